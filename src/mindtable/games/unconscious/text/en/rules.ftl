### Unconscious Mind: the rules, one message per clause of content/clauses.toml, in our own words.

## setup
topic-setup = Setup
clause-setup-order = The first player is chosen at random. Play goes clockwise in rounds. The first player starts every round, and the turn order never changes.
clause-setup-district-tokens = Each of the three districts has a stack of eight district tokens. The top token of each stack gives 1 reputation.
clause-setup-freud = Freud’s marker starts on space 1 of the reputation track. One of the six goals with location tags is drawn at random, and Freud’s figure starts at the location it shows.
clause-setup-goals = All seven location goals are face up from the start.
clause-setup-idea-spaces = With four players, all sixteen idea spaces are open. With three, the top and bottom spaces of both outer columns are blocked. With two, both outer columns are blocked completely.
clause-setup-notebook-count = The game uses 12 random notebook tiles of each level with two players, 15 with three and 18 with four. The rest are put away unseen.
clause-setup-notebook-display = Each level has its own row. Its tiles form a stack in the left column, main side up. The top tile goes to the right-hand space, banner side up. The next one goes to the middle space, also banner side up.
clause-setup-client-display = Two routine clients and two case studies are face up beside their shuffled decks. Each of these clients has a grief layer from the shuffled layers.
clause-setup-dream-display = The latent dreams form a shuffled face-down deck. Four manifest dreams are face up beside their own shuffled deck.
clause-setup-research-display = Two research cards are face up beside their shuffled deck.
clause-setup-player-board = Each player starts with 0 points, 4 coffee and no boxes. Three ideas are in the pool, and one more is above each column. The inkpot starts on the top space. Seven common insights start in the reserve. Six coloured insights start locked, one at the end of each row and column.
clause-setup-reputation = All players’ markers start in one stack on space 0 of the reputation track. They are in reverse turn order, with the last player’s marker at the bottom and the first player’s on top.
clause-setup-later-players = The second player starts with 1 bright idea, the third with 1 bright idea and 1 extra coffee, the fourth with 2 bright ideas.
clause-setup-office-card = Each player gets a random office card with a letter from A to D. It goes in the second room and blocks it.
clause-setup-starting-clients = For the first choice of clients, lay out one more routine client than there are players, each with a starting grief layer.
clause-setup-client-choice = In reverse turn order, each player picks one of these clients for the first room, then draws a latent dream, chooses a manifest dream and sets the therapy marker. Only then does the next player pick.
clause-setup-client-left = The client that nobody picked loses its starting layer and goes to the bottom of the routine client deck.
clause-setup-starting-tile = Then, in turn order, each player chooses one of the three starting notebook tiles with the letter of their office card. The other two leave the game.
clause-setup-starting-banner = The banner of the starting tile shows where the professor starts and which insights the player generates from the reserve. Then the player places the tile, main side up, on the left space of any row.

## turn
topic-turn = Your turn
clause-turn-options = On your turn, do exactly one of these: State Ideas, Recall Ideas or Treat Clients.
clause-turn-always-treat = You may always choose Treat Clients, even if you can’t treat anyone.

## effect
topic-effect = Effects
clause-effect-order = When an effect has several parts, or several effects happen together, resolve them in any order you like unless an order is given. Finish each one before you start the next.
clause-effect-optional = You may skip any part of an effect.
clause-effect-required = You can’t skip these: catharsis, therapy points, reputation, location goals, filling empty rooms, and placing a notebook tile that fits.
clause-effect-either = When options are separated by a slash, you get one of them. Choose again each time you resolve the effect.
clause-effect-cost = When an effect asks you to use or repress insights or to spend coffee, you get what follows only after paying the full cost.

## free
topic-free = Free actions
clause-free-any-time = Spending coffee, exchanging insights for a box and exchanging a box for points are free actions. You may take them at any point of your own turn, even in the middle of an effect, but never on another player’s turn.
clause-free-make-room = If you are about to exceed the limit for coffee or boxes, you may first make room with free actions.

