### What the generated pages of the documentation say.

in-this-language = in English
languages = In other languages: { $links }
rules-title = { $game }: the rules
rules-about =
    { $clauses ->
        [one] One rule
       *[other] { $clauses } rules
    }, each in our own words, with its place in the sources and the tests that prove it. Rules without a mark come from the rulebook.
rules-ours = { $count ->
        [one] One is our own ruling
       *[other] { $count } are our own rulings
    }: the sources are silent or disagree there. They’re marked.
rules-reconstructed = Only values on cards and tiles are reconstructed, never rules. The gallery marks each of them.
rules-editions = Where the editions differ
rules-only-in = Only in: { $edition }
rules-tests = { $count ->
        [one] proved by 1 test
       *[other] proved by { $count } tests
    }
rules-rulings = Rulings: what the rulebooks leave open, and what we play
gallery-title = { $game }: cards, tiles and boards
gallery-about = Everything in the game, and where its values come from. You’ll find the drawn cards in the program itself, under “Cards”.
gallery-ours = { $count ->
        [one] We reconstructed 1 of { $all }
       *[other] We reconstructed { $count } of { $all }
    }, because the printed values aren’t public.
gallery-copies = in the box: { $count }
gallery-upgrades = Upgrades
gallery-boards = Boards
figure-rows = row effects
figure-filled-row = extra effect of a full row
figure-columns = column effects
figure-row-points = points for a full row
figure-tag-points = points for location tags
figure-seats = bonus by place in turn order
figure-watches = spaces with a watch
figure-end-points = points at the end of the track
glossary-title = Glossary
