### What players read while playing: buttons, questions, the log, refusals and options.
### Names are put where their bare form is right: as the subject, after a colon, in brackets or in quotation marks.

game-unconscious = Unconscious Mind
game-unconscious-about = Vienna, over a great deal of coffee: share ideas at Freud's table, turn insights into therapy, free clients from their grief and publish treatises. For two to four players.

## The dial

noun-insight-reserve = from the reserve
noun-insight-growth-minor = minor growth
noun-insight-growth-median = median growth
noun-insight-growth-major = major growth
noun-insight-freedom-minor = minor freedom
noun-insight-freedom-median = median freedom
noun-insight-freedom-major = major freedom
noun-insight-passion-minor = minor passion
noun-insight-passion-median = median passion
noun-insight-passion-major = major passion
noun-insight-reserve-own = from the reserve (coloured)
noun-insight-growth-minor-own = minor growth (coloured)
noun-insight-growth-median-own = median growth (coloured)
noun-insight-growth-major-own = major growth (coloured)
noun-insight-freedom-minor-own = minor freedom (coloured)
noun-insight-freedom-median-own = median freedom (coloured)
noun-insight-freedom-major-own = major freedom (coloured)
noun-insight-passion-minor-own = minor passion (coloured)
noun-insight-passion-median-own = median passion (coloured)
noun-insight-passion-major-own = major passion (coloured)

area-reserve = reserve
area-growth-minor = minor growth
area-growth-median = median growth
area-growth-major = major growth
area-freedom-minor = minor freedom
area-freedom-median = median freedom
area-freedom-major = major freedom
area-passion-minor = minor passion
area-passion-median = median passion
area-passion-major = major passion

## The notebook

noun-tile-spot-i-stack = level I, from the stack
noun-tile-spot-i-middle = level I, middle column
noun-tile-spot-i-right = level I, right column
noun-tile-spot-ii-stack = level II, from the stack
noun-tile-spot-ii-middle = level II, middle column
noun-tile-spot-ii-right = level II, right column
noun-cell-1 = row 1, space 1
noun-cell-2 = row 1, space 2
noun-cell-3 = row 1, space 3
noun-cell-4 = row 2, space 1
noun-cell-5 = row 2, space 2
noun-cell-6 = row 2, space 3
noun-cell-7 = row 3, space 1
noun-cell-8 = row 3, space 2
noun-cell-9 = row 3, space 3
line-1 = row 1
line-2 = row 2
line-3 = row 3
line-4 = column 1
line-5 = column 2
line-6 = column 3
tile-start = starting tile
tile-one = level I
tile-two = level II

## The city

noun-bonus-theatre-1 = { location-theatre }, no. 1
noun-bonus-theatre-2 = { location-theatre }, no. 2
noun-bonus-theatre-3 = { location-theatre }, no. 3
noun-bonus-library-1 = { location-library }, no. 1
noun-bonus-library-2 = { location-library }, no. 2
noun-bonus-library-3 = { location-library }, no. 3
noun-bonus-opera-1 = { location-opera }, no. 1
noun-bonus-opera-2 = { location-opera }, no. 2
noun-bonus-opera-3 = { location-opera }, no. 3
noun-bonus-museum-1 = { location-museum }, no. 1
noun-bonus-museum-2 = { location-museum }, no. 2
noun-bonus-museum-3 = { location-museum }, no. 3
noun-bonus-university-1 = { location-university }, no. 1
noun-bonus-university-2 = { location-university }, no. 2
noun-bonus-university-3 = { location-university }, no. 3
noun-bonus-cafe-1 = { location-cafe }, no. 1
noun-bonus-cafe-2 = { location-cafe }, no. 2
noun-bonus-cafe-3 = { location-cafe }, no. 3
noun-district-space-green-3 = { district-green }, value 3
noun-district-space-green-4 = { district-green }, value 4
noun-district-space-green-5 = { district-green }, value 5
noun-district-space-green-6 = { district-green }, value 6
noun-district-space-purple-3 = { district-purple }, value 3
noun-district-space-purple-4 = { district-purple }, value 4
noun-district-space-purple-5 = { district-purple }, value 5
noun-district-space-purple-6 = { district-purple }, value 6
noun-district-space-red-3 = { district-red }, value 3
noun-district-space-red-4 = { district-red }, value 4
noun-district-space-red-5 = { district-red }, value 5
noun-district-space-red-6 = { district-red }, value 6
noun-walk-professor-1 = professor, 1 location
noun-walk-professor-2 = professor, 2 locations
noun-walk-professor-freud = professor, to Freud
noun-walk-freud-1 = Freud, 1 location
noun-walk-freud-2 = Freud, 2 locations
noun-walk-freud-3 = Freud, 3 locations
noun-walk-journalist-1 = journalist, 1 location
noun-walk-journalist-2 = journalist, 2 locations
noun-walk-journalist-3 = journalist, 3 locations
noun-walk-journalist-freud = journalist, to Freud

