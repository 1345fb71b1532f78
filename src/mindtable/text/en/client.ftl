### What the browser client says.

## Everywhere

client-close = Close
client-cancel = Cancel
client-keep = Save
client-copy = Copy
client-copied = Copied.
client-loading = One moment…
client-try-again = Try again
client-reload = Reload the page
client-page-failed = This page couldn’t be loaded.
client-offline = You’re offline. You can still read rules and cards. Your tables will be back once you reconnect.
client-offline-refused = Can’t reach the server right now.
client-went-wrong = Something went wrong. Please try again.
client-never-ask = Don’t ask again
client-skip-to-content = Skip to content
client-percent = { $value }%
client-missing = There’s nothing here
client-missing-help = The address may be mistyped, or the page no longer exists.

## Finding one's way

client-nav = Pages
client-nav-home = Home
client-nav-rules = Rules
client-nav-cards = Cards
client-nav-statistics = Statistics
client-nav-about = About
client-nav-settings = Settings
client-nav-account = Account
client-menu = Menu
client-games = Games
client-game = Game
client-language = Language
client-guest = Guest

## Start

client-welcome = Take a seat
client-welcome-about = Great games about the mind, with the bookkeeping done for you. Play alone against bots, with friends online, or together around one screen.
client-continue = Continue playing
client-go-on = Continue
client-play = Play
client-play-bots = Play against bots
client-new-table = New table
client-players = Players
client-bots = Bots
client-bot = Bot
client-bot-level = Bot level
client-level-time = Thinks for up to { $seconds } s about each choice.
client-join = Join with a code
client-join-help = Got a code or a link? Enter it here.
client-join-go = Join
client-join-empty = Enter a code first.
client-code = Table code
client-open-tables = Open tables
client-open-tables-none = Nobody’s waiting for players right now.
client-look = View
client-finished = Finished games
client-your-turn = Your turn
client-state-open = Waiting for players
client-state-playing = In progress
client-state-paused = Paused
client-state-over = Finished
client-free-seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }

## A new table

client-who-plays = Who’s playing
client-seat-for = Who is { $seat }?
client-seat-me = Me
client-seat-open-wish = Open to others
client-seats-at-once = The game starts right away.
client-seats-open = You’ll get a link for the others. The game starts when every seat is taken.
client-seats-hot = You’re sharing this screen, so the table is hidden whenever the turn passes to someone else.
client-keeping = Table settings
client-listed = Listed
client-listed-help = Everyone sees the table on the home page and can take a free seat or watch.
client-rated = Rated
client-rated-help = The result changes your rating. Hints are off.
client-clock = Clock
client-clock-none = None
client-clock-live = Live
client-clock-by-days = Correspondence
client-clock-minutes = Minutes for the whole game
client-clock-extra = Extra seconds per turn
client-clock-each = Days per turn
client-clock-help = The clock is only a reminder: running out of time never costs you your seat.
client-clock-left = Time left
client-clock-days = { $days ->
        [one] 1 day { $time }
       *[other] { $days } days { $time }
    }
client-group-seats = Seats
client-group-rules = Rules
client-group-modules = Modules
client-group-other = More
client-option-usual = Default
client-option-reset = Reset to default
client-option-clash = Conflicts with “{ $option }: { $value }”, which would change.
client-open-table = Open the table
client-import = Continue from a file…
client-import-differs = The rules have changed
client-import-until = Open the position before move { $move }

## At the table before the game

client-lobby-seats = Seats
client-sit = Sit down
client-stand-up = Stand up
client-add-bot = Add a bot
client-change-bot = Change level
client-remove-bot = Remove
client-invite = Invite
client-invite-help = Send this link or read out the code. Nobody needs an account.
client-invite-link = Invitation link
client-invited = You’re invited to a table
client-watch = Just watch
client-start-wait = { $count ->
        [one] The game starts once the last free seat is taken.
       *[other] The game starts once the { $count } free seats are taken.
    }
