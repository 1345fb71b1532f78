### Beschriftungen dessen, was in einer Stellung möglich ist: die Sache selbst, was sie bringt und was sie kostet.
### Namen stehen im Nominativ, wie überall. Effekte stehen in den Worten von terms.ftl.

## Mengen und Preise

count-coffee = { $amount } Kaffee
count-bright = { $amount ->
    [one] { $amount } Geistesblitz
   *[other] { $amount } Geistesblitze
}
count-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
for-free = kostenlos
nothing = nichts
priced = { $label } – { $price }
with-effect = { $label }: { $effect }
label-explained = { $label }. { $help }
effect-all = { $gains }

## Fällige Erkenntnisse

icon-any = { $level ->
    [minor] geringe Erkenntnis beliebiger Art
    [median] gehobene Erkenntnis beliebiger Art
   *[major] umfassende Erkenntnis beliebiger Art
}
icon-repress = Verdrängen einer Erkenntnis

## Karten

card-facts = { $card } ({ $tag }, { $volume })
volume-green = grüner Band
volume-purple = violetter Band
volume-red = roter Band
dream-of-symbol = { $dream } ({ $symbol })
tags-of = Ortssymbole: { $locations }
client-facts = { $client } ({ $facts }). { $power }
grief-name = Trauma ({ $symbol })
grief-name-start = Start-Trauma
grief-facts = Trauma ({ $symbol }, { $therapy }): { $effect }
grief-start = Start-Trauma ({ $therapy }): { $effect }

## Der Zug

label-end-turn = Zug beenden
label-leave-action = Aktion auslassen
label-leave-rest = Rest auslassen
label-no-bonus = Kein Bonus
label-space = Gedankenfeld { $space }, Tintenfass { $value }: { $actions }
label-resolve = Ausführen: { $action }
label-placing = { $times ->
    [one] Platzieren: { $placing } (die Aktion einmal)
   *[other] Platzieren: { $placing } (die Aktion zweimal)
}
label-inkpot = { $by ->
    [one] Tintenfass { $by } Feld bewegen → { $space }
   *[other] Tintenfass { $by } Felder bewegen → { $space }
}
label-frees-idea = { $label }; das schaltet einen Gedanken und eine Spalte frei
label-effect = Effekt: { $effect }
label-track = Aktion der Leiste: { $effect }

## Erkenntnisse

label-overpay = Bezahlen mit: { $insight } (höhere Stufe als verlangt)
label-repress = Verdrängen: { $insight } → { $area }
label-shift = { $insight } → { $area }

## Notizen

label-tile = Plättchen nehmen ({ $spot }, { $price }): { $main }; { $banner }
label-tile-gone = Kein Plättchen mehr ({ $spot }, { $price }): { $effect }
tile-in = Plättchen ({ $cell })
tile-effect = ({ $effect })
label-cell = Hinlegen: { $cell }
label-fills = { $label }; das füllt { $lines } und schaltet eine farbige Erkenntnis frei
label-replace = Plättchen ersetzen: { $cell } ({ $effect })
label-start = Startplättchen: { $effect }. Professorenfigur: { $location }; Erkenntnisse: { $insights }

## Forschung und Stadt

label-publish = Veröffentlichen: { $treatise } ({ $points })
label-cite = Zitieren aus: { $treatise } ({ $seat }): { $card }
label-walk = Bewegen: { $walk } → { $location }
label-boost = { $bright ->
    [0] Kein Geistesblitz
    [one] { $bright } Geistesblitz
   *[other] { $bright } Geistesblitze
}: { $times ->
    [0] keine Ausführung
    [one] { $times } Ausführung
   *[other] { $times } Ausführungen
}

## Klienten

label-treat = Behandeln: { $client } – { $dream }: { $effect }
label-box = { $therapy ->
    [one] Herzdose für: { $client } (es fehlt noch { $therapy } Therapiepunkt)
   *[other] Herzdose für: { $client } (es fehlen noch { $therapy } Therapiepunkte)
}
label-client = { $client } { $grief }
label-dream-matches = { $label } (passt zum Trauma: 1 Herzdose mehr)
