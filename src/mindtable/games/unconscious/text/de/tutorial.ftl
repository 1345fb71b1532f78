### Die Lektionen: Titel und was in jedem Schritt gesagt wird.

## The first game

lesson-first = Die erste Partie
lesson-first-about = Bring einen Gedanken ein, bewege das Tintenfass, sammle deine Gedanken, gewinne Ansehen und führe deinen ersten Klienten zur Katharsis.
lesson-first-state = Wien um 1900: Du sitzt an Freuds Tisch, und in deiner Praxis wartet ein Klient mit bösen Träumen. Sag zuerst etwas Kluges: Wähle „{ noun-turn-state }“ oder eines der leuchtenden Felder.
lesson-first-space = Einen Gedanken legst du dorthin, wo sich Aktionen berühren. Wähle Feld b2: Es berührt vier Aktionen, und seine Zeile hat den Wert 2. So weit zieht gleich dein Tintenfass.
lesson-first-action = Dein Gedanke zeigt auf eine dieser Aktionen. Wähle „{ table-generate }“, denn mit Erkenntnissen behandelst du Klienten.
lesson-first-place = Für einen Gedanken darfst du die Aktion einmal ausführen, für zwei Gedanken zweimal. Jetzt genügt einer: Du hast nur drei.
lesson-first-resolve = Dein Gedanke ist ausgesprochen, und alle hören zu. Führe nun seine Aktion aus.
lesson-first-insights = Nimm alle drei Erkenntnisse in beliebiger Reihenfolge: Wachstum, Freiheit und Leidenschaft. Sie kommen aus der Reserve auf den inneren Ring deines Erkenntnisrads, wo du sie einsetzen kannst.
lesson-first-inkpot = Wenn du Gedanken einbringst, wandert danach das Tintenfass um dein Notizbuch, um den Wert der benutzten Zeile. Zwei Felder von oben bringen es zu Zeile 2.
lesson-first-row = Jetzt wirkt Zeile 2: Sie gibt dir eine geringe Freiheit, und ihr Plättchen gibt ein geringes Wachstum. Nimm beides. Je mehr Plättchen in der Zeile liegen, desto mehr bringt derselbe Zug.
lesson-first-end = Mit Kaffee bezahlst du jederzeit in deinem Zug freie Aktionen, zum Beispiel um eine Erkenntnis zu steigern. Jetzt brauchst du keine: Beende deinen Zug.
lesson-first-rival = Auch dein Kollege bringt einen Gedanken ein und zieht einen Forschungsartikel. Drücke „Weiter“ und sieh zu, wie sich der Tisch füllt: Gedanken bleiben liegen.
lesson-first-recall = Gedanken kommen nicht von selbst zurück. Sammle sie: Du bekommst 1 Kaffee für jedes benutzte Feld und danach einen Bonus in der Stadt.
lesson-first-bonus = Deine Professorenfigur ist in der Bibliothek, also darfst du dort einen Bonus nehmen. Wähle das umfassende Wachstum. Der Marker, der diesen Bonus bedeckt, bringt dir auch 1 Ansehen.
lesson-first-major = Nutze den Bonus: Die Erkenntnis kommt gleich auf den äußeren Ring.
lesson-first-reputation = Wien spricht über dich: Dein Marker auf der Ansehensleiste ist vorgerückt, und der von Freud auch. Deiner bringt Einkommen und Punkte. Seiner ist die Uhr des Spiels: Erreicht er die 10, bleibt nur noch eine letzte Runde.
lesson-first-end-again = Gedanken zu sammeln kostet dich einen ganzen Zug, wähle den Zeitpunkt also gut. Beende deinen Zug.
lesson-first-rival-again = Auch dein Kollege sammelt und gewinnt Ansehen. Drücke „Weiter“.
lesson-first-treat = Dein Klient, der zweifelnde Student, hat lange genug gewartet. Dein Erkenntnisrad hat alles, was der Traum „{ dream-snow-in-summer }“ verlangt: zwei geringe Wachstumserkenntnisse und eine geringe Freiheit. Wähle „{ noun-turn-treat }“.
lesson-first-client = Bitte den Klienten herein.
lesson-first-pay = Setze deine Erkenntnisse ein: Bezahle mit den beiden geringen Wachstumserkenntnissen, die Freiheit wird dann automatisch bezahlt. Nichts geht verloren, alles kommt nur in deine Reserve zurück.
lesson-first-therapy = Jetzt wirkt der Traum. Wähle seine 2 Therapiepunkte: Sie bewegen den Marker von 5 auf 3, und bei 3 bricht etwas auf.
lesson-first-catharsis = Katharsis! Das Trauma ist überwunden: Du bekommst 2 Punkte und 2 Kaffee, und dein zweiter Praxisraum öffnet sich. Von nun an gehören dir die zwei Ortssymbole der Universität und die Fähigkeit des Studenten. Nimm noch den letzten Effekt des Traums.
lesson-first-leave = Der Student hat noch einen tieferen Traum, und der bringt die Heilung. Sonst wartet niemand: Mach weiter und beende deinen Zug.
lesson-first-new-client = Ein Raum bleibt nie leer. Wähle deinen nächsten Klienten: Routinefälle haben Ortssymbole und Fähigkeiten, Fallstudien bringen am Spielende Punkte.
lesson-first-new-dream = Jeder Klient hat zwei Träume, und den oberen wählst du. Sieh dir an, was jeder verlangt, und nimm einen, den du bald bezahlen kannst.
lesson-first-farewell = Das ist der ganze Kreislauf: Gedanken bringen Erkenntnisse, Erkenntnisse heilen Klienten, und in Wien kennt man deinen Namen. Plättchen, Forschung, Werkreihen und die Stadt machen jeden Schritt stärker. Die kurzen Lektionen zeigen dir, wie.

