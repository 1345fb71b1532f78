"""Resolving the reputation track: income, then one action."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import dream, room, tile
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

TILE, COFFEE, NOTEBOOK, PROFESSOR, TREAT = (f"part {number}" for number in range(5))
PAID = dream(effect="major growth + minor freedom: therapy 2, points 3")
BOX_TILE = tile("median any: box 1")


def track(marker: int = 10, own: int = 0, insights: str = "growth-major = 1, freedom-minor = 1") -> Play:
    """The inkpot has come to the left space."""
    play = lay(
        f"""
        freud = "opera"
        freud_marker = {marker}
        [seat.0]
        coffee = 0
        inkpot = "row-3"
        professor = "theatre"
        reputation = {own}
        notebook = ["{BOX_TILE}"]
        insights = {{ {insights} }}
        rooms = ["the-dizzy-acrobat starting {PAID} - 5"]
        [seat.1]
        professor = "cafe"
        """
    )
    do(play, "turn state", "space b1", "point notebook-1", "place idea")
    return play


@proves("track.steps")
def test_income_first_then_perhaps_one_action() -> None:
    play = track(own=2)
    assert play.step() == "track-action"
    assert state(play).points[0] == 3
    assert state(play).coffee[0] == 1
    left = play.clone()
    do(left, "done")
    assert left.step() == "use-boxes"
    do(play, COFFEE)
    assert state(play).coffee[0] == 3
    assert play.step() == "use-boxes"


@proves("track.income")
@pytest.mark.parametrize("own", range(10))
def test_the_income_by_the_own_marker(own: int) -> None:
    play = track(marker=1, own=own)
    income = (1, 2) if own <= 1 else (3, 1) if own <= 4 else (5, 0)
    assert (state(play).points[0], state(play).coffee[0]) == income


@proves("track.action")
@pytest.mark.parametrize("marker", range(1, 11))
def test_freuds_section_and_everything_to_its_left(marker: int) -> None:
    play = track(marker, own=9)
    offered = [TILE, COFFEE]
    offered += [NOTEBOOK] if marker >= 4 else []
    offered += [PROFESSOR] if marker >= 7 else []
    offered += [TREAT] if marker >= 9 else []
    assert choices(play) == [*offered, "done"]
    if marker < 9:
        assert why_not(play, TREAT) == "track-not-there"


@proves("track.tile-or-coffee")
def test_resolve_a_tile_or_two_coffee() -> None:
    play = track(marker=1)
    both = play.clone()
    do(play, TILE, "cell 1")
    assert state(play).boxes[0] == 1
    coffee = state(both).coffee[0]
    do(both, COFFEE)
    assert state(both).coffee[0] == coffee + 2


@proves("track.notebook")
def test_gain_a_tile() -> None:
    play = track(marker=4)
    do(play, NOTEBOOK)
    assert choices(play) == ["tile i-stack", "tile ii-stack", "done"]
    coffee = state(play).coffee[0]
    do(play, "tile i-stack", "row 1")
    assert state(play).notebook[1] >= 0
    assert state(play).coffee[0] == coffee


@proves("track.professor")
def test_move_the_professor_but_not_to_freud() -> None:
    play = track(marker=7)
    do(play, PROFESSOR)
    assert choices(play) == ["walk professor-1", "walk professor-2", "done"]
    assert why_not(play, "walk professor-freud") == "not-that-figure"
    do(play, "walk professor-2")
    assert state(play).professor[0] == 2
    # Freud stands there too: the location is resolved twice.
    do(play, "boost 0", "effect 1", "part 0", "effect 1", "part 0")
    assert state(play).common[4] == 3


@proves("track.treat")
def test_treat_one_client() -> None:
    play = track(marker=9)
    do(play, TREAT, "treat 1")
    assert room(play, 0, 1) == "the-dizzy-acrobat - - - 3"
    assert play.step() == "use-boxes"


@proves("track.treat")
def test_there_must_be_somebody_to_treat() -> None:
    assert why_not(track(marker=9, insights=""), TREAT) == "part-impossible"
