### То, что читают во время игры: кнопки, вопросы, журнал, отказы и настройки.
### Строки журнала — предложения без точки. Названия с другими формами (.gen, .at, .to, .in, .the, .a) стоят в той, которой
### требует грамматика; названия карт, пациентов и трактатов не склоняются: они в кавычках или после двоеточия.

game-unconscious = Бессознательное
game-unconscious-about = Вена и очень много кофе: высказывайте идеи за столом Фрейда, превращайте озарения в терапию, избавляйте пациентов от травм и публикуйте трактаты. От двух до четырёх игроков.

## Диск озарений

noun-insight-reserve = озарение из резерва
noun-insight-growth-minor = малое озарение развития
noun-insight-growth-median = среднее озарение развития
noun-insight-growth-major = большое озарение развития
noun-insight-freedom-minor = малое озарение свободы
noun-insight-freedom-median = среднее озарение свободы
noun-insight-freedom-major = большое озарение свободы
noun-insight-passion-minor = малое озарение страсти
noun-insight-passion-median = среднее озарение страсти
noun-insight-passion-major = большое озарение страсти
noun-insight-reserve-own = цветное озарение из резерва
noun-insight-growth-minor-own = цветное малое озарение развития
noun-insight-growth-median-own = цветное среднее озарение развития
noun-insight-growth-major-own = цветное большое озарение развития
noun-insight-freedom-minor-own = цветное малое озарение свободы
noun-insight-freedom-median-own = цветное среднее озарение свободы
noun-insight-freedom-major-own = цветное большое озарение свободы
noun-insight-passion-minor-own = цветное малое озарение страсти
noun-insight-passion-median-own = цветное среднее озарение страсти
noun-insight-passion-major-own = цветное большое озарение страсти

area-reserve = резерв
    .short = резерв
    .coloured = цветное озарение из резерва
area-growth-minor = малое озарение развития
    .gen = малого озарения развития
    .level = малого
    .short = малое
    .quality = развитие
    .coloured = цветное малое озарение развития
area-growth-median = среднее озарение развития
    .gen = среднего озарения развития
    .level = среднего
    .short = среднее
    .quality = развитие
    .coloured = цветное среднее озарение развития
area-growth-major = большое озарение развития
    .gen = большого озарения развития
    .level = большого
    .short = большое
    .quality = развитие
    .coloured = цветное большое озарение развития
area-freedom-minor = малое озарение свободы
    .gen = малого озарения свободы
    .level = малого
    .short = малое
    .quality = свободу
    .coloured = цветное малое озарение свободы
area-freedom-median = среднее озарение свободы
    .gen = среднего озарения свободы
    .level = среднего
    .short = среднее
    .quality = свободу
    .coloured = цветное среднее озарение свободы
area-freedom-major = большое озарение свободы
    .gen = большого озарения свободы
    .level = большого
    .short = большое
    .quality = свободу
    .coloured = цветное большое озарение свободы
area-passion-minor = малое озарение страсти
    .gen = малого озарения страсти
    .level = малого
    .short = малое
    .quality = страсть
    .coloured = цветное малое озарение страсти
area-passion-median = среднее озарение страсти
    .gen = среднего озарения страсти
    .level = среднего
    .short = среднее
    .quality = страсть
    .coloured = цветное среднее озарение страсти
area-passion-major = большое озарение страсти
    .gen = большого озарения страсти
    .level = большого
    .short = большое
    .quality = страсть
    .coloured = цветное большое озарение страсти

## Блокнот

noun-tile-spot-i-stack = уровень I, из стопки
noun-tile-spot-i-middle = уровень I, средний столбец
noun-tile-spot-i-right = уровень I, правый столбец
noun-tile-spot-ii-stack = уровень II, из стопки
noun-tile-spot-ii-middle = уровень II, средний столбец
noun-tile-spot-ii-right = уровень II, правый столбец
noun-cell-1 = ряд 1, место 1
    .in = в ряд 1, на место 1
noun-cell-2 = ряд 1, место 2
    .in = в ряд 1, на место 2
noun-cell-3 = ряд 1, место 3
    .in = в ряд 1, на место 3
