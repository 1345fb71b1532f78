### Was der Browser-Client sagt.

## Überall

client-close = Schließen
client-cancel = Abbrechen
client-keep = Speichern
client-copy = Kopieren
client-copied = Kopiert.
client-loading = Einen Moment …
client-try-again = Noch einmal versuchen
client-reload = Seite neu laden
client-page-failed = Diese Seite ließ sich nicht laden.
client-offline = Keine Verbindung. Regeln und Karten lassen sich weiter lesen; Tische kommen von selbst zurück.
client-offline-refused = Der Server ist gerade nicht erreichbar.
client-went-wrong = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
client-never-ask = Nicht mehr fragen
client-skip-to-content = Zum Inhalt springen
client-percent = { $value } %
client-missing = Hier ist nichts
client-missing-help = Vielleicht ist die Adresse vertippt, oder was hier stand, gibt es nicht mehr.

## Sich zurechtfinden

client-nav = Seiten
client-nav-home = Start
client-nav-rules = Regeln
client-nav-cards = Karten
client-nav-statistics = Statistik
client-nav-about = Über uns
client-nav-settings = Einstellungen
client-nav-account = Du
client-menu = Menü
client-games = Spiele
client-game = Spiel
client-language = Sprache
client-guest = Gast

## Start

client-welcome = Nimm Platz
client-welcome-about = Große Spiele über den Geist, und die Buchhaltung erledigt sich von selbst: allein gegen Bots, mit Freunden im Netz oder zusammen an einem Bildschirm.
client-continue = Weiterspielen
client-go-on = Weiter
client-play = Spielen
client-play-bots = Gegen Bots spielen
client-new-table = Neuer Tisch
client-players = Spieler
client-bots = Bots
client-bot = Bot
client-bot-level = Stärke der Bots
client-level-time = Denkt bis zu { $seconds } s über eine Wahl nach.
client-join = Mit Code beitreten
client-join-help = Hat dir jemand einen Code oder Link geschickt? Hier hinein damit.
client-join-go = Beitreten
client-join-empty = Gib erst einen Code ein.
client-code = Code des Tisches
client-open-tables = Offene Tische
client-open-tables-none = Gerade wartet niemand auf Mitspieler.
client-look = Ansehen
client-finished = Beendete Spiele
client-your-turn = Du bist dran
client-state-open = Wartet auf Spieler
client-state-playing = Läuft
client-state-paused = Pause
client-state-over = Beendet
client-free-seats = { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }

## Ein neuer Tisch

client-who-plays = Wer spielt
client-seat-for = Wer sitzt hier: { $seat }
client-seat-me = Hier spiele ich
client-seat-open-wish = Frei für andere
client-seats-at-once = Das Spiel beginnt sofort.
client-seats-open = Du bekommst einen Link für die anderen; das Spiel beginnt, wenn alle Plätze besetzt sind.
client-seats-hot = Ihr teilt euch diesen Bildschirm: vor jedem Wechsel wird der Tisch verdeckt.
client-keeping = Der Tisch
client-listed = Öffentlich gelistet
client-listed-help = Alle sehen den Tisch auf der Startseite und dürfen freie Plätze nehmen oder zusehen.
client-rated = Gewertet
client-rated-help = Das Ergebnis ändert deine Wertung; Tipps sind aus.
client-clock = Uhr
client-clock-none = Keine
client-clock-live = Live
client-clock-by-days = Über Tage
client-clock-minutes = Minuten für das ganze Spiel
client-clock-extra = Zusätzliche Sekunden je Zug
client-clock-each = Tage je Zug
client-clock-help = Eine Uhr erinnert und zeigt an; niemand fliegt durch sie hinaus.
client-clock-left = Verbleibende Zeit
client-clock-days = { $days ->
        [one] 1 Tag { $time }
       *[other] { $days } Tage { $time }
    }
client-group-seats = Plätze
client-group-rules = Regeln
client-group-modules = Module
client-group-other = Weiteres
client-option-usual = Wie üblich
client-option-reset = Zurück zum üblichen Wert
client-option-clash = Geht nicht zusammen mit „{ $option }: { $value }“; das würde sich ändern.
client-open-table = Tisch eröffnen
client-import = Aus Datei fortsetzen …
client-import-differs = Die Regeln haben sich geändert
client-import-until = Stand vor Zug { $move } öffnen

