### Что говорит клиент в браузере.

## Везде

client-close = Закрыть
client-cancel = Отмена
client-keep = Сохранить
client-copy = Копировать
client-copied = Скопировано.
client-loading = Минутку…
client-try-again = Попробовать ещё раз
client-reload = Перезагрузить страницу
client-page-failed = Не удалось загрузить эту страницу.
client-offline = Нет соединения. Правила и карты по-прежнему можно читать, а столы вернутся вместе со связью.
client-offline-refused = Сервер сейчас недоступен.
client-went-wrong = Что-то пошло не так. Попробуйте ещё раз.
client-never-ask = Больше не спрашивать
client-skip-to-content = Перейти к содержанию
client-percent = { $value } %
client-missing = Здесь ничего нет
client-missing-help = Возможно, в адресе ошибка или этой страницы больше нет.

## Навигация

client-nav = Страницы
client-nav-home = Главная
client-nav-rules = Правила
client-nav-cards = Карты
client-nav-statistics = Статистика
client-nav-about = О проекте
client-nav-settings = Настройки
client-nav-account = Профиль
client-menu = Меню
client-games = Игры
client-game = Игра
client-language = Язык
client-guest = Гость

## Начало

client-welcome = Садитесь за стол
client-welcome-about = Большие игры о разуме, и считать за вас будет стол. Играйте в одиночку с ботами, с друзьями по сети или вместе за одним экраном.
client-continue = Продолжить игру
client-go-on = Продолжить
client-play = Играть
client-play-bots = Играть с ботами
client-new-table = Новый стол
client-players = Игроки
client-bots = Боты
client-bot = Бот
client-bot-level = Уровень ботов
client-level-time = Думает над каждым выбором до { $seconds } с.
client-join = Войти по коду
client-join-help = Вам прислали код или ссылку? Введите их здесь.
client-join-go = Войти
client-join-empty = Сначала введите код.
client-code = Код стола
client-open-tables = Открытые столы
client-open-tables-none = Сейчас никто не ждёт игроков.
client-look = Посмотреть
client-finished = Завершённые игры
client-your-turn = Ваш ход
client-state-open = Ждёт игроков
client-state-playing = Идёт игра
client-state-paused = Перерыв
client-state-over = Завершена
client-free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }

## Новый стол

client-who-plays = Кто играет
client-seat-for = Кто играет: { $seat }?
client-seat-me = Я
client-seat-open-wish = Свободно для других
client-seats-at-once = Игра начнётся сразу.
client-seats-open = Вы получите ссылку для остальных. Игра начнётся, когда все места будут заняты.
client-seats-hot = Вы играете за одним экраном: при каждой смене игрока стол скрывается.
client-keeping = Настройки стола
client-listed = В общем списке
client-listed-help = Все видят стол на главной странице и могут занять свободное место или смотреть игру.
client-rated = Рейтинговая
client-rated-help = Результат меняет ваш рейтинг. Подсказки отключены.
client-clock = Часы
client-clock-none = Без часов
client-clock-live = В реальном времени
client-clock-by-days = По переписке
client-clock-minutes = Минут на всю игру
client-clock-extra = Добавка за ход, секунд
client-clock-each = Дней на ход
client-clock-help = Часы только напоминают о времени: никто из-за них не выбывает.
client-clock-left = Осталось времени
client-clock-days = { $days ->
        [one] { $days } день { $time }
        [few] { $days } дня { $time }
       *[many] { $days } дней { $time }
    }
client-group-seats = Места
client-group-rules = Правила
client-group-modules = Модули
client-group-other = Ещё
client-option-usual = По умолчанию
client-option-reset = Вернуть значение по умолчанию
client-option-clash = Не сочетается с «{ $option }: { $value }». Та настройка изменится.
client-open-table = Открыть стол
client-import = Продолжить из файла…
client-import-differs = Правила изменились
client-import-until = Открыть позицию перед ходом { $move }

## За столом до игры