## insight
topic-insight = Insights
clause-insight-common = Each player has seven common insights. They stay on that player’s dial for the entire game, on a ring or in the reserve.
clause-insight-coloured = Each player has six coloured insights, which start locked on the player board. When you free one, it goes to your reserve.
clause-insight-coloured-use = A freed coloured insight works like a common one. You can also put it on a treatise or a district bonus, where it stays for good.
clause-insight-dial = An insight on the dial has the quality of its section (growth, freedom or passion) and the level of its ring (minor inside, median in the middle, major outside). Each spot has room for any number of insights.
clause-insight-reserve = An insight in the reserve, the centre of the dial, has no quality and no level.
clause-insight-generate = To generate an insight, move one of your choice, common or coloured, from the reserve to the spot shown.
clause-insight-generate-empty-reserve = If your reserve is empty, generate by moving any insight on your rings to the spot shown. You can’t do this while you have insights in the reserve.
clause-insight-generate-any = If no colour is shown, you may generate the insight in any section of the ring shown.
clause-insight-elevate = To elevate an insight, move it one ring outwards in its section: minor to median, or median to major. You can’t elevate an insight in the reserve or on the major ring.
clause-insight-repress = To repress an insight, move it one ring inwards in its section: major to median, median to minor, or minor to the reserve. You can’t repress an insight in the reserve.
clause-insight-transfer = To transfer an insight, move it to another section of the same ring. You can’t transfer an insight in the reserve.

## pay
topic-pay = Using insights
clause-pay-use = To use an insight, move it from its ring to the reserve. You can’t use insights in the reserve.
clause-pay-matching = Pay for each insight shown with one of your own. You decide which pays for which.
clause-pay-overpay = You may overpay: an insight of a higher level pays for a lower one of the same quality. You get no change.
clause-pay-any-quality = If an insight is shown without a colour, you may pay with any quality. It must be of the level shown or a higher one.

## coffee
topic-coffee = Coffee
clause-coffee-most = You can have at most 6 coffee. Any more is lost.
clause-coffee-repress = Instead of repressing an insight, you may spend 1 coffee, even if you have no insights on the rings.
clause-coffee-elevate = Free action: spend 2 coffee to elevate or transfer one insight.
clause-coffee-bright-idea = Free action: spend 3 coffee to gain 1 bright idea.

## box
topic-box = Heart-shaped boxes
clause-box-exchange = Free action: use one major, one median and one minor insight of any qualities to gain 1 box.
clause-box-points = Free action: give up 1 box for 2 points.
clause-box-most = You can have at most 5 boxes. Each additional box immediately becomes 2 points.

## bright-idea
topic-bright-idea = Bright ideas
clause-bright-idea-supply = The supply of bright ideas is unlimited, and you may have any number of them. When you use one, it goes back to the supply.
clause-bright-idea-stand-in = When you State Ideas, a bright idea counts as an idea in every way. You may use one in place of either of two ideas, or two in place of both.
clause-bright-idea-removed = At the end of your turn, bright ideas on the meeting table go back to the supply.

## table
topic-table = The meeting table
clause-table-lattice = The nine actions form a grid of three by three. The sixteen idea spaces are at the corners of the actions, in four rows of four. Each space touches the one, two or four actions around it.
clause-table-grid = These are the actions, from left to right. Top row: notebook tile for 1 coffee, for 2 coffee, for 3 coffee. Middle row: generate, gain a research card, move your professor. Bottom row: elevate and transfer, play research or publish, move Freud.
clause-table-generate = The action “generate”: generate one minor growth, one minor freedom and one minor passion insight.
clause-table-elevate = The action “elevate and transfer”: elevate up to twice and transfer once, in any order.
clause-table-play = The action “play research or publish”: either play one or two research cards, or publish one treatise.

