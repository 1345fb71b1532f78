"""The powers of the sixteen Strong Emotions of Bliss."""

import pytest
from tests.cerebria.emotions.stage import (
    BLISS,
    GLOOM,
    absorb,
    ambition,
    empower,
    essence,
    invoke,
    price,
    quell,
    stage,
    strength,
    where,
    willpower,
)
from tests.cerebria.table import card_at, choices, do, essence_at, hand, state, why_not

from mindtable.kernel.observation import View
from mindtable.testing.clauses import proves

# --- Adoration: an Essence for each Bliss Emotion beside it


@proves("emotion.enter")
def test_adoration_places_an_essence_on_each_bliss_emotion_beside_it() -> None:
    slots = {1: "trust 1", 2: "affection 2", 3: "desire 2", 4: "desire 1"}
    play = stage(BLISS, slots, essence=0)
    empower(play, 2)
    assert card_at(play, 2) == "adoration"
    assert [essence_at(play, slot) for slot in (1, 2, 3, 4)] == [2, 2, 3, 1]
    assert play.step() == "turn"


def test_adoration_passes_over_full_and_gloom_emotions() -> None:
    play = stage(BLISS, {1: "trust 3", 2: "affection 2", 3: "anger 1"})
    empower(play, 2)
    assert [essence_at(play, slot) for slot in (1, 2, 3)] == [3, 2, 1]


# --- Intimacy: a token that follows its neighbours


@proves("intensity.dynamic")
def test_intimacy_counts_the_bliss_emotions_beside_it_as_they_come_and_go() -> None:
    play = stage(BLISS, {2: "intimacy 1", 4: "trust 1"}, hand=["courage"])
    assert strength(play, 2) == 2
    invoke(play, "courage", 1)
    assert strength(play, 2) == 2 + 1
    gloom = stage(GLOOM, {1: "brightness 1", 2: "intimacy 1", 3: "trust 1"}, hand=["craving"])
    assert strength(gloom, 2) == 2 + 2
    quell(gloom, 1, "craving")
    assert strength(gloom, 2) == 2 + 1


def test_intimacy_does_not_count_gloom() -> None:
    play = stage(BLISS, {1: "anger 1", 2: "intimacy 2", 3: "fear 1"})
    assert strength(play, 2) == 3


# --- Satisfaction: a card with the Ambition at the end of the turn


@proves("emotion.copies")
@pytest.mark.parametrize(
    ("seat", "slots", "end", "drawn"),
    [
        (BLISS, {8: "satisfaction 1"}, "ambition", 1),
        (BLISS, {8: "satisfaction 1", 10: "satisfaction 2"}, "ambition", 2),
        (BLISS, {8: "satisfaction 1"}, "cards", 2),
        (BLISS, {8: "courage 1"}, "ambition", 0),
        (GLOOM, {8: "satisfaction 1"}, "ambition", 0),
    ],
)
def test_satisfaction_draws_with_the_ambition_at_the_end(
    seat: int, slots: dict[int, str], end: str, drawn: int
) -> None:
    play = stage(seat, slots)
    do(play, f"end {end}")
    assert len(hand(play, seat)) == drawn


# --- Valor: no basic Ambition for a Quell beside it


@proves("emotion.copies")
@pytest.mark.parametrize("slots", [{1: "anger 1", 2: "valor 1"}, {1: "anger 1", 2: "valor 1", 15: "valor 1"}])
def test_valor_spares_the_basic_ambition_of_a_quell_beside_it(slots: dict[int, str]) -> None:
    play = stage(BLISS, slots, hand=["courage"], ambition=0)
    quell(play, 1, "courage")
    assert (willpower(play, 0), ambition(play, BLISS)) == (8, 0)


def test_valor_spares_nothing_further_off() -> None:
    play = stage(BLISS, {1: "anger 1", 3: "valor 1"}, hand=["courage"], ambition=1)
    quell(play, 1, "courage")
    assert ambition(play, BLISS) == 0


def test_valor_spares_gloom_nothing() -> None:
    play = stage(GLOOM, {1: "courage 1", 2: "valor 1"}, hand=["anger"], ambition=1)
    quell(play, 1, "anger")
    assert ambition(play, GLOOM) == 0


