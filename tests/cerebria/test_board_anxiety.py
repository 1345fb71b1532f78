"""Anxiety's B side; Flight, Attune with Origin and Rush to Aid are shown with Harmony's."""

import pytest
from tests.cerebria.boards import lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, hand, in_play, state, why_not

from mindtable.games.cerebria.pieces.cards import CARD
from mindtable.testing.clauses import proves


@proves("board-b.anxiety-from-the-shadows-first", "board-b.anxiety-from-the-shadows-revised")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 0), ("revised", -1)])
def test_from_the_shadows_goes_to_any_bleakness(edition: str, willpower: int) -> None:
    # 1 to move, then 1 or 2 gained
    play = lay_board("anxiety", edition, '[slots]\n8 = "bleakness"\n12 = "bleakness"\n4 = "fear"')
    take(play, "begin move")
    assert why_not(play, "use determination") == "upgrade-not-on-board"
    take(play, "use from-the-shadows")
    assert why_not(play, "move cradle") == why_not(play, "move valley-cradle") == "no-bleakness-there"
    assert spend(play, "move network") == (willpower, 0)
    assert place(play, 1) == "network"


@proves("board-b.anxiety-from-the-shadows-first", "board-b.anxiety-from-the-shadows-revised")
@both_editions
def test_from_the_shadows_is_paid_before_the_gain(edition: str) -> None:
    play = lay_board("anxiety", edition, '[slots]\n8 = "bleakness"\n[me]\nwillpower = 0')
    assert why_not(play, "begin move") == "short-of-willpower"


@proves("board-b.anxiety-from-the-shadows-first")
def test_from_the_shadows_may_end_beside_an_opponent_in_the_first_edition() -> None:
    play = lay_board("anxiety", "first", '[slots]\n8 = "bleakness"\n[foe]\nspace = "network"')
    take(play, "begin move", "use from-the-shadows")
    assert why_not(play, "use surmount") == "useless-upgrade"
    assert spend(play, "move network") == (0, 0)
    assert place(play, 1) == "network"


@proves("board-b.anxiety-from-the-shadows-revised")
def test_from_the_shadows_ends_beside_an_opponent_only_with_surmount_in_the_revised_edition() -> None:
    play = lay_board("anxiety", "revised", '[slots]\n8 = "bleakness"\n3 = "bleakness"\n[foe]\nspace = "network"')
    take(play, "begin move", "use from-the-shadows")
    assert why_not(play, "move network") == "space-held"
    take(play, "use surmount")
    assert why_not(play, "move valley-cradle") == "useless-upgrade"
    assert spend(play, "move network") == (0, 0)
    assert place(play, 1) == "network"


@proves("board-b.instead-of-moving")
@both_editions
def test_from_the_shadows_is_not_joined_with_extra_steps(edition: str) -> None:
    play = lay_board("anxiety", edition, '[slots]\n1 = "bleakness"\n5 = "bleakness"')
    take(play, "begin move", "use from-the-shadows")
    assert why_not(play, "use flight") == "useless-upgrade"
    # and it has to lead elsewhere
    assert why_not(play, "move valley") == "no-step"
    assert why_not(play, "move cradle") == ""


@proves("board-b.anxiety-bolster-first", "board-b.anxiety-bolster-revised")
@pytest.mark.parametrize(("edition", "willpower"), [("first", 4), ("revised", 5)])
def test_bolster_costs_willpower_only(edition: str, willpower: int) -> None:
    play = lay_board("anxiety", edition, '[us]\nambition = 0\n[me]\nhand = ["boredom"]')
    assert spend(play, "begin invoke", "use bolster", "invoke boredom", "at 1") == (willpower, 0)
    assert (essence_at(play, 1), pool(play)) == (2, 4)


