"""The notebook: gaining tiles, placing them, completed rows and columns, and resolving what lies there.

A tile is paid, taken, resolved and only then placed, on the first empty space of any row. The third space of each row
carries a lock: the first lock covered needs 0 cured clients, the second 1, the third 2. Only if no empty space is
legal may it replace a tile, else it is discarded.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk, words
from mindtable.games.unconscious.board import LINES, LINES_OF, RESERVE
from mindtable.games.unconscious.cards import CHEAP_THIRD_COLUMN, TILE_MAIN, TILES
from mindtable.games.unconscious.desk import gain_points, has_ability, pay_coffee
from mindtable.games.unconscious.effects import ANY, BANNER, ELEVATE, GENERATE, MAIN, MEDIAN, MINOR, part
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.goals import check_goals
from mindtable.games.unconscious.parts import (
    FREE_COLUMN,
    can_resolve,
    line_parts,
    part_of_entry,
    resolve_tile,
)
from mindtable.games.unconscious.reasons import (
    COLUMN_NOT_OPEN,
    EMPTY_SPACE_FIRST,
    LOCKED,
    NO_TILE_THERE,
    OTHER_COLUMN,
    PART_IMPOSSIBLE,
    ROW_FULL,
    SHORT_OF_COFFEE,
)
from mindtable.games.unconscious.reputation import gain_reputation
from mindtable.games.unconscious.state import NONE, State
from mindtable.games.unconscious.steps import CHOOSE_TILE, PARTS, PLACE_TILE
from mindtable.kernel.position import Step, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

FROM_STACK: Final = 0
FROM_MIDDLE: Final = 1
FROM_RIGHT: Final = 2
CONTEXT: Final = desk.NOTEBOOK << 1


# --- gaining a tile


def price_of_tile(g: State, seat: int, column: int) -> int:
    if column == FREE_COLUMN:
        return 0
    if column == FROM_RIGHT and has_ability(g, seat, CHEAP_THIRD_COLUMN):
        return 2
    return column + 1


def tile_at(g: State, spot: int) -> int:
    """The tile on a place of the display: 3 * level + column; NONE where it cannot be refilled."""
    level, column = divmod(spot, 3)
    if column == FROM_STACK:
        return g.stacks[level][-1] if g.stacks[level] else NONE
    return g.tile_middle[level] if column == FROM_MIDDLE else g.tile_right[level]


def check_tile_spot(g: State, seat: int, column: int, spot: int) -> Reason:
    wanted = FROM_STACK if column == FREE_COLUMN else column
    if spot % 3 != wanted:
        return OTHER_COLUMN
    price = price_of_tile(g, seat, column)
    return OK if g.coffee[seat] >= price else SHORT_OF_COFFEE[price]


class TileSpot(OwnTurn):
    """Which tile: (kind, seat, column of the meeting table or FREE_COLUMN)."""

    name = "tile-spot"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.TILE | spot for spot in range(6) if check_tile_spot(g, seat, step[2], spot) is OK]
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action & ~1023 != words.TILE:
            return NOT_NOW
        return check_tile_spot(g, seat, step[2], action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action != words.DONE:
            take_tile(g, seat, step[2], action & 1023)


def take_tile(g: State, seat: int, column: int, spot: int) -> None:
    pay_coffee(g, seat, price_of_tile(g, seat, column))
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
    g.push(PLACE_TILE, seat, level, tile)
    if column == FROM_MIDDLE:
        offer(g, seat, [part_of_entry(BANNER, tile)])
    elif column == FROM_RIGHT:
        offer(g, seat, [part_of_entry(MAIN, tile), part_of_entry(BANNER, tile)])


def offer(g: State, seat: int, parts: list[int]) -> None:
    if parts:
        g.push(PARTS, seat, CONTEXT, *parts)


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


def locks_covered(g: State, seat: int) -> int:
    return sum(1 for cell in (2, 5, 8) if g.notebook[9 * seat + cell] != NONE)


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


class PlaceTile(OwnTurn):
    """Where the tile taken goes: (kind, seat, level of the display row to refill, tile)."""

    name = "place-tile"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        rows = [words.ROW | row for row in range(3) if check_row(g, seat, row) is OK]
        if rows:
            return rows
        cells = [words.CELL | cell for cell in range(9) if g.notebook[9 * seat + cell] != NONE]
        return [*cells, words.DISCARD]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if verb == words.ROW:
            return check_row(g, seat, noun)
        if verb == words.CELL or action == words.DISCARD:
            if any_row(g, seat):
                return EMPTY_SPACE_FIRST
            if action == words.DISCARD:
                return OK
            return OK if g.notebook[9 * seat + noun] != NONE else NO_TILE_THERE
        return NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        tile = step[3]
        verb, noun = action & ~1023, action & 1023
        if verb == words.ROW:
            put_tile(g, seat, first_empty(g, seat, noun), tile)
        elif verb == words.CELL:
            # Replacing keeps a filled line filled and gives nothing again.
            forget_tile(g, seat, noun)
            g.notebook = replaced(g.notebook, 9 * seat + noun, tile)
            if g.listening:
                g.tell("places-tile", seat=seat, tile=TILES[tile], cell=noun + 1)
        refill(g, step[2])


def forget_tile(g: State, seat: int, cell: int) -> None:
    """A tile that leaves the notebook while its line is resolved, or before its second time, does nothing more."""
    gone = part_of_entry(MAIN, g.notebook[9 * seat + cell])
    waiting: list[Step] = []
    for step in g.stack:
        if step[0] == PARTS and gone in step[3:]:
            step = (*step[:3], *(number for number in step[3:] if number != gone))
        if step[0] == CHOOSE_TILE and step[3:] == (cell,):
            continue
        if step[0] != PARTS or len(step) > 3:
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


# --- resolving what lies there


def row_parts(g: State, seat: int, row: int) -> list[int]:
    """Generate a minor insight of the row's quality, its tiles, and the elevation at its end if it is filled."""
    parts = [part(GENERATE, MINOR, row), *line_parts(g, seat, row)]
    if g.line_open[6 * seat + row]:
        parts.append(part(ELEVATE, 1, ANY))
    return parts


