### Die Lektionen: Titel und was in jedem Schritt gesagt wird.

## The first game

lesson-first = Die erste Partie
lesson-first-about = Bringe einen Gedanken ein, bewege das Tintenfass, sammle, gewinne Ansehen und führe deinen ersten Klienten zur Katharsis.
lesson-first-state = Wien um 1900: Du sitzt an Freuds Tisch, und in deiner Praxis wartet ein Klient mit bösen Träumen. Sag zuerst etwas Kluges: Wähle „Gedanken einbringen“ oder eines der leuchtenden Felder.
lesson-first-space = Ein Gedanke liegt dort, wo Aktionen sich berühren. Wähle Feld b2: Es berührt vier Aktionen, und seine Zeile hat den Wert 2, um den sich dein Tintenfass bewegt.
lesson-first-action = Dein Gedanke zeigt auf eine dieser Aktionen. Wähle „Erkenntnisse erzeugen“: Mit Erkenntnissen behandelst du Klienten.
lesson-first-place = Ein Gedanke führt die Aktion einmal aus, zwei täten es zweimal. Einer genügt jetzt; du hast nur drei.
lesson-first-resolve = Der Gedanke ist ausgesprochen, alle hören zu. Führe nun seine Aktion aus.
lesson-first-insights = Nimm alle drei Erkenntnisse, in beliebiger Reihenfolge: Wachstum, Freiheit und Leidenschaft. Sie kommen aus der Reserve auf den inneren Ring deines Rads, wo du sie einsetzen kannst.
lesson-first-inkpot = Nach jedem Gedanken wandert das Tintenfass um dein Notizbuch, so weit wie der Wert der benutzten Zeile. Zwei Felder von oben führen es zu Zeile 2.
lesson-first-row = Jetzt wirkt Zeile 2: eine geringe Freiheit und was ihr Plättchen bringt, ein geringes Wachstum. Nimm beides; mit mehr Plättchen bringt dieselbe Bewegung mehr.
lesson-first-end = Mit Kaffee bezahlst du jederzeit in deinem Zug freie Aktionen, etwa um eine Erkenntnis zu steigern. Jetzt brauchst du keine: Beende deinen Zug.
lesson-first-rival = Auch die andere Seite bringt einen Gedanken ein und zieht einen Forschungsartikel. Drücke auf „Weiter“ und sieh, wie der Tisch sich füllt: Gedanken bleiben liegen.
lesson-first-recall = Gedanken kommen nicht von selbst zurück. Sammle sie: Du bekommst 1 Kaffee für jedes benutzte Feld und danach einen Bonus in der Stadt.
lesson-first-bonus = Deine Professorenfigur ist in der Bibliothek, ihre Boni sind also erreichbar. Nimm das umfassende Wachstum; der Marker, der den Bonus bedeckt, bringt auch ein Ansehen.
lesson-first-major = Führe den Bonus aus: Die Erkenntnis kommt gleich auf den äußeren Ring.
lesson-first-reputation = Wien spricht über dich: Dein Marker auf der Ansehensleiste ist vorgerückt und mit ihm der von Freud. Deiner bringt Einkommen und Punkte; seiner ist die Uhr des Spiels: Erreicht er die 10, bleibt noch eine letzte Runde.
lesson-first-end-again = Das war dein Zug: Sammeln ist ein ganzer Zug, wähle also den Zeitpunkt gut. Beende ihn.
lesson-first-rival-again = Auch die andere Seite sammelt und gewinnt Ansehen. Drücke auf „Weiter“.
lesson-first-treat = Dein Klient, der zweifelnde Student, hat lange genug gewartet. Dein Rad hat, was der Traum „Schnee im Sommer“ verlangt: zweimal geringes Wachstum und einmal geringe Freiheit. Wähle „Klienten behandeln“.
lesson-first-client = Bitte den Klienten herein.
lesson-first-pay = Setze die Erkenntnisse ein: Bezahle mit beiden geringen Wachstum, die Freiheit folgt von selbst. Nichts geht verloren, sie gehen nur in deine Reserve zurück.
lesson-first-therapy = Jetzt wirkt der Traum. Wähle seine 2 Therapiepunkte: Sie bewegen den Marker von 5 auf 3, und bei 3 bricht etwas auf.
lesson-first-catharsis = Katharsis! Das Trauma ist fort: 2 Punkte, 2 Kaffee, und dein zweiter Praxisraum öffnet sich. Von nun an gehören dir die zwei Universitätssymbole und die Fähigkeit des Studenten. Nimm noch den letzten Effekt des Traums.
lesson-first-leave = Der Student hat noch einen tieferen Traum; ihn zu lösen bringt die Heilung. Sonst wartet niemand: Geh weiter und beende deinen Zug.
lesson-first-new-client = Ein Raum bleibt nie leer. Wähle deinen nächsten Klienten: Routinefälle bringen Symbole und Fähigkeiten, Fallstudien zählen am Spielende.
lesson-first-new-dream = Jeder Klient bringt zwei Träume mit, den oberen wählst du. Sieh, was jeder verlangt, und nimm einen, den du bald bezahlen kannst.
lesson-first-farewell = Das ist ein ganzer Kreislauf: Gedanken bringen Erkenntnisse, Erkenntnisse heilen Klienten, und dein Name wächst in Wien. Plättchen, Forschung, Werkreihen und die Stadt machen all das stärker; die kurzen Lektionen zeigen, wie.

