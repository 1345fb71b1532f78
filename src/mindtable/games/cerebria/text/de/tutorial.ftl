### Die Lektionen: Titel und was in jedem Schritt gesagt wird.

## The first game

lesson-first = Die erste Partie
lesson-first-about = Stelle deinen Geist auf, erzeuge Emotionen, gewinne Reiche, absorbiere Willenspunkte und löse eine Selbsterkenntnis aus.
lesson-first-place = Willkommen in einer Innenwelt. Du bist Liebe, ein Geist der Ekstase, und willst diese Innenwelt glücklich machen. Nimm zuerst deinen Platz ein: Wähle die leuchtende Grenze zwischen Antriebstal und Reizfeld.
lesson-first-brightness = Jeder Geist beginnt mit einer Emotion. Lege deine Helligkeit ins Antriebstal: Dieses Reich wird deine Hochburg.
lesson-first-rival-place = Auf der anderen Seite der Innenwelt will Elend, ein Geist des Grams, genau das Gegenteil. Drücke „Weiter“ und sieh, wo Elend sich niederlässt.
lesson-first-second = Zu zweit hat jede Seite zwei Züge pro Runde und darum auch eine zweite Start-Emotion. Wähle die andere Grenze des Antriebstals: So kannst du es von beiden Seiten sichern.
lesson-first-second-brightness = Lege diese Helligkeit in den Wertebaum, ein Stück weg von der ersten. Gut verteilt erreichen deine Emotionen mehr von der Innenwelt.
lesson-first-rival-second = Auch Elend legt eine zweite Start-Emotion. Danach beginnt dein erster Zug.
lesson-first-goal = Darum geht es: Die Identität in der Mitte wächst mit jeder Selbsterkenntnis, und die Sehnsüchte entscheiden, wessen Fragment dazukommt. Die gemeinsame ist Haltung: mehr Reiche kontrollieren. Deine geheime ist Einheit: die längste Kette benachbarter Emotionen.
lesson-first-invoke = Du hast drei Aktionen pro Zug. Beginne auf deinem Tableau mit Erzeugen: Für 2 Willenspunkte und 1 Essenz kommt eine Emotion aus deiner Hand neben deinen Geist.
lesson-first-excitement = Wähle Begeisterung aus deiner Hand. Wenn sie ins Spiel kommt, gibt sie dir 1 Willenspunkt zurück: ein günstiger Anfang.
lesson-first-control = Sieh dir die Summen an: Das Team mit mehr Intensität in einem Reich kontrolliert es, und eine Emotion auf einer Grenze zählt auf beiden Seiten. Du kontrollierst jetzt drei Reiche, Elend zwei. Haltung gehört im Moment also dir.
lesson-first-land = Ein knapper Vorsprung ist schnell verloren. Nutze die Reichsaktion des Wunschlands: Sie legt noch eine Essenz auf Begeisterung und hebt ihre Intensität auf 2.
lesson-first-move = Du hast noch eine Aktion: Bring dich in Stellung. Wähle Bewegen.
lesson-first-valley = Wähle das Antriebstal. Dort steht dein Geist zwischen zwei Grenzen, die du kontrollierst, und das zahlt sich bald aus.
lesson-first-end = Deine Aktionen sind verbraucht. Am Ende jedes Zuges bekommst du zwei neue Karten oder eine Ambition, mit der du starke Effekte bezahlst. Wähle, was dir lieber ist.
lesson-first-rival-turn = Jetzt ist Elend am Zug. Drücke „Weiter“ und sieh, was Pessimismus aus deinen Plänen macht.
lesson-first-threat = Die Kette von Elend ist jetzt zwei Emotionen lang, genau wie deine, und bei Gleichstand hat niemand Einheit. Eine dritte Emotion in der Reihe würde es entscheiden, aber deine Essenz ist aufgebraucht.
lesson-first-willow = Der Wertebaum macht aus Willenspunkten Essenz. Du kontrollierst ihn, darum ist die Aktion selbst für dich kostenlos. Wähle ihn.
lesson-first-amount = Tausche nur 1 Willenspunkt: Für das nächste Erzeugen brauchst du die beiden anderen.
lesson-first-again = Wähle nun noch einmal Erzeugen, diesmal mitten im Antriebstal.
lesson-first-courage = Wähle Mut (oder Freundlichkeit, falls du sie gezogen hast). Die Emotion kommt auf den freien Emotionsplatz neben Helligkeit: eine Dreierkette.
lesson-first-absorb = Zeit zu absorbieren! Das kostet keine Aktion: Du nimmst 2 Willenspunkte aus der Sphäre an deinem Reich und 1 mehr für jede Grenze neben dir, die du kontrollierst. Das sind 4, alles, was die Sphäre noch hat, und eine leere Sphäre löst eine Selbsterkenntnis aus!
lesson-first-bonus = Jede Sphäre hat auch einen Bonus: Demut gibt dir 1 Essenz. Nimm sie, du kannst sie immer brauchen.
lesson-first-revelation = Eine Selbsterkenntnis! Reiche 3 zu 2, Ketten 3 zu 2: Du hast beide Sehnsüchte erfüllt, darum kommt ein großes Fragment der Ekstase in die Identität. Es ist 5 Punkte wert. Mit nur einer Sehnsucht wäre es ein kleines gewesen, 3 Punkte wert.
lesson-first-comfort = Legt ein Team ein großes Fragment, entfernt das andere eine der kommenden Sehnsüchte: Das tut Gram jetzt. Danach füllt sich die Sphäre wieder, und der Urquell dreht sich um ein Reich.
lesson-first-farewell = Das ist der Kern des Spiels: Kräfte sammeln, die Sehnsüchte im Blick behalten und im richtigen Moment eine Sphäre leeren. Das Spiel endet, wenn keine gemeinsame Sehnsucht mehr da ist oder einem Team die Fragmente ausgehen. Dann gewinnt der wertvollere Anteil an der Identität.

