"""The dial of insights: generate, elevate, repress, transfer and use.

Seven common insights never leave the dial; coloured ones work the same once freed. An insight to pick is a number: a
dial area, plus 10 for a coloured one. Area 0 is the reserve; an insight there has neither quality nor level.

Clauses: insight.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.board import AREAS, LEVEL_OF, QUALITY_OF, RESERVE
from mindtable.games.unconscious.pieces.effects import ANY, MAJOR
from mindtable.games.unconscious.pieces.state import State

OWN: Final = 10


def count(g: State, seat: int, insight: int) -> int:
    return g.own[10 * seat + insight - OWN] if insight >= OWN else g.common[10 * seat + insight]


def total(g: State, seat: int, area: int) -> int:
    return g.common[10 * seat + area] + g.own[10 * seat + area]


def shift(g: State, seat: int, insight: int, area: int) -> None:
    """Move an insight to another area of the dial."""
    if insight >= OWN:
        g.own[10 * seat + insight - OWN] -= 1
        g.own[10 * seat + area] += 1
    else:
        g.common[10 * seat + insight] -= 1
        g.common[10 * seat + area] += 1
    if g.listening:
        g.tell("insight", seat=seat, insight=AREAS[insight % OWN], to=AREAS[area])


def on_rings(g: State, seat: int) -> list[int]:
    """Every kind of insight the seat has on the rings."""
    base = 10 * seat
    found = [area for area, number in enumerate(g.common[base + 1 : base + 10], 1) if number]
    found += [area for area, number in enumerate(g.own[base + 1 : base + 10], OWN + 1) if number]
    return found


def sources(g: State, seat: int) -> list[int]:
    """Where a generated insight may come from: the reserve, or if that is empty anywhere."""
    base = 10 * seat
    found = []
    if g.common[base + RESERVE]:
        found.append(RESERVE)
    if g.own[base + RESERVE]:
        found.append(OWN + RESERVE)
    return found or on_rings(g, seat)


def can_elevate(g: State, seat: int, insight: int, quality: int) -> bool:
    area = insight % OWN
    return (
        area != RESERVE
        and LEVEL_OF[area] < MAJOR
        and quality in (ANY, QUALITY_OF[area])
        and count(g, seat, insight) > 0
    )


def elevatable(g: State, seat: int, quality: int) -> list[int]:
    return [insight for insight in on_rings(g, seat) if can_elevate(g, seat, insight, quality)]


def elevate(g: State, seat: int, insight: int) -> None:
    shift(g, seat, insight, insight % OWN + 1)


def repress(g: State, seat: int, insight: int) -> None:
    """One ring inwards; a minor insight goes to the reserve."""
    area = insight % OWN
    shift(g, seat, insight, RESERVE if LEVEL_OF[area] == 0 else area - 1)


def transfer(g: State, seat: int, insight: int, quality: int) -> None:
    """To another quality, the level unchanged."""
    shift(g, seat, insight, 1 + 3 * quality + LEVEL_OF[insight % OWN])


def use(g: State, seat: int, insight: int) -> None:
    """A used insight goes to the reserve."""
    shift(g, seat, insight, RESERVE)


def own_on_dial(g: State, seat: int) -> list[int]:
    """The coloured insights on the dial, the reserve included."""
    return [OWN + area for area in range(10) if g.own[10 * seat + area]]
