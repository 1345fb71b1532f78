### What players read while playing: buttons, questions, the log, refusals and options.
### A name stands in its bare form, or in the form that a sentence asks for: { $realm-in }.

game-cerebria = Cerebria
game-cerebria-about = Spirits of Bliss and Gloom struggle for a mind. They call up Emotions, win Realms and shape an Identity. For two to four players in two teams.

## Places

noun-slot-1 = Valley slot 1
    .short = Valley 1
    .the = Valley slot 1
noun-slot-2 = Valley slot 2
    .short = Valley 2
    .the = Valley slot 2
noun-slot-3 = Valley | Cradle slot
    .short = Valley | Cradle
    .the = the Valley | Cradle slot
noun-slot-4 = Cradle slot 1
    .short = Cradle 1
    .the = Cradle slot 1
noun-slot-5 = Cradle slot 2
    .short = Cradle 2
    .the = Cradle slot 2
noun-slot-6 = Cradle | Network slot
    .short = Cradle | Network
    .the = the Cradle | Network slot
noun-slot-7 = Network slot 1
    .short = Network 1
    .the = Network slot 1
noun-slot-8 = Network slot 2
    .short = Network 2
    .the = Network slot 2
noun-slot-9 = Network | Land slot
    .short = Network | Land
    .the = the Network | Land slot
noun-slot-10 = Land slot 1
    .short = Land 1
    .the = Land slot 1
noun-slot-11 = Land slot 2
    .short = Land 2
    .the = Land slot 2
noun-slot-12 = Land | Willow slot
    .short = Land | Willow
    .the = the Land | Willow slot
noun-slot-13 = Willow slot 1
    .short = Willow 1
    .the = Willow slot 1
noun-slot-14 = Willow slot 2
    .short = Willow 2
    .the = Willow slot 2
noun-slot-15 = Willow | Valley slot
    .short = Willow | Valley
    .the = the Willow | Valley slot

token-space-move-1 = Unlock Move
    .on = on the Move action
    .from = from the Move action
token-space-move-2 = First Move upgrade
    .on = on the first Move upgrade
    .from = from the first Move upgrade
token-space-move-3 = Second Move upgrade
    .on = on the second Move upgrade
    .from = from the second Move upgrade
token-space-move-4 = Third Move upgrade
    .on = on the third Move upgrade
    .from = from the third Move upgrade
token-space-invoke-1 = Unlock Invoke
    .on = on the Invoke action
    .from = from the Invoke action
token-space-invoke-2 = First Invoke upgrade
    .on = on the first Invoke upgrade
    .from = from the first Invoke upgrade
token-space-invoke-3 = Second Invoke upgrade
    .on = on the second Invoke upgrade
    .from = from the second Invoke upgrade
token-space-invoke-4 = Third Invoke upgrade
    .on = on the third Invoke upgrade
    .from = from the third Invoke upgrade
token-space-quell-1 = Unlock Quell
    .on = on the Quell action
    .from = from the Quell action
token-space-quell-2 = First Quell upgrade
    .on = on the first Quell upgrade
    .from = from the first Quell upgrade
token-space-quell-3 = Second Quell upgrade
    .on = on the second Quell upgrade
    .from = from the second Quell upgrade
token-space-quell-4 = Third Quell upgrade
    .on = on the third Quell upgrade
    .from = from the third Quell upgrade
token-space-fortify-1 = Unlock Fortify
    .on = on the Fortify action
    .from = from the Fortify action
token-space-fortify-2 = First Fortify upgrade
    .on = on the first Fortify upgrade
    .from = from the first Fortify upgrade
token-space-fortify-3 = Second Fortify upgrade
    .on = on the second Fortify upgrade
    .from = from the second Fortify upgrade
token-space-fortify-4 = Third Fortify upgrade
    .on = on the third Fortify upgrade
    .from = from the third Fortify upgrade
token-space-empower-1 = Unlock Empower
    .on = on the Empower action
    .from = from the Empower action
token-space-empower-2 = First Empower upgrade
    .on = on the first Empower upgrade
    .from = from the first Empower upgrade
token-space-empower-3 = Second Empower upgrade
    .on = on the second Empower upgrade
    .from = from the second Empower upgrade
token-space-empower-4 = Third Empower upgrade
    .on = on the third Empower upgrade
    .from = from the third Empower upgrade