## Quell

lesson-quell = Tilgen
lesson-quell-about = Schwäche eine gegnerische Emotion und platziere ein Aurazeichen.
lesson-quell-begin = Wut hat sich in deinem Antriebstal breitgemacht und kontrolliert es, 2 zu 1. Mit Tilgen änderst du das: Es kostet 2 Willenspunkte und 1 Ambition. Wähle Tilgen.
lesson-quell-target = Tilgen kannst du nur Emotionen neben deinem Geist. Wähle Wut.
lesson-quell-show = Nur ein Gefühl derselben Art besänftigt Wut: Zeig eine Karte mit derselben Aura vor. Mut ist ebenfalls rot und bleibt auf deiner Hand.
lesson-quell-again = Eine Essenz weniger: Im Antriebstal steht es jetzt 1 zu 1. Wähle noch einmal Tilgen und verbessere dabei die Aktion.
lesson-quell-token = Vor einer Aktion darfst du eine Karte für ein Aurazeichen ihrer Farbe abwerfen. Wirf Freundlichkeit ab.
lesson-quell-place = Lege das Zeichen auf eine beliebige Verbesserung von Tilgen. Dort bleibt es das ganze Spiel: Von nun an darfst du sie bei jedem Tilgen nutzen.
lesson-quell-finish = Wut hat noch eine Essenz, da genügt einfaches Tilgen. Wähle Wut.
lesson-quell-show-again = Zeig noch einmal Mut vor.
lesson-quell-farewell = Wut ist weg, und das Antriebstal gehört dir. Behalte Karten in mehreren Farben auf der Hand: Dann ist keine gegnerische Emotion in deiner Nähe sicher.

## Fortify

lesson-fortify = Befestigen
lesson-fortify-about = Baue eine Festung und bring sie mit einer Selbsterkenntnis in die Identität.
lesson-fortify-begin = Im Antriebstal steht es 1 zu 1. Eine Festung gibt hier dauerhaft den Ausschlag: Wähle Befestigen für 3 Willenspunkte.
lesson-fortify-build = Baue im Antriebstal. Das geht in jedem Reich neben dir, das die Gegenseite nicht kontrolliert.
lesson-fortify-holds = Deine Festung ist ein kleines Fragment und zählt hier 1 Intensität: Das Antriebstal gehört dir, 2 zu 1. Und sie kann noch mehr: Bei einer Selbsterkenntnis an diesem Reich kommt sie in die Identität, nur nicht in dem Zug, in dem du sie baust.
lesson-fortify-end = Warte also einen Zug. Beende deinen, wie du magst.
lesson-fortify-rival = Elend ist am Zug. Drücke „Weiter“. Deine Festung läuft dir nicht weg.
lesson-fortify-absorb = Jetzt absorbiere: Die Sphäre am Antriebstal hat 3 Willenspunkte, und du nimmst alle 3. Als Liebe erhältst du sogar 1 mehr für jede Ekstase-Festung neben dir.
lesson-fortify-bonus = Nimm den Bonus der Sphäre oder verzichte darauf. Dann kommt die Selbsterkenntnis.
lesson-fortify-joins = Mit deiner Festung hast du Standhaftigkeit erfüllt, das gab ein kleines Fragment. Dann kam sie selbst in die Identität: zweimal 3 Punkte. Das Antriebstal ist jetzt wieder umkämpft, überlege also gut, wann du eine Festung hergibst.

