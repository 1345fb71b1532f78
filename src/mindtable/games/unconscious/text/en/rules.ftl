### Unconscious Mind: the rules, one message per clause of content/clauses.toml, in our own words.

## setup
topic-setup = Setup
clause-setup-order = The first player is random. Play goes clockwise in rounds; the first player opens every round, and the order never changes.
clause-setup-district-tokens = Each of the three districts has a stack of eight district tokens. The top token of each stack carries a reputation.
clause-setup-freud = Freud's marker starts on 1 of the reputation track. His figure starts on the location shown by one of the six goals with location tags, drawn at random.
clause-setup-goals = All seven location goals lie face up from the start.
clause-setup-idea-spaces = With four players all sixteen idea spaces are open. With three, the top and the bottom space of both outer columns are blocked; with two, both outer columns are blocked whole.
clause-setup-notebook-count = Of each level, 12, 15 or 18 random notebook tiles are in the game with two, three or four players. The rest is put away unseen.
clause-setup-notebook-display = Each level forms a stack with the main sides up, in the left column of its row. The top tile goes to the right space with its banner up, the next one to the middle space in the same way.
clause-setup-client-display = Two routine clients and two case studies lie face up beside their shuffled decks, each with a grief layer from the shuffled layers.
clause-setup-dream-display = The latent dreams are a shuffled face-down deck. Four manifest dreams lie face up beside their shuffled deck.
clause-setup-research-display = Two research cards lie face up beside their shuffled deck.
clause-setup-player-board = Each player starts with 0 points, 4 coffee, no box, the inkpot on the top space, three ideas in the pool and one above each column. Seven common insights lie in the reserve; six coloured ones are locked, one at the end of each row and column.
clause-setup-reputation = All players' markers start on 0 of the reputation track in one stack, in reverse order of play: the last player's at the bottom, the first player's on top.
clause-setup-later-players = The second player starts with 1 bright idea, the third with 1 bright idea and 1 coffee more, the fourth with 2 bright ideas.
clause-setup-office-card = Each player gets a random office card with a letter from A to D. It lies in the second room and blocks it.
clause-setup-starting-clients = For the first choice of clients, one routine client more than there are players is laid out, each with a starting grief layer.
clause-setup-client-choice = In reverse order of play, each player picks one of these clients for the first room, then draws a latent dream, chooses a manifest dream and sets the therapy marker, all before the next player picks.
clause-setup-client-left = The client that nobody picked loses its starting layer and goes under the deck of routine clients.
clause-setup-starting-tile = Then, in order of play, each player chooses one of the three starting notebook tiles with the letter of the own office card. The other two leave the game.
clause-setup-starting-banner = The banner of the starting tile tells where the professor starts and which insights are generated from the reserve. The tile is then placed, main side up, on the left space of any row.

## turn
topic-turn = Your turn
clause-turn-options = In your turn do exactly one of these: State Ideas, Recall Ideas or Treat Clients.
clause-turn-always-treat = Treat Clients is always allowed, even if you can treat nobody.

## effect
topic-effect = Effects
clause-effect-order = Several parts of an effect, or several effects at once, are resolved in the order you like, unless an order is given. Each is resolved whole before the next.
clause-effect-optional = You may skip any part of an effect.
clause-effect-required = These cannot be skipped: catharsis, therapy points, reputation, location goals, filling empty rooms, and placing a notebook tile that fits.
clause-effect-either = Of options parted by a slash you get one. Each time you resolve the effect you choose anew.
clause-effect-cost = Where an effect asks you to use or repress insights or to spend coffee, you get what follows only after paying all of it.

## free
topic-free = Free actions
clause-free-any-time = The uses of coffee, the exchange of insights for a box and the exchange of a box for points are free actions. They are open at every point of your own turn, also in the middle of an effect, but never in another player's turn.
clause-free-make-room = Before coffee or boxes would go beyond their maximum, you may make room with free actions.

