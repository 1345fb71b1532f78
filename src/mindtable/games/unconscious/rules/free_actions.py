"""Free actions: at every point of the own turn, also inside an effect.

Two coffees elevate or transfer an insight, three give a bright idea; a major, a median and a minor insight give a
box; a box gives 2 points. Two clients add their own: elevate for one coffee, transfer for nothing, each once a turn.

Clauses: free.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.cards import CHEAP_ELEVATE, FREE_TRANSFER
from mindtable.games.unconscious.pieces.effects import (
    ANY,
    BOX,
    BRIGHT,
    ELEVATE,
    MAJOR,
    MEDIAN,
    MINOR,
    POINTS,
    TRANSFER,
    part,
    part_a,
)
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import dial
from mindtable.games.unconscious.rules.desk import CLIENTS, gain_bright, gain_points, has_ability, pay_coffee
from mindtable.games.unconscious.rules.dial_steps import Elevate, Transfer
from mindtable.games.unconscious.rules.heeds import boxes_full, wasting
from mindtable.games.unconscious.rules.own_turn import FreeActions
from mindtable.games.unconscious.rules.parts import Gains
from mindtable.games.unconscious.rules.payment import ask, payable
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.reasons import (
    ABILITY_NOT_YOURS,
    ABILITY_USED,
    CANNOT_PAY_INSIGHTS,
    NO_BOX,
    NOT_ON_A_RING,
    NOTHING_TO_ELEVATE,
    SHORT_OF_COFFEE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

BY_COFFEE_ELEVATE: Final = 0
BY_COFFEE_TRANSFER: Final = 1
BY_COFFEE_BRIGHT: Final = 2
INSIGHTS_TO_BOX: Final = 3
BOX_TO_POINTS: Final = 4
BY_CLIENT_ELEVATE: Final = 5
BY_CLIENT_TRANSFER: Final = 6
# The price of a box in insights.
BOX_PRICE: Final = (MAJOR * 4 + ANY, MEDIAN * 4 + ANY, MINOR * 4 + ANY)
# By kind: what it costs in coffee, and what it brings.
COFFEE_PRICE: Final = (2, 2, 3, 0, 0, 1, 0)
BRINGS: Final = (
    part(ELEVATE, 1, ANY),
    part(TRANSFER, 1),
    part(BRIGHT, 1),
    part(BOX, 1),
    part(POINTS, 2),
    part(ELEVATE, 1, ANY),
    part(TRANSFER, 1),
)
# Bits of `once`.
ONCE_ELEVATE: Final = 1
ONCE_TRANSFER: Final = 2
ONCE_INKPOT: Final = 4


class AtAnyPoint(FreeActions):
    """The free actions of this game."""

    def check(self, g: State, seat: int, kind: int) -> Reason:
        if not g.turns:  # a dream is chosen in the set-up too
            return NOT_NOW
        if kind in (BY_CLIENT_ELEVATE, BY_CLIENT_TRANSFER):
            elevates = kind == BY_CLIENT_ELEVATE
            if not has_ability(g, seat, CHEAP_ELEVATE if elevates else FREE_TRANSFER):
                return ABILITY_NOT_YOURS
            if g.once & (ONCE_ELEVATE if elevates else ONCE_TRANSFER):
                return ABILITY_USED
        if g.coffee[seat] < COFFEE_PRICE[kind]:
            return SHORT_OF_COFFEE[COFFEE_PRICE[kind]]
        if kind in (BY_COFFEE_ELEVATE, BY_CLIENT_ELEVATE):
            return OK if dial.elevatable(g, seat, ANY) else NOTHING_TO_ELEVATE
        if kind in (BY_COFFEE_TRANSFER, BY_CLIENT_TRANSFER):
            return OK if dial.on_rings(g, seat) else NOT_ON_A_RING
        if kind == BY_COFFEE_BRIGHT:
            return OK
        if kind == INSIGHTS_TO_BOX:
            return OK if payable(g, seat, BOX_PRICE) else CANNOT_PAY_INSIGHTS
        return OK if g.boxes[seat] else NO_BOX

    def offered(self, g: State, seat: int) -> list[int]:
        options: list[int] = []
        if not g.turns:
            return options
        coffee = g.coffee[seat]
        if coffee >= COFFEE_PRICE[BY_COFFEE_ELEVATE]:
            if dial.elevatable(g, seat, ANY):
                options.append(words.FREE | BY_COFFEE_ELEVATE)
            if dial.on_rings(g, seat):
                options.append(words.FREE | BY_COFFEE_TRANSFER)
            if coffee >= COFFEE_PRICE[BY_COFFEE_BRIGHT]:
                options.append(words.FREE | BY_COFFEE_BRIGHT)
        if payable(g, seat, BOX_PRICE):
            options.append(words.FREE | INSIGHTS_TO_BOX)
        if g.boxes[seat]:
            options.append(words.FREE | BOX_TO_POINTS)
        if has_ability(g, seat, CHEAP_ELEVATE) and self.check(g, seat, BY_CLIENT_ELEVATE) is OK:
            options.append(words.FREE | BY_CLIENT_ELEVATE)
        if has_ability(g, seat, FREE_TRANSFER) and self.check(g, seat, BY_CLIENT_TRANSFER) is OK:
            options.append(words.FREE | BY_CLIENT_TRANSFER)
        return options

    def do(self, g: State, seat: int, kind: int) -> None:
        pay_coffee(g, seat, COFFEE_PRICE[kind])
        if kind == BY_CLIENT_ELEVATE:
            g.once |= ONCE_ELEVATE
        elif kind == BY_CLIENT_TRANSFER:
            g.once |= ONCE_TRANSFER
        if kind in (BY_COFFEE_ELEVATE, BY_CLIENT_ELEVATE):
            g.push(Elevate(seat, 1, ANY, 0))
        elif kind in (BY_COFFEE_TRANSFER, BY_CLIENT_TRANSFER):
            g.push(Transfer(seat, 1, 0))
        elif kind == BY_COFFEE_BRIGHT:
            gain_bright(g, seat, 1)
        elif kind == INSIGHTS_TO_BOX:
            g.push(Gains(seat, 0, part(BOX, 1)))
            ask(g, seat, BOX_PRICE, exchange=True)
        else:
            g.boxes[seat] -= 1
            if g.listening:
                g.tell("sells-box", seat=seat)
            gain_points(g, seat, part_a(BRINGS[BOX_TO_POINTS]), CLIENTS)


def label(g: State, seat: int, action: int, said: Phrase) -> Phrase:
    """The plain words, with what would be wasted."""
    if action & 1023 == INSIGHTS_TO_BOX and boxes_full(g, seat):
        return wasting(said, "boxes-full")
    return said
