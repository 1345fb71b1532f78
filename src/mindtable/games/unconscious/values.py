"""What an effect is worth in points, by the value table of `content/values.toml`.

The content was designed with it and the balance report measures against it. Nothing in the rules depends on it.

A gain counts as often as it may be done; a cost counts for the insights it uses. Where the player chooses the quality,
an insight is worth a little more as a gain and a little less as a cost. What the inkpot, the professor or a location
meets is an average.
"""

from __future__ import annotations

from typing import Final

from mindtable.content import read_toml
from mindtable.games.unconscious.effects import (
    ANY,
    BOX,
    BRIGHT,
    COFFEE,
    ELEVATE,
    ELEVATE_OR_TRANSFER,
    GENERATE,
    INKPOT,
    LEVELS,
    LOCATION,
    PLAY,
    POINTS,
    PROFESSOR,
    REPRESS,
    REPUTATION,
    RESEARCH,
    RESOLVE_COLUMN,
    RESOLVE_ROW,
    RESOLVE_TILE,
    ROOM,
    THERAPY,
    TILE,
    TRACK,
    TRANSFER,
    TREAT,
    Effect,
    part_a,
    part_b,
    part_op,
)

TABLE: Final = read_toml("mindtable.games.unconscious", "values.toml")
VALUES: Final[dict[str, float]] = TABLE["values"]

# Gains that are worth the same each time.
_EACH: Final = {
    COFFEE: "coffee",
    POINTS: "points",
    BOX: "box",
    BRIGHT: "bright",
    RESEARCH: "research",
    PLAY: "play",
    TRANSFER: "transfer",
    RESOLVE_TILE: "resolve_tile",
    REPUTATION: "reputation",
    THERAPY: "therapy",
}
_ONCE: Final = {
    TILE: "tile",
    RESOLVE_ROW: "resolve_row",
    RESOLVE_COLUMN: "resolve_column",
    TREAT: "treat",
    PROFESSOR: "professor",
    TRACK: "track",
    LOCATION: "location",
    ROOM: "room",
}


def worth(effect: Effect) -> float:
    """What it brings less what it costs."""
    return brings(effect) - costs(effect)


def brings(effect: Effect) -> float:
    return sum(gain_worth(gain) for gain in effect.gains)


def costs(effect: Effect) -> float:
    return sum(icon_worth(icon) for icon in effect.cost)


def gain_worth(gain: int) -> float:
    """One part of what an effect brings."""
    op, count, quality = part_op(gain), part_a(gain), part_b(gain)
    if op in _EACH:
        return VALUES[_EACH[op]] * count
    if op in _ONCE:
        return VALUES[_ONCE[op]]
    if op == GENERATE:
        return VALUES[LEVELS[count]] + (VALUES["any"] if quality == ANY else 0.0)
    if op == ELEVATE:
        return VALUES["elevate" if quality == ANY else "elevate_one_quality"] * count
    if op == ELEVATE_OR_TRANSFER:
        return max(VALUES["transfer"], VALUES["elevate_one_quality"]) + VALUES["choice"]
    if op == INKPOT:
        return VALUES["inkpot"] + VALUES["inkpot_step"] * count
    raise ValueError(f"no price for part {gain}")


def icon_worth(icon: int) -> float:
    """One icon of a cost, as a positive number."""
    if icon == REPRESS:
        return VALUES["repress"]
    return VALUES[LEVELS[icon // 4]] - (VALUES["any"] if icon % 4 == ANY else 0.0)
