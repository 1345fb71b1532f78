### Die Emotionskarten: Namen und Fähigkeiten. „Du“ ist die Person am Zug; die Emotion gehört zu ihrem Team.

## Start-Emotionen

emotion-brightness = Helligkeit
emotion-bleakness = Trostlosigkeit

## Ekstase, schwach

emotion-affection = Zuneigung
emotion-comfort = Geborgenheit
emotion-courage = Mut
emotion-sociability = Geselligkeit
emotion-cheerfulness = Fröhlichkeit
emotion-excitement = Begeisterung
emotion-safety = Sicherheit
emotion-trust = Vertrauen
emotion-desire = Verlangen
emotion-generosity = Großzügigkeit
emotion-innocence = Unschuld
emotion-kindness = Freundlichkeit
emotion-confidence = Selbstvertrauen
emotion-optimism = Optimismus
emotion-self-esteem = Selbstwertgefühl
emotion-tranquility = Ruhe

## Ekstase, stark

emotion-adoration = Verehrung
emotion-intimacy = Innigkeit
emotion-satisfaction = Zufriedenheit
emotion-valor = Tapferkeit
emotion-euphoria = Euphorie
emotion-faith = Glaube
emotion-freedom = Freiheit
emotion-passion = Leidenschaft
emotion-benevolence = Wohlwollen
emotion-longing = Sehnen
emotion-purity = Reinheit
emotion-selflessness = Selbstlosigkeit
emotion-dignity = Würde
emotion-hope = Hoffnung
emotion-self-respect = Selbstachtung
emotion-serenity = Gelassenheit

## Gram, schwach

emotion-anger = Wut
emotion-craving = Begierde
emotion-hostility = Feindseligkeit
emotion-jealousy = Eifersucht
emotion-bitterness = Verbitterung
emotion-boredom = Langeweile
emotion-guilt = Schuldgefühl
emotion-pessimism = Pessimismus
emotion-disgust = Ekel
emotion-dislike = Abneigung
emotion-selfishness = Selbstsucht
emotion-mistrust = Misstrauen
emotion-embarrassment = Verlegenheit
emotion-fear = Furcht
emotion-insecurity = Unsicherheit
emotion-loneliness = Einsamkeit

## Gram, stark

emotion-envy = Neid
emotion-greed = Habgier
emotion-malevolence = Böswilligkeit
emotion-rage = Raserei
emotion-despair = Verzweiflung
emotion-indifference = Gleichgültigkeit
emotion-lethargy = Lethargie
emotion-remorse = Reue
emotion-animosity = Animosität
emotion-loathing = Abscheu
emotion-narcissism = Narzissmus
emotion-suspicion = Argwohn
emotion-doubt = Zweifel
emotion-isolation = Isolation
emotion-panic = Panik
emotion-shame = Scham

## Fähigkeiten: der Satz auf der Karte aus den Wörtern ihrer Notation. `own` ist die Seite der Karte, `foe` die andere.

