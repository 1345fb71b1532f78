### Namen der Dinge auf dem Tisch mit kurzen Erklärungen.
###
### Glossar: ein Wort für jede Sache. Wo unseres vom gedruckten abweicht, steht der Grund dabei.
###   Emotionsplatz (slot), Feld (Platz eines Geistes oder Aurazeichens), Sitzplatz (am Tisch): nicht dreimal „Platz“.
###   Start-Emotion, Start-Aurazeichen: mit Bindestrich. Reihenfolgemarker (turn marker).
###   abwerfen: aus der Hand. ablegen: vom Spielbrett.
###   freischalten: durch das erste Aurazeichen einer Zeile. blockieren: durch einen Unsicherheitsmarker.
###   Fähigkeit und Verbesserung nutzen, nicht benutzen. Spieler, nicht Personen. Spielbrett, nicht Spielplan.

## Teams, Ressourcen

team-bliss = Ekstase
    .gen = der Ekstase
team-gloom = Gram
    .gen = des Grams
willpower = Willenspunkte
essence = Essenz
ambition = Ambition
intensity = Intensität

## Reiche und Grenzen

realm-valley = Antriebstal
    .in = im Antriebstal
    .to = ins Antriebstal
realm-cradle = Reizfeld
    .in = im Reizfeld
    .to = ins Reizfeld
realm-network = Gedankennetz
    .in = im Gedankennetz
    .to = ins Gedankennetz
realm-land = Wunschland
    .in = im Wunschland
    .to = ins Wunschland
realm-willow = Wertebaum
    .in = im Wertebaum
    .to = in den Wertebaum
frontier-valley-cradle = Antriebstal | Reizfeld
    .to = auf die Grenze Antriebstal | Reizfeld
frontier-cradle-network = Reizfeld | Gedankennetz
    .to = auf die Grenze Reizfeld | Gedankennetz
frontier-network-land = Gedankennetz | Wunschland
    .to = auf die Grenze Gedankennetz | Wunschland
frontier-land-willow = Wunschland | Wertebaum
    .to = auf die Grenze Wunschland | Wertebaum
frontier-willow-valley = Wertebaum | Antriebstal
    .to = auf die Grenze Wertebaum | Antriebstal

## Sphären und ihre Boni

sphere-commitment = Hingabe
sphere-commitment-help = Du darfst 1 Willenspunkt bezahlen, um 1 Ambition verfügbar zu machen.
sphere-creativity = Kreativität
sphere-creativity-help = Ziehe 1 Emotionskarte.
sphere-humility = Demut
sphere-humility-help = Du erhältst 1 Essenz aus dem Vorrat.
sphere-diligence = Sorgfalt
sphere-diligence-help = Du erhältst 2 Willenspunkte aus dem Vorrat, nicht aus der Sphäre.
sphere-knowledge = Wissen
sphere-knowledge-help = Platziere ein Aurazeichen deiner Wahl auf einer deiner Geistaktionen, wie mit der Ambitionsfähigkeit.

## Auren

vibe-red = Rot
    .token = ein rotes Aurazeichen
    .the = das rote Aurazeichen
    .card = rote Aura
vibe-yellow = Gelb
    .token = ein gelbes Aurazeichen
    .the = das gelbe Aurazeichen
    .card = gelbe Aura
vibe-green = Grün
    .token = ein grünes Aurazeichen
    .the = das grüne Aurazeichen
    .card = grüne Aura
vibe-blue = Blau
    .token = ein blaues Aurazeichen
    .the = das blaue Aurazeichen
    .card = blaue Aura
vibe-wild = Joker
    .token = ein Joker-Aurazeichen
    .the = das Joker-Aurazeichen
    .card = Joker

## Geistaktionen

spirit-action-move = Bewegen
spirit-action-invoke = Erzeugen
spirit-action-quell = Tilgen
spirit-action-fortify = Befestigen
spirit-action-empower = Verstärken

## Sehnsüchte

aspiration-attitude = Haltung
aspiration-attitude-help = Kontrolliert mehr Reiche als das andere Team.
aspiration-openness = Offenheit
aspiration-openness-help = Kontrolliert mehr Grenzen als das andere Team.
aspiration-awareness = Bewusstsein
aspiration-awareness-help = Habt Emotionen in mehr Tripeln als das andere Team.
aspiration-unity = Einheit
aspiration-unity-help = Habt die längere lückenlose Kette von Emotionen auf benachbarten Emotionsplätzen.
aspiration-liveliness = Lebhaftigkeit
aspiration-liveliness-help = Habt mehr Essenz auf euren Emotionen als das andere Team.
aspiration-versatility = Vielseitigkeit
aspiration-versatility-help = Habt Emotionen mit mehr verschiedenen Auren auf dem Spielbrett als das andere Team. Start-Emotionen zählen nicht.
aspiration-fortitude = Standhaftigkeit
aspiration-fortitude-help = Habt insgesamt mehr Intensität aus Festungen als das andere Team.
aspiration-sensibility = Empfindsamkeit
aspiration-sensibility-help = Habt die Emotion mit der höchsten Intensität.
aspiration-reflection = Reflexion
aspiration-reflection-help = Kontrolliert mehr gespiegelte Paare aus einem Reich und der gegenüberliegenden Grenze als das andere Team.

## Decks

deck-bliss-starter = Startdeck der Ekstase
deck-gloom-starter = Startdeck des Grams
deck-love = Deck der Liebe
deck-delight = Deck der Freude
deck-empathy = Deck der Empathie
deck-harmony = Deck der Harmonie
deck-hatred = Deck des Hasses
deck-misery = Deck des Elends
deck-malice = Deck der Bosheit
deck-anxiety = Deck der Angst

## Vorsätze

intention-fill = Fülle alle Essenzfelder einer Emotion (keiner Start-Emotion)
intention-quell-1 = Entferne durch Tilgen mindestens 1 Essenz
intention-quell-2 = Entferne durch ein Tilgen mindestens 2 Essenzen
intention-quell-exactly-1 = Entferne durch Tilgen genau 1 Essenz
intention-fortress-joins = Eine Festung deines Teams kommt bei einer Selbsterkenntnis in die Identität
intention-absorb-low = Absorbiere höchstens 2 Willenspunkte aus der Sphäre
intention-absorb-high = Absorbiere mindestens 4 Willenspunkte aus der Sphäre
intention-fully-upgrade = Verbessere eine Geistaktion vollständig
intention-empower = Verstärke eine Emotion
intention-exalt = Erhebe eine Festung
intention-rows = Erreiche mindestens 1, 2, 3 oder 4 Aurazeichen in jeder Zeile
