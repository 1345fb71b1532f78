### Labels of what can be done in a position: what it is done to, and what it costs or gives. At most 60 characters.

## Amounts and prices

count-willpower = { $amount } Willpower
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

emotion-at = { $emotion } ({ $slot-short }, { $essence })
emotion-on = { $emotion } ({ $slot-short })
card-of-vibe = { $card } ({ $vibe-card })
upgrade-at = { $upgrade } ({ $action })
    .on = on { $upgrade } ({ $action })
    .from = from { $upgrade } ({ $action })
any-colour = any colour
    .token = Vibe token of any colour

## The turn

label-begin-locked = Action: { $action } (locked)
label-begin-locked-help = This action is locked. Discard a card for a Vibe token first.
realm-valley-action = Gain { $amount } Willpower.
realm-cradle-action = Draw a card, then as many more as you like for { $amount } Willpower each.
realm-network-action = Move one of your team’s Emotions next to your Spirit.
realm-land-action = Put Essence on one of your team’s Emotions.
realm-willow-action = Exchange Willpower for Essence.
label-realm = Realm Action: { $realm }
label-absorb = Absorb from { $sphere } → { $gain }
label-absorb-last = Absorb from { $sphere } → { $gain }, Revelation
label-absorb-help = { $amount } Willpower from the Sphere, { $more } from the supply.

## Spirit Actions and powers

label-discard = Discard { $card } for a { $colour-token }
label-slot = { $slot }
label-clear = Remove the token: { $place }
label-clear-help = Pay { $amount } Willpower to remove the Insecurity token.
label-swap = Swap spaces with { $seat }
label-use = Use { $upgrade }
label-invoke = Invoke { $card }
label-quell = Quell { $emotion }
label-build = Build a Fortress in the { $realm-short }
label-exalt = Exalt the Fortress in the { $realm-short }
label-raze = Raze the Fortress in the { $realm-short }
label-attune = { $realm-short } Fortress → Identity
label-empower = Empower { $emotion } → { $strong }
label-place-supply = 1 Essence from the supply on { $emotion }
label-place-board = 1 Essence from your board on { $emotion }
label-take = Remove 1 Essence from { $emotion }
label-show-discard = Show and discard: { $card }
label-spreading = Discard { $card } → { $strong }
label-keep = Keep { $card }, discard { $other }
label-all-essence = { $essence }: the Emotion leaves play
label-block = { $seat }: { $place }
label-drain = Drain 1 Willpower from the Sphere of { $sphere }
