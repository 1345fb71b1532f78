### What only the browser's table says: names of its parts, tooltips, the chain, warnings, the end of the game.

## The parts of the table
screen-vienna = Vienna
screen-displays = Displays
screen-dreams = Manifest dreams
screen-stock = Stock
screen-rooms = Rooms
screen-papers = Research, treatises and tags
screen-hand = Hand
screen-in-play = In play
screen-none = none
screen-reserve = Reserve
screen-free = Free
screen-free-help = Free actions: you can take them at any point in your turn.

## The meeting table
screen-action-notebook-1 = tile only
screen-action-notebook-2 = tile, banner
screen-action-notebook-3 = tile, both effects
screen-action-generate = three minors
screen-action-research = research
screen-action-professor = professor
screen-action-elevate = elevate, transfer
screen-action-play = play or publish
screen-action-freud = Freud
screen-space = Idea space { $space }
screen-space-blocked = Not used with so few players.
screen-space-moves = Ideas here move the inkpot { $value ->
    [one] { $value } space.
   *[other] { $value } spaces.
}
screen-space-ideas = { $name }: { $count ->
    [one] { $count } idea
   *[other] { $count } ideas
} ({ $action })
screen-tile-gone = There’s no tile left for this space. It gives points instead.

## Tiles and cards
screen-tile-start = Starting tile
screen-tile-i = Notebook tile, level I
screen-tile-ii = Notebook tile, level II
screen-main = Main effect:
screen-banner = Banner:
screen-start-at = Your professor starts at: { $location }
screen-routine = Routine client
screen-case-study = Case study
screen-client-figures = { $therapy ->
    [one] { $therapy } therapy point
   *[other] { $therapy } therapy points
}, cured: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-from-catharsis = From catharsis on: { $tags }
screen-grief = Grief layer
screen-grief-figures = Therapy +{ $therapy }. At catharsis: { $effect }
screen-grief-gone = The grief is gone. Tags and ability, or the scoring, are active.
screen-manifest = Manifest dream
screen-latent = Latent dream
screen-dream-symbol = Gives 1 box on a grief layer with the same symbol ({ $symbol }).
screen-symbol-matches = The symbol matches the grief layer: 1 box when you use this dream.
screen-latent-under = Below the manifest dream, and used after it.
screen-no-dreams = No dreams left. Only boxes help now.
screen-tag = location tag: { $location }
screen-tags-of = { $location } ×{ $count }
screen-deck-left = Research deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
screen-treatise-figures = { $points ->
    [one] { $points } point
   *[other] { $points } points
} when published; tags: { $tags }
screen-treatise-volumes = Volumes: { $volumes }
screen-treatise-help = The first volume is a research card you have in play. You can cite the others.
screen-published-by = Published by { $name }
screen-citable = { $count ->
    [0] All volumes have been cited.
    [one] You can still cite { $count } volume, from the right.
   *[other] You can still cite { $count } volumes, from the right.
}
screen-cured = Cured: { $client }
screen-cured-help = A cured client stays with you to the end.

## The city
screen-location-count = Figures here: { $figures }. Your tags: { $tags }. The higher number is how many times you resolve its effects (at most 5).
screen-standing-here = Here: { $names }
screen-freud = Freud
screen-journalist = the journalist
screen-professor-of = professor ({ $name })
screen-bonus-used = Used up.
screen-bonus-free = Free: take it when you Recall Ideas with your professor, Freud or the journalist here.
screen-district-needs = Needs { $value } tags of this district. You have { $tags }. It takes a coloured insight from your dial for good.
screen-district-taken = Taken by { $name }.
screen-fireworks-help = The fireworks are here, so you need one fewer tag.
screen-tokens = { $count ->
    [one] { $count } token is left.
   *[other] { $count } tokens are left.
}
screen-tokens-help = Each bonus here takes a token. The top one gives 1 reputation.