## Am Tisch vor dem Spiel

client-lobby-seats = Plätze
client-sit = Hinsetzen
client-stand-up = Aufstehen
client-add-bot = Bot hinzufügen
client-change-bot = Stärke ändern
client-remove-bot = Entfernen
client-invite = Einladen
client-invite-help = Schick diesen Link oder sag den Code an. Niemand braucht ein Konto.
client-invite-link = Link für andere
client-invited = Du bist an einen Tisch eingeladen
client-watch = Nur zusehen
client-start-wait = { $count ->
        [one] Das Spiel beginnt von selbst, wenn der letzte freie Platz besetzt ist.
       *[other] Das Spiel beginnt von selbst, wenn die { $count } freien Plätze besetzt sind.
    }
client-your-name = Dein Name
client-name-kept = Die anderen sehen jetzt: { $name }
client-name-help = So nennen dich die anderen am Tisch. Mehr braucht es zum Spielen nicht.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = freier Platz
client-seat-kept = freigehalten für { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Bot als Vertretung: { $level }
client-seat-online = gerade da
client-seat-away = gerade weg
client-seat-left = hat den Tisch verlassen

## Spielen

client-you = du
client-decides = am Zug
client-standings = Spielstand
client-side-points = { $points ->
        [one] { $names }: 1 Punkt
       *[other] { $names }: { $points } Punkte
    }
client-views = Ansichten
client-side = Verlauf, Gespräch und Spieler
client-tab-board = Brett
client-tab-mine = Meins
client-tab-others = Andere
client-tab-log = Verlauf
client-tab-talk = Verlauf
client-tab-chat = Gespräch
client-tab-players = Spieler
client-tab-notes = Notizen
client-tab-asked = Was jetzt gefragt ist, beantwortest du hier.
client-tab-news = { $count ->
        [one] { $tab }, 1 neu
       *[other] { $tab }, { $count } neu
    }
client-bar = Was jetzt zu tun ist
client-main-choices = Wichtigste Möglichkeiten
client-turn-tools = Werkzeuge des Zuges
client-choose-one = Wähle eines
client-choices-count = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
client-all-choices = { $count ->
        [one] 1 Möglichkeit
       *[other] Alle { $count } Möglichkeiten
    }
client-all-choices-help = Alles, was du jetzt tun kannst, in Worten, mit Filter und Vorschau.
client-choice-list = Alle Möglichkeiten
client-filter = Filtern …
client-show-all = Alle zeigen
client-nothing-fits = Nichts passt.
client-not-now = Jetzt nicht möglich – warum?
client-why-not = Warum nicht?
client-which = Was davon?
client-preview = Was es brächte
client-preview-more = { $count ->
        [one] und 1 weiterer Schritt
       *[other] und { $count } weitere Schritte
    }
client-preview-help = Zeige auf eine Möglichkeit, um zu sehen, was sie brächte.
client-preview-goes-on = Die Wahl führt zur nächsten Frage.
client-preview-unknown = Was dann kommt, ist unbekannt: Zufall oder ein Geheimnis entscheidet.
client-undo = Zurücknehmen
client-undo-help = Nimmt deine letzte Wahl zurück.
client-undo-nothing = Es gibt nichts zurückzunehmen.
client-restart = Zug neu beginnen
client-restart-help = Nimmt deine Wahlen dieses Zuges zurück, soweit nichts Neues bekannt wurde.
client-hint = Tipp
client-hint-help = Was ein starker Bot täte, und warum.
client-hint-thinking = Der Bot denkt nach …
client-hint-none = Es gibt nichts zu raten.
client-hint-do = Tu das
client-hint-explain = Die Zahlen sagen, wie viel besser der Bot die Stellung nach dieser Wahl und dem, was er danach täte, einschätzt.
client-skip = Überspringen
client-watching = Sieh, was geschieht …
client-waiting-for = { $count ->
        [one] Am Zug: { $names }
       *[other] Noch am Zug: { $names }
    }
client-paused = Der Tisch macht Pause.
client-warning = Sicher?
client-end-turn-ask = Zug beenden?
client-end-turn-help = Sobald die anderen am Zug sind, lässt sich das nicht zurücknehmen.
client-uncertain-help = Das bringt etwas ans Licht und lässt sich nicht zurücknehmen.
client-do-it = Tun
client-just-happened = Was eben geschah
client-nothing-yet = Noch nichts.
client-position-as-data = Die Stellung als Daten
client-symbols = Symbole
client-zoom = Zoom

## Verlauf, Gespräch, Notizen

client-log = Was geschah
client-log-empty = Noch ist nichts geschehen.
client-log-undone = (zurückgenommen)
client-log-go = Stellung { $number } zeigen
client-chat-to = Gespräch mit
client-chat-table = Tisch
client-chat-team = Team
client-chat-say = Sag etwas …
client-chat-say-team = Sag deinem Team etwas …
client-chat-send = Senden
client-chat-empty = Noch hat niemand etwas gesagt.
client-points-at = zeigt auf: { $place }
client-plans = plant: { $place }
client-plan-clear = Plan löschen
client-pointing = Zeigen (Alt + Klick):
client-pointing-table = allen
client-pointing-team = meinem Team
client-pointing-plan = in den Plan des Teams
client-notes = Deine Notizen
client-notes-help = Was du hier schreibst, siehst nur du.
client-notes-kept = Gespeichert
client-notes-typing = Noch nicht gespeichert …
client-notes-failed = Konnte nicht gespeichert werden; es wird noch einmal versucht.

## Leute am Tisch

client-look-from = Von hier sehen
client-retake = Platz zurücknehmen
client-replace = Durch Bot vertreten …
client-replace-help = Ein Bot spielt weiter, wenn alle anderen zustimmen. Der Platz kann jederzeit zurückgenommen werden.
client-replace-ask = Die anderen fragen
client-leave = Tisch verlassen
client-leave-seat = Verlassen
client-leave-ask = Tisch verlassen?
client-leave-help = Die anderen können dich durch einen Bot vertreten lassen; du kannst auf deinen Platz zurückkehren.
client-leave-rated = Dieses Spiel wird gewertet: Wer geht, verliert, auch bei einer Rückkehr.
client-pause = Pause
client-resume = Pause beenden
client-copy-invite = Einladung kopieren
client-ask-rewind = Um Zurücknahme meiner letzten Wahl bitten
client-ask-rewind-help = Nach neuer Information nur mit Zustimmung aller.
client-ask-all = Alle fragen
client-agree = Zustimmen
client-refuse = Ablehnen
client-withdraw = Zurückziehen
client-rewind = Meine letzte Wahl zurücknehmen
client-rewind-help = Du spielst allein mit Bots, also muss niemand zustimmen.
client-has-left = { $name } hat das Spiel verlassen. Bis zur Rückkehr kann ein Bot einspringen.
client-is-away = { $name } ist am Zug, aber nicht da. Bis zur Rückkehr kann ein Bot einspringen.
client-is-away-until = { $name } ist am Zug, aber nicht da. In { $time } kann ein Bot einspringen.
client-stand-in = Bot einspringen lassen
client-wish-rewind = { $name } möchte zu Stellung { $number } zurückgehen.
client-wish-save = { $name } möchte das laufende Spiel in eine Datei sichern, die alle Geheimnisse zeigt.
client-wish-stand-in = { $name } wünscht einen Bot als Vertretung. Platz: { $of }, Bot: { $level }
client-wish-agreed = Zugestimmt: { $names }
client-wish-waits = Wartet auf die anderen

## Ein Bildschirm für mehrere

client-hand-over = Jetzt ist dran: { $name }
client-hand-over-help = Gib den Bildschirm weiter. Nichts ist zu sehen, bis die nächste Person bereit ist.
client-hand-over-ready = { $name }: meinen Tisch zeigen

## Zurückkommen

client-absence = Seit deinem letzten Zug
client-absence-to-you = Dir
client-absence-others = Anderen und auf dem Brett
client-absence-earlier = { $count ->
        [one] 1 frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
client-absence-watch = Ansehen
client-absence-go-on = Weiter
client-line-connecting = Verbinde …
client-line-waiting = Verbindung weg; erneut in { $seconds } s
client-line-now = Jetzt
client-line-closed = Nicht verbunden
client-line-broken = Die Verbindung ist abgerissen; was du getan hast, kam vielleicht nicht an. Sieh auf den Tisch, bevor du es noch einmal versuchst.

## Das Ende

client-end = Das Spiel ist aus
client-end-you-won = Gewonnen
client-end-won = { $count ->
        [one] Gewonnen hat: { $names }
       *[other] Gewonnen haben: { $names }
    }
client-end-nobody = Niemand hat gewonnen.
client-end-results = Ergebnisse
client-end-player = Spieler
client-end-points = Punkte
client-end-rating = Wertung
client-end-chart = Wie die Punkte wuchsen
client-chart-label = Punkte im Lauf des Spiels
client-show-result = Ergebnis zeigen
client-rematch = Noch einmal
client-rematch-rotated = Noch einmal, Plätze getauscht
client-rematch-go = Zur Revanche
client-rematch-join = Zur Revanche setzen
client-mute-table = Diesen Tisch stumm schalten
client-unmute-table = Wieder von diesem Tisch hören
client-mute-table-help = Keine Push-Nachricht, keine E-Mail und kein Web-Aufruf zu diesem Tisch; er wartet weiter auf dich.
client-muted = Dieser Tisch ist stumm.
client-unmuted = Du hörst wieder von diesem Tisch.
client-export = In Datei sichern
client-export-help = Das ganze Spiel als Text: Spielstand, Aufzeichnung und Fehlerbericht in einem.
client-export-agree = Die Datei eines laufenden Spiels zeigt alle Geheimnisse, daher müssen alle am Tisch zustimmen.
client-export-agreed = Sobald alle zugestimmt haben, kann jeder die Datei sichern.

## Aufzeichnung

client-replay = Aufzeichnung
client-replay-position = { $number } von { $last }
client-replay-beginning = Der Anfang
client-replay-stop = Anhalten
client-scrub = Durch das Spiel gehen
client-scrub-position = Stellung
client-seen-by = Gesehen von
client-seen-by-spectator = Als Zuschauer
client-seen-by-seat = Gesehen von: { $name }
client-copy-address = Adresse dieser Stellung kopieren
client-to-table = Zum Tisch

## Regeln und Karten

client-rule = Die Regel
client-rule-in-place = Im Regelwerk zeigen
client-rules-about = Jede Regel in unseren Worten, eine nach der anderen; Ablehnungen und Hinweise führen hierher.
client-rules-search = In den Regeln suchen …
client-rules-chapters = Kapitel
client-edition = Ausgabe
client-editions-all = Alle Ausgaben
client-cards-about = Alle Karten, Plättchen und Tafeln, mit der Herkunft ihrer Werte.
client-cards-ours = { $count ->
        [one] 1 von { $all } ist von uns rekonstruiert: die Werte sind nicht öffentlich.
       *[other] { $count } von { $all } sind von uns rekonstruiert: die Werte sind nicht öffentlich.
    }
client-cards-search = Karten suchen …
client-cards-kind = Art
client-cards-all = Alle Arten
client-cards-found = { $count ->
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
client-cards-more = { $count ->
        [one] 1 weitere zeigen
       *[other] { $count } weitere zeigen
    }
client-decks = Decks
client-decks-build = Decks bauen
client-provenance-rulebook = Spielregel
client-provenance-rulebook-help = So steht es in der Spielregel.
client-provenance-public = Öffentliches Material
client-provenance-public-help = Aus öffentlichem Material: Bildern, Videos, Antworten der Autoren.
client-provenance-reconstructed = Von uns rekonstruiert
client-provenance-reconstructed-help = Die gedruckten Werte sind nicht öffentlich; diese sind unsere, damit es sich gut spielt. Wer das Spiel besitzt, kann eigene darüberlegen.
client-provenance-ruling = Unsere Auslegung
client-provenance-ruling-help = Die Quellen schweigen oder widersprechen sich; wir spielen es so.

## Statistik

client-stats-played = Gespielt
client-stats-won = Gewonnen
client-stats-share = Anteil
client-stats-rating = Wertung
client-stats-by-game = Nach Spiel
client-stats-rated = Gewertete Spiele
client-stats-rated-help = Die Wertung ist eine vorsichtige Schätzung, die mit jedem Spiel wächst; ± sagt, wie weit sie noch wandern kann.
client-stats-changes = Wie sich deine Wertung geändert hat
client-stats-when = Wann
client-stats-change = Änderung
client-stats-none = Hier wird dein erstes beendetes Spiel stehen.

## Einstellungen

client-settings-look = Sprache und Aussehen
client-theme = Farben
client-theme-auto = Wie das Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-theme-contrast = Hoher Kontrast
client-text-size = Textgröße
client-settings-motion = Bewegung
client-speed = Tempo der Animationen
client-speed-still = Keine
client-speed-slow = Langsam
client-speed-normal = Normal
client-speed-fast = Schnell
client-motion = Bewegung auf der Seite
client-motion-auto = Wie das Gerät
client-motion-on = An
client-motion-off = Aus
client-motion-help = Jede Animation lässt sich mit „s“ überspringen; der Tisch endet immer so, wie der Server ihn geschickt hat.
client-settings-sound = Ton
client-sound = Töne abspielen: dein Zug, Züge, Gespräch
client-volume = Lautstärke
client-sound-try = Probehören
client-settings-play = Hilfe, Rückfragen und Warnungen
client-previews = Zeigen, was eine Wahl brächte
client-previews-help = Beim Zeigen auf eine Möglichkeit oder mit der Tastatur.
client-confirm-end-turn = Vor dem Ende meines Zuges fragen
client-confirm-restart-turn = Vor dem Neubeginn eines Zuges fragen
client-confirm-uncertain = Vor einer Wahl fragen, die etwas ans Licht bringt
client-confirm-hand-over = Den Tisch verdecken, bevor der Bildschirm weitergereicht wird
client-confirm-absence = Mir sagen, was seit meinem letzten Zug geschah
client-silenced = { $count ->
        [one] 1 Warnung ist ausgeschaltet.
       *[other] { $count } Warnungen sind ausgeschaltet.
    }
client-silenced-reset = Alle einschalten

## Konto und Nachrichten

client-account = Konto
client-account-help = Nur nötig, um in einem anderen Browser erkannt zu werden, und für Wertungen.
client-account-as = Angemeldet als „{ $login }“.
client-account-enter = Anmelden
client-account-open = Konto anlegen
client-account-leave = Abmelden
client-account-admin = Verwaltung
client-account-opened = Dein Konto ist angelegt.
client-account-in = Willkommen zurück.
client-account-out = Du bist abgemeldet.
client-login = Anmeldename
client-login-help = 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
client-password = Passwort
client-password-help = Mindestens 8 Zeichen.
client-password-new = Neues Passwort
client-password-change = Passwort ändern
client-password-changed = Das Passwort ist geändert.
client-forget = Mein Konto löschen
client-forget-ask = Konto löschen?
client-forget-help = Name, Einstellungen und Wertungen werden vergessen. Gib zuerst dein Passwort ein. Das lässt sich nicht zurücknehmen.
client-forgotten = Du bist vergessen.
client-notices = Wenn du dran bist
client-notices-help = Für Spiele über Tage: jeder ausgefüllte Weg wird einmal je Zug benutzt.
client-notices-push = Nachricht des Browsers
client-notices-denied = Der Browser erlaubt dieser Seite keine Nachrichten.
client-notices-email = E-Mail
client-notices-webhook = Adresse eines Webhooks
client-notices-form = Form des Webhooks
client-notices-kept = Gespeichert.
client-notices-try = Eine zur Probe senden
client-notices-sent = Gesendet: { $way }
client-notices-unsent = Konnte nicht gesendet werden: { $way }

## Über uns

client-about-what = Was Mindtable ist
client-about-what-text = Ein Tisch für Brettspiele: { $games }. Er führt Buch, erklärt jedes Symbol, und wenn etwas nicht geht, sagt er, warum und nach welcher Regel.
client-about-unofficial = Inoffiziell
client-about-unofficial-text = Dies ist ein Fanprojekt, weder verbunden mit den Autoren und Verlagen der Spiele noch von ihnen unterstützt. Die Spiele und ihre Namen gehören ihren Eigentümern. Regeltexte und Zeichnungen sind von uns. Bitte kauft die Spiele; sie sind wunderschön.
client-about-reconstructed = Was rekonstruiert ist
client-about-reconstructed-text = Die Regeln folgen den Spielregeln Satz für Satz. Nicht alle gedruckten Kartenwerte sind öffentlich; wo sie es nicht sind, haben wir eigene gemacht und jeden gekennzeichnet.
client-about-see-cards = Karten ansehen
client-about-see-rules = Regeln lesen
client-about-privacy = Was über dich gespeichert wird
client-about-privacy-text = Dein Name, deine Tische und deine Einstellungen, auf dem Server, auf dem du spielst, und in diesem Browser. Ein Cookie erkennt dich wieder. Nichts wird anderswohin gesendet.

## Tasten

client-keys = Tasten
client-key-help = Diese Tasten zeigen
client-key-tab = Von Ding zu Ding
client-key-log = Im Verlauf: von Zeile zu Zeile
client-key-escape = Schließen, loslassen
client-key-pin = Hinweis festhalten, um seinem Link zu folgen
client-key-number = Nach Nummer wählen
client-key-list = Liste aller Möglichkeiten
client-key-arrows = Durch die Möglichkeiten gehen
client-key-enter = Die Möglichkeit nehmen
client-key-end = Zug beenden
client-key-zoom-in = Vergrößern
client-key-zoom-out = Verkleinern
client-key-fit = Ganzes Brett zeigen
client-key-pan = Brett verschieben
client-key-first = Zum Anfang
client-key-previous = Ein Schritt zurück
client-key-next = Ein Schritt weiter
client-key-last = Zum Ende
client-key-play = Abspielen

## Lernen

client-nav-tutorial = Lernen
client-tutorial-about = Lerne beim Spielen: Nimm zuerst die erste Partie, dann die kurzen Lektionen, die dich reizen. In jedem Schritt tust du etwas, und du kannst jederzeit gehen und wiederkommen.
client-tutorial-learn = Spielend lernen
client-tutorial-done = { $done } von { $of } abgeschlossen
client-tutorial-minutes = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
client-tutorial-finished = abgeschlossen
client-tutorial-start = Anfangen
client-tutorial-resume = Fortsetzen
client-tutorial-again = Von vorn
client-tutorial-lesson = Lektion: { $lesson }
client-coach = Begleitung
client-coach-step = Schritt { $step } von { $of }
client-coach-end = Lektion abgeschlossen
client-coach-continue = Weiter
client-coach-your-move = Dein Zug
client-coach-read-first = Lies den Hinweis und drücke dann „Weiter“
client-coach-leave = Lektion verlassen; du kannst später weitermachen
client-coach-next = Als Nächstes: { $lesson }
client-coach-all = Alle Lektionen
client-coach-play = Eine Partie spielen

## Umgang miteinander

client-state-closed = Vom Gastgeber geschlossen
client-person-menu = { $name } blockieren oder melden
client-block = Blockieren
client-block-short = Kein Platz am selben Tisch, kein Chat.
client-block-ask = { $name } blockieren?
client-block-help = Ihr sitzt nicht mehr am selben Tisch, und keiner von euch sieht, was der andere schreibt. Ein Spiel, das ihr gerade spielt, geht weiter. Dass du jemanden blockiert hast, erfährt niemand.
client-blocked = Du hast { $name } blockiert. In den Einstellungen kannst du das aufheben.
client-blocks = Wen du blockiert hast
client-blocks-none = Du hast niemanden blockiert.
client-unblock = Freigeben
client-unblock-name = { $name } freigeben
client-unblocked = { $name } ist nicht mehr blockiert.
client-report = Melden
client-report-short = Sag dem Gastgeber, was geschehen ist.
client-report-title = { $name } melden
client-report-words = Was ist geschehen?
client-report-help = Der Gastgeber bekommt deine Worte, das Protokoll des Tisches, wie alle es gesehen haben, und den Chat, wie du ihn gesehen hast.
client-report-send = Meldung senden
client-reported = Der Gastgeber hat deine Meldung.
client-chat-mute = Diesen Chat stummschalten
client-chat-muted = Du hast den Chat dieses Tisches stummgeschaltet.
client-host-warning = Eine Verwarnung vom Gastgeber
client-host-warning-read = Gelesen
client-barred = Du kannst hier nicht spielen
