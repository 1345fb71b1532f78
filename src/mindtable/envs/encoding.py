"""What a seat sees, as numbers: one table per game says how, and this file reads it.

A table mirrors the view: the same names, and for each a column that says how its value becomes numbers from 0 to 1.
Only the view is read, so nothing is encoded that the seat may not know. What a seat sees of itself comes first: seats
are counted from its own, its own side stands before the other. What is not there is all zeros.

The flat form is one vector; the structured form is the same numbers as named arrays, cut from that vector.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Vector = NDArray[np.float32]
Structured = dict[str, Any]  # arrays by name, or further such dictionaries


@dataclass(frozen=True)
class Eyes:
    """Who looks: the seat, its side, and how many sit at the table."""

    seat: int
    side: int
    players: int


# --- columns: how one value becomes numbers


class Column(Protocol):
    def width(self, players: int) -> int: ...

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None: ...


@dataclass(frozen=True)
class Amount:
    """A number of things, as a share of the most there usually are."""

    most: int

    def width(self, players: int) -> int:
        return 1

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value > 0:
            out[at] = value / self.most if value < self.most else 1.0


@dataclass(frozen=True)
class Length:
    """How many entries a list has."""

    most: int

    def width(self, players: int) -> int:
        return 1

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        out[at] = min(1.0, len(value) / self.most)


@dataclass(frozen=True)
class Flag:
    def width(self, players: int) -> int:
        return 1

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value:
            out[at] = 1.0


@dataclass(frozen=True)
class Which:
    """A choice known by its number, from 0."""

    choices: int

    def width(self, players: int) -> int:
        return self.choices

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if 0 <= value < self.choices:
            out[at + value] = 1.0


class Word:
    """One name out of a list; an empty one is none of them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.index = {name: number for number, name in enumerate(names)}

    def width(self, players: int) -> int:
        return len(self.index)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        number = self.index.get(value)
        if number is not None:
            out[at + number] = 1.0


class Words:
    """A list of names, as how often each is in it."""

    def __init__(self, names: Sequence[str], most: int = 1) -> None:
        self.index = {name: number for number, name in enumerate(names)}
        self.most = most

    def width(self, players: int) -> int:
        return len(self.index)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for name in value:
            place = at + self.index[name]
            out[place] = min(1.0, out[place] + 1.0 / self.most)


class Letters:
    """Rows of letters, such as {"move": "wr.."}: for every place, which of the letters is there."""

    def __init__(self, rows: Sequence[str], places: int, letters: str) -> None:
        self.rows = {name: number for number, name in enumerate(rows)}
        self.places = places
        self.letters = {letter: number for number, letter in enumerate(letters)}

    def width(self, players: int) -> int:
        return len(self.rows) * self.places * len(self.letters)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for name, text in value.items():
            first = self.rows[name] * self.places
            for place, letter in enumerate(text):
                number = self.letters.get(letter)
                if number is not None:
                    out[at + (first + place) * len(self.letters) + number] = 1.0


@dataclass(frozen=True)
class Seat:
    """A seat, counted from the own one; -1 is nobody."""

    def width(self, players: int) -> int:
        return players

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value >= 0:
            out[at + (value - eyes.seat) % eyes.players] = 1.0


@dataclass(frozen=True)
class SomeSeats:
    """A list of seats, counted from the own one."""

    def width(self, players: int) -> int:
        return players

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for seat in value:
            out[at + (seat - eyes.seat) % eyes.players] = 1.0


@dataclass(frozen=True)
class Side:
    """The own side or the other, by name."""

    names: tuple[str, str]

    def width(self, players: int) -> int:
        return 2

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value:
            out[at + (self.names.index(value) != eyes.side)] = 1.0


@dataclass(frozen=True)
class PerSide:
    """An amount of each side, the own first."""

    most: int

    def width(self, players: int) -> int:
        return 2

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for side, amount in enumerate(value):
            out[at + (side != eyes.side)] = min(1.0, max(0.0, amount / self.most))


