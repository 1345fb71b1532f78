### What the command line says about a game in the player's language.

cli-demo-title = { $game }: a random game, seed { $seed }
cli-demo-more = { $count ->
        [one] … and 1 more line
       *[other] … and { $count } more lines
    }
cli-demo-over = { $count ->
        [one] The game is over after 1 decision.
       *[other] The game is over after { $count } decisions.
    }
cli-demo-won = Won by { $names }
cli-demo-nobody-won = Nobody won.

cli-options-name = Option
cli-options-meaning = Meaning
cli-options-range = Possible values
cli-options-default = Default
cli-options-number = from { $low } to { $high }
cli-options-switch = yes or no
cli-options-words = a comma-separated list of: { $choices }

cli-clauses-title = { $game }: the rules
cli-clauses-untested = No test covers this yet.
cli-clauses-no-tests = The tests aren’t here, so we can’t say which clauses they cover. Name their folder with --tests.

cli-provenance-rulebook = rulebook
cli-provenance-public = public material
cli-provenance-reconstructed = reconstructed by us
cli-provenance-ruling = our ruling

cli-content-fits = The pack is fine.

cli-bot-seated = The bot plays in seat { $seat }.
cli-bot-connected = The bot is at the table.
cli-bot-lost = Connection lost. Trying again.
cli-bot-over = The game is over.
cli-bot-won = { $score ->
        [one] The bot won with 1 point.
       *[other] The bot won with { $score } points.
    }
cli-bot-lost-game = { $score ->
        [one] The bot didn’t win. It has 1 point.
       *[other] The bot didn’t win. It has { $score } points.
    }

cli-backup-done = { $file } contains { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } ({ $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }).
cli-restore-done = The database now contains everything from { $file }: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } ({ $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }).

cli-conduct-no-reports = Nobody has reported anything.
cli-conduct-report-line = { $id }, { $at }: { $by } reports { $about }
cli-conduct-table = Table { $table }
cli-conduct-settled = Report { $id } is closed.
cli-conduct-warn = { $at }: warned. “{ $words }”
cli-conduct-suspend = { $at }: suspended until { $until }. “{ $words }”
cli-conduct-ban = { $at }: banned. “{ $words }”
cli-conduct-lift = { $at }: lifted.
cli-conduct-done-warn = { $who } sees your warning.
cli-conduct-done-suspend = { $who } is suspended until { $until }.
cli-conduct-done-ban = { $who } is banned.
cli-conduct-done-lift = { $who } can come back.
cli-conduct-closed = Table { $table } is closed.
