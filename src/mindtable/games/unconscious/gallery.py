"""How the documentation shows this game's cards and boards: what tools/documentation/gallery.py asks of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mindtable.games.unconscious.pieces.effects import Effect
from mindtable.games.unconscious.wording.phrasing import effect_phrase
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.phrases import Phrase

# What only repeats what stands at another entry (the symbols of a dream) is not shown a second time.
KINDS: Final = {
    "client": "topic-client",
    "grief": "topic-grief",
    "dream": "topic-dream",
    "tile": "topic-notebook",
    "research": "topic-research",
    "treatise": "topic-treatise",
    "location": "topic-location",
    "district": "topic-district",
    "overlay": "topic-module-overlay",
    "goal": "topic-goal",
    "table-action": "topic-table",
    "income": "topic-track",
    "section": "topic-track",
    "board": "gallery-boards",
}
NAMED: Final = {"district": "district", "quality": "quality", "symbol": "symbol", "tags": "location"}
COUNTED: Final = {"points": "resource-points"}
SAID: Final = {("client", "points"), ("client", "tags"), ("grief", "symbol"), ("treatise", "tags")}

# What is printed on the boards: effects, and plain numbers.
_EFFECTS: Final = ("rows", "filled_row", "columns", "seats")
_NUMBERS: Final = ("row_points", "tag_points", "watches", "end_points")


def figures(entry: Entry) -> Iterator[tuple[str, list[Phrase | str]]]:
    if entry.kind != "board":
        return
    grid: Any = entry.fields.get("grid", ())
    for row in grid:
        yield "", [Phrase(f"table-{action}") for action in row]
    for name in _EFFECTS:
        if name in entry.fields:
            yield name, [effect_phrase(Effect(notation)) for notation in _values(entry, name)]
    for name in _NUMBERS:
        if name in entry.fields:
            yield name, list(_values(entry, name))


def _values(entry: Entry, name: str) -> list[str]:
    found = entry.fields[name]
    return [str(value) for value in found] if isinstance(found, list) else [str(found)]
