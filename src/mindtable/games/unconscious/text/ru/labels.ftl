### Подписи к тому, что можно сделать в данной позиции, не длиннее 60 знаков, и то, что стоит рядом с ними: эффект, цена,
### что напечатано на карте.

## Количества и цены

count-coffee = { $amount } кофе
count-bright = { $amount ->
    [one] { $amount } блестящая идея
    [few] { $amount } блестящие идеи
   *[many] { $amount } блестящих идей
}
count-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
counted = { $n } × { $thing }
    .gain = { $n } × { $thing-gain }
for-free = бесплатно
nothing = ничего
    .gain = ничего
priced = { $label } ({ $price })
with-effect = { $label }: { $effect-gain }

## Карты

card-facts = { $card } ({ $tag }, { $volume })
card-about = { $tag }, { $volume }. Эффект: { $effect-gain }
volume-green = зелёный том
volume-purple = фиолетовый том
volume-red = красный том
dream-of-symbol = { $dream } ({ $symbol })
tags-of = метки: { $locations }
    .gain = метки: { $locations }
client-facts = { $facts-gain }. { $power }
client-and-grief = { $client } { $grief }.
grief-name = Слой травмы ({ $symbol })
grief-name-start = Стартовый слой травмы
grief-facts = Слой травмы ({ $symbol }, { $therapy-gain }): { $effect-gain }
grief-start = Стартовый слой травмы ({ $therapy-gain }): { $effect-gain }

## Ход

label-end-turn = Закончить ход
label-leave-action = Пропустить действие
label-leave-rest = Пропустить остальное
label-no-bonus = Без бонуса
label-space = Поле идей { $space } (чернильница { $value })
actions-beside = Действия: { $actions }
label-resolve = Выполнить: { $action }
label-placing = { $times ->
    [1] Разместить: { $placing } (действие один раз)
   *[other] Разместить: { $placing } (действие дважды)
}
label-inkpot = { $by ->
    [one] Чернильница: { $by } поле → { $space }
    [few] Чернильница: { $by } поля → { $space }
   *[many] Чернильница: { $by } полей → { $space }
}
frees-idea = Это освобождает идею и открывает столбец.
label-effect = Эффект: { $effect-gain }
label-main = Основной эффект
label-banner = Баннер
label-track = Действие трека: { $effect-gain }

## Озарения

label-overpay = Переплатить: { $insight }
label-repress = Вытеснить: { $insight } → { $area-short }
label-shift = { $insight } → { $area }
label-level = { $insight } → { $area-short }

## Блокнот

label-tile = Взять плитку ({ $spot }, { $price })
tile-about = Основной эффект: { $main-gain }. Баннер: { $banner-gain }.
label-tile-gone = Плиток нет ({ $spot }, { $price }): { $effect-gain }
tile-in = Плитка: { $cell }
tile-effect = ({ $effect })
    .gain = ({ $effect-gain })
label-cell = Положить { $cell-in }
fills = Это заполнит { $lines } и освободит цветное озарение.
label-replace = Заменить плитку: { $cell }
start-about = Эффект: { $effect-gain }. Профессор начинает { $location-at }. Озарения: { $insights }.

## Исследования и город

label-publish = Опубликовать «{ $treatise }» ({ $points })
label-cite = Цитировать «{ $treatise }» ({ $seat })
label-walk = Переместить: { $walk } → { $location }
label-boost = { $bright ->
    [0] Без блестящих идей
    [one] { $bright } блестящая идея
    [few] { $bright } блестящие идеи
   *[many] { $bright } блестящих идей
}: { $times ->
    [0] ни одного эффекта
    [one] { $times } эффект
    [few] { $times } эффекта
   *[many] { $times } эффектов
}

## Пациенты

label-treat = Лечить: { $client }
dream-used = { $dream }: { $effect }
label-box = Шкатулка: { $client }
therapy-left = { $therapy ->
    [one] Осталось { $therapy } очко терапии.
    [few] Осталось { $therapy } очка терапии.
   *[many] Осталось { $therapy } очков терапии.
}
dream-matches = { $effect }. Символ совпадает со слоем травмы: ещё 1 шкатулка.
