### What players read while playing: buttons, questions, the log, refusals and options.
### Log lines are sentences without a full stop. Names that have forms (.a, .at, .to, .in, .the) are asked for one where the
### grammar needs it; names of cards, clients and treatises stay as they are, in quotes or at the end.

game-unconscious = Unconscious Mind
game-unconscious-about = Vienna, over a great deal of coffee: share ideas at Freud’s table, turn insights into therapy, free clients from their grief and publish treatises. For two to four players.

## The dial

noun-insight-reserve = insight from the reserve
noun-insight-growth-minor = minor growth
noun-insight-growth-median = median growth
noun-insight-growth-major = major growth
noun-insight-freedom-minor = minor freedom
noun-insight-freedom-median = median freedom
noun-insight-freedom-major = major freedom
noun-insight-passion-minor = minor passion
noun-insight-passion-median = median passion
noun-insight-passion-major = major passion
noun-insight-reserve-own = coloured insight from the reserve
noun-insight-growth-minor-own = coloured minor growth
noun-insight-growth-median-own = coloured median growth
noun-insight-growth-major-own = coloured major growth
noun-insight-freedom-minor-own = coloured minor freedom
noun-insight-freedom-median-own = coloured median freedom
noun-insight-freedom-major-own = coloured major freedom
noun-insight-passion-minor-own = coloured minor passion
noun-insight-passion-median-own = coloured median passion
noun-insight-passion-major-own = coloured major passion

area-reserve = reserve
    .coloured = a coloured insight from the reserve
area-growth-minor = minor growth
    .a = a minor growth insight
    .coloured = a coloured minor growth insight
area-growth-median = median growth
    .a = a median growth insight
    .coloured = a coloured median growth insight
area-growth-major = major growth
    .a = a major growth insight
    .coloured = a coloured major growth insight
area-freedom-minor = minor freedom
    .a = a minor freedom insight
    .coloured = a coloured minor freedom insight
area-freedom-median = median freedom
    .a = a median freedom insight
    .coloured = a coloured median freedom insight
area-freedom-major = major freedom
    .a = a major freedom insight
    .coloured = a coloured major freedom insight
area-passion-minor = minor passion
    .a = a minor passion insight
    .coloured = a coloured minor passion insight
area-passion-median = median passion
    .a = a median passion insight
    .coloured = a coloured median passion insight
area-passion-major = major passion
    .a = a major passion insight
    .coloured = a coloured major passion insight

## The notebook

noun-tile-spot-i-stack = level I, from the stack
noun-tile-spot-i-middle = level I, middle column
noun-tile-spot-i-right = level I, right column
noun-tile-spot-ii-stack = level II, from the stack
noun-tile-spot-ii-middle = level II, middle column
noun-tile-spot-ii-right = level II, right column
noun-cell-1 = row 1, space 1
    .in = in row 1, space 1
noun-cell-2 = row 1, space 2
    .in = in row 1, space 2
noun-cell-3 = row 1, space 3
    .in = in row 1, space 3
noun-cell-4 = row 2, space 1
    .in = in row 2, space 1
noun-cell-5 = row 2, space 2
    .in = in row 2, space 2
noun-cell-6 = row 2, space 3
    .in = in row 2, space 3
noun-cell-7 = row 3, space 1
    .in = in row 3, space 1
noun-cell-8 = row 3, space 2
    .in = in row 3, space 2
noun-cell-9 = row 3, space 3
    .in = in row 3, space 3
line-1 = row 1
line-2 = row 2
line-3 = row 3
line-4 = column 1
line-5 = column 2
line-6 = column 3
tile-start = starting tile
    .a = their starting tile
tile-one = level I
    .a = a level I notebook tile
tile-two = level II
    .a = a level II notebook tile

## The city

noun-bonus-theatre-1 = { location-theatre }, no. 1
    .the = bonus 1 { location-theatre.at }
noun-bonus-theatre-2 = { location-theatre }, no. 2
    .the = bonus 2 { location-theatre.at }
noun-bonus-theatre-3 = { location-theatre }, no. 3
    .the = bonus 3 { location-theatre.at }
noun-bonus-library-1 = { location-library }, no. 1
    .the = bonus 1 { location-library.at }
