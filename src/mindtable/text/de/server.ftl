### Was der Server sagt: Gründe einer Ablehnung, Abschiede und die Seite ohne Client.

## Spieler

reason-no-person = Bitte gib zuerst deinen Namen ein.
reason-wrong-login = Benutzername oder Passwort ist falsch.
reason-login-taken = Dieser Benutzername ist vergeben. Bitte wähle einen anderen.
reason-has-login = Du hast bereits ein Konto.
reason-no-login = Du hast noch kein Konto.
reason-wrong-password = Das Passwort ist falsch.
reason-no-web-address = Das ist keine Webadresse.
reason-no-mail-address = Das ist keine E-Mail-Adresse.
reason-no-push = Dieser Server kann keine Benachrichtigungen an Browser senden.
reason-not-mailed = Die E-Mail konnte nicht gesendet werden. Bitte versuche es später noch einmal.

## Tische und Sitzplätze

reason-not-found = Unter dieser Adresse gibt es nichts, oder du hast keinen Zugang.
reason-not-your-seat = Das ist nicht dein Sitzplatz.
reason-not-your-table = Das kann nur der Spieler, der den Tisch eröffnet hat.
reason-not-at-the-table = Das können nur Spieler an diesem Tisch.
reason-seat-taken = Dieser Sitzplatz ist besetzt.
reason-seat-free = Dieser Sitzplatz ist schon frei.
reason-not-a-persons-seat = Auf diesem Sitzplatz spielt kein Mensch.
reason-not-started = Das Spiel hat noch nicht begonnen.
reason-already-started = Das Spiel hat begonnen. Die Sitzplätze lassen sich nicht mehr ändern.
reason-table-paused = Der Tisch ist pausiert.
reason-table-not-paused = Der Tisch ist nicht pausiert.
reason-still-running = Das Spiel ist noch nicht zu Ende.
reason-table-over = Das Spiel ist zu Ende.

## Spielen

reason-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle neu.
reason-not-asked = Du hast gerade nichts zu entscheiden.
reason-not-away = Dieser Spieler hat das Spiel nicht verlassen. Ein Bot kann nur einspringen, wenn jemand gegangen ist oder offline ist und den Tisch warten lässt.
reason-stand-in-plays = Ein Bot springt gerade für jemanden ein. Zurückgehen könnt ihr erst, wenn dieser Spieler wieder da ist.
reason-no-hints = An gewerteten Tischen gibt es keine Tipps.
reason-no-such-number = Bis dorthin kann der Tisch nicht zurückgehen.
reason-request-gone = Diese Bitte ist nicht mehr offen.
reason-already-agreed = Du hast bereits zugestimmt.
reason-save-not-agreed = Ein laufendes Spiel enthält die Geheimnisse aller. Du kannst es speichern, wenn alle am Tisch zustimmen oder das Spiel zu Ende ist.

## Anfragen

reason-malformed = Diese Anfrage ist nicht lesbar: { $problem }.
reason-option-not-here = Die Option „{ $name }“ nennt Dateien auf dem Server und lässt sich von hier nicht setzen.
reason-wrong-host = Dieser Server hört nicht auf diesen Namen. Wenn er dir gehört, trage den Namen in die Einstellung „hosts“ ein.
reason-no-name = Bitte wähle einen Namen, den andere sehen können.
reason-wrong-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
reason-too-big = Diese Anfrage ist zu groß.
reason-too-heavy = Das Lesen hat zu viel Zeit oder Speicher gebraucht, deshalb haben wir abgebrochen. Prüfe den Text oder teile ihn in kleinere Teile.
reason-too-slow = Deine Anfrage hat zu lange gedauert. Prüfe deine Verbindung und versuche es noch einmal.
reason-too-many = Das waren zu viele Anfragen in kurzer Zeit. Bitte warte einen Augenblick.
reason-too-many-tables = Du hast zu viele unfertige Tische. Beende oder verlasse zuerst einige.
reason-too-many-listed = Du hast schon viele offene Tische in der Liste. Beginne zuerst einige davon.
reason-storage = Der Server kann das gerade nicht erledigen. Bitte versuche es gleich noch einmal.
reason-server-error = Auf dem Server ist etwas schiefgegangen. Der Fehler liegt bei uns, nicht bei dir. Lade die Seite neu, bevor du es noch einmal versuchst.

## Start des Servers