client-lobby-seats = Места
client-sit = Сесть
client-stand-up = Встать
client-add-bot = Добавить бота
client-change-bot = Изменить уровень
client-remove-bot = Убрать
client-invite = Пригласить
client-invite-help = Отправьте ссылку или продиктуйте код. Учётная запись никому не нужна.
client-invite-link = Ссылка-приглашение
client-invited = Вас приглашают за стол
client-watch = Только смотреть
client-start-wait = { $count ->
        [one] Игра начнётся, когда будет занято { $count } свободное место.
        [few] Игра начнётся, когда будут заняты { $count } свободных места.
       *[many] Игра начнётся, когда будут заняты { $count } свободных мест.
    }
client-your-name = Ваше имя
client-name-kept = Теперь другие видят вас как «{ $name }».
client-name-help = Это имя видят другие за столом. Больше для игры ничего не нужно.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = свободное место
client-seat-kept = место придержано: { $name }
client-seat-bot = Бот: { $level }
client-seat-stand-in = Бот на замене: { $level }
client-seat-online = в сети
client-seat-away = не в сети
client-seat-left = не в игре

## Игра

client-you = вы
client-decides = решает
client-standings = Счёт
client-side-points = { $points ->
        [one] { $names }: { $points } очко
        [few] { $names }: { $points } очка
       *[many] { $names }: { $points } очков
    }
client-views = Виды
client-side = Журнал, чат и игроки
client-tab-board = Поле
client-tab-mine = Моё
client-tab-others = Другие
client-tab-log = Журнал
client-tab-talk = Журнал
client-tab-chat = Чат
client-tab-players = Игроки
client-tab-notes = Заметки
client-tab-asked = Здесь вы отвечаете на текущий вопрос.
client-tab-news = { $count ->
        [one] { $tab }, { $count } новое сообщение
        [few] { $tab }, { $count } новых сообщения
       *[many] { $tab }, { $count } новых сообщений
    }
client-bar = Что делать сейчас
client-main-choices = Главные варианты
client-turn-tools = Инструменты хода
client-choose-one = Выберите один вариант
client-choices-count = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
client-all-choices = Все варианты: { $count }
client-all-choices-help = Всё, что можно сделать сейчас: словами, с фильтром и предпросмотром.
client-choice-list = Все варианты
client-filter = Фильтр…
client-show-all = Показать все
client-nothing-fits = Ничего не найдено.
client-not-now = Чего сейчас нельзя и почему
client-why-not = Почему нельзя?
client-which = Какой вариант?
client-preview = Что произойдёт
client-preview-more = { $count ->
        [one] и ещё { $count } шаг
        [few] и ещё { $count } шага
       *[many] и ещё { $count } шагов
    }
client-preview-help = Наведите курсор на вариант, чтобы увидеть, что он даст.
client-preview-goes-on = За этим выбором последует ещё один вопрос.
client-preview-unknown = Что будет дальше, пока неизвестно: решит случай или чей-то тайный выбор.
client-undo = Отменить
client-undo-help = Отменяет ваш последний выбор.
client-undo-nothing = Отменять нечего.
client-restart = Начать ход заново
client-restart-help = Отменяет ваши решения этого хода до места, где открылось что-то новое.
client-hint = Подсказка
client-hint-help = Что сделал бы сильный бот и почему.
client-hint-thinking = Бот думает…
client-hint-none = Сейчас подсказки нет.
client-hint-do = Сыграть так
client-hint-explain = Числа показывают, насколько, по оценке бота, этот выбор и лучшее продолжение улучшат ваше положение.
client-skip = Пропустить
client-watching = Смотрите, что происходит…
client-waiting-for = { $count ->
        [1] Решает { $names }.
       *[other] Решают: { $names }.
    }