## idea
topic-idea = State Ideas
clause-idea-steps = State Ideas has three steps: place ideas, resolve the action, move the inkpot. Your ideas stay on the table until you recall them.
clause-idea-needed = To State Ideas, you need an idea or a bright idea, an empty idea space, and an action next to it that none of your earlier ideas points at.
clause-idea-one-or-two = Place one or two ideas from your pool on one idea space. The space must not be blocked, and it must have no ideas on it, yours or anyone else’s.
clause-idea-point = All ideas you place this turn point at the same action next to their space.
clause-idea-own-earlier = Your ideas can’t point at an action if one of your ideas from an earlier turn already does. Other players’ ideas don’t matter.
clause-idea-once-each = You may resolve the action once for each idea you placed this turn. Finish the first time before you start the second.
clause-idea-optional = Resolving the action is optional. You may place ideas just to move the inkpot.
clause-idea-second-skipped = If you can’t resolve the action a second time, you skip it. The ideas stay where they are, and the inkpot moves.

## inkpot
topic-inkpot = The inkpot
clause-inkpot-move = After the action, you must move the inkpot clockwise by exactly the value of the move.
clause-inkpot-value = The value depends on the row of the idea space you used: 1, 2, 3 or 4 from top to bottom. A second idea doesn’t add to it.
clause-inkpot-track = The inkpot has five spaces, in clockwise order: top, row 1, row 2, row 3, left. It starts on the top space.
clause-inkpot-modify = Each bright idea you spend changes the value of a move by 1, up or down. A move is at least 1.
clause-inkpot-by-bonus = When a bonus moves the inkpot, you choose a number in its range. Bright ideas may change this number too. Then you resolve the space as usual.
clause-inkpot-lap = Each time the inkpot passes from left to top, move the leftmost idea above your columns to your pool. It is yours for the rest of the game, and the column below it opens. This happens three times. Later laps free nothing.
clause-inkpot-lap-before-effect = You free the idea and open the column immediately, before you resolve the space where the inkpot stops.
clause-inkpot-stop-only = You may resolve the space where the inkpot stops. Spaces it only passes have no effect.
clause-inkpot-spaces = On the top space, resolve an open column of your choice. On a row space, resolve that row. On the left space, resolve the reputation track.

## line
topic-line = Rows and columns
clause-line-row = A row gives its minor insight (generate growth in row 1, freedom in row 2, passion in row 3), the main effect of each of its tiles and, if it is filled, one elevation. Resolve each of these once, in any order.
clause-line-column = An open column gives the main effect of each of its tiles and, if it is filled, a median insight (generate growth in the left, freedom in the middle, passion in the right column). Resolve each of these once, in any order. You can’t resolve a column before it opens.
clause-line-by-bonus = A bonus that resolves a row works for any row. A bonus that resolves a column needs an open column. The inkpot doesn’t move.
clause-line-one-tile = To resolve a notebook tile, resolve the main effect of one tile on your board. If you resolve one tile twice, finish the first time before you start the second.

## notebook
topic-notebook = Notebook tiles
clause-notebook-one-coffee = The first notebook action: spend 1 coffee and take the top tile of either stack, without its effects.
clause-notebook-two-coffee = The second notebook action: spend 2 coffee, take either tile of the middle column and resolve its banner.
clause-notebook-three-coffee = The third notebook action: spend 3 coffee, take either tile of the right column and resolve its main effect and its banner, in any order.
clause-notebook-steps = First pay for a notebook tile, then take it, resolve it and only then place it. Refill the display last.
clause-notebook-by-effect = When an effect away from the meeting table gives you a notebook tile, take the top tile of either stack. You pay no coffee and don’t resolve the tile’s effects.
clause-notebook-place = Place a new tile, main side up, on the first empty space from the left in any row of your board.
clause-notebook-lock = The third space of each row has a lock. You need no cured clients to cover your first lock, 1 to cover your second and 2 to cover your third. It doesn’t matter which rows these locks are in.
clause-notebook-replace = If a tile fits on an allowed empty space, you must place it. If there is no such space, you may replace any tile on your board with the new one and discard the old one. Otherwise you discard the new tile. You never move tiles.
clause-notebook-replace-nothing = When you replace a tile, a row or column that was filled stays filled and gives nothing again.
clause-notebook-filled = A row or column with three tiles is filled. Its coloured insight immediately goes to your reserve. This opens the elevation of that row or the insight at the foot of that column.
clause-notebook-ninth = When you place your ninth notebook tile, you gain 1 reputation.
clause-notebook-refill = Fill an empty middle space with the top tile of the stack in its row, banner side up. Fill an empty right-hand space with the middle tile of its row, then refill the middle.
clause-notebook-stack-gone = A row is never refilled from the other stack. When its stack is gone, the middle tile still slides to the right.
clause-notebook-empty-space = A display space that can no longer be refilled gives 1, 2 or 3 points (left, middle, right column) instead of a tile, and nothing else. You still pay the coffee for the action.