def test_valor_leaves_the_ambition_of_upgrades_to_be_paid() -> None:
    # Vanquish on Harmony's B side costs an Ambition in the revised edition.
    options = 'spirits = ["harmony", "misery", "empathy", "hatred"], spirit_board = "B"'
    tokens = {"quell": ["wild", "red"]}
    play = stage(BLISS, {1: "anger 2", 2: "valor 1"}, hand=["courage"], ambition=1, tokens=tokens, options=options)
    do(play, "begin quell", "use vanquish", "quell 1", "reveal courage")
    assert ambition(play, BLISS) == 0
    poor = stage(BLISS, {1: "anger 2", 2: "valor 1"}, hand=["courage"], ambition=0, tokens=tokens, options=options)
    do(poor, "begin quell")
    assert "quell 1" in choices(poor)
    assert "use vanquish" not in choices(poor)


# --- Euphoria, Passion: gains


def test_euphoria_draws_two_cards() -> None:
    play = stage(BLISS, {2: "cheerfulness 2"}, deck=["desire", "safety", "trust"])
    empower(play, 2)
    assert sorted(hand(play, 0)) == ["desire", "safety"]


def test_passion_gives_three_willpower() -> None:
    play = stage(BLISS, {2: "excitement 2"})
    empower(play, 2)
    assert willpower(play, 0) == 10 - 3 + 3


# --- Faith: an action after each Empower


@proves("emotion.copies", "turn.extra-action")
@pytest.mark.parametrize(
    ("seat", "slots", "actions"),
    [
        (BLISS, {2: "trust 2"}, 3),  # the action that puts Faith into play gives one
        (BLISS, {2: "courage 2", 8: "faith 1"}, 3),
        (BLISS, {2: "courage 2", 8: "faith 1", 10: "faith 1"}, 4),
        (BLISS, {2: "trust 2", 8: "faith 1"}, 4),
        (BLISS, {2: "courage 2"}, 2),
        (GLOOM, {2: "craving 2", 8: "faith 1"}, 2),
    ],
)
def test_faith_gives_an_action_after_an_empower(seat: int, slots: dict[int, str], actions: int) -> None:
    play = stage(seat, slots)
    empower(play, 2)
    assert state(play).actions_left == actions


def test_faith_gives_nothing_after_another_action() -> None:
    play = stage(BLISS, {8: "faith 1"}, hand=["courage"])
    invoke(play, "courage", 2)
    assert state(play).actions_left == 2


# --- Freedom: a longer Move, and onto an opponent's space


@proves("emotion.copies")
@pytest.mark.parametrize("slots", [{8: "freedom 1"}, {8: "freedom 1", 10: "freedom 1"}])
def test_freedom_moves_one_space_further_at_no_cost(slots: dict[int, str]) -> None:
    play = stage(BLISS, slots)
    assert price(play, 0, "begin move", "move cradle") == 1
    do(play, "begin move")
    assert why_not(play, "move cradle-network") == "too-far"
    do(play, "move cradle")
    assert where(play, 0) == "cradle"


def test_freedom_adds_to_haste() -> None:
    play = stage(BLISS, {8: "freedom 1"}, tokens={"move": ["wild", "red"]})
    do(play, "begin move", "use haste")
    assert set(choices(play)) == {"move cradle-network", "move land-willow"}  # what needs no Haste is no use of it
    do(play, "move cradle-network")
    assert willpower(play, 0) == 10 - 2


def test_freedom_ends_on_an_opponents_space_without_surmount() -> None:
    tokens = {"move": ["wild", "", "red"]}  # Surmount
    play = stage(BLISS, {8: "freedom 1"}, spaces={1: "valley-cradle"}, tokens=tokens)
    do(play, "begin move")
    assert "use surmount" not in choices(play)
    do(play, "move valley-cradle")
    assert (where(play, 0), willpower(play, 0)) == ("valley-cradle", 9)


def test_freedom_is_for_bliss_only() -> None:
    play = stage(GLOOM, {8: "freedom 1"}, spaces={0: "valley-cradle"})
    do(play, "begin move")
    assert why_not(play, "move valley-cradle") == "space-held"
    assert why_not(play, "move cradle") == "too-far"


