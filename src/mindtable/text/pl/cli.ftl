### To, co wiersz poleceń mówi o grze w języku osoby grającej.

cli-demo-title = { $game }: losowa rozgrywka, ziarno { $seed }
cli-demo-more = { $count ->
        [one] … i jeszcze 1 wiersz
        [few] … i jeszcze { $count } wiersze
       *[many] … i jeszcze { $count } wierszy
    }
cli-demo-over = { $count ->
        [one] Gra skończyła się po 1 decyzji.
       *[other] Gra skończyła się po { $count } decyzjach.
    }
cli-demo-won = Wygrana: { $names }
cli-demo-nobody-won = Nikt nie wygrał.

cli-options-name = Opcja
cli-options-meaning = Znaczenie
cli-options-range = Możliwe wartości
cli-options-default = Domyślnie
cli-options-number = od { $low } do { $high }
cli-options-switch = „yes” (tak) albo „no” (nie)
cli-options-words = lista z przecinkami, do wyboru: { $choices }

cli-clauses-title = { $game }: zasady
cli-clauses-untested = Tego nie dowodzi jeszcze żaden test.
cli-clauses-no-tests = Nie ma tu testów, więc nie wiadomo, których zasad dowodzą. Podaj ich folder przez --tests.

cli-provenance-rulebook = instrukcja
cli-provenance-public = materiały publiczne
cli-provenance-reconstructed = nasza rekonstrukcja
cli-provenance-ruling = nasze rozstrzygnięcie

cli-content-fits = Pakiet pasuje.

cli-bot-seated = Bot siedzi na miejscu { $seat }.
cli-bot-connected = Bot jest przy stole.
cli-bot-lost = Połączenie przerwane; próbuję ponownie.
cli-bot-over = Gra się skończyła.
cli-bot-won = Wygrana, punkty: { $score }.
cli-bot-lost-game = Bez wygranej, punkty: { $score }.

cli-backup-done = Plik { $file } zawiera stoły: { $tables } (wiersze: { $rows }).
cli-restore-done = Baza danych zawiera teraz to, co plik { $file }: stoły: { $tables } (wiersze: { $rows }).

cli-conduct-no-reports = Nikt niczego nie zgłosił.
cli-conduct-report-line = { $id }, { $at }: zgłasza { $by }, dotyczy: { $about }
cli-conduct-table = Stół { $table }
cli-conduct-settled = Zgłoszenie { $id } jest załatwione.
cli-conduct-warn = { $at }: ostrzeżenie. „{ $words }”
cli-conduct-suspend = { $at }: zawieszenie do { $until }. „{ $words }”
cli-conduct-ban = { $at }: wykluczenie. „{ $words }”
cli-conduct-lift = { $at }: cofnięte.
cli-conduct-done-warn = { $who } zobaczy twoje ostrzeżenie.
cli-conduct-done-suspend = { $who }: zawieszenie do { $until }.
cli-conduct-done-ban = { $who }: wykluczenie.
cli-conduct-done-lift = { $who } może znów przychodzić.
cli-conduct-closed = Stół { $table } jest zamknięty.
