"""Undo: back inside the own turn, as far as the last new information or another seat's choice."""

import pytest
from tests.kernel.tiny import ALL, ASK, AUTO, CHANCE, REVEAL, ROLL, SHOW, SHUFFLE, TEAM_ASK, picked, tiny

from mindtable.kernel import history
from mindtable.kernel.errors import CannotUndo
from mindtable.kernel.play import Play, decode, replay


def refusal(play: Play, seat: int) -> str:
    before = play.position.encode()
    with pytest.raises(CannotUndo) as caught:
        play.undo(seat)
    assert play.position.encode() == before
    reason = play.why_no_undo(seat)
    assert reason is caught.value.reason
    return reason.key


def test_one_choice_after_another_is_taken_back() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 3), (ASK, 0, 2))
    positions = [play.position.encode()]
    for action in (1, 2):
        play.act(0, action)
        positions.append(play.position.encode())
    assert play.why_no_undo(0) is None
    play.undo(0)
    assert play.position.encode() == positions[1]
    play.undo(0)
    assert play.position.encode() == positions[0]
    assert play.done == []
    assert refusal(play, 0) == "nothing-to-undo"


def test_the_choices_after_undo_are_those_from_before() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 3))
    play.act(0, 1)
    assert len(play.actions(0)) == 3
    play.undo(0)
    assert len(play.actions(0)) == 2


def test_restart_turn_takes_back_all_at_once() -> None:
    play = tiny((ASK, 0, 2, REVEAL), (ASK, 0, 2), (ASK, 0, 2), (ASK, 0, 2))
    for _ in range(3):
        play.act(0, 1)
    play.restart_turn(0)
    assert play.number == 1


@pytest.mark.parametrize("brings", [REVEAL, ROLL, SHUFFLE])
def test_new_information_bars_the_way(brings: int) -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 2, brings), (ASK, 0, 2), (ASK, 0, 2))
    for _ in range(3):
        play.act(0, 0)
    play.undo(0)
    assert play.number == 2
    assert refusal(play, 0) == "undo-new-information"


def test_showing_what_one_knew_does_not_bar_the_way() -> None:
    play = tiny((ASK, 0, 2, SHOW), (ASK, 0, 2))
    play.act(0, 0)
    play.undo(0)
    assert play.number == 0


def test_chance_bars_the_way() -> None:
    play = tiny((ASK, 0, 2), (CHANCE, 0, 6), (ASK, 0, 2))
    play.act(0, 0)
    assert refusal(play, 0) == "undo-new-information"


def test_an_automatic_step_does_not() -> None:
    play = tiny((ASK, 0, 2), (AUTO, 0), (ASK, 0, 2))
    play.act(0, 0)
    play.undo(0)
    assert picked(play) == []


def test_handing_over_ends_it() -> None:
    play = tiny((ASK, 0, 2), (ASK, 1, 2), (ASK, 0, 2), (ASK, 0, 2))
    play.act(0, 0)
    assert refusal(play, 0) == "undo-others-chose"
    assert refusal(play, 1) == "nothing-to-undo"
    play.act(1, 0)
    play.act(0, 1)
    assert refusal(play, 1) == "undo-others-chose"
    play.undo(0)
    assert refusal(play, 0) == "undo-others-chose"


def test_handing_over_by_a_forced_action_ends_it_too() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 1), (ASK, 1, 2), (ASK, 1, 2))
    play.act(0, 0)
    assert refusal(play, 0) == "undo-others-chose"


def test_forced_actions_go_with_the_choice_before_them() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 1), (ASK, 0, 1), (ASK, 0, 2))
    play.act(0, 1)
    assert play.number == 3
    play.undo(0)
    assert play.number == 0


def test_a_forced_action_of_another_is_replayed_on_the_way_back() -> None:
    play = tiny((ASK, 0, 2), (ASK, 1, 1), (ASK, 0, 2), (ASK, 0, 2))
    play.act(0, 0)
    before = play.position.encode()
    play.act(0, 0)
    play.undo(0)
    assert play.position.encode() == before
    assert play.number == 2


def test_nothing_is_taken_back_after_the_end() -> None:
    play = tiny((ASK, 0, 2))
    play.act(0, 0)
    assert refusal(play, 0) == "game-over"


