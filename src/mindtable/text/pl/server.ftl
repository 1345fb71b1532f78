### Co mówi serwer: powody odmowy, pożegnania i strona bez klienta.

## Gracze

reason-no-person = Najpierw podaj swoje imię.
reason-wrong-login = Nieprawidłowy login lub hasło.
reason-login-taken = Ten login jest zajęty. Wybierz inny.
reason-has-login = Masz już konto.
reason-no-login = Nie masz jeszcze konta.
reason-wrong-password = To hasło jest nieprawidłowe.
reason-no-web-address = To nie jest adres internetowy.
reason-no-mail-address = To nie jest adres e-mail.
reason-no-push = Ten serwer nie może wysyłać wiadomości do przeglądarek.
reason-not-mailed = Nie udało się wysłać e-maila. Spróbuj później.

## Stoły i miejsca

reason-not-found = Pod tym adresem nic nie ma albo nie masz do tego dostępu.
reason-not-your-seat = To nie jest twoje miejsce.
reason-not-your-table = Może to zrobić tylko gracz, który otworzył stół.
reason-not-at-the-table = Mogą to zrobić tylko gracze przy tym stole.
reason-seat-taken = To miejsce jest zajęte.
reason-seat-free = To miejsce jest już wolne.
reason-not-a-persons-seat = Na tym miejscu nie gra człowiek.
reason-not-started = Gra jeszcze się nie zaczęła.
reason-already-started = Gra już się zaczęła, więc miejsc nie można zmieniać.
reason-table-paused = Przy tym stole trwa przerwa.
reason-table-not-paused = Przy tym stole nie ma przerwy.
reason-still-running = Gra jeszcze się nie skończyła.
reason-table-over = Gra się skończyła.

## Gra

reason-stale = Coś się przy stole zmieniło. Spójrz i wybierz jeszcze raz.
reason-not-asked = W tej chwili nie masz o czym decydować.
reason-not-away = Ten gracz nie opuścił gry. Bot może zastąpić gracza, który ją opuścił albo jest offline i każe na siebie czekać.
reason-stand-in-plays = Bot kogoś teraz zastępuje. Cofnąć grę można dopiero po powrocie tego gracza.
reason-no-hints = Przy stole rankingowym nie ma podpowiedzi.
reason-no-such-number = Do tego miejsca nie można się cofnąć.
reason-request-gone = Ta prośba jest już nieaktualna.
reason-already-agreed = Zgoda została już udzielona.
reason-save-not-agreed = Trwająca gra zawiera tajemnice wszystkich graczy. Można ją zapisać za zgodą wszystkich przy stole albo po zakończeniu.

## Żądania

reason-malformed = Tego żądania nie da się odczytać: { $problem }.
reason-option-not-here = Opcja „{ $name }” wskazuje pliki na serwerze i nie można jej stąd ustawić.
reason-wrong-host = Ten serwer nie odpowiada pod tą nazwą. Jeśli jest twój, dodaj nazwę do ustawienia „hosts”.
reason-no-name = Wybierz imię, które inni zobaczą.
reason-wrong-origin = To żądanie pochodzi ze strony, która nie należy do tego serwera.
reason-too-big = To żądanie jest za duże.
reason-too-heavy = Odczyt zajął zbyt dużo czasu lub pamięci, więc go przerwaliśmy. Sprawdź tekst albo podziel go na mniejsze części.
reason-too-slow = Przesyłanie trwało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
reason-too-many = Za dużo żądań w krótkim czasie. Poczekaj chwilę.
reason-too-many-tables = Masz za dużo niedokończonych stołów. Najpierw dokończ lub opuść kilka z nich.
reason-too-many-listed = Masz już na liście wiele otwartych stołów. Najpierw rozpocznij kilka z nich.
reason-storage = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
reason-server-error = Na serwerze coś poszło nie tak. To nasz błąd, nie twój. Odśwież stronę, zanim spróbujesz ponownie.

## Uruchamianie serwera

