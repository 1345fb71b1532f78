"""The powers of the sixteen Mild Emotions of Bliss."""

import pytest
from tests.cerebria.emotions.stage import (
    BLISS,
    GLOOM,
    absorb,
    essence,
    invoke,
    price,
    quell,
    stage,
    strength,
    where,
    willpower,
)
from tests.cerebria.table import choices, do, essence_at, hand, state, why_not

from mindtable.testing.clauses import proves

# --- Affection: an Essence from the supply for a Bliss Emotion beside it


@proves("emotion.enter")
def test_affection_places_an_essence_from_the_supply() -> None:
    play = stage(BLISS, {1: "anger 1", 3: "trust 1", 5: "trust 1"}, hand=["affection"], essence=2)
    invoke(play, "affection", 2)
    assert choices(play) == ["at 3", "done"]
    assert why_not(play, "at 1") == "not-your-emotion"
    assert why_not(play, "at 5") == "slot-out-of-reach"
    do(play, "at 3")
    assert essence_at(play, 3) == 2
    assert essence_at(play, 2) == 1
    assert essence(play, 0) == 1  # only the one for Affection itself


def test_affection_may_be_declined() -> None:
    play = stage(BLISS, {3: "trust 1"}, hand=["affection"])
    invoke(play, "affection", 2)
    do(play, "done")
    assert essence_at(play, 3) == 1


@pytest.mark.parametrize("beside", [{}, {3: "trust 3"}, {3: "fear 1"}, {4: "trust 1"}])
def test_affection_asks_nothing_where_no_essence_fits(beside: dict[int, str]) -> None:
    play = stage(BLISS, beside, hand=["affection"])
    invoke(play, "affection", 2)
    assert play.step() == "turn"


# --- Comfort: Willpower at the end of the turn


@proves("emotion.copies", "emotion.powers")
@pytest.mark.parametrize(
    ("seat", "slots", "space", "gained"),
    [
        (BLISS, {2: "comfort 1"}, "valley", 1),
        (BLISS, {3: "comfort 1"}, "valley-cradle", 1),
        (BLISS, {1: "comfort 1", 2: "comfort 2"}, "valley", 2),
        (BLISS, {3: "comfort 1", 4: "comfort 1"}, "valley", 0),
        (GLOOM, {1: "comfort 1", 2: "comfort 2"}, "valley", 0),
    ],
)
def test_comfort_gives_willpower_to_a_spirit_beside_it(
    seat: int, slots: dict[int, str], space: str, gained: int
) -> None:
    play = stage(seat, slots, space=space, willpower=3, spaces={2: "valley"})
    do(play, "end cards")
    assert willpower(play, seat) == 3 + gained
    assert willpower(play, 2) == 5  # only the Spirit whose turn it was


@proves("turn.end-order")
def test_comfort_comes_before_the_willpower_of_those_who_have_none() -> None:
    play = stage(BLISS, {2: "comfort 1"}, willpower=0)
    do(play, "end cards")
    assert willpower(play, 0) == 1


# --- Courage: a token beside Gloom


@proves("intensity.token", "intensity.dynamic")
def test_courage_gets_a_token_beside_gloom_and_keeps_it() -> None:
    play = stage(BLISS, {1: "bleakness 1"}, hand=["courage", "trust"])
    invoke(play, "courage", 2)
    assert state(play).token[1] == 1
    assert strength(play, 2) == 1 + 1
    quell(play, 1, "trust")
    assert strength(play, 2) == 1 + 1


@pytest.mark.parametrize("slots", [{}, {1: "trust 1"}, {4: "anger 1"}])
def test_courage_gets_no_token_away_from_gloom(slots: dict[int, str]) -> None:
    play = stage(BLISS, slots, hand=["courage"])
    invoke(play, "courage", 2)
    assert strength(play, 2) == 1


# --- Sociability, Cheerfulness, Excitement, Self-Esteem: gains


@pytest.mark.parametrize(
    ("slots", "gained"),
    [
        ({1: "trust 1", 3: "desire 3"}, 2),
        ({1: "trust 1", 3: "anger 1"}, 1),
        ({4: "trust 1", 15: "trust 1"}, 0),
    ],
)
def test_sociability_gives_willpower_for_each_bliss_emotion_beside_it(slots: dict[int, str], gained: int) -> None:
    play = stage(BLISS, slots, hand=["sociability"])
    invoke(play, "sociability", 2)
    assert willpower(play, 0) == 10 - 2 + gained


def test_cheerfulness_draws_a_card() -> None:
    play = stage(BLISS, {}, hand=["cheerfulness"], deck=["desire", "safety"])
    invoke(play, "cheerfulness", 2)
    assert hand(play, 0) == ["desire"]