def test_a_mate_takes_back_only_the_own_choice() -> None:
    play = tiny((TEAM_ASK, 0, 2), (TEAM_ASK, 0, 2), (TEAM_ASK, 0, 2), teams=(0, 1, 0, 1))
    play.act(0, 0)
    play.act(2, 1)
    assert refusal(play, 0) == "undo-others-chose"
    play.undo(2)
    play.undo(0)
    assert play.number == 0


# --- steps decided together


def test_an_answer_can_be_taken_back_until_all_have_answered() -> None:
    play = tiny((ALL, 0b111, 3), (ASK, 0, 2))
    play.act(0, 1)
    play.act(2, 2)
    play.undo(0)
    assert play.deciders() == [0, 1]
    assert play.position.answers == [-1, -1, 2]
    play.act(0, 0)
    play.act(1, 0)
    assert picked(play) == [[0, 0, 2]]
    assert refusal(play, 0) == "undo-new-information"


def test_the_others_answers_stay_in_the_history() -> None:
    play = tiny((ALL, 0b111, 3))
    play.act(0, 1)
    play.act(2, 2)
    play.undo(0)
    assert [(done.seat, done.action) for done in play.done] == [(2, 2)]
    again = replay(play.game, history.load(play.save()))
    assert again.position.encode() == play.position.encode()


def test_whoever_has_not_answered_has_nothing_to_take_back() -> None:
    play = tiny((ALL, 0b111, 3))
    play.act(0, 1)
    assert refusal(play, 1) == "nothing-to-undo"


def test_what_led_to_a_question_stays_once_another_has_answered_it() -> None:
    play = tiny((ASK, 1, 2), (ALL, 0b111, 3))
    play.act(1, 0)
    play.act(0, 2)
    play.act(1, 1)
    play.undo(1)  # the answer
    assert play.position.answers == [2, -1, -1]
    assert refusal(play, 1) == "undo-others-chose"  # the choice before it
    play.undo(0)
    play.undo(1)
    assert play.number == 0


# --- beside undo


def test_rewind_goes_anywhere() -> None:
    play = tiny((ASK, 0, 2, ROLL), (ASK, 1, 2), (ASK, 0, 2), (ASK, 0, 2))
    positions = [play.position.encode()]
    for seat in (0, 1, 0):
        play.act(seat, 1)
        positions.append(play.position.encode())
    for number in (2, 1, 0):
        play.rewind(number)
        assert play.position.encode() == positions[number]
    for number in (-1, 1):
        with pytest.raises(CannotUndo):
            play.rewind(number)


def test_undo_after_loading_is_undo_before_saving() -> None:
    play = tiny((ASK, 0, 2, ROLL), (ASK, 0, 2), (ASK, 0, 2))
    play.act(0, 1)
    play.act(0, 1)
    loaded = replay(play.game, history.load(play.save()))
    loaded.undo(0)
    assert refusal(loaded, 0) == "undo-new-information"


def test_who_only_did_what_was_forced_has_nothing_to_undo_after_decoding_either() -> None:
    play = tiny((ASK, 0, 2), (ASK, 1, 1), (ASK, 0, 2, ROLL), (ASK, 0, 2))
    play.act(0, 1)
    play.act(0, 1)
    decoded = decode(play.game, play.encode())
    assert refusal(play, 1) == refusal(decoded, 1) == "nothing-to-undo"
    assert refusal(decoded, 0) == "undo-new-information"


def test_what_is_forced_after_the_last_action_of_a_part_is_done() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 1), (ASK, 0, 2))
    play.act(0, 1)
    assert play.number == 2
    assert replay(play.game, history.load(play.save()), until=1).number == 2


def test_what_a_seat_saw_stands_only_until_another_moves() -> None:
    play = tiny((ASK, 0, 2), (ASK, 1, 2))
    play.act(0, 1)
    assert not play.is_current(1, 0)
    assert play.is_current(1, 1)


def test_a_clone_undoes_on_its_own() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 2))
    play.act(0, 1)
    twin = play.clone()
    twin.undo(0)
    assert (twin.number, play.number) == (0, 1)
    play.undo(0)


def test_undo_is_not_told_as_news() -> None:
    play = tiny((ASK, 0, 2), (ASK, 0, 2), (ASK, 0, 2))
    heard: list[int] = []
    play.listen(lambda events: heard.append(len(events)))
    play.act(0, 1)
    play.act(0, 1)
    play.undo(0)
    assert heard == [1, 1]