## insight
topic-insight = Insights
clause-insight-common = Each player has seven common insights. They stay on the own dial, on a ring or in the reserve, for the whole game.
clause-insight-coloured = Each player has six coloured insights, locked on the player board at first. One that is freed goes to the reserve.
clause-insight-coloured-use = A freed coloured insight works like a common one. It can also be put, for good, on a treatise or on a district bonus.
clause-insight-dial = An insight on the dial has the quality of its section, growth, freedom or passion, and the level of its ring: minor inside, median in the middle, major outside. Each spot holds any number of insights.
clause-insight-reserve = An insight in the reserve, the centre of the dial, has neither quality nor level.
clause-insight-generate = To generate an insight, move one of your choice, common or coloured, from the reserve to the spot shown.
clause-insight-generate-empty-reserve = Only when the reserve is empty may you generate by moving any insight of your dial to the spot shown.
clause-insight-generate-any = An insight generated without a colour shown goes to that ring in any section.
clause-insight-elevate = To elevate an insight, move it one ring outwards in its section: minor to median, median to major. An insight in the reserve or on the major ring cannot be elevated.
clause-insight-repress = To repress an insight, move it one ring inwards in its section: major to median, median to minor, minor to the reserve. An insight in the reserve cannot be repressed.
clause-insight-transfer = To transfer an insight, move it to another section on the same ring. An insight in the reserve cannot be transferred.

## pay
topic-pay = Using insights
clause-pay-use = To use an insight, move it from its ring to the reserve. Insights in the reserve cannot be used.
clause-pay-matching = Each insight shown is paid with one insight of yours. Which insight pays for which is up to you.
clause-pay-overpay = You may overpay: a higher level of the same quality pays for a lower one. There is no change.
clause-pay-any-quality = An insight shown without a colour may be of any quality; its level, or a higher one, is needed.

## coffee
topic-coffee = Coffee
clause-coffee-most = You hold at most 6 coffee. What would exceed that is lost.
clause-coffee-repress = Where you have to repress an insight, you may spend 1 coffee instead, even with no insight on the rings.
clause-coffee-elevate = Free action: spend 2 coffee to elevate or to transfer one insight.
clause-coffee-bright-idea = Free action: spend 3 coffee to gain 1 bright idea.

## box
topic-box = Heart-shaped boxes
clause-box-exchange = Free action: use one major, one median and one minor insight of any qualities to gain 1 box.
clause-box-points = Free action: give up 1 box for 2 points.
clause-box-most = You hold at most 5 boxes. Each box beyond that becomes 2 points at once.

## bright-idea
topic-bright-idea = Bright ideas
clause-bright-idea-supply = The supply of bright ideas is unlimited, and you may hold any number. One that is used goes back to the supply.
clause-bright-idea-stand-in = When you State Ideas, a bright idea may stand in for an idea in every way, for one of two ideas or for both.
clause-bright-idea-removed = Bright ideas on the meeting table go back to the supply at the end of your turn.

## table
topic-table = The meeting table
clause-table-lattice = The nine actions form a grid of three by three. The sixteen idea spaces lie on its corners, four rows of four, and each touches the one, two or four actions around it.
clause-table-grid = The actions from left to right. Top: notebook tile for 1, for 2, for 3 coffee. Middle: generate, gain a research card, move your professor. Bottom: elevate and transfer, play research or publish, move Freud.
clause-table-generate = The action generate: generate one minor growth, one minor freedom and one minor passion.
clause-table-elevate = The action elevate and transfer: up to two elevations and up to one transfer, in any order.
clause-table-play = The action play research or publish: either play one or two research cards, or publish one treatise.

