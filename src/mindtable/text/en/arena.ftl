### What the arena refuses.

reason-arena-two-bots = An arena needs at least two different bots.
reason-arena-other-run = The folder { $folder } holds another run: its “{ $setting }” is different. Choose another folder.
reason-arena-damaged = The results in { $file } are damaged at line { $line }. Repair or remove that line; the games on the others are kept.
reason-arena-folder = The folder { $folder } cannot be used: { $problem }.
reason-arena-jobs-or-ray = Games run either in processes here (--jobs) or on a cluster (--ray), not both.
reason-arena-no-ray = This needs Ray: install Mindtable with the extra “cluster”.
reason-arena-cluster-unreachable = No Ray cluster answers at { $address }.
reason-arena-cluster-lost = The cluster at { $address } did not finish: { $problem }. What was finished is kept.
reason-arena-cluster-version = The cluster at { $address } has Mindtable { $found }, and here it is { $here }; results could differ.
