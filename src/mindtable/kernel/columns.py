"""The possible values in a view, declared once, in its type: `Annotated[int, Amount(6)]`.

A game declares its view as a TypedDict whose fields carry these marks. The client's types and the learners' bounds and
numbers follow from them. A column says how one value becomes numbers from 0 to 1. A group says how many entries a list
or dictionary has. A learner sees itself first: seats are counted from its own, and its own side comes before the other.
Missing values are all zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Vector = Any  # where numbers are written: an array of NumPy, of which this file knows nothing


@dataclass(frozen=True)
class Eyes:
    """Who looks: the seat, its side, and how many sit at the table."""

    seat: int
    side: int
    players: int


# --- columns


class Column:
    def width(self, players: int) -> int:
        return 1

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Amount(Column):
    """A number of things, as a share of the usual maximum."""

    most: int

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value > 0:
            out[at] = value / self.most if value < self.most else 1.0


@dataclass(frozen=True)
class Length(Column):
    """How many entries a list has."""

    most: int

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        out[at] = min(1.0, len(value) / self.most)


@dataclass(frozen=True)
class Flag(Column):
    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value:
            out[at] = 1.0


@dataclass(frozen=True)
class Which(Column):
    """A choice identified by its number, from 0."""

    choices: int

    def width(self, players: int) -> int:
        return self.choices

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if 0 <= value < self.choices:
            out[at + value] = 1.0


class Word(Column):
    """One name from a list; an empty one is none of them."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.index = {name: number for number, name in enumerate(names)}

    def width(self, players: int) -> int:
        return len(self.index)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        number = self.index.get(value)
        if number is not None:
            out[at + number] = 1.0


class Words(Column):
    """A list of names, as the number of times each is in it."""

    def __init__(self, names: Sequence[str], most: int = 1) -> None:
        self.index = {name: number for number, name in enumerate(names)}
        self.most = most

    def width(self, players: int) -> int:
        return len(self.index)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for name in value:
            place = at + self.index[name]
            out[place] = min(1.0, out[place] + 1.0 / self.most)


class Letters(Column):
    """Rows of characters, such as {"move": "wr.."}: for every place, which character is there."""

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
class Seat(Column):
    """A seat, counted from the viewer's own; -1 is nobody."""

    def width(self, players: int) -> int:
        return players

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value >= 0:
            out[at + (value - eyes.seat) % eyes.players] = 1.0


@dataclass(frozen=True)
class SomeSeats(Column):
    """A list of seats, counted from the viewer's own."""

    def width(self, players: int) -> int:
        return players

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for seat in value:
            out[at + (seat - eyes.seat) % eyes.players] = 1.0


@dataclass(frozen=True)
class Side(Column):
    """The viewer's own side or the other, by name."""

    names: tuple[str, str]

    def width(self, players: int) -> int:
        return 2

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        if value:
            out[at + (self.names.index(value) != eyes.side)] = 1.0


@dataclass(frozen=True)
class PerSide(Column):
    """An amount for each side, the viewer's own first."""

    most: int

    def width(self, players: int) -> int:
        return 2

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for side, amount in enumerate(value):
            out[at + (side != eyes.side)] = min(1.0, max(0.0, amount / self.most))


@dataclass(frozen=True)
class Pieces(Column):
    """Pieces of a side and a kind, such as ("bliss", "minor"): how many of each, the viewer's own first."""

    names: tuple[str, str]
    kinds: tuple[str, ...]
    most: int = 1

    def width(self, players: int) -> int:
        return 2 * len(self.kinds)

    def write(self, out: Vector, at: int, value: Any, eyes: Eyes) -> None:
        for side, kind in [value] if value and isinstance(value[0], str) else value:
            place = at + (self.names.index(side) != eyes.side) * len(self.kinds) + self.kinds.index(kind)
            out[place] = min(1.0, out[place] + 1.0 / self.most)


# --- groups: the same for each of several


@dataclass(frozen=True)
class Places:
    """A list with a fixed number of places; an entry may be missing."""

    many: int


@dataclass(frozen=True)
class BySeat:
    """A list with one entry for every seat, the viewer's own first."""


@dataclass(frozen=True)
class BySide:
    """A list with one entry for each of two sides, the viewer's own first."""


class ByName:
    """A dictionary with entries by name, from a fixed list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.index = {name: number for number, name in enumerate(names)}


Group = Places | BySeat | BySide | ByName


class Known:
    """Nothing new for a learner: the view also says it elsewhere, or it follows from the place."""


KNOWN: Final = Known()


# --- reading a declaration


@dataclass(frozen=True)
class Declared:
    """The type of a field or an entry, and its mark."""

    kinds: tuple[Any, ...]  # more than one where it may be something else, such as None or an empty string
    mark: Column | Group | None
    known: bool  # no news for a learner
    required: bool

    @property
    def kind(self) -> Any:
        """Its type when it isn't missing."""
        return next(
            kind for kind in self.kinds if kind not in (NoneType, tuple[()]) and get_origin(kind) is not Literal
        )


def declared(hint: Any) -> Declared:
    """A type hint taken apart."""
    required = get_origin(hint) is not NotRequired
    if not required:
        hint = get_args(hint)[0]
    marks: list[object] = []
    kinds: list[Any] = []
    for part in get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,):
        if get_origin(part) is Annotated:
            part, *own = get_args(part)
            marks += own
        kinds += get_args(part) if get_origin(part) in (Union, UnionType) else (part,)
    mark = next((mark for mark in marks if isinstance(mark, Column | Places | BySeat | BySide | ByName)), None)
    return Declared(tuple(kinds), mark, KNOWN in marks, required)


_FIELDS: Final[dict[Any, dict[str, Any]]] = {}


def fields(kind: Any) -> dict[str, Any]:
    """The type hints of a TypedDict's or NamedTuple's fields; nothing for another type."""
    if kind not in _FIELDS:
        named = is_typeddict(kind) or hasattr(kind, "_fields")
        _FIELDS[kind] = get_type_hints(kind, include_extras=True) if named else {}
    return _FIELDS[kind]
