### Die Emotionskarten: Namen und Fähigkeiten. „Du“ ist der Spieler am Zug; die Emotion gehört zu seinem Team.

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

power-none = Eine Start-Emotion hat keine Fähigkeit und zählt nicht für Vielseitigkeit. Um sie zu tilgen, darfst du eine Karte mit beliebiger Aura vorzeigen.
power-falling = Von ihren belegten Essenzfeldern gibt das ganz rechts ihre Intensität an. Daher sinkt sie mit jeder weiteren Essenz.
power-and = { $first } { $second }
power-entry = Sobald diese Emotion ins Spiel kommt: { $effect }.
power-turn = Einmal in deinem Zug je Exemplar, vor oder nach einer Aktion: { $effect }.
power-not-quell = Das ist kein Tilgen.
power-blocked =
    Diese { $place ->
        [upgrade] Verbesserung
       *[action] Geistaktion
    } kann der Spieler dieses Geistes erst wieder nutzen, wenn er in seinem eigenen Zug als freie Fähigkeit 2 Willenspunkte bezahlt und den Marker entfernt.

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
    [own-adjacent] eine { own-side }-Emotion auf einem angrenzenden Emotionsplatz
    [any-own] eine beliebige { own-side }-Emotion auf dem Spielbrett, auch auf diese,
   *[itself] diese Emotion
}
power-place-from-supply = Du darfst 1 Essenz aus dem Vorrat auf { power-target } legen
power-place-from-board = Du darfst 1 Essenz von deinem Geisttableau auf { power-target } legen
power-place-on-each = Lege 1 Essenz aus dem Vorrat auf jede { own-side }-Emotion auf einem angrenzenden Emotionsplatz, die ein freies Essenzfeld hat
power-remove = Du darfst 1 Essenz von einer { foe-side }-Emotion auf einem angrenzenden Emotionsplatz entfernen, die mindestens 2 hat
power-take = Du darfst 1 Essenz von einer { foe-side }-Emotion auf einem angrenzenden Emotionsplatz entfernen, die mindestens 2 hat, und 1 Essenz aus dem Vorrat auf diese Karte legen
power-remove-from-each = Entferne 1 Essenz von jeder { foe-side }-Emotion auf einem angrenzenden Emotionsplatz (eine Emotion ohne Essenz wird abgelegt)
power-foes-lose = Jeder { foe-side }-Geist verliert bis zu { n-willpower }, auf einem an diese Karte angrenzenden Feld bis zu { $m }
power-foes-near-lose = Jeder { foe-side }-Geist auf einem an diese Karte angrenzenden Feld verliert bis zu { n-willpower }
power-vibe-token = Du darfst ein Aurazeichen deiner Wahl platzieren, wie mit der Ambitionsfähigkeit, aber kostenlos
power-weaken = Liegt sie in einem Reich, schwäche eine { foe-side }-Festung in diesem Reich um eine Stufe: Entferne ein kleines Fragment oder ersetze ein großes durch ein kleines
power-step = Du darfst deinen Geist auf ein angrenzendes Feld ohne gegnerischen Geist bewegen
power-bring = Du darfst eine andere { own-side }-Emotion von irgendwo auf dem Spielbrett auf einen freien Emotionsplatz verschieben, der an diese Karte grenzt
power-block-upgrade = Lege einen Unsicherheitsmarker auf eine Verbesserung eines { foe-side }-Geistes, auf der ein Aurazeichen und noch kein Unsicherheitsmarker liegt, falls es eine gibt
power-block-actions = Lege bei jedem { foe-side }-Geist einen Unsicherheitsmarker auf eine freigeschaltete Geistaktion deiner Wahl, auf der noch keiner liegt
power-per-own-adjacent = { $effect } für jede { own-side }-Emotion auf einem angrenzenden Emotionsplatz
power-per-adjacent-without-own = { $effect } für jeden angrenzenden Emotionsplatz, auf dem keine andere { own-side }-Emotion liegt
power-if-foe-adjacent = { $effect }, wenn auf einem angrenzenden Emotionsplatz eine { foe-side }-Emotion liegt
power-if-stronger-foe-adjacent = { $effect }, wenn auf einem angrenzenden Emotionsplatz eine { foe-side }-Emotion mit höherer Intensität liegt
power-if-foe-fortress-here = { $effect }, wenn sie in einem Reich mit einer { foe-side }-Festung liegt
power-if-foe-spirit-near = { $effect }, wenn ein { foe-side }-Geist auf einem an diese Karte angrenzenden Feld steht
power-if-behind-in-essence = { $effect }, wenn auf den { foe-side }-Emotionen insgesamt mehr Essenz liegt als auf den { own-side }-Emotionen, diese mitgezählt
power-if-both-adjacent-empty = { $effect }, wenn beide angrenzenden Emotionsplätze frei sind
power-if-no-ambition = { $effect }, wenn dein Team nach Abschluss des Erzeugens oder Verstärkens keine verfügbare Ambition hat

