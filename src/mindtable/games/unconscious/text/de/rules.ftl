### Das Unbewusste: die Regeln, ein Text je Klausel aus content/clauses.toml, in unseren eigenen Worten.

# Terms, English = German. Every text of this game uses these words.
#
# idea = Gedanke
# bright idea = Geistesblitz
# State Ideas = Gedanken einbringen
# Recall Ideas = Gedanken sammeln
# Treat Clients = Klienten behandeln
# inkpot = Tintenfass
# box (heart-shaped) = Herzdose
# coffee = Kaffee
# insight = Erkenntnis
# common insight = allgemeine Erkenntnis
# coloured insight = farbige Erkenntnis
# quality: growth, freedom, passion = Art: Wachstum, Freiheit, Leidenschaft
# level: minor, median, major = Stufe: gering, gehoben, umfassend
# dial, section, ring, reserve = Erkenntnisrad, Sektor, Ring, Reserve
# generate = erzeugen
# elevate = steigern (Steigerung)
# repress = verdrängen
# transfer = übertragen (Übertragung)
# use = einsetzen
# overpay = überzahlen
# resolve = ausführen (Aktion, Effekt), nutzen (Ort, Banner, Bonus, Traum), auslösen (Zeile, Spalte, Plättchen, Leiste)
# meeting table = Tischplan
# idea space = Gedankenfeld
# action = Aktion (Aktionsfeld)
# player board = Tableau
# row, column = Zeile, Spalte
# open column = offene Spalte
# pool (of ideas), supply = Vorrat, allgemeiner Vorrat
# notebook, notebook tile, starting tile = Notizbuch, Notizplättchen, Start-Notizplättchen
# main side, main effect = Hauptseite, Haupteffekt
# banner = Banner
# stack, display = Stapel, Auslage
# lock = Schloss
# research card = Forschungsartikel
# treatise = Werkreihe
# volume = Band
# cite = zitieren
# city map, district, location = Stadtplan, Bezirk, Ort
# Theatre, Library, Opera = Theater, Bibliothek, Oper
# Museum, University, Café = Museum, Universität, Café
# location tag = Ortssymbol
# location goal = Ortsziel
# location bonus, district bonus = Ortsbonus, Bezirksbonus
# district token = Bezirksmarker
# professor, figure, marker = Professorenfigur, Figur, Marker
# reputation, reputation track = Ansehen, Ansehensleiste
# watch = Taschenuhr
# client = Klient
# routine client = Routinefall
# case study = Fallstudie
# grief layer, starting grief layer = Trauma, Start-Trauma
# waves, cloud, eye = Wellen, Wolke, Auge
# manifest dream, latent dream = manifester Traum, latenter Traum
# office room = Praxisraum
# office card = Praxiskarte
# therapy point, therapy track = Therapiepunkt, Therapieleiste
# catharsis = Katharsis
# cured = geheilt
# ability = Fähigkeit
# point (victory point) = Punkt
# player = Person
# journalist, location overlay, fireworks = Journalist, Ortsauflage, Feuerwerk
# Id (the solo opponent) = das Es

## setup
topic-setup = Spielaufbau
clause-setup-order = Wer beginnt, wird ausgelost. Gespielt wird in Runden im Uhrzeigersinn. Die erste Person eröffnet jede Runde, und die Reihenfolge ändert sich nie.
clause-setup-district-tokens = Jeder der drei Bezirke hat einen Stapel aus acht Bezirksmarkern. Der oberste Marker jedes Stapels bringt 1 Ansehen.
clause-setup-freud = Freuds Marker beginnt auf der 1 der Ansehensleiste. Eines der sechs Ortsziele mit Ortssymbolen wird zufällig gezogen: An dem Ort, den es zeigt, beginnt Freuds Figur.
clause-setup-goals = Alle sieben Ortsziele liegen von Anfang an offen aus.
clause-setup-idea-spaces = Zu viert sind alle sechzehn Gedankenfelder offen. Zu dritt sind das oberste und das unterste Feld der beiden äußeren Spalten gesperrt, zu zweit die äußeren Spalten ganz.
clause-setup-notebook-count = Von jeder Stufe sind zu zweit 12, zu dritt 15 und zu viert 18 zufällige Notizplättchen im Spiel. Die übrigen legt ihr ungesehen weg.
clause-setup-notebook-display = Die Plättchen jeder Stufe bilden in der linken Spalte ihrer Zeile einen Stapel, mit den Hauptseiten nach oben. Das oberste Plättchen kommt mit dem Banner nach oben auf das rechte Feld, das nächste ebenso auf das mittlere.
clause-setup-client-display = Zwei Routinefälle und zwei Fallstudien liegen offen neben ihren gemischten Stapeln, jeweils mit einem Trauma aus dem gemischten Traumastapel.
clause-setup-dream-display = Die latenten Träume bilden einen gemischten verdeckten Stapel. Vier manifeste Träume liegen offen neben ihrem gemischten Stapel.
clause-setup-research-display = Zwei Forschungsartikel liegen offen neben ihrem gemischten Stapel.
clause-setup-player-board = Jede Person beginnt mit 0 Punkten, 4 Kaffee und keiner Herzdose. Das Tintenfass steht auf dem oberen Feld. Drei Gedanken liegen im Vorrat, drei weitere über den Spalten, einer über jeder. Sieben allgemeine Erkenntnisse liegen in der Reserve. Sechs farbige sind gesperrt, eine am Ende jeder Zeile und Spalte.
clause-setup-reputation = Die Marker aller Personen beginnen auf der 0 der Ansehensleiste in einem Stapel, umgekehrt zur Spielreihenfolge: der Marker der letzten Person unten, der der ersten oben.
clause-setup-later-players = Die zweite Person beginnt mit 1 Geistesblitz, die dritte mit 1 Geistesblitz und 1 zusätzlichen Kaffee, die vierte mit 2 Geistesblitzen.
clause-setup-office-card = Jede Person erhält eine zufällige Praxiskarte mit einem Buchstaben von A bis D. Sie liegt im zweiten Praxisraum und sperrt ihn.
clause-setup-starting-clients = Für die erste Wahl liegen Routinefälle mit je einem Start-Trauma aus, einer mehr, als Personen mitspielen.
clause-setup-client-choice = Umgekehrt zur Spielreihenfolge wählt jede Person einen dieser Klienten für den ersten Praxisraum, zieht einen latenten Traum, wählt einen manifesten Traum und setzt den Therapiemarker. Erst danach wählt die nächste Person.
clause-setup-client-left = Der Klient, den niemand gewählt hat, verliert sein Start-Trauma und kommt unter den Stapel der Routinefälle.
clause-setup-starting-tile = Danach wählt jede Person in Spielreihenfolge eines der drei Start-Notizplättchen mit dem Buchstaben der eigenen Praxiskarte. Die anderen beiden kommen aus dem Spiel.
clause-setup-starting-banner = Das Banner des Start-Notizplättchens zeigt, wo die Professorenfigur beginnt und welche Erkenntnisse aus der Reserve erzeugt werden. Dann kommt das Plättchen mit der Hauptseite nach oben auf das linke Feld einer beliebigen Zeile.

