### Cerebria: the rules, one message per clause of content/clauses.toml, in our own words.

## setup
topic-setup = Setup
clause-setup-spirit = Half of the four players belong to Bliss, half to Gloom. Each player picks a different Spirit of the own team and keeps it for the whole game.
clause-setup-board-sides = All Spirit boards show the same side, A or B, and both Team boards show the same side, A or B. The two choices are independent of each other.
clause-setup-origin-first = The Origin starts with the Sphere of Commitment at the Valley of Motives.
clause-setup-origin-revised = The Origin starts in a random orientation.
clause-setup-spheres = Each of the five Spheres starts with 7 Willpower.
clause-setup-pieces = Each team starts with 5 Minor, 3 Major and 1 Capping Fragment, 3 Ambition tokens, all of them spent, and its counter on 0 of its Wheel of Intentions. The Identity is empty.
clause-setup-aspirations = The nine Common Aspirations are shuffled and laid in a row, face up. The leftmost face-up one is the current Common Aspiration.
clause-setup-hidden = Each team shuffles its own nine Hidden Aspirations into a face-down deck; the top card is its Hidden Aspiration. A deck whose top card equals the current Common Aspiration is shuffled again.
clause-setup-order = The order of play is random, but Bliss and Gloom always alternate. It does not change during the game.
clause-setup-first-player-willpower = The first player starts with 6 Willpower, 2 more than everyone else.
clause-setup-resources = Each player starts with 2 Essence and 4 Willpower.
clause-setup-hand = Each player shuffles the own Emotion deck, draws 2 cards as a hand, then turns the top card of the deck face up.
clause-setup-spirit-place = In order of play, each player puts the own Spirit on a Frontier space where no Spirit stands.
clause-setup-starting-emotion = Right after placing the Spirit, its player puts a starting Emotion, Brightness for Bliss or Bleakness for Gloom, in one of the two Realm slots adjacent to that Frontier's slot. Its first space gets 1 Essence from the supply.
clause-setup-vibe-tokens-first = Each player starts with four Vibe tokens on the Spirit board, one of each colour.
clause-setup-vibe-tokens-revised = Each player starts with four wild Vibe tokens on the Spirit board.
clause-setup-vibe-placement = Just before the first turn, when hands are drawn, each player in order of play places the four starting Vibe tokens on any rows, as unlocks or as upgrades of actions unlocked.

## deck
topic-deck = Emotion decks
clause-deck-size = An Emotion deck is exactly 16 Mild Emotions of the player's own side.
clause-deck-copies = An Emotion deck holds at most 2 copies of each Emotion.
clause-deck-starter-basic = Each side has a basic starter deck: eight Emotions with simple powers, two copies of each. Both players of a team may play it.
clause-deck-starter-spirit = Each of the eight Spirits has a starter deck of its own: eight Emotions, two copies of each.
clause-deck-strong-pile = Strong Emotions are in no deck. Each team has an open pile with two copies of each of its 16 Strong Emotions.
clause-deck-face-up = The top card of an Emotion deck is always face up. Cards are drawn from the top, and the next one is turned up at once.
clause-deck-empty = From an empty Emotion deck nothing is drawn; whoever should draw more cards than there are draws what there is.

## geometry
topic-geometry = The board
clause-geometry-ring = The Realms lie clockwise in a ring: Valley of Motives, Cradle of Senses, Network of Thoughts, Land of Desires, Willow of Values. Between each two neighbours lies a Frontier.
clause-geometry-slots = The 15 Emotion slots form one ring, two in each Realm and one on each Frontier. Each slot is adjacent to exactly its two neighbours in the ring.
clause-geometry-triad = The Triad of a Frontier is its own slot and the two slots adjacent to it, one in each neighbouring Realm.
clause-geometry-spaces = The 10 Spirit spaces form one ring in which Realms and Frontiers alternate. Each space is adjacent to its two neighbours.
clause-geometry-reach = A Spirit in a Realm is adjacent to the two slots of that Realm; a Spirit on a Frontier is adjacent only to the slot of that Frontier.
clause-geometry-fortress = Each Realm has one Fortress location. It is adjacent to three Spirit spaces: the Realm's own and those of both its Frontiers.
clause-geometry-reflected = Each Realm is reflected in the Frontier across the board: Valley in Network | Land, Cradle in Land | Willow, Network in Willow | Valley, Land in Valley | Cradle, Willow in Cradle | Network.
clause-geometry-spheres = The Spheres lie clockwise on the Origin: Commitment, Creativity, Humility, Diligence, Knowledge. Each faces one Realm.
clause-geometry-rotation = One rotation of the Origin moves every Sphere, with its Willpower, to the next Realm clockwise.

## emotion
topic-emotion = Emotion cards
clause-emotion-vibes = Every Emotion of a deck has a Vibe in one of four colours: red, yellow, green or blue. Brightness and Bleakness have no Vibe.
clause-emotion-powers = Unless it says otherwise, the power of an Emotion works only for the active player, and only when the Emotion belongs to that player's team.
clause-emotion-enter = A Mild Emotion enters play when it is Invoked, a Strong one when its Mild counterpart is Empowered. Entry powers happen then, once.
clause-emotion-moved = Moving an Emotion from slot to slot is neither entering nor leaving play.
clause-emotion-leave = An Emotion leaves play when it is discarded from the board other than by being Empowered.
clause-emotion-copies = Amounts that several copies of a power give or cost add up; permissions and protections do not.
clause-emotion-activated = An activated power is a free ability, once in your turn for each copy, before or after an action.
clause-emotion-influence = Where a power speaks of a Realm that its slot can influence, only the position counts; blocking is ignored.
clause-emotion-insecurity-token = An upgrade or action with an Insecurity token cannot be used. Its player may pay 2 Willpower, as a free ability in the own turn, to remove the token.

