### Was jedes Spiel sagen kann, gleich welche Regeln es hat: Gründe einer Ablehnung und Namen der Sitzplätze.
### Namen stehen dort, wo in jeder Sprache der Nominativ passt: nach einem Doppelpunkt, in Anführungszeichen oder in
### Klammern. So muss keine Übersetzung ein Argument beugen.

seat = Spieler { $number }
seat-thing = { $seat }: { $thing }
list = { $listed }, { $item }
question-over = Das Spiel ist zu Ende.

## Woher eine Regel kommt

source = { $place }
source-en = Englische Spielregel: { $place }
source-pl = Polnische Spielregel: { $place }
source-rulings = Auslegungen: { $place }

## Handeln

reason-game-over = Das Spiel ist zu Ende, es gibt nichts mehr zu tun.
reason-not-your-decision = Diese Entscheidung liegt gerade nicht bei dir. Bitte warte auf die anderen.
reason-already-answered = Du hast schon geantwortet. Bitte warte auf die anderen.
reason-not-now = Das geht gerade nicht. Wähle eine der angebotenen Aktionen.
reason-nothing-to-undo = Du hast gerade nichts, was du rückgängig machen kannst.
reason-undo-new-information = Diese Wahl lässt sich nicht rückgängig machen: Sie hat etwas Neues aufgedeckt.
reason-undo-others-chose = Diese Wahl lässt sich nicht rückgängig machen: Inzwischen hat jemand anderes gezogen.

## Namen

reason-unknown-game = Es gibt kein Spiel namens „{ $game }“. Installierte Spiele: { $known }.
reason-no-game-in-module = Das Modul „{ $module }“ enthält kein Spiel: { $problem }.
reason-unknown-verb = Dieses Spiel kennt keine Aktion „{ $verb }“.
reason-unknown-noun = „{ $verb }“ geht nicht mit „{ $noun }“: So etwas kennt dieses Spiel nicht.
reason-missing-noun = Nach „{ $verb }“ fehlt noch eine Angabe. Sag, worum es geht.
reason-unwanted-noun = „{ $verb }“ braucht keinen Zusatz. Lass „{ $noun }“ weg.
reason-unknown-action = Keine Aktion dieses Spiels hat die Nummer { $action }.
reason-unknown-seat = { $seats ->
        [one] Dieser Tisch hat 1 Sitzplatz mit der Nummer 0
       *[other] Dieser Tisch hat { $seats } Sitzplätze, gezählt ab 0
    }. Einen Sitzplatz { $seat } gibt es nicht.

## Optionen

wanted = { $wanted ->
        [word] ein Wort
        [number] eine ganze Zahl
        [switch] ja oder nein („yes“ oder „no“)
        [numbers] eine Liste ganzer Zahlen
        [counts] eine Tabelle von Namen mit ganzen Zahlen
       *[words] eine Liste von Wörtern
    }
reason-unknown-option = Es gibt keine Option namens „{ $name }“. Die Optionen sind: { $known }.
reason-option-not-a-choice = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $choices }.
reason-option-out-of-range = Die Option „{ $name }“ kann nicht { $value } sein. Sie reicht von { $low } bis { $high }.
reason-option-wrong-type = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Nötig ist: { wanted }.
reason-option-excluded = Das passt nicht zusammen: „{ $name }“ als „{ $value }“ und „{ $other }“ als „{ $other_value }“. Ändere eines davon.
reason-option-list-length = Die Liste „{ $name }“ hat { $length ->
        [one] 1 Eintrag
       *[other] { $length } Einträge
    }. Mögliche Anzahlen: { $lengths }.
reason-option-repeats = Die Liste „{ $name }“ enthält „{ $value }“ mehrfach. Jeder Eintrag darf nur einmal vorkommen.
reason-bad-seed = Ein Startwert ist eine Zahl oder ein kurzer Text: 1 bis { $longest } sichtbare Zeichen.

## Spielstände