def test_freedom_is_no_upgrade() -> None:
    play = stage(BLISS, {7: "freedom 1", 8: "boredom 1", 10: "indifference 1"}, spaces={1: "cradle"})
    do(play, "begin move", "move cradle")
    assert [willpower(play, 1), willpower(play, 3)] == [5, 5]


# --- Benevolence: more from the Sphere, and in the revised edition from the supply


@proves("emotion.copies", "emotion.influence")
@pytest.mark.parametrize(
    ("slots", "space", "realm", "from_sphere", "first", "revised"),
    [
        # in the Valley, and in the Triad of a Frontier beside the Spirit
        ({1: "benevolence 1"}, "valley", "valley", 1, 1, 2),
        ({1: "benevolence 1", 2: "benevolence 1"}, "valley", "valley", 2, 2, 4),
        # a Frontier slot can influence both its Realms, even where it is blocked
        ({2: "jealousy 3", 3: "benevolence 1"}, "valley", "valley", 1, 1, 2),
        # in the Cradle, yet in the Triad of Valley|Cradle beside the Spirit
        ({4: "benevolence 1"}, "valley", "valley", 0, 0, 1),
        # on the Frontier: only that Frontier's Triad counts
        ({5: "benevolence 1"}, "valley-cradle", "cradle", 1, 1, 1),
        ({5: "benevolence 1"}, "valley-cradle", "valley", 0, 0, 0),
        ({5: "benevolence 1"}, "valley", "valley", 0, 0, 0),
    ],
)
def test_benevolence_adds_to_an_absorb(
    slots: dict[int, str], space: str, realm: str, from_sphere: int, first: int, revised: int
) -> None:
    without = {slot: text.replace("benevolence", "dignity") for slot, text in slots.items()}
    for edition, more in (("first", first), ("revised", revised)):
        options = f'edition = "{edition}"'
        play = stage(BLISS, slots, space=space, options=options)
        plain = stage(BLISS, without, space=space, options=options)
        assert absorb(play, realm) == absorb(plain, realm) + more
        assert sum(state(plain).sphere) - sum(state(play).sphere) == from_sphere


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_benevolence_gives_gloom_nothing(edition: str) -> None:
    options = f'edition = "{edition}"'
    play = stage(GLOOM, {1: "benevolence 1"}, options=options)
    plain = stage(GLOOM, {1: "dignity 1"}, options=options)
    assert absorb(play, "valley") == absorb(plain, "valley")


# --- Longing: another Emotion comes beside it


@proves("emotion.moved")
def test_longing_brings_another_bliss_emotion_beside_it() -> None:
    slots = {2: "desire 2", 3: "trust 1", 8: "courage 2 token 1", 9: "anger 1"}
    play = stage(BLISS, slots)
    empower(play, 2)
    assert choices(play) == ["at 3", "at 8", "done"]
    assert why_not(play, "at 2") == "not-your-emotion"
    assert why_not(play, "at 9") == "not-your-emotion"
    do(play, "at 8")  # slot 1 is the only one free
    assert (card_at(play, 8), card_at(play, 1), essence_at(play, 1)) == ("", "courage", 2)
    assert strength(play, 1) == 2 + 1  # its token came along
    assert willpower(play, 0) == 10 - 3


def test_longing_may_choose_between_two_slots_or_decline() -> None:
    play = stage(BLISS, {2: "desire 2", 8: "excitement 1"})
    empower(play, 2)
    declined = play.clone()
    do(declined, "done")
    assert card_at(declined, 8) == "excitement"
    do(play, "at 8")
    assert choices(play) == ["at 1", "at 3"]
    do(play, "at 3")
    assert card_at(play, 3) == "excitement"
    assert willpower(play, 0) == 10 - 3  # Excitement did not enter again


@pytest.mark.parametrize("slots", [{1: "anger 1", 3: "trust 1", 8: "courage 1"}, {8: "anger 1"}])
def test_longing_asks_nothing_where_nothing_can_come(slots: dict[int, str]) -> None:
    play = stage(BLISS, {2: "desire 2", **slots})
    empower(play, 2)
    assert play.step() == "turn"


# --- Purity: no Quell


