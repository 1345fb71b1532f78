### Cerebria: the rules, one message per clause of content/clauses.toml, in our own words.

## setup
topic-setup = Setup
clause-setup-spirit = Two of the four players are on team Bliss, the other two on team Gloom. Each player picks a different Spirit of their team and keeps it for the whole game.
clause-setup-board-sides = All Spirit boards show the same side, A or B, and both Team boards show the same side, A or B. These are two separate choices.
clause-setup-origin-first = At the start, the Sphere of Commitment is at the Valley of Motives.
clause-setup-origin-revised = The Origin starts in a random position.
clause-setup-spheres = Each of the five Spheres starts with 7 Willpower.
clause-setup-pieces = Each team starts with 5 Minor Fragments, 3 Major Fragments, 1 Capping Fragment and 3 spent Ambition tokens. Its counter is on space 0 of its Wheel of Intentions. The Identity is empty.
clause-setup-aspirations = Shuffle the nine Common Aspirations and lay them out in a face-up row. The leftmost face-up card is the current Common Aspiration.
clause-setup-hidden = Each team shuffles its own nine Hidden Aspirations into a face-down deck. The top card is its Hidden Aspiration. If that card is the same as the current Common Aspiration, the team shuffles the deck again.
clause-setup-order = The turn order is random, but Bliss and Gloom always alternate. The order doesn’t change during the game.
clause-setup-first-player-willpower = The first player starts with 6 Willpower, 2 more than everyone else.
clause-setup-resources = Each player starts with 2 Essence and 4 Willpower.
clause-setup-hand = Each player shuffles their Emotion deck, draws a hand of 2 cards, then turns the deck’s top card face up.
clause-setup-spirit-place = In turn order, each player puts their Spirit on a Frontier space without a Spirit.
clause-setup-starting-emotion = Right after placing their Spirit, each player puts a starting Emotion (Brightness for Bliss, Bleakness for Gloom) in one of the two Realm slots adjacent to the slot of that Spirit’s Frontier. Its first space gets 1 Essence from the supply.
clause-setup-vibe-tokens-first = Each player starts with four Vibe tokens for the Spirit board, one of each colour.
clause-setup-vibe-tokens-revised = Each player starts with four wild Vibe tokens for the Spirit board.
clause-setup-vibe-placement = Just before the first turn, after everyone has drawn a hand, each player in turn order places the four starting Vibe tokens in any rows, to unlock actions or to upgrade unlocked ones.

## deck
topic-deck = Emotion decks
clause-deck-size = An Emotion deck has exactly 16 Mild Emotions, all of the player’s own side.
clause-deck-copies = An Emotion deck has at most 2 copies of each Emotion.
clause-deck-starter-basic = Each side has a basic starter deck: eight Emotions with simple powers, two copies of each. Both players of a team may use it.
clause-deck-starter-spirit = Each of the eight Spirits has its own starter deck: eight Emotions, two copies of each.
clause-deck-strong-pile = Strong Emotions don’t go in any deck. Each team has an open pile with two copies of each of its 16 Strong Emotions.
clause-deck-face-up = The top card of an Emotion deck is always face up. You draw from the top, then turn the next card face up right away.
clause-deck-empty = You can’t draw from an empty Emotion deck. If an effect has you draw more cards than the deck has, draw all that are left.

## geometry
topic-geometry = The board
clause-geometry-ring = Clockwise, the Realms form a ring: Valley of Motives, Cradle of Senses, Network of Thoughts, Land of Desires, Willow of Values. Between each pair of neighbours there is a Frontier.
clause-geometry-slots = The 15 Emotion slots form a ring, with two in each Realm and one on each Frontier. Each slot is adjacent to exactly two others, its neighbours in the ring.
clause-geometry-triad = A Frontier’s Triad is its own slot and the two slots adjacent to it, one in each neighbouring Realm.
clause-geometry-spaces = The 10 Spirit spaces form a ring in which Realms and Frontiers alternate. Each space is adjacent to its two neighbours.
clause-geometry-reach = A Spirit in a Realm is adjacent to both slots of that Realm. A Spirit on a Frontier is adjacent only to that Frontier’s slot.
clause-geometry-fortress = Each Realm has one Fortress location. It is adjacent to three Spirit spaces: the Realm’s own space and the spaces of its two Frontiers.
clause-geometry-reflected = Each Realm is reflected in the Frontier across the board: Valley in Network | Land, Cradle in Land | Willow, Network in Willow | Valley, Land in Valley | Cradle, Willow in Cradle | Network.
clause-geometry-spheres = Clockwise, the Spheres on the Origin are Commitment, Creativity, Humility, Diligence and Knowledge. Each faces one Realm.
clause-geometry-rotation = When the Origin rotates once, every Sphere moves to the next Realm clockwise and keeps its Willpower.

## emotion
topic-emotion = Emotion cards
clause-emotion-vibes = Every Emotion in a deck has a Vibe in one of four colours: red, yellow, green or blue. Brightness and Bleakness have no Vibe.
clause-emotion-powers = Unless it says otherwise, an Emotion’s power works only for the active player, and only if the Emotion belongs to that player’s team.
clause-emotion-enter = A Mild Emotion enters play when it is invoked. A Strong one enters play when its Mild counterpart is empowered. An entry power takes effect then, once.
clause-emotion-moved = An Emotion that moves from slot to slot neither enters nor leaves play.
clause-emotion-leave = An Emotion leaves play when it is discarded from the board, unless it is being empowered.
clause-emotion-copies = If several copies of a power give or cost an amount, the amounts add up. With several copies of a permission or a protection, only one counts.
clause-emotion-activated = An activated power is a free ability. Use it once on your turn for each copy, before or after an action.
clause-emotion-influence = If a power mentions a Realm that its slot can influence, only the slot’s position counts. Ignore blocking.
clause-emotion-insecurity-token = You can’t use an upgrade or action with an Insecurity token. On your turn, you may pay 2 Willpower to remove the token, as a free ability.