## Fähigkeiten: einmal im Zug

power-gives-essence = Du darfst 1 Essenz von dieser Emotion, aber nicht die letzte, auf eine beliebige andere { own-side }-Emotion mit freiem Essenzfeld verschieben
power-returns-essence = Du darfst { n-willpower } bezahlen, um 1 Essenz von dieser Emotion, aber nicht die letzte, in den Vorrat zurückzulegen

## Fähigkeiten: solange die Karte im Spiel ist

power-own-quell-adjacent = Wenn du eine Emotion auf einem Emotionsplatz tilgst, der an diese Karte grenzt, bezahlst du { n-willpower } weniger.
power-own-quell = Wenn du tilgst, bezahlst du { n-willpower } weniger. Liegt die Emotion auf einem Emotionsplatz, der an diese Karte grenzt, bezahlst du { $m } weniger.
power-no-basic-ambition = Wenn du eine Emotion auf einem Emotionsplatz tilgst, der an diese Karte grenzt, musst du die Ambition für das Tilgen selbst nicht bezahlen, für Verbesserungen aber schon.
power-foe-quell-adjacent = Tilgt die Gegenseite eine Emotion auf einem Emotionsplatz, der an diese Karte grenzt, bezahlt sie für jede Karte mit dieser Fähigkeit neben diesem Emotionsplatz { n-willpower } mehr.
power-foe-move-near = Ein { foe-side }-Geist bezahlt { n-willpower } mehr für eine Bewegung, die auf einem an diese Karte angrenzenden Feld endet.
power-foe-invoke-adjacent = { foe-side } bezahlt { n-willpower } mehr, um eine Emotion auf einem Emotionsplatz zu erzeugen, der an diese Karte grenzt.
power-foe-bring-adjacent = { foe-side } bezahlt { n-willpower } mehr, um eine Emotion auf einen Emotionsplatz zu verschieben, der an diese Karte grenzt.
power-foe-invoke-essence = Wenn ein { foe-side }-Geist eine Emotion erzeugt, egal wo auf dem Spielbrett, muss er außer der Essenz für die Karte noch { n-essence } von seinem Tableau in den Vorrat zurücklegen. Kann er das nicht, darf er nicht erzeugen.
power-foe-invoke-essence-adjacent = Wenn ein { foe-side }-Geist eine Emotion auf einem Emotionsplatz erzeugt, der an diese Karte grenzt, muss er außer der Essenz für die Karte noch { n-essence } von seinem Tableau in den Vorrat zurücklegen. Kann er das nicht, darf er dort nicht erzeugen.
power-foe-quell-essence = Wenn ein { foe-side }-Geist tilgt, legt er zuvor { n-essence } von seinem Tableau in den Vorrat zurück, sofern er welche hat.
power-no-quell = Diese Emotion und die { own-side }-Emotionen auf angrenzenden Emotionsplätzen können nicht getilgt werden.
power-most-per-quell = Ein einzelnes Tilgen entfernt höchstens { n-essence } von dieser Emotion.
power-no-foe-intensity = Die Intensität von { foe-side }-Emotionen auf Emotionsplätzen, die an diese Karte grenzen, zählt samt Markern nicht für die Kontrolle von Grenzen und Reichen. Sie blockieren weiterhin und gelten als vorhanden.
power-absorb-near = Wenn du absorbierst und dein Geist an diese Emotion grenzt, erhältst du { n-willpower } aus dem Vorrat.
power-absorb-by-triad = Überarbeitete Ausgabe: Wenn du absorbierst und diese Emotion im Tripel einer an deinen Geist angrenzenden Grenze liegt (auf einer Grenze: im Tripel dieser Grenze), erhältst du außerdem { n-willpower } aus dem Vorrat.
power-absorb-more = Wenn du aus der Sphäre eines Reichs absorbierst, das der Emotionsplatz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), nimmst du zusätzlich { n-willpower } aus dieser Sphäre.
power-absorb-less = Wenn du aus der Sphäre eines Reichs absorbierst, das der Emotionsplatz dieser Emotion beeinflussen kann (auch wenn sie blockiert ist), darfst du weniger Willenspunkte nehmen, als dir zustehen, aber mindestens 1.
power-origin-may-rest = Nach deinem Absorbieren musst du den Urquell nicht drehen.
power-end-of-turn-near = Grenzt dein Geist am Ende deines Zuges an diese Emotion, erhältst du { n-willpower }.
power-card-with-ambition = Wenn du am Ende deines Zuges einen Ambitionsmarker umdrehst, ziehst du außerdem { n-cards }.
power-action-after-empower =
    Nach jedem Verstärken erhältst du { $n ->
        [one] { $n } weitere Aktion
       *[other] { $n } weitere Aktionen
    }. Das gilt schon für das Verstärken, durch das diese Emotion ins Spiel kommt.
