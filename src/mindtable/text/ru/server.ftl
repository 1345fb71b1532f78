### Что говорит сервер: причины отказа, прощания и страница без клиента.

## Люди

reason-no-person = Сначала назовите своё имя.
reason-wrong-login = Этот логин и этот пароль не подходят друг к другу.
reason-login-taken = Этот логин занят; выберите другой.
reason-has-login = У вас уже есть учётная запись.
reason-no-login = У вас ещё нет учётной записи.
reason-wrong-password = Это не ваш пароль.
reason-no-web-address = Это не адрес в сети.
reason-no-mail-address = Это не адрес электронной почты.
reason-no-push = Этот сервер не может отправлять сообщения браузерам.
reason-not-mailed = Письмо не удалось отправить; попробуйте позже.

## Столы и места

reason-not-found = По этому адресу ничего нет, или он для вас закрыт.
reason-not-your-seat = Это не ваше место.
reason-not-your-table = Это может сделать только тот, кто открыл стол.
reason-not-at-the-table = Это могут сделать только сидящие за столом.
reason-seat-taken = Это место занято.
reason-seat-free = Это место уже свободно.
reason-not-a-persons-seat = На этом месте не играет человек.
reason-not-started = Игра ещё не началась.
reason-already-started = Игра началась; места больше нельзя менять.
reason-table-paused = За столом перерыв.
reason-table-not-paused = За столом нет перерыва.
reason-still-running = Игра ещё не закончилась.
reason-table-over = Игра закончилась.

## Игра

reason-stale = Тем временем за столом что-то изменилось; посмотрите и выберите снова.
reason-not-asked = Сейчас вам нечего решать.
reason-not-away = Этот человек не ушёл. Бот может заменить того, кто ушёл или отсутствует и заставляет себя ждать.
reason-stand-in-plays = Бот сейчас кого-то заменяет. Вернуться назад можно будет после возвращения игрока.
reason-no-hints = За рейтинговым столом подсказок нет.
reason-no-such-number = К этому моменту вернуться нельзя.
reason-request-gone = Эта просьба уже неактуальна.
reason-already-agreed = Вы уже согласились.
reason-save-not-agreed = Идущая игра хранит тайны всех: её можно сохранить с согласия всех за столом или после окончания.

## Запросы

reason-malformed = Этот запрос нельзя прочитать: { $problem }.
reason-option-not-here = Настройка «{ $name }» относится к файлам сервера, и отсюда её задать нельзя.
reason-wrong-host = Этот сервер не отвечает по такому имени. Если он ваш, добавьте имя в настройку «hosts».
reason-no-name = Выберите имя, которое видно другим.
reason-wrong-origin = Этот запрос пришёл со страницы, которая не относится к этому серверу.
reason-too-big = Этот запрос слишком велик.
reason-too-heavy = Чтение потребовало слишком много времени или памяти, и мы его остановили. Проверьте текст или сократите его.
reason-too-slow = Запрос шёл слишком долго. Проверьте соединение и попробуйте ещё раз.
reason-too-many = Слишком много запросов за короткое время; подождите немного.
reason-too-many-tables = У вас слишком много незаконченных столов. Сначала закончите или покиньте некоторые.
reason-too-many-listed = У вас уже много открытых столов в списке. Сначала начните некоторые из них.
reason-storage = Сервер сейчас не может этого сделать; попробуйте ещё раз чуть позже.

## Запуск сервера

reason-setting-unknown = Нет настройки с именем «{ $name }». Настройки: { $known }.
reason-setting-wrong = Настройка «{ $name }» не годится: { $problem }.
reason-setting-file = Файл настроек { $file } нельзя прочитать: { $problem }.
reason-database-newer = Базу данных создал более новый Mindtable (схема { $found }). Обновите Mindtable.
reason-database-driver = Mindtable не может использовать базу данных { $database }: не хватает пакета «{ $package }». Установите его: pip install "mindtable[postgres]"
reason-database-unreachable = Mindtable не может подключиться к базе данных { $database } ({ $problem }). Проверьте, что она запущена, а также её адрес, пользователя и пароль.
reason-port-taken = По адресу { $host }, порт { $port }, ничего нельзя открыть: возможно, там уже работает сервер. Выберите другой порт с помощью --port или MINDTABLE_PORT.
reason-backup-nothing = По адресу { $database } нет базы данных, которую можно сохранить.
reason-backup-unreadable = Файл { $file } не является резервной копией или повреждён.
reason-backup-failed = Не получилось: { $problem }
reason-restore-not-empty = База данных { $database } не пуста. Чтобы заменить её содержимое, добавьте --force.
reason-database-in-use = База данных { $database } используется: сначала остановите сервер.
reason-server-unreachable = По адресу { $server } не отвечает ни один сервер.
reason-no-mindtable = По адресу { $server } нет сервера Mindtable.
reason-table-unknown = Нет стола с кодом «{ $code }».
reason-table-other-rules = За столом { $table } играли по правилам версии { $found }; по версии { $known } его ходы начиная с записи { $seq } журнала ведут к другому. Ничего не потеряно: Mindtable той версии по-прежнему его откроет.
reason-bot-other-rules = Сервер играет в { $game } версии { $found }, а этот Mindtable знает версию { $known }: они должны совпадать.

## Прощания

goodbye-restart = Сервер перезапускается; стол сейчас вернётся.
goodbye-slow = Соединение слишком медленное и было закрыто; оно устанавливается заново.
goodbye-gone = Этот браузер больше не вошёл в учётную запись; соединение закрыто.
goodbye-no-access = У вас больше нет доступа к этому столу. Вернуться можно по его коду.

## Журнал

log-acted = Выбор сделан: { $seat }.

## Без клиента

server-no-client = Сервер работает, но клиент для браузера не собран.
server-no-client-help = Соберите его командой «make web» и загрузите страницу снова.

## Уроки

reason-lesson-other-move = Правила это разрешают, но сейчас уроку нужен другой ход: сделайте то, о чём просит подсказка, а свои идеи попробуйте в настоящей партии.
reason-lesson-read-on = Сначала прочитайте этот шаг, потом нажмите «Дальше».
reason-lesson-move-first = Этот шаг ждёт вашего хода на поле.
reason-lesson-over = Урок окончен. Выберите следующий или откройте свой стол.
reason-not-a-lesson = Этот стол — не урок.
lesson-finished = Отлично, урок пройден до конца!

## Поведение

reason-no-seat-here = Вы не можете сесть за этот стол.
reason-you-blocked = За этим столом сидит { $name }, а вы заблокировали этого человека. Снимите блокировку, чтобы играть вместе.
reason-not-yourself = Это вы.
reason-suspended = Хозяин сервера отстранил вас до { $until }. Он пишет: «{ $words }»
reason-banned = Хозяин сервера закрыл вам доступ. Он пишет: «{ $words }»
reason-table-closed = Хозяин сервера закрыл этот стол. Вы по-прежнему можете прочитать, что здесь было.
reason-person-unknown = Нет никого с логином или идентификатором «{ $who }».
reason-report-unknown = Нет жалобы «{ $id }».
reason-no-database = По адресу { $database } нет базы данных.
report-chat = Что было сказано:
report-chat-team = { $name } (команде)
report-points = указывает: { $kind } { $noun }
