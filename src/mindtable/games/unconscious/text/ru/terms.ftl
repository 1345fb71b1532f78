### Названия вещей на столе и слова, которыми рассказываются эффекты. Эффект — это цена (effect-use с озарениями
### effect-used, effect-repress) и выгоды через запятую; effect-for соединяет цену с выгодами.
### $n — число; $level, $quality и $location — идентификаторы.

## Локации и районы

location-theatre = Театр
location-library = Библиотека
location-opera = Опера
location-museum = Музей
location-university = Университет
location-cafe = Кафе
district-green = Зелёный район
district-purple = Фиолетовый район
district-red = Красный район

## Озарения

quality-growth = развитие
quality-freedom = свобода
quality-passion = страсть
level-minor = малое
level-median = среднее
level-major = большое

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

inkpot-top = верхнее: столбец
inkpot-row-1 = ряд 1
inkpot-row-2 = ряд 2
inkpot-row-3 = ряд 3
inkpot-left = левое: трек репутации

## Действия стола собраний

table-notebook-1 = Плитка заметок за 1 кофе
table-notebook-1-help = Потратьте 1 кофе и возьмите верхнюю плитку любой стопки, без её эффектов.
table-notebook-2 = Плитка заметок за 2 кофе
table-notebook-2-help = Потратьте 2 кофе, возьмите любую плитку среднего столбца и выполните её баннер.
table-notebook-3 = Плитка заметок за 3 кофе
table-notebook-3-help = Потратьте 3 кофе, возьмите любую плитку правого столбца и выполните её основной эффект и баннер.
table-generate = Создать озарения
table-generate-help = Создайте по одному малому озарению развития, свободы и страсти.
table-research = Получить карту исследования
table-research-help = Возьмите карту исследования; затем можете обменять любую карту с руки на одну из двух на витрине.
table-professor = Переместить профессора
table-professor-help = Переместите своего профессора на 1 или 2 локации или к Фрейду, затем выполните локацию.
table-elevate = Возвысить и перенести
table-elevate-help = До двух возвышений и один перенос, в любом порядке.
table-play = Сыграть исследования или опубликовать
table-play-help = Сыграйте одну или две карты исследования либо опубликуйте трактат.
table-freud = Переместить Фрейда
table-freud-help = Переместите Фрейда на 1–3 локации, затем выполните локацию.

## Цели локаций

goal-two-columns = Два столбца
goal-two-columns-help = Заполните плитками заметок два столбца своего планшета.
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

effect-for = { $cost }: { $gains }
effect-and = { $first } и { $second }
effect-use = используйте { $insights }
effect-used =
    { $level ->
        [minor] малое
        [median] среднее
       *[major] большое
    } озарение { $quality ->
        [growth] развития
        [freedom] свободы
        [passion] страсти
       *[any] любого типа
    }
effect-repress = вытесните озарение

## Эффекты: выгоды

effect-coffee = получите { $n } кофе
effect-points =
    получите { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
effect-box =
    получите { $n ->
        [one] { $n } шкатулку
        [few] { $n } шкатулки
       *[many] { $n } шкатулок
    }
effect-bright =
    получите { $n ->
        [one] { $n } блестящую идею
        [few] { $n } блестящие идеи
       *[many] { $n } блестящих идей
    }
effect-research =
    получите { $n ->
        [one] карту исследования
        [few] { $n } карты исследования
       *[many] { $n } карт исследования
    }
effect-play =
    сыграйте { $n ->
        [one] карту исследования
       *[other] до { $n } карт исследования
    }
effect-generate =
    создайте { $level ->
        [minor] малое
        [median] среднее
       *[major] большое
    } озарение { $quality ->
        [growth] развития
        [freedom] свободы
        [passion] страсти
       *[any] любого типа
    }
effect-elevate =
    { $n ->
        [one] возвысьте озарение{ $quality ->
            [growth] { " " }развития
            [freedom] { " " }свободы
            [passion] { " " }страсти
           *[any] { "" }
        }
       *[other] до { $n } раз возвысьте озарение{ $quality ->
            [growth] { " " }развития
            [freedom] { " " }свободы
            [passion] { " " }страсти
           *[any] { "" }
        }
    }
effect-transfer =
    { $n ->
        [one] перенесите озарение
       *[other] до { $n } раз перенесите озарение
    }
effect-elevate-or-transfer =
    перенесите озарение или возвысьте { $quality ->
        [growth] озарение развития
        [freedom] озарение свободы
        [passion] озарение страсти
       *[any] озарение
    }
effect-tile = получите плитку заметок
effect-resolve-tile =
    { $n ->
        [one] выполните плитку заметок
        [few] выполните одну плитку заметок { $n } раза
       *[many] выполните одну плитку заметок { $n } раз
    }
effect-resolve-row = выполните ряд
effect-resolve-column = выполните открытый столбец
effect-inkpot =
    { $n ->
        [one] передвиньте чернильницу на 1 поле
        [few] передвиньте чернильницу на 1–{ $n } поля
       *[many] передвиньте чернильницу на 1–{ $n } полей
    }
effect-reputation =
    получите { $n ->
        [one] очко репутации
        [few] { $n } очка репутации
       *[many] { $n } очков репутации
    }
effect-treat = лечите одного пациента
effect-professor = переместите своего профессора на 1 или 2 локации и выполните локацию
effect-track = выполните трек репутации
effect-location =
    выполните эффекты { $location ->
        [theatre] Театра
        [library] Библиотеки
        [opera] Оперы
        [museum] Музея
        [university] Университета
       *[cafe] Кафе
    }
effect-therapy =
    { $n ->
        [one] { $n } очко терапии
        [few] { $n } очка терапии
       *[many] { $n } очков терапии
    }
effect-room = откройте свой второй кабинет
effect-main = основной эффект: { $effect }
effect-banner = баннер: { $effect }
effect-card = { $card }: { $effect }
