"""Resolving what lies in the notebook: a tile, a row or a column.

Clauses: line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import LINES
from mindtable.games.unconscious.pieces.cards import TILE_BANNER, TILE_MAIN, TILES
from mindtable.games.unconscious.pieces.effects import (
    ANY,
    BANNER,
    ELEVATE,
    GENERATE,
    MAIN,
    MEDIAN,
    MINOR,
    RESOLVE_COLUMN,
    RESOLVE_ROW,
    RESOLVE_TILE,
    part,
    part_a,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, Parts, can_resolve, part_of_entry, resolve_effect
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import effect_phrase, gain_phrase, tile_in, verb_with, with_effect
from mindtable.games.unconscious.wording.reasons import COLUMN_NOT_OPEN, NO_TILE_THERE, PART_IMPOSSIBLE
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

CONTEXT: Final = desk.NOTEBOOK << 1

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {"tile-effect": ("effect",)}


# --- tiles


def resolve_tile(g: State, seat: int, tile: int, side: int, context: int) -> None:
    """A notebook tile's main effect, or that of its banner."""
    if g.listening:
        g.tell("resolves-tile", seat=seat, tile=TILES[tile])
    resolve_effect(g, seat, TILE_MAIN[tile] if side == MAIN else TILE_BANNER[tile], context)


class MainPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return can_resolve(g, seat, TILE_MAIN[part_entry(number)])

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        resolve_tile(g, seat, part_entry(number), MAIN, context)


class BannerPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return can_resolve(g, seat, TILE_BANNER[part_entry(number)])

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        resolve_tile(g, seat, part_entry(number), BANNER, context)


class ChooseTile(OwnTurn):
    """Which tile to resolve, so often; from the second time on the one chosen before."""

    number = 24
    name = "choose-tile"
    verb = words.CELL
    among = range(9)
    or_else = (words.DONE,)

    def __init__(self, who: int, times: int, *cells: int) -> None:
        self.who = who
        self.times = times
        self.cells = cells

    def chosen(self, g: State, seat: int, cell: int) -> None:
        if self.times > 1:  # the same tile again
            g.push(ChooseTile(seat, self.times - 1, cell))
        resolve_tile(g, seat, g.notebook[9 * seat + cell], MAIN, CONTEXT)

    def refuse(self, g: State, seat: int, cell: int) -> Reason:
        tile = g.notebook[9 * seat + cell]
        if tile == NONE or (self.cells and self.cells[0] != cell):
            return NO_TILE_THERE
        return OK if can_resolve(g, seat, TILE_MAIN[tile]) else PART_IMPOSSIBLE

    def called(self, g: State, seat: int, cell: int) -> Phrase:
        return tile_in(cell, g.notebook[9 * seat + cell])

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(RESOLVE_TILE, self.times)), *(cell + 1 for cell in self.cells)]


class ResolveTilePart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return any(tile >= 0 and can_resolve(g, seat, TILE_MAIN[tile]) for tile in g.notebook[9 * seat : 9 * seat + 9])

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(ChooseTile(seat, part_a(number)))


# --- rows and columns


def line_parts(g: State, seat: int, line: int) -> list[int]:
    """The parts of a row or column: its tiles."""
    return [
        part_of_entry(MAIN, g.notebook[9 * seat + cell]) for cell in LINES[line] if g.notebook[9 * seat + cell] >= 0
    ]


def offer(g: State, seat: int, parts: list[int]) -> None:
    if parts:
        g.push(Parts(seat, CONTEXT, *parts))


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


def listed(parts: list[int]) -> list[Phrase]:
    """What a line brings, tile by tile."""
    if len(parts) == 1 and part_op(parts[0]) == MAIN:
        return [effect_phrase(TILE_MAIN[part_entry(parts[0])])]
    return [in_line(number) for number in parts] or [Phrase("nothing")]


def in_line(number: int) -> Phrase:
    if part_op(number) != MAIN:
        return gain_phrase(number)
    effect = TILE_MAIN[part_entry(number)]
    said = effect_phrase(effect)
    # Brackets keep what belongs to one tile together.
    return Phrase("tile-effect", effect=said) if effect.cost or len(effect.gains) > 1 else said


class ChooseRow(OwnTurn):
    """Which row to resolve."""

    number = 25
    name = "choose-row"
    verb = words.ROW
    among = range(3)
    otherwise = NOT_NOW
    or_else = (words.DONE,)

    def chosen(self, g: State, seat: int, row: int) -> None:
        offer(g, seat, row_parts(g, seat, row))

    def called(self, g: State, seat: int, row: int) -> Phrase:
        return with_effect(verb_with(words.ROW, row + 1), listed(row_parts(g, seat, row)))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(RESOLVE_ROW))]


class ResolveRowPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(ChooseRow(seat))


class ChooseColumn(OwnTurn):
    """Which open column to resolve."""

    number = 26
    name = "choose-column"
    verb = words.COLUMN
    otherwise = COLUMN_NOT_OPEN
    or_else = (words.DONE,)

    def nouns(self, g: State, seat: int) -> range:
        return range(g.laps[seat])

    def chosen(self, g: State, seat: int, column: int) -> None:
        offer(g, seat, column_parts(g, seat, column))

    def called(self, g: State, seat: int, column: int) -> Phrase:
        return with_effect(verb_with(words.COLUMN, column + 1), listed(column_parts(g, seat, column)))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(RESOLVE_COLUMN))]


class ResolveColumnPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return g.laps[seat] > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(ChooseColumn(seat))
