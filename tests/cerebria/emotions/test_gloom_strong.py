"""The powers of the sixteen Strong Emotions of Gloom."""

import pytest
from tests.cerebria.emotions.stage import (
    BLISS,
    GLOOM,
    ambition,
    empower,
    essence,
    invoke,
    price,
    quell,
    stage,
    strength,
    willpower,
)
from tests.cerebria.table import card_at, choices, do, essence_at, hand, state, why_not

from mindtable.games.cerebria.pieces.board import SENSIBILITY
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.rules.aspiration import standing
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def gloom_willpower(play: Play) -> list[int]:
    return [willpower(play, 1), willpower(play, 3)]


# --- Envy: takes an Essence beside it for itself


@proves("emotion.enter")
def test_envy_takes_an_essence_beside_it_and_grows() -> None:
    play = stage(GLOOM, {1: "trust 1", 2: "jealousy 2", 3: "courage 2", 4: "desire 3"})
    empower(play, 2)
    assert choices(play) == ["at 3", "done"]
    assert why_not(play, "at 1") == "last-essence-stays"
    do(play, "at 3")
    assert (essence_at(play, 3), essence_at(play, 2)) == (1, 3)
    assert essence(play, 1) == 5  # its Essence comes from the supply
    assert state(play).points[GLOOM] == 1  # for filling Envy; it is no Quell


def test_envy_may_be_declined_and_takes_nothing_from_gloom() -> None:
    play = stage(GLOOM, {1: "fear 3", 2: "jealousy 2", 3: "courage 2"})
    empower(play, 2)
    assert choices(play) == ["at 3", "done"]
    do(play, "done")
    assert (essence_at(play, 3), essence_at(play, 2)) == (2, 2)


def test_envy_asks_nothing_where_nothing_can_be_taken() -> None:
    play = stage(GLOOM, {2: "jealousy 2", 3: "courage 1", 4: "desire 3"})
    empower(play, 2)
    assert play.step() == "turn"


# --- Greed: Ambition


@proves("ambition.shared")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_greed_gives_up_to_two_ambition(before: int, after: int) -> None:
    play = stage(GLOOM, {2: "craving 2"}, ambition=before)
    empower(play, 2)
    assert ambition(play, GLOOM) == after
    assert state(play).actions_left == 2  # Greed is no Craving


# --- Malevolence: a cheaper Quell everywhere


@proves("emotion.copies", "action.cost-floor")
@pytest.mark.parametrize(
    ("slots", "paid"),
    [
        ({2: "brightness 1", 8: "malevolence 1"}, 1),
        ({2: "brightness 1", 3: "malevolence 1"}, 0),
        ({2: "brightness 1", 1: "safety 1", 3: "malevolence 1"}, 2),
        ({2: "brightness 1", 1: "safety 1", 8: "malevolence 1", 10: "malevolence 1"}, 2),
        ({2: "brightness 1", 3: "malevolence 1", 8: "malevolence 1"}, 0),  # never below nothing
    ],
)
def test_malevolence_makes_every_quell_cheaper(slots: dict[int, str], paid: int) -> None:
    play = stage(GLOOM, slots, hand=["anger"])
    assert price(play, 1, "begin quell", "quell 2", "reveal anger") == paid


def test_malevolence_does_not_help_bliss() -> None:
    play = stage(BLISS, {2: "bleakness 1", 3: "malevolence 1"}, hand=["trust"])
    assert price(play, 0, "begin quell", "quell 2", "reveal trust") == 2


# --- Rage: an Essence from each Bliss Emotion beside it


@proves("emotion.leave")
def test_rage_takes_an_essence_of_each_bliss_emotion_beside_it() -> None:
    play = stage(GLOOM, {1: "courage 2", 2: "anger 2", 3: "trust 1", 4: "desire 1"})
    empower(play, 2)
    assert essence_at(play, 1) == 1
    assert card_at(play, 3) == ""  # left without Essence
    assert CARDS[state(play).decks[0][0]] == "trust"  # under the deck it came from
    assert essence_at(play, 4) == 1
    assert play.step() == "turn"
    assert state(play).points[GLOOM] == 0  # no Quell


def test_rage_spares_gloom() -> None:
    play = stage(GLOOM, {1: "fear 2", 2: "anger 2", 3: "guilt 1"})
    empower(play, 2)
    assert (essence_at(play, 1), essence_at(play, 3)) == (2, 1)


# --- Despair: a token as large as the lead of Bliss