@proves("board-b.anxiety-seeds-of-darkness-first")
def test_seeds_of_darkness_takes_the_essence_from_the_supply_in_the_first_edition() -> None:
    play = lay_board("anxiety", "first", '[me]\nhand = ["boredom"]\nessence = 0')
    take(play, "begin invoke")
    assert why_not(play, "use inner-force") == "upgrade-not-on-board"
    assert why_not(play, "invoke bleakness") == "short-of-essence"
    take(play, "use seeds-of-darkness")
    assert why_not(play, "invoke boredom") == "not-bleakness"
    take(play, "invoke bleakness")
    assert why_not(play, "at 10") == "slot-out-of-reach"
    assert spend(play, "at 1") == (3, 0)
    assert (card_at(play, 1), essence_at(play, 1), pool(play)) == ("bleakness", 1, 0)


@proves("board-b.anxiety-seeds-of-darkness-revised")
def test_seeds_of_darkness_reaches_any_empty_slot_in_the_revised_edition() -> None:
    play = lay_board("anxiety", "revised", '[slots]\n5 = "kindness"\n[me]\nhand = ["boredom"]')
    take(play, "begin invoke")
    assert why_not(play, "use inner-force") == "upgrade-not-on-board"
    take(play, "use seeds-of-darkness")
    assert why_not(play, "invoke boredom") == "not-bleakness"
    take(play, "invoke bleakness")
    assert why_not(play, "at 5") == "slot-taken"
    assert why_not(play, "at 1") == "useless-upgrade"  # next to the Spirit
    assert spend(play, "at 10") == (3, 0)
    assert (card_at(play, 10), essence_at(play, 10), pool(play)) == ("bleakness", 1, 4)


@proves("board-b.anxiety-seeds-of-darkness-revised")
def test_seeds_of_darkness_needs_an_own_essence_in_the_revised_edition() -> None:
    play = lay_board("anxiety", "revised", "[me]\nessence = 0")
    assert why_not(play, "begin invoke") == "short-of-essence"


@proves("board-b.anxiety-seeds-of-darkness-first", "board-b.anxiety-seeds-of-darkness-revised")
@pytest.mark.parametrize(("edition", "slot", "willpower"), [("first", 1, 4), ("revised", 10, 5)])
def test_seeds_of_darkness_with_bolster_and_determination(edition: str, slot: int, willpower: int) -> None:
    play = lay_board("anxiety", edition)
    actions = ["use seeds-of-darkness", "use bolster", "use determination", "invoke bleakness", f"at {slot}"]
    assert spend(play, "begin invoke", *actions) == (willpower, 0)
    assert essence_at(play, slot) == 2


TOKENS = 'tokens = { quell = ["green", "red", "blue", "yellow"], empower = ["wild"] }'


@proves("board-b.anxiety-devour", "board-b.anxiety-devour-vibe")
@both_editions
def test_devour_places_a_token_of_the_quelled_emotions_colour(edition: str) -> None:
    # a Mild Emotion that stays in play
    play = lay_board("anxiety", edition, f'[slots]\n1 = "courage 2"\n[me]\nhand = ["anger"]\n{TOKENS}')
    take(play, "begin quell")
    assert why_not(play, "use extinguish") == "upgrade-not-on-board"
    assert spend(play, "use devour", "quell 1", "reveal anger") == (2, 1)
    assert essence_at(play, 1) == 1
    assert why_not(play, "place move-2") == "row-not-unlocked"
    take(play, "place empower-2")
    assert state(play).tokens[20 + 17] == 1  # red


@proves("board-b.anxiety-devour")
@both_editions
def test_devour_may_place_nothing(edition: str) -> None:
    play = lay_board("anxiety", edition, f'[slots]\n1 = "courage"\n[me]\nhand = ["anger"]\n{TOKENS}')
    take(play, "begin quell", "use devour", "quell 1", "reveal anger")
    assert card_at(play, 1) == ""
    before = list(state(play).tokens)
    take(play, "done")
    assert state(play).tokens == before


