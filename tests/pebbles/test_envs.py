"""Pebbles passes the checks of PettingZoo, gymnasium and OpenSpiel. The environments are made when their modules are
imported, so each is tried as a learner would, in a process that knows the game by the setting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PETTINGZOO = """
from pettingzoo.test import api_test, seed_test
from mindtable.envs.pettingzoo_env import env
for form in ("flat", "structured"):
    api_test(env("pebbles", observations=form, players=4, heap=30), num_cycles=100)
seed_test(lambda: env("pebbles", players=3), num_cycles=50)
"""
GYMNASIUM = """
import gymnasium
from gymnasium.utils.env_checker import check_env
for form in ("flat", "structured"):
    name = "mindtable.envs.gymnasium_env:mindtable/pebbles-v1"
    check_env(gymnasium.make(name, observations=form, opponents="old-hand", heap=20, render_mode="ansi").unwrapped)
"""
OPEN_SPIEL = """
import pyspiel
import mindtable.envs.open_spiel_games as games
pyspiel.random_sim_test(pyspiel.load_game("mindtable_pebbles(players=3)"), num_sims=2, serialize=True, verbose=False)
state = pyspiel.load_game("mindtable_pebbles(heap=5)").new_initial_state()
for byte in (0, 0, 0, 7):
    state.apply_action(byte)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sorted(state.returns()) == [-1, 1]
"""


@pytest.mark.slow
@pytest.mark.parametrize("code", [PETTINGZOO, GYMNASIUM, OPEN_SPIEL], ids=["pettingzoo", "gymnasium", "open_spiel"])
def test_a_learner_finds_it(code: str, tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT), *sys.path])
    environment = {**os.environ, "MINDTABLE_GAMES": "examples.pebbles", "PYTHONPATH": path}
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
