"""The end: Freud's marker on 10, the rest of the round, one more without new clients, then the scoring."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, do, lay, state
from tests.unconscious.turns import finish, idle

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# Seat 0 recalls and takes the Museum's bright idea with the top token of its district: a reputation.
SCENARIO = """
options = { players = PLAYERS }
first = FIRST
freud = "museum"
freud_marker = MARKER
[turn]
seat = SEAT
[ideas]
b2 = "SEAT 1 research"
[seat.SEAT]
coffee = 0
reputation = REPUTATION
"""


def scene(marker: int = 9, players: int = 2, first: int = 0, seat: int = 0, reputation: int = 0) -> Play:
    text = SCENARIO
    for key, value in (
        ("PLAYERS", players),
        ("FIRST", first),
        ("MARKER", marker),
        ("SEAT", seat),
        ("REPUTATION", reputation),
    ):
        text = text.replace(key, str(value))
    return lay(text)


def gain_reputation(play: Play) -> None:
    do(play, "turn recall", "bonus museum-3")


@proves("ending.signal")
@pytest.mark.parametrize(("marker", "signalled"), [(8, False), (9, True)])
def test_freuds_marker_on_10_signals_the_end_and_gives_3_points(marker: int, signalled: bool) -> None:
    play = scene(marker)
    gain_reputation(play)
    g = state(play)
    assert (g.freud_marker, g.reputation[0], g.bright[0]) == (marker + 1, 1, 1)
    assert (g.signal, g.points[0]) == ((1, 3) if signalled else (0, 0))


@proves("ending.signal")
def test_3_more_for_an_own_marker_that_stays_on_9() -> None:
    play = scene(9, reputation=9)
    gain_reputation(play)
    assert (state(play).points[0], state(play).reputation[0], state(play).signal) == (6, 9, 1)


@proves("ending.signal")
def test_a_marker_already_on_10_signals_nothing_again() -> None:
    play = scene(10)
    state(play).signal = 1
    gain_reputation(play)
    assert (state(play).points[0], state(play).reputation[0], state(play).freud_marker) == (0, 1, 10)


@proves("ending.signal")
def test_nothing_else_ends_the_game() -> None:
    play = lay("options = { players = 2 }\nfreud_marker = 9\n[seat.0]\npoints = 400\nreputation = 9")
    for _ in range(200):
        idle(play)
    assert not play.over
    assert state(play).turns == 201


def turns_left(play: Play) -> list[int]:
    """Who has the turns from the next one on, to the end."""
    seats = []
    finish(play)
    while not play.over:
        seats += play.deciders()
        idle(play)
        assert len(seats) < 20
    return seats


@proves("ending.rounds")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_round_is_finished_and_one_more_is_played(players: int, first: int) -> None:
    order = [(first + n) % players for n in range(players)]
    for place, seat in enumerate(order):
        play = scene(9, players, first, seat)
        gain_reputation(play)
        assert turns_left(play) == order[place + 1 :] + order
        assert play.over
        assert play.deciders() == []


@proves("ending.rounds")
def test_then_comes_the_final_scoring() -> None:
    play = scene(9, reputation=6)
    gain_reputation(play)
    finish(play)
    idle(play)
    idle(play)
    assert state(play).points == [3, 0]
    idle(play)
    assert play.over
    table = play.view()["table"]
    assert isinstance(table, dict)
    # 7 for the track; the bright idea is a point, and of 4 coffee 3 are one.
    final = [sum(seat["final"].values()) for seat in table["seats"]]
    assert state(play).points == [3 + final[0], final[1]]
    assert final[0] == 7 + 1


CURING = """
options = { players = 2 }
signal = SIGNAL
freud_marker = 10
[seat.0]
coffee = 0
boxes = 1
rooms = ["the-dizzy-acrobat - - wish-to-be-found 1"]
[seat.1]
coffee = 0
boxes = 1
rooms = ["the-counting-clerk - - fear-of-silence 1"]
"""


@proves("ending.no-new-clients")
@pytest.mark.parametrize(("signal", "filled"), [(0, True), (1, True), (2, False)])
def test_in_the_last_round_empty_rooms_stay_empty(signal: int, filled: bool) -> None:
    text = CURING.replace("SIGNAL", str(signal))
    play = lay(text if signal else text.replace("freud_marker = 10", ""))
    do(play, "turn treat", "done", "box 1", "done")
    assert state(play).cured[0]
    assert (play.step() == "choose-client") == filled
    if filled:
        do(play, "client 1", "dream 1")
    assert (state(play).room_client[0] >= 0) == filled
    assert play.deciders() == [1]


@proves("ending.no-new-clients")
def test_from_the_signal_to_the_end_of_the_round_clients_still_come() -> None:
    play = lay(CURING.replace("SIGNAL", "1"))
    idle(play)
    do(play, "turn treat", "done", "box 1", "done")
    assert play.step() == "choose-client"  # the second player's turn closes the round
    do(play, "client 1", "dream 1")
    assert state(play).signal == 2
    do(play, "turn treat", "done", "box 1", "done")
    assert play.deciders() == [1]
    assert state(play).room_client[0] < 0


@proves("ending.no-new-clients")
def test_everything_else_is_as_usual_in_the_last_round() -> None:
    play = lay('signal = 2\nfreud_marker = 10\n[ideas]\nb2 = "0 1 research"\n[seat.0]\ncoffee = 3')
    assert choices(play, free=True) == ["turn state", "turn recall", "turn treat", "free bright"]
    do(play, "turn recall")
    assert state(play).coffee[0] == 4
    assert play.step() == "recall-bonus"
