"""The powers of the sixteen Mild Emotions of Gloom."""

import pytest
from tests.cerebria.emotions.stage import (
    BLISS,
    GLOOM,
    ambition,
    essence,
    invoke,
    price,
    quell,
    stage,
    strength,
    willpower,
)
from tests.cerebria.table import card_at, choices, do, essence_at, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def gloom_willpower(play: Play) -> list[int]:
    return [willpower(play, 1), willpower(play, 3)]


# --- Anger: takes an Essence beside it


@proves("emotion.enter")
def test_anger_removes_an_essence_of_a_bliss_emotion_beside_it() -> None:
    play = stage(GLOOM, {1: "trust 1", 3: "courage 2", 4: "desire 3"}, hand=["anger"], foes_willpower=4)
    invoke(play, "anger", 2)
    assert choices(play) == ["at 3", "done"]
    assert why_not(play, "at 1") == "last-essence-stays"
    assert why_not(play, "at 4") == "slot-out-of-reach"
    do(play, "at 3")
    assert essence_at(play, 3) == 1
    assert essence(play, 1) == 5 - 1  # it goes to the supply
    assert state(play).points[GLOOM] == 0  # no Quell


def test_anger_may_be_declined() -> None:
    play = stage(GLOOM, {3: "courage 2"}, hand=["anger"])
    invoke(play, "anger", 2)
    do(play, "done")
    assert essence_at(play, 3) == 2


@pytest.mark.parametrize("slots", [{}, {3: "fear 2"}, {3: "courage 1"}, {4: "courage 3"}])
def test_anger_asks_nothing_where_nothing_can_be_taken(slots: dict[int, str]) -> None:
    play = stage(GLOOM, slots, hand=["anger"])
    invoke(play, "anger", 2)
    assert play.step() == "turn"


# --- Craving: an action where there is no Ambition


@proves("turn.extra-action")
@pytest.mark.parametrize(("available", "left"), [(0, 3), (1, 2), (3, 2)])
def test_craving_gives_an_action_without_available_ambition(available: int, left: int) -> None:
    play = stage(GLOOM, {}, hand=["craving"], ambition=available)
    invoke(play, "craving", 2)
    assert state(play).actions_left == left
    assert ambition(play, GLOOM) == available


def test_craving_counts_the_ambition_left_after_the_invoke_is_paid() -> None:
    tokens = {"invoke": ["wild", "red"]}  # Bolster costs an Ambition
    play = stage(GLOOM, {}, hand=["craving"], ambition=1, tokens=tokens)
    do(play, "begin invoke", "use bolster", "invoke craving", "at 2")
    assert state(play).actions_left == 3


# --- Hostility: a cheaper Quell beside it


@proves("emotion.copies", "action.cost-floor")
@pytest.mark.parametrize(
    ("slots", "paid"),
    [
        ({2: "brightness 1", 1: "hostility 1"}, 1),
        ({2: "brightness 1", 1: "hostility 1", 3: "hostility 1"}, 0),
        ({2: "brightness 1", 4: "hostility 1"}, 2),
        ({2: "brightness 1", 1: "hostility 1", 3: "safety 1"}, 3),
    ],
)
def test_hostility_makes_a_quell_beside_it_cheaper(slots: dict[int, str], paid: int) -> None:
    play = stage(GLOOM, slots, hand=["anger"])
    assert price(play, 1, "begin quell", "quell 2", "reveal anger") == paid


def test_hostility_does_not_help_bliss() -> None:
    play = stage(BLISS, {2: "bleakness 1", 1: "hostility 1"}, hand=["trust"])
    assert price(play, 0, "begin quell", "quell 2", "reveal trust") == 2


# --- Jealousy: a token beside something stronger


@proves("intensity.token")
@pytest.mark.parametrize(
    ("slots", "token"),
    [
        ({1: "courage 2"}, 1),  # 2 against 1
        ({1: "courage 1"}, 0),
        ({1: "courage 1 token 1"}, 1),
        ({1: "envy 3"}, 0),
        ({4: "courage 3"}, 0),
    ],
)
def test_jealousy_gets_a_token_beside_a_stronger_bliss_emotion(slots: dict[int, str], token: int) -> None:
    play = stage(GLOOM, slots, hand=["jealousy"])
    invoke(play, "jealousy", 2)
    assert strength(play, 2) == 1 + token


# --- Bitterness: a token in a Realm with a Bliss Fortress


