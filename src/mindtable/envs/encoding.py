"""What a seat sees, as numbers: laid out from the types that declare a game's view (see `mindtable.kernel.columns`).

Only the view is read, so nothing is encoded that the seat may not know. The flat form is one vector; the structured
form is the same numbers as named arrays, cut from that vector.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mindtable.kernel.columns import (
    ByName,
    BySeat,
    BySide,
    Column,
    Eyes,
    Flag,
    Places,
    declared,
    fields,
)
from mindtable.kernel.play import View

Vector = NDArray[np.float32]
Structured = dict[str, Any]  # arrays by name, or further such dictionaries
Write = Callable[[Vector, Any, int, Eyes], None]


@dataclass(frozen=True)
class Leaf:
    """Where one named array lies in the flat vector."""

    path: tuple[str, ...]
    shape: tuple[int, ...]
    start: int
    stop: int


class Encoding:
    """The entries of a view, each with its type, laid out for one table of players."""

    def __init__(self, entries: Mapping[str, Any], teams: Sequence[int]) -> None:
        self.teams = list(teams)
        self.leaves: list[Leaf] = []
        self.size = 0
        self._write = self._named_entries(entries, (), ())

    # --- reading a view

    def flat(self, view: View, seat: int) -> Vector:
        """What the seat sees, from its own view (`play.view(seat)`)."""
        out = np.zeros(self.size, np.float32)
        eyes = Eyes(seat, self.teams[seat], len(self.teams))
        self._write(out, {**view, **view["table"]}, 0, eyes)
        return out

    def structured(self, view: View, seat: int) -> Structured:
        return self.cut(self.flat(view, seat))

    def cut(self, flat: Vector) -> Structured:
        """The flat vector as named arrays; they share its memory."""
        found: Structured = {}
        for leaf in self.leaves:
            _at(found, leaf.path)[leaf.path[-1]] = flat[leaf.start : leaf.stop].reshape(leaf.shape)
        return found

    # --- spaces

    def flat_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.size,), np.float32)

    def structured_space(self) -> spaces.Dict:
        found: Structured = {}
        for leaf in self.leaves:
            _at(found, leaf.path)[leaf.path[-1]] = spaces.Box(0.0, 1.0, leaf.shape, np.float32)
        return _as_space(found)

    # --- laying out

    def _lay_out(self, hint: Any, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        what = declared(hint)
        mark, kind = what.mark, what.kind
        if isinstance(mark, Places):
            return _each(mark.many, self._entry(kind, path, (*shape, mark.many)))
        if isinstance(mark, BySeat):
            return _from_own_seat(self._entry(kind, path, (*shape, len(self.teams))))
        if isinstance(mark, BySide):
            return _from_own_side(self._entry(kind, path, (*shape, 2)))
        if isinstance(mark, ByName):
            return _by_name(mark.index, self._entry(kind, path, (*shape, len(mark.names))))
        if isinstance(mark, Column):
            return self._lay_out_column(mark, path, shape)
        if kind is bool:
            return self._lay_out_column(Flag(), path, shape)
        within = fields(kind)
        if not within:
            raise TypeError(f"{'.'.join(path)}: its type says nothing about the numbers or names it can be")
        if issubclass(kind, tuple):
            return _placed_entries([self._lay_out(entry, (*path, name), shape) for name, entry in within.items()])
        return self._named_entries(within, path, shape)

    def _entry(self, kind: Any, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        """An entry of a list, a tuple or a dictionary, whose last argument says what its entries are."""
        return self._lay_out(get_args(kind)[-1], path, shape)

    def _named_entries(self, entries: Mapping[str, Any], path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        columns = {
            name: self._lay_out(entry, (*path, name), shape)
            for name, entry in entries.items()
            if not declared(entry).known
        }

        def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
            for name, column in columns.items():
                entry = value.get(name)
                if entry is not None:
                    column(out, entry, index, eyes)

        return write

    def _lay_out_column(self, column: Column, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        width = column.width(len(self.teams))
        start = self.size
        self.size += width * int(np.prod(shape))
        self.leaves.append(Leaf(path, (*shape, width), start, self.size))

        def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
            column.write(out, start + index * width, value, eyes)

        return write


def _placed_entries(columns: Sequence[Write]) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for column, entry in zip(columns, value, strict=True):
            column(out, entry, index, eyes)

    return write


def _each(places: int, of: Write) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for place, entry in enumerate(value[:places]):
            if entry is not None:
                of(out, entry, index * places + place, eyes)

    return write


def _from_own_seat(of: Write) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for seat, entry in enumerate(value):
            of(out, entry, index * eyes.players + (seat - eyes.seat) % eyes.players, eyes)

    return write


def _from_own_side(of: Write) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for side, entry in enumerate(value):
            of(out, entry, index * 2 + (side != eyes.side), eyes)

    return write


def _by_name(names: Mapping[str, int], of: Write) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for name, entry in value.items():
            of(out, entry, index * len(names) + names[name], eyes)

    return write


def _at(tree: Structured, path: tuple[str, ...]) -> Structured:
    for name in path[:-1]:
        tree = tree.setdefault(name, {})
    return tree


def _as_space(tree: Structured) -> spaces.Dict:
    return spaces.Dict({name: _as_space(sub) if isinstance(sub, dict) else sub for name, sub in tree.items()})
