### То, что может сказать любая игра, каковы бы ни были её правила: причины отказа и названия мест.
### Названия стоят там, где на любом языке подходит именительный падеж: после двоеточия, в кавычках или в скобках.
### Поэтому ни в одном переводе не приходится склонять аргумент.

seat = Игрок { $number }
seat-thing = { $seat }: { $thing }
list = { $listed }, { $item }
question-over = Игра окончена.

## Откуда взято правило

source = { $place }
source-en = Английские правила: { $place }
source-pl = Польские правила: { $place }
source-rulings = Наши решения: { $place }

## Действия

reason-game-over = Игра окончена, больше ничего сделать нельзя.
reason-not-your-decision = Сейчас решаете не вы. Подождите остальных.
reason-already-answered = Ваш ответ уже принят. Подождите остальных.
reason-not-now = Сейчас этого сделать нельзя. Выберите одно из предложенных действий.
reason-nothing-to-undo = Вам нечего отменять.
reason-undo-new-information = Этот выбор нельзя отменить: он открыл что-то новое.
reason-undo-others-chose = Этот выбор нельзя отменить: с тех пор сходил кто-то другой.

## Названия

reason-unknown-game = Нет игры под названием «{ $game }». Установленные игры: { $known }.
reason-no-game-in-module = В модуле «{ $module }» нет игры: { $problem }.
reason-unknown-verb = В этой игре нет действия «{ $verb }».
reason-unknown-noun = Действие «{ $verb }» нельзя применить к «{ $noun }»: в этой игре такого нет.
reason-missing-noun = Укажите, к чему относится действие: после «{ $verb }» чего-то не хватает.
reason-unwanted-noun = Действию «{ $verb }» ничего больше не нужно. Уберите «{ $noun }».
reason-unknown-action = Ни у одного действия этой игры нет номера { $action }.
reason-unknown-seat = { $seats ->
        [one] За этим столом { $seats } место, счёт от 0
        [few] За этим столом { $seats } места, счёт от 0
       *[many] За этим столом { $seats } мест, счёт от 0
    }, поэтому места с номером { $seat } нет.

## Настройки

wanted = { $wanted ->
        [word] слово
        [number] целое число
        [switch] да или нет («yes» или «no»)
        [numbers] список целых чисел
        [counts] таблица названий с целыми числами
       *[words] список слов
    }
reason-unknown-option = Нет настройки под названием «{ $name }». Есть такие: { $known }.
reason-option-not-a-choice = У настройки «{ $name }» не может быть значения «{ $value }». На выбор: { $choices }.
reason-option-out-of-range = У настройки «{ $name }» не может быть значения { $value }. Допустимы значения от { $low } до { $high }.
reason-option-wrong-type = У настройки «{ $name }» не может быть значения «{ $value }». Требуется: { wanted }.
reason-option-excluded = Эти настройки несовместимы: «{ $name }» со значением «{ $value }» и «{ $other }» со значением «{ $other_value }». Измените одну из них.
reason-option-list-length = В списке «{ $name }» { $length ->
        [one] { $length } пункт
        [few] { $length } пункта
       *[many] { $length } пунктов
    }. Возможное число пунктов: { $lengths }.
reason-option-repeats = В списке «{ $name }» повторяется «{ $value }». Каждый пункт может встречаться только один раз.
reason-bad-seed = Зерно — это число или короткий текст: от 1 до { $longest } видимых знаков.

## Сохранения

reason-save-not-a-history = Это не сохранение Mindtable. Первая строка должна быть «mindtable history».
reason-save-newer = Формат этого сохранения — { $found }, а этот Mindtable читает форматы не новее { $known }. Обновите Mindtable.
reason-save-damaged = Сохранение повреждено или изменено вручную (см. строку { $line }).
reason-save-other-rules = Эта партия сыграна по правилам версии { $found }, а установлена версия { $known }. Используйте тот Mindtable, в котором она сохранена.
reason-save-differs = Эту партию играли по правилам версии { $found }. По версии { $known } она идёт иначе начиная с хода { $number }.
reason-unknown-generator = Эту партию раздал генератор «{ $name }», которого этот Mindtable не знает. Обновите Mindtable.
reason-save-other-encoding = Эту партию сохранил другой Mindtable. Используйте его или файл с историей партии.
reason-save-action-refused = Сохранение нельзя воспроизвести дальше действия { $number } (место { $seat }: { $action }).
reason-snapshot-damaged = Сохранённая позиция повреждена: { $part }. Загрузите партию из её истории.

## Сценарии

reason-scenario-not-toml = В сценарии ошибка TOML: { $problem }.
reason-scenario-too-long = Символов в сценарии: { $found }. Разрешено не больше { $most }.
reason-scenario-too-deep = Слишком глубокая вложенность в сценарии. Разрешено уровней: { $most }.
reason-scenario-unknown-key = В сценарии есть то, чего эта игра не знает: { $key }. Она знает: { $known }.
reason-scenario-wrong-value = Сценарий описывает невозможное в месте «{ $key }»: { $value }.
reason-scenario-unanswered-chance = В сценарии осталось неразыгранное случайное событие. Начните его с решения игрока.

## Наборы содержимого

reason-content-unknown-pack = Нет набора содержимого «{ $path }». Укажите файл .toml или папку с такими файлами.
reason-content-not-toml = В файле { $file } ошибка TOML: { $problem }.
reason-content-no-heading = Набору { $file } нужна таблица [pack] с текстом «{ $field }».
reason-content-wrong-entry = В файле { $file } «{ $kind }» должно быть списком записей, каждая с заголовком [[{ $kind }]].
reason-content-unknown-kind = В этой игре нет содержимого вида «{ $kind }». Есть такие виды: { $known }.
reason-content-missing-id = Записи { $number } вида «{ $kind }» нужен «id», который указывает, какую из наших записей она меняет.
reason-content-unknown-id = Нет записи «{ $id }» вида «{ $kind }», которую можно было бы изменить.
reason-content-twice = Запись «{ $id }» вида «{ $kind }» встречается больше одного раза.
reason-content-unknown-field = У «{ $id }» ({ $kind }) нет поля «{ $field }». Есть такие поля: { $known }.
reason-content-out-of-range = «{ $id }» ({ $kind }): со значением «{ $value }» в поле «{ $field }» играть нельзя. Возможные значения видны в наших записях.
reason-content-wrong-type = «{ $id }» ({ $kind }): у поля «{ $field }» не может быть значения «{ $value }». Требуется: { wanted }.
reason-content-unknown-provenance = У «{ $id }» ({ $kind }) неизвестное происхождение «{ $value }». На выбор: { $known }.