power-move-further = Ein { own-side }-Geist darf bei einer Bewegung ohne Aufpreis 1 zusätzliches Feld gehen. Das ist keine Verbesserung.
power-end-move-on-foe = Ein { own-side }-Geist darf eine Bewegung auf einem Feld mit einem gegnerischen Geist beenden. Das ist keine Verbesserung.
power-land-adjacent = Mit der Aktion des Wunschlands darfst du auch eine { own-side }-Emotion auf einem Emotionsplatz wählen, der an diese Karte grenzt, egal wo dein Geist steht.
power-when-foe-moves-upgraded = Jedes Mal, wenn ein { foe-side }-Geist sich mit mindestens einer Verbesserung bewegt, wählt { own-side } einen { own-side }-Geist. Dieser erhält { n-willpower }.
power-when-foe-upgrades = Jedes Mal, wenn ein { foe-side }-Geist eine beliebige Geistaktion mit mindestens einer Verbesserung ausführt, wählt { own-side } einen { own-side }-Geist. Dieser erhält { n-willpower }.
power-when-foe-quells = Jedes Mal, wenn ein { foe-side }-Geist tilgt, wählt { own-side } einen { own-side }-Geist. Dieser erhält { n-willpower }.
power-when-adjacent-leaves = Jedes Mal, wenn eine Emotion auf einem angrenzenden Emotionsplatz das Spiel verlässt, egal in wessen Zug, wählt { own-side } einen { own-side }-Geist. Dieser erhält { n-willpower }. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
power-when-another-leaves = Jedes Mal, wenn eine andere Emotion eines der beiden Teams das Spiel verlässt, egal in wessen Zug, wählt { own-side } einen { own-side }-Geist. Dieser erhält nach Wahl von { own-side } 1 Essenz, 2 Willenspunkte oder 1 Emotionskarte. Wird eine Emotion verstärkt, verlässt sie das Spiel nicht.
power-token-per-adjacent-own = Diese Emotion hat einen Intensitätsmarker von +{ $n } für jede { own-side }-Emotion auf einem angrenzenden Emotionsplatz. Er ändert sich mit ihrer Zahl.
power-token-while-alone = Diese Emotion hat einen Intensitätsmarker +{ $n }, solange auf keinem angrenzenden Emotionsplatz eine andere { own-side }-Emotion liegt.
power-token-while-behind-in-realms = Diese Emotion hat einen Intensitätsmarker +{ $n }, solange { foe-side } mehr Reiche kontrolliert als { own-side }. Reiche, die der Emotionsplatz dieser Emotion beeinflussen kann, zählen dabei für keine Seite.
power-token-per-essence-behind = Diese Emotion hat einen Intensitätsmarker in Höhe des Vorsprungs von { foe-side } vor { own-side } bei der Essenz auf Emotionen, aber höchstens +{ $n }. Er ändert sich mit jeder Änderung auf dem Spielbrett.