## idea
topic-idea = State Ideas
clause-idea-steps = State Ideas has three steps: place ideas, resolve the action, move the inkpot. Your ideas stay on the table until you recall them.
clause-idea-needed = State Ideas needs an idea or bright idea of yours, an empty idea space and, beside it, an action at which none of your earlier ideas points.
clause-idea-one-or-two = Place one or two ideas from your pool on one idea space. It must be empty: no idea of any player lies there, and it is not blocked.
clause-idea-point = All ideas placed in this turn point at one action beside their space.
clause-idea-own-earlier = Your ideas cannot point at an action at which an idea of yours from an earlier turn points. Other players' ideas do not matter.
clause-idea-once-each = You may resolve the action once for each idea placed in this turn, the first time whole before the second.
clause-idea-optional = Resolving the action is optional; you may place ideas only to move the inkpot.
clause-idea-second-skipped = A second resolution that cannot be done is skipped. The ideas stay where they are and the inkpot moves.

## inkpot
topic-inkpot = The inkpot
clause-inkpot-move = After the action you must move the inkpot clockwise by exactly the value of the move.
clause-inkpot-value = The value is that of the row of idea spaces you used: 1, 2, 3 or 4 from top to bottom. Two ideas do not add to it.
clause-inkpot-track = The inkpot has five spaces, clockwise: top, row 1, row 2, row 3, left. It starts on top.
clause-inkpot-modify = Each bright idea you spend changes the value of a move by 1, up or down. A move is at least 1.
clause-inkpot-by-bonus = A bonus that moves the inkpot lets you choose a number in its range, which bright ideas may change too. Then the space is resolved as usual.
clause-inkpot-lap = Each time the inkpot passes from left to top, the leftmost idea above your columns goes to your pool for the rest of the game, and the column below it opens. That happens three times; later laps free nothing.
clause-inkpot-lap-before-effect = The idea and its column are freed at once, before the space where the inkpot stops is resolved.
clause-inkpot-stop-only = You may resolve the space on which the inkpot stops. Spaces it only passes do nothing.
clause-inkpot-spaces = The top space resolves an open column of your choice, each row space its own row, and the left space the reputation track.

## line
topic-line = Rows and columns
clause-line-row = A row gives its minor insight (generate growth in row 1, freedom in row 2, passion in row 3), the main effect of each of its tiles and, if it is filled, one elevation. Each once, in any order.
clause-line-column = An open column gives the main effect of each of its tiles and, if it is filled, a median insight (generate growth in the left, freedom in the middle, passion in the right column). Each once, in any order. A column not yet open cannot be resolved.
clause-line-by-bonus = A bonus that resolves a row is for any row; one that resolves a column needs an open column. The inkpot does not move for it.
clause-line-one-tile = Resolving a notebook tile means the main effect of one tile on your board. Where one tile is resolved twice, the first time is whole before the second.

## notebook
topic-notebook = Notebook tiles
clause-notebook-one-coffee = The first notebook action: spend 1 coffee and take the top tile of either stack, without its effects.
clause-notebook-two-coffee = The second notebook action: spend 2 coffee, take either tile of the middle column and resolve its banner.
clause-notebook-three-coffee = The third notebook action: spend 3 coffee, take either tile of the right column and resolve its main effect and its banner, in any order.
clause-notebook-steps = A notebook tile is paid for, taken, resolved and only then placed. The display is refilled last.
clause-notebook-by-effect = An effect away from the meeting table that gains a notebook tile gives the top tile of either stack, without coffee and without the effects of the tile.
clause-notebook-place = A new tile goes, main side up, on the first empty space from the left in any row of your board.
clause-notebook-lock = The third space of each row has a lock. To cover your first lock you need no cured client, for the second 1, for the third 2, whichever rows they are in.
clause-notebook-replace = A tile that fits on an empty space must be placed. Only if none is allowed may it replace any tile of your board, which is discarded; otherwise the new tile is discarded. Tiles are never moved.
clause-notebook-replace-nothing = Replacing a tile keeps its filled lines filled and gives nothing again.
clause-notebook-filled = A row or column with three tiles is filled. At once its coloured insight goes to your reserve, which opens the elevation of that row or the insight at the foot of that column.
clause-notebook-ninth = Placing your ninth notebook tile gives you a reputation.
clause-notebook-refill = An empty middle space takes the top tile of the stack in its row, banner up. An empty right space takes the middle tile of its row, then the middle is refilled.
clause-notebook-stack-gone = A row is never refilled from the other stack. When the stack is gone, the middle tile still slides to the right.
clause-notebook-empty-space = A space of the display that can no longer be refilled gives 1, 2 or 3 points (left, middle, right column) instead of a tile, and nothing else. The coffee for the action is paid all the same.