## Other names

vibe-none = No colour
ability-vibe = Add a Vibe token
    .to = to add a Vibe token
ability-rotate = Rotate Origin
    .to = to rotate the Origin
ability-action = Additional Action
    .to = to take an additional action
fragment-minor = Minor Fragment
    .one = a Minor Fragment
fragment-major = Major Fragment
    .one = a Major Fragment
fragment-capping = Capping Fragment
    .one = the Capping Fragment
cause-last-aspiration = No Common Aspiration is left
cause-capped = The Identity is capped
cause-twenty-points = A team has 20 points for Intentions
noun-end-ambition = 1 Ambition
noun-end-cards = 2 cards
noun-wish-essence = 1 Essence
noun-wish-willpower = 2 Willpower
noun-wish-card = 1 card
noun-answer-yes = Yes
noun-answer-no = No

## What can be done

verb-begin = Action: { $noun }
verb-realm = Realm Action: { $noun }
verb-ability = Ambition ability: { $noun }
verb-absorb = Absorb: Sphere at { $noun }
verb-activate = Use an Emotion’s power: { $noun }
verb-clear = Remove the Insecurity token (2 Willpower): { $noun }
verb-favour = Gains on the opponents’ turn go to: { $noun }
verb-wish = Shame gives you: { $noun }
verb-end = End the turn: { $noun }
verb-discard = Discard for a Vibe token: { $noun }
verb-use = Upgrade: { $noun }
verb-move = Move to: { $noun }
verb-swap = Swap spaces with: { $noun }
verb-invoke = Invoke: { $noun }
verb-quell = Quell: { $noun }
verb-fortify = Fortify: { $noun }
verb-empower = Empower: { $noun }
verb-at = { $noun }
verb-to = { $noun }
verb-reveal = Show: { $noun }
verb-with = Discard: { $noun }
verb-keep = Keep: { $noun }
verb-amount = { $noun }
verb-place = Vibe token: { $noun }
verb-colour = { $noun }
verb-block = Insecurity token: { $noun }
verb-sphere = Sphere at { $noun }
verb-aspire = Choose: { $noun }
verb-remove = Remove from the game: { $noun }
verb-answer = { $noun }
verb-done = Skip

## Questions

step-place-spirit = Which free Frontier do you take?
step-place-spirit-second = Which free Frontier do you take with your second turn marker?
step-place-starting = Where does the starting Emotion beside the { $frontier } Frontier go?
step-start-token = Where does the { $colour-token } go? (Token { $number } of { $total })
step-start-colour = What colour is the token that unlocks { $action }?
step-turn = { $actions ->
    [0] No actions left. Use a free ability, or end your turn.
    [one] What do you do next? You have { $actions } action left.
   *[other] What do you do next? You have { $actions } actions left.
}
step-act = { $action ->
    [move] Where do you move?
    [invoke] Which Emotion do you invoke?
    [quell] Which Emotion do you quell?
    [fortify] Where do you fortify?
   *[empower] Which Emotion do you empower?
}
step-act-bonus = Garrison: which Emotion do you invoke { $realm-in }?
step-act-locked = { $action } is locked. Which card do you discard for a Vibe token?
step-act-upgraded = { $question } Chosen so far: { $upgrades }.
step-row-token = Where does the { $colour-token } go in the { $action } row?
step-row-token-colour = What colour is the Vibe token for { $action }?
step-free-token = Where does the Vibe token go?
step-free-token-colour = Where does the { $colour-token } go?
step-token-colour = What colour is the Vibe token { $place-on }?
step-pushing = Push: where does { $seat } go?
step-on-arrival = { $upgrade ->
    [embrace] Embrace: which Emotion beside your Spirit gains 1 Essence?
   *[wildfire] Wildfire: which Emotion beside your Spirit loses 1 Essence?
}
step-invoke-slot = In which slot do you invoke the Emotion?
step-invoke-slot-of = In which slot do you invoke { $card }?
step-quell-reveal = Which card do you show to quell { $emotion }?
step-quell-reveal-discard = Cleansing Light: which card do you show and discard to quell { $emotion }?
step-quell-amount = How much Essence do you remove from { $emotion }?
step-spreading-card = Spreading Darkness: which Mild Emotion do you discard? Its Strong counterpart replaces { $emotion }.
step-drain-sphere = Which Sphere do you drain?
step-gloomy-turn = Rotate the Origin one step?
step-keep-one = Which of the two cards do you keep?
step-entry-slot = Which Emotion does { $emotion } affect on entry?
step-desire-space = Desire: where does your Spirit go?
step-longing-emotion = Which Emotion do you move next to Longing?
step-longing-slot = Longing: in which slot do you put { $emotion }?
step-block-token = Where does the Insecurity token go?
step-block-token-of = Doubt: which of { $seat }’s Spirit Actions gets an Insecurity token?
step-selfless-slot = Selflessness: which Emotion gets the Essence?
step-cradle-more = Draw another card for 2 Willpower? The next one is { $card }.
step-network-emotion = Which Emotion do you move next to your Spirit?
step-network-slot = In which slot next to your Spirit do you put { $emotion }?
step-land-emotion = Which Emotion gains Essence?
step-land-amount = How much Essence do you place on { $emotion }?
step-willow-amount = How much Willpower do you exchange for Essence?
step-absorb-amount = Tranquility: how much Willpower do you take from the Sphere of { $sphere }?
step-sphere-bonus = Take the bonus of the Sphere of { $sphere }? { $help }
step-delight-card = Delight: draw a card? Your Absorb gave you { $amount } Willpower.
step-serene-turn = Serenity: rotate the Origin?
step-remove-aspiration = Which Common Aspiration do you remove from the game?
step-look = Look at up to three of your next Hidden Aspirations, and choose one?
step-choose-hidden = Which Hidden Aspiration do you choose?

