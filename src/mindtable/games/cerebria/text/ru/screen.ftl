### Что ещё говорит стол на экране: названия для подсказок и экранных дикторов, рассказ об откровении, конец игры.

screen-board = Поле «Церебрии»
screen-mine = Ваша область
screen-others = Остальные игроки
screen-spectator = Вы наблюдаете.

## Карты

screen-starting = Стартовая эмоция
screen-mild = Умеренная
screen-strong = Сильная
screen-vibe = { $vibe-card }
screen-spaces = Интенсивность по эссенции: { $spaces }
screen-essence-of = Эссенция: { $essence } из { $spaces }
screen-intensity = Интенсивность { $intensity }
screen-intensity-token = Интенсивность { $intensity }, из неё +{ $token } от жетона
screen-empower-at = Порог усиления: { $threshold }; сильная эмоция: { $strong }
screen-from-deck = Из колоды: { $seat }
screen-hand = Рука
screen-seen = Известные карты
screen-unknown-cards = { $count ->
    [one] { $count } карта, которую больше никто не видел
    [few] { $count } карты, которые больше никто не видел
   *[many] { $count } карт, которые больше никто не видел
}
screen-deck = Колода: { $cards }
screen-deck-empty = Колода: пусто
screen-deck-face-down = Колода: { $cards }, закрыта, пока не взяты стартовые руки
screen-bottom = Известные карты под колодой, начиная снизу: { $cards }
screen-supply-card = Запас

## Ячейки, поля и контроль

screen-slot-empty = пусто
screen-space = Место: { $space }
screen-space-with = Место: { $space }. Здесь: { $seats }
screen-sums = Свет { $bliss } : { $gloom } Мрак
screen-controlled = Контролирует { $team }.
screen-uncontrolled = Никто не контролирует.
screen-realm-sum-help = Интенсивность крепости плюс интенсивность эмоций в двух ячейках мира и в ячейках рубежей по обе стороны от него (если их не блокирует эмоция соперников).
screen-frontier-sum-help = Сумма интенсивности триады: ячейки рубежа и ячеек по обе стороны от неё. Команда, которая одна в триаде, контролирует рубеж.
screen-fortress-none = { $realm }: крепости нет
screen-fortress = { $realm }: крепость { $team-gen } ({ $fragment })
screen-fortress-fresh = { $realm }: крепость { $team-gen } ({ $fragment }), новая в этот ход
screen-fortress-help = Малый фрагмент прибавляет в своём мире 1 к интенсивности, большой — 2. При откровении соседней сферы крепость входит в индивидуальность, если она не новая в этот ход.

## Изначальное и индивидуальность

screen-sphere-at = Сейчас у мира: { $realm }
screen-sphere-holds = Сила воли: { $willpower } из 7
screen-identity = Индивидуальность
screen-identity-help = В конце игры малый фрагмент приносит 3 очка, большой — 5, венчающий — 4.
screen-identity-empty = Фрагментов пока нет
screen-identity-piece = { $team }: { $fragment }

## Духи и их планшеты

screen-spirit-of = { $spirit } ({ $seat })
screen-no-power = В базовой игре у духов нет особых сил.
screen-holds = Сила воли { $willpower } · Эссенция { $essence } · Карты { $cards }
screen-willpower-of = Сила воли: { $willpower }
screen-essence-pool = Эссенция на планшете духа: { $essence }
screen-cards-of = Карты на руке: { $cards }
screen-spirit-board = Планшет духа: { $spirit }
screen-action-move = Перейдите на соседнее место.
screen-action-invoke = Положите эмоцию с руки в пустую ячейку рядом с вашим духом, с 1 эссенцией.
screen-action-quell = Уберите 1 эссенцию с эмоции соперников рядом с вашим духом. Для этого покажите карту с её ощущением.
screen-action-fortify = Постройте крепость в мире рядом с вашим духом, который не контролируют соперники.
screen-action-empower = Замените умеренную эмоцию вашей команды рядом с вашим духом её сильной парой.
screen-costs = Стоимость: { $price }
screen-adds = Добавляет к стоимости: { $price }
screen-token = Жетон ощущения: { $vibe }.
screen-token-none = Жетона ощущения пока нет.
screen-blocked = Заблокировано жетоном уязвимости.
screen-abilities = Способности амбиций и конец хода
screen-ability-used = Уже применено в этот ход.
screen-more = Весь планшет
screen-less = Кратко

## Команды, устремления и ходы

