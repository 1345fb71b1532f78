### Bots: their levels, and what their hints speak of.

bot-level-dreamer = Dreamer
bot-level-student = Student
bot-level-analyst = Analyst
bot-level-id = Id

feature-final = points at the end
feature-others = other players’ points
feature-reputation = reputation
feature-goals = location goals within reach
feature-coffee = coffee
feature-boxes = boxes
feature-bright = bright ideas
feature-insights = spare insights
feature-coloured = your coloured insights
feature-ideas = ideas in the pool
feature-stated = ideas on the meeting table
feature-laps = inkpot laps
feature-tiles = notebook tiles
feature-tile-worth = what the notebook tiles give
feature-lines = filled rows and columns
feature-therapy-left = therapy still to do
feature-clients = clients in the rooms
feature-cured = cured clients
feature-abilities = clients’ abilities
feature-layers = what the grief layers will give
feature-second-room = the second room
feature-dreams = dreams you can soon pay for
feature-research = research cards in hand
feature-in-play = research in play
feature-treatise-near = the nearest treatise
feature-treatises = volumes in published treatises
feature-tags = location tags
feature-on-map = insights on the map
feature-bonus = reputation from the next recall
feature-pending = what’s left of this turn
