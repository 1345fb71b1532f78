"""Effects with several parts: in the order the player likes, each whole before the next; parts may be skipped.

What needs no choice and loses nothing is done at once. Therapy points, reputation and the second room may not be
skipped. A part that would do nothing now is not offered.
"""

from __future__ import annotations

from collections.abc import Sequence

from mindtable.games.unconscious import dial, steps, words
from mindtable.games.unconscious.board import LINES, MOST_COFFEE
from mindtable.games.unconscious.cards import RESEARCH_EFFECT, TILE_BANNER, TILE_MAIN, TILES
from mindtable.games.unconscious.desk import gain_boxes, gain_bright, gain_coffee, gain_points, most_boxes
from mindtable.games.unconscious.effects import (
    ANY,
    BANNER,
    BOX,
    BRIGHT,
    CARD_EFFECT,
    COFFEE,
    ELEVATE,
    ELEVATE_OR_TRANSFER,
    GENERATE,
    INKPOT,
    LOCATION,
    MAIN,
    PLAY,
    POINTS,
    PROFESSOR,
    REPUTATION,
    RESEARCH,
    RESOLVE_COLUMN,
    RESOLVE_ROW,
    RESOLVE_TILE,
    ROOM,
    THERAPY,
    TILE,
    TRACK,
    TRANSFER,
    TREAT,
    Effect,
    part,
    part_a,
    part_b,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.payment import ask, payable
from mindtable.games.unconscious.reasons import NO_SUCH_PART, PART_IMPOSSIBLE, PART_MUST_BE_DONE
from mindtable.games.unconscious.reputation import gain_reputation, resolve_track
from mindtable.games.unconscious.state import State
from mindtable.kernel.position import AUTOMATIC, Step, StepKind, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

FREE_COLUMN = 3  # a tile gained without the meeting table


def resolve_effect(g: State, seat: int, effect: Effect, context: int) -> None:
    """Pay for an effect and get what it brings. The price has been checked."""
    if effect.cost:
        g.push(steps.GAINS, seat, context, *effect.gains)
        ask(g, seat, effect.cost)
    else:
        gain(g, seat, context, effect.gains)


def resolve_tile(g: State, seat: int, tile: int, side: int, context: int) -> None:
    """A notebook tile's main effect, or that of its banner."""
    if g.listening:
        g.tell("resolves-tile", seat=seat, tile=TILES[tile])
    resolve_effect(g, seat, TILE_MAIN[tile] if side == MAIN else TILE_BANNER[tile], context)


def can_resolve(g: State, seat: int, effect: Effect) -> bool:
    """Whether an effect can be paid for and would do something."""
    if effect.cost:
        return payable(g, seat, effect.cost)
    return any(doable(g, seat, number) for number in effect.gains)


class Gains(StepKind[State]):
    """What a payment brings: (kind, seat, context, part, …)."""

    name = "gains"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        gain(g, step[1], step[2], step[3:])


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
        g.push(steps.PARTS, seat, context, *rest, *reputations)
        return
    for _ in reputations:
        gain_reputation(g, seat)


def mandatory(number: int) -> bool:
    return part_op(number) in (THERAPY, REPUTATION, BOX)


def doable(g: State, seat: int, number: int) -> bool:
    """Whether a part would do something now."""
    op = part_op(number)
    if op == COFFEE:
        return g.coffee[seat] < MOST_COFFEE
    if op == ELEVATE:
        return len(dial.elevatable(g, seat, part_b(number))) > 0
    if op == TRANSFER:
        return len(dial.on_rings(g, seat)) > 0
    if op == ELEVATE_OR_TRANSFER:
        return len(dial.on_rings(g, seat)) > 0
    if op == RESEARCH:
        return len(g.research_deck) > 0 or len(g.hands[seat]) > 0
    if op == PLAY:
        return len(g.hands[seat]) > 0
    if op == TILE:
        return True
    if op == RESOLVE_TILE:
        return any(tile >= 0 and can_resolve(g, seat, TILE_MAIN[tile]) for tile in g.notebook[9 * seat : 9 * seat + 9])
    if op == RESOLVE_COLUMN:
        return g.laps[seat] > 0
    if op == MAIN:
        return can_resolve(g, seat, TILE_MAIN[part_entry(number)])
    if op == BANNER:
        return can_resolve(g, seat, TILE_BANNER[part_entry(number)])
    if op == CARD_EFFECT:
        return can_resolve(g, seat, RESEARCH_EFFECT[part_entry(number)])
    if op == TREAT:
        return any(treatable(g, seat, room) for room in (0, 1))
    return True


def treatable(g: State, seat: int, room: int) -> bool:
    """Whether a client has a dream on top that can be paid for."""
    from mindtable.games.unconscious.treat import check_treat

    return check_treat(g, seat, room) is OK


class Parts(OwnTurn):
    """Which part next, or none: (kind, seat, context, part, …)."""

    name = "parts"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options: list[int] = []
        must = False
        for index in range(3, len(step)):
            if step.index(step[index], 3) == index and doable(g, seat, step[index]):
                options.append(words.PART | index - 3)
            must = must or mandatory(step[index])
        if not must:
            options.append(words.DONE)
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return PART_MUST_BE_DONE if any(mandatory(number) for number in step[3:]) else OK
        if action & ~1023 != words.PART:
            return NOT_NOW
        index = (action & 1023) + 3
        if index >= len(step) or step.index(step[index], 3) != index:
            return NO_SUCH_PART
        return OK if doable(g, seat, step[index]) else PART_IMPOSSIBLE

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        index = (action & 1023) + 3
        if len(step) > 4:
            g.push(*step[:index], *step[index + 1 :])
        run_part(g, seat, step[2], step[index])


def run_part(g: State, seat: int, context: int, number: int) -> None:
    op, a, b = part_op(number), part_a(number), part_b(number)
    if op == COFFEE:
        gain_coffee(g, seat, a)
    elif op == BOX:
        gain_boxes(g, seat, a)
    elif op == GENERATE:
        if b == ANY:
            g.push(steps.GENERATE_QUALITY, seat, a)
        else:
            g.push(steps.GENERATE, seat, a, b)
    elif op == ELEVATE:
        g.push(steps.ELEVATE, seat, a, b, 1)
    elif op == TRANSFER:
        g.push(steps.TRANSFER, seat, a, 1)
    elif op == ELEVATE_OR_TRANSFER:
        g.push(steps.ELEVATE_OR_TRANSFER, seat, b)
    elif op == RESEARCH:
        for _ in range(a):
            g.push(steps.DRAW_RESEARCH, seat)
    elif op == PLAY:
        g.push(steps.PLAY_CARD, seat, a, 0)
    elif op == TILE:
        g.push(steps.TILE_SPOT, seat, FREE_COLUMN)
    elif op == RESOLVE_TILE:
        g.push(steps.CHOOSE_TILE, seat, a)
    elif op == RESOLVE_ROW:
        g.push(steps.CHOOSE_ROW, seat)
    elif op == RESOLVE_COLUMN:
        g.push(steps.CHOOSE_COLUMN, seat)
    elif op == INKPOT:
        g.push(steps.INKPOT_MOVE, seat, 1, a)
    elif op == TREAT:
        g.push(steps.TREATING, seat, 1)
    elif op == PROFESSOR:
        g.push(steps.WALK, seat, 0, 1)
    elif op == TRACK:
        resolve_track(g, seat)
    elif op == LOCATION:
        g.push(steps.BOOST, seat, a, 2)
    elif op == THERAPY:
        g.push(steps.THERAPY, seat, context & 1, a, 1)
    elif op == REPUTATION:
        gain_reputation(g, seat)
    elif op in (MAIN, BANNER):
        resolve_tile(g, seat, part_entry(number), op, context)
    else:
        assert op == CARD_EFFECT
        resolve_effect(g, seat, RESEARCH_EFFECT[part_entry(number)], context)


def line_parts(g: State, seat: int, line: int) -> list[int]:
    """The parts of a row or column: its tiles."""
    return [
        part_of_entry(MAIN, g.notebook[9 * seat + cell]) for cell in LINES[line] if g.notebook[9 * seat + cell] >= 0
    ]


def part_of_entry(op: int, number: int) -> int:
    """A whole tile's or card's effect as one part."""
    return op << 8 | number