## research
topic-research = Research cards
clause-research-gain = To gain a research card, draw the top card of the deck into your hand.
clause-research-exchange = After gaining a research card you may exchange any card of your hand for one of the two face-up cards; yours takes its place.
clause-research-empty-deck = Research cards are never discarded. From an empty deck nothing is drawn, but you may still exchange.
clause-research-play = Only an effect that says so lets you play a research card. It goes from your hand face up in front of you, is in play from then on, and its effects are resolved.

## treatise
topic-treatise = Treatises
clause-treatise-any = Any treatise not yet published may be published, by whoever has its three to five volumes in the colours shown. Each research card is a volume of one colour.
clause-treatise-leftmost-own = The leftmost volume must be a research card of yours in play.
clause-treatise-other-volumes = The other volumes are your research cards in play or volumes cited from other players' treatises, in any mix. Cards in hand, volumes of your own treatises and other players' cards in play cannot be used.
clause-treatise-order = The volumes lie under the treatise in the order it shows.
clause-treatise-insight = Publishing needs a coloured insight from your dial, from the reserve or any ring. It lies on the treatise to the end of the game.
clause-treatise-reward = Publishing gives the points of the treatise at once, and its two different location tags are in play.
clause-treatise-cards-out-of-play = Research cards that became volumes are no longer in play; their location tags do not count.

## cite
topic-cite = Citing
clause-cite-others = You may cite volumes only while you publish, and only from treatises that other players published before.
clause-cite-from-the-right = Citing takes the rightmost volume of a treatise, then the next, without gaps. You may cite any number, from one treatise or several.
clause-cite-needed = Every volume cited becomes a volume of the treatise you publish; none is taken that it does not need.
clause-cite-reward = A player who is cited gains at once 1 bright idea and 2 points for each volume taken.
clause-cite-all-away = All volumes of a treatise may be cited away. It stays published, with its tags.

## city
topic-city = The city
clause-city-ring = The locations lie clockwise in a ring: Theatre, Library (green district, growth), Opera, Museum (purple, freedom), University, Café (red, passion).
clause-city-figures = A location holds any number of figures. Figures move clockwise only.
clause-city-bonus-spaces = Each location has three bonus spaces and each district four more, worth 3, 4, 5 and 6. They can be used only when you Recall Ideas.

## professor
topic-professor = Moving your professor
clause-professor-move = The action move your professor: move it 1 or 2 locations, or to Freud, then you may resolve the effects of the location it reaches.
clause-professor-to-freud = Your professor can move to Freud's location, however far, only from another location.

## freud
topic-freud = Moving Freud
clause-freud-move = The action move Freud: move his figure 1, 2 or 3 locations, then you may resolve the effects of the location it reaches.
clause-freud-watch = Each time Freud's marker passes from 3 to 4, from 6 to 7 or from 8 to 9, his figure moves one location. That resolves no effects.

