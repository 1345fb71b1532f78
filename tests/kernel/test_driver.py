"""Who decides, what happens by itself, and how decisions with one answer are merged."""

import pytest
from tests.games import lanterns
from tests.kernel.tiny import (
    ALL,
    ASK,
    AUTO,
    CHANCE,
    CONFIRM,
    REVEAL,
    ROLL,
    SHOW,
    SHUFFLE,
    TEAM_ASK,
    TOO_HIGH,
    picked,
    tiny,
)

from mindtable.kernel import driver
from mindtable.kernel.errors import GameOver, IllegalAction, WrongSeat
from mindtable.kernel.reasons import ALREADY_ANSWERED, GAME_OVER, NOT_YOUR_DECISION, OK
from mindtable.kernel.rng import Picks
from mindtable.kernel.viewers import EVERYONE, only


def test_a_seat_decides() -> None:
    play = tiny((ASK, 1, 2))
    assert play.deciders() == [1]
    assert (play.actions(0), play.actions(1)) == ([], [0, 1])
    assert play.step() == "ask"


def test_a_team_decides_through_any_of_its_seats() -> None:
    play = tiny((TEAM_ASK, 1, 2), teams=(0, 1, 0, 1))
    assert play.deciders() == [1, 3]
    assert play.why_not(0, 0) is NOT_YOUR_DECISION
    play.act(3, 1)
    assert picked(play) == [[3, 1]]
    assert play.over


def test_seats_answer_together_in_any_order_and_in_secret() -> None:
    play = tiny((ALL, 0b101, 3))
    assert play.deciders() == [0, 2]
    play.act(2, 1)
    assert play.deciders() == [0]
    assert picked(play) == []
    assert play.why_not(2, 0) is ALREADY_ANSWERED
    assert play.why_not(1, 0) is NOT_YOUR_DECISION
    assert (play.view(2)["answer"], play.view(0)["answer"], play.view()["answer"]) == ("pick 1", "", "")
    play.act(0, 2)
    assert picked(play) == [[2, -1, 1]]
    assert play.position.answers == [-1, -1, -1]


def test_nature_and_automatic_steps_need_nobody() -> None:
    play = tiny((ASK, 0, 2), (AUTO, 0), (CHANCE, 0, 6), (AUTO, 0), (ASK, 1, 2))
    play.act(0, 0)
    assert [seat for seat, _ in picked(play)] == [0, -2, -1, -2]
    assert play.deciders() == [1]
    assert play.position.barrier
    assert play.position.learned == EVERYONE


def test_nature_may_begin() -> None:
    play = tiny((CHANCE, 0, 6), (ASK, 0, 2))
    assert play.deciders() == [0]
    assert not play.position.barrier


@pytest.mark.parametrize(
    ("brings", "barrier", "learned"),
    [(0, False, 0), (REVEAL, True, only(1)), (ROLL, True, EVERYONE), (SHUFFLE, True, 0), (SHOW, False, EVERYONE)],
)
def test_what_an_action_brings(brings: int, barrier: bool, learned: int) -> None:
    play = tiny((ASK, 1, 2, brings), (ASK, 1, 2))
    play.act(1, 0)
    assert (play.position.barrier, play.position.learned) == (barrier, learned)
    play.act(1, 0)
    assert (play.position.barrier, play.position.learned) == (False, 0)


def test_a_decision_with_one_answer_is_merged() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 1), (ASK, 1, 1), (ASK, 2, 2))
    play.act(0, 1)
    assert play.deciders() == [2]
    assert [(done.seat, done.forced) for done in play.done] == [(0, False), (0, True), (1, True)]
    assert play.save().splitlines()[-4:-1] == ["0 pick 1", "0 pick 0 !", "1 pick 0 !"]


def test_the_first_decision_is_merged_too() -> None:
    play = tiny((ASK, 0, 1), (ASK, 1, 2))
    assert play.deciders() == [1]
    assert play.done[0].forced


def test_a_whole_game_may_be_forced() -> None:
    assert tiny((ASK, 0, 1), (ASK, 1, 1)).over


def test_what_must_be_confirmed_is_not_merged() -> None:
    play = tiny((CONFIRM, 0, 1))
    assert play.deciders() == [0]


def test_only_the_last_answer_given_together_is_merged() -> None:
    play = tiny((ALL, 0b11, 1), (ASK, 2, 2))
    assert play.deciders() == [0, 1]
    play.act(1, 0)
    assert play.deciders() == [2]


def test_first_decider() -> None:
    for play, seat in [
        (tiny((ASK, 1, 2)), 1),
        (tiny((TEAM_ASK, 1, 2), teams=(0, 1, 0, 1)), 1),
        (tiny((ALL, 0b110, 2)), 1),
        (tiny(), -1),
    ]:
        assert driver.first_decider(play.position, play.teams) == seat


def test_refusals_say_why_and_change_nothing() -> None:
    play = tiny((ASK, 0, 2))
    before = play.position.encode()
    with pytest.raises(IllegalAction) as illegal:
        play.act(0, 5)
    assert illegal.value.reason is TOO_HIGH
    assert illegal.value.describe() == {
        "error": "IllegalAction", "reason": "too-high", "clause": "pick.highest", "args": {},
    }  # fmt: skip
    with pytest.raises(WrongSeat) as wrong:
        play.act(1, "pick 0")
    assert wrong.value.reason is NOT_YOUR_DECISION
    assert play.position.encode() == before
    assert play.done == []
    assert play.why_not(0, 1) is None
    play.act(0, 1)
    with pytest.raises(GameOver) as over:
        play.act(0, 1)
    assert over.value.reason is GAME_OVER
    assert driver.decides(play.position, play.teams, 0) is GAME_OVER


def test_decides_is_ok_for_whoever_may() -> None:
    play = tiny((TEAM_ASK, 0, 2), teams=(0, 1))
    assert driver.decides(play.position, play.teams, 0) is OK
    assert driver.decides(play.position, play.teams, 1) is NOT_YOUR_DECISION


def test_play_out_is_legal_and_apply_to_the_end() -> None:
    options = lanterns.GAME.resolve({"players": 2})
    teams = lanterns.GAME.teams(options)
    quick, slow = (lanterns.GAME.start(options, 4) for _ in range(2))
    decisions = driver.play_out(quick, teams, Picks(9))
    picks, counted = Picks(9), 0
    while (seat := driver.first_decider(slow, teams)) >= 0:
        actions = driver.legal(slow, seat)
        driver.apply(slow, seat, actions[picks.below(len(actions))])
        counted += 1
    assert decisions == counted > 3
    assert quick.encode() == slow.encode()
