### Beschriftungen dessen, was in einer Stellung möglich ist: worauf es wirkt und was es kostet oder bringt.
### Namen stehen im Nominativ, wie überall.

## Mengen und Preise

count-willpower = { $amount ->
    [one] { $amount } Willenspunkt
   *[other] { $amount } Willenspunkte
}
count-willpower-supply = { $amount ->
    [one] { $amount } Willenspunkt aus dem Vorrat
   *[other] { $amount } Willenspunkte aus dem Vorrat
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
priced-from = { $label } – mindestens: { $price }

## Dinge an ihrem Ort

emotion-at = { $emotion } ({ $slot }, { $essence })
card-of-vibe = { $card } ({ $vibe })
upgrade-at = { $upgrade } ({ $place })
sphere-at = { $sphere } ({ $realm }, { $willpower })
any-colour = beliebige Farbe

## Der Zug

label-begin-locked = Aktion: { $action } (noch nicht freigeschaltet: erst eine Karte für ein Aurazeichen abwerfen)
label-realm = Reichsaktion: { $realm } ({ $effect })
realm-valley-action = { $amount ->
    [one] { $amount } Willenspunkt
   *[other] { $amount } Willenspunkte
} erhalten
realm-cradle-action = eine Karte ziehen, weitere für je { $amount ->
    [one] { $amount } Willenspunkt
   *[other] { $amount } Willenspunkte
}
realm-network-action = eine Emotion deines Teams zu deinem Geist holen
realm-land-action = Essenz auf eine Emotion deines Teams legen
realm-willow-action = Willenspunkte gegen Essenz tauschen
label-absorb = Absorbieren aus der Sphäre: { $sphere } ({ $realm }): { $gains }
label-revelation = { $label } – die Sphäre wird leer: Selbsterkenntnis

## Geistaktionen und Fähigkeiten

label-discard = Für ein Aurazeichen ({ $colour }) abwerfen: { $card }
label-swap = Feld tauschen mit: { $seat } ({ $space })
label-build = Festung bauen: { $realm }
label-exalt = Festung erheben: { $realm }
label-raze = Gegnerische Festung einreißen: { $realm }
label-attune = Festung in die Identität legen: { $realm }
label-empower = Verstärken: { $emotion } → { $strong }
label-place-supply = 1 Essenz aus dem Vorrat auf: { $emotion }
label-place-board = 1 Essenz von deinem Geisttableau auf: { $emotion }
label-take = 1 Essenz entfernen von: { $emotion }
label-show-discard = Vorzeigen und abwerfen: { $card }
label-spreading = Abwerfen: { $card } → { $strong }
label-keep = Behalten: { $card } (abwerfen: { $other })
label-all-essence = { $essence }: Die Emotion verlässt das Spiel
label-drain = 1 Willenspunkt aussaugen aus: { $sphere }
label-explained = { $label }. { $help }
