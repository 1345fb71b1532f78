"""Ties: on the reputation track the marker that lies lower is ahead; the track decides a tied game."""

from __future__ import annotations

import pytest
from tests.unconscious.table import do, lay, state
from tests.unconscious.turns import finish, idle

from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def ranking(play: Play) -> object:
    table = play.view()["table"]
    assert isinstance(table, dict)
    return table["ranking"]


# Whoever recalls takes the bright idea of the Museum, or the coffee and box of the Café, each with the top token.
RACE = """
options = { players = 3 }
[ideas]
b1 = "0 1 notebook-1"
b2 = "1 1 research"
[seat.0]
coffee = 0
professor = "museum"
cured = ["the-counting-clerk"]
[seat.1]
coffee = 0
professor = "cafe"
cured = ["the-doubting-student"]
[seat.2]
coffee = 0
professor = "library"
cured = ["the-laughing-widow"]
"""


@proves("tie.reputation")
def test_of_two_markers_on_a_space_the_one_that_came_first_is_ahead() -> None:
    play = lay(RACE)
    assert ranking(play) == [2, 1, 0]  # as they were stacked
    do(play, "turn recall", "bonus museum-3")
    finish(play)
    assert ranking(play) == [0, 2, 1]
    do(play, "turn recall", "bonus cafe-1")
    finish(play)
    assert state(play).reputation == [1, 1, 0]
    assert ranking(play) == [0, 1, 2]


@proves("tie.reputation")
def test_the_lower_marker_scores_as_the_one_ahead() -> None:
    play = lay(RACE)
    do(play, "turn recall", "bonus museum-3")
    finish(play)
    do(play, "turn recall", "bonus cafe-1")
    finish(play)
    # One cured client each: 2 points for the first, 1 for the second.
    assert [final_parts(state(play), seat)["reputation"] for seat in range(3)] == [1 + 2, 1 + 1, 0]


def tied(reputation: tuple[int, int], points: tuple[int, int]) -> Play:
    """The last turn of the game is over; nothing is left to score but the track."""
    play = lay(
        f"""
        options = {{ players = 2 }}
        signal = 2
        freud_marker = 10
        [turn]
        seat = 1
        [seat.0]
        points = {points[0]}
        reputation = {reputation[0]}
        coffee = 0
        [seat.1]
        points = {points[1]}
        reputation = {reputation[1]}
        coffee = 0
        bright = 0
        """
    )
    idle(play)
    assert play.over
    return play


@proves("tie.winner")
@pytest.mark.parametrize(("reputation", "winner"), [((3, 5), 1), ((5, 3), 0)])
def test_a_tied_game_goes_to_the_higher_reputation(reputation: tuple[int, int], winner: int) -> None:
    points = (20 - reputation[0], 20 - reputation[1])
    play = tied(reputation, points)
    assert state(play).points == [20, 20]
    assert play.winners() == [winner]


@proves("tie.winner", "setup.reputation")
def test_on_the_same_space_to_the_marker_that_lies_lower() -> None:
    play = tied((0, 0), (20, 20))
    assert state(play).points == [20, 20]
    assert play.winners() == [1]  # the last player's marker started at the bottom


@proves("tie.winner")
@pytest.mark.parametrize(("points", "winner"), [(16, 0), (17, 0), (18, 1)])
def test_on_a_space_both_have_come_to_the_first_wins_the_tie(points: int, winner: int) -> None:
    play = lay(
        f"""
        options = {{ players = 2 }}
        signal = 2
        freud_marker = 10
        [ideas]
        b1 = "0 1 notebook-1"
        b2 = "1 1 research"
        [seat.0]
        coffee = 0
        points = 19
        professor = "museum"
        [seat.1]
        coffee = 0
        bright = 0
        points = {points}
        professor = "cafe"
        """
    )
    do(play, "turn recall", "bonus museum-3")  # a bright idea, and the reputation of the top token
    finish(play)
    do(play, "turn recall", "bonus cafe-1")  # 3 coffee with that of the recall, a box, and a reputation
    finish(play)
    assert state(play).reputation == [1, 1]
    assert state(play).points == [19 + 1 + 1, points + 1 + 1 + 2]
    assert play.winners() == [winner]