## research
topic-research = Research cards
clause-research-gain = To gain a research card, draw the top card of the deck into your hand.
clause-research-exchange = After you gain a research card, you may exchange any card in your hand for one of the two face-up cards. Yours takes its place.
clause-research-empty-deck = Research cards are never discarded. If the deck is empty, you draw nothing, but you may still exchange a card.
clause-research-play = You may play a research card only when an effect says so. Put it face up in front of you and resolve its effects. From then on it is in play.

## treatise
topic-treatise = Treatises
clause-treatise-any = You may publish any treatise that hasn’t been published yet if you have its three to five volumes in the colours shown. Each research card is a volume of one colour.
clause-treatise-leftmost-own = The leftmost volume must be one of your research cards in play.
clause-treatise-other-volumes = The other volumes are your research cards in play or volumes you cite from other players’ treatises, in any mix. You can’t use cards in your hand, volumes of your own treatises or other players’ cards in play.
clause-treatise-order = The volumes go under the treatise in the order it shows.
clause-treatise-insight = To publish, you need a coloured insight from your dial, either from the reserve or from any ring. Put it on the treatise, where it stays until the end of the game.
clause-treatise-reward = When you publish a treatise, you score its points immediately, and its two different location tags are in play.
clause-treatise-cards-out-of-play = Research cards that became volumes are no longer in play. Their location tags don’t count.

## cite
topic-cite = Citing
clause-cite-others = You may cite volumes only while you publish, and only from treatises that other players published earlier.
clause-cite-from-the-right = To cite, take the rightmost volume of a treatise, then the next, without gaps. You may cite any number, from one treatise or several.
clause-cite-needed = Every volume you cite becomes a volume of the treatise you publish. You can’t take volumes it doesn’t need.
clause-cite-reward = For each volume you take, the player you cite immediately gains 1 bright idea and 2 points.
clause-cite-all-away = A treatise may lose all its volumes because other players cite them. It stays published and keeps its tags.

## city
topic-city = The city
clause-city-ring = The locations form a ring, in clockwise order: Theatre, Library (green district, growth), Opera, Museum (purple, freedom), University, Café (red, passion).
clause-city-figures = A location has room for any number of figures. Figures move clockwise only.
clause-city-bonus-spaces = Each location has three bonus spaces and each district has four more, with values 3, 4, 5 and 6. You can use them only when you Recall Ideas.

## professor
topic-professor = Moving your professor
clause-professor-move = The action “move your professor”: move your professor 1 or 2 locations, or to Freud. Then you may resolve the effects of the new location.
clause-professor-to-freud = Your professor can move to Freud from any distance, but not if both are already at the same location.

## freud
topic-freud = Moving Freud
clause-freud-move = The action “move Freud”: move his figure 1, 2 or 3 locations. Then you may resolve the effects of the new location.
clause-freud-watch = Each time Freud’s marker passes from 3 to 4, from 6 to 7 or from 8 to 9, his figure moves one location. This doesn’t let anyone resolve the location’s effects.

