### What any game may say, whatever its rules: reasons for a refusal, and names of seats.
### Nouns and names are put where the bare (nominative) form is right in every language, after a colon, in
### quotation marks or in brackets, so that no translation ever has to inflect an argument.

seat = Seat { $number }
seat-thing = { $seat }: { $thing }
list = { $listed }, { $item }
question-over = The game is over.

## Where a rule comes from

source = { $place }
source-en = English rulebook: { $place }
source-pl = Polish rulebook: { $place }
source-rulings = Rulings: { $place }

## Acting

reason-game-over = The game is over; nothing more can be done.
reason-not-your-decision = It is not your decision now; please wait for the others.
reason-already-answered = You have given your answer; please wait for the others.
reason-not-now = That cannot be done at this moment; choose one of the actions on offer.
reason-nothing-to-undo = There is nothing of yours to take back.
reason-undo-new-information = Your choice cannot be taken back: it brought something to light.
reason-undo-others-chose = Your choice cannot be taken back: someone else has the move since.

## Naming things

reason-unknown-game = There is no game called “{ $game }”. Installed are: { $known }.
reason-no-game-in-module = The module “{ $module }” brings no game: { $problem }.
reason-unknown-verb = This game has no action called “{ $verb }”.
reason-unknown-noun = “{ $verb }” cannot be done to “{ $noun }”: this game knows no such thing.
reason-missing-noun = Say what to do it to: “{ $verb }” needs something after it.
reason-unwanted-noun = “{ $verb }” stands alone; leave out “{ $noun }”.
reason-unknown-action = The number { $action } stands for no action of this game.
reason-unknown-seat = { $seats ->
        [one] This table has 1 seat, number 0
       *[other] This table has { $seats } seats, counted from 0
    }; there is no seat { $seat }.

## Options

wanted = { $wanted ->
        [word] a word
        [number] a whole number
        [switch] yes or no
        [numbers] a list of whole numbers
        [counts] a table of names with whole numbers
       *[words] a list of words
    }
reason-unknown-option = There is no option called “{ $name }”. The options are: { $known }.
reason-option-not-a-choice = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $choices }.
reason-option-out-of-range = The option “{ $name }” cannot be { $value }; it goes from { $low } to { $high }.
reason-option-wrong-type = The option “{ $name }” cannot be “{ $value }”. It must be: { wanted }.
reason-option-excluded = These do not go together: “{ $name }” as “{ $value }” and “{ $other }” as “{ $other_value }”. Change one of them.
reason-option-list-length = The list “{ $name }” has { $length ->
        [one] 1 entry
       *[other] { $length } entries
    }. Possible numbers of entries: { $lengths }.
reason-option-repeats = The list “{ $name }” names “{ $value }” more than once; each may stand there once.
reason-bad-seed = A seed is a number or a short text: 1 to { $longest } visible characters.

## Save files

reason-save-not-a-history = This is not a save file of Mindtable; its first line should read “mindtable history”.
reason-save-newer = This save file has the format { $found }, and this Mindtable reads up to format { $known }. Please update Mindtable.
reason-save-damaged = The save file is damaged or was changed by hand (seen at line { $line }).
reason-save-other-rules = This game was played with version { $found } of the rules, and version { $known } is installed. Use the Mindtable it was saved with.
reason-save-differs = This game was played with version { $found } of the rules. With version { $known }, it goes differently from move { $number } on.
reason-unknown-generator = This game was dealt by the generator “{ $name }”, and this Mindtable does not know it. Please update Mindtable.
reason-save-other-encoding = This game was put aside by another Mindtable. Use the one it was put aside with, or its history file.
reason-save-action-refused = The save file cannot be followed past its action { $number } (seat { $seat }: { $action }).
reason-snapshot-damaged = The stored position is damaged: { $part }. Load the game from its history instead.

## Scenarios

reason-scenario-not-toml = The scenario is not correct TOML: { $problem }.
reason-scenario-too-long = The scenario has { $found } characters. At most { $most } are allowed.
reason-scenario-too-deep = The scenario nests too deeply. At most { $most } levels are allowed.
reason-scenario-unknown-key = The scenario says something this game does not know: { $key }. It knows: { $known }.
reason-scenario-wrong-value = The scenario describes what cannot be, at “{ $key }”: { $value }.
reason-scenario-unanswered-chance = The scenario leaves a chance event open; begin it at a player's decision.

## Content packs

reason-content-unknown-pack = There is no content pack at “{ $path }”; give a .toml file or a folder that holds some.
reason-content-not-toml = The file { $file } is not correct TOML: { $problem }.
reason-content-no-heading = The pack { $file } needs a table [pack] with a text “{ $field }”.
reason-content-wrong-entry = In { $file }, “{ $kind }” must be a list of entries, each headed [[{ $kind }]].
reason-content-unknown-kind = This game has no content of the kind “{ $kind }”. The kinds are: { $known }.
reason-content-missing-id = Entry { $number } of the kind “{ $kind }” needs an “id” that says which of ours it changes.
reason-content-unknown-id = There is no “{ $id }” of the kind “{ $kind }” to be changed.
reason-content-twice = The entry “{ $id }” of the kind “{ $kind }” stands there more than once.
reason-content-unknown-field = “{ $id }” ({ $kind }) has no field “{ $field }”. The fields are: { $known }.
reason-content-out-of-range = “{ $id }” ({ $kind }): the game cannot be played with “{ $value }” as “{ $field }”; look at our own entries for what is possible.
reason-content-wrong-type = “{ $id }” ({ $kind }): the field “{ $field }” cannot be “{ $value }”. It must be: { wanted }.
reason-content-unknown-provenance = “{ $id }” ({ $kind }) comes from “{ $value }”, which is no known provenance. Choose one of: { $known }.
