### Подписи к тому, что можно сделать в данной позиции: сама вещь, что она даёт и сколько стоит.
### Названия стоят в именительном падеже, как и везде. Эффекты сказаны словами из terms.ftl.

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
for-free = бесплатно
nothing = ничего
priced = { $label } — { $price }
with-effect = { $label }: { $effect }
label-explained = { $label }. { $help }
effect-all = { $gains }

## Чем платить

icon-any = { $level ->
    [minor] малое озарение любого типа
    [median] среднее озарение любого типа
   *[major] большое озарение любого типа
}
icon-repress = вытеснение озарения

## Карты

card-facts = { $card } ({ $tag }, { $volume })
volume-green = зелёный том
volume-purple = фиолетовый том
volume-red = красный том
dream-of-symbol = { $dream } ({ $symbol })
tags-of = символы: { $locations }
client-facts = { $client } ({ $facts }). { $power }
grief-name = Слой травмы ({ $symbol })
grief-name-start = Стартовый слой травмы
grief-facts = Слой травмы ({ $symbol }, { $therapy }): { $effect }
grief-start = Стартовый слой травмы ({ $therapy }): { $effect }

## Ход

label-end-turn = Закончить ход
label-leave-action = Пропустить действие
label-leave-rest = Пропустить остальное
label-no-bonus = Без бонуса
label-space = Поле идей { $space }, чернильница { $value }: { $actions }
label-resolve = Выполнить: { $action }
label-placing = { $times ->
    [one] Разместить: { $placing } (действие один раз)
   *[other] Разместить: { $placing } (действие дважды)
}
label-inkpot = { $by ->
    [one] Передвинуть чернильницу на { $by } поле → { $space }
    [few] Передвинуть чернильницу на { $by } поля → { $space }
   *[many] Передвинуть чернильницу на { $by } полей → { $space }
}
label-frees-idea = { $label }; это освобождает идею и столбец
label-effect = Эффект: { $effect }
label-track = Действие трека: { $effect }

## Озарения

label-overpay = Оплата: { $insight } (уровень выше нужного)
label-repress = Вытеснить: { $insight } → { $area }
label-shift = { $insight } → { $area }

## Заметки

label-tile = Взять плитку ({ $spot }, { $price }): { $main }; { $banner }
label-tile-gone = Плиток не осталось ({ $spot }, { $price }): { $effect }
tile-in = Плитка ({ $cell })
tile-effect = ({ $effect })
label-cell = Положить: { $cell }
label-fills = { $label }; заполнено: { $lines } — и освобождается цветное озарение
label-replace = Заменить плитку: { $cell } ({ $effect })
label-start = Стартовая плитка: { $effect }. Профессор: { $location }; озарения: { $insights }

## Исследования и город

label-publish = Опубликовать: { $treatise } ({ $points })
label-cite = Цитировать трактат: { $treatise } ({ $seat }): { $card }
label-walk = Переместить: { $walk } → { $location }
label-boost = { $bright ->
    [0] Без блестящих идей
    [one] { $bright } блестящая идея
    [few] { $bright } блестящие идеи
   *[many] { $bright } блестящих идей
}: { $times ->
    [0] ни одного выполнения
    [one] { $times } выполнение
    [few] { $times } выполнения
   *[many] { $times } выполнений
}

## Пациенты

label-treat = Лечить: { $client } — { $dream }: { $effect }
label-box = { $therapy ->
    [one] Шкатулка: { $client } (осталось { $therapy } очко терапии)
    [few] Шкатулка: { $client } (осталось { $therapy } очка терапии)
   *[many] Шкатулка: { $client } (осталось { $therapy } очков терапии)
}
label-client = { $client } { $grief }
label-dream-matches = { $label } (подходит к слою травмы: ещё 1 шкатулка)
