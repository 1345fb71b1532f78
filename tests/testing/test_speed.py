"""The guard: a change that makes the rules much slower fails here, and at night one that costs a quarter.

Speed is measured against a loop of plain Python in the same run, by the processor's time, each at its best of many
rounds. `make speed` notes the present speed as the one to hold.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.effort import NIGHT
from tests.every_game import GAMES, every_game

import mindtable
from mindtable.bots.game_bots import bots_of
from mindtable.kernel.game import Game
from mindtable.testing.bench import interpreter, steady_ratio

NOTED = json.loads((Path(__file__).parent / "speed.json").read_text("utf-8"))
ALLOWED = 0.75 if NIGHT else 0.4  # a busy machine disturbs even the processor's time
TRIES = 3


@pytest.mark.slow
@pytest.mark.skipif(mindtable.build() != "pure", reason="the noted speed is that of plain Python")
@pytest.mark.skipif(interpreter() not in NOTED, reason="no speed has been noted for this version of Python")
@every_game
def test_no_change_costs_much_speed(game: Game[Any]) -> None:
    noted, run = NOTED[interpreter()][game.id], bots_of(game).speed_run
    assert run is not None
    found = 0.0
    for _ in range(TRIES):
        found = max(found, steady_ratio(game, run))
        if found > ALLOWED * noted:
            return
    pytest.fail(f"{found / noted:.0%} of the noted speed; if that is meant, `make speed` notes it anew")


def test_every_game_is_guarded() -> None:
    assert all(bots_of(game).speed_run for game in GAMES)
    assert all(set(speeds) == {game.id for game in GAMES} for speeds in NOTED.values())
