### Карты эмоций: названия и силы. «Вы» — тот, чей сейчас ход; эмоция принадлежит этой команде.

## Стартовые эмоции

emotion-brightness = Блаженство
emotion-bleakness = Уныние

## Свет, умеренные

emotion-affection = Влечение
emotion-comfort = Уют
emotion-courage = Мужество
emotion-sociability = Общительность
emotion-cheerfulness = Бодрость
emotion-excitement = Азарт
emotion-safety = Защищённость
emotion-trust = Доверие
emotion-desire = Желание
emotion-generosity = Великодушие
emotion-innocence = Невинность
emotion-kindness = Доброта
emotion-confidence = Уверенность в себе
emotion-optimism = Оптимизм
emotion-self-esteem = Самоуважение
emotion-tranquility = Спокойствие

## Свет, сильные

emotion-adoration = Восхищение
emotion-intimacy = Близость
emotion-satisfaction = Удовлетворение
emotion-valor = Отвага
emotion-euphoria = Эйфория
emotion-faith = Вера
emotion-freedom = Свобода
emotion-passion = Страсть
emotion-benevolence = Доброжелательность
emotion-longing = Томление
emotion-purity = Непорочность
emotion-selflessness = Самоотверженность
emotion-dignity = Благородство
emotion-hope = Надежда
emotion-self-respect = Чувство собственного достоинства
emotion-serenity = Безмятежность

## Мрак, умеренные

emotion-anger = Гнев
emotion-craving = Вожделение
emotion-hostility = Враждебность
emotion-jealousy = Зависть
emotion-bitterness = Горечь
emotion-boredom = Скука
emotion-guilt = Чувство вины
emotion-pessimism = Пессимизм
emotion-disgust = Отвращение
emotion-dislike = Антипатия
emotion-selfishness = Эгоистичность
emotion-mistrust = Недоверие
emotion-embarrassment = Неловкость
emotion-fear = Страх
emotion-insecurity = Уязвимость
emotion-loneliness = Одиночество

## Мрак, сильные

emotion-envy = Чёрная зависть
emotion-greed = Алчность
emotion-malevolence = Злонамеренность
emotion-rage = Ярость
emotion-despair = Отчаяние
emotion-indifference = Безразличие
emotion-lethargy = Апатия
emotion-remorse = Раскаяние
emotion-animosity = Озлобленность
emotion-loathing = Омерзение
emotion-narcissism = Нарциссизм
emotion-suspicion = Подозрительность
emotion-doubt = Сомнение
emotion-isolation = Оторванность от мира
emotion-panic = Паника
emotion-shame = Стыд

## Силы: предложение на карте из слов её записи. `own` — сторона карты, `foe` — другая сторона.

own-side = { $own ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
own-side-of = { $own ->
    [bliss] Света
   *[gloom] Мрака
}
own-side-over = { $own ->
    [bliss] Светом
   *[gloom] Мраком
}
foe-side = { $foe ->
    [bliss] { team-bliss }
   *[gloom] { team-gloom }
}
foe-side-of = { $foe ->
    [bliss] Света
   *[gloom] Мрака
}
n-willpower = { $n ->
    [one] { $n } фишку силы воли
    [few] { $n } фишки силы воли
   *[many] { $n } фишек силы воли
}
n-essence = { $n ->
    [one] { $n } эссенцию
    [few] { $n } эссенции
   *[many] { $n } эссенций
}
n-cards = { $n ->
    [one] { $n } карту эмоции
    [few] { $n } карты эмоций
   *[many] { $n } карт эмоций
}
n-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}

power-none = У стартовой эмоции нет силы. Подавить её можно картой с любым ощущением. Для Многогранности она не учитывается.
power-falling = Интенсивность этой эмоции — число на крайнем правом занятом месте, поэтому она падает с каждой новой эссенцией.
power-and = { $first } { $second }
power-entry = При входе в игру: { $effect }.
power-turn = Один раз за ваш ход для каждой такой карты, до или после действия: { $effect }.
power-not-quell = Это не подавление.
power-blocked =
    Применять это { $place ->
        [upgrade] улучшение
       *[action] действие духа
    } нельзя, пока игрок этого духа в свой ход не заплатит 2 фишки силы воли, чтобы снять жетон; это свободная способность.

## Силы: при входе в игру

