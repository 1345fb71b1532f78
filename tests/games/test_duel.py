"""Duel, clause by clause."""

from collections import Counter

import pytest
from tests.games.duel import GAME
from tests.games.duel.state import Duel

from mindtable.kernel.errors import BadOption, IllegalAction
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

GAME_ID = "duel"


def duel(*hands: list[int], **options: int | str) -> Play:
    """A duel with these cards in the hands, a prize of one point in the pot."""
    play = GAME.new(players=len(hands), **options)  # type: ignore[arg-type]
    g = play.position
    assert isinstance(g, Duel)
    g.deck = sorted(g.deck + [card for hand in g.hands for card in hand])
    for seat, hand in enumerate(hands):
        g.hands[seat] = [card - 1 for card in hand]
        for card in g.hands[seat]:
            g.deck.remove(card)
    g.pot = 1
    return play


@proves("prize.chance")
def test_chance_offers_the_prizes() -> None:
    offered: Counter[object] = Counter()
    for seed in range(60):
        play = GAME.new(seed=seed)
        heard: list[Event] = []
        play.listen(heard.extend)
        for seat in (0, 1):
            play.act(seat, play.actions(seat)[0])
        offered.update(event.args["prize"] for event in heard if event.kind == "offer")
    assert offered["bread"] > offered["crown"] > 0
    assert offered["silver"] > 0


@proves("bid.secret", "bid.card")
def test_bids_are_secret_until_all_are_made() -> None:
    play = duel([3, 5], [4, 6])
    play.act(0, "bid 3")
    assert play.view(1) == {**play.view(1), "answer": "", "deciders": [1]}
    assert "3" not in str(play.view(1)["table"]["spent"])
    with pytest.raises(IllegalAction) as caught:
        play.act(1, "bid 5")
    assert (caught.value.reason.key, caught.value.reason.clause) == ("not-in-hand", "bid.card")
    play.act(1, "bid 4")
    assert play.view()["table"]["spent"] == ["3", "4"]


@proves("bid.highest")
def test_the_only_highest_bid_wins_the_pot() -> None:
    play = duel([3], [14], rounds=1)
    play.act(0, "bid 3")  # the other hand has but one card, which is bid by itself
    assert play.scores() == [0, 1]


@proves("bid.tie")
@pytest.mark.parametrize(("ties", "pot"), [("carry", 1), ("discard", 0)])
def test_ties(ties: str, pot: int) -> None:
    play = duel([13, 1], [14, 2], ties=ties)
    play.position.rounds_left = 0  # type: ignore[attr-defined]
    play.act(0, "bid 13")
    play.act(1, "bid 14")
    assert play.scores() == [0, 0]
    assert play.view()["table"]["pot"] == pot


@proves("bid.tie")
def test_a_single_round_cannot_carry_a_prize_on() -> None:
    assert GAME.new(rounds=1).options["ties"] == "discard"
    with pytest.raises(BadOption):
        GAME.new(rounds=1, ties="carry")


@proves("end.winner")
def test_equal_points_share_the_victory() -> None:
    play = duel([13], [14], [15], rounds=1)
    play.act(0, "bid 13")
    play.act(1, "bid 14")
    assert play.over
    assert play.winners() == [0, 1, 2]
