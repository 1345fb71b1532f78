"""Game options as a schema, from which a form, a command line or a save file can be made.

An option has a type, a range, a default and, where the default follows another option, a table of
defaults. Exclusions name the combinations that don't exist. `resolve` fills in, checks and returns every
option. If it refuses, it gives all reasons together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mindtable.kernel.errors import BadOption
from mindtable.kernel.reasons import Reason

Value = int | bool | str | list[str]
Options = dict[str, Value]


@dataclass(frozen=True)
class Choice:
    """One of a few words. `otherwise` gives other defaults: {("mode", "basic"): "fixed"}."""

    name: str
    choices: tuple[str, ...]
    default: str
    otherwise: Mapping[tuple[str, Value], str] | None = None
    group: str = "rules"

    def check(self, value: Value) -> list[Reason]:
        if not isinstance(value, str):
            return [_wrong_type(self.name, "word", value)]
        if value not in self.choices:
            return [_not_a_choice(self.name, value, self.choices)]
        return []

    def from_text(self, text: str) -> Value:
        return text

    def describe(self) -> dict[str, object]:
        return {"type": "choice", "choices": list(self.choices)}


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    name: str
    low: int
    high: int
    default: int
    otherwise: Mapping[tuple[str, Value], int] | None = None
    group: str = "rules"

    def check(self, value: Value) -> list[Reason]:
        if not isinstance(value, int) or isinstance(value, bool):
            return [_wrong_type(self.name, "number", value)]
        if not self.low <= value <= self.high:
            args: dict[str, int | str] = {"name": self.name, "value": value, "low": self.low, "high": self.high}
            return [Reason("option-out-of-range", args=args)]
        return []

    def from_text(self, text: str) -> Value:
        is_number = text.removeprefix("-").isdecimal() and len(text) < 20
        return int(text) if is_number else text

    def describe(self) -> dict[str, object]:
        return {"type": "number", "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str
    default: bool
    otherwise: Mapping[tuple[str, Value], bool] | None = None
    group: str = "rules"

    def check(self, value: Value) -> list[Reason]:
        return [] if isinstance(value, bool) else [_wrong_type(self.name, "switch", value)]

    def from_text(self, text: str) -> Value:
        words: dict[str, Value] = {"true": True, "yes": True, "on": True}
        words |= {"false": False, "no": False, "off": False}
        return words.get(text.lower(), text)

    def describe(self) -> dict[str, object]:
        return {"type": "switch"}


@dataclass(frozen=True)
class Words:
    """A list of words, such as one Spirit per seat. An empty list leaves the choice to the game.

    With no `choices` any word goes and the game itself judges it.
    """

    name: str
    choices: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()
    repeats: bool = True
    default: tuple[str, ...] = ()
    otherwise: Mapping[tuple[str, Value], tuple[str, ...]] | None = None
    group: str = "seats"

    def check(self, value: Value) -> list[Reason]:
        if not isinstance(value, list) or not all(map(_is_word, value)):
            return [_wrong_type(self.name, "words", value)]
        found: list[Reason] = []
        if value and self.lengths and len(value) not in self.lengths:
            args: dict[str, int | str] = {
                "name": self.name,
                "length": len(value),
                "lengths": ", ".join(map(str, self.lengths)),
            }
            found.append(Reason("option-list-length", args=args))
        if self.choices:
            found += [_not_a_choice(self.name, word, self.choices) for word in value if word not in self.choices]
        if not self.repeats:
            twice = sorted({word for word in value if value.count(word) > 1})
            found += [Reason("option-repeats", args={"name": self.name, "value": word}) for word in twice]
        return found

    def from_text(self, text: str) -> Value:
        return [word.strip() for word in text.split(";" if ";" in text else ",") if word.strip()]

    def describe(self) -> dict[str, object]:
        return {
            "type": "words",
            "choices": list(self.choices),
            "lengths": list(self.lengths),
            "repeats": self.repeats,
        }


Option = Choice | Number | Switch | Words


@dataclass(frozen=True)
class Exclusion:
    """Two settings that don't go together: `Exclusion(("mode", "basic"), ("board", "B"), "basic.boards")`."""

    one: tuple[str, Value]
    other: tuple[str, Value]
    clause: str = ""


