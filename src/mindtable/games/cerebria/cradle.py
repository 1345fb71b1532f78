"""Cradle of Senses: draw a card, then as many more as you pay for, each after the next one is seen."""

from __future__ import annotations

from mindtable.games.cerebria.reasons import DECK_EMPTY, SHORT_OF_WILLPOWER
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.steps import CRADLE_MORE
from mindtable.games.cerebria.supply import draw, pay
from mindtable.games.cerebria.yes_no import YesNo
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

PRICE_OF_MORE = 2


def check_cradle(g: State, seat: int) -> Reason:
    return OK if g.decks[seat] else DECK_EMPTY


def do_cradle(g: State, seat: int) -> None:
    draw(g, seat)
    offer_more(g, seat)


def offer_more(g: State, seat: int) -> None:
    if check_more(g, seat) is OK:
        g.push(CRADLE_MORE, seat)


def check_more(g: State, seat: int) -> Reason:
    if not g.decks[seat]:
        return DECK_EMPTY
    return OK if g.willpower[seat] >= PRICE_OF_MORE else SHORT_OF_WILLPOWER[PRICE_OF_MORE]


class CradleMore(YesNo):
    """Draw one more card for 2 Willpower, or stop: (kind, seat)."""

    name = "cradle-more"

    def agree(self, g: State, step: Step, seat: int) -> None:
        pay(g, seat, PRICE_OF_MORE)
        draw(g, seat)
        offer_more(g, seat)
