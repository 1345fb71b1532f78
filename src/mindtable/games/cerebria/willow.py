"""Willow of Values: change any amount of Willpower into Essence, one for one, after the action's price."""

from __future__ import annotations

from mindtable.games.cerebria import words
from mindtable.games.cerebria.board import WILLOW
from mindtable.games.cerebria.control import controls_realm
from mindtable.games.cerebria.reasons import AMOUNT_NOT_POSSIBLE, SHORT_OF_WILLPOWER
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.steps import WILLOW_AMOUNT
from mindtable.games.cerebria.supply import gain_essence, pay
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

MOST = 99
FEE = 1


def fee(g: State, seat: int) -> int:
    return FEE - 1 if controls_realm(g, g.teams[seat], WILLOW) else FEE


def check_willow(g: State, seat: int) -> Reason:
    if g.willpower[seat] > FEE:
        return OK
    price = fee(g, seat) + 1
    return OK if g.willpower[seat] >= price else SHORT_OF_WILLPOWER[price]


def do_willow(g: State, seat: int) -> None:
    g.push(WILLOW_AMOUNT, seat)


class WillowAmount(StepKind[State]):
    """How much Willpower to change: (kind, seat)."""

    name = "willow-amount"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        most = min(MOST, g.willpower[seat] - fee(g, seat))
        return [words.AMOUNT | amount for amount in range(1, most + 1)]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.AMOUNT:
            return NOT_NOW
        fits = 1 <= action & 1023 <= min(MOST, g.willpower[seat] - fee(g, seat))
        return OK if fits else AMOUNT_NOT_POSSIBLE

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        amount = action & 1023
        pay(g, seat, fee(g, seat) + amount)
        gain_essence(g, seat, amount)
