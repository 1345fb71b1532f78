### Beschriftungen dessen, was in einer Stellung möglich ist: worauf es wirkt und was es kostet oder gibt. Höchstens 60 Zeichen.

## Mengen und Preise

count-willpower = { $amount ->
    [one] { $amount } Willenspunkt
   *[other] { $amount } Willenspunkte
}
count-essence = { $amount ->
    [one] { $amount } Essenz
   *[other] { $amount } Essenzen
}
count-ambition = { $amount ->
    [one] { $amount } Ambition
   *[other] { $amount } Ambitionen
}
count-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
less-willpower = { $amount ->
    [one] { $amount } Willenspunkt weniger
   *[other] { $amount } Willenspunkte weniger
}
for-free = kostenlos
nothing = nichts
priced = { $label } – { $price }
priced-from = { $label } – ab { $price }

## Dinge an ihrem Ort

emotion-at = „{ $emotion }“ ({ $slot-short }, { $essence })
emotion-on = { $emotion } ({ $slot-short })
card-of-vibe = { $card } ({ $vibe-card })
upgrade-at = { $upgrade } ({ $action })
    .on = auf „{ $upgrade }“ ({ $action })
any-colour = beliebige Farbe
    .token = ein beliebiges Aurazeichen

## Der Zug

label-begin-locked = { $action } (nicht freigeschaltet)
label-begin-locked-help = Diese Aktion ist noch nicht freigeschaltet. Wirf erst eine Karte für ein Aurazeichen ab.
realm-valley-action = Du erhältst { amount-willpower }.
realm-cradle-action = Ziehe eine Karte, dann beliebig viele weitere für je { amount-willpower }.
realm-network-action = Hole eine Emotion deines Teams neben deinen Geist.
realm-land-action = Lege Essenz auf eine Emotion deines Teams.
realm-willow-action = Tausche Willenspunkte gegen Essenz.
label-realm = Reichsaktion: { $realm }
label-absorb = Absorbieren: { $sphere } → { $gain }
label-absorb-last = Absorbieren: { $sphere } → { $gain }, Selbsterkenntnis
label-absorb-help = Aus der Sphäre: { $amount }, aus dem Vorrat: { $more }.

## Geistaktionen und Fähigkeiten

label-discard = { $card } für { $colour-token } abwerfen
label-slot = { $slot-short }
label-clear = Marker entfernen: { $place }
label-clear-help = Bezahle { amount-willpower }, um den Unsicherheitsmarker zu entfernen.
label-swap = Feld tauschen mit { $seat }
label-use = + { $upgrade }
label-invoke = { $card }
label-quell = { $emotion }
label-build = Festung { $realm-in } bauen
label-exalt = Erheben: { $realm }
label-raze = Einreißen: { $realm }
label-attune = In die Identität: { $realm }
label-empower = { $emotion } → { $strong }
label-place-supply = 1 Essenz aus dem Vorrat auf { $emotion }
label-place-board = 1 Essenz vom Geisttableau auf { $emotion }
label-take = 1 Essenz von { $emotion } entfernen
label-show-discard = Vorzeigen und abwerfen: { $card }
label-spreading = Abwerfen: { $card } → { $strong }
label-keep = { $card } behalten, { $other } abwerfen
label-all-essence = { $essence }, die Emotion verlässt das Spiel
label-block = { $seat }: { $place }
label-drain = 1 Willenspunkt aus der Sphäre „{ $sphere }“ saugen
