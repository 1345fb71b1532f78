"""Insights and the dreams they are for: how far a dial is from paying, and what it is worth for that.

An insight is worth most where a dream on top waits for it; one that no dream needs is worth a little.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.bots.values import brings
from mindtable.games.unconscious.pieces.board import LEVEL_OF, QUALITY_OF
from mindtable.games.unconscious.pieces.cards import DREAM_EFFECT
from mindtable.games.unconscious.pieces.effects import ANY, REPRESS
from mindtable.games.unconscious.pieces.state import State

DREAM_WORTH: Final[list[float]] = [brings(effect) for effect in DREAM_EFFECT]
# What a spare insight is worth on its level, and how much of a dream's worth the insights for it count.
SPARE: Final = 0.35
PROMISED: Final = 0.6
_LEVEL_WORTH: Final[list[float]] = [0.0, *(1.0 + LEVEL_OF[area] for area in range(1, 10))]
OUT_OF_REACH: Final = 3


def _steps(icon: int) -> list[int]:
    """How many steps of elevating, transferring or generating lie between an insight in an area and an icon."""
    if icon == REPRESS:
        return [2, *[0] * 9]
    level, quality = icon >> 2, icon & 3
    other = [0 if quality in (ANY, QUALITY_OF[area]) else 1 for area in range(10)]
    return [level + 1, *(other[area] + max(0, level - LEVEL_OF[area]) for area in range(1, 10))]


def _nearest(icon: int) -> list[tuple[int, int]]:
    """The areas an icon may be paid from, the nearest first, of those the humblest first: (area, steps)."""
    steps = _steps(icon)
    return [(area, steps[area]) for area in sorted(range(10), key=lambda area: (steps[area], LEVEL_OF[area]))]


# The icons of each dream's cost, the dearest first: it takes its pick of the insights first.
_COSTS: Final[list[list[list[tuple[int, int]]]]] = [
    [_nearest(icon) for icon in sorted(effect.cost, key=lambda icon: (icon == REPRESS, -(icon >> 2)))]
    for effect in DREAM_EFFECT
]
_STEPS_IN_ALL: Final[list[int]] = [sum(_steps(icon)[0] for icon in effect.cost) for effect in DREAM_EFFECT]


def held_by(g: State, seat: int) -> list[int]:
    """How many insights lie in each area of the dial."""
    base = 10 * seat
    return [g.common[area] + g.own[area] for area in range(base, base + 10)]


def top_dreams(g: State, seat: int) -> list[int]:
    """The dreams that are to be paid next."""
    dreams: list[int] = []
    for at in (2 * seat, 2 * seat + 1):
        if g.room_client[at] >= 0:
            dream = g.room_manifest[at]
            if dream < 0:
                dream = g.room_latent[at]
            if dream >= 0:
                dreams.append(dream)
    return dreams


def steps_to(held: list[int], dream: int) -> int:
    """How many steps the insights are away from paying a dream, roughly: each icon takes the nearest one left, and
    what is taken is no longer held."""
    gap = 0
    for nearest in _COSTS[dream]:
        for area, steps in nearest:
            if held[area]:
                held[area] -= 1
                gap += steps
                break
        else:
            gap += OUT_OF_REACH
    return gap


def promise(held: list[int], dreams: list[int]) -> float:
    """What the dreams promise, each by the share of its price that is there; the insights they wait for are taken out
    of those held."""
    if len(dreams) == 2:
        first, second = held.copy(), held.copy()
        if steps_to(first, dreams[0]) > steps_to(second, dreams[1]):
            dreams = [dreams[1], dreams[0]]
    total = 0.0
    for dream in dreams:
        total += DREAM_WORTH[dream] * (1.0 - steps_to(held, dream) / _STEPS_IN_ALL[dream])
    return total


def spare(held: list[int]) -> float:
    """What is left over when the dreams have taken theirs."""
    total = 0.0
    for area in range(1, 10):
        if held[area]:
            total += held[area] * _LEVEL_WORTH[area]
    return total


def dial_worth(held: list[int], dreams: list[int]) -> float:
    """What a dial is worth as a whole."""
    rest = held.copy()
    promised = promise(rest, dreams)
    return PROMISED * promised + SPARE * spare(rest)
