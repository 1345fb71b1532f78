"""Paying with insights: a matching the player chooses, one insight per icon.

A higher level of the same quality may pay for a lower one, without change; an icon without colour takes any quality. A
`repress` moves an insight inwards, or costs a coffee instead. Nothing is paid unless all can be; the icons are paid one
after the other, and a pick that would leave the rest unpayable is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from mindtable.games.unconscious import dial, words
from mindtable.games.unconscious.board import LEVEL_OF, QUALITY_OF, RESERVE
from mindtable.games.unconscious.cards import OVERPAY_COFFEE
from mindtable.games.unconscious.desk import gain_coffee, has_ability, pay_coffee
from mindtable.games.unconscious.effects import ANY, REPRESS
from mindtable.games.unconscious.reasons import (
    INSIGHT_DOES_NOT_FIT,
    NO_SUCH_INSIGHT,
    NOT_ON_A_RING,
    REST_UNPAYABLE,
    SHORT_OF_COFFEE,
)
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import PAY
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason


def fits(icon: int, area: int) -> bool:
    """Whether an insight in a dial area may pay for an icon."""
    if area == RESERVE:
        return False
    if icon == REPRESS:
        return True
    quality = icon & 3
    return LEVEL_OF[area] >= icon >> 2 and (quality == ANY or QUALITY_OF[area] == quality)


def payable(g: State, seat: int, icons: Sequence[int]) -> bool:
    if not icons:
        return True
    base = 10 * seat
    held = [g.common[base + area] + g.own[base + area] for area in range(10)]
    return _payable(held, g.coffee[seat], icons, 0)


def _payable(held: list[int], coffee: int, icons: Sequence[int], at: int) -> bool:
    if at == len(icons):
        return True
    icon = icons[at]
    if icon == REPRESS and coffee > 0 and _payable(held, coffee - 1, icons, at + 1):
        return True
    last = at + 1 == len(icons)
    for area in range(1, 10):
        if held[area] and fits(icon, area):
            if last:
                return True
            held[area] -= 1
            inwards = area - 1 if icon == REPRESS and LEVEL_OF[area] > 0 else RESERVE
            held[inwards] += 1
            ok = _payable(held, coffee, icons, at + 1)
            held[inwards] -= 1
            held[area] += 1
            if ok:
                return True
    return False


def ask(g: State, seat: int, icons: Sequence[int], exchange: bool = False) -> None:
    """Let the seat pay; the price has been checked."""
    if icons:
        g.over_paid = exchange  # the box exchange never gives the coffee for overpaying
        g.push(PAY, seat, *icons)


class Pay(StepKind[State]):
    """Pick the insight for the first icon: (kind, seat, icon, icon, …). No free action comes between."""

    name = "pay"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        options = [
            words.PAY | insight
            for insight in dial.on_rings(g, seat)
            if fits(step[2], insight % dial.OWN) and (len(step) == 3 or self._leaves_rest(g, step, seat, insight))
        ]
        if step[2] == REPRESS and self._check_coffee(g, step, seat) is OK:
            options.append(words.COFFEE)
        return options

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.COFFEE:
            return self._check_coffee(g, step, seat) if step[2] == REPRESS else NOT_NOW
        if action & ~1023 != words.PAY:
            return NOT_NOW
        insight = action & 1023
        if insight % dial.OWN == RESERVE:
            return NOT_ON_A_RING
        if not dial.count(g, seat, insight):
            return NO_SUCH_INSIGHT
        if not fits(step[2], insight % dial.OWN):
            return INSIGHT_DOES_NOT_FIT
        return OK if self._leaves_rest(g, step, seat, insight) else REST_UNPAYABLE

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        if len(step) > 3:
            g.push(step[0], seat, *step[3:])
        if action == words.COFFEE:
            pay_coffee(g, seat, 1)
            return
        insight = action & 1023
        if step[2] == REPRESS:
            dial.repress(g, seat, insight)
            return
        dial.use(g, seat, insight)
        if LEVEL_OF[insight % dial.OWN] > step[2] >> 2 and not g.over_paid:
            g.over_paid = True
            if has_ability(g, seat, OVERPAY_COFFEE):
                gain_coffee(g, seat, 1)

    def _check_coffee(self, g: State, step: Step, seat: int) -> Reason:
        if g.coffee[seat] < 1:
            return SHORT_OF_COFFEE[1]
        g.coffee[seat] -= 1
        ok = payable(g, seat, step[3:])
        g.coffee[seat] += 1
        return OK if ok else REST_UNPAYABLE

    def _leaves_rest(self, g: State, step: Step, seat: int, insight: int) -> bool:
        if len(step) == 3:
            return True
        area = insight % dial.OWN
        inwards = area - 1 if step[2] == REPRESS and LEVEL_OF[area] > 0 else RESERVE
        g.common[10 * seat + area] -= 1
        g.common[10 * seat + inwards] += 1
        ok = payable(g, seat, step[3:])
        g.common[10 * seat + area] += 1
        g.common[10 * seat + inwards] -= 1
        return ok