## Treating

lesson-treating = Klienten behandeln
lesson-treating-about = Heile einen Klienten, nutze einen passenden Traum und setze eine Herzdose ein.
lesson-treating-begin = Zwei Klienten warten, und dein Rad ist voller Erkenntnisse. Ein Zug genügt für beide: Wähle „Klienten behandeln“.
lesson-treating-first = Der zweifelnde Student hat das Trauma hinter sich und zeigt den tieferen, latenten Traum. Behandle ihn zuerst; was der Traum verlangt, wird von selbst bezahlt.
lesson-treating-cure = 3 Therapiepunkte bringen den Marker von 3 auf 0: Das ist die Heilung. Führe sie aus.
lesson-treating-second = Geheilt: 3 Punkte, und Symbole und Fähigkeit bleiben dir. Nun der rastlose Maler: Sein Traum zeigt dasselbe Symbol wie das Trauma, das ist eine Herzdose wert.
lesson-treating-therapy = Die Herzdose hast du schon. Nun die 2 Therapiepunkte: Der Marker geht von 5 auf 3, zur Katharsis.
lesson-treating-done = Beide sind behandelt, jeder einmal im Zug. Geh weiter zum Ende des Zuges, wo Herzdosen ins Spiel kommen.
lesson-treating-box = Eine Herzdose gibt einem deiner Klienten 1 Therapiepunkt, ohne Traum. Gib sie dem Maler.
lesson-treating-end = Beende nun den Zug; der leere Raum wird besetzt.
lesson-treating-client = Wähle einen neuen Klienten. Gesammelte Symbole öffnen Bezirksboni, Fallstudien zählen am Ende.
lesson-treating-dream = Und einen manifesten Traum: Einer mit dem Symbol des Traumas bringt dir wieder eine Herzdose.
lesson-treating-farewell = Ein Zug, eine Heilung, eine Katharsis: Für eine doppelte Behandlung lohnt es sich, Erkenntnisse zu sparen.

## Publishing and citing

lesson-publishing = Veröffentlichen und zitieren
lesson-publishing-about = Mach aus deiner Forschung eine Werkreihe, mit einem Band von der anderen Seite.
lesson-publishing-state = Du hast zwei violette Forschungsartikel im Spiel, und eine Werkreihe braucht zwei violette Bände und einen roten. Bring einen Gedanken ein, um sie zu veröffentlichen.
lesson-publishing-space = Wähle b4, neben der Aktion für Forschung.
lesson-publishing-action = Zeige auf „Forschung ausspielen oder veröffentlichen“.
lesson-publishing-place = Ein Gedanke: eine Werkreihe.
lesson-publishing-resolve = Führe die Aktion aus.
lesson-publishing-publish = Wähle „{ treatise-the-bird-in-the-chest }“, 8 Punkte wert.
lesson-publishing-volumes = Lege deine zwei violetten Karten darunter. Der Band ganz links muss immer ein eigener sein; die Karten gehen dafür aus dem Spiel.
lesson-publishing-cite = Der rote Band fehlt, aber die Werkreihe der anderen Seite hat einen am rechten Ende. Zitiere ihn: Der Band wird deiner, und die zitierte Seite bekommt 1 Geistesblitz und 2 Punkte.
lesson-publishing-insight = Eine Werkreihe wird mit einer farbigen Erkenntnis gezeichnet. Eine ist frei, weil eine Zeile deines Notizbuchs voll ist: Lege sie endgültig ab.
lesson-publishing-farewell = 8 Punkte und zwei Ortssymbole für immer. Auch zitiert zu werden lohnt sich: Wer früh veröffentlicht, lässt andere für sich arbeiten.

## The city