## The log

amount-willpower = { $amount } Willpower
amount-essence = { $amount } Essence
amount-ambition = { $amount } Ambition
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paid-willpower = { $willpower ->
    [0] {""}
   *[other] { $willpower } Willpower
}
paid-ambition = { $ambition ->
    [0] {""}
   *[other] { $willpower ->
        [0] {""}
       *[other] { $essence ->
            [0] {" and "}
           *[other] {", "}
        }
    }{ $ambition } Ambition
}
paid-essence = { $essence ->
    [0] {""}
   *[other] { $willpower ->
        [0] { $ambition ->
            [0] {""}
           *[other] {" and "}
        }
       *[other] {" and "}
    }{ $essence } Essence
}

event-turn = { $seat } starts turn { $number }
event-over = The game is over
event-last-turn = { $cause }. This is the last turn.
event-pay = { $seat } pays { paid-willpower }{ paid-ambition }{ paid-essence }
event-gain-willpower = { $seat } gains { amount-willpower }
event-lose-willpower = { $seat } loses { amount-willpower }
event-gain-essence = { $seat } gains { amount-essence }
event-gain-ambition = { $team } gains { amount-ambition }
event-extra-action = { $seat } gains an extra action this turn
event-draw = { $seat } draws { $card }
event-discard = { $seat } discards { $card }
event-reveal = { $seat } shows { $card }
event-vibe = { $seat } places a { $colour-token } { $place-on }
event-blocked = { $seat } gets an Insecurity token { $place-on }
event-cleared = { $seat } removes the Insecurity token { $place-from }
event-move = { $seat } moves { $space-to }
event-swap = { $seat } and { $other_seat } swap spaces
event-pushed = { $seat } is pushed { $space-to }
event-starting-emotion = { $seat } places a starting Emotion in { $slot-the }
event-starting-hands = Everyone draws 2 Emotions, and the top card of each deck is turned face up
event-invoke = { $seat } invokes { $card } in { $slot-the }
event-essence = { $card } gains { amount-essence } ({ $slot })
event-essence-removed = { $card } loses { amount-essence } ({ $slot })
event-token = { $card } gets a +{ $amount } Intensity token ({ $slot })
event-leaves = { $card } leaves play ({ $slot })
event-carried = { $card } moves from { $slot-the } to { $to-the }
event-quell = { $seat } quells { $card } in { $slot-the }
event-empower = { $seat } empowers { $card } into { $strong } in { $slot-the }
event-fortify = { $seat } builds a Fortress { $realm-in }
event-exalt = { $seat } exalts the Fortress { $realm-in }
event-raze = The { $team } Fortress { $realm-in } is weakened by one step
event-realm-action = { $seat } takes the Realm Action { $realm-in }
event-ability = { $seat } uses Ambition { $ability-to }
event-absorb = { $seat } absorbs Willpower from the Sphere of { $sphere }
event-drain = { $seat } drains the Sphere of { $sphere }
event-rotate = The Origin rotates one step
event-revelation = Revelation! { $seat } has emptied the Sphere of { $sphere }.
event-hidden-aspiration = { $met ->
    [0] { $team } doesn’t accomplish its Hidden Aspiration, { $aspiration }
   *[other] { $team } accomplishes its Hidden Aspiration, { $aspiration }
}
event-common-aspiration = { $met ->
    [0] { $team } doesn’t accomplish the Common Aspiration, { $aspiration }
   *[other] { $team } accomplishes the Common Aspiration, { $aspiration }
}
event-fragment = { $team } adds { $size-one } to the Identity
event-fortress-joins = The { $team } Fortress { $realm-in } joins the Identity
event-second-capping = { $team } scores { amount-points } instead of a second Capping Fragment
event-removed-common = { $seat } removes the Common Aspiration { $aspiration } from the game
event-new-common = The new Common Aspiration is { $aspiration }
event-chose-hidden = { $team } chooses { $aspiration } as its Hidden Aspiration
event-chose-hidden-hidden = { $team } chooses a Hidden Aspiration
event-refill = The Sphere of { $sphere } is full again
event-intention = { $team } scores { amount-points } for “{ $intention }”

