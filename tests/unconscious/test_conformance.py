"""Unconscious Mind keeps what any game must keep: for any number of players, with every set of modules."""

import pytest
from tests.effort import NIGHT, many, seed
from tests.unconscious.trial import TRIAL

from mindtable.games.unconscious.game import GAME
from mindtable.kernel.options import Options
from mindtable.testing import conformance
from mindtable.testing.pairs import pairs

pytestmark = [pytest.mark.conformance, pytest.mark.slow]

EVERY_COMBINATION = GAME.options.combinations(TRIAL.combined)
# The games are long. By day every two modules meet, and each number of players meets some of them.
MODULES = pairs(GAME.options.combinations(["journalist", "overlays", "fireworks"]))
BY_DAY: list[Options] = [{"players": 2 + number % 3, **row} for number, row in enumerate(MODULES)]
# A game has some three thousand decisions. Each combination gets a few looks, these two many.
CLOSELY: list[Options] = [
    {"players": 2},
    {"players": 4, "journalist": True, "overlays": "mixed", "fireworks": True},
]


@pytest.mark.parametrize(
    "check", conformance.suite(GAME, EVERY_COMBINATION if NIGHT else BY_DAY, seeds=[seed(5)], looks=many(3, 5)), ids=str
)
def test_every_combination(check: conformance.Check) -> None:
    check()


@pytest.mark.parametrize("check", conformance.suite(GAME, CLOSELY, seeds=[seed(6)], looks=many(40, 400)), ids=str)
def test_closely(check: conformance.Check) -> None:
    check()


def test_every_set_of_modules_takes_part() -> None:
    assert len(EVERY_COMBINATION) == 3 * 2 * 4 * 2
