### What any game may say, whatever its rules: reasons for a refusal, and names of seats.
### Nouns and names are put where the bare (nominative) form is right in every language, after a colon, in
### quotation marks or in brackets, so that no translation ever has to inflect an argument.

seat = Player { $number }
seat-thing = { $seat }: { $thing }
list = { $listed }, { $item }
question-over = The game is over.

## Where a rule comes from

source = { $place }
source-en = English rulebook: { $place }
source-pl = Polish rulebook: { $place }
source-rulings = Rulings: { $place }

## Acting

reason-game-over = The game is over, so there’s nothing left to do.
reason-not-your-decision = It’s not your decision right now. Please wait for the others.
reason-already-answered = You’ve already answered. Please wait for the others.
reason-not-now = You can’t do that right now. Choose one of the actions on offer.
reason-nothing-to-undo = You have nothing to undo.
reason-undo-new-information = You can’t undo this choice: it revealed something new.
reason-undo-others-chose = You can’t undo this choice: someone else has moved since then.

## Naming things

reason-unknown-game = There’s no game called “{ $game }”. Installed games: { $known }.
reason-no-game-in-module = The module “{ $module }” contains no game: { $problem }.
reason-unknown-verb = This game has no action called “{ $verb }”.
reason-unknown-noun = You can’t use “{ $verb }” with “{ $noun }”: this game doesn’t have that.
reason-missing-noun = “{ $verb }” needs something after it. Say what it’s for.
reason-unwanted-noun = “{ $verb }” needs nothing after it. Leave out “{ $noun }”.
reason-unknown-action = No action of this game has the number { $action }.
reason-unknown-seat = { $seats ->
        [one] This table has 1 seat, number 0
       *[other] This table has { $seats } seats, counted from 0
    }, so there’s no seat { $seat }.

## Options

wanted = { $wanted ->
        [word] a word
        [number] a whole number
        [switch] yes or no
        [numbers] a list of whole numbers
        [counts] a table of names with whole numbers
       *[words] a list of words
    }
reason-unknown-option = There’s no option called “{ $name }”. The options are: { $known }.
reason-option-not-a-choice = The option “{ $name }” can’t be “{ $value }”. Choose one of: { $choices }.
reason-option-out-of-range = The option “{ $name }” can’t be { $value }. Choose a number from { $low } to { $high }.
reason-option-wrong-type = The option “{ $name }” can’t be “{ $value }”. It must be: { wanted }.
reason-option-excluded = “{ $name }” as “{ $value }” conflicts with “{ $other }” as “{ $other_value }”. Change one of them.
reason-option-list-length = The list “{ $name }” has { $length ->
        [one] 1 entry
       *[other] { $length } entries
    }. Possible numbers of entries: { $lengths }.
reason-option-repeats = The list “{ $name }” contains “{ $value }” more than once. Each entry may only appear once.
reason-bad-seed = A seed is a number or a short text: 1 to { $longest } visible characters.

## Save files

reason-save-not-a-history = This isn’t a Mindtable save file. Its first line should read “mindtable history”.
reason-save-newer = This save file has format { $found }, and this Mindtable reads up to format { $known }. Please update Mindtable.
reason-save-damaged = The save file is damaged or was edited by hand (see line { $line }).
reason-save-other-rules = This game was played with version { $found } of the rules, and version { $known } is installed. Use the Mindtable it was saved with.
reason-save-differs = This game was played with version { $found } of the rules. With version { $known }, it turns out differently from move { $number } on.
reason-unknown-generator = This game was dealt by the generator “{ $name }”, which this Mindtable doesn’t know. Please update Mindtable.
reason-save-other-encoding = Another Mindtable stored this game. Use that one, or the game’s history file.
reason-save-action-refused = The save file can’t be replayed past action { $number } (seat { $seat }: { $action }).
reason-snapshot-damaged = The stored position is damaged: { $part }. Load the game from its history instead.

## Scenarios

reason-scenario-not-toml = The scenario isn’t valid TOML: { $problem }.
reason-scenario-too-long = The scenario has { $found } characters. At most { $most } are allowed.
reason-scenario-too-deep = The scenario is nested too deeply. At most { $most } levels are allowed.
reason-scenario-unknown-key = The scenario mentions something this game doesn’t know: { $key }. It knows: { $known }.
reason-scenario-wrong-value = The scenario describes something impossible at “{ $key }”: { $value }.
reason-scenario-unanswered-chance = The scenario leaves a chance event open. Start it at a player’s decision.

## Content packs

reason-content-unknown-pack = There’s no content pack at “{ $path }”. Give a .toml file or a folder that contains some.
reason-content-not-toml = The file { $file } isn’t valid TOML: { $problem }.
reason-content-no-heading = The pack { $file } needs a [pack] table with the text “{ $field }”.
reason-content-wrong-entry = In { $file }, “{ $kind }” must be a list of entries, each headed [[{ $kind }]].
reason-content-unknown-kind = This game has no content of the kind “{ $kind }”. The kinds are: { $known }.
reason-content-missing-id = Entry { $number } of the kind “{ $kind }” needs an “id” that says which of ours it changes.
reason-content-unknown-id = There’s no “{ $id }” of the kind “{ $kind }” to change.
reason-content-twice = The entry “{ $id }” of the kind “{ $kind }” appears more than once.
reason-content-unknown-field = “{ $id }” ({ $kind }) has no field “{ $field }”. The fields are: { $known }.
reason-content-out-of-range = “{ $id }” ({ $kind }): the game can’t be played with “{ $value }” as “{ $field }”. Our own entries show what’s possible.
reason-content-wrong-type = “{ $id }” ({ $kind }): the field “{ $field }” can’t be “{ $value }”. It must be: { wanted }.
reason-content-unknown-provenance = “{ $id }” ({ $kind }) has the unknown provenance “{ $value }”. Choose one of: { $known }.