own-side = { $own ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
foe-side = { $foe ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
n-willpower = { $n ->
    [one] { $n } Willenspunkt
   *[other] { $n } Willenspunkte
}
n-cards = { $n ->
    [one] { $n } Emotionskarte
   *[other] { $n } Emotionskarten
}
n-essence = { $n ->
    [one] { $n } Essenz
   *[other] { $n } Essenzen
}

power-none = Eine Start-Emotion ohne Fähigkeit. Zum Tilgen passt jede Aura zu ihr; für die Vielseitigkeit zählt sie als keine.
power-falling = Ihre Intensität wird an dem am weitesten rechts belegten Essenzfeld abgelesen und sinkt daher mit jeder weiteren Essenz.
power-and = { $first } { $second }
power-entry = Sobald diese Emotion ins Spiel kommt: { $effect }.
power-turn = Einmal in deinem Zug je Exemplar, vor oder nach einer Aktion: { $effect }.
power-not-quell = Das ist kein Tilgen.
power-blocked =
    Diese { $place ->
        [upgrade] Verbesserung
       *[action] Geistaktion
    } kann nicht benutzt werden, bis die Person, die diesen Geist spielt, in ihrem eigenen Zug als freie Fähigkeit 2 Willenspunkte bezahlt und den Marker entfernt.

## Fähigkeiten: sobald die Karte ins Spiel kommt

power-willpower = Du erhältst { n-willpower }
power-essence = Du erhältst { n-essence } auf dein Geisttableau
power-ambition = Du erhältst bis zu { $n ->
    [one] { $n } Ambition
   *[other] { $n } Ambitionen
}
power-card = Du ziehst { n-cards }
power-action = Du erhältst { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
power-token = Sie erhält einen Intensitätsmarker +{ $n }
power-target = { $target ->
    [own-adjacent] eine { own-side }-Emotion auf einem angrenzenden Platz
    [any-own] eine beliebige { own-side }-Emotion auf dem Spielbrett, auch auf diese,
   *[itself] diese Emotion
}
power-place-from-supply = Du darfst 1 Essenz aus dem Vorrat auf { power-target } legen
power-place-from-board = Du darfst 1 Essenz von deinem Geisttableau auf { power-target } legen
power-place-on-each = Lege 1 Essenz aus dem Vorrat auf jede { own-side }-Emotion auf einem angrenzenden Platz, die ein freies Essenzfeld hat
power-remove = Du darfst 1 Essenz von einer { foe-side }-Emotion auf einem angrenzenden Platz entfernen, die mindestens 2 hat
power-take = Du darfst 1 Essenz von einer { foe-side }-Emotion auf einem angrenzenden Platz entfernen, die mindestens 2 hat, und 1 Essenz aus dem Vorrat auf diese Emotion legen
power-remove-from-each = Entferne 1 Essenz von jeder { foe-side }-Emotion auf einem angrenzenden Platz; eine ohne Essenz wird abgelegt
power-foes-lose = Jeder { foe-side }-Geist verliert { n-willpower }, auf einem an ihren Platz angrenzenden Feld { $m }, soweit er sie hat
power-foes-near-lose = Jeder { foe-side }-Geist auf einem an ihren Platz angrenzenden Feld verliert { n-willpower }, sofern er { $n ->
    [one] einen
   *[other] welche
} hat
power-vibe-token = Du darfst ein Aurazeichen deiner Wahl platzieren, wie mit der Ambitionsfähigkeit, aber kostenlos
power-weaken = Liegt sie in einem Reich, sinkt eine { foe-side }-Festung in diesem Reich um eine Stufe, das heißt, ein kleines Fragment wird entfernt und ein großes durch ein kleines ersetzt
power-step = Du darfst deinen Geist auf ein angrenzendes Feld ohne gegnerischen Geist bewegen
power-bring = Du darfst eine andere { own-side }-Emotion von irgendwo auf dem Spielbrett auf einen freien Platz verschieben, der an diese Karte grenzt
power-block-upgrade = Lege einen Unsicherheitsmarker auf eine Verbesserung eines { foe-side }-Geistes, auf der ein Aurazeichen und noch kein Unsicherheitsmarker liegt, falls es eine gibt
power-block-actions = Lege bei jedem { foe-side }-Geist einen Unsicherheitsmarker auf eine freigeschaltete Geistaktion deiner Wahl, auf der noch keiner liegt
power-per-own-adjacent = { $effect } für jede { own-side }-Emotion auf einem angrenzenden Platz
power-per-adjacent-without-own = { $effect } für jeden angrenzenden Platz, auf dem keine andere { own-side }-Emotion liegt
power-if-foe-adjacent = { $effect }, wenn auf einem angrenzenden Platz eine { foe-side }-Emotion liegt
power-if-stronger-foe-adjacent = { $effect }, wenn auf einem angrenzenden Platz eine { foe-side }-Emotion mit höherer Intensität liegt
power-if-foe-fortress-here = { $effect }, wenn sie in einem Reich mit einer { foe-side }-Festung liegt
power-if-foe-spirit-near = { $effect }, wenn ein { foe-side }-Geist auf einem an ihren Platz angrenzenden Feld steht
power-if-behind-in-essence = { $effect }, wenn auf den { foe-side }-Emotionen insgesamt mehr Essenz liegt als auf den { own-side }-Emotionen, ihre eigene schon mitgezählt
power-if-both-adjacent-empty = { $effect }, wenn beide angrenzenden Plätze frei sind
power-if-no-ambition = { $effect }, wenn dein Team nach Abschluss des Erzeugens oder Verstärkens keine verfügbare Ambition hat

## Fähigkeiten: einmal im Zug

power-gives-essence = Du darfst 1 Essenz von dieser Emotion, nie die letzte, auf eine beliebige andere { own-side }-Emotion mit freiem Essenzfeld verschieben
power-returns-essence = Du darfst { n-willpower } bezahlen, um 1 Essenz von dieser Emotion, nie die letzte, in den Vorrat zurückzulegen

## Fähigkeiten: solange die Karte im Spiel ist

power-own-quell-adjacent = Wenn du Emotionen auf Plätzen tilgst, die an diese Karte grenzen, kostet das { n-willpower } weniger.
power-own-quell = Deine Aktionen Tilgen kosten { n-willpower } weniger, bei Emotionen auf Plätzen, die an diese Karte grenzen, { $m } weniger.
power-no-basic-ambition = Wenn du Emotionen auf Plätzen tilgst, die an diese Karte grenzen, entfällt die grundlegende Ambition der Aktion; Ambition für Verbesserungen musst du weiterhin bezahlen.
power-foe-quell-adjacent = Das Tilgen einer Emotion auf einem Platz, der an diese Karte grenzt, kostet die Gegenseite für jede Karte mit dieser Fähigkeit neben diesem Platz zusätzlich { n-willpower }.
power-foe-move-near = Ein { foe-side }-Geist bezahlt { n-willpower } mehr für eine Aktion Bewegen, die auf einem an den Platz dieser Emotion angrenzenden Feld endet.
power-foe-invoke-adjacent = { foe-side } bezahlt { n-willpower } mehr, um eine Emotion auf einem Platz zu erzeugen, der an diese Karte grenzt.
power-foe-bring-adjacent = { foe-side } bezahlt { n-willpower } mehr, um eine Emotion auf einen Platz zu verschieben, der an diese Karte grenzt.
power-foe-invoke-essence = Wenn ein { foe-side }-Geist eine Emotion erzeugt, gleich auf welchem Platz des Spielbretts, legt er außer der Essenz für die Karte noch { n-essence } von seinem Tableau in den Vorrat zurück. Ein Geist, der das nicht kann, darf nicht erzeugen.
power-foe-invoke-essence-adjacent = Wenn ein { foe-side }-Geist eine Emotion auf einem Platz erzeugt, der an diese Karte grenzt, legt er außer der Essenz für die Karte noch { n-essence } von seinem Tableau in den Vorrat zurück. Ein Geist, der das nicht kann, darf dort nicht erzeugen.
power-foe-quell-essence = Ein { foe-side }-Geist, der die Aktion Tilgen ausführt, legt zuvor { n-essence } von seinem Tableau in den Vorrat zurück, sofern er welche hat.
power-no-quell = Diese Emotion und die { own-side }-Emotionen auf angrenzenden Plätzen können nicht getilgt werden.
power-most-per-quell = Eine einzelne Aktion Tilgen entfernt höchstens { n-essence } von dieser Emotion.
power-no-foe-intensity = { foe-side }-Emotionen auf Plätzen, die an diese Karte grenzen, zählen mit keiner Intensität, auch nicht der ihres Markers, für die Kontrolle von Grenzen und Reichen. Sie blockieren weiterhin und gelten als vorhanden.
power-absorb-near = Wenn du absorbierst und dein Geist an den Platz dieser Emotion grenzt, erhältst du { n-willpower } aus dem Vorrat.
power-absorb-by-triad = Überarbeitete Ausgabe: Wenn du absorbierst und diese Emotion im Tripel einer an deinen Geist angrenzenden Grenze liegt (auf einer Grenze: im Tripel dieser Grenze), erhältst du außerdem { n-willpower } aus dem Vorrat.
power-absorb-more = Wenn du aus der Sphäre eines Reichs absorbierst, das der Platz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), nimmst du zusätzlich { n-willpower } aus dieser Sphäre.
power-absorb-less = Wenn du aus der Sphäre eines Reichs absorbierst, das der Platz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), darfst du weniger Willenspunkte nehmen, als dir zustehen, aber mindestens 1.
power-origin-may-rest = Nach deinem Absorbieren darfst du den Urquell ungedreht lassen.
power-end-of-turn-near = Grenzt dein Geist am Ende deines Zuges an den Platz dieser Emotion, erhältst du { n-willpower }.
power-card-with-ambition = Wenn du am Ende deines Zuges einen Ambitionsmarker umdrehst, ziehst du außerdem { n-cards }.
power-action-after-empower =
    Nach jeder deiner Aktionen Verstärken erhältst du { $n ->
        [one] { $n } weitere Aktion
       *[other] { $n } weitere Aktionen
    }. Das gilt schon für das Verstärken, durch das diese Emotion ins Spiel kommt.
power-move-further = Die Aktion Bewegen eines { own-side }-Geistes darf ohne weitere Kosten 1 Feld weiter führen. Das ist keine Verbesserung.
power-end-move-on-foe = Die Aktion Bewegen eines { own-side }-Geistes darf auf einem Feld mit einem gegnerischen Geist enden. Das ist keine Verbesserung.
power-land-adjacent = Deine Aktion des Wunschlands darf auch eine { own-side }-Emotion auf einem Platz wählen, der an diese Karte grenzt, wo immer dein Geist steht.
power-when-foe-moves-upgraded = Jedes Mal, wenn ein { foe-side }-Geist die Aktion Bewegen mit mindestens einer Verbesserung ausführt, erhält ein von { own-side } gewählter { own-side }-Geist { n-willpower }.
power-when-foe-upgrades = Jedes Mal, wenn ein { foe-side }-Geist eine beliebige Geistaktion mit mindestens einer Verbesserung ausführt, erhält ein von { own-side } gewählter { own-side }-Geist { n-willpower }.
power-when-foe-quells = Jedes Mal, wenn ein { foe-side }-Geist die Aktion Tilgen ausführt, erhält ein von { own-side } gewählter { own-side }-Geist { n-willpower }.
power-when-adjacent-leaves = Jedes Mal, wenn eine Emotion auf einem angrenzenden Platz das Spiel verlässt, egal in wessen Zug, erhält ein von { own-side } gewählter { own-side }-Geist { n-willpower }. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
power-when-another-leaves = Jedes Mal, wenn eine andere Emotion eines der beiden Teams das Spiel verlässt, egal in wessen Zug, erhält ein von { own-side } gewählter { own-side }-Geist nach Wahl von { own-side } 1 Essenz, 2 Willenspunkte oder 1 Emotionskarte. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
power-token-per-adjacent-own = Diese Emotion hat einen Intensitätsmarker von +{ $n } für jede { own-side }-Emotion auf einem angrenzenden Platz; er folgt jeder Änderung.
power-token-while-alone = Diese Emotion hat einen Intensitätsmarker +{ $n }, solange auf keinem angrenzenden Platz eine andere { own-side }-Emotion liegt.
power-token-while-behind-in-realms = Diese Emotion hat einen Intensitätsmarker +{ $n }, solange { foe-side } mehr Reiche kontrolliert als { own-side }. Reiche, die der Platz dieser Emotion beeinflussen kann, zählen dabei für keine Seite.
power-token-per-essence-behind = Diese Emotion hat einen Intensitätsmarker in Höhe des Vorsprungs von { foe-side } vor { own-side } bei der Essenz auf Emotionen, höchstens +{ $n }; er folgt jeder Änderung.
