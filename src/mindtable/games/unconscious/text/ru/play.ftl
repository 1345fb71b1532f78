### То, что читают во время игры: кнопки, вопросы, журнал, отказы и настройки.
### Названия стоят там, где подходит именительный падеж: подлежащим, после двоеточия, в скобках или в кавычках.

game-unconscious = Бессознательное
game-unconscious-about = Вена и очень много кофе: высказывайте идеи за столом Фрейда, превращайте озарения в терапию, избавляйте пациентов от травм и публикуйте трактаты. Для двух — четырёх игроков.

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
noun-insight-reserve-own = озарение из резерва (цветное)
noun-insight-growth-minor-own = малое озарение развития (цветное)
noun-insight-growth-median-own = среднее озарение развития (цветное)
noun-insight-growth-major-own = большое озарение развития (цветное)
noun-insight-freedom-minor-own = малое озарение свободы (цветное)
noun-insight-freedom-median-own = среднее озарение свободы (цветное)
noun-insight-freedom-major-own = большое озарение свободы (цветное)
noun-insight-passion-minor-own = малое озарение страсти (цветное)
noun-insight-passion-median-own = среднее озарение страсти (цветное)
noun-insight-passion-major-own = большое озарение страсти (цветное)

area-reserve = резерв
area-growth-minor = малое развитие
area-growth-median = среднее развитие
area-growth-major = большое развитие
area-freedom-minor = малая свобода
area-freedom-median = средняя свобода
area-freedom-major = большая свобода
area-passion-minor = малая страсть
area-passion-median = средняя страсть
area-passion-major = большая страсть

## Заметки

noun-tile-spot-i-stack = уровень I, из стопки
noun-tile-spot-i-middle = уровень I, средний столбец
noun-tile-spot-i-right = уровень I, правый столбец
noun-tile-spot-ii-stack = уровень II, из стопки
noun-tile-spot-ii-middle = уровень II, средний столбец
noun-tile-spot-ii-right = уровень II, правый столбец
noun-cell-1 = ряд 1, место 1
noun-cell-2 = ряд 1, место 2
noun-cell-3 = ряд 1, место 3
noun-cell-4 = ряд 2, место 1
noun-cell-5 = ряд 2, место 2
noun-cell-6 = ряд 2, место 3
noun-cell-7 = ряд 3, место 1
noun-cell-8 = ряд 3, место 2
noun-cell-9 = ряд 3, место 3
line-1 = ряд 1
line-2 = ряд 2
line-3 = ряд 3
line-4 = столбец 1
line-5 = столбец 2
line-6 = столбец 3
tile-start = стартовая
tile-one = уровень I
tile-two = уровень II

## Город

noun-bonus-theatre-1 = { location-theatre }, № 1
noun-bonus-theatre-2 = { location-theatre }, № 2
noun-bonus-theatre-3 = { location-theatre }, № 3
noun-bonus-library-1 = { location-library }, № 1
noun-bonus-library-2 = { location-library }, № 2
noun-bonus-library-3 = { location-library }, № 3
noun-bonus-opera-1 = { location-opera }, № 1
noun-bonus-opera-2 = { location-opera }, № 2
noun-bonus-opera-3 = { location-opera }, № 3
noun-bonus-museum-1 = { location-museum }, № 1
noun-bonus-museum-2 = { location-museum }, № 2
noun-bonus-museum-3 = { location-museum }, № 3
noun-bonus-university-1 = { location-university }, № 1
noun-bonus-university-2 = { location-university }, № 2
noun-bonus-university-3 = { location-university }, № 3
noun-bonus-cafe-1 = { location-cafe }, № 1
noun-bonus-cafe-2 = { location-cafe }, № 2
noun-bonus-cafe-3 = { location-cafe }, № 3
noun-district-space-green-3 = { district-green }, значение 3
noun-district-space-green-4 = { district-green }, значение 4
noun-district-space-green-5 = { district-green }, значение 5
noun-district-space-green-6 = { district-green }, значение 6
noun-district-space-purple-3 = { district-purple }, значение 3
noun-district-space-purple-4 = { district-purple }, значение 4
noun-district-space-purple-5 = { district-purple }, значение 5
noun-district-space-purple-6 = { district-purple }, значение 6
noun-district-space-red-3 = { district-red }, значение 3
noun-district-space-red-4 = { district-red }, значение 4
noun-district-space-red-5 = { district-red }, значение 5
noun-district-space-red-6 = { district-red }, значение 6
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
noun-placing-idea-and-bright = одна идея и одна блестящая идея
noun-placing-two-bright = две блестящие идеи
noun-free-elevate = возвысить озарение за 2 кофе
noun-free-transfer = перенести озарение за 2 кофе
noun-free-bright = 1 блестящая идея за 3 кофе
noun-free-box = 1 шкатулка за большое, среднее и малое озарения
noun-free-points = 2 очка за 1 шкатулку
noun-free-cheap-elevate = возвысить озарение за 1 кофе (способность пациента)
noun-free-free-transfer = перенести озарение бесплатно (способность пациента)
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
source-notebook = заметки
source-research = исследования
source-treatises = трактаты
source-city = город
source-clients = пациенты
source-reputation = репутация
source-final = итоговый подсчёт

