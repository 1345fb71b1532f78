### What the browser client says.

## Everywhere

client-close = Close
client-cancel = Cancel
client-keep = Save
client-copy = Copy
client-copied = Copied.
client-loading = One moment …
client-try-again = Try again
client-reload = Load the page anew
client-page-failed = This page could not be loaded.
client-offline = No connection. Rules and cards can still be read; tables come back by themselves.
client-offline-refused = The server cannot be reached right now.
client-went-wrong = Something went wrong. Please try again.
client-never-ask = Don't ask again
client-skip-to-content = Skip to the content
client-percent = { $value } %
client-missing = There is nothing here
client-missing-help = The address may be mistyped, or what stood here is gone.

## Finding one's way

client-nav = Pages
client-nav-home = Start
client-nav-rules = Rules
client-nav-cards = Cards
client-nav-statistics = Statistics
client-nav-about = About
client-nav-settings = Settings
client-nav-account = You
client-menu = Menu
client-games = Games
client-game = Game
client-language = Language
client-guest = Guest

## Start

client-welcome = Take a seat
client-welcome-about = Great games about the mind, with all the bookkeeping done for you: alone against bots, with friends online, or together at one screen.
client-continue = Go on playing
client-go-on = Go on
client-play = Play
client-play-bots = Play against bots
client-new-table = New table
client-players = Players
client-bots = Bots
client-bot = Bot
client-bot-level = Level of the bots
client-level-time = Thinks for up to { $seconds } s about a choice.
client-join = Join by code
client-join-help = Somebody sent you a code or a link? Put it in here.
client-join-go = Join
client-join-empty = Put in a code first.
client-code = Code of the table
client-open-tables = Open tables
client-open-tables-none = Nobody is waiting for players right now.
client-look = Look
client-finished = Finished games
client-your-turn = Your turn
client-state-open = Waiting for players
client-state-playing = In play
client-state-paused = Paused
client-state-over = Over
client-free-seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }

## A new table

client-who-plays = Who plays
client-seat-for = Who sits here: { $seat }
client-seat-me = I play here
client-seat-open-wish = Free for others
client-seats-at-once = The game begins at once.
client-seats-open = You get a link for the others; the game begins when every seat is taken.
client-seats-hot = You share this screen: before each change of player the table is hidden.
client-keeping = The table
client-listed = Listed
client-listed-help = Anyone sees the table on the start page and may take a free seat or watch.
client-rated = Rated
client-rated-help = The result changes your rating; hints are off.
client-clock = Clock
client-clock-none = None
client-clock-live = Live
client-clock-by-days = Over days
client-clock-minutes = Minutes for the whole game
client-clock-extra = Extra seconds for each turn
client-clock-each = Days for each turn
client-clock-help = A clock reminds and shows; nobody is thrown out by it.
client-clock-left = Time left
client-clock-days = { $days ->
        [one] 1 day { $time }
       *[other] { $days } days { $time }
    }
client-group-seats = Seats
client-group-rules = Rules
client-group-modules = Modules
client-group-other = More
client-option-usual = As usual
client-option-reset = Back to the usual value
client-option-clash = Does not go together with “{ $option }: { $value }”, which would change.
client-open-table = Open the table
client-import = Go on from a file …
client-import-differs = The rules have changed
client-import-until = Open the position before move { $move }

## At the table before the game

client-lobby-seats = Seats
client-sit = Sit down
client-stand-up = Stand up
client-add-bot = Add a bot
client-change-bot = Change the level
client-remove-bot = Remove
client-invite = Invite
client-invite-help = Send this link or read out the code. Nobody needs an account.
client-invite-link = Link for others
client-invited = You are invited to a table
client-watch = Just watch
client-start-wait = { $count ->
        [one] The game begins by itself when the last free seat is taken.
       *[other] The game begins by itself when the { $count } free seats are taken.
    }
client-your-name = Your name
client-name-kept = The others now see: { $name }
client-name-help = That is what the others at a table call you. Nothing else is needed to play.
client-name-at-seat = { $name } ({ $title })
client-name-number = { $name } { $number }
client-seat-open = free seat
client-seat-kept = kept for { $name }
client-seat-bot = Bot: { $level }
client-seat-stand-in = Stand-in bot: { $level }
client-seat-online = here now
client-seat-away = away
client-seat-left = has left

## Playing

client-you = you
client-decides = decides
client-standings = Standings
client-side-points = { $points ->
        [one] { $names }: 1 point
       *[other] { $names }: { $points } points
    }
