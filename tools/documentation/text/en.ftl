### What the generated pages of the documentation say.

in-this-language = in English
languages = In other languages: { $links }
rules-title = { $game }: the rules
rules-about =
    { $clauses ->
        [one] One rule
       *[other] { $clauses } rules
    }, each in our own words, with its place in the sources and the tests that prove it. What carries no mark is in the rulebook.
rules-ours = { $count ->
        [one] One is our own ruling
       *[other] { $count } are our own rulings
    }: the sources are silent or disagree there. They carry a mark.
rules-reconstructed = What is reconstructed by us are values of cards and tiles, not rules; the gallery marks each.
rules-editions = Where the editions differ
rules-only-in = Only in: { $edition }
rules-tests = { $count ->
        [one] proved by 1 test
       *[other] proved by { $count } tests
    }
rules-rulings = What the rulebooks leave open, and what we play
gallery-title = { $game }: cards, tiles and boards
gallery-about = Everything the game is made of, with where its values come from. The drawn cards are in the program itself, under “Cards”.
gallery-ours = { $count ->
        [one] 1 of { $all } is reconstructed by us
       *[other] { $count } of { $all } are reconstructed by us
    }: the printed values are not public.
gallery-copies = in the box: { $count }
gallery-upgrades = Upgrades
gallery-boards = Boards
figure-rows = effects of the rows
figure-filled-row = extra effect of a full row
figure-columns = effects of the columns
figure-row-points = points of a full row
figure-tag-points = points for location tags
figure-seats = bonus by place in turn order
figure-watches = spaces with a watch
figure-end-points = points at the end of the track
glossary-title = Glossary