## Treating

lesson-treating = Klienten behandeln
lesson-treating-about = Heile einen Klienten, nutze einen passenden Traum und setze eine Herzdose ein.
lesson-treating-begin = Zwei Klienten warten, und dein Erkenntnisrad ist voll. In einem Zug kannst du beide behandeln: Wähle „{ noun-turn-treat }“.
lesson-treating-first = Der zweifelnde Student hat das Trauma hinter sich und zeigt den tieferen, latenten Traum. Behandle ihn zuerst. Die Erkenntnisse werden automatisch bezahlt.
lesson-treating-cure = 3 Therapiepunkte bringen den Marker von 3 auf 0: Das ist die Heilung. Führe sie aus.
lesson-treating-second = Geheilt! Du bekommst 3 Punkte und behältst Ortssymbole und Fähigkeit. Nun der rastlose Maler: Sein Traum zeigt dasselbe Symbol wie das Trauma, und das ist eine Herzdose wert.
lesson-treating-therapy = Die Herzdose hast du schon. Nun die 2 Therapiepunkte: Der Marker geht von 5 auf 3, zur Katharsis.
lesson-treating-done = Beide sind behandelt. Mehr als einmal je Zug geht nicht. Mach weiter bis zum Ende des Zuges, denn dort kommen Herzdosen ins Spiel.
lesson-treating-box = Eine Herzdose gibt einem deiner Klienten 1 Therapiepunkt, ganz ohne Traum. Gib sie dem Maler.
lesson-treating-end = Beende nun den Zug, damit du den leeren Raum besetzen kannst.
lesson-treating-client = Wähle einen neuen Klienten. Mit Ortssymbolen erreichst du Bezirksboni, Fallstudien zählen am Ende.
lesson-treating-dream = Wähle auch einen manifesten Traum. Einer mit dem Symbol des Traumas bringt dir wieder eine Herzdose.
lesson-treating-farewell = Ein Zug, eine Heilung, eine Katharsis: Für eine doppelte Behandlung lohnt es sich, Erkenntnisse zu sparen.

