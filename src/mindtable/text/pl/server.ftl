### Co mówi serwer: powody odmowy, pożegnania i strona bez klienta.

## Osoby

reason-no-person = Najpierw podaj swoje imię.
reason-wrong-login = Ten login i to hasło do siebie nie pasują.
reason-login-taken = Ten login jest zajęty; wybierz inny.
reason-has-login = Masz już konto.
reason-no-login = Nie masz jeszcze konta.
reason-wrong-password = To nie jest twoje hasło.
reason-no-web-address = To nie jest adres w sieci.
reason-no-mail-address = To nie jest adres e-mail.
reason-no-push = Ten serwer nie może wysyłać wiadomości do przeglądarek.
reason-not-mailed = Nie udało się wysłać listu; spróbuj później.

## Stoły i miejsca

reason-not-found = Pod tym adresem nic nie ma albo nie jest to dla ciebie dostępne.
reason-not-your-seat = To nie jest twoje miejsce.
reason-not-your-table = Może to zrobić tylko osoba, która otworzyła stół.
reason-not-at-the-table = Mogą to zrobić tylko osoby siedzące przy stole.
reason-seat-taken = To miejsce jest zajęte.
reason-seat-free = To miejsce jest już wolne.
reason-not-a-persons-seat = Na tym miejscu nie gra żadna osoba.
reason-not-started = Gra jeszcze się nie zaczęła.
reason-already-started = Gra już się zaczęła; miejsc nie można zmieniać.
reason-table-paused = Przy tym stole trwa przerwa.
reason-table-not-paused = Przy tym stole nie ma przerwy.
reason-still-running = Gra jeszcze się nie skończyła.
reason-table-over = Gra się skończyła.

## Gra

reason-stale = Tymczasem coś się przy stole zmieniło; spójrz i wybierz jeszcze raz.
reason-not-asked = W tej chwili nie masz o czym decydować.
reason-not-away = Ta osoba nie odeszła. Bot może zastąpić kogoś, kto odszedł albo jest nieobecny i każe na siebie czekać.
reason-stand-in-plays = Bot kogoś teraz zastępuje. Cofnąć grę można dopiero po powrocie tej osoby.
reason-no-hints = Przy stole z rankingiem nie ma podpowiedzi.
reason-no-such-number = Do tego miejsca nie można się cofnąć.
reason-request-gone = Ta prośba jest już nieaktualna.
reason-already-agreed = Zgoda została już wyrażona.
reason-save-not-agreed = Trwająca gra zawiera tajemnice wszystkich: można ją zapisać za zgodą wszystkich przy stole albo po zakończeniu.

## Żądania

reason-malformed = Tego żądania nie da się odczytać: { $problem }.
reason-option-not-here = Opcja „{ $name }” dotyczy plików serwera i nie można jej stąd ustawić.
reason-wrong-host = Ten serwer nie odpowiada pod tą nazwą. Jeśli jest twój, dodaj nazwę do ustawienia „hosts”.
reason-no-name = Wybierz nazwę, którą inni zobaczą.
reason-wrong-origin = To żądanie pochodzi ze strony, która nie należy do tego serwera.
reason-too-big = To żądanie jest za duże.
reason-too-heavy = Odczyt zajął zbyt dużo czasu lub pamięci, więc go przerwaliśmy. Sprawdź tekst albo go skróć.
reason-too-slow = Żądanie docierało zbyt długo. Sprawdź połączenie i spróbuj ponownie.
reason-too-many = Za dużo żądań w krótkim czasie; poczekaj chwilę.
reason-too-many-tables = Masz za dużo niedokończonych stołów. Najpierw dokończ lub opuść kilka z nich.
reason-too-many-listed = Masz już na liście wiele otwartych stołów. Najpierw rozpocznij kilka z nich.
reason-storage = Serwer nie może tego teraz zrobić; spróbuj za chwilę.
reason-server-error = Na serwerze coś poszło nie tak: to nasz błąd, nie twój. Odśwież stronę, zanim spróbujesz ponownie.

## Uruchamianie serwera