reason-setting-unknown = Es gibt keine Einstellung namens „{ $name }“. Die Einstellungen sind: { $known }.
reason-setting-wrong = Die Einstellung „{ $name }“ lässt sich nicht nutzen: { $problem }.
reason-setting-file = Die Einstellungsdatei { $file } ist nicht lesbar: { $problem }.
reason-database-newer = Die Datenbank stammt von einem neueren Mindtable (Schema { $found }). Bitte aktualisiere Mindtable.
reason-database-driver = Mindtable kann die Datenbank { $database } nicht nutzen: Das Paket „{ $package }“ fehlt. Installiere es mit: pip install 'mindtable[postgres]'
reason-database-unreachable = Mindtable erreicht die Datenbank { $database } nicht ({ $problem }). Prüfe, ob sie läuft und ob Adresse, Benutzer und Passwort stimmen.
reason-port-taken = Unter { $host } lässt sich Port { $port } nicht öffnen. Vielleicht läuft dort schon ein Server. Wähle einen anderen Port mit --port oder MINDTABLE_PORT.
reason-backup-nothing = Unter { $database } gibt es keine Datenbank, die sich sichern ließe.
reason-backup-unreadable = { $file } ist beschädigt oder keine Sicherung.
reason-backup-failed = Das hat nicht geklappt: { $problem }
reason-restore-not-empty = Die Datenbank { $database } ist nicht leer. Mit --force ersetzt du ihren Inhalt.
reason-database-in-use = Die Datenbank { $database } wird gerade genutzt. Halte zuerst den Server an.
reason-server-unreachable = Unter { $server } antwortet kein Server.
reason-no-mindtable = Unter { $server } gibt es keinen Mindtable-Server.
reason-table-unknown = Es gibt keinen Tisch mit dem Code „{ $code }“.
reason-table-differs = Dieses Spiel wurde mit Version { $found } der Regeln gespielt. Mit Version { $known } verläuft es ab Zug { $number } anders und kann hier nicht weitergehen. Das Spielbrett zeigt die Stellung vor diesem Zug, der Verlauf alles, was gespielt wurde.
reason-bot-other-rules = Der Server spielt { $game } in Version { $found }, dieses Mindtable kennt Version { $known }. Beide müssen gleich sein.

## Abschiede

goodbye-restart = Der Server startet neu. Der Tisch ist gleich wieder da.
goodbye-slow = Deine Verbindung war zu langsam, deshalb haben wir sie geschlossen. Wir verbinden neu…
goodbye-gone = Du bist hier nicht mehr angemeldet, deshalb haben wir die Verbindung geschlossen.
goodbye-no-access = Du hast keinen Zugang mehr zu diesem Tisch. Frag nach seinem Code, um zurückzukommen.

## Das Protokoll

log-acted = { $seat } hat gewählt.

## Ohne Client

server-no-client = Der Server läuft, aber der Browser-Client wurde noch nicht gebaut.
server-no-client-help = Baue ihn mit „make web“ und lade dann diese Seite neu.

## Lektionen

reason-lesson-other-move = Das ist erlaubt, aber diese Lektion braucht jetzt einen anderen Zug. Mach, was der Coach sagt, und probiere eigene Ideen in einer echten Partie aus.
reason-lesson-read-on = Lies zuerst diesen Schritt und drücke dann „Weiter“.
reason-lesson-move-first = Dieser Schritt wartet auf deinen Zug auf dem Spielbrett.
reason-lesson-over = Diese Lektion ist zu Ende. Nimm die nächste oder eröffne einen eigenen Tisch.
reason-not-a-lesson = Dieser Tisch ist keine Lektion.
lesson-finished = Gut gemacht! Du hast die Lektion abgeschlossen.

## Umgang miteinander

reason-no-seat-here = An diesem Tisch kannst du nicht Platz nehmen.
reason-you-blocked = Du hast { $name } blockiert, und { $name } sitzt an diesem Tisch. Hebe die Blockierung auf, um zusammen zu spielen.
reason-not-yourself = Das bist du selbst.
reason-suspended = Der Gastgeber hat dich bis { $until } gesperrt. Er schreibt: „{ $words }“
reason-banned = Der Gastgeber hat dich von diesem Server ausgeschlossen. Er schreibt: „{ $words }“
reason-table-closed = Der Gastgeber hat diesen Tisch geschlossen. Was geschehen ist, kannst du noch nachlesen.
reason-person-unknown = Es gibt niemanden mit dem Benutzernamen oder der Kennung „{ $who }“.
reason-report-unknown = Es gibt keine Meldung „{ $id }“.
reason-no-database = Unter { $database } gibt es keine Datenbank.
report-chat = Chat:
report-chat-team = { $name } (ans Team)
report-points = zeigt auf { $kind } { $noun }
