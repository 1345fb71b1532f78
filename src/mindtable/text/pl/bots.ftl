### Boty: ten, którego ma każda gra, i czego boty odmawiają.

reason-unknown-bot = Ta gra nie ma bota „{ $bot }”. Dostępne boty: { $known }.
reason-no-evaluation = Żaden bot nie nauczył się jeszcze grać w „{ $game }”. Gra w nią tylko „random”.

bot-level-random = Przypadek

feature-won = wygrana
feature-points = punkty