@proves("emotion.copies")
def test_purity_and_its_bliss_neighbours_cannot_be_quelled() -> None:
    hands = ["disgust", "craving"]
    play = stage(GLOOM, {1: "courage 1", 2: "purity 1"}, hand=hands)
    assert why_not(play, "begin quell") == "nothing-to-quell"
    play = stage(GLOOM, {1: "courage 1", 2: "kindness 1", 3: "purity 1"}, hand=hands)
    do(play, "begin quell")
    assert why_not(play, "quell 1") == ""  # two slots off
    assert why_not(play, "quell 2") == "protected-by-purity"


def test_purity_protects_no_gloom_emotion() -> None:
    play = stage(BLISS, {1: "craving 1", 2: "purity 1"}, hand=["courage"])
    quell(play, 1, "courage")
    assert card_at(play, 1) == ""


def test_purity_stops_nothing_but_a_quell() -> None:
    play = stage(GLOOM, {1: "courage 2", 2: "anger 2", 3: "purity 1"})
    empower(play, 2)  # Rage
    assert essence_at(play, 1) == 1
    assert card_at(play, 3) == ""


# --- Selflessness: gives its Essence away


@proves("emotion.activated")
def test_selflessness_gives_an_essence_once_a_turn_per_copy() -> None:
    slots = {8: "selflessness 3", 10: "selflessness 2", 2: "trust 1", 4: "desire 3", 5: "anger 1"}
    play = stage(BLISS, slots)
    do(play, "activate 8")
    assert choices(play) == ["at 2", "at 10"]
    assert why_not(play, "at 4") == "emotion-full"
    assert why_not(play, "at 5") == "not-your-emotion"
    do(play, "at 2")
    assert (essence_at(play, 8), essence_at(play, 2)) == (2, 2)
    assert state(play).actions_left == 3
    assert essence(play, 0) == 5
    assert why_not(play, "activate 8") == "power-used"
    do(play, "activate 10", "at 2")
    assert why_not(play, "activate 10") == "power-used"


def test_selflessness_never_gives_its_last_essence() -> None:
    play = stage(BLISS, {8: "selflessness 1", 2: "trust 1"})
    assert why_not(play, "activate 8") == "last-essence-stays"


def test_selflessness_needs_someone_to_give_to() -> None:
    play = stage(BLISS, {8: "selflessness 2", 2: "trust 3"})
    assert why_not(play, "activate 8") == "nothing-to-do-with-it"


def test_selflessness_is_not_for_gloom_and_is_fresh_in_the_next_turn() -> None:
    play = stage(BLISS, {8: "selflessness 4", 2: "desire 1"})
    do(play, "activate 8", "end cards")  # Desire is the only one to give to
    assert play.deciders() == [1]
    assert why_not(play, "activate 8") == "not-your-emotion"
    do(play, "end cards")
    assert why_not(play, "activate 8") == ""


# --- Dignity: a free Vibe token


def test_dignity_places_a_vibe_token_for_free() -> None:
    play = stage(BLISS, {2: "self-esteem 2"}, ambition=0)
    empower(play, 2)
    assert play.step() == "free-token"
    assert "place move-2" in choices(play)
    assert why_not(play, "place move-1") == "token-space-taken"
    do(play, "place fortify-3", "colour blue")
    assert state(play).tokens[14] == 4
    assert why_not(play, "ability vibe") == "short-of-ambition"


def test_dignity_uses_up_no_ambition_ability_and_may_be_declined() -> None:
    play = stage(BLISS, {2: "self-esteem 2"}, ambition=1)
    empower(play, 2)
    do(play, "done")
    assert sum(1 for token in state(play).tokens[:20] if token) == 5
    assert why_not(play, "ability vibe") == ""


# --- Hope: a token while Gloom controls more Realms elsewhere


@proves("intensity.dynamic", "emotion.influence")
@pytest.mark.parametrize(
    ("slots", "token"),
    [
        ({2: "hope 1"}, 0),
        ({2: "hope 1", 7: "anger 1"}, 2),
        ({2: "hope 1", 7: "anger 1", 10: "trust 1"}, 0),  # one Realm each
        ({2: "hope 1", 1: "envy 3"}, 0),  # the Valley, which Hope's slot can influence, does not count
        ({3: "hope 1", 4: "envy 3", 1: "rage 4"}, 0),  # nor do the two Realms of a Frontier slot
        ({3: "hope 1", 4: "envy 3", 7: "anger 1"}, 2),
    ],
)
def test_hope_is_stronger_where_gloom_controls_more_realms(slots: dict[int, str], token: int) -> None:
    play = stage(BLISS, slots)
    hope = next(slot for slot, text in slots.items() if text.startswith("hope"))
    assert strength(play, hope) == 2 + token


