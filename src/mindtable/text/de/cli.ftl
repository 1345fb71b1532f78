### Was die Befehlszeile über ein Spiel in der eigenen Sprache sagt.

cli-demo-title = { $game }: ein Zufallsspiel, Startwert { $seed }
cli-demo-more = { $count ->
        [one] … und noch 1 Zeile
       *[other] … und noch { $count } Zeilen
    }
cli-demo-over = { $count ->
        [one] Das Spiel ist nach 1 Entscheidung zu Ende.
       *[other] Das Spiel ist nach { $count } Entscheidungen zu Ende.
    }
cli-demo-won = Gewonnen: { $names }
cli-demo-nobody-won = Niemand hat gewonnen.

cli-options-name = Option
cli-options-meaning = Bedeutung
cli-options-range = Mögliche Werte
cli-options-default = Vorgabe
cli-options-number = von { $low } bis { $high }
cli-options-switch = „yes“ (ja) oder „no“ (nein)
cli-options-words = eine Liste mit Kommas, zur Wahl: { $choices }

cli-clauses-title = { $game }: die Regeln
cli-clauses-untested = Das belegt noch kein Test.
cli-clauses-no-tests = Die Tests sind nicht hier, daher lässt sich nicht sagen, welche Regeln sie belegen. Nenne ihren Ordner mit --tests.

cli-provenance-rulebook = Spielregel
cli-provenance-public = öffentliches Material
cli-provenance-reconstructed = von uns rekonstruiert
cli-provenance-ruling = unsere Auslegung

cli-content-fits = Das Paket passt.

cli-bot-seated = Der Bot sitzt auf Platz { $seat }.
cli-bot-connected = Der Bot ist am Tisch.
cli-bot-lost = Die Verbindung ist abgerissen; neuer Versuch.
cli-bot-over = Das Spiel ist zu Ende.
cli-bot-won = Gewonnen, mit { $score } Punkten.
cli-bot-lost-game = Nicht gewonnen, mit { $score } Punkten.

cli-backup-done = { $file } enthält { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } ({ $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }).
cli-restore-done = Die Datenbank enthält, was { $file } enthält: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } ({ $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }).

cli-conduct-no-reports = Niemand hat etwas gemeldet.
cli-conduct-report-line = { $id }, { $at }: { $by } meldet { $about }
cli-conduct-table = Tisch { $table }
cli-conduct-settled = Meldung { $id } ist erledigt.
cli-conduct-warn = { $at }: verwarnt. „{ $words }“
cli-conduct-suspend = { $at }: gesperrt bis { $until }. „{ $words }“
cli-conduct-ban = { $at }: ausgeschlossen. „{ $words }“
cli-conduct-lift = { $at }: aufgehoben.
cli-conduct-done-warn = { $who } sieht deine Verwarnung.
cli-conduct-done-suspend = { $who } ist bis { $until } gesperrt.
cli-conduct-done-ban = { $who } ist ausgeschlossen.
cli-conduct-done-lift = { $who } darf wieder kommen.
cli-conduct-closed = Tisch { $table } ist geschlossen.
