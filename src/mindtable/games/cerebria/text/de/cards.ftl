### Die Emotionskarten: Namen und Fähigkeiten. „Du“ ist die Person am Zug; die Emotion gehört zu ihrem Team.

## Start-Emotionen

emotion-brightness = Helligkeit
emotion-brightness-power = Eine Start-Emotion ohne Fähigkeit. Zum Tilgen passt jede Aura zu ihr; für die Vielseitigkeit zählt sie als keine.
emotion-bleakness = Trostlosigkeit
emotion-bleakness-power = Eine Start-Emotion ohne Fähigkeit. Zum Tilgen passt jede Aura zu ihr; für die Vielseitigkeit zählt sie als keine.

## Ekstase, schwach

emotion-affection = Zuneigung
emotion-affection-power = Sobald diese Emotion ins Spiel kommt: Du darfst 1 Essenz aus dem Vorrat auf eine Ekstase-Emotion auf einem angrenzenden Platz legen.
emotion-comfort = Geborgenheit
emotion-comfort-power = Grenzt dein Geist am Ende deines Zuges an den Platz dieser Emotion, erhältst du 1 Willenspunkt.
emotion-courage = Mut
emotion-courage-power = Sobald diese Emotion ins Spiel kommt: Liegt auf einem angrenzenden Platz eine Gram-Emotion, erhält diese Emotion einen Intensitätsmarker +1.
emotion-sociability = Geselligkeit
emotion-sociability-power = Sobald diese Emotion ins Spiel kommt: Du erhältst 1 Willenspunkt für jede Ekstase-Emotion auf einem angrenzenden Platz.
emotion-cheerfulness = Fröhlichkeit
emotion-cheerfulness-power = Sobald diese Emotion ins Spiel kommt: Du ziehst 1 Emotionskarte.
emotion-excitement = Begeisterung
emotion-excitement-power = Sobald diese Emotion ins Spiel kommt: Du erhältst 1 Willenspunkt.
emotion-safety = Sicherheit
emotion-safety-power = Das Tilgen einer Emotion auf einem Platz, der an diese Karte grenzt, kostet die Gegenseite für jede Sicherheit neben diesem Platz 2 zusätzliche Willenspunkte.
emotion-trust = Vertrauen
emotion-trust-power = Sobald diese Emotion ins Spiel kommt: Du darfst einer beliebigen Ekstase-Emotion auf dem Spielbrett 1 Essenz von deinem Geisttableau geben; auch diese Karte darf gewählt werden.
emotion-desire = Verlangen
emotion-desire-power = Sobald diese Emotion ins Spiel kommt: Du darfst deinen Geist auf ein angrenzendes Feld ohne gegnerischen Geist bewegen.
emotion-generosity = Großzügigkeit
emotion-generosity-power = Deine Aktion des Wunschlands darf auch eine Ekstase-Emotion auf einem Platz wählen, der an diese Karte grenzt, wo immer dein Geist steht.
emotion-innocence = Unschuld
emotion-innocence-power = Eine einzelne Aktion Tilgen entfernt höchstens 1 Essenz von dieser Emotion.
emotion-kindness = Freundlichkeit
emotion-kindness-power = Wenn du absorbierst und dein Geist an den Platz dieser Emotion grenzt, erhältst du 1 Willenspunkt aus dem Vorrat.
emotion-confidence = Selbstvertrauen
emotion-confidence-power = Sobald diese Emotion ins Spiel kommt: Du darfst 1 weitere Essenz von deinem Geisttableau auf sie legen.
emotion-optimism = Optimismus
emotion-optimism-power = Sobald diese Emotion ins Spiel gekommen und ihre Essenz gelegt ist: Hat Gram mehr Essenz auf seinen Emotionen als Ekstase, erhält diese Emotion einen Intensitätsmarker +1.
emotion-self-esteem = Selbstwertgefühl
emotion-self-esteem-power = Sobald diese Emotion ins Spiel kommt: Du erhältst 1 Essenz auf dein Geisttableau.
emotion-tranquility = Ruhe
emotion-tranquility-power = Wenn du aus der Sphäre eines Reichs absorbierst, das der Platz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), darfst du weniger Willenspunkte nehmen, als dir zustehen, aber mindestens 1.

## Ekstase, stark

