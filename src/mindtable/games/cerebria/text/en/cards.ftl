### The Emotion cards: names and powers. "You" is the active player, and the Emotion belongs to that player's team.

## Starting Emotions

emotion-brightness = Brightness
emotion-brightness-power = A starting Emotion without a power. Any Vibe matches it for a Quell; it counts as no Vibe for Versatility.
emotion-bleakness = Bleakness
emotion-bleakness-power = A starting Emotion without a power. Any Vibe matches it for a Quell; it counts as no Vibe for Versatility.

## Bliss, Mild

emotion-affection = Affection
emotion-affection-power = On entry: you may place 1 Essence from the supply on a Bliss Emotion in an adjacent slot.
emotion-comfort = Comfort
emotion-comfort-power = At the end of your turn, if your Spirit is adjacent to this Emotion's slot, gain 1 Willpower.
emotion-courage = Courage
emotion-courage-power = On entry: if an adjacent slot holds a Gloom Emotion, this Emotion gets a +1 Intensity token.
emotion-sociability = Sociability
emotion-sociability-power = On entry: gain 1 Willpower for each Bliss Emotion in an adjacent slot.
emotion-cheerfulness = Cheerfulness
emotion-cheerfulness-power = On entry: draw 1 Emotion card.
emotion-excitement = Excitement
emotion-excitement-power = On entry: gain 1 Willpower.
emotion-safety = Safety
emotion-safety-power = A Quell on an Emotion in a slot adjacent to this one costs your opponents 2 additional Willpower for each Safety next to that slot.
emotion-trust = Trust
emotion-trust-power = On entry: you may give 1 Essence from your Spirit board to a Bliss Emotion anywhere on the board; this one may be chosen too.
emotion-desire = Desire
emotion-desire-power = On entry: you may move your Spirit to an adjacent space without an opposing Spirit.
emotion-generosity = Generosity
emotion-generosity-power = Your Land of Desires action may also choose a Bliss Emotion in a slot adjacent to this one, wherever your Spirit is.
emotion-innocence = Innocence
emotion-innocence-power = One Quell action removes at most 1 Essence from this Emotion.
emotion-kindness = Kindness
emotion-kindness-power = When you Absorb while your Spirit is adjacent to this Emotion's slot, gain 1 Willpower from the supply.
emotion-confidence = Confidence
emotion-confidence-power = On entry: you may place 1 more Essence from your Spirit board on this Emotion.
emotion-optimism = Optimism
emotion-optimism-power = On entry, once its Essence is placed: if Gloom has more Essence on its Emotions than Bliss, this Emotion gets a +1 Intensity token.
emotion-self-esteem = Self-Esteem
emotion-self-esteem-power = On entry: gain 1 Essence on your Spirit board.
emotion-tranquility = Tranquility
emotion-tranquility-power = When you Absorb from the Sphere of a Realm that this Emotion's slot can influence (even while blocked), you may take less Willpower than you are entitled to, but at least 1.

## Bliss, Strong