@proves("intensity.dynamic")
@pytest.mark.parametrize(
    ("slots", "token"),
    [
        ({8: "despair 1"}, 0),
        ({8: "despair 1", 2: "trust 1"}, 0),
        ({8: "despair 1", 2: "trust 2"}, 1),
        ({8: "despair 1", 2: "trust 3"}, 2),
        ({8: "despair 1", 2: "trust 3", 4: "desire 3"}, 3),  # at most 3
        ({8: "despair 1", 2: "trust 3", 4: "anger 2"}, 0),
        ({8: "despair 1", 10: "despair 1", 2: "trust 3"}, 1),
    ],
)
def test_despair_is_stronger_by_the_lead_of_bliss_in_essence(slots: dict[int, str], token: int) -> None:
    play = stage(GLOOM, slots)
    assert strength(play, 8) == 1 + token


@proves("intensity.dynamic")
def test_despair_follows_the_board() -> None:
    play = stage(BLISS, {2: "trust 2", 8: "despair 1"})
    do(play, "realm land")  # one Essence more on Trust, the only one to pick
    assert strength(play, 8) == 1 + 2


# --- Indifference: Willpower when Bliss uses upgrades

UPGRADED = {
    "move": ["wild", "red"],
    "invoke": ["wild", "red"],
    "empower": ["wild", "red"],
    "fortify": ["wild", "", "", "red"],
}


@proves("emotion.copies", "choice.standing")
@pytest.mark.parametrize(
    ("slots", "gained"), [({8: "indifference 1"}, 1), ({8: "indifference 1", 10: "indifference 1"}, 2)]
)
def test_indifference_pays_for_any_spirit_action_with_upgrades(slots: dict[int, str], gained: int) -> None:
    play = stage(BLISS, {5: "courage 1", **slots}, hand=["courage"], tokens=UPGRADED, favour=3)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [5, 5 + gained]
    do(play, "begin empower", "use channeled-power", "empower 5")
    assert gloom_willpower(play) == [5, 5 + 2 * gained]
    do(play, "begin invoke", "use bolster", "invoke courage")
    assert gloom_willpower(play) == [5, 5 + 3 * gained]


def test_indifference_and_boredom_both_pay_for_a_move() -> None:
    play = stage(BLISS, {8: "indifference 1", 10: "boredom 1"}, tokens=UPGRADED)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [5 + 2, 5]


def test_indifference_is_not_roused_without_upgrades_or_by_gloom() -> None:
    play = stage(BLISS, {8: "indifference 1"}, hand=["courage"], tokens=UPGRADED)
    do(play, "begin move", "move valley-cradle")
    do(play, "begin invoke", "invoke courage")
    do(play, "realm valley")
    assert gloom_willpower(play) == [5, 5]
    play = stage(GLOOM, {8: "indifference 1"}, tokens=UPGRADED)
    do(play, "begin move", "use haste", "move cradle")
    assert gloom_willpower(play) == [8, 5]


# --- Lethargy: weakens a Bliss Fortress


@proves("fortify.return")
@pytest.mark.parametrize(
    ("space", "slot", "fortress", "left", "fragments"),
    [
        ("valley", 2, "bliss minor", (-1, 0), [5, 2]),
        ("valley", 2, "bliss major", (BLISS, 1), [4, 2]),
        ("valley", 2, "gloom minor", (GLOOM, 1), [5, 2]),
        ("valley-cradle", 3, "bliss minor", (BLISS, 1), [4, 2]),  # not in a Realm
    ],
)
def test_lethargy_weakens_the_bliss_fortress_of_its_realm(
    space: str, slot: int, fortress: str, left: tuple[int, int], fragments: list[int]
) -> None:
    play = stage(GLOOM, {slot: "bitterness 2"}, space=space, fortresses={"valley": fortress, "willow": "bliss major"})
    empower(play, slot)
    g = state(play)
    assert (g.fortress_team[0], g.fortress_size[0]) == left
    assert g.fortress_size[4] == 2  # other Realms are left alone
    assert [g.minors[BLISS], g.majors[BLISS]] == fragments  # what was taken went home


# --- Remorse: Bliss pays for a Quell


