"""The worked examples of the rulebooks, laid out and played."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import EDITIONS, frontiers, hidden, identity, realms, seat, sphere, table, team
from tests.cerebria.table import card_at, choices, do, essence_at, hand, lay, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# --- Realm Control: Affection blocks Fear


@proves("control.realm", "control.blocking", "control.fortress")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("fortress", [True, False])
def test_affection_blocks_fear(edition: str, fortress: bool) -> None:
    """Gloom counts only Dislike and Craving, 2 in all; Bliss has 2, and 1 from the Fortress."""
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        [slots]
        6 = "fear 2"
        7 = "affection 2"
        8 = "dislike 1"
        9 = "craving 1"
        [fortresses]
        {'network = "bliss minor"' if fortress else ""}
        """
    )
    assert table(play)["realms"][2]["sums"] == [3 if fortress else 2, 2]
    assert realms(play)["network"] == ("bliss" if fortress else "")


# --- Move with Haste


def diana_moves(edition: str, cards: str) -> Play:
    """Diana is two spaces from Kindness's Realm; her Move has one token, a green one."""
    return lay(
        f"""
        options = {{ edition = "{edition}", spirits = ["empathy", "misery", "love", "hatred"] }}
        [slots]
        7 = "kindness 1"
        [seat.0]
        space = "cradle"
        willpower = 4
        hand = {cards}
        tokens = {{ move = ["green"] }}
        [seat.1]
        space = "willow"
        [seat.3]
        space = "willow"
        """
    )


@proves("geometry.spaces")
@pytest.mark.parametrize("edition", EDITIONS)
def test_diana_discards_courage_for_haste(edition: str) -> None:
    play = diana_moves(edition, '["courage"]')
    do(play, "begin move")
    assert why_not(play, "move network") == "too-far"
    do(play, "discard courage", "place move-2")
    assert seat(play, 0)["tokens"]["move"] == "gr.."
    do(play, "use haste", "move network")
    assert seat(play, 0)["space"] == "network"
    assert seat(play, 0)["willpower"] == 2
    # For the rest of the game she may move 1 space or 2.
    do(play, "begin move", "move network-land")
    assert seat(play, 0)["willpower"] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_diana_cannot_place_a_second_green_token(edition: str) -> None:
    play = diana_moves(edition, '["generosity", "kindness"]')
    do(play, "begin move")
    assert why_not(play, "discard generosity") == "colour-in-row"
    assert why_not(play, "discard kindness") == "colour-in-row"


# --- Empower Kindness


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("essence", [1, 2])
def test_diana_empowers_kindness(edition: str, essence: int) -> None:
    play = lay(
        f"""
        options = {{ edition = "{edition}", spirits = ["empathy", "misery", "love", "hatred"] }}
        [slots]
        7 = "kindness {essence} of 0"
        [seat.0]
        space = "network"
        willpower = 5
        hand = []
        tokens = {{ empower = ["green"] }}
        """
    )
    if essence == 1:
        assert why_not(play, "begin empower") == "nothing-to-empower"
        return
    do(play, "begin empower", "empower 7")
    assert (card_at(play, 7), essence_at(play, 7)) == ("benevolence", 2)
    assert seat(play, 0)["willpower"] == 2
    assert seat(play, 0)["bottom"] == ["kindness"]


# --- Absorb with Benevolence, and the Revelation it brings


def diana_absorbs(edition: str) -> Play:
    """Diana is in the Valley under Diligence; Bliss controls both Frontiers beside it; the Valley itself is tied."""
    spirit = "empathy" if edition == "first" else "delight"
    return lay(
        f"""
        options = {{ edition = "{edition}", spirits = ["{spirit}", "misery", "love", "hatred"] }}
        origin = "diligence at valley"
        common = ["awareness", "openness", "versatility"]
        [turn]
        actions = 1
        [slots]
        12 = "trust 1"
        13 = "courage 1"
        14 = "excitement 3"
        15 = "courage 1"
        1 = "guilt 3"
        2 = "benevolence 1"
        4 = "anger 1"
        5 = "fear 1"
        6 = "mistrust 1"
        [fortresses]
        valley = "bliss minor"
        [spheres]
        diligence = 5
        [team.bliss]
        hidden = ["unity", "liveliness"]
        [team.gloom]
        hidden = ["attitude", "fortitude", "openness", "sensibility", "unity"]
        [seat.0]
        space = "valley"
        willpower = 0
        """
    )


@proves("geometry.rotation")
def test_diana_absorbs_with_benevolence_first_edition() -> None:
    play = diana_absorbs("first")
    assert (frontiers(play)["willow-valley"], frontiers(play)["valley-cradle"]) == ("bliss", "bliss")
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
    assert seat(play, 0)["willpower"] == 5
    assert sphere(play, "diligence") == ("valley", 0)
    do(play, "answer yes", "answer no")
    assert seat(play, 0)["willpower"] == 5 + 2
    # The Origin turned one step: Diana is now adjacent to Humility.
    assert sphere(play, "humility")[0] == "valley"


@proves("geometry.rotation")
def test_diana_absorbs_with_benevolence_revised_edition() -> None:
    """Delight gets 1 Willpower more from the supply, as Benevolence lies in the Triad of a Frontier beside it."""
    play = diana_absorbs("revised")
    do(play, "absorb valley", "answer yes")
    assert seat(play, 0)["willpower"] == 5 + 2 + 1
    assert play.step() == "delight-card"
    do(play, "answer no", "answer no")
    assert sphere(play, "diligence") == ("cradle", 7)
    assert sphere(play, "humility")[0] == "valley"


@proves("revelation.check", "revelation.minor", "revelation.fortress", "revelation.hidden-choice", "revelation.refill")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unity_attitude_and_common_awareness(edition: str) -> None:
    play = diana_absorbs(edition)
    assert table(play)["standing"] == [3, 3]  # Awareness: three Triads each
    assert team(play, "bliss", viewer=0)["hidden_standing"] == [4, 3]  # Unity: a chain of four against three
    assert team(play, "gloom", viewer=1)["hidden_standing"] == [2, 2]  # Attitude: two Realms each
    assert realms(play) == {"valley": "", "cradle": "gloom", "network": "gloom", "land": "bliss", "willow": "bliss"}
    do(play, "absorb valley", "answer yes")
    if edition == "revised":
        do(play, "answer no")  # Delight draws no card
    # No Major Fragment, so no Aspiration is removed. Gloom, who accomplished nothing, may choose from three.
    assert table(play)["common"] == ["openness", "versatility"]
    assert (play.step(), play.deciders()) == ("look", [1])
    do(play, "answer yes")
    assert sorted(choices(play)) == ["aspire fortitude", "aspire sensibility"]
    assert why_not(play, "aspire openness") == "same-as-common"
    do(play, "aspire sensibility")
    assert identity(play) == ["bliss minor", "bliss minor"]
    assert (hidden(play, 0), hidden(play, 1)) == ("liveliness", "sensibility")
    assert team(play, "bliss")["past_hidden"] == ["unity"]
    assert team(play, "gloom")["past_hidden"] == ["attitude"]
    # The Sphere is refilled and the Origin has turned; Diana takes the one action she has left.
    assert sphere(play, "diligence") == ("cradle", 7)
    assert (play.step(), play.deciders(), state(play).actions_left) == ("turn", [0], 1)
    assert realms(play)["valley"] == "gloom"  # without the Fortress 2 to 3
    assert len(hand(play, 0)) == 2
