### Beschriftungen dessen, was in einer Stellung möglich ist, höchstens 60 Zeichen lang, und was daneben steht: der Effekt,
### was er kostet, was auf einer Karte steht.

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
counted = { $n } × { $thing }
    .gain = { $n } × { $thing-gain }
for-free = kostenlos
nothing = nichts
    .gain = nichts
priced = { $label } ({ $price })
with-effect = { $label }: { $effect-gain }

## Karten

card-facts = { $card } ({ $tag }, { $volume })
card-about = { $tag }, { $volume }. Effekt: { $effect-gain }
volume-green = grüner Band
volume-purple = violetter Band
volume-red = roter Band
dream-of-symbol = { $dream } ({ $symbol })
tags-of = Ortssymbole: { $locations }
    .gain = Ortssymbole: { $locations }
client-facts = { $facts-gain }. { $power }
client-and-grief = { $client } { $grief }
grief-name = Trauma ({ $symbol })
grief-name-start = Start-Trauma
grief-facts = Trauma ({ $symbol }, { $therapy-gain }): { $effect-gain }
grief-start = Start-Trauma ({ $therapy-gain }): { $effect-gain }

## Der Zug

label-end-turn = Zug beenden
label-leave-action = Aktion auslassen
label-leave-rest = Rest auslassen
label-no-bonus = Kein Bonus
label-space = Gedankenfeld { $space } (Tintenfass { $value })
actions-beside = Daneben: { $actions }
label-resolve = Ausführen: { $action }
label-placing = { $times ->
    [one] Platzieren: { $placing } (Aktion einmal)
   *[other] Platzieren: { $placing } (Aktion zweimal)
}
label-inkpot = { $by ->
    [one] Tintenfass: { $by } Feld → { $space }
   *[other] Tintenfass: { $by } Felder → { $space }
}
frees-idea = Das schaltet einen Gedanken und eine Spalte frei.
label-effect = Effekt: { $effect-gain }
label-main = Haupteffekt
label-banner = Banner
label-track = Leiste: { $effect-gain }

## Erkenntnisse

label-overpay = Überzahlen mit: { $insight }
label-repress = Verdrängen: { $insight } → { $area-short }
label-shift = { $insight } → { $area }
label-level = { $insight } → { $area-short }

## Notizbuch

label-tile = Plättchen nehmen ({ $spot }, { $price })
tile-about = Haupteffekt: { $main-gain }. Banner: { $banner-gain }.
label-tile-gone = Leer ({ $spot }, { $price }): { $effect-gain }
tile-in = Plättchen { $cell-in }
tile-effect = ({ $effect })
    .gain = ({ $effect-gain })
label-cell = Legen: { $cell }
fills = Das füllt { $lines } und schaltet eine farbige Erkenntnis frei.
label-replace = Ersetzen: { $cell }
start-about = Effekt: { $effect-gain }. Deine Professorenfigur beginnt { $location-at }. Erkenntnisse: { $insights }.

## Forschung und Stadt

label-publish = „{ $treatise }“ veröffentlichen ({ $points })
label-cite = Aus „{ $treatise }“ zitieren ({ $seat })
label-walk = Bewegen: { $walk } → { $location }
label-boost = { $bright ->
    [0] Kein Geistesblitz
    [one] { $bright } Geistesblitz
   *[other] { $bright } Geistesblitze
}: { $times ->
    [0] kein Effekt
    [one] { $times } Effekt
   *[other] { $times } Effekte
}

## Klienten

label-treat = Behandeln: { $client }
dream-used = { $dream }: { $effect }
label-box = Herzdose für: { $client }
therapy-left = { $therapy ->
    [one] Noch { $therapy } Therapiepunkt fehlt.
   *[other] Noch { $therapy } Therapiepunkte fehlen.
}
dream-matches = { $effect }. Das Symbol passt zum Trauma: 1 Herzdose mehr.