reason-setting-unknown = Nie ma ustawienia „{ $name }”. Dostępne ustawienia: { $known }.
reason-setting-wrong = Ustawienia „{ $name }” nie można użyć: { $problem }.
reason-setting-file = Nie można odczytać pliku ustawień { $file }: { $problem }.
reason-database-newer = Bazę danych utworzył nowszy Mindtable (schemat { $found }). Zaktualizuj Mindtable.
reason-database-driver = Mindtable nie może użyć bazy danych { $database }: brakuje pakietu „{ $package }”. Zainstaluj go poleceniem: pip install 'mindtable[postgres]'
reason-database-unreachable = Mindtable nie może połączyć się z bazą danych { $database } ({ $problem }). Sprawdź, czy działa, oraz jej adres, użytkownika i hasło.
reason-port-taken = Nie można nasłuchiwać pod adresem { $host }, port { $port }. Może działa tam już jakiś serwer. Wybierz inny port opcją --port albo zmienną MINDTABLE_PORT.
reason-backup-nothing = Pod adresem { $database } nie ma bazy danych do skopiowania.
reason-backup-unreadable = Plik { $file } nie jest kopią zapasową albo jest uszkodzony.
reason-backup-failed = To się nie udało: { $problem }
reason-restore-not-empty = Baza danych { $database } nie jest pusta. Aby zastąpić jej zawartość, dodaj --force.
reason-database-in-use = Baza danych { $database } jest w użyciu. Najpierw zatrzymaj serwer.
reason-server-unreachable = Pod adresem { $server } nie odpowiada żaden serwer.
reason-no-mindtable = Pod adresem { $server } nie ma serwera Mindtable.
reason-table-unknown = Nie ma stołu o kodzie „{ $code }”.
reason-table-differs = Tę grę rozgrywano według zasad w wersji { $found }. Według wersji { $known } od ruchu { $number } toczy się inaczej, więc nie da się jej tu kontynuować. Plansza pokazuje pozycję przed tym ruchem, a dziennik cały przebieg gry.
reason-bot-other-rules = Serwer gra w { $game } w wersji { $found }, a ten Mindtable zna wersję { $known }. Wersje muszą być takie same.

## Pożegnania

goodbye-restart = Serwer uruchamia się ponownie. Stół wróci za chwilę.
goodbye-slow = Połączenie było zbyt wolne, więc je zamknęliśmy. Łączymy ponownie…
goodbye-gone = Ta przeglądarka jest już wylogowana, więc połączenie zostało zamknięte.
goodbye-no-access = Nie masz już dostępu do tego stołu. Poproś o jego kod, aby wrócić.

## Dziennik

log-acted = { $seat } dokonuje wyboru.

## Bez klienta

server-no-client = Serwer działa, ale klient przeglądarkowy nie został zbudowany.
server-no-client-help = Zbuduj go poleceniem „make web” i odśwież tę stronę.

## Lekcje

reason-lesson-other-move = Taki ruch jest dozwolony, ale ta lekcja potrzebuje teraz innego. Zrób to, o co prosi trener, a własne pomysły wypróbuj w prawdziwej grze.
reason-lesson-read-on = Najpierw przeczytaj ten krok, a potem naciśnij „Dalej”.
reason-lesson-move-first = Ten krok czeka na twój ruch na planszy.
reason-lesson-over = Ta lekcja jest skończona. Wybierz następną albo otwórz własny stół.
reason-not-a-lesson = Ten stół nie jest lekcją.
lesson-finished = Brawo, to już cała lekcja!

## Zachowanie

reason-no-seat-here = Nie możesz usiąść przy tym stole.
reason-you-blocked = Przy tym stole siedzi { $name }, a masz tego gracza na liście zablokowanych. Odblokuj go, żeby zagrać razem.
reason-not-yourself = To ty.
reason-suspended = Gospodarz zawiesił cię do { $until }. Pisze: „{ $words }”
reason-banned = Gospodarz wykluczył cię z tego serwera. Pisze: „{ $words }”
reason-table-closed = Gospodarz zamknął ten stół. Nadal możesz przeczytać, co się działo.
reason-person-unknown = Nie ma nikogo o loginie ani identyfikatorze „{ $who }”.
reason-report-unknown = Nie ma zgłoszenia „{ $id }”.
reason-no-database = Pod adresem { $database } nie ma bazy danych.
report-chat = Czat:
report-chat-team = { $name } (do drużyny)
report-points = wskazuje: { $kind } { $noun }
