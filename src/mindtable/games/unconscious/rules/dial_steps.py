"""The decisions on the dial: which insight to generate, elevate or transfer, and where to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import INSIGHTS, LEVEL_OF, QUALITY_OF, RESERVE, area
from mindtable.games.unconscious.pieces.effects import (
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
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import dial
from mindtable.games.unconscious.rules.chain import GameStep, named
from mindtable.games.unconscious.rules.own_turn import FREE, OwnTurn
from mindtable.games.unconscious.rules.parts import Part
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import area_name, insight_name
from mindtable.games.unconscious.wording.reasons import (
    ALREADY_MAJOR,
    INSIGHT_DOES_NOT_FIT,
    NO_SUCH_INSIGHT,
    NOT_ON_A_RING,
    RESERVE_FIRST,
    SAME_QUALITY,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-generate": ("area",),
    "step-generate-quality": ("level",),
    "step-transfer-quality": ("insight",),
    "label-shift": ("insight", "area"),
    "label-level": ("insight", "area"),
}


def shift_label(insight: int, to: int) -> Phrase:
    same = QUALITY_OF[insight % dial.OWN] == QUALITY_OF[to]
    return Phrase("label-level" if same else "label-shift", insight=insight_name(insight), area=area_name(to))


# --- generating


class Generate(GameStep):
    """Which insight is generated: one from the reserve, or if that is empty any."""

    number = 18
    name = "generate"
    verb = words.INSIGHT
    otherwise = RESERVE_FIRST

    def __init__(self, who: int, level: int, quality: int) -> None:
        self.who = who
        self.level = level
        self.quality = quality

    def nouns(self, g: State, seat: int) -> list[int]:
        return dial.sources(g, seat)

    def refuse(self, g: State, seat: int, insight: int) -> Reason:
        return super().refuse(g, seat, insight) if dial.count(g, seat, insight) else NO_SUCH_INSIGHT

    def chosen(self, g: State, seat: int, insight: int) -> None:
        dial.shift(g, seat, insight, area(self.quality, self.level))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-generate", area=area_name(area(self.quality, self.level)))

    def called(self, g: State, seat: int, insight: int) -> Phrase:
        return shift_label(insight, area(self.quality, self.level))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(GENERATE, self.level, self.quality))]


class GenerateQuality(GameStep):
    """Of which quality the generated insight is."""

    number = 19
    name = "generate-quality"
    verb = words.QUALITY
    among = range(3)
    otherwise = NOT_NOW

    def __init__(self, who: int, level: int) -> None:
        self.who = who
        self.level = level

    def chosen(self, g: State, seat: int, quality: int) -> None:
        g.push(Generate(seat, self.level, quality))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-generate-quality", level=Phrase(f"level-{LEVELS[self.level]}"))

    def called(self, g: State, seat: int, quality: int) -> Phrase:
        return area_name(area(quality, self.level))

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


class Elevating(OwnTurn):
    """Which insight to elevate, of one quality or any."""

    verb = words.INSIGHT
    otherwise = INSIGHT_DOES_NOT_FIT
    quality: int

    def nouns(self, g: State, seat: int) -> list[int]:
        return dial.elevatable(g, seat, self.quality)

    def refuse(self, g: State, seat: int, insight: int) -> Reason:
        if insight % dial.OWN == RESERVE:
            return NOT_ON_A_RING
        if not dial.count(g, seat, insight):
            return NO_SUCH_INSIGHT
        return ALREADY_MAJOR if LEVEL_OF[insight % dial.OWN] == MAJOR else super().refuse(g, seat, insight)

    def called(self, g: State, seat: int, insight: int) -> Phrase:
        return shift_label(insight, insight % dial.OWN + 1)


class Elevate(Elevating):
    """Which insight to elevate, of one quality or any; once it is under way the rest may be skipped."""

    number = 20
    name = "elevate"
    or_else = (words.DONE,)

    def __init__(self, who: int, times: int, quality: int, skippable: int) -> None:
        self.who = who
        self.times = times
        self.quality = quality
        self.skippable = skippable

    def besides(self, g: State, seat: int) -> list[int]:
        skippable = self.skippable or not self.nouns(g, seat)
        return super().besides(g, seat) if skippable else FREE[0].offered(g, seat)

    def chosen(self, g: State, seat: int, insight: int) -> None:
        dial.elevate(g, seat, insight)
        if self.times > 1:
            g.push(Elevate(seat, self.times - 1, self.quality, 1))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(ELEVATE, self.times, self.quality))]


class ElevatePart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.elevatable(g, seat, part_b(number))) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Elevate(seat, part_a(number), part_b(number), 1))


# --- transferring


class Transfer(OwnTurn):
    """Which insight to transfer to another quality."""

    number = 21
    name = "transfer"
    verb = words.INSIGHT
    otherwise = NO_SUCH_INSIGHT
    or_else = (words.DONE,)

    def __init__(self, who: int, times: int, skippable: int) -> None:
        self.who = who
        self.times = times
        self.skippable = skippable

    def nouns(self, g: State, seat: int) -> list[int]:
        return dial.on_rings(g, seat)

    def refuse(self, g: State, seat: int, insight: int) -> Reason:
        return NOT_ON_A_RING if insight % dial.OWN == RESERVE else super().refuse(g, seat, insight)

    def besides(self, g: State, seat: int) -> list[int]:
        skippable = self.skippable or not self.nouns(g, seat)
        return super().besides(g, seat) if skippable else FREE[0].offered(g, seat)

    def chosen(self, g: State, seat: int, insight: int) -> None:
        if self.times > 1:
            g.push(Transfer(seat, self.times - 1, 1))
        g.push(TransferQuality(seat, insight))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(TRANSFER, self.times))]


class TransferQuality(GameStep):
    """To which quality an insight goes."""

    number = 22
    name = "transfer-quality"
    verb = words.QUALITY
    otherwise = SAME_QUALITY

    def __init__(self, who: int, insight: int) -> None:
        self.who = who
        self.insight = insight

    def nouns(self, g: State, seat: int) -> list[int]:
        own = QUALITY_OF[self.insight % dial.OWN]
        return [quality for quality in range(3) if quality != own]

    def chosen(self, g: State, seat: int, quality: int) -> None:
        dial.transfer(g, seat, self.insight, quality)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-transfer-quality", insight=insight_name(self.insight))

    def called(self, g: State, seat: int, quality: int) -> Phrase:
        return shift_label(self.insight, area(quality, LEVEL_OF[self.insight % dial.OWN]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, INSIGHTS[self.insight]]


class TransferPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.on_rings(g, seat)) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Transfer(seat, part_a(number), 1))


class ElevateOrTransfer(Elevating):
    """The Opera: which insight of its quality to elevate, or whether to transfer one instead."""

    number = 23
    name = "elevate-or-transfer"
    or_else = (words.DONE,)

    def __init__(self, who: int, quality: int) -> None:
        self.who = who
        self.quality = quality

    def besides(self, g: State, seat: int) -> list[int]:
        rest = super().besides(g, seat)
        return [words.TRANSFER, *rest] if dial.on_rings(g, seat) else rest

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action == words.TRANSFER:
            return OK if dial.on_rings(g, seat) else NOT_ON_A_RING
        return super().check(g, seat, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        if action == words.TRANSFER:
            g.push(Transfer(seat, 1, 1))
        else:
            super().answer(g, seat, action)

    def chosen(self, g: State, seat: int, insight: int) -> None:
        dial.elevate(g, seat, insight)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, QUALITIES[self.quality]]


class ElevateOrTransferPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(dial.on_rings(g, seat)) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(ElevateOrTransfer(seat, part_b(number)))
