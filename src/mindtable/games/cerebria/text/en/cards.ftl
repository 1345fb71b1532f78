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

power-none = A starting Emotion without a power. Any Vibe matches it for a Quell; it counts as no Vibe for Versatility.
power-falling = Its Intensity is read at the rightmost filled space, so it falls as Essence is added.
power-and = { $first } { $second }
power-entry = On entry: { $effect }.
power-turn = Once in your turn for each copy, before or after an action: { $effect }.
power-not-quell = This is not a Quell.
power-blocked =
    This { $place ->
        [upgrade] upgrade
       *[action] Spirit Action
    } cannot be used until that player removes the token by paying 2 Willpower, as a free ability in their own turn.

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
    [any-own] any { own-side } Emotion on the board, this one included
   *[itself] this Emotion
}
power-place-from-supply = you may place 1 Essence from the supply on { power-target }
power-place-from-board = you may place 1 Essence from your Spirit board on { power-target }
power-place-on-each = place 1 Essence from the supply on each { own-side } Emotion in an adjacent slot that has an empty Essence space
power-remove = you may remove 1 Essence from a { foe-side } Emotion in an adjacent slot that has 2 or more
power-take = you may remove 1 Essence from a { foe-side } Emotion in an adjacent slot that has 2 or more and place 1 Essence from the supply on this Emotion
power-remove-from-each = remove 1 Essence from each { foe-side } Emotion in an adjacent slot; one left without Essence is discarded
power-foes-lose = each { foe-side } Spirit loses { $n } Willpower, or { $m } if it is on a space adjacent to this Emotion's slot, as far as it has them
power-foes-near-lose = each { foe-side } Spirit on a space adjacent to this Emotion's slot loses { $n } Willpower, if it has any
power-vibe-token = you may place a Vibe token of your choice, as with the Ambition ability but for free
power-weaken = if this Emotion lies in a Realm, a { foe-side } Fortress there is lowered by one step, so that a Minor Fragment is removed and a Major Fragment is replaced by a Minor one
power-step = you may move your Spirit to an adjacent space without an opposing Spirit
power-bring = you may move another { own-side } Emotion from anywhere on the board to an empty slot adjacent to this one
power-block-upgrade = put an Insecurity token on an upgrade of a { foe-side } Spirit that holds a Vibe token and no Insecurity token, if there is one
power-block-actions = for each { foe-side } Spirit, put an Insecurity token on one unlocked Spirit Action of your choice that has none
power-per-own-adjacent = { $effect } for each { own-side } Emotion in an adjacent slot
power-per-adjacent-without-own = { $effect } for each adjacent slot that holds no other { own-side } Emotion
power-if-foe-adjacent = { $effect } if an adjacent slot holds a { foe-side } Emotion
power-if-stronger-foe-adjacent = { $effect } if an adjacent slot holds a { foe-side } Emotion of higher Intensity
power-if-foe-fortress-here = { $effect } if it lies in a Realm with a { foe-side } Fortress
power-if-foe-spirit-near = { $effect } if a { foe-side } Spirit is on a space adjacent to its slot
power-if-behind-in-essence = { $effect } if the Emotions of { foe-side } hold more Essence in all than those of { own-side }, its own included
power-if-both-adjacent-empty = { $effect } if both adjacent slots are empty
power-if-no-ambition = { $effect } if none of your team's Ambition is available once the Invoke or Empower is complete

## Powers: once in a turn

power-gives-essence = you may move 1 Essence from this Emotion, never its last, to any other { own-side } Emotion with an empty Essence space
power-returns-essence = you may pay { $n } Willpower to return 1 Essence from this Emotion, never its last, to the supply

## Powers: as long as the card is in play

