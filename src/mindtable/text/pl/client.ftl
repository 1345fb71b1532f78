### Co mówi klient w przeglądarce.

## Wszędzie

client-close = Zamknij
client-cancel = Anuluj
client-keep = Zapisz
client-copy = Kopiuj
client-copied = Skopiowano.
client-loading = Chwileczkę …
client-try-again = Spróbuj ponownie
client-reload = Wczytaj stronę od nowa
client-page-failed = Nie udało się wczytać tej strony.
client-offline = Brak połączenia. Zasady i karty można nadal czytać; stoły wrócą same.
client-offline-refused = Serwer jest teraz nieosiągalny.
client-went-wrong = Coś poszło nie tak. Spróbuj ponownie.
client-never-ask = Nie pytaj więcej
client-skip-to-content = Przejdź do treści
client-percent = { $value } %
client-missing = Tu nic nie ma
client-missing-help = Być może w adresie jest błąd albo to, co tu było, już nie istnieje.

## Nawigacja

client-nav = Strony
client-nav-home = Start
client-nav-rules = Zasady
client-nav-cards = Karty
client-nav-statistics = Statystyki
client-nav-about = O projekcie
client-nav-settings = Ustawienia
client-nav-account = Ty
client-menu = Menu
client-games = Gry
client-game = Gra
client-language = Język
client-guest = Gość

## Start

client-welcome = Usiądź do stołu
client-welcome-about = Wielkie gry o umyśle, w których całe liczenie robi się samo: w pojedynkę z botami, ze znajomymi przez sieć albo razem przy jednym ekranie.
client-continue = Graj dalej
client-go-on = Dalej
client-play = Graj
client-play-bots = Zagraj z botami
client-new-table = Nowy stół
client-players = Gracze
client-bots = Boty
client-bot = Bot
client-bot-level = Poziom botów
client-level-time = Namyśla się nad wyborem do { $seconds } s.
client-join = Dołącz kodem
client-join-help = Masz od kogoś kod albo link? Wpisz go tutaj.
client-join-go = Dołącz
client-join-empty = Najpierw wpisz kod.
client-code = Kod stołu
client-open-tables = Otwarte stoły
client-open-tables-none = Nikt teraz nie czeka na graczy.
client-look = Zobacz
client-finished = Zakończone gry
client-your-turn = Twoja kolej
client-state-open = Czeka na graczy
client-state-playing = W toku
client-state-paused = Przerwa
client-state-over = Koniec
client-free-seats = { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }

## Nowy stół

client-who-plays = Kto gra
client-seat-for = Kto tu siedzi: { $seat }
client-seat-me = Ja tu gram
client-seat-open-wish = Wolne dla innych
client-seats-at-once = Gra zacznie się od razu.
client-seats-open = Dostaniesz link dla pozostałych; gra zacznie się, gdy wszystkie miejsca będą zajęte.
client-seats-hot = Dzielicie ten ekran: przed każdą zmianą gracza stół się zasłania.
client-keeping = Stół
client-listed = Na liście
client-listed-help = Każdy widzi stół na stronie startowej i może zająć wolne miejsce albo patrzeć.
client-rated = Rankingowa
client-rated-help = Wynik zmienia twój ranking; podpowiedzi są wyłączone.
client-clock = Zegar
client-clock-none = Brak
client-clock-live = Na żywo
client-clock-by-days = Na dni
client-clock-minutes = Minuty na całą grę
client-clock-extra = Dodatkowe sekundy za każdą turę
client-clock-each = Dni na każdą turę
client-clock-help = Zegar przypomina i pokazuje; nikogo nie wyrzuca z gry.
client-clock-left = Pozostały czas
client-clock-days = { $days ->
        [one] 1 dzień { $time }
        [few] { $days } dni { $time }
       *[many] { $days } dni { $time }
    }
client-group-seats = Miejsca
client-group-rules = Zasady
client-group-modules = Moduły
client-group-other = Więcej
client-option-usual = Jak zwykle
client-option-reset = Wróć do zwykłej wartości
client-option-clash = Nie łączy się z „{ $option }: { $value }”; tamto by się zmieniło.
client-open-table = Otwórz stół
client-import = Wczytaj grę z pliku …
client-import-differs = Zasady się zmieniły
client-import-until = Otwórz stan sprzed ruchu { $move }

