### Labels of what can be done in a position, at most 60 characters long, and what is told beside them: the effect, what it
### costs, what is printed on a card.

## Amounts and prices

count-coffee = { $amount } coffee
count-bright = { $amount ->
    [one] { $amount } bright idea
   *[other] { $amount } bright ideas
}
count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
counted = { $n } × { $thing }
    .gain = { $n } × { $thing-gain }
for-free = free
nothing = nothing
    .gain = nothing
priced = { $label } ({ $price })
with-effect = { $label }: { $effect-gain }

## Cards

card-facts = { $card } ({ $tag }, { $volume })
card-about = { $tag }, { $volume }. Effect: { $effect-gain }
volume-green = green volume
volume-purple = purple volume
volume-red = red volume
dream-of-symbol = { $dream } ({ $symbol })
tags-of = tags: { $locations }
    .gain = tags: { $locations }
client-facts = { $facts-gain }. { $power }
client-and-grief = { $client } { $grief }
grief-name = Grief layer ({ $symbol })
grief-name-start = Starting grief layer
grief-facts = Grief layer ({ $symbol }, { $therapy-gain }): { $effect-gain }
grief-start = Starting grief layer ({ $therapy-gain }): { $effect-gain }

## The turn

label-end-turn = End the turn
label-leave-action = Skip the action
label-leave-rest = Skip the rest
label-no-bonus = No bonus
label-space = Idea space { $space } (inkpot { $value })
actions-beside = Actions: { $actions }
label-resolve = Resolve “{ $action }”
label-placing = { $times ->
    [one] Place { $placing } to do the action once
   *[other] Place { $placing } to do the action twice
}
label-inkpot = { $by ->
    [one] Inkpot: { $by } space → { $space }
   *[other] Inkpot: { $by } spaces → { $space }
}
frees-idea = This frees an idea and opens a column.
label-effect = Effect: { $effect-gain }
label-main = Main effect
label-banner = Banner
label-track = Track: { $effect-gain }

## Insights

label-overpay = Overpay with { $insight }
label-repress = Repress { $insight } → { $area }
label-shift = { $insight } → { $area }
label-level = { $insight } → { $area }

## The notebook

label-tile = Take the tile ({ $spot }, { $price })
tile-about = Main effect: { $main-gain }. Banner: { $banner-gain }.
label-tile-gone = No tile left ({ $spot }, { $price }): { $effect-gain }
tile-in = Tile in { $cell }
tile-effect = resolve the tile ({ $effect })
    .gain = the tile ({ $effect-gain })
label-cell = Place it { $cell-in }
fills = This fills { $lines } and frees a coloured insight.
label-replace = Replace the tile { $cell-in }
start-about = Effect: { $effect-gain }. Your professor starts { $location-at }. Insights: { $insights }.

## Research and the city

label-publish = Publish “{ $treatise }” ({ $points })
label-cite = Cite “{ $treatise }” ({ $seat })
label-walk = Move: { $walk } → { $location }
label-boost = { $bright ->
    [0] No bright idea
    [one] { $bright } bright idea
   *[other] { $bright } bright ideas
}: { $times ->
    [0] no effects
    [one] { $times } effect
   *[other] { $times } effects
}

## Clients

label-treat = Treat { $client }
dream-used = { $dream }: { $effect-gain }
label-box = Use a box for { $client }
therapy-left = { $therapy ->
    [one] { $therapy } therapy point to go.
   *[other] { $therapy } therapy points to go.
}
dream-matches = { $effect }. The symbol matches the grief layer: 1 more box.
