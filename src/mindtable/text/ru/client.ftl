### Что говорит клиент в браузере.

## Везде

client-close = Закрыть
client-cancel = Отмена
client-keep = Сохранить
client-copy = Копировать
client-copied = Скопировано.
client-loading = Минутку …
client-try-again = Попробовать ещё раз
client-reload = Перезагрузить страницу
client-page-failed = Не удалось загрузить эту страницу.
client-offline = Нет соединения. Правила и карты можно читать и так; столы вернутся сами.
client-offline-refused = Сервер сейчас недоступен.
client-went-wrong = Что-то пошло не так. Попробуйте ещё раз.
client-never-ask = Больше не спрашивать
client-skip-to-content = Перейти к содержанию
client-percent = { $value } %
client-missing = Здесь ничего нет
client-missing-help = Возможно, в адресе ошибка или того, что здесь было, больше нет.

## Навигация

client-nav = Страницы
client-nav-home = Начало
client-nav-rules = Правила
client-nav-cards = Карты
client-nav-statistics = Статистика
client-nav-about = О проекте
client-nav-settings = Настройки
client-nav-account = Вы
client-menu = Меню
client-games = Игры
client-game = Игра
client-language = Язык
client-guest = Гость

## Начало

client-welcome = Садитесь за стол
client-welcome-about = Большие игры о разуме, в которых весь счёт ведётся за вас: в одиночку с ботами, с друзьями по сети или вместе у одного экрана.
client-continue = Продолжить игру
client-go-on = Дальше
client-play = Играть
client-play-bots = Играть с ботами
client-new-table = Новый стол
client-players = Игроки
client-bots = Боты
client-bot = Бот
client-bot-level = Уровень ботов
client-level-time = Думает над выбором до { $seconds } с.
client-join = Войти по коду
client-join-help = Вам прислали код или ссылку? Введите их сюда.
client-join-go = Войти
client-join-empty = Сначала введите код.
client-code = Код стола
client-open-tables = Открытые столы
client-open-tables-none = Сейчас никто не ждёт игроков.
client-look = Посмотреть
client-finished = Законченные игры
client-your-turn = Ваш ход
client-state-open = Ждёт игроков
client-state-playing = Идёт игра
client-state-paused = Перерыв
client-state-over = Окончена
client-free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }

## Новый стол

client-who-plays = Кто играет
client-seat-for = Кто здесь сидит: { $seat }
client-seat-me = Здесь играю я
client-seat-open-wish = Свободно для других
client-seats-at-once = Игра начнётся сразу.
client-seats-open = Вы получите ссылку для остальных; игра начнётся, когда все места будут заняты.
client-seats-hot = Вы играете у одного экрана: перед каждой сменой игрока стол закрывается.
client-keeping = Стол
client-listed = В общем списке
client-listed-help = Все видят стол на начальной странице и могут занять свободное место или смотреть.
client-rated = Рейтинговая
client-rated-help = Результат меняет ваш рейтинг; подсказки отключены.
client-clock = Часы
client-clock-none = Нет
client-clock-live = Вживую
client-clock-by-days = На дни
client-clock-minutes = Минут на всю игру
client-clock-extra = Добавка за каждый ход, секунд
client-clock-each = Дней на каждый ход
client-clock-help = Часы напоминают и показывают; никого из игры они не исключают.
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
client-option-usual = Как обычно
client-option-reset = Вернуть обычное значение
client-option-clash = Не сочетается с «{ $option }: { $value }»; то значение изменится.
client-open-table = Открыть стол
client-import = Продолжить из файла …
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
client-invite-link = Ссылка для других
client-invited = Вас приглашают за стол
client-watch = Только смотреть
client-start-wait = { $count ->
        [one] Игра начнётся сама, когда { $count } свободное место будет занято.
        [few] Игра начнётся сама, когда { $count } свободных места будут заняты.
       *[many] Игра начнётся сама, когда { $count } свободных мест будут заняты.
    }
client-your-name = Ваше имя
client-name-kept = Теперь другие видят: { $name }
client-name-help = Так вас называют другие за столом. Больше для игры ничего не нужно.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = свободное место
client-seat-kept = придержано для игрока { $name }
client-seat-bot = Бот: { $level }
client-seat-stand-in = Бот на замене: { $level }
client-seat-online = сейчас здесь
client-seat-away = не у стола
client-seat-left = место покинуто