## location
topic-location = Location effects
clause-location-figures = You may resolve a location's effects once for each figure there, the one just moved included.
clause-location-tags = Instead of figures you may count your tags of that location. The two are never added.
clause-location-bright-ideas = Each bright idea you spend lets you resolve the location's effects two more times.
clause-location-five = A location's effects are never resolved more than five times in a row.
clause-location-fixed = The number of times is fixed at the start, bright ideas included. What changes afterwards, such as Freud's figure moving on, does not alter it.
clause-location-any-mix = Each time you may choose any of the location's effects, the same or another.
clause-location-by-tag = An effect that resolves a location works without moving a figure: count the tag it shows and all your tags of that location. Bright ideas may add to it.
clause-location-theatre = Theatre: generate a minor growth; or elevate one insight; or use a minor growth to gain a research card.
clause-location-library = Library: generate a minor growth; or gain 1 coffee; or use a median growth to gain 1 box.
clause-location-opera = Opera: generate a minor freedom; or transfer one insight or elevate one freedom; or use a minor freedom to gain a research card.
clause-location-museum = Museum: generate a minor freedom; or gain 1 coffee; or use a median freedom to gain 1 box.
clause-location-university = University: generate a minor passion; or elevate one insight; or use a minor passion to gain a research card.
clause-location-cafe = Café: generate a minor passion; or gain 1 coffee; or use a median passion to gain 1 box.

## tag
topic-tag = Location tags
clause-tag-sources = Your tags in play are those on your research cards in play, your published treatises, your location goals and your routine clients without a grief layer, cured or not.
clause-tag-not-counted = Tags do not count on cards in hand, on cards that became volumes and on clients with a grief layer.

## recall
topic-recall = Recall Ideas
clause-recall-needed = You can Recall Ideas only with at least one idea of yours on the meeting table.
clause-recall-steps = Recall Ideas has three steps: gain coffee, take all your ideas back to your pool, then you may gain one bonus.
clause-recall-coffee = Gain 1 coffee for each idea space with at least one idea of yours.
clause-recall-one-bonus = The bonus is either a location bonus or a district bonus, in a district where your professor or Freud stands.
clause-recall-token = The top token of the district's stack covers the bonus you gain, which is then used up. When the stack is empty, that district gives no more bonuses.
clause-recall-token-reputation = A token with a reputation gives you that reputation after the effects of the bonus.

## location-bonus
topic-location-bonus = Location bonuses
clause-location-bonus-gain = For a location bonus, choose a location where your professor or Freud stands and one of its empty bonus spaces, and resolve it.
clause-location-bonus-theatre = The bonuses of the Theatre: resolve a column; generate a major growth; gain a research card.
clause-location-bonus-library = The bonuses of the Library: gain a notebook tile; generate a major growth; two elevations and 1 coffee.
clause-location-bonus-opera = The bonuses of the Opera: resolve a row; generate a major freedom; gain a research card.
clause-location-bonus-museum = The bonuses of the Museum: gain a notebook tile; generate a major freedom; gain 1 bright idea.
clause-location-bonus-university = The bonuses of the University: resolve one notebook tile twice; generate a major passion; play a research card.
clause-location-bonus-cafe = The bonuses of the Café: gain 2 coffee and 1 box; generate a major passion; resolve the reputation track.

## district
topic-district = District bonuses
clause-district-gain = For a district bonus you need at least as many tags of its two locations together as the value of the space, and the space must be empty.
clause-district-insight = A district bonus costs one coloured insight from your dial, from the reserve or any ring. It lies on the space to the end of the game.
clause-district-insight-first = The coloured insight is on the map before the effects of the bonus are resolved.
clause-district-three = District bonus of value 3: move your inkpot 1 space; gain 1 box.
clause-district-four = District bonus of value 4: move your inkpot 1 or 2 spaces; gain 1 box.
clause-district-five = District bonus of value 5: move your inkpot 1 to 3 spaces; gain 2 boxes.
clause-district-six = District bonus of value 6: move your inkpot 1 to 4 spaces; gain 2 boxes; gain 1 reputation.

