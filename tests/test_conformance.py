"""The example games keep everything that any game must keep, on either build."""

import os

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel import driver
from mindtable.kernel.options import Options
from mindtable.testing import conformance

pytestmark = pytest.mark.conformance

LANTERNS_OPTIONS: list[Options] = [
    {},
    {"players": 2, "rounds": 4, "wind": "storm"},
    {"open_hands": False, "rounds": 3},
]
DUEL_OPTIONS: list[Options] = [{}, {"players": 3, "ties": "discard"}, {"players": 4}]


@pytest.mark.slow
@pytest.mark.parametrize("check", conformance.suite(LANTERNS, LANTERNS_OPTIONS, seeds=range(3)), ids=str)
def test_lanterns(check: conformance.Check) -> None:
    check()


@pytest.mark.slow
@pytest.mark.parametrize("check", conformance.suite(DUEL, DUEL_OPTIONS, seeds=range(3)), ids=str)
def test_duel(check: conformance.Check) -> None:
    check()


def test_build_is_the_one_asked_for() -> None:
    if os.environ.get("MINDTABLE_EXPECT_BUILD") == "compiled":
        assert str(driver.__file__).endswith(".so")