## intensity
topic-intensity = Intensity
clause-intensity-essence-order = Essence fills the spaces of an Emotion from left to right and is removed from right to left.
clause-intensity-full = An Emotion without an empty Essence space can be given no Essence.
clause-intensity-rightmost = The Intensity of an Emotion is the number on its rightmost filled space, plus its Intensity token. The numbers of its other spaces are not added.
clause-intensity-token = An Intensity token counts wherever Intensity is read, but it is no Essence: it matters neither for filling, nor for Empower, nor for Quell. It goes with the card when the card is discarded.
clause-intensity-token-limit = An Emotion has at most one Intensity token, of at most +6.
clause-intensity-dynamic = An Intensity token given on entry stays as it is; a dynamic one is computed anew after every change on the board.
clause-intensity-dynamic-control = Where a dynamic Intensity token looks at control, that control is computed without any dynamic token.

## control
topic-control = Control
clause-control-frontier-alone = If only one team has Emotions in a Frontier's Triad, it controls the Frontier, even at Intensity 0.
clause-control-frontier = If both teams have Emotions in a Triad, the higher total Intensity controls the Frontier. With equal totals, or no Emotion there, nobody does.
clause-control-realm = A Realm is influenced by the Emotions in its two slots and by unblocked ones in the slots of its two Frontiers, plus the Fortress. The team with the higher total Intensity controls it; with equal totals nobody does.
clause-control-realm-zero = Being alone in a Realm is not enough: a team with a total of 0 against 0 does not control it.
clause-control-blocking = An Emotion on a Frontier has no influence on a Realm if an opposing Emotion is in the slot of that Realm next to it.
clause-control-blocking-scope = A blocked Emotion still counts for its Frontier and for the Realm on the other side. Emotions of one team never block each other.
clause-control-blocking-zero = An Emotion that counts no Intensity still blocks.
clause-control-fortress = A Fortress adds 1 (Minor) or 2 (Major) to its team's Intensity in its Realm. It adds nothing on any Frontier.
clause-control-recompute = Control of Realms and Frontiers is computed anew after every change, from the end of setup on.

## turn
topic-turn = The turn
clause-turn-three-actions = In your turn you take 3 actions out of five Spirit Actions and five Realm Actions. The same one may be taken more than once.
clause-turn-free-abilities = Abilities are free: they may be used before or after any action, not within one, and are no action. Each ability works once per turn.
clause-turn-revelation = A Revelation is resolved at once within the turn; then the turn goes on.
clause-turn-extra-action = An extra action given by an effect adds one action to this turn only.
clause-turn-stop-early = You may end your turn with actions unspent; they are lost.
clause-turn-end-choice = At the end of your turn you either flip 1 spent Ambition token to available or draw 2 Emotion cards.
clause-turn-zero-willpower = If you have 0 Willpower at the end of your turn, you gain 1.
clause-turn-end-order = The end of a turn goes in this order: Ambition or two cards, Satisfaction, Comfort, then 1 Willpower for having 0. Ambition may be picked only if a token can be flipped.

## action
topic-action = Performing actions
clause-action-steps = An action goes in this order: announce it, place a Vibe token or not, choose upgrades and targets, pay, resolve, compute control, score Intentions.
clause-action-whole-cost = The whole cost of an action and its upgrades must be payable, or the action is refused and nothing happens.
clause-action-cost-floor = Discounts never bring a cost below 0.
clause-action-no-change = An action that would change nothing is refused.
clause-action-upgrades = With a Spirit Action you may use any of its upgrades that hold a Vibe token, each at most once, adding its cost. None has to be used.
clause-action-upgrade-useful = An upgrade may be used only if it can change this action.
clause-action-determination = Determination, the third upgrade of every A-side Spirit Action, makes the action cost 1 Willpower less in all, upgrades included.

## vibe
topic-vibe = Vibe tokens
clause-vibe-unlock = A Spirit Action is unlocked by a Vibe token on the leftmost space of its row. A locked action can be taken only if that token is placed as its first step.
clause-vibe-discard = To place a Vibe token with an action, discard an Emotion card from your hand and take a token of that card's colour.
clause-vibe-one-per-action = With one Spirit Action you may place one Vibe token, before the action is performed, and only in the row of that action.
clause-vibe-place = In a locked row the token goes on the leftmost space; in an unlocked row it goes on any empty one of the three upgrades. It stays for the rest of the game.
clause-vibe-colours = No two Vibe tokens in one row may have the same colour.
clause-vibe-wild = A wild Vibe token has no colour and clashes with none, not even another wild one. Wild tokens are given only at the start of the game.
clause-vibe-other-ways = A Vibe token from an ability or a power follows the same rules: unlock before upgrading, a colour new to the row, an ordinary token.
clause-vibe-no-fit = Where no Vibe token fits, nothing is placed.

## move
topic-move = Move
clause-move-cost = Move costs 1 Willpower and takes your Spirit to an adjacent space.
clause-move-at-least-one-step = A Move has at least one step.
clause-move-opponent = A Move may not end on a space with an opposing Spirit. It may end on the space of your teammate.
clause-move-haste = Haste (+1 Willpower): move 1 extra space. You may pass through spaces with opposing Spirits.
clause-move-surmount = Surmount (+1 Willpower): the Move may end on a space with an opposing Spirit.

## invoke
topic-invoke = Invoke
clause-invoke-cost = Invoke costs 2 Willpower and puts an Emotion card from your hand on the board.
clause-invoke-slot = An Emotion is Invoked on an empty slot adjacent to your Spirit.
clause-invoke-essence = The first space of an Invoked Emotion gets 1 Essence from your Spirit board. Without Essence you cannot Invoke.
clause-invoke-bolster = Bolster (+1 Ambition): the Emotion gets 1 more Essence, from the supply.
clause-invoke-inner-force = Inner Force (+2 Willpower): the required Essence comes from the supply instead of your Spirit board.