## Что можно сделать

verb-turn = { $noun }
verb-space = Поле идей { $noun }
verb-point = Действие: { $noun }
verb-place = Разместить: { $noun }
verb-inkpot = Чернильница, число полей: { $noun }
verb-part = Эффект { $noun }
verb-pay = Оплата: { $noun }
verb-coffee = 1 кофе вместо вытеснения
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
verb-dream = Поверхностный сон: { $noun }
verb-start = Стартовая плитка { $noun }
verb-discard = Сбросить плитку
verb-transfer = Вместо этого перенести озарение
verb-done = Дальше

## Вопросы

step-start-client = С какого пациента вы начинаете?
step-choose-dream = Какой поверхностный сон достаётся пациенту: { $client }?
step-start-tile = Какую стартовую плитку вы выбираете?
step-start-row = В какой ряд вы кладёте стартовую плитку? Её эффект: { $effect }.
step-turn = Что вы делаете в этот ход?
step-use-boxes = { $boxes ->
    [0] Шкатулок нет: закончите ход, если не нужно свободное действие.
    [one] Тратите ли вы свою { $boxes } шкатулку на терапию перед концом хода?
    [few] Тратите ли вы шкатулки на терапию перед концом хода? У вас { $boxes } шкатулки.
   *[many] Тратите ли вы шкатулки на терапию перед концом хода? У вас { $boxes } шкатулок.
}
step-choose-client = Какого нового пациента вы принимаете?
step-idea-space = На каком поле вы высказываете идеи?
step-idea-point = На какое действие указывают ваши идеи на поле { $space }?
step-idea-place = Что вы размещаете? Действие: { $action }.
step-table-action = { $times ->
    [one] Выполняете ли вы действие ещё { $times } раз: { $action }?
   *[other] Выполняете ли вы действие, до { $times } раз: { $action }?
}
step-inkpot-move = На сколько полей движется чернильница? Значение — { $value }; каждая блестящая идея меняет его на 1. Она стоит здесь: { $space }.
step-inkpot-move-range = На сколько полей движется чернильница? От { $least } до { $most }; каждая блестящая идея меняет это на 1. Она стоит здесь: { $space }.
step-parts = Какой эффект вы выполняете теперь? ({ $source })
step-pay = Каким озарением вы платите? К оплате: { $due }. Это даёт: { $gains }.
step-pay-repress = Какое озарение вы вытесняете? К оплате: { $due }. Это даёт: { $gains }.
step-generate = Какое озарение вы берёте, чтобы создать новое? Получится: { $area }.
step-generate-quality = Озарение какого типа вы создаёте? Уровень: { $level }.
step-elevate = Какое озарение вы возвышаете?
step-transfer = Какое озарение вы переносите?
step-transfer-quality = К какому типу вы переносите это озарение: { $insight }?
step-elevate-or-transfer = Какое озарение вы возвышаете — или вместо этого переносите?
step-choose-tile = Какую плитку вы выполняете?
step-choose-row = Какой ряд вы выполняете?
step-choose-column = Какой столбец вы выполняете?
step-own-insight = Какое цветное озарение навсегда покидает ваш диск? Оно отмечает: { $thing }.
step-tile-spot = Какую плитку заметок вы берёте?
step-place-tile = Куда вы кладёте плитку ({ $effect })? Если свободных мест нет, она заменяет другую или сбрасывается.
step-two-cards = Какую из двух карт исследования вы оставляете?
step-exchange-card = Обмениваете ли вы карту с руки и какую?
step-exchange-with = Какую карту вы берёте взамен?
step-exchange-with-for = Какую карту вы берёте взамен этой: { $card }?
step-play-card = { $publish ->
    [0] { $cards ->
        [one] Какую карту исследования вы играете? Можно сыграть ещё { $cards }.
       *[other] Какую карту исследования вы играете? Можно сыграть до { $cards }.
    }
   *[other] Играете ли вы карты исследований, не больше { $cards }, или публикуете трактат?
}
step-gather = Какой том вы добавляете к трактату: { $treatise }? Ещё нужны: { $volumes }.
step-walk = Кто перемещается и как далеко?
step-boost = { $location }: { $times ->
    [0] пока эффекты выполнять нельзя
    [one] эффекты можно выполнить { $times } раз
    [few] эффекты можно выполнить { $times } раза
   *[many] эффекты можно выполнить { $times } раз
}. Сколько блестящих идей вы тратите? Каждая даёт ещё два выполнения.
step-location-effect = { $location }: какой эффект вы выполняете? { $times ->
    [one] Осталось { $times } выполнение.
    [few] Осталось { $times } выполнения.
   *[many] Осталось { $times } выполнений.
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
event-sells-box = { $seat } отдаёт шкатулку за очки
event-bright = { $seat } получает { amount-bright }
event-pay-bright = { $seat } тратит { amount-bright }
event-insight = { $seat } перекладывает озарение: { $insight } → { $to }
event-insight-placed = { $seat } навсегда забирает цветное озарение с диска ({ $insight })
event-states = { $seat } высказывает { stated } на поле { $space }: { $action }
event-inkpot = { $seat } двигает чернильницу на { $by ->
    [one] { $by } поле
    [few] { $by } поля
   *[many] { $by } полей
} ({ $space })
event-idea-freed = { $seat } освобождает идею и открывает столбец
event-takes-tile = { $seat } берёт плитку заметок ({ $tile })
event-places-tile = { $seat } кладёт плитку заметок ({ $tile }): { $cell }
event-resolves-tile = { $seat } выполняет плитку заметок ({ $tile })
event-line-filled = { $seat } заполняет { $line } и освобождает цветное озарение
event-draws-research = { $seat } берёт карту исследования: { $card }
event-draws-research-hidden = { $seat } берёт карту исследования
event-exchanges-research = { $seat } обменивает карту исследования: { $card } → { $taken }
event-plays-research = { $seat } играет карту исследования: { $card }
event-cites = { $seat } цитирует том из трактата «{ $treatise }» (автор: { $other_seat })
event-publishes = { $seat } публикует трактат: { $treatise }
event-professor = { $seat } ставит профессора в локацию: { $location }
event-freud = Фрейд переходит в локацию: { $location }
event-journalist = Журналист переходит в локацию: { $location }
event-recall = { $seat } возвращает идеи с { $spaces ->
    [one] { $spaces } поля
   *[other] { $spaces } полей
}
event-bonus = { $seat } получает бонус локации: { $bonus }
event-district-bonus = { $seat } получает бонус района: { $space }
event-fireworks = Фейерверк переходит дальше: { $district }
event-reputation = { $seat } получает очко репутации (свой маркер: { $space }, маркер Фрейда: { $freud })
event-track = { $seat } выполняет трек репутации
event-signal = { $seat } доводит маркер Фрейда до 10: после этого раунда будет последний
event-goal = { $seat } выигрывает цель локации: { $goal }
event-takes-client = { $seat } принимает пациента: { $client }
event-takes-dream = { $seat } берёт поверхностный сон: { $dream }
event-treats = { $seat } лечит пациента: { $client } (сон: { $dream })
event-therapy = { $client }: { $amount ->
    [one] { $amount } шаг
    [few] { $amount } шага
   *[many] { $amount } шагов
} в терапии (пациент: { $seat })
event-catharsis = Катарсис! { $client } избавляется от травмы (кабинет: { $seat })
event-cures = { $seat } излечивает пациента: { $client }
event-second-room = { $seat } открывает второй кабинет

## Почему нельзя: идеи и чернильница

reason-no-idea = У вас нет ни идеи, ни блестящей идеи, чтобы её разместить; верните идеи или купите блестящую идею за 3 кофе.
reason-no-space = Ни у одного пустого поля рядом нет действия, на которое ещё не указывают ваши идеи; сначала верните идеи.
reason-space-taken = На этом поле уже лежат идеи; выберите пустое.
reason-space-blocked = При таком числе игроков это поле закрыто; выберите другое.
reason-not-beside = Это действие не рядом с выбранным полем; выберите то, что с ним соприкасается.
reason-already-pointed = Туда уже указывают ваши прежние идеи; выберите что-нибудь другое или верните идеи в другой ход.
reason-not-enough-ideas = В вашем запасе слишком мало идей; разместите меньше или замените идею блестящей.
reason-not-enough-bright = Для этого у вас слишком мало блестящих идей; свободным действием можно купить одну за 3 кофе.
reason-nothing-to-recall = На столе собраний нет ваших идей; сначала выскажите идеи.
reason-inkpot-too-far = Каждая блестящая идея меняет движение чернильницы только на 1, и для этого их у вас слишком мало; выберите число ближе к заданному.
reason-inkpot-must-move = Чернильница должна пройти хотя бы 1 поле; выберите число побольше.

## Почему нельзя: озарения и эффекты

reason-no-such-insight = У вас нет такого озарения; выберите одно из лежащих на вашем диске.
reason-insight-does-not-fit = У этого озарения не тот тип или уровень; выберите другое.
reason-rest-unpayable = После этого вы не сможете оплатить остальное; заплатите чем-нибудь другим.
reason-cannot-pay-insights = Вам не хватает нужных озарений; сначала создайте, возвысьте или перенесите их.
reason-short-of-coffee = Это стоит { $need } кофе, у вас столько нет; новый кофе вы получите, вернув идеи.
reason-no-box = У вас нет шкатулки; свободным действием её можно получить за большое, среднее и малое озарения.
reason-nothing-to-elevate = Ни одно ваше озарение нельзя возвысить; нужно малое или среднее на диске, поэтому сначала создайте его.
reason-not-on-a-ring = Озарения в резерве здесь не считаются; нужно озарение на кольце, поэтому сначала создайте его.
reason-already-major = Большое озарение возвысить уже нельзя; выберите малое или среднее.
reason-same-quality = У озарения уже этот тип; выберите один из двух других.
reason-ability-not-yours = Это способность пациента, которого у вас нет или который ещё не избавился от травмы; доведите его до катарсиса.
reason-ability-used = Эта способность действует один раз за ход и уже использована; она вернётся в ваш следующий ход.
reason-no-such-part = Эффекта с таким номером здесь нет; выберите один из предложенных.
reason-part-impossible = Сейчас это ничего не даст или вам нечем заплатить; выберите другое или идите дальше.
reason-part-must-be-done = Очки терапии пропустить нельзя; выполните их, прежде чем идти дальше.
reason-reserve-first = Пока в вашем резерве есть озарения, новые создаются из них; выберите озарение из резерва.
reason-no-own-insight = Для этого нужно цветное озарение на вашем диске; его освобождает каждый заполненный ряд или столбец.

## Почему нельзя: заметки

reason-other-column = Это действие — для другого столбца витрины; выберите плитку там.
reason-no-tile-there = Здесь нет подходящей плитки; выберите место с плиткой, а при втором выполнении — то же самое.
reason-row-full = Этот ряд заполнен; выберите ряд с пустым местом.
reason-locked = { $need ->
    [one] Чтобы накрыть этот замок, нужен { $need } излеченный пациент
    [few] Чтобы накрыть этот замок, нужно { $need } излеченных пациента
   *[many] Чтобы накрыть этот замок, нужно { $need } излеченных пациентов
}; излечите ещё или выберите другой ряд.
reason-empty-space-first = Для плитки ещё есть пустое место; выберите ряд.
reason-column-not-open = Этот столбец ещё закрыт; следующий откроется, когда чернильница перейдёт с левого поля на верхнее.

## Почему нельзя: исследования и трактаты

reason-not-in-hand = У вас на руке нет этой карты исследования; выберите одну из имеющихся.
reason-not-in-display = Этой карты исследования нет на витрине; выберите одну из открытых или идите дальше.
reason-not-drawn = Это не одна из двух взятых карт; оставьте себе одну из них.
reason-not-in-play = Эта карта исследования не лежит в игре перед вами; выберите одну из тех, что лежат.
reason-published-already = Этот трактат уже опубликован; выберите другой.
reason-first-volume-own = Крайним слева томом должна быть ваша карта исследования в игре, указанного цвета; сначала сыграйте такую.
reason-volumes-missing = Ваших исследований в игре и томов, которые можно процитировать, для этого трактата не хватает; сначала сыграйте ещё исследования.
reason-volume-not-needed = Том этого цвета трактату сейчас не нужен; выберите том другого цвета.
reason-would-strand-treatise = С этим томом собрать трактат уже не удастся; выберите другой.
reason-cite-others = Цитировать можно только трактаты, опубликованные другими игроками; выберите один из них.
reason-nothing-to-cite = Все тома этого трактата уже процитированы; выберите другой.

## Почему нельзя: город

reason-not-that-figure = Такое перемещение здесь невозможно; выберите одно из предложенных.
reason-already-with-freud = Эта фигурка уже стоит рядом с Фрейдом; выберите вместо этого число локаций.
reason-too-many-bright = Эффекты локации выполняются не больше пяти раз, и блестящая идея пропала бы зря; потратьте меньше.
reason-figure-not-there = Для бонуса там должны стоять ваш профессор, Фрейд или, если он в игре, журналист; сначала переместите одну из этих фигурок.
reason-no-tokens = В этом районе не осталось жетонов, и бонусов он больше не даёт; выберите другой.
reason-bonus-taken = Этот бонус уже использован; выберите ненакрытый.
reason-tags-missing = { $need ->
    [one] Нужен { $need } символ локаций этого района
    [few] Нужно { $need } символа локаций этого района
   *[many] Нужно { $need } символов локаций этого района
}, у вас столько нет; играйте исследования, публикуйте трактаты, выигрывайте цели или доводите пациентов до катарсиса.
reason-track-not-there = Маркер Фрейда ещё не дошёл до этого места; выберите действие из его секции или левее.

## Почему нельзя: пациенты

reason-room-empty = В этом кабинете нет пациента; выберите кабинет с пациентом.
reason-treated-already = Этого пациента в этот ход вы уже лечили; лечите другого или идите дальше.
reason-no-dream = У этого пациента не осталось снов; ему помогут только шкатулки в конце вашего хода.
reason-not-in-client-display = Там нет пациента; выберите одного из выложенных.
reason-no-such-dream = Там нет сна; выберите другой.

## Настройки

option-players = Число игроков
option-players-help = Играют от двух до четырёх человек. Чем меньше игроков, тем меньше открытых полей на столе собраний и плиток заметок в игре.
option-journalist = Журналист
option-journalist-help = Модуль: ещё одна фигурка в городе. Журналиста можно перемещать вместо своего профессора или Фрейда и получать бонусы там, где он стоит, а благодаря ему вам засчитываются символы локаций с трактатов всех игроков.
option-overlays = Накладки локаций
option-overlays-help = Модуль: накладки заменяют три бонуса каждой локации, и каждая партия получается другой. Цветная подходит к своему району; серая может лежать где угодно, и её средний бонус — лечение пациента.
option-overlays-none = Без накладок
option-overlays-coloured = Все цветные
option-overlays-mixed = Смешанные: половина цветных, половина серых
option-overlays-grey = Все серые
option-fireworks = Фейерверк
option-fireworks-help = Модуль: в районе с фейерверком для бонуса района нужно на один символ локации меньше. После использования он переходит в следующий район.