## turn
topic-turn = Dein Zug
clause-turn-options = In deinem Zug wählst du genau eine von drei Möglichkeiten: Gedanken einbringen, Gedanken sammeln oder Klienten behandeln.
clause-turn-always-treat = „Klienten behandeln“ ist immer erlaubt, auch wenn du niemanden behandeln kannst.

## effect
topic-effect = Effekte
clause-effect-order = Mehrere Teile eines Effekts oder mehrere gleichzeitige Effekte führst du in beliebiger Reihenfolge aus, sofern keine vorgegeben ist. Schließe jeden ganz ab, bevor der nächste beginnt.
clause-effect-optional = Jeden Teil eines Effekts darfst du auslassen.
clause-effect-required = Auf eine Katharsis, Therapiepunkte, Ansehen und Ortsziele darfst du nicht verzichten. Leere Praxisräume musst du besetzen, und ein Notizplättchen, für das Platz ist, musst du legen.
clause-effect-either = Von Möglichkeiten, die ein Schrägstrich trennt, bekommst du eine. Jedes Mal, wenn du den Effekt ausführst, wählst du neu.
clause-effect-cost = Verlangt ein Effekt, dass du Erkenntnisse einsetzt oder verdrängst oder Kaffee ausgibst, erhältst du den Ertrag erst, wenn alles bezahlt ist.

## free
topic-free = Freie Aktionen
clause-free-any-time = Freie Aktionen sind: Kaffee ausgeben, Erkenntnisse gegen eine Herzdose tauschen und eine Herzdose gegen Punkte tauschen. Du darfst sie in deinem eigenen Zug jederzeit ausführen, auch mitten in einem Effekt, aber nie im Zug einer anderen Person.
clause-free-make-room = Bevor Kaffee oder Herzdosen über ihr Maximum steigen würden, darfst du mit freien Aktionen Platz schaffen.

## insight
topic-insight = Erkenntnisse
clause-insight-common = Jede Person hat sieben allgemeine Erkenntnisse. Sie bleiben das ganze Spiel über auf dem eigenen Erkenntnisrad: auf einem Ring oder in der Reserve.
clause-insight-coloured = Jede Person hat sechs farbige Erkenntnisse, die anfangs auf dem Tableau gesperrt sind. Eine freigeschaltete kommt in die Reserve.
clause-insight-coloured-use = Eine freigeschaltete farbige Erkenntnis wirkt wie eine allgemeine. Sie kann auch dauerhaft auf eine Werkreihe oder einen Bezirksbonus gelegt werden.
clause-insight-dial = Eine Erkenntnis auf dem Erkenntnisrad hat die Art ihres Sektors (Wachstum, Freiheit oder Leidenschaft) und die Stufe ihres Rings (gering innen, gehoben in der Mitte, umfassend außen). An jeder Stelle haben beliebig viele Platz.
clause-insight-reserve = Eine Erkenntnis in der Reserve, der Mitte des Erkenntnisrads, hat weder Art noch Stufe.
clause-insight-generate = Um eine Erkenntnis zu erzeugen, legst du eine deiner Wahl, allgemein oder farbig, aus der Reserve an die gezeigte Stelle.
clause-insight-generate-empty-reserve = Nur wenn die Reserve leer ist, darfst du erzeugen, indem du eine beliebige Erkenntnis deines Erkenntnisrads an die gezeigte Stelle legst.
clause-insight-generate-any = Ist keine Art angegeben, erzeugst du die Erkenntnis auf dem gezeigten Ring in einem beliebigen Sektor.
clause-insight-elevate = Um eine Erkenntnis zu steigern, bewegst du sie in ihrem Sektor einen Ring nach außen: von gering zu gehoben oder von gehoben zu umfassend. Erkenntnisse in der Reserve oder auf dem umfassenden Ring kannst du nicht steigern.
clause-insight-repress = Um eine Erkenntnis zu verdrängen, bewegst du sie in ihrem Sektor einen Ring nach innen: von umfassend zu gehoben, von gehoben zu gering oder von gering in die Reserve. Erkenntnisse in der Reserve kannst du nicht verdrängen.
clause-insight-transfer = Um eine Erkenntnis zu übertragen, bewegst du sie auf demselben Ring in einen anderen Sektor. Erkenntnisse in der Reserve kannst du nicht übertragen.

## pay
topic-pay = Erkenntnisse einsetzen
clause-pay-use = Um eine Erkenntnis einzusetzen, legst du sie von ihrem Ring in die Reserve. Erkenntnisse in der Reserve kannst du nicht einsetzen.
clause-pay-matching = Für jede gezeigte Erkenntnis zahlst du mit einer eigenen. Welche für welche zahlt, entscheidest du.
clause-pay-overpay = Du darfst überzahlen: Eine höhere Stufe derselben Art zahlt für eine niedrigere. Wechselgeld gibt es nicht.
clause-pay-any-quality = Ist bei einer Erkenntnis keine Art angegeben, darfst du mit jeder Art bezahlen. Nötig ist die gezeigte Stufe oder eine höhere.

## coffee
topic-coffee = Kaffee
clause-coffee-most = Du darfst höchstens 6 Kaffee haben. Was darüber hinausginge, verfällt.
clause-coffee-repress = Statt eine Erkenntnis zu verdrängen, darfst du 1 Kaffee ausgeben, auch wenn du keine Erkenntnis auf den Ringen hast.
clause-coffee-elevate = Freie Aktion: Gib 2 Kaffee aus, um eine Erkenntnis zu steigern oder zu übertragen.
clause-coffee-bright-idea = Freie Aktion: Gib 3 Kaffee aus, um 1 Geistesblitz zu erhalten.

## box
topic-box = Herzdosen
clause-box-exchange = Freie Aktion: Setze eine umfassende, eine gehobene und eine geringe Erkenntnis beliebiger Art ein, um 1 Herzdose zu erhalten.
clause-box-points = Freie Aktion: Gib 1 Herzdose für 2 Punkte ab.
clause-box-most = Du darfst höchstens 5 Herzdosen haben. Jede weitere wird sofort zu 2 Punkten.