client-your-name = Your name
client-name-kept = The others now see you as { $name }.
client-name-help = This is the name the others at a table see. You don’t need anything else to play.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = free seat
client-seat-kept = kept for { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Bot filling in: { $level }
client-seat-online = online
client-seat-away = away
client-seat-left = left the table

## Playing

client-you = you
client-decides = deciding
client-standings = Standings
client-side-points = { $points ->
        [one] { $names }: 1 point
       *[other] { $names }: { $points } points
    }
client-views = Views
client-side = Log, chat and players
client-tab-board = Board
client-tab-mine = Mine
client-tab-others = Others
client-tab-log = Log
client-tab-talk = Log
client-tab-chat = Chat
client-tab-players = Players
client-tab-notes = Notes
client-tab-asked = Answer the current question here.
client-tab-news = { $count ->
        [one] { $tab }, 1 new
       *[other] { $tab }, { $count } new
    }
client-bar = What to do now
client-main-choices = Main choices
client-turn-tools = Turn tools
client-choose-one = Choose one
client-choices-count = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
client-all-choices = { $count ->
        [one] 1 choice
       *[other] All { $count } choices
    }
client-all-choices-help = Everything you can do right now, in words, with a filter and a preview.
client-choice-list = All choices
client-filter = Filter…
client-show-all = Show all
client-nothing-fits = No matches.
client-not-now = Not possible right now, and why
client-why-not = Why not?
client-which = Which one?
client-preview = What this would do
client-preview-more = { $count ->
        [one] and 1 more step
       *[other] and { $count } more steps
    }
client-preview-help = Hover over a choice to see what it would do.
client-preview-goes-on = This choice leads to another question.
client-preview-unknown = What happens next isn’t known yet. Chance or a secret decision will settle it.
client-undo = Undo
client-undo-help = Undoes your last choice.
client-undo-nothing = There’s nothing to undo.
client-restart = Restart turn
client-restart-help = Undoes your choices this turn, back to the last time something new was revealed.
client-hint = Hint
client-hint-help = What a strong bot would do, and why.
client-hint-thinking = The bot is thinking…
client-hint-none = No hint right now.
client-hint-do = Do it
client-hint-explain = The numbers show how much the bot expects this choice, plus its best follow-up, to improve your position.
client-skip = Skip
client-watching = Watch what happens…
client-waiting-for = { $count ->
        [one] { $names } is deciding.
       *[other] Waiting for { $names }.
    }
client-paused = The table is paused.
client-warning = Are you sure?
client-end-turn-ask = End your turn?
client-end-turn-help = Once it’s someone else’s turn, you can’t undo this.
client-uncertain-help = This reveals something new, so you can’t undo it.
client-do-it = Do it
client-just-happened = What just happened
client-nothing-yet = Nothing yet.
client-position-as-data = Position as data
client-symbols = Symbols
client-zoom = Zoom

## Log, talk, notes

client-log = What happened
client-log-empty = Nothing has happened yet.
client-log-undone = (undone)
client-log-go = Show position { $number }
client-chat-to = Chat with
client-chat-table = Table
client-chat-team = Team
client-chat-say = Say something…
client-chat-say-team = Say something to your team…
client-chat-send = Send
client-chat-empty = Nobody has said anything yet.
client-points-at = points at { $place }
client-plans = marks { $place } in the plan
client-plan-clear = Clear plan
client-pointing = Pointing (Alt + click):
client-pointing-table = to everyone
client-pointing-team = to my team
client-pointing-plan = in the team plan
client-notes = Your notes
client-notes-help = Only you can see what you write here.
client-notes-kept = Saved
client-notes-typing = Not saved yet…
client-notes-failed = Couldn’t save. We’ll try again.

## People at the table

client-look-from = View from here
client-retake = Take your seat back
client-replace = Let a bot fill in…
client-replace-help = A bot takes over if all the others agree. The player can take the seat back at any time.
client-replace-ask = Ask the others
client-leave = Leave table
client-leave-seat = Leave
client-leave-ask = Leave the table?
client-leave-help = The others can let a bot fill in. You can come back to your seat.
client-leave-rated = This game is rated: leaving counts as a loss, even if you come back.
client-pause = Pause
client-resume = Resume
client-copy-invite = Copy invitation
client-ask-rewind = Ask to undo my last choice
client-ask-rewind-help = If it revealed something new, everyone has to agree.
client-ask-all = Ask everyone
client-agree = Agree
client-refuse = Refuse
client-withdraw = Withdraw
client-rewind = Undo my last choice
client-rewind-help = You’re playing alone with bots, so nobody else has to agree.
client-has-left = { $name } has left the game. A bot can fill in until they come back.
client-is-away = { $name } is away, and it’s their turn. A bot can fill in until they come back.
client-is-away-until = { $name } is away, and it’s their turn. A bot can fill in after { $time }.
client-stand-in = Let a bot fill in
client-wish-rewind = { $name } would like to go back to position { $number }.
client-wish-save = { $name } would like to save this game to a file while it’s still being played. The file shows everyone’s secrets.
client-wish-stand-in = { $name } would like a bot ({ $level }) to fill in for { $of }.
client-wish-agreed = Agreed: { $names }
client-wish-waits = Waiting for the others

## One screen for several

client-hand-over = Next up: { $name }
client-hand-over-help = Pass the screen on. Nothing is shown until the next player is ready.
client-hand-over-ready = I’m { $name }, show my table

## Coming back

client-absence = Since your last turn
client-absence-to-you = About you
client-absence-others = Elsewhere at the table
client-absence-earlier = { $count ->
        [one] Show 1 earlier line
       *[other] Show { $count } earlier lines
    }
client-absence-watch = Watch it
client-absence-go-on = Continue
client-line-connecting = Connecting…
client-line-waiting = Connection lost. Retrying in { $seconds } s
client-line-now = Retry now
client-line-closed = Not connected
client-line-broken = The connection broke, so your last action may not have arrived. Check the table before you try again.

## The end

client-end = The game is over
client-end-you-won = You won!
client-end-won = { $count ->
        [one] Won by { $names }
       *[other] Won by { $names }
    }
client-end-nobody = Nobody won.
client-end-results = Results
client-end-player = Player
client-end-points = Points
client-end-rating = Rating
client-end-chart = Points over time
client-chart-label = Points over the course of the game
client-show-result = Show result
client-rematch = Play again
client-rematch-rotated = Play again, swap seats
client-rematch-go = Go to the rematch
client-rematch-join = Join the rematch
client-mute-table = Mute this table
client-unmute-table = Unmute this table
client-mute-table-help = You get no push messages, emails or webhooks about this table. It still waits for you.
client-muted = This table is muted.
client-unmuted = This table is no longer muted.
client-export = Save to a file
client-export-help = The whole game as text: save file, replay and bug report in one.
client-export-agree = The file shows all secrets while the game is running, so everyone at the table has to agree.
client-export-agreed = Once everyone has agreed, anyone at the table can save the file.

## Replay

client-replay = Replay
client-replay-position = { $number } of { $last }
client-replay-beginning = The beginning
client-replay-stop = Stop
client-scrub = Move through the game
client-scrub-position = Position
client-seen-by = Point of view
client-seen-by-spectator = As a spectator
client-seen-by-seat = As { $name }
client-copy-address = Copy a link to this position
client-to-table = Go to the table

## Rules and cards

client-rule = The rule
client-rule-in-place = Show it in the rules
client-rules-about = Every rule in our own words, one by one. Refusals and tooltips link here.
client-rules-search = Search rules…
client-rules-chapters = Chapters
client-edition = Edition
client-editions-all = All editions
client-cards-about = All cards, tiles and boards, and where their values come from.
client-cards-ours = { $count ->
        [one] 1 of { $all } is our own reconstruction, because its values aren’t public.
       *[other] { $count } of { $all } are our own reconstructions, because their values aren’t public.
    }
client-cards-search = Search cards…
client-cards-kind = Kind
client-cards-all = All kinds
client-cards-found = { $count ->
        [one] 1 found
       *[other] { $count } found
    }
client-cards-more = { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
client-decks = Decks
client-decks-build = Build decks
client-provenance-rulebook = Rulebook
client-provenance-rulebook-help = This is what the rulebook says.
client-provenance-public = Public material
client-provenance-public-help = Taken from public material: pictures, videos and the designers’ answers.
client-provenance-reconstructed = Reconstructed by us
client-provenance-reconstructed-help = The printed values aren’t public. These are ours, chosen to play well. If you own the game, you can replace them with the real ones.
client-provenance-ruling = Our ruling
client-provenance-ruling-help = The sources are silent or disagree, so this is how we play it.

## Statistics

client-stats-played = Played
client-stats-won = Won
client-stats-share = Win rate
client-stats-rating = Rating
client-stats-by-game = By game
client-stats-rated = Rated games
client-stats-rated-help = The rating is a cautious estimate that gets more reliable with every game. The ± shows how far off it may still be.
client-stats-changes = How your rating has changed
client-stats-when = When
client-stats-change = Change
client-stats-none = Your first finished game will appear here.

## Settings

client-settings-look = Language and appearance
client-theme = Colours
client-theme-auto = Same as device
client-theme-light = Light
client-theme-dark = Dark
client-theme-contrast = High contrast
client-text-size = Text size
client-printed = Show printed English card names
client-printed-help = They appear in brackets beside the translation, for tables with an English edition.
client-settings-motion = Motion
client-speed = Animation speed
client-speed-still = None
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-motion = Motion on pages
client-motion-auto = Same as device
client-motion-on = On
client-motion-off = Off
client-motion-help = You can skip any animation with “s”. The table always ends up as the server sent it.
client-settings-sound = Sound
client-sound = Play sounds for your turn, moves and chat
client-volume = Volume
client-sound-try = Test
client-settings-play = Help, questions and warnings
client-previews = Show what a choice would do
client-previews-help = When you hover over a choice or reach it with the keyboard.
client-confirm-end-turn = Ask before my turn ends
client-confirm-restart-turn = Ask before I restart a turn
client-confirm-uncertain = Ask before a choice that reveals something
client-confirm-hand-over = Hide the table before I hand over the screen
client-confirm-absence = Tell me what happened since my last turn
client-silenced = { $count ->
        [one] 1 warning is off.
       *[other] { $count } warnings are off.
    }
client-silenced-reset = Turn all on

## Account and messages

client-account = Sign-in
client-account-help = You only need an account for ratings, and to be recognised in another browser.
client-account-as = Signed in as “{ $login }”.
client-account-enter = Sign in
client-account-open = Create an account
client-account-leave = Sign out
client-account-admin = Admin page
client-account-opened = Account created.
client-account-in = Welcome back.
client-account-out = You’ve signed out.
client-login = Username
client-login-help = 3 to 40 letters, digits, dots, dashes or underscores.
client-password = Password
client-password-help = At least 8 characters.
client-password-new = New password
client-password-change = Change password
client-password-changed = Password changed.
client-forget = Delete my account
client-forget-ask = Delete your account?
client-forget-help = This deletes your name, settings and ratings. Enter your password first. You can’t undo this.
client-forgotten = Your account has been deleted.
client-notices = When it’s your turn
client-notices-help = For correspondence games. Each method you fill in notifies you once per turn.
client-notices-push = Browser notification
client-notices-denied = Your browser doesn’t allow notifications from this page.
client-notices-email = Email
client-notices-webhook = Webhook URL
client-notices-form = Webhook format
client-notices-kept = Saved.
client-notices-try = Send a test
client-notices-sent = Sent: { $way }
client-notices-unsent = Couldn’t be sent: { $way }

## About

client-about-what = What’s Mindtable?
client-about-what-text = A table for board games: { $games }. It does the bookkeeping, explains every symbol, and when a move isn’t allowed, tells you why and shows you the rule.
client-about-unofficial = Unofficial
client-about-unofficial-text = This is a fan project, not affiliated with or endorsed by the games’ designers or publishers. The games and their names belong to their owners. The rules texts and drawings here are our own. Please buy the games. They’re beautiful.
client-about-reconstructed = What’s reconstructed
client-about-reconstructed-text = The rules follow the rulebooks clause by clause. Not all printed card values are public. Where they aren’t, we chose our own and marked every one of them.
client-about-see-cards = See the cards
client-about-see-rules = Read the rules
client-about-privacy = What’s stored about you
client-about-privacy-text = Your name, your tables and your settings, on the server you play on and in this browser. One cookie recognises you. Nothing is sent anywhere else.

## Keys

client-keys = Keyboard shortcuts
client-key-help = Show keyboard shortcuts
client-key-tab = Next or previous element
client-key-log = In the log: next or previous line
client-key-escape = Close or cancel
client-key-pin = Pin the tooltip to follow its link
client-key-number = Choose by number
client-key-list = List all choices
client-key-arrows = Move through the choices
client-key-enter = Confirm the choice
client-key-end = End the turn
client-key-zoom-in = Zoom in
client-key-zoom-out = Zoom out
client-key-fit = Show the whole board
client-key-pan = Move the board
client-key-first = Go to the start
client-key-previous = One step back
client-key-next = One step forward
client-key-last = Go to the end
client-key-play = Play

## Learning

client-nav-tutorial = Learn
client-tutorial-about = Learn by playing. Start with the first game, then pick the short lessons you like. You act at every step, and you can leave and come back at any time.
client-tutorial-learn = Learn by playing
client-tutorial-done = { $done } of { $of } finished
client-tutorial-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-tutorial-finished = finished
client-tutorial-start = Start
client-tutorial-resume = Resume
client-tutorial-again = Start again
client-tutorial-lesson = Lesson: { $lesson }
client-coach = Coach
client-coach-step = Step { $step } of { $of }
client-coach-end = Lesson finished
client-coach-continue = Continue
client-coach-your-move = Your move
client-coach-read-first = Read what the coach says, then continue
client-coach-leave = Leave the lesson. You can resume it later.
client-coach-next = Next up: { $lesson }
client-coach-all = All lessons
client-coach-play = Play a game

## Conduct

client-state-closed = Closed by the host
client-person-menu = Block or report { $name }
client-block = Block
client-block-short = No shared table, no chat.
client-block-ask = Block { $name }?
client-block-help = You won’t sit at the same table any more, and neither of you sees what the other writes. A game you’re already playing together continues. Nobody is told that you’ve blocked them.
client-blocked = You’ve blocked { $name }. You can change this in the settings.
client-blocks = People you’ve blocked
client-blocks-none = You haven’t blocked anyone.
client-unblock = Unblock
client-unblock-name = Unblock { $name }
client-unblocked = You’ve unblocked { $name }.
client-report = Report
client-report-short = Tell the host what happened.
client-report-title = Report { $name }
client-report-words = What happened?
client-report-help = The host gets your words, the table’s log as everyone saw it, and the chat as you saw it.
client-report-send = Send report
client-reported = The host has your report.
client-chat-mute = Mute this chat
client-chat-muted = You’ve muted the chat at this table.
client-host-warning = A warning from the host
client-host-warning-read = I’ve read this
client-barred = You can’t play here
