"""The catalogue: every card, tile and board of a game as data, so a screen can draw it without knowing the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.kernel.phrases import Phrase


class Entry:
    """One piece of content: its name, its effect, its provenance, and its figures as plain data."""

    def __init__(
        self,
        kind: str,
        id: str,
        provenance: str,
        name: Phrase | str,
        about: Phrase | None = None,
        fields: Mapping[str, object] | None = None,
    ) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.provenance: Final = provenance
        self.name: Final = name
        self.about: Final = about
        self.fields: Final[Mapping[str, object]] = {} if fields is None else fields

    def describe(self) -> dict[str, object]:
        """The JSON form. Phrases among the fields appear in their own JSON form."""
        return {
            "kind": self.kind,
            "id": self.id,
            "provenance": self.provenance,
            "name": plain(self.name),
            "about": plain(self.about),
            "fields": plain(self.fields),
        }

    def phrases(self) -> list[Phrase]:
        """All phrases in this entry."""
        found: list[Phrase] = []
        _collect([self.name, self.about, self.fields], found)
        return found


def plain(value: object) -> object:
    """A value with the phrases in it as JSON."""
    if isinstance(value, Phrase):
        return value.describe()
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value


def _collect(value: object, found: list[Phrase]) -> None:
    if isinstance(value, Phrase):
        found.append(value)
    elif isinstance(value, Mapping):
        for item in value.values():
            _collect(item, found)
    elif isinstance(value, list | tuple):
        for item in value:
            _collect(item, found)
