"""Rows and columns of the notebook: what they give, filled or not, by the inkpot or by a bonus."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import tile as tile_with
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.games.unconscious.pieces.board import INKPOT_SPACES
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def row(number: int, tiles: list[str], more: str = "") -> Play:
    """The inkpot stops on a row whose tiles are these."""
    cells = [""] * 9
    cells[3 * number - 3 : 3 * number - 3 + len(tiles)] = tiles
    before = INKPOT_SPACES[number - 1]
    play = lay(f'[seat.0]\ncoffee = 0\ninkpot = "{before}"\nnotebook = {cells}\n{more}')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    return play


def column(number: int, tiles: list[str], laps: int = 3, more: str = "") -> Play:
    """The inkpot stops on top; one column has these tiles, from the top, and nothing else lies right of it."""
    cells = [""] * 9
    spare = iter(["two-01", "two-03", "two-04", "two-05", "two-06", "two-08"])
    for at, tile in enumerate(tiles):
        cells[3 * at : 3 * at + number - 1] = [next(spare) for _ in range(number - 1)]
        cells[3 * at + number - 1] = tile
    play = lay(f'[seat.0]\ncoffee = 0\ninkpot = "left"\nlaps = {laps}\nnotebook = {cells}\n{more}')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    return play


@proves("line.row")
@pytest.mark.parametrize(("number", "quality"), [(1, "growth"), (2, "freedom"), (3, "passion")])
def test_a_row_generates_its_minor_insight_even_without_tiles(number: int, quality: str) -> None:
    play = row(number, [])
    assert choices(play) == ["part 0", "done"]
    do(play, "part 0")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-minor": 1}
    assert play.step() == "use-boxes"


@proves("line.row")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_row_with_two_tiles_gives_both_and_no_elevation(number: int) -> None:
    play = row(number, ["one-05", "two-02"], "insights = { growth-minor = 1 }")
    assert choices(play) == ["part 0", "part 1", "part 2", "done"]
    do(play, "part 1", "part 1", "done")
    assert state(play).coffee[0] == 3


@proves("line.row", "notebook.filled")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_filled_row_also_elevates_one(number: int) -> None:
    play = row(number, ["one-05", "two-02", "one-01"], "insights = { freedom-median = 1 }")
    assert choices(play) == ["part 0", "part 1", "part 2", "part 3", "part 4", "done"]
    do(play, "part 4", "insight freedom-median")
    assert dial(play, 0) == {"reserve": 7, "freedom-major": 1}


@proves("line.row", "line.column")
def test_each_once() -> None:
    play = row(1, ["one-05"])
    do(play, "part 1")
    assert choices(play) == ["part 0", "done"]
    play = column(1, ["one-05", "two-02"])
    do(play, "column 1", "part 1", "part 0")
    assert state(play).coffee[0] == 3
    assert play.step() == "use-boxes"


@proves("line.row")
def test_the_main_effects_and_not_the_banners() -> None:
    play = row(1, ["one-05"])  # "coffee 1", banner "bright 1"
    do(play, "part 1")
    assert (state(play).coffee[0], state(play).bright[0]) == (1, 0)


@proves("line.column")
@pytest.mark.parametrize(("number", "quality"), [(1, "growth"), (2, "freedom"), (3, "passion")])
def test_a_filled_column_gives_its_tiles_and_generates_at_its_foot(number: int, quality: str) -> None:
    cured = 'cured = ["the-counting-clerk", "the-doubting-student"]'
    play = column(number, ["one-05", "one-02", "two-02"], more=cured)
    do(play, f"column {number}")
    assert choices(play) == ["part 0", "part 1", "part 2", "part 3", "done"]
    do(play, "part 3")
    if play.step() == "generate":
        do(play, "insight reserve")
    assert dial(play, 0)[f"{quality}-median"] == 1
    do(play, "part 0", "part 1", "done")
    assert state(play).coffee[0] == 3


@proves("line.column")
def test_a_column_not_filled_generates_nothing_of_its_own() -> None:
    play = column(1, ["one-05", "one-02"])
    do(play, "column 1")
    assert choices(play) == ["part 0", "part 1", "done"]


@proves("line.column")
@pytest.mark.parametrize("laps", [0, 1, 2])
def test_a_column_not_yet_open_cannot_be_resolved(laps: int) -> None:
    play = column(3, ["one-05"], laps)
    assert choices(play) == [f"column {n + 1}" for n in range(laps + 1)] + ["done"]
    for number in range(laps + 1, 3):
        assert why_not(play, f"column {number + 1}") == "column-not-open"


RECALL = """
freud = "PLACE"
[ideas]
b2 = "0 1 research"
[seat.0]
coffee = 0
"""


@proves("line.by-bonus")
def test_a_bonus_resolves_any_row_and_the_inkpot_stays() -> None:
    play = lay(RECALL.replace("PLACE", "opera") + 'inkpot = "row-1"\nnotebook = ["", "", "", "one-05"]')
    do(play, "turn recall", "bonus opera-1", "part 0")
    assert choices(play) == ["row 1", "row 2", "row 3", "done"]
    do(play, "row 2", "part 0", "part 0")
    assert (state(play).coffee[0], dial(play, 0)) == (2, {"reserve": 6, "freedom-minor": 1})
    assert INKPOT_SPACES[state(play).inkpot[0]] == "row-1"


@proves("line.by-bonus")
def test_of_a_filled_row_the_elevation_too() -> None:
    play = lay(
        RECALL.replace("PLACE", "opera") + 'notebook = ["one-01", "one-02", "one-03"]\ninsights = { growth-minor = 1 }'
    )
    do(play, "turn recall", "bonus opera-1", "part 0", "row 1", "part 4", "insight growth-minor")
    assert dial(play, 0) == {"reserve": 7, "growth-median": 1}


@proves("line.by-bonus")
@pytest.mark.parametrize("laps", [0, 1, 2])
def test_a_bonus_that_resolves_a_column_needs_an_open_one(laps: int) -> None:
    play = lay(RECALL.replace("PLACE", "theatre") + f'laps = {laps}\nnotebook = ["one-05", "two-02"]')
    do(play, "turn recall", "bonus theatre-1")
    if not laps:
        assert "part 0" not in choices(play)
        return
    do(play, "part 0")
    assert choices(play) == [f"column {n + 1}" for n in range(laps)] + ["done"]
    do(play, f"column {laps}", "part 0")
    assert state(play).coffee[0] == 1 + laps
    assert INKPOT_SPACES[state(play).inkpot[0]] == "top"


@proves("line.one-tile")
def test_resolving_a_tile_is_the_main_effect_of_one_on_the_own_board() -> None:
    play = lay('[seat.0]\ncoffee = 0\nnotebook = ["one-05", "", "", "two-02"]\n[seat.1]\nnotebook = ["one-01"]')
    place(play, "b4", "elevate")
    do(play, "part 0")  # the track: resolve a tile
    assert choices(play) == ["cell 1", "cell 4", "done"]
    assert why_not(play, "cell 2") == "no-tile-there"
    do(play, "cell 4")
    if play.step() == "parts":
        do(play, "part 0")
    assert (state(play).coffee[0], state(play).bright[0]) == (4, 0)
    assert play.step() == "use-boxes"


@proves("line.one-tile")
def test_twice_is_the_same_tile_again_the_first_time_whole() -> None:
    play = lay(
        RECALL.replace("PLACE", "university") + 'notebook = ["two-07", "one-05"]\ninsights = { growth-major = 1 }'
    )
    do(play, "turn recall", "bonus university-1", "part 0")
    assert choices(play) == ["cell 1", "cell 2", "done"]
    do(play, "cell 1", "pay growth-major", "part 0", "quality freedom")
    assert dial(play, 0) == {"reserve": 5, "growth-median": 1, "freedom-median": 1}
    assert choices(play) == ["cell 1", "done"]
    assert why_not(play, "cell 2") == "no-tile-there"
    do(play, "cell 1", "pay freedom-median", "part 0", "quality passion")
    assert dial(play, 0) == {"reserve": 4, "growth-median": 1, "freedom-minor": 1, "passion-median": 1}
    assert play.step() == "use-boxes"


# --- a tile that is replaced while it is still to be resolved

FULL = [tile_with("major any: tile, transfer 1"), "one-05", "one-01", "one-10", "one-11", "", "one-12", "one-13", ""]
SUPPLY = '[tiles]\nii = ["two-02", "two-03", "two-04"]\n'


def waiting(play: Play) -> list[str]:
    """The parts that may still be resolved."""
    name, *more = play.view(0)["table"]["doing"][0]
    return list(more[0]) if name == "parts" else []


def replace(play: Play, cell: str) -> None:
    """Pay for the first tile's effect, and put the tile that it brings in the place of another."""
    while play.step() != "place-tile":
        options = choices(play)
        do(play, next((one for one in options if one.startswith("tile ii")), options[0]))
    do(play, cell)
    if waiting(play) == ["transfer 1"]:
        do(play, "done")


@proves("line.row", "notebook.replace")
def test_a_tile_replaced_while_its_row_is_resolved_does_nothing_more() -> None:
    for cell, left in (("cell 2", ["one-01"]), ("cell 4", ["one-05", "one-01"])):
        more = "insights = { growth-major = 1 }\n" + SUPPLY
        play = lay(f'[seat.0]\ncoffee = 0\ninkpot = "top"\nnotebook = {FULL}\n{more}')
        place(play, "b1", "notebook-1")
        inkpot(play, 1)
        do(play, "part 1")
        replace(play, cell)
        assert waiting(play) == ["generate minor growth", *(f"main {name}" for name in left), "elevate 1"]


@proves("line.one-tile", "notebook.replace")
def test_a_tile_replaced_before_its_second_time_is_resolved_once() -> None:
    for cell, again in (("cell 1", False), ("cell 2", True)):
        play = lay(
            f'freud = "university"\n[ideas]\nb2 = "0 1 research"\n{SUPPLY}[seat.0]\ncoffee = 0\nnotebook = {FULL}\n'
            "insights = { growth-major = 2 }"
        )
        do(play, "turn recall", "bonus university-1", "part 0", "cell 1")
        replace(play, cell)
        assert (play.step() == "choose-tile") is again
