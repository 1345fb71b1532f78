"""Fewer combinations of options, and no two values that never meet."""

from __future__ import annotations

from itertools import combinations

import pytest

from mindtable.games.cerebria.game import GAME as CEREBRIA
from mindtable.games.unconscious.game import GAME as UNCONSCIOUS
from mindtable.kernel.options import Options
from mindtable.testing.pairs import pairs

CEREBRIA_SETS = CEREBRIA.options.combinations(["edition", "mode", "players", "team_board", "spirit_board"])
UNCONSCIOUS_SETS = UNCONSCIOUS.options.combinations(["players", "journalist", "overlays", "fireworks"])


def met(rows: list[Options]) -> set[object]:
    return {pair for row in rows for pair in combinations(row.items(), 2)}


@pytest.mark.parametrize(("every", "most"), [(CEREBRIA_SETS, 12), (UNCONSCIOUS_SETS, 14)])
def test_every_two_values_meet_in_a_third_of_the_combinations(every: list[Options], most: int) -> None:
    some = pairs(every)
    assert met(some) == met(every)
    assert len(some) <= most
    assert all(row in every for row in some)


def test_single_values_and_no_options() -> None:
    assert pairs([]) == []
    assert pairs([{"one": 1}, {"one": 2}]) == [{"one": 1}, {"one": 2}]