## Why not: what an action needs

reason-short-of-willpower = This costs { $need } Willpower, more than you have. The Valley of Motives and your Absorb give you more.
reason-short-of-essence = This takes { $need } Essence from your Spirit board, more than you have. The Willow of Values turns Willpower into Essence.
reason-short-of-ambition = This costs { $need } Ambition, more than your team has available. You can get 1 back at the end of a turn.
reason-no-action-left = You have no actions left this turn. Use a free ability or end the turn.
reason-would-change-nothing = This would change nothing. Choose something else.
reason-nothing-to-do-with-it = There’s no target that you can reach and pay for in full. Get closer, or gather what it costs first.
reason-useless-upgrade = One of the chosen upgrades would make no difference here. Choose another target, or leave that upgrade out.
reason-upgrade-not-on-board = This upgrade belongs to another action. Choose one from the row of the action you’re taking.
reason-upgrade-not-available = You can’t use this upgrade. It has no Vibe token, or an Insecurity token blocks it.
reason-upgrade-already-used = This upgrade is already part of the action. Each one counts only once.
reason-row-locked = This action is still locked. Unlock it with a Vibe token on the first space of its row, for example by discarding a card.
reason-row-blocked = An Insecurity token blocks this action. Pay 2 Willpower on your turn to remove it.
reason-not-in-basic = The basic game has no Empower. Play the full game to use it.
reason-card-not-in-hand = You don’t have this card in hand. Choose one that you do.

## Why not: slots and Emotions

reason-slot-empty = There’s no Emotion in this slot. Choose a slot with one.
reason-slot-taken = This slot already has an Emotion. Choose an empty one.
reason-slot-out-of-reach = This slot is out of reach. It must be adjacent to your Spirit, or to the Emotion whose power you’re using.
reason-not-your-emotion = This Emotion doesn’t qualify. Choose another Emotion of your team.
reason-your-own-emotion = This Emotion belongs to your team. Choose one of your opponents’.
reason-emotion-full = All Essence spaces of this Emotion are full. Choose one with an empty space.

## Why not: Vibe tokens

reason-token-space-taken = This space already has a Vibe token. Choose an empty one.
reason-row-not-unlocked = This action is still locked. Fill the first space of its row before its upgrades.
reason-colour-in-row = This colour is already taken. Choose another colour, or another row if you can.
reason-only-this-row = With an action, you place a Vibe token only in the row of that action. Choose a space there.
reason-no-token-fits = No Vibe token fits here. Fill a row from its first space on, with each colour only once.
reason-token-already-placed = You can’t place more Vibe tokens with this action. Choose your target.
reason-discard-first = Discard cards for Vibe tokens before you choose upgrades. Take the upgrade back to do so.
reason-would-strand-action = After this you couldn’t finish the action. Choose another card or another space.
reason-wild-only-at-start = You get wild Vibe tokens only at the start of the game. Choose one of the four colours.