emotion-adoration = Verehrung
emotion-adoration-power = Sobald diese Emotion ins Spiel kommt: Lege 1 Essenz aus dem Vorrat auf jede Ekstase-Emotion auf einem angrenzenden Platz, die ein freies Essenzfeld hat.
emotion-intimacy = Innigkeit
emotion-intimacy-power = Diese Emotion hat einen Intensitätsmarker von +1 für jede Ekstase-Emotion auf einem angrenzenden Platz; er folgt jeder Änderung.
emotion-satisfaction = Zufriedenheit
emotion-satisfaction-power = Wenn du am Ende deines Zuges einen Ambitionsmarker umdrehst, ziehst du außerdem 1 Emotionskarte.
emotion-valor = Tapferkeit
emotion-valor-power = Wenn du Emotionen auf Plätzen tilgst, die an diese Karte grenzen, entfällt die grundlegende Ambition der Aktion; Ambition für Verbesserungen musst du weiterhin bezahlen.
emotion-euphoria = Euphorie
emotion-euphoria-power = Sobald diese Emotion ins Spiel kommt: Du ziehst 2 Emotionskarten.
emotion-faith = Glaube
emotion-faith-power = Nach jeder deiner Aktionen Verstärken erhältst du 1 weitere Aktion. Das gilt schon für das Verstärken, durch das diese Emotion ins Spiel kommt.
emotion-freedom = Freiheit
emotion-freedom-power = Die Aktion Bewegen eines Ekstase-Geistes darf ohne weitere Kosten 1 Feld weiter führen und auf einem Feld mit einem gegnerischen Geist enden. Beides ist keine Verbesserung.
emotion-passion = Leidenschaft
emotion-passion-power = Sobald diese Emotion ins Spiel kommt: Du erhältst 3 Willenspunkte.
emotion-benevolence = Wohlwollen
emotion-benevolence-power = Wenn du aus der Sphäre eines Reichs absorbierst, das der Platz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), nimmst du 1 zusätzlichen Willenspunkt aus dieser Sphäre. Überarbeitete Ausgabe: Wenn du absorbierst und diese Emotion im Tripel einer an deinen Geist angrenzenden Grenze liegt (auf einer Grenze: im Tripel dieser Grenze), erhältst du außerdem 1 Willenspunkt aus dem Vorrat.
emotion-longing = Sehnen
emotion-longing-power = Sobald diese Emotion ins Spiel kommt: Du darfst eine andere Ekstase-Emotion von irgendwo auf dem Spielbrett auf einen freien Platz verschieben, der an diese Karte grenzt.
emotion-purity = Reinheit
emotion-purity-power = Diese Emotion und die Ekstase-Emotionen auf angrenzenden Plätzen können nicht getilgt werden.
emotion-selflessness = Selbstlosigkeit
emotion-selflessness-power = Einmal in deinem Zug je Exemplar, vor oder nach einer Aktion: Du darfst 1 Essenz von dieser Emotion, nie die letzte, auf eine beliebige andere Ekstase-Emotion mit freiem Essenzfeld verschieben.
emotion-dignity = Würde
emotion-dignity-power = Sobald diese Emotion ins Spiel kommt: Du darfst ein Aurazeichen deiner Wahl platzieren, wie mit der Ambitionsfähigkeit, aber kostenlos.
emotion-hope = Hoffnung
emotion-hope-power = Diese Emotion hat einen Intensitätsmarker +2, solange Gram mehr Reiche kontrolliert als Ekstase. Reiche, die der Platz dieser Emotion beeinflussen kann, zählen dabei für keine Seite.
emotion-self-respect = Selbstachtung
emotion-self-respect-power = Ihre Intensität wird an dem am weitesten rechts belegten Essenzfeld abgelesen und sinkt daher mit jeder weiteren Essenz. Einmal in deinem Zug je Exemplar, vor oder nach einer Aktion: Du darfst 1 Willenspunkt bezahlen, um 1 Essenz von dieser Emotion, nie die letzte, in den Vorrat zurückzulegen.
emotion-serenity = Gelassenheit
emotion-serenity-power = Nach deinem Absorbieren darfst du den Urquell ungedreht lassen.

## Gram, schwach

