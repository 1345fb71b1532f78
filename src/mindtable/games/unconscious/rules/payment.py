"""Paying with insights: a matching the player chooses, one insight per icon.

A higher level of the same quality may pay for a lower one, without change; an icon without colour takes any quality. A
`repress` moves an insight inwards, or costs a coffee instead. Nothing is paid unless all can be; the icons are paid one
after the other, and a pick that would leave the rest unpayable is refused.

Clauses: pay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces.board import LEVEL_OF, QUALITY_OF, RESERVE
from mindtable.games.unconscious.pieces.cards import OVERPAY_COFFEE
from mindtable.games.unconscious.pieces.effects import ANY, REPRESS, cost_text
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import dial
from mindtable.games.unconscious.rules.chain import GameStep, named
from mindtable.games.unconscious.rules.desk import gain_coffee, has_ability, pay_coffee
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import area_name, due_phrases, gain_phrases, insight_name
from mindtable.games.unconscious.wording.reasons import (
    INSIGHT_DOES_NOT_FIT,
    NO_SUCH_INSIGHT,
    NOT_ON_A_RING,
    REST_UNPAYABLE,
    SHORT_OF_COFFEE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-pay": ("due", "gains"),
    "step-pay-repress": ("due", "gains"),
    "label-overpay": ("insight",),
    "label-repress": ("insight", "area"),
}


def fits(icon: int, area: int) -> bool:
    """Whether an insight in a dial area may pay for an icon."""
    if area == RESERVE:
        return False
    if icon == REPRESS:
        return True
    quality = icon & 3
    return LEVEL_OF[area] >= icon >> 2 and (quality == ANY or QUALITY_OF[area] == quality)


# By icon, the dial areas whose insights may pay for it.
PAYING: Final = [[area for area in range(10) if fits(icon, area)] for icon in range(REPRESS + 1)]


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
    for area in PAYING[icon]:
        if held[area]:
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
        g.push(Pay(seat, *icons))


class Bought(GameStep):
    """What a payment brings: it lies right below the payment."""

    def __init__(self, who: int, context: int, *parts: int) -> None:
        self.who = who
        self.context = context
        self.parts = parts

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(*self.parts)]


class Pay(GameStep):
    """Pick the insight for the first icon; the others come after it. No free action comes between."""

    number = 17
    name = "pay"
    verb = words.PAY
    otherwise = REST_UNPAYABLE

    def __init__(self, who: int, *icons: int) -> None:
        self.who = who
        self.icons = icons

    def nouns(self, g: State, seat: int) -> list[int]:
        icon = self.icons[0]
        alone = len(self.icons) == 1
        return [
            insight
            for insight in dial.on_rings(g, seat)
            if fits(icon, insight % dial.OWN) and (alone or self._leaves_rest(g, seat, insight))
        ]

    def besides(self, g: State, seat: int) -> list[int]:
        return [words.COFFEE] if self.icons[0] == REPRESS and self._check_coffee(g, seat) is OK else []

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action == words.COFFEE and self.icons[0] == REPRESS:
            return self._check_coffee(g, seat)
        return super().check(g, seat, action)

    def refuse(self, g: State, seat: int, insight: int) -> Reason:
        if insight % dial.OWN == RESERVE:
            return NOT_ON_A_RING
        if not dial.count(g, seat, insight):
            return NO_SUCH_INSIGHT
        if not fits(self.icons[0], insight % dial.OWN):
            return INSIGHT_DOES_NOT_FIT
        return super().refuse(g, seat, insight)

    def answer(self, g: State, seat: int, action: int) -> None:
        icon = self.icons[0]
        if len(self.icons) > 1:
            g.push(Pay(seat, *self.icons[1:]))
        if action == words.COFFEE:
            pay_coffee(g, seat, 1)
            return
        insight = action & 1023
        if icon == REPRESS:
            dial.repress(g, seat, insight)
            return
        dial.use(g, seat, insight)
        if LEVEL_OF[insight % dial.OWN] > icon >> 2 and not g.over_paid:
            g.over_paid = True
            if has_ability(g, seat, OVERPAY_COFFEE):
                gain_coffee(g, seat, 1)

    def _check_coffee(self, g: State, seat: int) -> Reason:
        if g.coffee[seat] < 1:
            return SHORT_OF_COFFEE[1]
        g.coffee[seat] -= 1
        ok = payable(g, seat, self.icons[1:])
        g.coffee[seat] += 1
        return OK if ok else REST_UNPAYABLE

    def _leaves_rest(self, g: State, seat: int, insight: int) -> bool:
        if len(self.icons) == 1:
            return True
        area = insight % dial.OWN
        inwards = area - 1 if self.icons[0] == REPRESS and LEVEL_OF[area] > 0 else RESERVE
        g.common[10 * seat + area] -= 1
        g.common[10 * seat + inwards] += 1
        ok = payable(g, seat, self.icons[1:])
        g.common[10 * seat + area] += 1
        g.common[10 * seat + inwards] -= 1
        return ok

    def question(self, g: State, viewer: int) -> Phrase:
        key = "step-pay-repress" if self.icons[0] == REPRESS else "step-pay"
        below = g.stack[-2] if len(g.stack) > 1 else None
        gains = gain_phrases(below.parts) if isinstance(below, Bought) else [Phrase("nothing")]
        return Phrase(key, due=due_phrases(self.icons), gains=gains)

    def called(self, g: State, seat: int, insight: int) -> Phrase | None:
        where, icon = insight % dial.OWN, self.icons[0]
        if icon == REPRESS:
            inwards = RESERVE if LEVEL_OF[where] == 0 else where - 1
            return Phrase("label-repress", insight=insight_name(insight), area=area_name(inwards))
        if LEVEL_OF[where] <= icon >> 2:
            return None
        return Phrase("label-overpay", insight=insight_name(insight)).with_facts(overpays=True)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, [cost_text(icon) for icon in self.icons]]
