### The lessons: titles, and what the coach says at each step.

## The first game

lesson-first = Your first game
lesson-first-about = Place your Spirit, call up Emotions, win Realms, absorb Willpower and trigger a Revelation.
lesson-first-place = Welcome inside a mind. You are Love, a Spirit of Bliss, and you want this mind to be a happy one. First, find your place: choose the glowing Frontier between Valley and Cradle.
lesson-first-brightness = Every Spirit starts with one Emotion. Put your Brightness in the Valley of Motives: this Realm will be your stronghold.
lesson-first-rival-place = Across the mind, Misery, a Spirit of Gloom, wants the opposite. Press “Continue” to see where Misery settles.
lesson-first-second = In a game for two, each player gets two turns in a round, so you also get a second starting Emotion. Choose the other Frontier of the Valley. Now you can win both of its borders.
lesson-first-second-brightness = Put this Brightness in the Willow of Values, away from the first one. Spread out, your Emotions reach more of the mind.
lesson-first-rival-second = Misery places a second starting Emotion too. Then your first turn begins.
lesson-first-goal = This is what you’re playing for: the Identity in the middle grows with each Revelation, and Aspirations decide whose Fragment joins it. The Common Aspiration is Attitude: control more Realms. Your secret one is Unity: have the longest chain of neighbouring Emotions.
lesson-first-invoke = You have three actions each turn. Start with Invoke on your board: for 2 Willpower and 1 Essence, it puts an Emotion from your hand next to your Spirit.
lesson-first-excitement = Choose Excitement from your hand. It’s a cheap start: you get 1 Willpower back when it enters play.
lesson-first-control = Look at the sums. The team with more Intensity in a Realm controls it, and an Emotion on a Frontier counts on both sides. You control three Realms now and Misery two, so Attitude is yours for the moment.
lesson-first-land = A narrow lead is easily lost. Use the Realm Action of the Land of Desires: it puts 1 more Essence on Excitement and raises its Intensity to 2.
lesson-first-move = You have one action left, so get into position. Choose Move.
lesson-first-valley = Choose the Valley. Your Spirit will be between two Frontiers that you control, and that will soon pay off.
lesson-first-end = You’ve used all your actions. At the end of each turn you get two new cards or one Ambition, which pays for strong effects. Choose whichever you like.
lesson-first-rival-turn = Now it’s Misery’s turn. Press “Continue” and watch what Pessimism does to your plans.
lesson-first-threat = Misery’s chain is two Emotions long, the same as yours, and in a tie nobody has Unity. A third Emotion in a row would win it for you, but you’re out of Essence.
lesson-first-willow = The Willow of Values turns Willpower into Essence. You control this Realm, so the action itself is free for you. Choose it.
lesson-first-amount = Exchange just 1 Willpower: you’ll need the other two for your next Invoke.
lesson-first-again = Now choose Invoke again, this time inside the Valley.
lesson-first-courage = Choose Courage (or Kindness, if you’ve drawn it). It takes the free slot beside Brightness and makes a chain of three.
lesson-first-absorb = Time to absorb! It costs no action. You take 2 Willpower from the Sphere at your Realm, plus 1 for each Frontier beside you that you control. That makes 4, which is all the Sphere has left, and emptying a Sphere triggers a Revelation.
lesson-first-bonus = Each Sphere also has a bonus: Humility gives you 1 Essence. Take it. You can always use some.
lesson-first-revelation = A Revelation! Realms 3 to 2, chains 3 to 2: you’ve accomplished both Aspirations, so a Major Fragment of Bliss joins the Identity. It’s worth 5 points. With just one Aspiration you’d have added a Minor one, worth 3.
lesson-first-comfort = When one team adds a Major Fragment, the other removes one of the Aspirations still to come. Gloom does that now. Then the Sphere fills up again and the Origin rotates one step.
lesson-first-farewell = That’s the heart of the game: build up strength, watch the Aspirations and empty a Sphere at the right moment. The game ends when no Common Aspiration is left or a team runs out of Fragments. Then the team with the more valuable share of the Identity wins.

## Quell

lesson-quell = Quell
lesson-quell-about = Weaken an opposing Emotion, and place a Vibe token.
lesson-quell-begin = Anger has moved into your Valley and controls it, 2 to 1. Quell can change that, for 2 Willpower and 1 Ambition. Choose it.
lesson-quell-target = You can quell only Emotions next to your Spirit. Choose Anger.
lesson-quell-show = It takes a feeling of the same kind to calm Anger: show a card of the same Vibe. Courage is red too, and it stays in your hand.
lesson-quell-again = That’s 1 Essence gone, and the Valley is tied, 1 to 1. Choose Quell again, and this time upgrade it on the way.
lesson-quell-token = Before an action, you may discard a card to place a Vibe token of its colour. Discard Kindness.
lesson-quell-place = Put the token on any upgrade of Quell. It stays for the rest of the game: from now on you can use that upgrade whenever you quell.
lesson-quell-finish = Anger has one Essence left, so a plain Quell is enough. Choose Anger.
lesson-quell-show-again = Show Courage once more.
lesson-quell-farewell = Anger is gone and the Valley is yours. Keep cards of several colours in your hand, and no opposing Emotion near you is safe.

