"""Fewer combinations of options, and no two values that never meet."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.every_game import every_game, trial

from mindtable.kernel.game import Game
from mindtable.kernel.options import Options
from mindtable.testing.pairs import pairs


def met(rows: list[Options]) -> set[object]:
    return {pair for row in rows for pair in combinations(row.items(), 2)}


@every_game
def test_every_two_values_meet_in_a_third_of_the_combinations(game: Game[Any]) -> None:
    every = game.options.combinations(trial(game).combined)
    some = pairs(every)
    assert met(some) == met(every)
    assert len(some) <= trial(game).most_pairs
    assert all(row in every for row in some)


def test_single_values_and_no_options() -> None:
    assert pairs([]) == []
    assert pairs([{"one": 1}, {"one": 2}]) == [{"one": 1}, {"one": 2}]