## reputation
topic-reputation = Reputation
clause-reputation-sources = Reputation comes only from the seven location goals, the three top district tokens, the three district bonuses of value 6 and a ninth notebook tile.
clause-reputation-steps = When you gain a reputation, first Freud's marker moves on by 1, then your own, then Freud's figure if his marker passed a watch.
clause-reputation-stack = A marker that reaches an occupied space lies on top of the markers there.
clause-reputation-nine = A player's marker stops on 9. Each further reputation gives 3 points instead of a step.
clause-reputation-not-the-track = Gaining reputation does not resolve the reputation track, and resolving the track moves no marker.
clause-reputation-freud-on-ten = Once Freud's marker is on 10, reputation moves only your own marker. Reaching 10 does not move his figure.

## track
topic-track = The reputation track
clause-track-steps = To resolve the reputation track, first take the income above your own marker, then you may do one action below.
clause-track-income = The income by the space of your marker: 0 to 1, 1 point and 2 coffee; 2 to 4, 3 points and 1 coffee; 5 to 9, 5 points.
clause-track-action = The action is from the section below Freud's marker or from any section to its left.
clause-track-tile-or-coffee = Section 1 to 3: resolve one notebook tile, or gain 2 coffee.
clause-track-notebook = Section 4 to 6: gain a notebook tile.
clause-track-professor = Section 7 to 8: move your professor 1 or 2 locations, not to Freud, and resolve the location.
clause-track-treat = Section 9 to 10: treat one client.

## goal
topic-goal = Location goals
clause-goal-at-once = Whoever meets the condition of a goal that nobody has won wins it at once, between two steps of whatever is going on.
clause-goal-reward = A goal gives a reputation. Its winner keeps the tile, and its location tags are in play to the end of the game.
clause-goal-two-columns = Fill two columns of your board: two tags of the Café.
clause-goal-three-ideas = Free all three ideas of your board: two tags of the Theatre.
clause-goal-two-treatises = Publish two treatises: two tags of the Library.
clause-goal-three-routine = Cure three routine clients: two tags of the Opera.
clause-goal-two-case-studies = Cure two case studies: two tags of the Museum.
clause-goal-five-cured = Cure five clients of either kind: two tags of the University.
clause-goal-two-insights = Have two coloured insights on the city map, in one district or two: no tags, but 3 points at once.

## client
topic-client = Clients
clause-client-routine = A routine client has two location tags of one district and an ability that changes a rule for you.
clause-client-case-study = A case study has no tags, but a way to score at the end of the game, up to its maximum.
clause-client-take = For a new client choose any of the face-up ones, routine or case study, with its grief layer; then take its dreams and set the therapy marker.
clause-client-refill = The client taken is replaced by one from the same deck with a new grief layer; if that deck is empty, by one from the other deck.
clause-client-none-left = When there are no clients left at all, a room stays empty.
clause-client-second-room = Your second room is blocked by the office card until your first client reaches catharsis. The card is then discarded, and the room is filled at the end of that turn.

## grief
topic-grief = Grief layers
clause-grief-layer = A grief layer shows therapy points, a reward for catharsis and one of three symbols: waves, cloud or eye. It belongs to its client until catharsis.
clause-grief-starting = The starting layers are all alike: 2 therapy points, no symbol, and the opening of the second room.
clause-grief-match = Treating a client with a manifest dream whose symbol is that of the grief layer gives 1 box, when the dream is used. It does not if the layer is gone by then.

## dream
topic-dream = Dreams
clause-dream-latent = Each new client first gets a latent dream, drawn from the deck and laid face up.
clause-dream-manifest = Then you choose a manifest dream from the four face-up ones or take the unseen top card of the deck. It lies on the latent dream, and the display is refilled.
clause-dream-visible = Only the fully visible dream can be used: the manifest one first, the latent one once the manifest one is gone.
clause-dream-reshuffle = When a deck of dreams or the grief layers run out, their discards are shuffled into a new deck.