## Why not: Move

reason-no-step = Your Spirit is already on this space. Choose another one.
reason-too-far = This space is too far away. Choose a nearer one, or use an upgrade that takes you further.
reason-space-held = An opposing Spirit is on this space. Choose another one, or use an upgrade such as Surmount.
reason-no-bleakness-there = From the Shadows leads only to spaces adjacent to a Bleakness. Choose one of those.
reason-swap-instead = With the chosen upgrade your Spirit swaps spaces instead of walking. Choose a Spirit to swap with.
reason-needs-swap = To swap spaces you need the upgrade Switcheroo or Deceive. Choose it first.
reason-no-such-spirit = You can’t swap spaces with this player. Choose another one.
reason-nowhere-to-move = Every space your Spirit could go to has an opposing Spirit. An upgrade such as Surmount would get you there.

## Why not: Invoke and Quell

reason-not-top-card = With Summon you invoke the top card of your deck. Choose that card, or leave the upgrade out.
reason-not-bleakness = This upgrade works only with a Bleakness. Choose one, or leave the upgrade out.
reason-six-bleakness = Six Bleakness cards are already on the board. One has to leave before another can enter.
reason-nothing-to-invoke = You have no Emotion in hand to invoke. To get some, choose 2 cards at the end of a turn.
reason-no-empty-slot = All slots adjacent to your Spirit are taken. Move to a space beside an empty one.
reason-protected-by-purity = Purity protects this Emotion from being quelled. Choose another one.
reason-protected-by-empathy = Empathy is near this Emotion and protects it from being quelled. Choose another one.
reason-no-matching-card = You have no card with a matching Vibe to show. Draw one first, or use Extinguish if you have it.
reason-card-does-not-match = This card’s Vibe doesn’t match the Emotion’s. Show a card of the same colour.
reason-nothing-to-quell = There’s no Emotion next to your Spirit that you could quell: your opponents have none there, or it’s protected. Move next to another one.

## Why not: Fortify and Empower

reason-fortress-out-of-reach = This Fortress location isn’t adjacent to your Spirit. Go to that Realm or one of its Frontiers.
reason-fortress-there = This Realm already has a Fortress. Choose a Realm without one, or an upgrade that changes Fortresses.
reason-realm-controlled = Your opponents control this Realm. Take control from them, or choose another Realm.
reason-no-minor-left = No Minor Fragment is left for this. One has to come back from the board first.
reason-no-major-left = Your team has no Major Fragment left. One has to come back from the board first.
reason-needs-own-minor = This needs a Fortress of your team made of a Minor Fragment. Choose a Realm with one.
reason-needs-foes-fortress = Raze needs a Fortress of your opponents. Choose a Realm with one.
reason-one-fortify-effect = One Fortify has one effect. Choose only one of Exalt, Raze and Attune with Origin.
reason-nothing-to-fortify = You can’t build in any Realm adjacent to your Spirit: it already has a Fortress, or your opponents control it. Go to another one.
reason-not-mild = You can empower only Mild Emotions. Choose a Mild one.
reason-below-threshold = This Emotion needs at least { $need } Essence before you can empower it. Place more there first.
reason-no-strong-copy = Both copies of the Strong Emotion are in play. One of them has to leave first.
reason-nothing-to-empower = There’s no Emotion next to your Spirit that you could empower. It must be Mild, have enough Essence, and a copy of its Strong form must be left.

## Why not: abilities

reason-absorbed-already = You can absorb only once per turn, and not at all in the first turn of the game.
reason-sphere-out-of-reach = This Sphere is out of reach. Go to its Realm or one of the Frontiers beside it.
reason-sphere-too-low = This Sphere doesn’t have enough Willpower to drain. Choose a fuller one.
reason-ability-used = You’ve used this Ambition ability already, and each works once per turn. Wait for your next turn.
reason-no-power-to-activate = This Emotion has no power that you can use as an ability. Only Selflessness and Self-Respect have one.
reason-power-used = You’ve used the power of this Emotion this turn. Wait for your next turn.
reason-last-essence-stays = You can’t take the last Essence of this Emotion. Choose one with at least 2 Essence.
reason-not-blocked = There’s no Insecurity token on this space. Choose one that has a token.
reason-not-to-block = The Insecurity token can’t go there. Choose a space of an opposing Spirit with a Vibe token and no Insecurity token.
reason-no-choice-of-team = There’s nothing to settle here. Your team needs a Spirit and an Emotion this applies to, and may change its choice once per turn.
reason-deck-empty = Your Emotion deck is empty, so you can’t draw. Discarded cards will come back under it.
reason-ambition-full = All of your team’s Ambition is already available. Choose 2 cards at the end of the turn instead.
reason-amount-not-possible = This amount isn’t possible. Choose one of those on offer.

