"""Cerebria keeps what any game must keep: in both editions and modes, for any number of players, on all boards."""

import pytest
from tests.cerebria.table import do, lay
from tests.cerebria.trial import TRIAL
from tests.effort import enough, seed

from mindtable.games.cerebria.game import GAME
from mindtable.kernel.options import Options
from mindtable.testing import conformance
from mindtable.testing.clauses import proves

pytestmark = [pytest.mark.conformance, pytest.mark.slow]

EVERY_COMBINATION = GAME.options.combinations(TRIAL.combined)
# The four Spirits that sit nowhere by default, on their own boards, in either edition.
OTHER_SPIRITS: list[Options] = [
    {"edition": edition, "spirit_board": "B", "spirits": ["harmony", "anxiety", "delight", "malice"]}
    for edition in ("first", "revised")
]
# The choices at the start, turned round: free where they are fixed by default, and the other Shaper.
OTHER_STARTS: list[Options] = [
    {"mode": "basic", "edition": "first", "placement": "free", "vibe_tokens": "free"},
    {"mode": "basic", "edition": "revised", "placement": "free", "vibe_tokens": "free"},
    {"players": 3, "shaper": "gloom", "placement": "fixed", "vibe_tokens": "fixed", "edition": "first"},
]


@pytest.mark.parametrize("check", conformance.suite(GAME, enough(EVERY_COMBINATION), seeds=[seed(0)]), ids=str)
def test_every_combination(check: conformance.Check) -> None:
    check()


@pytest.mark.parametrize("check", conformance.suite(GAME, OTHER_SPIRITS + OTHER_STARTS, seeds=[seed(1)]), ids=str)
def test_other_spirits_and_starts(check: conformance.Check) -> None:
    check()


def test_all_spirits_take_part() -> None:
    seated = {GAME.seat_name(GAME.resolve(given), seat) for given in OTHER_SPIRITS for seat in range(4)}
    seated |= {GAME.seat_name(GAME.resolve({}), seat) for seat in range(4)}
    assert len(seated) == 8
    assert len(EVERY_COMBINATION) == 30  # the basic game has but one side of the boards


@proves("secret.hand")
def test_what_is_forced_tells_nothing_of_a_hand() -> None:
    """Whoever has one card to show and whoever has two are both asked: the number of steps would tell them apart."""
    tables = [
        lay(f"""
            turn = {{ seat = 0 }}
            [slots]
            4 = "anger 1"
            [team.bliss]
            ambition = 1
            [seat.0]
            space = "cradle"
            hand = {hand}
            seen = ["courage"]
            deck = {deck}
        """)
        for hand, deck in (
            (["courage", "trust"], ["desire", "affection"]),
            (["courage", "affection"], ["desire", "trust"]),
        )
    ]
    for step in ("", "begin quell", "quell 4", "reveal courage"):
        for table in tables:
            do(table, *([step] if step else []))
        assert tables[0].view() == tables[1].view()
    assert tables[0].view(0) != tables[1].view(0)