@proves("intensity.dynamic-control")
def test_hope_looks_at_control_without_tokens_that_follow_the_board() -> None:
    # Without its token Narcissism (2) and Kindness (2) are even in the Network; with it Gloom controls the Network.
    slots = {2: "hope 1", 7: "narcissism 1", 8: "kindness 3"}
    play = stage(BLISS, slots)
    assert strength(play, 7) == 2 + 2
    assert state(play).realm_control[2] == GLOOM
    assert strength(play, 2) == 2


@proves("intensity.dynamic")
def test_hope_follows_the_board() -> None:
    play = stage(BLISS, {2: "hope 1", 7: "craving 1"}, hand=["courage"], space="network")
    assert strength(play, 2) == 4
    quell(play, 7, "courage")
    assert strength(play, 2) == 2


# --- Self-Respect: weaker the more Essence it holds


@proves("intensity.rightmost")
def test_self_respect_is_read_at_its_rightmost_filled_space() -> None:
    for held, number in ((1, 7), (2, 6), (3, 5), (4, 4)):
        assert strength(stage(BLISS, {2: f"self-respect {held}"}), 2) == number


@proves("emotion.activated")
def test_self_respect_sheds_an_essence_for_a_willpower() -> None:
    play = stage(BLISS, {8: "self-respect 3", 10: "self-respect 2"})
    do(play, "activate 8")
    assert (essence_at(play, 8), strength(play, 8)) == (2, 6)
    assert (willpower(play, 0), essence(play, 0)) == (9, 5)  # the Essence goes to the supply
    assert state(play).actions_left == 3
    assert why_not(play, "activate 8") == "power-used"
    do(play, "activate 10")
    assert strength(play, 10) == 7


@pytest.mark.parametrize(
    ("seat", "slots", "own", "reason"),
    [
        (BLISS, {8: "self-respect 1"}, 5, "last-essence-stays"),
        (BLISS, {8: "self-respect 2"}, 0, "short-of-willpower"),
        (GLOOM, {8: "self-respect 2"}, 5, "not-your-emotion"),
        (BLISS, {8: "courage 2"}, 5, "no-power-to-activate"),
        (BLISS, {}, 5, "slot-empty"),
    ],
)
def test_self_respect_keeps_its_last_essence(seat: int, slots: dict[int, str], own: int, reason: str) -> None:
    play = stage(seat, slots, willpower=own)
    assert why_not(play, "activate 8") == reason


# --- Serenity: the Origin may stay


@proves("emotion.copies")
@pytest.mark.parametrize("slots", [{8: "serenity 1"}, {8: "serenity 1", 10: "serenity 1"}])
def test_serenity_may_leave_the_origin_unrotated(slots: dict[int, str]) -> None:
    play = stage(BLISS, slots, more='origin = "humility at valley"')
    do(play, "absorb valley", "answer no")
    assert play.step() == "serene-turn"
    turned = play.clone()
    do(turned, "answer yes")
    do(play, "answer no")
    assert (turned.step(), play.step()) == ("turn", "turn")  # asked once, however many there are
    assert _sphere_at_valley(play.view()) == "humility"
    assert _sphere_at_valley(turned.view()) == "creativity"


def test_serenity_is_for_bliss_only() -> None:
    play = stage(GLOOM, {8: "serenity 1"}, more='origin = "humility at valley"')
    do(play, "absorb valley", "answer no")
    assert play.step() == "turn"
    assert _sphere_at_valley(play.view()) == "creativity"


def test_serenity_is_for_an_absorb_not_for_the_ambition_ability() -> None:
    play = stage(BLISS, {8: "serenity 1"}, more='origin = "humility at valley"')
    do(play, "ability rotate")
    assert _sphere_at_valley(play.view()) == "creativity"


def _sphere_at_valley(view: View) -> object:
    return view["table"]["realms"][0]["sphere"]
