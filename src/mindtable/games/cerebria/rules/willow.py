"""Willow of Values: change any amount of Willpower into Essence, one for one, after the action's price."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import WILLOW
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.games.cerebria.rules.supply import gain_essence, pay
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import essence_count, priced, priced_from, realm_action, verb_phrase
from mindtable.games.cerebria.wording.reasons import AMOUNT_NOT_POSSIBLE, SHORT_OF_WILLPOWER
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

MOST = 99
FEE = 1
PHRASES: Final = {"realm-willow-action": ()}


def fee(g: State, seat: int) -> int:
    return FEE - 1 if controls_realm(g, g.teams[seat], WILLOW) else FEE


def check_willow(g: State, seat: int) -> Reason:
    if g.willpower[seat] > FEE:
        return OK
    price = fee(g, seat) + 1
    return OK if g.willpower[seat] >= price else SHORT_OF_WILLPOWER[price]


def label_willow(g: State, seat: int) -> Phrase:
    return priced_from(realm_action(WILLOW), fee(g, seat) + 1)


class WillowAmount(Step[State]):
    """How much Willpower to change."""

    number = 33
    name = "willow-amount"
    verb = words.AMOUNT
    otherwise = AMOUNT_NOT_POSSIBLE

    def nouns(self, g: State, seat: int) -> range:
        return range(1, min(MOST, g.willpower[seat] - fee(g, seat)) + 1)

    def chosen(self, g: State, seat: int, amount: int) -> None:
        pay(g, seat, fee(g, seat) + amount)
        gain_essence(g, seat, amount)

    def called(self, g: State, seat: int, amount: int) -> Phrase:
        return priced(verb_phrase(words.AMOUNT, essence_count(amount)), fee(g, seat) + amount)
