"""Emotion cards in general: whose powers work when, what entering and leaving play is."""

from collections import Counter

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import seat, sphere
from tests.cerebria.table import card_at, choices, do, essence_at, state, why_not

from mindtable.games.cerebria.pieces.board import VIBES
from mindtable.games.cerebria.pieces.cards import CARDS, MILD, OFFICIAL, STARTING, STRONG
from mindtable.testing.clauses import proves


@proves("emotion.vibes")
def test_four_colours_and_none_on_a_starting_emotion() -> None:
    for side in (0, 1):
        for grade in (MILD, STRONG):
            cards = [c for c in range(len(CARDS)) if (OFFICIAL.side[c], OFFICIAL.grade[c]) == (side, grade)]
            vibes = Counter(VIBES[OFFICIAL.vibe[card]] for card in cards)
            assert vibes == {"red": 4, "yellow": 4, "green": 4, "blue": 4}
    starting = [card for card in range(len(CARDS)) if OFFICIAL.grade[card] == STARTING]
    assert [(CARDS[card], VIBES[OFFICIAL.vibe[card]]) for card in starting] == [
        ("brightness", "none"),
        ("bleakness", "none"),
    ]


# --- powers work for the active player's own team


@both_editions
@proves("emotion.powers")
def test_a_power_does_nothing_for_the_other_team(edition: str) -> None:
    board = 'origin = "humility at valley"\n[slots]\n1 = "kindness 1"\n[seat.SEAT]\nspace = "valley"\nwillpower = 0\n'
    play = lay_in(edition, board.replace("SEAT", "0"))
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 2 + 1 + 1  # one for the Frontier beside it, one by Kindness
    play = lay_in(edition, board.replace("SEAT", "1") + "[turn]\nseat = 1")
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[1] == 2


@both_editions
@proves("emotion.powers")
def test_a_power_does_nothing_for_a_player_who_is_not_active(edition: str) -> None:
    board = '[slots]\n1 = "comfort 1"\n[seat.2]\nspace = "valley"\nwillpower = 3\n'
    play = lay_in(edition, board)
    do(play, "end cards")
    assert state(play).willpower[2] == 3  # the turn that ended was the teammate's
    do(play, "end cards", "end cards")
    assert state(play).willpower[2] == 4


@both_editions
@proves("emotion.powers")
def test_comfort_is_none_to_the_other_team(edition: str) -> None:
    play = lay_in(edition, '[turn]\nseat = 1\n[slots]\n1 = "comfort 1"\n[seat.1]\nspace = "valley"\nwillpower = 3\n')
    do(play, "end cards")
    assert state(play).willpower[1] == 3


@both_editions
@proves("emotion.powers")
def test_a_power_that_says_so_works_in_the_opponents_turn(edition: str) -> None:
    board = '[seat.0]\nspace = "valley"\nwillpower = 4\nhand = ["trust"]\n[slots]\n7 = "panic 1"\n'
    play = lay_in(edition, board)
    essence = state(play).pool[0]
    do(play, "begin invoke", "invoke trust", "at 1")
    do(play, *(["done"] if play.step() == "entry-slot" else []))
    assert state(play).pool[0] == essence - 2


# --- entering, moving, leaving

LOVE = """
[seat.0]
space = "valley"
willpower = 9
essence = 3
hand = ["self-esteem"]
tokens = { invoke = ["wild"], empower = ["wild"], quell = ["wild"] }
[seat.1]
willpower = 0
[team.bliss]
ambition = 1
[slots]
"""