## quell
topic-quell = Quell
clause-quell-cost = Quell costs 2 Willpower and 1 Ambition.
clause-quell-target = You Quell an opposing Emotion in a slot adjacent to your Spirit.
clause-quell-reveal = You must show a card from your hand whose Vibe has the colour of the target's. The card stays in your hand.
clause-quell-starting = Against Brightness and Bleakness any card from your hand may be shown, but you must have one.
clause-quell-essence = Quell removes the rightmost Essence from the target; it goes to the supply.
clause-quell-last = An Emotion left without Essence is removed from the board and discarded.
clause-quell-subdue = Subdue (+2 Willpower): remove 1 more Essence from the target.
clause-quell-extinguish = Extinguish (+1 Willpower): no card need be shown, so an empty hand will do.

## fortify
topic-fortify = Fortify
clause-fortify-cost = Fortify costs 3 Willpower, whichever of its effects you use.
clause-fortify-place = You Fortify a Fortress location adjacent to your Spirit's space: in a Realm that Realm's, on a Frontier either neighbouring Realm's.
clause-fortify-build = The basic effect puts one of your team's unused Minor Fragments on an empty Fortress location, in a Realm that your opponents do not control.
clause-fortify-bonus = A Minor Fragment as a Fortress carries a +1 Intensity token, a Major one +2. A location holds only one Fragment.
clause-fortify-exalt = Exalt (+1 Ambition): replace your team's Minor Fragment on the location by one of its Major Fragments, in a Realm that your opponents do not control.
clause-fortify-raze = Raze (+1 Willpower, +1 Ambition): remove the opponents' Minor Fragment from the location, or replace their Major Fragment there by one of their Minor ones.
clause-fortify-raze-anywhere = Raze may be used even in a Realm that your opponents control.
clause-fortify-raze-action = After using Raze you gain 1 action for this turn.
clause-fortify-one-effect = Exalt, Raze and Attune with Origin replace the basic effect: one Fortify does exactly one of the four.
clause-fortify-limited = If the Fragment needed is not left, the effect cannot be used. A Major Fragment cannot be Razed while its team has no Minor one left.
clause-fortify-return = A Fragment that is removed or replaced goes back to its team, which may use it again.

## empower
topic-empower = Empower
clause-empower-cost = Empower costs 3 Willpower.
clause-empower-target = You Empower a Mild Emotion of your team in a slot adjacent to your Spirit.
clause-empower-threshold = The Mild Emotion must have at least as much Essence as its Empower threshold.
clause-empower-replace = The Mild Emotion is discarded and the Strong Emotion named on it takes its slot and all its Essence.
clause-empower-tokens = All other tokens on the Mild Emotion are discarded; only Essence passes over.
clause-empower-no-copy = While both copies of the Strong Emotion are in play, its Mild counterpart cannot be Empowered.
clause-empower-channeled-power = Channeled Power (+1 Ambition): before Empowering, place 1 Essence from the supply on an empty space of the Mild Emotion. It counts for the threshold.
clause-empower-emotional-outburst = Emotional Outburst (+1 Willpower): the Mild Emotion of your team may be anywhere on the board.

## realm
topic-realm = Realm Actions
clause-realm-anywhere = All five Realm Actions are open to you wherever your Spirit is. They need no unlocking and have no upgrades.
clause-realm-discount = A Realm Action costs you 1 Willpower less while your team controls its Realm.

## valley
topic-valley = Valley of Motives
clause-valley-gain = Pay 1 Willpower to gain 4 Willpower from the supply.

## cradle
topic-cradle = Cradle of Senses
clause-cradle-first = Pay 1 Willpower to draw the top card of your Emotion deck.
clause-cradle-more = Then, as often as you like, pay 2 Willpower to draw one more. You see each new top card before you decide; control of the Realm does not make these cheaper.

## network
topic-network = Network of Thoughts
clause-network-move = Pay 2 Willpower to move one of your team's Emotions from any slot to an empty slot adjacent to your Spirit.
clause-network-whole-card = The Emotion moves with all its Essence and tokens.

## land
topic-land = Land of Desires
clause-land-first = Pay 1 Willpower to place 1 Essence from your Spirit board on an Emotion of your team adjacent to your Spirit.
clause-land-more = In the same action you may place further Essence from your Spirit board on the same Emotion, for 1 Willpower each. Control of the Realm does not make these cheaper.

## willow
topic-willow = Willow of Values
clause-willow-exchange = Exchange any amount of your Willpower for the same amount of Essence from the supply.
clause-willow-fee = The exchange costs 1 Willpower first, on top of what is exchanged.

## ambition
topic-ambition = Ambition
clause-ambition-shared = Each team has 3 Ambition tokens, shared by its players. Spending flips an available one, gaining flips a spent one; with all three available none is gained.
clause-ambition-once = Each of the three Ambition abilities may be used once per turn.
clause-ambition-vibe-token = For 1 Ambition place a Vibe token of any colour that fits on any row, without discarding a card and without performing that action.
clause-ambition-rotate = For 1 Ambition rotate the Origin once clockwise.
clause-ambition-extra-action = For 2 Ambition gain 1 action for this turn.

## absorb
topic-absorb = Absorb
clause-absorb-once = Absorb is a free ability, once per turn.
clause-absorb-first-turn = The first player cannot Absorb in the first turn of the game.
clause-absorb-reach = A Spirit in a Realm Absorbs from that Realm's Sphere; a Spirit on a Frontier chooses the Sphere of one of the two neighbouring Realms.
clause-absorb-base = Absorb takes 2 Willpower from the Sphere.
clause-absorb-frontiers = It takes 1 more from the Sphere for each Frontier your team controls next to your Spirit: in a Realm both its Frontiers, on a Frontier that one. Only the Spirit's place counts, whatever Sphere is used.
clause-absorb-limit = If the Sphere holds less than you are entitled to, you take all of it. You may not take less unless a power allows it.
clause-absorb-order = Absorb goes in this order: Willpower, the Sphere's bonus, the Revelation if the Sphere is empty, the rotation.
clause-absorb-rotate = At the end of an Absorb the Origin rotates once clockwise.