## Publishing and citing

lesson-publishing = Veröffentlichen und zitieren
lesson-publishing-about = Mach aus deiner Forschung eine Werkreihe, mit einem Band von einem Kollegen.
lesson-publishing-state = Du hast zwei violette Forschungsartikel im Spiel. Eine der Werkreihen braucht zwei violette Bände und einen roten. Bring einen Gedanken ein, um sie zu veröffentlichen.
lesson-publishing-space = Wähle b4, neben der Aktion für Forschung.
lesson-publishing-action = Wähle „{ table-play }“.
lesson-publishing-place = Für eine Werkreihe genügt ein Gedanke.
lesson-publishing-resolve = Führe die Aktion aus.
lesson-publishing-publish = Wähle „{ treatise-the-bird-in-the-chest }“: Die Werkreihe ist 8 Punkte wert.
lesson-publishing-volumes = Lege deine zwei violetten Karten darunter. Der Band ganz links muss immer ein eigener sein. Die Karten sind dann nicht mehr im Spiel.
lesson-publishing-cite = Der rote Band fehlt noch, aber die Werkreihe deines Kollegen hat einen am rechten Ende. Zitiere ihn: Der Band gehört dann dir, und dein Kollege bekommt 1 Geistesblitz und 2 Punkte.
lesson-publishing-insight = Eine Werkreihe zeichnest du mit einer farbigen Erkenntnis. Eine hast du schon, weil eine Zeile deines Notizbuchs voll ist. Lege sie auf die Werkreihe, wo sie für immer bleibt.
lesson-publishing-farewell = Das sind 8 Punkte und zwei Ortssymbole, die dir bleiben. Auch zitiert zu werden lohnt sich: Wer früh veröffentlicht, lässt andere für sich arbeiten.

## The city

lesson-city = Die Stadt
lesson-city-about = Geh dorthin, wo die anderen sind, und hole aus einem Ort das meiste heraus.
lesson-city-state = Wien ist ein Ring aus sechs Orten. Freud und dein Kollege sind beide im Museum, und in Gesellschaft bringt ein Ort mehr. Bring einen Gedanken ein, um hinzugehen.
lesson-city-space = Wähle c2, neben der Aktion für die Professorenfigur.
lesson-city-action = Wähle „{ table-professor }“.
lesson-city-place = Für einen Spaziergang genügt ein Gedanke.
lesson-city-resolve = Führe die Aktion aus.
lesson-city-walk = Deine Professorenfigur geht 1 oder 2 Orte weit oder geradewegs zu Freud, egal wie fern er ist. Geh zu Freud.
lesson-city-boost = Drei Figuren sind hier, also darfst du das Museum dreimal nutzen. Für einen Geistesblitz darfst du es zwei weitere Male nutzen, insgesamt höchstens fünfmal. Gib ihn aus.
lesson-city-box = Jedes Mal darfst du einen anderen Effekt wählen. Mach zuerst aus deiner gehobenen Freiheit eine Herzdose.
lesson-city-freedom = Erzeuge dann wieder eine geringe Freiheit.
lesson-city-coffee = Der Rest des Besuchs gehört dem Kaffee: Wähle ihn dreimal.
lesson-city-farewell = Fünf Effekte mit einem Gedanken! Statt der Figuren darfst du auch deine Ortssymbole dieses Ortes zählen. Und achte darauf, wo deine Professorenfigur steht, wenn du Gedanken sammelst: Dort ist dein Bonus.

## The reputation track