## intensity
topic-intensity = Intensity
clause-intensity-essence-order = Fill an Emotion’s Essence spaces from left to right. Remove Essence from right to left.
clause-intensity-full = You can’t place Essence on an Emotion without an empty Essence space.
clause-intensity-rightmost = An Emotion’s Intensity is the number on its rightmost filled space, plus its Intensity token. Don’t add the numbers on its other spaces.
clause-intensity-token = An Intensity token counts wherever Intensity matters, but it isn’t Essence: it doesn’t count for filling spaces, for Empower or for Quell. When its card is discarded, so is the token.
clause-intensity-token-limit = An Emotion has at most one Intensity token, worth at most +6.
clause-intensity-dynamic = An Intensity token given on entry doesn’t change. A dynamic one is recalculated after every change on the board.
clause-intensity-dynamic-control = If a dynamic Intensity token depends on control, ignore all dynamic tokens when you work out who has that control.

## control
topic-control = Control
clause-control-frontier-alone = If only one team has Emotions in a Frontier’s Triad, that team controls the Frontier, even with Intensity 0.
clause-control-frontier = If both teams have Emotions in a Triad, the team with the higher total Intensity controls the Frontier. If the totals are equal, or neither team has an Emotion there, nobody controls it.
clause-control-realm = In a Realm, a team’s total is the Intensity of its Emotions in the Realm’s two slots, of its unblocked Emotions in the slots of the two neighbouring Frontiers, and of its Fortress there. The team with the higher total controls the Realm. If the totals are equal, nobody does.
clause-control-realm-zero = Being alone in a Realm isn’t enough. A team whose total is 0 doesn’t control it.
clause-control-blocking = An Emotion on a Frontier doesn’t influence a Realm if an opposing Emotion is in the adjacent slot of that Realm.
clause-control-blocking-scope = A blocked Emotion still counts for its Frontier and for the Realm on the other side. Emotions of the same team never block each other.
clause-control-blocking-zero = An Emotion blocks even if it adds no Intensity.
clause-control-fortress = A Fortress adds 1 (Minor Fragment) or 2 (Major Fragment) to its team’s Intensity in its Realm. It adds nothing on Frontiers.
clause-control-recompute = From the end of setup, control of Realms and Frontiers is recalculated after every change.

## turn
topic-turn = The turn
clause-turn-three-actions = On your turn you take 3 actions. Choose from five Spirit Actions and five Realm Actions. You may take the same one more than once.
clause-turn-free-abilities = Free abilities don’t cost an action. You may use them before or after any action, but not during one. Each ability works once per turn.
clause-turn-revelation = A Revelation happens right away, during the turn. Then the turn continues.
clause-turn-extra-action = If an effect gives you an extra action, you get it for this turn only.
clause-turn-stop-early = You may end your turn with actions left. You lose them.
clause-turn-end-choice = At the end of your turn, either flip 1 spent Ambition token to available or draw 2 Emotion cards.
clause-turn-zero-willpower = If you have 0 Willpower at the end of your turn, you gain 1.
clause-turn-end-order = A turn ends in this order: Ambition or two cards, Satisfaction, Comfort, then 1 Willpower if you have 0. You may choose Ambition only if there is a token to flip.

## action
topic-action = Taking actions
clause-action-steps = An action has these steps: announce it, place a Vibe token if you like, choose upgrades and targets, pay, carry it out, recalculate control, score Intentions.
clause-action-whole-cost = If you can’t pay the full cost of an action and its upgrades, you can’t take it, and nothing happens.
clause-action-cost-floor = Discounts never reduce a cost below 0.
clause-action-no-change = You can’t take an action that would change nothing.
clause-action-upgrades = When you take a Spirit Action, you may use any of its upgrades that have a Vibe token. Use each at most once, and add its cost. You don’t have to use any.
clause-action-upgrade-useful = You may use an upgrade only if it can change this action.
clause-action-determination = Determination, the third upgrade of every Spirit Action on side A, reduces the total cost of the action and its upgrades by 1 Willpower.

## vibe
topic-vibe = Vibe tokens
clause-vibe-unlock = A Vibe token on the leftmost space of its row unlocks a Spirit Action. You can take a locked action only if you place that token as its first step.
clause-vibe-discard = To place a Vibe token with an action, discard an Emotion card from your hand and take a token of that card’s colour.
clause-vibe-one-per-action = You may place one Vibe token with each Spirit Action, before you carry it out, and only in that action’s row.
clause-vibe-place = In a locked row, the token goes on the leftmost space. In an unlocked row, it goes on any of the three upgrades without a token. It stays for the rest of the game.
clause-vibe-colours = No two Vibe tokens in a row may have the same colour.
clause-vibe-wild = A wild Vibe token has no colour and fits beside any other, even another wild one. You get wild tokens only at the start of the game.
clause-vibe-other-ways = A Vibe token from an ability or a power follows the same rules: unlock before you upgrade, choose a colour that is new to the row, and place an ordinary token.
clause-vibe-no-fit = If no Vibe token fits, you don’t place one.

## move
topic-move = Move
clause-move-cost = Move costs 1 Willpower and takes your Spirit to an adjacent space.
clause-move-at-least-one-step = A Move goes at least one space.
clause-move-opponent = A Move may not end on a space with an opposing Spirit. It may end on your teammate’s space.
clause-move-haste = Haste (costs +1 Willpower): move 1 extra space. You may pass through spaces with opposing Spirits.
clause-move-surmount = Surmount (costs +1 Willpower): the Move may end on a space with an opposing Spirit.

## invoke
topic-invoke = Invoke
clause-invoke-cost = Invoke costs 2 Willpower and puts an Emotion card from your hand on the board.
clause-invoke-slot = You invoke an Emotion in an empty slot adjacent to your Spirit.
clause-invoke-essence = Put 1 Essence from your Spirit board on the first space of the invoked Emotion. Without Essence you can’t invoke.
clause-invoke-bolster = Bolster (costs +1 Ambition): the Emotion gets 1 more Essence, from the supply.
clause-invoke-inner-force = Inner Force (costs +2 Willpower): the required Essence comes from the supply instead of your Spirit board.