## Przy stole przed grą

client-lobby-seats = Miejsca
client-sit = Usiądź
client-stand-up = Wstań
client-add-bot = Dodaj bota
client-change-bot = Zmień poziom
client-remove-bot = Usuń
client-invite = Zaproś
client-invite-help = Wyślij ten link albo podaj kod. Nikt nie potrzebuje konta.
client-invite-link = Link dla innych
client-invited = Zaproszenie do stołu
client-watch = Tylko patrz
client-start-wait = { $count ->
        [one] Gra zacznie się sama, gdy ostatnie wolne miejsce będzie zajęte.
        [few] Gra zacznie się sama, gdy { $count } wolne miejsca będą zajęte.
       *[many] Gra zacznie się sama, gdy { $count } wolnych miejsc będzie zajętych.
    }
client-your-name = Twoje imię
client-name-kept = Inni widzą teraz: { $name }
client-name-help = Tak nazywają cię inni przy stole. Do gry nie trzeba niczego więcej.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = wolne miejsce
client-seat-kept = zarezerwowane dla: { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Bot w zastępstwie: { $level }
client-seat-online = przy stole
client-seat-away = poza stołem
client-seat-left = miejsce opuszczone

## Gra

client-you = ty
client-decides = decyduje
client-standings = Wyniki
client-side-points = { $points ->
        [one] { $names }: 1 punkt
        [few] { $names }: { $points } punkty
       *[many] { $names }: { $points } punktów
    }
client-views = Widoki
client-side = Dziennik, rozmowa i gracze
client-tab-board = Plansza
client-tab-mine = Moje
client-tab-others = Inni
client-tab-log = Dziennik
client-tab-talk = Dziennik
client-tab-chat = Rozmowa
client-tab-players = Gracze
client-tab-notes = Notatki
client-tab-asked = Tu odpowiesz na to, o co gra teraz pyta.
client-tab-news = { $count ->
        [one] { $tab }, 1 nowa wiadomość
        [few] { $tab }, { $count } nowe wiadomości
       *[many] { $tab }, { $count } nowych wiadomości
    }
client-bar = Co teraz zrobić
client-main-choices = Główne wybory
client-turn-tools = Narzędzia tury
client-choose-one = Wybierz jedno
client-choices-count = { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
client-all-choices = { $count ->
        [one] 1 możliwość
        [few] Wszystkie { $count } możliwości
       *[many] Wszystkie { $count } możliwości
    }
client-all-choices-help = Wszystko, co możesz teraz zrobić, słowami, z filtrem i podglądem.
client-choice-list = Wszystkie możliwości
client-filter = Filtruj …
client-show-all = Pokaż wszystkie
client-nothing-fits = Nic nie pasuje.
client-not-now = Teraz niemożliwe – dlaczego?
client-why-not = Dlaczego nie?
client-which = Co z tego?
client-preview = Co by to dało
client-preview-more = { $count ->
        [one] i jeszcze 1 krok
        [few] i jeszcze { $count } kroki
       *[many] i jeszcze { $count } kroków
    }
client-preview-help = Wskaż możliwość, aby zobaczyć, co by dała.
client-preview-goes-on = Wybór prowadzi do kolejnego pytania.
client-preview-unknown = Co będzie dalej, nie wiadomo: zdecyduje los albo tajemnica.
client-undo = Cofnij
client-undo-help = Cofa twój ostatni wybór.
client-undo-nothing = Nie ma czego cofnąć.
client-restart = Zacznij turę od nowa
client-restart-help = Cofa twoje wybory z tej tury, o ile nic nowego się nie ujawniło.
client-hint = Podpowiedź
client-hint-help = Co zrobiłby silny bot i dlaczego.
client-hint-thinking = Bot się namyśla …
client-hint-none = Nie ma czego doradzić.
client-hint-do = Zrób to
client-hint-explain = Liczby mówią, o ile lepiej bot ocenia sytuację po tym wyborze i po tym, co zrobiłby dalej.
client-skip = Pomiń
client-watching = Zobacz, co się dzieje …
client-waiting-for = { $count ->
        [one] Decyduje: { $names }
        [few] Decydują: { $names }
       *[many] Decydują: { $names }
    }
client-paused = Przy stole jest przerwa.
client-warning = Na pewno?
client-end-turn-ask = Zakończyć turę?
client-end-turn-help = Gdy ruch przejdzie do innych, nie da się tego cofnąć.
client-uncertain-help = To coś ujawni i nie będzie można tego cofnąć.
client-do-it = Zrób to
client-just-happened = Co się właśnie stało
client-nothing-yet = Jeszcze nic.
client-position-as-data = Pozycja jako dane
client-symbols = Symbole
client-zoom = Powiększenie

## Dziennik, rozmowa, notatki

client-log = Co się działo
client-log-empty = Jeszcze nic się nie wydarzyło.
client-log-undone = (cofnięte)
client-log-go = Pokaż pozycję { $number }
client-chat-to = Rozmowa z
client-chat-table = Stół
client-chat-team = Drużyna
client-chat-say = Powiedz coś …
client-chat-say-team = Powiedz coś drużynie …
client-chat-send = Wyślij
client-chat-empty = Nikt jeszcze nic nie powiedział.
client-points-at = wskazuje: { $place }
client-plans = planuje: { $place }
client-plan-clear = Wyczyść plan
client-pointing = Wskazywanie (Alt + klik):
client-pointing-table = wszystkim
client-pointing-team = mojej drużynie
client-pointing-plan = do planu drużyny
client-notes = Twoje notatki
client-notes-help = Tylko ty widzisz, co tu napiszesz.
client-notes-kept = Zapisano
client-notes-typing = Jeszcze nie zapisano …
client-notes-failed = Nie udało się zapisać; spróbujemy ponownie.

## Osoby przy stole

client-look-from = Patrz stąd
client-retake = Wróć na miejsce
client-replace = Zastąp botem …
client-replace-help = Bot zagra dalej, jeśli wszyscy inni się zgodzą. Na miejsce można wrócić w każdej chwili.
client-replace-ask = Zapytaj innych
client-leave = Odejdź od stołu
client-leave-seat = Odejdź
client-leave-ask = Odejść od stołu?
client-leave-help = Inni mogą zastąpić cię botem; możesz wrócić na swoje miejsce.
client-leave-rated = Ta gra jest rankingowa: odejście liczy się jako przegrana, nawet jeśli wrócisz.
client-pause = Zrób przerwę
client-resume = Zakończ przerwę
client-copy-invite = Kopiuj zaproszenie
client-ask-rewind = Poproś o cofnięcie mojego wyboru
client-ask-rewind-help = Po nowej informacji tylko za zgodą wszystkich.
client-ask-all = Zapytaj wszystkich
client-agree = Zgoda
client-refuse = Odmów
client-withdraw = Wycofaj prośbę
client-rewind = Cofnij mój ostatni wybór
client-rewind-help = Grasz tylko z botami, więc nikt inny nie musi się zgadzać.
client-has-left = { $name } – miejsce opuszczone. Do czasu powrotu może zagrać bot.
client-is-away = { $name } – to teraz tura tej osoby, ale nie ma jej przy stole. Do czasu powrotu może zagrać bot.
client-is-away-until = { $name } – to teraz tura tej osoby, ale nie ma jej przy stole. Bot może zagrać za { $time }.
client-stand-in = Niech zagra bot
client-wish-rewind = Prośba o cofnięcie gry do pozycji { $number }: { $name }
client-wish-save = Prośba o zapis trwającej gry do pliku, który pokaże wszystkie tajemnice: { $name }
client-wish-stand-in = Prośba o bota w zastępstwie: { $name }. Miejsce: { $of }, bot: { $level }
client-wish-agreed = Zgoda: { $names }
client-wish-waits = Czekamy na pozostałych

## Jeden ekran dla kilku

client-hand-over = Teraz kolej gracza: { $name }
client-hand-over-help = Przekaż ekran. Nic nie będzie widać, dopóki następny gracz nie będzie gotów.
client-hand-over-ready = { $name }: pokaż mój stół

## Powrót

client-absence = Od twojej ostatniej tury
client-absence-to-you = Tobie
client-absence-others = Innym i na planszy
client-absence-earlier = { $count ->
        [one] Pokaż 1 wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
       *[many] Pokaż { $count } wcześniejszych wpisów
    }
client-absence-watch = Obejrzyj
client-absence-go-on = Dalej
client-line-connecting = Łączenie …
client-line-waiting = Połączenie zerwane; próba za { $seconds } s
client-line-now = Teraz
client-line-closed = Brak połączenia
client-line-broken = Połączenie się zerwało; twój ruch mógł nie dotrzeć. Spójrz na stół, zanim spróbujesz ponownie.

## Koniec

client-end = Koniec gry
client-end-you-won = Wygrywasz
client-end-won = { $count ->
        [one] Wygrywa: { $names }
        [few] Wygrywają: { $names }
       *[many] Wygrywają: { $names }
    }
client-end-nobody = Nikt nie wygrał.
client-end-results = Wyniki
client-end-player = Gracz
client-end-points = Punkty
client-end-rating = Ranking
client-end-chart = Jak rosły punkty
client-chart-label = Punkty w trakcie gry
client-show-result = Pokaż wynik
client-rematch = Zagraj ponownie
client-rematch-rotated = Ponownie, inne miejsca
client-rematch-go = Do rewanżu
client-rematch-join = Dołącz do rewanżu
client-mute-table = Wycisz ten stół
client-unmute-table = Znowu powiadamiaj o tym stole
client-mute-table-help = Żadnych powiadomień, e-maili ani wywołań o tym stole; nadal na ciebie czeka.
client-muted = Ten stół jest wyciszony.
client-unmuted = Powiadomienia o tym stole znów będą przychodzić.
client-export = Zapisz do pliku
client-export-help = Cała gra jako tekst: zapis, powtórka i zgłoszenie błędu w jednym.
client-export-agree = Plik z trwającej gry pokazuje wszystkie tajemnice, więc wszyscy przy stole muszą się zgodzić.
client-export-agreed = Gdy wszyscy się zgodzą, każdy może zapisać plik.

## Powtórka

client-replay = Powtórka
client-replay-position = { $number } z { $last }
client-replay-beginning = Początek
client-replay-stop = Zatrzymaj
client-scrub = Przechodzenie przez grę
client-scrub-position = Pozycja
client-seen-by = Widok
client-seen-by-spectator = Oczami widza
client-seen-by-seat = Widok gracza: { $name }
client-copy-address = Kopiuj adres tej pozycji
client-to-table = Do stołu

## Zasady i karty

client-rule = Zasada
client-rule-in-place = Pokaż wśród zasad
client-rules-about = Każda zasada naszymi słowami, jedna po drugiej; prowadzą tu odmowy i dymki.
client-rules-search = Szukaj w zasadach …
client-rules-chapters = Rozdziały
client-edition = Wydanie
client-editions-all = Wszystkie wydania
client-cards-about = Wszystkie karty, płytki i plansze wraz z tym, skąd są ich wartości.
client-cards-ours = { $count ->
        [one] 1 z { $all } to nasza rekonstrukcja: jej wartości nie są publiczne.
        [few] { $count } z { $all } to nasze rekonstrukcje: ich wartości nie są publiczne.
       *[many] { $count } z { $all } to nasze rekonstrukcje: ich wartości nie są publiczne.
    }
client-cards-search = Szukaj kart …
client-cards-kind = Rodzaj
client-cards-all = Wszystkie rodzaje
client-cards-found = { $count ->
        [one] Znaleziono: 1
        [few] Znaleziono: { $count }
       *[many] Znaleziono: { $count }
    }
client-cards-more = { $count ->
        [one] Pokaż jeszcze 1
        [few] Pokaż jeszcze { $count }
       *[many] Pokaż jeszcze { $count }
    }
client-decks = Talie
client-decks-build = Buduj talie
client-provenance-rulebook = Instrukcja
client-provenance-rulebook-help = Tak mówi instrukcja.
client-provenance-public = Materiał publiczny
client-provenance-public-help = Z materiałów publicznych: zdjęć, filmów, odpowiedzi autorów.
client-provenance-reconstructed = Nasza rekonstrukcja
client-provenance-reconstructed-help = Wydrukowane wartości nie są publiczne; te są nasze, dobrane tak, by dobrze się grało. Kto ma grę, może nałożyć własne.
client-provenance-ruling = Nasze rozstrzygnięcie
client-provenance-ruling-help = Źródła milczą albo się różnią, więc gramy w ten sposób.

## Statystyki

client-stats-played = Rozegrane
client-stats-won = Wygrane
client-stats-share = Udział
client-stats-rating = Ranking
client-stats-by-game = Według gry
client-stats-rated = Gry rankingowe
client-stats-rated-help = Ranking to ostrożny szacunek, który rośnie z każdą grą; ± mówi, o ile może się jeszcze zmienić.
client-stats-changes = Jak zmieniał się twój ranking
client-stats-when = Kiedy
client-stats-change = Zmiana
client-stats-none = Tu pojawi się twoja pierwsza zakończona gra.

## Ustawienia

client-settings-look = Język i wygląd
client-theme = Kolory
client-theme-auto = Jak urządzenie
client-theme-light = Jasne
client-theme-dark = Ciemne
client-theme-contrast = Wysoki kontrast
client-text-size = Wielkość tekstu
client-settings-motion = Ruch
client-speed = Szybkość animacji
client-speed-still = Brak
client-speed-slow = Wolno
client-speed-normal = Normalnie
client-speed-fast = Szybko
client-motion = Ruch na stronie
client-motion-auto = Jak urządzenie
client-motion-on = Włączony
client-motion-off = Wyłączony
client-motion-help = Każdą animację można pominąć klawiszem „s”; stół zawsze kończy tak, jak przysłał go serwer.
client-settings-sound = Dźwięk
client-sound = Odtwarzaj dźwięki: twoja kolej, ruchy, rozmowa
client-volume = Głośność
client-sound-try = Wypróbuj
client-settings-play = Pomoc, pytania i ostrzeżenia
client-previews = Pokazuj, co dałby wybór
client-previews-help = Po wskazaniu wyboru albo przejściu do niego klawiaturą.
client-confirm-end-turn = Pytaj przed końcem mojej tury
client-confirm-restart-turn = Pytaj przed rozpoczęciem tury od nowa
client-confirm-uncertain = Pytaj przed wyborem, który coś ujawnia
client-confirm-hand-over = Zasłaniaj stół przed przekazaniem ekranu
client-confirm-absence = Mów, co się działo od mojej ostatniej tury
client-silenced = { $count ->
        [one] 1 ostrzeżenie jest wyłączone.
        [few] { $count } ostrzeżenia są wyłączone.
       *[many] { $count } ostrzeżeń jest wyłączonych.
    }
client-silenced-reset = Włącz wszystkie

## Konto i wiadomości

client-account = Konto
client-account-help = Potrzebne tylko po to, by rozpoznać cię w innej przeglądarce, i do rankingu.
client-account-as = Zalogowano jako „{ $login }”.
client-account-enter = Zaloguj się
client-account-open = Załóż konto
client-account-leave = Wyloguj się
client-account-admin = Administracja
client-account-opened = Konto założone.
client-account-in = Witaj ponownie.
client-account-out = Wylogowano.
client-login = Login
client-login-help = Od 3 do 40 liter, cyfr, kropek, myślników lub podkreśleń.
client-password = Hasło
client-password-help = Co najmniej 8 znaków.
client-password-new = Nowe hasło
client-password-change = Zmień hasło
client-password-changed = Hasło zmienione.
client-forget = Usuń moje konto
client-forget-ask = Usunąć konto?
client-forget-help = Imię, ustawienia i ranking zostaną zapomniane. Najpierw wpisz hasło. Tego nie da się cofnąć.
client-forgotten = Konto usunięte.
client-notices = Gdy przyjdzie twoja kolej
client-notices-help = Do gier na dni: każdy podany sposób zadziała raz na turę.
client-notices-push = Wiadomość z przeglądarki
client-notices-denied = Przeglądarka nie pozwala tej stronie na wiadomości.
client-notices-email = E-mail
client-notices-webhook = Adres webhooka
client-notices-form = Format webhooka
client-notices-kept = Zapisano.
client-notices-try = Wyślij próbną
client-notices-sent = Wysłano: { $way }
client-notices-unsent = Nie udało się wysłać: { $way }

## O projekcie

client-about-what = Czym jest Mindtable
client-about-what-text = Stół do gier planszowych: { $games }. Prowadzi rachunki, objaśnia każdy symbol, a gdy czegoś odmawia, mówi dlaczego i według której zasady.
client-about-unofficial = Nieoficjalnie
client-about-unofficial-text = To projekt fanowski, niezwiązany z autorami ani wydawcami gier i przez nich niewspierany. Gry i ich nazwy należą do właścicieli. Teksty zasad i rysunki są nasze własne. Kup te gry, są piękne.
client-about-reconstructed = Co jest rekonstrukcją
client-about-reconstructed-text = Zasady idą za instrukcjami punkt po punkcie. Nie wszystkie wydrukowane wartości kart są publiczne; tam, gdzie nie są, stworzyliśmy własne i każdą oznaczyliśmy.
client-about-see-cards = Zobacz karty
client-about-see-rules = Przeczytaj zasady
client-about-privacy = Co o tobie przechowujemy
client-about-privacy-text = Twoje imię, stoły i ustawienia: na serwerze, na którym grasz, i w tej przeglądarce. Rozpoznaje cię jedno ciasteczko. Nic nie jest wysyłane nigdzie indziej.

## Klawisze

client-keys = Klawisze
client-key-help = Pokaż te klawisze
client-key-tab = Od rzeczy do rzeczy
client-key-log = W dzienniku: od wiersza do wiersza
client-key-escape = Zamknij, puść
client-key-pin = Przypnij dymek, by otworzyć jego link
client-key-number = Wybierz numerem
client-key-list = Lista wszystkich możliwości
client-key-arrows = Przechodź przez możliwości
client-key-enter = Weź wybraną możliwość
client-key-end = Zakończ turę
client-key-zoom-in = Powiększ
client-key-zoom-out = Pomniejsz
client-key-fit = Pokaż całą planszę
client-key-pan = Przesuń planszę
client-key-first = Na początek
client-key-previous = Krok wstecz
client-key-next = Krok dalej
client-key-last = Na koniec
client-key-play = Odtwarzaj

## Nauka

client-nav-tutorial = Nauka
client-tutorial-about = Ucz się, grając: zacznij od pierwszej gry, potem wybierz krótkie lekcje. W każdym kroku coś robisz, a przerwać i wrócić możesz w każdej chwili.
client-tutorial-learn = Naucz się, grając
client-tutorial-done = Ukończone: { $done } z { $of }
client-tutorial-minutes = Około { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}
client-tutorial-finished = ukończona
client-tutorial-start = Zacznij
client-tutorial-resume = Kontynuuj
client-tutorial-again = Od nowa
client-tutorial-lesson = Lekcja: { $lesson }
client-coach = Trener
client-coach-step = Krok { $step } z { $of }
client-coach-end = Lekcja ukończona
client-coach-continue = Dalej
client-coach-your-move = Twój ruch
client-coach-read-first = Przeczytaj słowa trenera i przejdź dalej
client-coach-leave = Opuść lekcję; możesz do niej wrócić później
client-coach-next = Następna: { $lesson }
client-coach-all = Wszystkie lekcje
client-coach-play = Zagraj

## Zachowanie

client-state-closed = Zamknięty przez gospodarza
client-person-menu = Zablokuj lub zgłoś: { $name }
client-block = Zablokuj
client-block-short = Bez wspólnego stołu i bez czatu.
client-block-ask = Zablokować: { $name }?
client-block-help = Nie usiądziecie już przy tym samym stole i żadne z was nie zobaczy, co pisze drugie. Gra, w którą właśnie gracie, toczy się dalej. Nikt się nie dowie, że jest u ciebie na liście zablokowanych.
client-blocked = Zablokowano: { $name }. Możesz to cofnąć w ustawieniach.
client-blocks = Zablokowane osoby
client-blocks-none = Nie blokujesz nikogo.
client-unblock = Odblokuj
client-unblock-name = Odblokuj: { $name }
client-unblocked = Odblokowano: { $name }.
client-report = Zgłoś
client-report-short = Powiedz gospodarzowi, co się stało.
client-report-title = Zgłoszenie: { $name }
client-report-words = Co się stało?
client-report-help = Gospodarz dostanie twoje słowa, dziennik stołu taki, jaki widzieli wszyscy, i czat taki, jaki był widoczny dla ciebie.
client-report-send = Wyślij zgłoszenie
client-reported = Gospodarz ma twoje zgłoszenie.
client-chat-mute = Wycisz ten czat
client-chat-muted = Czat tego stołu jest wyciszony.
client-host-warning = Ostrzeżenie od gospodarza
client-host-warning-read = Przeczytane
client-barred = Nie możesz tu grać
