### Что говорит только стол в браузере: названия его частей, подсказки, цепочка, предупреждения, конец игры.

## Части стола
screen-vienna = Вена
screen-displays = Витрины
screen-dreams = Явные сны
screen-stock = Запасы
screen-rooms = Кабинеты
screen-papers = Исследования, трактаты и метки
screen-hand = Рука
screen-in-play = В игре
screen-none = нет
screen-reserve = Резерв
screen-free = Свободные
screen-free-help = Свободные действия доступны в любой момент вашего хода.

## Стол собраний
screen-action-notebook-1 = только плитка
screen-action-notebook-2 = плитка, баннер
screen-action-notebook-3 = плитка целиком
screen-action-generate = три малых
screen-action-research = исследование
screen-action-professor = профессор
screen-action-elevate = возвысить, перенести
screen-action-play = карты или трактат
screen-action-freud = Фрейд
screen-space = Поле идей { $space }
screen-space-blocked = При таком числе игроков не используется.
screen-space-moves = Идеи отсюда двигают чернильницу на { $value ->
    [one] { $value } поле.
    [few] { $value } поля.
   *[many] { $value } полей.
}
screen-space-ideas = { $name }: { $count ->
    [one] { $count } идея
    [few] { $count } идеи
   *[many] { $count } идей
} ({ $action })
screen-tile-gone = Для этого места плиток больше нет. Вместо плитки оно даёт очки.

