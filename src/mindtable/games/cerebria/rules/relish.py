"""Relish and Seethe: draw a card after an Invoke or Empower.

Delight's Relish (revised edition) draws two cards after an Empower and keeps one.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.supply import discard_from_hand, draw
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import card_name
from mindtable.games.cerebria.wording.reasons import CARD_NOT_IN_HAND
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, Step

PHRASES: Final = {"label-keep": ("card", "other")}


class DrawAfter(Step[State]):
    """The cards are drawn; of two, one is kept."""

    number = 45
    name = "draw-after"
    decided_by = AUTOMATIC

    def __init__(self, who: int, cards: int) -> None:
        self.who = who
        self.cards = cards

    def run(self, g: State) -> None:
        seat = self.who
        drawn = g.decks[seat][-self.cards :]
        draw(g, seat, self.cards)
        if len(drawn) == 2:
            g.push(KeepOne(seat, drawn[1], drawn[0]))


class KeepOne(Step[State]):
    """Keep one of the two cards just drawn and discard the other."""

    number = 21
    name = "keep-one"
    verb = words.KEEP
    otherwise = CARD_NOT_IN_HAND

    def __init__(self, who: int, first: int, second: int) -> None:
        self.who = who
        self.first = first
        self.second = second

    def nouns(self, g: State, seat: int) -> list[int]:
        return list(dict.fromkeys((self.first, self.second)))

    def chosen(self, g: State, seat: int, card: int) -> None:
        discard_from_hand(g, seat, self._other(card))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return Phrase("label-keep", card=card_name(card), other=card_name(self._other(card)))

    def _other(self, card: int) -> int:
        return self.second if card == self.first else self.first
