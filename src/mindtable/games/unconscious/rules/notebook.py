"""The notebook: gaining tiles, placing them, completed rows and columns.

A tile is paid, taken, resolved and only then placed, on the first empty space of any row. The third space of each row
carries a lock: the first lock covered needs 0 cured clients, the second 1, the third 2. Only if no empty space is
legal may it replace a tile, else it is discarded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mindtable.games.unconscious.pieces.board import LINES, LINES_OF, RESERVE
from mindtable.games.unconscious.pieces.cards import CHEAP_THIRD_COLUMN, TILE_BANNER, TILE_MAIN, TILES
from mindtable.games.unconscious.pieces.effects import BANNER, MAIN, TILE, part
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.desk import gain_points, has_ability, pay_coffee
from mindtable.games.unconscious.rules.goal import check_goals
from mindtable.games.unconscious.rules.heeds import wasting
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, Parts, part_of_entry
from mindtable.games.unconscious.rules.reputation import gain_reputation
from mindtable.games.unconscious.rules.resolving import ChooseTile, offer
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import cell_name, effect_phrase, noun_name, with_effect
from mindtable.games.unconscious.wording.reasons import (
    EMPTY_SPACE_FIRST,
    LOCKED,
    NO_TILE_THERE,
    OTHER_COLUMN,
    ROW_FULL,
    SHORT_OF_COFFEE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step, replaced
from mindtable.kernel.reasons import OK, Reason

FROM_STACK: Final = 0
FROM_MIDDLE: Final = 1
FROM_RIGHT: Final = 2
CHEAP_TILE: Final = 2  # what a client makes of the price of a tile of the third column
LOCK_CELLS: Final = LINES[5]
FREE_COLUMN: Final = 3  # a tile gained without the meeting table

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-place-tile": ("effect",),
    "label-tile": ("spot", "price"),
    "tile-about": ("main", "banner"),
    "label-tile-gone": ("spot", "price", "effect"),
    "for-free": (),
    "count-coffee": ("amount",),
    "label-cell": ("cell",),
    "fills": ("lines",),
    "label-replace": ("cell",),
}


# --- gaining a tile


def price_of_tile(g: State, seat: int, column: int) -> int:
    if column == FREE_COLUMN:
        return 0
    if column == FROM_RIGHT and has_ability(g, seat, CHEAP_THIRD_COLUMN):
        return CHEAP_TILE
    return column + 1


def tile_at(g: State, spot: int) -> int:
    """The tile on a place of the display: 3 * level + column; NONE where it cannot be refilled."""
    level, column = divmod(spot, 3)
    if column == FROM_STACK:
        return g.stacks[level][-1] if g.stacks[level] else NONE
    return g.tile_middle[level] if column == FROM_MIDDLE else g.tile_right[level]


class TileSpot(OwnTurn):
    """Which tile: one of a column of the display, as the meeting table says, or from the stacks without it."""

    number = 28
    name = "tile-spot"
    verb = words.TILE
    among = range(6)
    or_else = (words.DONE,)

    def __init__(self, who: int, column: int) -> None:
        self.who = who
        self.column = column

    def refuse(self, g: State, seat: int, spot: int) -> Reason:
        if spot % 3 != (FROM_STACK if self.column == FREE_COLUMN else self.column):
            return OTHER_COLUMN
        price = price_of_tile(g, seat, self.column)
        return OK if g.coffee[seat] >= price else SHORT_OF_COFFEE[price]

    def chosen(self, g: State, seat: int, spot: int) -> None:
        pay_coffee(g, seat, price_of_tile(g, seat, self.column))
        tile = tile_at(g, spot)
        level, place = divmod(spot, 3)
        if tile == NONE:
            # A place that can no longer be refilled gives 1, 2 or 3 points instead.
            gain_points(g, seat, place + 1, desk.NOTEBOOK)
            return
        if place == FROM_STACK:
            g.stacks[level].pop()
            g.reveal()
        elif place == FROM_MIDDLE:
            g.tile_middle[level] = NONE
        else:
            g.tile_right[level] = NONE
        if g.listening:
            g.tell("takes-tile", seat=seat, tile=TILES[tile])
        g.push(PlaceTile(seat, level, tile))
        if self.column == FROM_MIDDLE:
            offer(g, seat, [part_of_entry(BANNER, tile)])
        elif self.column == FROM_RIGHT:
            offer(g, seat, [part_of_entry(MAIN, tile), part_of_entry(BANNER, tile)])

    def called(self, g: State, seat: int, spot: int) -> Phrase:
        tile, where, coffee = tile_at(g, spot), noun_name(words.TILE | spot), price_of_tile(g, seat, self.column)
        price = Phrase("count-coffee", amount=coffee) if coffee else Phrase("for-free")
        if tile == NONE:
            effect = Phrase("effect-points", n=spot % 3 + 1)
            return Phrase("label-tile-gone", spot=where, price=price, effect=effect)
        about = Phrase("tile-about", main=effect_phrase(TILE_MAIN[tile]), banner=effect_phrase(TILE_BANNER[tile]))
        return Phrase("label-tile", spot=where, price=price).explained(about)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self.column]


class TilePart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(TileSpot(seat, FREE_COLUMN))


def refill(g: State, level: int) -> None:
    """The middle tile slides right, and the stack's top takes its place, banner up."""
    stack = g.stacks[level]
    if g.tile_right[level] == NONE:
        g.tile_right[level] = g.tile_middle[level]
        g.tile_middle[level] = NONE
    if g.tile_middle[level] == NONE and stack:
        g.tile_middle[level] = stack.pop()
        g.reveal()