@proves("choice.standing")
@pytest.mark.parametrize(
    ("slots", "own", "left", "gained"),
    [
        ({8: "remorse 1"}, 3, 2, 1),
        ({8: "remorse 1"}, 0, 0, 1),  # "if it has any"
        ({8: "remorse 1", 10: "remorse 1"}, 3, 1, 2),
        ({8: "remorse 1", 10: "guilt 1"}, 3, 2, 2),
        ({}, 3, 3, 0),
    ],
)
def test_remorse_takes_an_essence_for_a_quell_and_pays_gloom(
    slots: dict[int, str], own: int, left: int, gained: int
) -> None:
    play = stage(BLISS, {2: "bleakness 2", **slots}, hand=["trust"], essence=own, favour=3)
    quell(play, 2, "trust")
    assert essence(play, 0) == left
    assert gloom_willpower(play) == [5, 5 + gained]


def test_remorse_is_not_roused_by_gloom() -> None:
    play = stage(GLOOM, {2: "brightness 2", 8: "remorse 1"}, hand=["anger"])
    quell(play, 2, "anger")
    assert (essence(play, 1), gloom_willpower(play)) == (5, [8, 5])


# --- Animosity: Bliss loses Willpower


def test_animosity_takes_one_willpower_of_each_bliss_spirit_and_two_beside_it() -> None:
    play = stage(GLOOM, {2: "dislike 2"}, spaces={0: "valley"})
    empower(play, 2)
    assert [willpower(play, seat) for seat in range(4)] == [3, 10 - 3, 4, 5]


def test_animosity_takes_no_more_than_there_is() -> None:
    play = stage(GLOOM, {2: "dislike 2"}, spaces={0: "valley"}, foes_willpower=1)
    empower(play, 2)
    assert [willpower(play, seat) for seat in range(4)] == [0, 7, 0, 1]


# --- Loathing: a dearer Move and Invoke


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "slots", "paid"),
    [
        (BLISS, {4: "loathing 1"}, 3),
        (BLISS, {4: "loathing 1", 5: "loathing 1"}, 5),
        (BLISS, {4: "loathing 1", 5: "disgust 1"}, 4),
        (BLISS, {3: "loathing 1"}, 1),
        (GLOOM, {4: "loathing 1"}, 1),
    ],
)
def test_loathing_makes_a_move_to_its_space_dearer(seat: int, slots: dict[int, str], paid: int) -> None:
    play = stage(seat, slots, space="valley-cradle")
    assert price(play, seat, "begin move", "move cradle") == paid


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "card", "slots", "paid"),
    [
        (BLISS, "courage", {3: "loathing 1"}, 3),
        (BLISS, "courage", {1: "loathing 1", 3: "loathing 1"}, 4),
        (BLISS, "courage", {4: "loathing 1"}, 2),
        (GLOOM, "craving", {3: "loathing 1"}, 2),
    ],
)
def test_loathing_makes_an_invoke_beside_it_dearer(seat: int, card: str, slots: dict[int, str], paid: int) -> None:
    play = stage(seat, slots, hand=[card])
    invoke(play, card, 2)
    assert willpower(play, seat) == 10 - paid


# --- Narcissism: a token while alone among its own


@proves("intensity.dynamic")
def test_narcissism_is_stronger_without_gloom_beside_it() -> None:
    play = stage(GLOOM, {2: "narcissism 1", 3: "trust 1", 15: "fear 1"}, hand=["craving"])
    assert strength(play, 2) == 2 + 2
    invoke(play, "craving", 1)
    assert strength(play, 2) == 2
    assert strength(stage(GLOOM, {2: "narcissism 2"}), 2) == 3 + 2


# --- Suspicion: Bliss beside it counts for nothing


@proves("control.blocking-zero")
def test_suspicion_takes_the_intensity_of_bliss_beside_it_from_control() -> None:
    plain = stage(GLOOM, {1: "desire 3", 2: "bleakness 2"})
    view = plain.view()["table"]
    assert isinstance(view, dict)
    assert view["realms"][0]["control"] == "bliss"
    play = stage(GLOOM, {1: "desire 3 token 2", 2: "suspicion 3"})
    view = play.view()["table"]
    assert isinstance(view, dict)
    assert view["realms"][0]["control"] == "gloom"
    assert view["realms"][0]["sums"] == [0, 1]
    assert view["frontiers"][4]["control"] == "bliss"  # alone in the Triad of Willow|Valley, even at 0
    assert view["slots"][0]["intensity"] == 5  # elsewhere it counts
    assert standing(state(play), BLISS, SENSIBILITY) == 1 + 5


def test_suspicion_leaves_emotions_further_off_and_gloom_as_they_are() -> None:
    play = stage(GLOOM, {1: "courage 3", 2: "fear 2", 3: "suspicion 3", 5: "desire 3"})
    view = play.view()["table"]
    assert isinstance(view, dict)
    assert view["realms"][0]["sums"] == [2, 2 + 1]
    assert view["realms"][1]["sums"] == [3, 1]


