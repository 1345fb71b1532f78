### The lessons: titles, and what the coach says at each step.

## The first game

lesson-first = Your first game
lesson-first-about = State an idea, move the inkpot, recall, gain reputation, and lead your first client to catharsis.
lesson-first-state = Vienna, about 1900: you are a young analyst at Freud's meeting table, and a client with bad dreams waits in your practice. Say something clever first: choose “State Ideas”, or one of the glowing spaces.
lesson-first-space = An idea lies where actions meet. Choose space b2: it touches four actions, and its row has the value 2, which will move your inkpot.
lesson-first-action = Your idea points at one of these actions. Choose “Generate”: insights are what you treat clients with.
lesson-first-place = One idea does the action once, two would do it twice. One is enough now; you have only three.
lesson-first-resolve = The idea is stated, everyone listens. Now resolve its action.
lesson-first-insights = Take all three insights, in any order: growth, freedom and passion. They move from the reserve to the inner ring of your dial, where you can use them.
lesson-first-inkpot = After every idea the inkpot walks around your notebook, by the value of the row you used. Two spaces from the top bring it to row 2.
lesson-first-row = Row 2 works now: a minor freedom of its own, and what the tile in it brings, a minor growth. Take both; with more tiles the same move will bring more.
lesson-first-end = Coffee pays for free actions at any time of your turn, such as raising an insight. You need none now: end your turn.
lesson-first-rival = Your colleague states an idea too, and draws a research card. Continue and watch the table fill up: ideas stay where they are.
lesson-first-recall = Ideas do not come back by themselves. Recall them: you get 1 coffee for each space you used, and then a bonus in the city.
lesson-first-bonus = Your professor is in the Library, so its bonuses are within reach. Take the major growth insight; the token that covers the bonus also carries a reputation.
lesson-first-major = Resolve the bonus: the insight goes straight to the outer ring.
lesson-first-reputation = Vienna talks about you: your marker on the reputation track went up, and Freud's did too. Yours means income and points; his is the clock of the game, and when it reaches 10, one last round remains.
lesson-first-end-again = That was your turn: a recall is a turn of its own, so choose its moment well. End it.
lesson-first-rival-again = Your colleague recalls as well and gains reputation. Continue.
lesson-first-treat = Your client, the Doubting Student, has waited long enough. Your dial holds what the dream “Snow in Summer” asks for: two minor growth and one minor freedom. Choose “Treat Clients”.
lesson-first-client = Call the client in.
lesson-first-pay = Use the insights: pay both minor growth, the freedom follows by itself. Nothing is lost, they only go back to your reserve.
lesson-first-therapy = Now the dream works. Choose its 2 therapy points: they move the marker from 5 to 3, and at 3 something breaks loose.
lesson-first-catharsis = Catharsis! The grief is gone: 2 points, 2 coffee, and your second room opens. From now on the student's two University tags and ability are yours. Take the dream's last effect too.
lesson-first-leave = The student still has a deeper dream; solving that one will bring the cure. Nobody else is waiting, so go on, and end your turn.
lesson-first-new-client = A room never stays empty. Choose your next client: routine clients bring tags and abilities, case studies score at the end of the game.
lesson-first-new-dream = Every client brings two dreams, and you choose the upper one. Look at what each asks for, and take one that you can soon pay.
lesson-first-farewell = That is a whole cycle: ideas bring insights, insights heal clients, and your name grows in Vienna. Tiles, research, treatises and the city make each of these stronger; the short lessons show how.

## Treating

lesson-treating = Treating clients
lesson-treating-about = Cure a client, use a matching dream, and put a box to good use.
lesson-treating-begin = Two clients wait, and your dial is full of insights. One turn may treat both: choose “Treat Clients”.
lesson-treating-first = The Doubting Student has let go of the grief and shows the deeper, latent dream. Treat this client first; what the dream asks for is paid by itself.
lesson-treating-cure = 3 therapy points take the marker from 3 to 0: that is a cure. Resolve them.
lesson-treating-second = Cured: 3 points, and the client's tags and ability stay with you. Now the Restless Painter, whose dream shows the same symbol as the grief: that is worth a box.
lesson-treating-therapy = The box is yours already. Now the 2 therapy points: the marker goes from 5 to 3, to catharsis.
lesson-treating-done = Both are treated, each once in a turn. Go on to the end of the turn, where boxes come into play.
lesson-treating-box = A box gives any of your clients 1 therapy point, without a dream. Give it to the Painter.
lesson-treating-end = Now end the turn; the empty room will be filled.
lesson-treating-client = Choose a new client. Tags you collect open district bonuses, case studies pay at the end.
lesson-treating-dream = And a manifest dream: one with the symbol of the grief layer brings you a box again.
lesson-treating-farewell = One turn, one cure, one catharsis: insights saved up for a double treatment are worth the wait.

## Publishing and citing