# --- placing it


def first_empty(g: State, seat: int, row: int) -> int:
    """The first empty cell of a row, or -1."""
    for cell in LINES[row]:
        if g.notebook[9 * seat + cell] == NONE:
            return cell
    return -1


def next_cells(g: State, seat: int) -> list[int]:
    """Where the next tile of each row would lie, from 1; 0 in a full row."""
    return [first_empty(g, seat, row) + 1 for row in range(3)]


def locks_covered(g: State, seat: int) -> int:
    return sum(1 for cell in LOCK_CELLS if g.notebook[9 * seat + cell] != NONE)


def check_row(g: State, seat: int, row: int) -> Reason:
    cell = first_empty(g, seat, row)
    if cell < 0:
        return ROW_FULL
    if cell % 3 == 2:
        needed = locks_covered(g, seat)
        if len(g.cured[seat]) < needed:
            return LOCKED[needed]
    return OK


def any_row(g: State, seat: int) -> bool:
    return any(check_row(g, seat, row) is OK for row in range(3))


def row_label(g: State, seat: int, row: int) -> Phrase:
    """The cell of a row where a tile would lie; beside it the lines it would fill."""
    cell = first_empty(g, seat, row)
    said = Phrase("label-cell", cell=cell_name(cell))
    filled = [line for line in LINES_OF[cell] if empty_cells(g, seat, line) == 1]
    lines = [Phrase(f"line-{line + 1}") for line in filled]
    return said.explained(Phrase("fills", lines=lines)) if lines else said


def empty_cells(g: State, seat: int, line: int) -> int:
    return sum(1 for cell in LINES[line] if g.notebook[9 * seat + cell] == NONE)


class PlaceTile(OwnTurn):
    """Where the tile taken goes. Then the row of the display that it came from is refilled."""

    number = 29
    name = "place-tile"
    verb = words.ROW
    among = range(3)

    def __init__(self, who: int, level: int, tile: int) -> None:
        self.who = who
        self.level = level
        self.tile = tile

    def refuse(self, g: State, seat: int, row: int) -> Reason:
        return check_row(g, seat, row)

    def besides(self, g: State, seat: int) -> list[int]:
        rest = super().besides(g, seat)
        if any_row(g, seat):
            return rest
        cells = [words.CELL | cell for cell in range(9) if g.notebook[9 * seat + cell] != NONE]
        return [*cells, words.DISCARD, *rest]

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 not in (words.CELL, words.DISCARD):
            return super().check(g, seat, action)
        if any_row(g, seat):
            return EMPTY_SPACE_FIRST
        return OK if action == words.DISCARD or g.notebook[9 * seat + (action & 1023)] != NONE else NO_TILE_THERE

    def answer(self, g: State, seat: int, action: int) -> None:
        if action & ~1023 not in (words.CELL, words.DISCARD):
            return super().answer(g, seat, action)
        if action != words.DISCARD:
            # Replacing keeps a filled line filled and gives nothing again.
            cell = action & 1023
            forget_tile(g, seat, cell)
            g.notebook = replaced(g.notebook, 9 * seat + cell, self.tile)
            if g.listening:
                g.tell("places-tile", seat=seat, tile=TILES[self.tile], cell=cell + 1)
        refill(g, self.level)

    def chosen(self, g: State, seat: int, row: int) -> None:
        put_tile(g, seat, first_empty(g, seat, row), self.tile)
        refill(g, self.level)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-place-tile", effect=effect_phrase(TILE_MAIN[self.tile]))

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action == words.DISCARD:
            return wasting(Phrase("verb-discard"), "skipped-tile")
        if action & ~1023 != words.CELL:
            return super().label(g, seat, action)
        cell = action & 1023
        effect = effect_phrase(TILE_MAIN[g.notebook[9 * seat + cell]])
        return with_effect(Phrase("label-replace", cell=cell_name(cell)), effect)

    def called(self, g: State, seat: int, row: int) -> Phrase:
        return row_label(g, seat, row)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(TILE)), TILES[self.tile], *next_cells(g, self.who)]


def forget_tile(g: State, seat: int, cell: int) -> None:
    """A tile that leaves the notebook while its line is resolved, or before its second time, does nothing more."""
    gone = part_of_entry(MAIN, g.notebook[9 * seat + cell])
    waiting: list[Step[Any]] = []
    for step in g.stack:
        if isinstance(step, Parts) and gone in step.parts:
            left = [number for number in step.parts if number != gone]
            if left:
                waiting.append(Parts(step.who, step.context, *left))
        elif not (isinstance(step, ChooseTile) and step.cells == (cell,)):
            waiting.append(step)
    g.stack[:] = waiting  # whoever drives the game holds the list itself


def put_tile(g: State, seat: int, cell: int, tile: int) -> None:
    g.notebook = replaced(g.notebook, 9 * seat + cell, tile)
    if g.listening:
        g.tell("places-tile", seat=seat, tile=TILES[tile], cell=cell + 1)
    for line in LINES_OF[cell]:
        if all(g.notebook[9 * seat + other] != NONE for other in LINES[line]):
            g.line_open = replaced(g.line_open, 6 * seat + line, 1)
            g.own[10 * seat + RESERVE] += 1
            if g.listening:
                g.tell("line-filled", seat=seat, line=line + 1)
    check_goals(g, seat)
    if all(g.notebook[9 * seat + other] != NONE for other in range(9)):
        gain_reputation(g, seat)