@proves("control.blocking-zero")
def test_bliss_beside_suspicion_still_blocks() -> None:
    # Courage in the Valley keeps Bleakness on the Frontier from the Valley, though Suspicion takes its Intensity.
    play = stage(GLOOM, {1: "suspicion 1", 2: "courage 2", 3: "bleakness 2"})
    view = play.view()["table"]
    assert isinstance(view, dict)
    assert view["realms"][0]["sums"] == [0, 0]
    assert view["realms"][1]["sums"] == [0, 2]


# --- Doubt: blocks a Spirit Action of each


@proves("emotion.insecurity-token")
def test_doubt_blocks_a_spirit_action_of_each_bliss_spirit() -> None:
    play = stage(GLOOM, {2: "insecurity 2"}, foes_tokens={"move": ["wild", "red"], "empower": []})
    empower(play, 2)
    assert choices(play) == [f"block 0-{row}-1" for row in ("move", "invoke", "quell", "fortify")]
    assert why_not(play, "block 0-move-2") == "not-to-block"  # an upgrade
    assert why_not(play, "block 0-empower-1") == "not-to-block"  # not unlocked
    do(play, "block 0-move-1")
    assert choices(play) == [f"block 2-{row}-1" for row in ("move", "invoke", "quell", "fortify")]
    do(play, "block 2-quell-1", "end cards")
    assert play.deciders() == [2]
    assert why_not(play, "begin quell") == "row-blocked"
    do(play, "clear quell-1")
    assert willpower(play, 2) == 3
    assert why_not(play, "begin quell") != "row-blocked"


@proves("emotion.insecurity-token")
def test_a_blocked_action_is_used_neither_by_a_new_token_nor_by_its_upgrades() -> None:
    tokens = {"move": ["wild", "red"]}
    play = stage(BLISS, {}, tokens=tokens, blocked=["move-1"], hand=["desire"])
    assert why_not(play, "begin move") == "row-blocked"
    do(play, "clear move-1", "begin move")
    assert "use haste" in choices(play)


@proves("supply.insecurity")
def test_doubt_is_bound_by_the_six_tokens() -> None:
    blocked = ["move-1", "move-2", "invoke-1", "quell-1", "fortify-1"]
    play = stage(GLOOM, {2: "insecurity 2"}, tokens={"move": ["wild", "red"]}, blocked=blocked)
    empower(play, 2)
    do(play, "block 0-move-1")
    assert play.step() == "turn"  # none is left for Empathy


# --- Isolation: dearer to come beside it


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "card", "slots", "paid"),
    [
        (BLISS, "courage", {3: "isolation 1"}, 4),
        (BLISS, "courage", {1: "isolation 1", 3: "isolation 1"}, 6),
        (BLISS, "courage", {4: "isolation 1"}, 2),
        (GLOOM, "craving", {3: "isolation 1"}, 2),
    ],
)
def test_isolation_makes_an_invoke_beside_it_dearer(seat: int, card: str, slots: dict[int, str], paid: int) -> None:
    play = stage(seat, slots, hand=[card])
    invoke(play, card, 2)
    assert willpower(play, seat) == 10 - paid


@pytest.mark.parametrize(
    ("seat", "slots", "paid"),
    [
        (BLISS, {3: "isolation 1", 10: "courage 1"}, 4),
        (BLISS, {1: "isolation 1", 3: "isolation 1", 10: "courage 1"}, 6),
        (BLISS, {4: "isolation 1", 10: "courage 1"}, 2),
        (GLOOM, {1: "trust 1", 3: "isolation 1"}, 2),
    ],
)
def test_isolation_makes_bringing_an_emotion_beside_it_dearer(seat: int, slots: dict[int, str], paid: int) -> None:
    play = stage(seat, slots)
    do(play, "realm network")
    if play.step() == "network-slot":
        do(play, "at 2")
    assert card_at(play, 2) != ""
    assert willpower(play, seat) == 10 - paid


def test_isolation_asks_longing_too() -> None:
    slots = {2: "desire 2", 4: "isolation 1", 8: "courage 1"}
    play = stage(BLISS, slots, willpower=6)
    empower(play, 2)
    do(play, "at 8", "at 3")
    assert willpower(play, 0) == 6 - 3 - 2
    poor = stage(BLISS, slots, willpower=4)
    empower(poor, 2)
    do(poor, "at 8")  # slot 3 costs 2 and 1 is left, so it can only be slot 1
    assert card_at(poor, 1) == "courage"


