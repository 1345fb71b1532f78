### Klienten, Träume, Forschung und Werkreihen: eigene Namen und Zeilen, dazu Fähigkeiten und Wertungen der Klienten.

## Routinefälle

client-the-dizzy-acrobat = Die schwindelige Akrobatin
client-the-dizzy-acrobat-about = Sie fürchtet den Boden mehr als das Seil.
client-the-counting-clerk = Der zählende Beamte
client-the-counting-clerk-about = Elf Schritte bis zum Pult, sonst ist der Tag verloren.
client-the-whispering-prompter = Die flüsternde Souffleuse
client-the-whispering-prompter-about = Sie kennt jede Rolle, nur nicht die eigene.
client-the-wandering-postman = Der umherirrende Briefträger
client-the-wandering-postman-about = Er stellt jeden Brief zu, nur nicht den in seiner Tasche.
client-the-sleepless-cellist = Die schlaflose Cellistin
client-the-sleepless-cellist-about = Sie spielt bis zum Morgen, damit die Stille nicht beginnt.
client-the-hoarding-antiquarian = Der sammelwütige Antiquar
client-the-hoarding-antiquarian-about = Er verkauft nichts, denn alles hat einmal jemandem gehört.
client-the-restless-painter = Der rastlose Maler
client-the-restless-painter-about = Er übermalt jedes Bild an dem Tag, an dem es fertig ist.
client-the-impatient-heiress = Die ungeduldige Erbin
client-the-impatient-heiress-about = Sie geht immer vor dem letzten Akt.
client-the-doubting-student = Der zweifelnde Student
client-the-doubting-student-about = Er liest jeden Satz zweimal und glaubt ihn kein einziges Mal.
client-the-generous-waiter = Der großzügige Kellner
client-the-generous-waiter-about = Er gibt mehr Wechselgeld heraus, als man ihm bezahlt hat.
client-the-stammering-lecturer = Der stotternde Dozent
client-the-stammering-lecturer-about = Er schreibt wie ein Fluss und spricht wie ein Stein.
client-the-laughing-widow = Die lachende Witwe
client-the-laughing-widow-about = Seit der Beerdigung hat sie weder geweint noch aufgehört zu lachen.

## Fallstudien

client-the-girl-who-drew-doors = Das Mädchen, das Türen zeichnete
client-the-girl-who-drew-doors-about = An jeder Wand eine Tür, und keine hat eine Klinke.
client-the-architect-of-towers = Der Architekt der Türme
client-the-architect-of-towers-about = Er baut immer höher, um ein abgebranntes Haus zu sehen.
client-the-baker-who-forgot-faces = Der Bäcker, der Gesichter vergaß
client-the-baker-who-forgot-faces-about = Er erkennt seine Kundschaft am Brot.
client-the-twin-who-spoke-for-two = Der Zwilling, der für zwei sprach
client-the-twin-who-spoke-for-two-about = Sagt immer „wir“ und deckt für zwei.
client-the-judge-who-heard-footsteps = Der Richter, der Schritte hörte
client-the-judge-who-heard-footsteps-about = Jedes Urteil folgt ihm nach Hause.
client-the-botanist-afraid-of-flowers = Der Botaniker, der Blumen fürchtete
client-the-botanist-afraid-of-flowers-about = Er presst sie, damit sie sich nicht öffnen können.
client-the-seamstress-of-unfinished-coats = Die Näherin der unfertigen Mäntel
client-the-seamstress-of-unfinished-coats-about = Immer fehlt ein Ärmel, für jemanden, der nie kam.
client-the-sleepwalking-mapmaker = Der schlafwandelnde Kartograf
client-the-sleepwalking-mapmaker-about = Nachts geht er durch die Straßen, die auf seiner Karte fehlen.
client-the-boy-in-the-orchard = Der Junge im Obstgarten
client-the-boy-in-the-orchard-about = Er spricht mit den Bäumen, und sie haben Geduld.
client-the-keeper-of-birds = Die Hüterin der Vögel
client-the-keeper-of-birds-about = Jeden Tag öffnet sie alle Käfige und schließt die eigene Tür ab.
client-the-fire-watcher = Der Feuerwächter
client-the-fire-watcher-about = Rauch sieht er nur über dem eigenen Dach.
client-the-governess-with-seven-clocks = Die Gouvernante mit den sieben Uhren
client-the-governess-with-seven-clocks-about = Sie dürfen zu jeder Stunde schlagen, nur zu einer nicht.

## Fähigkeiten der Routinefälle

