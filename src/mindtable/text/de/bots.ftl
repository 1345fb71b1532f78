### Bots: der eine, den jedes Spiel hat, und was Bots ablehnen.

reason-unknown-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“. Es gibt: { $known }.
reason-no-evaluation = „{ $game }“ hat noch kein Bot gelernt; nur „random“ spielt es.

bot-level-random = Zufall

feature-won = der Sieg
feature-points = Punkte
