### Названия того, что лежит на столе, с краткими пояснениями.

## Команды, ресурсы

team-bliss = Свет
    .gen = Света
team-gloom = Мрак
    .gen = Мрака
willpower = Сила воли
essence = Эссенция
ambition = Амбиция
intensity = Интенсивность

## Миры и рубежи

realm-valley = Долина мотивов
    .in = в Долине мотивов
    .to = в Долину мотивов
    .short = Долина
realm-cradle = Колыбель чувств
    .in = в Колыбели чувств
    .to = в Колыбель чувств
    .short = Колыбель
realm-network = Паутина мыслей
    .in = в Паутине мыслей
    .to = в Паутину мыслей
    .short = Паутина
realm-land = Земля желаний
    .in = на Земле желаний
    .to = на Землю желаний
    .short = Земля
realm-willow = Лес ценностей
    .in = в Лесу ценностей
    .to = в Лес ценностей
    .short = Лес
frontier-valley-cradle = Долина | Колыбель
    .to = на рубеж Долина | Колыбель
frontier-cradle-network = Колыбель | Паутина
    .to = на рубеж Колыбель | Паутина
frontier-network-land = Паутина | Земля
    .to = на рубеж Паутина | Земля
frontier-land-willow = Земля | Лес
    .to = на рубеж Земля | Лес
frontier-willow-valley = Лес | Долина
    .to = на рубеж Лес | Долина

## Сферы и их бонусы

sphere-commitment = Преданность
sphere-commitment-help = Можете заплатить 1 фишку силы воли, чтобы сделать доступной 1 амбицию.
sphere-creativity = Творческий потенциал
sphere-creativity-help = Возьмите 1 карту эмоции.
sphere-humility = Скромность
sphere-humility-help = Получите 1 эссенцию из запаса.
sphere-diligence = Усердие
sphere-diligence-help = Получите 2 фишки силы воли из запаса, а не из сферы.
sphere-knowledge = Эрудиция
sphere-knowledge-help = Разместите жетон ощущения по своему выбору на одном из своих действий духа, как способностью амбиций.

## Ощущения

vibe-red = Красный
    .token = красный жетон ощущения
    .card = красное ощущение
vibe-yellow = Жёлтый
    .token = жёлтый жетон ощущения
    .card = жёлтое ощущение
vibe-green = Зелёный
    .token = зелёный жетон ощущения
    .card = зелёное ощущение
vibe-blue = Синий
    .token = синий жетон ощущения
    .card = синее ощущение
vibe-wild = Универсальный
    .token = универсальный жетон ощущения
    .card = универсальное ощущение

## Действия духов

spirit-action-move = Переместить
spirit-action-invoke = Задействовать
spirit-action-quell = Подавить
spirit-action-fortify = Защитить
spirit-action-empower = Усилить

## Устремления

aspiration-attitude = Стабильность
aspiration-attitude-help = Контролируйте больше миров, чем другая команда.
aspiration-openness = Открытость новому
aspiration-openness-help = Контролируйте больше рубежей, чем другая команда.
aspiration-awareness = Осведомлённость
aspiration-awareness-help = Имейте эмоции в большем числе триад, чем другая команда.
aspiration-unity = Единение
aspiration-unity-help = Имейте более длинную непрерывную цепь эмоций в соседних ячейках, чем другая команда.
aspiration-liveliness = Насыщенная жизнь
aspiration-liveliness-help = Имейте на своих эмоциях больше эссенции, чем другая команда.
aspiration-versatility = Многогранность
aspiration-versatility-help = Имейте на поле эмоции с большим числом разных ощущений, чем другая команда. Стартовые эмоции не учитываются.
aspiration-fortitude = Стойкость
aspiration-fortitude-help = Имейте в сумме больше интенсивности от крепостей, чем другая команда.
aspiration-sensibility = Чувственность
aspiration-sensibility-help = Имейте отдельную эмоцию с самой высокой интенсивностью.
aspiration-reflection = Рефлексия
aspiration-reflection-help = Контролируйте больше отражённых пар, то есть миров вместе с рубежом напротив, чем другая команда.

## Колоды

deck-bliss-starter = Стартовая колода Света
deck-gloom-starter = Стартовая колода Мрака
deck-love = Колода Любви
deck-delight = Колода Восторга
deck-empathy = Колода Сопереживания
deck-harmony = Колода Гармонии
deck-hatred = Колода Ненависти
deck-misery = Колода Страдания
deck-malice = Колода Злости
deck-anxiety = Колода Тревоги

## Намерения

intention-fill = Заполнить все места для эссенции на карте эмоции (не стартовой)
intention-quell-1 = Убрать подавлением не меньше 1 эссенции
intention-quell-2 = Убрать одним подавлением не меньше 2 эссенций
intention-quell-exactly-1 = Убрать подавлением ровно 1 эссенцию
intention-fortress-joins = Крепость вашей команды входит в индивидуальность при откровении
intention-absorb-low = Поглотить из сферы не больше 2 фишек силы воли
intention-absorb-high = Поглотить из сферы не меньше 4 фишек силы воли
intention-fully-upgrade = Полностью улучшить действие духа
intention-empower = Усилить эмоцию
intention-exalt = Превознести крепость
intention-rows = Набрать не меньше 1, 2, 3 или 4 жетонов ощущений в каждом ряду