## bright-idea
topic-bright-idea = Geistesblitze
clause-bright-idea-supply = Der allgemeine Vorrat an Geistesblitzen ist unbegrenzt, und du darfst beliebig viele haben. Genutzte Geistesblitze kommen in den allgemeinen Vorrat zurück.
clause-bright-idea-stand-in = Wenn du Gedanken einbringst, darf ein Geistesblitz in jeder Hinsicht einen Gedanken ersetzen. Von zwei Gedanken darfst du einen oder beide ersetzen.
clause-bright-idea-removed = Geistesblitze auf dem Tischplan kommen am Ende deines Zuges in den allgemeinen Vorrat zurück.

## table
topic-table = Der Tischplan
clause-table-lattice = Die neun Aktionen bilden ein Gitter aus drei mal drei Feldern. An dessen Ecken liegen die sechzehn Gedankenfelder, in vier Zeilen zu je vier. Jedes Gedankenfeld grenzt an eine, zwei oder vier Aktionen.
clause-table-grid = Die Aktionen von links nach rechts. Oben: Notizplättchen für 1, für 2, für 3 Kaffee. Mitte: Erkenntnisse erzeugen, Forschungsartikel nehmen, Professorenfigur bewegen. Unten: Steigern und übertragen, Forschung ausspielen oder veröffentlichen, Freud bewegen.
clause-table-generate = Die Aktion „Erkenntnisse erzeugen“: Erzeuge je eine geringe Erkenntnis in Wachstum, Freiheit und Leidenschaft.
clause-table-elevate = Die Aktion „Steigern und übertragen“: höchstens zwei Steigerungen und höchstens eine Übertragung, in beliebiger Reihenfolge.
clause-table-play = Die Aktion „Forschung ausspielen oder veröffentlichen“: Spiele entweder einen oder zwei Forschungsartikel aus oder veröffentliche eine Werkreihe.

## idea
topic-idea = Gedanken einbringen
clause-idea-steps = Gedanken einbringen hat drei Schritte: Gedanken platzieren, Aktion ausführen, Tintenfass bewegen. Deine Gedanken bleiben auf dem Tischplan, bis du sie sammelst.
clause-idea-needed = Um Gedanken einzubringen, brauchst du einen Gedanken oder Geistesblitz, ein leeres Gedankenfeld und daneben eine Aktion, auf die keiner deiner früheren Gedanken zeigt.
clause-idea-one-or-two = Platziere einen oder zwei Gedanken aus deinem Vorrat auf einem Gedankenfeld. Das Feld darf nicht gesperrt sein, und es darf kein Gedanke darauf liegen, egal von wem.
clause-idea-point = Alle in diesem Zug platzierten Gedanken zeigen auf dieselbe Aktion neben ihrem Feld.
clause-idea-own-earlier = Deine Gedanken dürfen nicht auf eine Aktion zeigen, auf die schon ein Gedanke von dir aus einem früheren Zug zeigt. Gedanken anderer Personen spielen keine Rolle.
clause-idea-once-each = Du darfst die Aktion für jeden in diesem Zug platzierten Gedanken einmal ausführen. Schließe das erste Mal ab, bevor das zweite beginnt.
clause-idea-optional = Die Aktion auszuführen ist freiwillig. Du darfst Gedanken auch nur platzieren, um das Tintenfass zu bewegen.
clause-idea-second-skipped = Kannst du die Aktion kein zweites Mal ausführen, entfällt das. Die Gedanken bleiben liegen, und das Tintenfass bewegt sich.

## inkpot
topic-inkpot = Das Tintenfass
clause-inkpot-move = Nach der Aktion musst du das Tintenfass im Uhrzeigersinn um genau den Wert der Bewegung weitersetzen.
clause-inkpot-value = Der Wert richtet sich nach der Zeile des benutzten Gedankenfelds: von oben nach unten 1, 2, 3 oder 4. Zwei Gedanken erhöhen ihn nicht.
clause-inkpot-track = Das Tintenfass hat fünf Felder, im Uhrzeigersinn: oben, Zeile 1, Zeile 2, Zeile 3, links. Es beginnt oben.
clause-inkpot-modify = Jeder ausgegebene Geistesblitz ändert den Wert einer Bewegung um 1, nach oben oder nach unten. Eine Bewegung beträgt mindestens 1.
clause-inkpot-by-bonus = Bewegt ein Bonus das Tintenfass, wählst du eine Zahl aus dem angegebenen Bereich. Auch diese Zahl darfst du mit Geistesblitzen ändern. Dann löst du das Feld wie üblich aus.
clause-inkpot-lap = Jedes Mal, wenn das Tintenfass vom linken auf das obere Feld zieht, kommt der am weitesten links liegende Gedanke über deinen Spalten für den Rest des Spiels in deinen Vorrat, und die Spalte darunter öffnet sich. Das geschieht dreimal. Weitere Umläufe schalten nichts frei.
clause-inkpot-lap-before-effect = Gedanke und Spalte werden sofort frei, noch bevor du das Feld auslöst, auf dem das Tintenfass stehen bleibt.
clause-inkpot-stop-only = Du darfst das Feld auslösen, auf dem das Tintenfass stehen bleibt. Felder, über die es nur hinwegzieht, bewirken nichts.
clause-inkpot-spaces = Das obere Feld löst eine offene Spalte deiner Wahl aus, jedes Zeilenfeld seine Zeile und das linke Feld die Ansehensleiste.

## line
topic-line = Zeilen und Spalten
clause-line-row = Löst du eine Zeile aus, erzeugst du ihre geringe Erkenntnis (Wachstum in Zeile 1, Freiheit in Zeile 2, Leidenschaft in Zeile 3), führst den Haupteffekt jedes ihrer Plättchen aus und darfst, wenn sie gefüllt ist, eine Erkenntnis steigern. Das alles tust du je einmal, in beliebiger Reihenfolge.
clause-line-column = Löst du eine offene Spalte aus, führst du den Haupteffekt jedes ihrer Plättchen aus und erzeugst, wenn sie gefüllt ist, eine gehobene Erkenntnis (Wachstum in der linken, Freiheit in der mittleren, Leidenschaft in der rechten Spalte). Das alles tust du je einmal, in beliebiger Reihenfolge. Eine noch nicht offene Spalte kannst du nicht auslösen.
clause-line-by-bonus = Ein Bonus, der eine Zeile auslöst, gilt für eine beliebige Zeile. Einer, der eine Spalte auslöst, braucht eine offene Spalte. Das Tintenfass bewegt sich dabei nicht.
clause-line-one-tile = Ein Notizplättchen auslösen heißt: den Haupteffekt eines Plättchens auf deinem Tableau ausführen. Löst du ein Plättchen zweimal aus, schließe das erste Mal ab, bevor das zweite beginnt.

