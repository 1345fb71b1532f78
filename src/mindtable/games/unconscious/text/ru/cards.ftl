### Пациенты, сны, исследования и трактаты: наши собственные названия и строки, способности и подсчёты пациентов.

## Простые пациенты

client-the-dizzy-acrobat = Акробатка с головокружением
client-the-dizzy-acrobat-about = Земли она боится больше, чем каната.
client-the-counting-clerk = Чиновник, который всё считает
client-the-counting-clerk-about = Одиннадцать шагов до стола, не то день пропал.
client-the-whispering-prompter = Шепчущий суфлёр
client-the-whispering-prompter-about = Знает все роли, кроме собственной.
client-the-wandering-postman = Блуждающий почтальон
client-the-wandering-postman-about = Доставляет все письма, кроме того, что лежит у него в кармане.
client-the-sleepless-cellist = Бессонная виолончелистка
client-the-sleepless-cellist-about = Играет до рассвета, лишь бы не наступила тишина.
client-the-hoarding-antiquarian = Антиквар, который всё хранит
client-the-hoarding-antiquarian-about = Ничего не продаёт: всё когда-то было чьим-то.
client-the-restless-painter = Беспокойный художник
client-the-restless-painter-about = Закрашивает каждую картину в тот день, когда она готова.
client-the-impatient-heiress = Нетерпеливая наследница
client-the-impatient-heiress-about = Всегда уходит до последнего акта.
client-the-doubting-student = Сомневающийся студент
client-the-doubting-student-about = Каждую фразу читает дважды и ни разу ей не верит.
client-the-generous-waiter = Щедрый официант
client-the-generous-waiter-about = Сдачи даёт больше, чем ему заплатили.
client-the-stammering-lecturer = Заикающийся лектор
client-the-stammering-lecturer-about = Пишет как река, говорит как камень.
client-the-laughing-widow = Смеющаяся вдова
client-the-laughing-widow-about = С самых похорон не плачет и не перестаёт смеяться.

## Особые пациенты

client-the-girl-who-drew-doors = Девочка, рисовавшая двери
client-the-girl-who-drew-doors-about = На каждой стене дверь, и ни у одной нет ручки.
client-the-architect-of-towers = Архитектор башен
client-the-architect-of-towers-about = Строит всё выше, чтобы увидеть сгоревший дом.
client-the-baker-who-forgot-faces = Пекарь, забывавший лица
client-the-baker-who-forgot-faces-about = Покупателей узнаёт по хлебу.
client-the-twin-who-spoke-for-two = Близнец, говоривший за двоих
client-the-twin-who-spoke-for-two-about = Всегда говорит «мы» и ставит вторую тарелку.
client-the-judge-who-heard-footsteps = Судья, слышавший шаги
client-the-judge-who-heard-footsteps-about = Каждый приговор идёт за ним до самого дома.
client-the-botanist-afraid-of-flowers = Ботаник, боявшийся цветов
client-the-botanist-afraid-of-flowers-about = Засушивает их, чтобы они не могли раскрыться.
client-the-seamstress-of-unfinished-coats = Швея неоконченных пальто
client-the-seamstress-of-unfinished-coats-about = Всегда недостаёт рукава — для того, кто так и не пришёл.
client-the-sleepwalking-mapmaker = Картограф-лунатик
client-the-sleepwalking-mapmaker-about = По ночам ходит по улицам, которых не нанёс на карту.
client-the-boy-in-the-orchard = Мальчик в саду
client-the-boy-in-the-orchard-about = Говорит с деревьями, и они терпеливы.
client-the-keeper-of-birds = Хранительница птиц
client-the-keeper-of-birds-about = Каждый день отпирает все клетки и запирает собственную дверь.
client-the-fire-watcher = Пожарный дозорный
client-the-fire-watcher-about = Дым видит только над собственной крышей.
client-the-governess-with-seven-clocks = Гувернантка с семью часами
client-the-governess-with-seven-clocks-about = Им можно бить в любой час, кроме одного.

## Способности простых пациентов

