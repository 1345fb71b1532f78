"""The nine Aspirations: what each of them counts."""

from __future__ import annotations

import pytest
from tests.cerebria.sight import identity, table
from tests.cerebria.table import do, lay

from mindtable.testing.clauses import proves


def standing(aspiration: str, slots: str = "", fortresses: str = "") -> list[int]:
    """How far Bliss and Gloom are with an Aspiration."""
    play = lay(f'common = ["{aspiration}"]\n[slots]\n{slots}\n[fortresses]\n{fortresses}')
    counted: list[int] = table(play)["standing"]
    return counted


def accomplished(aspiration: str, slots: str = "", fortresses: str = "") -> list[str]:
    """Who adds a Fragment for this Common Aspiration, both teams being after nothing else they could have."""
    play = lay(
        f"""
        origin = "commitment at valley"
        common = ["{aspiration}", "versatility"]
        [slots]
        {slots}
        [fortresses]
        {fortresses}
        [spheres]
        commitment = 2
        [team.bliss]
        ambition = 3
        hidden = ["{"fortitude" if not fortresses else "versatility"}"]
        [team.gloom]
        hidden = ["{"fortitude" if not fortresses else "versatility"}"]
        [seat.0]
        space = "valley"
        """
    )
    do(play, "absorb valley")
    return identity(play)


@proves("aspiration.attitude")
def test_attitude_counts_realms_controlled() -> None:
    # A Frontier Emotion influences two Realms; Guilt takes Cradle from it and is alone in Willow.
    slots = '3 = "courage 1"\n7 = "trust 1"\n5 = "guilt 2"\n13 = "anger 1"'
    assert standing("attitude", slots) == [2, 2]
    assert accomplished("attitude", '7 = "courage 1"\n10 = "trust 1"\n5 = "anger 1"') == ["bliss minor"]
    assert accomplished("attitude", '7 = "courage 1"\n5 = "anger 1"\n10 = "anger 1"') == ["gloom minor"]


@proves("aspiration.openness")
def test_openness_counts_frontiers_controlled() -> None:
    slots = '5 = "courage 1"\n7 = "courage 1"\n6 = "anger 1"\n8 = "fear 1"\n11 = "guilt 1"\n12 = "trust 1"'
    assert standing("openness", slots) == [1, 1]  # Land | Willow is tied
    assert accomplished("openness", '5 = "courage 1"\n8 = "courage 1"\n10 = "anger 1"\n11 = "anger 1"') == []
    assert accomplished("openness", '5 = "courage 1"\n8 = "courage 1"\n11 = "anger 1"') == ["bliss minor"]


@proves("aspiration.awareness")
def test_awareness_counts_triads_with_emotions_whoever_controls_them() -> None:
    slots = '5 = "courage 1"\n6 = "trust 1"\n7 = "trust 1"\n8 = "anger 1"\n10 = "excitement 3"\n12 = "anger 1"'
    assert standing("awareness", slots) == [2, 2]
    # One Gloom Emotion each in two Triads that Bliss controls, against many Bliss Emotions in these two alone.
    many = '5 = "excitement 3"\n6 = "anger 1"\n7 = "excitement 3"\n8 = "courage 1"\n9 = "fear 1"\n12 = "guilt 1"'
    assert standing("awareness", many) == [2, 3]
    assert accomplished("awareness", many) == ["gloom minor"]


@proves("aspiration.unity")
def test_unity_is_the_longest_chain_of_adjacent_emotions() -> None:
    slots = '5 = "courage 1"\n6 = "trust 1"\n7 = "trust 1"\n8 = "anger 1"\n9 = "anger 1"\n11 = "guilt 1"\n12 = "fear 1"'
    assert standing("unity", slots) == [3, 2]
    assert accomplished("unity", slots) == ["bliss minor"]
    # Two chains do not add up, an opponent between breaks one, and the ring has no seam.
    assert standing("unity", '5 = "courage 1"\n6 = "anger 1"\n7 = "courage 1"\n8 = "trust 1"') == [2, 1]
    assert standing("unity", '14 = "anger 1"\n15 = "anger 1"\n1 = "fear 1"\n2 = "fear 1"') == [0, 4]
    cards = ["courage", "trust", "safety", "comfort", "desire", "kindness", "optimism", "affection"]
    everywhere = "\n".join(f'{slot} = "{cards[slot // 2]} 1"' for slot in range(1, 16))
    assert standing("unity", everywhere) == [15, 0]


