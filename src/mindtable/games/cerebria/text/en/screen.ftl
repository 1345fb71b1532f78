### What the table on the screen says besides: names for tooltips and screen readers, the story of a Revelation, the end.

screen-board = The board of Cerebria
screen-mine = Your area
screen-others = The other players
screen-spectator = You are watching.

## Cards

screen-starting = Starting Emotion
screen-mild = Mild
screen-strong = Strong
screen-vibe = { $vibe }
screen-spaces = Intensity by Essence: { $spaces }
screen-essence-of = { $essence } of { $spaces } Essence
screen-intensity = Intensity { $intensity }
screen-intensity-token = Intensity { $intensity }, including +{ $token } from a token
screen-empower-at = With { $threshold } Essence, can be empowered to { $strong }
screen-from-deck = From the deck of { $seat }
screen-hand = Hand
screen-seen = Known cards
screen-unknown-cards = { $count ->
    [one] { $count } card that nobody else has seen
   *[other] { $count } cards that nobody else has seen
}
screen-deck = Deck: { $cards }
screen-deck-empty = Deck: empty
screen-deck-face-down = Deck: { $cards }, face down until the starting hands are drawn
screen-bottom = Known cards under the deck, lowest first: { $cards }
screen-supply-card = Supply

## Slots, spaces and control

screen-slot-empty = empty
screen-space = Space: { $space }
screen-space-with = Space: { $space }. Here: { $seats }
screen-sums = Bliss { $bliss } : { $gloom } Gloom
screen-controlled = { $team } controls it.
screen-uncontrolled = Nobody controls it.
screen-realm-sum-help = Adds up the Intensity of the two slots here, of the Frontier slots on either side unless an opposing Emotion blocks them, and of the Fortress.
screen-frontier-sum-help = Adds up the Intensity of the Triad: the Frontier’s slot and the slot on either side of it. A team alone in the Triad controls the Frontier.
screen-fortress-none = { $realm }: no Fortress
screen-fortress = { $realm }: { $team } Fortress ({ $fragment })
screen-fortress-fresh = { $realm }: { $team } Fortress ({ $fragment }), new this turn
screen-fortress-help = A Minor Fragment adds 1 Intensity in its Realm, a Major one 2. When the Sphere beside it triggers a Revelation, the Fortress joins the Identity unless it’s new this turn.

## Origin and Identity

screen-sphere-at = Now at: { $realm }
screen-sphere-holds = { $willpower } of 7 Willpower
screen-identity = Identity
screen-identity-help = At the end a Minor Fragment is worth 3 points, a Major one 5, the Capping one 4.
screen-identity-empty = No Fragment yet
screen-identity-piece = { $team }: { $fragment }

## Spirits and their boards

screen-spirit-of = { $spirit } ({ $seat })
screen-no-power = In the basic game Spirits have no powers.
screen-holds = Willpower { $willpower } · Essence { $essence } · Cards { $cards }
screen-willpower-of = Willpower: { $willpower }
screen-essence-pool = Essence on the Spirit board: { $essence }
screen-cards-of = Cards in hand: { $cards }
screen-spirit-board = Spirit board: { $spirit }
screen-action-move = Go to an adjacent space.
screen-action-invoke = Put an Emotion from your hand in an empty slot next to your Spirit, with 1 Essence on it.
screen-action-quell = Remove 1 Essence from an opposing Emotion next to your Spirit. Show a card of its Vibe.
screen-action-fortify = Build a Fortress in a Realm next to your Spirit that your opponents don’t control.
screen-action-empower = Replace a Mild Emotion of your team next to your Spirit with its Strong counterpart.
screen-costs = Costs: { $price }
screen-adds = Adds to the cost: { $price }
screen-token = Vibe token: { $vibe }.
screen-token-none = No Vibe token yet.
screen-blocked = Blocked by an Insecurity token.
screen-abilities = Ambition abilities and the end of the turn
screen-ability-used = Already used this turn.
screen-more = Whole board
screen-less = Short form

## Teams, Aspirations and turns