client-paused = За столом перерыв.
client-warning = Вы уверены?
client-end-turn-ask = Закончить ход?
client-end-turn-help = Когда ход перейдёт к другим, отменить это будет нельзя.
client-uncertain-help = Это откроет новую информацию, и отменить выбор будет нельзя.
client-do-it = Выполнить
client-just-happened = Что только что произошло
client-nothing-yet = Пока ничего.
client-position-as-data = Позиция в виде данных
client-symbols = Символы
client-zoom = Масштаб

## Журнал, разговор, заметки

client-log = Что происходило
client-log-empty = Пока ничего не произошло.
client-log-undone = (отменено)
client-log-go = Показать позицию { $number }
client-chat-to = Кому писать
client-chat-table = Стол
client-chat-team = Команда
client-chat-say = Напишите что-нибудь…
client-chat-say-team = Напишите что-нибудь команде…
client-chat-send = Отправить
client-chat-empty = Пока никто ничего не написал.
client-points-at = указывает: { $place }
client-plans = отмечает в плане: { $place }
client-plan-clear = Очистить план
client-pointing = Указать (Alt + клик):
client-pointing-table = всем
client-pointing-team = моей команде
client-pointing-plan = в плане команды
client-notes = Ваши заметки
client-notes-help = Только вы видите, что здесь написано.
client-notes-kept = Сохранено
client-notes-typing = Ещё не сохранено…
client-notes-failed = Не удалось сохранить. Мы попробуем ещё раз.

## Люди за столом

client-look-from = Смотреть с этого места
client-retake = Вернуться на место
client-replace = Заменить ботом…
client-replace-help = Бот продолжит игру, если согласятся все остальные. Игрок может вернуться на место в любой момент.
client-replace-ask = Спросить остальных
client-leave = Выйти из-за стола
client-leave-seat = Выйти
client-leave-ask = Выйти из-за стола?
client-leave-help = Остальные могут заменить вас ботом. Вы сможете вернуться на своё место.
client-leave-rated = Это рейтинговая игра: уход считается поражением, даже если вы вернётесь.
client-pause = Сделать перерыв
client-resume = Продолжить игру
client-copy-invite = Копировать приглашение
client-ask-rewind = Попросить отменить мой последний выбор
client-ask-rewind-help = Если он открыл что-то новое, согласиться должны все.
client-ask-all = Спросить всех
client-agree = Согласиться
client-refuse = Отказаться
client-withdraw = Отозвать просьбу
client-rewind = Отменить мой последний выбор
client-rewind-help = Вы играете только с ботами, поэтому ничьё согласие не нужно.
client-has-left = { $name } больше не в игре. До возвращения игрока за него может играть бот.
client-is-away = { $name } сейчас ходит, но не в сети. До возвращения игрока за него может играть бот.
client-is-away-until = { $name } сейчас ходит, но не в сети. Бот сможет играть за этого игрока через { $time }.
client-stand-in = Пусть сыграет бот
client-wish-rewind = { $name } просит вернуть игру к позиции { $number }.
client-wish-save = { $name } просит сохранить текущую игру в файл. В файле видны все тайны.
client-wish-stand-in = { $name } просит бота на замену. Место: { $of }, бот: { $level }
client-wish-agreed = За: { $names }
client-wish-waits = Ждём остальных

## Один экран на нескольких

client-hand-over = Теперь ходит { $name }
client-hand-over-help = Передайте экран. Ничего не видно, пока следующий игрок не будет готов.
client-hand-over-ready = Я { $name }, покажите мой стол

## Возвращение

client-absence = С вашего последнего хода
client-absence-to-you = Что касается вас
client-absence-others = Остальное за столом
client-absence-earlier = { $count ->
        [one] Показать ещё { $count } строку
        [few] Показать ещё { $count } строки
       *[many] Показать ещё { $count } строк
    }
client-absence-watch = Посмотреть
client-absence-go-on = Продолжить
client-line-connecting = Соединение…
client-line-waiting = Связь прервана. Новая попытка через { $seconds } с
client-line-now = Подключиться сейчас
client-line-closed = Нет связи
client-line-broken = Связь прервалась, и ваше последнее действие могло не дойти. Посмотрите на стол, прежде чем пробовать снова.

