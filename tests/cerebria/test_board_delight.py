"""Delight's B side; Push and Summon are Malice's too and are shown for both."""

import pytest
from tests.cerebria.boards import lay_board, place, pool, spend, take
from tests.cerebria.editions import both_editions
from tests.cerebria.table import card_at, choices, essence_at, hand, state, why_not

from mindtable.games.cerebria.pieces.cards import CARD
from mindtable.testing.clauses import proves

ME = {"delight": 0, "malice": 1}
FOE = {"delight": 1, "malice": 0}
both_spirits = pytest.mark.parametrize("spirit", ["delight", "malice"])


@proves(
    "board-b.delight-push-first",
    "board-b.delight-push-revised",
    "board-b.malice-push-first",
    "board-b.malice-push-revised",
)
@pytest.mark.parametrize(("edition", "willpower"), [("first", 3), ("revised", 2)])
@both_spirits
def test_push_moves_the_opposing_spirit_on(spirit: str, edition: str, willpower: int) -> None:
    play = lay_board(spirit, edition, '[foe]\nspace = "valley-cradle"\n[foe2]\nspace = "network"')
    assert spend(play, "begin move", "use push", "move valley-cradle") == (willpower, 0)
    assert choices(play) == ["to valley", "to cradle"]
    assert why_not(play, "to network") == "too-far"
    take(play, "to cradle")
    assert place(play, ME[spirit]) == "valley-cradle"
    assert place(play, FOE[spirit]) == "cradle"


@proves(
    "board-b.delight-push-first",
    "board-b.delight-push-revised",
    "board-b.malice-push-first",
    "board-b.malice-push-revised",
)
@both_editions
@both_spirits
def test_push_may_put_the_spirit_beside_a_teammate(spirit: str, edition: str) -> None:
    play = lay_board(spirit, edition, '[foe]\nspace = "valley-cradle"\n[mate]\nspace = "cradle"')
    take(play, "begin move", "use push", "move valley-cradle", "to cradle")
    assert place(play, FOE[spirit]) == "cradle"


@proves(
    "board-b.delight-push-first",
    "board-b.delight-push-revised",
    "board-b.malice-push-first",
    "board-b.malice-push-revised",
    "action.upgrade-useful",
)
@both_editions
@both_spirits
def test_push_needs_someone_to_push(spirit: str, edition: str) -> None:
    play = lay_board(spirit, edition, '[foe]\nspace = "valley-cradle"\n[mate]\nspace = "willow-valley"')
    take(play, "begin move")
    assert why_not(play, "move valley-cradle") == "space-held"
    assert why_not(play, "use surmount") == "upgrade-not-on-board"
    take(play, "use push")
    assert why_not(play, "move willow-valley") == "useless-upgrade"


@proves("board-b.push-everyone")
@both_editions
@both_spirits
def test_push_moves_every_opposing_spirit_each_where_the_pusher_likes(spirit: str, edition: str) -> None:
    play = lay_board(
        spirit,
        edition,
        '[foe]\nspace = "valley-cradle"\n[foe2]\nspace = "valley-cradle"\n[mate]\nspace = "valley-cradle"',
    )
    me, foe = ME[spirit], FOE[spirit]
    take(play, "begin move", "use push", "move valley-cradle", "to cradle")
    assert play.deciders() == [me]
    take(play, "to valley")
    assert place(play, me) == place(play, me + 2) == "valley-cradle"
    assert (place(play, foe), place(play, foe + 2)) == ("cradle", "valley")


@proves("board-b.delight-summon", "board-b.malice-summon")
@both_editions
@pytest.mark.parametrize(
    ("spirit", "deck", "in_hand"),
    [("delight", ["kindness", "comfort", "courage"], "tranquility"), ("malice", ["boredom", "anger", "fear"], "guilt")],
)
def test_summon_invokes_the_top_card_of_the_deck(spirit: str, edition: str, deck: list[str], in_hand: str) -> None:
    named = ", ".join(f'"{card}"' for card in deck)
    play = lay_board(spirit, edition, f'[me]\nhand = ["{in_hand}"]\ndeck = [{named}]')
    take(play, "begin invoke")
    assert why_not(play, f"invoke {deck[0]}") == "card-not-in-hand"
    take(play, "use summon")
    assert why_not(play, f"invoke {in_hand}") == "not-top-card"
    assert why_not(play, f"invoke {deck[1]}") == "not-top-card"
    assert play.label(ME[spirit], play.parse(f"invoke {deck[0]}")).facts["lies"] == "top"
    take(play, f"invoke {deck[0]}")
    assert spend(play, "at 1") == (3, 0)
    assert (card_at(play, 1), essence_at(play, 1), pool(play)) == (deck[0], 1, 4)
    assert hand(play, ME[spirit]) == [in_hand]
    assert state(play).decks[ME[spirit]] == [CARD[deck[2]], CARD[deck[1]]]