## quell
topic-quell = Quell
clause-quell-cost = Quell costs 2 Willpower and 1 Ambition.
clause-quell-target = You quell an opposing Emotion in a slot adjacent to your Spirit.
clause-quell-reveal = You must show a card from your hand with a Vibe of the target’s colour. The card stays in your hand.
clause-quell-starting = To quell Brightness or Bleakness, you may show any card from your hand, but you must have one.
clause-quell-essence = Quell removes the target’s rightmost Essence and returns it to the supply.
clause-quell-last = An Emotion without Essence is removed from the board and discarded.
clause-quell-subdue = Subdue (costs +2 Willpower): remove 1 more Essence from the target.
clause-quell-extinguish = Extinguish (costs +1 Willpower): you don’t have to show a card, so you can quell with an empty hand.

## fortify
topic-fortify = Fortify
clause-fortify-cost = Fortify costs 3 Willpower, whichever of its effects you use.
clause-fortify-place = You fortify a Fortress location adjacent to your Spirit’s space. In a Realm, this is the Realm’s own location. On a Frontier, it is the location of either neighbouring Realm.
clause-fortify-build = The basic effect puts one of your team’s unused Minor Fragments on an empty Fortress location in a Realm that your opponents don’t control.
clause-fortify-bonus = As a Fortress, a Minor Fragment has a +1 Intensity token and a Major one a +2 token. A location has room for one Fragment.
clause-fortify-exalt = Exalt (costs +1 Ambition): replace your team’s Minor Fragment on the location with one of its Major Fragments, in a Realm that your opponents don’t control.
clause-fortify-raze = Raze (costs +1 Willpower and +1 Ambition): remove the opponents’ Minor Fragment from the location, or replace their Major Fragment there with one of their Minor ones.
clause-fortify-raze-anywhere = You may use Raze even in a Realm that your opponents control.
clause-fortify-raze-action = After you use Raze, you gain 1 action for this turn.
clause-fortify-one-effect = Exalt, Raze and Attune with Origin replace the basic effect. Each Fortify has exactly one of these four effects.
clause-fortify-limited = If the Fragment you need isn’t available, you can’t use the effect. A Major Fragment can’t be razed if its team has no Minor one left.
clause-fortify-return = A Fragment that is removed or replaced goes back to its team, which may use it again.

## empower
topic-empower = Empower
clause-empower-cost = Empower costs 3 Willpower.
clause-empower-target = You empower a Mild Emotion of your team in a slot adjacent to your Spirit.
clause-empower-threshold = The Mild Emotion must have at least as much Essence as its Empower threshold.
clause-empower-replace = Discard the Mild Emotion. The Strong Emotion named on it takes its slot and all its Essence.
clause-empower-tokens = All other tokens on the Mild Emotion are discarded. Only Essence moves to the Strong one.
clause-empower-no-copy = While both copies of the Strong Emotion are in play, you can’t empower its Mild counterpart.
clause-empower-channeled-power = Channeled Power (costs +1 Ambition): before you empower, place 1 Essence from the supply on an empty space of the Mild Emotion. It counts for the threshold.
clause-empower-emotional-outburst = Emotional Outburst (costs +1 Willpower): the Mild Emotion of your team may be anywhere on the board.

## realm
topic-realm = Realm Actions
clause-realm-anywhere = You may take any of the five Realm Actions, wherever your Spirit is. You don’t have to unlock them, and they have no upgrades.
clause-realm-discount = A Realm Action costs you 1 Willpower less while your team controls its Realm.

## valley
topic-valley = Valley of Motives
clause-valley-gain = Pay 1 Willpower to gain 4 Willpower from the supply.

## cradle
topic-cradle = Cradle of Senses
clause-cradle-first = Pay 1 Willpower to draw the top card of your Emotion deck.
clause-cradle-more = Then, as often as you like, pay 2 Willpower to draw one more. You see each new top card before you decide. Controlling the Realm doesn’t make these extra cards cheaper.

## network
topic-network = Network of Thoughts
clause-network-move = Pay 2 Willpower to move one of your team’s Emotions from any slot to an empty slot adjacent to your Spirit.
clause-network-whole-card = The Emotion keeps all its Essence and tokens when it moves.

## land
topic-land = Land of Desires
clause-land-first = Pay 1 Willpower to place 1 Essence from your Spirit board on an Emotion of your team adjacent to your Spirit.
clause-land-more = In the same action, you may place more Essence from your Spirit board on the same Emotion, for 1 Willpower each. Controlling the Realm doesn’t make this extra Essence cheaper.

## willow
topic-willow = Willow of Values
clause-willow-exchange = Exchange any amount of your Willpower for the same amount of Essence from the supply.
clause-willow-fee = First pay 1 Willpower for the action, on top of the Willpower you exchange.

## ambition
topic-ambition = Ambition
clause-ambition-shared = Each team has 3 Ambition tokens, shared by its players. To spend one, flip an available token. To gain one, flip a spent token. If all three are available, you can’t gain any.
clause-ambition-once = You may use each of the three Ambition abilities once per turn.
clause-ambition-vibe-token = For 1 Ambition, place a Vibe token of any fitting colour in any row. You don’t discard a card or take that row’s action.
clause-ambition-rotate = For 1 Ambition, rotate the Origin once clockwise.
clause-ambition-extra-action = For 2 Ambition, gain 1 action for this turn.

## absorb
topic-absorb = Absorb
clause-absorb-once = Absorb is a free ability. Use it once per turn.
clause-absorb-first-turn = The first player can’t absorb on the first turn of the game.
clause-absorb-reach = A Spirit in a Realm absorbs from that Realm’s Sphere. A Spirit on a Frontier absorbs from either neighbouring Realm’s Sphere.
clause-absorb-base = When you absorb, take 2 Willpower from the Sphere.
clause-absorb-frontiers = Take 1 more Willpower from the Sphere for each Frontier that your team controls next to your Spirit. If your Spirit is in a Realm, both of its Frontiers count. If it is on a Frontier, only that one does. The Sphere you use makes no difference.
clause-absorb-limit = If the Sphere has less Willpower than you are entitled to, you take all of it. You can’t take less unless a power allows it.
clause-absorb-order = An Absorb has these steps: take the Willpower, gain the Sphere’s bonus, resolve a Revelation if the Sphere is empty, rotate the Origin.
clause-absorb-rotate = At the end of an Absorb, the Origin rotates once clockwise.

