### Боты: их уровни и о чём говорят подсказки.

bot-level-whim = Каприз
bot-level-impulse = Порыв
bot-level-reason = Разум
bot-level-ego = Эго

feature-common = лидерство в основном устремлении
feature-common-margin = отрыв в основном устремлении
feature-hidden = лидерство в скрытом устремлении
feature-hidden-margin = отрыв в скрытом устремлении
feature-realms = контроль над мирами
feature-frontiers = контроль над рубежами
feature-intensity = интенсивность на поле
feature-emotions = эмоции на поле
feature-essence-on-board = эссенция на эмоциях
feature-fortresses = крепости
feature-fortress-due = крепости перед подсчётом
feature-willpower = сила воли
feature-essence = эссенция на планшете духа
feature-ambition = амбиция
feature-cards = карты на руке
feature-vibe-tokens = жетоны ощущений
feature-unlocked = активированные действия духа
feature-overtime = затянувшаяся партия
feature-insecurity = жетоны уязвимости
feature-actions = оставшиеся действия
