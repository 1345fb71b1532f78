### What the server says: reasons for a refusal, farewells, and the page it shows without a client.

## People

reason-no-person = Please say your name first.
reason-wrong-login = This login and password do not belong together.
reason-login-taken = This login is taken; choose another one.
reason-has-login = You have an account already.
reason-no-login = You have no account yet.
reason-wrong-password = That is not your password.
reason-no-web-address = This is not an address on the web.
reason-no-mail-address = This is not an e-mail address.
reason-no-push = This server cannot send messages to browsers.
reason-not-mailed = The letter could not be sent; please try again later.

## Tables and seats

reason-not-found = There is nothing at this address, or it is not open to you.
reason-not-your-seat = That is not your seat.
reason-not-your-table = Only whoever opened the table may do that.
reason-not-at-the-table = Only those who sit at the table may do that.
reason-seat-taken = This seat is taken.
reason-seat-free = This seat is free already.
reason-not-a-persons-seat = No person plays on this seat.
reason-not-started = The game has not begun yet.
reason-already-started = The game has begun; seats can no longer be changed.
reason-table-paused = The table is paused.
reason-table-not-paused = The table is not paused.
reason-still-running = The game is not over yet.
reason-table-over = The game is over.

## Playing

reason-stale = The table has moved on meanwhile; look again and choose anew.
reason-not-asked = You have nothing to decide at the moment.
reason-not-away = This person has not left. A bot may stand in for someone who left, or who is away and keeps the table waiting.
reason-stand-in-plays = A bot is standing in for someone. You can go back once they return.
reason-no-hints = There are no hints at a rated table.
reason-no-such-number = The table cannot go back to that point.
reason-request-gone = This request no longer stands.
reason-already-agreed = You have agreed already.
reason-save-not-agreed = A running game holds everyone's secrets: it can be saved when all at the table agree, or when it is over.

## Requests

reason-malformed = This request cannot be read: { $problem }.
reason-option-not-here = The option “{ $name }” names files of the server and cannot be set from here.
reason-wrong-host = This server doesn’t answer to that name. If it is yours, add the name to the setting “hosts”.
reason-no-name = Please choose a name that others can see.
reason-wrong-origin = This request comes from a page that does not belong to this server.
reason-too-big = This request is too big.
reason-too-heavy = This took too much time or memory to read, so we stopped. Check the text, or split it into smaller parts.
reason-too-slow = Your request took too long to arrive. Check your connection and try again.
reason-too-many = That was too many requests in a short time; please wait a moment.
reason-too-many-tables = You have too many unfinished tables. Finish or leave some first.
reason-too-many-listed = You already have many open tables in the list. Start some of them first.
reason-storage = The server cannot do this at the moment; please try again soon.
reason-server-error = Something went wrong on the server: the mistake is ours, not yours. Load the page again before you try once more.

## Starting the server

reason-setting-unknown = There is no setting called “{ $name }”. The settings are: { $known }.
reason-setting-wrong = The setting “{ $name }” cannot be used: { $problem }.
reason-setting-file = The settings file { $file } cannot be read: { $problem }.
reason-database-newer = The database was made by a newer Mindtable (schema { $found }). Please update Mindtable.
reason-database-driver = Mindtable can’t use the database { $database }: the package “{ $package }” is missing. Install it with: pip install "mindtable[postgres]"
reason-database-unreachable = Mindtable can’t reach the database { $database } ({ $problem }). Check that it is running, and its address, user and password.
reason-port-taken = Nothing can listen at { $host }, port { $port }: perhaps a server runs there already. Choose another one with --port or MINDTABLE_PORT.
reason-backup-nothing = There is no database to back up at { $database }.
reason-backup-unreadable = { $file } is no backup, or it is damaged.
reason-backup-failed = This did not work: { $problem }
reason-restore-not-empty = The database { $database } is not empty. To replace what it holds, add --force.
reason-database-in-use = The database { $database } is in use: stop the server first.
reason-server-unreachable = No server answers at { $server }.
reason-no-mindtable = There is no Mindtable server at { $server }.
reason-table-unknown = There is no table with the code “{ $code }”.
reason-table-differs = This game was played with version { $found } of the rules. With version { $known }, it goes differently from move { $number } on, so it can't continue here. The board shows the position before that move; the log shows everything that was played.
reason-bot-other-rules = The server plays version { $found } of { $game }, and this Mindtable knows version { $known }: both must be the same.

## Farewells

goodbye-restart = The server is restarting. The table will be back in a moment.
goodbye-slow = Your connection was too slow, so we closed it. Reconnecting …
goodbye-gone = This browser is no longer logged in, so we closed the connection.
goodbye-no-access = You no longer have access to this table. Ask for its code to come back.

## The log

log-acted = { $seat } has chosen.

## Without a client

server-no-client = The server runs, but the browser client has not been built.
server-no-client-help = Build it with “make web”, then load this page again.

## Lessons

reason-lesson-other-move = That would be allowed, but this lesson needs another move now: do what the coach asks, then try your own ideas in a real game.
reason-lesson-read-on = Read this step first, then press “Continue”.
reason-lesson-move-first = This step waits for your move on the board.
reason-lesson-over = This lesson is over. Take the next one, or open a table of your own.
reason-not-a-lesson = This table is not a lesson.
lesson-finished = Well done, that was the whole lesson!

## Conduct

reason-no-seat-here = You can’t sit at this table.
reason-you-blocked = You’ve blocked { $name }, who sits at this table. Lift the block to play together.
reason-not-yourself = That’s you.
reason-suspended = The host has suspended you until { $until }. The host writes: “{ $words }”
reason-banned = The host has banned you from this server. The host writes: “{ $words }”
reason-table-closed = The host has closed this table. You can still read what happened.
reason-person-unknown = There is nobody with the login or id “{ $who }”.
reason-report-unknown = There is no report “{ $id }”.
reason-no-database = There is no database at { $database }.
report-chat = What was said:
report-chat-team = { $name } (to the team)
report-points = points at { $kind } { $noun }