## Конец

client-end = Игра окончена
client-end-you-won = Вы победили!
client-end-won = { $count ->
        [1] Побеждает { $names }
       *[other] Побеждают: { $names }
    }
client-end-nobody = Никто не победил.
client-end-results = Результаты
client-end-player = Игрок
client-end-points = Очки
client-end-rating = Рейтинг
client-end-chart = Как росли очки
client-chart-label = Очки в ходе игры
client-show-result = Показать результат
client-rematch = Сыграть ещё раз
client-rematch-rotated = Сыграть ещё раз, сменив места
client-rematch-go = Перейти к реваншу
client-rematch-join = Присоединиться к реваншу
client-mute-table = Отключить уведомления стола
client-unmute-table = Включить уведомления стола
client-mute-table-help = Не будет push-сообщений, писем и вебхуков об этом столе. Он по-прежнему ждёт вас.
client-muted = Уведомления этого стола отключены.
client-unmuted = Уведомления этого стола снова включены.
client-export = Сохранить в файл
client-export-help = Вся игра в виде текста: сохранение, запись и сообщение об ошибке в одном файле.
client-export-agree = Файл идущей игры показывает все тайны, поэтому согласиться должны все за столом.
client-export-agreed = Когда согласятся все, файл сможет сохранить любой за столом.

## Запись игры

client-replay = Запись игры
client-replay-position = { $number } из { $last }
client-replay-beginning = Начало
client-replay-stop = Остановить
client-scrub = Перемотка игры
client-scrub-position = Позиция
client-seen-by = Точка зрения
client-seen-by-spectator = Глазами зрителя
client-seen-by-seat = Глазами игрока: { $name }
client-copy-address = Копировать ссылку на эту позицию
client-to-table = Перейти к столу

## Правила и карты

client-rule = Правило
client-rule-in-place = Показать в правилах
client-rules-about = Все правила нашими словами, одно за другим. Сюда ведут ссылки из отказов и подсказок.
client-rules-search = Искать в правилах…
client-rules-chapters = Главы
client-edition = Издание
client-editions-all = Все издания
client-cards-about = Все карты, жетоны и планшеты с указанием, откуда взяты их значения.
client-cards-ours = { $count ->
        [one] Воссоздано нами: { $count } из { $all }; настоящие значения не опубликованы.
        [few] Воссоздано нами: { $count } из { $all }; настоящие значения не опубликованы.
       *[many] Воссоздано нами: { $count } из { $all }; настоящие значения не опубликованы.
    }
client-cards-search = Искать карты…
client-cards-kind = Вид
client-cards-all = Все виды
client-cards-found = Найдено: { $count }
client-cards-more = Показать ещё: { $count }
client-decks = Колоды
client-decks-build = Собрать колоду
client-provenance-rulebook = Книга правил
client-provenance-rulebook-help = Так сказано в книге правил.
client-provenance-public = Открытые материалы
client-provenance-public-help = Из открытых материалов: снимков, видео, ответов авторов.
client-provenance-reconstructed = Воссоздано нами
client-provenance-reconstructed-help = Напечатанные значения не опубликованы. Эти подобраны нами, чтобы игра шла хорошо. Владельцы игры могут заменить их своими.
client-provenance-ruling = Наше решение
client-provenance-ruling-help = Источники молчат или расходятся, поэтому мы играем так.

## Статистика

client-stats-played = Сыграно
client-stats-won = Выиграно
client-stats-share = Доля побед
client-stats-rating = Рейтинг
client-stats-by-game = По играм
client-stats-rated = Рейтинговые игры
client-stats-rated-help = Рейтинг — осторожная оценка, которая становится точнее с каждой игрой. Знак ± показывает, насколько она ещё может измениться.
client-stats-changes = Как менялся ваш рейтинг
client-stats-when = Когда
client-stats-change = Изменение
client-stats-none = Здесь появится ваша первая завершённая игра.