noun-cell-4 = ряд 2, место 1
    .in = в ряд 2, на место 1
noun-cell-5 = ряд 2, место 2
    .in = в ряд 2, на место 2
noun-cell-6 = ряд 2, место 3
    .in = в ряд 2, на место 3
noun-cell-7 = ряд 3, место 1
    .in = в ряд 3, на место 1
noun-cell-8 = ряд 3, место 2
    .in = в ряд 3, на место 2
noun-cell-9 = ряд 3, место 3
    .in = в ряд 3, на место 3
line-1 = ряд 1
line-2 = ряд 2
line-3 = ряд 3
line-4 = столбец 1
line-5 = столбец 2
line-6 = столбец 3
tile-start = стартовая
    .a = стартовую плитку блокнота
tile-one = уровень I
    .a = плитку блокнота уровня I
tile-two = уровень II
    .a = плитку блокнота уровня II

## Город

noun-bonus-theatre-1 = { location-theatre }, № 1
    .the = бонус 1 { location-theatre.at }
noun-bonus-theatre-2 = { location-theatre }, № 2
    .the = бонус 2 { location-theatre.at }
noun-bonus-theatre-3 = { location-theatre }, № 3
    .the = бонус 3 { location-theatre.at }
noun-bonus-library-1 = { location-library }, № 1
    .the = бонус 1 { location-library.at }
noun-bonus-library-2 = { location-library }, № 2
    .the = бонус 2 { location-library.at }
noun-bonus-library-3 = { location-library }, № 3
    .the = бонус 3 { location-library.at }
noun-bonus-opera-1 = { location-opera }, № 1
    .the = бонус 1 { location-opera.at }
noun-bonus-opera-2 = { location-opera }, № 2
    .the = бонус 2 { location-opera.at }
noun-bonus-opera-3 = { location-opera }, № 3
    .the = бонус 3 { location-opera.at }
noun-bonus-museum-1 = { location-museum }, № 1
    .the = бонус 1 { location-museum.at }
noun-bonus-museum-2 = { location-museum }, № 2
    .the = бонус 2 { location-museum.at }
noun-bonus-museum-3 = { location-museum }, № 3
    .the = бонус 3 { location-museum.at }
noun-bonus-university-1 = { location-university }, № 1
    .the = бонус 1 { location-university.at }
noun-bonus-university-2 = { location-university }, № 2
    .the = бонус 2 { location-university.at }
noun-bonus-university-3 = { location-university }, № 3
    .the = бонус 3 { location-university.at }
noun-bonus-cafe-1 = { location-cafe }, № 1
    .the = бонус 1 { location-cafe.at }
noun-bonus-cafe-2 = { location-cafe }, № 2
    .the = бонус 2 { location-cafe.at }
noun-bonus-cafe-3 = { location-cafe }, № 3
    .the = бонус 3 { location-cafe.at }
noun-district-space-green-3 = { district-green }, значение 3
    .the = бонус со значением 3 { district-green.at }
noun-district-space-green-4 = { district-green }, значение 4
    .the = бонус со значением 4 { district-green.at }
noun-district-space-green-5 = { district-green }, значение 5
    .the = бонус со значением 5 { district-green.at }
noun-district-space-green-6 = { district-green }, значение 6
    .the = бонус со значением 6 { district-green.at }
noun-district-space-purple-3 = { district-purple }, значение 3
    .the = бонус со значением 3 { district-purple.at }
noun-district-space-purple-4 = { district-purple }, значение 4
    .the = бонус со значением 4 { district-purple.at }
noun-district-space-purple-5 = { district-purple }, значение 5
    .the = бонус со значением 5 { district-purple.at }
noun-district-space-purple-6 = { district-purple }, значение 6
    .the = бонус со значением 6 { district-purple.at }
noun-district-space-red-3 = { district-red }, значение 3
    .the = бонус со значением 3 { district-red.at }
noun-district-space-red-4 = { district-red }, значение 4
    .the = бонус со значением 4 { district-red.at }
noun-district-space-red-5 = { district-red }, значение 5
    .the = бонус со значением 5 { district-red.at }