## sphere
topic-sphere = Spheres
clause-sphere-optional = The bonus of a Sphere may be declined.
clause-sphere-commitment = Commitment: pay 1 Willpower to gain 1 Ambition. A spent Ambition token is needed.
clause-sphere-creativity = Creativity: draw 1 Emotion card.
clause-sphere-humility = Humility: gain 1 Essence from the supply.
clause-sphere-diligence = Diligence: gain 2 Willpower from the supply, not from the Sphere.
clause-sphere-knowledge = Knowledge: place a Vibe token of your choice, as with the Ambition ability but for free.

## revelation
topic-revelation = Revelation
clause-revelation-trigger = A Revelation happens at once when a Sphere is emptied by an Absorb.
clause-revelation-reveal = Step 1: each team reveals its Hidden Aspiration.
clause-revelation-check = Step 2: each team checks the Common Aspiration and its own Hidden one, never the other team's. An Aspiration in which both teams are equal is accomplished by nobody.
clause-revelation-minor = Step 3: a team that accomplished exactly one Aspiration adds a Minor Fragment to the Identity.
clause-revelation-major = Step 3: a team that accomplished both its Hidden and the Common Aspiration adds one Major Fragment to the Identity, and no Minor one.
clause-revelation-not-optional = A Fragment due in a Revelation must be added.
clause-revelation-common = Step 4: the Common Aspiration is turned face down. The leftmost one still face up is the new Common Aspiration.
clause-revelation-major-removes = Step 4: if a team added a Major Fragment, the other team chooses a face-up Common Aspiration, which leaves the game before the new one is found. With no Major Fragment added, nothing is removed.
clause-revelation-hidden-returned = Step 5: both Hidden Aspirations leave the game, accomplished or not. The next card of each team's deck is its new one.
clause-revelation-hidden-choice = Step 5: a team that accomplished no Aspiration may look at the top 3 cards of its Hidden deck, or as many as there are, and choose one that differs from the new Common Aspiration; the others are shuffled back. A Fortress that joins the Identity does not matter here.
clause-revelation-hidden-differs = Step 5: a Hidden deck is shuffled until its top card differs from the new Common Aspiration.
clause-revelation-hidden-last = If every card left in a Hidden deck equals the Common Aspiration, the top card stays.
clause-revelation-fortress = Step 6: a Fortress in the Realm of the emptied Sphere joins the Identity, whoever owns it, and its Intensity token is removed.
clause-revelation-fortress-fresh = A Fortress built or Exalted this turn does not join the Identity. One that was Razed from Major to Minor this turn does.
clause-revelation-refill = Step 7: the emptied Sphere gets 7 Willpower from the supply.

## aspiration
topic-aspiration = Aspirations
clause-aspiration-attitude = Attitude: control more Realms than the other team.
clause-aspiration-openness = Openness: control more Frontiers than the other team.
clause-aspiration-awareness = Awareness: have Emotions in more Triads than the other team.
clause-aspiration-unity = Unity: have a longer chain of Emotions in adjacent slots than the other team has.
clause-aspiration-unity-lone = For Unity a lone Emotion is a chain of one.
clause-aspiration-liveliness = Liveliness: have more Essence on Emotions in total than the other team.
clause-aspiration-versatility = Versatility: have Emotions of more Vibe colours on the board than the other team. Brightness and Bleakness count for none.
clause-aspiration-fortitude = Fortitude: have a higher total Intensity from Fortresses than the other team.
clause-aspiration-sensibility = Sensibility: have an Emotion of higher Intensity than any Emotion of the other team.
clause-aspiration-sensibility-alone = For Sensibility any Emotion, even one of Intensity 0, is enough against a team that has none.
clause-aspiration-reflection = Reflection: control both halves of more reflected pairs, a Realm and the Frontier across from it, than the other team.

## intention
topic-intention = Intentions
clause-intention-when = Intentions are checked for the active team only, when an action, an ability or a Revelation is fully resolved. Each may be accomplished again and again.
clause-intention-points-first = Each Intention scores its own printed points, 1 or 2.
clause-intention-points-revised = The first Intention accomplished in a turn scores 1 point, each further one in the same turn 2.
clause-intention-a-fill-first = Side A: fill all Essence spaces of an Emotion other than Brightness or Bleakness, 1 point.
clause-intention-a-quell-first = Side A: remove 2 or more Essence with one Quell action, 2 points.
clause-intention-a-fortress-first = Side A: a Fortress of your team joins the Identity during a Revelation, 1 point.
clause-intention-a-absorb-first = Side A: take 2 or fewer Willpower from the Sphere with Absorb, 1 point.
clause-intention-a-upgrade-first = Side A: fully upgrade a Spirit Action, so that all four spaces of its row hold a token, 2 points.
clause-intention-a-quell-revised = Side A: remove at least 1 Essence with a Quell action.
clause-intention-a-absorb-revised = Side A: take 4 or more Willpower from the Sphere with Absorb.
clause-intention-a-fill-revised = Side A: fill all Essence spaces of an Emotion other than Brightness or Bleakness.
clause-intention-a-upgrade-revised = Side A: fully upgrade a Spirit Action, so that all four spaces of its row hold a token.
clause-intention-b-quell-first = Side B: remove exactly 1 Essence with a Quell action, 1 point.
clause-intention-b-empower-first = Side B: Empower an Emotion, 1 point.
clause-intention-b-absorb-first = Side B: take 4 or more Willpower from the Sphere with Absorb, 1 point.
clause-intention-b-exalt-first = Side B: Exalt a Fortress, 2 points.
clause-intention-b-rows-first = Side B: reach at least 1, 2, 3 or 4 Vibe tokens in every row of your Spirit board, 2 points for each of these levels.
clause-intention-b-quell-revised = Side B: remove at least 1 Essence with a Quell action.
clause-intention-b-fortress-revised = Side B: a Fortress of your team joins the Identity during a Revelation.
clause-intention-b-empower-revised = Side B: Empower an Emotion.
clause-intention-b-rows-revised = Side B: have, for the first time, at least 1, 2, 3 or 4 Vibe tokens in every row of your Spirit board; each of these levels is an Intention.
clause-intention-fill-once = A card scores for being filled once while it is in play.
clause-intention-fill-empower = Essence that passes over in an Empower is no filling; Essence placed by Channeled Power is.
clause-intention-rows-per-board = The rows Intention goes by each Spirit board, each level once. The starting tokens score no Intention.
clause-intention-absorb-from-sphere = Absorb Intentions count only the Willpower that came from the Sphere.

