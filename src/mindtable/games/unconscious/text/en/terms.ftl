### Names of things on the table, and the words that effects are told in. An effect is its costs (effect-use with the
### insights of effect-used, effect-repress) and its gains, joined by commas; effect-for puts costs and gains together.
### $n is a number; $level, $quality and $location are ids.

## Locations and districts

location-theatre = Theatre
location-library = Library
location-opera = Opera
location-museum = Museum
location-university = University
location-cafe = Café
district-green = Green district
district-purple = Purple district
district-red = Red district

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

inkpot-top = top: a column
inkpot-row-1 = row 1
inkpot-row-2 = row 2
inkpot-row-3 = row 3
inkpot-left = left: the reputation track

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
table-research-help = Draw a research card; then you may exchange any card of your hand for one of the two on display.
table-professor = Move your professor
table-professor-help = Move your professor 1 or 2 locations, or to Freud, then resolve the location.
table-elevate = Elevate and transfer
table-elevate-help = Up to two elevations and one transfer, in any order.
table-play = Play research or publish
table-play-help = Play one or two research cards, or publish a treatise.
table-freud = Move Freud
table-freud-help = Move Freud 1 to 3 locations, then resolve the location.

## Location goals

goal-two-columns = Two columns
goal-two-columns-help = Fill two columns of notebook tiles on your board.
goal-three-routine = Three routine clients
goal-three-routine-help = Cure three routine clients.
goal-three-ideas = Three ideas
goal-three-ideas-help = Free all three ideas of your board.
goal-two-case-studies = Two case studies
goal-two-case-studies-help = Cure two case studies.
goal-two-treatises = Two treatises
goal-two-treatises-help = Publish two treatises.
goal-five-cured = Five cures
goal-five-cured-help = Cure five clients of either kind.
goal-two-insights = Two insights on the map
goal-two-insights-help = Put two coloured insights on the city map, in one district or in two.

## Effects: costs

effect-for = { $cost }: { $gains }
effect-and = { $first } and { $second }
effect-use = use { $insights }
effect-used =
    { $level ->
        [minor] a minor
        [median] a median
       *[major] a major
    } { $quality ->
        [growth] growth insight
        [freedom] freedom insight
        [passion] passion insight
       *[any] insight of any quality
    }
effect-repress = repress an insight

## Effects: gains

effect-coffee = gain { $n } coffee
effect-points =
    score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-box =
    gain { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
effect-bright =
    gain { $n ->
        [one] { $n } bright idea
       *[other] { $n } bright ideas
    }
effect-research =
    { $n ->
        [one] gain a research card
       *[other] gain { $n } research cards
    }
effect-play =
    { $n ->
        [one] play a research card
       *[other] play up to { $n } research cards
    }
effect-generate =
    generate { $level ->
        [minor] a minor
        [median] a median
       *[major] a major
    } { $quality ->
        [growth] growth insight
        [freedom] freedom insight
        [passion] passion insight
       *[any] insight of any quality
    }
effect-elevate =
    { $n ->
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
        } up to { $n } times
    }
effect-transfer =
    { $n ->
        [one] transfer an insight
       *[other] transfer insights up to { $n } times
    }
effect-elevate-or-transfer =
    transfer an insight or elevate { $quality ->
        [growth] a growth insight
        [freedom] a freedom insight
        [passion] a passion insight
       *[any] an insight
    }
effect-tile = gain a notebook tile
effect-resolve-tile =
    { $n ->
        [one] resolve a notebook tile
       *[other] resolve one notebook tile { $n } times
    }
effect-resolve-row = resolve a row
effect-resolve-column = resolve an open column
effect-inkpot =
    { $n ->
        [one] move the inkpot 1 space
       *[other] move the inkpot 1 to { $n } spaces
    }
effect-reputation =
    gain { $n ->
        [one] a reputation
       *[other] { $n } reputation
    }
effect-treat = treat one client
effect-professor = move your professor 1 or 2 locations and resolve the location
effect-track = resolve the reputation track
effect-location =
    resolve the effects of the { $location ->
        [theatre] Theatre
        [library] Library
        [opera] Opera
        [museum] Museum
        [university] University
       *[cafe] Café
    }
effect-therapy =
    { $n ->
        [one] { $n } therapy point
       *[other] { $n } therapy points
    }
effect-room = open your second room
effect-main = main effect: { $effect }
effect-banner = banner: { $effect }
effect-card = { $card }: { $effect }