ability-recall-coffee = Ночное бдение
ability-recall-coffee-help = Когда вы возвращаете идеи, вы получаете на 1 кофе больше.
ability-inkpot-step = Сосчитанные шаги
ability-inkpot-step-help = Раз за свой ход вы можете изменить значение хода чернильницы на 1, в большую или меньшую сторону, но не ниже 1.
ability-cheap-elevate = Лёгкий шаг
ability-cheap-elevate-help = Раз за свой ход вы можете свободным действием возвысить озарение за 1 кофе.
ability-free-transfer = Другой свет
ability-free-transfer-help = Раз за свой ход вы можете свободным действием бесплатно перенести озарение.
ability-two-research = Второе мнение
ability-two-research-help = Получая карту исследования, возьмите две. Одну оставьте себе, а другую положите под колоду.
ability-treatise-points = Чёрным по белому
ability-treatise-points-help = Каждый трактат, который вы публикуете, приносит на 2 очка больше.
ability-cited-coffee = Голос из-за кулис
ability-cited-coffee-help = За каждый ваш том, который цитируют другие, вы получаете ещё 1 кофе.
ability-more-boxes = Полные полки
ability-more-boxes-help = У вас может быть до 7 шкатулок вместо 5.
ability-cheap-third-column = Без ожидания
ability-cheap-third-column-help = Действие блокнота за 3 кофе стоит вам 2 кофе.
ability-district-resolution = Каждый переулок
ability-district-resolution-help = В районе, к которому относятся метки этого пациента, эффекты локации можно применить ещё один раз, но всего не больше пяти раз.
ability-catharsis-box = Чужие слёзы
ability-catharsis-box-help = Каждый катарсис других ваших пациентов приносит ещё 1 шкатулку.
ability-overpay-coffee = Сдачи не надо
ability-overpay-coffee-help = Переплачивая, вы получаете 1 кофе, но только один раз за оплату. При обмене озарений на шкатулку кофе вы не получаете.

## Подсчёты особых пациентов

case-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
case-most =
    { $cap ->
        [one] { $cap } очка
        [few] { $cap } очков
       *[many] { $cap } очков
    }
case-level-1-tiles-help = { case-points } за каждую плитку блокнота уровня I на вашем планшете, но всего не больше { case-most }.
case-level-2-tiles-help = { case-points } за каждую плитку блокнота уровня II на вашем планшете, но всего не больше { case-most }.
case-cured-routine-help = { case-points } за каждого излеченного вами простого пациента, но всего не больше { case-most }.
case-cured-case-studies-help = { case-points } за каждого излеченного вами особого пациента, но всего не больше { case-most }.
case-treatises-help = { case-points } за каждый опубликованный вами трактат, но всего не больше { case-most }.
case-research-in-play-help = { case-points } за каждую вашу карту исследования в игре, но всего не больше { case-most }.
case-filled-lines-help = { case-points } за каждый заполненный ряд и столбец вашего планшета, но всего не больше { case-most }.
case-insights-on-map-help = { case-points } за каждое ваше цветное озарение на карте города, но всего не больше { case-most }.
case-different-tags-help = { case-points } за каждый вид меток локаций, который у вас есть, но всего не больше { case-most }.
case-tags-green-help = { case-points } за каждую вашу зелёную метку локации, но всего не больше { case-most }.
case-tags-purple-help = { case-points } за каждую вашу фиолетовую метку локации, но всего не больше { case-most }.
case-tags-red-help = { case-points } за каждую вашу красную метку локации, но всего не больше { case-most }.
case-reputation-help = { case-points } за каждое ваше очко репутации, но всего не больше { case-most }.
case-goals-help = { case-points } за каждую достигнутую вами цель локации, но всего не больше { case-most }.
case-bright-ideas-help = { case-points } за каждую оставшуюся у вас блестящую идею, но всего не больше { case-most }.
case-boxes-help = { case-points } за каждую оставшуюся у вас шкатулку, но всего не больше { case-most }.
case-major-insights-help = { case-points } за каждое большое озарение на вашем диске, но всего не больше { case-most }.
case-volumes-help = { case-points } за каждый том в ваших трактатах, но всего не больше { case-most }.

## Явные сны

