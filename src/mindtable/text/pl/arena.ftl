### Czego odmawia arena.

reason-arena-two-bots = Arena potrzebuje co najmniej dwóch różnych botów.
reason-arena-other-run = W folderze { $folder } są wyniki z innymi ustawieniami: różni się „{ $setting }”. Wybierz inny folder.
reason-arena-damaged = Wyniki w pliku { $file } są uszkodzone w wierszu { $line }. Napraw lub usuń ten wiersz. Partie z pozostałych wierszy zostają.
reason-arena-folder = Nie można użyć folderu { $folder }: { $problem }.
reason-arena-jobs-or-ray = Partie można rozgrywać w lokalnych procesach (--jobs) albo na klastrze (--ray), ale nie tu i tam naraz.
reason-arena-no-ray = Do tego potrzebny jest Ray. Zainstaluj Mindtable z dodatkiem „cluster”.
reason-arena-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden klaster Ray.
reason-arena-cluster-lost = Klaster { $address } nie skończył pracy: { $problem }. Ukończone partie zostały zachowane.
reason-arena-cluster-version = Klaster { $address } ma Mindtable { $found }, a tutaj jest { $here }. Wyniki mogą się różnić.
