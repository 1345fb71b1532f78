### What the arena refuses.

reason-arena-two-bots = An arena needs at least two different bots.
reason-arena-other-run = The folder { $folder } contains another run: its “{ $setting }” is different. Choose another folder.
reason-arena-damaged = The results in { $file } are damaged at line { $line }. Repair or remove that line. The games on the other lines are kept.
reason-arena-folder = The folder { $folder } can’t be used: { $problem }.
reason-arena-jobs-or-ray = Games run either in local processes (--jobs) or on a cluster (--ray), not both.
reason-arena-no-ray = This needs Ray. Install Mindtable with the extra “cluster”.
reason-arena-cluster-unreachable = No Ray cluster is answering at { $address }.
reason-arena-cluster-lost = The cluster at { $address } didn’t finish: { $problem }. The finished games are kept.
reason-arena-cluster-version = The cluster at { $address } has Mindtable { $found }, but this machine has { $here }. Results could differ.