screen-total = Всего очков: { $points }.
screen-wheel = Из них за намерения: { $points }.
screen-intentions = Намерения, приносящие очки:
screen-wheel-bonus = На диске каждое второе очко приносит по очереди 1 эссенцию, 1 карту или 1 амбицию.
screen-ambition-of = Доступная амбиция: { $ambition } из 3
screen-supply-title = Оставшиеся фрагменты
screen-supply = { $team }: малые фрагменты { $minors }, большие фрагменты { $majors }
screen-aspiration = Устремление
screen-common = Основное устремление
screen-common-current = Текущее основное устремление
screen-common-coming = Основное устремление, номер в ряду: { $place }
screen-common-past = Прошедшее основное устремление
screen-common-removed = Основное устремление, убранное из игры
screen-hidden = Скрытое устремление
screen-hidden-of = Скрытое устремление: { $team }
screen-hidden-left = Неизвестно; осталось карт: { $count }
screen-past-hidden = Уже открыты: { $names }
screen-choose-hidden = Выберите скрытое устремление
screen-ahead = { $sums }, впереди { $team }
screen-level = { $sums }, поровну
screen-turn = Ход { $turn }
screen-turn-of = Ход { $turn }: { $seat }. Осталось действий: { $actions }
screen-before-first-turn = До первого хода
screen-marker = Жетон очерёдности { $place }: { $seat }
screen-absorbed = Поглощение в этот ход больше недоступно.
screen-can-absorb = Поглощение в этот ход ещё доступно.

## Откровение

screen-revelation = Откровение
screen-revelation-1 = Скрытые устремления открываются
screen-revelation-2 = Кто что выполнил?
screen-revelation-3 = Фрагменты входят в индивидуальность
screen-revelation-4 = Следующее основное устремление
screen-revelation-5 = Новые скрытые устремления
screen-revelation-6 = Крепость рядом со сферой
screen-revelation-7 = Сфера снова наполняется
screen-revelation-none = Ничего не меняется.
screen-met = выполнено
screen-not-met = не выполнено
screen-close = Закрыть

## Конец

screen-won = Побеждает { $team }.
screen-drawn = Никто не побеждает: у команд поровну очков.
screen-tie-broken = Очков поровну; решает венчающий фрагмент.
screen-intentions-points = Намерения
screen-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
screen-second-capping = Вместо второго венчающего фрагмента
screen-wheel-total = Очки на диске
screen-together = Вместе
screen-ending-piece = Ход { $turn }: { $fragment } за устремления
screen-ending-fortress = Ход { $turn }: вошла крепость ({ $realm })

## Предупреждения о потерях

warning-actions-left = Конец хода с неистраченными действиями
warning-actions-left-now = { $actions ->
    [one] У вас осталось { $actions } действие.
    [few] У вас осталось { $actions } действия.
   *[many] У вас осталось { $actions } действий.
}
warning-absorb-left = Конец хода без поглощения
warning-absorb-left-now = В этот ход ещё не было поглощения.

## Символы и галерея

screen-symbols-have = Что у вас есть
screen-symbols-do = Что вы делаете
screen-symbols-spheres = Бонусы сфер
screen-symbols-bliss = Круглые знаки и бусины по краю; крепость остриём вверх.
screen-symbols-gloom = Шестиугольные знаки и зубцы по краю; крепость остриём вниз.
screen-kind-boards = Планшеты духов

## Свои колоды

screen-decks-about = Соберите свою колоду эмоций, сохраните её и сыграйте ею. Правила проверяются по ходу сборки.
screen-decks-shelf = Колоды
screen-decks-new = Новая колода
screen-decks-own = Свои колоды
screen-decks-ready = Готовые колоды
screen-decks-other = Список карт
screen-decks-field-help = Каждый игрок берёт готовую колоду или одну из ваших.
screen-decks-name = Название колоды
screen-decks-unnamed = Колода без названия
screen-decks-side = Сторона
screen-decks-of = из { $size } карт
screen-decks-list = Карты в колоде
screen-decks-pool = Эмоции стороны «{ $side }»
screen-decks-keys = На клавиатуре: стрелки ведут от карты к карте, + добавляет одну, − убирает одну.
screen-decks-key-add = Добавить выбранную карту
screen-decks-key-drop = Убрать выбранную карту
screen-decks-add = Добавить одну: { $card }. В колоде: { $count }
screen-decks-drop = Убрать одну: { $card }
screen-decks-legal = Этой колодой можно играть.
screen-decks-unreachable = Сервер недоступен. Правила будут проверены, как только связь восстановится.
screen-decks-save = Сохранить колоду
screen-decks-saved = Сохранено: «{ $name }».
screen-decks-play = Играть ею
screen-decks-play-not = Этой колодой пока нельзя играть. Чего не хватает, видно выше.
screen-decks-copy = Скопировать текстом
screen-decks-link = Скопировать ссылку
screen-decks-read = Импорт из текста
screen-decks-read-help = По одной эмоции в строке с числом, например «2 courage», на этом языке или по-английски. Строка, которая начинается с #, задаёт название.
screen-decks-read-in = Импортировать
screen-decks-read-nothing = В тексте нет ни одной эмоции. Пишите по одной в строке, например «2 courage».
screen-decks-misread = Строка { $line }: нет эмоции с названием «{ $words }». Проверьте написание.
screen-decks-delete = Удалить
screen-decks-delete-ask = Удалить колоду «{ $name }»?
screen-decks-delete-help = Вернуть её нельзя, если у вас нет её текста.
