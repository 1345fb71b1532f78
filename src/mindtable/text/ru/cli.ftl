### То, что командная строка говорит об игре на языке играющих.

cli-demo-title = { $game }: случайная партия, зерно { $seed }
cli-demo-more = { $count ->
        [one] … и ещё { $count } строка
        [few] … и ещё { $count } строки
       *[many] … и ещё { $count } строк
    }
cli-demo-over = { $count ->
        [one] Игра окончена после { $count } решения.
        [few] Игра окончена после { $count } решений.
       *[many] Игра окончена после { $count } решений.
    }
cli-demo-won = Победа: { $names }
cli-demo-nobody-won = Никто не победил.

cli-options-name = Настройка
cli-options-meaning = Значение
cli-options-range = Возможные значения
cli-options-default = По умолчанию
cli-options-number = от { $low } до { $high }
cli-options-switch = «yes» (да) или «no» (нет)
cli-options-words = список через запятую, на выбор: { $choices }

cli-clauses-title = { $game }: правила
cli-clauses-untested = Этого пока не проверяет ни один тест.
cli-clauses-no-tests = Тестов здесь нет, поэтому неизвестно, какие правила они проверяют. Укажите их папку через --tests.

cli-provenance-rulebook = книга правил
cli-provenance-public = открытые материалы
cli-provenance-reconstructed = воссоздано нами
cli-provenance-ruling = наше решение

cli-content-fits = Набор в порядке.

cli-bot-seated = Бот играет на месте { $seat }.
cli-bot-connected = Бот за столом.
cli-bot-lost = Связь прервалась. Пробуем снова.
cli-bot-over = Игра окончена.
cli-bot-won = { $score ->
        [one] Бот победил, у него { $score } очко.
        [few] Бот победил, у него { $score } очка.
       *[many] Бот победил, у него { $score } очков.
    }
cli-bot-lost-game = { $score ->
        [one] Бот не победил, у него { $score } очко.
        [few] Бот не победил, у него { $score } очка.
       *[many] Бот не победил, у него { $score } очков.
    }

cli-backup-done = В файле { $file } { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    } ({ $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }).
cli-restore-done = В базе данных теперь всё из файла { $file }: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    } ({ $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }).

cli-conduct-no-reports = Жалоб нет.
cli-conduct-report-line = { $id }, { $at }: { $by } жалуется, на кого: { $about }
cli-conduct-table = Стол { $table }
cli-conduct-settled = Жалоба { $id } рассмотрена.
cli-conduct-warn = { $at }: предупреждение. «{ $words }»
cli-conduct-suspend = { $at }: отстранение до { $until }. «{ $words }»
cli-conduct-ban = { $at }: доступ закрыт. «{ $words }»
cli-conduct-lift = { $at }: отменено.
cli-conduct-done-warn = { $who }: предупреждение отправлено.
cli-conduct-done-suspend = { $who }: отстранение до { $until }.
cli-conduct-done-ban = { $who }: доступ закрыт.
cli-conduct-done-lift = { $who }: доступ снова открыт.
cli-conduct-closed = Стол { $table } закрыт.
