### The Emotion cards: names and powers. "You" is the active player, and the Emotion belongs to that player's team.

## Starting Emotions

emotion-brightness = Brightness
emotion-bleakness = Bleakness

## Bliss, Mild

emotion-affection = Affection
emotion-comfort = Comfort
emotion-courage = Courage
emotion-sociability = Sociability
emotion-cheerfulness = Cheerfulness
emotion-excitement = Excitement
emotion-safety = Safety
emotion-trust = Trust
emotion-desire = Desire
emotion-generosity = Generosity
emotion-innocence = Innocence
emotion-kindness = Kindness
emotion-confidence = Confidence
emotion-optimism = Optimism
emotion-self-esteem = Self-Esteem
emotion-tranquility = Tranquility

## Bliss, Strong

emotion-adoration = Adoration
emotion-intimacy = Intimacy
emotion-satisfaction = Satisfaction
emotion-valor = Valor
emotion-euphoria = Euphoria
emotion-faith = Faith
emotion-freedom = Freedom
emotion-passion = Passion
emotion-benevolence = Benevolence
emotion-longing = Longing
emotion-purity = Purity
emotion-selflessness = Selflessness
emotion-dignity = Dignity
emotion-hope = Hope
emotion-self-respect = Self-Respect
emotion-serenity = Serenity

## Gloom, Mild

emotion-anger = Anger
emotion-craving = Craving
emotion-hostility = Hostility
emotion-jealousy = Jealousy
emotion-bitterness = Bitterness
emotion-boredom = Boredom
emotion-guilt = Guilt
emotion-pessimism = Pessimism
emotion-disgust = Disgust
emotion-dislike = Dislike
emotion-selfishness = Selfishness
emotion-mistrust = Mistrust
emotion-embarrassment = Embarrassment
emotion-fear = Fear
emotion-insecurity = Insecurity
emotion-loneliness = Loneliness

## Gloom, Strong

emotion-envy = Envy
emotion-greed = Greed
emotion-malevolence = Malevolence
emotion-rage = Rage
emotion-despair = Despair
emotion-indifference = Indifference
emotion-lethargy = Lethargy
emotion-remorse = Remorse
emotion-animosity = Animosity
emotion-loathing = Loathing
emotion-narcissism = Narcissism
emotion-suspicion = Suspicion
emotion-doubt = Doubt
emotion-isolation = Isolation
emotion-panic = Panic
emotion-shame = Shame

## Powers: the sentence of a card, made of the words of its notation. `own` is the side of the card, `foe` the other one.

