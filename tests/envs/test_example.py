"""The example trains, plots, and leaves a policy that can be loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from examples import train_small_agent

from mindtable.envs.gymnasium_env import SeatEnv

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_small_agent.py"


@pytest.mark.slow
def test_it_writes_a_plot_and_a_policy_that_plays(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), "--seconds", "2", "--out", str(tmp_path / "agent")]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    assert (tmp_path / "agent" / "progress.png").read_bytes().startswith(b"\x89PNG")
    agent = train_small_agent.load(tmp_path / "agent" / "policy.npz")
    assert agent.actor.any()
    env = SeatEnv(**train_small_agent.GAME)
    moments, rewards, _ = train_small_agent.play(env, agent, np.random.default_rng(1))
    assert len(moments) == len(rewards) > 10


def test_what_was_better_than_guessed_becomes_likelier() -> None:
    env = SeatEnv(**train_small_agent.GAME)
    agent = train_small_agent.Agent.new(env.rules.game.vocabulary.size, env.rules.encoding.size)
    seen, _ = env.reset(seed=1)
    moment = agent.look(seen, np.random.default_rng(1))
    agent.learn([moment], [1.0])
    after = agent.look(seen, np.random.default_rng(1))
    assert after.chances[moment.chosen] > moment.chances[moment.chosen]
    assert agent.guess(moment) > 0
