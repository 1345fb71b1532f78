### To, co wiersz poleceń mówi o grze w języku gracza.

cli-demo-title = { $game }: losowa rozgrywka, ziarno { $seed }
cli-demo-more = { $count ->
        [one] … i jeszcze 1 wiersz
        [few] … i jeszcze { $count } wiersze
       *[many] … i jeszcze { $count } wierszy
    }
cli-demo-over = { $count ->
        [one] Gra skończyła się po 1 decyzji.
        [few] Gra skończyła się po { $count } decyzjach.
       *[many] Gra skończyła się po { $count } decyzjach.
    }
cli-demo-won = Wygrana: { $names }
cli-demo-nobody-won = Nikt nie wygrał.

cli-options-name = Opcja
cli-options-meaning = Znaczenie
cli-options-range = Możliwe wartości
cli-options-default = Domyślnie
cli-options-number = od { $low } do { $high }
cli-options-switch = „yes” (tak) albo „no” (nie)
cli-options-words = lista rozdzielona przecinkami, do wyboru: { $choices }

cli-clauses-title = { $game }: zasady
cli-clauses-untested = Tego nie sprawdza jeszcze żaden test.
cli-clauses-no-tests = Nie ma tu testów, więc nie wiadomo, które zasady sprawdzają. Podaj ich folder przez --tests.

cli-provenance-rulebook = instrukcja
cli-provenance-public = materiały publiczne
cli-provenance-reconstructed = nasza rekonstrukcja
cli-provenance-ruling = nasze rozstrzygnięcie

cli-content-fits = Pakiet jest poprawny.

cli-bot-seated = Bot gra na miejscu { $seat }.
cli-bot-connected = Bot jest przy stole.
cli-bot-lost = Utracono połączenie. Próbuję ponownie.
cli-bot-over = Gra się skończyła.
cli-bot-won = { $score ->
        [one] Bot wygrał i ma 1 punkt.
        [few] Bot wygrał i ma { $score } punkty.
       *[many] Bot wygrał i ma { $score } punktów.
    }
cli-bot-lost-game = { $score ->
        [one] Bot nie wygrał i ma 1 punkt.
        [few] Bot nie wygrał i ma { $score } punkty.
       *[many] Bot nie wygrał i ma { $score } punktów.
    }

cli-backup-done = { $file } zawiera { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } ({ $rows ->
        [one] 1 wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    }).
cli-restore-done = Baza danych zawiera teraz wszystko z pliku { $file }: { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    } ({ $rows ->
        [one] 1 wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    }).

cli-conduct-no-reports = Nikt niczego nie zgłosił.
cli-conduct-report-line = { $id }, { $at }: zgłasza { $by }, dotyczy: { $about }
cli-conduct-table = Stół { $table }
cli-conduct-settled = Zgłoszenie { $id } jest zamknięte.
cli-conduct-warn = { $at }: ostrzeżenie. „{ $words }”
cli-conduct-suspend = { $at }: zawieszenie do { $until }. „{ $words }”
cli-conduct-ban = { $at }: wykluczenie. „{ $words }”
cli-conduct-lift = { $at }: cofnięte.
cli-conduct-done-warn = { $who } zobaczy twoje ostrzeżenie.
cli-conduct-done-suspend = { $who }: zawieszenie do { $until }.
cli-conduct-done-ban = { $who }: wykluczenie.
cli-conduct-done-lift = { $who } może wrócić.
cli-conduct-closed = Stół { $table } jest zamknięty.