@pytest.mark.parametrize(
    ("space", "slot", "fortress", "token"),
    [
        ("valley", 2, {"valley": "bliss minor"}, 1),
        ("valley", 2, {"valley": "bliss major"}, 1),
        ("valley", 2, {"valley": "gloom minor"}, 0),
        ("valley", 2, {"cradle": "bliss minor"}, 0),
        ("valley-cradle", 3, dict.fromkeys(("valley", "cradle", "network", "land", "willow"), "bliss minor"), 0),
    ],
)
def test_bitterness_gets_a_token_beside_a_bliss_fortress(
    space: str, slot: int, fortress: dict[str, str], token: int
) -> None:
    play = stage(GLOOM, {}, hand=["bitterness"], space=space, fortresses=fortress)
    invoke(play, "bitterness", slot)
    assert strength(play, slot) == 1 + token


# --- Boredom: Willpower when Bliss moves with upgrades

HASTY = {"move": ["wild", "red", "yellow"]}


@proves("emotion.copies", "choice.standing")
@pytest.mark.parametrize(("slots", "gained"), [({8: "boredom 1"}, 1), ({8: "boredom 1", 10: "boredom 3"}, 2)])
def test_boredom_pays_when_a_bliss_spirit_moves_with_upgrades(slots: dict[int, str], gained: int) -> None:
    play = stage(BLISS, slots, tokens=HASTY)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [5 + gained, 5]


def test_boredom_counts_a_move_once_however_many_upgrades_it_uses() -> None:
    play = stage(BLISS, {8: "boredom 1"}, tokens=HASTY, spaces={1: "cradle"})
    do(play, "begin move", "use haste", "use surmount", "move cradle")
    assert gloom_willpower(play) == [6, 5]


def test_boredom_pays_the_spirit_that_gloom_picked() -> None:
    play = stage(BLISS, {8: "boredom 1"}, tokens=HASTY, favour=3)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [5, 6]


def test_boredom_is_not_roused_by_a_plain_move_or_another_action() -> None:
    play = stage(BLISS, {8: "boredom 1"}, hand=["courage"], tokens={"move": ["wild", "red"], "invoke": ["wild", "red"]})
    do(play, "begin move", "move valley-cradle")
    do(play, "begin invoke", "use bolster", "invoke courage")
    assert gloom_willpower(play) == [5, 5]


def test_boredom_is_not_roused_by_gloom() -> None:
    play = stage(GLOOM, {8: "boredom 1"}, tokens=HASTY)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [10 - 2, 5]


# --- Guilt: Willpower when Bliss quells


@proves("emotion.copies", "choice.standing")
@pytest.mark.parametrize(("slots", "gained"), [({8: "guilt 1"}, 1), ({8: "guilt 1", 10: "guilt 3"}, 2), ({}, 0)])
def test_guilt_pays_when_a_bliss_spirit_quells(slots: dict[int, str], gained: int) -> None:
    play = stage(BLISS, {2: "bleakness 2", **slots}, hand=["trust"], favour=3)
    quell(play, 2, "trust")
    assert gloom_willpower(play) == [5, 5 + gained]


def test_guilt_is_not_roused_by_gloom_or_by_another_action() -> None:
    play = stage(GLOOM, {2: "brightness 2", 8: "guilt 1"}, hand=["anger"])
    quell(play, 2, "anger")
    assert gloom_willpower(play) == [10 - 2, 5]
    play = stage(BLISS, {8: "guilt 1"}, hand=["courage"])
    invoke(play, "courage", 2)
    assert gloom_willpower(play) == [5, 5]


# --- Pessimism: a token while behind in Essence


@pytest.mark.parametrize(
    ("slots", "token"),
    [
        ({8: "trust 2"}, 1),
        ({8: "trust 1"}, 0),
        ({8: "trust 2", 5: "anger 1"}, 0),
        ({8: "trust 3", 5: "anger 1"}, 1),
    ],
)
def test_pessimism_gets_a_token_where_bliss_has_more_essence(slots: dict[int, str], token: int) -> None:
    play = stage(GLOOM, slots, hand=["pessimism"])
    invoke(play, "pessimism", 2)
    assert strength(play, 2) == 1 + token


