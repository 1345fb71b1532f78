"""Actions: a verb and a noun, packed in one int.

A game declares its verbs and, for each, the finite set its noun comes from. `quell 7` is the text form,
`{"verb": "quell", "noun": "7"}` the JSON form, and `number()` the fixed dense numbering for learning.
Inside the rules an action is `VERB | noun`, where VERB is the verb's index shifted by `NOUN_BITS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindtable.kernel.errors import UnknownAction, fail

NOUN_BITS: Final = 10
NOUN_MASK: Final = (1 << NOUN_BITS) - 1


def verb_of(action: int) -> int:
    """The index of an action's verb."""
    return action >> NOUN_BITS


def noun_of(action: int) -> int:
    """The number of an action's noun among its verb's nouns."""
    return action & NOUN_MASK


class Nouns:
    """A named, finite, ordered set of things a verb can be done to."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        if len(names) > NOUN_MASK + 1:
            raise ValueError(f"{kind} has {len(names)} nouns; {NOUN_MASK + 1} fit in an action")
        self.kind: Final = kind
        self.names: Final = tuple(names)
        self.numbers: Final = {name: number for number, name in enumerate(names)}
        if len(self.numbers) != len(self.names):
            raise ValueError(f"{kind} names a noun twice")


NO_NOUN: Final = Nouns("none", ("",))


class Verb:
    """Something that can be done, to one of its nouns or to none."""

    def __init__(self, name: str, nouns: Nouns = NO_NOUN, base: int = -1) -> None:
        self.name: Final = name
        self.nouns: Final = nouns
        self.base: Final = base  # its part of an action where the rules have written that out, or -1


class Vocabulary:
    """All verbs of a game, in their fixed order, and the forms an action takes outside the rules."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: Final = tuple(verbs)
        self._index: Final = {verb.name: index for index, verb in enumerate(verbs)}
        if len(self._index) != len(self.verbs):
            raise ValueError("a verb is declared twice")
        self._first: Final[list[int]] = []
        total = 0
        for index, verb in enumerate(verbs):
            if verb.base not in (-1, index << NOUN_BITS):
                raise ValueError(f"verb {verb.name} has base {index << NOUN_BITS}, not {verb.base}")
            self._first.append(total)
            total += len(verb.nouns.names)
        self.size: Final = total

    def base(self, verb: str) -> int:
        """The verb's part of an action; or-ed with a noun it is the action."""
        return self._index[verb] << NOUN_BITS

    def knows(self, action: int) -> bool:
        """Whether this action exists at all, legal or not."""
        verb = action >> NOUN_BITS
        return 0 <= verb < len(self.verbs) and (action & NOUN_MASK) < len(self.verbs[verb].nouns.names)

    def verb(self, action: int) -> Verb:
        if not self.knows(action):
            raise fail(UnknownAction, "unknown-action", action=action)
        return self.verbs[action >> NOUN_BITS]

    def noun(self, action: int) -> str:
        return self.verb(action).nouns.names[action & NOUN_MASK]

    def text(self, action: int) -> str:
        """The text form, as in `quell 7`."""
        verb = self.verb(action)
        if verb.nouns is NO_NOUN:
            return verb.name
        return f"{verb.name} {verb.nouns.names[action & NOUN_MASK]}"

    def parse(self, text: str) -> int:
        """The action that a text means, or UnknownAction."""
        words = text.split(maxsplit=1)
        if not words:
            raise fail(UnknownAction, "unknown-verb", verb="")
        return self._pack(words[0], words[1].strip() if len(words) > 1 else None)

    def json(self, action: int) -> dict[str, str]:
        """The JSON form, as in `{"verb": "quell", "noun": "7"}`."""
        verb = self.verb(action)
        if verb.nouns is NO_NOUN:
            return {"verb": verb.name}
        return {"verb": verb.name, "noun": verb.nouns.names[action & NOUN_MASK]}

    def from_json(self, form: object) -> int:
        """The action that a JSON form means, or UnknownAction."""
        if not isinstance(form, dict):
            raise fail(UnknownAction, "unknown-verb", verb=str(form))
        verb, noun = form.get("verb"), form.get("noun")
        if not isinstance(verb, str):
            raise fail(UnknownAction, "unknown-verb", verb=str(verb))
        if noun is not None and not isinstance(noun, str):
            raise fail(UnknownAction, "unknown-noun", verb=verb, noun=str(noun))
        return self._pack(verb, noun)

    def number(self, action: int) -> int:
        """The action's place in the fixed numbering 0 … size - 1."""
        self.verb(action)
        return self._first[action >> NOUN_BITS] + (action & NOUN_MASK)

    def numbered(self, number: int) -> int:
        """The action at that place of the fixed numbering."""
        for index in range(len(self.verbs) - 1, -1, -1):
            if 0 <= self._first[index] <= number < self.size:
                return index << NOUN_BITS | (number - self._first[index])
        raise fail(UnknownAction, "unknown-action", action=number)

    def all(self) -> list[int]:
        """Every action there is, legal or not, in the fixed numbering."""
        return [
            index << NOUN_BITS | noun for index, verb in enumerate(self.verbs) for noun in range(len(verb.nouns.names))
        ]

    def _pack(self, name: str, noun: str | None) -> int:
        index = self._index.get(name)
        if index is None:
            raise fail(UnknownAction, "unknown-verb", verb=name)
        nouns = self.verbs[index].nouns
        if nouns is NO_NOUN:
            if noun:
                raise fail(UnknownAction, "unwanted-noun", verb=name, noun=noun)
            return index << NOUN_BITS
        if noun is None:
            raise fail(UnknownAction, "missing-noun", verb=name)
        number = nouns.numbers.get(noun)
        if number is None:
            raise fail(UnknownAction, "unknown-noun", verb=name, noun=noun)
        return index << NOUN_BITS | number