screen-total = Total points: { $points }.
screen-wheel = From Intentions: { $points }.
screen-intentions = Intentions that score:
screen-wheel-bonus = On the Wheel, every second point gives 1 Essence, 1 card or 1 Ambition in turn.
screen-ambition-of = Ambition available: { $ambition } of 3
screen-supply-title = Fragments left
screen-supply = { $team }: Minor Fragments { $minors }, Major Fragments { $majors }
screen-aspiration = Aspiration
screen-common = Common Aspiration
screen-common-current = Current Common Aspiration
screen-common-coming = Common Aspiration, place { $place } in the row
screen-common-past = Past Common Aspiration
screen-common-removed = Common Aspiration removed from the game
screen-hidden = Hidden Aspiration
screen-hidden-of = Hidden Aspiration: { $team }
screen-hidden-left = Unknown, cards left: { $count }
screen-past-hidden = Revealed so far: { $names }
screen-choose-hidden = Choose a Hidden Aspiration
screen-ahead = { $sums }, { $team } leads
screen-level = { $sums }: level
screen-turn = Turn { $turn }
screen-turn-of = Turn { $turn }: { $seat }. Actions left: { $actions }
screen-before-first-turn = Before the first turn
screen-marker = Place { $place } in the order of play: { $seat }
screen-absorbed = No Absorb left this turn.
screen-can-absorb = One Absorb left this turn.

## Revelation

screen-revelation = Revelation
screen-revelation-1 = The Hidden Aspirations are revealed
screen-revelation-2 = Who accomplishes what?
screen-revelation-3 = Fragments join the Identity
screen-revelation-4 = The next Common Aspiration
screen-revelation-5 = New Hidden Aspirations
screen-revelation-6 = The Fortress beside the Sphere
screen-revelation-7 = The Sphere is filled again
screen-revelation-none = Nothing changes.
screen-met = accomplished
screen-not-met = not accomplished
screen-close = Close

## The end

screen-won = { $team } wins.
screen-drawn = Nobody wins. The teams are level.
screen-tie-broken = The points are level, so the Capping Fragment decides.
screen-intentions-points = Intentions
screen-times = { $count ->
    [one] once
   *[other] { $count } times
}
screen-second-capping = Instead of a second Capping Fragment
screen-wheel-total = Points on the Wheel
screen-together = Together
screen-ending-piece = Turn { $turn }: { $fragment } from Aspirations
screen-ending-fortress = Turn { $turn }: Fortress joined ({ $realm })

## Warnings before waste

warning-actions-left = Ending the turn with actions left
warning-actions-left-now = { $actions ->
    [one] You still have { $actions } action.
   *[other] You still have { $actions } actions.
}
warning-absorb-left = Ending the turn without an Absorb
warning-absorb-left-now = You haven’t absorbed this turn.

## Symbols and the gallery

screen-symbols-have = What you have
screen-symbols-do = What you do
screen-symbols-spheres = Sphere bonuses
screen-symbols-bliss = Round marks and beads on the rim. The Fortress points up.
screen-symbols-gloom = Six-sided marks and points on the rim. The Fortress points down.
screen-kind-boards = Spirit boards

## Decks of one's own

screen-decks-about = Build an Emotion deck of your own, keep it and play with it. The rules are checked as you build.
screen-decks-shelf = Choose a deck
screen-decks-new = New deck
screen-decks-own = Your own decks
screen-decks-ready = Ready-made decks
screen-decks-other = A list of cards
screen-decks-field-help = Each player takes a ready-made deck or one of yours.
screen-decks-name = Deck name
screen-decks-unnamed = Unnamed deck
screen-decks-side = Side
screen-decks-of = of { $size } cards
screen-decks-list = Cards in the deck
screen-decks-pool = Emotions of { $side }
screen-decks-keys = On the keyboard, the arrow keys move from card to card, + adds a card and − removes one.
screen-decks-key-add = Add the selected card
screen-decks-key-drop = Remove the selected card
screen-decks-add = Add one: { $card }. In the deck: { $count }
screen-decks-drop = Remove one: { $card }
screen-decks-legal = You can play this deck.
screen-decks-unreachable = Can’t reach the server. The rules will be checked once it’s back.
screen-decks-save = Save deck
screen-decks-saved = “{ $name }” is saved.
screen-decks-play = Play with it
screen-decks-play-not = You can’t play this deck yet. See above for what’s missing.
screen-decks-copy = Copy as text
screen-decks-link = Copy a link
screen-decks-read = Import from text
screen-decks-read-help = One Emotion per line with its number, such as “2 courage”, in this language or in English. A line that begins with # sets the name.
screen-decks-read-in = Import
screen-decks-read-nothing = There’s no Emotion in this text. Write one per line, such as “2 courage”.
screen-decks-misread = Line { $line }: there’s no Emotion called “{ $words }”. Check the spelling.
screen-decks-delete = Delete
screen-decks-delete-ask = Delete “{ $name }”?
screen-decks-delete-help = You can’t get it back, unless you have its text.
