"""What can happen in a game of Unconscious Mind, for log and animation."""

from __future__ import annotations

from typing import Final

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
