"""Cost grows with the number of decisions, not with what was played before.

Counted, not timed: how many functions are called per decision is the same on every machine, busy or not.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest
from tests.every_game import every_game, trial

import mindtable
from mindtable.kernel import driver
from mindtable.kernel.game import Game
from mindtable.kernel.rng import Picks

pytestmark = pytest.mark.skipif(mindtable.build() != "pure", reason="calls are counted in plain Python")


class Calls:
    """Counts the calls while it is on."""

    def __init__(self) -> None:
        self.number = 0

    def __call__(self, _frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            self.number += 1


def calls_in_thirds(game: Game[Any], seed: int) -> list[list[int]]:
    """The calls of each decision of a random game, from the first turn on, in three parts."""
    options = game.resolve({"players": 4})
    teams = game.teams(options)
    g, picks = game.start(options, seed), Picks(seed)
    counts: list[int] = []
    while g.stack:
        calls = Calls()
        seat = driver.first_decider(g, teams)
        setting_up = not counts and g.stack[-1].name != "turn"
        sys.setprofile(calls)
        actions = driver.legal(g, seat)
        driver.apply(g, seat, actions[picks.below(len(actions))])
        sys.setprofile(None)
        if not setting_up:
            counts.append(calls.number)
    third = len(counts) // 3
    return [counts[:third], counts[third : 2 * third], counts[2 * third :]]


@every_game
def test_the_end_of_a_game_is_as_quick_as_its_start(game: Game[Any]) -> None:
    start: list[int] = []
    end: list[int] = []
    for seed in range(trial(game).games):
        first, _, last = calls_in_thirds(game, seed)
        start += first
        end += last
    assert len(end) > 1000
    per_decision = sum(start) / len(start), sum(end) / len(end)
    assert per_decision[1] < 1.25 * per_decision[0]  # that is, at least 80 % of the decisions in the same time
