game-lanterns = Lanterns
game-lanterns-about = Two teams light lanterns on two shores of a lake before the wind comes.

option-players = Players
option-players-help = Two or four; neighbours are opponents.
option-rounds = Rounds
option-rounds-help = How often the wind blows before the lanterns are counted.
option-open_hands = Open hands
option-open_hands-help = Team mates look into each other's hands.
option-wind = Wind
option-wind-help = How likely a gust is.
option-wind-still = Still air
option-wind-breeze = Breeze
option-wind-storm = Storm

step-beacon = Which colour shall your team's beacon have?
step-turn = Light a lantern, draw a card, or end your turn.
step-shore = On which shore shall the lantern stand ({ $colour })?
step-reaction = { $seat } lights a lantern ({ $colour }) on { $shore }. Will you snuff it?

verb-beacon = Set the beacon to { $noun }
verb-light = Light a { $noun } lantern
verb-place = Place it on { $noun }
verb-draw = Draw a card
verb-done = End the turn
verb-snuff = Snuff it
verb-admire = Admire it
verb-calm = Calm
verb-gust = A gust takes { $noun }

noun-colour-red = red
noun-colour-green = green
noun-colour-blue = blue
noun-shore-near = the near shore
noun-shore-far = the far shore

event-beacon = Team { $team } sets its beacon to { $colour }.
event-light = { $seat } lights a lantern ({ $colour }) on { $shore }.
event-snuff = { $seat } snuffs the lantern with a card of its own ({ $colour }).
event-draw = { $seat } draws a card: { $colour }.
event-draw-hidden = { $seat } draws a card.
event-wind = { $lanterns ->
    [0] A gust finds no lantern to blow out ({ $colour }).
    [one] A gust blows out one lantern ({ $colour }).
   *[other] A gust blows out { $lanterns } lanterns ({ $colour }).
  }
event-calm = The air is calm.

reason-no-such-card = You hold no card of that colour.
reason-cannot-snuff = You hold no card of the lantern's colour.
reason-hand-full = A hand holds { $limit } cards at most.
reason-deck-empty = The deck is empty.
reason-odd-seats = Two teams of equal size need two or four players.

topic-teams = Teams
topic-hands = Hands
topic-beacon = The beacon
topic-light = Lighting
topic-draw = Drawing
topic-snuff = Snuffing
topic-wind = Wind
topic-end = The end
clause-teams-even = Two or four players make two teams of equal size; neighbours are opponents.
clause-hands-open = With open hands, team mates see each other's cards. Two players have nobody to show them to.
clause-hands-limit = Nobody draws a card while holding five.
clause-beacon-bonus = A lantern of the colour of the team's beacon counts one more.
clause-light-card = Lighting a lantern takes a card of its colour from the hand.
clause-light-shores = A lantern counts one on the near shore and two on the far shore.
clause-draw-deck = From an empty deck nobody draws.
clause-snuff-cost = The next opponent may snuff a new lantern at once by giving up a card of its colour.
clause-wind-far = A gust blows out every lantern of its colour on the far shore.
clause-end-tie = In a tie the team that began second wins.
