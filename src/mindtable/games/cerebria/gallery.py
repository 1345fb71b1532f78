"""How the documentation shows this game's cards and boards: what tools/documentation/gallery.py asks of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

from mindtable.kernel.catalogue import Entry
from mindtable.kernel.phrases import Phrase

# What only repeats what stands at another entry (the power of an Emotion) is not shown a second time.
KINDS: Final = {
    "emotion": "topic-emotion",
    "spirit": "topic-spirit",
    "board": "screen-kind-boards",
    "upgrade": "gallery-upgrades",
    "deck": "topic-deck",
    "aspiration": "topic-aspiration",
    "intention": "topic-intention",
    "sphere": "topic-sphere",
    "realm": "topic-realm",
}
NAMED: Final = {"team": "team", "vibe": "vibe", "edition": "option-edition"}
DOTTED: Final = ("vibe",)


def sentences(entry: Entry) -> Iterator[tuple[str, Phrase]]:
    if "threshold" in entry.fields:
        threshold, strong = cast(int, entry.fields["threshold"]), Phrase(f"emotion-{entry.fields['strong']}")
        yield "threshold", Phrase("screen-empower-at", threshold=threshold, strong=strong)


def lists(entry: Entry) -> Iterator[tuple[str, list[list[Phrase | str]]]]:
    fields = cast(dict[str, Any], entry.fields)
    if entry.kind == "deck":
        yield "cards", [[f"{copies} × ", Phrase(f"emotion-{card}")] for card, copies in fields["cards"].items()]
    if entry.kind == "board":
        yield "rows", [_row(row) for row in fields["rows"]]


def _row(row: dict[str, Any]) -> list[Phrase | str]:
    """An action and its upgrades."""
    upgrades = [part for upgrade in row["upgrades"] for part in (", ", upgrade["name"])]
    return [Phrase(f"spirit-action-{row['action']}"), ": ", *upgrades[1:]]