## treat
topic-treat = Treat Clients
clause-treat-clients = Treat Clients lets you treat each client in your rooms once, one or both, in any order.
clause-treat-dream = To treat a client, use the insights its visible dream shows, then resolve the dream's effects in any order.
clause-treat-discard = The dream used is discarded. A client without dreams can no longer be treated; only boxes still give it therapy points.
clause-treat-all-points = The therapy points of a dream go to its client, as many as it can take. You cannot keep them back for boxes.
clause-treat-surplus = Therapy points of a dream that are left over once the client is cured become 1 box each.
clause-treat-by-effect = An effect that treats one client uses one dream on one client, even on a client already treated in this turn.

## therapy
topic-therapy = Therapy
clause-therapy-track = The therapy track runs from 8 down to 0, alike for both rooms. Each therapy point moves the marker one space towards 0.
clause-therapy-start = A new client's marker starts on the sum of the therapy points on the client and on its grief layer, 4 to 8.
clause-therapy-points = The spaces 6, 7 and 8 give 1, 2 and 3 points, when the marker starts on them, passes them or stops there.
clause-therapy-sources = Therapy points come only from dreams and, at the end of a turn, from boxes.

## catharsis
topic-catharsis = Catharsis
clause-catharsis-when = When the marker reaches or passes 3, the client's catharsis must be resolved at once.
clause-catharsis-reward = Catharsis gives the points and effects of the grief layer, which is then discarded. It does not give the points of the client.
clause-catharsis-whole-first = Catharsis is resolved whole before the remaining therapy points move the marker.
clause-catharsis-active = From catharsis to the end of the game the client's location tags and ability, or its scoring, are active, also once it is cured.

## cured
topic-cured = Cured clients
clause-cured-when = A client whose marker reaches 0 is cured and gives its points at once.
clause-cured-keep = A cured client leaves the room and lies face up in your area to the end of the game.
clause-cured-dreams = The unused dreams of a cured client are discarded. The room stays empty until the end of the turn.

## ability
topic-ability = Abilities of routine clients
clause-ability-recall = When you Recall Ideas, you gain 1 coffee more.
clause-ability-inkpot = Once in your turn you may change the value of a move of the inkpot by 1, up or down, but not below 1.
clause-ability-elevate = Once in your turn you may elevate an insight for 1 coffee, as a free action.
clause-ability-transfer = Once in your turn you may transfer an insight for nothing, as a free action.
clause-ability-research = When you gain a research card, draw two and keep one; the other goes under the deck.
clause-ability-treatise = Each treatise you publish gives 2 points more.
clause-ability-cited = You gain 1 coffee more for each of your volumes cited.
clause-ability-boxes = You hold up to 7 boxes instead of 5.
clause-ability-notebook = The third notebook action costs you 2 coffee instead of 3.
clause-ability-district = In the district of this client's tags, you may resolve a location's effects one more time. Five times stay the limit.
clause-ability-catharsis = Each catharsis of your other clients gives 1 box more.
clause-ability-overpay = When you overpay, you gain 1 coffee, once per payment, but not for the exchange for a box.

## end-of-turn
topic-end-of-turn = End of turn
clause-end-of-turn-order = After the option chosen, you may first use boxes for therapy; then you must fill your empty rooms.
clause-end-of-turn-boxes = At the end of your turn, each box you give up gives 1 therapy point to a client in your rooms. You choose the client anew for each box, after the effects of the one before.
clause-end-of-turn-fill-rooms = Each empty room that is not blocked gets a new client with dreams. Two are filled one after the other; the rooms are alike.

## ending
topic-ending = End of the game
clause-ending-signal = Freud's marker reaching 10 signals the end of the game. Whoever moved it there gets 3 points at once, besides 3 for an own marker that stays on 9. Nothing else ends the game.
clause-ending-rounds = After the signal the current round is finished and one more round is played. Then comes the final scoring.
clause-ending-no-new-clients = In the last round empty rooms are not filled. Everything else is as usual.