client-views = Views
client-side = Log, talk and players
client-tab-board = Board
client-tab-mine = Mine
client-tab-others = Others
client-tab-log = Log
client-tab-talk = Log
client-tab-chat = Talk
client-tab-players = Players
client-tab-notes = Notes
client-tab-asked = What is asked now is answered here.
client-tab-news = { $count ->
        [one] { $tab }, 1 new
       *[other] { $tab }, { $count } new
    }
client-bar = What to do now
client-main-choices = Main choices
client-turn-tools = Tools of the turn
client-choose-one = Choose one
client-choices-count = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
client-all-choices = { $count ->
        [one] 1 choice
       *[other] All { $count } choices
    }
client-all-choices-help = Everything you may do now, in words, with a filter and a preview.
client-choice-list = All choices
client-filter = Filter …
client-show-all = Show all
client-nothing-fits = Nothing fits.
client-not-now = Not possible now – why?
client-why-not = Why not?
client-which = Which of these?
client-preview = What it would bring
client-preview-more = { $count ->
        [one] and 1 step more
       *[other] and { $count } steps more
    }
client-preview-help = Point at a choice to see what it would bring.
client-preview-goes-on = The choice goes on with a next question.
client-preview-unknown = What comes then is not known: chance or a secret decides.
client-undo = Undo
client-undo-help = Takes back your last choice.
client-undo-nothing = There is nothing to take back.
client-restart = Restart the turn
client-restart-help = Takes back your choices of this turn, as far as nothing new came to light.
client-hint = Hint
client-hint-help = What a strong bot would do, and why.
client-hint-thinking = The bot is thinking …
client-hint-none = There is nothing to advise.
client-hint-do = Do it
client-hint-explain = The figures say how much better the bot thinks your position would be after the choice and what it would do next.
client-skip = Skip
client-watching = See what happens …
client-waiting-for = { $count ->
        [one] { $names } decides.
       *[other] Still to decide: { $names }
    }
client-paused = The table is paused.
client-warning = Are you sure?
client-end-turn-ask = End your turn?
client-end-turn-help = Once the others have the move it cannot be taken back.
client-uncertain-help = This brings something to light and cannot be taken back.
client-do-it = Do it
client-just-happened = What just happened
client-nothing-yet = Nothing yet.
client-position-as-data = The position as data
client-symbols = Symbols
client-zoom = Zoom

## Log, talk, notes

client-log = What happened
client-log-empty = Nothing has happened yet.
client-log-undone = (taken back)
client-log-go = Show position { $number }
client-chat-to = Talk with
client-chat-table = Table
client-chat-team = Team
client-chat-say = Say something …
client-chat-say-team = Say something to your team …
client-chat-send = Send
client-chat-empty = Nobody has said anything yet.
client-points-at = points at: { $place }
client-plans = plans: { $place }
client-plan-clear = Clear the plan
client-pointing = Pointing (Alt + click):
client-pointing-table = to all
client-pointing-team = to my team
client-pointing-plan = into the team's plan
client-notes = Your notes
client-notes-help = Only you see what you write here.
client-notes-kept = Saved
client-notes-typing = Not saved yet …
client-notes-failed = Could not be saved; it will be tried again.

## People at the table

client-look-from = Look from here
client-retake = Take the seat back
client-replace = Let a bot stand in …
client-replace-help = A bot plays on if all others agree. The seat can be taken back at any time.
client-replace-ask = Ask the others
client-leave = Leave the table
client-leave-seat = Leave
client-leave-ask = Leave the table?
client-leave-help = The others may let a bot stand in; you can come back to your seat.
client-leave-rated = This game is rated: leaving counts as a loss, even if you come back.
client-pause = Pause
client-resume = Go on after the pause
client-copy-invite = Copy the invitation
client-ask-rewind = Ask to take back my last choice
client-ask-rewind-help = Beyond new information only with the consent of all.
client-ask-all = Ask all
client-agree = Agree
client-refuse = Refuse
client-withdraw = Withdraw
client-rewind = Take back my last choice
client-rewind-help = You play alone with bots, so nobody else has to agree.
client-has-left = { $name } has left the game. A bot can stand in until they come back.
client-is-away = { $name } is away, and it’s their turn. A bot can stand in until they come back.
client-is-away-until = { $name } is away, and it’s their turn. A bot can stand in after { $time }.
client-stand-in = Let a bot stand in
client-wish-rewind = { $name } would like to go back to position { $number }.
client-wish-save = { $name } would like to save the running game to a file, which shows all secrets.
client-wish-stand-in = { $name } would like a bot to stand in. Seat: { $of }, bot: { $level }
client-wish-agreed = Agreed: { $names }
client-wish-waits = Waiting for the others

## One screen for several

client-hand-over = Now it is the turn of: { $name }
client-hand-over-help = Hand over the screen. Nothing is shown until the next player is ready.
client-hand-over-ready = { $name }: show my table

