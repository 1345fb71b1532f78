### Bots: the one that every game has, and what bots refuse.

reason-unknown-bot = There is no bot “{ $bot }” for this game. The bots are: { $known }.
reason-no-evaluation = No bot has learnt “{ $game }” yet; only “random” plays it.

bot-level-random = Chance

feature-won = winning the game
feature-points = points
