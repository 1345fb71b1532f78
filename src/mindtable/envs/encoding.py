"""A seat's view as numbers, laid out from the types that declare a game's view (see `mindtable.kernel.columns`).

This reads only the view, so it can't encode anything that the seat may not know. The flat form is one vector. The
structured form is the same numbers as named arrays, cut from that vector.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from mindtable.kernel.columns import ByName, BySeat, BySide, Column, Eyes, Flag, Places, declared, fields
from mindtable.kernel.observation import View

Vector = NDArray[np.float32]
Structured = dict[str, Any]  # arrays by name, or further such dictionaries
Write = Callable[[Vector, Any, int, Eyes], None]


@dataclass(frozen=True)
class Leaf:
    """The place of one named array in the flat vector."""

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
        """The seat's observation, from its own view (`play.view(seat)`)."""
        out = np.zeros(self.size, np.float32)
        eyes = Eyes(seat, self.teams[seat], len(self.teams))
        self._write(out, {**view, **view["table"]}, 0, eyes)
        return out

    def structured(self, view: View, seat: int) -> Structured:
        return self.cut(self.flat(view, seat))

    def cut(self, flat: Vector) -> Structured:
        """The flat vector as named arrays; they share its memory."""
        return self._named(lambda leaf: flat[leaf.start : leaf.stop].reshape(leaf.shape))

    # --- spaces

    def flat_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.size,), np.float32)

    def structured_space(self) -> spaces.Dict:
        return _as_space(self._named(lambda leaf: spaces.Box(0.0, 1.0, leaf.shape, np.float32)))

    def _named(self, of: Callable[[Leaf], object]) -> Structured:
        """Something of every leaf, by its name."""
        found: Structured = {}
        for leaf in self.leaves:
            branch = found
            for name in leaf.path[:-1]:
                branch = branch.setdefault(name, {})
            branch[leaf.path[-1]] = of(leaf)
        return found

    # --- laying out

    def _lay_out(self, hint: Any, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        what = declared(hint)
        mark, kind = what.mark, what.kind
        if isinstance(mark, Places):
            return self._list(kind, path, shape, mark.many, lambda place, eyes: place)
        if isinstance(mark, BySeat):
            return self._list(kind, path, shape, len(self.teams), lambda seat, eyes: (seat - eyes.seat) % eyes.players)
        if isinstance(mark, BySide):
            return self._list(kind, path, shape, 2, lambda side, eyes: int(side != eyes.side))
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
        """An entry of a list, a tuple or a dictionary, whose last type argument is the type of its entries."""
        return self._lay_out(get_args(kind)[-1], path, shape)

    def _list(
        self, kind: Any, path: tuple[str, ...], shape: tuple[int, ...], many: int, place: Callable[[int, Eyes], int]
    ) -> Write:
        """A list with a maximum length, each entry in the viewer's order."""
        of = self._entry(kind, path, (*shape, many))

        def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
            for number, entry in enumerate(value[:many]):
                if entry is not None:
                    of(out, entry, index * many + place(number, eyes), eyes)

        return write

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


def _by_name(names: Mapping[str, int], of: Write) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for name, entry in value.items():
            of(out, entry, index * len(names) + names[name], eyes)

    return write


def _as_space(tree: Structured) -> spaces.Dict:
    return spaces.Dict({name: _as_space(sub) if isinstance(sub, dict) else sub for name, sub in tree.items()})
