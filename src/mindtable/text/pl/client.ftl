### Co mówi klient w przeglądarce.

## Wszędzie

client-close = Zamknij
client-cancel = Anuluj
client-keep = Zapisz
client-copy = Kopiuj
client-copied = Skopiowano.
client-loading = Chwileczkę…
client-try-again = Spróbuj ponownie
client-reload = Wczytaj stronę ponownie
client-page-failed = Nie udało się wczytać tej strony.
client-offline = Jesteś offline. Zasady i karty nadal można czytać, a stoły wrócą po połączeniu.
client-offline-refused = Serwer jest teraz niedostępny.
client-went-wrong = Coś poszło nie tak. Spróbuj ponownie.
client-never-ask = Nie pytaj więcej
client-skip-to-content = Przejdź do treści
client-percent = { $value }%
client-missing = Tu nic nie ma
client-missing-help = Być może w adresie jest błąd albo tej strony już nie ma.

## Nawigacja

client-nav = Strony
client-nav-home = Start
client-nav-rules = Zasady
client-nav-cards = Karty
client-nav-statistics = Statystyki
client-nav-about = O projekcie
client-nav-settings = Ustawienia
client-nav-account = Konto
client-menu = Menu
client-games = Gry
client-game = Gra
client-language = Język
client-guest = Gość

## Start

client-welcome = Usiądź do stołu
client-welcome-about = Wielkie gry o umyśle, w których wszystko liczy się samo. Graj w pojedynkę z botami, ze znajomymi przez internet albo razem przy jednym ekranie.
client-continue = Trwające gry
client-go-on = Kontynuuj
client-play = Graj
client-play-bots = Zagraj z botami
client-new-table = Nowy stół
client-players = Gracze
client-bots = Boty
client-bot = Bot
client-bot-level = Poziom botów
client-level-time = Namyśla się do { $seconds } s nad każdym wyborem.
client-join = Dołącz za pomocą kodu
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
client-seat-for = Kto gra jako { $seat }?
client-seat-me = Ja
client-seat-open-wish = Wolne dla innych
client-seats-at-once = Gra zacznie się od razu.
client-seats-open = Dostaniesz link dla pozostałych. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
client-seats-hot = Gracie przy jednym ekranie: przed każdą zmianą gracza stół się zasłania.
client-keeping = Ustawienia stołu
client-listed = Na liście
client-listed-help = Stół widać na stronie głównej i każdy może zająć wolne miejsce albo oglądać grę.
client-rated = Rankingowa
client-rated-help = Wynik zmienia twój ranking. Podpowiedzi są wyłączone.
client-clock = Zegar
client-clock-none = Brak
client-clock-live = Na żywo
client-clock-by-days = Korespondencyjnie
client-clock-minutes = Minuty na całą grę
client-clock-extra = Dodatkowe sekundy na turę
client-clock-each = Dni na turę
client-clock-help = Zegar tylko przypomina o czasie: nikt nie traci przez niego miejsca.
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
client-option-usual = Domyślnie
client-option-reset = Przywróć domyślne
client-option-clash = Wyklucza się z „{ $option }: { $value }”. Tamto ustawienie się zmieni.
client-open-table = Otwórz stół
client-import = Wczytaj grę z pliku…
client-import-differs = Zasady się zmieniły
client-import-until = Otwórz pozycję sprzed ruchu { $move }

## Przy stole przed grą

client-lobby-seats = Miejsca
client-sit = Usiądź
client-stand-up = Wstań
client-add-bot = Dodaj bota
client-change-bot = Zmień poziom
client-remove-bot = Usuń
client-invite = Zaproś
client-invite-help = Wyślij ten link albo podaj kod. Nikt nie potrzebuje konta.
client-invite-link = Link z zaproszeniem
client-invited = Masz zaproszenie do stołu
client-watch = Tylko oglądaj
client-start-wait = { $count ->
        [one] Gra zacznie się, gdy ktoś zajmie ostatnie wolne miejsce.
        [few] Gra zacznie się, gdy { $count } wolne miejsca będą zajęte.
       *[many] Gra zacznie się, gdy { $count } wolnych miejsc będzie zajętych.
    }
