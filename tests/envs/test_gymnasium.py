"""One seat against bots passes gymnasium's own check, and keeps our promises."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import GAME, NAMES, OPTIONS, TABLES
from tests.every_game import EACH_ALONE

from mindtable.bots.errors import UnknownBot
from mindtable.envs.gymnasium_env import SeatEnv


@pytest.mark.parametrize("form", ["flat", "structured"])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_check_env(game: str, options: dict[str, Any], form: str) -> None:
    name = f"mindtable.envs.gymnasium_env:mindtable/{game}-v1"
    made = gymnasium.make(name, observations=form, render_mode="ansi", **options)
    check_env(made.unwrapped)


def legal(seen: dict[str, Any], rng: np.random.Generator) -> np.int64:
    return np.int64(rng.choice(np.flatnonzero(seen["action_mask"])))


def test_a_whole_game_ends_with_the_seats_reward() -> None:
    env = SeatEnv(GAME, seat=1, **OPTIONS)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, got = False, 0.0
    while not over:
        assert env.play.deciders() == [1]
        seen, reward, over, cut_short, info = env.step(legal(seen, rng))
        got += reward
        assert not cut_short
        assert info == {}
    assert env.play.over
    assert got == env.rules.rewards(env.play)[1] != 0
    assert not seen["action_mask"].any()


def test_opponents_are_bots_by_name() -> None:
    env = SeatEnv(EACH_ALONE.id, players=3, seat=1, opponents=["greedy", "random"], budget=0.02)
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "greedy", 2: "random"}
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(3):
        seen, *_ = env.step(legal(seen, rng))
        assert env.play.deciders() == [1]
    assert {done.seat for done in env.play.done} == {0, 1, 2}


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SeatEnv(GAME, players=2)
    seen, _ = env.reset(seed=3)
    before = env.play.save()
    _, reward, over, cut_short, info = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, cut_short) == (-1.0, True, False)
    assert info["illegal"].endswith(".")
    assert env.play.save() == before


def test_shaped_rewards_follow_the_lead() -> None:
    env = SeatEnv(GAME, shaping=0.25, **OPTIONS)
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    over, got = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(legal(seen, rng))
        got += reward
    assert got == pytest.approx(env.rules.rewards(env.play)[0] + 0.25 * env.rules.leads(env.play)[0])


def test_a_game_that_does_not_end_is_cut_short() -> None:
    env = SeatEnv(GAME, players=2, max_decisions=30)
    seen, _ = env.reset(seed=2)
    over = cut_short = False
    while not (over or cut_short):
        seen, _, over, cut_short, _ = env.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))
    assert cut_short
    assert env.decisions == 30


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"seat": 2}, "seat 2 is not at a table of 2"),
        ({"opponents": ["random", "random"]}, "2 opponents named, 1 needed"),
    ],
)
def test_impossible_seatings_are_refused(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        SeatEnv(GAME, players=2, **settings)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv(GAME, players=2, opponents="nobody")
