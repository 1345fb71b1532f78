### What the command line says about a game in the player's language.

cli-demo-title = { $game }: a random game, seed { $seed }
cli-demo-more = { $count ->
        [one] … and 1 line more
       *[other] … and { $count } lines more
    }
cli-demo-over = { $count ->
        [one] The game is over after 1 decision.
       *[other] The game is over after { $count } decisions.
    }
cli-demo-won = Won: { $names }
cli-demo-nobody-won = Nobody has won.

cli-options-name = Option
cli-options-meaning = Meaning
cli-options-range = Possible values
cli-options-default = Default
cli-options-number = from { $low } to { $high }
cli-options-switch = yes or no
cli-options-words = a list with commas, of: { $choices }

cli-clauses-title = { $game }: the rules
cli-clauses-untested = No test proves this yet.
cli-clauses-no-tests = The tests aren’t here, so we can’t say which clauses they prove. Name their folder with --tests.

cli-provenance-rulebook = rulebook
cli-provenance-public = public material
cli-provenance-reconstructed = reconstructed by us
cli-provenance-ruling = our ruling

cli-content-fits = The pack fits.

cli-bot-seated = The bot sits on seat { $seat }.
cli-bot-connected = The bot is at the table.
cli-bot-lost = The connection is lost; trying again.
cli-bot-over = The game is over.
cli-bot-won = Won, with { $score } points.
cli-bot-lost-game = Not won, with { $score } points.

cli-backup-done = { $file } holds { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } ({ $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }).
cli-restore-done = The database holds what { $file } holds: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } ({ $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }).

cli-conduct-no-reports = Nobody has reported anything.
cli-conduct-report-line = { $id }, { $at }: { $by } reports { $about }
cli-conduct-table = Table { $table }
cli-conduct-settled = Report { $id } is settled.
cli-conduct-warn = { $at }: warned. “{ $words }”
cli-conduct-suspend = { $at }: suspended until { $until }. “{ $words }”
cli-conduct-ban = { $at }: banned. “{ $words }”
cli-conduct-lift = { $at }: lifted.
cli-conduct-done-warn = { $who } sees your warning.
cli-conduct-done-suspend = { $who } is suspended until { $until }.
cli-conduct-done-ban = { $who } is banned.
cli-conduct-done-lift = { $who } may come again.
cli-conduct-closed = Table { $table } is closed.