## location
topic-location = Location effects
clause-location-figures = You may resolve a location’s effects once for each figure there, including the one that just moved.
clause-location-tags = You may count your tags of that location instead of figures. Never add the two together.
clause-location-bright-ideas = For each bright idea you spend, you may resolve the location’s effects two more times.
clause-location-five = You can never resolve a location’s effects more than five times in a row.
clause-location-fixed = At the start, you set how many times you resolve the effects, including the times from bright ideas. Later changes, such as a move of Freud’s figure, don’t affect this number.
clause-location-any-mix = Each time, you may choose any of the location’s effects, the same one or another.
clause-location-by-tag = When an effect resolves a location, no figure moves. Count the tag shown and all your tags of that location. You may add bright ideas.
clause-location-theatre = Theatre: generate a minor growth insight; elevate one insight; or use a minor growth insight to gain a research card.
clause-location-library = Library: generate a minor growth insight; gain 1 coffee; or use a median growth insight to gain 1 box.
clause-location-opera = Opera: generate a minor freedom insight; transfer one insight or elevate one freedom insight; or use a minor freedom insight to gain a research card.
clause-location-museum = Museum: generate a minor freedom insight; gain 1 coffee; or use a median freedom insight to gain 1 box.
clause-location-university = University: generate a minor passion insight; elevate one insight; or use a minor passion insight to gain a research card.
clause-location-cafe = Café: generate a minor passion insight; gain 1 coffee; or use a median passion insight to gain 1 box.

## tag
topic-tag = Location tags
clause-tag-sources = Your tags in play are those on your research cards in play, your published treatises, your location goals and your routine clients without a grief layer, cured or not.
clause-tag-not-counted = Tags don’t count on cards in hand, on cards that became volumes or on clients with a grief layer.

## recall
topic-recall = Recall Ideas
clause-recall-needed = You can Recall Ideas only if at least one of your ideas is on the meeting table.
clause-recall-steps = Recall Ideas has three steps. First gain coffee. Then take all your ideas back to your pool. Finally, you may gain one bonus.
clause-recall-coffee = Gain 1 coffee for each idea space with at least one of your ideas.
clause-recall-one-bonus = The bonus is either a location bonus, at a location where your professor or Freud is, or a district bonus, in a district where one of them is.
clause-recall-token = Cover the bonus you gain with the top token of the district’s stack. That bonus is now used up. When its stack is empty, the district gives no more bonuses.
clause-recall-token-reputation = If the token shows 1 reputation, you gain it after the effects of the bonus.

## location-bonus
topic-location-bonus = Location bonuses
clause-location-bonus-gain = For a location bonus, choose a location where your professor or Freud is, then choose one of its empty bonus spaces and resolve it.
clause-location-bonus-theatre = The Theatre bonuses: resolve a column; generate a major growth insight; gain a research card.
clause-location-bonus-library = The Library bonuses: gain a notebook tile; generate a major growth insight; elevate up to twice and gain 1 coffee.
clause-location-bonus-opera = The Opera bonuses: resolve a row; generate a major freedom insight; gain a research card.
clause-location-bonus-museum = The Museum bonuses: gain a notebook tile; generate a major freedom insight; gain 1 bright idea.
clause-location-bonus-university = The University bonuses: resolve one notebook tile twice; generate a major passion insight; play a research card.
clause-location-bonus-cafe = The Café bonuses: gain 2 coffee and 1 box; generate a major passion insight; resolve the reputation track.

## district
topic-district = District bonuses
clause-district-gain = For a district bonus, add up your tags of the district’s two locations. You need at least as many as the value of the bonus space, and the space must be empty.
clause-district-insight = A district bonus costs one coloured insight from your dial, either from the reserve or from any ring. It stays on the bonus space until the end of the game.
clause-district-insight-first = Put the coloured insight on the map before you resolve the effects of the bonus.
clause-district-three = District bonus of value 3: move your inkpot 1 space; gain 1 box.
clause-district-four = District bonus of value 4: move your inkpot 1 or 2 spaces; gain 1 box.
clause-district-five = District bonus of value 5: move your inkpot 1 to 3 spaces; gain 2 boxes.
clause-district-six = District bonus of value 6: move your inkpot 1 to 4 spaces; gain 2 boxes; gain 1 reputation.