## sphere
topic-sphere = Spheres
clause-sphere-optional = You may decline a Sphere’s bonus.
clause-sphere-commitment = Commitment: pay 1 Willpower to gain 1 Ambition. Your team needs a spent Ambition token.
clause-sphere-creativity = Creativity: draw 1 Emotion card.
clause-sphere-humility = Humility: gain 1 Essence from the supply.
clause-sphere-diligence = Diligence: gain 2 Willpower from the supply, not from the Sphere.
clause-sphere-knowledge = Knowledge: place a Vibe token of your choice, as with the Ambition ability but for free.

## revelation
topic-revelation = Revelation
clause-revelation-trigger = When an Absorb empties a Sphere, a Revelation happens right away.
clause-revelation-reveal = Step 1: each team reveals its Hidden Aspiration.
clause-revelation-check = Step 2: each team checks the Common Aspiration and its own Hidden one, but not the other team’s. If the teams tie for an Aspiration, neither accomplishes it.
clause-revelation-minor = Step 3: a team that accomplished exactly one Aspiration adds a Minor Fragment to the Identity.
clause-revelation-major = Step 3: a team that accomplished both its Hidden and the Common Aspiration adds one Major Fragment to the Identity and no Minor one.
clause-revelation-not-optional = A team can’t decline a Fragment it is due in a Revelation.
clause-revelation-common = Step 4: turn the Common Aspiration face down. The leftmost face-up one is the new Common Aspiration.
clause-revelation-major-removes = Step 4: if a team added a Major Fragment, the other team chooses a face-up Common Aspiration and removes it from the game. This happens before there is a new Common Aspiration. If nobody added a Major Fragment, nothing is removed.
clause-revelation-hidden-returned = Step 5: both Hidden Aspirations leave the game, accomplished or not. The next card of each team’s deck is its new Hidden Aspiration.
clause-revelation-hidden-choice = Step 5: a team that accomplished no Aspiration may look at the top 3 cards of its Hidden deck (or all, if there are fewer) and choose one that differs from the new Common Aspiration. It shuffles the others back in. It makes no difference whether a Fortress joins the Identity.
clause-revelation-hidden-differs = Step 5: each team shuffles its Hidden deck until the top card differs from the new Common Aspiration.
clause-revelation-hidden-last = If every card left in a Hidden deck is the same as the Common Aspiration, the top card stays.
clause-revelation-fortress = Step 6: a Fortress in the emptied Sphere’s Realm joins the Identity, no matter which team owns it. Its Intensity token is removed.
clause-revelation-fortress-fresh = A Fortress built or exalted this turn doesn’t join the Identity. One that was razed from Major to Minor this turn does.
clause-revelation-refill = Step 7: the emptied Sphere gets 7 Willpower from the supply.

## aspiration
topic-aspiration = Aspirations
clause-aspiration-attitude = Attitude: control more Realms than the other team.
clause-aspiration-openness = Openness: control more Frontiers than the other team.
clause-aspiration-awareness = Awareness: have Emotions in more Triads than the other team.
clause-aspiration-unity = Unity: have a longer chain of Emotions in adjacent slots than the other team.
clause-aspiration-unity-lone = For Unity, a lone Emotion is a chain of one.
clause-aspiration-liveliness = Liveliness: have more Essence on Emotions in total than the other team.
clause-aspiration-versatility = Versatility: have Emotions of more Vibe colours on the board than the other team. Brightness and Bleakness have no colour.
clause-aspiration-fortitude = Fortitude: have a higher total Intensity from Fortresses than the other team.
clause-aspiration-sensibility = Sensibility: have an Emotion of higher Intensity than any Emotion of the other team.
clause-aspiration-sensibility-alone = If the other team has no Emotions, any Emotion is enough for Sensibility, even with Intensity 0.
clause-aspiration-reflection = Reflection: control more reflected pairs than the other team. To control a pair, control both a Realm and the Frontier across from it.

## intention
topic-intention = Intentions
clause-intention-when = Intentions are checked only for the active team, after each action, ability or Revelation. You may accomplish each Intention again and again.
clause-intention-points-first = Each Intention scores the points printed on it, 1 or 2.
clause-intention-points-revised = Your first Intention in a turn scores 1 point. Each additional one in the same turn scores 2.
clause-intention-a-fill-first = Side A, 1 point: fill all Essence spaces of an Emotion other than Brightness or Bleakness.
clause-intention-a-quell-first = Side A, 2 points: remove 2 or more Essence with one Quell action.
clause-intention-a-fortress-first = Side A, 1 point: have a Fortress of your team join the Identity during a Revelation.
clause-intention-a-absorb-first = Side A, 1 point: take at most 2 Willpower from the Sphere with an Absorb.
clause-intention-a-upgrade-first = Side A, 2 points: fully upgrade a Spirit Action, so that all four spaces of its row have a token.
clause-intention-a-quell-revised = Side A: remove at least 1 Essence with a Quell action.
clause-intention-a-absorb-revised = Side A: take 4 or more Willpower from the Sphere with an Absorb.
clause-intention-a-fill-revised = Side A: fill all Essence spaces of an Emotion other than Brightness or Bleakness.
clause-intention-a-upgrade-revised = Side A: fully upgrade a Spirit Action, so that all four spaces of its row have a token.
clause-intention-b-quell-first = Side B, 1 point: remove exactly 1 Essence with a Quell action.
clause-intention-b-empower-first = Side B, 1 point: empower an Emotion.
clause-intention-b-absorb-first = Side B, 1 point: take 4 or more Willpower from the Sphere with an Absorb.
clause-intention-b-exalt-first = Side B, 2 points: exalt a Fortress.
clause-intention-b-rows-first = Side B, 2 points for each level: have at least 1, 2, 3 or 4 Vibe tokens in every row of your Spirit board. Each of these four numbers is a level.
clause-intention-b-quell-revised = Side B: remove at least 1 Essence with a Quell action.
clause-intention-b-fortress-revised = Side B: have a Fortress of your team join the Identity during a Revelation.
clause-intention-b-empower-revised = Side B: empower an Emotion.
clause-intention-b-rows-revised = Side B: have at least 1, 2, 3 or 4 Vibe tokens in every row of your Spirit board for the first time. Each of these levels is an Intention.
clause-intention-fill-once = A card scores for being filled only once while it is in play.
clause-intention-fill-empower = Essence that moves to a Strong Emotion in an Empower doesn’t count as filling it. Essence placed with Channeled Power does count.
clause-intention-rows-per-board = The Intention for Vibe tokens in every row counts each Spirit board separately, and each level only once. The starting tokens don’t score it.
clause-intention-absorb-from-sphere = Absorb Intentions count only the Willpower that came from the Sphere.

