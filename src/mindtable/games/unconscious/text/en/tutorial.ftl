### The lessons: titles, and what the coach says at each step.

## The first game

lesson-first = Your first game
lesson-first-about = State an idea, move the inkpot, recall your ideas, gain reputation, and lead your first client to catharsis.
lesson-first-state = Vienna, about 1900. You’re a young analyst at Freud’s meeting table, and a client with bad dreams is waiting in your practice. First, say something clever: choose “{ noun-turn-state }” or one of the glowing spaces.
lesson-first-space = Ideas go where actions meet. Choose space b2. It touches four actions, and its row has a value of 2. That’s how far your inkpot will move.
lesson-first-action = Your idea points at one of these actions. Choose “{ table-generate }”, because you treat clients with insights.
lesson-first-place = One idea lets you do the action once, two ideas let you do it twice. One is enough now: you only have three.
lesson-first-resolve = You’ve stated your idea, and everyone is listening. Now resolve its action.
lesson-first-insights = Take all three insights in any order: growth, freedom and passion. They move from the reserve to the inner ring of your dial, where you can use them.
lesson-first-inkpot = After you state ideas, the inkpot walks around your notebook by the value of the row you used. Two spaces from the top take it to row 2.
lesson-first-row = Now row 2 pays off. It gives a minor freedom, and the tile in it gives a minor growth. Take both. The more tiles a row has, the more the same move gives you.
lesson-first-end = Coffee pays for free actions at any time on your turn, such as elevating an insight. You don’t need any now, so end your turn.
lesson-first-rival = Your colleague states an idea too and draws a research card. Choose “Continue” and watch the table fill up: ideas stay where they are.
lesson-first-recall = Ideas don’t come back on their own. Recall them: you get 1 coffee for each space you used, and then a bonus in the city.
lesson-first-bonus = Your professor is in the Library, so you can choose one of its bonuses. Take the major growth insight. The token that covers this bonus also gives you 1 reputation.
lesson-first-major = Resolve the bonus. The insight goes straight to the outer ring.
lesson-first-reputation = Vienna is talking about you: your marker on the reputation track went up, and so did Freud’s. Yours gives you income and points. His is the game clock: when it reaches 10, there’s one last round to play.
lesson-first-end-again = A recall takes your entire turn, so pick the moment well. End your turn.
lesson-first-rival-again = Your colleague recalls too and gains reputation. Choose “Continue”.
lesson-first-treat = Your client, the Doubting Student, has waited long enough. Your dial has what the dream “{ dream-snow-in-summer }” asks for: two minor growth insights and one minor freedom. Choose “{ noun-turn-treat }”.
lesson-first-client = Call the client in.
lesson-first-pay = Use your insights. Pay with the two minor growth insights, and the freedom is paid for you. You don’t lose them: they only go back to your reserve.
lesson-first-therapy = Now the dream does its work. Choose its 2 therapy points. They move the marker from 5 to 3, and at 3 something breaks loose.
lesson-first-catharsis = Catharsis! The grief is gone. You get 2 points and 2 coffee, and your second room opens. From now on, the student’s two University tags and ability are yours. Take the dream’s last effect too.
lesson-first-leave = The student still has a deeper dream, and solving that one leads to the cure. Nobody else is waiting, so move on and end your turn.
lesson-first-new-client = A room never stays empty. Choose your next client. Routine clients have tags and abilities, and case studies score at the end of the game.
lesson-first-new-dream = Every client has two dreams, and you choose the upper one. See what each one asks for, and take one you can pay for soon.
lesson-first-farewell = That’s a full cycle: ideas lead to insights, insights heal clients, and Vienna learns your name. Tiles, research, treatises and the city make every step stronger. The short lessons show you how.

## Treating

lesson-treating = Treating clients
lesson-treating-about = Cure a client, use a matching dream, and make good use of a box.
lesson-treating-begin = Two clients are waiting, and your dial is full of insights. You can treat both in one turn: choose “{ noun-turn-treat }”.
lesson-treating-first = The Doubting Student has let go of the grief and shows the deeper, latent dream. Treat this client first. The insights are paid for you.
lesson-treating-cure = 3 therapy points move the marker from 3 to 0, and that’s a cure. Resolve them.
lesson-treating-second = Cured! You get 3 points, and you keep the client’s tags and ability. Now treat the Restless Painter. The dream has the same symbol as the grief, and that’s worth a box.
lesson-treating-therapy = You already have the box. Now take the 2 therapy points: the marker moves from 5 to 3, to catharsis.
lesson-treating-done = You’ve treated both, and you can treat each client only once a turn. Move on to the end of the turn, where boxes come into play.
lesson-treating-box = A box gives 1 therapy point to any of your clients, without a dream. Give it to the Painter.
lesson-treating-end = Now end your turn, so that you can fill the empty room.
lesson-treating-client = Choose a new client. Location tags help you reach district bonuses, and case studies pay off at the end.
lesson-treating-dream = Choose a manifest dream too. One with the symbol of the grief layer gives you a box again.
lesson-treating-farewell = One turn, one cure, one catharsis. It’s worth saving up insights to treat two clients together.

