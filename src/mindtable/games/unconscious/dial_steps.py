"""The decisions on the dial: which insight to generate, elevate or transfer, and where to."""

from __future__ import annotations

from mindtable.games.unconscious import dial, words
from mindtable.games.unconscious.board import LEVEL_OF, QUALITY_OF, RESERVE, area
from mindtable.games.unconscious.effects import MAJOR
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.reasons import (
    ALREADY_MAJOR,
    INSIGHT_DOES_NOT_FIT,
    NO_SUCH_INSIGHT,
    NOT_ON_A_RING,
    RESERVE_FIRST,
    SAME_QUALITY,
)
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import ELEVATE, GENERATE, TRANSFER, TRANSFER_QUALITY
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason


class Generate(StepKind[State]):
    """Which insight is generated: one from the reserve, or if that is empty any: (kind, seat, level, quality)."""

    name = "generate"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.INSIGHT | insight for insight in dial.sources(g, seat)]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        insight = action & 1023
        if not dial.count(g, seat, insight):
            return NO_SUCH_INSIGHT
        return OK if insight in dial.sources(g, seat) else RESERVE_FIRST

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        dial.shift(g, seat, action & 1023, area(step[3], step[2]))


class GenerateQuality(StepKind[State]):
    """Of which quality: (kind, seat, level)."""

    name = "generate-quality"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.QUALITY | quality for quality in range(3)]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        return OK if action & ~1023 == words.QUALITY else NOT_NOW

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        g.push(GENERATE, seat, step[2], action & 1023)


def check_elevate(g: State, seat: int, insight: int, quality: int) -> Reason:
    if insight % dial.OWN == RESERVE:
        return NOT_ON_A_RING
    if not dial.count(g, seat, insight):
        return NO_SUCH_INSIGHT
    if LEVEL_OF[insight % dial.OWN] == MAJOR:
        return ALREADY_MAJOR
    return OK if dial.can_elevate(g, seat, insight, quality) else INSIGHT_DOES_NOT_FIT


class Elevate(OwnTurn):
    """Elevate an insight: (kind, seat, times, quality or ANY, whether it may be skipped)."""

    name = "elevate"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.elevatable(g, seat, step[3])]
        if step[4] or not options:
            options.append(words.DONE)
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK if step[4] or not dial.elevatable(g, seat, step[3]) else NOT_NOW
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_elevate(g, seat, action & 1023, step[3])

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        dial.elevate(g, seat, action & 1023)
        if step[2] > 1:
            g.push(ELEVATE, seat, step[2] - 1, step[3], 1)


def check_transfer(g: State, seat: int, insight: int) -> Reason:
    if insight % dial.OWN == RESERVE:
        return NOT_ON_A_RING
    return OK if dial.count(g, seat, insight) else NO_SUCH_INSIGHT


class Transfer(OwnTurn):
    """Transfer an insight to another quality: (kind, seat, times, whether it may be skipped)."""

    name = "transfer"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.on_rings(g, seat)]
        if step[3] or not options:
            options.append(words.DONE)
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK if step[3] or not dial.on_rings(g, seat) else NOT_NOW
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_transfer(g, seat, action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        if step[2] > 1:
            g.push(TRANSFER, seat, step[2] - 1, 1)
        g.push(TRANSFER_QUALITY, seat, action & 1023)


class TransferQuality(StepKind[State]):
    """To which quality: (kind, seat, insight)."""

    name = "transfer-quality"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        own = QUALITY_OF[step[2] % dial.OWN]
        return [words.QUALITY | quality for quality in range(3) if quality != own]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.QUALITY:
            return NOT_NOW
        return OK if action & 1023 != QUALITY_OF[step[2] % dial.OWN] else SAME_QUALITY

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        dial.transfer(g, seat, step[2], action & 1023)


class ElevateOrTransfer(OwnTurn):
    """The Opera: elevate an insight of its quality, or transfer one instead: (kind, seat, quality)."""

    name = "elevate-or-transfer"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.elevatable(g, seat, step[2])]
        if dial.on_rings(g, seat):
            options.append(words.TRANSFER)
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action == words.TRANSFER:
            return OK if dial.on_rings(g, seat) else NOT_ON_A_RING
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_elevate(g, seat, action & 1023, step[2])

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.TRANSFER:
            g.push(TRANSFER, seat, 1, 1)
        elif action != words.DONE:
            dial.elevate(g, seat, action & 1023)
