### Die Lektionen: Titel und was in jedem Schritt gesagt wird.

## The first game

lesson-first = Die erste Partie
lesson-first-about = Stelle deinen Geist auf, erzeuge Emotionen, gewinne Reiche, absorbiere und führe eine Selbsterkenntnis herbei.
lesson-first-place = Willkommen im Inneren eines Verstandes. Du bist Liebe, ein Geist der Ekstase, und willst ihn glücklich machen. Nimm deinen Platz ein: Wähle die leuchtende Grenze zwischen Antriebstal und Reizfeld.
lesson-first-brightness = Jeder Geist bringt ein erstes Gefühl mit. Lege deine Helligkeit ins Antriebstal: Dieses Reich wird deine Hochburg.
lesson-first-rival-place = Auf der anderen Seite will Elend, ein Geist des Grams, das Gegenteil. Drücke auf „Weiter“ und sieh, wo Elend sich niederlässt.
lesson-first-second = Zu zweit hat jede Seite zwei Züge pro Runde und darum noch ein erstes Gefühl. Wähle die andere Grenze des Antriebstals: So kannst du es von beiden Seiten sichern.
lesson-first-second-brightness = Lege diese Helligkeit in den Wertebaum, fern von der ersten. Verteilt erreichen deine Gefühle mehr vom Verstand.
lesson-first-rival-second = Auch Elend legt ein zweites Gefühl. Danach beginnt dein erster Zug.
lesson-first-goal = Darum geht es: Die Identität in der Mitte wächst durch Selbsterkenntnisse, und Sehnsüchte entscheiden, von wem das nächste Stück kommt. Die gemeinsame ist Haltung: mehr Reiche kontrollieren. Deine geheime ist Einheit: die längste Kette benachbarter Emotionen.
lesson-first-invoke = Du hast drei Aktionen pro Zug. Beginne mit „Erzeugen“ auf deinem Tableau: Für 2 Willenspunkte und 1 Essenz kommt eine Emotion aus deiner Hand neben deinen Geist.
lesson-first-excitement = Wähle Begeisterung aus deiner Hand. Beim Betreten gibt sie 1 Willenspunkt zurück: ein günstiger Anfang.
lesson-first-control = Sieh dir die Summen an: Wer in einem Reich mehr Intensität hat, kontrolliert es, und eine Emotion auf einer Grenze zählt auf beiden Seiten. Du hast jetzt drei Reiche, Elend zwei: Haltung gehört im Moment dir.
lesson-first-land = Ein knapper Vorsprung ist schnell verloren. Nutze die Reichsaktion des Wunschlands: Sie legt noch eine Essenz auf Begeisterung und hebt ihre Intensität auf 2.
lesson-first-move = Eine Aktion bleibt dir: Bring dich in Stellung. Wähle „Bewegen“.
lesson-first-valley = Geh ins Antriebstal. Dort steht dein Geist zwischen zwei Grenzen, die du kontrollierst, und das zahlt sich bald aus.
lesson-first-end = Deine Aktionen sind verbraucht. Jeder Zug endet mit zwei neuen Karten oder einer Ambition, dem Mittel für starke Effekte: Nimm, was dir lieber ist.
lesson-first-rival-turn = Jetzt ist Elend am Zug. Drücke auf „Weiter“ und sieh, was Pessimismus aus deinen Plänen macht.
lesson-first-threat = Die Kette von Elend ist jetzt zwei lang wie deine, und bei Gleichstand hat niemand Einheit. Eine dritte Emotion in der Reihe würde es entscheiden, aber deine Essenz ist verbraucht.
lesson-first-willow = Der Wertebaum macht aus Willenspunkten Essenz. Du kontrollierst ihn, darum kostet dich die Aktion selbst nichts.
lesson-first-amount = Tausche nur einen: Das nächste Erzeugen braucht die anderen zwei Willenspunkte.
lesson-first-again = Erzeuge nun noch einmal, diesmal im Antriebstal selbst.
lesson-first-courage = Erzeuge Mut (oder Freundlichkeit, falls du sie gezogen hast). Die Emotion nimmt den freien Platz neben Helligkeit ein: eine Kette aus dreien.
lesson-first-absorb = Zeit zu absorbieren, das kostet keine Aktion: 2 Willenspunkte aus der Sphäre an deinem Reich und 1 mehr für jede Grenze neben dir, die du kontrollierst. Das sind 4, genau was die Sphäre enthält, und eine leere Sphäre bringt eine Selbsterkenntnis!
lesson-first-bonus = Jede Sphäre hat auch eine Gabe: Demut gibt 1 Essenz. Nimm sie, du kannst sie immer brauchen.
lesson-first-revelation = Eine Selbsterkenntnis! Reiche 3 zu 2, Ketten 3 zu 2: Du hast beide Sehnsüchte erfüllt, darum kommt ein großes Fragment der Ekstase in die Identität, 5 Punkte wert. Mit nur einer wäre es ein kleines gewesen, 3 Punkte wert.
lesson-first-comfort = Fügt ein Team ein großes Fragment an, so entfernt das andere eine der kommenden Sehnsüchte: das tut Gram jetzt. Danach füllt sich die Sphäre wieder, und der Urquell dreht sich um ein Reich.
lesson-first-farewell = Das ist der Kern des Spiels: Kräfte sammeln, die Sehnsüchte im Blick behalten und im richtigen Moment eine Sphäre leeren. Es geht weiter, bis keine gemeinsame Sehnsucht mehr da ist oder einem Team die Fragmente ausgehen; dann gewinnt der wertvollere Anteil an der Identität.

