"""The PettingZoo environments pass PettingZoo's own tests, and keep our promises."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from tests.effort import NIGHT
from tests.envs.tables import GAME, NAMES, OPTIONS, QUICK, TABLES
from tests.every_game import EACH_ALONE, TWO_SIDES

from mindtable.envs.pettingzoo_env import TableEnv, env
from mindtable.kernel.errors import BadOption, IllegalAction

both_forms = pytest.mark.parametrize("form", ["flat", "structured"])
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
# PettingZoo knows its own games with action masks by name and wonders at all others.
masks_are_unusual = (
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
)


def masked(test: Any) -> Any:
    for mark in masks_are_unusual:
        test = mark(test)
    return test


@masked
@both_forms
@every_table
def test_api(game: str, options: dict[str, Any], form: str) -> None:
    api_test(env(game, observations=form, **options), num_cycles=200)


@masked
def test_api_to_the_end_of_a_game() -> None:
    api_test(env(GAME, shaping=0.1, **OPTIONS), num_cycles=2000)
    api_test(env(EACH_ALONE.id, players=2, max_decisions=50), num_cycles=2000)


@every_table
def test_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=100)


@every_table
def test_render(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode, **options))
    assert capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.skipif(not NIGHT, reason="it measures for ten seconds: `make nightly`")
@pytest.mark.parametrize(("game", "options"), QUICK)
def test_performance_benchmark(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game, **options))
    assert "turns per second" in capsys.readouterr().out


def to_the_end(table: TableEnv, seed: int) -> dict[str, float]:
    """Random play; what each agent got in all."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut_short, _ = table.last()
        got[agent] += reward
        table.step(None if ended or cut_short else rng.choice(np.flatnonzero(seen["action_mask"])))
    return got


def test_rewards_come_at_the_end_and_team_mates_share_them() -> None:
    table = TableEnv(TWO_SIDES.id, players=4)
    got = to_the_end(table, seed=4)
    assert table.play.over
    winners = table.play.winners()
    assert got == {f"seat_{seat}": (1.0 if seat in winners else -1.0) for seat in range(4)}


def test_shaped_rewards_add_up_to_the_final_lead() -> None:
    table = TableEnv(GAME, shaping=0.5, **OPTIONS)
    got = to_the_end(table, seed=5)
    end, leads = table.rules.rewards(table.play), table.rules.leads(table.play)
    assert list(got.values()) == pytest.approx([end[seat] + 0.5 * leads[seat] for seat in (0, 1)])


def test_a_game_that_does_not_end_is_cut_short_and_ranked_by_points() -> None:
    table = TableEnv(EACH_ALONE.id, players=3, max_decisions=40)
    table.reset(seed=1)
    for _ in range(40):
        assert not any(table.truncations.values())
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert table.truncations == dict.fromkeys(table.possible_agents, True)
    assert list(table.rewards.values()) == table.rules.rewards(table.play)


def test_the_mask_is_what_the_rules_allow_and_only_for_who_decides() -> None:
    table = TableEnv(GAME, players=2)
    table.reset(seed=2)
    asked, other = table.play.deciders()[0], 1 - table.play.deciders()[0]
    number = table.rules.game.vocabulary.number
    legal = sorted(number(action) for action in table.play.actions(asked))
    assert np.flatnonzero(table.observe(f"seat_{asked}")["action_mask"]).tolist() == legal
    assert not table.observe(f"seat_{other}")["action_mask"].any()


def test_an_illegal_action_is_refused_by_the_table_and_loses_the_game_in_the_wrapped_one() -> None:
    table = TableEnv(GAME, players=2)
    table.reset(seed=2)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)
    wrapped = env(GAME, players=2)
    wrapped.reset(seed=2)
    loser = wrapped.agent_selection
    wrapped.last()
    wrapped.step(illegal)
    assert wrapped.rewards[loser] == -1
    assert all(wrapped.terminations.values())


@pytest.mark.parametrize("form", ["flat", "structured"])
def test_a_seed_fixes_the_games_that_follow(form: Literal["flat", "structured"]) -> None:
    one, two = (TableEnv(GAME, players=2, observations=form) for _ in range(2))
    for table in (one, two):
        table.reset(seed=9)
    first = one.play.seed
    one.reset()
    two.reset()
    assert one.play.seed == two.play.seed != first


def test_options_are_the_games_own() -> None:
    with pytest.raises(BadOption):
        TableEnv(GAME, players=9)