def column_parts(g: State, seat: int, column: int) -> list[int]:
    """The tiles of an open column, and the generation at its foot if it is filled."""
    parts = line_parts(g, seat, 3 + column)
    if g.line_open[6 * seat + 3 + column]:
        parts.append(part(GENERATE, MEDIAN, column))
    return parts


def offer_row(g: State, seat: int, row: int) -> None:
    offer(g, seat, row_parts(g, seat, row))


def offer_column(g: State, seat: int, column: int) -> None:
    offer(g, seat, column_parts(g, seat, column))


def check_column(g: State, seat: int, column: int) -> Reason:
    return OK if column < g.laps[seat] else COLUMN_NOT_OPEN


class ChooseRow(OwnTurn):
    """Which row to resolve: (kind, seat)."""

    name = "choose-row"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.ROW | row for row in range(3)] + [words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        return OK if action == words.DONE or action & ~1023 == words.ROW else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action != words.DONE:
            offer_row(g, seat, action & 1023)


class ChooseColumn(OwnTurn):
    """Which open column to resolve: (kind, seat)."""

    name = "choose-column"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.COLUMN | column for column in range(g.laps[seat])] + [words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        return check_column(g, seat, action & 1023) if action & ~1023 == words.COLUMN else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action != words.DONE:
            offer_column(g, seat, action & 1023)


class ChooseTile(OwnTurn):
    """Which tile to resolve: (kind, seat, times, cell chosen before or nothing)."""

    name = "choose-tile"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.CELL | cell for cell in range(9) if self._check_cell(g, step, seat, cell) is OK] + [words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        return self._check_cell(g, step, seat, action & 1023) if action & ~1023 == words.CELL else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        cell = action & 1023
        if step[2] > 1:  # the same tile again
            g.push(CHOOSE_TILE, seat, step[2] - 1, cell)
        resolve_tile(g, seat, g.notebook[9 * seat + cell], MAIN, CONTEXT)

    def _check_cell(self, g: State, step: Step, seat: int, cell: int) -> Reason:
        tile = g.notebook[9 * seat + cell]
        if tile == NONE or (len(step) > 3 and step[3] != cell):
            return NO_TILE_THERE
        return OK if can_resolve(g, seat, TILE_MAIN[tile]) else PART_IMPOSSIBLE