@dataclass(frozen=True)
class Pieces:
    """One or several pieces of a side and a kind, such as "bliss minor": how many of each, the own first."""

    names: tuple[str, str]
    kinds: tuple[str, ...]
    most: int = 1

    def width(self, players: int) -> int:
        return 2 * len(self.kinds)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for piece in [value] if isinstance(value, str) else value:
            side, kind = piece.split()
            place = at + (self.names.index(side) != eyes.side) * len(self.kinds) + self.kinds.index(kind)
            out[place] = min(1.0, out[place] + 1.0 / self.most)


# --- groups: the same for each of several


@dataclass(frozen=True)
class Each:
    """A list with a fixed number of places; an entry may be missing."""

    places: int
    of: Node


@dataclass(frozen=True)
class Seats:
    """One entry for every seat, the own first."""

    of: Node


@dataclass(frozen=True)
class Sides:
    """One entry for each of two sides, the own first."""

    of: Node


class Named:
    """Entries by name, out of a fixed list of names."""

    def __init__(self, names: Sequence[str], of: Node) -> None:
        self.index = {name: number for number, name in enumerate(names)}
        self.of = of


class Fields:
    """A short list whose places mean different things."""

    def __init__(self, **of: Node) -> None:
        self.of = of


Node = Column | Each | Seats | Sides | Named | Fields | Mapping[str, "Node"]
Table = Mapping[str, Node]
Write = Callable[[Vector, Any, int, Eyes], None]


@dataclass(frozen=True)
class Leaf:
    """Where one named array lies in the flat vector."""

    path: tuple[str, ...]
    shape: tuple[int, ...]
    start: int
    stop: int


class Encoding:
    """A game's table laid out for one table of players."""

    def __init__(self, table: Table, teams: Sequence[int]) -> None:
        self.teams = list(teams)
        self.leaves: list[Leaf] = []
        self.size = 0
        self._write = self._lay_out(table, (), ())

    # --- reading a view

    def flat(self, view: Mapping[str, Any], seat: int) -> Vector:
        """What the seat sees, from its own view (`play.view(seat)`)."""
        out = np.zeros(self.size, np.float32)
        eyes = Eyes(seat, self.teams[seat], len(self.teams))
        self._write(out, {**view, **view["table"]}, 0, eyes)
        return out

    def structured(self, view: Mapping[str, Any], seat: int) -> Structured:
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

    def _lay_out(self, node: Node, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        players = len(self.teams)
        if isinstance(node, Mapping):
            return _named_entries({name: self._lay_out(sub, (*path, name), shape) for name, sub in node.items()})
        if isinstance(node, Fields):
            return _placed_entries([self._lay_out(sub, (*path, name), shape) for name, sub in node.of.items()])
        if isinstance(node, Each):
            return _each(node.places, self._lay_out(node.of, path, (*shape, node.places)))
        if isinstance(node, Seats):
            return _from_own_seat(self._lay_out(node.of, path, (*shape, players)))
        if isinstance(node, Sides):
            return _from_own_side(self._lay_out(node.of, path, (*shape, 2)))
        if isinstance(node, Named):
            return _by_name(node.index, self._lay_out(node.of, path, (*shape, len(node.index))))
        return self._lay_out_column(node, path, shape)

    def _lay_out_column(self, column: Column, path: tuple[str, ...], shape: tuple[int, ...]) -> Write:
        width = column.width(len(self.teams))
        start = self.size
        self.size += width * int(np.prod(shape))
        self.leaves.append(Leaf(path, (*shape, width), start, self.size))

        def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
            column.write(out, start + index * width, value, eyes)

        return write


def _named_entries(columns: Mapping[str, Write]) -> Write:
    def write(out: Vector, value: Any, index: int, eyes: Eyes) -> None:
        for name, column in columns.items():
            entry = value.get(name)
            if entry is not None:
                column(out, entry, index, eyes)

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
