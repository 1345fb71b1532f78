### Names of things on the table, and the words of effects.
### Glossary: each thing has one word. A “tag” is that of a location, a “symbol” that of a dream or a grief layer; a “coloured”
### insight is one of a player’s colour, a “common” one has none; what is to be paid is “due”. “Insight” may be left out after
### a level and a quality (“minor growth”). Ideas are stated and recalled, effects, tiles, rows and the track are resolved.
### An effect has two forms: the command (“gain 1 box”) and, as .gain, what it gives (“1 box”). An effect with a price is
### “cost → gain”; beside a gain the cost is said short (.short). $n is a number; $level, $quality and $location are ids.

## Locations and districts

location-theatre = Theatre
    .to = to the Theatre
    .at = at the Theatre
location-library = Library
    .to = to the Library
    .at = at the Library
location-opera = Opera
    .to = to the Opera
    .at = at the Opera
location-museum = Museum
    .to = to the Museum
    .at = at the Museum
location-university = University
    .to = to the University
    .at = at the University
location-cafe = Café
    .to = to the Café
    .at = at the Café
district-green = Green district
    .to = to the green district
district-purple = Purple district
    .to = to the purple district
district-red = Red district
    .to = to the red district

## Insights

quality-growth = growth
quality-freedom = freedom
quality-passion = passion
level-minor = minor
level-median = median
level-major = major

## Symbols of grief layers and dreams

symbol-waves = waves
symbol-cloud = cloud
symbol-eye = eye

## Resources

resource-points = points
resource-coffee = coffee
resource-box = heart-shaped box
resource-idea = idea
resource-bright = bright idea
resource-insight = insight
resource-therapy = therapy point
resource-reputation = reputation

## Spaces of the inkpot

inkpot-top = top space
    .at = on the top space (columns)
    .to = to the top space (columns)
inkpot-row-1 = row 1
    .at = on the row 1 space
    .to = to the row 1 space
inkpot-row-2 = row 2
    .at = on the row 2 space
    .to = to the row 2 space
inkpot-row-3 = row 3
    .at = on the row 3 space
    .to = to the row 3 space
inkpot-left = left space
    .at = on the left space (reputation track)
    .to = to the left space (reputation track)

## Actions of the meeting table

table-notebook-1 = Notebook tile for 1 coffee
table-notebook-1-help = Spend 1 coffee and take the top tile of either stack, without its effects.
table-notebook-2 = Notebook tile for 2 coffee
table-notebook-2-help = Spend 2 coffee, take either tile of the middle column and resolve its banner.
table-notebook-3 = Notebook tile for 3 coffee
table-notebook-3-help = Spend 3 coffee, take either tile of the right column and resolve its main effect and its banner.
table-generate = Generate
table-generate-help = Generate one minor growth, one minor freedom and one minor passion insight.
table-research = Gain a research card
table-research-help = Draw a research card. Then you may exchange any card in your hand for one of the two on display.
table-professor = Move your professor
table-professor-help = Move your professor 1 or 2 locations, or to Freud. Then resolve the location.
table-elevate = Elevate and transfer
table-elevate-help = Elevate up to twice and transfer once, in any order.
table-play = Play research or publish
table-play-help = Play one or two research cards, or publish a treatise.
table-freud = Move Freud
table-freud-help = Move Freud 1 to 3 locations. Then resolve the location.

## Location goals

goal-two-columns = Two columns
goal-two-columns-help = Fill two columns of your notebook with tiles.
goal-three-routine = Three routine clients
goal-three-routine-help = Cure three routine clients.
goal-three-ideas = Three ideas
goal-three-ideas-help = Free all three ideas on your board.
goal-two-case-studies = Two case studies
goal-two-case-studies-help = Cure two case studies.
goal-two-treatises = Two treatises
goal-two-treatises-help = Publish two treatises.
goal-five-cured = Five cures
goal-five-cured-help = Cure five clients of either kind.
goal-two-insights = Two insights on the map
goal-two-insights-help = Put two coloured insights on the city map, in one district or in two.

## Effects: costs

effect-for = { $cost } → { $gains-gain }
    .gain = { $cost-short } → { $gains-gain }
effect-all = { $gains }
    .gain = { $gains-gain }
effect-and = { $first } and { $second }
    .short = { $first-short } and { $second-short }
effect-use = use { $insights }
    .short = { $insights-short }
effect-used = { $n ->
        [one] { $level ->
            [minor] a minor
            [median] a median
           *[major] a major
        } { $quality ->
            [growth] growth insight
            [freedom] freedom insight
            [passion] passion insight
           *[any] insight of any quality
        }
       *[other] { $n } { $level ->
            [minor] minor
            [median] median
           *[major] major
        } { $quality ->
            [growth] growth insights
            [freedom] freedom insights
            [passion] passion insights
           *[any] insights of any quality
        }
    }
    .short = { $n ->
        [one] {""}
       *[other] { $n } ×{" "}
    }{ $quality ->
        [growth] { effect-level } growth
        [freedom] { effect-level } freedom
        [passion] { effect-level } passion
       *[any] any { effect-level } insight
    }
effect-level = { $level ->
        [minor] minor
        [median] median
       *[major] major
    }