noun-bonus-library-2 = { location-library }, no. 2
    .the = bonus 2 { location-library.at }
noun-bonus-library-3 = { location-library }, no. 3
    .the = bonus 3 { location-library.at }
noun-bonus-opera-1 = { location-opera }, no. 1
    .the = bonus 1 { location-opera.at }
noun-bonus-opera-2 = { location-opera }, no. 2
    .the = bonus 2 { location-opera.at }
noun-bonus-opera-3 = { location-opera }, no. 3
    .the = bonus 3 { location-opera.at }
noun-bonus-museum-1 = { location-museum }, no. 1
    .the = bonus 1 { location-museum.at }
noun-bonus-museum-2 = { location-museum }, no. 2
    .the = bonus 2 { location-museum.at }
noun-bonus-museum-3 = { location-museum }, no. 3
    .the = bonus 3 { location-museum.at }
noun-bonus-university-1 = { location-university }, no. 1
    .the = bonus 1 { location-university.at }
noun-bonus-university-2 = { location-university }, no. 2
    .the = bonus 2 { location-university.at }
noun-bonus-university-3 = { location-university }, no. 3
    .the = bonus 3 { location-university.at }
noun-bonus-cafe-1 = { location-cafe }, no. 1
    .the = bonus 1 { location-cafe.at }
noun-bonus-cafe-2 = { location-cafe }, no. 2
    .the = bonus 2 { location-cafe.at }
noun-bonus-cafe-3 = { location-cafe }, no. 3
    .the = bonus 3 { location-cafe.at }
noun-district-space-green-3 = { district-green }, value 3
    .the = the green district’s value 3 bonus
noun-district-space-green-4 = { district-green }, value 4
    .the = the green district’s value 4 bonus
noun-district-space-green-5 = { district-green }, value 5
    .the = the green district’s value 5 bonus
noun-district-space-green-6 = { district-green }, value 6
    .the = the green district’s value 6 bonus
noun-district-space-purple-3 = { district-purple }, value 3
    .the = the purple district’s value 3 bonus
noun-district-space-purple-4 = { district-purple }, value 4
    .the = the purple district’s value 4 bonus
noun-district-space-purple-5 = { district-purple }, value 5
    .the = the purple district’s value 5 bonus
noun-district-space-purple-6 = { district-purple }, value 6
    .the = the purple district’s value 6 bonus
noun-district-space-red-3 = { district-red }, value 3
    .the = the red district’s value 3 bonus
noun-district-space-red-4 = { district-red }, value 4
    .the = the red district’s value 4 bonus
noun-district-space-red-5 = { district-red }, value 5
    .the = the red district’s value 5 bonus
noun-district-space-red-6 = { district-red }, value 6
    .the = the red district’s value 6 bonus
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
noun-free-elevate = 2 coffee → elevate an insight
noun-free-transfer = 2 coffee → transfer an insight
noun-free-bright = 3 coffee → 1 bright idea
noun-free-box = major, median, minor insight → 1 box
noun-free-points = 1 box → 2 points
noun-free-cheap-elevate = 1 coffee → elevate an insight (client)
noun-free-free-transfer = transfer an insight for free (client)
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
verb-place = Place { $noun }
verb-inkpot = Move the inkpot by { $noun }
verb-part = Effect { $noun }
verb-pay = Pay with { $noun }
verb-coffee = Spend 1 coffee instead of repressing
verb-insight = Choose: { $noun }
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
verb-boost = Bright ideas to spend: { $noun }
verb-effect = Location effect { $noun }
verb-bonus = Location bonus: { $noun }
verb-district = District bonus: { $noun }
verb-treat = Treat the client in room { $noun }
verb-box = Use a box for the client in room { $noun }
verb-client = Client no. { $noun } from the left
verb-dream = Manifest dream: { $noun }
verb-start = Starting tile { $noun }
verb-discard = Discard the tile
verb-transfer = Transfer an insight instead
verb-done = Continue

## Questions