power-willpower = получите { n-willpower }
power-essence = получите { n-essence } на планшет своего духа
# Plural: in this case all numbers above 1 go with the same form.
power-ambition = получите до { $n ->
    [one] { $n } амбиции
   *[other] { $n } амбиций
}
power-card = возьмите { n-cards }
power-action = получите { n-actions }
power-token = эта эмоция получает жетон интенсивности +{ $n }
power-target = { $target ->
    [own-adjacent] эмоцию { own-side-of } в соседней ячейке
    [any-own] любую эмоцию { own-side-of } на поле, в том числе на эту
   *[itself] эту эмоцию
}
power-place-from-supply = вы можете положить 1 эссенцию из запаса на { power-target }
power-place-from-board = вы можете положить 1 эссенцию с планшета своего духа на { power-target }
power-place-on-each = положите по 1 эссенции из запаса на каждую эмоцию { own-side-of } в соседней ячейке, если на ней есть пустое место для эссенции
power-remove = вы можете убрать 1 эссенцию с эмоции { foe-side-of } в соседней ячейке, если на ней их не меньше 2
power-take = вы можете убрать 1 эссенцию с эмоции { foe-side-of } в соседней ячейке, если на ней их не меньше 2, и положить 1 эссенцию из запаса на эту эмоцию
power-remove-from-each = уберите по 1 эссенции с каждой эмоции { foe-side-of } в соседней ячейке (эмоция без эссенции сбрасывается)
power-foes-lose = каждый дух { foe-side-of } теряет { n-willpower }, а на месте, соседнем с ячейкой этой эмоции, — { $m } (или сколько есть, если меньше)
power-foes-near-lose = каждый дух { foe-side-of } на месте, соседнем с ячейкой этой эмоции, теряет { n-willpower } (или сколько есть, если меньше)
power-vibe-token = вы можете разместить жетон ощущения по своему выбору, как способностью амбиций, но бесплатно
power-weaken = если эта эмоция лежит в мире, понизьте крепость { foe-side-of } в этом мире на ступень: уберите малый фрагмент или замените большой малым
power-step = вы можете переместить своего духа на соседнее место, где нет духа соперников
power-bring = вы можете перенести другую эмоцию { own-side-of } из любой ячейки поля в пустую ячейку рядом с этой картой
power-block-upgrade = положите жетон уязвимости на одно улучшение духа { foe-side-of }, на котором есть жетон ощущения и нет жетона уязвимости, если такое найдётся
power-block-actions = для каждого духа { foe-side-of } выберите активированное действие духа без жетона уязвимости и положите жетон на него
power-per-own-adjacent = { $effect } за каждую эмоцию { own-side-of } в соседней ячейке
power-per-adjacent-without-own = { $effect } за каждую соседнюю ячейку, где нет другой эмоции { own-side-of }
power-if-foe-adjacent = { $effect }, если в соседней ячейке лежит эмоция { foe-side-of }
power-if-stronger-foe-adjacent = { $effect }, если в соседней ячейке лежит эмоция { foe-side-of } с более высокой интенсивностью
power-if-foe-fortress-here = { $effect }, если эта эмоция лежит в мире с крепостью { foe-side-of }
power-if-foe-spirit-near = { $effect }, если дух { foe-side-of } стоит на месте, соседнем с ячейкой этой эмоции
power-if-behind-in-essence = { $effect }, если на эмоциях { foe-side-of } в сумме больше эссенции, чем на эмоциях { own-side-of }, считая и эту
power-if-both-adjacent-empty = { $effect }, если обе соседние ячейки пусты
power-if-no-ambition = { $effect }, если после того, как эмоция задействована или усилена, у вашей команды нет ни одной доступной амбиции

## Силы: один раз за ход

power-gives-essence = вы можете перенести 1 эссенцию с этой эмоции, но не последнюю, на любую другую эмоцию { own-side-of } с пустым местом для эссенции
power-returns-essence = вы можете заплатить { n-willpower }, чтобы вернуть 1 эссенцию с этой эмоции, но не последнюю, в запас

## Силы: пока карта в игре

power-own-quell-adjacent = Когда вы подавляете эмоцию в ячейке рядом с этой картой, вы платите на { n-willpower } меньше.
power-own-quell = Когда вы подавляете эмоцию, вы платите на { n-willpower } меньше, а если она в ячейке рядом с этой картой — на { $m } меньше.
power-no-basic-ambition = Когда вы подавляете эмоцию в ячейке рядом с этой картой, вы не платите амбицию за само подавление. За улучшения платить амбицией всё равно нужно.
power-foe-quell-adjacent = Когда соперники подавляют эмоцию в ячейке рядом с этой картой, они платят на { n-willpower } больше за каждую карту с такой силой рядом с той ячейкой.
power-foe-move-near = Дух { foe-side-of } платит на { n-willpower } больше за перемещение, которое заканчивается на месте, соседнем с ячейкой этой эмоции.
power-foe-invoke-adjacent = { foe-side } платит на { n-willpower } больше, чтобы задействовать эмоцию в ячейке рядом с этой картой.
power-foe-bring-adjacent = { foe-side } платит на { n-willpower } больше, чтобы перенести эмоцию в ячейку рядом с этой картой.
power-foe-invoke-essence = Когда дух { foe-side-of } задействует эмоцию в любой ячейке поля, он должен, помимо эссенции для самой карты, вернуть ещё { n-essence } со своего планшета в запас. Если он не может, задействовать эмоцию нельзя.
power-foe-invoke-essence-adjacent = Когда дух { foe-side-of } задействует эмоцию в ячейке рядом с этой картой, он должен, помимо эссенции для самой карты, вернуть ещё { n-essence } со своего планшета в запас. Если он не может, задействовать эмоцию там нельзя.
power-foe-quell-essence = Когда дух { foe-side-of } подавляет эмоцию, он сначала возвращает { n-essence } со своего планшета в запас, если она у него есть.
power-no-quell = Эту эмоцию и эмоции { own-side-of } в соседних ячейках нельзя подавлять.
# Plural: in this case all numbers above 1 go with the same form.
power-most-per-quell =
    Одно подавление убирает с этой эмоции не больше { $n ->
        [one] { $n } эссенции
       *[other] { $n } эссенций
    }.
