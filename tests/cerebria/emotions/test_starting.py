"""Brightness and Bleakness: no Vibe, no power, and two Essence spaces."""

import pytest
from tests.cerebria.emotions.stage import BLISS, GLOOM, quell, stage, strength
from tests.cerebria.table import card_at, do, hand, in_play, state, why_not

from mindtable.games.cerebria.pieces.board import VERSATILITY
from mindtable.games.cerebria.rules.aspiration import standing
from mindtable.testing.clauses import proves


@proves("emotion.vibes", "quell.starting")
@pytest.mark.parametrize("shown", ["craving", "boredom", "disgust", "fear"])
def test_any_card_matches_brightness(shown: str) -> None:
    play = stage(GLOOM, {2: "brightness 1"}, hand=[shown])
    quell(play, 2, shown)
    assert card_at(play, 2) == ""


@proves("emotion.vibes", "quell.starting")
@pytest.mark.parametrize("shown", ["courage", "trust", "kindness", "optimism"])
def test_any_card_matches_bleakness(shown: str) -> None:
    play = stage(BLISS, {2: "bleakness 1"}, hand=[shown])
    quell(play, 2, shown)
    assert card_at(play, 2) == ""


def test_a_starting_emotion_still_wants_a_card_shown() -> None:
    play = stage(BLISS, {2: "bleakness 1"}, hand=[])
    assert why_not(play, "begin quell") == "no-matching-card"


@proves("emotion.vibes")
@pytest.mark.parametrize(("team", "card"), [(BLISS, "brightness"), (GLOOM, "bleakness")])
def test_a_starting_emotion_is_no_vibe_for_versatility(team: int, card: str) -> None:
    assert standing(state(stage(team, {2: f"{card} 1"})), team, VERSATILITY) == 0
    assert standing(state(stage(team, {2: f"{card} 1", 4: ("trust 1", "fear 1")[team]})), team, VERSATILITY) == 1


@proves("intensity.rightmost")
@pytest.mark.parametrize("card", ["brightness", "bleakness"])
def test_a_starting_emotion_has_an_intensity_of_one_then_two(card: str) -> None:
    assert strength(stage(BLISS, {2: f"{card} 1"}), 2) == 1
    assert strength(stage(BLISS, {2: f"{card} 2"}), 2) == 2


@proves("discard.starting")
@pytest.mark.parametrize(("seat", "card", "shown"), [(GLOOM, "brightness", "fear"), (BLISS, "bleakness", "trust")])
def test_a_quelled_starting_emotion_goes_to_the_supply(seat: int, card: str, shown: str) -> None:
    play = stage(seat, {2: f"{card} 1"}, hand=[shown])
    decks = [len(deck) for deck in state(play).decks]
    quell(play, 2, shown)
    assert in_play(play, card) == 0
    assert [len(deck) for deck in state(play).decks] == decks
    assert hand(play, seat) == [shown]


@proves("intention.a-fill-revised")
@pytest.mark.parametrize(("card", "points"), [("brightness 1", 0), ("trust 2", 1)])
def test_filling_a_starting_emotion_scores_nothing(card: str, points: int) -> None:
    play = stage(BLISS, {2: card})
    do(play, "realm land")  # one Essence, on the only Emotion
    assert state(play).points[BLISS] == points


@proves("empower.target")
@pytest.mark.parametrize(("seat", "card"), [(BLISS, "brightness 2"), (GLOOM, "bleakness 2")])
def test_a_starting_emotion_is_not_empowered(seat: int, card: str) -> None:
    play = stage(seat, {1: ("courage 2", "craving 2")[seat], 2: card})
    do(play, "begin empower")
    assert why_not(play, "empower 2") == "not-mild"