def test_excitement_gives_a_willpower() -> None:
    play = stage(BLISS, {}, hand=["excitement"])
    invoke(play, "excitement", 2)
    assert willpower(play, 0) == 10 - 2 + 1


def test_self_esteem_gives_an_essence() -> None:
    play = stage(BLISS, {}, hand=["self-esteem"], essence=1)
    invoke(play, "self-esteem", 2)
    assert essence(play, 0) == 1 - 1 + 1
    assert essence_at(play, 2) == 1


# --- Safety: a dearer Quell beside it


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("slots", "paid"),
    [
        ({2: "trust 1"}, 2),
        ({2: "trust 1", 1: "safety 1"}, 4),
        ({2: "trust 1", 1: "safety 3", 3: "safety 1"}, 6),
        ({2: "trust 1", 4: "safety 1"}, 2),
        ({2: "safety 1"}, 2),
    ],
)
def test_safety_makes_a_quell_beside_it_dearer(slots: dict[int, str], paid: int) -> None:
    play = stage(GLOOM, slots, hand=["boredom"])
    assert price(play, 1, "begin quell", "quell 2", "reveal boredom") == paid


def test_safety_costs_its_own_side_nothing() -> None:
    play = stage(BLISS, {1: "safety 1", 2: "boredom 1"}, hand=["trust"])
    assert price(play, 0, "begin quell", "quell 2", "reveal trust") == 2


# --- Trust: an Essence from the Spirit board for any Bliss Emotion


def test_trust_places_an_own_essence_on_any_bliss_emotion() -> None:
    slots = {8: "desire 1", 9: "anger 1", 11: "safety 3"}
    play = stage(BLISS, slots, hand=["trust"], essence=3)
    invoke(play, "trust", 2)
    assert choices(play) == ["at 2", "at 8", "done"]
    assert why_not(play, "at 11") == "emotion-full"
    assert why_not(play, "at 9") == "not-your-emotion"
    do(play, "at 8")
    assert essence_at(play, 8) == 2
    assert essence(play, 0) == 3 - 1 - 1


def test_trust_may_be_its_own_target_or_declined() -> None:
    play = stage(BLISS, {}, hand=["trust"], essence=3)
    invoke(play, "trust", 2)
    declined = play.clone()
    do(declined, "done")
    assert (essence_at(declined, 2), essence(declined, 0)) == (1, 2)
    do(play, "at 2")
    assert (essence_at(play, 2), essence(play, 0)) == (2, 1)


def test_trust_asks_nothing_without_essence_left() -> None:
    play = stage(BLISS, {8: "desire 1"}, hand=["trust"], essence=1)
    invoke(play, "trust", 2)
    assert play.step() == "turn"


# --- Desire: the Spirit moves


def test_desire_moves_the_spirit_where_no_opponent_stands() -> None:
    play = stage(BLISS, {}, hand=["desire"], spaces={1: "valley-cradle", 2: "willow-valley"})
    invoke(play, "desire", 2)
    assert choices(play) == ["to willow-valley", "done"]
    assert why_not(play, "to valley-cradle") == "space-held"
    assert why_not(play, "to willow") == "too-far"
    do(play, "to willow-valley")
    assert where(play, 0) == "willow-valley"
    assert willpower(play, 0) == 10 - 2  # the step is free


def test_desire_may_be_declined() -> None:
    play = stage(BLISS, {}, hand=["desire"])
    invoke(play, "desire", 2)
    assert set(choices(play)) == {"to willow-valley", "to valley-cradle", "done"}
    do(play, "done")
    assert where(play, 0) == "valley"


# --- Generosity: the Land of Desires reaches further


def test_generosity_lets_the_land_reach_the_emotions_beside_it() -> None:
    slots = {2: "trust 1", 6: "desire 1", 7: "generosity 1", 8: "courage 1", 9: "safety 1"}
    play = stage(BLISS, slots)
    do(play, "realm land")
    assert choices(play) == [
        "at 2",
        "at 6",
        "at 8",
    ]  # beside the Spirit, or beside Generosity, but not Generosity itself
    assert why_not(play, "at 7") == "slot-out-of-reach"
    do(play, "at 8", "amount 2")
    assert essence_at(play, 8) == 3


def test_generosity_is_for_bliss_on_bliss_emotions_only() -> None:
    slots = {2: "guilt 1", 6: "anger 1", 7: "generosity 1", 8: "courage 1"}
    play = stage(GLOOM, slots)
    do(play, "realm land")  # Guilt beside the Spirit is the only one to pick
    assert play.step() == "land-amount"
    bliss = stage(BLISS, slots)
    do(bliss, "realm land")
    do(bliss, "amount 1")  # so is Courage for Bliss: Anger lies beside Generosity too, but is Gloom's
    assert essence_at(bliss, 8) == 2


# --- Innocence: a Quell takes one Essence at most