power-no-foe-intensity = Интенсивность эмоций { foe-side-of } в ячейках рядом с этой картой, вместе с жетонами, не учитывается для контроля рубежей и миров. Они по-прежнему блокируют и считаются присутствующими.
power-absorb-near = Когда вы применяете поглощение, а ваш дух соседствует с ячейкой этой эмоции, получите { n-willpower } из запаса.
power-absorb-by-triad = Переработанное издание: кроме того, применяя поглощение, получите { n-willpower } из запаса, если эта эмоция лежит в триаде рубежа, соседнего с вашим духом, а если дух сам стоит на рубеже — в триаде этого рубежа.
power-absorb-more = Когда вы поглощаете силу воли из сферы мира, на который может влиять ячейка этой эмоции (даже заблокированной), возьмите из этой сферы на { n-willpower } больше.
power-absorb-less = Когда вы поглощаете силу воли из сферы мира, на который может влиять ячейка этой эмоции (даже заблокированной), вы можете взять меньше силы воли, чем вам полагается, но не меньше 1.
power-origin-may-rest = После своего поглощения вы можете не поворачивать Изначальное.
power-end-of-turn-near = В конце вашего хода, если ваш дух соседствует с ячейкой этой эмоции, получите { n-willpower }.
power-card-with-ambition = Если в конце своего хода вы переворачиваете жетон амбиции, возьмите ещё и { n-cards }.
power-action-after-empower = После каждого вашего усиления вы получаете ещё { n-actions }. Считается и то усиление, которое вводит эту эмоцию в игру.
power-move-further = Перемещение духа { own-side-of } может без доплаты быть на 1 место длиннее. Улучшением это не считается.
power-end-move-on-foe = Перемещение духа { own-side-of } может закончиться на месте с духом соперников. Улучшением это не считается.
power-land-adjacent = Действием Земли желаний вы можете выбрать и эмоцию { own-side-of } в ячейке рядом с этой картой, где бы ни был ваш дух.
power-when-foe-moves-upgraded = Каждый раз, когда дух { foe-side-of } перемещается хотя бы с одним улучшением, { own-side } выбирает одного из своих духов, и тот получает { n-willpower }.
power-when-foe-upgrades = Каждый раз, когда дух { foe-side-of } совершает любое действие духа хотя бы с одним улучшением, { own-side } выбирает одного из своих духов, и тот получает { n-willpower }.
power-when-foe-quells = Каждый раз, когда дух { foe-side-of } подавляет эмоцию, { own-side } выбирает одного из своих духов, и тот получает { n-willpower }.
power-when-adjacent-leaves = Каждый раз, когда эмоция в соседней ячейке выходит из игры, в чей бы то ни было ход, { own-side } выбирает одного из своих духов, и тот получает { n-willpower }. Усиление эмоции выходом из игры не считается.
power-when-another-leaves = Каждый раз, когда другая эмоция любой из команд выходит из игры, в чей бы то ни было ход, { own-side } выбирает одного из своих духов, и тот получает 1 эссенцию, 2 фишки силы воли или 1 карту эмоции (тоже на выбор { own-side-of }). Усиление эмоции выходом из игры не считается.
power-token-per-adjacent-own = У этой эмоции есть жетон интенсивности: +{ $n } за каждую эмоцию { own-side-of } в соседней ячейке. Он меняется вместе с их числом.
power-token-while-alone = У этой эмоции есть жетон интенсивности +{ $n }, пока ни в одной соседней ячейке нет другой эмоции { own-side-of }.
power-token-while-behind-in-realms = У этой эмоции есть жетон интенсивности +{ $n }, пока { foe-side } контролирует больше миров, чем { own-side }. Миры, на которые может влиять ячейка этой эмоции, не учитываются ни для одной стороны.
power-token-per-essence-behind = У этой эмоции есть жетон интенсивности, равный перевесу { foe-side-of } над { own-side-over } по эссенции на эмоциях, но не больше +{ $n }. Он меняется после каждого изменения на поле.