## notebook
topic-notebook = Notizplättchen
clause-notebook-one-coffee = Die erste Notizaktion: Gib 1 Kaffee aus und nimm das oberste Plättchen eines der beiden Stapel. Seine Effekte führst du nicht aus.
clause-notebook-two-coffee = Die zweite Notizaktion: Gib 2 Kaffee aus, nimm eines der Plättchen der mittleren Spalte und nutze sein Banner.
clause-notebook-three-coffee = Die dritte Notizaktion: Gib 3 Kaffee aus und nimm eines der Plättchen der rechten Spalte. Führe seinen Haupteffekt aus und nutze sein Banner, in beliebiger Reihenfolge.
clause-notebook-steps = Ein Notizplättchen bezahlst du zuerst, dann nimmst du es, führst seine Effekte aus und legst es erst danach. Zuletzt wird die Auslage aufgefüllt.
clause-notebook-by-effect = Gibt dir ein Effekt außerhalb des Tischplans ein Notizplättchen, nimmst du das oberste Plättchen eines der beiden Stapel. Du bezahlst keinen Kaffee und führst die Effekte des Plättchens nicht aus.
clause-notebook-place = Ein neues Plättchen kommt mit der Hauptseite nach oben auf das erste leere Feld von links in einer beliebigen Zeile deines Tableaus.
clause-notebook-lock = Das dritte Feld jeder Zeile hat ein Schloss. Für das erste Schloss, das du abdeckst, brauchst du keinen geheilten Klienten, für das zweite 1, für das dritte 2, egal in welchen Zeilen.
clause-notebook-replace = Gibt es ein erlaubtes leeres Feld, musst du ein neues Plättchen dorthin legen. Gibt es keines, darfst du mit dem neuen ein beliebiges Plättchen deines Tableaus ersetzen und das alte ablegen. Andernfalls legst du das neue ab. Plättchen werden nie verschoben.
clause-notebook-replace-nothing = Ersetzt du ein Plättchen, bleiben gefüllte Zeilen und Spalten gefüllt und geben nichts noch einmal.
clause-notebook-filled = Eine Zeile oder Spalte mit drei Plättchen ist gefüllt. Ihre farbige Erkenntnis kommt sofort in deine Reserve. Das schaltet die Steigerung dieser Zeile oder die Erkenntnis am Fuß dieser Spalte frei.
clause-notebook-ninth = Wenn du dein neuntes Notizplättchen legst, erhältst du 1 Ansehen.
clause-notebook-refill = Auf ein leeres mittleres Feld kommt das oberste Plättchen des Stapels seiner Zeile, Banner nach oben. Auf ein leeres rechtes Feld rückt das mittlere Plättchen seiner Zeile, dann wird die Mitte aufgefüllt.
clause-notebook-stack-gone = Eine Zeile wird nie aus dem anderen Stapel aufgefüllt. Ist ihr eigener Stapel aufgebraucht, rückt das mittlere Plättchen trotzdem nach rechts.
clause-notebook-empty-space = Ein Feld der Auslage, das nicht mehr aufgefüllt werden kann, gibt statt eines Plättchens 1, 2 oder 3 Punkte (linke, mittlere, rechte Spalte) und sonst nichts. Der Kaffee für die Aktion wird trotzdem bezahlt.

## research
topic-research = Forschungsartikel
clause-research-gain = Um einen Forschungsartikel zu nehmen, ziehst du die oberste Karte des Stapels auf die Hand.
clause-research-exchange = Nachdem du einen Forschungsartikel genommen hast, darfst du eine beliebige Handkarte gegen einen der zwei offenen tauschen. Deine nimmt dessen Platz ein.
clause-research-empty-deck = Forschungsartikel werden nie abgelegt. Von einem leeren Stapel wird nichts gezogen, aber tauschen darfst du trotzdem.
clause-research-play = Einen Forschungsartikel spielst du nur aus, wenn ein Effekt es erlaubt. Lege ihn offen vor dich und führe seine Effekte aus. Von da an ist er im Spiel.

## treatise
topic-treatise = Werkreihen
clause-treatise-any = Du kannst jede noch nicht veröffentlichte Werkreihe veröffentlichen, wenn du ihre drei bis fünf Bände in den gezeigten Farben hast. Jeder Forschungsartikel ist ein Band einer Farbe.
clause-treatise-leftmost-own = Der Band ganz links muss einer deiner Forschungsartikel im Spiel sein.
clause-treatise-other-volumes = Die anderen Bände sind deine Forschungsartikel im Spiel oder Bände, die du aus Werkreihen anderer Personen zitierst, beliebig gemischt. Handkarten, Bände deiner eigenen Werkreihen und Artikel anderer Personen im Spiel kannst du nicht verwenden.
clause-treatise-order = Die Bände liegen in der gezeigten Reihenfolge unter der Werkreihe.
clause-treatise-insight = Zum Veröffentlichen brauchst du eine farbige Erkenntnis von deinem Erkenntnisrad, egal ob aus der Reserve oder von einem Ring. Sie liegt bis zum Spielende auf der Werkreihe.
clause-treatise-reward = Beim Veröffentlichen erhältst du sofort die Punkte der Werkreihe, und ihre zwei verschiedenen Ortssymbole sind im Spiel.
clause-treatise-cards-out-of-play = Forschungsartikel, die zu Bänden geworden sind, sind nicht mehr im Spiel. Ihre Ortssymbole zählen nicht.

## cite
topic-cite = Zitieren
clause-cite-others = Bände zitierst du nur beim Veröffentlichen und nur aus Werkreihen, die andere Personen zuvor veröffentlicht haben.
clause-cite-from-the-right = Beim Zitieren nimmst du den Band ganz rechts, dann den nächsten, ohne Lücken. Du darfst beliebig viele zitieren, aus einer Werkreihe oder mehreren.
clause-cite-needed = Jeder zitierte Band wird ein Band der Werkreihe, die du veröffentlichst. Bände, die sie nicht braucht, darfst du nicht nehmen.
clause-cite-reward = Wer zitiert wird, erhält für jeden genommenen Band sofort 1 Geistesblitz und 2 Punkte.
clause-cite-all-away = Auch alle Bände einer Werkreihe dürfen wegzitiert werden. Sie bleibt mit ihren Ortssymbolen veröffentlicht.