lesson-reputation = Die Ansehensleiste
lesson-reputation-about = Bring das Tintenfass auf das linke Feld und lebe von deinem guten Namen.
lesson-reputation-state = Dein Tintenfass steht bei Zeile 2, zwei Felder vor dem linken, das die Ansehensleiste auslöst. Du brauchst also eine Zeile mit Wert 2. Bring einen Gedanken ein.
lesson-reputation-space = Wähle b2, in der Zeile mit Wert 2.
lesson-reputation-action = Wähle „{ table-research }“, auch wenn es dir eigentlich um das Tintenfass geht.
lesson-reputation-place = Ein Gedanke genügt.
lesson-reputation-resolve = Zieh die Karte.
lesson-reputation-keep = Du dürftest sie gegen eine offene Karte tauschen. Behalte sie diesmal und mach weiter.
lesson-reputation-inkpot = Bewege nun das Tintenfass zwei Felder weit, auf das linke.
lesson-reputation-track = Über deinem Marker steht dein Einkommen: 3 Punkte und 1 Kaffee hast du schon bekommen. Die Aktionen stehen unter der Leiste, und du darfst eine aus Freuds Abschnitt oder links davon wählen. Nimm ein Notizplättchen.
lesson-reputation-tile = Nimm das oberste Plättchen eines der beiden Stapel. Plättchen der Stufe II sind stärker.
lesson-reputation-row = Lege es in eine beliebige Zeile. Am meisten bringt es dort, wo das Tintenfass oft stehen bleibt.
lesson-reputation-farewell = Ansehen bekommst du durch Ziele, den ersten Marker jedes Bezirks, die größten Bezirksboni und ein volles Notizbuch. Jedes Mal rückt auch Freuds Marker vor. Erreicht er die 10, kündigt er die letzte Runde an.

## Modules

lesson-modules = Module
lesson-modules-about = Der Journalist, das Feuerwerk und die Auflagen.
lesson-modules-state = Dieser Tisch nutzt drei Module, und jedes davon kannst du zu jeder Partie dazunehmen. Zuerst der Journalist, der im Café steht. Bring einen Gedanken ein.
lesson-modules-space = Wähle c2.
lesson-modules-action = Wähle „{ table-professor }“. Statt deiner Figur darf der Journalist gehen.
lesson-modules-place = Platziere einen Gedanken.
lesson-modules-resolve = Führe die Aktion aus.
lesson-modules-walk = Schick den Journalisten einen Ort weiter, ins Theater. Deine Professorenfigur bleibt an der Universität, so bist du in zwei Bezirken vertreten.
lesson-modules-boost = Der Journalist zählt als Figur, also darfst du das Theater einmal nutzen. Geistesblitze, um mehr daraus zu machen, hast du keine.
lesson-modules-effect = Steigere dein Wachstum: Wähle den Effekt, führe ihn aus und nimm die Erkenntnis.
lesson-modules-inkpot = Bewege das Tintenfass wie immer.
lesson-modules-skip = Effekte darfst du auslassen, und diesmal willst du deine Reserve behalten. Mach weiter und beende deinen Zug.
lesson-modules-rival = Dein Kollege hat niemanden zu behandeln und passt. Drücke „Weiter“.
lesson-modules-overlays = Auflagen ändern die drei Boni jedes Ortes, und mit dem mittleren Bonus einer grauen behandelst du sogar einen Klienten. Fahre mit der Maus über sie (oder tippe sie an), bevor du sammelst: Das ist nicht die Stadt, die du kennst.
lesson-modules-recall = Sammle jetzt. Dank des Journalisten darfst du auch im grünen Bezirk einen Bonus nehmen.
lesson-modules-district = Und hier ist das Feuerwerk: Ein Bezirksbonus mit Wert 3 verlangt drei Ortssymbole. Du hast zwei, und das Feuerwerk ersetzt das dritte. Nimm den Bonus.
lesson-modules-insight = Ein Bezirksbonus kostet dich eine farbige Erkenntnis. Lege sie auf den Stadtplan, wo sie für immer bleibt und am Ende für ihren Bezirk zählt.
lesson-modules-farewell = Das Feuerwerk zieht in den nächsten Bezirk, und deine Erkenntnis auf dem Stadtplan bringt Punkte. Nimm an einem neuen Tisch immer nur ein Modul dazu.