reason-setting-unknown = Nie ma ustawienia „{ $name }”. Ustawienia to: { $known }.
reason-setting-wrong = Ustawienia „{ $name }” nie można użyć: { $problem }.
reason-setting-file = Nie można odczytać pliku ustawień { $file }: { $problem }.
reason-database-newer = Bazę danych utworzył nowszy Mindtable (schemat { $found }). Zaktualizuj Mindtable.
reason-database-driver = Mindtable nie może użyć bazy danych { $database }: brakuje pakietu „{ $package }”. Zainstaluj go: pip install "mindtable[postgres]"
reason-database-unreachable = Mindtable nie może połączyć się z bazą danych { $database } ({ $problem }). Sprawdź, czy działa, oraz jej adres, użytkownika i hasło.
reason-port-taken = Pod adresem { $host }, port { $port }, nie można nasłuchiwać: może działa tam już jakiś serwer. Wybierz inny port opcją --port albo zmienną MINDTABLE_PORT.
reason-backup-nothing = Pod adresem { $database } nie ma bazy danych do skopiowania.
reason-backup-unreadable = Plik { $file } nie jest kopią zapasową albo jest uszkodzony.
reason-backup-failed = To się nie udało: { $problem }
reason-restore-not-empty = Baza danych { $database } nie jest pusta. Aby zastąpić jej zawartość, dodaj --force.
reason-database-in-use = Baza danych { $database } jest w użyciu: najpierw zatrzymaj serwer.
reason-server-unreachable = Pod adresem { $server } nie odpowiada żaden serwer.
reason-no-mindtable = Pod adresem { $server } nie ma serwera Mindtable.
reason-table-unknown = Nie ma stołu z kodem „{ $code }”.
reason-table-differs = Tę grę rozgrywano według zasad w wersji { $found }. Według wersji { $known } od ruchu { $number } toczy się inaczej, więc nie da się jej tu kontynuować. Plansza pokazuje pozycję przed tym ruchem, a dziennik wszystko, co zagrano.
reason-bot-other-rules = Serwer gra w { $game } w wersji { $found }, a ten Mindtable zna wersję { $known }: muszą być takie same.

## Pożegnania

goodbye-restart = Serwer uruchamia się ponownie; stół wróci za chwilę.
goodbye-slow = Połączenie jest zbyt wolne i zostało zamknięte; zostanie nawiązane na nowo.
goodbye-gone = Ta przeglądarka nie jest już zalogowana; połączenie zostało zamknięte.
goodbye-no-access = Nie masz już dostępu do tego stołu. Wrócisz, jeśli ktoś poda ci jego kod.

## Dziennik

log-acted = Wybór został dokonany: { $seat }.

## Bez klienta

server-no-client = Serwer działa, ale klient przeglądarkowy nie został zbudowany.
server-no-client-help = Zbuduj go poleceniem „make web” i wczytaj tę stronę ponownie.

## Lekcje

reason-lesson-other-move = Taki ruch byłby dozwolony, ale ta lekcja potrzebuje teraz innego: zrób to, o co prosi trener, a własne pomysły wypróbuj w prawdziwej grze.
reason-lesson-read-on = Najpierw przeczytaj ten krok, potem naciśnij „Dalej”.
reason-lesson-move-first = Ten krok czeka na ruch na planszy.
reason-lesson-over = Ta lekcja jest skończona. Wybierz następną albo otwórz własny stół.
reason-not-a-lesson = Ten stół nie jest lekcją.
lesson-finished = Brawo, to już cała lekcja!

## Zachowanie

reason-no-seat-here = Nie możesz usiąść przy tym stole.
reason-you-blocked = Przy tym stole siedzi { $name }, a masz tę osobę na liście zablokowanych. Odblokuj ją, żeby zagrać razem.
reason-not-yourself = To ty.
reason-suspended = Gospodarz zawiesił cię do { $until }. Pisze: „{ $words }”
reason-banned = Gospodarz wykluczył cię z tego serwera. Pisze: „{ $words }”
reason-table-closed = Gospodarz zamknął ten stół. Nadal możesz przeczytać, co się działo.
reason-person-unknown = Nie ma nikogo o loginie ani identyfikatorze „{ $who }”.
reason-report-unknown = Nie ma zgłoszenia „{ $id }”.
reason-no-database = Pod { $database } nie ma bazy danych.
report-chat = Rozmowa:
report-chat-team = { $name } (do drużyny)
report-points = wskazuje: { $kind } { $noun }