## reputation
topic-reputation = Reputation
clause-reputation-sources = Reputation comes only from the seven location goals, the three top district tokens, the three district bonuses of value 6 and your ninth notebook tile.
clause-reputation-steps = When you gain 1 reputation, Freud’s marker advances by 1 first, then yours. Then Freud’s figure moves if his marker passed a watch.
clause-reputation-stack = When a marker reaches an occupied space, put it on top of the markers there.
clause-reputation-nine = Your marker stops on 9. From then on, each reputation you gain gives you 3 points instead of a step.
clause-reputation-not-the-track = Gaining reputation doesn’t resolve the reputation track, and resolving the track moves no marker.
clause-reputation-freud-on-ten = Once Freud’s marker is on 10, reputation moves only your own marker. Freud’s figure doesn’t move when his marker reaches 10.

## track
topic-track = The reputation track
clause-track-steps = To resolve the reputation track, first take the income above your own marker. Then you may take one of the actions below the track.
clause-track-income = Your income depends on your marker’s space. Space 0 or 1 gives 1 point and 2 coffee. Spaces 2 to 4 give 3 points and 1 coffee. Spaces 5 to 9 give 5 points.
clause-track-action = Choose the action from the section below Freud’s marker or from any section to its left.
clause-track-tile-or-coffee = Spaces 1 to 3: resolve one notebook tile or gain 2 coffee.
clause-track-notebook = Spaces 4 to 6: gain a notebook tile.
clause-track-professor = Spaces 7 and 8: move your professor 1 or 2 locations and resolve the new location. You can’t move straight to Freud here.
clause-track-treat = Spaces 9 and 10: treat one client.

## goal
topic-goal = Location goals
clause-goal-at-once = The first player to meet a goal’s condition wins it immediately, between the current step and the next.
clause-goal-reward = When you win a goal, you gain 1 reputation. You keep the tile, and its location tags are in play until the end of the game.
clause-goal-two-columns = Fill two columns of your board: two Café tags.
clause-goal-three-ideas = Free all three ideas on your board: two Theatre tags.
clause-goal-two-treatises = Publish two treatises: two Library tags.
clause-goal-three-routine = Cure three routine clients: two Opera tags.
clause-goal-two-case-studies = Cure two case studies: two Museum tags.
clause-goal-five-cured = Cure five clients of either kind: two University tags.
clause-goal-two-insights = Have two coloured insights on the city map, in one district or two: no tags, but 3 points immediately.

## client
topic-client = Clients
clause-client-routine = A routine client has two location tags of one district and an ability that changes a rule for you.
clause-client-case-study = A case study has no tags. It scores points at the end of the game as its card says, up to its maximum.
clause-client-take = To take on a new client, choose any of the face-up clients, routine or case study, with its grief layer. Then take its dreams and set the therapy marker.
clause-client-refill = Fill the gap in the display with a client from the same deck and a new grief layer. If that deck is empty, use the other deck.
clause-client-none-left = If there are no clients left at all, a room stays empty.
clause-client-second-room = The office card blocks your second room until your first client reaches catharsis. Then you discard the card and fill the room at the end of that turn.

## grief
topic-grief = Grief layers
clause-grief-layer = A grief layer shows therapy points, a reward for catharsis and one of three symbols: waves, a cloud or an eye. The layer stays on its client until catharsis.
clause-grief-starting = All starting layers are identical. They have 2 therapy points and no symbol, and their catharsis opens your second room.
clause-grief-match = If you treat a client with a manifest dream that has the same symbol as the grief layer, you gain 1 box when you use the dream. You gain nothing if the layer is already gone by then.

## dream
topic-dream = Dreams
clause-dream-latent = Each new client first gets a latent dream, drawn from the deck and placed face up.
clause-dream-manifest = Then choose one of the four face-up manifest dreams, or take the top card of the deck unseen. Put it on top of the latent dream, and refill the display.
clause-dream-visible = You can only use a dream that is fully visible: the manifest dream first, and the latent dream once the manifest one is gone.
clause-dream-reshuffle = When a dream deck or the grief layers run out, shuffle their discards into a new deck.