reason-save-not-a-history = Das ist kein Spielstand von Mindtable. Die erste Zeile müsste „mindtable history“ lauten.
reason-save-newer = Dieser Spielstand hat das Format { $found }, dieses Mindtable liest höchstens Format { $known }. Bitte aktualisiere Mindtable.
reason-save-damaged = Der Spielstand ist beschädigt oder wurde von Hand geändert (siehe Zeile { $line }).
reason-save-other-rules = Dieses Spiel wurde mit Version { $found } der Regeln gespielt, installiert ist Version { $known }. Nutze das Mindtable, mit dem es gespeichert wurde.
reason-save-differs = Dieses Spiel wurde mit Version { $found } der Regeln gespielt. Mit Version { $known } verläuft es ab Zug { $number } anders.
reason-unknown-generator = Dieses Spiel wurde mit dem Zufallsgenerator „{ $name }“ ausgeteilt, den dieses Mindtable nicht kennt. Bitte aktualisiere Mindtable.
reason-save-other-encoding = Dieses Spiel wurde mit einem anderen Mindtable gespeichert. Nutze dasselbe oder die Verlaufsdatei des Spiels.
reason-save-action-refused = Der Spielstand lässt sich ab Aktion { $number } nicht mehr nachspielen (Sitzplatz { $seat }: { $action }).
reason-snapshot-damaged = Die gespeicherte Stellung ist beschädigt: { $part }. Lade das Spiel stattdessen aus seinem Verlauf.

## Szenarien

reason-scenario-not-toml = Das Szenario ist kein gültiges TOML: { $problem }.
reason-scenario-too-long = Das Szenario hat { $found } Zeichen. Erlaubt sind höchstens { $most }.
reason-scenario-too-deep = Das Szenario ist zu tief verschachtelt. Erlaubt sind höchstens { $most } Ebenen.
reason-scenario-unknown-key = Das Szenario nennt etwas, das dieses Spiel nicht kennt: { $key }. Es kennt: { $known }.
reason-scenario-wrong-value = Das Szenario beschreibt bei „{ $key }“ etwas Unmögliches: { $value }.
reason-scenario-unanswered-chance = Das Szenario lässt ein Zufallsereignis offen. Lass es mit der Entscheidung eines Spielers beginnen.

## Inhaltspakete

reason-content-unknown-pack = Unter „{ $path }“ gibt es kein Inhaltspaket. Nenne eine .toml-Datei oder einen Ordner mit solchen Dateien.
reason-content-not-toml = Die Datei { $file } ist kein gültiges TOML: { $problem }.
reason-content-no-heading = Das Paket { $file } braucht eine Tabelle [pack] mit einem Text „{ $field }“.
reason-content-wrong-entry = In { $file } muss „{ $kind }“ eine Liste von Einträgen sein, jeder mit der Überschrift [[{ $kind }]].
reason-content-unknown-kind = Dieses Spiel hat keinen Inhalt der Art „{ $kind }“. Die Arten sind: { $known }.
reason-content-missing-id = Eintrag { $number } der Art „{ $kind }“ braucht eine „id“, die sagt, welchen unserer Einträge er ändert.
reason-content-unknown-id = Es gibt kein „{ $id }“ der Art „{ $kind }“, das sich ändern ließe.
reason-content-twice = Der Eintrag „{ $id }“ der Art „{ $kind }“ kommt mehrfach vor.
reason-content-unknown-field = „{ $id }“ ({ $kind }) hat kein Feld „{ $field }“. Die Felder sind: { $known }.
reason-content-out-of-range = „{ $id }“ ({ $kind }): Mit „{ $value }“ als „{ $field }“ lässt sich nicht spielen. Was möglich ist, zeigen unsere eigenen Einträge.
reason-content-wrong-type = „{ $id }“ ({ $kind }): Das Feld „{ $field }“ kann nicht „{ $value }“ sein. Nötig ist: { wanted }.
reason-content-unknown-provenance = „{ $id }“ ({ $kind }) hat die unbekannte Herkunft „{ $value }“. Zur Wahl stehen: { $known }.