## city
topic-city = Die Stadt
clause-city-ring = Die Orte bilden im Uhrzeigersinn einen Ring: Theater und Bibliothek (grüner Bezirk, Wachstum), Oper und Museum (violetter Bezirk, Freiheit), Universität und Café (roter Bezirk, Leidenschaft).
clause-city-figures = An einem Ort haben beliebig viele Figuren Platz. Figuren bewegen sich nur im Uhrzeigersinn.
clause-city-bonus-spaces = Jeder Ort hat drei Bonusfelder und jeder Bezirk vier weitere mit den Werten 3, 4, 5 und 6. Du kannst sie nur nutzen, wenn du Gedanken sammelst.

## professor
topic-professor = Die Professorenfigur bewegen
clause-professor-move = Die Aktion „Professorenfigur bewegen“: Bewege sie 1 oder 2 Orte weit oder zu Freud. Dann darfst du den erreichten Ort nutzen.
clause-professor-to-freud = Zu Freud kann deine Professorenfigur aus jeder Entfernung gehen, aber nur von einem anderen Ort aus.

## freud
topic-freud = Freud bewegen
clause-freud-move = Die Aktion „Freud bewegen“: Bewege seine Figur 1, 2 oder 3 Orte weit. Dann darfst du den erreichten Ort nutzen.
clause-freud-watch = Jedes Mal, wenn Freuds Marker von 3 auf 4, von 6 auf 7 oder von 8 auf 9 rückt, geht seine Figur einen Ort weiter. Dabei werden keine Effekte ausgeführt.

## location
topic-location = Ortseffekte
clause-location-figures = Für jede Figur an einem Ort, auch für die eben bewegte, darfst du den Ort einmal nutzen.
clause-location-tags = Statt der Figuren darfst du deine Ortssymbole dieses Ortes zählen. Beides wird nie addiert.
clause-location-bright-ideas = Für jeden ausgegebenen Geistesblitz darfst du den Ort zwei weitere Male nutzen.
clause-location-five = Einen Ort darfst du nie mehr als fünfmal hintereinander nutzen.
clause-location-fixed = Wie oft du einen Ort nutzt, steht von Anfang an fest, Geistesblitze eingerechnet. Spätere Änderungen, etwa ein Schritt von Freuds Figur, ändern daran nichts.
clause-location-any-mix = Bei jeder Nutzung führst du einen beliebigen Effekt des Ortes aus, denselben wie zuvor oder einen anderen.
clause-location-by-tag = Lässt dich ein Effekt einen Ort nutzen, bewegt sich keine Figur. Zähle das gezeigte Ortssymbol und alle deine Ortssymbole dieses Ortes. Geistesblitze darfst du zusätzlich ausgeben.
clause-location-theatre = Theater: Erzeuge ein geringes Wachstum; oder steigere eine Erkenntnis; oder setze ein geringes Wachstum ein, um einen Forschungsartikel zu nehmen.
clause-location-library = Bibliothek: Erzeuge ein geringes Wachstum; oder erhalte 1 Kaffee; oder setze ein gehobenes Wachstum ein, um 1 Herzdose zu erhalten.
clause-location-opera = Oper: Erzeuge eine geringe Freiheit; oder übertrage eine Erkenntnis oder steigere eine Freiheit; oder setze eine geringe Freiheit ein, um einen Forschungsartikel zu nehmen.
clause-location-museum = Museum: Erzeuge eine geringe Freiheit; oder erhalte 1 Kaffee; oder setze eine gehobene Freiheit ein, um 1 Herzdose zu erhalten.
clause-location-university = Universität: Erzeuge eine geringe Leidenschaft; oder steigere eine Erkenntnis; oder setze eine geringe Leidenschaft ein, um einen Forschungsartikel zu nehmen.
clause-location-cafe = Café: Erzeuge eine geringe Leidenschaft; oder erhalte 1 Kaffee; oder setze eine gehobene Leidenschaft ein, um 1 Herzdose zu erhalten.

## tag
topic-tag = Ortssymbole
clause-tag-sources = Deine Ortssymbole im Spiel sind die auf deinen Forschungsartikeln im Spiel, deinen veröffentlichten Werkreihen, deinen Ortszielen und deinen Routinefällen ohne Trauma, egal ob diese schon geheilt sind.
clause-tag-not-counted = Ortssymbole auf Handkarten, auf zu Bänden gewordenen Karten und auf Klienten mit Trauma zählen nicht.

## recall
topic-recall = Gedanken sammeln
clause-recall-needed = Gedanken sammeln kannst du nur, wenn mindestens ein Gedanke von dir auf dem Tischplan liegt.
clause-recall-steps = Gedanken sammeln hat drei Schritte: Kaffee erhalten, alle eigenen Gedanken in den Vorrat zurücknehmen und auf Wunsch einen Bonus nehmen.
clause-recall-coffee = Du erhältst 1 Kaffee für jedes Gedankenfeld, auf dem mindestens ein Gedanke von dir liegt.
clause-recall-one-bonus = Du nimmst entweder einen Ortsbonus oder einen Bezirksbonus: einen Ortsbonus an einem Ort, an dem deine Professorenfigur oder Freud steht, oder einen Bezirksbonus in einem Bezirk, in dem eine dieser beiden Figuren steht.
clause-recall-token = Lege den obersten Marker vom Stapel des Bezirks auf den genommenen Bonus, der damit verbraucht ist. Ist der Stapel leer, gibt dieser Bezirk keine Boni mehr.
clause-recall-token-reputation = Zeigt der Marker 1 Ansehen, erhältst du es nach den Effekten des Bonus.

## location-bonus
topic-location-bonus = Ortsboni
clause-location-bonus-gain = Für einen Ortsbonus wählst du einen Ort, an dem deine Professorenfigur oder Freud steht, und nutzt eines seiner leeren Bonusfelder.
clause-location-bonus-theatre = Die Boni des Theaters: eine Spalte auslösen; ein umfassendes Wachstum erzeugen; einen Forschungsartikel nehmen.
clause-location-bonus-library = Die Boni der Bibliothek: ein Notizplättchen nehmen; ein umfassendes Wachstum erzeugen; zweimal steigern und 1 Kaffee erhalten.
clause-location-bonus-opera = Die Boni der Oper: eine Zeile auslösen; eine umfassende Freiheit erzeugen; einen Forschungsartikel nehmen.
clause-location-bonus-museum = Die Boni des Museums: ein Notizplättchen nehmen; eine umfassende Freiheit erzeugen; 1 Geistesblitz erhalten.
clause-location-bonus-university = Die Boni der Universität: ein Notizplättchen zweimal auslösen; eine umfassende Leidenschaft erzeugen; einen Forschungsartikel ausspielen.
clause-location-bonus-cafe = Die Boni des Cafés: 2 Kaffee und 1 Herzdose erhalten; eine umfassende Leidenschaft erzeugen; die Ansehensleiste auslösen.