emotion-anger = Wut
emotion-anger-power = Sobald diese Emotion ins Spiel kommt: Du darfst 1 Essenz von einer Ekstase-Emotion auf einem angrenzenden Platz entfernen, die mindestens 2 hat. Das ist kein Tilgen.
emotion-craving = Begierde
emotion-craving-power = Sobald diese Emotion ins Spiel gekommen und das Erzeugen abgeschlossen ist: Du erhältst 1 Aktion, wenn dein Team keine verfügbare Ambition hat.
emotion-hostility = Feindseligkeit
emotion-hostility-power = Wenn du Emotionen auf Plätzen tilgst, die an diese Karte grenzen, kostet das 1 Willenspunkt weniger.
emotion-jealousy = Eifersucht
emotion-jealousy-power = Sobald diese Emotion ins Spiel kommt: Liegt auf einem angrenzenden Platz eine Ekstase-Emotion mit höherer Intensität, erhält diese Emotion einen Intensitätsmarker +1.
emotion-bitterness = Verbitterung
emotion-bitterness-power = Sobald diese Emotion in einem Reich mit einer Ekstase-Festung ins Spiel kommt: Sie erhält einen Intensitätsmarker +1.
emotion-boredom = Langeweile
emotion-boredom-power = Jedes Mal, wenn ein Ekstase-Geist die Aktion Bewegen mit mindestens einer Verbesserung ausführt, erhält ein von Gram gewählter Gram-Geist 1 Willenspunkt.
emotion-guilt = Schuldgefühl
emotion-guilt-power = Jedes Mal, wenn ein Ekstase-Geist die Aktion Tilgen ausführt, erhält ein von Gram gewählter Gram-Geist 1 Willenspunkt.
emotion-pessimism = Pessimismus
emotion-pessimism-power = Sobald diese Emotion ins Spiel gekommen und ihre Essenz gelegt ist: Liegt auf den Ekstase-Emotionen insgesamt mehr Essenz als auf den Gram-Emotionen, erhält diese Emotion einen Intensitätsmarker +1.
emotion-disgust = Ekel
emotion-disgust-power = Ein Ekstase-Geist bezahlt 1 Willenspunkt mehr für eine Aktion Bewegen, die auf einem an den Platz dieser Emotion angrenzenden Feld endet.
emotion-dislike = Abneigung
emotion-dislike-power = Sobald diese Emotion ins Spiel kommt: Jeder Ekstase-Geist auf einem an ihren Platz angrenzenden Feld verliert 1 Willenspunkt, sofern er einen hat.
emotion-selfishness = Selbstsucht
emotion-selfishness-power = Sobald diese Emotion ins Spiel kommt: Du erhältst 1 Willenspunkt für jeden angrenzenden Platz, auf dem keine andere Gram-Emotion liegt.
emotion-mistrust = Misstrauen
emotion-mistrust-power = Sobald diese Emotion ins Spiel kommt: Steht ein Ekstase-Geist auf einem an ihren Platz angrenzenden Feld, erhält sie einen Intensitätsmarker +1.
emotion-embarrassment = Verlegenheit
emotion-embarrassment-power = Jedes Mal, wenn eine Emotion auf einem angrenzenden Platz das Spiel verlässt, egal in wessen Zug, erhält ein von Gram gewählter Gram-Geist 2 Willenspunkte. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
emotion-fear = Furcht
emotion-fear-power = Wenn ein Ekstase-Geist eine Emotion auf einem Platz erzeugt, der an diese Karte grenzt, legt er außer der Essenz für die Karte noch 1 Essenz von seinem Tableau in den Vorrat zurück. Ein Geist, der das nicht kann, darf dort nicht erzeugen.
emotion-insecurity = Unsicherheit
emotion-insecurity-power = Sobald diese Emotion ins Spiel kommt: Lege einen Unsicherheitsmarker auf eine Verbesserung eines Ekstase-Geistes, auf der ein Aurazeichen und noch kein Unsicherheitsmarker liegt, falls es eine gibt. Sie kann nicht benutzt werden, bis die Person, die diesen Geist spielt, in ihrem eigenen Zug als freie Fähigkeit 2 Willenspunkte bezahlt und den Marker entfernt.
emotion-loneliness = Einsamkeit
emotion-loneliness-power = Sobald diese Emotion ins Spiel kommt: Sind beide angrenzenden Plätze frei, erhält sie einen Intensitätsmarker +1.

## Gram, stark

