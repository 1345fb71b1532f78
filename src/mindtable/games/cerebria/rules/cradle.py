"""Cradle of Senses: draw a card, then as many more as you pay for, each after the next one is seen."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import CRADLE
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.supply import draw, pay
from mindtable.games.cerebria.rules.yes_no import YesNo
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import card_name, priced, realm_action, verb_phrase
from mindtable.games.cerebria.wording.reasons import DECK_EMPTY, SHORT_OF_WILLPOWER
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

PRICE_OF_MORE = 2
PHRASES: Final = {
    "realm-cradle-action": ("amount",),
    "step-cradle-more": ("card",),
}


def check_cradle(g: State, seat: int) -> Reason:
    return OK if g.decks[seat] else DECK_EMPTY


def label_cradle() -> Phrase:
    return realm_action(CRADLE, amount=PRICE_OF_MORE)


def do_cradle(g: State, seat: int) -> None:
    draw(g, seat)
    offer_more(g, seat)


def offer_more(g: State, seat: int) -> None:
    if check_more(g, seat) is OK:
        g.push(CradleMore(seat))


def check_more(g: State, seat: int) -> Reason:
    if not g.decks[seat]:
        return DECK_EMPTY
    return OK if g.willpower[seat] >= PRICE_OF_MORE else SHORT_OF_WILLPOWER[PRICE_OF_MORE]


class CradleMore(YesNo):
    """Draw one more card for 2 Willpower, or stop."""

    number = 28
    name = "cradle-more"

    def agree(self, g: State, seat: int) -> None:
        pay(g, seat, PRICE_OF_MORE)
        draw(g, seat)
        offer_more(g, seat)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-cradle-more", card=card_name(g.decks[self.who][-1]))

    def called(self, g: State, seat: int, no: int) -> Phrase | None:
        return None if no else priced(verb_phrase(words.ANSWER, Phrase("noun-answer-yes")), PRICE_OF_MORE)