## wheel
topic-wheel = Wheel of Intentions
clause-wheel-round = For each Intention point, the team’s counter moves one space on its Wheel of 20 spaces. After space 20 the counter starts another lap, so space 1 then means 21 points.
clause-wheel-bonus = When the counter reaches or passes space 2 of the Wheel, the team gains 1 Essence. Space 4 gives 1 Emotion card, and space 6 gives 1 Ambition.
clause-wheel-bonus-repeat = The three Wheel bonuses repeat in the same order on spaces 8, 10 and 12, and again on spaces 14, 16 and 18.
clause-wheel-bonus-taker = The active player gains the Wheel’s bonuses. A second lap gives them again.
clause-wheel-ambition-full = If all three tokens are available, the Wheel’s Ambition bonus is lost.

## ending
topic-ending = End of the game
clause-ending-last-common = The game ends if there is no new Common Aspiration after a Revelation, because the last one was scored or removed.
clause-ending-no-fragment = The game ends when a team is due a Minor or Major Fragment in a Revelation but has none of that kind left. The team adds its Capping Fragment instead.
clause-ending-capping-last = A team adds its Capping Fragment after every other Fragment of that Revelation, Fortresses included.
clause-ending-both-capping-first = If both teams are due a Capping Fragment, only the team that caused the Revelation adds its own. The other team scores 3 points, which don’t count as an Intention.
clause-ending-both-capping-revised = If both teams are due a Capping Fragment, only the team that caused the Revelation adds its own. The other team scores 4 points, which don’t count as an Intention.
clause-ending-twenty-points = The full game ends when a team has 20 or more points on its Wheel of Intentions.
clause-ending-finish-turn = When the end of the game is triggered, the active player finishes the turn. Then comes the final scoring. The other players don’t get another turn.
clause-ending-revelations-after = After a team’s 20th point, there can still be Revelations until the end of the turn. There are no more once the last Common Aspiration is gone or a team has added its Capping Fragment.
clause-ending-refill-only = If a Sphere is emptied when there can be no more Revelations, just refill it with 7 Willpower.

## scoring
topic-scoring = Final scoring
clause-scoring-fragments = In the Identity, each Minor Fragment is worth 3 points, each Major one 5 and the Capping Fragment 4. Fragments outside the Identity are worth nothing.
clause-scoring-total = Add each team’s points on the Wheel of Intentions, including all laps, to the points of its Fragments. The team with more points wins.
clause-scoring-tie = If there is a tie, the team with the Capping Fragment in the Identity wins. If neither team has it there, the game is a draw.

## discard
topic-discard = Discarding
clause-discard-mild = A discarded Mild Emotion goes face down under the Emotion deck it came from, no matter who discards it or from where. There is no discard pile.
clause-discard-strong = A discarded Strong Emotion goes back to its team’s open pile.
clause-discard-starting = A discarded Brightness or Bleakness goes to the supply. Only Anxiety can take a Bleakness from there.
clause-discard-empty-deck = A card put under an empty deck becomes its new top card, face up.

## supply
topic-supply = Supply
clause-supply-unlimited = Willpower, Essence, Vibe tokens and Intensity tokens never run out.
clause-supply-limited = Fragments, Ambition tokens, copies of Strong Emotions and Bleakness cards are limited. When there are none left, you can’t get more.
clause-supply-insecurity = There are six Insecurity tokens. If none is left, you don’t place one.
clause-supply-no-trade = Teammates can’t give each other Willpower, Essence or cards.

## secret
topic-secret = Open and secret
clause-secret-top-card = Everyone can see the top card of every Emotion deck, so everyone knows each card drawn during play.
clause-secret-deck-order = Below its top card, a deck’s order is hidden, except for cards that everyone saw go to the bottom.
clause-secret-hand = Opponents know the cards they saw go into your hand and how many others you have. Only your two starting cards are unknown to them.
clause-secret-hidden-aspiration = A team may look at its Hidden Aspiration at any time. The other team doesn’t see it until a Revelation.
clause-secret-teammates = Teammates see each other’s hands.
clause-secret-shown-cards = Everyone sees a card shown for a Quell.
clause-secret-discarded-cards = Everyone sees a card discarded for a Vibe token.

## choice
topic-choice = Choices of a team
clause-choice-team = When a team has to choose, the team’s player who plays next decides. On the active team, that’s the active player. If both teams have to choose, the active team chooses first.
clause-choice-standing = When a power gives a team a choice on the opponents’ turn, the team’s default choice decides, so nobody has to wait. Each player of the team can change the default on their own turn, as a free ability.