## Quell

lesson-quell = Tilgen
lesson-quell-about = Nimm einer gegnerischen Emotion die Kraft und platziere ein Aurazeichen.
lesson-quell-begin = Wut sitzt in deinem Antriebstal und kontrolliert es, 2 zu 1. Tilgen kann das ändern: Es kostet 2 Willenspunkte und 1 Ambition. Wähle es.
lesson-quell-target = Tilgen kannst du nur Emotionen neben deinem Geist. Wähle Wut.
lesson-quell-show = Nur ein Gefühl derselben Art besänftigt Wut: Zeig eine Karte derselben Aura. Mut ist ebenfalls rot und bleibt auf deiner Hand.
lesson-quell-again = Eine Essenz weniger: Im Antriebstal steht es jetzt 1 zu 1. Tilge noch einmal und verbessere dabei die Aktion.
lesson-quell-token = Vor einer Aktion darfst du eine Karte für ein Aurazeichen ihrer Farbe abwerfen. Gib Freundlichkeit her.
lesson-quell-place = Lege das Zeichen auf eine beliebige Verbesserung von Tilgen. Es bleibt das ganze Spiel: Von nun an darfst du sie bei jedem Tilgen nutzen.
lesson-quell-finish = Wut hat noch eine Essenz; einfaches Tilgen genügt.
lesson-quell-show-again = Zeig noch einmal Mut.
lesson-quell-farewell = Wut ist fort, und das Antriebstal gehört dir. Halte Karten mehrerer Farben auf der Hand: Dann ist keine gegnerische Emotion in deiner Nähe sicher.

## Fortify

lesson-fortify = Befestigen
lesson-fortify-about = Baue eine Festung und lass sie durch eine Selbsterkenntnis in die Identität kommen.
lesson-fortify-begin = Im Antriebstal steht es 1 zu 1. Eine Festung würde es auf Dauer entscheiden: Wähle Befestigen für 3 Willenspunkte.
lesson-fortify-build = Baue im Antriebstal. Das geht überall, wo die Gegenseite das Reich nicht kontrolliert.
lesson-fortify-holds = Dort steht jetzt ein kleines Fragment und zählt 1 Intensität: Das Antriebstal gehört dir, 2 zu 1. Und es kann mehr: Bei einer Selbsterkenntnis an diesem Reich kommt es in die Identität, nur nicht in dem Zug, in dem es gebaut wurde.
lesson-fortify-end = Warte also einen Zug. Beende deinen, wie du magst.
lesson-fortify-rival = Elend spielt, die Festung steht.
lesson-fortify-absorb = Jetzt absorbieren: Die Sphäre am Antriebstal enthält 3, und du nimmst 3. Als Liebe bekommst du sogar 1 mehr für jede Ekstase-Festung neben dir.
lesson-fortify-bonus = Nimm die Gabe der Sphäre oder lass sie. Dann kommt die Selbsterkenntnis.
lesson-fortify-joins = Deine Festung hat Standhaftigkeit erfüllt, das brachte ein kleines Fragment, und kam dann selbst in die Identität: zweimal 3 Punkte. Das Reich ist wieder offen; überlege also, wann du eine Festung hergibst.