## district
topic-district = Bezirksboni
clause-district-gain = Für einen Bezirksbonus zählst du deine Ortssymbole der beiden Orte des Bezirks zusammen. Du brauchst mindestens so viele, wie der Wert des Bonusfelds angibt, und das Feld muss leer sein.
clause-district-insight = Ein Bezirksbonus kostet eine farbige Erkenntnis von deinem Erkenntnisrad, egal ob aus der Reserve oder von einem Ring. Sie liegt bis zum Spielende auf dem Bonusfeld.
clause-district-insight-first = Die farbige Erkenntnis legst du auf den Stadtplan, bevor du die Effekte des Bonus ausführst.
clause-district-three = Bezirksbonus mit Wert 3: Bewege dein Tintenfass 1 Feld weit; erhalte 1 Herzdose.
clause-district-four = Bezirksbonus mit Wert 4: Bewege dein Tintenfass 1 oder 2 Felder weit; erhalte 1 Herzdose.
clause-district-five = Bezirksbonus mit Wert 5: Bewege dein Tintenfass 1 bis 3 Felder weit; erhalte 2 Herzdosen.
clause-district-six = Bezirksbonus mit Wert 6: Bewege dein Tintenfass 1 bis 4 Felder weit; erhalte 2 Herzdosen; erhalte 1 Ansehen.

## reputation
topic-reputation = Ansehen
clause-reputation-sources = Ansehen gibt es nur durch die sieben Ortsziele, die drei obersten Bezirksmarker, die drei Bezirksboni mit Wert 6 und ein neuntes Notizplättchen.
clause-reputation-steps = Erhältst du 1 Ansehen, rückt zuerst Freuds Marker um 1 vor, dann dein eigener. Danach geht Freuds Figur weiter, falls sein Marker eine Taschenuhr passiert hat.
clause-reputation-stack = Ein Marker, der ein besetztes Feld erreicht, kommt oben auf die Marker dort.
clause-reputation-nine = Dein Marker bleibt auf der 9 stehen. Für jedes weitere Ansehen erhältst du statt eines Schrittes 3 Punkte.
clause-reputation-not-the-track = Ansehen zu erhalten löst die Ansehensleiste nicht aus, und die Leiste auszulösen bewegt keinen Marker.
clause-reputation-freud-on-ten = Steht Freuds Marker auf der 10, bewegt Ansehen nur noch deinen eigenen Marker. Wenn Freuds Marker die 10 erreicht, bewegt sich seine Figur nicht.

## track
topic-track = Die Ansehensleiste
clause-track-steps = Wenn du die Ansehensleiste auslöst, nimmst du zuerst das Einkommen über deinem Marker. Dann darfst du eine Aktion unter der Leiste ausführen.
clause-track-income = Dein Einkommen hängt vom Feld deines Markers ab. 0 bis 1: 1 Punkt und 2 Kaffee; 2 bis 4: 3 Punkte und 1 Kaffee; 5 bis 9: 5 Punkte.
clause-track-action = Wähle die Aktion aus dem Abschnitt unter Freuds Marker oder aus einem beliebigen Abschnitt links davon.
clause-track-tile-or-coffee = Abschnitt 1 bis 3: Löse ein Notizplättchen aus oder erhalte 2 Kaffee.
clause-track-notebook = Abschnitt 4 bis 6: Nimm ein Notizplättchen.
clause-track-professor = Abschnitt 7 bis 8: Bewege deine Professorenfigur 1 oder 2 Orte weit und nutze den Ort. Direkt zu Freud darf sie dabei nicht gehen.
clause-track-treat = Abschnitt 9 bis 10: Behandle einen Klienten.

## goal
topic-goal = Ortsziele
clause-goal-at-once = Wer die Bedingung eines Ortsziels zuerst erfüllt, erreicht es sofort, noch vor dem nächsten Schritt.
clause-goal-reward = Für ein Ortsziel erhältst du 1 Ansehen. Du behältst das Plättchen, und seine Ortssymbole sind bis zum Spielende im Spiel.
clause-goal-two-columns = Fülle zwei Spalten deines Tableaus: zwei Ortssymbole des Cafés.
clause-goal-three-ideas = Schalte alle drei Gedanken deines Tableaus frei: zwei Ortssymbole des Theaters.
clause-goal-two-treatises = Veröffentliche zwei Werkreihen: zwei Ortssymbole der Bibliothek.
clause-goal-three-routine = Heile drei Routinefälle: zwei Ortssymbole der Oper.
clause-goal-two-case-studies = Heile zwei Fallstudien: zwei Ortssymbole des Museums.
clause-goal-five-cured = Heile fünf beliebige Klienten: zwei Ortssymbole der Universität.
clause-goal-two-insights = Habe zwei farbige Erkenntnisse auf dem Stadtplan, in einem Bezirk oder in zweien: keine Ortssymbole, aber sofort 3 Punkte.

## client
topic-client = Klienten
clause-client-routine = Ein Routinefall hat zwei Ortssymbole desselben Bezirks und eine Fähigkeit, die für dich eine Regel ändert.
clause-client-case-study = Eine Fallstudie hat keine Ortssymbole, bringt aber am Spielende Punkte. Wofür und wie viele höchstens, steht auf ihrer Karte.
clause-client-take = Als neuen Klienten wählst du einen der offen ausliegenden samt seinem Trauma, egal ob Routinefall oder Fallstudie. Dann nimmst du seine Träume und setzt den Therapiemarker.
clause-client-refill = An die Stelle des genommenen Klienten kommt einer aus demselben Stapel mit einem neuen Trauma. Ist dieser Stapel leer, kommt er aus dem anderen.
clause-client-none-left = Gibt es überhaupt keine Klienten mehr, bleibt ein Praxisraum leer.
clause-client-second-room = Die Praxiskarte sperrt deinen zweiten Praxisraum, bis dein erster Klient die Katharsis erreicht. Dann legst du die Karte ab und besetzt den Raum am Ende dieses Zuges.

## grief
topic-grief = Traumata
clause-grief-layer = Ein Trauma zeigt Therapiepunkte, eine Belohnung für die Katharsis und eines von drei Symbolen: Wellen, Wolke oder Auge. Es liegt bis zur Katharsis auf seinem Klienten.
clause-grief-starting = Alle Start-Traumata sind gleich: Sie zeigen 2 Therapiepunkte und kein Symbol, und ihre Katharsis öffnet den zweiten Praxisraum.
clause-grief-match = Behandelst du einen Klienten mit einem manifesten Traum, der dasselbe Symbol wie das Trauma hat, erhältst du 1 Herzdose, sobald du den Traum nutzt. Ist das Trauma dann schon weg, gibt es keine.