noun-district-space-red-6 = { district-red }, значение 6
    .the = бонус со значением 6 { district-red.at }
noun-walk-professor-1 = профессор, 1 локация
noun-walk-professor-2 = профессор, 2 локации
noun-walk-professor-freud = профессор, к Фрейду
noun-walk-freud-1 = Фрейд, 1 локация
noun-walk-freud-2 = Фрейд, 2 локации
noun-walk-freud-3 = Фрейд, 3 локации
noun-walk-journalist-1 = журналист, 1 локация
noun-walk-journalist-2 = журналист, 2 локации
noun-walk-journalist-3 = журналист, 3 локации
noun-walk-journalist-freud = журналист, к Фрейду

## Другие названия

noun-turn-state = Высказать идеи
noun-turn-recall = Вернуть идеи
noun-turn-treat = Лечить пациентов
noun-placing-idea = одна идея
noun-placing-bright = одна блестящая идея
noun-placing-two-ideas = две идеи
noun-placing-idea-and-bright = идея и блестящая идея
noun-placing-two-bright = две блестящие идеи
noun-free-elevate = 2 кофе → возвышение озарения
noun-free-transfer = 2 кофе → перенос озарения
noun-free-bright = 3 кофе → 1 блестящая идея
noun-free-box = по озарению каждого уровня → 1 шкатулка
noun-free-points = 1 шкатулка → 2 очка
noun-free-cheap-elevate = 1 кофе → возвышение (способность)
noun-free-free-transfer = перенос бесплатно (способность)
noun-dream-spot-1 = первый слева
noun-dream-spot-2 = второй слева
noun-dream-spot-3 = третий слева
noun-dream-spot-4 = четвёртый слева
noun-dream-spot-top = неизвестный, из колоды
noun-part-0 = 1
noun-part-1 = 2
noun-part-2 = 3
noun-part-3 = 4
noun-part-4 = 5
noun-part-5 = 6
noun-part-6 = 7
noun-part-7 = 8
noun-part-8 = 9
noun-part-9 = 10
noun-part-10 = 11
noun-part-11 = 12
noun-part-12 = 13
noun-part-13 = 14
noun-part-14 = 15
noun-part-15 = 16
source-table = стол собраний
source-notebook = блокнот
source-research = исследования
source-treatises = трактаты
source-city = город
source-clients = пациенты
source-reputation = трек репутации
source-final = итоговый подсчёт

## Что можно сделать

verb-turn = { $noun }
verb-space = Поле идей { $noun }
verb-point = Действие: { $noun }
verb-place = Разместить: { $noun }
verb-inkpot = Чернильница, число полей: { $noun }
verb-part = Эффект { $noun }
verb-pay = Заплатить: { $noun }
verb-coffee = Заплатить 1 кофе вместо вытеснения
verb-insight = Выбрать: { $noun }
verb-quality = Тип: { $noun }
verb-free = Свободное действие: { $noun }
verb-tile = Взять плитку: { $noun }
verb-row = Ряд { $noun }
verb-column = Столбец { $noun }
verb-cell = Плитка: { $noun }
verb-card = Карта исследования: { $noun }
verb-exchange = Обменять: { $noun }
verb-take = Взять: { $noun }
verb-publish = Опубликовать: { $noun }
verb-cite = Цитировать трактат: { $noun }
verb-walk = Переместить: { $noun }
verb-boost = Потратить блестящих идей: { $noun }
verb-effect = Эффект локации { $noun }
verb-bonus = Бонус локации: { $noun }
verb-district = Бонус района: { $noun }
verb-treat = Лечить пациента в кабинете { $noun }
verb-box = Шкатулка для пациента в кабинете { $noun }
verb-client = Пациент { $noun } слева
verb-dream = Явный сон: { $noun }
verb-start = Стартовая плитка { $noun }
verb-discard = Сбросить плитку
verb-transfer = Вместо этого перенести озарение
verb-done = Продолжить

## Вопросы

