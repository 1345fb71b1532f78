"""Duel: the sequence of play. Each round chance offers a prize and everyone bids a card in secret."""

from collections.abc import Sequence

from mindtable.kernel.actions import noun_of
from mindtable.kernel.position import NATURE, TOGETHER, Step

from .state import Duel
from .words import BID, CARDS, NOT_IN_HAND, OFFER, PRIZE_POINTS, PRIZES


class Prize(Step[Duel]):
    number = 0
    name = "prize"
    decided_by = NATURE

    def outcomes(self, g: Duel) -> list[tuple[int, int]]:
        return [(OFFER, 3), (OFFER | 1, 2), (OFFER | 2, 1)]

    def answer(self, g: Duel, seat: int, action: int) -> None:
        g.pot += PRIZE_POINTS[noun_of(action)]
        g.rounds_left -= 1
        if g.listening:
            g.tell("offer", prize=PRIZES.names[noun_of(action)])
        g.push(Bids((1 << len(g.hands)) - 1))


class Bids(Step[Duel]):
    number = 1
    name = "bids"
    decided_by = TOGETHER
    verb = BID
    otherwise = NOT_IN_HAND

    def nouns(self, g: Duel, seat: int) -> list[int]:
        return g.hands[seat]

    def resolve(self, g: Duel, answers: Sequence[int]) -> None:
        bids = [noun_of(answer) for answer in answers]
        for seat, card in enumerate(bids):
            g.hands[seat].remove(card)
            g.spent.append(card)
            if g.listening:
                g.tell("bid", seat=seat, card=CARDS.names[card])
        award(g, bids)
        if g.rounds_left:
            g.push(Prize(0))


def award(g: Duel, bids: list[int]) -> None:
    """The highest bid wins the pot. A bid counts by its tens: 1 to 10 low, 11 to 20 high."""
    strength = [card // 10 for card in bids]
    if strength.count(max(strength)) > 1:
        if g.listening:
            g.tell("tie", points=g.pot)
        if not g.carry:
            g.pot = 0
        return
    winner = strength.index(max(strength))
    g.points[winner] += g.pot
    if g.listening:
        g.tell("win", seat=winner, points=g.pot)
    g.pot = 0


STEPS = (Prize, Bids)