step-start-client = Which client do you start with?
step-choose-dream = Which manifest dream do you choose for { $client }?
step-start-tile = Which starting tile do you choose?
step-start-row = Which row do you choose for your starting tile? Effect: { $effect-gain }.
step-turn = What do you do this turn?
step-use-boxes = { $boxes ->
    [0] You have no boxes. End your turn, or take a free action first.
    [one] Use your box for therapy before your turn ends?
   *[other] Use any of your { $boxes } boxes for therapy before your turn ends?
}
step-choose-client = Which new client do you take on?
step-idea-space = Where do you state your ideas?
step-idea-point = Which action do your ideas on { $space } point at?
step-idea-place = What do you place for “{ $action }”?
step-table-action = { $times ->
    [one] Resolve “{ $action }”? You can do it once.
   *[other] Resolve “{ $action }”? You can do it twice.
}
step-inkpot-move = How far does the inkpot move? The value is { $value }, and each bright idea changes that by 1. The inkpot is { $space-at }.
step-inkpot-move-range = How far does the inkpot move? Choose from { $least } to { $most }. Each bright idea changes that by 1. The inkpot is { $space-at }.
step-parts = Which effect do you resolve next ({ $source })?
step-pay = Which insight do you pay with? Due: { $due-short }. In return: { $gains-gain }.
step-pay-repress = Which insight do you repress? In return: { $gains-gain }.
step-generate = Which insight becomes { $area-a }?
step-generate-quality = Which { $level } insight do you generate?
step-elevate = Which insight do you elevate?
step-transfer = Which insight do you transfer?
step-transfer-quality = Which quality do you transfer the { $insight } insight to?
step-elevate-or-transfer = Which insight do you elevate? Or transfer one instead?
step-choose-tile = Which tile do you resolve?
step-choose-row = Which row do you resolve?
step-choose-column = Which column do you resolve?
step-own-insight = Which coloured insight leaves your dial for good? It marks “{ $thing }”.
step-tile-spot = Which notebook tile do you take?
step-place-tile = Where does the tile go? Effect: { $effect-gain }.
step-two-cards = Which of the two research cards do you keep?
step-exchange-card = Exchange a card from your hand?
step-exchange-with = Which card do you take in exchange?
step-exchange-with-for = Which card do you take for “{ $card }”?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Play a research card?
       *[other] Play up to { $cards } research cards?
    }
   *[other] { $cards ->
        [one] Play a research card, or publish a treatise?
       *[other] Play up to { $cards } research cards, or publish a treatise?
    }
}
step-gather = Which volume do you add to “{ $treatise }”? Still needed: { $volumes }.
step-walk = Who moves, and how far?
step-boost = { $times ->
    [0] You can’t resolve any effects { $location-at } yet.
    [one] You can resolve one effect { $location-at }.
   *[other] You can resolve { $times } effects { $location-at }.
} Spend bright ideas for 2 more each?
step-location-effect = Which effect do you resolve { $location-at }? { $times ->
    [one] You have one left.
   *[other] You have { $times } left.
}
step-recall-bonus = Which bonus do you take?
step-track-action = Which action of the reputation track do you choose?
step-treating = Who do you treat?

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