emotion-adoration = Adoration
emotion-adoration-power = On entry: place 1 Essence from the supply on each Bliss Emotion in an adjacent slot that has an empty Essence space.
emotion-intimacy = Intimacy
emotion-intimacy-power = This Emotion has an Intensity token of +1 for each Bliss Emotion in an adjacent slot; it follows every change.
emotion-satisfaction = Satisfaction
emotion-satisfaction-power = If you flip an Ambition token at the end of your turn, you also draw 1 Emotion card.
emotion-valor = Valor
emotion-valor-power = Your Quell actions on Emotions in slots adjacent to this one do not cost the basic Ambition; Ambition for upgrades must still be paid.
emotion-euphoria = Euphoria
emotion-euphoria-power = On entry: draw 2 Emotion cards.
emotion-faith = Faith
emotion-faith-power = Each of your Empower actions gives you 1 more action afterwards. This already holds for the Empower that puts this Emotion into play.
emotion-freedom = Freedom
emotion-freedom-power = A Move action of a Bliss Spirit may go 1 extra space at no extra cost and may end on a space with an opposing Spirit. Neither counts as an upgrade.
emotion-passion = Passion
emotion-passion-power = On entry: gain 3 Willpower.
emotion-benevolence = Benevolence
emotion-benevolence-power = If this Emotion's slot can influence the Realm whose Sphere you Absorb from (even while blocked), your Absorb takes 1 additional Willpower out of that Sphere. Revised edition: your Absorb also brings 1 Willpower from the supply if this Emotion lies in the Triad of a Frontier adjacent to your Spirit (on a Frontier: of that Frontier).
emotion-longing = Longing
emotion-longing-power = On entry: you may move another Bliss Emotion from anywhere on the board to an empty slot adjacent to this one.
emotion-purity = Purity
emotion-purity-power = This Emotion and the Bliss Emotions in adjacent slots cannot be Quelled.
emotion-selflessness = Selflessness
emotion-selflessness-power = Once in your turn for each copy, before or after an action: you may move 1 Essence from this Emotion, never its last, to any other Bliss Emotion with an empty Essence space.
emotion-dignity = Dignity
emotion-dignity-power = On entry: you may place a Vibe token of your choice, as with the Ambition ability but for free.
emotion-hope = Hope
emotion-hope-power = This Emotion has a +2 Intensity token while Gloom controls more Realms than Bliss. Realms that this Emotion's slot can influence are not counted for either side.
emotion-self-respect = Self-Respect
emotion-self-respect-power = Its Intensity is read at the rightmost filled space, so it falls as Essence is added. Once in your turn for each copy, before or after an action: you may pay 1 Willpower to return 1 Essence from this Emotion, never its last, to the supply.
emotion-serenity = Serenity
emotion-serenity-power = After your Absorb you may leave the Origin unrotated.

## Gloom, Mild

emotion-anger = Anger
emotion-anger-power = On entry: you may remove 1 Essence from a Bliss Emotion in an adjacent slot that has 2 or more. This is not a Quell.
emotion-craving = Craving
emotion-craving-power = On entry, as soon as the Invoke is complete: gain 1 action if none of your team's Ambition is available.
emotion-hostility = Hostility
emotion-hostility-power = Your Quell actions on Emotions in slots adjacent to this one cost 1 less Willpower.
emotion-jealousy = Jealousy
emotion-jealousy-power = On entry: if an adjacent slot holds a Bliss Emotion of higher Intensity, this Emotion gets a +1 Intensity token.
emotion-bitterness = Bitterness
emotion-bitterness-power = On entry in a Realm with a Bliss Fortress: this Emotion gets a +1 Intensity token.
emotion-boredom = Boredom
emotion-boredom-power = Each time a Bliss Spirit performs its Move action with at least one upgrade, a Gloom Spirit chosen by Gloom gains 1 Willpower.
emotion-guilt = Guilt
emotion-guilt-power = Each time a Bliss Spirit performs a Quell action, a Gloom Spirit chosen by Gloom gains 1 Willpower.
emotion-pessimism = Pessimism
emotion-pessimism-power = On entry, once its Essence is placed: if the Emotions of Bliss hold more Essence in all than those of Gloom, this Emotion gets a +1 Intensity token.
emotion-disgust = Disgust
emotion-disgust-power = A Bliss Spirit pays 1 more Willpower for a Move action that ends on a space adjacent to this Emotion's slot.
emotion-dislike = Dislike
emotion-dislike-power = On entry: each Bliss Spirit on a space adjacent to this Emotion's slot loses 1 Willpower, if it has any.
emotion-selfishness = Selfishness
emotion-selfishness-power = On entry: gain 1 Willpower for each adjacent slot that holds no other Gloom Emotion.
emotion-mistrust = Mistrust
emotion-mistrust-power = On entry: if a Bliss Spirit is on a space adjacent to this Emotion's slot, this Emotion gets a +1 Intensity token.
emotion-embarrassment = Embarrassment
emotion-embarrassment-power = Each time an Emotion in an adjacent slot leaves play, in anyone's turn, a Gloom Spirit chosen by Gloom gains 2 Willpower. Being Empowered is not leaving play.
emotion-fear = Fear
emotion-fear-power = When a Bliss Spirit Invokes on a slot adjacent to this one, it also returns 1 Essence from its board to the supply, over and above the Essence for the card. A Spirit unable to do so may not Invoke there.
emotion-insecurity = Insecurity
emotion-insecurity-power = On entry: put an Insecurity token on an upgrade of a Bliss Spirit that holds a Vibe token and no Insecurity token, if there is one. It cannot be used until that player removes the token by paying 2 Willpower, as a free ability in their own turn.
emotion-loneliness = Loneliness
emotion-loneliness-power = On entry: if both adjacent slots are empty, this Emotion gets a +1 Intensity token.