@both_editions
@proves("emotion.enter")
def test_a_mild_emotion_enters_by_invoke_and_its_power_happens_once(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin invoke", "invoke self-esteem", "at 1")
    assert state(play).pool[0] == 3 - 1 + 1
    do(play, "end cards", "end cards", "end cards", "end cards")
    assert state(play).pool[0] == 3


@both_editions
@proves("emotion.enter")
def test_a_strong_emotion_enters_by_empower_and_the_mild_one_does_not_again(edition: str) -> None:
    play = lay_in(edition, LOVE + '1 = "excitement 2"')
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "passion"
    assert state(play).willpower[0] == 9 - 3 + 3


@both_editions
@proves("emotion.moved")
def test_moving_is_neither_entering_nor_leaving(edition: str) -> None:
    play = lay_in(edition, LOVE + '7 = "embarrassment 1"\n8 = "self-esteem 1"')
    do(play, "realm network", "at 1")
    assert card_at(play, 1) == "self-esteem"
    assert state(play).pool[0] == 3
    assert state(play).willpower[1] == 0


@both_editions
@proves("emotion.leave")
def test_discarded_from_the_board_is_leaving_and_empowered_is_not(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("self-esteem", "comfort") + '1 = "anger 1"\n2 = "embarrassment 1"')
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert state(play).willpower[1] == 2
    play = lay_in(edition, LOVE + '1 = "excitement 2"\n2 = "embarrassment 1"')
    do(play, "begin empower", "empower 1")
    assert card_at(play, 1) == "passion"
    assert state(play).willpower[1] == 0


@both_editions
@proves("emotion.leave")
def test_losing_some_essence_is_not_leaving(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("self-esteem", "comfort") + '1 = "anger 2"\n2 = "embarrassment 1"')
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert essence_at(play, 1) == 1
    assert state(play).willpower[1] == 0


# --- copies


@both_editions
@proves("emotion.copies")
def test_amounts_add_up(edition: str) -> None:
    board = 'origin = "humility at valley"\n[seat.0]\nspace = "valley"\nwillpower = 0\n[slots]\n1 = "kindness 1"\n'
    play = lay_in(edition, board + '2 = "kindness 1"\n15 = "anger 1"\n3 = "anger 1"')
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 2 + 2
    board = '[seat.1]\nwillpower = 0\n[seat.0]\nspace = "valley"\nwillpower = 5\n'
    board += 'tokens = { move = ["wild", "wild"] }\n[slots]\n'
    play = lay_in(edition, board + '7 = "boredom 1"\n11 = "boredom 1 of 3"')
    do(play, "begin move", "use haste", "move cradle")
    assert state(play).willpower[1] == 2


@both_editions
@proves("emotion.copies")
def test_permissions_do_not(edition: str) -> None:
    board = '[seat.0]\nspace = "valley"\nwillpower = 5\nhand = []\n[slots]\n'
    play = lay_in(edition, board + '10 = "freedom 1"\n11 = "freedom 1"')
    do(play, "begin move")
    assert "move cradle" in choices(play)
    assert why_not(play, "move cradle-network") == "too-far"


# --- activated powers

SELFLESS = """
[seat.0]
space = "valley"
hand = []
[slots]
1 = "selflessness 3"
5 = "selflessness 3"
8 = "confidence 1"
"""


@both_editions
@proves("emotion.activated")
def test_once_a_turn_for_each_copy_and_free(edition: str) -> None:
    play = lay_in(edition, SELFLESS)
    do(play, "activate 1", "at 8")
    assert [essence_at(play, slot) for slot in (1, 5, 8)] == [2, 3, 2]
    assert state(play).actions_left == 3
    assert why_not(play, "activate 1") == "power-used"
    do(play, "realm valley", "activate 5", "at 8")
    assert [essence_at(play, slot) for slot in (1, 5, 8)] == [2, 2, 3]
    do(play, "end cards", "end cards")
    assert play.deciders() == [2]
    assert not why_not(play, "activate 1")  # the teammate's turn


@both_editions
@proves("emotion.activated")
def test_not_within_an_action_nor_in_the_opponents_turn(edition: str) -> None:
    play = lay_in(edition, SELFLESS)
    do(play, "begin move")
    assert why_not(play, "activate 1")
    do(play, "move valley-cradle")
    assert not why_not(play, "activate 1")
    do(play, "end cards")
    assert why_not(play, "activate 1") == "not-your-emotion"


@both_editions
@proves("emotion.activated")
def test_self_respect_and_the_last_essence(edition: str) -> None:
    play = lay_in(edition, '[seat.0]\nwillpower = 2\n[slots]\n1 = "self-respect 2"\n5 = "self-respect 1"')
    assert why_not(play, "activate 5") == "last-essence-stays"
    do(play, "activate 1")
    assert essence_at(play, 1) == 1
    assert state(play).willpower[0] == 1


# --- "can influence" goes by position


@both_editions
@proves("emotion.influence")
def test_a_blocked_emotion_can_still_influence(edition: str) -> None:
    board = 'origin = "humility at valley"\n[seat.0]\nspace = "valley"\nwillpower = 0\n[slots]\n'
    play = lay_in(edition, board + '2 = "anger 1"\n3 = "tranquility 1"')
    do(play, "absorb valley")
    assert play.step() == "absorb-amount"
    play = lay_in(edition, board + '2 = "anger 1"\n5 = "tranquility 1"')
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
    play = lay_in(edition, board + '2 = "rage 4"\n3 = "benevolence 1"')
    do(play, "absorb valley", "answer no")
    assert sphere(play, "humility")[1] == 7 - 3  # 2, and 1 by Benevolence; the Frontier is nobody's
    play = lay_in(edition, board + '2 = "rage 4"\n4 = "benevolence 1"')
    do(play, "absorb valley", "answer no")
    assert sphere(play, "humility")[1] == 7 - 2


# --- Insecurity tokens

BLOCKED = """
[seat.0]
space = "valley"
willpower = 5
hand = []
tokens = { move = ["wild", "wild", "", "wild"] }
blocked = ["PLACE"]
[slots]
"""


@both_editions
@proves("emotion.insecurity-token")
def test_an_upgrade_with_an_insecurity_token_cannot_be_used(edition: str) -> None:
    play = lay_in(edition, BLOCKED.replace("PLACE", "move-2"))
    do(play, "begin move")
    assert why_not(play, "use haste") == "upgrade-not-available"
    assert choices(play) == ["move valley-cradle", "move willow-valley", "use determination"]


@both_editions
@proves("emotion.insecurity-token")
def test_an_action_with_an_insecurity_token_cannot_be_taken(edition: str) -> None:
    play = lay_in(edition, BLOCKED.replace("PLACE", "move-1").replace("hand = []", 'hand = ["trust"]'))
    assert why_not(play, "begin move") == "row-blocked"


@both_editions
@proves("emotion.insecurity-token")
def test_two_willpower_remove_it_as_a_free_ability(edition: str) -> None:
    play = lay_in(edition, BLOCKED.replace("PLACE", "move-1"))
    assert why_not(play, "clear move-2") == "not-blocked"
    do(play, "clear move-1")
    assert state(play).willpower[0] == 3
    assert state(play).actions_left == 3
    assert "blocked" not in seat(play, 0)
    do(play, "begin move", "use haste", "move cradle")
    assert state(play).willpower[0] == 1
    poor = BLOCKED.replace("PLACE", "move-1").replace("willpower = 5", "willpower = 1")
    assert why_not(lay_in(edition, poor), "clear move-1") == "short-of-willpower"


@both_editions
@proves("emotion.insecurity-token")
def test_only_its_own_player_in_the_own_turn(edition: str) -> None:
    play = lay_in(edition, BLOCKED.replace("PLACE", "move-1"))
    do(play, "end cards", "end cards")
    assert play.deciders() == [2]
    assert why_not(play, "clear move-1") == "not-blocked"  # the teammate's board has none
    do(play, "begin move")
    assert play.why_not(0, "clear move-1") is not None
