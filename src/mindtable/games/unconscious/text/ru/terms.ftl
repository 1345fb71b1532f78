### Названия вещей на столе и слова, которыми рассказываются эффекты.
### Словарик: у каждой вещи одно слово. Метки бывают у локаций, символы (волны, облако, глаз) — у снов и слоёв травмы; цветное
### озарение — озарение цвета игрока. Действия выполняют, эффекты применяют, плитки, ряды, столбцы, локации и трек активируют,
### карты разыгрывают, целей достигают. Блокнот и плитка блокнота, явный и скрытый сон, участок трека, значение бонуса.
### У эффекта две формы: команда («получите 1 шкатулку») и, как .gain, выгода («1 шкатулка»). Эффект с ценой — «цена → выгода»;
### рядом с выгодой цена сказана коротко (.short). $n — число; $level, $quality и $location — идентификаторы.

## Локации и районы

location-theatre = Театр
    .to = в Театр
    .at = в Театре
location-library = Библиотека
    .to = в Библиотеку
    .at = в Библиотеке
location-opera = Опера
    .to = в Оперу
    .at = в Опере
location-museum = Музей
    .to = в Музей
    .at = в Музее
location-university = Университет
    .to = в Университет
    .at = в Университете
location-cafe = Кафе
    .to = в Кафе
    .at = в Кафе
district-green = Зелёный район
    .to = в зелёный район
    .at = в зелёном районе
district-purple = Фиолетовый район
    .to = в фиолетовый район
    .at = в фиолетовом районе
district-red = Красный район
    .to = в красный район
    .at = в красном районе

## Озарения

quality-growth = развитие
quality-freedom = свобода
quality-passion = страсть
level-minor = малое
    .masc = малый
level-median = среднее
    .masc = средний
level-major = большое
    .masc = большой

## Символы слоёв травмы и снов

symbol-waves = волны
symbol-cloud = облако
symbol-eye = глаз

## Ресурсы

resource-points = очки
resource-coffee = кофе
resource-box = шкатулка
resource-idea = идея
resource-bright = блестящая идея
resource-insight = озарение
resource-therapy = очко терапии
resource-reputation = репутация

## Поля чернильницы

inkpot-top = верхнее поле
    .at = на верхнем поле (столбцы)
    .to = на верхнее поле (столбцы)
inkpot-row-1 = ряд 1
    .at = у ряда 1
    .to = к ряду 1
inkpot-row-2 = ряд 2
    .at = у ряда 2
    .to = к ряду 2
inkpot-row-3 = ряд 3
    .at = у ряда 3
    .to = к ряду 3
inkpot-left = левое поле
    .at = на левом поле (трек репутации)
    .to = на левое поле (трек репутации)

## Действия стола собраний

table-notebook-1 = Плитка блокнота за 1 кофе
table-notebook-1-help = Потратьте 1 кофе и возьмите верхнюю плитку любой стопки, не применяя её эффектов.
table-notebook-2 = Плитка блокнота за 2 кофе
table-notebook-2-help = Потратьте 2 кофе, возьмите любую плитку среднего столбца и примените её баннер.
table-notebook-3 = Плитка блокнота за 3 кофе
table-notebook-3-help = Потратьте 3 кофе, возьмите любую плитку правого столбца и примените её основной эффект и баннер.
table-generate = Создать озарения
table-generate-help = Создайте по одному малому озарению развития, свободы и страсти.
table-research = Получить карту исследования
table-research-help = Возьмите карту исследования. Затем можете обменять любую карту с руки на одну из двух на витрине.
table-professor = Переместить профессора
table-professor-help = Переместите своего профессора на 1 или 2 локации или к Фрейду, затем активируйте локацию.
table-elevate = Возвысить и перенести
table-elevate-help = Возвысьте до двух раз и перенесите один раз, в любом порядке.
table-play = Разыграть исследования или опубликовать
table-play-help = Разыграйте одну или две карты исследований либо опубликуйте трактат.
table-freud = Переместить Фрейда
table-freud-help = Переместите Фрейда на 1–3 локации, затем активируйте локацию.

## Цели локаций

goal-two-columns = Два столбца
goal-two-columns-help = Заполните плитками блокнота два столбца своего планшета.
goal-three-routine = Три простых пациента
goal-three-routine-help = Излечите трёх простых пациентов.
goal-three-ideas = Три идеи
goal-three-ideas-help = Освободите все три идеи своего планшета.
goal-two-case-studies = Два особых пациента
goal-two-case-studies-help = Излечите двух особых пациентов.
goal-two-treatises = Два трактата
goal-two-treatises-help = Опубликуйте два трактата.
goal-five-cured = Пять излечений
goal-five-cured-help = Излечите пять любых пациентов.
goal-two-insights = Два озарения на карте
goal-two-insights-help = Разместите на карте города два цветных озарения, в одном районе или в двух.

## Эффекты: цена

effect-for = { $cost } → { $gains-gain }
    .gain = { $cost-short } → { $gains-gain }
effect-all = { $gains }
    .gain = { $gains-gain }
effect-and = { $first } и { $second }
    .short = { $first-short } и { $second-short }
effect-use = используйте { $insights }
    .short = { $insights-short }
# Plural: at most a handful, never 21.
effect-used = { $n ->
        [1] { effect-insight }
        [one] { $n } { effect-insight }
       *[other] { $n } { $level ->
            [minor] малых
            [median] средних
           *[major] больших
        } { $n ->
            [few] озарения
           *[other] озарений
        } { effect-quality }
    }
    .short = { $n ->
        [1] {""}
       *[other] { $n } ×{" "}
    }{ effect-insight }