ability-recall-coffee = Nachtwache
ability-recall-coffee-help = Wenn du Gedanken sammelst, erhältst du 1 Kaffee mehr.
ability-inkpot-step = Gezählte Schritte
ability-inkpot-step-help = Einmal in deinem Zug darfst du den Wert einer Bewegung des Tintenfasses um 1 ändern, nach oben oder nach unten, aber nicht unter 1.
ability-cheap-elevate = Leichter Schritt
ability-cheap-elevate-help = Einmal in deinem Zug darfst du als freie Aktion eine Erkenntnis für 1 Kaffee steigern.
ability-free-transfer = Anderes Licht
ability-free-transfer-help = Einmal in deinem Zug darfst du als freie Aktion eine Erkenntnis kostenlos übertragen.
ability-two-research = Zweite Meinung
ability-two-research-help = Wenn du einen Forschungsartikel nimmst, ziehe zwei und behalte einen. Den anderen legst du unter den Stapel.
ability-treatise-points = Schwarz auf Weiß
ability-treatise-points-help = Jede Werkreihe, die du veröffentlichst, gibt 2 Punkte mehr.
ability-cited-coffee = Stimme aus der Kulisse
ability-cited-coffee-help = Für jeden deiner Bände, den andere zitieren, erhältst du zusätzlich 1 Kaffee.
ability-more-boxes = Volle Regale
ability-more-boxes-help = Du darfst bis zu 7 Herzdosen haben statt 5.
ability-cheap-third-column = Keine Zeit zu warten
ability-cheap-third-column-help = Die Notizaktion für 3 Kaffee kostet dich nur 2 Kaffee.
ability-district-resolution = Jede Seitengasse
ability-district-resolution-help = Im Bezirk der Ortssymbole dieses Klienten darfst du einen Ort ein weiteres Mal nutzen. Mehr als fünfmal geht auch dann nicht.
ability-catharsis-box = Fremde Tränen
ability-catharsis-box-help = Jede Katharsis deiner anderen Klienten gibt zusätzlich 1 Herzdose.
ability-overpay-coffee = Stimmt so
ability-overpay-coffee-help = Wenn du überzahlst, erhältst du einmal je Zahlung 1 Kaffee. Für den Tausch gegen eine Herzdose gilt das nicht.

## Wertungen der Fallstudien

case-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
case-level-1-tiles-help = { case-points } für jedes Notizplättchen der Stufe I auf deinem Tableau, höchstens { $cap }.
case-level-2-tiles-help = { case-points } für jedes Notizplättchen der Stufe II auf deinem Tableau, höchstens { $cap }.
case-cured-routine-help = { case-points } für jeden Routinefall, den du geheilt hast, höchstens { $cap }.
case-cured-case-studies-help = { case-points } für jede Fallstudie, die du geheilt hast, höchstens { $cap }.
case-treatises-help = { case-points } für jede Werkreihe, die du veröffentlicht hast, höchstens { $cap }.
case-research-in-play-help = { case-points } für jeden deiner Forschungsartikel im Spiel, höchstens { $cap }.
case-filled-lines-help = { case-points } für jede gefüllte Zeile und Spalte deines Tableaus, höchstens { $cap }.
case-insights-on-map-help = { case-points } für jede deiner farbigen Erkenntnisse auf dem Stadtplan, höchstens { $cap }.
case-different-tags-help = { case-points } für jede Art von Ortssymbol, die du hast, höchstens { $cap }.
case-tags-green-help = { case-points } für jedes deiner grünen Ortssymbole, höchstens { $cap }.
case-tags-purple-help = { case-points } für jedes deiner violetten Ortssymbole, höchstens { $cap }.
case-tags-red-help = { case-points } für jedes deiner roten Ortssymbole, höchstens { $cap }.
case-reputation-help = { case-points } pro Ansehen, höchstens { $cap }.
case-goals-help = { case-points } für jedes Ortsziel, das du erreicht hast, höchstens { $cap }.
case-bright-ideas-help = { case-points } für jeden Geistesblitz, den du noch hast, höchstens { $cap }.
case-boxes-help = { case-points } für jede Herzdose, die du noch hast, höchstens { $cap }.
case-major-insights-help = { case-points } für jede umfassende Erkenntnis auf deinem Erkenntnisrad, höchstens { $cap }.
case-volumes-help = { case-points } für jeden Band in deinen Werkreihen, höchstens { $cap }.

## Manifeste Träume

dream-night-train = Der Nachtzug
dream-house-without-doors = Das Haus ohne Türen
dream-flooded-cellar = Der überflutete Keller
dream-falling-teeth = Ausfallende Zähne
dream-endless-staircase = Die endlose Treppe
dream-white-wolves = Weiße Wölfe
dream-burning-letter = Der brennende Brief
dream-empty-theatre = Das leere Theater
dream-flying-over-roofs = Der Flug über die Dächer
dream-lost-shoes = Verlorene Schuhe
dream-talking-clock = Die sprechende Uhr
dream-garden-under-glass = Der Garten unter Glas
dream-paper-boat = Das Papierboot
dream-mirror-without-a-face = Der Spiegel ohne Gesicht
dream-forgotten-exam = Die vergessene Prüfung
dream-snow-in-summer = Schnee im Sommer
dream-stranger-at-the-table = Ein Fremder am Tisch
dream-locked-piano = Das verschlossene Klavier
dream-moth-at-the-lamp = Die Motte an der Lampe
dream-bridge-of-glass = Die gläserne Brücke
dream-black-swan = Der schwarze Schwan
dream-market-of-masks = Der Markt der Masken
dream-unlit-lighthouse = Der erloschene Leuchtturm
dream-rain-of-keys = Schlüsselregen

