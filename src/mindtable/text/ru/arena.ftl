### В чём отказывает арена.

reason-arena-two-bots = Арене нужны хотя бы два разных бота.
reason-arena-other-run = В папке { $folder } лежит другой прогон: в нём иное значение «{ $setting }». Выберите другую папку.
reason-arena-damaged = Результаты в файле { $file } повреждены в строке { $line }. Исправьте или удалите эту строку. Партии из остальных строк сохранятся.
reason-arena-folder = Папку { $folder } нельзя использовать: { $problem }.
reason-arena-jobs-or-ray = Партии идут либо в процессах здесь (--jobs), либо на кластере (--ray), но не там и там сразу.
reason-arena-no-ray = Для этого нужен Ray. Установите Mindtable с дополнением «cluster».
reason-arena-cluster-unreachable = По адресу { $address } не отвечает ни один кластер Ray.
reason-arena-cluster-lost = Кластер { $address } не закончил работу: { $problem }. Сыгранные партии сохранены.
reason-arena-cluster-version = На кластере { $address } стоит Mindtable { $found }, а здесь { $here }. Результаты могут отличаться.
