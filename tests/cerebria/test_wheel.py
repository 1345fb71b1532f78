"""The Wheel of Intentions: twenty spaces, bonuses on the way, and round again."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import points, seat, table, team
from tests.cerebria.table import do, hand, lay

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ESSENCE = {2, 8, 14}
CARD = {4, 10, 16}
AMBITION = {6, 12, 18}


def wheel(at: int, ambition: int = 1, options: str = 'edition = "first"') -> Play:
    """First edition, side A: an Absorb of 2 is worth 1 point, a fully upgraded Move 2."""
    return lay(
        f"""
        options = {{ {options} }}
        origin = "creativity at valley"
        [slots]
        [team.bliss]
        points = {at}
        ambition = {ambition}
        [seat.0]
        space = "valley"
        willpower = 4
        essence = 0
        hand = []
        deck = ["trust", "comfort"]
        tokens = {{ move = ["red", "yellow", "green"] }}
        [seat.2]
        essence = 0
        hand = []
        """
    )


def one_point(play: Play) -> None:
    do(play, "absorb valley", "answer no")


def two_points(play: Play) -> None:
    do(play, "ability vibe", "place move-4")


def gains(play: Play, ambition: int) -> tuple[int, int, int]:
    """Essence, cards and Ambition that came besides what was there."""
    return seat(play, 0)["essence"], len(hand(play, 0)), team(play, "bliss")["ambition"] - ambition


@proves("wheel.round")
@pytest.mark.parametrize(("at", "after"), [(0, 1), (6, 7), (18, 19), (19, 20), (20, 21), (40, 41)])
def test_each_point_moves_the_counter_one_space_and_on_past_twenty(at: int, after: int) -> None:
    play = wheel(at)
    one_point(play)
    assert points(play) == [after, 0]
    assert play.scores()[0] == after


@proves("wheel.bonus", "wheel.bonus-repeat")
@pytest.mark.parametrize("space", range(1, 21))
def test_reaching_a_marked_space_gives_its_bonus(space: int) -> None:
    play = wheel(space - 1)
    one_point(play)
    assert gains(play, 1) == (int(space in ESSENCE), int(space in CARD), int(space in AMBITION))


@proves("wheel.bonus", "wheel.bonus-repeat")
@pytest.mark.parametrize("space", range(1, 19))
def test_passing_a_marked_space_gives_its_bonus_too(space: int) -> None:
    play = wheel(space - 1)
    two_points(play)
    assert points(play) == [space + 1, 0]
    passed = {space, space + 1}
    assert gains(play, 0) == (len(passed & ESSENCE), len(passed & CARD), len(passed & AMBITION))


@proves("wheel.bonus")
def test_the_card_is_the_top_of_the_own_deck() -> None:
    play = wheel(3)
    one_point(play)
    assert hand(play, 0) == ["trust"]
    assert seat(play, 0)["top"] == "comfort"


@proves("wheel.bonus-taker")
def test_the_active_player_takes_the_bonus_and_not_the_teammate() -> None:
    play = wheel(1)
    do(play, "end ambition", "end ambition")
    assert play.deciders() == [2]
    start = seat(play, 0)["essence"], seat(play, 2)["essence"]
    # Seat 2 is on Network | Land; two Willpower from a Sphere of seven.
    do(play, "absorb network", "answer no")
    while play.step() != "turn":
        do(play, "answer no")
    assert points(play) == [2, 0]
    assert (seat(play, 0)["essence"], seat(play, 2)["essence"]) == (start[0], start[1] + 1)


@proves("wheel.bonus-taker")
@pytest.mark.parametrize(("space", "expected"), [(22, (1, 0, 0)), (24, (0, 1, 0)), (26, (0, 0, 1)), (28, (1, 0, 0))])
def test_a_second_lap_pays_again(space: int, expected: tuple[int, int, int]) -> None:
    play = wheel(space - 1)
    one_point(play)
    assert gains(play, 1) == expected


@proves("wheel.ambition-full")
@pytest.mark.parametrize(("available", "after"), [(0, 1), (2, 3), (3, 3)])
def test_the_ambition_is_lost_where_all_three_are_available(available: int, after: int) -> None:
    play = wheel(5, available)
    one_point(play)
    assert points(play) == [6, 0]
    assert team(play, "bliss")["ambition"] == after
    # Nothing is kept for later.
    do(play, "end cards")
    assert team(play, "bliss")["ambition"] == after


@proves("wheel.round")
def test_the_wheels_of_the_two_teams_are_their_own() -> None:
    play = wheel(3)
    do(play, "end cards")
    assert play.deciders() == [1]
    before = team(play, "bliss")
    do(play, "absorb cradle", "answer no")
    while play.step() != "turn":
        do(play, "answer no")
    assert points(play) == [3, 1]
    assert team(play, "bliss")["ambition"] == before["ambition"]
    assert table(play)["ending"] == ""
