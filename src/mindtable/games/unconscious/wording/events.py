"""What can happen in a game of Unconscious Mind, for log and animation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import LEVEL_OF, QUALITY_OF, RESERVE
from mindtable.kernel.events import EventKind

EVENTS: Final = (
    EventKind("turn", ["seat", "number"]),
    EventKind("end-turn", ["seat"]),
    EventKind("last-round", []),
    EventKind("over", []),
    # the desk
    EventKind("points", ["seat", "amount", "source"]),
    EventKind("coffee", ["seat", "amount"]),
    EventKind("pay-coffee", ["seat", "amount"]),
    EventKind("box", ["seat", "amount"]),
    EventKind("uses-box", ["seat"]),
    EventKind("sells-box", ["seat"]),
    EventKind("bright", ["seat", "amount"]),
    EventKind("pay-bright", ["seat", "amount"]),
    EventKind("insight", ["seat", "insight", "to"]),
    EventKind("insight-placed", ["seat", "insight"]),
    # the meeting table and the notebook
    EventKind("states", ["seat", "space", "action", "ideas", "bright"]),
    EventKind("inkpot", ["seat", "by", "space"]),
    EventKind("idea-freed", ["seat"]),
    EventKind("takes-tile", ["seat", "tile"]),
    EventKind("places-tile", ["seat", "tile", "cell"]),
    EventKind("resolves-tile", ["seat", "tile"]),
    EventKind("line-filled", ["seat", "line"]),
    # research
    EventKind("draws-research", ["seat"], secret=["card"]),
    EventKind("exchanges-research", ["seat", "card", "taken"]),
    EventKind("plays-research", ["seat", "card"]),
    EventKind("cites", ["seat", "other_seat", "treatise"]),
    EventKind("publishes", ["seat", "treatise"]),
    # the city
    EventKind("professor", ["seat", "location"]),
    EventKind("freud", ["location"]),
    EventKind("journalist", ["location"]),
    EventKind("recall", ["seat", "spaces"]),
    EventKind("bonus", ["seat", "bonus"]),
    EventKind("district-bonus", ["seat", "space"]),
    EventKind("fireworks", ["district"]),
    EventKind("reputation", ["seat", "space", "freud"]),
    EventKind("track", ["seat"]),
    EventKind("signal", ["seat"]),
    EventKind("goal", ["seat", "goal"]),
    # clients
    EventKind("takes-client", ["seat", "client"]),
    EventKind("takes-dream", ["seat", "dream"]),
    EventKind("treats", ["seat", "client", "dream"]),
    EventKind("therapy", ["seat", "client", "amount"]),
    EventKind("catharsis", ["seat", "client", "grief"]),
    EventKind("cures", ["seat", "client"]),
    EventKind("second-room", ["seat"]),
)

# Arguments that name things, by event where the same word means different things.
WORDS: Final = {
    "source": "source",
    "insight": "area",
    "to": "area",
    "action": "table",
    "card": "research",
    "taken": "research",
    "treatise": "treatise",
    "location": "location",
    "district": "district",
    "goal": "goal",
    "client": "client",
    "dream": "dream",
    "line": "line",
}

_WAYS: Final = ("generated", "elevated", "transferred", "repressed", "returned")

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {f"event-insight-{way}": ("seat", "insight", "to") for way in _WAYS}


def insight_way(area: int, to: int) -> str:
    """What has been done to an insight that went there on the dial; empty for one generated from another."""
    if area == RESERVE:
        return "generated"
    if to == RESERVE:
        return "returned"
    higher = LEVEL_OF[to] - LEVEL_OF[area]
    if QUALITY_OF[to] == QUALITY_OF[area]:
        return {1: "elevated", -1: "repressed"}.get(higher, "")
    return "" if higher else "transferred"
