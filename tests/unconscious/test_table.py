"""The meeting table: the lattice of spaces, the grid of actions, and the three actions that live on it alone."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import place

from mindtable.games.unconscious.pieces.board import ACTIONS
from mindtable.testing.clauses import proves

# The grid as it lies on the table; each space is on a corner of the actions beside it.
GRID = [
    ["notebook-1", "notebook-2", "notebook-3"],
    ["generate", "research", "professor"],
    ["elevate", "play", "freud"],
]
FOUR = "options = { players = 4 }\n"


def around(row: int, column: int) -> list[str]:
    return [GRID[i][j] for i in (row - 1, row) for j in (column - 1, column) if 0 <= i < 3 and 0 <= j < 3]


@proves("table.lattice", "table.grid", "idea.point")
@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("column", range(4))
def test_a_space_touches_the_actions_around_its_corner(row: int, column: int) -> None:
    space = "abcd"[column] + str(row + 1)
    play = lay(FOUR + "[seat.0]\ncoffee = 6\ninsights = { growth-minor = 1 }")
    do(play, "turn state", f"space {space}")
    beside = around(row, column)
    assert len(beside) == {0: 1, 1: 2, 2: 4}[(0 < row < 3) + (0 < column < 3)]
    assert choices(play) == [f"point {action}" for action in beside]
    for action in ACTIONS:
        assert why_not(play, f"point {action}") == ("" if action in beside else "not-beside")


@proves("table.grid")
def test_what_each_action_of_the_grid_is() -> None:
    """Each leads to its own question."""
    asks = {
        "notebook-1": "tile-spot",
        "notebook-2": "tile-spot",
        "notebook-3": "tile-spot",
        "generate": "parts",
        "research": "exchange-card",
        "professor": "walk",
        "elevate": "parts",
        "play": "play-card",
        "freud": "walk",
    }
    assert [action for row in GRID for action in row] == list(asks)
    for number, (action, step) in enumerate(asks.items()):
        space = "abcd"[number % 3] + str(number // 3 + 1)
        play = lay(FOUR + '[seat.0]\ncoffee = 6\ninsights = { growth-minor = 1 }\nhand = ["stage-fright"]')
        place(play, space, action)
        do(play, f"point {action}")
        assert play.step() == step
        if step == "walk":
            assert f"walk {action}-1" in choices(play)


@proves("table.generate")
def test_generate_gives_a_minor_insight_of_each_quality() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate")
    do(play, "point generate")
    assert choices(play) == ["part 0", "part 1", "part 2", "done"]
    do(play, "part 2", "part 1", "part 0")
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 1, "freedom-minor": 1, "passion-minor": 1}
    assert play.step() == "parts"  # the row on which the inkpot stopped


@proves("table.generate")
def test_twice_with_two_ideas() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate", "two-ideas")
    for _ in range(2):
        do(play, "point generate", "part 0", "part 0", "part 0")
    assert dial(play, 0) == {"reserve": 1, "growth-minor": 2, "freedom-minor": 2, "passion-minor": 2}


@proves("table.elevate")
def test_elevate_is_up_to_two_elevations_and_a_transfer_in_any_order() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { growth-minor = 1 }")
    place(play, "b4", "elevate")
    do(play, "point elevate", "part 0", "insight growth-minor")
    do(play, "part 1", "insight growth-median", "quality passion")
    do(play, "part 0", "insight passion-median")
    assert dial(play, 0) == {"reserve": 6, "passion-major": 1}
    assert play.step() == "track-action"  # no more than that


@proves("table.elevate")
def test_two_insights_may_be_elevated_and_a_third_transferred() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { growth-minor = 1, freedom-minor = 1, passion-minor = 1 }")
    place(play, "b4", "elevate")
    do(play, "point elevate", "part 2", "insight passion-minor", "quality growth")
    do(play, "part 0", "insight freedom-minor", "part 0", "insight growth-minor")
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 1, "growth-median": 1, "freedom-median": 1}


@proves("table.elevate")
def test_there_are_not_three_elevations_nor_two_transfers() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { growth-minor = 3 }")
    place(play, "b4", "elevate")
    do(play, "point elevate", "part 0", "insight growth-minor", "part 0", "insight growth-minor")
    assert choices(play) == ["part 0", "done"]
    do(play, "part 0", "insight growth-minor", "quality passion")
    assert play.step() == "track-action"


HAND = """
[seat.0]
coffee = 0
notebook = ["one-01", "one-02", "one-03"]
hand = ["a-diary-in-cipher", "the-forger-and-his-double", "habits-of-the-smoker"]
in_play = ["stage-fright", "the-prompters-memory", "masks-and-faces"]
"""


@proves("table.play")
def test_one_or_two_research_cards_are_played() -> None:
    for number in (1, 2):
        play = lay(HAND)
        place(play, "b4", "play")
        do(play, "point play", "card a-diary-in-cipher")
        if number == 2:
            do(play, "card the-forger-and-his-double")
        else:
            do(play, "done")
        assert play.step() == "track-action" or play.step() == "inkpot-move"
        assert len(state(play).in_play[0]) == 3 + number
        assert (state(play).bright[0], state(play).boxes[0]) == (1, number - 1)


@proves("table.play")
def test_or_one_treatise_is_published_and_then_nothing_is_played() -> None:
    play = lay(HAND)
    place(play, "b4", "play")
    do(play, "point play")
    assert [text for text in choices(play) if text.startswith("publish")] == ["publish the-grammar-of-sleep"]
    do(play, "publish the-grammar-of-sleep")
    while play.step() == "gather":
        do(play, choices(play)[0])
    assert state(play).published[0] == [0]
    assert len(state(play).hands[0]) == 3
    assert play.step() == "track-action"