## wheel
topic-wheel = Wheel of Intentions
clause-wheel-round = Each Intention point moves the team's counter one space on its Wheel of 20 spaces. After 20 it goes round again: 1 means 21.
clause-wheel-bonus = Reaching or passing space 2 of the Wheel gives 1 Essence, space 4 an Emotion card, space 6 an Ambition.
clause-wheel-bonus-repeat = The three Wheel bonuses repeat in the same order at 8, 10 and 12, and at 14, 16 and 18.
clause-wheel-bonus-taker = The active player takes the bonuses of the Wheel. A second lap pays them again.
clause-wheel-ambition-full = The Ambition bonus of the Wheel is lost if all three tokens are available.

## ending
topic-ending = End of the game
clause-ending-last-common = The game ends when after a Revelation there is no new Common Aspiration, because the last one was scored or removed.
clause-ending-no-fragment = The game ends when a team is due a Minor or Major Fragment in a Revelation and has none of that kind left. It adds its Capping Fragment instead.
clause-ending-capping-last = The Capping Fragment is added after every other Fragment of that Revelation, Fortresses included.
clause-ending-both-capping-first = If both teams are due a Capping Fragment, only the team that caused the Revelation adds it; the other team scores 3 points, which are no Intention.
clause-ending-both-capping-revised = If both teams are due a Capping Fragment, only the team that caused the Revelation adds it; the other team scores 4 points, which are no Intention.
clause-ending-twenty-points = In the full game, the game ends when a team has 20 or more points on its Wheel of Intentions.
clause-ending-finish-turn = When an end is reached the active player finishes the turn; then comes the final scoring. The other players get no more turns.
clause-ending-revelations-after = After the 20th point Revelations still happen to the end of the turn. After the last Common Aspiration or a Capping Fragment none happens any more.
clause-ending-refill-only = A Sphere emptied when no Revelation can happen any more is just refilled with 7 Willpower.

## scoring
topic-scoring = Final scoring
clause-scoring-fragments = In the Identity each Minor Fragment is worth 3 points, each Major one 5, the Capping Fragment 4. Fragments outside the Identity are worth nothing.
clause-scoring-total = The points of the Wheel of Intentions, all laps included, are added to those of the Fragments. The team with more points wins.
clause-scoring-tie = In a tie the team with the Capping Fragment wins; if no team has it, the game is a draw.

## discard
topic-discard = Discarding
clause-discard-mild = A discarded Mild Emotion goes face down under the Emotion deck it came from, whoever discards it and from wherever. There is no discard pile.
clause-discard-strong = A discarded Strong Emotion goes back to its team's open pile.
clause-discard-starting = A discarded Brightness or Bleakness goes to the supply; only Anxiety takes one from there.
clause-discard-empty-deck = A card put under an empty deck is its new top card, face up.

## supply
topic-supply = Supply
clause-supply-unlimited = Willpower, Essence, Vibe tokens and Intensity tokens never run out.
clause-supply-limited = Fragments, Ambition tokens, copies of Strong Emotions and Bleakness cards are limited to what there is.
clause-supply-insecurity = There are six Insecurity tokens; while none is left, none is placed.
clause-supply-no-trade = Teammates cannot give each other Willpower, Essence or cards.

## secret
topic-secret = Open and secret
clause-secret-top-card = The top card of every Emotion deck is open to all, so every card drawn in play is known to all.
clause-secret-deck-order = The order of a deck below its top card is hidden, save for cards that all saw going under it.
clause-secret-hand = Opponents know of a hand the cards they saw going into it and the number of the others. Only the two starting cards are unknown to them.
clause-secret-hidden-aspiration = A Hidden Aspiration is open to its own team at any time and secret from the other until a Revelation.
clause-secret-teammates = Teammates see each other's hands.
clause-secret-shown-cards = A card shown for a Quell is seen by all.
clause-secret-discarded-cards = A card discarded for a Vibe token is seen by all.

## choice
topic-choice = Choices of a team
clause-choice-team = A choice of a team is made by its player who plays next, in the active team by the active player. Where both teams choose, the active team chooses first.
clause-choice-standing = Picks that a power gives a team in the opponents' turn follow the team's standing choice, which each of its players can change in their own turn, as a free ability; nobody waits for them.