## Other names

noun-turn-state = State Ideas
noun-turn-recall = Recall Ideas
noun-turn-treat = Treat Clients
noun-placing-idea = one idea
noun-placing-bright = one bright idea
noun-placing-two-ideas = two ideas
noun-placing-idea-and-bright = one idea and one bright idea
noun-placing-two-bright = two bright ideas
noun-free-elevate = elevate an insight for 2 coffee
noun-free-transfer = transfer an insight for 2 coffee
noun-free-bright = 1 bright idea for 3 coffee
noun-free-box = 1 box for a major, a median and a minor insight
noun-free-points = 2 points for 1 box
noun-free-cheap-elevate = elevate an insight for 1 coffee (client's ability)
noun-free-free-transfer = transfer an insight for nothing (client's ability)
noun-dream-spot-1 = first from the left
noun-dream-spot-2 = second from the left
noun-dream-spot-3 = third from the left
noun-dream-spot-4 = fourth from the left
noun-dream-spot-top = unseen, from the deck
noun-part-0 = 1
noun-part-1 = 2
noun-part-2 = 3
noun-part-3 = 4
noun-part-4 = 5
noun-part-5 = 6
noun-part-6 = 7
noun-part-7 = 8
noun-part-8 = 9
noun-part-9 = 10
noun-part-10 = 11
noun-part-11 = 12
noun-part-12 = 13
noun-part-13 = 14
noun-part-14 = 15
noun-part-15 = 16
source-table = meeting table
source-notebook = notebook
source-research = research
source-treatises = treatises
source-city = city
source-clients = clients
source-reputation = reputation
source-final = final scoring

## What can be done

verb-turn = { $noun }
verb-space = Idea space { $noun }
verb-point = Action: { $noun }
verb-place = Place: { $noun }
verb-inkpot = Move the inkpot by { $noun }
verb-part = Effect { $noun }
verb-pay = Pay with: { $noun }
verb-coffee = 1 coffee instead of repressing
verb-insight = Insight: { $noun }
verb-quality = Quality: { $noun }
verb-free = Free action: { $noun }
verb-tile = Take a tile: { $noun }
verb-row = Row { $noun }
verb-column = Column { $noun }
verb-cell = Tile: { $noun }
verb-card = Research card: { $noun }
verb-exchange = Exchange: { $noun }
verb-take = Take: { $noun }
verb-publish = Publish: { $noun }
verb-cite = Cite from: { $noun }
verb-walk = Move: { $noun }
verb-boost = Bright ideas spent here: { $noun }
verb-effect = Location effect { $noun }
verb-bonus = Location bonus: { $noun }
verb-district = District bonus: { $noun }
verb-treat = Treat the client in room { $noun }
verb-box = A box for the client in room { $noun }
verb-client = Client { $noun } from the left
verb-dream = Manifest dream: { $noun }
verb-start = Starting tile { $noun }
verb-discard = Discard the tile
verb-transfer = Transfer one instead
verb-done = Go on

## Questions

step-start-client = Which client do you begin with?
step-choose-dream = Which manifest dream does this client get: { $client }?
step-start-tile = Which starting tile do you choose?
step-start-row = In which row does your starting tile go? Its effect: { $effect }.
step-turn = What do you do in this turn?
step-use-boxes = { $boxes ->
    [0] You have no boxes to use: end your turn, unless you want a free action first.
    [one] Do you use your { $boxes } box for therapy before your turn ends?
   *[other] Do you use some of your { $boxes } boxes for therapy before your turn ends?
}
step-choose-client = Which new client do you take?
step-idea-space = On which space do you state ideas?
step-idea-point = At which action do your ideas on { $space } point?
step-idea-place = What do you place? The action is: { $action }.
step-table-action = { $times ->
    [one] Do you resolve the action { $times } more time: { $action }?
   *[other] Do you resolve the action, up to { $times } times: { $action }?
}
step-inkpot-move = How far does the inkpot move? The value is { $value }; bright ideas change it by 1 each. It stands here: { $space }.
step-inkpot-move-range = How far does the inkpot move? From { $least } to { $most }; bright ideas change it by 1 each. It stands here: { $space }.
step-parts = Which effect do you resolve next? ({ $source })
step-pay = Which insight do you pay with? Due: { $due }. It brings: { $gains }.
step-pay-repress = Which insight do you repress? Due: { $due }. It brings: { $gains }.
step-generate = Which insight do you generate with? It becomes: { $area }.
step-generate-quality = Which quality do you generate? The level is: { $level }.
step-elevate = Which insight do you elevate?
step-transfer = Which insight do you transfer?
step-transfer-quality = To which quality does this insight go: { $insight }?
step-elevate-or-transfer = Which insight do you elevate, or do you transfer one instead?
step-choose-tile = Which tile do you resolve?
step-choose-row = Which row do you resolve?
step-choose-column = Which column do you resolve?
step-own-insight = Which coloured insight leaves your dial for good? It marks: { $thing }.
step-tile-spot = Which notebook tile do you take?
step-place-tile = Where does the tile go ({ $effect })? With no free space it replaces another or is discarded.
step-two-cards = Which of the two research cards do you keep?
step-exchange-card = Which card of your hand do you exchange, if any?
step-exchange-with = Which card do you take for it?
step-exchange-with-for = Which card do you take for this one: { $card }?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Which research card do you play? { $cards } more is possible.
       *[other] Which research card do you play? Up to { $cards } are possible.
    }
   *[other] Do you play research cards, up to { $cards }, or publish a treatise?
}
step-gather = Which volume do you add to this treatise: { $treatise }? Still needed: { $volumes }.
step-walk = Who moves, and how far?
step-boost = { $location }: { $times ->
    [0] you may not resolve its effects yet
    [one] you may resolve its effects { $times } time
   *[other] you may resolve its effects { $times } times
}. How many bright ideas do you spend, for two more resolutions each?
step-location-effect = { $location }: which effect do you resolve? { $times ->
    [one] { $times } resolution is left.
   *[other] { $times } resolutions are left.
}
step-recall-bonus = Which bonus do you take?
step-track-action = Which action of the reputation track do you choose?
step-treating = Whom do you treat?