step-start-client = С какого пациента вы начинаете?
step-choose-dream = Какой явный сон вы берёте для пациента «{ $client }»?
step-start-tile = Какую стартовую плитку вы выбираете?
step-start-row = В какой ряд положить стартовую плитку? Эффект: { $effect-gain }.
step-turn = Что вы делаете в этот ход?
step-use-boxes = { $boxes ->
    [0] Шкатулок нет. Закончите ход или сначала выполните свободное действие.
    [1] Потратить свою шкатулку на терапию перед концом хода?
    [one] Потратить шкатулки на терапию перед концом хода? У вас { $boxes } шкатулка.
    [few] Потратить шкатулки на терапию перед концом хода? У вас { $boxes } шкатулки.
   *[many] Потратить шкатулки на терапию перед концом хода? У вас { $boxes } шкатулок.
}
step-choose-client = Какого нового пациента вы принимаете?
step-idea-space = На каком поле вы высказываете идеи?
step-idea-point = На какое действие указывают ваши идеи на поле { $space }?
step-idea-place = Что разместить для действия «{ $action }»?
step-table-action = Выполнить действие «{ $action }»? Осталось выполнений: { $times }.
step-inkpot-move = На сколько полей двигается чернильница? Значение — { $value }, каждая блестящая идея меняет его на 1. Чернильница сейчас { $space-at }.
step-inkpot-move-range = На сколько полей двигается чернильница? От { $least } до { $most }, каждая блестящая идея меняет это на 1. Чернильница сейчас { $space-at }.
step-parts = Какой эффект применить следующим ({ $source })?
step-pay = Каким озарением вы платите? К оплате: { $due-short }. Вы получите: { $gains-gain }.
step-pay-repress = Какое озарение вы вытесняете? Вы получите: { $gains-gain }.
step-generate = Из какого озарения получится { $area }?
step-generate-quality = Озарение какого типа вы создаёте? Уровень: { $level-masc }.
step-elevate = Какое озарение вы возвышаете?
step-transfer = Какое озарение вы переносите?
step-transfer-quality = Куда перенести { $insight }?
step-elevate-or-transfer = Какое озарение возвысить? Или вместо этого перенести?
step-choose-tile = Какую плитку активировать?
step-choose-row = Какой ряд активировать?
step-choose-column = Какой столбец активировать?
step-own-insight = Какое цветное озарение навсегда покидает ваш диск? Оно отметит: «{ $thing }».
step-tile-spot = Какую плитку блокнота вы берёте?
step-place-tile = Куда положить плитку? Эффект: { $effect-gain }.
step-two-cards = Какую из двух карт исследований вы оставляете?
step-exchange-card = Обменять карту с руки?
step-exchange-with = Какую карту взять взамен?
step-exchange-with-for = Какую карту взять взамен карты «{ $card }»?
step-play-card = { $publish ->
    [0] { $cards ->
        [1] Разыграть карту исследования?
       *[other] Разыграть карты исследований (до { $cards })?
    }
   *[other] { $cards ->
        [1] Разыграть карту исследования или опубликовать трактат?
       *[other] Разыграть карты исследований (до { $cards }) или опубликовать трактат?
    }
}
step-gather = Какой том добавить к трактату «{ $treatise }»? Ещё нужно: { $volumes }.
step-walk = Кто перемещается и как далеко?
step-boost = { $times ->
    [0] Пока вы не можете применить эффекты { $location-at }.
    [one] Вы можете применить { $times } эффект { $location-at }.
    [few] Вы можете применить { $times } эффекта { $location-at }.
   *[many] Вы можете применить { $times } эффектов { $location-at }.
} Потратить блестящие идеи? Каждая даёт ещё 2.
# Plural: only the verb changes.
step-location-effect = Какой эффект применить { $location-at }? { $times ->
    [one] Остался { $times }.
   *[other] Осталось { $times }.
}
step-recall-bonus = Какой бонус вы получаете?
step-track-action = Какое действие трека репутации вы выбираете?
step-treating = Кого вы лечите?

## Журнал

