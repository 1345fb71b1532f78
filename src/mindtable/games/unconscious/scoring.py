"""Final scoring in its seven parts."""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.cards import CASE_CAP, CASE_PER, CASE_POINTS, CITY, ROUTINE, SCORINGS, TILE_LEVEL
from mindtable.games.unconscious.desk import active_clients, district_tags, tags
from mindtable.games.unconscious.dial import total
from mindtable.games.unconscious.state import NONE, State

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


def final_parts(g: State, seat: int) -> dict[str, int]:
    """A player's points in the final scoring, part by part."""
    place = ranking(g).index(seat)
    works = len(g.published[seat]) + len(g.cured[seat])
    districts = {space // 4 for space in range(12) if g.district_owner[space] == seat}
    kinds = sum(tags(g, seat, location) > 0 for location in range(6))
    return {
        "reputation": g.reputation[seat] + (PER_WORK[place] * works if place < 2 else 0),
        "districts": DISTRICT_POINTS[len(districts)],
        "rows": ROW_POINTS[sum(g.line_open[6 * seat : 6 * seat + 3])],
        "tags": TAG_POINTS[kinds],
        "case-studies": sum(case_points(g, seat, client) for client in active_clients(g, seat)),
        "boxes": BOX_POINTS * g.boxes[seat],
        "bright": g.bright[seat] + g.coffee[seat] // COFFEE_PER_BRIGHT,
    }


def case_points(g: State, seat: int, client: int) -> int:
    """What a case-study client without its grief layer scores."""
    per = SCORINGS[CASE_PER[client]]
    if per == "none":
        return 0
    return min(CASE_CAP[client], CASE_POINTS[client] * case_count(g, seat, per))


def case_count(g: State, seat: int, per: str) -> int:
    """How many there are of what a case study scores; only this one thing is counted, since bots ask often."""
    if per == "level-1-tiles":
        return _tiles(g, seat, 1)
    if per == "level-2-tiles":
        return _tiles(g, seat, 2)
    if per == "cured-routine":
        return _routine(g, seat)
    if per == "cured-case-studies":
        return len(g.cured[seat]) - _routine(g, seat)
    if per == "treatises":
        return len(g.published[seat])
    if per == "research-in-play":
        return len(g.in_play[seat])
    if per == "filled-lines":
        return sum(g.line_open[6 * seat : 6 * seat + 6])
    if per == "insights-on-map":
        return g.district_owner.count(seat)
    if per == "different-tags":
        return sum(tags(g, seat, location) > 0 for location in range(6))
    if per == "tags-green":
        return district_tags(g, seat, 0)
    if per == "tags-purple":
        return district_tags(g, seat, 1)
    if per == "tags-red":
        return district_tags(g, seat, 2)
    if per == "reputation":
        return g.reputation[seat]
    if per == "goals":
        return g.goal_owner.count(seat)
    if per == "bright-ideas":
        return g.bright[seat]
    if per == "boxes":
        return g.boxes[seat]
    if per == "major-insights":
        return sum(total(g, seat, area) for area in MAJORS)
    assert per == "volumes"
    return sum(len(g.treatise_cards[treatise]) for treatise in g.published[seat])


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


def winner(g: State) -> int:
    """Most points; tied, the higher reputation; still tied, the marker that lies lower."""
    order = ranking(g)
    return max(range(g.players), key=lambda seat: (g.points[seat], -order.index(seat)))
