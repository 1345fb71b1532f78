"""Duel: the sequence of play. Each round chance offers a prize and everyone bids a card in secret."""

from collections.abc import Sequence

from mindtable.kernel.actions import noun_of, verb_of
from mindtable.kernel.position import NATURE, TOGETHER, Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

from .state import Duel
from .words import BID, CARDS, NOT_IN_HAND, OFFER, PRIZE_POINTS, PRIZES

PRIZE, BIDS = range(2)


class Prize(StepKind[Duel]):
    name = "prize"
    decided_by = NATURE

    def outcomes(self, g: Duel, step: Step) -> list[tuple[int, int]]:
        return [(OFFER, 3), (OFFER | 1, 2), (OFFER | 2, 1)]

    def answer(self, g: Duel, step: Step, seat: int, action: int) -> None:
        g.pot += PRIZE_POINTS[noun_of(action)]
        g.rounds_left -= 1
        if g.listening:
            g.tell("offer", prize=PRIZES.names[noun_of(action)])
        g.push(BIDS, (1 << len(g.hands)) - 1)


class Bids(StepKind[Duel]):
    name = "bids"
    decided_by = TOGETHER

    def actions(self, g: Duel, step: Step, seat: int) -> list[int]:
        return [BID | card for card in g.hands[seat]]

    def check(self, g: Duel, step: Step, seat: int, action: int) -> Reason:
        if verb_of(action) != verb_of(BID):
            return NOT_NOW
        return OK if noun_of(action) in g.hands[seat] else NOT_IN_HAND

    def resolve(self, g: Duel, step: Step, answers: Sequence[int]) -> None:
        bids = [noun_of(answer) for answer in answers]
        for seat, card in enumerate(bids):
            g.hands[seat].remove(card)
            g.spent.append(card)
            if g.listening:
                g.tell("bid", seat=seat, card=CARDS.names[card])
        award(g, bids)
        if g.rounds_left:
            g.push(PRIZE, 0)


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


KINDS = (Prize(), Bids())
