### Co serwer pisze do nieobecnych i strony, do których prowadzą jego e-maile.

## Kolej na ruch

notice-title = Twoja kolej: { $game }
notice-text = Teraz twoja kolej. Przy stole grają też: { $names }.
notice-trial-title = Mindtable: wiadomość próbna
notice-trial-text = Tak powiadomimy cię, że nadeszła twoja kolej.
notice-mail-stop = Nie chcę więcej takich e-maili: { $url }

## Pytanie do adresu e-mail

mail-confirm-subject = Mindtable: czy możemy do ciebie pisać?
mail-confirm-text =
    Ktoś o imieniu { $name } podał ten adres w Mindtable, aby dostawać e-maile, gdy nadejdzie jego kolej.

    Jeśli to ty, potwierdź tutaj:

    { $url }

    Jeśli nie, po prostu zignoruj tę wiadomość. Więcej nie napiszemy.
mail-confirm-title = Wiadomości od Mindtable
mail-confirm-question = Czy wysyłać e-maile na adres { $email }, gdy nadejdzie twoja kolej?
mail-confirm-button = Tak, wysyłajcie
mail-confirm-done = Gotowe. Gdy nadejdzie twoja kolej, wyślemy e-mail na adres { $email }.
mail-stop-title = Wiadomości od Mindtable
mail-stop-question = Czy przestać wysyłać e-maile na adres { $email }?
mail-stop-button = Tak, przestańcie
mail-stop-done = Gotowe. Nie wyślemy więcej e-maili na adres { $email }.
mail-link-old = Ten link jest już nieważny.
