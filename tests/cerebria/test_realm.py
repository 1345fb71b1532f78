"""Realm Actions in general: open to everyone from anywhere, cheaper in a Realm of one's own."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import realms
from tests.cerebria.table import choices, do, state

from mindtable.testing.clauses import proves

# Love with no Spirit Action unlocked, and an Emotion of its own beside it on slot SLOT.
LOVE = """
[slots]
SLOT = "innocence 1"
[seat.0]
space = "SPACE"
willpower = 9
essence = 5
hand = []
deck = ["trust", "desire", "comfort"]
tokens = {}
[fortresses]
"""
REALMS = ("valley", "cradle", "network", "land", "willow")


def beside(space: str, slot: int) -> str:
    return LOVE.replace("SPACE", space).replace("SLOT", str(slot))


@both_editions
@pytest.mark.parametrize(
    ("space", "slot"), [("valley", 1), ("cradle", 5), ("network", 7), ("land", 11), ("willow", 13)]
)
@proves("realm.anywhere")
def test_all_five_from_every_realm_and_without_unlocking(edition: str, space: str, slot: int) -> None:
    play = lay_in(edition, beside(space, slot))
    assert [choice for choice in choices(play) if choice.startswith("realm")] == [f"realm {realm}" for realm in REALMS]


# What is done, how much Willpower it takes, and from where, so that the Emotion leaves the Realm's control alone.
DONE = {
    "valley": (["realm valley"], 1 - 4, "network", 7),
    "cradle": (["realm cradle", "answer no"], 1, "land", 10),
    "network": (["realm network"], 2, "valley", 2),
    "land": (["realm land", "amount 1"], 1, "valley", 1),
    "willow": (["realm willow", "amount 2"], 3, "cradle", 5),
}


@both_editions
@pytest.mark.parametrize("realm", REALMS)
@pytest.mark.parametrize("holder", ["", "bliss", "gloom"])
@proves("realm.discount")
def test_one_willpower_less_where_the_own_team_controls(edition: str, realm: str, holder: str) -> None:
    done, price, space, slot = DONE[realm]
    play = lay_in(edition, beside(space, slot) + (f'{realm} = "{holder} major"' if holder else ""))
    assert realms(play)[realm] == holder
    do(play, *done)
    assert play.step() == "turn"
    assert state(play).actions_left == 2
    assert state(play).willpower[0] == 9 - price + (holder == "bliss")
