### Подписи к тому, что можно сделать в данной позиции: на что это действует, сколько стоит или что даёт.
### Названия стоят в именительном падеже, как и везде.

## Количества и цены

count-willpower = { $amount ->
    [one] { $amount } сила воли
    [few] { $amount } силы воли
   *[many] { $amount } фишек силы воли
}
count-willpower-supply = { $amount ->
    [one] { $amount } сила воли из запаса
    [few] { $amount } силы воли из запаса
   *[many] { $amount } фишек силы воли из запаса
}
count-essence = { $amount ->
    [one] { $amount } эссенция
    [few] { $amount } эссенции
   *[many] { $amount } эссенций
}
count-ambition = { $amount ->
    [one] { $amount } амбиция
    [few] { $amount } амбиции
   *[many] { $amount } амбиций
}
count-cards = { $amount ->
    [one] { $amount } карта
    [few] { $amount } карты
   *[many] { $amount } карт
}
less-willpower = { $amount ->
    [one] на { $amount } силу воли меньше
    [few] на { $amount } силы воли меньше
   *[many] на { $amount } фишек силы воли меньше
}
for-free = бесплатно
nothing = ничего
priced = { $label } — { $price }
priced-from = { $label } — не меньше: { $price }

## Вещи на своих местах

emotion-at = { $emotion } ({ $slot }, { $essence })
card-of-vibe = { $card } ({ $vibe })
upgrade-at = { $upgrade } ({ $place })
sphere-at = { $sphere } ({ $realm }, { $willpower })
any-colour = любой цвет

## Ход

label-begin-locked = Действие: { $action } (не активировано: сначала сбросьте карту ради жетона ощущения)
label-realm = Действие мира: { $realm } ({ $effect })
realm-valley-action = получить { $amount ->
    [one] { $amount } силу воли
    [few] { $amount } силы воли
   *[many] { $amount } фишек силы воли
}
realm-cradle-action = взять карту, следующие — за { $amount ->
    [one] { $amount } силу воли
    [few] { $amount } силы воли
   *[many] { $amount } фишек силы воли
} каждую
realm-network-action = перенести эмоцию своей команды к своему духу
realm-land-action = положить эссенцию на эмоцию своей команды
realm-willow-action = обменять силу воли на эссенцию
label-absorb = Поглощение из сферы: { $sphere } ({ $realm }): { $gains }
label-revelation = { $label } — сфера опустеет: откровение

## Действия духов и силы эмоций

label-discard = Сбросить ради жетона ощущения ({ $colour }): { $card }
label-swap = Поменяться местами, с кем: { $seat } ({ $space })
label-build = Построить крепость: { $realm }
label-exalt = Превознести крепость: { $realm }
label-raze = Снести крепость соперников: { $realm }
label-attune = Перенести крепость в индивидуальность: { $realm }
label-empower = Усилить: { $emotion } → { $strong }
label-place-supply = 1 эссенция из запаса на эмоцию: { $emotion }
label-place-board = 1 эссенция с планшета вашего духа на эмоцию: { $emotion }
label-take = Убрать 1 эссенцию с эмоции: { $emotion }
label-show-discard = Показать и сбросить: { $card }
label-spreading = Сбросить: { $card } → { $strong }
label-keep = Оставить: { $card } (сбросить: { $other })
label-all-essence = { $essence }: эмоция выходит из игры
label-drain = Осушить на 1 силу воли сферу: { $sphere }
label-explained = { $label }. { $help }