## spirit
topic-spirit = Spirit powers
clause-spirit-love-first = Love: when you Absorb next to a Bliss Fortress, gain 2 Willpower from the supply.
clause-spirit-love-revised = Love: when you Absorb, gain 1 Willpower from the supply for each Bliss Fortress adjacent to your Spirit.
clause-spirit-delight = Delight: when you gain 4 or more Willpower with an Absorb, you may draw an Emotion card.
clause-spirit-delight-counts = Delight's power counts all Willpower gained by the Absorb, whether from the Sphere or from the supply.
clause-spirit-empathy = Empathy: Bliss Emotions in slots adjacent to Empathy, and in slots adjacent to those, cannot be Quelled.
clause-spirit-harmony-first = Harmony: when you discard a card to place a Vibe token, the token may have any colour that fits, whatever the card's Vibe.
clause-spirit-harmony-revised = Harmony: when you discard a card to place a Vibe token, you may discard a second card to place a second one in the same row. The tokens may have any colours that fit, whatever the cards' Vibes.
clause-spirit-hatred = Hatred: a Spirit Action with at least one upgrade other than Determination costs 1 Willpower less. This adds to Determination's discount.
clause-spirit-misery = Misery: you may Absorb from a Sphere adjacent to one you can reach. You get the bonus of the Sphere you take from.
clause-spirit-misery-fortress = If Misery empties a Sphere beyond its own reach, the Fortress next to that Sphere does not join the Identity.
clause-spirit-malice-first = Malice: you may also Quell an Emotion in a slot adjacent to any Emotion that is adjacent to Malice.
clause-spirit-malice-revised = Malice: on a Frontier you may Quell any opposing Emotion in its Triad; in a Realm you may also Quell those in the slots of the two neighbouring Frontiers.
clause-spirit-anxiety = Anxiety: instead of a card from your hand, you may Invoke a Bleakness from the supply.
clause-spirit-anxiety-limit = Anxiety takes a Bleakness only while fewer than six are on the board.