## Игра

client-you = вы
client-decides = решает
client-standings = Положение
client-side-points = { $points ->
        [one] { $names }: { $points } очко
        [few] { $names }: { $points } очка
       *[many] { $names }: { $points } очков
    }
client-views = Виды
client-side = Журнал, разговор и игроки
client-tab-board = Поле
client-tab-mine = Моё
client-tab-others = Другие
client-tab-log = Журнал
client-tab-talk = Журнал
client-tab-chat = Разговор
client-tab-players = Игроки
client-tab-notes = Заметки
client-tab-asked = Здесь вы отвечаете на то, что сейчас спрашивают.
client-tab-news = { $count ->
        [one] { $tab }, { $count } новое
        [few] { $tab }, { $count } новых
       *[many] { $tab }, { $count } новых
    }
client-bar = Что делать сейчас
client-main-choices = Главные варианты
client-turn-tools = Инструменты хода
client-choose-one = Выберите одно
client-choices-count = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
client-all-choices = { $count ->
        [one] { $count } вариант
        [few] Все { $count } варианта
       *[many] Все { $count } вариантов
    }
client-all-choices-help = Всё, что можно сделать сейчас, словами, с фильтром и предпросмотром.
client-choice-list = Все варианты
client-filter = Фильтр …
client-show-all = Показать все
client-nothing-fits = Ничего не подходит.
client-not-now = Сейчас нельзя – почему?
client-why-not = Почему нельзя?
client-which = Что из этого?
client-preview = Что это даст
client-preview-more = { $count ->
        [one] и ещё { $count } шаг
        [few] и ещё { $count } шага
       *[many] и ещё { $count } шагов
    }
client-preview-help = Наведите на вариант, чтобы увидеть, что он даст.
client-preview-goes-on = Выбор продолжается следующим вопросом.
client-preview-unknown = Что будет дальше, неизвестно: решит случай или тайна.
client-undo = Отменить
client-undo-help = Отменяет ваш последний выбор.
client-undo-nothing = Отменять нечего.
client-restart = Начать ход заново
client-restart-help = Отменяет ваш выбор в этом ходу, если не открылось ничего нового.
client-hint = Подсказка
client-hint-help = Что сделал бы сильный бот и почему.
client-hint-thinking = Бот думает …
client-hint-none = Посоветовать нечего.
client-hint-do = Сделать
client-hint-explain = Числа показывают, насколько лучше бот оценивает положение после этого выбора и того, что он сделал бы дальше.
client-skip = Пропустить
client-watching = Смотрите, что происходит …
client-waiting-for = { $count ->
        [one] Решает: { $names }
        [few] Решают: { $names }
       *[many] Решают: { $names }
    }
client-paused = За столом перерыв.
client-warning = Вы уверены?
client-end-turn-ask = Закончить ход?
client-end-turn-help = Когда ход перейдёт к другим, отменить это будет нельзя.
client-uncertain-help = Это откроет что-то новое, и отменить его будет нельзя.
client-do-it = Сделать
client-just-happened = Что только что произошло
client-nothing-yet = Пока ничего.
client-position-as-data = Позиция как данные
client-symbols = Символы
client-zoom = Масштаб

## Журнал, разговор, заметки

client-log = Что происходило
client-log-empty = Пока ничего не произошло.
client-log-undone = (отменено)
client-log-go = Показать позицию { $number }
client-chat-to = Разговор с
client-chat-table = Стол
client-chat-team = Команда
client-chat-say = Скажите что-нибудь …
client-chat-say-team = Скажите что-нибудь команде …
client-chat-send = Отправить
client-chat-empty = Пока никто ничего не сказал.
client-points-at = указывает: { $place }
client-plans = планирует: { $place }
client-plan-clear = Очистить план
client-pointing = Указать (Alt + клик):
client-pointing-table = всем
client-pointing-team = моей команде
client-pointing-plan = в план команды
client-notes = Ваши заметки
client-notes-help = То, что вы здесь пишете, видите только вы.
client-notes-kept = Сохранено
client-notes-typing = Ещё не сохранено …
client-notes-failed = Не удалось сохранить; попытка повторится.

## Люди за столом

