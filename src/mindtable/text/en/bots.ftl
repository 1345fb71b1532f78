### Bots: the one that every game has, and what bots refuse.

reason-unknown-bot = This game has no bot called “{ $bot }”. The bots are: { $known }.
reason-no-evaluation = No bot has learnt “{ $game }” yet. Only “random” plays it.

bot-level-random = Chance

feature-won = winning the game
feature-points = points
