"""Scenarios: a position from a few lines, refused with a reason where it cannot be."""

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel import history
from mindtable.kernel.errors import BadOption, BadScenario
from mindtable.kernel.play import replay
from mindtable.kernel.reasons import Reason

SCENARIO = """
seed = 5
turn = 1
hands = ["", "red blue", "", "blue"]
[options]
rounds = 1
"""


def refusal(text: str) -> Reason:
    with pytest.raises(BadScenario) as caught:
        LANTERNS.scenario(text)
    return caught.value.reason


def test_what_is_said_is_so_and_the_rest_is_as_at_the_start() -> None:
    play = LANTERNS.scenario(SCENARIO)
    assert play.deciders() == [1]
    assert [play.text(action) for action in play.actions(1)] == ["light red", "light blue", "draw", "done"]
    assert play.options["rounds"] == 1
    assert play.options["players"] == 4
    assert play.seed == "5"


def test_it_is_kept_in_the_save() -> None:
    play = LANTERNS.scenario(SCENARIO)
    play.act(1, "light red")
    loaded = replay(LANTERNS, history.load(play.save()))
    assert loaded.position.encode() == play.position.encode()
    loaded.undo(1)
    loaded.rewind(0)
    assert loaded.position.encode() == LANTERNS.scenario(SCENARIO).position.encode()


@pytest.mark.parametrize(
    ("text", "key", "part"),
    [
        ("turn = ", "scenario-not-toml", ""),
        ("trun = 1", "scenario-unknown-key", "trun"),
        ("turn = 9", "scenario-wrong-value", "turn"),
        ("turn = 'first'", "scenario-wrong-value", "turn"),
        ("hands = ['red']", "scenario-wrong-value", "hands"),
        ("hands = ['violet', '', '', '']", "scenario-wrong-value", "hands"),
        ("hands = ['red red red red red red red red red', '', '', '']", "scenario-wrong-value", "hands"),
        ("seed = 7.5", "scenario-wrong-value", "seed"),
        ("seed = true", "scenario-wrong-value", "seed"),
        ("seed = " + "9" * 5000, "scenario-not-toml", ""),
        ("options = 3", "scenario-wrong-value", "options"),
    ],
)
def test_the_impossible_is_refused(text: str, key: str, part: str) -> None:
    reason = refusal(text)
    assert reason.key == key
    assert reason.args.get("key", "") == part


def test_its_seed_may_be_a_text() -> None:
    play = LANTERNS.scenario("seed = 'seven'")
    assert play.seed == "seven"
    assert play.position.encode() == LANTERNS.scenario("seed = 'seven'").position.encode()
    assert play.position.encode() != LANTERNS.scenario("").position.encode()


@pytest.mark.parametrize("seed", ["9" * 100, "''", '"two\\nlines"', f"'{'x' * 65}'"])
def test_its_seed_is_checked_like_any(seed: str) -> None:
    with pytest.raises(BadOption) as caught:
        LANTERNS.scenario(f"seed = {seed}")
    assert caught.value.reason.key == "bad-seed"


def test_its_options_are_checked_like_any() -> None:
    with pytest.raises(BadOption):
        LANTERNS.scenario("[options]\nplayers = 3")
    with pytest.raises(BadOption):
        LANTERNS.scenario("[options]\nplayers = 2.5")


def test_a_game_without_scenarios_says_so() -> None:
    with pytest.raises(BadScenario):
        DUEL.scenario("hands = 1")