## The reputation track and the goals
screen-income = Above your marker
screen-track-action = Below Freud’s marker
screen-track-now = If you resolve it now
screen-track-then = Then one of: { $actions }
screen-watch = Freud’s figure moves on when his marker gets here.
screen-freud-marker = Freud’s marker. On 10 it signals the end of the game.
screen-reputation-of = { $name }: reputation { $reputation }
screen-goal-tags = 1 reputation, and tags: { $tags }
screen-goal-points = 1 reputation, and { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-goal-won = Won by { $name }
screen-goal-progress = { $name }: { $reached } of { $needed }

## The desk
screen-coffee-help = At most 6. You get more coffee when you Recall Ideas.
screen-box-help = At the end of your turn a box is a therapy point. Any box beyond the limit becomes 2 points.
screen-bright-help = Replaces an idea, changes the inkpot’s move by 1, or adds 2 effects at a location.
screen-ideas-line = Ideas: { $ideas } in your pool, { $placed } on the table, { $locked } locked
screen-points-line = Points: { $points }. Reputation: { $reputation }.
screen-dial-help = Minor insights are on the inner ring, major ones on the outer ring.
screen-overpays = This overpays: the level is higher than it needs to be, and you get no change.
screen-inkpot-top = column
screen-inkpot-row-1 = row 1
screen-inkpot-row-2 = row 2
screen-inkpot-row-3 = row 3
screen-inkpot-left = track
screen-inkpot-here = The inkpot is here
screen-inkpot-top-help = Resolve an open column. When the inkpot gets here from the left, you free an idea and open its column.
screen-inkpot-row-1-help = Resolve row 1: generate minor growth, then its tiles.
screen-inkpot-row-2-help = Resolve row 2: generate minor freedom, then its tiles.
screen-inkpot-row-3-help = Resolve row 3: generate minor passion, then its tiles.
screen-inkpot-left-help = Resolve the reputation track.
screen-column-open = Open: its idea has been freed.
screen-column-closed = Closed until the inkpot comes round and frees this idea.
screen-column-foot = Once the column is filled: { $effect }
screen-row-end = Once the row is filled: { $effect }
screen-cell-empty = Empty
screen-lock = { $cured ->
    [0] A lock: this one needs no cured clients.
    [one] A lock: it needs { $cured } cured client.
   *[other] A lock: it needs { $cured } cured clients.
}
screen-district-tags = { $count ->
    [one] { $count } tag in this district
   *[other] { $count } tags in this district
}

## Rooms
screen-room = Room { $number }
screen-room-empty = Room { $number } is empty
screen-room-empty-help = A new client comes at the end of your turn.
screen-room-closed = Room { $number } is closed
screen-room-closed-help = It opens when your first client reaches catharsis.
screen-therapy-left = { $points ->
    [one] { $points } therapy point to the cure
   *[other] { $points } therapy points to the cure
}

## What is being done
screen-doing = What’s going on
screen-doing-nothing = Nothing’s waiting.
screen-doing-other = next step
screen-doing-table-action = { $times ->
    [one] { $action }
   *[other] { $action }, twice
}
screen-doing-inkpot-exactly = { $spaces ->
    [one] Move the inkpot { $spaces } space
   *[other] Move the inkpot { $spaces } spaces
}
screen-doing-inkpot-move = { $most ->
    [one] Move the inkpot { $most } space
   *[other] { $least ->
        [0] Move the inkpot
       *[other] Move the inkpot { $least }–{ $most } spaces
    }
}
screen-doing-use-boxes = Boxes for therapy, then the turn ends
screen-doing-parts = Effects, in the order you like
screen-doing-pay = Pay
screen-doing-gains = In return
screen-doing-place-tile = Place the tile
screen-doing-choose-client = Choose a client
screen-doing-choose-dream = Choose a manifest dream
screen-doing-play-card = Play research or publish
screen-doing-gather = Gather volumes: { $treatise }
screen-doing-own-insight = Take a coloured insight off the dial
screen-doing-location-effect = { $location }: { $times ->
    [one] { $times } effect left
   *[other] { $times } effects left
}
screen-doing-exchange-card = Exchange a card, or don’t
screen-part-next = Press to resolve it next.
screen-part-not-now = It would do nothing now, or you can’t pay for it.
screen-no-bright = none
screen-foreseen = From { $space }:
screen-foreseen-action = the action, once or twice
screen-foreseen-inkpot = Inkpot: { $by } → { $space }{ $bright ->
    [0] {""}
    [one] {" "}({ $bright } bright idea)
   *[other] {" "}({ $bright } bright ideas)
}

## Heed this
heed-last-round = The last round. No new clients come.
heed-signalled = The end has been signalled. There’s one more round after this.
heed-could-cure = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} would cure: { $thing }
heed-boxes-full = Your boxes are full. Any more become 2 points each.
heed-goal-near = One step to a goal: { $thing }
warning-unclaimed-bonus = Continuing without a bonus you could take
waste-unclaimed-bonus = You could take a bonus here. After this Recall the chance is gone.
warning-could-cure = Ending the turn when boxes would cure a client
waste-could-cure = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} would cure this client now: { $client }
warning-boxes-full = Gaining boxes beyond the limit
waste-boxes-full = Your boxes are full, so this one becomes 2 points.
warning-coffee-lost = Recalling more coffee than fits
waste-coffee-lost = { $count ->
    [one] { $count } coffee would be lost: you can have at most 6.
   *[other] { $count } coffee would be lost: you can have at most 6.
}
warning-skipped-action = Skipping an action of the meeting table
waste-skipped-action = You wouldn’t resolve this action: { $action }
warning-skipped-tile = Discarding a tile
waste-skipped-tile = You’d discard the tile for nothing.

## Others, the glossary, the end
screen-seat-line = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coffee } coffee, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}, { $cured } cured, { $treatises ->
    [one] { $treatises } treatise
   *[other] { $treatises } treatises
}
screen-others = The other players
screen-setting-up = Setting up
screen-round = Round { $round }
screen-doing-idea-space = Choose a space for your ideas
screen-final-reputation = Reputation, and what it adds to cures and treatises
screen-final-districts = Insights in different districts
screen-final-rows = Filled rows
screen-final-tags = Different location tags
screen-final-case-studies = Case studies
screen-final-boxes = Boxes left
screen-final-bright = Bright ideas and coffee left
screen-total = Total
screen-points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-resolved = resolved ×{ $times }
screen-symbols-insights = Insights: the shape shows the level, the sign shows the quality
screen-symbols-any = any quality
screen-symbols-hollow = hollow: use it, and it goes back to the reserve
screen-symbols-own = with a player’s ring: a coloured insight
screen-symbols-effects = What things do
screen-symbols-others = Other signs
screen-symbols-professor = a player’s professor
screen-symbols-idea = an idea
screen-symbols-lock = locked
screen-symbols-waves = waves: a symbol on grief layers and dreams
screen-symbols-cloud = cloud: a symbol on grief layers and dreams
screen-symbols-eye = eye: a symbol on grief layers and dreams
screen-symbols-token = a bonus that has been used up
screen-symbols-watch = a watch: Freud moves on (on a case study: scored at the end)
screen-symbols-fireworks = fireworks: a district bonus needs one fewer tag
screen-symbols-goal = a goal within reach
screen-symbols-treatise = publish a treatise
