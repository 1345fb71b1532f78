"""The board: rings of Realms, slots and Spirit spaces, Triads, Fortress locations, the Origin above them."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import frontiers, intensity, sphere, table
from tests.cerebria.table import card_at, choices, do, lay, why_not

from mindtable.testing.clauses import proves

REALMS = ("valley", "cradle", "network", "land", "willow")
SPACES = (
    "valley",
    "valley-cradle",
    "cradle",
    "cradle-network",
    "network",
    "network-land",
    "land",
    "land-willow",
    "willow",
    "willow-valley",
)
# Clockwise, two slots in each Realm and one on each Frontier.
SLOTS = {
    "valley": [1, 2],
    "valley-cradle": [3],
    "cradle": [4, 5],
    "cradle-network": [6],
    "network": [7, 8],
    "network-land": [9],
    "land": [10, 11],
    "land-willow": [12],
    "willow": [13, 14],
    "willow-valley": [15],
}
TRIADS = {
    "valley-cradle": [2, 3, 4],
    "cradle-network": [5, 6, 7],
    "network-land": [8, 9, 10],
    "land-willow": [11, 12, 13],
    "willow-valley": [14, 15, 1],
}
SPHERES = ("commitment", "creativity", "humility", "diligence", "knowledge")


@proves("geometry.ring", "geometry.spaces")
@pytest.mark.parametrize("space", SPACES)
def test_a_spirit_walks_to_the_space_before_or_behind(space: str) -> None:
    at = SPACES.index(space)
    away = SPACES[(at + 5) % 10]
    play = lay(
        f"""
        [seat.0]
        space = "{space}"
        hand = []
        [seat.1]
        space = "{away}"
        [seat.3]
        space = "{away}"
        """
    )
    do(play, "begin move")
    assert set(choices(play)) == {f"move {SPACES[at - 1]}", f"move {SPACES[(at + 1) % 10]}"}


@proves("geometry.ring")
def test_realms_and_frontiers_are_named_clockwise() -> None:
    play = lay()
    assert [realm["realm"] for realm in table(play)["realms"]] == list(REALMS)
    assert [frontier["frontier"] for frontier in table(play)["frontiers"]] == list(TRIADS)


@proves("geometry.slots")
@pytest.mark.parametrize("slot", range(1, 16))
def test_a_slot_is_adjacent_to_its_two_neighbours_and_no_other(slot: int) -> None:
    """Intimacy is 1 stronger for each Bliss Emotion beside it: 2 alone, 3 next to Courage."""
    near = {other for other in range(1, 16) if other != slot and next_to_intimacy(slot, other)}
    assert near == {slot - 1 or 15, slot % 15 + 1}


def next_to_intimacy(slot: int, other: int) -> bool:
    play = lay(f'[slots]\n{slot} = "intimacy 1"\n{other} = "courage 1"')
    return intensity(play, slot) == 3


@proves("geometry.slots")
@pytest.mark.parametrize("slot", range(1, 16))
def test_two_slots_in_each_realm_and_one_on_each_frontier(slot: int) -> None:
    """An Emotion of Intensity 1 takes the Realm it lies in from nobody, or both Realms beside its Frontier."""
    play = lay(f'[slots]\n{slot} = "courage 1"')
    space = next(space for space, slots in SLOTS.items() if slot in slots)
    assert [r["realm"] for r in table(play)["realms"] if r["control"] == "bliss"] == sorted(
        space.split("-"), key=REALMS.index
    )


@proves("geometry.triad")
@pytest.mark.parametrize("frontier", TRIADS)
def test_a_triad_is_the_frontiers_slot_and_the_two_beside_it(frontier: str) -> None:
    for slot in range(1, 16):
        play = lay(f'[slots]\n{slot} = "courage 1"')
        assert (frontiers(play)[frontier] == "bliss") == (slot in TRIADS[frontier]), slot


@proves("geometry.reach")
@pytest.mark.parametrize("space", SPACES)
def test_a_spirit_reaches_both_slots_of_its_realm_or_the_one_of_its_frontier(space: str) -> None:
    play = lay(
        f"""
        [slots]
        [seat.0]
        space = "{space}"
        willpower = 9
        hand = ["comfort"]
        tokens = {{ invoke = ["red"] }}
        """
    )
    do(play, "begin invoke", "invoke comfort")
    if len(SLOTS[space]) == 2:
        assert choices(play) == [f"at {slot}" for slot in SLOTS[space]]
    else:
        assert card_at(play, SLOTS[space][0]) == "comfort"


@proves("geometry.fortress")
@pytest.mark.parametrize("realm", REALMS)
def test_a_fortress_location_is_next_to_its_realms_and_both_frontiers_spaces(realm: str) -> None:
    near = {space for space in SPACES if fortify_reaches(space, realm)}
    at = SPACES.index(realm)
    assert near == {SPACES[at - 1], realm, SPACES[at + 1]}


def fortify_reaches(space: str, realm: str) -> bool:
    play = lay(
        f"""
        [slots]
        [seat.0]
        space = "{space}"
        willpower = 9
        hand = []
        tokens = {{ fortify = ["wild"] }}
        """
    )
    do(play, "begin fortify")
    return why_not(play, f"fortify {realm}") == ""


ACROSS = {
    "valley": "network-land",
    "cradle": "land-willow",
    "network": "willow-valley",
    "land": "valley-cradle",
    "willow": "cradle-network",
}


@proves("geometry.reflected")
@pytest.mark.parametrize("realm", REALMS)
@pytest.mark.parametrize("frontier", list(TRIADS))
def test_each_realm_is_reflected_in_the_frontier_across(realm: str, frontier: str) -> None:
    """Bliss holds one Realm by a Fortress and one Frontier by an Emotion; Gloom the Realms beside that Frontier."""
    beside = frontier.split("-")
    gloom = "\n".join(f'{other} = "gloom major"' for other in beside if other != realm)
    play = lay(
        f"""
        common = ["reflection"]
        [slots]
        {SLOTS[frontier][0]} = "courage 1"
        [fortresses]
        {realm} = "bliss minor"
        {gloom}
        """
    )
    assert table(play)["standing"] == [int(ACROSS[realm] == frontier), 0]


@proves("geometry.spheres")
@pytest.mark.parametrize("at", range(5))
def test_the_spheres_lie_clockwise_each_at_one_realm(at: int) -> None:
    play = lay(f'origin = "commitment at {REALMS[at]}"')
    assert [sphere(play, name)[0] for name in SPHERES] == [REALMS[(at + step) % 5] for step in range(5)]


@proves("geometry.rotation")
@pytest.mark.parametrize("at", range(5))
def test_a_rotation_takes_every_sphere_with_its_willpower_one_realm_on(at: int) -> None:
    play = lay(
        f"""
        origin = "commitment at {REALMS[at]}"
        [spheres]
        commitment = 1
        creativity = 2
        humility = 3
        diligence = 4
        knowledge = 5
        [team.bliss]
        ambition = 1
        """
    )
    do(play, "ability rotate")
    for step, name in enumerate(SPHERES):
        assert sphere(play, name) == (REALMS[(at + step + 1) % 5], step + 1)