effect-repress = { $n ->
        [one] repress an insight
       *[other] repress { $n } insights
    }
    .short = { $n ->
        [one] repress an insight
       *[other] repress { $n } insights
    }

## Effects: gains

effect-coffee = gain { $n } coffee
    .gain = { $n } coffee
effect-points = score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .gain = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-box = gain { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
    .gain = { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
effect-bright = gain { $n ->
        [one] { $n } bright idea
       *[other] { $n } bright ideas
    }
    .gain = { $n ->
        [one] { $n } bright idea
       *[other] { $n } bright ideas
    }
effect-research = gain { $n ->
        [one] a research card
       *[other] { $n } research cards
    }
    .gain = { $n ->
        [one] { $n } research card
       *[other] { $n } research cards
    }
effect-play = { $n ->
        [one] play a research card
       *[other] play up to { $n } research cards
    }
    .gain = { $n ->
        [one] play a research card
       *[other] play up to { $n } research cards
    }
effect-generate = generate { $n ->
        [one] a { effect-level } { $quality ->
            [growth] growth insight
            [freedom] freedom insight
            [passion] passion insight
           *[any] insight of any quality
        }
       *[other] { $n } { effect-level } { $quality ->
            [growth] growth insights
            [freedom] freedom insights
            [passion] passion insights
           *[any] insights of any quality
        }
    }
    .gain = { $n ->
        [one] a{ $quality ->
            [growth] {" "}{ effect-level } growth insight
            [freedom] {" "}{ effect-level } freedom insight
            [passion] {" "}{ effect-level } passion insight
           *[any] ny { effect-level } insight
        }
       *[other] { $n } × { $quality ->
            [growth] { effect-level } growth
            [freedom] { effect-level } freedom
            [passion] { effect-level } passion
           *[any] any { effect-level } insight
        }
    }
effect-elevate = { $n ->
        [one] elevate { $quality ->
            [growth] a growth insight
            [freedom] a freedom insight
            [passion] a passion insight
           *[any] an insight
        }
       *[other] elevate { $quality ->
            [growth] growth insights
            [freedom] freedom insights
            [passion] passion insights
           *[any] insights
        } up to { effect-times }
    }
    .gain = { $n ->
        [one] { $n }{ $quality ->
            [growth] {" "}growth
            [freedom] {" "}freedom
            [passion] {" "}passion
           *[any] {""}
        } elevation
       *[other] up to { $n }{ $quality ->
            [growth] {" "}growth
            [freedom] {" "}freedom
            [passion] {" "}passion
           *[any] {""}
        } elevations
    }
effect-times = { $n ->
        [2] twice
       *[other] { $n } times
    }
effect-transfer = { $n ->
        [one] transfer an insight
       *[other] transfer insights up to { effect-times }
    }
    .gain = { $n ->
        [one] { $n } transfer
       *[other] up to { $n } transfers
    }
effect-elevate-or-transfer = transfer an insight or elevate { $quality ->
        [growth] a growth insight
        [freedom] a freedom insight
        [passion] a passion insight
       *[any] an insight
    }
    .gain = 1 transfer or 1{ $quality ->
        [growth] {" "}growth
        [freedom] {" "}freedom
        [passion] {" "}passion
       *[any] {""}
    } elevation
effect-tile = gain a notebook tile
    .gain = 1 notebook tile
effect-resolve-tile = { $n ->
        [one] resolve a notebook tile
       *[other] resolve one notebook tile { effect-times }
    }
    .gain = { $n ->
        [one] resolve a notebook tile
       *[other] resolve one notebook tile { effect-times }
    }
effect-resolve-row = resolve a row
    .gain = resolve a row
effect-resolve-column = resolve an open column
    .gain = resolve an open column
effect-inkpot = { $n ->
        [one] move the inkpot 1 space
       *[other] move the inkpot 1 to { $n } spaces
    }
    .gain = { $n ->
        [one] move the inkpot 1 space
       *[other] move the inkpot 1 to { $n } spaces
    }
effect-reputation = gain { $n } reputation
    .gain = { $n } reputation
effect-treat = treat one client
    .gain = treat one client
effect-professor = move your professor 1 or 2 locations and resolve the location
    .gain = move your professor 1–2 locations, resolve the last
effect-track = resolve the reputation track
    .gain = resolve the reputation track
effect-location = resolve the effects of the { $location ->
        [theatre] Theatre
        [library] Library
        [opera] Opera
        [museum] Museum
        [university] University
       *[cafe] Café
    }
    .gain = resolve the { $location ->
        [theatre] Theatre
        [library] Library
        [opera] Opera
        [museum] Museum
        [university] University
       *[cafe] Café
    }
effect-therapy = gain { $n ->
        [one] { $n } therapy point
       *[other] { $n } therapy points
    }
    .gain = { $n ->
        [one] { $n } therapy point
       *[other] { $n } therapy points
    }
effect-room = open your second room
    .gain = your second room
effect-main = main effect ({ $effect-gain })
    .gain = main effect ({ $effect-gain })
effect-banner = banner ({ $effect-gain })
    .gain = banner ({ $effect-gain })
effect-card = “{ $card }” ({ $effect-gain })
    .gain = “{ $card }” ({ $effect-gain })