## dream
topic-dream = Träume
clause-dream-latent = Jeder neue Klient bekommt zuerst einen latenten Traum: Ziehe ihn vom Stapel und lege ihn offen hin.
clause-dream-manifest = Dann wählst du einen der vier offenen manifesten Träume oder nimmst ungesehen die oberste Karte des Stapels. Der manifeste Traum liegt auf dem latenten, und die Auslage wird aufgefüllt.
clause-dream-visible = Du kannst nur den vollständig sichtbaren Traum nutzen: zuerst den manifesten, den latenten erst, wenn der manifeste weg ist.
clause-dream-reshuffle = Ist ein Traumstapel oder der Traumastapel aufgebraucht, werden die abgelegten Karten zu einem neuen Stapel gemischt.

## treat
topic-treat = Klienten behandeln
clause-treat-clients = Mit „Klienten behandeln“ darfst du jeden Klienten in deinen Praxisräumen einmal behandeln, einen oder beide, in beliebiger Reihenfolge.
clause-treat-dream = Um einen Klienten zu behandeln, setzt du die Erkenntnisse ein, die sein sichtbarer Traum zeigt, und führst dann die Effekte des Traums in beliebiger Reihenfolge aus.
clause-treat-discard = Den genutzten Traum legst du ab. Einen Klienten ohne Träume kannst du nicht mehr behandeln. Therapiepunkte erhält er nur noch durch Herzdosen.
clause-treat-all-points = Von den Therapiepunkten eines Traums erhält sein Klient so viele, wie er aufnehmen kann. Du darfst keine davon für Herzdosen zurückhalten.
clause-treat-surplus = Therapiepunkte eines Traums, die nach der Heilung des Klienten übrig sind, werden zu je 1 Herzdose.
clause-treat-by-effect = Lässt dich ein Effekt einen Klienten behandeln, nutzt du einen Traum bei einem Klienten, auch bei einem, den du in diesem Zug schon behandelt hast.

## therapy
topic-therapy = Therapie
clause-therapy-track = Die Therapieleiste läuft von 8 bis 0, in beiden Praxisräumen gleich. Jeder Therapiepunkt bewegt den Marker ein Feld in Richtung 0.
clause-therapy-start = Der Marker eines neuen Klienten beginnt auf der Summe der Therapiepunkte von Klient und Trauma, 4 bis 8.
clause-therapy-points = Die Felder 6, 7 und 8 geben 1, 2 und 3 Punkte, wenn der Marker dort beginnt, sie passiert oder dort stehen bleibt.
clause-therapy-sources = Therapiepunkte kommen nur von Träumen und, am Ende eines Zuges, von Herzdosen.

## catharsis
topic-catharsis = Katharsis
clause-catharsis-when = Wenn der Marker die 3 erreicht oder passiert, musst du sofort die Katharsis des Klienten ausführen.
clause-catharsis-reward = Die Katharsis gibt dir die Punkte und Effekte des Traumas, das du dann ablegst. Die Punkte des Klienten gibt sie nicht.
clause-catharsis-whole-first = Schließe die Katharsis ab, bevor die restlichen Therapiepunkte den Marker bewegen.
clause-catharsis-active = Von der Katharsis bis zum Spielende gelten die Ortssymbole und die Fähigkeit des Routinefalls oder die Wertung der Fallstudie, auch nach der Heilung.

## cured
topic-cured = Geheilte Klienten
clause-cured-when = Ein Klient, dessen Marker die 0 erreicht, ist geheilt und gibt sofort seine Punkte.
clause-cured-keep = Ein geheilter Klient verlässt den Praxisraum und liegt bis zum Spielende offen in deinem Spielbereich.
clause-cured-dreams = Die unbenutzten Träume eines geheilten Klienten legst du ab. Der Praxisraum bleibt bis zum Ende des Zuges leer.

## ability
topic-ability = Fähigkeiten der Routinefälle
clause-ability-recall = Wenn du Gedanken sammelst, erhältst du 1 Kaffee mehr.
clause-ability-inkpot = Einmal in deinem Zug darfst du den Wert einer Bewegung des Tintenfasses um 1 ändern, nach oben oder nach unten, aber nicht unter 1.
clause-ability-elevate = Einmal in deinem Zug darfst du als freie Aktion eine Erkenntnis für 1 Kaffee steigern.
clause-ability-transfer = Einmal in deinem Zug darfst du als freie Aktion eine Erkenntnis kostenlos übertragen.
clause-ability-research = Wenn du einen Forschungsartikel nimmst, ziehe zwei und behalte einen. Den anderen legst du unter den Stapel.
clause-ability-treatise = Jede Werkreihe, die du veröffentlichst, gibt 2 Punkte mehr.
clause-ability-cited = Für jeden deiner Bände, den andere zitieren, erhältst du zusätzlich 1 Kaffee.
clause-ability-boxes = Du darfst bis zu 7 Herzdosen haben statt 5.
clause-ability-notebook = Die dritte Notizaktion kostet dich 2 Kaffee statt 3.
clause-ability-district = Im Bezirk der Ortssymbole dieses Klienten darfst du einen Ort ein weiteres Mal nutzen. Mehr als fünfmal geht auch dann nicht.
clause-ability-catharsis = Jede Katharsis deiner anderen Klienten gibt zusätzlich 1 Herzdose.
clause-ability-overpay = Wenn du überzahlst, erhältst du einmal je Zahlung 1 Kaffee. Für den Tausch gegen eine Herzdose gilt das nicht.

## end-of-turn
topic-end-of-turn = Ende des Zuges
clause-end-of-turn-order = Hast du Gedanken eingebracht oder gesammelt oder Klienten behandelt, darfst du zuerst Herzdosen für die Therapie verwenden. Dann musst du deine leeren Praxisräume besetzen.
clause-end-of-turn-boxes = Am Ende deines Zuges gibt jede verwendete Herzdose einem Klienten in deinen Praxisräumen 1 Therapiepunkt. Den Klienten wählst du für jede Herzdose neu, nach den Effekten der vorigen.
clause-end-of-turn-fill-rooms = Jeder leere Praxisraum, der nicht gesperrt ist, bekommt einen neuen Klienten mit Träumen. Zwei besetzt du nacheinander. Zwischen den Räumen gibt es keinen Unterschied.

## ending
topic-ending = Spielende
clause-ending-signal = Das Signal für das Spielende kommt, wenn Freuds Marker die 10 erreicht. Wer ihn dorthin bewegt, erhält sofort 3 Punkte, zusätzlich zu den 3 Punkten für den eigenen Marker, falls dieser auf der 9 bleibt. Nichts anderes beendet das Spiel.
clause-ending-rounds = Nach dem Signal spielt ihr die laufende Runde zu Ende und danach noch eine. Dann folgt die Schlusswertung.
clause-ending-no-new-clients = In der letzten Runde besetzt ihr keine leeren Praxisräume. Alles andere läuft wie üblich.

