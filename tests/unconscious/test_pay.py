"""Paying with insights: used ones go to the reserve; which pays for which is the player's choice."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def tile(main: str, insights: str) -> Play:
    """Row 1 is resolved: its own minor growth is part 0, the tile is part 1."""
    play = lay(f'[seat.0]\ncoffee = 0\nnotebook = ["{main}"]\ninsights = {{ {insights} }}')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    return play


@proves("pay.use")
def test_a_used_insight_goes_to_the_reserve() -> None:
    play = tile("two-23", "passion-major = 1, growth-minor = 1")  # "major passion: points 3, coffee 1"
    do(play, "part 1")
    assert dial(play, 0) == {"reserve": 6, "growth-minor": 1}
    assert (state(play).points[0], state(play).coffee[0]) == (3, 1)


@proves("pay.use")
def test_the_reserve_pays_for_nothing() -> None:
    play = tile("one-24", "")  # "minor any: points 2"
    assert why_not(play, "part 1") == "part-impossible"
    play = tile("one-24", "growth-minor = 1, passion-minor = 1")
    do(play, "part 1")
    assert why_not(play, "pay reserve") == "not-on-a-ring"


@proves("pay.matching")
def test_one_insight_for_each_icon() -> None:
    # "minor growth + minor freedom + minor passion: points 4"
    assert why_not(tile("two-24", "growth-minor = 3"), "part 1") == "part-impossible"
    assert why_not(tile("two-24", "growth-minor = 1, freedom-minor = 1"), "part 1") == "part-impossible"
    play = tile("two-24", "growth-minor = 2, freedom-minor = 1, passion-minor = 2")
    do(play, "part 1")
    assert dial(play, 0) == {"reserve": 5, "growth-minor": 1, "passion-minor": 1}
    assert state(play).points[0] == 4


@proves("pay.matching", "pay.overpay")
def test_which_insight_pays_for_which_is_chosen() -> None:
    play = tile("one-24", "growth-minor = 1, growth-median = 1, passion-major = 1")
    do(play, "part 1")
    assert choices(play) == ["pay growth-minor", "pay growth-median", "pay passion-major"]
    do(play, "pay growth-median")
    assert dial(play, 0) == {"reserve": 5, "growth-minor": 1, "passion-major": 1}


@proves("pay.matching")
def test_icons_alike_are_paid_one_by_one() -> None:
    play = tile("two-16", "growth-median = 1, passion-major = 1, freedom-minor = 1")  # "median any + median any"
    do(play, "part 1")
    assert choices(play) == ["pay growth-median", "pay passion-major"]
    do(play, "pay passion-major")  # the other one pays for the other icon
    assert dial(play, 0) == {"reserve": 6, "freedom-minor": 1}
    assert (state(play).boxes[0], state(play).bright[0]) == (1, 1)


@proves("pay.matching")
@pytest.mark.parametrize(
    ("insights", "payable"),
    [
        ("growth-major = 1, growth-minor = 1, freedom-minor = 1", True),
        ("growth-major = 2, freedom-minor = 1", True),
        ("growth-major = 1, freedom-minor = 2", False),  # one growth cannot pay for two
        ("growth-median = 2, freedom-minor = 1", False),
    ],
)
def test_the_whole_price_of_a_dream_must_be_matched(insights: str, payable: bool) -> None:
    # "major growth + minor growth + minor freedom"
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        boxes = 1
        insights = {{ {insights} }}
        rooms = ["the-dizzy-acrobat cloud-1a - wish-to-be-found 8"]
        """
    )
    do(play, "turn treat")
    assert why_not(play, "treat 1") == ("" if payable else "cannot-pay-insights")


@proves("pay.overpay")
@pytest.mark.parametrize(
    ("insights", "payable"),
    [
        ("passion-minor = 1", False),
        ("passion-median = 1", True),
        ("passion-major = 1", True),
        ("growth-major = 1", False),
    ],
)
def test_a_higher_level_of_the_same_quality_pays_without_change(insights: str, payable: bool) -> None:
    play = tile("two-14", insights)  # "median passion: box 1, coffee 1"
    assert why_not(play, "part 1") == ("" if payable else "part-impossible")
    if payable:
        do(play, "part 1")
        assert dial(play, 0) == {"reserve": 7}
        assert (state(play).boxes[0], state(play).coffee[0]) == (1, 1)


@proves("pay.any-quality")
@pytest.mark.parametrize(
    ("insights", "payable"),
    [
        ("growth-median = 1", True),
        ("freedom-median = 1", True),
        ("passion-median = 1", True),
        ("passion-major = 1", True),
        ("growth-minor = 5", False),
    ],
)
def test_without_a_colour_any_quality_of_the_level_or_a_higher_one(insights: str, payable: bool) -> None:
    play = tile("one-19", insights)  # "median any: box 1"
    assert why_not(play, "part 1") == ("" if payable else "part-impossible")
