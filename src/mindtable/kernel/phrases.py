"""Phrases: sentences before they have a language. A server sends phrases, and each reader's language makes the
sentence.

A phrase is a text key with its arguments: numbers, words that stand for themselves, seats (the player sitting there),
and other phrases. Reasons, events and actions become phrases here. Questions and labels that know the position come
from the step in progress (`Step.question`, `Step.label`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Protocol, TypedDict

from mindtable.kernel.actions import NO_NOUN, Vocabulary
from mindtable.kernel.reasons import Reason


class Seat:
    """The player sitting there, whose name the game doesn't know."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def describe(self) -> dict[str, object]:
        return {"seat": self.number}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.number == self.number

    def __hash__(self) -> int:
        return hash(("seat", self.number))

    def __repr__(self) -> str:
        return f"Seat({self.number})"


class Described(TypedDict):
    """A phrase as JSON."""

    key: str
    args: dict[str, object]


NO_FACTS: Final[Mapping[str, object]] = MappingProxyType({})


class Phrase:
    """A text key with its arguments."""

    def __init__(self, key: str, /, **args: Said) -> None:
        self.key: Final = key
        self.args: Final[Mapping[str, Said]] = args
        self.facts: Mapping[str, object] = NO_FACTS
        self.about: Phrase | None = None

    def explained(self, about: Phrase) -> Phrase:
        """The same, and what a label is too short for: a tooltip tells it, a list of choices says it below."""
        self.about = about
        return self

    def with_facts(self, **facts: object) -> Phrase:
        """The same, with the cost and gain of the labelled choice as plain data for drawing it."""
        self.facts = {**self.facts, **facts}
        return self

    def describe(self) -> Described:
        """The JSON form: `{"key": "verb-move", "args": {"noun": {"key": "realm-land", "args": {}}}}`.

        A seat is `{"seat": 2}`, a list of phrases a list.
        """
        return {"key": self.key, "args": {name: _described(value) for name, value in self.args.items()}}

    def parts(self) -> Iterator[Phrase]:
        """This phrase and all its parts."""
        yield self
        for value in self.args.values():
            for item in value if isinstance(value, list | tuple) else (value,):
                if isinstance(item, Phrase):
                    yield from item.parts()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and other.describe() == self.describe()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Phrase({self.key}{inner})"


# What can stand for one thing, and what an argument may be. A word is shown as it is, a list as the language lists.
Thing = int | str | Phrase | Seat
Said = Thing | Sequence[Phrase]


def _described(value: Said) -> object:
    if isinstance(value, Phrase | Seat):
        return value.describe()
    if isinstance(value, int | str):
        return value
    return [item.describe() for item in value]


class Names(Protocol):
    """A game's names for things, as needed by phrases."""

    vocabulary: Vocabulary

    def noun_key(self, kind: str, name: str) -> str: ...
    def event_key(self, kind: str, args: Mapping[str, object]) -> str: ...
    def event_words(self, kind: str, args: Mapping[str, object]) -> dict[str, str]: ...
    def reason_words(self, reason: Reason) -> dict[str, str]: ...


def noun_phrase(game: Names, kind: str, name: str) -> Thing:
    """A thing's name; one without a text key stands for itself.

    Nouns of the kind `seat` mean the player sitting there; those of a kind `seat-THING` mean a thing at a seat.
    """
    if kind == "seat":
        return Seat(int(name))
    if kind.startswith("seat-"):
        seat, _, thing = name.partition("-")
        return Phrase("seat-thing", seat=Seat(int(seat)), thing=noun_phrase(game, kind[5:], thing))
    key = game.noun_key(kind, name)
    return Phrase(key) if key else name


def action_phrase(game: Names, action: int) -> Phrase:
    """What an action does, in a few words, whatever the position."""
    verb = game.vocabulary.verb(action)
    if verb.nouns is NO_NOUN:
        return Phrase(f"verb-{verb.name}")
    return Phrase(f"verb-{verb.name}", noun=noun_phrase(game, verb.nouns.kind, game.vocabulary.noun(action)))


def reason_phrase(game: Names | None, reason: Reason) -> Phrase:
    """The reason why not, with seats and names of things as in events."""
    words = game.reason_words(reason) if game is not None else {}
    return Phrase(f"reason-{reason.key}", **_told(reason.args, words))


def event_phrase(game: Names, seen_event: Mapping[str, object]) -> Phrase:
    """What happened, as one viewer saw it.

    An argument `seat` (or `…_seat`) is the player sitting there. `event_words` says which arguments are names.
    """
    kind = str(seen_event["event"])
    args = {name: value for name, value in seen_event.items() if name != "event"}
    words = game.event_words(kind.removesuffix("-hidden"), args)
    return Phrase(game.event_key(kind, args), **_told(args, words))


def _told(args: Mapping[str, object], words: Mapping[str, str]) -> dict[str, Said]:
    told: dict[str, Said] = {}
    for name, value in args.items():
        if name in words:
            told[name] = Phrase(words[name])
        elif isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            told[name] = Seat(value)
        else:
            told[name] = value if isinstance(value, int) else str(value)
    return told