## scoring
topic-scoring = Schlusswertung
clause-scoring-reputation = Du erhältst so viele Punkte, wie das Feld deines Markers auf der Ansehensleiste angibt.
clause-scoring-reputation-order = Wer auf der Ansehensleiste vorn liegt, erhält 2 Punkte für jede eigene Werkreihe und jeden eigenen geheilten Klienten. Wer an zweiter Stelle liegt, erhält je 1 Punkt.
clause-scoring-districts = Farbige Erkenntnisse in einem, zwei oder drei verschiedenen Bezirken geben 4, 10 oder 18 Punkte. Mehr als eine in einem Bezirk bringt nichts zusätzlich.
clause-scoring-rows = Eine, zwei oder drei gefüllte Zeilen geben 1, 5 oder 16 Punkte.
clause-scoring-tags = 1 bis 6 verschiedene Ortssymbole geben 0, 1, 3, 6, 10 oder 15 Punkte. Weitere Ortssymbole desselben Ortes bringen nichts zusätzlich.
clause-scoring-case-studies = Jede deiner Fallstudien ohne Trauma bringt Punkte, egal ob sie geheilt ist. Wofür und wie viele höchstens, steht auf ihrer Karte.
clause-scoring-boxes = Jede übrige Herzdose gibt 2 Punkte.
clause-scoring-coffee = Je 3 übrige Kaffee werden zu 1 Geistesblitz. Dann gibt jeder Geistesblitz 1 Punkt.
clause-scoring-winner = Es gewinnt die Person mit den meisten Punkten.

## tie
topic-tie = Gleichstand
clause-tie-reputation = Liegen zwei Marker auf demselben Feld der Ansehensleiste, ist der untere vorn: Er war zuerst dort.
clause-tie-winner = Bei Gleichstand um den Sieg gewinnt die Person mit dem höheren Ansehen. Liegen die Marker auf demselben Feld, gewinnt die Person, deren Marker weiter unten liegt.

## secret
topic-secret = Geheimnisse
clause-secret-hand = Die Forschungsartikel auf deiner Hand siehst nur du.
clause-secret-decks = Niemand kennt die Reihenfolge der Kartenstapel oder die Notizplättchen unter den obersten. Das oberste Plättchen eines Stapels zeigt seine Hauptseite.
clause-secret-open = Alles andere ist für alle offen.
clause-secret-undo = Was gezogen oder aufgedeckt wurde, kannst du nicht zurücknehmen.

## module-journalist
topic-module-journalist = Modul: der Journalist
clause-module-journalist-setup = Sobald Freud aufgestellt ist, wird eines der fünf anderen Ortsziele mit Ortssymbolen zufällig gezogen. An dessen Ort beginnt der Journalist.
clause-module-journalist-move = Wann immer du deine Professorenfigur oder Freud bewegen darfst, darfst du stattdessen den Journalisten bewegen: statt der Professorenfigur 1 oder 2 Orte weit oder zu Freud, statt Freud 1 bis 3 Orte weit. Dann nutzt du den Ort wie üblich.
clause-module-journalist-figure = Der Journalist zählt als Figur am Ort.
clause-module-journalist-tags = Hast du den Journalisten bewegt und zählst du Ortssymbole, zählen auch die Ortssymbole auf den veröffentlichten Werkreihen anderer Personen mit. Die auf deinen eigenen Werkreihen zählen nur einmal.
clause-module-journalist-bonus = Einen Ortsbonus oder Bezirksbonus darfst du auch dort nehmen, wo der Journalist steht.
clause-module-journalist-district = Für einen Bonus des Bezirks, in dem der Journalist steht, zählen auch die Ortssymbole auf den veröffentlichten Werkreihen anderer Personen mit. Die auf deinen eigenen Werkreihen zählen nur einmal.
clause-module-journalist-not-elsewhere = Nutzt du einen Ort ohne Bewegung, bringen dir die Werkreihen anderer Personen nichts. Auch in der Schlusswertung nicht.

## module-overlay
topic-module-overlay = Modul: Ortsauflagen
clause-module-overlay-coloured = Alle farbig: Jede der sechs Ortsauflagen liegt mit der farbigen Seite nach oben auf einem zufälligen Ort ihres Bezirks.
clause-module-overlay-mixed = Gemischt: Eine Ortsauflage jedes Bezirks liegt mit der farbigen Seite nach oben auf einem zufälligen Ort dieses Bezirks. Die anderen drei liegen mit der grauen Seite nach oben zufällig auf den übrigen Orten.
clause-module-overlay-grey = Alle grau: Die sechs Ortsauflagen liegen mit der grauen Seite nach oben zufällig auf den sechs Orten.
clause-module-overlay-covers = Die drei Boni einer Ortsauflage ersetzen die des bedeckten Ortes. Alle anderen Regeln für Ortsboni gelten weiter.
clause-module-overlay-treat = Der mittlere Bonus jeder grauen Ortsauflage: Behandle einen Klienten.

## module-fireworks
topic-module-fireworks = Modul: Feuerwerk
clause-module-fireworks-setup = Das Feuerwerk beginnt in dem Bezirk, in dem Freud beginnt.
clause-module-fireworks-discount = Im Bezirk mit dem Feuerwerk braucht ein Bezirksbonus ein Ortssymbol weniger. Du verwendest das Feuerwerk nur, wenn du es brauchst.
clause-module-fireworks-moves-on = Nach seiner Verwendung zieht das Feuerwerk im Uhrzeigersinn in den nächsten Bezirk.
clause-module-fireworks-no-use = Hat ein Bezirk keine Marker oder keine leeren Bezirksboni mehr, zieht das Feuerwerk in den nächsten weiter. Lässt es sich in keinem Bezirk mehr verwenden, kommt es aus dem Spiel.
clause-module-fireworks-journalist = Das Feuerwerk lässt sich mit den Ortssymbolen kombinieren, die der Journalist hinzufügt.

## solo
topic-solo = Solospiel
clause-solo-id = Allein spielst du gegen das Es, einen Bot. Er spielt nach den vollständigen Regeln. Der Aufbau ist der für zwei Personen.
clause-solo-modules = Das Es nutzt den Journalisten, wenn es dadurch mehr bekommt, und das Feuerwerk, wann immer es kann. Darf es durch eine Ortsauflage einen Klienten behandeln, nutzt es den sichtbaren Traum eines seiner Klienten.
