"""The OpenSpiel games pass OpenSpiel's own test, and its searches can play them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.tables import QUICK, TABLES
from tests.every_game import EACH_ALONE, TWO_SIDES

import mindtable
from mindtable.envs import open_spiel_games


def named(game: str, options: Mapping[str, Any]) -> str:
    """A game with its parameters, as OpenSpiel writes them."""
    return f"mindtable_{game}({','.join(f'{name}={_written(value)}' for name, value in options.items())})"


def _written(value: Any) -> str:
    if isinstance(value, list):
        return ";".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


GAMES = [named(game, {**options, "max_decisions": 80}) for game, options in TABLES]
SHORT = [named(game, {**options, "max_decisions": 60}) for game, options in QUICK]
every_game = pytest.mark.parametrize("name", GAMES)
SEED = [0, 0, 1, 7]


def started(name: str, decisions: int = 0) -> Any:
    """A state with its seed dealt, some random decisions later."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in SEED:
        assert state.is_chance_node()
        state.apply_action(byte)
    rng = np.random.RandomState(1)
    for _ in range(decisions):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", [named(game, {"max_decisions": 600}) for game, _ in QUICK])
def test_random_sim_test_of_whole_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_mcts_plays(name: str) -> None:
    state = started(name)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", SHORT)
def test_mcts_in_c_plays_too(name: str) -> None:
    state = started(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 4, 100, True, 1, False)
    _, action = bot.step_with_policy(state)  # not `step`, which crashes on games written in Python
    assert action in state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("name", SHORT)
def test_a_fair_search_plays_on_samples(name: str) -> None:
    state = started(name, 20)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 16, random_state=random)
    # OpenSpiel's own sampler is different in every run.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.slow
@every_game
def test_what_a_player_knows_tells_what_the_player_may_do(name: str) -> None:
    """Searches share what they learned among all states with the same information."""
    for decisions in range(10, 60, 5):
        state = started(name, decisions)
        known: dict[tuple[int, str], list[int]] = {}
        for action in state.legal_actions():
            child = state.child(action)
            if child.is_terminal():
                continue
            player = child.current_player()
            may = known.setdefault((player, child.information_state_string(player)), child.legal_actions())
            assert may == child.legal_actions(), state.action_to_string(action)


@every_game
def test_the_dealt_bytes_are_the_seed(name: str) -> None:
    state = started(name)
    assert state.progress.play.seed == "263"
    assert mindtable.load(str(state)).save() == state.progress.play.save()


def test_chance_is_fair() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert len({chance for _, chance in state.chance_outcomes()}) == 1


@every_game
def test_actions_read_like_the_rulebook(name: str) -> None:
    state = started(name, 10)
    seat = state.current_player()
    play = state.progress.play
    told = {state.action_to_string(seat, action) for action in state.legal_actions()}
    assert told == {play.text(action) for action in play.actions(seat)}


@every_game
def test_a_sample_looks_the_same_to_its_seat(name: str) -> None:
    state = started(name, 25)
    for seat in range(state.num_players()):
        chances = iter([0.3])
        sample = state.resample_from_infostate(seat, lambda chances=chances: next(chances))
        assert sample.progress.play.position.encode() != state.progress.play.position.encode()
        assert sample.information_state_string(seat) == state.information_state_string(seat)
        assert sample.observation_tensor(seat) == state.observation_tensor(seat)
        assert sample.history() == state.history()


def test_an_information_state_recalls_what_an_observation_forgets() -> None:
    here, there = started(GAMES[0], 12), started(GAMES[0], 12)
    there.progress.recall = open_spiel_games.Recall(there.progress.play.clone(), [b"otherwise"] * 2)
    assert here.observation_string(0) == there.observation_string(0)
    assert here.information_state_string(0) != there.information_state_string(0)
    # Asked often or once, it is the same.
    often = started(GAMES[0])
    rng = np.random.RandomState(1)
    for _ in range(12):
        often.information_state_string(1)
        often.apply_action(rng.choice(often.legal_actions()))
    assert often.information_state_string(0) == here.information_state_string(0)


def test_clones_go_their_own_ways() -> None:
    state = started(GAMES[-1], 5)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_a_stored_state_goes_on_alike() -> None:
    state = started(GAMES[0], 30)
    progress = pickle.loads(pickle.dumps(state.progress))
    again = state.get_game().deserialize_state(state.serialize())
    assert progress.play.position.encode() == state.progress.play.position.encode()
    assert again.information_state_string(1) == state.information_state_string(1)
    for action in state.legal_actions():
        assert str(again.child(action)) == str(state.child(action))


def test_returns_come_at_the_end() -> None:
    state = started(named(*QUICK[0]))
    rng = np.random.RandomState(3)
    while not state.is_terminal():
        assert state.returns() == [0, 0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@pytest.mark.parametrize(
    ("name", "utility"),
    [
        (named(TWO_SIDES.id, {"players": 2}), pyspiel.GameType.Utility.ZERO_SUM),
        (named(TWO_SIDES.id, {"players": 3}), pyspiel.GameType.Utility.GENERAL_SUM),  # two against one
        (named(TWO_SIDES.id, {"players": 4}), pyspiel.GameType.Utility.ZERO_SUM),
        (named(EACH_ALONE.id, {"players": 3}), pyspiel.GameType.Utility.ZERO_SUM),
    ],
)
def test_what_one_side_wins_the_others_lose(name: str, utility: Any) -> None:
    assert pyspiel.load_game(name).get_type().utility == utility


def test_python_ends_well_after_using_the_games() -> None:
    code = f"import pyspiel, mindtable.envs.open_spiel_games as games; pyspiel.load_game({SHORT[0]!r})"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