dream-night-train = Ночной поезд
dream-house-without-doors = Дом без дверей
dream-flooded-cellar = Затопленный подвал
dream-falling-teeth = Выпадающие зубы
dream-endless-staircase = Бесконечная лестница
dream-white-wolves = Белые волки
dream-burning-letter = Горящее письмо
dream-empty-theatre = Пустой театр
dream-flying-over-roofs = Полёт над крышами
dream-lost-shoes = Потерянные башмаки
dream-talking-clock = Говорящие часы
dream-garden-under-glass = Сад под стеклом
dream-paper-boat = Бумажный кораблик
dream-mirror-without-a-face = Зеркало без лица
dream-forgotten-exam = Забытый экзамен
dream-snow-in-summer = Снег посреди лета
dream-stranger-at-the-table = Незнакомец за столом
dream-locked-piano = Запертый рояль
dream-moth-at-the-lamp = Мотылёк у лампы
dream-bridge-of-glass = Стеклянный мост
dream-black-swan = Чёрный лебедь
dream-market-of-masks = Рынок масок
dream-unlit-lighthouse = Погасший маяк
dream-rain-of-keys = Дождь из ключей

## Скрытые сны

dream-wish-to-be-found = Желание быть найденным
dream-fear-of-silence = Страх тишины
dream-longing-for-home = Тоска по дому
dream-envy-of-a-brother = Зависть к брату
dream-guilt-without-a-deed = Вина без проступка
dream-wish-to-stay-a-child = Желание остаться ребёнком
dream-unspoken-farewell = Невысказанное прощание
dream-hunger-for-praise = Жажда похвалы
dream-fear-of-success = Страх успеха
dream-forbidden-tenderness = Запретная нежность
dream-anger-at-a-father = Гнев на отца
dream-the-mothers-lullaby = Колыбельная матери
dream-wish-to-begin-again = Желание начать заново
dream-shame-before-guests = Стыд перед гостями
dream-dread-of-being-seen = Боязнь чужого взгляда
dream-secret-rivalry = Тайное соперничество
dream-wish-to-run-away = Желание убежать
dream-unwept-tears = Невыплаканные слёзы
dream-desire-to-obey = Желание подчиняться
dream-longing-for-the-sea = Тоска по морю
dream-fear-of-forgetting = Страх забыть
dream-hidden-pride = Скрытая гордость
dream-broken-promise = Нарушенное обещание
dream-love-without-a-name = Любовь без имени

## Карты исследований

research-stage-fright = О страхе сцены
research-the-prompters-memory = Память суфлёра
research-masks-and-faces = Маски и лица
research-the-hunger-for-applause = Потребность в аплодисментах
research-tears-at-the-comedy = Слёзы на комедии
research-the-understudy = Дублёрша
research-forgotten-names = Забытые имена
research-notes-in-the-margin = Заметки на полях
research-fairy-tales-and-fears = Сказки и страхи
research-the-reading-cure = Лечение чтением
research-telling-misprints = Говорящие опечатки
research-a-diary-in-cipher = Зашифрованный дневник
research-the-voice-that-failed = Голос, который пропал
research-a-tune-in-the-head = Мелодия в голове
research-duets-and-doubles = Дуэты и двойники
research-the-dying-heroine = Умирающая героиня
research-the-silence-before-the-overture = Тишина перед увертюрой
research-the-fan-and-the-diva = Поклонник и дива
research-the-collectors-passion = Страсть коллекционера
research-restoring-a-portrait = Реставрация портрета
research-gods-with-animal-heads = Боги со звериными головами
research-the-smile-of-statues = Улыбка статуй
research-layers-of-a-buried-city = Слои погребённого города
research-the-forger-and-his-double = Фальсификатор и его двойник
research-associations-of-words = Словесные ассоциации
research-measuring-hesitation = Измерение заминки
research-lectures-on-hypnosis = Лекции о гипнозе
research-the-feeling-of-inferiority = Чувство неполноценности
research-examination-dreams = Сны об экзаменах
research-the-teacher-and-the-transference = Учитель и перенос
research-jokes-and-their-victims = Шутки и их жертвы
research-overheard-at-table-nine = Подслушано за девятым столиком
research-the-psychology-of-chess = Психология шахмат
research-habits-of-the-smoker = Привычки курильщика
research-gossip-as-confession = Сплетня как исповедь
research-the-forgotten-umbrella = Забытый зонт

## Трактаты

treatise-the-grammar-of-sleep = Грамматика сна
treatise-the-bird-in-the-chest = Птица в груди
treatise-the-embers-of-childhood = Угли детства
treatise-the-garden-of-the-self = Сад самости
treatise-the-flight-from-memory = Бегство от памяти
treatise-the-fire-under-reason = Огонь под разумом
treatise-the-roots-of-wonder = Корни удивления
treatise-the-open-cage = Открытая клетка
treatise-the-city-of-desire = Город желаний