client-look-from = Смотреть отсюда
client-retake = Вернуться на место
client-replace = Заменить ботом …
client-replace-help = Бот продолжит игру, если все остальные согласны. Место можно вернуть в любой момент.
client-replace-ask = Спросить остальных
client-leave = Покинуть стол
client-leave-seat = Покинуть
client-leave-ask = Покинуть стол?
client-leave-help = Остальные могут заменить вас ботом; вы можете вернуться на своё место.
client-leave-rated = Это рейтинговая игра: уход считается поражением, даже если вы вернётесь.
client-pause = Перерыв
client-resume = Закончить перерыв
client-copy-invite = Копировать приглашение
client-ask-rewind = Попросить отменить мой последний выбор
client-ask-rewind-help = После новой информации только с согласия всех.
client-ask-all = Спросить всех
client-agree = Согласиться
client-refuse = Отказать
client-withdraw = Отозвать
client-rewind = Отменить мой последний выбор
client-rewind-help = Вы играете только с ботами, поэтому ничьё согласие не нужно.
client-has-left = { $name }: место покинуто. До возвращения может сыграть бот.
client-is-away = { $name } сейчас ходит, но не у стола. До возвращения может сыграть бот.
client-is-away-until = { $name } сейчас ходит, но не у стола. Бот сможет сыграть через { $time }.
client-stand-in = Пусть сыграет бот
client-wish-rewind = Просьба вернуться к позиции { $number }: { $name }
client-wish-save = Просьба сохранить идущую игру в файл, где видны все тайны: { $name }
client-wish-stand-in = Просьба о боте на замену: { $name }. Место: { $of }, бот: { $level }
client-wish-agreed = Согласны: { $names }
client-wish-waits = Ждём остальных

## Один экран на нескольких

client-hand-over = Теперь ходит: { $name }
client-hand-over-help = Передайте экран. Ничего не видно, пока следующий игрок не готов.
client-hand-over-ready = { $name }: показать мой стол

## Возвращение

client-absence = С вашего последнего хода
client-absence-to-you = Вам
client-absence-others = Другим и на поле
client-absence-earlier = { $count ->
        [one] Показать ещё { $count } строку
        [few] Показать ещё { $count } строки
       *[many] Показать ещё { $count } строк
    }
client-absence-watch = Посмотреть
client-absence-go-on = Дальше
client-line-connecting = Соединение …
client-line-waiting = Связь прервана; снова через { $seconds } с
client-line-now = Сейчас
client-line-closed = Нет связи
client-line-broken = Связь прервалась; ваш ход мог не дойти. Посмотрите на стол, прежде чем пробовать снова.

## Конец