## Настройки

client-settings-look = Язык и вид
client-theme = Цвета
client-theme-auto = Как на устройстве
client-theme-light = Светлые
client-theme-dark = Тёмные
client-theme-contrast = Высокий контраст
client-text-size = Размер текста
client-printed = Показывать английские названия с карт
client-printed-help = В скобках рядом с переводом: для тех, у кого английское издание.
client-settings-motion = Анимация
client-speed = Скорость анимации
client-speed-still = Нет
client-speed-slow = Медленно
client-speed-normal = Обычно
client-speed-fast = Быстро
client-motion = Анимация на странице
client-motion-auto = Как на устройстве
client-motion-on = Включена
client-motion-off = Выключена
client-motion-help = Любую анимацию можно пропустить клавишей «s». В итоге стол всегда показывает то, что прислал сервер.
client-settings-sound = Звук
client-sound = Звуки: мой ход, другие ходы, чат
client-volume = Громкость
client-sound-try = Проверить
client-settings-play = Помощь, вопросы и предупреждения
client-previews = Показывать, что даст вариант
client-previews-help = При наведении на вариант или переходе к нему с клавиатуры.
client-confirm-end-turn = Спрашивать перед концом моего хода
client-confirm-restart-turn = Спрашивать, прежде чем начать ход заново
client-confirm-uncertain = Спрашивать перед выбором, который открывает что-то новое
client-confirm-hand-over = Скрывать стол перед передачей экрана
client-confirm-absence = Рассказывать, что было с моего последнего хода
client-silenced = { $count ->
        [one] { $count } предупреждение отключено.
        [few] { $count } предупреждения отключены.
       *[many] { $count } предупреждений отключено.
    }
client-silenced-reset = Включить все

## Учётная запись и сообщения

client-account = Учётная запись
client-account-help = Учётная запись нужна только для рейтинга и чтобы вас узнал другой браузер.
client-account-as = Вы вошли как «{ $login }».
client-account-enter = Войти
client-account-open = Создать учётную запись
client-account-leave = Выйти
client-account-admin = Управление сервером
client-account-opened = Учётная запись создана.
client-account-in = С возвращением.
client-account-out = Вы вышли из учётной записи.
client-login = Логин
client-login-help = От 3 до 40 латинских букв, цифр, точек, дефисов или подчёркиваний.
client-password = Пароль
client-password-help = Не меньше 8 знаков.
client-password-new = Новый пароль
client-password-change = Сменить пароль
client-password-changed = Пароль изменён.
client-forget = Удалить мою учётную запись
client-forget-ask = Удалить учётную запись?
client-forget-help = Ваше имя, настройки и рейтинг будут удалены. Сначала введите пароль. Это нельзя отменить.
client-forgotten = Ваша учётная запись удалена.
client-notices = Когда наступит ваш ход
client-notices-help = Для игр по переписке: каждый указанный способ сработает один раз за ход.
client-notices-push = Уведомление в браузере
client-notices-denied = Ваш браузер не разрешает этой странице уведомления.
client-notices-email = Эл. почта
client-notices-webhook = Адрес вебхука
client-notices-form = Формат вебхука
client-notices-kept = Сохранено.
client-notices-try = Отправить проверочное сообщение
client-notices-sent = Отправлено: { $way }
client-notices-unsent = Не удалось отправить: { $way }

## О проекте