lesson-city = Die Stadt
lesson-city-about = Geh dorthin, wo die anderen sind, und hole aus einem Ort das meiste heraus.
lesson-city-state = Wien ist ein Ring aus sechs Orten. Freud und die andere Seite sind beide im Museum, und Gesellschaft belebt einen Ort. Bring einen Gedanken ein, um hinzugehen.
lesson-city-space = Wähle c2, neben der Aktion der Professorenfigur.
lesson-city-action = Zeige auf „Professorenfigur bewegen“.
lesson-city-place = Für einen Gang genügt ein Gedanke.
lesson-city-resolve = Führe die Aktion aus.
lesson-city-walk = Deine Professorenfigur geht 1 oder 2 Orte weit oder geradewegs zu Freud, wie weit es auch ist. Geh zu Freud.
lesson-city-boost = Drei Figuren sind hier, also darfst du das Museum dreimal nutzen. Ein Geistesblitz gibt zwei weitere Male, bis zu fünf: Gib ihn aus.
lesson-city-box = Jedes Mal darfst du einen anderen Effekt wählen. Mach zuerst aus deiner gehobenen Freiheit eine Herzdose.
lesson-city-freedom = Erzeuge dann wieder eine geringe Freiheit.
lesson-city-coffee = Und der Rest des Besuchs gehört dem Kaffee: dreimal.
lesson-city-farewell = Fünf Effekte mit einem Gedanken! Statt der Figuren darfst du deine Symbole des Ortes zählen; und wo deine Professorenfigur beim Sammeln steht, dort ist dein Bonus.

## The reputation track

lesson-reputation = Die Ansehensleiste
lesson-reputation-about = Bring das Tintenfass auf das linke Feld und lebe von deinem guten Namen.
lesson-reputation-state = Dein Tintenfass steht bei Zeile 2, zwei Felder vor dem linken, das die Ansehensleiste ausführt. Du brauchst also eine Zeile mit Wert 2: Bring einen Gedanken ein.
lesson-reputation-space = Wähle b2, in der Zeile mit Wert 2.
lesson-reputation-action = Zeige auf „Forschungsartikel nehmen“; eigentlich geht es dir um das Tintenfass.
lesson-reputation-place = Ein Gedanke genügt.
lesson-reputation-resolve = Zieh die Karte.
lesson-reputation-keep = Du dürftest sie gegen eine offene tauschen; behalte sie diesmal und geh weiter.
lesson-reputation-inkpot = Bewege nun das Tintenfass zwei Felder weit, auf das linke.
lesson-reputation-track = Über deinem Marker steht dein Einkommen: 3 Punkte und 1 Kaffee, schon bezahlt. Darunter hat Freuds Marker die Abschnitte bis zu seinem geöffnet: Nimm ein Notizplättchen.
lesson-reputation-tile = Nimm das oberste Plättchen eines Stapels; Stufe II ist stärker.
lesson-reputation-row = Lege es in eine beliebige Zeile. Am meisten bringt es dort, wo das Tintenfass oft anhält.
lesson-reputation-farewell = Ansehen kommt von Zielen, vom ersten Marker jedes Bezirks, von den größten Bezirksboni und von einem vollen Notizbuch. Jedes rückt auch Freuds Marker vor: Bei 10 kündigt sich die letzte Runde an.

## Modules

lesson-modules = Module
lesson-modules-about = Der Journalist, das Feuerwerk und die Auflagen.
lesson-modules-state = Drei Module sind im Spiel; jedes kannst du zu jeder Partie nehmen. Zuerst der Journalist, der im Café steht. Bring einen Gedanken ein.
lesson-modules-space = Wähle c2.
lesson-modules-action = Zeige auf „Professorenfigur bewegen“: An ihrer Stelle darf der Journalist gehen.
lesson-modules-place = Ein Gedanke.
lesson-modules-resolve = Führe die Aktion aus.
lesson-modules-walk = Schick den Journalisten einen Ort weiter, ins Theater. Deine Professorenfigur bleibt an der Universität, du bist dann in zwei Bezirken vertreten.
lesson-modules-boost = Der Journalist zählt als Figur: einmal das Theater. Geistesblitze dazu hast du keine.
lesson-modules-effect = Steigere dein Wachstum: Wähle den Effekt, führe ihn aus und nimm die Erkenntnis.
lesson-modules-inkpot = Das Tintenfass bewegt sich wie immer.
lesson-modules-skip = Effekte darfst du auslassen, und diesmal willst du deine Reserve behalten. Geh weiter und beende deinen Zug.
lesson-modules-rival = Die andere Seite hat niemanden zu behandeln und passt. Drücke auf „Weiter“.
lesson-modules-overlays = Auflagen ändern die drei Boni jedes Ortes; der mittlere jeder grauen behandelt sogar einen Klienten. Sieh sie dir vor dem Sammeln an: Es ist nicht die Stadt, die du kennst.
lesson-modules-recall = Sammle jetzt. Dank des Journalisten darfst du auch im grünen Bezirk einen Bonus nehmen.
lesson-modules-district = Und hier ist das Feuerwerk: Ein Bezirksbonus vom Wert 3 verlangt drei Symbole, du hast zwei, und das Feuerwerk ersetzt das dritte. Nimm ihn.
lesson-modules-insight = Ein Bezirksbonus kostet eine farbige Erkenntnis für immer. Lege sie auf die Karte: Am Ende zählt jeder Bezirk.
lesson-modules-farewell = Das Feuerwerk zieht in den nächsten Bezirk, und deine Erkenntnis auf der Karte bringt Punkte. Nimm beim Eröffnen eines Tisches immer ein Modul dazu.
