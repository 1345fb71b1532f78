"""Emotion decks: how they are built, the ten official ones, the open piles of Strong Emotions, and drawing."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.cerebria.sight import EDITIONS, seat
from tests.cerebria.table import card_at, choices, do, hand, in_play, lay, state, why_not

import mindtable
from mindtable.games.cerebria.pieces.cards import CARDS, OFFICIAL, STRONG
from mindtable.kernel.errors import BadOption
from mindtable.testing.clauses import proves

# The lists of the rulebook's appendix, two copies of each.
STARTERS = {
    "bliss": "courage sociability cheerfulness excitement kindness desire optimism self-esteem",
    "gloom": "anger jealousy pessimism bitterness dislike mistrust embarrassment loneliness",
}
SPIRITS = {
    "love": "self-esteem confidence comfort sociability desire innocence cheerfulness trust",
    "delight": "comfort courage cheerfulness excitement optimism tranquility generosity kindness",
    "empathy": "confidence tranquility kindness generosity safety trust affection sociability",
    "harmony": "self-esteem optimism sociability courage innocence kindness excitement cheerfulness",
    "hatred": "anger jealousy pessimism bitterness insecurity embarrassment selfishness dislike",
    "misery": "fear loneliness jealousy craving mistrust disgust guilt bitterness",
    "malice": "insecurity embarrassment hostility jealousy selfishness dislike boredom pessimism",
    "anxiety": "loneliness fear mistrust disgust boredom guilt anger craving",
}
SIXTEEN = "courage 2, trust 2, safety 2, comfort 2, desire 2, kindness 2, optimism 2, affection"


def deck_of(names: str) -> Counter[str]:
    return Counter(dict.fromkeys(names.split(), 2))


def cards_of(play: mindtable.Play, number: int) -> Counter[str]:
    g = state(play)
    return Counter(CARDS[card] for card in g.hands[number] + g.decks[number])


def refusals(deck: str) -> list[str]:
    """Why seat 0 (Bliss) may not play a deck; empty if it may."""
    try:
        mindtable.game("cerebria").new(decks=[deck, "misery", "empathy", "hatred"])
    except BadOption as refused:
        return [reason.key for reason in refused.reasons]
    return []


@proves("deck.size")
@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (f"{SIXTEEN}, innocence", []),
        (f"{SIXTEEN} 2", []),
        (SIXTEEN, ["deck-size"]),
        (f"{SIXTEEN} 2, innocence", ["deck-size"]),
        (f"{SIXTEEN}, valor", ["deck-not-mild"]),
        (f"{SIXTEEN}, brightness", ["deck-not-mild"]),
        (f"{SIXTEEN}, anger", ["deck-other-side"]),
        ("hatred", ["deck-of-other-side"]),
    ],
)
def test_a_deck_is_sixteen_mild_emotions_of_the_own_side(deck: str, expected: list[str]) -> None:
    assert refusals(deck) == expected


@proves("deck.size")
@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (SIXTEEN.replace("courage 2", "2 courage"), ["deck-size"]),
        (SIXTEEN.replace("courage 2", "2x Courage") + ", innocence", []),
        (SIXTEEN.replace("courage 2", "COURAGE x2") + ", innocence", []),
        (SIXTEEN.replace("desire 2", "self esteem 2") + ", innocence", []),
        ("courage 9" + "9" * 5000, ["deck-size", "deck-unknown-card"]),
        (",", ["deck-size"]),
    ],
)
def test_a_deck_is_read_however_it_is_written(written: str, expected: list[str]) -> None:
    assert refusals(written) == expected


@proves("deck.size", "deck.starter-spirit")
def test_one_seat_plays_a_deck_of_its_own_and_the_others_as_usual() -> None:
    mine = f"{SIXTEEN}, innocence"
    play = mindtable.game("cerebria").new(decks=["usual", "usual", mine, "usual"])
    usual = mindtable.game("cerebria").new()
    for number in (0, 1, 3):
        assert cards_of(play, number) == cards_of(usual, number)
    assert cards_of(play, 2)["innocence"] == 1
    # The history carries the list.
    assert cards_of(mindtable.load(play.save()), 2) == cards_of(play, 2)


def test_the_catalogue_says_what_a_deck_may_hold() -> None:
    entries = {
        entry.id: entry.fields for entry in mindtable.game("cerebria").catalogue() if entry.kind == "deck-building"
    }
    assert set(entries) == {"bliss", "gloom"}
    for side, fields in entries.items():
        allowed = fields["cards"]
        assert isinstance(allowed, list)
        assert len(allowed) == 16
        assert (fields["size"], fields["copies"]) == (16, 2)
        eight = ", ".join(f"{card} 2" for card in allowed[:8])
        decks = [eight, "usual"] if side == "bliss" else ["usual", eight]
        mindtable.game("cerebria").new(players=2, decks=decks)


@proves("deck.copies")
def test_a_deck_holds_at_most_two_copies() -> None:
    six = "trust 2, safety 2, comfort 2, desire 2, kindness 2, optimism 2"
    assert refusals(f"{six}, courage 2, affection 2") == []
    assert refusals(f"{six}, courage 3, affection") == ["deck-copies"]
    assert refusals(f"{six}, courage 2, affection, courage") == ["deck-copies"]


@proves("deck.size", "deck.copies")
def test_a_deck_of_ones_own_is_played_with() -> None:
    play = mindtable.game("cerebria").new(decks=[f"{SIXTEEN}, innocence", "misery", "empathy", "hatred"])
    expected = deck_of("courage trust safety comfort desire kindness optimism")
    expected.update(["affection", "innocence"])
    assert cards_of(play, 0) == expected


@proves("deck.starter-basic")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_basic_game_both_players_of_a_side_play_its_starter_deck(edition: str) -> None:
    play = mindtable.game("cerebria").new(mode="basic", edition=edition)
    for number in range(4):
        assert cards_of(play, number) == deck_of(STARTERS[("bliss", "gloom")[number % 2]])


@proves("deck.starter-basic")
def test_the_starter_deck_may_be_played_in_the_full_game() -> None:
    play = mindtable.game("cerebria").new(decks=["starter"])
    assert cards_of(play, 2) == deck_of(STARTERS["bliss"])
    assert cards_of(play, 3) == deck_of(STARTERS["gloom"])


@proves("deck.starter-spirit")
@pytest.mark.parametrize(
    "spirits", [["love", "hatred", "delight", "misery"], ["empathy", "malice", "harmony", "anxiety"]]
)
def test_each_spirit_has_a_deck_of_its_own(spirits: list[str]) -> None:
    play = mindtable.game("cerebria").new(spirits=spirits)
    for number, spirit in enumerate(spirits):
        assert cards_of(play, number) == deck_of(SPIRITS[spirit])


# --- Strong Emotions


@proves("deck.strong-pile")
def test_each_team_has_two_copies_of_sixteen_strong_emotions() -> None:
    strong = [card for card in range(len(CARDS)) if OFFICIAL.grade[card] == STRONG]
    assert [sum(OFFICIAL.side[card] == side for card in strong) for side in (0, 1)] == [16, 16]
    assert {OFFICIAL.copies[card] for card in strong} == {2}
    # Every one of them is the counterpart of a Mild Emotion of its side.
    assert sorted(s for s in OFFICIAL.strong if s >= 0) == strong


TWO_BENEVOLENCES = """
    [slots]
    1 = "kindness 2"
    7 = "benevolence 1"
    8 = "benevolence 1"
    [seat.0]
    space = "valley"
    willpower = 9
    tokens = { empower = ["wild"] }
    hand = []
    [seat.1]
    space = "network"
    willpower = 9
    hand = ["disgust", "mistrust"]
    [team.gloom]
    ambition = 3
    """


@proves("deck.strong-pile")
def test_the_open_pile_runs_out_and_a_quelled_copy_goes_back_to_it() -> None:
    play = lay(TWO_BENEVOLENCES)
    assert why_not(play, "begin empower") == "nothing-to-empower"
    do(play, "end cards", "begin quell", "quell 7", "reveal disgust")
    assert in_play(play, "benevolence") == 1
    assert all("benevolence" not in cards_of(play, number) for number in range(4))
    do(play, "end cards", "end cards", "end cards", "begin empower", "empower 1")
    assert card_at(play, 1) == "benevolence"


@proves("deck.strong-pile")
def test_strong_emotions_are_in_no_deck() -> None:
    play = mindtable.game("cerebria").new()
    for number in range(4):
        assert all(OFFICIAL.strong[card] >= 0 for card in state(play).deck_lists[number])


# --- drawing


@proves("deck.face-up")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_come_from_the_open_top_and_the_next_is_turned_up(edition: str) -> None:
    play = lay(
        f"""
        options = {{ edition = "{edition}" }}
        [seat.0]
        hand = []
        deck = ["trust", "comfort", "desire", "innocence"]
        willpower = 9
        """
    )
    for viewer in (0, 1, -1):
        assert seat(play, 0, viewer)["top"] == "trust"
    do(play, "realm cradle")
    assert hand(play, 0) == ["trust"]
    assert seat(play, 0, viewer=1)["top"] == "comfort"
    assert seat(play, 0, viewer=1)["seen"] == ["trust"]
    do(play, "answer no", "end cards")
    assert sorted(hand(play, 0)) == ["comfort", "desire", "trust"]
    assert seat(play, 0, viewer=1)["top"] == "innocence"


@proves("deck.empty")
@pytest.mark.parametrize(
    ("deck", "drawn"), [([], []), (["trust"], ["trust"]), (["trust", "desire"], ["trust", "desire"])]
)
def test_of_two_cards_as_many_are_drawn_as_there_are(deck: list[str], drawn: list[str]) -> None:
    play = lay(f"[seat.0]\nhand = []\ndeck = {deck}")
    do(play, "end cards")
    assert sorted(hand(play, 0)) == sorted(drawn)
    assert seat(play, 0)["top"] == ""


@proves("deck.empty")
def test_from_an_empty_deck_nothing_is_drawn_by_the_cradle_or_creativity() -> None:
    play = lay(
        """
        origin = "creativity at valley"
        [seat.0]
        space = "valley"
        willpower = 9
        hand = []
        deck = []
        """
    )
    assert why_not(play, "realm cradle") == "deck-empty"
    do(play, "absorb valley")
    assert play.step() == "turn"
    assert hand(play, 0) == []


@proves("deck.empty")
def test_a_discarded_card_under_an_empty_deck_is_the_new_top() -> None:
    play = lay(
        """
        [seat.0]
        space = "valley"
        willpower = 9
        hand = ["trust"]
        deck = []
        tokens = { invoke = ["wild"] }
        """
    )
    do(play, "begin move", "discard trust", "place move-1")
    assert seat(play, 0, viewer=1)["top"] == "trust"
    assert "move willow-valley" in choices(play)