client-end = Игра окончена
client-end-you-won = Победа за вами
client-end-won = { $count ->
        [one] Победа: { $names }
        [few] Победа: { $names }
       *[many] Победа: { $names }
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
client-rematch-rotated = Ещё раз, сменив места
client-rematch-go = К реваншу
client-rematch-join = Присоединиться к реваншу
client-mute-table = Отключить уведомления стола
client-unmute-table = Снова уведомлять об этом столе
client-mute-table-help = Никаких push-сообщений, писем и веб-вызовов об этом столе; он по-прежнему ждёт вас.
client-muted = Уведомления этого стола отключены.
client-unmuted = Уведомления этого стола снова включены.
client-export = Сохранить в файл
client-export-help = Вся игра в виде текста: сохранение, запись и сообщение об ошибке сразу.
client-export-agree = Файл идущей игры показывает все тайны, поэтому согласиться должны все за столом.
client-export-agreed = Когда согласятся все, файл сможет сохранить каждый.

## Запись игры

client-replay = Запись игры
client-replay-position = { $number } из { $last }
client-replay-beginning = Начало
client-replay-stop = Остановить
client-scrub = Перемещение по игре
client-scrub-position = Позиция
client-seen-by = Вид
client-seen-by-spectator = Глазами зрителя
client-seen-by-seat = Вид игрока: { $name }
client-copy-address = Копировать адрес этой позиции
client-to-table = К столу

## Правила и карты

client-rule = Правило
client-rule-in-place = Показать среди правил
client-rules-about = Все правила нашими словами, одно за другим; сюда ведут отказы и подсказки.
client-rules-search = Искать в правилах …
client-rules-chapters = Главы
client-edition = Издание
client-editions-all = Все издания
client-cards-about = Все карты, жетоны и планшеты с указанием, откуда их значения.
client-cards-ours = { $count ->
        [one] { $count } из { $all } воссоздан нами: его значения не опубликованы.
        [few] { $count } из { $all } воссозданы нами: их значения не опубликованы.
       *[many] { $count } из { $all } воссозданы нами: их значения не опубликованы.
    }
client-cards-search = Искать карты …
client-cards-kind = Вид
client-cards-all = Все виды
client-cards-found = { $count ->
        [one] Найдено: { $count }
        [few] Найдено: { $count }
       *[many] Найдено: { $count }
    }
client-cards-more = { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
       *[many] Показать ещё { $count }
    }
client-decks = Колоды
client-decks-build = Собрать колоду
client-provenance-rulebook = Из правил
client-provenance-rulebook-help = Так сказано в правилах игры.
client-provenance-public = Открытые материалы
client-provenance-public-help = Из открытых материалов: снимков, видео, ответов авторов.
client-provenance-reconstructed = Воссоздано нами
client-provenance-reconstructed-help = Напечатанные значения не опубликованы; эти подобраны нами, чтобы игра шла хорошо. Владельцы игры могут наложить свои.
client-provenance-ruling = Наше решение
client-provenance-ruling-help = Источники молчат или расходятся, поэтому играем так.

## Статистика

client-stats-played = Сыграно
client-stats-won = Выиграно
client-stats-share = Доля
client-stats-rating = Рейтинг
client-stats-by-game = По играм
client-stats-rated = Рейтинговые игры
client-stats-rated-help = Рейтинг – осторожная оценка, которая растёт с каждой игрой; ± показывает, насколько она ещё может измениться.
client-stats-changes = Как менялся ваш рейтинг
client-stats-when = Когда
client-stats-change = Изменение
client-stats-none = Здесь появится ваша первая законченная игра.

## Настройки

client-settings-look = Язык и вид
client-theme = Цвета
client-theme-auto = Как у устройства
client-theme-light = Светлые
client-theme-dark = Тёмные
client-theme-contrast = Высокий контраст
client-text-size = Размер текста
client-settings-motion = Движение
client-speed = Скорость анимации
client-speed-still = Нет
client-speed-slow = Медленно
client-speed-normal = Обычно
client-speed-fast = Быстро
client-motion = Движение на странице
client-motion-auto = Как у устройства
client-motion-on = Включено
client-motion-off = Выключено
client-motion-help = Любую анимацию можно пропустить клавишей «s»; стол всегда приходит к тому, что прислал сервер.
client-settings-sound = Звук
client-sound = Включить звуки: ваш ход, ходы, разговор
client-volume = Громкость
client-sound-try = Проверить
client-settings-play = Помощь, вопросы и предупреждения
client-previews = Показывать, что даст выбор
client-previews-help = При наведении на вариант или переходе к нему с клавиатуры.
client-confirm-end-turn = Спрашивать перед концом моего хода
client-confirm-restart-turn = Спрашивать перед началом хода заново
client-confirm-uncertain = Спрашивать перед выбором, который что-то открывает
client-confirm-hand-over = Закрывать стол перед передачей экрана
client-confirm-absence = Рассказывать, что было с моего последнего хода
client-silenced = { $count ->
        [one] { $count } предупреждение отключено.
        [few] { $count } предупреждения отключены.
       *[many] { $count } предупреждений отключено.
    }
client-silenced-reset = Включить все

## Учётная запись и сообщения

client-account = Учётная запись
client-account-help = Нужна, только чтобы вас узнали в другом браузере, и для рейтинга.
client-account-as = Вход выполнен: «{ $login }».
client-account-enter = Войти
client-account-open = Создать учётную запись
client-account-leave = Выйти
client-account-admin = Управление
client-account-opened = Учётная запись создана.
client-account-in = С возвращением.
client-account-out = Вы вышли.
client-login = Логин
client-login-help = От 3 до 40 латинских букв, цифр, точек, дефисов или подчёркиваний.
client-password = Пароль
client-password-help = Не меньше 8 знаков.
client-password-new = Новый пароль
client-password-change = Сменить пароль
client-password-changed = Пароль изменён.
client-forget = Удалить мою учётную запись
client-forget-ask = Удалить учётную запись?
client-forget-help = Имя, настройки и рейтинг будут забыты. Сначала введите пароль. Это нельзя отменить.
client-forgotten = Учётная запись удалена.
client-notices = Когда наступит ваш ход
client-notices-help = Для игр на дни: каждый указанный способ сработает один раз за ход.
client-notices-push = Сообщение браузера
client-notices-denied = Браузер не разрешает этой странице сообщения.
client-notices-email = Эл. почта
client-notices-webhook = Адрес вебхука
client-notices-form = Формат вебхука
client-notices-kept = Сохранено.
client-notices-try = Отправить пробное
client-notices-sent = Отправлено: { $way }
client-notices-unsent = Не удалось отправить: { $way }

## О проекте

client-about-what = Что такое Mindtable
client-about-what-text = Стол для настольных игр: { $games }. Он ведёт счёт, объясняет каждый символ, а если что-то нельзя, говорит почему и по какому правилу.
client-about-unofficial = Неофициально
client-about-unofficial-text = Это фанатский проект, не связанный с авторами и издателями игр и ими не одобренный. Игры и их названия принадлежат владельцам. Тексты правил и рисунки – наши собственные. Пожалуйста, покупайте эти игры: они прекрасны.
client-about-reconstructed = Что воссоздано
client-about-reconstructed-text = Правила следуют книгам правил пункт за пунктом. Не все напечатанные значения карт опубликованы; там, где их нет, мы сделали свои и каждое отметили.
client-about-see-cards = Посмотреть карты
client-about-see-rules = Прочитать правила
client-about-privacy = Что о вас хранится
client-about-privacy-text = Ваше имя, столы и настройки – на сервере, где вы играете, и в этом браузере. Узнаёт вас один файл cookie. Больше никуда ничего не отправляется.

## Клавиши

client-keys = Клавиши
client-key-help = Показать эти клавиши
client-key-tab = От предмета к предмету
client-key-log = В журнале: от строки к строке
client-key-escape = Закрыть, отпустить
client-key-pin = Закрепить подсказку, чтобы перейти по ссылке
client-key-number = Выбрать по номеру
client-key-list = Список всех вариантов
client-key-arrows = Перебирать варианты
client-key-enter = Взять вариант
client-key-end = Закончить ход
client-key-zoom-in = Увеличить
client-key-zoom-out = Уменьшить
client-key-fit = Показать всё поле
client-key-pan = Двигать поле
client-key-first = К началу
client-key-previous = Шаг назад
client-key-next = Шаг вперёд
client-key-last = В конец
client-key-play = Воспроизвести

## Обучение

client-nav-tutorial = Обучение
client-tutorial-about = Учитесь играя: начните с первой партии, потом берите короткие уроки по вкусу. На каждом шаге вы действуете сами, а уйти и вернуться можно в любой момент.
client-tutorial-learn = Учиться играя
client-tutorial-done = Пройдено { $done } из { $of }
client-tutorial-minutes = Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
client-tutorial-finished = пройден
client-tutorial-start = Начать
client-tutorial-resume = Продолжить
client-tutorial-again = Сначала
client-tutorial-lesson = Урок: { $lesson }
client-coach = Подсказки
client-coach-step = Шаг { $step } из { $of }
client-coach-end = Урок пройден
client-coach-continue = Дальше
client-coach-your-move = Ваш ход
client-coach-read-first = Прочитайте подсказку и нажмите «Дальше»
client-coach-leave = Выйти из урока; его можно продолжить позже
client-coach-next = Следующий: { $lesson }
client-coach-all = Все уроки
client-coach-play = Сыграть партию

## Поведение

client-state-closed = Закрыт хозяином сервера
client-person-menu = Заблокировать или пожаловаться: { $name }
client-block = Заблокировать
client-block-short = Ни общего стола, ни чата.
client-block-ask = Заблокировать: { $name }?
client-block-help = Вы больше не сядете за один стол, и никто из вас не увидит, что пишет другой. Игра, в которую вы сейчас играете, продолжится. Никто не узнает, что вы его заблокировали.
client-blocked = Вы заблокировали: { $name }. Снять блокировку можно в настройках.
client-blocks = Кого вы заблокировали
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
client-reported = Жалоба у хозяина сервера.
client-chat-mute = Отключить этот чат
client-chat-muted = Вы отключили чат этого стола.
client-host-warning = Предупреждение от хозяина сервера
client-host-warning-read = Прочитано
client-barred = Вы не можете здесь играть