client-about-what = Что такое Mindtable?
client-about-what-text = Это стол для настольных игр: { $games }. Он ведёт счёт, объясняет каждый символ, а если ход запрещён, говорит почему и показывает правило.
client-about-unofficial = Неофициальный проект
client-about-unofficial-text = Это фанатский проект. Он не связан с авторами и издателями игр и не одобрен ими. Игры и их названия принадлежат владельцам. Тексты правил и рисунки здесь наши собственные. Пожалуйста, покупайте эти игры: они прекрасны.
client-about-reconstructed = Что воссоздано
client-about-reconstructed-text = Правила следуют книгам правил пункт за пунктом. Не все напечатанные значения карт опубликованы. Где их нет, мы подобрали свои и каждое отметили.
client-about-see-cards = Посмотреть карты
client-about-see-rules = Прочитать правила
client-about-privacy = Что мы храним о вас
client-about-privacy-text = Ваше имя, столы и настройки: на сервере, где вы играете, и в этом браузере. Вас узнаёт один файл cookie. Больше никуда ничего не отправляется.

## Клавиши

client-keys = Сочетания клавиш
client-key-help = Показать сочетания клавиш
client-key-tab = К следующему элементу
client-key-log = В журнале: к следующей строке
client-key-escape = Закрыть, отменить
client-key-pin = Закрепить подсказку, чтобы перейти по ссылке
client-key-number = Выбрать по номеру
client-key-list = Список всех вариантов
client-key-arrows = Перебирать варианты
client-key-enter = Выбрать вариант
client-key-end = Закончить ход
client-key-zoom-in = Увеличить
client-key-zoom-out = Уменьшить
client-key-fit = Показать всё поле
client-key-pan = Двигать поле
client-key-first = К началу
client-key-previous = Шаг назад
client-key-next = Шаг вперёд
client-key-last = К концу
client-key-play = Воспроизвести

## Обучение

client-nav-tutorial = Обучение
client-tutorial-about = Учитесь, играя. Начните с первой партии, а потом выбирайте короткие уроки по вкусу. На каждом шаге вы действуете сами, а выйти и вернуться можно в любой момент.
client-tutorial-learn = Учиться, играя
client-tutorial-done = Пройдено { $done } из { $of }
client-tutorial-minutes = { $minutes ->
        [one] Около { $minutes } минуты
        [few] Около { $minutes } минут
       *[many] Около { $minutes } минут
    }
client-tutorial-finished = пройден
client-tutorial-start = Начать
client-tutorial-resume = Продолжить
client-tutorial-again = Начать сначала
client-tutorial-lesson = Урок: { $lesson }
client-coach = Наставник
client-coach-step = Шаг { $step } из { $of }
client-coach-end = Урок пройден
client-coach-continue = Дальше
client-coach-your-move = Ваш ход
client-coach-read-first = Прочитайте слова наставника и нажмите «Дальше»
client-coach-leave = Выйти из урока. Его можно продолжить позже.
client-coach-next = Следующий: { $lesson }
client-coach-all = Все уроки
client-coach-play = Сыграть партию

## Поведение

client-state-closed = Закрыт хозяином сервера
client-person-menu = Заблокировать или пожаловаться: { $name }
client-block = Заблокировать
client-block-short = Ни общего стола, ни чата.
client-block-ask = Заблокировать игрока { $name }?
client-block-help = Вы больше не сядете за один стол, и никто из вас не увидит, что пишет другой. Игра, в которую вы сейчас играете, продолжится. О блокировке никто не узнает.
client-blocked = Вы заблокировали: { $name }. Снять блокировку можно в настройках.
client-blocks = Заблокированные игроки
client-blocks-none = Вы никого не заблокировали.
client-unblock = Разблокировать
client-unblock-name = Разблокировать: { $name }
client-unblocked = Блокировка снята: { $name }.
client-report = Пожаловаться
client-report-short = Расскажите хозяину сервера, что случилось.
client-report-title = Жалоба: { $name }
client-report-words = Что случилось?
client-report-help = Хозяин сервера получит ваши слова, журнал стола, каким его видели все, и чат, каким его видели вы.
client-report-send = Отправить жалобу
client-reported = Хозяин сервера получил вашу жалобу.
client-chat-mute = Отключить этот чат
client-chat-muted = Чат этого стола отключён.
client-host-warning = Предупреждение от хозяина сервера
client-host-warning-read = Прочитано
client-barred = Вам нельзя здесь играть
