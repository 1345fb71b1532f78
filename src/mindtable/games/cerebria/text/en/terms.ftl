### Names of the things on the table, with short explanations.
###
### Glossary: one word for each thing; the words are those of the printed game.
###   slot: where an Emotion lies. space: where a Spirit is, or a Vibe token. Essence space: on an Emotion card.
###   location: where a Fortress is built, and nothing else.
###   locked, unlock: an action without and with its first Vibe token. blocked: by an Insecurity token.
###   free ability: what takes no action.
###   use an ability, take an action, gain what you get, pay what you give.

## Teams, resources

team-bliss = Bliss
team-gloom = Gloom
willpower = Willpower
essence = Essence
ambition = Ambition
intensity = Intensity

## Realms and Frontiers

realm-valley = Valley of Motives
    .in = in the Valley of Motives
    .to = to the Valley of Motives
    .short = Valley
realm-cradle = Cradle of Senses
    .in = in the Cradle of Senses
    .to = to the Cradle of Senses
    .short = Cradle
realm-network = Network of Thoughts
    .in = in the Network of Thoughts
    .to = to the Network of Thoughts
    .short = Network
realm-land = Land of Desires
    .in = in the Land of Desires
    .to = to the Land of Desires
    .short = Land
realm-willow = Willow of Values
    .in = in the Willow of Values
    .to = to the Willow of Values
    .short = Willow
frontier-valley-cradle = Valley | Cradle
    .to = to the Valley | Cradle Frontier
frontier-cradle-network = Cradle | Network
    .to = to the Cradle | Network Frontier
frontier-network-land = Network | Land
    .to = to the Network | Land Frontier
frontier-land-willow = Land | Willow
    .to = to the Land | Willow Frontier
frontier-willow-valley = Willow | Valley
    .to = to the Willow | Valley Frontier

## Spheres and their bonuses

sphere-commitment = Commitment
sphere-commitment-help = You may pay 1 Willpower to make 1 Ambition available.
sphere-creativity = Creativity
sphere-creativity-help = Draw 1 Emotion card.
sphere-humility = Humility
sphere-humility-help = Gain 1 Essence from the supply.
sphere-diligence = Diligence
sphere-diligence-help = Gain 2 Willpower from the supply, not from the Sphere.
sphere-knowledge = Knowledge
sphere-knowledge-help = Place a Vibe token of your choice on one of your Spirit Actions, as with the Ambition ability.

## Vibes

vibe-red = Red
    .token = red Vibe token
    .card = red
vibe-yellow = Yellow
    .token = yellow Vibe token
    .card = yellow
vibe-green = Green
    .token = green Vibe token
    .card = green
vibe-blue = Blue
    .token = blue Vibe token
    .card = blue
vibe-wild = Wild
    .token = wild Vibe token
    .card = wild

## Spirit Actions

spirit-action-move = Move
spirit-action-invoke = Invoke
spirit-action-quell = Quell
spirit-action-fortify = Fortify
spirit-action-empower = Empower

## Aspirations

aspiration-attitude = Attitude
aspiration-attitude-help = Control more Realms than the other team.
aspiration-openness = Openness
aspiration-openness-help = Control more Frontiers than the other team.
aspiration-awareness = Awareness
aspiration-awareness-help = Have Emotions in more Triads than the other team.
aspiration-unity = Unity
aspiration-unity-help = Have the longer unbroken chain of Emotions in adjacent slots.
aspiration-liveliness = Liveliness
aspiration-liveliness-help = Have more Essence on your Emotions than the other team.
aspiration-versatility = Versatility
aspiration-versatility-help = Have Emotions of more different Vibes on the board than the other team. Starting Emotions don’t count.
aspiration-fortitude = Fortitude
aspiration-fortitude-help = Have more Intensity from Fortresses than the other team.
aspiration-sensibility = Sensibility
aspiration-sensibility-help = Have the single Emotion with the highest Intensity.
aspiration-reflection = Reflection
aspiration-reflection-help = Control more reflected pairs than the other team: a Realm with the Frontier across from it.

## Decks

deck-bliss-starter = Bliss starter deck
deck-gloom-starter = Gloom starter deck
deck-love = Deck of Love
deck-delight = Deck of Delight
deck-empathy = Deck of Empathy
deck-harmony = Deck of Harmony
deck-hatred = Deck of Hatred
deck-misery = Deck of Misery
deck-malice = Deck of Malice
deck-anxiety = Deck of Anxiety

## Intentions

intention-fill = Fill every Essence space of an Emotion (not a starting one)
intention-quell-1 = Quell 1 or more Essence
intention-quell-2 = Quell 2 or more Essence in one action
intention-quell-exactly-1 = Quell exactly 1 Essence
intention-fortress-joins = A Fortress of your team joins the Identity during a Revelation
intention-absorb-low = Absorb at most 2 Willpower from the Sphere
intention-absorb-high = Absorb 4 or more Willpower from the Sphere
intention-fully-upgrade = Fully upgrade a Spirit Action
intention-empower = Empower an Emotion
intention-exalt = Exalt a Fortress
intention-rows = Reach at least 1, 2, 3 or 4 Vibe tokens in every row
