### Боты: тот, что есть у каждой игры, и в чём боты отказывают.

reason-unknown-bot = Для этой игры нет бота «{ $bot }». Есть такие боты: { $known }.
reason-no-evaluation = Ни один бот ещё не научился играть в «{ $game }». В неё играет только «random».

bot-level-random = Случай

feature-won = победа
feature-points = очки
