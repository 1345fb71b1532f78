### В чём отказывает арена.

reason-arena-two-bots = Арене нужны хотя бы два разных бота.
reason-arena-other-run = В папке { $folder } лежит другой прогон: там иное значение «{ $setting }». Выберите другую папку.
reason-arena-damaged = Результаты в файле { $file } повреждены в строке { $line }. Исправьте или удалите эту строку; партии из остальных строк сохранятся.
reason-arena-folder = Папку { $folder } нельзя использовать: { $problem }.
reason-arena-jobs-or-ray = Партии идут либо в процессах здесь (--jobs), либо на кластере (--ray), но не и то и другое.
reason-arena-no-ray = Для этого нужен Ray: установите Mindtable с дополнением «cluster».
reason-arena-cluster-unreachable = По адресу { $address } не отвечает ни один кластер Ray.
reason-arena-cluster-lost = Кластер { $address } не закончил работу: { $problem }. Сыгранные партии сохранены.
reason-arena-cluster-version = На кластере { $address } стоит Mindtable { $found }, а здесь { $here }; результаты могли бы отличаться.
