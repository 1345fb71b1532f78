### Подписи к тому, что можно сделать в данной позиции: на что это действует, сколько стоит или что даёт. Не больше 60 знаков.

## Количества и цены

count-willpower = { $amount ->
    [one] { $amount } фишка силы воли
    [few] { $amount } фишки силы воли
   *[many] { $amount } фишек силы воли
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
    [one] на { $amount } фишку силы воли меньше
    [few] на { $amount } фишки силы воли меньше
   *[many] на { $amount } фишек силы воли меньше
}
for-free = бесплатно
nothing = ничего
priced = { $label } — { $price }
priced-from = { $label } — мин. { $price }

## Вещи на своих местах

emotion-at = { $emotion } ({ $slot-short }, { $essence })
emotion-on = { $emotion } ({ $slot-short })
card-of-vibe = { $card } ({ $vibe-card })
upgrade-at = «{ $upgrade }» («{ $action }»)
    .on = на улучшение «{ $upgrade }» («{ $action }»)
any-colour = любой цвет
    .token = любой жетон ощущения

## Ход

label-begin-locked = { $action } (не активировано)
label-begin-locked-help = Это действие ещё не активировано. Сначала сбросьте карту за жетон ощущения.
realm-valley-action = Получите { amount-willpower }.
realm-cradle-action = Возьмите карту, а затем сколько угодно следующих, каждую за { amount-willpower }.
realm-network-action = Перенесите эмоцию своей команды к своему духу.
realm-land-action = Положите эссенцию на эмоцию своей команды.
realm-willow-action = Обменяйте силу воли на эссенцию.
label-realm = Действие: { $realm }
label-absorb = Сфера «{ $sphere }» → { $gain }
label-absorb-last = Сфера «{ $sphere }» → { $gain }, откровение
label-absorb-help = Из сферы: { $amount }, из запаса: { $more }.

## Действия духов и силы эмоций

label-discard = Сбросить за { $colour-token }: { $card }
label-slot = { $slot-short }
label-clear = Снять жетон: { $place }
label-clear-help = Заплатите { amount-willpower }, чтобы снять жетон уязвимости.
label-swap = Поменяться местами: { $seat }
label-use = + «{ $upgrade }»
label-invoke = { $card }
label-quell = { $emotion }
label-build = Построить: { $realm }
label-exalt = Превознести: { $realm }
label-raze = Снести: { $realm }
label-attune = В индивидуальность: { $realm-short }
label-empower = { $emotion } → { $strong }
label-place-supply = 1 эссенция из запаса → { $emotion }
label-place-board = 1 эссенция с планшета → { $emotion }
label-take = Убрать 1 эссенцию: { $emotion }
label-show-discard = Показать и сбросить: { $card }
label-spreading = Сбросить: { $card } → { $strong }
label-keep = Оставить: { $card } (сбросить: { $other })
label-all-essence = { $essence }, эмоция выходит из игры
label-block = { $seat }: { $place }
label-drain = Взять 1 фишку силы воли из сферы «{ $sphere }»
