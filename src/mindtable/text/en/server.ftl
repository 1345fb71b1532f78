### What the server says: reasons for a refusal, farewells, and the page it shows without a client.

## People

reason-no-person = Please enter your name first.
reason-wrong-login = Wrong username or password.
reason-login-taken = That username is taken. Please choose another.
reason-has-login = You already have an account.
reason-no-login = You don’t have an account yet.
reason-wrong-password = That password isn’t right.
reason-no-web-address = That isn’t a web address.
reason-no-mail-address = That isn’t an email address.
reason-no-push = This server can’t send messages to browsers.
reason-not-mailed = The email couldn’t be sent. Please try again later.

## Tables and seats

reason-not-found = There’s nothing at this address, or you don’t have access to it.
reason-not-your-seat = That isn’t your seat.
reason-not-your-table = Only the player who opened the table can do that.
reason-not-at-the-table = Only players at the table can do that.
reason-seat-taken = This seat is taken.
reason-seat-free = This seat is already free.
reason-not-a-persons-seat = No person plays in this seat.
reason-not-started = The game hasn’t started yet.
reason-already-started = The game has started, so the seats can’t be changed any more.
reason-table-paused = The table is paused.
reason-table-not-paused = The table isn’t paused.
reason-still-running = The game isn’t over yet.
reason-table-over = The game is over.

## Playing

reason-stale = The table has changed in the meantime. Take another look and choose again.
reason-not-asked = There’s nothing for you to decide right now.
reason-not-away = This player hasn’t left. A bot can only fill in for someone who has left, or who is away and keeps the table waiting.
reason-stand-in-plays = A bot is filling in for someone. You can go back once they return.
reason-no-hints = Rated tables have no hints.
reason-no-such-number = The table can’t go back to that point.
reason-request-gone = This request is no longer open.
reason-already-agreed = You’ve already agreed.
reason-save-not-agreed = A running game contains everyone’s secrets. You can save it when everyone at the table agrees, or when it’s over.

## Requests

reason-malformed = This request can’t be read: { $problem }.
reason-option-not-here = The option “{ $name }” names files on the server, so you can’t set it from here.
reason-wrong-host = This server doesn’t answer to that name. If it’s yours, add the name to the setting “hosts”.
reason-no-name = Please choose a name that others can see.
reason-wrong-origin = This request comes from a page that doesn’t belong to this server.
reason-too-big = This request is too big.
reason-too-heavy = This took too much time or memory to read, so we stopped. Check the text, or split it into smaller parts.
reason-too-slow = Your request took too long to arrive. Check your connection and try again.
reason-too-many = Too many requests in a short time. Please wait a moment.
reason-too-many-tables = You have too many unfinished tables. Finish or leave some first.
reason-too-many-listed = You already have many open tables in the list. Start some of them first.
reason-storage = The server can’t do that right now. Please try again soon.
reason-server-error = Something went wrong on the server. The mistake is ours, not yours. Reload the page before you try again.

## Starting the server

reason-setting-unknown = There’s no setting called “{ $name }”. The settings are: { $known }.
reason-setting-wrong = The setting “{ $name }” can’t be used: { $problem }.
reason-setting-file = The settings file { $file } can’t be read: { $problem }.
reason-database-newer = The database was made by a newer Mindtable (schema { $found }). Please update Mindtable.
reason-database-driver = Mindtable can’t use the database { $database }: the package “{ $package }” is missing. Install it with: pip install 'mindtable[postgres]'
reason-database-unreachable = Mindtable can’t reach the database { $database } ({ $problem }). Make sure it’s running, and check the address, user and password.
reason-port-taken = Can’t listen at { $host }, port { $port }. Perhaps a server is already running there. Choose another port with --port or MINDTABLE_PORT.
reason-backup-nothing = There’s no database to back up at { $database }.
reason-backup-unreadable = { $file } isn’t a backup, or it’s damaged.
reason-backup-failed = That didn’t work: { $problem }
reason-restore-not-empty = The database { $database } isn’t empty. To replace its contents, add --force.
reason-database-in-use = The database { $database } is in use. Stop the server first.
reason-server-unreachable = No server is answering at { $server }.
reason-no-mindtable = There’s no Mindtable server at { $server }.
reason-table-unknown = There’s no table with the code “{ $code }”.
reason-table-differs = This game was played with version { $found } of the rules. With version { $known }, it turns out differently from move { $number } on, so it can’t continue here. The board shows the position before that move. The log shows everything that was played.
reason-bot-other-rules = The server plays version { $found } of { $game }, and this Mindtable knows version { $known }. Both must be the same.

## Farewells

goodbye-restart = The server is restarting. The table will be back in a moment.
goodbye-slow = Your connection was too slow, so we closed it. Reconnecting…
goodbye-gone = You’re no longer signed in here, so we closed the connection.
goodbye-no-access = You no longer have access to this table. Ask for its code to come back.

## The log

log-acted = { $seat } has made a choice.

## Without a client

server-no-client = The server is running, but the browser client hasn’t been built.
server-no-client-help = Build it with “make web”, then reload this page.

## Lessons

reason-lesson-other-move = That’s allowed, but this lesson needs another move right now. Do what the coach asks, then try your own ideas in a real game.
reason-lesson-read-on = Read this step first, then press “Continue”.
reason-lesson-move-first = This step is waiting for your move on the board.
reason-lesson-over = This lesson is over. Take the next one, or open your own table.
reason-not-a-lesson = This table isn’t a lesson.
lesson-finished = Well done! You’ve finished the lesson.

## Conduct

reason-no-seat-here = You can’t sit at this table.
reason-you-blocked = You’ve blocked { $name }, who sits at this table. Unblock them to play together.
reason-not-yourself = That’s you.
reason-suspended = The host has suspended you until { $until }. The host writes: “{ $words }”
reason-banned = The host has banned you from this server. The host writes: “{ $words }”
reason-table-closed = The host has closed this table. You can still read what happened.
reason-person-unknown = There’s nobody with the username or id “{ $who }”.
reason-report-unknown = There’s no report “{ $id }”.
reason-no-database = There’s no database at { $database }.
report-chat = Chat:
report-chat-team = { $name } (to the team)
report-points = points at { $kind } { $noun }