own-side = { $own ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
foe-side = { $foe ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
n-cards = { $n ->
    [one] { $n } Emotion card
   *[other] { $n } Emotion cards
}

power-none = A starting Emotion has no power. A card of any Vibe can quell it. It doesn’t count for Versatility.
power-falling = Its Intensity is the number on its rightmost filled space, so it falls as you add Essence.
power-and = { $first } { $second }
power-entry = On entry: { $effect }.
power-turn = Once on your turn for each copy, before or after an action: { $effect }.
power-not-quell = This isn’t a Quell.
power-blocked =
    That Spirit’s player can’t use this { $place ->
        [upgrade] upgrade
       *[action] Spirit Action
    } until they pay 2 Willpower to remove the token, as a free ability on their own turn.

## Powers: on entry

power-willpower = gain { $n } Willpower
power-essence = gain { $n } Essence on your Spirit board
power-ambition = gain up to { $n } Ambition
power-card = draw { n-cards }
power-action = gain { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
power-token = this Emotion gets a +{ $n } Intensity token
power-target = { $target ->
    [own-adjacent] a { own-side } Emotion in an adjacent slot
    [any-own] any { own-side } Emotion on the board, including this one
   *[itself] this Emotion
}
power-place-from-supply = you may place 1 Essence from the supply on { power-target }
power-place-from-board = you may place 1 Essence from your Spirit board on { power-target }
power-place-on-each = place 1 Essence from the supply on each { own-side } Emotion in an adjacent slot, if it has an empty Essence space
power-remove = you may remove 1 Essence from a { foe-side } Emotion in an adjacent slot if it has 2 or more
power-take = you may take 1 Essence from a { foe-side } Emotion in an adjacent slot if it has 2 or more, and place 1 Essence from the supply on this Emotion
power-remove-from-each = remove 1 Essence from each { foe-side } Emotion in an adjacent slot (an Emotion with no Essence left is discarded)
power-foes-lose = each { foe-side } Spirit loses up to { $n } Willpower, or up to { $m } if it is on a space adjacent to this Emotion’s slot
power-foes-near-lose = each { foe-side } Spirit on a space adjacent to this Emotion’s slot loses up to { $n } Willpower
power-vibe-token = you may place a Vibe token of your choice, as with the Ambition ability but for free
power-weaken = if this Emotion is in a Realm, weaken a { foe-side } Fortress there by one step: remove a Minor Fragment, or replace a Major Fragment with a Minor one
power-step = you may move your Spirit to an adjacent space without an opposing Spirit
power-bring = you may move another { own-side } Emotion from anywhere on the board to an empty slot adjacent to this one
power-block-upgrade = put an Insecurity token on one upgrade of a { foe-side } Spirit, if there is one with a Vibe token and no Insecurity token
power-block-actions = for each { foe-side } Spirit, choose an unlocked Spirit Action without an Insecurity token and put one on it
power-per-own-adjacent = { $effect } for each { own-side } Emotion in an adjacent slot
power-per-adjacent-without-own = { $effect } for each adjacent slot without another { own-side } Emotion
power-if-foe-adjacent = { $effect } if there is a { foe-side } Emotion in an adjacent slot
power-if-stronger-foe-adjacent = { $effect } if there is a { foe-side } Emotion of higher Intensity in an adjacent slot
power-if-foe-fortress-here = { $effect } if it is in a Realm with a { foe-side } Fortress
power-if-foe-spirit-near = { $effect } if a { foe-side } Spirit is on a space adjacent to its slot
power-if-behind-in-essence = { $effect } if { foe-side } has more Essence on its Emotions than { own-side }, counting this one
power-if-both-adjacent-empty = { $effect } if both adjacent slots are empty
power-if-no-ambition = { $effect } if your team has no Ambition available once the Invoke or Empower is complete

## Powers: once in a turn

power-gives-essence = you may move 1 Essence from this Emotion, but not its last, to any other { own-side } Emotion with an empty Essence space
power-returns-essence = you may pay { $n } Willpower to return 1 Essence from this Emotion, but not its last, to the supply

## Powers: as long as the card is in play

power-own-quell-adjacent = When you quell an Emotion in a slot adjacent to this one, you pay { $n } less Willpower.
power-own-quell = When you quell, you pay { $n } less Willpower, or { $m } less if the Emotion is in a slot adjacent to this one.
power-no-basic-ambition = When you quell an Emotion in a slot adjacent to this one, you don’t pay the basic Ambition. You still pay Ambition for upgrades.
power-foe-quell-adjacent = When your opponents quell an Emotion in a slot adjacent to this one, they pay { $n } more Willpower for each card with this power next to that slot.
power-foe-move-near = A { foe-side } Spirit pays { $n } more Willpower for a Move that ends on a space adjacent to this Emotion’s slot.
power-foe-invoke-adjacent = { foe-side } pays { $n } more Willpower to invoke an Emotion in a slot adjacent to this one.
power-foe-bring-adjacent = { foe-side } pays { $n } more Willpower to move an Emotion to a slot adjacent to this one.
power-foe-invoke-essence = When a { foe-side } Spirit invokes an Emotion in any slot of the board, it must also return { $n } Essence from its board to the supply, besides the Essence for the card. If it can’t, it may not invoke.
power-foe-invoke-essence-adjacent = When a { foe-side } Spirit invokes an Emotion in a slot adjacent to this one, it must also return { $n } Essence from its board to the supply, besides the Essence for the card. If it can’t, it may not invoke there.
power-foe-quell-essence = When a { foe-side } Spirit quells, it first returns { $n } Essence from its board to the supply, if it has any.
power-no-quell = This Emotion and the { own-side } Emotions in adjacent slots can’t be quelled.
power-most-per-quell = One Quell can remove at most { $n } Essence from this Emotion.
power-no-foe-intensity = { foe-side } Emotions in slots adjacent to this one add no Intensity, tokens included, when you work out who controls Frontiers and Realms. They still block, and they still count as present.
power-absorb-near = When you absorb while your Spirit is adjacent to this Emotion’s slot, gain { $n } Willpower from the supply.
power-absorb-by-triad = Revised edition: when you absorb, you also gain { $n } Willpower from the supply if this Emotion is in the Triad of a Frontier adjacent to your Spirit (or of your Spirit’s own Frontier, if it is on one).
power-absorb-more = When you absorb from the Sphere of a Realm that this Emotion’s slot can influence (even while blocked), take { $n } more Willpower from that Sphere.
power-absorb-less = When you absorb from the Sphere of a Realm that this Emotion’s slot can influence (even while blocked), you may take less Willpower than you are entitled to, but at least 1.
power-origin-may-rest = After you absorb, you may choose not to rotate the Origin.
power-end-of-turn-near = At the end of your turn, if your Spirit is adjacent to this Emotion’s slot, gain { $n } Willpower.
power-card-with-ambition = If you flip an Ambition token at the end of your turn, you also draw { n-cards }.
power-action-after-empower =
    After each Empower action, you gain { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    }. This includes the Empower that puts this Emotion into play.
power-move-further = A { own-side } Spirit’s Move may go 1 extra space at no extra cost. This doesn’t count as an upgrade.
power-end-move-on-foe = A { own-side } Spirit’s Move may end on a space with an opposing Spirit. This doesn’t count as an upgrade.
power-land-adjacent = With your Land of Desires action, you may also choose a { own-side } Emotion in a slot adjacent to this one, wherever your Spirit is.
power-when-foe-moves-upgraded = Each time a { foe-side } Spirit takes its Move action with at least one upgrade, { own-side } chooses a { own-side } Spirit to gain { $n } Willpower.
power-when-foe-upgrades = Each time a { foe-side } Spirit takes any Spirit Action with at least one upgrade, { own-side } chooses a { own-side } Spirit to gain { $n } Willpower.
power-when-foe-quells = Each time a { foe-side } Spirit takes a Quell action, { own-side } chooses a { own-side } Spirit to gain { $n } Willpower.
power-when-adjacent-leaves = Each time an Emotion in an adjacent slot leaves play, on any player’s turn, { own-side } chooses a { own-side } Spirit to gain { $n } Willpower. An Emotion that is empowered doesn’t leave play.
power-when-another-leaves = Each time another Emotion of either team leaves play, on any player’s turn, { own-side } chooses a { own-side } Spirit to gain 1 Essence, 2 Willpower or 1 Emotion card. { own-side } also chooses which. An Emotion that is empowered doesn’t leave play.
power-token-per-adjacent-own = This Emotion has an Intensity token of +{ $n } for each { own-side } Emotion in an adjacent slot. It changes whenever their number does.
power-token-while-alone = This Emotion has a +{ $n } Intensity token while there is no other { own-side } Emotion in an adjacent slot.
power-token-while-behind-in-realms = This Emotion has a +{ $n } Intensity token while { foe-side } controls more Realms than { own-side }. Realms that this Emotion’s slot can influence don’t count for either side.
power-token-per-essence-behind = This Emotion has an Intensity token as large as { foe-side }’s lead over { own-side } in Essence on Emotions, but at most +{ $n }. It changes with every change on the board.
