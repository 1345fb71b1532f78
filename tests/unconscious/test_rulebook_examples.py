"""The rulebook's worked examples of ideas, inkpot and notebook, and of the final scoring."""

from __future__ import annotations

from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import finish, idle, place

from mindtable.games.unconscious.pieces.board import INKPOT_SPACES
from mindtable.games.unconscious.pieces.cards import TILES
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.testing.clauses import proves


@proves("idea.own-earlier", "idea.one-or-two", "idea.once-each")
def test_two_ideas_for_the_research_action() -> None:
    """Two ideas in a stack on an empty space, pointing at "gain a research card"; one of the actions beside the space
    is closed, since an earlier idea of the same player points at it."""
    play = lay('[ideas]\nb1 = "0 1 notebook-2"\nc3 = "1 1 research"\n[seat.0]\ncoffee = 0')
    do(play, "turn state", "space c2")
    assert why_not(play, "point notebook-2") == "already-pointed"
    assert "point research" in choices(play)  # the other player's idea does not matter
    do(play, "point research", "place two-ideas", "point research", "done", "point research", "done")
    assert len(state(play).hands[0]) == 2
    assert state(play).ideas[0] == 0


@proves("bright-idea.stand-in", "idea.once-each")
def test_an_idea_and_a_bright_idea_are_as_good_as_two_of_either() -> None:
    for placing in ("idea-and-bright", "two-bright", "two-ideas"):
        play = lay("[seat.0]\ncoffee = 0\nbright = 2")
        place(play, "c2", "research", placing)
        do(play, "point research", "done", "point research", "done")
        assert len(state(play).hands[0]) == 2


@proves("inkpot.lap")
def test_the_fourth_idea() -> None:
    """The inkpot passes the mark: the leftmost idea of the board goes to the pool, for good."""
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "row-3"')
    place(play, "b3", "elevate")
    assert INKPOT_SPACES[state(play).inkpot[0]] == "row-1"
    assert state(play).laps[0] == 1
    finish(play)
    idle(play)
    do(play, "turn recall")
    assert state(play).ideas[0] == 4


@proves("inkpot.spaces", "line.column")
def test_a_column_with_three_tiles_and_its_foot() -> None:
    """On the top space, with two columns open, the left one is chosen: three tiles and what it generates."""
    play = lay(
        """
        [seat.0]
        coffee = 0
        inkpot = "left"
        laps = 1
        notebook = ["one-05", "one-10", "", "two-02", "", "", "one-01"]
        """
    )
    place(play, "b1", "notebook-1")
    assert choices(play) == ["column 1", "column 2", "done"]
    do(play, "column 1")
    assert choices(play) == ["part 0", "part 1", "part 2", "part 3", "done"]
    do(play, "part 3", "insight reserve", "part 0", "part 0")
    assert dial(play, 0) == {"reserve": 7, "growth-median": 1}  # the column's own insight is among them
    assert state(play).coffee[0] == 3
    do(play, "part 0", "part 0", "insight reserve")
    assert dial(play, 0) == {"reserve": 6, "growth-median": 1, "growth-minor": 1}
    assert play.step() == "use-boxes"


@proves("inkpot.spaces", "line.row", "effect.order")
def test_a_row_in_the_order_that_makes_a_box() -> None:
    """The bottom row: a minor passion by the board; then the right tile represses it for a median insight of any
    quality, and the left tile uses that for a box."""
    play = lay('[seat.0]\ncoffee = 0\nnotebook = ["", "", "", "", "", "", "one-19", "two-07"]')
    place(play, "b3", "elevate")
    assert INKPOT_SPACES[state(play).inkpot[0]] == "row-3"
    assert choices(play) == ["part 0", "done"]  # nothing is there yet to repress or to use
    do(play, "part 0")
    assert dial(play, 0) == {"reserve": 6, "passion-minor": 1}
    do(play, "part 1", "part 0", "quality growth")
    assert dial(play, 0) == {"reserve": 6, "growth-median": 1}
    do(play, "part 0")
    assert (state(play).boxes[0], dial(play, 0)) == (1, {"reserve": 7})
    assert play.step() == "use-boxes"


@proves("inkpot.spaces")
def test_the_left_space_and_the_track() -> None:
    """A point and two coffee from above the own marker; then one action from below Freud's."""
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b4", "elevate")
    g = state(play)
    assert (g.points[0], g.coffee[0]) == (1, 2)
    assert (g.reputation[0], g.freud_marker) == (0, 1)  # resolving the track moves no marker
    assert "part 1" in choices(play)
    do(play, "part 1")
    assert state(play).coffee[0] == 4


@proves("notebook.place", "notebook.lock")
def test_the_top_row_is_filled_whatever_number_of_clients_is_cured() -> None:
    """Three places are open for the tile, the first empty one of each row; it may fill the top row, the first lock."""
    play = lay(
        """
        [tiles]
        i = ["one-01", "one-02", "one-03"]
        [seat.0]
        coffee = 1
        notebook = ["one-10", "one-11", "", "one-12", "", "", "", "", ""]
        """
    )
    place(play, "b1", "notebook-1")
    do(play, "point notebook-1", "tile i-stack")
    assert choices(play) == ["row 1", "row 2", "row 3"]
    assert state(play).cured[0] == []
    do(play, "row 1")
    assert TILES[state(play).notebook[2]] == "one-01"
    assert state(play).line_open[0] == 1


FINAL = """
options = { players = 3 }
signal = 2
freud_marker = 10
[turn]
seat = 2
[insights_on_map]
purple-3 = 0
purple-4 = 0
[treatises]
the-bird-in-the-chest = { owner = 0, volumes = ["masks-and-faces"] }
the-embers-of-childhood = { owner = 0, volumes = ["tears-at-the-comedy"] }
[goals]
two-insights = 1
three-routine = 1
five-cured = 1
two-treatises = 1
two-columns = 1
[seat.0]
points = 60
coffee = 4
bright = 0
boxes = 2
reputation = 4
notebook = ["two-06", "two-01", "two-02", "one-01", "two-03", "two-04", "one-02", "one-03", "two-05"]
in_play = ["the-collectors-passion"]
cured = ["the-sleepless-cellist", "the-doubting-student", "the-laughing-widow"]
rooms = ["the-fire-watcher cloud-1a - - 4", "the-girl-who-drew-doors - - - 2"]
[seat.1]
reputation = 6
points = 0
[seat.2]
reputation = 3
points = 0
"""


@proves(
    "scoring.reputation",
    "scoring.reputation-order",
    "scoring.districts",
    "scoring.rows",
    "scoring.tags",
    "scoring.case-studies",
    "scoring.boxes",
    "scoring.coffee",
)
def test_the_final_scoring() -> None:
    """4 for the track and 5 as the second on it; 4 for one district; 16 for three rows; 10 for five tags; 9 for the
    case study without its layer and three level I tiles; 4 for two boxes; 1 for a bright idea out of four coffee."""
    play = lay(FINAL)
    g = state(play)
    assert final_parts(g, 0) == {
        "reputation": 4 + 5,
        "districts": 4,
        "rows": 16,
        "tags": 10,
        "case-studies": 9,
        "boxes": 4,
        "bright": 1,
    }
    idle(play)
    assert play.over
    assert state(play).points[0] == 60 + 4 + 5 + 4 + 16 + 10 + 9 + 4 + 1