## Publishing and citing

lesson-publishing = Publishing and citing
lesson-publishing-about = Turn your research into a treatise, with a volume from a colleague.
lesson-publishing-state = You have two purple research cards in play. One of the treatises needs two purple volumes and a red one. State an idea to publish it.
lesson-publishing-space = Choose b4, next to the research action.
lesson-publishing-action = Choose “{ table-play }”.
lesson-publishing-place = One idea is enough for one treatise.
lesson-publishing-resolve = Resolve the action.
lesson-publishing-publish = Choose “{ treatise-the-bird-in-the-chest }”, which is worth 8 points.
lesson-publishing-volumes = Put your two purple cards under it. The leftmost volume must always be your own. Your cards leave play for this.
lesson-publishing-cite = You still need a red volume, and your colleague’s treatise has one at its right end. Cite it: the volume becomes yours, and the author gets 1 bright idea and 2 points.
lesson-publishing-insight = You sign a treatise with a coloured insight. You freed one when you filled a row of your notebook. Put it on the treatise, where it stays for good.
lesson-publishing-farewell = That’s 8 points and two location tags to keep. Being cited pays too: publish early, and others work for you.

## The city

lesson-city = The city
lesson-city-about = Walk to where the others are, and make the most of a location.
lesson-city-state = Vienna is a ring of six locations. Freud and your colleague are both at the Museum, and a place with company gives you more. State an idea to go there.
lesson-city-space = Choose c2, next to the professor action.
lesson-city-action = Choose “{ table-professor }”.
lesson-city-place = One idea is enough for one walk.
lesson-city-resolve = Resolve the action.
lesson-city-walk = Your professor walks 1 or 2 locations, or straight to Freud from any distance. Go to Freud.
lesson-city-boost = There are three figures here, so you may use the Museum three times. A bright idea adds two more, up to a limit of five. Spend it.
lesson-city-box = You may choose a different effect each time. First turn your median freedom into a box.
lesson-city-freedom = Then generate a minor freedom again.
lesson-city-coffee = Spend the rest of the visit on coffee: choose it three times.
lesson-city-farewell = Five effects with one idea! You may also count your own tags for a location instead of its figures. And remember where your professor is when you recall: that’s where your bonus is.

## The reputation track

lesson-reputation = The reputation track
lesson-reputation-about = Move the inkpot to the left space, and live on your good name.
lesson-reputation-state = Your inkpot is at row 2, two spaces before the left one, which resolves the reputation track. So you need the row with value 2. State an idea.
lesson-reputation-space = Choose b2, in the row with value 2.
lesson-reputation-action = Choose “{ table-research }”, though the inkpot is what you’re really after.
lesson-reputation-place = One idea is enough.
lesson-reputation-resolve = Draw the card.
lesson-reputation-keep = You may exchange it for a face-up card. Keep it this time and move on.
lesson-reputation-inkpot = Now move the inkpot two spaces, to the left one.
lesson-reputation-track = Your income is above your marker: you already have its 3 points and 1 coffee. The actions are below the track, and you may choose from Freud’s section or any to its left. Take a notebook tile.
lesson-reputation-tile = Take the top tile of either stack. Level II tiles are stronger.
lesson-reputation-row = Place it in any row. A tile pays off most where the inkpot stops often.
lesson-reputation-farewell = You gain reputation from goals, from the first token of each district, from the highest district bonuses and from a full notebook. Each time, Freud’s marker moves too. When it reaches 10, there’s one last round to play.

## Modules

lesson-modules = Modules
lesson-modules-about = The journalist, the fireworks and the overlays.
lesson-modules-state = This table uses three modules, and you can add each of them to any game. First the journalist, who is at the Café. State an idea.
lesson-modules-space = Choose c2.
lesson-modules-action = Choose “{ table-professor }”. The journalist may move instead of the professor.
lesson-modules-place = Place one idea.
lesson-modules-resolve = Resolve the action.
lesson-modules-walk = Send the journalist one location further, to the Theatre. Your professor stays at the University, so you’re present in two districts.
lesson-modules-boost = The journalist counts as a figure, so you may use the Theatre once. You have no bright ideas to add.
lesson-modules-effect = Elevate your growth insight: choose the effect, resolve it and pick the insight.
lesson-modules-inkpot = Move the inkpot as always.
lesson-modules-skip = You may skip effects. It’s better to keep your reserve this time, so move on and end your turn.
lesson-modules-rival = Your colleague has no one to treat and passes. Choose “Continue”.
lesson-modules-overlays = Overlays change the three bonuses of every location, and the middle bonus of a grey overlay even treats a client. Hover over (or tap) them before you recall: this isn’t the city you know.
lesson-modules-recall = Now recall. The journalist lets you take a bonus in the green district too.
lesson-modules-district = The fireworks are here. A district bonus of value 3 needs three tags. You have two, and the fireworks stand in for the third. Take the bonus.
lesson-modules-insight = A district bonus costs you a coloured insight. Put it on the map, where it stays for good and scores for its district at the end.
lesson-modules-farewell = The fireworks move to the next district, and your insight on the map will score. Add one module at a time when you open a table.