## Empower

lesson-empower = Verstärken
lesson-empower-about = Lass aus einer schwachen Emotion eine starke werden.
lesson-empower-threshold = Wut kontrolliert das Antriebstal, 2 zu 1. Begeisterung kann stärker werden, doch ihre Schwelle ist 2 Essenz: Gib ihr die zweite durch das Wunschland.
lesson-empower-begin = Die Schwelle ist erreicht. Wähle Verstärken für 3 Willenspunkte.
lesson-empower-target = Wähle Begeisterung neben deinem Geist. Die starke Emotion nimmt ihren Platz ein und behält alle Essenz.
lesson-empower-farewell = { emotion-passion } hat mit denselben 2 Essenz Intensität 3 und gab dir beim Betreten 3 Willenspunkte. Das Antriebstal gehört dir: Starke Emotionen brechen ein Patt am billigsten.

## Intentions

lesson-intentions = Vorsätze
lesson-intentions-about = Sammle zwischendurch Punkte und die Boni des Kreises.
lesson-intentions-absorb = Im vollen Spiel bringen Vorsätze sofort Punkte. Einer davon: mit einem Absorbieren 4 oder mehr Willenspunkte aus einer Sphäre nehmen. Du kontrollierst beide Grenzen neben dir: Absorbiere.
lesson-intentions-bonus = Nimm die Gabe, wenn du magst; Willenspunkte aus dem Vorrat zählen nicht für den Vorsatz, die 4 aus der Sphäre schon.
lesson-intentions-fill = 1 Punkt auf deinem Kreis. Ein zweiter Vorsatz im selben Zug zählt 2: Fülle das letzte Essenzfeld von Mut durch das Wunschland.
lesson-intentions-wheel = 3 Punkte in einem Zug, und beim Überschreiten von Feld 2 gab dir der Kreis eine Essenz; bei 4 gibt er eine Karte, bei 6 eine Ambition. Wer 20 Punkte erreicht, beendet das Spiel: Vorsätze sind ein eigenes Rennen.

## Spirit powers

lesson-powers = Kräfte der Geister
lesson-powers-about = Was nur dein Geist kann, und was du von den gegnerischen zu erwarten hast.
lesson-powers-absorb = Diesmal bist du der Geist { spirit-delight }. Bringt ein Absorbieren ihm 4 oder mehr Willenspunkte, darf er eine Karte ziehen: Probier es.
lesson-powers-bonus = Auch die Gabe der Sphäre zählt, denn diese Kraft fragt nach allen Willenspunkten des Absorbierens.
lesson-powers-draw = Und da ist deine Kraft: Zieh die Karte.
lesson-powers-end = Andere Geister haben andere Kräfte. Beende deinen Zug und sieh dir Elend an.
lesson-powers-misery = Elend steht im Wunschland und greift doch nach der Sphäre nebenan: Das ist seine Kraft. Drücke auf „Weiter“.
lesson-powers-farewell = Kräfte ändern, was nah und was wertvoll ist. Verweile auf einem Geist, um seine Kraft zu lesen, und wähle den, der zum Plan deines Teams passt.

## B boards

lesson-boards = Tableaus B
lesson-boards-about = Auf Seite B hat jeder Geist eigene Verbesserungen.
lesson-boards-begin = Seite B ersetzt einige Verbesserungen durch solche deines Geistes. Das Bewegen der Liebe hat Umarmung: Beginne eine Bewegung.
lesson-boards-use = Auf der Verbesserung liegt schon ein Aurazeichen, du darfst sie also nutzen. Wähle Umarmung: Für 1 Willenspunkt mehr lässt du eine Essenz dort, wo du ankommst.
lesson-boards-go = Geh ins Antriebstal, wo Mut gegen Pessimismus steht, 1 zu 1.
lesson-boards-farewell = Eine Aktion hat dich bewegt und Mut eine Essenz gegeben: Das Antriebstal gehört dir. Sieh dein eigenes Tableau B vor dem ersten Zug durch und plane deine Aurazeichen dafür.