@proves("board-b.delight-summon", "board-b.malice-summon")
@both_editions
@pytest.mark.parametrize(("spirit", "in_hand"), [("delight", "tranquility"), ("malice", "guilt")])
def test_summon_needs_a_deck(spirit: str, edition: str, in_hand: str) -> None:
    play = lay_board(spirit, edition, f'[me]\nhand = ["{in_hand}"]\ndeck = []')
    take(play, "begin invoke")
    assert why_not(play, "use summon") == "useless-upgrade"
    assert why_not(play, "use bolster") == "upgrade-not-on-board"


@proves("board-b.delight-cleansing-light")
@both_editions
def test_cleansing_light_quells_from_afar_and_discards_the_card(edition: str) -> None:
    play = lay_board(
        "delight", edition, '[slots]\n1 = "fear 2"\n8 = "fear 2"\n[me]\nhand = ["optimism", "self-esteem", "trust"]'
    )
    take(play, "begin quell")
    assert why_not(play, "quell 8") == "slot-out-of-reach"
    take(play, "use cleansing-light")
    assert why_not(play, "quell 1") == "useless-upgrade"
    assert spend(play, "quell 8") == (3, 1)
    assert why_not(play, "reveal trust") == "card-does-not-match"
    take(play, "reveal optimism")
    assert essence_at(play, 8) == 1
    assert hand(play, 0) == ["trust", "self-esteem"]
    assert state(play).decks[0][0] == CARD["optimism"]


@proves("board-b.delight-cleansing-light")
@both_editions
def test_a_quell_next_door_keeps_the_card(edition: str) -> None:
    play = lay_board("delight", edition, '[slots]\n1 = "fear 2"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell", "quell 1", "reveal optimism")
    assert hand(play, 0) == ["optimism"]


@proves("board-b.delight-cleansing-light")
@both_editions
def test_cleansing_light_still_needs_a_matching_card(edition: str) -> None:
    play = lay_board("delight", edition, '[slots]\n1 = "fear 2"\n8 = "guilt 2"\n[me]\nhand = ["optimism"]')
    take(play, "begin quell")
    assert why_not(play, "use extinguish") == "upgrade-not-on-board"
    assert why_not(play, "use cleansing-light") == "useless-upgrade"


@proves("board-b.delight-relish-first")
def test_relish_draws_a_card_in_the_first_edition() -> None:
    play = lay_board("delight", "first", '[slots]\n1 = "comfort 2"\n[me]\ndeck = ["courage", "optimism"]')
    assert spend(play, "begin empower", "use relish", "empower 1") == (4, 0)
    assert hand(play, 0) == ["courage"]


@proves("board-b.delight-relish-revised")
def test_relish_draws_two_and_keeps_one_in_the_revised_edition() -> None:
    play = lay_board("delight", "revised", '[slots]\n1 = "comfort 2"\n[me]\ndeck = ["courage", "optimism", "kindness"]')
    assert spend(play, "begin empower", "use relish", "empower 1") == (4, 0)
    assert sorted(choices(play)) == ["keep courage", "keep optimism"]
    assert why_not(play, "keep kindness") == "card-not-in-hand"
    take(play, "keep optimism")
    assert hand(play, 0) == ["optimism"]
    # under the deck, below the Comfort that was discarded before it
    assert state(play).decks[0] == [CARD["courage"], CARD["comfort"], CARD["kindness"]]


@proves("board-b.delight-relish-first", "board-b.delight-relish-revised")
@both_editions
def test_relish_comes_after_the_new_emotions_power(edition: str) -> None:
    # Euphoria draws two cards when it enters play; Relish draws from what is left.
    play = lay_board(
        "delight",
        edition,
        '[slots]\n1 = "cheerfulness 2 of 2"\n[me]\ndeck = ["courage", "comfort", "optimism", "kindness", "trust"]',
    )
    take(play, "begin empower", "use relish", "empower 1")
    if edition == "revised":
        assert sorted(choices(play)) == ["keep kindness", "keep optimism"]
        take(play, "keep optimism")
    assert sorted(hand(play, 0)) == ["comfort", "courage", "optimism"]


@proves("board-b.draw-from-empty")
@pytest.mark.parametrize(("deck", "drawn"), [("[]", []), ('["courage"]', ["courage"])])
@both_editions
def test_relish_may_be_used_with_an_empty_deck(edition: str, deck: str, drawn: list[str]) -> None:
    play = lay_board("delight", edition, f'[slots]\n1 = "comfort 2 of 2"\n[me]\ndeck = {deck}')
    assert spend(play, "begin empower", "use relish", "empower 1") == (4, 0)
    assert hand(play, 0) == drawn
