### Боты: их уровни и о чём говорят подсказки.

bot-level-dreamer = Мечтатель
bot-level-student = Студент
bot-level-analyst = Аналитик
bot-level-id = Ид

feature-final = очки в конце
feature-others = очки других
feature-reputation = репутация
feature-goals = близкие цели локаций
feature-coffee = кофе
feature-boxes = шкатулки
feature-bright = блестящие идеи
feature-insights = свободные озарения
feature-coloured = свои цветные озарения
feature-ideas = идеи в запасе
feature-stated = идеи на столе собраний
feature-laps = круги чернильницы
feature-tiles = плитки блокнота
feature-tile-worth = что дают плитки блокнота
feature-lines = заполненные ряды и столбцы
feature-therapy-left = оставшаяся терапия
feature-clients = пациенты в кабинетах
feature-cured = излеченные пациенты
feature-abilities = способности пациентов
feature-layers = что дадут слои травмы
feature-second-room = второй кабинет
feature-dreams = сны, которые скоро можно оплатить
feature-research = карты исследований на руке
feature-in-play = исследования в игре
feature-treatise-near = ближайший трактат
feature-treatises = тома опубликованных трактатов
feature-tags = метки локаций
feature-on-map = озарения на карте
feature-bonus = репутация при следующем возврате идей
feature-pending = что ещё принесёт этот ход