## Empower

lesson-empower = Verstärken
lesson-empower-about = Lass aus einer schwachen Emotion eine starke werden.
lesson-empower-threshold = Wut kontrolliert das Antriebstal, 2 zu 1. Begeisterung kann zu Leidenschaft werden, braucht dafür aber 2 Essenzen: Gib ihr die zweite mit dem Wunschland.
lesson-empower-begin = Begeisterung hat jetzt genug Essenz. Wähle Verstärken für 3 Willenspunkte.
lesson-empower-target = Wähle Begeisterung neben deinem Geist. Die starke Emotion ersetzt sie und behält ihre ganze Essenz.
lesson-empower-farewell = { emotion-passion } hat mit denselben 2 Essenzen Intensität 3 und gab dir 3 Willenspunkte, als sie ins Spiel kam. Das Antriebstal gehört dir: Mit starken Emotionen entscheidest du einen Gleichstand am billigsten.

## Intentions

lesson-intentions = Vorsätze
lesson-intentions-about = Sammle unterwegs Punkte und die Boni des Kreises.
lesson-intentions-absorb = Im vollständigen Spiel bringen Vorsätze sofort Punkte. Einer davon: Nimm mit einem Absorbieren 4 oder mehr Willenspunkte aus einer Sphäre. Du kontrollierst beide Grenzen neben dir, also absorbiere!
lesson-intentions-bonus = Nimm den Bonus, wenn du magst. Willenspunkte aus dem Vorrat zählen nicht für den Vorsatz, die 4 aus der Sphäre schon.
lesson-intentions-fill = 1 Punkt auf deinem Kreis! Ein zweiter Vorsatz im selben Zug bringt 2: Fülle mit dem Wunschland das letzte Essenzfeld von Mut.
lesson-intentions-wheel = 3 Punkte in einem Zug! Und als du Feld 2 überschritten hast, gab dir der Kreis eine Essenz. Bei 4 gibt er eine Karte, bei 6 eine Ambition. Das Spiel endet, sobald ein Team 20 Punkte hat: Vorsätze sind ein eigenes Rennen.

## Spirit powers

lesson-powers = Geistfähigkeiten
lesson-powers-about = Sieh dir an, was nur dein Geist kann und womit du bei den gegnerischen rechnen musst.
lesson-powers-absorb = Diesmal bist du der Geist { spirit-delight }. Bringt ihm ein Absorbieren 4 oder mehr Willenspunkte, darf er eine Karte ziehen. Probier es aus: Absorbiere!
lesson-powers-bonus = Nimm den Bonus der Sphäre oder verzichte darauf. Für diese Geistfähigkeit zählen alle Willenspunkte aus dem Absorbieren, auch der Bonus.
lesson-powers-draw = Und da ist deine Geistfähigkeit: Zieh die Karte.
lesson-powers-end = Andere Geister haben andere Fähigkeiten. Beende deinen Zug und beobachte Elend.
lesson-powers-misery = Elend steht im Wunschland und greift doch nach der Sphäre nebenan: Das ist seine Geistfähigkeit. Drücke „Weiter“, um es zu sehen.
lesson-powers-farewell = Geistfähigkeiten ändern, was erreichbar ist und was sich lohnt. Fahre mit der Maus über einen Geist (oder tippe ihn an), um seine Fähigkeit zu lesen, und wähle den, der zum Plan deines Teams passt.

## B boards

lesson-boards = Tableaus B
lesson-boards-about = Auf Seite B hat jeder Geist eigene Verbesserungen.
lesson-boards-begin = Auf Seite B ersetzen Verbesserungen deines Geistes einige der üblichen. Liebe hat beim Bewegen die Umarmung. Wähle Bewegen, um sie auszuprobieren.
lesson-boards-use = Auf dieser Verbesserung liegt schon ein Aurazeichen, du darfst sie also nutzen. Wähle Umarmung: Für 1 Willenspunkt mehr darfst du eine Essenz dort lassen, wo du ankommst.
lesson-boards-go = Geh ins Antriebstal, wo es zwischen Mut und Pessimismus 1 zu 1 steht.
lesson-boards-farewell = Mit einer Aktion hast du dich bewegt und Mut eine Essenz gegeben: Das Antriebstal gehört dir. Lies vor dem ersten Zug dein eigenes Tableau B und plane deine Aurazeichen danach.