## Latente Träume

dream-wish-to-be-found = Der Wunsch, gefunden zu werden
dream-fear-of-silence = Die Angst vor der Stille
dream-longing-for-home = Heimweh
dream-envy-of-a-brother = Neid auf den Bruder
dream-guilt-without-a-deed = Schuld ohne Tat
dream-wish-to-stay-a-child = Der Wunsch, Kind zu bleiben
dream-unspoken-farewell = Der unausgesprochene Abschied
dream-hunger-for-praise = Hunger nach Lob
dream-fear-of-success = Die Angst vor dem Erfolg
dream-forbidden-tenderness = Verbotene Zärtlichkeit
dream-anger-at-a-father = Zorn auf den Vater
dream-the-mothers-lullaby = Das Wiegenlied der Mutter
dream-wish-to-begin-again = Der Wunsch nach einem Neuanfang
dream-shame-before-guests = Scham vor den Gästen
dream-dread-of-being-seen = Die Furcht, gesehen zu werden
dream-secret-rivalry = Heimliche Rivalität
dream-wish-to-run-away = Der Wunsch zu fliehen
dream-unwept-tears = Ungeweinte Tränen
dream-desire-to-obey = Das Verlangen zu gehorchen
dream-longing-for-the-sea = Sehnsucht nach dem Meer
dream-fear-of-forgetting = Die Angst vor dem Vergessen
dream-hidden-pride = Verborgener Stolz
dream-broken-promise = Das gebrochene Versprechen
dream-love-without-a-name = Liebe ohne Namen

## Forschungsartikel

research-stage-fright = Über das Lampenfieber
research-the-prompters-memory = Das Gedächtnis des Souffleurs
research-masks-and-faces = Masken und Gesichter
research-the-hunger-for-applause = Das Bedürfnis nach Applaus
research-tears-at-the-comedy = Tränen in der Komödie
research-the-understudy = Die Zweitbesetzung
research-forgotten-names = Vergessene Namen
research-notes-in-the-margin = Randnotizen
research-fairy-tales-and-fears = Märchen und Ängste
research-the-reading-cure = Die Lesekur
research-telling-misprints = Vielsagende Druckfehler
research-a-diary-in-cipher = Ein Tagebuch in Geheimschrift
research-the-voice-that-failed = Die Stimme, die versagte
research-a-tune-in-the-head = Die Melodie im Kopf
research-duets-and-doubles = Duette und Doppelgänger
research-the-dying-heroine = Die sterbende Heldin
research-the-silence-before-the-overture = Die Stille vor der Ouvertüre
research-the-fan-and-the-diva = Der Verehrer und die Diva
research-the-collectors-passion = Die Leidenschaft des Sammlers
research-restoring-a-portrait = Die Restaurierung eines Porträts
research-gods-with-animal-heads = Götter mit Tierköpfen
research-the-smile-of-statues = Das Lächeln der Statuen
research-layers-of-a-buried-city = Schichten einer verschütteten Stadt
research-the-forger-and-his-double = Der Fälscher und sein Doppelgänger
research-associations-of-words = Wortassoziationen
research-measuring-hesitation = Die Messung des Zögerns
research-lectures-on-hypnosis = Vorlesungen über Hypnose
research-the-feeling-of-inferiority = Das Minderwertigkeitsgefühl
research-examination-dreams = Prüfungsträume
research-the-teacher-and-the-transference = Der Lehrer und die Übertragung
research-jokes-and-their-victims = Witze und ihre Opfer
research-overheard-at-table-nine = Belauscht an Tisch neun
research-the-psychology-of-chess = Die Psychologie des Schachspiels
research-habits-of-the-smoker = Die Gewohnheiten des Rauchers
research-gossip-as-confession = Der Klatsch als Geständnis
research-the-forgotten-umbrella = Der vergessene Regenschirm

## Werkreihen

treatise-the-grammar-of-sleep = Die Grammatik des Schlafs
treatise-the-bird-in-the-chest = Der Vogel in der Brust
treatise-the-embers-of-childhood = Die Glut der Kindheit
treatise-the-garden-of-the-self = Der Garten des Selbst
treatise-the-flight-from-memory = Die Flucht vor der Erinnerung
treatise-the-fire-under-reason = Das Feuer unter der Vernunft
treatise-the-roots-of-wonder = Die Wurzeln des Staunens
treatise-the-open-cage = Der offene Käfig
treatise-the-city-of-desire = Die Stadt der Sehnsucht