## spirit
topic-spirit = Spirit powers
clause-spirit-love-first = Love: when you absorb next to a Bliss Fortress, gain 2 Willpower from the supply.
clause-spirit-love-revised = Love: when you absorb, gain 1 Willpower from the supply for each Bliss Fortress adjacent to your Spirit.
clause-spirit-delight = Delight: when you gain 4 or more Willpower with an Absorb, you may draw an Emotion card.
clause-spirit-delight-counts = Delight’s power counts all Willpower you gain with the Absorb, from the Sphere and from the supply.
clause-spirit-empathy = Empathy: Bliss Emotions can’t be quelled in slots adjacent to Empathy, or in slots adjacent to those.
clause-spirit-harmony-first = Harmony: when you discard a card to place a Vibe token, the token may have any fitting colour, regardless of the card’s Vibe.
clause-spirit-harmony-revised = Harmony: when you discard a card to place a Vibe token, you may discard a second card to place a second token in the same row. The tokens may have any fitting colours, regardless of the cards’ Vibes.
clause-spirit-hatred = Hatred: a Spirit Action costs 1 Willpower less if you use at least one upgrade other than Determination. Determination’s discount applies as well.
clause-spirit-misery = Misery: you may absorb from a Sphere next to one you can reach. You gain the bonus of the Sphere you take from.
clause-spirit-misery-fortress = If Misery empties a Sphere outside its normal reach, the Fortress next to that Sphere doesn’t join the Identity.
clause-spirit-malice-first = Malice: you may also quell an Emotion in a slot adjacent to any Emotion that is adjacent to Malice.
clause-spirit-malice-revised = Malice: on a Frontier, you may quell any opposing Emotion in its Triad. In a Realm, you may also quell any opposing Emotion in the slots of the two neighbouring Frontiers.
clause-spirit-anxiety = Anxiety: you may invoke a Bleakness from the supply instead of a card from your hand.
clause-spirit-anxiety-limit = Anxiety may take a Bleakness only while there are fewer than six on the board.

