### Boty: ten, którego ma każda gra, i czego boty odmawiają.

reason-unknown-bot = Ta gra nie ma bota „{ $bot }”. Boty to: { $known }.
reason-no-evaluation = Żaden bot nie nauczył się jeszcze gry „{ $game }”; gra w nią tylko „random”.

bot-level-random = Przypadek

feature-won = wygrana
feature-points = PZ