emotion-envy = Neid
emotion-envy-power = Sobald diese Emotion ins Spiel kommt: Du darfst 1 Essenz von einer Ekstase-Emotion auf einem angrenzenden Platz entfernen, die mindestens 2 hat, und 1 Essenz aus dem Vorrat auf diese Emotion legen. Das ist kein Tilgen.
emotion-greed = Habgier
emotion-greed-power = Sobald diese Emotion ins Spiel kommt: Du erhältst bis zu 2 Ambitionen.
emotion-malevolence = Böswilligkeit
emotion-malevolence-power = Deine Aktionen Tilgen kosten 1 Willenspunkt weniger, bei Emotionen auf Plätzen, die an diese Karte grenzen, 2 weniger.
emotion-rage = Raserei
emotion-rage-power = Sobald diese Emotion ins Spiel kommt: Entferne 1 Essenz von jeder Ekstase-Emotion auf einem angrenzenden Platz; eine ohne Essenz wird abgelegt. Das ist kein Tilgen.
emotion-despair = Verzweiflung
emotion-despair-power = Diese Emotion hat einen Intensitätsmarker in Höhe des Vorsprungs von Ekstase vor Gram bei der Essenz auf Emotionen, höchstens +3; er folgt jeder Änderung.
emotion-indifference = Gleichgültigkeit
emotion-indifference-power = Jedes Mal, wenn ein Ekstase-Geist eine beliebige Geistaktion mit mindestens einer Verbesserung ausführt, erhält ein von Gram gewählter Gram-Geist 1 Willenspunkt.
emotion-lethargy = Lethargie
emotion-lethargy-power = Sobald diese Emotion auf einem Platz in einem Reich ins Spiel kommt: Eine Ekstase-Festung in diesem Reich sinkt um eine Stufe, das heißt, ein kleines Fragment wird entfernt und ein großes durch ein kleines ersetzt.
emotion-remorse = Reue
emotion-remorse-power = Ein Ekstase-Geist, der die Aktion Tilgen ausführt, legt zuvor 1 Essenz von seinem Tableau in den Vorrat zurück, sofern er welche hat, und ein von Gram gewählter Gram-Geist erhält 1 Willenspunkt.
emotion-animosity = Animosität
emotion-animosity-power = Sobald diese Emotion ins Spiel kommt: Jeder Ekstase-Geist verliert 1 Willenspunkt, auf einem an ihren Platz angrenzenden Feld 2, soweit er sie hat.
emotion-loathing = Abscheu
emotion-loathing-power = Ein Ekstase-Geist bezahlt 2 Willenspunkte mehr für eine Aktion Bewegen, die auf einem an den Platz dieser Emotion angrenzenden Feld endet, und 1 mehr für das Erzeugen auf einem Platz, der an diese Karte grenzt.
emotion-narcissism = Narzissmus
emotion-narcissism-power = Diese Emotion hat einen Intensitätsmarker +2, solange auf keinem angrenzenden Platz eine andere Gram-Emotion liegt.
emotion-suspicion = Argwohn
emotion-suspicion-power = Ekstase-Emotionen auf Plätzen, die an diese Karte grenzen, zählen mit keiner Intensität, auch nicht der ihres Markers, für die Kontrolle von Grenzen und Reichen. Sie blockieren weiterhin und gelten als vorhanden.
emotion-doubt = Zweifel
emotion-doubt-power = Sobald diese Emotion ins Spiel kommt: Lege bei jedem Ekstase-Geist einen Unsicherheitsmarker auf eine freigeschaltete Geistaktion deiner Wahl, auf der noch keiner liegt. Sie kann nicht benutzt werden, bis die Person, die diesen Geist spielt, in ihrem eigenen Zug als freie Fähigkeit 2 Willenspunkte bezahlt und den Marker entfernt.
emotion-isolation = Isolation
emotion-isolation-power = Ekstase bezahlt 2 Willenspunkte mehr, um eine Emotion auf einem Platz zu erzeugen, der an diese Karte grenzt, oder sie dorthin zu verschieben.
emotion-panic = Panik
emotion-panic-power = Wenn ein Ekstase-Geist eine Emotion erzeugt, gleich auf welchem Platz des Spielbretts, legt er außer der Essenz für die Karte noch 1 Essenz von seinem Tableau in den Vorrat zurück. Ein Geist, der das nicht kann, darf nicht erzeugen.
emotion-shame = Scham
emotion-shame-power = Jedes Mal, wenn eine andere Emotion eines der beiden Teams das Spiel verlässt, egal in wessen Zug, erhält ein von Gram gewählter Gram-Geist nach Wahl von Gram 1 Essenz, 2 Willenspunkte oder 1 Emotionskarte. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
