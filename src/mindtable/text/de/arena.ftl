### Was die Arena ablehnt.

reason-arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
reason-arena-other-run = Der Ordner { $folder } enthält einen anderen Lauf: „{ $setting }“ ist dort anders. Wähle einen anderen Ordner.
reason-arena-damaged = Die Ergebnisse in { $file } sind in Zeile { $line } beschädigt. Repariere oder entferne diese Zeile. Die Partien der anderen Zeilen bleiben erhalten.
reason-arena-folder = Der Ordner { $folder } lässt sich nicht nutzen: { $problem }.
reason-arena-jobs-or-ray = Partien laufen entweder hier in Prozessen (--jobs) oder auf einem Cluster (--ray), nicht beides zugleich.
reason-arena-no-ray = Dafür brauchst du Ray. Installiere Mindtable mit dem Zusatz „cluster“.
reason-arena-cluster-unreachable = Unter { $address } antwortet kein Ray-Cluster.
reason-arena-cluster-lost = Der Cluster { $address } ist nicht fertig geworden: { $problem }. Beendete Partien bleiben erhalten.
reason-arena-cluster-version = Der Cluster { $address } hat Mindtable { $found }, hier ist es { $here }. Die Ergebnisse könnten abweichen.
