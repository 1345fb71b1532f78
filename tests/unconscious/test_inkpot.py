"""The inkpot: how far it moves, its five spaces, its laps, and what the space it stops on brings."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import finish, inkpot, place

from mindtable.games.unconscious.pieces.board import INKPOT_SPACES
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# A space of each row and an action beside it that coffee-less players leave.
ROWS = {1: ("b1", "notebook-1"), 2: ("b2", "notebook-1"), 3: ("b3", "elevate"), 4: ("b4", "elevate")}


def space(play: Play, seat: int = 0) -> str:
    return INKPOT_SPACES[state(play).inkpot[seat]]


def stated(row: int, seat: str) -> Play:
    """Ideas stated in a row of spaces; nothing lies on the table, so the inkpot is next."""
    play = lay(f"[seat.0]\ncoffee = 0\n{seat}")
    place(play, *ROWS[row])
    return play


@proves("inkpot.move", "inkpot.value")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_row_of_the_space_is_the_value_of_the_move(row: int) -> None:
    play = stated(row, "")
    assert space(play) == ("top", "row-1", "row-2", "row-3", "left")[row]


@proves("inkpot.move")
def test_the_move_is_exact_and_cannot_be_left() -> None:
    play = lay("[seat.0]\ncoffee = 6")
    place(play, "b2", "generate")
    do(play, "done")
    assert choices(play) == ["inkpot 2"]
    assert why_not(play, "inkpot 1") == why_not(play, "inkpot 3") == "inkpot-too-far"
    assert why_not(play, "done")


@proves("inkpot.value")
@pytest.mark.parametrize("placing", ["idea", "two-ideas", "idea-and-bright"])
def test_two_ideas_do_not_add_to_the_value(placing: str) -> None:
    play = lay("[seat.0]\ncoffee = 6\nbright = 1")
    place(play, "b3", "play", placing)
    do(play, "done")
    assert "inkpot 3" in choices(play)
    do(play, "inkpot 3")
    assert space(play) == "row-3"
    assert state(play).bright[0] == (0 if placing == "idea-and-bright" else 1)


@proves("inkpot.track")
def test_five_spaces_in_a_ring() -> None:
    play = lay("[seat.0]\ncoffee = 0\nlaps = 3")
    seen = [space(play)]
    for idea, action in (("b1", "notebook-1"), ("c1", "notebook-2"), ("b1", "notebook-1"), ("c1", "notebook-2")) * 2:
        place(play, idea, action)
        inkpot(play, 1)
        seen.append(space(play))
        finish(play)
        do(play, "turn treat")
        finish(play)
        if len(seen) % 2:
            do(play, "turn recall")
            finish(play)
            do(play, "turn treat")
            finish(play)
    assert seen == ["top", "row-1", "row-2", "row-3", "left", "top", "row-1", "row-2", "row-3"]


@proves("inkpot.modify")
def test_each_bright_idea_changes_the_move_by_one_either_way() -> None:
    scenario = "[seat.0]\ncoffee = 0\nbright = 2"
    for by, spent in ((1, 2), (2, 1), (3, 0), (4, 1), (5, 2)):
        play = lay(scenario)
        place(play, "b3", "elevate")
        assert choices(play) == [f"inkpot {n}" for n in range(1, 6)]
        do(play, f"inkpot {by}")
        assert (space(play), state(play).bright[0]) == (INKPOT_SPACES[by % 5], 2 - spent)


@proves("inkpot.modify")
def test_a_move_is_at_least_one() -> None:
    play = lay("[seat.0]\ncoffee = 0\nbright = 3")
    place(play, "b2", "generate")
    do(play, "done")
    assert choices(play) == [f"inkpot {n}" for n in range(1, 6)]
    assert why_not(play, "inkpot 0") == "inkpot-must-move"


@proves("inkpot.modify")
def test_not_further_than_there_are_bright_ideas() -> None:
    play = lay("[seat.0]\ncoffee = 0\nbright = 1")
    place(play, "b4", "elevate")
    assert choices(play) == ["inkpot 3", "inkpot 4", "inkpot 5"]
    assert why_not(play, "inkpot 2") == why_not(play, "inkpot 6") == "inkpot-too-far"


@proves("inkpot.by-bonus")
def test_a_bonus_moves_it_within_a_range_that_bright_ideas_may_change() -> None:
    for bright, offered in ((0, ["inkpot 1", "inkpot 2"]), (1, ["inkpot 1", "inkpot 2", "inkpot 3"])):
        play = lay(f'[seat.0]\ncoffee = 0\nbright = {bright}\nhand = ["the-prompters-memory"]')  # "inkpot 1-2"
        place(play, "b4", "play")
        do(play, "point play", "card the-prompters-memory", "part 0")
        assert choices(play) == offered
        do(play, offered[-1])
        assert space(play) == f"row-{len(offered)}"
        assert state(play).bright[0] == 0
        # The space is resolved as usual, then the turn goes on to the move of the stated ideas.
        do(play, "part 0")
        assert dial(play, 0) == {"reserve": 6, ("freedom-minor" if bright == 0 else "passion-minor"): 1}


@proves("inkpot.by-bonus")
def test_it_may_be_left_where_it_is_unlike_the_move_of_stated_ideas() -> None:
    play = lay('[seat.0]\ncoffee = 0\nhand = ["the-prompters-memory"]')
    place(play, "b4", "play")
    do(play, "point play", "card the-prompters-memory", "done", "done")
    assert space(play) == "left"  # by the 4 of the row alone


@proves("inkpot.by-bonus")
def test_a_move_by_a_bonus_goes_round_like_any_other() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "left"\nhand = ["a-tune-in-the-head"]')  # "inkpot 1"
    place(play, "b4", "play")
    do(play, "point play", "card a-tune-in-the-head", "part 0")
    assert (space(play), state(play).laps[0], state(play).ideas[0]) == ("top", 1, 3)
    assert choices(play) == ["column 1", "done"]


@proves("inkpot.lap")
@pytest.mark.parametrize("laps", [0, 1, 2, 3])
def test_each_of_three_laps_frees_an_idea_and_its_column(laps: int) -> None:
    play = lay(f'[seat.0]\ncoffee = 0\ninkpot = "left"\nlaps = {laps}')
    place(play, *ROWS[1])
    after = min(laps + 1, 3)
    assert state(play).laps[0] == after
    assert state(play).ideas[0] == 3 + after - 1  # one of them was stated
    assert choices(play) == [f"column {n + 1}" for n in range(after)] + ["done"]


@proves("inkpot.lap")
@pytest.mark.parametrize(
    ("start", "row", "frees"), [("top", 4, False), ("row-3", 1, False), ("row-3", 2, True), ("left", 4, True)]
)
def test_only_passing_from_left_to_top_counts(start: str, row: int, frees: bool) -> None:
    play = stated(row, f'inkpot = "{start}"')
    assert state(play).laps[0] == int(frees)


@proves("inkpot.lap")
def test_a_very_long_move_passes_twice() -> None:
    play = lay('[seat.0]\ncoffee = 0\nbright = 7\ninkpot = "left"')
    place(play, *ROWS[1])
    do(play, "inkpot 7")
    assert (space(play), state(play).laps[0], state(play).bright[0]) == ("row-1", 2, 1)


@proves("inkpot.lap")
def test_a_freed_idea_comes_back_to_the_pool_at_every_recall() -> None:
    play = lay('[ideas]\nb1 = "0 2 notebook-1"\n[seat.0]\ncoffee = 0\ninkpot = "left"')
    place(play, "b2", "generate")
    inkpot(play, 2)
    finish(play)
    do(play, "turn treat")
    finish(play)
    do(play, "turn recall")
    assert state(play).ideas[0] == 4


@proves("inkpot.lap-before-effect")
def test_the_column_just_opened_may_be_resolved_at_once() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "left"\nnotebook = ["one-05"]')
    place(play, *ROWS[1])
    do(play, "column 1", "part 0")
    assert state(play).coffee[0] == 1


@proves("inkpot.lap-before-effect")
def test_the_idea_is_free_before_the_row_is_resolved() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "left"')
    place(play, "b2", "generate")
    inkpot(play, 2)
    assert (play.step(), space(play)) == ("parts", "row-1")
    assert (state(play).laps[0], state(play).ideas[0]) == (1, 3)


@proves("inkpot.stop-only")
def test_spaces_only_passed_do_nothing() -> None:
    play = lay(
        """
        [seat.0]
        coffee = 0
        inkpot = "row-2"
        notebook = ["one-05", "", "", "", "", "", "two-02"]
        """
    )
    place(play, "b4", "elevate")  # past row 3, left and top to row 1
    assert space(play) == "row-1"
    assert (state(play).points[0], state(play).coffee[0], dial(play, 0)) == (0, 0, {"reserve": 7})
    do(play, "part 1", "part 0")
    assert (state(play).coffee[0], dial(play, 0)) == (1, {"reserve": 6, "growth-minor": 1})
    assert play.step() == "use-boxes"


@proves("inkpot.stop-only")
@pytest.mark.parametrize("start", ["left", "top", "row-3"])
def test_resolving_the_space_is_optional(start: str) -> None:
    play = stated(1, f'inkpot = "{start}"')
    do(play, "done")
    assert play.step() == "use-boxes"
    assert dial(play, 0) == {"reserve": 7}


@proves("inkpot.spaces")
def test_the_top_space_is_for_an_open_column_of_choice() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "left"\nlaps = 1\nnotebook = ["one-05", "two-02"]')
    place(play, *ROWS[1])
    assert choices(play) == ["column 1", "column 2", "done"]
    do(play, "column 2", "part 0")
    assert state(play).coffee[0] == 2


@proves("inkpot.spaces")
@pytest.mark.parametrize(("row", "quality"), [(1, "growth"), (2, "freedom"), (3, "passion")])
def test_each_row_space_is_for_its_own_row(row: int, quality: str) -> None:
    cells = ["" for _ in range(9)]
    cells[3 * (row - 1)] = "one-05"
    play = stated(row, f"notebook = {cells}")
    do(play, *(["done"] if play.step() == "table-action" else []))
    do(play, "part 1", "part 0")
    assert (state(play).coffee[0], dial(play, 0)) == (1, {"reserve": 6, f"{quality}-minor": 1})


@proves("inkpot.spaces")
def test_the_left_space_is_for_the_reputation_track() -> None:
    play = stated(4, "")
    assert (state(play).points[0], state(play).coffee[0], play.step()) == (1, 2, "track-action")
    do(play, "part 1")  # 2 coffee
    assert state(play).coffee[0] == 4
    assert state(play).reputation[0] == 0