## The log

amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
amount-boxes = { $amount ->
    [one] { $amount } box
   *[other] { $amount } boxes
}
amount-bright = { $amount ->
    [one] { $amount } bright idea
   *[other] { $amount } bright ideas
}
stated-bright = { $bright ->
    [one] { $bright } bright idea
   *[other] { $bright } bright ideas
}
stated = { $ideas ->
    [0] { stated-bright }
    [one] { $ideas } idea
   *[other] { $ideas } ideas
}{ $ideas ->
    [0] {""}
   *[other] { $bright ->
        [0] {""}
       *[other] {" "}and { stated-bright }
    }
}

event-turn = Turn { $number }: { $seat }
event-end-turn = { $seat } ends the turn
event-last-round = The last round begins
event-over = The game is over
event-points = { $seat } scores { amount-points } ({ $source })
event-coffee = { $seat } gains { $amount } coffee
event-pay-coffee = { $seat } spends { $amount } coffee
event-box = { $seat } gains { amount-boxes }
event-uses-box = { $seat } uses a box for therapy
event-sells-box = { $seat } gives up a box for points
event-bright = { $seat } gains { amount-bright }
event-pay-bright = { $seat } spends { amount-bright }
event-insight = { $seat } moves an insight: { $insight } → { $to }
event-insight-placed = { $seat } takes a coloured insight off the dial for good ({ $insight })
event-states = { $seat } states { stated } on { $space }: { $action }
event-inkpot = { $seat } moves the inkpot { $by ->
    [one] { $by } space
   *[other] { $by } spaces
} ({ $space })
event-idea-freed = { $seat } frees an idea, and a column opens
event-takes-tile = { $seat } takes a notebook tile ({ $tile })
event-places-tile = { $seat } places a notebook tile ({ $tile }): { $cell }
event-resolves-tile = { $seat } resolves a notebook tile ({ $tile })
event-line-filled = { $seat } fills { $line } and frees a coloured insight
event-draws-research = { $seat } draws a research card: { $card }
event-draws-research-hidden = { $seat } draws a research card
event-exchanges-research = { $seat } exchanges a research card: { $card } → { $taken }
event-plays-research = { $seat } plays a research card: { $card }
event-cites = { $seat } cites a volume of “{ $treatise }” (by { $other_seat })
event-publishes = { $seat } publishes a treatise: { $treatise }
event-professor = { $seat } places the professor at: { $location }
event-freud = Freud goes to: { $location }
event-journalist = The journalist goes to: { $location }
event-recall = { $seat } recalls ideas from { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
event-bonus = { $seat } takes a location bonus: { $bonus }
event-district-bonus = { $seat } takes a district bonus: { $space }
event-fireworks = The fireworks move on to: { $district }
event-reputation = { $seat } gains a reputation (own marker: { $space }, Freud's marker: { $freud })
event-track = { $seat } resolves the reputation track
event-signal = { $seat } brings Freud's marker to 10: after this round comes the last one
event-goal = { $seat } wins a location goal: { $goal }
event-takes-client = { $seat } takes a client: { $client }
event-takes-dream = { $seat } takes a manifest dream: { $dream }
event-treats = { $seat } treats a client: { $client } (dream: { $dream })
event-therapy = { $client } makes { $amount ->
    [one] { $amount } step
   *[other] { $amount } steps
} in therapy (client of { $seat })
event-catharsis = Catharsis! { $client } lets go of the grief (client of { $seat })
event-cures = { $seat } cures a client: { $client }
event-second-room = { $seat } opens the second room

## Why not: ideas and the inkpot

reason-no-idea = You have neither an idea nor a bright idea to place; recall your ideas, or buy a bright idea for 3 coffee.
reason-no-space = No empty space has an action beside it at which none of your ideas points yet; recall your ideas first.
reason-space-taken = Ideas already lie on this space; choose an empty one.
reason-space-blocked = This space is blocked with so few players; choose another one.
reason-not-beside = This action is not next to the space you chose; choose one that touches it.
reason-already-pointed = Your earlier ideas already point there; choose something else, or recall your ideas in another turn.
reason-not-enough-ideas = You have too few ideas in your pool; place fewer, or let a bright idea stand in.
reason-not-enough-bright = You have too few bright ideas for this; as a free action, 3 coffee buy one.
reason-nothing-to-recall = None of your ideas is on the meeting table; state ideas first.
reason-inkpot-too-far = Each bright idea changes the inkpot's move by only 1, and you have too few for this; choose a number closer to the given one.
reason-inkpot-must-move = The inkpot must move at least 1 space; choose a higher number.

## Why not: insights and effects

reason-no-such-insight = You have no such insight; choose one that lies on your dial.
reason-insight-does-not-fit = This insight does not have the quality or level that is asked for; choose another one.
reason-rest-unpayable = After this you could not pay the rest; pay with something else.
reason-cannot-pay-insights = You lack the insights this takes; generate, elevate or transfer some first.
reason-short-of-coffee = This costs { $need } coffee, more than you have; Recall Ideas brings new coffee.
reason-no-box = You have no box; as a free action, a major, a median and a minor insight buy one.
reason-nothing-to-elevate = None of your insights can be elevated; you need a minor or median one on your dial, so generate one first.
reason-not-on-a-ring = Insights in the reserve do not count here; you need one on a ring, so generate one first.
reason-already-major = A major insight cannot be elevated any further; choose a minor or median one.
reason-same-quality = The insight already has this quality; choose one of the other two.
reason-ability-not-yours = This is the ability of a client you do not have, or whose grief is not overcome yet; bring that client to catharsis.
reason-ability-used = This ability works once in your turn and has been used; it is back in your next turn.
reason-no-such-part = There is no effect of this number here; choose one of those on offer.
reason-part-impossible = This would do nothing now, or you cannot pay for it; choose something else or go on.
reason-part-must-be-done = Therapy points cannot be skipped; resolve them before you go on.
reason-reserve-first = As long as your reserve holds insights, you generate with one of those; choose one from the reserve.
reason-no-own-insight = This takes a coloured insight from your dial; each row or column you fill with tiles frees one.

## Why not: the notebook

reason-other-column = This action is for another column of the display; choose a tile there.
reason-no-tile-there = There is no tile for this here; choose a space with a tile, the same one again if it is resolved twice.
reason-row-full = This row is full; choose one with an empty space.
reason-locked = { $need ->
    [one] To cover this lock you need { $need } cured client
   *[other] To cover this lock you need { $need } cured clients
}; cure more clients or choose another row.
reason-empty-space-first = An empty space is still free for the tile; choose a row instead.
reason-column-not-open = This column is still closed; the inkpot opens the next one when it passes from left to top.

## Why not: research and treatises

reason-not-in-hand = You do not hold this research card; choose one from your hand.
reason-not-in-display = This research card is not on display; choose a face-up one, or go on.
reason-not-drawn = You did not draw this card; keep one of the two you drew.
reason-not-in-play = This research card is not in play in front of you; choose one that is.
reason-published-already = This treatise has been published; choose another one.
reason-first-volume-own = The leftmost volume must be a research card of yours in play, in the colour shown; play one first.
reason-volumes-missing = Your research in play and the volumes you could cite do not complete this treatise; play more research first.
reason-volume-not-needed = The treatise needs no volume of this colour now; choose one of another colour.
reason-would-strand-treatise = With this volume you could no longer complete the treatise; choose another one.
reason-cite-others = Only treatises that other players have published can be cited; choose one of those.
reason-nothing-to-cite = All volumes of this treatise have been cited away; choose another one.

## Why not: the city

reason-not-that-figure = This move is not possible here; choose one of the moves on offer.
reason-already-with-freud = This figure already stands with Freud; choose a number of locations instead.
reason-too-many-bright = Location effects are resolved five times at most, so this would waste a bright idea; spend fewer.
reason-figure-not-there = A bonus needs your professor, Freud or, if he is in the game, the journalist there; move one of them first.
reason-no-tokens = This district has no tokens left and gives no more bonuses; choose another district.
reason-bonus-taken = This bonus has been used up; choose one that is not covered.
reason-tags-missing = You need { $need } location tags of this district, more than you have; play research, publish, win goals or bring clients to catharsis.
reason-track-not-there = Freud's marker has not come this far; choose an action from its section or further left.

## Why not: clients

reason-room-empty = There is no client in this room; choose a room with a client.
reason-treated-already = You have treated this client in this turn; treat the other one or go on.
reason-no-dream = This client has no dreams left; only boxes at the end of your turn still help.
reason-not-in-client-display = No client lies there; choose one of those on display.
reason-no-such-dream = No dream lies there; choose another one.

## Options

option-players = Players
option-players-help = Two to four play. With fewer players the meeting table has fewer spaces, and fewer notebook tiles are in the game.
option-journalist = Journalist
option-journalist-help = Module: one more figure in the city. You may move the journalist in place of your professor or Freud, take bonuses where he stands, and with him the location tags of everyone's treatises count for you.
option-overlays = Location overlays
option-overlays-help = Module: overlays replace the three bonuses of every location, so each game differs. A coloured one fits its district; a grey one can lie anywhere, and its middle bonus treats a client.
option-overlays-none = No overlays
option-overlays-coloured = All coloured
option-overlays-mixed = Mixed: half coloured, half grey
option-overlays-grey = All grey
option-fireworks = Fireworks
option-fireworks-help = Module: in the district with the fireworks a district bonus needs one location tag less. Once used, they move on to the next district.
