### Was der Browser-Client sagt.

## Überall

client-close = Schließen
client-cancel = Abbrechen
client-keep = Speichern
client-copy = Kopieren
client-copied = Kopiert.
client-loading = Einen Moment…
client-try-again = Erneut versuchen
client-reload = Seite neu laden
client-page-failed = Diese Seite konnte nicht geladen werden.
client-offline = Du bist offline. Regeln und Karten kannst du weiterhin lesen, und deine Tische sind wieder da, sobald du verbunden bist.
client-offline-refused = Der Server ist gerade nicht erreichbar.
client-went-wrong = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
client-never-ask = Nicht mehr fragen
client-skip-to-content = Zum Inhalt springen
client-percent = { $value } %
client-missing = Hier ist nichts
client-missing-help = Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr.

## Sich zurechtfinden

client-nav = Seiten
client-nav-home = Start
client-nav-rules = Regeln
client-nav-cards = Karten
client-nav-statistics = Statistik
client-nav-about = Über Mindtable
client-nav-settings = Einstellungen
client-nav-account = Konto
client-menu = Menü
client-games = Spiele
client-game = Spiel
client-language = Sprache
client-guest = Gast

## Start

client-welcome = Nimm Platz
client-welcome-about = Große Spiele über den Geist, und die Buchhaltung läuft von selbst. Spiele allein gegen Bots, mit Freunden im Netz oder zusammen an einem Bildschirm.
client-continue = Weiterspielen
client-go-on = Weiter
client-play = Spielen
client-play-bots = Gegen Bots spielen
client-new-table = Neuer Tisch
client-players = Spieler
client-bots = Bots
client-bot = Bot
client-bot-level = Stärke der Bots
client-level-time = Denkt bis zu { $seconds } s über jede Wahl nach.
client-join = Mit Code beitreten
client-join-help = Hast du einen Code oder einen Link bekommen? Gib ihn hier ein.
client-join-go = Beitreten
client-join-empty = Gib zuerst einen Code ein.
client-code = Tisch-Code
client-open-tables = Offene Tische
client-open-tables-none = Gerade wartet niemand auf Mitspieler.
client-look = Ansehen
client-finished = Beendete Spiele
client-your-turn = Du bist dran
client-state-open = Wartet auf Spieler
client-state-playing = Läuft
client-state-paused = Pausiert
client-state-over = Beendet
client-free-seats = { $count ->
        [one] 1 freier Sitzplatz
       *[other] { $count } freie Sitzplätze
    }

## Ein neuer Tisch

client-who-plays = Wer spielt mit?
client-seat-for = Wer ist { $seat }?
client-seat-me = Ich
client-seat-open-wish = Frei für andere
client-seats-at-once = Das Spiel beginnt sofort.
client-seats-open = Du bekommst einen Link für die anderen. Das Spiel beginnt, wenn alle Sitzplätze besetzt sind.
client-seats-hot = Ihr teilt euch diesen Bildschirm. Vor jedem Wechsel wird der Tisch verdeckt.
client-keeping = Einstellungen des Tisches
client-listed = Öffentlich
client-listed-help = Alle sehen den Tisch auf der Startseite und können einen freien Sitzplatz nehmen oder zusehen.
client-rated = Gewertet
client-rated-help = Das Ergebnis ändert deine Wertung. Tipps sind aus.
client-clock = Uhr
client-clock-none = Keine
client-clock-live = Live
client-clock-by-days = Fernpartie
client-clock-minutes = Minuten für das ganze Spiel
client-clock-extra = Zusätzliche Sekunden je Zug
client-clock-each = Tage je Zug
client-clock-help = Die Uhr erinnert nur. Wenn deine Zeit abläuft, behältst du deinen Sitzplatz.
client-clock-left = Verbleibende Zeit
client-clock-days = { $days ->
        [one] 1 Tag { $time }
       *[other] { $days } Tage { $time }
    }
client-group-seats = Sitzplätze
client-group-rules = Regeln
client-group-modules = Module
client-group-other = Weiteres
client-option-usual = Standard
client-option-reset = Zurücksetzen
client-option-clash = Verträgt sich nicht mit „{ $option }: { $value }“. Diese Einstellung würde sich ändern.
client-open-table = Tisch eröffnen
client-import = Aus Datei fortsetzen…
client-import-differs = Die Regeln haben sich geändert
client-import-until = Stand vor Zug { $move } öffnen