client-your-name = Twoje imię
client-name-kept = Inni widzą cię teraz jako „{ $name }”.
client-name-help = To imię widzą inni przy stole. Do gry nie trzeba niczego więcej.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = wolne miejsce
client-seat-kept = zarezerwowane dla: { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Bot w zastępstwie: { $level }
client-seat-online = online
client-seat-away = offline
client-seat-left = poza grą

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
client-side = Dziennik, czat i gracze
client-tab-board = Plansza
client-tab-mine = Moje
client-tab-others = Inni
client-tab-log = Dziennik
client-tab-talk = Dziennik
client-tab-chat = Czat
client-tab-players = Gracze
client-tab-notes = Notatki
client-tab-asked = Tu odpowiesz na bieżące pytanie.
client-tab-news = { $count ->
        [one] { $tab }, 1 nowa wiadomość
        [few] { $tab }, { $count } nowe wiadomości
       *[many] { $tab }, { $count } nowych wiadomości
    }
client-bar = Co teraz zrobić
client-main-choices = Główne wybory
client-turn-tools = Narzędzia tury
client-choose-one = Wybierz jedną możliwość
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
client-all-choices-help = Wszystko, co możesz teraz zrobić: opisane słowami, z filtrem i podglądem.
client-choice-list = Wszystkie możliwości
client-filter = Filtruj…
client-show-all = Pokaż wszystkie
client-nothing-fits = Brak wyników.
client-not-now = Czego teraz nie można zrobić i dlaczego
client-why-not = Dlaczego nie?
client-which = Którą możliwość?
client-preview = Co się stanie
client-preview-more = { $count ->
        [one] i jeszcze 1 krok
        [few] i jeszcze { $count } kroki
       *[many] i jeszcze { $count } kroków
    }
client-preview-help = Najedź na możliwość, aby zobaczyć, co da.
client-preview-goes-on = Ten wybór prowadzi do kolejnego pytania.
client-preview-unknown = Nie wiadomo, co będzie dalej: rozstrzygnie los albo czyjaś tajna decyzja.
client-undo = Cofnij
client-undo-help = Cofa twój ostatni wybór.
client-undo-nothing = Nie ma czego cofnąć.
client-restart = Zacznij turę od nowa
client-restart-help = Cofa twoje wybory z tej tury, aż do miejsca, w którym ujawniło się coś nowego.
client-hint = Podpowiedź
client-hint-help = Co zrobiłby silny bot i dlaczego.
client-hint-thinking = Bot się namyśla…
client-hint-none = Teraz brak podpowiedzi.
client-hint-do = Zagraj tak
client-hint-explain = Liczby pokazują, o ile według bota poprawi się twoja sytuacja po tym wyborze i najlepszym dalszym ruchu.
client-skip = Pomiń
client-watching = Zobacz, co się dzieje…
client-waiting-for = { $count ->
        [one] Decyduje { $names }.
        [few] Decydują: { $names }.
       *[many] Decydują: { $names }.
    }
client-paused = Przy stole jest przerwa.
client-warning = Na pewno?
client-end-turn-ask = Zakończyć turę?
client-end-turn-help = Gdy kolej przejdzie na innych, nie da się tego cofnąć.
client-uncertain-help = To ujawni coś nowego i nie da się tego cofnąć.
client-do-it = Wykonaj
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
client-chat-to = Czat z
client-chat-table = Stół
client-chat-team = Drużyna
client-chat-say = Napisz coś…
client-chat-say-team = Napisz coś do drużyny…
client-chat-send = Wyślij
client-chat-empty = Nikt jeszcze nic nie napisał.
client-points-at = wskazuje: { $place }
client-plans = zaznacza w planie: { $place }
client-plan-clear = Wyczyść plan
client-pointing = Wskazywanie (Alt + klik):
client-pointing-table = wszystkim
client-pointing-team = mojej drużynie
client-pointing-plan = w planie drużyny
client-notes = Twoje notatki
client-notes-help = Tylko ty widzisz, co tu napiszesz.
client-notes-kept = Zapisano
client-notes-typing = Jeszcze nie zapisano…
client-notes-failed = Nie udało się zapisać. Spróbujemy ponownie.

## Gracze przy stole

client-look-from = Zobacz stół z tego miejsca
client-retake = Wróć na miejsce
client-replace = Zastąp botem…
client-replace-help = Bot zagra dalej, jeśli zgodzą się wszyscy pozostali. Gracz może wrócić na swoje miejsce w każdej chwili.
client-replace-ask = Zapytaj innych
client-leave = Odejdź od stołu
client-leave-seat = Odejdź
client-leave-ask = Odejść od stołu?
client-leave-help = Inni mogą zastąpić cię botem. W każdej chwili możesz wrócić na swoje miejsce.
client-leave-rated = Ta gra jest rankingowa: odejście liczy się jako przegrana, nawet jeśli wrócisz.
client-pause = Zrób przerwę
client-resume = Wznów grę
client-copy-invite = Kopiuj zaproszenie
client-ask-rewind = Poproś o cofnięcie mojego wyboru
client-ask-rewind-help = Jeśli wybór coś ujawnił, muszą się zgodzić wszyscy.
client-ask-all = Zapytaj wszystkich
client-agree = Zgadzam się
client-refuse = Odmawiam
client-withdraw = Wycofaj prośbę
client-rewind = Cofnij mój ostatni wybór
client-rewind-help = Grasz tylko z botami, więc niczyja zgoda nie jest potrzebna.
client-has-left = { $name } już nie gra. Do czasu powrotu może zagrać bot.
client-is-away = { $name } ma teraz ruch, ale jest offline. Do czasu powrotu może zagrać bot.
client-is-away-until = { $name } ma teraz ruch, ale jest offline. Za { $time } może zagrać bot.
client-stand-in = Niech zagra bot
client-wish-rewind = { $name } prosi o cofnięcie gry do pozycji { $number }.
client-wish-save = { $name } prosi o zapis trwającej gry do pliku. Plik pokaże wszystkie tajemnice.
client-wish-stand-in = { $name } prosi o bota w zastępstwie. Miejsce: { $of }, bot: { $level }
client-wish-agreed = Na tak: { $names }
client-wish-waits = Czekamy na pozostałych

## Jeden ekran dla kilku

client-hand-over = Teraz gra { $name }
client-hand-over-help = Przekaż urządzenie. Nic nie będzie widać, dopóki następny gracz nie będzie gotowy.
client-hand-over-ready = Tu { $name }, pokaż mój stół

## Powrót

client-absence = Od twojej ostatniej tury
client-absence-to-you = Dotyczy ciebie
client-absence-others = Pozostałe
client-absence-earlier = { $count ->
        [one] Pokaż 1 wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
       *[many] Pokaż { $count } wcześniejszych wpisów
    }
client-absence-watch = Obejrzyj
client-absence-go-on = Graj dalej
client-line-connecting = Łączenie…
client-line-waiting = Utracono połączenie. Nowa próba za { $seconds } s.
client-line-now = Połącz teraz
client-line-closed = Brak połączenia
client-line-broken = Połączenie zostało przerwane i twój ruch mógł nie dotrzeć. Spójrz na stół, zanim spróbujesz ponownie.

## Koniec

client-end = Koniec gry
client-end-you-won = Wygrywasz
client-end-won = { $count ->
        [one] Wygrywa { $names }
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
client-rematch-rotated = Zagraj ponownie, ze zmianą miejsc
client-rematch-go = Przejdź do rewanżu
client-rematch-join = Dołącz do rewanżu
client-mute-table = Wycisz ten stół
client-unmute-table = Wyłącz wyciszenie stołu
client-mute-table-help = Nie będzie powiadomień push, e-maili ani webhooków o tym stole. Stół nadal na ciebie czeka.
client-muted = Ten stół jest wyciszony.
client-unmuted = Ten stół nie jest już wyciszony.
client-export = Zapisz do pliku
client-export-help = Cała gra jako tekst: zapis, powtórka i zgłoszenie błędu w jednym.
client-export-agree = Plik z trwającej gry pokazuje wszystkie tajemnice, więc wszyscy przy stole muszą się zgodzić.
client-export-agreed = Gdy wszyscy się zgodzą, każdy będzie mógł zapisać plik.

## Powtórka

client-replay = Powtórka
client-replay-position = { $number } z { $last }
client-replay-beginning = Początek
client-replay-stop = Zatrzymaj
client-scrub = Przewijanie gry
client-scrub-position = Pozycja
client-seen-by = Punkt widzenia
client-seen-by-spectator = Oczami widza
client-seen-by-seat = Oczami gracza: { $name }
client-copy-address = Kopiuj link do tej pozycji
client-to-table = Przejdź do stołu

## Zasady i karty

client-rule = Zasada
client-rule-in-place = Pokaż wśród zasad
client-rules-about = Każda zasada naszymi słowami, jedna po drugiej. Prowadzą tu linki z dymków i z wyjaśnień, dlaczego czegoś nie można zrobić.
client-rules-search = Szukaj w zasadach…
client-rules-chapters = Rozdziały
client-edition = Wydanie
client-editions-all = Wszystkie wydania
client-cards-about = Wszystkie karty, płytki i plansze, z informacją, skąd pochodzą ich wartości.
client-cards-ours = { $count ->
        [one] Nasza rekonstrukcja: 1 z { $all }. Prawdziwych wartości nie opublikowano.
        [few] Nasze rekonstrukcje: { $count } z { $all }. Prawdziwych wartości nie opublikowano.
       *[many] Nasze rekonstrukcje: { $count } z { $all }. Prawdziwych wartości nie opublikowano.
    }
client-cards-search = Szukaj kart…
client-cards-kind = Rodzaj
client-cards-all = Wszystkie rodzaje
client-cards-found = Znaleziono: { $count }
client-cards-more = Pokaż kolejne ({ $count })
client-decks = Talie
client-decks-build = Buduj talie
client-provenance-rulebook = Instrukcja
client-provenance-rulebook-help = Tak mówi instrukcja.
client-provenance-public = Materiały publiczne
client-provenance-public-help = Z materiałów publicznych: zdjęć, filmów, odpowiedzi autorów.
client-provenance-reconstructed = Nasza rekonstrukcja
client-provenance-reconstructed-help = Wydrukowane wartości nie są publiczne. Te są nasze, dobrane tak, by dobrze się grało. Kto ma grę, może je zastąpić prawdziwymi.
client-provenance-ruling = Nasze rozstrzygnięcie
client-provenance-ruling-help = Źródła milczą albo są sprzeczne, więc gramy w ten sposób.

## Statystyki

client-stats-played = Rozegrane
client-stats-won = Wygrane
client-stats-share = Skuteczność
client-stats-rating = Ranking
client-stats-by-game = Według gry
client-stats-rated = Gry rankingowe
client-stats-rated-help = Ranking to ostrożny szacunek, coraz pewniejszy z każdą grą. Znak ± mówi, o ile może się jeszcze zmienić.
client-stats-changes = Jak zmieniał się twój ranking
client-stats-when = Kiedy
client-stats-change = Zmiana
client-stats-none = Tu pojawi się twoja pierwsza zakończona gra.

## Ustawienia

client-settings-look = Język i wygląd
client-theme = Kolory
client-theme-auto = Jak w urządzeniu
client-theme-light = Jasne
client-theme-dark = Ciemne
client-theme-contrast = Wysoki kontrast
client-text-size = Wielkość tekstu
client-printed = Pokazuj drukowane angielskie nazwy kart
client-printed-help = W nawiasie obok tłumaczenia, dla stołów z angielskim wydaniem.
client-settings-motion = Ruch
client-speed = Szybkość animacji
client-speed-still = Brak
client-speed-slow = Wolno
client-speed-normal = Normalnie
client-speed-fast = Szybko
client-motion = Ruch na stronie
client-motion-auto = Jak w urządzeniu
client-motion-on = Włączony
client-motion-off = Wyłączony
client-motion-help = Każdą animację można pominąć klawiszem „s”. Na koniec stół zawsze wygląda tak, jak przysłał go serwer.
client-settings-sound = Dźwięk
client-sound = Odtwarzaj dźwięki: moja kolej, ruchy, czat
client-volume = Głośność
client-sound-try = Wypróbuj
client-settings-play = Pomoc, pytania i ostrzeżenia
client-previews = Pokazuj, co da wybór
client-previews-help = Po najechaniu na możliwość albo przejściu do niej klawiaturą.
client-confirm-end-turn = Pytaj przed końcem mojej tury
client-confirm-restart-turn = Pytaj, zanim zacznę turę od nowa
client-confirm-uncertain = Pytaj przed wyborem, który coś ujawnia
client-confirm-hand-over = Zasłaniaj stół przed przekazaniem ekranu
client-confirm-absence = Informuj, co się działo od mojej ostatniej tury
client-silenced = { $count ->
        [one] 1 ostrzeżenie jest wyłączone.
        [few] { $count } ostrzeżenia są wyłączone.
       *[many] { $count } ostrzeżeń jest wyłączonych.
    }
client-silenced-reset = Włącz wszystkie

## Konto i wiadomości

client-account = Logowanie
client-account-help = Konto potrzebne jest tylko do rankingu i po to, by rozpoznać cię w innej przeglądarce.
client-account-as = Zalogowano jako „{ $login }”.
client-account-enter = Zaloguj się
client-account-open = Załóż konto
client-account-leave = Wyloguj się
client-account-admin = Panel administratora
client-account-opened = Konto zostało założone.
client-account-in = Witaj ponownie.
client-account-out = Wylogowano.
client-login = Login
client-login-help = Od 3 do 40 liter, cyfr, kropek, myślników lub podkreśleń.
client-password = Hasło
client-password-help = Co najmniej 8 znaków.
client-password-new = Nowe hasło
client-password-change = Zmień hasło
client-password-changed = Hasło zostało zmienione.
client-forget = Usuń moje konto
client-forget-ask = Usunąć konto?
client-forget-help = Twoje imię, ustawienia i ranking zostaną usunięte. Najpierw wpisz hasło. Usunięcia nie da się cofnąć.
client-forgotten = Twoje konto zostało usunięte.
client-notices = Gdy nadejdzie twoja kolej
client-notices-help = Przydaje się w grach korespondencyjnych. Wiadomość przychodzi raz na turę, każdą z podanych dróg.
client-notices-push = Powiadomienie w przeglądarce
client-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
client-notices-email = E-mail
client-notices-webhook = Adres webhooka
client-notices-form = Format webhooka
client-notices-kept = Zapisano.
client-notices-try = Wyślij wiadomość próbną
client-notices-sent = Wysłano: { $way }
client-notices-unsent = Nie udało się wysłać: { $way }

## O projekcie

client-about-what = Czym jest Mindtable?
client-about-what-text = To stół do gier planszowych: { $games }. Sam wszystko liczy, objaśnia każdy symbol, a gdy ruch jest niedozwolony, mówi dlaczego i pokazuje zasadę.
client-about-unofficial = Projekt nieoficjalny
client-about-unofficial-text = To projekt fanowski, niezwiązany z autorami ani wydawcami gier i przez nich niewspierany. Gry i ich nazwy należą do swoich właścicieli. Teksty zasad i rysunki są nasze. Kup te gry, są piękne.
client-about-reconstructed = Co jest rekonstrukcją
client-about-reconstructed-text = Zasady odpowiadają instrukcjom punkt po punkcie. Nie wszystkie wydrukowane wartości kart są publiczne. Tam, gdzie nie są, dobraliśmy własne i każdą oznaczyliśmy.
client-about-see-cards = Zobacz karty
client-about-see-rules = Przeczytaj zasady
client-about-privacy = Co o tobie przechowujemy
client-about-privacy-text = Twoje imię, stoły i ustawienia: na serwerze, na którym grasz, i w tej przeglądarce. Rozpoznaje cię jedno ciasteczko. Nic nie trafia nigdzie indziej.

## Klawisze

client-keys = Skróty klawiszowe
client-key-help = Pokaż skróty klawiszowe
client-key-tab = Następny element
client-key-log = W dzienniku: następny wiersz
client-key-escape = Zamknij, anuluj
client-key-pin = Przypnij dymek, by otworzyć jego link
client-key-number = Wybierz możliwość o tym numerze
client-key-list = Lista wszystkich możliwości
client-key-arrows = Przechodź przez możliwości
client-key-enter = Zatwierdź wybór
client-key-end = Zakończ turę
client-key-zoom-in = Powiększ
client-key-zoom-out = Pomniejsz
client-key-fit = Pokaż całą planszę
client-key-pan = Przesuń planszę
client-key-first = Przejdź na początek
client-key-previous = Krok wstecz
client-key-next = Krok naprzód
client-key-last = Przejdź na koniec
client-key-play = Odtwarzaj

## Nauka

client-nav-tutorial = Nauka
client-tutorial-about = Ucz się, grając. Zacznij od pierwszej gry, a potem wybieraj krótkie lekcje. W każdym kroku coś robisz, a przerwać i wrócić możesz w każdej chwili.
client-tutorial-learn = Naucz się, grając
client-tutorial-done = Ukończone: { $done } z { $of }
client-tutorial-minutes = { $minutes ->
        [one] Około { $minutes } minuty
        [few] Około { $minutes } minut
       *[many] Około { $minutes } minut
    }
client-tutorial-finished = ukończona
client-tutorial-start = Zacznij
client-tutorial-resume = Kontynuuj
client-tutorial-again = Zacznij od nowa
client-tutorial-lesson = Lekcja: { $lesson }
client-coach = Trener
client-coach-step = Krok { $step } z { $of }
client-coach-end = Lekcja ukończona
client-coach-continue = Dalej
client-coach-your-move = Twój ruch
client-coach-read-first = Przeczytaj słowa trenera i przejdź dalej
client-coach-leave = Opuść lekcję. Możesz do niej wrócić później.
client-coach-next = Następna: { $lesson }
client-coach-all = Wszystkie lekcje
client-coach-play = Zagraj w grę

## Zachowanie

client-state-closed = Zamknięty przez gospodarza
client-person-menu = Zablokuj lub zgłoś: { $name }
client-block = Zablokuj
client-block-short = Bez wspólnego stołu i bez czatu.
client-block-ask = Zablokować: { $name }?
client-block-help = Nie usiądziecie już przy tym samym stole i żadne z was nie zobaczy, co pisze drugie. Gra, w którą właśnie gracie, toczy się dalej. Nikt nie dowie się o blokadzie.
client-blocked = Zablokowano: { $name }. Możesz to cofnąć w ustawieniach.
client-blocks = Zablokowani gracze
client-blocks-none = Nie blokujesz nikogo.
client-unblock = Odblokuj
client-unblock-name = Odblokuj: { $name }
client-unblocked = Odblokowano: { $name }.
client-report = Zgłoś
client-report-short = Powiedz gospodarzowi, co się stało.
client-report-title = Zgłoszenie: { $name }
client-report-words = Co się stało?
client-report-help = Gospodarz dostanie twoje słowa, dziennik stołu taki, jaki widzieli wszyscy, i czat taki, jaki widzisz ty.
client-report-send = Wyślij zgłoszenie
client-reported = Twoje zgłoszenie trafiło do gospodarza.
client-chat-mute = Wycisz ten czat
client-chat-muted = Czat przy tym stole jest wyciszony.
client-host-warning = Ostrzeżenie od gospodarza
client-host-warning-read = Przeczytane
client-barred = Nie możesz tu grać
