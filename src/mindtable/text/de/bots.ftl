### Bots: der eine, den jedes Spiel hat, und was Bots ablehnen.

reason-unknown-bot = Dieses Spiel hat keinen Bot „{ $bot }“. Die Bots sind: { $known }.
reason-no-evaluation = „{ $game }“ hat noch kein Bot gelernt. Nur „random“ spielt es.

bot-level-random = Zufall

feature-won = Sieg
feature-points = Punkte