# --- Disgust: a dearer Move to its space


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "slots", "paid"),
    [
        (BLISS, {3: "disgust 1"}, 2),
        (BLISS, {2: "disgust 1"}, 1),  # leaving it costs nothing
        (BLISS, {4: "disgust 1"}, 1),
        (GLOOM, {3: "disgust 1"}, 1),
    ],
)
def test_disgust_makes_a_move_to_its_space_dearer(seat: int, slots: dict[int, str], paid: int) -> None:
    play = stage(seat, slots)
    assert price(play, seat, "begin move", "move valley-cradle") == paid


@proves("emotion.copies")
def test_two_disgusts_add_up() -> None:
    play = stage(BLISS, {4: "disgust 1", 5: "disgust 1"}, space="valley-cradle")
    assert price(play, 0, "begin move", "move cradle") == 3


# --- Dislike: Bliss Spirits beside it lose Willpower


def test_dislike_takes_a_willpower_of_each_bliss_spirit_beside_it() -> None:
    play = stage(GLOOM, {}, hand=["dislike"], spaces={0: "valley", 2: "valley", 3: "valley"})
    invoke(play, "dislike", 2)
    assert [willpower(play, seat) for seat in range(4)] == [4, 10 - 2, 4, 5]


def test_dislike_leaves_others_and_those_without_willpower_alone() -> None:
    play = stage(GLOOM, {}, hand=["dislike"], spaces={0: "valley", 2: "valley-cradle"}, foes_willpower=0)
    invoke(play, "dislike", 2)
    assert [willpower(play, seat) for seat in range(4)] == [0, 8, 0, 0]
    play = stage(GLOOM, {}, hand=["dislike"], spaces={0: "valley-cradle"})
    invoke(play, "dislike", 2)
    assert willpower(play, 0) == 5


# --- Selfishness: Willpower for being without its own kind


@pytest.mark.parametrize(
    ("slots", "gained"),
    [
        ({}, 2),
        ({1: "trust 1", 3: "courage 1"}, 2),
        ({1: "anger 1"}, 1),
        ({1: "anger 1", 3: "fear 1"}, 0),
        ({4: "anger 1", 15: "fear 1"}, 2),
    ],
)
def test_selfishness_gives_willpower_for_each_slot_beside_it_without_gloom(slots: dict[int, str], gained: int) -> None:
    play = stage(GLOOM, slots, hand=["selfishness"])
    invoke(play, "selfishness", 2)
    assert willpower(play, 1) == 10 - 2 + gained


# --- Mistrust: a token beside a Bliss Spirit


@pytest.mark.parametrize(
    ("spaces", "token"),
    [({0: "valley"}, 1), ({2: "valley"}, 1), ({0: "valley-cradle"}, 0), ({3: "valley"}, 0)],
)
def test_mistrust_gets_a_token_beside_a_bliss_spirit(spaces: dict[int, str], token: int) -> None:
    play = stage(GLOOM, {}, hand=["mistrust"], spaces=spaces)
    invoke(play, "mistrust", 2)
    assert strength(play, 2) == 1 + token


# --- Embarrassment: Willpower when a neighbour leaves play


@proves("emotion.leave", "emotion.copies", "choice.standing")
@pytest.mark.parametrize(
    ("slots", "gained"),
    [
        ({3: "embarrassment 1"}, 2),
        ({1: "embarrassment 1", 3: "embarrassment 1"}, 4),
        ({4: "embarrassment 1"}, 0),
    ],
)
def test_embarrassment_pays_when_an_emotion_beside_it_leaves_play(slots: dict[int, str], gained: int) -> None:
    play = stage(BLISS, {2: "bleakness 1", **slots}, hand=["trust"], favour=3)
    quell(play, 2, "trust")
    assert card_at(play, 2) == ""
    assert gloom_willpower(play) == [5, 5 + gained]


def test_embarrassment_pays_in_the_own_turn_and_for_either_side() -> None:
    play = stage(GLOOM, {2: "brightness 1", 3: "embarrassment 1"}, hand=["anger"], favour=3)
    quell(play, 2, "anger")
    assert gloom_willpower(play) == [10 - 2, 5 + 2]


def test_embarrassment_pays_nothing_while_essence_is_left_or_when_it_goes_itself() -> None:
    play = stage(BLISS, {2: "bleakness 2", 3: "embarrassment 1"}, hand=["trust"])
    quell(play, 2, "trust")
    assert gloom_willpower(play) == [5, 5]
    play = stage(BLISS, {1: "trust 1", 2: "embarrassment 1"}, hand=["self-esteem"])
    quell(play, 2, "self-esteem")
    assert gloom_willpower(play) == [5, 5]