## treat
topic-treat = Treat Clients
clause-treat-clients = With Treat Clients, you may treat each client in your rooms once: one or both, in any order.
clause-treat-dream = To treat a client, use the insights shown on its visible dream. Then resolve the dream’s effects in any order.
clause-treat-discard = Discard the dream you used. Once a client has no dreams left, you can’t treat that client any more. Only boxes can still give it therapy points.
clause-treat-all-points = The client gets all the dream’s therapy points, up to what it needs for a cure. You can’t keep any of them back for boxes.
clause-treat-surplus = If therapy points of a dream are left over once the client is cured, each becomes 1 box.
clause-treat-by-effect = When an effect treats one client, use one dream on one client. You may choose a client you already treated this turn.

## therapy
topic-therapy = Therapy
clause-therapy-track = The therapy track runs from 8 down to 0, the same for both rooms. Each therapy point moves the marker one space towards 0.
clause-therapy-start = Add the therapy points on a new client and on its grief layer. The marker starts on the sum, which is between 4 and 8.
clause-therapy-points = The spaces 6, 7 and 8 give you 1, 2 and 3 points when the marker starts on them, passes them or stops there.
clause-therapy-sources = Therapy points come only from dreams and, at the end of a turn, from boxes.

## catharsis
topic-catharsis = Catharsis
clause-catharsis-when = When the marker reaches or passes 3, you must resolve the client’s catharsis immediately.
clause-catharsis-reward = Catharsis gives you the points and effects of the grief layer. Then you discard the layer. You don’t score the client’s own points yet.
clause-catharsis-whole-first = Finish the catharsis before the remaining therapy points move the marker.
clause-catharsis-active = From catharsis until the end of the game, the client’s location tags and ability, or its scoring, are active. They stay active after the client is cured.

## cured
topic-cured = Cured clients
clause-cured-when = A client whose marker reaches 0 is cured and gives you its points immediately.
clause-cured-keep = A cured client leaves the room and stays face up in your area until the end of the game.
clause-cured-dreams = Discard the unused dreams of a cured client. The room stays empty until the end of the turn.

## ability
topic-ability = Abilities of routine clients
clause-ability-recall = When you Recall Ideas, you gain 1 extra coffee.
clause-ability-inkpot = Once during your turn, you may change the value of an inkpot move by 1, up or down, but not below 1.
clause-ability-elevate = Once during your turn, you may elevate an insight for 1 coffee, as a free action.
clause-ability-transfer = Once during your turn, you may transfer an insight for free, as a free action.
clause-ability-research = When you gain a research card, draw two and keep one. Put the other at the bottom of the deck.
clause-ability-treatise = You score 2 extra points for each treatise you publish.
clause-ability-cited = You gain 1 extra coffee for each of your volumes that other players cite.
clause-ability-boxes = You can have up to 7 boxes instead of 5.
clause-ability-notebook = The third notebook action costs you 2 coffee instead of 3.
clause-ability-district = In the district of this client’s tags, you may resolve a location’s effects one more time. Five times is still the limit.
clause-ability-catharsis = You gain 1 extra box each time another of your clients reaches catharsis.
clause-ability-overpay = When you overpay, you gain 1 coffee, once per payment, but not when you exchange insights for a box.

## end-of-turn
topic-end-of-turn = End of turn
clause-end-of-turn-order = Once you’ve finished the option you chose, you may use boxes for therapy. Then you must fill your empty rooms.
clause-end-of-turn-boxes = At the end of your turn, each box you give up gives 1 therapy point to a client in your rooms. Choose the client separately for each box, after the effects of the one before.
clause-end-of-turn-fill-rooms = Each empty room that isn’t blocked gets a new client with dreams. If both are empty, fill one after the other. There is no difference between the rooms.

## ending
topic-ending = End of the game
clause-ending-signal = Freud’s marker signals the end of the game when it reaches 10. The player who moved it there immediately gets 3 points, in addition to the 3 points for their own marker if it stays on 9. Nothing else ends the game.
clause-ending-rounds = After the signal, finish the current round and play one more. Then comes the final scoring.
clause-ending-no-new-clients = In the last round, you don’t fill empty rooms. Everything else works as usual.