@proves("aspiration.unity-lone")
def test_a_lone_emotion_is_a_chain_of_one() -> None:
    assert standing("unity", '7 = "courage 1"') == [1, 0]
    assert accomplished("unity", '7 = "courage 1"') == ["bliss minor"]
    assert accomplished("unity", '7 = "courage 1"\n10 = "anger 1"\n12 = "anger 1"') == []


@proves("aspiration.liveliness")
def test_liveliness_counts_essence_on_emotions() -> None:
    slots = '7 = "kindness 3"\n8 = "courage 1"\n10 = "guilt 3"\n11 = "anger 2 token 4"'
    assert standing("liveliness", slots) == [4, 5]
    assert accomplished("liveliness", slots) == ["gloom minor"]
    assert accomplished("liveliness", '7 = "kindness 3"\n10 = "guilt 2"\n11 = "anger 1"') == []


@proves("aspiration.versatility")
def test_versatility_counts_colours_without_the_starting_emotions() -> None:
    # Courage and Comfort are red, Trust yellow; Brightness and Bleakness have no Vibe.
    slots = '5 = "courage 1"\n6 = "comfort 1"\n7 = "trust 1"\n8 = "brightness 1"\n10 = "anger 1"\n11 = "bleakness 1"'
    assert standing("versatility", slots) == [2, 1]
    four = '5 = "anger 1"\n6 = "guilt 1"\n7 = "dislike 1"\n8 = "fear 1"\n10 = "brightness 1"\n11 = "brightness 2"'
    assert standing("versatility", four) == [0, 4]


@proves("aspiration.fortitude")
def test_fortitude_counts_the_intensity_of_fortresses() -> None:
    two_minors = 'cradle = "bliss minor"\nland = "bliss minor"\nnetwork = "gloom major"'
    assert standing("fortitude", fortresses=two_minors) == [2, 2]
    assert accomplished("fortitude", fortresses=two_minors) == []
    more = two_minors + '\nwillow = "gloom minor"'
    assert standing("fortitude", '7 = "excitement 3"', more) == [2, 3]
    assert accomplished("fortitude", fortresses=more) == ["gloom minor"]


@proves("aspiration.sensibility")
def test_sensibility_is_the_single_most_intense_emotion() -> None:
    # Three Emotions of 2 against one of 3.
    slots = '5 = "courage 2"\n6 = "courage 2"\n7 = "sociability 2"\n11 = "guilt 3"'
    bliss, gloom = standing("sensibility", slots)
    assert gloom - bliss == 1
    assert accomplished("sensibility", slots) == ["gloom minor"]
    assert accomplished("sensibility", '7 = "excitement 3"\n11 = "guilt 3"') == []
    assert accomplished("sensibility", '7 = "excitement 3 token 1"\n11 = "guilt 3"') == ["bliss minor"]


@proves("aspiration.sensibility-alone")
def test_any_emotion_is_enough_against_none() -> None:
    assert accomplished("sensibility", '11 = "suspicion 1"') == ["gloom minor"]
    assert accomplished("sensibility") == []


@proves("aspiration.reflection")
@pytest.mark.parametrize("bliss", [True, False])
def test_reflection_counts_pairs_of_which_both_halves_are_controlled(bliss: bool) -> None:
    """Network by a Fortress, and Willow | Valley across from it by Emotion 15, which takes Willow and Valley too."""
    card, other, name = ("brightness", "anger", "bliss") if bliss else ("bleakness", "trust", "gloom")
    network = f'network = "{name} minor"'
    assert standing("reflection", f'15 = "{card} 1"', network) == ([1, 0] if bliss else [0, 1])
    assert accomplished("reflection", f'15 = "{card} 1"', network) == [f"{name} minor"]
    # One half each is nothing; and so is a Realm with the Frontier beside it.
    assert standing("reflection", f'15 = "{other} 1"', network) == [0, 0]
    assert standing("reflection", f'6 = "{card} 1"\n7 = "{card} 1"') == [0, 0]
    # Two pairs: Valley with Network | Land as well.
    assert standing("reflection", f'15 = "{card} 1"\n9 = "{card} 1"', network) == ([2, 0] if bliss else [0, 2])
