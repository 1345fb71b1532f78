### Bots: their levels, and what their hints speak of.

bot-level-dreamer = Dreamer
bot-level-student = Student
bot-level-analyst = Analyst
bot-level-id = Id

feature-final = points at the end
feature-others = the points of the others
feature-reputation = reputation
feature-goals = location goals within reach
feature-coffee = coffee
feature-boxes = boxes
feature-bright = bright ideas
feature-insights = spare insights
feature-coloured = own coloured insights
feature-ideas = ideas at hand
feature-stated = ideas on the meeting table
feature-laps = laps of the inkpot
feature-tiles = notebook tiles
feature-tile-worth = what the notebook tiles bring
feature-lines = filled lines of the notebook
feature-therapy-left = therapy still to do
feature-clients = clients in the rooms
feature-cured = cured clients
feature-abilities = abilities of clients
feature-layers = what the grief layers will give
feature-second-room = the second room
feature-dreams = dreams that can soon be paid
feature-research = research cards in hand
feature-in-play = research in play
feature-treatise-near = the nearest treatise
feature-treatises = volumes of published treatises
feature-tags = location tags
feature-on-map = insights on the map
feature-bonus = a reputation within reach of the next recall
feature-pending = what this turn still brings