## Плитки и карты
screen-tile-start = Стартовая плитка
screen-tile-i = Плитка блокнота, уровень I
screen-tile-ii = Плитка блокнота, уровень II
screen-main = Основной эффект:
screen-banner = Баннер:
screen-start-at = Ваш профессор начинает здесь: { $location }
screen-routine = Простой пациент
screen-case-study = Особый пациент
screen-client-figures = { $therapy ->
    [one] { $therapy } очко терапии
    [few] { $therapy } очка терапии
   *[many] { $therapy } очков терапии
}, за излечение { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-from-catharsis = После катарсиса: { $tags }
screen-grief = Слой травмы
screen-grief-figures = Терапия +{ $therapy }. При катарсисе: { $effect }
screen-grief-gone = Травмы больше нет. Действуют метки и способность или подсчёт.
screen-manifest = Явный сон
screen-latent = Скрытый сон
screen-dream-symbol = На слое травмы с тем же символом ({ $symbol }) даёт 1 шкатулку.
screen-symbol-matches = Символ совпадает со слоем травмы: 1 шкатулка, когда вы используете этот сон.
screen-latent-under = Лежит под явным сном и используется после него.
screen-no-dreams = Снов не осталось. Помогут только шкатулки.
screen-tag = метка локации: { $location }
screen-tags-of = { $location } ×{ $count }
screen-deck-left = Колода исследований: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
screen-treatise-figures = За публикацию { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, метки: { $tags }
screen-treatise-volumes = Тома: { $volumes }
screen-treatise-help = Первый том — ваша карта исследования в игре. Остальные можно процитировать.
screen-published-by = Трактат опубликован: { $name }
screen-citable = { $count ->
    [0] Все тома уже процитированы.
    [one] Можно процитировать ещё { $count } том, справа.
    [few] Можно процитировать ещё { $count } тома, справа.
   *[many] Можно процитировать ещё { $count } томов, справа.
}
screen-cured = Излеченный пациент: { $client }
screen-cured-help = Излеченный пациент остаётся у вас до конца игры.

## Город
screen-location-count = Фигурок здесь: { $figures }. Ваших меток: { $tags }. Большее из чисел — сколько раз вы примените эффекты (не больше 5).
screen-standing-here = Здесь: { $names }
screen-freud = Фрейд
screen-journalist = журналист
screen-professor-of = профессор ({ $name })
screen-bonus-used = Уже использован.
screen-bonus-free = Свободен: возьмите его, возвращая идеи, когда здесь ваш профессор, Фрейд или журналист.
screen-district-needs = Нужно меток этого района: { $value }, у вас { $tags }. Навсегда забирает с диска цветное озарение.
screen-district-taken = Занято: { $name }.
screen-fireworks-help = Здесь фейерверк: нужно на одну метку меньше.
screen-tokens = { $count ->
    [one] Остался { $count } жетон.
    [few] Осталось { $count } жетона.
   *[many] Осталось { $count } жетонов.
}
screen-tokens-help = Каждый бонус района забирает жетон. Верхний даёт 1 очко репутации.

## Трек репутации и цели
screen-income = Над вашим маркером
screen-track-action = Под маркером Фрейда
screen-track-now = Если активировать сейчас
screen-track-then = Затем одно из: { $actions }
screen-watch = Фигурка Фрейда идёт дальше, когда сюда приходит его маркер.
screen-freud-marker = Маркер Фрейда. На делении 10 он объявляет конец игры.
screen-reputation-of = { $name }: репутация { $reputation }
screen-goal-tags = 1 очко репутации и метки: { $tags }
screen-goal-points = 1 очко репутации и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-goal-won = Цели достиг игрок { $name }
screen-goal-progress = { $name }: { $reached } из { $needed }

## Письменный стол
screen-coffee-help = Не больше 6. Новый кофе вы получаете, возвращая идеи.
screen-box-help = В конце хода шкатулка — это очко терапии. Каждая шкатулка сверх предела превращается в 2 очка.
screen-bright-help = Заменяет идею, меняет ход чернильницы на 1 или добавляет 2 эффекта в локации.
screen-ideas-line = Идеи: в запасе — { $ideas }, на столе — { $placed }, под замком — { $locked }
screen-points-line = Очки: { $points }. Репутация: { $reputation }.
screen-dial-help = На внутреннем кольце лежат малые озарения, на внешнем — большие.
screen-overpays = Это переплата: уровень выше нужного, без сдачи.
screen-inkpot-top = столбец
screen-inkpot-row-1 = ряд 1
screen-inkpot-row-2 = ряд 2
screen-inkpot-row-3 = ряд 3
screen-inkpot-left = трек
screen-inkpot-here = Чернильница здесь
screen-inkpot-top-help = Активируйте открытый столбец. Переход с левого поля освобождает идею и открывает её столбец.
screen-inkpot-row-1-help = Активируйте ряд 1: создайте малое озарение развития, затем активируйте его плитки.
screen-inkpot-row-2-help = Активируйте ряд 2: создайте малое озарение свободы, затем активируйте его плитки.
screen-inkpot-row-3-help = Активируйте ряд 3: создайте малое озарение страсти, затем активируйте его плитки.
screen-inkpot-left-help = Активируйте трек репутации.
screen-column-open = Открыт: его идея освобождена.
screen-column-closed = Закрыт, пока чернильница, обойдя круг, не освободит эту идею.
screen-column-foot = Эффект заполненного столбца: { $effect }
screen-row-end = Эффект заполненного ряда: { $effect }
screen-cell-empty = Пусто
screen-lock = { $cured ->
    [0] Замок: для этого излеченные пациенты не нужны.
    [one] Замок: нужен { $cured } излеченный пациент.
    [few] Замок: нужно { $cured } излеченных пациента.
   *[many] Замок: нужно { $cured } излеченных пациентов.
}
screen-district-tags = { $count ->
    [one] { $count } метка в этом районе
    [few] { $count } метки в этом районе
   *[many] { $count } меток в этом районе
}

## Кабинеты
screen-room = Кабинет { $number }
screen-room-empty = Кабинет { $number } пуст
screen-room-empty-help = Новый пациент придёт в конце хода.
screen-room-closed = Кабинет { $number } закрыт
screen-room-closed-help = Откроется, когда уйдёт стартовый слой травмы.
screen-therapy-left = { $points ->
    [one] { $points } очко терапии до излечения
    [few] { $points } очка терапии до излечения
   *[many] { $points } очков терапии до излечения
}

## Что происходит
screen-doing = Что происходит
screen-doing-nothing = Ничего не ожидается.
screen-doing-other = следующий шаг
screen-doing-idea-space = Выберите поле для идей
screen-doing-table-action = { $times ->
    [1] { $action }
    [one] { $action }, { $times } раз
    [few] { $action }, { $times } раза
   *[many] { $action }, { $times } раз
}
screen-doing-inkpot-exactly = { $spaces ->
    [one] Передвиньте чернильницу на { $spaces } поле
    [few] Передвиньте чернильницу на { $spaces } поля
   *[many] Передвиньте чернильницу на { $spaces } полей
}
# Plural: in this case all numbers above 1 go with the same form.
screen-doing-inkpot-move = { $most ->
    [one] Передвиньте чернильницу на { $most } поле
   *[other] { $least ->
        [0] Передвиньте чернильницу
       *[other] Передвиньте чернильницу: { $least }–{ $most }
    }
}
screen-doing-use-boxes = Шкатулки для терапии, затем конец хода
screen-doing-parts = Эффекты, в любом порядке
screen-doing-pay = Заплатите
screen-doing-gains = Вы получите
screen-doing-place-tile = Положите плитку
screen-doing-choose-client = Выберите пациента
screen-doing-choose-dream = Выберите явный сон
screen-doing-play-card = Разыграйте исследования или опубликуйте
screen-doing-gather = Соберите тома: { $treatise }
screen-doing-own-insight = Снимите с диска цветное озарение
screen-doing-location-effect = { $location }: { $times ->
    [one] остался { $times } эффект
    [few] осталось { $times } эффекта
   *[many] осталось { $times } эффектов
}
screen-doing-exchange-card = Обменяйте карту или нет
screen-part-next = Нажмите, чтобы применить следующим.
screen-part-not-now = Сейчас он ничего не даст, или за него нечем заплатить.
screen-no-bright = без них
screen-foreseen = С поля { $space }:
screen-foreseen-action = действие, один или два раза
screen-foreseen-inkpot = Чернильница: { $by ->
    [one] { $by } поле
    [few] { $by } поля
   *[many] { $by } полей
} → { $space }{ $bright ->
    [0] {""}
    [one] {" "}({ $bright } блестящая идея)
    [few] {" "}({ $bright } блестящие идеи)
   *[many] {" "}({ $bright } блестящих идей)
}

## Не забудьте
heed-last-round = Последний раунд. Новые пациенты не приходят.
heed-signalled = Объявлен конец игры. После этого раунда будет ещё один.
heed-could-cure = { $boxes ->
    [one] { $boxes } шкатулка излечит
    [few] { $boxes } шкатулки излечат
   *[many] { $boxes } шкатулок излечат
}: { $thing }
heed-boxes-full = Предел шкатулок достигнут. Каждая новая превратится в 2 очка.
heed-goal-near = Один шаг до цели: { $thing }
warning-unclaimed-bonus = Продолжить без бонуса, который можно взять
waste-unclaimed-bonus = Здесь можно взять бонус. После этого возврата идей возможность пропадёт.
warning-could-cure = Конец хода, хотя шкатулки могут излечить пациента
waste-could-cure = { $boxes ->
    [one] { $boxes } шкатулка излечит сейчас
    [few] { $boxes } шкатулки излечат сейчас
   *[many] { $boxes } шкатулок излечат сейчас
}: { $client }
warning-boxes-full = Шкатулки сверх предела
waste-boxes-full = Предел шкатулок достигнут: эта сразу превратится в 2 очка.
warning-coffee-lost = Возвращение идей с лишним кофе
waste-coffee-lost = { $count ->
    [one] Пропадёт { $count } кофе: можно иметь не больше 6.
    [few] Пропадут { $count } кофе: можно иметь не больше 6.
   *[many] Пропадут { $count } кофе: можно иметь не больше 6.
}
warning-skipped-action = Пропуск действия стола собраний
waste-skipped-action = Вы не выполните это действие: { $action }
warning-skipped-tile = Сброс плитки
waste-skipped-tile = Плитка будет сброшена впустую.

## Остальные, словарик, конец
screen-seat-line = { $name }: очки { $points }, кофе { $coffee }, шкатулки { $boxes }, излечено { $cured }, трактаты { $treatises }
screen-others = Остальные игроки
screen-setting-up = Подготовка
screen-round = Раунд { $round }
screen-final-reputation = Репутация и надбавка за излечения и трактаты
screen-final-districts = Озарения в разных районах
screen-final-rows = Заполненные ряды
screen-final-tags = Разные метки локаций
screen-final-case-studies = Особые пациенты
screen-final-boxes = Оставшиеся шкатулки
screen-final-bright = Оставшиеся блестящие идеи и кофе
screen-total = Всего
screen-points-of = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
screen-resolved = активаций: { $times }
screen-symbols-insights = Озарения: форма — это уровень, знак — тип
screen-symbols-any = любой тип
screen-symbols-hollow = пустое: вы его используете, и оно возвращается в резерв
screen-symbols-own = с ободком игрока: цветное озарение
screen-symbols-effects = Что делают эффекты
screen-symbols-others = Другие знаки
screen-symbols-professor = профессор игрока
screen-symbols-idea = идея
screen-symbols-lock = заперто
screen-symbols-waves = волны, символ слоёв травмы и снов
screen-symbols-cloud = облако, символ слоёв травмы и снов
screen-symbols-eye = глаз, символ слоёв травмы и снов
screen-symbols-token = использованный бонус
screen-symbols-watch = часы: Фрейд идёт дальше (на особом пациенте — подсчёт в конце)
screen-symbols-fireworks = фейерверк: бонус района требует на одну метку меньше
screen-symbols-goal = цель совсем близко
screen-symbols-treatise = опубликовать трактат
