"""Who chooses for a team, and the standing choice for the opponents' turn."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import identity
from tests.cerebria.table import choices, do, state, why_not

from mindtable.testing.clauses import proves

# The active player empties the Sphere at the Valley; the order of play is 0, 1, 2, 3.
REVELATION = """
origin = "humility at valley"
common = ["unity", "attitude", "liveliness", "versatility"]
[turn]
seat = SEAT
[seat.SEAT]
space = "valley"
[team.bliss]
hidden = ["openness"]
[team.gloom]
hidden = ["openness"]
[spheres]
humility = 2
[slots]
"""


@both_editions
@pytest.mark.parametrize(("active", "other"), [(0, 1), (1, 2), (2, 3), (3, 0)])
@proves("choice.team")
def test_the_active_player_then_the_opponent_who_plays_next(edition: str, active: int, other: int) -> None:
    play = lay_in(edition, REVELATION.replace("SEAT", str(active)), spirits=["harmony", "malice", "love", "hatred"])
    do(play, "absorb valley", "answer no")
    assert (play.step(), play.deciders()) == ("look", [active])
    do(play, "answer yes")
    assert (play.step(), play.deciders()) == ("choose-hidden", [active])
    do(play, choices(play)[0])
    assert (play.step(), play.deciders()) == ("look", [other])
    do(play, "answer no")
    assert (play.step(), play.deciders()) == ("turn", [active])


@both_editions
@pytest.mark.parametrize(("active", "chooser"), [(0, 1), (2, 3), (1, 1), (3, 3)])
@proves("choice.team")
def test_who_removes_a_common_aspiration_after_a_major_of_bliss(edition: str, active: int, chooser: int) -> None:
    board = REVELATION.replace("SEAT", str(active)) + '9 = "trust 1"'
    play = lay_in(edition, board, spirits=["harmony", "malice", "love", "hatred"])
    do(play, "absorb valley", "answer no")
    assert identity(play) == ["bliss major"]
    assert (play.step(), play.deciders()) == ("remove-aspiration", [chooser])


# Gloom has a power that brings a Gloom Spirit something in the opponents' turn.
BORED = """
[turn]
seat = SEAT
[seat.0]
space = "valley"
willpower = 5
tokens = { move = ["wild", "wild"] }
[seat.1]
willpower = 0
[seat.3]
willpower = 0
[team.gloom]
favour = FAVOUR
[slots]
7 = "EMOTION 1"
"""


def bored(active: int, favour: int, emotion: str = "boredom") -> str:
    return BORED.replace("SEAT", str(active)).replace("FAVOUR", str(favour)).replace("EMOTION", emotion)


@both_editions
@pytest.mark.parametrize(("favour", "willpower"), [(1, [1, 0]), (3, [0, 1])])
@proves("choice.standing")
def test_the_one_in_favour_gains_and_nobody_is_asked(edition: str, favour: int, willpower: list[int]) -> None:
    play = lay_in(edition, bored(0, favour))
    do(play, "begin move", "use haste", "move cradle")
    assert [state(play).willpower[1], state(play).willpower[3]] == willpower
    assert (play.step(), play.deciders()) == ("turn", [0])


@both_editions
@proves("choice.standing")
def test_each_player_of_the_team_may_change_it_in_the_own_turn(edition: str) -> None:
    play = lay_in(edition, bored(1, 1))
    assert why_not(play, "favour 1") == "would-change-nothing"
    assert why_not(play, "favour 0") == "no-choice-of-team"
    do(play, "favour 3")
    assert state(play).favour[1] == 3
    assert state(play).actions_left == 3
    do(play, "end cards")
    assert why_not(play, "favour 2") == "no-choice-of-team"  # Bliss has no such power
    do(play, "end cards", "favour 1")
    assert play.deciders() == [3]
    assert state(play).favour[1] == 1


@both_editions
@proves("choice.standing")
def test_without_such_a_power_there_is_nothing_to_choose(edition: str) -> None:
    play = lay_in(edition, bored(1, 1, "craving"))
    assert why_not(play, "favour 3") == "no-choice-of-team"
    assert not any(choice.startswith(("favour", "wish")) for choice in choices(play))


@both_editions
@pytest.mark.parametrize(("wish", "gained"), [("essence", (1, 0, 0)), ("willpower", (0, 2, 0)), ("card", (0, 0, 1))])
@proves("choice.standing")
def test_shame_brings_what_was_wished_for(edition: str, wish: str, gained: tuple[int, int, int]) -> None:
    quell = """
[seat.0]
space = "valley"
willpower = 5
hand = ["comfort"]
[seat.3]
willpower = 0
essence = 0
hand = []
[team.bliss]
ambition = 1
[team.gloom]
favour = 3
wish = "WISH"
[slots]
1 = "anger 1"
7 = "shame 1"
"""
    play = lay_in(edition, quell.replace("WISH", wish))
    do(play, "begin quell", "quell 1", "reveal comfort")
    g = state(play)
    assert (g.pool[3], g.willpower[3], len(g.hands[3])) == gained
    assert (play.step(), play.deciders()) == ("turn", [0])


@both_editions
@proves("choice.standing")
def test_the_wish_can_be_changed(edition: str) -> None:
    play = lay_in(edition, bored(1, 1, "shame"))
    assert why_not(play, "wish willpower") == "would-change-nothing"
    do(play, "wish card")
    assert state(play).wish[1] == 2
    assert state(play).actions_left == 3