@proves("board-b.anxiety-devour-vibe", "action.upgrade-useful")
@both_editions
def test_devour_needs_a_vibe_and_a_place_for_it(edition: str) -> None:
    play = lay_board(
        "anxiety", edition, f'[slots]\n1 = "brightness 2"\n2 = "valor 2"\n[me]\nhand = ["anger"]\n{TOKENS}'
    )
    take(play, "begin quell", "use devour")
    assert why_not(play, "quell 1") == "useless-upgrade"
    assert why_not(play, "quell 2") == ""  # a Strong Emotion has a Vibe
    full = lay_board("anxiety", edition, '[slots]\n1 = "courage 2"\n[me]\nhand = ["anger"]')
    take(full, "begin quell")
    assert why_not(full, "use devour") == "useless-upgrade"


@proves("board-b.anxiety-spreading-darkness", "board-b.anxiety-spreading-darkness-threshold")
def test_spreading_darkness_turns_a_bleakness_into_a_strong_emotion() -> None:
    tokens = 'tokens = { empower = ["red", "yellow", "green", "blue"] }'
    play = lay_board(
        "anxiety",
        "revised",
        f'[slots]\n1 = "bleakness 2"\n2 = "boredom 2"\n[me]\nhand = ["guilt", "disgust"]\ndeck = ["fear"]\n{tokens}',
        team_board="B",
    )
    take(play, "begin empower")
    assert why_not(play, "use channeled-power") == "upgrade-not-on-board"
    assert why_not(play, "empower 1") == "not-mild"
    take(play, "use spreading-darkness")
    assert why_not(play, "empower 2") == "not-bleakness"
    assert spend(play, "empower 1", "with guilt") == (3, 0)
    assert (card_at(play, 1), essence_at(play, 1)) == ("remorse", 2)
    assert hand(play, 1) == ["disgust"]
    assert state(play).decks[1] == [CARD["guilt"], CARD["fear"]]
    assert in_play(play, "bleakness") == 0
    assert state(play).points == [0, 1]  # the Intention for an Empower


@proves("board-b.anxiety-spreading-darkness-threshold")
def test_spreading_darkness_goes_by_the_threshold_of_the_card_shown() -> None:
    play = lay_board(
        "anxiety",
        "revised",
        '[slots]\n1 = "bleakness 2"\n2 = "bleakness"\n[me]\nhand = ["guilt", "disgust", "hostility"]',
    )
    take(play, "begin empower", "use spreading-darkness")
    assert why_not(play, "empower 2") == "below-threshold"
    take(play, "empower 1")
    assert why_not(play, "with hostility") == "below-threshold"  # it asks for three
    assert why_not(play, "with fear") == "card-not-in-hand"
    assert choices(play) == ["with guilt", "with disgust"]


@proves("board-b.anxiety-spreading-darkness-threshold")
def test_spreading_darkness_needs_a_free_copy() -> None:
    play = lay_board(
        "anxiety",
        "revised",
        '[slots]\n1 = "bleakness 2"\n7 = "remorse"\n10 = "remorse"\n[me]\nhand = ["guilt", "disgust", "fear"]',
    )
    take(play, "begin empower", "use spreading-darkness", "empower 1")
    assert why_not(play, "with guilt") == "no-strong-copy"
    assert choices(play) == ["with disgust", "with fear"]


@proves("board-b.anxiety-spreading-darkness")
def test_spreading_darkness_needs_a_bleakness_beside_the_spirit_and_a_card() -> None:
    afar = lay_board("anxiety", "revised", '[slots]\n1 = "boredom 2"\n8 = "bleakness 2"\n[me]\nhand = ["guilt"]')
    take(afar, "begin empower", "use spreading-darkness")
    assert why_not(afar, "empower 8") == "slot-out-of-reach"  # but for Emotional Outburst
    assert spend(afar, "use emotional-outburst", "empower 8", "with guilt") == (4, 0)
    assert card_at(afar, 8) == "remorse"
    empty = lay_board("anxiety", "revised", '[slots]\n1 = "bleakness 2"\n2 = "boredom 2"')
    take(empty, "begin empower")
    assert why_not(empty, "use spreading-darkness") == "useless-upgrade"
