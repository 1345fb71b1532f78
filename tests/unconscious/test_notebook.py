"""The notebook: three ways to gain a tile, where it goes, locks, replacing, filled lines, and the display."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import finish, inkpot, place

from mindtable.games.unconscious.pieces.cards import TILES
from mindtable.games.unconscious.pieces.state import NONE
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# "coffee 1" with the banner "bright 1", and two plain ones above and below.
DISPLAY = """
[tiles]
i = ["one-01", "one-02", "one-05"]
ii = ["two-01", "two-02", "two-03"]
"""
# By action: an idea space beside it.
SPACES = {1: "b1", 2: "c1", 3: "c1"}
# The other player has the goals that would give a reputation on the way.
GOALS_TAKEN = "[goals]\ntwo-columns = 1\nthree-routine = 1\n"
CURED = ["the-counting-clerk", "the-doubting-student", "the-laughing-widow"]


def cells(play: Play, seat: int = 0) -> list[str]:
    return [TILES[tile] if tile != NONE else "" for tile in state(play).notebook[9 * seat : 9 * seat + 9]]


def shown(play: Play, level: int = 0) -> tuple[str, str, str]:
    g = state(play)
    tiles = (g.stacks[level][-1] if g.stacks[level] else NONE, g.tile_middle[level], g.tile_right[level])
    top, middle, right = (TILES[tile] if tile != NONE else "" for tile in tiles)
    return top, middle, right


def gain(number: int, scenario: str, placing: str = "idea") -> Play:
    """A notebook action is about to be resolved."""
    play = lay(scenario)
    place(play, SPACES[number], f"notebook-{number}", placing)
    return play


# --- the three actions


@proves("notebook.one-coffee")
def test_one_coffee_for_the_top_of_either_stack_without_its_effects() -> None:
    for spot, tile in (("i-stack", "one-01"), ("ii-stack", "two-01")):
        play = gain(1, DISPLAY + "[seat.0]\ncoffee = 1\ninsights = { growth-minor = 1 }\nnotebook = []")
        do(play, "point notebook-1")
        assert choices(play) == ["tile i-stack", "tile ii-stack", "done"]
        assert why_not(play, "tile i-middle") == why_not(play, "tile ii-right") == "other-column"
        do(play, f"tile {spot}")
        assert (state(play).coffee[0], play.step()) == (0, "place-tile")
        do(play, "row 2")
        assert cells(play)[3] == tile
        assert dial(play, 0) == {"reserve": 6, "growth-minor": 1}


@proves("notebook.two-coffee")
def test_two_coffee_for_a_tile_of_the_middle_and_its_banner() -> None:
    play = gain(2, DISPLAY + "[seat.0]\ncoffee = 2\nnotebook = []")
    do(play, "point notebook-2")
    assert choices(play) == ["tile i-middle", "tile ii-middle", "done"]
    do(play, "tile i-middle")  # main "generate minor freedom", banner "generate median passion"
    assert state(play).coffee[0] == 0
    assert choices(play) == ["part 0", "done"]
    do(play, "part 0", "part 0")
    assert dial(play, 0) == {"reserve": 6, "passion-median": 1}
    assert play.step() == "place-tile"
    do(play, "row 3")
    assert cells(play)[6] == "one-02"


@proves("notebook.three-coffee")
@pytest.mark.parametrize("banner_first", [False, True])
def test_three_coffee_for_a_tile_of_the_right_with_main_effect_and_banner(banner_first: bool) -> None:
    play = gain(3, DISPLAY + "[seat.0]\ncoffee = 3\nnotebook = []")
    do(play, "point notebook-3")
    assert choices(play) == ["tile i-right", "tile ii-right", "done"]
    do(play, "tile i-right")
    assert state(play).coffee[0] == 0
    assert choices(play) == ["part 0", "part 1", "done"]
    do(play, "part 1" if banner_first else "part 0")
    assert (state(play).coffee[0], state(play).bright[0]) == ((0, 1) if banner_first else (1, 0))
    do(play, "part 0")
    assert (state(play).coffee[0], state(play).bright[0]) == (1, 1)
    do(play, "row 1")
    assert cells(play)[0] == "one-05"


@proves("notebook.one-coffee", "notebook.two-coffee", "notebook.three-coffee")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_not_with_less_coffee(number: int) -> None:
    play = gain(number, f"[seat.0]\ncoffee = {number - 1}\nboxes = 1")
    assert why_not(play, f"point notebook-{number}") == "short-of-coffee"
    play = gain(number, f"[seat.0]\ncoffee = {number}\nboxes = 1")
    assert why_not(play, f"point notebook-{number}") == ""


# --- the steps


@proves("notebook.steps")
def test_paid_taken_resolved_placed_and_then_refilled() -> None:
    play = gain(3, DISPLAY + "[seat.0]\ncoffee = 3\nnotebook = []")
    do(play, "point notebook-3", "tile i-right")
    assert (state(play).coffee[0], shown(play)) == (0, ("one-01", "one-02", ""))
    assert cells(play) == [""] * 9
    do(play, "part 0", "done")
    assert cells(play) == [""] * 9
    assert shown(play) == ("one-01", "one-02", "")
    do(play, "row 1")
    assert cells(play)[0] == "one-05"
    assert shown(play)[1:] == ("one-01", "one-02")


@proves("notebook.steps")
def test_its_own_effect_may_bring_another_tile_before_it_is_placed() -> None:
    # Main effect "major any: tile, transfer 1": the tile gained is placed first, then the one taken.
    play = gain(
        3,
        """
        [tiles]
        i = ["one-01", "one-02", "one-03"]
        ii = ["two-01", "two-02", "two-20"]
        [seat.0]
        coffee = 3
        notebook = []
        insights = { growth-major = 1 }
        """,
    )
    do(play, "point notebook-3", "tile ii-right", "part 0", "part 0", "tile i-stack")
    table = play.view()["table"]
    assert isinstance(table, dict)
    assert table["waiting_tiles"] == ["two-20", "one-01"]
    do(play, "row 1")
    assert cells(play)[:3] == ["one-01", "", ""]
    while play.step() != "place-tile":
        do(play, "done")
    do(play, "row 1")
    assert cells(play)[:3] == ["one-01", "two-20", ""]
    assert shown(play, 1)[1:] == ("two-01", "two-02")


@proves("notebook.by-effect")
def test_an_effect_gives_a_top_tile_without_coffee_and_without_its_effects() -> None:
    for spot, tile in (("i-stack", "one-01"), ("ii-stack", "two-02")):
        play = lay(
            """
            freud = "library"
            [tiles]
            i = ["one-01", "one-02", "one-05"]
            ii = ["two-02", "two-01", "two-03"]
            [ideas]
            b2 = "0 1 research"
            [seat.0]
            coffee = 0
            notebook = []
            """
        )
        do(play, "turn recall", "bonus library-1", "part 0")
        assert choices(play) == ["tile i-stack", "tile ii-stack", "done"]
        assert why_not(play, "tile i-right") == "other-column"
        do(play, f"tile {spot}", "row 1")
        assert cells(play)[0] == tile
        assert (state(play).coffee[0], state(play).bright[0]) == (1, 0)  # the coffee of the recall
        assert dial(play, 0) == {"reserve": 7}


# --- placing


@proves("notebook.place")
def test_the_first_empty_space_of_any_row() -> None:
    filled = ["one-10", "one-11", "", "one-12", "", "", "", "", ""]
    for row, cell in ((1, 3), (2, 5), (3, 7)):
        play = gain(1, DISPLAY + f"[seat.0]\ncoffee = 1\nnotebook = {filled}")
        do(play, "point notebook-1", "tile i-stack")
        assert choices(play) == ["row 1", "row 2", "row 3"]
        do(play, f"row {row}")
        assert [n + 1 for n in range(9) if cells(play)[n] == "one-01"] == [cell]


@proves("notebook.place")
def test_not_in_a_full_row() -> None:
    play = gain(1, '[seat.0]\ncoffee = 1\nnotebook = ["one-10", "one-11", "one-12"]')
    do(play, "point notebook-1", "tile i-stack")
    assert choices(play) == ["row 2", "row 3"]
    assert why_not(play, "row 1") == "row-full"


# The first two spaces of every row are covered, so every tile to come covers a lock; those covered already are named.
def locks(covered: list[int], cured: int) -> Play:
    tiles = ["one-10", "one-11", "", "one-12", "one-13", "", "one-14", "one-15", ""]
    for row, tile in zip(covered, ["one-16", "one-17"], strict=False):
        tiles[3 * row - 1] = tile
    play = gain(
        1,
        DISPLAY + f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED[:cured]}",
    )
    do(play, "point notebook-1", "tile i-stack")
    return play


@proves("notebook.lock")
@pytest.mark.parametrize("cured", [0, 1, 2, 3])
@pytest.mark.parametrize("covered", [[], [1], [3], [1, 2], [3, 1]])
def test_each_lock_covered_asks_for_one_cured_client_more(covered: list[int], cured: int) -> None:
    free = [row for row in (1, 2, 3) if row not in covered]
    play = locks(covered, cured)
    if cured >= len(covered):
        if len(free) > 1:
            assert choices(play) == [f"row {row}" for row in free]
            do(play, f"row {free[-1]}")
        assert cells(play)[3 * free[-1] - 1] == "one-01"
    else:
        assert play.step() == "place-tile"
        for row in free:
            assert why_not(play, f"row {row}") == "locked"


@proves("notebook.replace")
def test_a_tile_that_fits_must_be_placed() -> None:
    play = gain(1, '[seat.0]\ncoffee = 1\nnotebook = ["one-10", "one-11", "one-12", "one-13", "one-14", ""]')
    do(play, "point notebook-1", "tile i-stack")  # only row 3 is open: the second lock asks for a cured client
    assert cells(play)[6] != ""
    play = gain(1, '[seat.0]\ncoffee = 1\nboxes = 1\nnotebook = ["one-10"]')
    do(play, "point notebook-1", "tile i-stack")
    assert why_not(play, "cell 1") == why_not(play, "discard") == "empty-space-first"


@proves("notebook.replace")
def test_only_if_no_space_is_allowed_it_may_replace_any_tile_or_is_discarded() -> None:
    play = locks([1], 0)
    assert choices(play) == [f"cell {n}" for n in (1, 2, 3, 4, 5, 7, 8)] + ["discard"]
    assert why_not(play, "cell 6") == "no-tile-there"
    before = cells(play)
    on = play.clone()
    do(on, "discard")
    assert cells(on) == before
    do(play, "cell 5")
    assert cells(play) == [*before[:4], "one-01", *before[5:]]
    everywhere = [*state(play).notebook] + state(play).stacks[0] + state(play).tile_middle + state(play).tile_right
    assert TILES.index("one-13") not in everywhere  # discarded, and nothing was moved


@proves("notebook.replace")
def test_with_nine_tiles_a_tenth_may_only_replace() -> None:
    tiles = [f"one-{n}" for n in range(10, 19)]
    play = gain(1, DISPLAY + f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED}")
    do(play, "point notebook-1", "tile i-stack")
    assert choices(play) == [f"cell {n}" for n in range(1, 10)] + ["discard"]


@proves("notebook.replace-nothing")
def test_replacing_keeps_filled_lines_filled_and_gives_nothing_again() -> None:
    tiles = [f"one-{n}" for n in range(10, 19)]
    play = gain(1, DISPLAY + f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED}")
    do(play, "point notebook-1", "tile i-stack")
    before = (dial(play, 0), list(state(play).line_open), list(state(play).reputation), state(play).freud_marker)
    do(play, "cell 5")
    after = (dial(play, 0), list(state(play).line_open), list(state(play).reputation), state(play).freud_marker)
    assert before == after
    assert state(play).line_open[:6] == [1] * 6
    assert cells(play)[4] == "one-01"


# --- filled lines


@proves("notebook.filled")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_filled_row_frees_its_insight_at_once_and_opens_its_elevation(row: int) -> None:
    tiles = [""] * 9
    tiles[3 * row - 3 : 3 * row - 1] = ["one-10", "one-11"]
    play = gain(1, f"[seat.0]\ncoffee = 1\nnotebook = {tiles}")
    do(play, "point notebook-1", "tile ii-stack")
    assert state(play).own[0] == 0
    do(play, f"row {row}")
    assert state(play).own[0] == 1
    assert state(play).line_open[:6] == [int(line == row - 1) for line in range(6)]


@proves("notebook.filled")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_filled_column_frees_its_insight_at_once_and_opens_its_foot(column: int) -> None:
    fill = [f"one-{n}" for n in range(10, 19)]
    tiles = [fill[n] if n % 3 < column and n != 6 + column - 1 else "" for n in range(9)]
    play = gain(1, f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED}")
    before = state(play).own[0]
    do(play, "point notebook-1", "tile ii-stack")
    if play.step() == "place-tile":
        do(play, "row 3")
    assert state(play).line_open[3 + column - 1] == 1
    # The last column is filled together with the last row.
    assert state(play).own[0] == before + (2 if column == 3 else 1)


@proves("notebook.filled")
def test_row_and_column_at_once_free_two() -> None:
    tiles = ["one-10", "one-11", "", "one-12", "", "", "", "", ""]
    play = gain(1, f"[seat.0]\ncoffee = 1\nnotebook = {tiles}")
    do(play, "point notebook-1", "tile ii-stack", "row 3")
    assert state(play).line_open[:6] == [0, 0, 0, 1, 0, 0]
    assert state(play).own[0] == 1
    tiles = ["one-10", "one-11", "", "one-12", "one-13", "one-14", "one-15", "one-16", "one-17"]
    play = gain(1, f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED}")
    assert state(play).own[0] == 4
    do(play, "point notebook-1", "tile ii-stack")
    assert state(play).own[0] == 6


@proves("notebook.ninth")
@pytest.mark.parametrize("missing", [1, 2])
def test_the_ninth_tile_is_a_reputation(missing: int) -> None:
    tiles = [f"one-{n}" for n in range(10, 19)][: 9 - missing]
    play = gain(1, f"{GOALS_TAKEN}[seat.0]\ncoffee = 1\nnotebook = {tiles}\ncured = {CURED}")
    do(play, "point notebook-1", "tile ii-stack")
    assert state(play).reputation[0] == (1 if missing == 1 else 0)
    assert state(play).freud_marker == (2 if missing == 1 else 1)


# --- the display


@proves("notebook.refill")
@pytest.mark.parametrize("level", ["i", "ii"])
def test_an_empty_middle_takes_the_top_of_its_own_stack(level: str) -> None:
    play = gain(2, DISPLAY + "[seat.0]\ncoffee = 2\nnotebook = []\ninsights = { growth-minor = 1 }")
    row = int(level == "ii")
    top, _, right = shown(play, row)
    other = shown(play, 1 - row)
    below = TILES[state(play).stacks[row][-2]]
    do(play, "point notebook-2", f"tile {level}-middle", "done", "row 1")
    assert shown(play, row) == (below, top, right)
    assert shown(play, 1 - row) == other


@proves("notebook.refill")
@pytest.mark.parametrize("level", ["i", "ii"])
def test_an_empty_right_takes_the_middle_which_is_refilled(level: str) -> None:
    play = gain(3, DISPLAY + "[seat.0]\ncoffee = 3\nnotebook = []\ninsights = { growth-minor = 1 }")
    row = int(level == "ii")
    top, middle, _ = shown(play, row)
    other = shown(play, 1 - row)
    below = TILES[state(play).stacks[row][-2]]
    do(play, "point notebook-3", f"tile {level}-right", "done", "row 1")
    assert shown(play, row) == (below, top, middle)
    assert shown(play, 1 - row) == other


@proves("notebook.refill")
def test_a_tile_from_the_stack_leaves_the_display_as_it_is() -> None:
    play = gain(1, DISPLAY + "[seat.0]\ncoffee = 1\nnotebook = []")
    below = TILES[state(play).stacks[0][-2]]
    do(play, "point notebook-1", "tile i-stack", "row 1")
    assert shown(play) == (below, "one-02", "one-05")


GONE = """
[tiles]
i = ["", "one-02", "one-05"]
ii = ["two-01", "two-02", "two-03"]
"""


@proves("notebook.stack-gone")
def test_without_a_stack_the_middle_still_slides_right_and_stays_empty() -> None:
    play = gain(3, GONE + "[seat.0]\ncoffee = 3\nnotebook = []")
    do(play, "point notebook-3", "tile i-right", "done", "row 1")
    assert shown(play) == ("", "", "one-02")
    assert shown(play, 1) == ("two-01", "two-02", "two-03")  # never refilled from the other stack


@proves("notebook.stack-gone")
def test_without_a_stack_an_empty_middle_stays_empty() -> None:
    play = gain(2, GONE + "[seat.0]\ncoffee = 2\nnotebook = []")
    do(play, "point notebook-2", "tile i-middle", "done", "row 1")
    assert shown(play) == ("", "", "one-05")


@proves("notebook.empty-space")
@pytest.mark.parametrize(("number", "spot"), [(1, "i-stack"), (2, "i-middle"), (3, "i-right")])
def test_a_space_that_cannot_be_refilled_gives_its_points_for_the_coffee(number: int, spot: str) -> None:
    play = gain(
        number,
        f"""
        [tiles]
        i = ["", "", ""]
        [seat.0]
        coffee = {number}
        notebook = []
        """,
    )
    do(play, f"point notebook-{number}", f"tile {spot}")
    assert (state(play).points[0], state(play).coffee[0]) == (number, 0)
    assert cells(play) == [""] * 9
    assert play.step() not in ("parts", "place-tile") or state(play).inkpot[0] == 1
    assert shown(play) == ("", "", "")


@proves("notebook.empty-space")
def test_by_an_effect_the_empty_left_space_gives_one_point() -> None:
    play = lay(
        """
        freud = "library"
        [tiles]
        i = ["", "one-02", "one-05"]
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        """
    )
    do(play, "turn recall", "bonus library-1", "part 0", "tile i-stack")
    assert (state(play).points[0], state(play).coffee[0]) == (1, 1)
    inkpot(play, 1)
    finish(play)
    assert play.deciders() == [1]