power-own-quell-adjacent = Your Quell actions on Emotions in slots adjacent to this one cost { $n } less Willpower.
power-own-quell = Your Quell actions cost { $n } less Willpower, or { $m } less on Emotions in slots adjacent to this one.
power-no-basic-ambition = Your Quell actions on Emotions in slots adjacent to this one do not cost the basic Ambition; Ambition for upgrades must still be paid.
power-foe-quell-adjacent = A Quell on an Emotion in a slot adjacent to this one costs your opponents { $n } additional Willpower for each card with this power next to that slot.
power-foe-move-near = A { foe-side } Spirit pays { $n } more Willpower for a Move action that ends on a space adjacent to this Emotion's slot.
power-foe-invoke-adjacent = { foe-side } pays { $n } more Willpower to Invoke on a slot adjacent to this one.
power-foe-bring-adjacent = { foe-side } pays { $n } more Willpower to move an Emotion to a slot adjacent to this one.
power-foe-invoke-essence = Whenever a { foe-side } Spirit Invokes, on any slot of the board, it also returns { $n } Essence from its board to the supply, over and above the Essence for the card. A Spirit unable to do so may not Invoke.
power-foe-invoke-essence-adjacent = When a { foe-side } Spirit Invokes on a slot adjacent to this one, it also returns { $n } Essence from its board to the supply, over and above the Essence for the card. A Spirit unable to do so may not Invoke there.
power-foe-quell-essence = A { foe-side } Spirit that performs a Quell action first returns { $n } Essence from its board to the supply, if it has any.
power-no-quell = This Emotion and the { own-side } Emotions in adjacent slots cannot be Quelled.
power-most-per-quell = One Quell action removes at most { $n } Essence from this Emotion.
power-no-foe-intensity = { foe-side } Emotions in slots adjacent to this one add no Intensity, token included, to the control of Frontiers and Realms. They still block and still count as present.
power-absorb-near = When you Absorb while your Spirit is adjacent to this Emotion's slot, gain { $n } Willpower from the supply.
power-absorb-by-triad = Revised edition: your Absorb also brings { $n } Willpower from the supply if this Emotion lies in the Triad of a Frontier adjacent to your Spirit (on a Frontier: of that Frontier).
power-absorb-more = If this Emotion's slot can influence the Realm whose Sphere you Absorb from (even while blocked), your Absorb takes { $n } additional Willpower out of that Sphere.
power-absorb-less = When you Absorb from the Sphere of a Realm that this Emotion's slot can influence (even while blocked), you may take less Willpower than you are entitled to, but at least 1.
power-origin-may-rest = After your Absorb you may leave the Origin unrotated.
power-end-of-turn-near = At the end of your turn, if your Spirit is adjacent to this Emotion's slot, gain { $n } Willpower.
power-card-with-ambition = If you flip an Ambition token at the end of your turn, you also draw { n-cards }.
power-action-after-empower =
    Each of your Empower actions gives you { $n ->
        [one] { $n } more action
       *[other] { $n } more actions
    } afterwards. This already holds for the Empower that puts this Emotion into play.
power-move-further = A Move action of a { own-side } Spirit may go 1 extra space at no extra cost. This does not count as an upgrade.
power-end-move-on-foe = A Move action of a { own-side } Spirit may end on a space with an opposing Spirit. This does not count as an upgrade.
power-land-adjacent = Your Land of Desires action may also choose a { own-side } Emotion in a slot adjacent to this one, wherever your Spirit is.
power-when-foe-moves-upgraded = Each time a { foe-side } Spirit performs its Move action with at least one upgrade, a { own-side } Spirit chosen by { own-side } gains { $n } Willpower.
power-when-foe-upgrades = Each time a { foe-side } Spirit performs a Spirit Action of any kind with at least one upgrade, a { own-side } Spirit chosen by { own-side } gains { $n } Willpower.
power-when-foe-quells = Each time a { foe-side } Spirit performs a Quell action, a { own-side } Spirit chosen by { own-side } gains { $n } Willpower.
power-when-adjacent-leaves = Each time an Emotion in an adjacent slot leaves play, in anyone's turn, a { own-side } Spirit chosen by { own-side } gains { $n } Willpower. Being Empowered is not leaving play.
power-when-another-leaves = Each time another Emotion of either team leaves play, in anyone's turn, a { own-side } Spirit chosen by { own-side } receives 1 Essence, 2 Willpower or 1 Emotion card, as { own-side } prefers. Being Empowered is not leaving play.
power-token-per-adjacent-own = This Emotion has an Intensity token of +{ $n } for each { own-side } Emotion in an adjacent slot; it follows every change.
power-token-while-alone = This Emotion has a +{ $n } Intensity token while no adjacent slot holds another { own-side } Emotion.
power-token-while-behind-in-realms = This Emotion has a +{ $n } Intensity token while { foe-side } controls more Realms than { own-side }. Realms that this Emotion's slot can influence are not counted for either side.
power-token-per-essence-behind = This Emotion has an Intensity token as large as the lead of { foe-side } over { own-side } in Essence on Emotions, at most +{ $n }; it follows every change.