## Coming back

client-absence = Since your last turn
client-absence-to-you = To you
client-absence-others = To others and on the board
client-absence-earlier = { $count ->
        [one] Show 1 earlier line
       *[other] Show { $count } earlier lines
    }
client-absence-watch = Watch it
client-absence-go-on = Go on
client-line-connecting = Connecting …
client-line-waiting = Connection lost; again in { $seconds } s
client-line-now = Now
client-line-closed = Not connected
client-line-broken = The connection broke; what you did may not have arrived. Look at the table before you try again.

## The end

client-end = The game is over
client-end-you-won = You have won
client-end-won = { $count ->
        [one] Won by: { $names }
       *[other] Won by: { $names }
    }
client-end-nobody = Nobody has won.
client-end-results = Results
client-end-player = Player
client-end-points = Points
client-end-rating = Rating
client-end-chart = How the points grew
client-chart-label = Points in the course of the game
client-show-result = Show the result
client-rematch = Play again
client-rematch-rotated = Again with other seats
client-rematch-go = To the rematch
client-rematch-join = Join the rematch
client-mute-table = Mute this table
client-unmute-table = Hear of this table again
client-mute-table-help = No push message, e-mail or web call about this table; it still waits for you.
client-muted = This table is muted.
client-unmuted = You will hear of this table again.
client-export = Save to a file
client-export-help = The whole game as text: a save, a replay and a bug report in one.
client-export-agree = The file of a running game shows all secrets, so everyone at the table has to agree.
client-export-agreed = Once all have agreed, everyone can save the file.

## Replay

client-replay = Replay
client-replay-position = { $number } of { $last }
client-replay-beginning = The beginning
client-replay-stop = Stop
client-scrub = Move through the game
client-scrub-position = Position
client-seen-by = Seen by
client-seen-by-spectator = As a spectator
client-seen-by-seat = Seen by: { $name }
client-copy-address = Copy the address of this position
client-to-table = To the table

## Rules and cards

client-rule = The rule
client-rule-in-place = Show it among the rules
client-rules-about = Every rule in our own words, one by one; refusals and tooltips lead here.
client-rules-search = Search the rules …
client-rules-chapters = Chapters
client-edition = Edition
client-editions-all = All editions
client-cards-about = All cards, tiles and boards, with where their values come from.
client-cards-ours = { $count ->
        [one] 1 of { $all } is reconstructed by us: its values are not public.
       *[other] { $count } of { $all } are reconstructed by us: their values are not public.
    }
client-cards-search = Search the cards …
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
client-provenance-rulebook-help = The rulebook says so.
client-provenance-public = Public material
client-provenance-public-help = From public material: pictures, videos, answers of the authors.
client-provenance-reconstructed = Reconstructed by us
client-provenance-reconstructed-help = The printed values are not public; these are ours, made to play well. Whoever owns the game can lay their own over them.
client-provenance-ruling = Our ruling
client-provenance-ruling-help = The sources are silent or disagree; so we play it like this.

## Statistics

client-stats-played = Played
client-stats-won = Won
client-stats-share = Share
client-stats-rating = Rating
client-stats-by-game = By game
client-stats-rated = Rated games
client-stats-rated-help = The rating is a careful guess that grows with every game; ± says how much it may still move.
client-stats-changes = How your rating changed
client-stats-when = When
client-stats-change = Change
client-stats-none = Your first finished game will stand here.

## Settings

client-settings-look = Language and look
client-theme = Colours
client-theme-auto = As the device
client-theme-light = Light
client-theme-dark = Dark
client-theme-contrast = High contrast
client-text-size = Text size
client-settings-motion = Motion
client-speed = Speed of animations
client-speed-still = None
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-motion = Motion on the page
client-motion-auto = As the device
client-motion-on = On
client-motion-off = Off
client-motion-help = Every animation can be skipped with “s”; the table always ends as the server sent it.
client-settings-sound = Sound
client-sound = Play sounds: your turn, moves, talk
client-volume = Volume
client-sound-try = Try
client-settings-play = Help, questions and warnings
client-previews = Show what a choice would bring
client-previews-help = On pointing at a choice or moving to it by keyboard.
client-confirm-end-turn = Ask before my turn ends
client-confirm-restart-turn = Ask before a turn is restarted
client-confirm-uncertain = Ask before a choice that brings something to light
client-confirm-hand-over = Hide the table before the screen is handed over
client-confirm-absence = Tell me what happened since my last turn
client-silenced = { $count ->
        [one] 1 warning is switched off.
       *[other] { $count } warnings are switched off.
    }
client-silenced-reset = Switch all on

## Account and messages