## Gloom, Strong

emotion-envy = Envy
emotion-envy-power = On entry: you may remove 1 Essence from a Bliss Emotion in an adjacent slot that has 2 or more and place 1 Essence from the supply on this Emotion. This is not a Quell.
emotion-greed = Greed
emotion-greed-power = On entry: gain up to 2 Ambition.
emotion-malevolence = Malevolence
emotion-malevolence-power = Your Quell actions cost 1 less Willpower, or 2 less on Emotions in slots adjacent to this one.
emotion-rage = Rage
emotion-rage-power = On entry: remove 1 Essence from each Bliss Emotion in an adjacent slot; one left without Essence is discarded. This is not a Quell.
emotion-despair = Despair
emotion-despair-power = This Emotion has an Intensity token as large as the lead of Bliss over Gloom in Essence on Emotions, at most +3; it follows every change.
emotion-indifference = Indifference
emotion-indifference-power = Each time a Bliss Spirit performs a Spirit Action of any kind with at least one upgrade, a Gloom Spirit chosen by Gloom gains 1 Willpower.
emotion-lethargy = Lethargy
emotion-lethargy-power = On entry in a Realm slot: a Bliss Fortress in that Realm is lowered by one step, so that a Minor Fragment is removed and a Major Fragment is replaced by a Minor one.
emotion-remorse = Remorse
emotion-remorse-power = A Bliss Spirit that performs a Quell action first returns 1 Essence from its board to the supply, if it has any, and a Gloom Spirit chosen by Gloom gains 1 Willpower.
emotion-animosity = Animosity
emotion-animosity-power = On entry: each Bliss Spirit loses 1 Willpower, or 2 if it is on a space adjacent to this Emotion's slot, as far as it has them.
emotion-loathing = Loathing
emotion-loathing-power = A Bliss Spirit pays 2 more Willpower for a Move action that ends on a space adjacent to this Emotion's slot, and 1 more to Invoke on a slot adjacent to this one.
emotion-narcissism = Narcissism
emotion-narcissism-power = This Emotion has a +2 Intensity token while no adjacent slot holds another Gloom Emotion.
emotion-suspicion = Suspicion
emotion-suspicion-power = Bliss Emotions in slots adjacent to this one add no Intensity, token included, to the control of Frontiers and Realms. They still block and still count as present.
emotion-doubt = Doubt
emotion-doubt-power = On entry: for each Bliss Spirit, put an Insecurity token on one unlocked Spirit Action of your choice that has none. It cannot be used until that player removes the token by paying 2 Willpower, as a free ability in their own turn.
emotion-isolation = Isolation
emotion-isolation-power = Bliss pays 2 more Willpower to Invoke on a slot adjacent to this one or to move an Emotion to it.
emotion-panic = Panic
emotion-panic-power = Whenever a Bliss Spirit Invokes, on any slot of the board, it also returns 1 Essence from its board to the supply, over and above the Essence for the card. A Spirit unable to do so may not Invoke.
emotion-shame = Shame
emotion-shame-power = Each time another Emotion of either team leaves play, in anyone's turn, a Gloom Spirit chosen by Gloom receives 1 Essence, 2 Willpower or 1 Emotion card, as Gloom prefers. Being Empowered is not leaving play.
