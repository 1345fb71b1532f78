"""Willow of Values."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.table import choices, do, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
[slots]
[seat.0]
willpower = 5
essence = 1
"""


@both_editions
@proves("willow.exchange", "willow.fee")
def test_after_one_willpower_the_rest_changes_one_for_one(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm willow")
    assert choices(play) == ["amount 1", "amount 2", "amount 3", "amount 4"]
    assert why_not(play, "amount 5") == "amount-not-possible"
    do(play, "amount 3")
    assert state(play).willpower[0] == 1
    assert state(play).pool[0] == 4


@both_editions
@proves("willow.fee")
def test_one_willpower_is_only_the_fee(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 1"))
    assert why_not(play, "realm willow") == "short-of-willpower"


@both_editions
@proves("willow.exchange", "willow.fee")
def test_without_the_fee_where_the_own_team_controls(edition: str) -> None:
    play = lay_in(edition, LOVE + '[fortresses]\nwillow = "bliss minor"')
    do(play, "realm willow", "amount 5")
    assert state(play).willpower[0] == 0
    assert state(play).pool[0] == 6