## scoring
topic-scoring = Final scoring
clause-scoring-reputation = The space of your reputation marker gives its number in points.
clause-scoring-reputation-order = The player furthest on the reputation track gets 2 points for each own treatise and each own cured client, the second 1 point for each.
clause-scoring-districts = Coloured insights in one, two or three different districts give 4, 10 or 18 points. More than one in a district adds nothing.
clause-scoring-rows = One, two or three filled rows give 1, 5 or 16 points.
clause-scoring-tags = Different location tags, 1 to 6 of them, give 0, 1, 3, 6, 10 or 15 points. Further tags of the same location add nothing.
clause-scoring-case-studies = Each of your case studies without a grief layer, cured or not, scores by its card, up to its maximum.
clause-scoring-boxes = Each box left gives 2 points.
clause-scoring-coffee = Every 3 coffee left become 1 bright idea. Then each bright idea gives 1 point.
clause-scoring-winner = The player with the most points wins.

## tie
topic-tie = Ties
clause-tie-reputation = Of two markers on one space of the reputation track, the lower one, which came first, is ahead.
clause-tie-winner = Of players tied for the win, the one with the higher reputation wins; on the same space, the one whose marker lies lower.

## secret
topic-secret = Secrets
clause-secret-hand = Only you see the research cards in your hand.
clause-secret-decks = Nobody knows the order of the decks, or the notebook tiles below the top ones. The top tile of a stack shows its main side.
clause-secret-open = Everything else is open to all.
clause-secret-undo = What has been drawn or turned up cannot be undone.

## module-journalist
topic-module-journalist = Module: the journalist
clause-module-journalist-setup = Once Freud stands, one of the five other goals with location tags is drawn at random; the journalist starts on its location.
clause-module-journalist-move = Where you may move your professor or Freud, you may move the journalist instead, as far: 1 or 2 locations or to Freud, or 1 to 3. Then resolve the location as usual.
clause-module-journalist-figure = The journalist counts as a figure at the location.
clause-module-journalist-tags = When the journalist is the figure moved and you count tags, the tags of all published treatises, other players' included, add to yours. Your own treatises count once.
clause-module-journalist-bonus = You may also gain a location bonus or a district bonus where the journalist stands.
clause-module-journalist-district = For a bonus of the district where the journalist stands, the tags of all published treatises add to yours. Your own treatises count once.
clause-module-journalist-not-elsewhere = For effects that resolve a location without a move and for the final scoring, other players' treatises add nothing.

## module-overlay
topic-module-overlay = Module: location overlays
clause-module-overlay-coloured = All coloured: each of the six overlays lies, coloured side up, on a random location of its own district.
clause-module-overlay-mixed = Mixed: one overlay of each district lies, coloured side up, on a random location of its district; the other three lie grey side up on the remaining locations at random.
clause-module-overlay-grey = All grey: the six overlays lie grey side up on the six locations at random.
clause-module-overlay-covers = The three bonuses of an overlay replace those of the location it covers. All other rules for location bonuses hold.
clause-module-overlay-treat = The middle bonus of each grey overlay: treat one client.

## module-fireworks
topic-module-fireworks = Module: fireworks
clause-module-fireworks-setup = The fireworks start in the district where Freud starts.
clause-module-fireworks-discount = In the district with the fireworks, a district bonus needs one tag less. They are used only when you need them.
clause-module-fireworks-moves-on = After being used, the fireworks move to the next district clockwise.
clause-module-fireworks-no-use = In a district without tokens or without empty district bonuses, the fireworks move on to the next one. When no district can use them, they leave the game.
clause-module-fireworks-journalist = The fireworks and the tags that the journalist adds work together.

## solo
topic-solo = Solo play
clause-solo-id = Alone, you play against Id, a bot that plays by the full rules, with the setup for two players.
clause-solo-modules = Id uses the journalist when that gets it more, the fireworks whenever it can, and the treatment of an overlay with one of its top dreams.