## board-b
topic-board-b = Spirit boards, side B
clause-board-b-three-upgrades = On side B each Spirit Action still has three upgrades: the Spirit's own take the places of those they replace, the others are those of side A.
clause-board-b-instead-of-moving = Switcheroo, Deceive and From the Shadows take the place of the move; no extra steps can be joined with them.
clause-board-b-push-everyone = Push moves every opposing Spirit on the space, each to an adjacent space that the pushing player picks.
clause-board-b-draw-from-empty = Relish and Seethe count as used even if the deck is empty and nothing is drawn.
clause-board-b-love-surmount = Love, Move: Surmount costs nothing extra.
clause-board-b-love-embrace = Love, Move: Embrace (+1 Willpower, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may place 1 Essence on it.
clause-board-b-love-embrace-essence = The Essence placed by Embrace comes from your Spirit board.
clause-board-b-love-forging-bonds = Love, Invoke: Forging Bonds (+1 Willpower, replaces Inner Force). If the Emotion is Invoked adjacent to another Bliss Emotion, the required Essence may come from the supply.
clause-board-b-love-home-ground = Love, Quell: Home Ground (+1 Willpower, replaces Extinguish). If the target is in a slot of a Realm with a Bliss Fortress, gain 1 Ambition.
clause-board-b-love-pierce-the-darkness = Love, Fortify: Pierce the Darkness (no extra cost, replaces Exalt). You may build on an empty Fortress location even in a Realm that your opponents control.
clause-board-b-love-raze = Love, Fortify: Raze costs +3 Willpower in all and no Ambition.
clause-board-b-love-garrison-first = Love, Fortify: Garrison (+1 Ambition, replaces Determination). After building a Fortress you may at once take a bonus Invoke on an empty slot of its Realm, even from a Frontier; it is paid as usual, is none of the turn's actions, and Invoke must already be unlocked.
clause-board-b-love-garrison-revised = Love, Fortify: Garrison (+1 Ambition, replaces Determination). After building a Fortress you may at once take a bonus Invoke on an empty slot of its Realm, even from a Frontier; it is paid as usual, is none of the turn's actions, and may itself unlock or upgrade Invoke.
clause-board-b-love-brighten-up = Love, Empower: Brighten Up (no extra cost, replaces Channeled Power). After the Empower you may place a Vibe token of the discarded Mild Emotion's colour on any row.
clause-board-b-delight-push-first = Delight, Move: Push (+2 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit; you move that Spirit to a space adjacent to it, even your teammate's.
clause-board-b-delight-push-revised = Delight, Move: Push (+1 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit; you move that Spirit to a space adjacent to it, even your teammate's.
clause-board-b-delight-summon = Delight, Invoke: Summon (+1 Willpower, replaces Bolster). You Invoke the top card of your deck instead of a card from your hand.
clause-board-b-delight-cleansing-light = Delight, Quell: Cleansing Light (+1 Willpower, replaces Extinguish). The target need not be adjacent, but the card shown is discarded.
clause-board-b-delight-relish-first = Delight, Empower: Relish (+1 Willpower, replaces Channeled Power). After the Empower draw a card.
clause-board-b-delight-relish-revised = Delight, Empower: Relish (+1 Willpower, replaces Channeled Power). After the Empower draw two cards, keep one and discard the other.
clause-board-b-empathy-switcheroo-first = Empathy, Move: Switcheroo (+2 Willpower, replaces Surmount). Instead of moving, swap spaces with any other Spirit, even if you then share a space with an opposing Spirit.
clause-board-b-empathy-switcheroo-revised = Empathy, Move: Switcheroo (+1 Willpower, replaces Determination). Instead of moving, swap spaces with any other Spirit. Only with Surmount may you then share a space with an opposing Spirit.
clause-board-b-empathy-surmount = Empathy, Move: Surmount costs nothing extra.
clause-board-b-empathy-bolster = Empathy, Invoke: Bolster costs +2 Willpower instead of +1 Ambition.
clause-board-b-empathy-sharing-is-caring = Empathy, Invoke: Sharing Is Caring (+2 Willpower, replaces Bolster). The Emotion gets 1 more Essence, from your Spirit board.
clause-board-b-empathy-motivation = Empathy, Invoke: Motivation (+3 Willpower, replaces Inner Force). After the Invoke gain 1 Ambition.
clause-board-b-empathy-conversion = Empathy, Quell: Conversion (no extra cost, replaces Determination). If the Quell removes the last Essence of a Gloom Emotion, gain 1 Essence.
clause-board-b-empathy-feeling-safe-first = Empathy, Fortify: Feeling Safe (no extra cost, replaces Exalt). After the Fortify gain 1 Essence.
clause-board-b-empathy-feeling-safe-revised = Empathy, Fortify: Feeling Safe (no extra cost, replaces Raze). After the Fortify gain 1 Essence.
clause-board-b-empathy-emotional-outburst = Empathy, Empower: Emotional Outburst costs nothing extra.
clause-board-b-harmony-flight-first = Harmony, Move: Flight (+2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-harmony-flight-revised = Harmony, Move: Flight (+1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-harmony-surmount = Harmony, Move: Surmount costs nothing extra.
clause-board-b-harmony-relish = Harmony, Invoke: Relish (+1 Willpower, replaces Bolster). After the Invoke draw a card.
clause-board-b-harmony-vanquish-first = Harmony, Quell: Vanquish (+3 Willpower, replaces Subdue). Remove up to 2 more Essence from the target.
clause-board-b-harmony-vanquish-revised = Harmony, Quell: Vanquish (+1 Ambition, replaces Subdue). Remove up to 2 more Essence from the target.
clause-board-b-harmony-emotional-cycle = Harmony, Quell: Emotional Cycle (no extra cost, replaces Determination). If the Quell removes the last Essence of a Gloom Emotion, draw a card.
clause-board-b-harmony-attune-first = Harmony, Fortify: Attune with Origin (+2 Willpower, +1 Ambition, replaces Exalt). Move a Bliss Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control; its Intensity token is removed.
clause-board-b-harmony-attune-revised = Harmony, Fortify: Attune with Origin (+1 Willpower, +1 Ambition, replaces Exalt). Move a Bliss Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control; its Intensity token is removed.
clause-board-b-attune-new-fortress = Attune with Origin may take a Fortress built this turn.
clause-board-b-harmony-rush-to-aid = Harmony, Empower: Rush to Aid (+1 Willpower, replaces Emotional Outburst). Before Empowering, put your Spirit on the space adjacent to that Emotion, even if an opposing Spirit is there.
clause-board-b-hatred-charge-first = Hatred, Move: Charge (+2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-hatred-charge-revised = Hatred, Move: Charge (+1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-hatred-wildfire-first = Hatred, Move: Wildfire (+4 Willpower, +1 Ambition, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may remove 1 Essence from it. This is not a Quell.
clause-board-b-hatred-wildfire-revised = Hatred, Move: Wildfire (+3 Willpower, +1 Ambition, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may remove 1 Essence from it. This is not a Quell.
clause-board-b-hatred-seethe-invoke = Hatred, Invoke: Seethe (+2 Willpower, replaces Bolster). After the Invoke draw a card.
clause-board-b-hatred-relish = Hatred, Invoke: Relish (+1 Willpower, replaces Bolster). After the Invoke draw a card.
clause-board-b-hatred-repel-first = Hatred, Quell: Repel (no extra cost, replaces Determination). The Quell costs 2 Willpower less if the target is in a slot of a Realm with a Gloom Fortress.
clause-board-b-hatred-repel-revised = Hatred, Quell: Repel (no extra cost, replaces Determination). If the target is in a slot of a Realm with a Gloom Fortress, gain 2 Willpower.
clause-board-b-hatred-repel-after-paying = The 2 Willpower of Repel come after the Quell is paid for; they cannot help to pay it.
clause-board-b-hatred-raze = Hatred, Fortify: Raze costs +4 Willpower instead of +1 Willpower and +1 Ambition.
clause-board-b-hatred-seethe-fortify-first = Hatred, Fortify: Seethe (no extra cost, replaces Exalt). After the Fortify draw a card.
clause-board-b-hatred-seethe-fortify-revised = Hatred, Fortify: Seethe (+1 Willpower, replaces Exalt). After the Fortify draw a card.
clause-board-b-hatred-seethe-empower = Hatred, Empower: Seethe (+1 Willpower, replaces Channeled Power). After the Empower draw a card.
clause-board-b-misery-deceive-first = Misery, Move: Deceive (+2 Willpower, replaces Haste). Instead of moving, swap spaces with any other Spirit, even if you then share a space with an opposing Spirit.
clause-board-b-misery-deceive-revised = Misery, Move: Deceive (+1 Willpower, replaces Determination). Instead of moving, swap spaces with any other Spirit. Only with Surmount may you then share a space with an opposing Spirit.
clause-board-b-misery-surmount = Misery, Move: Surmount costs nothing extra.
clause-board-b-misery-extinguish = Misery, Quell: Extinguish costs +2 Willpower.
clause-board-b-misery-drain-first = Drain takes 1 Willpower from a Sphere adjacent to your Spirit, without its bonus. If that empties the Sphere there is a Revelation, but no rotation.
clause-board-b-misery-drain-revised = Drain takes 1 Willpower from a Sphere adjacent to your Spirit that holds 2 or more, without its bonus.
clause-board-b-misery-drain-quell = Misery, Quell: Drain (no extra cost, replaces Determination), after the Quell.
clause-board-b-misery-drain-fortify = Misery, Fortify: Drain (no extra cost, replaces Determination), after the Fortify.
clause-board-b-misery-drain-empower = Misery, Empower: Drain (no extra cost, replaces Determination), after the Empower.
clause-board-b-misery-exalt-first = Misery, Fortify: Exalt costs +1 Willpower instead of +1 Ambition.
clause-board-b-misery-exalt-revised = Misery, Fortify: Exalt costs +2 Willpower instead of +1 Ambition.
clause-board-b-misery-gloomy-view = Misery, Fortify: Gloomy View (no extra cost, replaces Determination). After the Fortify you may rotate the Origin once clockwise.
clause-board-b-misery-assimilate = Misery, Empower: Assimilate (no extra cost, replaces Channeled Power). After the Empower you may place a Vibe token of the discarded Mild Emotion's colour on any row.
clause-board-b-malice-push-first = Malice, Move: Push (+2 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit; you move that Spirit to a space adjacent to it, even your teammate's.
clause-board-b-malice-push-revised = Malice, Move: Push (+1 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit; you move that Spirit to a space adjacent to it, even your teammate's.
clause-board-b-malice-summon = Malice, Invoke: Summon (+1 Willpower, replaces Bolster). You Invoke the top card of your deck instead of a card from your hand.
clause-board-b-malice-extinguish = Malice, Quell: Extinguish costs nothing extra.
clause-board-b-malice-exterminate = Malice, Quell: Exterminate (+2 Willpower, +1 Ambition, replaces Determination). Remove up to 2 more Essence from the target; it may be joined with Subdue.
clause-board-b-malice-all-for-me = Malice, Fortify: All for Me (no extra cost, replaces Exalt). After the Fortify gain 1 Essence.
clause-board-b-malice-channeled-power = Malice, Empower: Channeled Power costs +2 Willpower instead of +1 Ambition.
clause-board-b-malice-emotional-outburst = Malice, Empower: Emotional Outburst costs nothing extra.
clause-board-b-anxiety-flight-first = Anxiety, Move: Flight (+2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-anxiety-flight-revised = Anxiety, Move: Flight (+1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-anxiety-from-the-shadows-first = Anxiety, Move: From the Shadows (no extra cost, replaces Determination). Put your Spirit on any space adjacent to a Bleakness, even with an opposing Spirit there, then gain 1 Willpower.
clause-board-b-anxiety-from-the-shadows-revised = Anxiety, Move: From the Shadows (no extra cost, replaces Determination). Put your Spirit on any space adjacent to a Bleakness, then gain 2 Willpower. Only with Surmount may an opposing Spirit be there.
clause-board-b-anxiety-bolster-first = Anxiety, Invoke: Bolster costs +2 Willpower instead of +1 Ambition.
clause-board-b-anxiety-bolster-revised = Anxiety, Invoke: Bolster costs +3 Willpower instead of +1 Ambition.
clause-board-b-anxiety-seeds-of-darkness-first = Anxiety, Invoke: Seeds of Darkness (+1 Willpower, replaces Inner Force). When you Invoke a Bleakness, the required Essence comes from the supply.
clause-board-b-anxiety-seeds-of-darkness-revised = Anxiety, Invoke: Seeds of Darkness (+1 Willpower, replaces Inner Force). You may Invoke a Bleakness on any empty slot, adjacent or not.
clause-board-b-anxiety-devour = Anxiety, Quell: Devour (no extra cost, replaces Extinguish). After the Quell you may place a Vibe token of the quelled Emotion's colour on any row.
clause-board-b-anxiety-devour-vibe = Devour needs a Vibe on the quelled Emotion; the Emotion need not be discarded by the Quell.
clause-board-b-anxiety-attune-first = Anxiety, Fortify: Attune with Origin (+2 Willpower, +1 Ambition, replaces Raze). Move a Gloom Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control; its Intensity token is removed.
clause-board-b-anxiety-attune-revised = Anxiety, Fortify: Attune with Origin (+1 Willpower, +1 Ambition, replaces Raze). Move a Gloom Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control; its Intensity token is removed.
clause-board-b-anxiety-rush-to-aid = Anxiety, Empower: Rush to Aid (+1 Willpower, replaces Emotional Outburst). Before Empowering, put your Spirit on the space adjacent to that Emotion, even if an opposing Spirit is there.
clause-board-b-anxiety-spreading-darkness = Anxiety, Empower: Spreading Darkness (no extra cost, replaces Channeled Power). Replace an adjacent Bleakness by the Strong counterpart of a Mild Emotion in your hand, which you discard.
clause-board-b-anxiety-spreading-darkness-threshold = For Spreading Darkness the Bleakness must meet the threshold of the Mild card shown, and a copy of the Strong Emotion must be free. It counts as Empower.

## shaper
topic-shaper = The Shaper
clause-shaper-players = With two players, two Shapers play against each other; with three, a Shaper plays against a team of two. A Shaper alone is a whole side, also in the basic game.
clause-shaper-one-spirit = A Shaper has one Spirit, one deck of 16 cards and the starting hand and resources of one player, and otherwise plays by the usual rules.
clause-shaper-three-order = With three players the Shaper plays second and fourth in every round.
clause-shaper-two-order = With two Shapers the first player is random and they alternate. The first one gets 2 more Willpower and cannot Absorb in the first turn.
clause-shaper-second-emotion = A Shaper places two starting Emotions. The second is placed in a later turn of placement as if a second Spirit stood on one of the Frontiers still free.
clause-shaper-seats = One person may hold several seats, such as both Spirits of a team.

## basic
topic-basic = The basic game
clause-basic-aspirations = Without Reflection and Sensibility: they are taken out of the Common row, which then has seven cards, and out of both Hidden decks.
clause-basic-no-empower = Without Empower and without Strong Emotions.
clause-basic-no-intentions = Without Intentions and the Wheel: points come only from Fragments, and no game ends by 20 points.
clause-basic-no-powers = Without Spirit powers.
clause-basic-side-a = Spirit boards show side A.
clause-basic-vibe-tokens-first = The four starting tokens unlock Move, Invoke, Quell and Fortify.
clause-basic-vibe-colours = Each player picks which colour of the four starting tokens goes on which action.
clause-basic-vibe-tokens-revised = The four wild starting tokens unlock Move, Invoke, Quell and Fortify.
clause-basic-placement = Clockwise from Valley | Cradle, the four Spirits stand in order of play on the first four Frontiers, each with its starting Emotion in the slot just counter-clockwise of its Frontier's slot.
clause-basic-placement-shaper = A Shaper's Spirit stands on the Frontier of its first turn marker, with its first starting Emotion; the second Emotion lies at the Frontier of its second marker.

## solo
topic-solo = Solo and co-operative play
clause-solo-ego = Alone or together, you play against the Ego: a bot for each Spirit of the other side, which plays by the full rules.