## Am Tisch vor dem Spiel

client-lobby-seats = Sitzplätze
client-sit = Hinsetzen
client-stand-up = Aufstehen
client-add-bot = Bot hinzufügen
client-change-bot = Stärke ändern
client-remove-bot = Entfernen
client-invite = Einladen
client-invite-help = Schick diesen Link oder sag den Code durch. Niemand braucht ein Konto.
client-invite-link = Einladungslink
client-invited = Du bist an einen Tisch eingeladen
client-watch = Nur zusehen
client-start-wait = { $count ->
        [one] Das Spiel beginnt, wenn der letzte freie Sitzplatz besetzt ist.
       *[other] Das Spiel beginnt, wenn alle { $count } freien Sitzplätze besetzt sind.
    }
client-your-name = Dein Name
client-name-kept = Die anderen sehen dich jetzt als „{ $name }“.
client-name-help = Diesen Namen sehen die anderen am Tisch. Mehr brauchst du zum Spielen nicht.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = freier Sitzplatz
client-seat-kept = freigehalten für { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Bot springt ein: { $level }
client-seat-online = online
client-seat-away = offline
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
client-side = Verlauf, Chat und Spieler
client-tab-board = Brett
client-tab-mine = Meins
client-tab-others = Andere
client-tab-log = Verlauf
client-tab-talk = Verlauf
client-tab-chat = Chat
client-tab-players = Spieler
client-tab-notes = Notizen
client-tab-asked = Die aktuelle Frage beantwortest du hier.
client-tab-news = { $count ->
        [one] { $tab }, 1 neu
       *[other] { $tab }, { $count } neu
    }
client-bar = Was jetzt zu tun ist
client-main-choices = Wichtigste Möglichkeiten
client-turn-tools = Werkzeuge für den Zug
client-choose-one = Wähle eine Möglichkeit
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
client-filter = Filtern…
client-show-all = Alle zeigen
client-nothing-fits = Keine Treffer.
client-not-now = Was jetzt nicht geht, und warum
client-why-not = Warum nicht?
client-which = Welche Möglichkeit?
client-preview = Was dann passiert
client-preview-more = { $count ->
        [one] und 1 weiterer Schritt
       *[other] und { $count } weitere Schritte
    }
client-preview-help = Fahre mit der Maus über eine Möglichkeit, um zu sehen, was sie bewirkt.
client-preview-goes-on = Diese Wahl führt zur nächsten Frage.
client-preview-unknown = Was danach kommt, ist noch offen. Das entscheidet der Zufall oder eine geheime Wahl.
client-undo = Rückgängig
client-undo-help = Macht deine letzte Wahl rückgängig.
client-undo-nothing = Es gibt nichts rückgängig zu machen.
client-restart = Zug neu beginnen
client-restart-help = Macht deine Entscheidungen in diesem Zug rückgängig, bis zu der Stelle, an der etwas Neues bekannt wurde.
client-hint = Tipp
client-hint-help = Was ein starker Bot tun würde, und warum.
client-hint-thinking = Der Bot denkt nach…
client-hint-none = Gerade kein Tipp.
client-hint-do = So spielen
client-hint-explain = Die Zahlen zeigen, um wie viel sich deine Stellung nach Einschätzung des Bots durch diese Wahl und den besten Folgezug verbessert.
client-skip = Überspringen
client-watching = Sieh zu, was passiert…
client-waiting-for = { $count ->
        [one] { $names } ist am Zug.
       *[other] Noch am Zug: { $names }.
    }
client-paused = Der Tisch ist pausiert.
client-warning = Bist du sicher?
client-end-turn-ask = Zug beenden?
client-end-turn-help = Sobald andere am Zug sind, lässt sich das nicht mehr rückgängig machen.
client-uncertain-help = Das deckt etwas Neues auf und lässt sich nicht rückgängig machen.
client-do-it = Ausführen
client-just-happened = Was gerade passiert ist
client-nothing-yet = Noch nichts.
client-position-as-data = Stellung als Daten
client-symbols = Symbole
client-zoom = Zoom

## Verlauf, Gespräch, Notizen

client-log = Was bisher geschah
client-log-empty = Noch ist nichts passiert.
client-log-undone = (rückgängig gemacht)
client-log-go = Stellung { $number } zeigen
client-chat-to = Chat mit
client-chat-table = Tisch
client-chat-team = Team
client-chat-say = Schreib etwas…
client-chat-say-team = Schreib deinem Team etwas…
client-chat-send = Senden
client-chat-empty = Noch hat niemand etwas geschrieben.
client-points-at = zeigt auf: { $place }
client-plans = markiert im Plan: { $place }
client-plan-clear = Plan löschen
client-pointing = Zeigen (Alt + Klick):
client-pointing-table = für alle
client-pointing-team = für mein Team
client-pointing-plan = im Plan des Teams
client-notes = Deine Notizen
client-notes-help = Was du hier schreibst, siehst nur du.
client-notes-kept = Gespeichert
client-notes-typing = Noch nicht gespeichert…
client-notes-failed = Speichern fehlgeschlagen. Wir versuchen es noch einmal.

## Leute am Tisch

client-look-from = Von hier aus ansehen
client-retake = Sitzplatz wieder einnehmen
client-replace = Durch einen Bot vertreten…
client-replace-help = Ein Bot spielt weiter, wenn alle anderen zustimmen. Der Spieler kann jederzeit auf seinen Sitzplatz zurück.
client-replace-ask = Die anderen fragen
client-leave = Tisch verlassen
client-leave-seat = Verlassen
client-leave-ask = Tisch verlassen?
client-leave-help = Die anderen können einen Bot für dich einspringen lassen. Du kannst auf deinen Sitzplatz zurückkommen.
client-leave-rated = Dieses Spiel wird gewertet. Wenn du gehst, zählt das als Niederlage, auch wenn du zurückkommst.
client-pause = Pausieren
client-resume = Fortsetzen
client-copy-invite = Einladung kopieren
client-ask-rewind = Fragen, ob ich meine letzte Wahl zurücknehmen darf
client-ask-rewind-help = Wenn sie etwas Neues aufgedeckt hat, müssen alle zustimmen.
client-ask-all = Alle fragen
client-agree = Zustimmen
client-refuse = Ablehnen
client-withdraw = Zurückziehen
client-rewind = Meine letzte Wahl rückgängig machen
client-rewind-help = Du spielst allein mit Bots, also muss sonst niemand zustimmen.
client-has-left = { $name } hat das Spiel verlassen. Bis zur Rückkehr kann ein Bot einspringen.
client-is-away = { $name } ist am Zug, aber nicht da. Bis zur Rückkehr kann ein Bot einspringen.
client-is-away-until = { $name } ist am Zug, aber nicht da. In { $time } kann ein Bot einspringen.
client-stand-in = Bot einspringen lassen
client-wish-rewind = { $name } möchte zurück zu Stellung { $number }.
client-wish-save = { $name } möchte das laufende Spiel in einer Datei speichern. Die Datei zeigt alle Geheimnisse.
client-wish-stand-in = { $name } möchte, dass ein Bot ({ $level }) für { $of } einspringt.
client-wish-agreed = Dafür: { $names }
client-wish-waits = Wartet auf die anderen

## Ein Bildschirm für mehrere

client-hand-over = Als Nächstes: { $name }
client-hand-over-help = Gib den Bildschirm weiter. Es ist nichts zu sehen, bis der nächste Spieler bereit ist.
client-hand-over-ready = Ich bin { $name }, zeig meinen Tisch

## Zurückkommen

client-absence = Seit deinem letzten Zug
client-absence-to-you = Was dich betrifft
client-absence-others = Sonst am Tisch
client-absence-earlier = { $count ->
        [one] 1 frühere Zeile zeigen
       *[other] { $count } frühere Zeilen zeigen
    }
client-absence-watch = Ansehen
client-absence-go-on = Weiterspielen
client-line-connecting = Verbinde…
client-line-waiting = Verbindung unterbrochen, neuer Versuch in { $seconds } s
client-line-now = Jetzt verbinden
client-line-closed = Nicht verbunden
client-line-broken = Die Verbindung ist abgerissen, deine letzte Aktion kam vielleicht nicht an. Sieh dir den Tisch an, bevor du es noch einmal versuchst.

## Das Ende

client-end = Das Spiel ist zu Ende
client-end-you-won = Du hast gewonnen!
client-end-won = { $count ->
        [one] { $names } gewinnt
       *[other] Gewonnen haben { $names }
    }
client-end-nobody = Niemand hat gewonnen.
client-end-results = Ergebnisse
client-end-player = Spieler
client-end-points = Punkte
client-end-rating = Wertung
client-end-chart = Punkteverlauf
client-chart-label = Punkte im Lauf des Spiels
client-show-result = Ergebnis zeigen
client-rematch = Noch einmal spielen
client-rematch-rotated = Noch einmal mit getauschten Sitzplätzen
client-rematch-go = Zur Revanche
client-rematch-join = Revanche annehmen
client-mute-table = Diesen Tisch stummschalten
client-unmute-table = Stummschaltung aufheben
client-mute-table-help = Keine Push-Nachrichten, E-Mails und Webhooks zu diesem Tisch. Er wartet weiter auf dich.
client-muted = Dieser Tisch ist stummgeschaltet.
client-unmuted = Dieser Tisch ist nicht mehr stummgeschaltet.
client-export = In Datei speichern
client-export-help = Das ganze Spiel als Text: Spielstand, Aufzeichnung und Fehlerbericht in einem.
client-export-agree = Die Datei eines laufenden Spiels zeigt alle Geheimnisse, daher müssen alle am Tisch zustimmen.
client-export-agreed = Sobald alle zugestimmt haben, kann jeder am Tisch die Datei speichern.

## Aufzeichnung

client-replay = Aufzeichnung
client-replay-position = { $number } von { $last }
client-replay-beginning = Der Anfang
client-replay-stop = Anhalten
client-scrub = Durch das Spiel gehen
client-scrub-position = Stellung
client-seen-by = Blickwinkel
client-seen-by-spectator = Als Zuschauer
client-seen-by-seat = Als { $name }
client-copy-address = Link zu dieser Stellung kopieren
client-to-table = Zum Tisch

## Regeln und Karten

client-rule = Die Regel
client-rule-in-place = Im Regelwerk zeigen
client-rules-about = Jede Regel in unseren Worten, eine nach der anderen. Von Ablehnungen und Kurzinfos führen Links hierher.
client-rules-search = In den Regeln suchen…
client-rules-chapters = Kapitel
client-edition = Ausgabe
client-editions-all = Alle Ausgaben
client-cards-about = Alle Karten, Plättchen und Spielbretter, und woher ihre Werte stammen.
client-cards-ours = { $count ->
        [one] 1 von { $all } haben wir rekonstruiert, weil die Werte nicht öffentlich sind.
       *[other] { $count } von { $all } haben wir rekonstruiert, weil die Werte nicht öffentlich sind.
    }
client-cards-search = Karten suchen…
client-cards-kind = Art
client-cards-all = Alle Arten
client-cards-found = { $count ->
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
client-cards-more = { $count ->
        [one] 1 weitere anzeigen
       *[other] { $count } weitere anzeigen
    }
client-decks = Decks
client-decks-build = Decks bauen
client-provenance-rulebook = Spielregel
client-provenance-rulebook-help = So steht es in der Spielregel.
client-provenance-public = Öffentliches Material
client-provenance-public-help = Aus öffentlichem Material: Bildern, Videos und Antworten der Autoren.
client-provenance-reconstructed = Von uns rekonstruiert
client-provenance-reconstructed-help = Die gedruckten Werte sind nicht öffentlich. Diese stammen von uns und sind so gewählt, dass es sich gut spielt. Wer das Spiel besitzt, kann sie durch die echten ersetzen.
client-provenance-ruling = Unsere Auslegung
client-provenance-ruling-help = Die Quellen schweigen oder widersprechen sich, deshalb spielen wir es so.

## Statistik

client-stats-played = Gespielt
client-stats-won = Gewonnen
client-stats-share = Siegquote
client-stats-rating = Wertung
client-stats-by-game = Nach Spiel
client-stats-rated = Gewertete Partien
client-stats-rated-help = Die Wertung ist eine vorsichtige Schätzung, die mit jeder Partie sicherer wird. Das ± sagt, wie weit sie noch danebenliegen kann.
client-stats-changes = Wie sich deine Wertung geändert hat
client-stats-when = Datum
client-stats-change = Änderung
client-stats-none = Hier erscheint deine erste beendete Partie.

## Einstellungen

client-settings-look = Sprache und Aussehen
client-theme = Farben
client-theme-auto = Wie das Gerät
client-theme-light = Hell
client-theme-dark = Dunkel
client-theme-contrast = Hoher Kontrast
client-text-size = Textgröße
client-printed = Gedruckte englische Kartennamen anzeigen
client-printed-help = In Klammern neben der Übersetzung, für Runden mit einer englischen Ausgabe.
client-settings-motion = Bewegung
client-speed = Animationstempo
client-speed-still = Keine
client-speed-slow = Langsam
client-speed-normal = Normal
client-speed-fast = Schnell
client-motion = Bewegung auf der Seite
client-motion-auto = Wie das Gerät
client-motion-on = An
client-motion-off = Aus
client-motion-help = Jede Animation lässt sich mit „s“ überspringen. Am Ende ist der Tisch immer so, wie der Server ihn geschickt hat.
client-settings-sound = Ton
client-sound = Töne für deinen Zug, andere Züge und den Chat
client-volume = Lautstärke
client-sound-try = Testen
client-settings-play = Hilfe, Rückfragen und Warnungen
client-previews = Zeigen, was eine Wahl bewirkt
client-previews-help = Wenn du mit der Maus darüberfährst oder sie mit der Tastatur ansteuerst.
client-confirm-end-turn = Fragen, bevor mein Zug endet
client-confirm-restart-turn = Fragen, bevor ich einen Zug neu beginne
client-confirm-uncertain = Vor einer Wahl fragen, die etwas Neues aufdeckt
client-confirm-hand-over = Den Tisch verdecken, bevor ich den Bildschirm weitergebe
client-confirm-absence = Mir sagen, was seit meinem letzten Zug passiert ist
client-silenced = { $count ->
        [one] 1 Warnung ist ausgeschaltet.
       *[other] { $count } Warnungen sind ausgeschaltet.
    }
client-silenced-reset = Alle einschalten

## Konto und Nachrichten

client-account = Anmeldung
client-account-help = Ein Konto brauchst du nur für Wertungen und damit dich ein anderer Browser erkennt.
client-account-as = Angemeldet als „{ $login }“.
client-account-enter = Anmelden
client-account-open = Konto erstellen
client-account-leave = Abmelden
client-account-admin = Verwaltung
client-account-opened = Dein Konto wurde erstellt.
client-account-in = Willkommen zurück.
client-account-out = Du hast dich abgemeldet.
client-login = Benutzername
client-login-help = 3 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
client-password = Passwort
client-password-help = Mindestens 8 Zeichen.
client-password-new = Neues Passwort
client-password-change = Passwort ändern
client-password-changed = Das Passwort wurde geändert.
client-forget = Mein Konto löschen
client-forget-ask = Konto löschen?
client-forget-help = Dein Name, deine Einstellungen und deine Wertungen werden gelöscht. Gib zuerst dein Passwort ein. Das lässt sich nicht rückgängig machen.
client-forgotten = Dein Konto wurde gelöscht.
client-notices = Wenn du dran bist
client-notices-help = Für Fernpartien: Auf jedem Weg, den du hier angibst, benachrichtigen wir dich einmal je Zug.
client-notices-push = Benachrichtigung im Browser
client-notices-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
client-notices-email = E-Mail
client-notices-webhook = Webhook-Adresse
client-notices-form = Webhook-Format
client-notices-kept = Gespeichert.
client-notices-try = Testnachricht senden
client-notices-sent = Gesendet: { $way }
client-notices-unsent = Konnte nicht gesendet werden: { $way }

## Über uns

client-about-what = Was ist Mindtable?
client-about-what-text = Ein Tisch für Brettspiele: { $games }. Er führt Buch, erklärt jedes Symbol, und wenn ein Zug nicht erlaubt ist, sagt er dir, warum, und zeigt dir die Regel.
client-about-unofficial = Inoffiziell
client-about-unofficial-text = Dies ist ein Fanprojekt. Mit den Autoren und Verlagen der Spiele ist es nicht verbunden und wird von ihnen nicht unterstützt. Die Spiele und ihre Namen gehören ihren Eigentümern. Die Regeltexte und Zeichnungen hier sind von uns. Bitte kauft die Spiele, sie sind wunderschön.
client-about-reconstructed = Was rekonstruiert ist
client-about-reconstructed-text = Unsere Regeln folgen Satz für Satz den gedruckten. Nicht alle gedruckten Kartenwerte sind öffentlich. Wo sie es nicht sind, haben wir eigene gewählt und jeden davon gekennzeichnet.
client-about-see-cards = Karten ansehen
client-about-see-rules = Regeln lesen
client-about-privacy = Was über dich gespeichert wird
client-about-privacy-text = Dein Name, deine Tische und deine Einstellungen, auf dem Server, auf dem du spielst, und in diesem Browser. Ein Cookie erkennt dich wieder. Sonst wird nirgendwohin etwas gesendet.

## Tasten

client-keys = Tastenkürzel
client-key-help = Tastenkürzel zeigen
client-key-tab = Nächstes Element
client-key-log = Im Verlauf: nächste Zeile
client-key-escape = Schließen, abbrechen
client-key-pin = Kurzinfo festhalten, um ihrem Link zu folgen
client-key-number = Nach Nummer wählen
client-key-list = Liste aller Möglichkeiten
client-key-arrows = Durch die Möglichkeiten gehen
client-key-enter = Wahl bestätigen
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
client-tutorial-about = Lerne beim Spielen. Fang mit der ersten Partie an und such dir dann die kurzen Lektionen aus, die dich reizen. In jedem Schritt tust du etwas, und du kannst jederzeit gehen und wiederkommen.
client-tutorial-learn = Spielend lernen
client-tutorial-done = { $done } von { $of } abgeschlossen
client-tutorial-minutes = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
client-tutorial-finished = abgeschlossen
client-tutorial-start = Anfangen
client-tutorial-resume = Fortsetzen
client-tutorial-again = Von vorn anfangen
client-tutorial-lesson = Lektion: { $lesson }
client-coach = Coach
client-coach-step = Schritt { $step } von { $of }
client-coach-end = Lektion abgeschlossen
client-coach-continue = Weiter
client-coach-your-move = Dein Zug
client-coach-read-first = Lies, was der Coach sagt, und drücke dann „Weiter“
client-coach-leave = Lektion verlassen. Du kannst später weitermachen.
client-coach-next = Als Nächstes: { $lesson }
client-coach-all = Alle Lektionen
client-coach-play = Eine Partie spielen

## Umgang miteinander

client-state-closed = Vom Gastgeber geschlossen
client-person-menu = { $name } blockieren oder melden
client-block = Blockieren
client-block-short = Kein gemeinsamer Tisch, kein Chat.
client-block-ask = { $name } blockieren?
client-block-help = Ihr sitzt nicht mehr am selben Tisch, und keiner von euch sieht, was der andere schreibt. Ein Spiel, das ihr gerade spielt, geht weiter. Von der Blockierung erfährt niemand.
client-blocked = Du hast { $name } blockiert. In den Einstellungen kannst du das aufheben.
client-blocks = Wen du blockiert hast
client-blocks-none = Du hast niemanden blockiert.
client-unblock = Blockierung aufheben
client-unblock-name = Blockierung von { $name } aufheben
client-unblocked = { $name } ist nicht mehr blockiert.
client-report = Melden
client-report-short = Sag dem Gastgeber, was passiert ist.
client-report-title = { $name } melden
client-report-words = Was ist passiert?
client-report-help = Der Gastgeber bekommt deine Worte, den Verlauf des Tisches, wie alle ihn gesehen haben, und den Chat, wie du ihn gesehen hast.
client-report-send = Meldung senden
client-reported = Der Gastgeber hat deine Meldung erhalten.
client-chat-mute = Diesen Chat stummschalten
client-chat-muted = Du hast den Chat an diesem Tisch stummgeschaltet.
client-host-warning = Eine Verwarnung vom Gastgeber
client-host-warning-read = Gelesen
client-barred = Du kannst hier nicht spielen
