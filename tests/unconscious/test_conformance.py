"""Unconscious Mind keeps what any game must keep: for any number of players, with every set of modules."""

import pytest
from tests.effort import enough, many, seed

from mindtable.games.unconscious.game import GAME
from mindtable.kernel.options import Options
from mindtable.testing import conformance

pytestmark = [pytest.mark.conformance, pytest.mark.slow]

EVERY_COMBINATION = GAME.options.combinations(["players", "journalist", "overlays", "fireworks"])
# A game has some three thousand decisions. Each combination gets a few looks, these two many.
CLOSELY: list[Options] = [
    {"players": 2},
    {"players": 4, "journalist": True, "overlays": "mixed", "fireworks": True},
]


@pytest.mark.parametrize(
    "check", conformance.suite(GAME, enough(EVERY_COMBINATION), seeds=[seed(5)], looks=many(3, 5)), ids=str
)
def test_every_combination(check: conformance.Check) -> None:
    check()


@pytest.mark.parametrize("check", conformance.suite(GAME, CLOSELY, seeds=[seed(6)], looks=many(40, 400)), ids=str)
def test_closely(check: conformance.Check) -> None:
    check()


def test_every_set_of_modules_takes_part() -> None:
    assert len(EVERY_COMBINATION) == 3 * 2 * 4 * 2