effect-insight = { $level ->
        [minor] малое
        [median] среднее
       *[major] большое
    } озарение { effect-quality }
effect-quality = { $quality ->
        [growth] развития
        [freedom] свободы
        [passion] страсти
       *[any] любого типа
    }
effect-of-quality = { $quality ->
        [any] {""}
       *[other] {" "}{ effect-quality }
    }
effect-repress = { $n ->
        [1] вытесните озарение
        [one] вытесните { $n } озарение
        [few] вытесните { $n } озарения
       *[many] вытесните { $n } озарений
    }
    .short = { $n ->
        [1] вытеснение озарения
       *[other] { $n } × вытеснение озарения
    }

## Эффекты: выгоды

effect-coffee = получите { $n } кофе
    .gain = { $n } кофе
effect-points = получите { effect-point-count }
    .gain = { effect-point-count }
effect-point-count = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
effect-box = получите { $n ->
        [one] { $n } шкатулку
        [few] { $n } шкатулки
       *[many] { $n } шкатулок
    }
    .gain = { $n ->
        [one] { $n } шкатулка
        [few] { $n } шкатулки
       *[many] { $n } шкатулок
    }
effect-bright = получите { $n ->
        [one] { $n } блестящую идею
        [few] { $n } блестящие идеи
       *[many] { $n } блестящих идей
    }
    .gain = { $n ->
        [one] { $n } блестящая идея
        [few] { $n } блестящие идеи
       *[many] { $n } блестящих идей
    }
effect-research = получите { $n ->
        [1] карту исследования
        [one] { $n } карту исследования
        [few] { $n } карты исследований
       *[many] { $n } карт исследований
    }
    .gain = { $n ->
        [one] { $n } карта исследования
        [few] { $n } карты исследований
       *[many] { $n } карт исследований
    }
effect-play = разыграйте { $n ->
        [1] карту исследования
       *[other] до { $n } карт исследований
    }
    .gain = розыгрыш { $n ->
        [1] карты исследования
       *[other] до { $n } карт исследований
    }
effect-generate = создайте { effect-generated }
    .gain = { effect-generated }
effect-generated = { $n ->
        [1] { effect-insight }
       *[other] { $n } × { effect-insight }
    }
# Plural: at most a handful, never 21.
effect-elevate = { $n ->
        [1] возвысьте озарение{ effect-of-quality }
        [few] до { $n } раз возвысьте озарение{ effect-of-quality }
       *[other] до { $n } раз возвысьте озарение{ effect-of-quality }
    }
    .gain = { $n ->
        [1] возвышение озарения{ effect-of-quality }
       *[other] до { $n } возвышений озарений{ effect-of-quality }
    }
effect-transfer = { $n ->
        [1] перенесите озарение
       *[other] до { $n } раз перенесите озарение
    }
    .gain = { $n ->
        [1] перенос озарения
       *[other] до { $n } переносов озарений
    }
effect-elevate-or-transfer = перенесите озарение или возвысьте озарение{ effect-of-quality }
    .gain = перенос озарения или возвышение озарения{ effect-of-quality }
effect-tile = получите плитку блокнота
    .gain = 1 плитка блокнота
# Plural: at most a handful, never 21.
effect-resolve-tile = { $n ->
        [1] активируйте плитку блокнота
        [2] дважды активируйте одну плитку блокнота
        [few] активируйте одну плитку блокнота { $n } раза
       *[other] активируйте одну плитку блокнота { $n } раз
    }
    .gain = { $n ->
        [1] активация плитки блокнота
        [2] двойная активация плитки блокнота
       *[other] { $n } × активация одной плитки блокнота
    }
effect-resolve-row = активируйте ряд
    .gain = активация ряда
effect-resolve-column = активируйте открытый столбец
    .gain = активация открытого столбца
effect-inkpot = передвиньте чернильницу на { effect-steps }
    .gain = ход чернильницы на { effect-steps }
# Plural: at most a handful, never 21.
effect-steps = { $n ->
        [1] 1 поле
        [few] 1–{ $n } поля
       *[other] 1–{ $n } полей
    }
effect-reputation = получите { effect-reputations }
    .gain = { effect-reputations }
effect-reputations = { $n ->
        [one] { $n } очко репутации
        [few] { $n } очка репутации
       *[many] { $n } очков репутации
    }
effect-treat = лечите одного пациента
    .gain = лечение одного пациента
effect-professor = переместите своего профессора на 1 или 2 локации и активируйте локацию
    .gain = ход профессора на 1–2 локации с активацией
effect-track = активируйте трек репутации
    .gain = активация трека репутации
effect-location = примените эффекты { effect-location-of }
    .gain = применение эффектов { effect-location-of }
effect-location-of = { $location ->
        [theatre] Театра
        [library] Библиотеки
        [opera] Оперы
        [museum] Музея
        [university] Университета
       *[cafe] Кафе
    }
effect-therapy = получите { effect-therapies }
    .gain = { effect-therapies }
effect-therapies = { $n ->
        [one] { $n } очко терапии
        [few] { $n } очка терапии
       *[many] { $n } очков терапии
    }
effect-room = откройте свой второй кабинет
    .gain = второй кабинет
effect-main = основной эффект ({ $effect-gain })
    .gain = основной эффект ({ $effect-gain })
effect-banner = баннер ({ $effect-gain })
    .gain = баннер ({ $effect-gain })
effect-card = «{ $card }» ({ $effect-gain })
    .gain = «{ $card }» ({ $effect-gain })
