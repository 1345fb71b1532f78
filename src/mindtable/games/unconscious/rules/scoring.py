"""Final scoring in its seven parts.

Clauses: tie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mindtable.games.unconscious.pieces.cards import (
    CASE_CAP,
    CASE_PER,
    CASE_POINTS,
    CITY,
    ROUTINE,
    SCORINGS,
    TILE_LEVEL,
)
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules.desk import active_clients, district_tags, tags
from mindtable.games.unconscious.rules.dial import total

ROW_POINTS: Final[list[int]] = [0, *CITY["player"]["row_points"]]
TAG_POINTS: Final[list[int]] = [0, *CITY["player"]["tag_points"]]
DISTRICT_POINTS: Final[list[int]] = [0, *CITY["insights_on_map"]["points"]]
BOX_POINTS: Final = 2
COFFEE_PER_BRIGHT: Final = 3
# Points per treatise and cured client for the first and the second on the track.
PER_WORK: Final = (2, 1)
MAJORS: Final = (3, 6, 9)
# In the order in which `final_parts` adds them up.
FINAL_PARTS: Final = ("reputation", "districts", "rows", "tags", "case-studies", "boxes", "bright")


def ranking(g: State) -> list[int]:
    """Seats by reputation; of two on one space the marker that lies lower came first and is ahead."""
    return sorted(range(g.players), key=lambda seat: (-g.reputation[seat], g.arrival[seat]))


def different_tags(g: State, seat: int) -> int:
    return sum(tags(g, seat, location) > 0 for location in range(6))


def final_parts(g: State, seat: int) -> dict[str, int]:
    """A player's points in the final scoring, part by part."""
    place = ranking(g).index(seat)
    works = len(g.published[seat]) + len(g.cured[seat])
    districts = {space // 4 for space in range(12) if g.district_owner[space] == seat}
    return {
        "reputation": g.reputation[seat] + (PER_WORK[place] * works if place < 2 else 0),
        "districts": DISTRICT_POINTS[len(districts)],
        "rows": ROW_POINTS[sum(g.line_open[6 * seat : 6 * seat + 3])],
        "tags": TAG_POINTS[different_tags(g, seat)],
        "case-studies": sum(case_points(g, seat, client) for client in active_clients(g, seat)),
        "boxes": BOX_POINTS * g.boxes[seat],
        "bright": g.bright[seat] + g.coffee[seat] // COFFEE_PER_BRIGHT,
    }


def case_points(g: State, seat: int, client: int) -> int:
    """What a case-study client without its grief layer scores."""
    per = SCORINGS[CASE_PER[client]]
    if per == "none":
        return 0
    return min(CASE_CAP[client], CASE_POINTS[client] * CASE_COUNTS[per](g, seat))


def _tiles(g: State, seat: int, level: int) -> int:
    count = 0
    for tile in g.notebook[9 * seat : 9 * seat + 9]:
        if tile != NONE and TILE_LEVEL[tile] == level:
            count += 1
    return count


def _routine(g: State, seat: int) -> int:
    count = 0
    for client in g.cured[seat]:
        if ROUTINE[client]:
            count += 1
    return count


# How many there are of what a case study scores.
CASE_COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "level-1-tiles": lambda g, seat: _tiles(g, seat, 1),
    "level-2-tiles": lambda g, seat: _tiles(g, seat, 2),
    "cured-routine": _routine,
    "cured-case-studies": lambda g, seat: len(g.cured[seat]) - _routine(g, seat),
    "treatises": lambda g, seat: len(g.published[seat]),
    "research-in-play": lambda g, seat: len(g.in_play[seat]),
    "filled-lines": lambda g, seat: sum(g.line_open[6 * seat : 6 * seat + 6]),
    "insights-on-map": lambda g, seat: g.district_owner.count(seat),
    "different-tags": different_tags,
    "tags-green": lambda g, seat: district_tags(g, seat, 0),
    "tags-purple": lambda g, seat: district_tags(g, seat, 1),
    "tags-red": lambda g, seat: district_tags(g, seat, 2),
    "reputation": lambda g, seat: g.reputation[seat],
    "goals": lambda g, seat: g.goal_owner.count(seat),
    "bright-ideas": lambda g, seat: g.bright[seat],
    "boxes": lambda g, seat: g.boxes[seat],
    "major-insights": lambda g, seat: sum(total(g, seat, area) for area in MAJORS),
    "volumes": lambda g, seat: sum(len(g.treatise_cards[treatise]) for treatise in g.published[seat]),
}


def winner(g: State) -> int:
    """Most points; tied, the higher reputation; still tied, the marker that lies lower."""
    order = ranking(g)
    return max(range(g.players), key=lambda seat: (g.points[seat], -order.index(seat)))
