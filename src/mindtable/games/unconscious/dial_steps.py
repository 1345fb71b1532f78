"""The decisions on the dial: which insight to generate, elevate or transfer, and where to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious import dial, words
from mindtable.games.unconscious.board import INSIGHTS, LEVEL_OF, QUALITY_OF, RESERVE, area
from mindtable.games.unconscious.chain import GameStep, named
from mindtable.games.unconscious.effects import (
    ANY,
    ELEVATE,
    GENERATE,
    LEVELS,
    MAJOR,
    QUALITIES,
    TRANSFER,
    part,
    part_a,
    part_b,
)
from mindtable.games.unconscious.own_turn import OwnTurn
from mindtable.games.unconscious.parts import Part
from mindtable.games.unconscious.phrasing import area_name, effect_label, gain_phrase, insight_name
from mindtable.games.unconscious.reasons import (
    ALREADY_MAJOR,
    INSIGHT_DOES_NOT_FIT,
    NO_SUCH_INSIGHT,
    NOT_ON_A_RING,
    RESERVE_FIRST,
    SAME_QUALITY,
)
from mindtable.games.unconscious.state import State
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-generate": ("area",),
    "step-generate-quality": ("level",),
    "step-transfer-quality": ("insight",),
    "label-shift": ("insight", "area"),
}


def shift_label(insight: int, to: int) -> Phrase:
    return Phrase("label-shift", insight=insight_name(insight), area=area_name(to))


# --- generating


class Generate(GameStep):
    """Which insight is generated: one from the reserve, or if that is empty any."""

    number = 18
    name = "generate"

    def __init__(self, who: int, level: int, quality: int) -> None:
        self.who = who
        self.level = level
        self.quality = quality

    def actions(self, g: State, seat: int) -> list[int]:
        return [words.INSIGHT | insight for insight in dial.sources(g, seat)]

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        insight = action & 1023
        if not dial.count(g, seat, insight):
            return NO_SUCH_INSIGHT
        return OK if insight in dial.sources(g, seat) else RESERVE_FIRST

    def answer(self, g: State, seat: int, action: int) -> None:
        dial.shift(g, seat, action & 1023, area(self.quality, self.level))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-generate", area=area_name(area(self.quality, self.level)))

    def label(self, g: State, seat: int, action: int) -> Phrase:
        return shift_label(action & 1023, area(self.quality, self.level))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(GENERATE, self.level, self.quality))]


class GenerateQuality(GameStep):
    """Of which quality the generated insight is."""

    number = 19
    name = "generate-quality"

    def __init__(self, who: int, level: int) -> None:
        self.who = who
        self.level = level

    def actions(self, g: State, seat: int) -> list[int]:
        return [words.QUALITY | quality for quality in range(3)]

    def check(self, g: State, seat: int, action: int) -> Reason:
        return OK if action & ~1023 == words.QUALITY else NOT_NOW

    def answer(self, g: State, seat: int, action: int) -> None:
        g.push(Generate(seat, self.level, action & 1023))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-generate-quality", level=Phrase(f"level-{LEVELS[self.level]}"))

    def label(self, g: State, seat: int, action: int) -> Phrase:
        return effect_label(gain_phrase(part(GENERATE, self.level, action & 1023)))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, LEVELS[self.level]]


class GeneratePart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        level, quality = part_a(number), part_b(number)
        if quality == ANY:
            g.push(GenerateQuality(seat, level))
        else:
            g.push(Generate(seat, level, quality))


# --- elevating


def check_elevate(g: State, seat: int, insight: int, quality: int) -> Reason:
    if insight % dial.OWN == RESERVE:
        return NOT_ON_A_RING
    if not dial.count(g, seat, insight):
        return NO_SUCH_INSIGHT
    if LEVEL_OF[insight % dial.OWN] == MAJOR:
        return ALREADY_MAJOR
    return OK if dial.can_elevate(g, seat, insight, quality) else INSIGHT_DOES_NOT_FIT


def elevate_label(action: int) -> Phrase | None:
    insight = action & 1023
    return shift_label(insight, insight % dial.OWN + 1) if action & ~1023 == words.INSIGHT else None


class Elevate(OwnTurn):
    """Which insight to elevate, of one quality or any; once it is under way the rest may be skipped."""

    number = 20
    name = "elevate"

    def __init__(self, who: int, times: int, quality: int, skippable: int) -> None:
        self.who = who
        self.times = times
        self.quality = quality
        self.skippable = skippable

    def choices(self, g: State, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.elevatable(g, seat, self.quality)]
        if self.skippable or not options:
            options.append(words.DONE)
        return options

    def check_choice(self, g: State, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK if self.skippable or not dial.elevatable(g, seat, self.quality) else NOT_NOW
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_elevate(g, seat, action & 1023, self.quality)

    def choose(self, g: State, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        dial.elevate(g, seat, action & 1023)
        if self.times > 1:
            g.push(Elevate(seat, self.times - 1, self.quality, 1))

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        return elevate_label(action)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(ELEVATE, self.times, self.quality))]


class ElevatePart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.elevatable(g, seat, part_b(number))) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Elevate(seat, part_a(number), part_b(number), 1))


# --- transferring


def check_transfer(g: State, seat: int, insight: int) -> Reason:
    if insight % dial.OWN == RESERVE:
        return NOT_ON_A_RING
    return OK if dial.count(g, seat, insight) else NO_SUCH_INSIGHT


class Transfer(OwnTurn):
    """Which insight to transfer to another quality."""

    number = 21
    name = "transfer"

    def __init__(self, who: int, times: int, skippable: int) -> None:
        self.who = who
        self.times = times
        self.skippable = skippable

    def choices(self, g: State, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.on_rings(g, seat)]
        if self.skippable or not options:
            options.append(words.DONE)
        return options

    def check_choice(self, g: State, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK if self.skippable or not dial.on_rings(g, seat) else NOT_NOW
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_transfer(g, seat, action & 1023)

    def choose(self, g: State, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        if self.times > 1:
            g.push(Transfer(seat, self.times - 1, 1))
        g.push(TransferQuality(seat, action & 1023))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(TRANSFER, self.times))]


class TransferQuality(GameStep):
    """To which quality an insight goes."""

    number = 22
    name = "transfer-quality"

    def __init__(self, who: int, insight: int) -> None:
        self.who = who
        self.insight = insight

    def actions(self, g: State, seat: int) -> list[int]:
        own = QUALITY_OF[self.insight % dial.OWN]
        return [words.QUALITY | quality for quality in range(3) if quality != own]

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 != words.QUALITY:
            return NOT_NOW
        return OK if action & 1023 != QUALITY_OF[self.insight % dial.OWN] else SAME_QUALITY

    def answer(self, g: State, seat: int, action: int) -> None:
        dial.transfer(g, seat, self.insight, action & 1023)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-transfer-quality", insight=insight_name(self.insight))

    def label(self, g: State, seat: int, action: int) -> Phrase:
        return shift_label(self.insight, area(action & 1023, LEVEL_OF[self.insight % dial.OWN]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, INSIGHTS[self.insight]]


class TransferPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.on_rings(g, seat)) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Transfer(seat, part_a(number), 1))


class ElevateOrTransfer(OwnTurn):
    """The Opera: which insight of its quality to elevate, or whether to transfer one instead."""

    number = 23
    name = "elevate-or-transfer"

    def __init__(self, who: int, quality: int) -> None:
        self.who = who
        self.quality = quality

    def choices(self, g: State, seat: int) -> list[int]:
        options = [words.INSIGHT | insight for insight in dial.elevatable(g, seat, self.quality)]
        if dial.on_rings(g, seat):
            options.append(words.TRANSFER)
        return [*options, words.DONE]

    def check_choice(self, g: State, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action == words.TRANSFER:
            return OK if dial.on_rings(g, seat) else NOT_ON_A_RING
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        return check_elevate(g, seat, action & 1023, self.quality)

    def choose(self, g: State, seat: int, action: int) -> None:
        if action == words.TRANSFER:
            g.push(Transfer(seat, 1, 1))
        elif action != words.DONE:
            dial.elevate(g, seat, action & 1023)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        return elevate_label(action)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, QUALITIES[self.quality]]


class ElevateOrTransferPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.on_rings(g, seat)) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(ElevateOrTransfer(seat, part_b(number)))
