### Was der Server sagt: Gründe einer Ablehnung, Abschiede und die Seite ohne Client.

## Personen

reason-no-person = Bitte zuerst den eigenen Namen nennen.
reason-wrong-login = Dieser Anmeldename und dieses Passwort gehören nicht zusammen.
reason-login-taken = Dieser Anmeldename ist vergeben; bitte einen anderen wählen.
reason-has-login = Du hast bereits ein Konto.
reason-no-login = Du hast noch kein Konto.
reason-wrong-password = Das ist nicht dein Passwort.
reason-no-web-address = Das ist keine Adresse im Netz.
reason-no-mail-address = Das ist keine E-Mail-Adresse.
reason-no-push = Dieser Server kann Browsern keine Nachrichten senden.
reason-not-mailed = Der Brief ließ sich nicht senden; bitte später noch einmal versuchen.

## Tische und Plätze

reason-not-found = Unter dieser Adresse gibt es nichts, oder es ist für dich nicht zugänglich.
reason-not-your-seat = Das ist nicht dein Platz.
reason-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
reason-not-at-the-table = Das dürfen nur die, die am Tisch sitzen.
reason-seat-taken = Dieser Platz ist besetzt.
reason-seat-free = Dieser Platz ist schon frei.
reason-not-a-persons-seat = Auf diesem Platz spielt keine Person.
reason-not-started = Das Spiel hat noch nicht begonnen.
reason-already-started = Das Spiel hat begonnen; die Plätze lassen sich nicht mehr ändern.
reason-table-paused = Der Tisch macht Pause.
reason-table-not-paused = Der Tisch macht keine Pause.
reason-still-running = Das Spiel ist noch nicht zu Ende.
reason-table-over = Das Spiel ist zu Ende.

## Spielen

reason-stale = Am Tisch ist inzwischen etwas geschehen; bitte neu hinsehen und neu wählen.
reason-not-asked = Du hast im Augenblick nichts zu entscheiden.
reason-not-away = Diese Person ist nicht gegangen. Ein Bot kann einspringen, wenn jemand gegangen ist oder abwesend ist und warten lässt.
reason-stand-in-plays = Ein Bot springt gerade für jemanden ein. Zurückgehen geht erst, wenn die Person wieder da ist.
reason-no-hints = An einem gewerteten Tisch gibt es keine Hinweise.
reason-no-such-number = Bis dorthin kann der Tisch nicht zurückgehen.
reason-request-gone = Diese Bitte steht nicht mehr im Raum.
reason-already-agreed = Du hast bereits zugestimmt.
reason-save-not-agreed = Ein laufendes Spiel enthält die Geheimnisse aller: Speichern geht, wenn alle am Tisch zustimmen oder das Spiel zu Ende ist.

## Anfragen

reason-malformed = Diese Anfrage ist nicht lesbar: { $problem }.
reason-option-not-here = Die Option „{ $name }“ betrifft Dateien des Servers und lässt sich von hier nicht setzen.
reason-wrong-host = Dieser Server hört nicht auf diesen Namen. Wenn er dir gehört, trage den Namen in die Einstellung „hosts“ ein.
reason-no-name = Bitte wähle einen Namen, den andere sehen können.
reason-wrong-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
reason-too-big = Diese Anfrage ist zu groß.
reason-too-heavy = Das Lesen hat zu viel Zeit oder Speicher gekostet und wurde abgebrochen. Prüfe den Text oder kürze ihn.
reason-too-slow = Deine Anfrage brauchte zu lange. Prüfe deine Verbindung und versuche es noch einmal.
reason-too-many = Das waren zu viele Anfragen in kurzer Zeit; bitte einen Augenblick warten.
reason-too-many-tables = Du hast zu viele unfertige Tische. Beende oder verlasse erst einige.
reason-too-many-listed = Du hast schon viele offene Tische in der Liste. Beginne erst einige davon.
reason-storage = Der Server kann das im Augenblick nicht; bitte gleich noch einmal versuchen.
reason-server-error = Auf dem Server ist etwas schiefgegangen: Der Fehler liegt bei uns, nicht bei dir. Lade die Seite neu, bevor du es noch einmal versuchst.

## Start des Servers