## Fortify

lesson-fortify = Fortify
lesson-fortify-about = Build a Fortress, and let a Revelation add it to the Identity.
lesson-fortify-begin = The Valley is tied, 1 to 1. A Fortress would tip it for good. Choose Fortify, for 3 Willpower.
lesson-fortify-build = Build in the Valley. You can do this in any Realm next to you that your opponents don’t control.
lesson-fortify-holds = Your Fortress is a Minor Fragment. It adds 1 Intensity here, so the Valley is yours, 2 to 1. It can do even more: in a Revelation at this Realm it joins the Identity, though never on the turn you build it.
lesson-fortify-end = So wait one turn. End yours however you like.
lesson-fortify-rival = It’s Misery’s turn. Press “Continue”. Your Fortress isn’t going anywhere.
lesson-fortify-absorb = Now absorb: the Sphere at the Valley has 3 Willpower, and you take all 3. As Love, you even gain 1 more for each Bliss Fortress beside you.
lesson-fortify-bonus = Take the Sphere’s bonus, or leave it. Then comes the Revelation.
lesson-fortify-joins = Your Fortress won you Fortitude, which added a Minor Fragment. Then the Fortress joined the Identity too: 3 points, twice. But now the Valley is up for grabs again, so choose with care when to give up a Fortress.

## Empower

lesson-empower = Empower
lesson-empower-about = Let a Mild Emotion grow into a Strong one.
lesson-empower-threshold = Anger controls the Valley, 2 to 1. Excitement could become Passion, but it needs 2 Essence for that. Give it the second one with the Land of Desires.
lesson-empower-begin = Excitement now has enough Essence. Choose Empower, for 3 Willpower.
lesson-empower-target = Choose Excitement beside your Spirit. The Strong Emotion takes its place and keeps all its Essence.
lesson-empower-farewell = { emotion-passion } has Intensity 3 with the same 2 Essence, and it gave you 3 Willpower when it entered play. The Valley is yours. Strong Emotions are the cheapest way to break a tie.

## Intentions

lesson-intentions = Intentions
lesson-intentions-about = Score points along the way, and collect bonuses on the Wheel.
lesson-intentions-absorb = In the full game, Intentions score points right away. Here’s one of them: take 4 or more Willpower from a Sphere with one Absorb. You control both Frontiers beside you, so go ahead and absorb.
lesson-intentions-bonus = Take the bonus if you like. Willpower from the supply doesn’t count for the Intention, but the 4 from the Sphere do.
lesson-intentions-fill = 1 point on your Wheel! A second Intention in the same turn is worth 2. Use the Land of Desires to fill the last Essence space of Courage.
lesson-intentions-wheel = 3 points in one turn! And when you passed space 2, the Wheel gave you 1 Essence. Space 4 gives a card, and space 6 gives 1 Ambition. The game ends once a team has 20 points, so Intentions are a race of their own.

## Spirit powers

lesson-powers = Spirit powers
lesson-powers-about = See what only your Spirit can do, and what to expect from your opponents’ Spirits.
lesson-powers-absorb = This time you’re Delight. When an Absorb gives Delight 4 or more Willpower, Delight may draw a card. Try it: absorb.
lesson-powers-bonus = Take the Sphere’s bonus, or leave it. For Delight’s power, all Willpower from the Absorb counts, the bonus included.
lesson-powers-draw = And here’s your power: draw the card.
lesson-powers-end = Other Spirits have other powers. End your turn and watch Misery.
lesson-powers-misery = Misery is in the Land of Desires, yet reaches for the Sphere next door. That’s Misery’s power. Press “Continue” to see it.
lesson-powers-farewell = Powers change what’s within reach and what’s worth having. Hover over (or tap) a Spirit to read its power, and choose the one that suits your team’s plan.

## B boards

lesson-boards = B boards
lesson-boards-about = On side B, every Spirit has its own upgrades.
lesson-boards-begin = On side B, your Spirit’s own upgrades replace some of the usual ones. Love’s Move has Embrace. Choose Move to try it.
lesson-boards-use = This upgrade already has a Vibe token, so you may use it. Choose Embrace: for 1 more Willpower, you may leave 1 Essence on an Emotion where you arrive.
lesson-boards-go = Go to the Valley, where Courage and Pessimism are tied, 1 to 1.
lesson-boards-farewell = With one action you moved and gave Courage 1 Essence. The Valley is yours. Read your own B board before your first turn, and plan your Vibe tokens around it.
