"""Effects with several parts: in the order the player likes, each whole before the next; parts may be skipped.

What needs no choice and loses nothing is done at once. Therapy points, reputation and the second room may not be
skipped. A part that would do nothing now is not offered.

What a kind of part does stands in the file of its rule; `game.py` lists them.

Clauses: effect.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces.board import MOST_COFFEE
from mindtable.games.unconscious.pieces.effects import (
    BOX,
    BRIGHT,
    COFFEE,
    ELEVATE,
    MAIN,
    POINTS,
    REPUTATION,
    ROOM,
    THERAPY,
    TRANSFER,
    Effect,
    part,
    part_a,
    part_b,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.desk import (
    SOURCES,
    gain_boxes,
    gain_bright,
    gain_coffee,
    gain_points,
    most_boxes,
)
from mindtable.games.unconscious.rules.own_turn import FREE, OwnTurn
from mindtable.games.unconscious.rules.payment import Bought, ask, payable
from mindtable.games.unconscious.rules.reputation import gain_reputation
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import client_name, part_label, tile_in
from mindtable.games.unconscious.wording.reasons import NO_SUCH_PART, PART_IMPOSSIBLE, PART_MUST_BE_DONE
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, replaced
from mindtable.kernel.reasons import OK, Reason

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {"step-parts": ("source",), "label-leave-rest": ()}


class Part:
    """What a kind of part does when it is its turn."""

    def doable(self, g: State, seat: int, number: int) -> bool:
        """Whether it would do something now."""
        return True

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        raise NotImplementedError


# What may not be skipped.
MANDATORY: Final = (THERAPY, REPUTATION, BOX)
# By what they do: those that may have to wait. Most bring about decisions that are built on this file, so `game.py`
# puts them here.
KINDS: Final[dict[int, Part]] = {}


def doable(g: State, seat: int, number: int) -> bool:
    """Whether a part would do something now."""
    kind = KINDS.get(part_op(number))
    return kind is None or kind.doable(g, seat, number)


def run_part(g: State, seat: int, context: int, number: int) -> None:
    KINDS[part_op(number)].do(g, seat, context, number)


class CoffeePart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return g.coffee[seat] < MOST_COFFEE

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        gain_coffee(g, seat, part_a(number))


class BoxPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        gain_boxes(g, seat, part_a(number))


class ReputationPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        gain_reputation(g, seat)


def resolve_effect(g: State, seat: int, effect: Effect, context: int) -> None:
    """Pay for an effect and get what it brings. The price has been checked."""
    if effect.cost:
        g.push(Gains(seat, context, *effect.gains))
        ask(g, seat, effect.cost)
    else:
        gain(g, seat, context, effect.gains)


def can_resolve(g: State, seat: int, effect: Effect) -> bool:
    """Whether an effect can be paid for and would do something."""
    if effect.cost:
        return payable(g, seat, effect.cost)
    return any(doable(g, seat, number) for number in effect.gains)


class Gains(Bought):
    """What a payment brings comes to its player."""

    number = 16
    name = "gains"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        gain(g, self.who, self.context, self.parts)


def gain(g: State, seat: int, context: int, parts: Sequence[int]) -> None:
    """Do at once what needs no choice; offer the rest.

    The context says whom it concerns: the room for therapy points, plus 2 times the source of any points.
    """
    rest: list[int] = []
    boxes = 0
    reputations: list[int] = []
    for number in parts:
        op, amount = part_op(number), part_a(number)
        if op == POINTS:
            gain_points(g, seat, amount, context >> 1)
        elif op == BRIGHT:
            gain_bright(g, seat, amount)
        elif op == BOX:
            boxes += amount
        elif op == COFFEE and g.coffee[seat] + amount <= MOST_COFFEE:
            gain_coffee(g, seat, amount)
        elif op == ROOM:
            g.second_room = replaced(g.second_room, seat, 1)
            if g.listening:
                g.tell("second-room", seat=seat)
        elif op == REPUTATION:
            reputations += [part(REPUTATION, 1)] * amount
        elif op in (ELEVATE, TRANSFER) and amount > 1:
            # Each of several elevations is a part of its own, so that others may come between.
            rest += [part(op, 1, part_b(number))] * amount
        else:
            rest.append(number)
    if boxes:
        if g.boxes[seat] + boxes > most_boxes(g, seat) and any(part_op(number) == THERAPY for number in rest):
            rest.append(part(BOX, boxes))  # a catharsis that comes before may make room for more
        else:
            gain_boxes(g, seat, boxes)
    if rest:
        # A reputation comes before or after the others, as the player likes.
        g.push(Parts(seat, context, *rest, *reputations))
        return
    for _ in reputations:
        gain_reputation(g, seat)


class Parts(OwnTurn):
    """Which part next, or none.

    The context is the one of `gain`.
    """

    number = 15
    name = "parts"
    verb = words.PART
    or_else = (words.DONE,)

    def __init__(self, who: int, context: int, *parts: int) -> None:
        self.who = who
        self.context = context
        self.parts = parts

    def actions(self, g: State, seat: int) -> list[int]:
        parts = self.parts
        options: list[int] = []
        must = False
        for index, number in enumerate(parts):
            if parts.index(number) == index and doable(g, seat, number):
                options.append(words.PART | index)
            must = must or part_op(number) in MANDATORY
        if not must:
            options.append(words.DONE)
        return options + FREE[0].offered(g, seat)

    def refuse(self, g: State, seat: int, index: int) -> Reason:
        parts = self.parts
        if index >= len(parts) or parts.index(parts[index]) != index:
            return NO_SUCH_PART
        return OK if doable(g, seat, parts[index]) else PART_IMPOSSIBLE

    def check(self, g: State, seat: int, action: int) -> Reason:
        must = action == words.DONE and any(part_op(number) in MANDATORY for number in self.parts)
        return PART_MUST_BE_DONE if must else super().check(g, seat, action)

    def chosen(self, g: State, seat: int, index: int) -> None:
        if len(self.parts) > 1:
            g.push(Parts(seat, self.context, *self.parts[:index], *self.parts[index + 1 :]))
        run_part(g, seat, self.context, self.parts[index])

    def question(self, g: State, viewer: int) -> Phrase:
        """It tells where the parts come from: the client in question, or a part of the desk or the board."""
        source, room = SOURCES[self.context >> 1], self.context & 1
        client = g.room_client[2 * self.who + room]
        named = client_name(client) if source == "clients" and client >= 0 else Phrase(f"source-{source}")
        return Phrase("step-parts", source=named)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        return Phrase("label-leave-rest") if action == words.DONE else super().label(g, seat, action)

    def called(self, g: State, seat: int, index: int) -> Phrase:
        number = self.parts[index]
        tile = part_entry(number)
        if part_op(number) == MAIN and tile in g.notebook[9 * seat : 9 * seat + 9]:
            cell = g.notebook.index(tile, 9 * seat) - 9 * seat
            return tile_in(cell, tile).with_facts(cell=cell + 1)
        return part_label(number)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(*self.parts)]


def part_of_entry(op: int, number: int) -> int:
    """A whole tile's or card's effect as one part."""
    return op << 8 | number