## scoring
topic-scoring = Final scoring
clause-scoring-reputation = You score points equal to the number on your reputation marker’s space.
clause-scoring-reputation-order = The player furthest along the reputation track gets 2 points for each treatise they published and each client they cured. The second player gets 1 point for each.
clause-scoring-districts = Coloured insights in one, two or three different districts give 4, 10 or 18 points. More than one in the same district adds nothing.
clause-scoring-rows = One, two or three filled rows give 1, 5 or 16 points.
clause-scoring-tags = With one, two, three, four, five or six different location tags you score 0, 1, 3, 6, 10 or 15 points. More tags of the same location add nothing.
clause-scoring-case-studies = Each of your case studies without a grief layer, cured or not, scores as its card says, up to its maximum.
clause-scoring-boxes = Each box you have left gives 2 points.
clause-scoring-coffee = Turn every 3 coffee you have left into 1 bright idea. Then each bright idea gives 1 point.
clause-scoring-winner = The player with the most points wins.

## tie
topic-tie = Ties
clause-tie-reputation = If two markers share a space on the reputation track, the lower one got there first and is ahead.
clause-tie-winner = If players tie for the win, the one with the higher reputation wins. If their markers share a space, the player with the lower marker in the stack wins.

## secret
topic-secret = Secrets
clause-secret-hand = Only you see the research cards in your hand.
clause-secret-decks = Nobody knows the order of the decks, or the notebook tiles below the top ones. The top tile of a stack shows its main side.
clause-secret-open = Everything else is open for all to see.
clause-secret-undo = You can’t undo anything that was drawn or turned face up.

## module-journalist
topic-module-journalist = Module: the journalist
clause-module-journalist-setup = After Freud is placed, draw one of the five other goals with location tags at random. The journalist starts at the location it shows.
clause-module-journalist-move = Whenever you may move your professor or Freud, you may move the journalist instead. In place of your professor, he moves 1 or 2 locations, or to Freud. In place of Freud, he moves 1 to 3 locations. Then resolve the location as usual.
clause-module-journalist-figure = The journalist counts as a figure at his location.
clause-module-journalist-tags = If you moved the journalist and count tags, add the tags of all published treatises to yours, including those of other players. Your own treatises count once.
clause-module-journalist-bonus = You may also gain a location bonus or a district bonus where the journalist is.
clause-module-journalist-district = For a district bonus where the journalist is, add the tags of all published treatises to yours. Your own treatises count once.
clause-module-journalist-not-elsewhere = Other players’ treatises add nothing to effects that resolve a location without a move, or to the final scoring.

## module-overlay
topic-module-overlay = Module: location overlays
clause-module-overlay-coloured = All coloured: each of the six overlays goes, coloured side up, on a random location of its own district.
clause-module-overlay-mixed = Mixed: one overlay of each district goes, coloured side up, on a random location of its district. The other three go grey side up on the remaining locations at random.
clause-module-overlay-grey = All grey: the six overlays go grey side up on the six locations at random.
clause-module-overlay-covers = The three bonuses of an overlay replace those of the location it covers. All other rules for location bonuses still apply.
clause-module-overlay-treat = The middle bonus of each grey overlay: treat one client.

## module-fireworks
topic-module-fireworks = Module: fireworks
clause-module-fireworks-setup = The fireworks start in the district where Freud starts.
clause-module-fireworks-discount = In the district with the fireworks, a district bonus needs one fewer tag. You use the fireworks only if you need them.
clause-module-fireworks-moves-on = After you use the fireworks, they move to the next district clockwise.
clause-module-fireworks-no-use = If a district has no tokens or no empty district bonuses, the fireworks move to the next one. If no district can use them, they leave the game.
clause-module-fireworks-journalist = You may combine the fireworks with the tags that the journalist adds.

## solo
topic-solo = Solo play
clause-solo-id = In a solo game you play against Id, a bot that follows the full rules, with the setup for two players.
clause-solo-modules = Id uses the journalist when that pays off more, and the fireworks whenever it can. When an overlay lets it treat a client, it uses one of its top dreams.
