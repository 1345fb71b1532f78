### Co serwer pisze do nieobecnych i strony, do których prowadzą jego listy.

## Kolej na ruch

notice-title = Twoja kolej: { $game }
notice-text = Teraz twoja kolej przy stole, przy którym grają także: { $names }.
notice-trial-title = Mindtable: próba
notice-trial-text = W ten sposób dowiesz się, że nadeszła twoja kolej.
notice-mail-stop = Nie chcę więcej takich listów: { $url }

## Pytanie do adresu e-mail

mail-confirm-subject = Mindtable: czy możemy do ciebie pisać?
mail-confirm-text =
    Ten adres podano w Mindtable (imię: { $name }), aby otrzymywać e-maile, gdy nadejdzie kolej na ruch.

    Jeśli to ty, potwierdź tutaj:

    { $url }

    Jeśli nie, nie rób nic: kolejny list nie przyjdzie.
mail-confirm-title = Listy z Mindtable
mail-confirm-question = Czy pisać na adres { $email }, gdy nadejdzie twoja kolej?
mail-confirm-button = Tak, piszcie do mnie
mail-confirm-done = Gotowe: gdy nadejdzie twoja kolej, napiszemy na adres { $email }.
mail-stop-title = Listy z Mindtable
mail-stop-question = Czy nie pisać więcej na adres { $email }?
mail-stop-button = Nie piszcie więcej
mail-stop-done = Gotowe: nie napiszemy więcej na adres { $email }.
mail-link-old = Ten odnośnik jest już nieważny.