amount-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
amount-boxes = { $amount ->
    [one] { $amount } шкатулку
    [few] { $amount } шкатулки
   *[many] { $amount } шкатулок
}
amount-bright = { $amount ->
    [one] { $amount } блестящую идею
    [few] { $amount } блестящие идеи
   *[many] { $amount } блестящих идей
}
stated-bright = { $bright ->
    [one] { $bright } блестящую идею
    [few] { $bright } блестящие идеи
   *[many] { $bright } блестящих идей
}
stated = { $ideas ->
    [0] { stated-bright }
    [one] { $ideas } идею
    [few] { $ideas } идеи
   *[many] { $ideas } идей
}{ $ideas ->
    [0] {""}
   *[other] { $bright ->
        [0] {""}
       *[other] {" "}и { stated-bright }
    }
}

event-turn = Ход { $number }: { $seat }
event-end-turn = { $seat } заканчивает ход
event-last-round = Начинается последний раунд
event-over = Игра окончена
event-points = { $seat } получает { amount-points } ({ $source })
event-coffee = { $seat } получает { $amount } кофе
event-pay-coffee = { $seat } тратит { $amount } кофе
event-box = { $seat } получает { amount-boxes }
event-uses-box = { $seat } тратит шкатулку на терапию
event-sells-box = { $seat } меняет шкатулку на очки
event-bright = { $seat } получает { amount-bright }
event-pay-bright = { $seat } тратит { amount-bright }
event-insight = { $seat } создаёт { $to } из { $insight-gen }
event-insight-generated = { $seat } создаёт { $to }
event-insight-elevated = { $seat } возвышает { $insight } до { $to-level }
event-insight-transferred = { $seat } переносит { $insight } в { $to-quality }
event-insight-repressed = { $seat } вытесняет { $insight } до { $to-level }
event-insight-returned = { $seat } возвращает { $insight } в резерв
event-insight-placed = { $seat } навсегда отдаёт { $insight-coloured }
event-states = { $seat } высказывает { stated } на поле { $space } для действия «{ $action }»
event-inkpot = { $seat } двигает чернильницу на { $by ->
    [one] { $by } поле
    [few] { $by } поля
   *[many] { $by } полей
}, { $space-to }
event-idea-freed = { $seat } освобождает идею и открывает столбец
event-takes-tile = { $seat } берёт { $tile-a }
event-places-tile = { $seat } кладёт { $tile-a } { $cell-in }
event-resolves-tile = { $seat } активирует { $tile-a }
event-line-filled = { $seat } заполняет { $line } и освобождает цветное озарение
event-draws-research = { $seat } берёт карту исследования «{ $card }»
event-draws-research-hidden = { $seat } берёт карту исследования
event-exchanges-research = { $seat } меняет карту «{ $card }» на карту «{ $taken }»
event-plays-research = { $seat } разыгрывает карту исследования «{ $card }»
event-cites = { $seat } цитирует том из трактата «{ $treatise }» (автор: { $other_seat })
event-publishes = { $seat } публикует трактат «{ $treatise }»
event-professor = { $seat } перемещает профессора { $location-to }
event-freud = Фрейд идёт { $location-to }
event-journalist = Журналист идёт { $location-to }
# Plural: in this case all numbers above 1 go with the same form.
event-recall = { $seat } возвращает идеи с { $spaces ->
    [one] { $spaces } поля
   *[other] { $spaces } полей
}
event-bonus = { $seat } получает { $bonus-the }
event-district-bonus = { $seat } получает { $space-the }
event-fireworks = Фейерверк перемещается { $district-to }
event-reputation = { $seat } получает 1 очко репутации (свой маркер на { $space }, маркер Фрейда на { $freud })
event-track = { $seat } активирует трек репутации
event-signal = { $seat } доводит маркер Фрейда до 10. Следующий раунд будет последним.
event-goal = { $seat } достигает цели «{ $goal }»
event-takes-client = { $seat } принимает пациента «{ $client }»
event-takes-dream = { $seat } берёт явный сон «{ $dream }»
event-treats = { $seat } использует сон «{ $dream }» и лечит пациента «{ $client }»
event-therapy = { $seat } продвигает терапию пациента «{ $client }» на { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
event-catharsis = Катарсис! { $seat } избавляет от травмы пациента «{ $client }»
event-cures = { $seat } излечивает пациента «{ $client }»
event-second-room = { $seat } открывает второй кабинет

## Почему нельзя: идеи и чернильница

reason-no-idea = У вас нет ни идеи, ни блестящей идеи, чтобы её разместить. Верните идеи или купите блестящую идею за 3 кофе.
reason-no-space = Ваши идеи уже указывают на все действия возле пустых полей. Сначала верните идеи.
reason-space-taken = На этом поле уже лежат идеи. Выберите пустое.
reason-space-blocked = При таком числе игроков это поле закрыто. Выберите другое.
reason-not-beside = Это действие не рядом с выбранным полем. Выберите то, что с ним соприкасается.
reason-already-pointed = Туда уже указывают ваши прежние идеи. Выберите что-нибудь другое или верните идеи в другой ход.
reason-not-enough-ideas = В вашем запасе слишком мало идей. Разместите меньше или замените идею блестящей.
reason-not-enough-bright = Для этого у вас слишком мало блестящих идей. Свободным действием можно купить одну за 3 кофе.
reason-nothing-to-recall = На столе собраний нет ваших идей. Сначала выскажите идеи.
reason-inkpot-too-far = Каждая блестящая идея меняет ход чернильницы только на 1, и для этого их у вас слишком мало. Выберите число ближе к значению.
reason-inkpot-must-move = Чернильница должна пройти хотя бы 1 поле. Выберите число побольше.

## Почему нельзя: озарения и эффекты

reason-no-such-insight = У вас нет такого озарения. Выберите одно из лежащих на вашем диске.
reason-insight-does-not-fit = У этого озарения не тот тип или уровень. Выберите другое.
reason-rest-unpayable = После этого вы не сможете оплатить остальное. Заплатите чем-нибудь другим.
reason-cannot-pay-insights = Вам не хватает нужных озарений. Сначала создайте, возвысьте или перенесите их.
reason-short-of-coffee = Это стоит { $need } кофе, а столько у вас нет. Новый кофе вы получите, вернув идеи.
reason-no-box = У вас нет шкатулки. Свободным действием её можно получить за большое, среднее и малое озарения.
reason-nothing-to-elevate = Ни одно ваше озарение нельзя возвысить. Сначала создайте малое или среднее.
reason-not-on-a-ring = Озарения в резерве здесь не считаются. Нужно озарение на кольце, поэтому сначала создайте его.
reason-already-major = Большое озарение возвысить уже нельзя. Выберите малое или среднее.
reason-same-quality = У озарения уже этот тип. Выберите один из двух других.
reason-ability-not-yours = Это способность пациента, которого у вас нет или который ещё не избавился от травмы. Доведите его до катарсиса.
reason-ability-used = Эта способность действует один раз за ход и уже использована. Она вернётся в ваш следующий ход.
reason-no-such-part = Эффекта с таким номером здесь нет. Выберите один из предложенных.
reason-part-impossible = Сейчас это ничего не даст или вам нечем заплатить. Выберите другое или продолжайте.
reason-part-must-be-done = Очки терапии пропустить нельзя. Примените их, прежде чем продолжить.
reason-reserve-first = Пока в вашем резерве есть озарения, новые создаются из них. Выберите озарение из резерва.
reason-no-own-insight = Для этого нужно цветное озарение на вашем диске. Его освобождает каждый заполненный ряд или столбец.

## Почему нельзя: блокнот

reason-other-column = Это действие относится к другому столбцу витрины. Выберите плитку там.
reason-no-tile-there = Здесь нет подходящей плитки. Выберите место с плиткой, а во второй раз — то же самое.
reason-row-full = Этот ряд заполнен. Выберите ряд с пустым местом.
reason-locked = { $need ->
    [one] Чтобы накрыть этот замок, нужен { $need } излеченный пациент.
    [few] Чтобы накрыть этот замок, нужно { $need } излеченных пациента.
   *[many] Чтобы накрыть этот замок, нужно { $need } излеченных пациентов.
} Излечите ещё или выберите другой ряд.
reason-empty-space-first = Для плитки ещё есть пустое место. Выберите ряд.
reason-column-not-open = Этот столбец ещё закрыт. Следующий откроется, когда чернильница перейдёт с левого поля на верхнее.

## Почему нельзя: исследования и трактаты

reason-not-in-hand = У вас на руке нет этой карты исследования. Выберите одну из имеющихся.
reason-not-in-display = Этой карты исследования нет на витрине. Выберите одну из открытых или продолжайте.
reason-not-drawn = Это не одна из двух взятых карт. Оставьте себе одну из них.
reason-not-in-play = Эта карта исследования не лежит в игре перед вами. Выберите одну из тех, что лежат.
reason-published-already = Этот трактат уже опубликован. Выберите другой.
reason-first-volume-own = Крайним слева томом должна быть ваша карта исследования в игре, указанного цвета. Сначала разыграйте такую.
reason-volumes-missing = Ваших карт исследований в игре и томов, которые можно процитировать, для этого трактата не хватает. Сначала разыграйте ещё исследования.
reason-volume-not-needed = Том этого цвета трактату сейчас не нужен. Выберите том другого цвета.
reason-would-strand-treatise = С этим томом собрать трактат уже не удастся. Выберите другой.
reason-cite-others = Цитировать можно только трактаты, опубликованные другими игроками. Выберите один из них.
reason-nothing-to-cite = Все тома этого трактата уже процитированы. Выберите другой.

## Почему нельзя: город

reason-not-that-figure = Такое перемещение здесь невозможно. Выберите одно из предложенных.
reason-already-with-freud = Эта фигурка уже стоит рядом с Фрейдом. Выберите, на сколько локаций её переместить.
reason-too-many-bright = Эффекты локации применяются не больше пяти раз, и блестящая идея пропала бы зря. Потратьте меньше.
reason-figure-not-there = Для бонуса там должен стоять ваш профессор, Фрейд или, если он в игре, журналист. Сначала переместите одну из этих фигурок.
reason-no-tokens = В этом районе не осталось жетонов, и бонусов он больше не даёт. Выберите другой.
reason-bonus-taken = Этот бонус уже использован. Выберите ненакрытый.
reason-tags-missing = { $need ->
    [one] Нужна { $need } метка локаций этого района
    [few] Нужны { $need } метки локаций этого района
   *[many] Нужно { $need } меток локаций этого района
}, а столько у вас нет. Разыгрывайте исследования, публикуйте трактаты, достигайте целей или доводите пациентов до катарсиса.
reason-track-not-there = Маркер Фрейда ещё не дошёл до этого места. Выберите действие с его участка или левее.

## Почему нельзя: пациенты

reason-room-empty = В этом кабинете нет пациента. Выберите кабинет с пациентом.
reason-treated-already = Этого пациента в этот ход вы уже лечили. Лечите другого или продолжайте.
reason-no-dream = У этого пациента не осталось снов. Ему помогут только шкатулки в конце вашего хода.
reason-not-in-client-display = Там нет пациента. Выберите одного из выложенных.
reason-no-such-dream = Там нет сна. Выберите другой.

## Настройки

option-players = Число игроков
option-players-help = Играют от двух до четырёх человек. Чем меньше игроков, тем меньше открытых полей на столе собраний и плиток блокнота в игре.
option-journalist = Журналист
option-journalist-help = Модуль: ещё одна фигурка в городе. Журналиста можно перемещать вместо своего профессора или Фрейда и получать бонусы там, где он стоит. Если переместился он, вам засчитываются метки локаций с трактатов всех игроков.
option-overlays = Накладки локаций
option-overlays-help = Модуль: накладки заменяют три бонуса каждой локации, и каждая партия получается другой. Цветная подходит к своему району. Серая может лежать где угодно, и её средний бонус — лечение пациента.
option-overlays-none = Без накладок
option-overlays-coloured = Все цветные
option-overlays-mixed = Смешанные: половина цветных, половина серых
option-overlays-grey = Все серые
option-fireworks = Фейерверк
option-fireworks-help = Модуль: в районе с фейерверком для бонуса района нужно на одну метку локации меньше. После использования он переходит в следующий район.
