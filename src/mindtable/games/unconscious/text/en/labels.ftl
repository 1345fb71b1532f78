### Labels of what can be done in a position: the thing itself, what it brings and what it costs.
### Names stand in their bare form, as everywhere. Effects are told in the words of terms.ftl.

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
for-free = free
nothing = nothing
priced = { $label } – { $price }
with-effect = { $label }: { $effect }
label-explained = { $label }. { $help }
effect-all = { $gains }

## Insights due

icon-any = { $level ->
    [minor] minor insight of any quality
    [median] median insight of any quality
   *[major] major insight of any quality
}
icon-repress = repressing an insight

## Cards

card-facts = { $card } ({ $tag }, { $volume })
volume-green = green volume
volume-purple = purple volume
volume-red = red volume
dream-of-symbol = { $dream } ({ $symbol })
tags-of = tags: { $locations }
client-facts = { $client } ({ $facts }). { $power }
grief-name = Grief layer ({ $symbol })
grief-name-start = Starting grief layer
grief-facts = Grief layer ({ $symbol }, { $therapy }): { $effect }
grief-start = Starting grief layer ({ $therapy }): { $effect }

## The turn

label-end-turn = End the turn
label-leave-action = Skip the action
label-leave-rest = Skip the rest
label-no-bonus = No bonus
label-space = Idea space { $space }, inkpot { $value }: { $actions }
label-resolve = Resolve: { $action }
label-placing = { $times ->
    [one] Place { $placing }: the action once
   *[other] Place { $placing }: the action twice
}
label-inkpot = { $by ->
    [one] Move the inkpot { $by } space → { $space }
   *[other] Move the inkpot { $by } spaces → { $space }
}
label-frees-idea = { $label }; this frees an idea and a column
label-effect = Effect: { $effect }
label-track = Track action: { $effect }

## Insights

label-overpay = Pay with: { $insight } (a higher level than is due)
label-repress = Repress: { $insight } → { $area }
label-shift = { $insight } → { $area }

## The notebook

label-tile = Take the tile ({ $spot }, { $price }): { $main }; { $banner }
label-tile-gone = No tile left ({ $spot }, { $price }): { $effect }
tile-in = Tile in { $cell }
tile-effect = ({ $effect })
label-cell = Place it: { $cell }
label-fills = { $label }; this fills { $lines } and frees a coloured insight
label-replace = Replace the tile at { $cell } ({ $effect })
label-start = Starting tile: { $effect }. Professor: { $location }; insights: { $insights }

## Research and the city

label-publish = Publish: { $treatise } ({ $points })
label-cite = Cite from: { $treatise } ({ $seat }): { $card }
label-walk = Move: { $walk } → { $location }
label-boost = { $bright ->
    [0] No bright idea
    [one] { $bright } bright idea
   *[other] { $bright } bright ideas
}: { $times ->
    [0] no resolution
    [one] { $times } resolution
   *[other] { $times } resolutions
}

## Clients

label-treat = Treat: { $client } – { $dream }: { $effect }
label-box = { $therapy ->
    [one] A box for: { $client } ({ $therapy } therapy point to go)
   *[other] A box for: { $client } ({ $therapy } therapy points to go)
}
label-client = { $client } { $grief }
label-dream-matches = { $label } (matches the grief layer: 1 box more)
