### The lessons: titles, and what the coach says at each step.

## The first game

lesson-first = Your first game
lesson-first-about = Place your Spirit, call up Emotions, win Realms, Absorb, and bring about a Revelation.
lesson-first-place = Welcome inside a mind. You are Love, a Spirit of Bliss, and you want this mind to become a happy one. Take your place now: choose the glowing Frontier between Valley and Cradle.
lesson-first-brightness = Every Spirit brings a first feeling along. Put your Brightness into the Valley of Motives: you will make this Realm your stronghold.
lesson-first-rival-place = Across the mind Misery, a Spirit of Gloom, wants the opposite. Continue and see where Misery settles.
lesson-first-second = With two players each has two turns in a round, and so a second first feeling. Choose the other Frontier of the Valley: then both of its borders are yours to win.
lesson-first-second-brightness = Put this Brightness into the Willow of Values, away from the first one. Spread out, your feelings reach more of the mind.
lesson-first-rival-second = Misery places a second feeling too. After that your first turn begins.
lesson-first-goal = This is what you play for: the Identity in the middle grows by Revelations, and Aspirations decide whose piece it gets. The Common one is Attitude: control more Realms. Yours alone and secret is Unity: the longest chain of neighbouring Emotions.
lesson-first-invoke = You have three actions in a turn. Begin with Invoke on your board: for 2 Willpower and 1 Essence it calls up an Emotion from your hand beside your Spirit.
lesson-first-excitement = Choose Excitement from your hand. As it enters it gives back 1 Willpower, so it is a cheap start.
lesson-first-control = See the sums: whoever has more Intensity in a Realm controls it, and an Emotion on a Frontier counts on both sides. You hold three Realms now, Misery two, so Attitude is yours at the moment.
lesson-first-land = A thin lead is easily lost. Use the Realm Action of the Land of Desires: it puts another Essence on Excitement and raises its Intensity to 2.
lesson-first-move = One action is left: get into position. Choose Move.
lesson-first-valley = Step into the Valley. There your Spirit stands between two Frontiers that you control, and soon that will pay.
lesson-first-end = Your actions are spent. Every turn ends with two new cards or with one Ambition, the means for strong effects: take whichever you like.
lesson-first-rival-turn = Now it is Misery's turn. Continue, and watch what Pessimism does to your plans.
lesson-first-threat = Misery's chain has grown to two, as long as yours, and on a tie nobody has Unity. A third Emotion in a row would settle it, but your Essence is used up.
lesson-first-willow = The Willow of Values turns Willpower into Essence. You control it, so the action itself costs you nothing.
lesson-first-amount = Exchange just one: the next Invoke will need the other two Willpower.
lesson-first-again = Now Invoke again, this time inside the Valley.
lesson-first-courage = Call up Courage (or Kindness, if you have drawn it). It takes the free slot beside Brightness and makes a chain of three.
lesson-first-absorb = Time to Absorb, which costs no action: 2 Willpower from the Sphere at your Realm, and 1 more for each Frontier beside you that you control. That makes 4, exactly what the Sphere holds, and an empty Sphere brings a Revelation!
lesson-first-bonus = Each Sphere also has a gift: Humility gives 1 Essence. Take it, you will always need some.
lesson-first-revelation = A Revelation! Realms 3 to 2, chains 3 to 2: you have accomplished both Aspirations, so a Major Fragment of Bliss joins the Identity, worth 5 points. With only one of them it would have been a Minor one, worth 3.
lesson-first-comfort = Where a team adds a Major Fragment, the other removes one of the Aspirations to come: Gloom does so now. Then the Sphere is filled again and the Origin turns by one Realm.
lesson-first-farewell = That is the heart of the game: gather strength, watch the Aspirations, and empty a Sphere at the right moment. It goes on until no Common Aspiration is left or a team runs out of Fragments; then the more valuable share of the Identity wins.

## Quell

lesson-quell = Quell
lesson-quell-about = Take the strength out of an opposing Emotion, and place a Vibe token.
lesson-quell-begin = Anger sits in your Valley and controls it, 2 to 1. Quell can change that: it costs 2 Willpower and 1 Ambition. Choose it.
lesson-quell-target = You can Quell only Emotions next to your Spirit. Choose Anger.
lesson-quell-show = Only a feeling of the same kind can calm Anger: show a card of the same Vibe. Courage is red as well, and it stays in your hand.
lesson-quell-again = One Essence less: now the Valley is even, 1 to 1. Quell again, and this time make the action better on the way.
lesson-quell-token = Before an action you may discard a card for a Vibe token of its colour. Give up Kindness.
lesson-quell-place = Put the token on any upgrade of Quell. It stays for the whole game: from now on you may use that upgrade whenever you Quell.
lesson-quell-finish = Anger has one Essence left; a plain Quell is enough.
lesson-quell-show-again = Show Courage once more.
lesson-quell-farewell = Anger is gone and the Valley is yours. Keep cards of several colours in hand: then no opposing Emotion near you is safe.

