game-lanterns = Фонари
game-lanterns-about = Две команды зажигают фонари на двух берегах озера, пока не поднялся ветер.

option-players = Игроки
option-players-help = Двое или четверо; соседи — соперники.
option-rounds = Раунды
option-rounds-help = Сколько раз подует ветер, прежде чем фонари сосчитают.
option-open_hands = Открытые руки
option-open_hands-help = Игроки одной команды видят карты друг друга.
option-wind = Ветер
option-wind-help = Насколько вероятен порыв.
option-wind-still = Штиль
option-wind-breeze = Бриз
option-wind-storm = Буря

step-beacon = Какого цвета будет маяк вашей команды?
step-turn = Зажгите фонарь, возьмите карту или закончите ход.
step-shore = На каком берегу поставить фонарь ({ $colour })?
step-reaction = { $seat } зажигает фонарь ({ $colour }): { $shore }. Погасить его?

verb-beacon = Выбрать маяк: { $noun }
verb-light = Зажечь фонарь: { $noun }
verb-place = Поставить: { $noun }
verb-draw = Взять карту
verb-done = Закончить ход
verb-snuff = Погасить
verb-admire = Полюбоваться
verb-calm = Затишье
verb-gust = Порыв: { $noun }

noun-colour-red = красный
noun-colour-green = зелёный
noun-colour-blue = синий
noun-shore-near = ближний берег
noun-shore-far = дальний берег

event-beacon = Команда { $team } выбирает маяк: { $colour }.
event-light = { $seat } зажигает фонарь ({ $colour }): { $shore }.
event-snuff = { $seat } гасит фонарь своей картой ({ $colour }).
event-draw = { $seat } берёт карту: { $colour }.
event-draw-hidden = { $seat } берёт карту.
event-wind = { $lanterns ->
    [0] Порыв не находит ни одного фонаря ({ $colour }).
    [one] Порыв гасит { $lanterns } фонарь ({ $colour }).
    [few] Порыв гасит { $lanterns } фонаря ({ $colour }).
    [many] Порыв гасит { $lanterns } фонарей ({ $colour }).
   *[other] Порыв гасит { $lanterns } фонаря ({ $colour }).
  }
event-calm = Тихо.

reason-no-such-card = У вас нет карты этого цвета.
reason-cannot-snuff = У вас нет карты цвета этого фонаря.
reason-hand-full = В руке не больше { $limit } карт.
reason-deck-empty = Колода пуста.
reason-odd-seats = Для двух равных команд нужны двое или четверо игроков.

topic-teams = Команды
topic-hands = Руки
topic-beacon = Маяк
topic-light = Зажигание
topic-draw = Взятие карт
topic-snuff = Гашение
topic-wind = Ветер
topic-end = Конец
clause-teams-even = Двое или четверо игроков делятся на две равные команды; соседи — соперники.
clause-hands-open = При открытых руках команда видит карты всех своих игроков. Вдвоём показывать их некому.
clause-hands-limit = У кого пять карт, тот не берёт новых.
clause-beacon-bonus = Фонарь цвета маяка своей команды приносит на одно очко больше.
clause-light-card = Чтобы зажечь фонарь, нужна карта его цвета с руки.
clause-light-shores = Фонарь приносит одно очко на ближнем берегу и два на дальнем.
clause-draw-deck = Из пустой колоды никто не берёт.
clause-snuff-cost = Следующий соперник может сразу погасить новый фонарь, отдав карту его цвета.
clause-wind-far = Порыв гасит все фонари своего цвета на дальнем берегу.
clause-end-tie = При равенстве побеждает команда, начинавшая второй.
