### Was die erzeugten Seiten der Dokumentation sagen.

in-this-language = auf Deutsch
languages = In anderen Sprachen: { $links }
rules-title = { $game }: die Regeln
rules-about =
    { $clauses ->
        [one] Eine Regel
       *[other] { $clauses } Regeln
    } in unseren eigenen Worten, jede mit ihrer Stelle in den Quellen und den Tests, die sie belegen. Was kein Zeichen trägt, steht in der Spielregel.
rules-ours = { $count ->
        [one] Eine ist unsere Auslegung
       *[other] { $count } sind unsere Auslegungen
    }: Die Quellen schweigen dort oder widersprechen sich. Sie tragen ein Zeichen.
rules-reconstructed = Von uns rekonstruiert sind Werte von Karten und Plättchen, keine Regeln; die Galerie kennzeichnet jeden.
rules-editions = Worin sich die Ausgaben unterscheiden
rules-only-in = Nur: { $edition }
rules-tests = { $count ->
        [one] belegt durch 1 Test
       *[other] belegt durch { $count } Tests
    }
rules-rulings = Was die Spielregeln offenlassen und wie wir spielen (englisch)
gallery-title = { $game }: Karten, Plättchen und Tafeln
gallery-about = Alles, woraus das Spiel besteht, mit der Herkunft der Werte. Die gezeichneten Karten sind im Programm selbst, unter „Karten“.
gallery-ours = { $count ->
        [one] 1 von { $all } ist von uns rekonstruiert
       *[other] { $count } von { $all } sind von uns rekonstruiert
    }: Die gedruckten Werte sind nicht öffentlich.
gallery-copies = in der Schachtel: { $count }
gallery-upgrades = Verbesserungen
gallery-boards = Tafeln
figure-rows = Effekte der Reihen
figure-filled-row = zusätzlicher Effekt einer vollen Reihe
figure-columns = Effekte der Spalten
figure-row-points = Punkte einer vollen Reihe
figure-tag-points = Punkte für Ortssymbole
figure-seats = Bonus nach Platz in der Zugreihenfolge
figure-watches = Felder mit einer Uhr
figure-end-points = Punkte am Spielende für die Leiste
glossary-title = Glossar