## Fortify

lesson-fortify = Fortify
lesson-fortify-about = Build a Fortress, and let a Revelation carry it into the Identity.
lesson-fortify-begin = The Valley is even, 1 to 1. A Fortress would tip it for good: choose Fortify, for 3 Willpower.
lesson-fortify-build = Build in the Valley. It works wherever your opponents do not control the Realm.
lesson-fortify-holds = A Minor Fragment stands there now and adds 1 Intensity: the Valley is yours, 2 to 1. And it can do more: in a Revelation at this Realm it joins the Identity, but not in the turn in which it was built.
lesson-fortify-end = So wait one turn. End yours as you like.
lesson-fortify-rival = Misery plays; the Fortress stands.
lesson-fortify-absorb = Now Absorb: the Sphere at the Valley holds 3, and you take 3. As Love you even gain 1 more for each Bliss Fortress beside you.
lesson-fortify-bonus = Take the gift of the Sphere, or leave it. Then the Revelation comes.
lesson-fortify-joins = Your Fortress has fulfilled Fortitude, which brought a Minor Fragment, and then it joined the Identity itself: twice 3 points. The Realm is open again, so think of the moment when you give a Fortress away.

## Empower

lesson-empower = Empower
lesson-empower-about = Let a Mild Emotion grow into a Strong one.
lesson-empower-threshold = Anger controls the Valley, 2 to 1. Excitement could become Passion, but its threshold is 2 Essence: give it the second one with the Land of Desires.
lesson-empower-begin = The threshold is reached. Choose Empower, for 3 Willpower.
lesson-empower-target = Choose Excitement beside your Spirit. The Strong Emotion takes its place and keeps all the Essence.
lesson-empower-farewell = { emotion-passion } has Intensity 3 with the same 2 Essence, and gave you 3 Willpower as it entered. The Valley is yours: Strong Emotions are the cheapest way to break a tie.

## Intentions

lesson-intentions = Intentions
lesson-intentions-about = Score points in between, and collect the bonuses of the Wheel.
lesson-intentions-absorb = In the full game, Intentions score points at once. One of them: take 4 or more Willpower from a Sphere with one Absorb. You control both Frontiers beside you, so Absorb.
lesson-intentions-bonus = Take the gift if you like; Willpower from the supply does not count for the Intention, but the 4 from the Sphere do.
lesson-intentions-fill = 1 point on your Wheel. A second Intention in the same turn is worth 2: fill the last Essence space of Courage with the Land of Desires.
lesson-intentions-wheel = 3 points in one turn, and on passing space 2 the Wheel gave you an Essence; at 4 it gives a card, at 6 an Ambition. Who reaches 20 points ends the game, so Intentions are a race of their own.

## Spirit powers

lesson-powers = Spirit powers
lesson-powers-about = What your Spirit can do that no other can, and what to expect of your opponents'.
lesson-powers-absorb = This time you are Delight. Delight may draw a card when an Absorb brings 4 or more Willpower: try it.
lesson-powers-bonus = The Sphere's gift counts too, for this power asks for all Willpower of the Absorb.
lesson-powers-draw = And there is your power: draw the card.
lesson-powers-end = Other Spirits have other powers. End your turn and watch Misery.
lesson-powers-misery = Misery stands in the Land, yet reaches for the Sphere next door: that is Misery's power. Continue.
lesson-powers-farewell = Powers change what is near and what is dear. Rest on a Spirit to read its power, and choose the one that suits your team's plan.

## B boards

lesson-boards = B boards
lesson-boards-about = On side B every Spirit has upgrades of its own.
lesson-boards-begin = Side B replaces some upgrades by those of your Spirit. Love's Move has Embrace: begin a Move.
lesson-boards-use = The upgrade already holds a Vibe token, so you may use it. Choose Embrace: for 1 more Willpower you may leave an Essence where you arrive.
lesson-boards-go = Go to the Valley, where Courage stands against Pessimism, 1 to 1.
lesson-boards-farewell = One action moved you and gave Courage an Essence: the Valley is yours. Look through your own B board before the first turn, and plan your Vibe tokens for it.