def test_innocence_loses_one_essence_to_a_quell() -> None:
    tokens = {"quell": ["wild", "red"]}  # Subdue
    play = stage(GLOOM, {2: "innocence 3"}, hand=["disgust"], tokens=tokens)
    do(play, "begin quell")
    assert "use subdue" not in choices(play)
    do(play, "quell 2", "reveal disgust")
    assert essence_at(play, 2) == 2


def test_beside_innocence_a_quell_takes_what_it_can() -> None:
    tokens = {"quell": ["wild", "red"]}
    play = stage(GLOOM, {1: "innocence 3", 2: "kindness 3"}, hand=["disgust"], tokens=tokens)
    do(play, "begin quell", "use subdue")
    assert choices(play) == ["quell 2"]
    assert why_not(play, "quell 1") == "useless-upgrade"
    do(play, "quell 2", "reveal disgust")
    assert essence_at(play, 2) == 1


# --- Kindness: Willpower with an Absorb


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "slots", "space", "more"),
    [
        (BLISS, {1: "kindness 1", 2: "courage 1"}, "valley", 1),
        (BLISS, {1: "kindness 1", 2: "kindness 1"}, "valley", 2),
        (BLISS, {3: "kindness 1"}, "valley-cradle", 1),
        (BLISS, {4: "kindness 1"}, "valley", 0),
        (BLISS, {3: "kindness 1"}, "valley", 0),
        (GLOOM, {1: "kindness 1"}, "valley", 0),
    ],
)
def test_kindness_adds_willpower_from_the_supply(seat: int, slots: dict[int, str], space: str, more: int) -> None:
    play = stage(seat, slots, space=space)
    without = stage(seat, {slot: text.replace("kindness", "courage") for slot, text in slots.items()}, space=space)
    assert absorb(play, "valley") == absorb(without, "valley") + more
    assert sum(state(play).sphere) == sum(state(without).sphere)  # none of it came from the Sphere


# --- Confidence: a second Essence


def test_confidence_takes_a_second_essence_from_the_spirit_board() -> None:
    play = stage(BLISS, {3: "trust 1"}, hand=["confidence"], essence=2)
    invoke(play, "confidence", 2)
    assert choices(play) == ["at 2", "done"]
    declined = play.clone()
    do(declined, "done")
    assert (essence_at(declined, 2), essence(declined, 0)) == (1, 1)
    do(play, "at 2")
    assert (essence_at(play, 2), essence(play, 0)) == (2, 0)


def test_confidence_asks_nothing_without_essence() -> None:
    play = stage(BLISS, {}, hand=["confidence"], essence=1)
    invoke(play, "confidence", 2)
    assert play.step() == "turn"


# --- Optimism: a token while behind in Essence


@proves("intensity.token")
@pytest.mark.parametrize(
    ("slots", "token"),
    [
        ({8: "anger 2"}, 1),  # 2 against its own first 1
        ({8: "anger 1"}, 0),  # even, once its Essence is placed
        ({8: "anger 2", 5: "trust 1"}, 0),
        ({8: "anger 2", 9: "fear 1", 5: "trust 1"}, 1),
        ({}, 0),
    ],
)
def test_optimism_gets_a_token_where_gloom_has_more_essence(slots: dict[int, str], token: int) -> None:
    play = stage(BLISS, slots, hand=["optimism"])
    invoke(play, "optimism", 2)
    assert state(play).token[1] == token
    assert strength(play, 2) == 1 + token


# --- Tranquility: taking less


@proves("emotion.influence")
@pytest.mark.parametrize("slots", [{3: "tranquility 1"}, {1: "tranquility 1"}, {2: "anger 2", 3: "tranquility 1"}])
def test_tranquility_lets_bliss_take_less_from_a_sphere(slots: dict[int, str]) -> None:
    play = stage(BLISS, slots, more='origin = "humility at valley"')
    do(play, "absorb valley")
    most = 2 if 2 in slots else 3  # a controlled Frontier beside the Spirit adds one
    assert choices(play) == [f"amount {amount}" for amount in range(1, most + 1)]
    assert why_not(play, "amount 0") == "amount-not-possible"
    do(play, "amount 1", "answer no")
    assert willpower(play, 0) == 11
    assert state(play).sphere[2] == 7 - 1


@pytest.mark.parametrize(
    ("seat", "slots"),
    [
        (BLISS, {4: "tranquility 1"}),  # in the Cradle
        (BLISS, {6: "tranquility 1"}),  # between Cradle and Network
        (GLOOM, {3: "tranquility 1"}),
    ],
)
def test_tranquility_elsewhere_or_of_the_other_side_leaves_no_choice(seat: int, slots: dict[int, str]) -> None:
    play = stage(seat, slots, more='origin = "humility at valley"')
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