event-turn = { $seat } starts turn { $number }
event-end-turn = { $seat } ends the turn
event-last-round = The last round begins
event-over = The game is over
event-points = { $seat } scores { amount-points } ({ $source })
event-coffee = { $seat } gains { $amount } coffee
event-pay-coffee = { $seat } spends { $amount } coffee
event-box = { $seat } gains { amount-boxes }
event-uses-box = { $seat } uses a box for therapy
event-sells-box = { $seat } trades a box for points
event-bright = { $seat } gains { amount-bright }
event-pay-bright = { $seat } spends { amount-bright }
event-insight = { $seat } generates { $to-a } from { $insight-a }
event-insight-generated = { $seat } generates { $to-a }
event-insight-elevated = { $seat } elevates { $insight-a } to { $to }
event-insight-transferred = { $seat } transfers { $insight-a } to { $to }
event-insight-repressed = { $seat } represses { $insight-a } to { $to }
event-insight-returned = { $seat } puts { $insight-a } back in the reserve
event-insight-placed = { $seat } gives up { $insight-coloured } for good
event-states = { $seat } states { stated } on { $space } for “{ $action }”
event-inkpot = { $seat } moves the inkpot { $by ->
    [one] { $by } space
   *[other] { $by } spaces
}, { $space-to }
event-idea-freed = { $seat } frees an idea and opens a column
event-takes-tile = { $seat } takes { $tile-a }
event-places-tile = { $seat } places { $tile-a } { $cell-in }
event-resolves-tile = { $seat } resolves { $tile-a }
event-line-filled = { $seat } fills { $line } and frees a coloured insight
event-draws-research = { $seat } draws the research card “{ $card }”
event-draws-research-hidden = { $seat } draws a research card
event-exchanges-research = { $seat } exchanges “{ $card }” for “{ $taken }”
event-plays-research = { $seat } plays the research card “{ $card }”
event-cites = { $seat } cites a volume of “{ $treatise }”, published by { $other_seat }
event-publishes = { $seat } publishes the treatise “{ $treatise }”
event-professor = { $seat } moves their professor { $location-to }
event-freud = Freud goes { $location-to }
event-journalist = The journalist goes { $location-to }
event-recall = { $seat } recalls ideas from { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
event-bonus = { $seat } takes { $bonus-the }
event-district-bonus = { $seat } takes { $space-the }
event-fireworks = The fireworks move on { $district-to }
event-reputation = { $seat } gains 1 reputation (marker now on { $space }, Freud’s on { $freud })
event-track = { $seat } resolves the reputation track
event-signal = { $seat } moves Freud’s marker to 10. One more round follows this one.
event-goal = { $seat } wins the location goal “{ $goal }”
event-takes-client = { $seat } takes on { $client }
event-takes-dream = { $seat } takes the manifest dream “{ $dream }”
event-treats = { $seat } uses the dream “{ $dream }” to treat { $client }
event-therapy = { $seat } gives { $amount ->
    [one] { $amount } therapy point
   *[other] { $amount } therapy points
} to { $client }
event-catharsis = Catharsis! { $seat } frees { $client } from grief
event-cures = { $seat } cures { $client }
event-second-room = { $seat } opens the second room

## Why not: ideas and the inkpot

reason-no-idea = You have no idea or bright idea to place. Recall your ideas, or buy a bright idea for 3 coffee.
reason-no-space = Your ideas already point at every action beside an empty space. Recall your ideas first.
reason-space-taken = There are already ideas on this space. Choose an empty one.
reason-space-blocked = This space isn’t used with so few players. Choose another one.
reason-not-beside = This action isn’t next to the space you chose. Choose one that touches it.
reason-already-pointed = Your earlier ideas already point there. Choose something else, or recall your ideas on another turn.
reason-not-enough-ideas = You don’t have enough ideas in your pool. Place fewer, or use a bright idea instead.
reason-not-enough-bright = You don’t have enough bright ideas for this. You can buy one for 3 coffee (free action).
reason-nothing-to-recall = None of your ideas are on the meeting table. State ideas first.
reason-inkpot-too-far = Each bright idea changes the inkpot’s move by only 1, and you don’t have enough for this. Choose a number closer to its value.
reason-inkpot-must-move = The inkpot has to move at least 1 space. Choose a higher number.

## Why not: insights and effects

reason-no-such-insight = You don’t have this insight. Choose one from your dial.
reason-insight-does-not-fit = This insight has the wrong quality or level. Choose another one.
reason-rest-unpayable = You couldn’t pay the rest after this. Pay with something else.
reason-cannot-pay-insights = You don’t have the insights for this. Generate, elevate or transfer some first.
reason-short-of-coffee = This costs { $need } coffee, more than you have. You get more coffee when you Recall Ideas.
reason-no-box = You have no box. You can buy one for a major, a median and a minor insight (free action).
reason-nothing-to-elevate = You have no insight to elevate. Generate a minor or median one first.
reason-not-on-a-ring = Insights in the reserve don’t count here. You need one on a ring, so generate one first.
reason-already-major = A major insight can’t be elevated any further. Choose a minor or median one.
reason-same-quality = The insight already has this quality. Choose one of the other two.
reason-ability-not-yours = You don’t have the client with this ability, or the client still has a grief layer. Lead that client to catharsis first.
reason-ability-used = You have already used this ability. It works once per turn, so you get it back in your next one.
reason-no-such-part = There’s no effect with this number here. Choose one of those on offer.
reason-part-impossible = This would do nothing now, or you can’t pay for it. Choose something else, or continue.
reason-part-must-be-done = You can’t skip therapy points. Resolve them before you continue.
reason-reserve-first = You have insights in your reserve, so you have to generate with one of those. Choose one from the reserve.
reason-no-own-insight = This takes a coloured insight from your dial. You free one with each row or column that you fill with tiles.

## Why not: the notebook

reason-other-column = This action is for another column of the display. Choose a tile there.
reason-no-tile-there = There’s no suitable tile here. Choose a space with a tile, and the same one again if you resolve it twice.
reason-row-full = This row is full. Choose one with an empty space.
reason-locked = { $need ->
    [one] To cover this lock you need { $need } cured client.
   *[other] To cover this lock you need { $need } cured clients.
} Cure more clients, or choose another row.
reason-empty-space-first = There’s still an empty space for the tile. Choose a row instead.
reason-column-not-open = This column is still closed. The next one opens when the inkpot passes from left to top.

## Why not: research and treatises

reason-not-in-hand = This research card isn’t in your hand. Choose one that is.
reason-not-in-display = This research card isn’t on display. Choose a face-up one, or continue.
reason-not-drawn = You didn’t draw this card. Keep one of the two you drew.
reason-not-in-play = You don’t have this research card in play. Choose one that you have.
reason-published-already = This treatise has been published. Choose another one.
reason-first-volume-own = The leftmost volume has to be a research card you have in play, in the colour shown. Play one first.
reason-volumes-missing = The cards you have in play and the volumes you can cite don’t complete this treatise. Play more research first.
reason-volume-not-needed = The treatise doesn’t need a volume of this colour now. Choose one of another colour.
reason-would-strand-treatise = With this volume you could no longer complete the treatise. Choose another one.
reason-cite-others = You can only cite treatises that other players have published. Choose one of those.
reason-nothing-to-cite = All volumes of this treatise have been cited. Choose another one.

## Why not: the city

reason-not-that-figure = This move isn’t possible here. Choose one of the moves on offer.
reason-already-with-freud = This figure is already with Freud. Choose a number of locations instead.
reason-too-many-bright = You can resolve location effects five times at most, so this would waste a bright idea. Spend fewer.
reason-figure-not-there = For a bonus you need your professor or Freud there (or the journalist, if he’s in the game). Move one of them first.
reason-no-tokens = This district has no tokens left, so it gives no more bonuses. Choose another district.
reason-bonus-taken = This bonus has been used. Choose one that isn’t covered.
reason-tags-missing = You need { $need } location tags of this district, more than you have. Play research, publish, win goals or lead clients to catharsis.
reason-track-not-there = Freud’s marker hasn’t come this far. Choose an action from its section or further left.

## Why not: clients

reason-room-empty = There’s no client in this room. Choose a room with a client.
reason-treated-already = You have already treated this client this turn. Treat the other one, or continue.
reason-no-dream = This client has no dreams left. Only boxes at the end of your turn will help.
reason-not-in-client-display = There’s no client here. Choose one of those on display.
reason-no-such-dream = There’s no dream here. Choose another one.

## Options

option-players = Players
option-players-help = Two to four can play. With fewer players the meeting table has fewer spaces, and the game has fewer notebook tiles.
option-journalist = Journalist
option-journalist-help = Module: one more figure in the city. You can move the journalist instead of your professor or Freud, and take bonuses where he is. When you move him, the location tags of everyone’s treatises count for you.
option-overlays = Location overlays
option-overlays-help = Module: overlays replace the three bonuses of every location, so each game is different. A coloured one fits its district. A grey one can go anywhere, and its middle bonus treats a client.
option-overlays-none = No overlays
option-overlays-coloured = All coloured
option-overlays-mixed = Mixed: half coloured, half grey
option-overlays-grey = All grey
option-fireworks = Fireworks
option-fireworks-help = Module: a bonus in the district with the fireworks needs one fewer location tag. Once someone has used them, they move on to the next district.