## Why not: setup and Aspirations

reason-not-a-free-frontier = This isn’t a free Frontier. Choose a Frontier that nobody has taken.
reason-not-by-your-frontier = The starting Emotion goes on one of the two Realm slots beside the slot of your Frontier. Choose one of those.
reason-not-in-common-row = This Aspiration is no longer in the Common row. Choose one that is.
reason-not-among-looked = This Aspiration isn’t among the cards you’re looking at. Choose one of those.
reason-same-as-common = Your Hidden Aspiration must differ from the Common one. Choose another.

## Why not: decks and Spirits

reason-deck-size = { $seat }: an Emotion deck must have exactly 16 cards, and this one has { $count }. Add or remove some.
reason-deck-copies = { $seat }: an Emotion deck has at most 2 copies of each Emotion, and this one has { $count } of “{ $card }”. Replace the others.
reason-deck-unknown-card = { $seat }: there’s no Emotion called “{ $card }”. Check the spelling.
reason-deck-not-mild = { $seat }: an Emotion deck has only Mild Emotions. Replace “{ $card }”.
reason-deck-other-side = { $seat }: an Emotion deck has only Emotions of its own side. Replace “{ $card }”.
reason-deck-of-other-side = { $seat }: the deck “{ $deck }” belongs to the other side. Choose one that fits the team.
reason-unknown-deck = { $seat }: there’s no deck called “{ $deck }”. Name an existing deck, or list 16 cards.
reason-spirit-of-other-side = { $seat }: { $spirit } belongs to the other side. Choose a Spirit of the player’s team.

## Options

option-players = Players
option-players-help = With four players, two teams of two play. With three, a Shaper plays alone against a team of two. With two, each side has one Shaper.
option-mode = Game
option-mode-help = The basic game is for learning. It leaves out Empower, Intentions, the Spirits’ powers and two Aspirations.
option-mode-basic = Basic game
option-mode-full = Full game
option-edition = Edition
option-edition-help = The two editions differ in some powers, upgrades and Intentions. The revised one is newer and the usual choice.
option-edition-first = First edition
option-edition-revised = Revised edition
option-shaper = The Shaper’s side
option-shaper-help = With three players only: the side of the player who plays alone.
option-team_board = Team boards
option-team_board-help = Each side of the Team boards has different Intentions, goals that score points during the full game.
option-team_board-A = Side A
option-team_board-B = Side B
option-spirit_board = Spirit boards
option-spirit_board-help = On side A all Spirits have the same upgrades. On side B each Spirit has some of its own, which is better if you know the game.
option-spirit_board-A = Side A (the same for all)
option-spirit_board-B = Side B (different for each Spirit)
option-placement = Starting places
option-placement-help = Fixed: Spirits and starting Emotions are set up for you. Free: everyone chooses where to start.
option-placement-fixed = Fixed
option-placement-free = Free
option-vibe_tokens = Starting Vibe tokens
option-vibe_tokens-help = Fixed: the four tokens unlock Move, Invoke, Quell and Fortify. Free: everyone chooses what to unlock or upgrade.
option-vibe_tokens-fixed = Fixed
option-vibe_tokens-free = Free
option-spirits = Spirits
option-spirits-help = Each player’s Spirit, in seating order. The sides alternate. Leave this empty for the usual Spirits.
option-decks = Emotion decks
option-decks-help = One deck for everyone, or one for each player: “starter” for the side’s starter deck, “spirit” for the Spirit’s own, “usual” for the one the game would pick, the name of a deck, or a list of 16 cards. If you leave this empty, the basic game uses “starter” and the full game “spirit”.
option-pack = Content pack
option-pack-help = A file or folder with changed Emotion cards. Leave this empty for the usual cards.