class Schema:
    """All options of a game, in the order a form shows them. Every game has `players`."""

    def __init__(self, options: Sequence[Option], exclusions: Sequence[Exclusion] = ()) -> None:
        self.options = {option.name: option for option in options}
        self.exclusions = tuple(exclusions)
        if "players" not in self.options:
            raise ValueError("a game declares its number of players")
        for number, option in enumerate(options):
            for other, _ in option.otherwise or {}:
                if other not in [earlier.name for earlier in options[:number]]:
                    raise ValueError(f"{option.name} takes its default from {other}, which must stand before it")
        for exclusion in exclusions:
            for name, _ in (exclusion.one, exclusion.other):
                if name not in self.options:
                    raise ValueError(f"an exclusion names {name}, which is no option")

    def resolve(self, given: Mapping[str, Value]) -> Options:
        """Every option with its value, or BadOption with every reason."""
        found = [
            Reason("unknown-option", args={"name": name, "known": ", ".join(self.options)})
            for name in given
            if name not in self.options
        ]
        values: Options = {}
        for name, option in self.options.items():
            value = _as_list(given[name]) if name in given else self._default(option, values)
            found += option.check(value)
            values[name] = value
        if not found:
            found = self._excluded(values)
        if found:
            raise BadOption(*found)
        return values

    def from_text(self, pairs: Mapping[str, str]) -> Options:
        """Values from a command line or a save file, not yet checked."""
        return {
            name: self.options[name].from_text(text) if name in self.options else text for name, text in pairs.items()
        }

    def describe(self) -> dict[str, object]:
        """The JSON form: everything a page needs to draw the form."""
        return {
            "options": [
                {
                    "name": option.name,
                    "group": option.group,
                    **option.describe(),
                    "default": list(option.default) if isinstance(option, Words) else option.default,
                    "otherwise": [
                        {"option": other, "value": value, "default": default}
                        for (other, value), default in (option.otherwise or {}).items()
                    ],
                }
                for option in self.options.values()
            ],
            "exclusions": [
                {"one": list(exclusion.one), "other": list(exclusion.other), "clause": exclusion.clause}
                for exclusion in self.exclusions
            ],
        }

    def combinations(self, names: Sequence[str]) -> list[Options]:
        """Every allowed setting of the named options, for tests that go through all of them."""
        rows: list[Options] = [{}]
        for name in names:
            option = self.options[name]
            span: Sequence[Value]
            if isinstance(option, Choice):
                span = option.choices
            elif isinstance(option, Number):
                span = range(option.low, option.high + 1)
            elif isinstance(option, Switch):
                span = (False, True)
            else:
                raise ValueError(f"{name} has no short list of values")
            rows = [{**row, name: value} for row in rows for value in span]
        return [row for row in rows if self._goes_together(row)]

    def _goes_together(self, row: Options) -> bool:
        try:
            self.resolve(row)
        except BadOption:
            return False
        return True

    def _default(self, option: Option, values: Options) -> Value:
        for (other, value), default in (option.otherwise or {}).items():
            if values.get(other) == value:
                return list(default) if isinstance(default, tuple) else default
        return list(option.default) if isinstance(option, Words) else option.default

    def _excluded(self, values: Options) -> list[Reason]:
        return [
            Reason(
                "option-excluded",
                exclusion.clause,
                {
                    "name": exclusion.one[0],
                    "value": str(exclusion.one[1]),
                    "other": exclusion.other[0],
                    "other_value": str(exclusion.other[1]),
                },
            )
            for exclusion in self.exclusions
            if values[exclusion.one[0]] == exclusion.one[1] and values[exclusion.other[0]] == exclusion.other[1]
        ]


def as_text(value: Value) -> str:
    """A value as written on a command line or in a save file. The option's `from_text` reads it back."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ("; ".join(value) + ";") if value else ""
    return str(value)


def _is_word(word: object) -> bool:
    """Whether a save file can hold it in a list: one line, no semicolon, no space around it."""
    return isinstance(word, str) and word != "" and " ".join(word.split()) == word and ";" not in word


def _as_list(value: Value | tuple[str, ...]) -> Value:
    return list(value) if isinstance(value, tuple) else value


def _wrong_type(name: str, wanted: str, value: object) -> Reason:
    return Reason("option-wrong-type", args={"name": name, "wanted": wanted, "value": str(value)})


def _not_a_choice(name: str, value: str, choices: Sequence[str]) -> Reason:
    args: dict[str, int | str] = {"name": name, "value": value, "choices": ", ".join(choices)}
    return Reason("option-not-a-choice", args=args)