client-account = Account
client-account-help = Only needed to be recognised in another browser, and for ratings.
client-account-as = Signed in as “{ $login }”.
client-account-enter = Sign in
client-account-open = Open an account
client-account-leave = Sign out
client-account-admin = Administration
client-account-opened = Your account is open.
client-account-in = Welcome back.
client-account-out = You are signed out.
client-login = Login
client-login-help = 3 to 40 letters, digits, dots, dashes or underscores.
client-password = Password
client-password-help = At least 8 characters.
client-password-new = New password
client-password-change = Change the password
client-password-changed = The password is changed.
client-forget = Delete my account
client-forget-ask = Delete your account?
client-forget-help = Your name, settings and ratings are forgotten. Put your password in first. This cannot be undone.
client-forgotten = You are forgotten.
client-notices = When it is your turn
client-notices-help = For games over days: each way you fill in is used once per turn.
client-notices-push = Message from the browser
client-notices-denied = The browser does not allow messages from this page.
client-notices-email = E-mail
client-notices-webhook = Address of a webhook
client-notices-form = Form of the webhook
client-notices-kept = Saved.
client-notices-try = Send one on trial
client-notices-sent = Sent: { $way }
client-notices-unsent = Could not be sent: { $way }

## About

client-about-what = What Mindtable is
client-about-what-text = A table for board games: { $games }. It does the bookkeeping, explains every symbol, and when something is refused it says why and which rule says so.
client-about-unofficial = Unofficial
client-about-unofficial-text = This is a fan project, not affiliated with or endorsed by the games' designers or publishers. The games and their names belong to their owners. Rules texts and drawings here are our own. Please buy the games; they are beautiful.
client-about-reconstructed = What is reconstructed
client-about-reconstructed-text = The rules follow the rulebooks clause by clause. Not all printed card values are public; where they are not, we made our own and marked every one of them.
client-about-see-cards = See the cards
client-about-see-rules = Read the rules
client-about-privacy = What is kept about you
client-about-privacy-text = Your name, your tables and your settings, on the server you play on and in this browser. One cookie knows you again. Nothing is sent anywhere else.

## Keys

client-keys = Keys
client-key-help = Show these keys
client-key-tab = From thing to thing
client-key-log = In the log: from line to line
client-key-escape = Close, let go
client-key-pin = Pin the tooltip, to follow its link
client-key-number = Choose by number
client-key-list = List of all choices
client-key-arrows = Go through the choices
client-key-enter = Take the choice
client-key-end = End the turn
client-key-zoom-in = Zoom in
client-key-zoom-out = Zoom out
client-key-fit = See the whole board
client-key-pan = Move the board
client-key-first = To the beginning
client-key-previous = One step back
client-key-next = One step on
client-key-last = To the end
client-key-play = Play by itself

## Learning

client-nav-tutorial = Learn
client-tutorial-about = Learn by playing: take the first game, then the short lessons you like. You act at every step, and you can leave and come back at any time.
client-tutorial-learn = Learn by playing
client-tutorial-done = { $done } of { $of } finished
client-tutorial-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-tutorial-finished = finished
client-tutorial-start = Start
client-tutorial-resume = Go on
client-tutorial-again = Start again
client-tutorial-lesson = Lesson: { $lesson }
client-coach = Coach
client-coach-step = Step { $step } of { $of }
client-coach-end = Lesson finished
client-coach-continue = Continue
client-coach-your-move = Your move
client-coach-read-first = Read what the coach says, then continue
client-coach-leave = Leave the lesson; you can go on later
client-coach-next = Next: { $lesson }
client-coach-all = All lessons
client-coach-play = Play a game

## Conduct

client-state-closed = Closed by the host
client-person-menu = Block or report { $name }
client-block = Block
client-block-short = No seat at the same table, no chat.
client-block-ask = Block { $name }?
client-block-help = You won’t sit at the same table any more, and neither of you sees what the other writes. A game you’re both playing goes on. Nobody is told that you’ve blocked them.
client-blocked = You’ve blocked { $name }. You can lift this in the settings.
client-blocks = People you’ve blocked
client-blocks-none = You haven’t blocked anyone.
client-unblock = Unblock
client-unblock-name = Unblock { $name }
client-unblocked = You’ve unblocked { $name }.
client-report = Report
client-report-short = Tell the host what happened.
client-report-title = Report { $name }
client-report-words = What happened?
client-report-help = The host gets your words, the log of the table as everyone saw it, and the chat as you saw it.
client-report-send = Send report
client-reported = The host has your report.
client-chat-mute = Mute this chat
client-chat-muted = You’ve muted the chat of this table.
client-host-warning = A warning from the host
client-host-warning-read = I’ve read this
client-barred = You can’t play here