# --- Panic: an Essence more for every Invoke


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("slots", "paid"),
    [({8: "panic 1"}, 2), ({8: "panic 1", 10: "panic 1"}, 3), ({8: "panic 1", 3: "fear 1"}, 3), ({}, 1)],
)
def test_panic_costs_bliss_an_essence_for_every_invoke(slots: dict[int, str], paid: int) -> None:
    play = stage(BLISS, slots, hand=["courage"])
    invoke(play, "courage", 2)
    assert (essence(play, 0), essence_at(play, 2)) == (5 - paid, 1)
    poor = stage(BLISS, {1: "trust 1", **slots}, hand=["courage"], essence=paid - 1)
    assert why_not(poor, "begin invoke") == "short-of-essence"


def test_panic_is_no_part_of_what_inner_force_spares() -> None:
    play = stage(BLISS, {8: "panic 1"}, hand=["courage"], tokens={"invoke": ["wild", "", "red"]}, essence=1)
    do(play, "begin invoke", "use inner-force", "invoke courage", "at 2")
    assert essence(play, 0) == 0


def test_panic_costs_gloom_nothing() -> None:
    play = stage(GLOOM, {8: "panic 1"}, hand=["craving"])
    invoke(play, "craving", 2)
    assert essence(play, 1) == 4


# --- Shame: something for every Emotion that leaves play


@proves("emotion.leave", "choice.standing")
@pytest.mark.parametrize(
    ("wish", "more_essence", "more_willpower", "more_cards"),
    [("essence", 1, 0, 0), ("willpower", 0, 2, 0), ("card", 0, 0, 1)],
)
def test_shame_brings_what_gloom_wished_for(wish: str, more_essence: int, more_willpower: int, more_cards: int) -> None:
    play = stage(BLISS, {2: "bleakness 1", 8: "shame 1"}, hand=["trust"], favour=3, wish=wish)
    quell(play, 2, "trust")
    assert (essence(play, 3), willpower(play, 3), len(hand(play, 3))) == (
        3 + more_essence,
        5 + more_willpower,
        more_cards,
    )
    assert (essence(play, 1), willpower(play, 1), hand(play, 1)) == (3, 5, [])


@proves("emotion.copies")
def test_two_shames_bring_twice_and_one_that_leaves_does_not_count_itself() -> None:
    play = stage(BLISS, {2: "bleakness 1", 8: "shame 1", 10: "shame 1"}, hand=["trust"])
    quell(play, 2, "trust")
    assert gloom_willpower(play) == [5 + 4, 5]
    play = stage(BLISS, {2: "shame 1", 8: "shame 1"}, hand=["self-esteem"])
    quell(play, 2, "self-esteem")
    assert gloom_willpower(play) == [5 + 2, 5]
    play = stage(BLISS, {2: "shame 1"}, hand=["self-esteem"])
    quell(play, 2, "self-esteem")
    assert gloom_willpower(play) == [5, 5]


def test_shame_counts_bliss_emotions_in_the_own_turn_too() -> None:
    play = stage(GLOOM, {2: "brightness 1", 8: "shame 1"}, hand=["anger"], favour=3)
    quell(play, 2, "anger")
    assert gloom_willpower(play) == [8, 5 + 2]


def test_shame_brings_nothing_while_essence_is_left_or_for_an_empower() -> None:
    play = stage(BLISS, {2: "bleakness 2", 8: "shame 1"}, hand=["trust"])
    quell(play, 2, "trust")
    assert gloom_willpower(play) == [5, 5]
    play = stage(BLISS, {2: "courage 2", 8: "shame 1"})
    empower(play, 2)
    assert gloom_willpower(play) == [5, 5]


@proves("choice.standing")
def test_gloom_changes_its_standing_choice_in_its_own_turn() -> None:
    play = stage(GLOOM, {8: "shame 1"})
    do(play, "favour 3")
    assert state(play).favour[GLOOM] == 3
    play = stage(GLOOM, {8: "shame 1"})
    do(play, "wish card")
    assert state(play).wish[GLOOM] == 2
    assert state(play).actions_left == 3
    assert why_not(stage(BLISS, {8: "shame 1"}), "wish card") == "no-choice-of-team"
    assert why_not(stage(GLOOM, {8: "fear 1"}), "favour 3") == "no-choice-of-team"
