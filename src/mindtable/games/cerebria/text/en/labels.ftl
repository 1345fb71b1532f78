### Labels of what can be done in a position: what it is done to, and what it costs or brings.
### Names stand in their bare form, as everywhere.

## Amounts and prices

count-willpower = { $amount } Willpower
count-willpower-supply = { $amount } Willpower from the supply
count-essence = { $amount } Essence
count-ambition = { $amount } Ambition
count-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
less-willpower = { $amount } Willpower less
for-free = free
nothing = nothing
priced = { $label } – { $price }
priced-from = { $label } – from { $price }

## Things in their place

emotion-at = { $emotion } ({ $slot }, { $essence })
card-of-vibe = { $card } ({ $vibe })
upgrade-at = { $upgrade } ({ $place })
sphere-at = { $sphere } ({ $realm }, { $willpower })
any-colour = any colour

## The turn

label-begin-locked = Action: { $action } (locked: discard a card for a Vibe token first)
label-realm = Realm Action: { $realm } ({ $effect })
realm-valley-action = gain { $amount } Willpower
realm-cradle-action = draw a card, then more for { $amount } Willpower each
realm-network-action = bring an Emotion of your team to your Spirit
realm-land-action = put Essence on an Emotion of your team
realm-willow-action = exchange Willpower for Essence
label-absorb = Absorb from { $sphere } ({ $realm }): { $gains }
label-revelation = { $label } – the Sphere runs empty: Revelation

## Spirit Actions and powers

label-discard = Discard for a Vibe token ({ $colour }): { $card }
label-swap = Swap spaces with: { $seat } ({ $space })
label-build = Build a Fortress: { $realm }
label-exalt = Exalt the Fortress: { $realm }
label-raze = Raze the opponents' Fortress: { $realm }
label-attune = Move the Fortress to the Identity: { $realm }
label-empower = Empower: { $emotion } → { $strong }
label-place-supply = 1 Essence from the supply on: { $emotion }
label-place-board = 1 Essence from your Spirit board on: { $emotion }
label-take = Remove 1 Essence from: { $emotion }
label-show-discard = Show and discard: { $card }
label-spreading = Discard: { $card } → { $strong }
label-keep = Keep: { $card } (discard: { $other })
label-all-essence = { $essence }: the Emotion leaves play
label-drain = Drain 1 Willpower from: { $sphere }
label-explained = { $label }. { $help }
