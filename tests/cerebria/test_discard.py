"""Where discarded cards go."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import seat
from tests.cerebria.table import card_at, do, hand, in_play, state, why_not

from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.testing.clauses import proves

QUELL = """
[seat.0]
space = "valley"
willpower = 9
hand = ["comfort", "trust"]
[team.bliss]
ambition = 3
[slots]
"""


@both_editions
@proves("discard.mild")
def test_a_quelled_mild_emotion_goes_under_the_deck_it_came_from(edition: str) -> None:
    play = lay_in(edition, QUELL + '1 = "anger 1 of 3"\n2 = "jealousy 1 of 1"')
    decks = [len(deck) for deck in state(play).decks]
    top = seat(play, 3)["top"]
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert seat(play, 3)["bottom"] == ["anger"]
    assert (seat(play, 3)["deck"], seat(play, 3)["top"]) == (decks[3] + 1, top)
    do(play, "begin quell", "quell 2", "reveal comfort")
    assert seat(play, 1)["bottom"] == ["jealousy"]
    assert [seat(play, s)["deck"] for s in range(4)] == [decks[0], decks[1] + 1, decks[2], decks[3] + 1]


@both_editions
@proves("discard.mild")
def test_a_card_discarded_from_the_hand_goes_under_the_own_deck(edition: str) -> None:
    board = 'tokens = { move = ["wild"] }\ndeck = ["innocence", "desire"]\nhand ='
    play = lay_in(edition, QUELL.replace("hand =", board))
    do(play, "begin move", "discard trust", "place move-2", "move valley-cradle")
    do(play, "begin move", "discard comfort", "place move-3", "move valley")
    assert hand(play, 0) == []
    assert [CARDS[card] for card in state(play).decks[0]] == ["comfort", "trust", "desire", "innocence"]
    assert seat(play, 0)["top"] == "innocence"


@both_editions
@proves("discard.mild")
def test_the_deck_comes_round_to_what_was_discarded(edition: str) -> None:
    play = lay_in(edition, QUELL.replace("hand =", 'deck = ["innocence"]\nhand ='))
    do(play, "begin move", "discard trust", "place move-2", "move valley-cradle")
    do(play, "end cards")
    assert hand(play, 0) == ["comfort", "trust", "innocence"]


@both_editions
@proves("discard.strong")
def test_a_strong_emotion_goes_back_to_its_pile(edition: str) -> None:
    play = lay_in(edition, QUELL + '1 = "rage 1"\n4 = "rage 1"')
    decks = [list(deck) for deck in state(play).decks]
    assert in_play(play, "rage") == 2
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert card_at(play, 1) == ""
    assert in_play(play, "rage") == 1  # and so a copy is free again
    assert state(play).decks == decks


@both_editions
@proves("discard.strong")
def test_the_copy_can_be_used_again(edition: str) -> None:
    board = QUELL.replace("hand =", 'tokens = { quell = ["wild"] }\nhand =')
    gloom = '1 = "rage 1"\n4 = "rage 1"\n7 = "anger 2"\n[seat.1]\nspace = "network"\nwillpower = 3\nhand = []\n'
    play = lay_in(edition, board + gloom + 'tokens = { empower = ["wild"] }')
    do(play, "begin quell", "quell 1", "reveal comfort", "end cards", "begin empower", "empower 7")
    assert card_at(play, 7) == "rage"


@both_editions
@proves("discard.starting")
def test_a_starting_emotion_goes_to_the_supply(edition: str) -> None:
    play = lay_in(edition, QUELL + '1 = "bleakness 1"\n4 = "bleakness 1"')
    decks = [list(deck) for deck in state(play).decks]
    do(play, "begin quell", "quell 1", "reveal trust")
    assert card_at(play, 1) == ""
    assert in_play(play, "bleakness") == 1
    assert state(play).decks == decks


@both_editions
@proves("discard.starting")
def test_only_anxiety_takes_a_bleakness_from_there(edition: str) -> None:
    board = '[turn]\nseat = 1\n[seat.1]\nspace = "valley"\nwillpower = 4\nessence = 2\nhand = ["fear"]\n[slots]'
    play = lay_in(edition, board)
    do(play, "begin invoke")
    assert why_not(play, "invoke bleakness") == "card-not-in-hand"
    play = lay_in(edition, board, spirits=["love", "anxiety", "empathy", "hatred"])
    do(play, "begin invoke")
    assert not why_not(play, "invoke bleakness")
    bliss = board.replace("seat = 1", "seat = 0").replace("seat.1", "seat.0").replace("fear", "trust")
    play = lay_in(edition, bliss)
    do(play, "begin invoke")
    assert why_not(play, "invoke brightness") == "card-not-in-hand"


@both_editions
@proves("discard.empty-deck")
def test_under_an_empty_deck_it_is_the_new_top(edition: str) -> None:
    play = lay_in(edition, QUELL.replace("hand =", "deck = []\nhand ="))
    assert (seat(play, 0)["deck"], seat(play, 0)["top"]) == (0, "")
    do(play, "begin move", "discard trust", "place move-2", "move valley-cradle")
    assert (seat(play, 0)["deck"], seat(play, 0)["top"]) == (1, "trust")
    do(play, "realm cradle")
    assert hand(play, 0) == ["comfort", "trust"]