@proves("emotion.leave", "emotion.moved")
def test_embarrassment_pays_neither_for_empowering_nor_for_moving() -> None:
    play = stage(BLISS, {2: "courage 2", 3: "embarrassment 1"})
    do(play, "begin empower", "empower 2")
    assert gloom_willpower(play) == [5, 5]
    play = stage(BLISS, {2: "embarrassment 1", 3: "courage 2"})
    do(play, "realm network")  # Courage, to the only empty slot beside the Spirit
    assert card_at(play, 1) == "courage"
    assert gloom_willpower(play) == [5, 5]


# --- Fear: an Essence more for an Invoke beside it


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("slots", "paid"),
    [({1: "fear 1"}, 2), ({1: "fear 1", 3: "fear 1"}, 3), ({4: "fear 1"}, 1)],
)
def test_fear_costs_bliss_an_essence_for_an_invoke_beside_it(slots: dict[int, str], paid: int) -> None:
    play = stage(BLISS, slots, hand=["courage"])
    invoke(play, "courage", 2)
    assert essence(play, 0) == 5 - paid
    assert essence_at(play, 2) == 1
    assert willpower(play, 0) == 8


def test_fear_forbids_the_invoke_to_whoever_cannot_pay() -> None:
    play = stage(BLISS, {3: "fear 1"}, hand=["courage"], essence=1)
    do(play, "begin invoke", "invoke courage")  # slot 2 is beside Fear, slot 1 is not
    assert card_at(play, 1) == "courage"
    play = stage(BLISS, {1: "trust 1", 3: "fear 1"}, hand=["courage"], essence=1)
    assert why_not(play, "begin invoke") == "short-of-essence"


def test_fear_costs_gloom_nothing() -> None:
    play = stage(GLOOM, {1: "fear 1"}, hand=["anger"])
    invoke(play, "anger", 2)
    assert essence(play, 1) == 4


# --- Insecurity: blocks an upgrade


@proves("emotion.insecurity-token")
def test_insecurity_blocks_an_upgrade_of_a_bliss_spirit() -> None:
    play = stage(GLOOM, {}, hand=["insecurity"], foes_tokens={"move": ["wild", "red"], "quell": ["wild", "", "blue"]})
    invoke(play, "insecurity", 2)
    assert choices(play) == ["block 0-move-2", "block 0-quell-3", "block 2-move-2", "block 2-quell-3"]
    assert why_not(play, "block 0-move-1") == "not-to-block"  # unlocks, is no upgrade
    assert why_not(play, "block 3-move-2") == "not-to-block"  # Gloom's own
    do(play, "block 2-move-2", "end cards")
    assert play.deciders() == [2]
    do(play, "begin move")
    assert why_not(play, "use haste") == "upgrade-not-available"


@proves("emotion.insecurity-token")
def test_an_insecurity_token_is_removed_for_two_willpower() -> None:
    tokens = {"move": ["wild", "red"]}
    play = stage(BLISS, {}, tokens=tokens, blocked=["move-2"], willpower=4)
    assert why_not(play, "clear move-1") == "not-blocked"
    do(play, "clear move-2")
    assert willpower(play, 0) == 2
    assert state(play).actions_left == 3
    do(play, "begin move")
    assert "use haste" in choices(play)
    poor = stage(BLISS, {}, tokens=tokens, blocked=["move-2"], willpower=1)
    assert why_not(poor, "clear move-2") == "short-of-willpower"


@pytest.mark.parametrize("foes_tokens", [{}, {"empower": []}])
def test_insecurity_does_nothing_where_no_upgrade_holds_a_token(foes_tokens: dict[str, list[str]]) -> None:
    play = stage(GLOOM, {}, hand=["insecurity"], foes_tokens=foes_tokens)
    invoke(play, "insecurity", 2)
    assert play.step() == "turn"


# --- Loneliness: a token when alone


@pytest.mark.parametrize(
    ("slots", "token"),
    [({}, 1), ({1: "anger 1"}, 0), ({3: "trust 1"}, 0), ({4: "anger 1", 15: "trust 1"}, 1)],
)
def test_loneliness_gets_a_token_where_both_slots_beside_it_are_empty(slots: dict[int, str], token: int) -> None:
    play = stage(GLOOM, slots, hand=["loneliness"])
    invoke(play, "loneliness", 2)
    assert strength(play, 2) == 1 + token
