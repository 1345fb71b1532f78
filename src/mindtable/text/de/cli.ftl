### Was die Befehlszeile über ein Spiel in der eigenen Sprache sagt.

cli-demo-title = { $game }: Zufallsspiel, Startwert { $seed }
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
cli-options-default = Standard
cli-options-number = von { $low } bis { $high }
cli-options-switch = „yes“ (ja) oder „no“ (nein)
cli-options-words = eine Liste mit Kommas, zur Wahl: { $choices }

cli-clauses-title = { $game }: Die Regeln
cli-clauses-untested = Das prüft noch kein Test.
cli-clauses-no-tests = Die Tests sind nicht hier, daher lässt sich nicht sagen, welche Regeln sie prüfen. Nenne ihren Ordner mit --tests.

cli-provenance-rulebook = Spielregel
cli-provenance-public = öffentliches Material
cli-provenance-reconstructed = von uns rekonstruiert
cli-provenance-ruling = unsere Auslegung

cli-content-fits = Das Paket ist in Ordnung.

cli-bot-seated = Der Bot spielt auf Sitzplatz { $seat }.
cli-bot-connected = Der Bot ist am Tisch.
cli-bot-lost = Verbindung unterbrochen, neuer Versuch.
cli-bot-over = Das Spiel ist zu Ende.
cli-bot-won = { $score ->
        [one] Der Bot hat mit 1 Punkt gewonnen.
       *[other] Der Bot hat mit { $score } Punkten gewonnen.
    }
cli-bot-lost-game = { $score ->
        [one] Der Bot hat nicht gewonnen. Er hat 1 Punkt.
       *[other] Der Bot hat nicht gewonnen. Er hat { $score } Punkte.
    }

cli-backup-done = { $file } enthält { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } ({ $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }).
cli-restore-done = Die Datenbank enthält jetzt alles aus { $file }: { $tables ->
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
cli-conduct-done-lift = { $who } kann zurückkommen.
cli-conduct-closed = Tisch { $table } ist geschlossen.