lesson-publishing = Publishing and citing
lesson-publishing-about = Make a treatise of your research, with a volume from a colleague.
lesson-publishing-state = You have two purple research cards in play, and a treatise needs two purple volumes and a red one. State an idea to publish it.
lesson-publishing-space = Choose b4, beside the action for research.
lesson-publishing-action = Point at “Play research or publish”.
lesson-publishing-place = One idea: one treatise.
lesson-publishing-resolve = Resolve the action.
lesson-publishing-publish = Choose “{ treatise-the-bird-in-the-chest }”, worth 8 points.
lesson-publishing-volumes = Lay your two purple cards under it. The leftmost volume must always be your own; your cards leave play for this.
lesson-publishing-cite = The red volume is missing, but your colleague's treatise has one at its right end. Cite it: the volume becomes yours, and the author gets 1 bright idea and 2 points.
lesson-publishing-insight = A treatise is signed with a coloured insight. You freed one by filling a row of your notebook: lay it down, for good.
lesson-publishing-farewell = 8 points, and two location tags for good. Being cited pays too, so publishing early makes others work for you.

## The city

lesson-city = The city
lesson-city-about = Walk to where the others are, and make the most of a location.
lesson-city-state = Vienna is a ring of six locations. Freud and your colleague are both at the Museum, and company makes a place lively. State an idea to go there.
lesson-city-space = Choose c2, beside the professor's action.
lesson-city-action = Point at “Move your professor”.
lesson-city-place = One idea is enough for one walk.
lesson-city-resolve = Resolve the action.
lesson-city-walk = Your professor walks 1 or 2 locations, or straight to Freud, however far that is. Go to Freud.
lesson-city-boost = Three figures are here, so you may use the Museum three times. A bright idea adds two more, up to five: spend it.
lesson-city-box = Each time you may choose another effect. First turn your median freedom into a box.
lesson-city-freedom = Then generate a minor freedom anew.
lesson-city-coffee = And the rest of the visit is for coffee: three times.
lesson-city-farewell = Five effects with one idea! Instead of figures you may count your own tags of a location; and where your professor stands when you recall, there is your bonus.

## The reputation track

lesson-reputation = The reputation track
lesson-reputation-about = Bring the inkpot to the left space, and live on your good name.
lesson-reputation-state = Your inkpot stands at row 2, two spaces before the left one, which resolves the reputation track. So you want a row of value 2: state an idea.
lesson-reputation-space = Choose b2, in the row of value 2.
lesson-reputation-action = Point at “Gain a research card”; the inkpot is what you are really after.
lesson-reputation-place = One idea will do.
lesson-reputation-resolve = Draw the card.
lesson-reputation-keep = You may exchange it for a face-up one; keep it this time and go on.
lesson-reputation-inkpot = Now move the inkpot two spaces, to the left one.
lesson-reputation-track = Above your marker lies your income: 3 points and 1 coffee, paid already. Below, Freud's marker has opened the sections up to his: take a notebook tile.
lesson-reputation-tile = Take the top tile of either stack; level II tiles are stronger.
lesson-reputation-row = Place it in any row. Where the inkpot often stops, a tile pays most.
lesson-reputation-farewell = Reputation comes from goals, from the first token of each district, from the greatest district bonuses and from a full notebook. Each one also moves Freud's marker: at 10 the last round is announced.

## Modules

lesson-modules = Modules
lesson-modules-about = The journalist, the fireworks and the overlays.
lesson-modules-state = Three modules are on the table; you can add each of them to any game. First the journalist, who stands at the Café. State an idea.
lesson-modules-space = Choose c2.
lesson-modules-action = Point at “Move your professor”: the journalist may move in the professor's place.
lesson-modules-place = One idea.
lesson-modules-resolve = Resolve the action.
lesson-modules-walk = Send the journalist on by one location, to the Theatre. Your professor stays at the University, so you will be present in two districts.
lesson-modules-boost = The journalist counts as a figure: one use of the Theatre. You have no bright ideas to add.
lesson-modules-effect = Elevate your growth insight: choose the effect, resolve it and pick the insight.
lesson-modules-inkpot = The inkpot moves as always.
lesson-modules-skip = Effects may be skipped, and this time you want to keep your reserve. Go on, and end your turn.
lesson-modules-rival = Your colleague has nobody to treat and passes. Continue.
lesson-modules-overlays = Overlays change the three bonuses of every location; the middle one of each grey overlay even treats a client. Look at them before you recall: this city is not the one you know.
lesson-modules-recall = Now recall. The journalist lets you take a bonus in the green district too.
lesson-modules-district = And here are the fireworks: a district bonus of value 3 needs three tags, you have two, and the fireworks make up for the third. Take it.
lesson-modules-insight = A district bonus takes a coloured insight for good. Lay it on the map: in the end each district counts.
lesson-modules-farewell = The fireworks move on to the next district, and your insight on the map will score. Add one module at a time when you open a table.