## board-b
topic-board-b = Spirit boards, side B
clause-board-b-three-upgrades = On side B, each Spirit Action still has three upgrades. The Spirit’s own upgrades replace some of side A’s. The others stay.
clause-board-b-instead-of-moving = Switcheroo, Deceive and From the Shadows replace the normal movement. You can’t add extra steps to them.
clause-board-b-push-everyone = Push moves every opposing Spirit on the space. The player who pushes picks an adjacent space for each.
clause-board-b-draw-from-empty = Relish and Seethe count as used even if the deck is empty and you draw nothing.
clause-board-b-love-surmount = Love, Move: Surmount costs nothing extra.
clause-board-b-love-embrace = Love, Move: Embrace (costs +1 Willpower, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may place 1 Essence on it.
clause-board-b-love-embrace-essence = Essence placed with Embrace comes from your Spirit board.
clause-board-b-love-forging-bonds = Love, Invoke: Forging Bonds (costs +1 Willpower, replaces Inner Force). If you invoke the Emotion in a slot adjacent to another Bliss Emotion, the required Essence may come from the supply.
clause-board-b-love-home-ground = Love, Quell: Home Ground (costs +1 Willpower, replaces Extinguish). If the target is in a slot of a Realm with a Bliss Fortress, gain 1 Ambition.
clause-board-b-love-pierce-the-darkness = Love, Fortify: Pierce the Darkness (no extra cost, replaces Exalt). You may build on an empty Fortress location even in a Realm that your opponents control.
clause-board-b-love-raze = Love, Fortify: Raze costs +3 Willpower and no Ambition.
clause-board-b-love-garrison-first = Love, Fortify: Garrison (costs +1 Ambition, replaces Determination). Right after you build a Fortress, you may take a bonus Invoke in an empty slot of its Realm, even from a Frontier. You pay for it as usual, but it doesn’t use up one of your actions. Invoke must already be unlocked.
clause-board-b-love-garrison-revised = Love, Fortify: Garrison (costs +1 Ambition, replaces Determination). Right after you build a Fortress, you may take a bonus Invoke in an empty slot of its Realm, even from a Frontier. You pay for it as usual, but it doesn’t use up one of your actions. You may unlock or upgrade Invoke as part of it.
clause-board-b-love-brighten-up = Love, Empower: Brighten Up (no extra cost, replaces Channeled Power). After the Empower, you may place a Vibe token of the discarded Mild Emotion’s colour in any row.
clause-board-b-delight-push-first = Delight, Move: Push (costs +2 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit. You move that Spirit to an adjacent space. You may choose the space your teammate is on.
clause-board-b-delight-push-revised = Delight, Move: Push (costs +1 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit. You move that Spirit to an adjacent space. You may choose the space your teammate is on.
clause-board-b-delight-summon = Delight, Invoke: Summon (costs +1 Willpower, replaces Bolster). Invoke the top card of your deck instead of a card from your hand.
clause-board-b-delight-cleansing-light = Delight, Quell: Cleansing Light (costs +1 Willpower, replaces Extinguish). The target doesn’t have to be adjacent, but you discard the card you show.
clause-board-b-delight-relish-first = Delight, Empower: Relish (costs +1 Willpower, replaces Channeled Power). After the Empower, draw a card.
clause-board-b-delight-relish-revised = Delight, Empower: Relish (costs +1 Willpower, replaces Channeled Power). After the Empower, draw two cards. Keep one and discard the other.
clause-board-b-empathy-switcheroo-first = Empathy, Move: Switcheroo (costs +2 Willpower, replaces Surmount). Instead of moving, swap spaces with any other Spirit, even if you end up on a space with an opposing Spirit.
clause-board-b-empathy-switcheroo-revised = Empathy, Move: Switcheroo (costs +1 Willpower, replaces Determination). Instead of moving, swap spaces with any other Spirit. You may end up on a space with an opposing Spirit only if you also use Surmount.
clause-board-b-empathy-surmount = Empathy, Move: Surmount costs nothing extra.
clause-board-b-empathy-bolster = Empathy, Invoke: Bolster costs +2 Willpower instead of +1 Ambition.
clause-board-b-empathy-sharing-is-caring = Empathy, Invoke: Sharing Is Caring (costs +2 Willpower, replaces Bolster). The Emotion gets 1 more Essence, from your Spirit board.
clause-board-b-empathy-motivation = Empathy, Invoke: Motivation (costs +3 Willpower, replaces Inner Force). After the Invoke, gain 1 Ambition.
clause-board-b-empathy-conversion = Empathy, Quell: Conversion (no extra cost, replaces Determination). If the Quell removes the last Essence of a Gloom Emotion, gain 1 Essence.
clause-board-b-empathy-feeling-safe-first = Empathy, Fortify: Feeling Safe (no extra cost, replaces Exalt). After the Fortify, gain 1 Essence.
clause-board-b-empathy-feeling-safe-revised = Empathy, Fortify: Feeling Safe (no extra cost, replaces Raze). After the Fortify, gain 1 Essence.
clause-board-b-empathy-emotional-outburst = Empathy, Empower: Emotional Outburst costs nothing extra.
clause-board-b-harmony-flight-first = Harmony, Move: Flight (costs +2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-harmony-flight-revised = Harmony, Move: Flight (costs +1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-harmony-surmount = Harmony, Move: Surmount costs nothing extra.
clause-board-b-harmony-relish = Harmony, Invoke: Relish (costs +1 Willpower, replaces Bolster). After the Invoke, draw a card.
clause-board-b-harmony-vanquish-first = Harmony, Quell: Vanquish (costs +3 Willpower, replaces Subdue). Remove up to 2 more Essence from the target.
clause-board-b-harmony-vanquish-revised = Harmony, Quell: Vanquish (costs +1 Ambition, replaces Subdue). Remove up to 2 more Essence from the target.
clause-board-b-harmony-emotional-cycle = Harmony, Quell: Emotional Cycle (no extra cost, replaces Determination). If the Quell removes the last Essence of a Gloom Emotion, draw a card.
clause-board-b-harmony-attune-first = Harmony, Fortify: Attune with Origin (costs +2 Willpower and +1 Ambition, replaces Exalt). Move a Bliss Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control. Remove its Intensity token.
clause-board-b-harmony-attune-revised = Harmony, Fortify: Attune with Origin (costs +1 Willpower and +1 Ambition, replaces Exalt). Move a Bliss Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control. Remove its Intensity token.
clause-board-b-attune-new-fortress = You may use Attune with Origin on a Fortress built this turn.
clause-board-b-harmony-rush-to-aid = Harmony, Empower: Rush to Aid (costs +1 Willpower, replaces Emotional Outburst). Before you empower, put your Spirit on the space adjacent to the Mild Emotion, even if an opposing Spirit is there.
clause-board-b-hatred-charge-first = Hatred, Move: Charge (costs +2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-hatred-charge-revised = Hatred, Move: Charge (costs +1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-hatred-wildfire-first = Hatred, Move: Wildfire (costs +4 Willpower and +1 Ambition, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may remove 1 Essence from it. This isn’t a Quell.
clause-board-b-hatred-wildfire-revised = Hatred, Move: Wildfire (costs +3 Willpower and +1 Ambition, replaces Determination). If the Move ends adjacent to a Bliss Emotion, you may remove 1 Essence from it. This isn’t a Quell.
clause-board-b-hatred-seethe-invoke = Hatred, Invoke: Seethe (costs +2 Willpower, replaces Bolster). After the Invoke, draw a card.
clause-board-b-hatred-relish = Hatred, Invoke: Relish (costs +1 Willpower, replaces Bolster). After the Invoke, draw a card.
clause-board-b-hatred-repel-first = Hatred, Quell: Repel (no extra cost, replaces Determination). The Quell costs 2 Willpower less if the target is in a slot of a Realm with a Gloom Fortress.
clause-board-b-hatred-repel-revised = Hatred, Quell: Repel (no extra cost, replaces Determination). If the target is in a slot of a Realm with a Gloom Fortress, gain 2 Willpower.
clause-board-b-hatred-repel-after-paying = You gain Repel’s 2 Willpower after you pay for the Quell, so you can’t use it to pay.
clause-board-b-hatred-raze = Hatred, Fortify: Raze costs +4 Willpower instead of +1 Willpower and +1 Ambition.
clause-board-b-hatred-seethe-fortify-first = Hatred, Fortify: Seethe (no extra cost, replaces Exalt). After the Fortify, draw a card.
clause-board-b-hatred-seethe-fortify-revised = Hatred, Fortify: Seethe (costs +1 Willpower, replaces Exalt). After the Fortify, draw a card.
clause-board-b-hatred-seethe-empower = Hatred, Empower: Seethe (costs +1 Willpower, replaces Channeled Power). After the Empower, draw a card.
clause-board-b-misery-deceive-first = Misery, Move: Deceive (costs +2 Willpower, replaces Haste). Instead of moving, swap spaces with any other Spirit, even if you end up on a space with an opposing Spirit.
clause-board-b-misery-deceive-revised = Misery, Move: Deceive (costs +1 Willpower, replaces Determination). Instead of moving, swap spaces with any other Spirit. You may end up on a space with an opposing Spirit only if you also use Surmount.
clause-board-b-misery-surmount = Misery, Move: Surmount costs nothing extra.
clause-board-b-misery-extinguish = Misery, Quell: Extinguish costs +2 Willpower.
clause-board-b-misery-drain-first = Drain takes 1 Willpower from a Sphere adjacent to your Spirit. You don’t gain the Sphere’s bonus. If Drain empties the Sphere, there is a Revelation, but the Origin doesn’t rotate.
clause-board-b-misery-drain-revised = Drain takes 1 Willpower from a Sphere adjacent to your Spirit, if the Sphere has 2 or more. You don’t gain the Sphere’s bonus.
clause-board-b-misery-drain-quell = Misery, Quell: Drain (no extra cost, replaces Determination). Use it after the Quell.
clause-board-b-misery-drain-fortify = Misery, Fortify: Drain (no extra cost, replaces Determination). Use it after the Fortify.
clause-board-b-misery-drain-empower = Misery, Empower: Drain (no extra cost, replaces Determination). Use it after the Empower.
clause-board-b-misery-exalt-first = Misery, Fortify: Exalt costs +1 Willpower instead of +1 Ambition.
clause-board-b-misery-exalt-revised = Misery, Fortify: Exalt costs +2 Willpower instead of +1 Ambition.
clause-board-b-misery-gloomy-view = Misery, Fortify: Gloomy View (no extra cost, replaces Determination). After the Fortify, you may rotate the Origin once clockwise.
clause-board-b-misery-assimilate = Misery, Empower: Assimilate (no extra cost, replaces Channeled Power). After the Empower, you may place a Vibe token of the discarded Mild Emotion’s colour in any row.
clause-board-b-malice-push-first = Malice, Move: Push (costs +2 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit. You move that Spirit to an adjacent space. You may choose the space your teammate is on.
clause-board-b-malice-push-revised = Malice, Move: Push (costs +1 Willpower, replaces Surmount). The Move may end on a space with an opposing Spirit. You move that Spirit to an adjacent space. You may choose the space your teammate is on.
clause-board-b-malice-summon = Malice, Invoke: Summon (costs +1 Willpower, replaces Bolster). Invoke the top card of your deck instead of a card from your hand.
clause-board-b-malice-extinguish = Malice, Quell: Extinguish costs nothing extra.
clause-board-b-malice-exterminate = Malice, Quell: Exterminate (costs +2 Willpower and +1 Ambition, replaces Determination). Remove up to 2 more Essence from the target. You may combine it with Subdue.
clause-board-b-malice-all-for-me = Malice, Fortify: All for Me (no extra cost, replaces Exalt). After the Fortify, gain 1 Essence.
clause-board-b-malice-channeled-power = Malice, Empower: Channeled Power costs +2 Willpower instead of +1 Ambition.
clause-board-b-malice-emotional-outburst = Malice, Empower: Emotional Outburst costs nothing extra.
clause-board-b-anxiety-flight-first = Anxiety, Move: Flight (costs +2 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-anxiety-flight-revised = Anxiety, Move: Flight (costs +1 Willpower, replaces Haste). Move up to 2 extra spaces.
clause-board-b-anxiety-from-the-shadows-first = Anxiety, Move: From the Shadows (no extra cost, replaces Determination). Instead of moving, put your Spirit on any space adjacent to a Bleakness, even if an opposing Spirit is there. Then gain 1 Willpower.
clause-board-b-anxiety-from-the-shadows-revised = Anxiety, Move: From the Shadows (no extra cost, replaces Determination). Instead of moving, put your Spirit on any space adjacent to a Bleakness. Then gain 2 Willpower. You may join an opposing Spirit only if you also use Surmount.
clause-board-b-anxiety-bolster-first = Anxiety, Invoke: Bolster costs +2 Willpower instead of +1 Ambition.
clause-board-b-anxiety-bolster-revised = Anxiety, Invoke: Bolster costs +3 Willpower instead of +1 Ambition.
clause-board-b-anxiety-seeds-of-darkness-first = Anxiety, Invoke: Seeds of Darkness (costs +1 Willpower, replaces Inner Force). When you invoke a Bleakness, the required Essence comes from the supply.
clause-board-b-anxiety-seeds-of-darkness-revised = Anxiety, Invoke: Seeds of Darkness (costs +1 Willpower, replaces Inner Force). You may invoke a Bleakness in any empty slot, adjacent or not.
clause-board-b-anxiety-devour = Anxiety, Quell: Devour (no extra cost, replaces Extinguish). After the Quell, you may place a Vibe token of the quelled Emotion’s colour in any row.
clause-board-b-anxiety-devour-vibe = You may use Devour only if the quelled Emotion has a Vibe. The Quell doesn’t have to discard it.
clause-board-b-anxiety-attune-first = Anxiety, Fortify: Attune with Origin (costs +2 Willpower and +1 Ambition, replaces Raze). Move a Gloom Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control. Remove its Intensity token.
clause-board-b-anxiety-attune-revised = Anxiety, Fortify: Attune with Origin (costs +1 Willpower and +1 Ambition, replaces Raze). Move a Gloom Minor Fragment from the Fortress location to the Identity, even in a Realm that your opponents control. Remove its Intensity token.
clause-board-b-anxiety-rush-to-aid = Anxiety, Empower: Rush to Aid (costs +1 Willpower, replaces Emotional Outburst). Before you empower, put your Spirit on the space adjacent to the Mild Emotion, even if an opposing Spirit is there.
clause-board-b-anxiety-spreading-darkness = Anxiety, Empower: Spreading Darkness (no extra cost, replaces Channeled Power). Discard a Mild Emotion from your hand and replace an adjacent Bleakness with that Emotion’s Strong counterpart.
clause-board-b-anxiety-spreading-darkness-threshold = For Spreading Darkness, the Bleakness must have at least as much Essence as the discarded Mild card’s threshold, and a copy of the Strong Emotion must be available. It counts as an Empower.

## shaper
topic-shaper = The Shaper
clause-shaper-players = With two players, two Shapers play against each other. With three, a Shaper plays against a team of two. A Shaper plays a full side alone, in the basic game too.
clause-shaper-one-spirit = A Shaper has one Spirit, one deck of 16 cards and one player’s starting hand and resources, and otherwise follows the usual rules.
clause-shaper-three-order = With three players, the Shaper plays second and fourth in every round.
clause-shaper-two-order = With two Shapers, the first player is chosen at random, and the two alternate. The first player starts with 2 more Willpower and can’t absorb on the first turn.
clause-shaper-second-emotion = A Shaper places two starting Emotions. The second comes in a later placement turn, as if a second Spirit were on one of the free Frontiers.
clause-shaper-seats = One person may play several seats, such as both Spirits of a team.

## basic
topic-basic = The basic game
clause-basic-aspirations = The basic game leaves out Reflection and Sensibility. They are removed from the Common row, which then has seven cards, and from both Hidden decks.
clause-basic-no-empower = The basic game leaves out Empower and Strong Emotions.
clause-basic-no-intentions = The basic game leaves out Intentions and the Wheel. Only Fragments score points, and no game ends because of 20 points.
clause-basic-no-powers = In the basic game, Spirits have no powers.
clause-basic-side-a = In the basic game, Spirit boards show side A.
clause-basic-vibe-tokens-first = The four starting tokens unlock Move, Invoke, Quell and Fortify.
clause-basic-vibe-colours = Each player picks which of the four starting colours goes to which action.
clause-basic-vibe-tokens-revised = The four wild starting tokens unlock Move, Invoke, Quell and Fortify.
clause-basic-placement = Clockwise from Valley | Cradle, the four Spirits start in turn order on the first four Frontiers. Each has its starting Emotion in the slot just counter-clockwise of its Frontier’s slot.
clause-basic-placement-shaper = A Shaper’s Spirit starts on the Frontier of the Shaper’s first turn marker, with the first starting Emotion beside it. The second Emotion starts beside the Frontier of the second marker.

## solo
topic-solo = Solo and co-operative play
clause-solo-ego = Alone or together, you play against the Ego: one bot for each Spirit of the other side. The bots follow the full rules.