reason-setting-unknown = Es gibt keine Einstellung namens „{ $name }“. Es gibt: { $known }.
reason-setting-wrong = Die Einstellung „{ $name }“ ist nicht brauchbar: { $problem }.
reason-setting-file = Die Einstellungsdatei { $file } ist nicht lesbar: { $problem }.
reason-database-newer = Die Datenbank stammt von einem neueren Mindtable (Schema { $found }). Bitte Mindtable aktualisieren.
reason-database-driver = Mindtable kann die Datenbank { $database } nicht benutzen: Das Paket „{ $package }“ fehlt. Installiere es mit: pip install "mindtable[postgres]"
reason-database-unreachable = Mindtable erreicht die Datenbank { $database } nicht ({ $problem }). Prüfe, ob sie läuft, und Adresse, Benutzer und Passwort.
reason-port-taken = Unter { $host }, Port { $port }, lässt sich nichts öffnen: vielleicht läuft dort schon ein Server. Mit --port oder MINDTABLE_PORT einen anderen wählen.
reason-backup-nothing = Unter { $database } gibt es keine Datenbank zu sichern.
reason-backup-unreadable = { $file } ist keine Sicherung, oder sie ist beschädigt.
reason-backup-failed = Das ging nicht: { $problem }
reason-restore-not-empty = Die Datenbank { $database } ist nicht leer. Mit --force wird ihr Inhalt ersetzt.
reason-database-in-use = Die Datenbank { $database } wird benutzt: bitte zuerst den Server anhalten.
reason-server-unreachable = Unter { $server } antwortet kein Server.
reason-no-mindtable = Unter { $server } ist kein Mindtable-Server.
reason-table-unknown = Es gibt keinen Tisch mit dem Code „{ $code }“.
reason-table-differs = Dieses Spiel wurde mit Version { $found } der Regeln gespielt. Mit Version { $known } verläuft es ab Zug { $number } anders und kann hier nicht weitergehen. Das Brett zeigt die Stellung vor diesem Zug, das Protokoll alles, was gespielt wurde.
reason-bot-other-rules = Der Server spielt { $game } in Version { $found }, dieses Mindtable kennt Version { $known }: beide müssen gleich sein.

## Abschiede

goodbye-restart = Der Server startet neu; der Tisch ist gleich wieder da.
goodbye-slow = Die Verbindung ist zu langsam und wurde geschlossen; sie wird neu aufgebaut.
goodbye-gone = Dieser Browser ist nicht mehr angemeldet; die Verbindung wurde geschlossen.
goodbye-no-access = Du hast keinen Zugang mehr zu diesem Tisch. Mit seinem Code kommst du wieder hinein.

## Das Protokoll

log-acted = { $seat } hat gewählt.

## Ohne Client

server-no-client = Der Server läuft, aber der Browser-Client ist nicht gebaut.
server-no-client-help = Mit „make web“ bauen und diese Seite neu laden.

## Lektionen

reason-lesson-other-move = Das wäre erlaubt, aber diese Lektion braucht jetzt einen anderen Zug: Folge dem Hinweis und probiere eigene Ideen in einer echten Partie aus.
reason-lesson-read-on = Lies zuerst diesen Schritt und drücke dann „Weiter“.
reason-lesson-move-first = Dieser Schritt wartet auf deinen Zug auf dem Spielplan.
reason-lesson-over = Diese Lektion ist zu Ende. Nimm die nächste oder eröffne einen eigenen Tisch.
reason-not-a-lesson = Dieser Tisch ist keine Lektion.
lesson-finished = Gut gemacht, das war die ganze Lektion!

## Umgang miteinander

reason-no-seat-here = An diesem Tisch kannst du nicht Platz nehmen.
reason-you-blocked = Du hast { $name } blockiert, und { $name } sitzt an diesem Tisch. Hebe die Blockierung auf, um zusammen zu spielen.
reason-not-yourself = Das bist du selbst.
reason-suspended = Der Gastgeber hat dich bis { $until } gesperrt. Er schreibt: „{ $words }“
reason-banned = Der Gastgeber hat dich von diesem Server ausgeschlossen. Er schreibt: „{ $words }“
reason-table-closed = Der Gastgeber hat diesen Tisch geschlossen. Was geschehen ist, kannst du noch nachlesen.
reason-person-unknown = Es gibt niemanden mit dem Login oder der Kennung „{ $who }“.
reason-report-unknown = Es gibt keine Meldung „{ $id }“.
reason-no-database = Unter { $database } gibt es keine Datenbank.
report-chat = Was gesagt wurde:
report-chat-team = { $name } (ans Team)
report-points = zeigt auf { $kind } { $noun }
