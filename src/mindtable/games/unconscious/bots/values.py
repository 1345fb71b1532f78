"""What an effect is worth in points, by the value table of `content/values.toml`.

The content was designed with it and the balance report measures against it. Nothing in the rules depends on it.

A gain counts as often as it may be done; a cost counts for the insights it uses. Where the player chooses the quality,
an insight is worth a little more as a gain and a little less as a cost. What the inkpot, the professor or a location
meets is an average.
"""

from __future__ import annotations

from typing import Final

from mindtable.content import read_toml
from mindtable.games.unconscious.pieces.effects import (
    ANY,
    ELEVATE,
    ELEVATE_OR_TRANSFER,
    GENERATE,
    INKPOT,
    LEVELS,
    REPRESS,
    Effect,
    part_a,
    part_b,
    part_op,
)
from mindtable.games.unconscious.wording.phrasing import named_gain

TABLE: Final = read_toml("mindtable.games.unconscious", "values.toml")
VALUES: Final[dict[str, float]] = TABLE["values"]


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
    if op == GENERATE:
        return VALUES[LEVELS[count]] + (VALUES["any"] if quality == ANY else 0.0)
    if op == ELEVATE:
        return VALUES["elevate" if quality == ANY else "elevate_one_quality"] * count
    if op == ELEVATE_OR_TRANSFER:
        return max(VALUES["transfer"], VALUES["elevate_one_quality"]) + VALUES["choice"]
    if op == INKPOT:
        return VALUES["inkpot"] + VALUES["inkpot_step"] * count
    name, args = named_gain(gain)
    return VALUES[name.replace("-", "_")] * (count if "n" in args else 1)


def icon_worth(icon: int) -> float:
    """One icon of a cost, as a positive number."""
    if icon == REPRESS:
        return VALUES["repress"]
    return VALUES[LEVELS[icon // 4]] - (VALUES["any"] if icon % 4 == ANY else 0.0)
