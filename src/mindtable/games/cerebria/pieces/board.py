"""The board's geometry: Realms, Frontiers, slots and spaces, all in rings.

Going clockwise each Realm has two Emotion slots and each Frontier one, 15 in all; and each Realm and each
Frontier has one Spirit space, 10 in all. Frontier f lies between Realm f and Realm f + 1.

Clauses: geometry.
"""

from __future__ import annotations

from typing import Final

BLISS: Final = 0
GLOOM: Final = 1
TEAMS: Final = ("bliss", "gloom")

VALLEY: Final = 0
CRADLE: Final = 1
NETWORK: Final = 2
LAND: Final = 3
WILLOW: Final = 4
REALMS: Final = ("valley", "cradle", "network", "land", "willow")
FRONTIERS: Final = tuple(f"{REALMS[r]}-{REALMS[(r + 1) % 5]}" for r in range(5))
SPACES: Final = tuple(name for r in range(5) for name in (REALMS[r], FRONTIERS[r]))
SLOTS: Final = tuple(str(number) for number in range(1, 16))

COMMITMENT: Final = 0
CREATIVITY: Final = 1
HUMILITY: Final = 2
DILIGENCE: Final = 3
KNOWLEDGE: Final = 4
SPHERES: Final = ("commitment", "creativity", "humility", "diligence", "knowledge")

VIBES: Final = ("none", "red", "yellow", "green", "blue", "wild")
WILD: Final = 5
COLOURS: Final = (1, 2, 3, 4)

ASPIRATIONS: Final = (
    "attitude",
    "openness",
    "awareness",
    "unity",
    "liveliness",
    "versatility",
    "fortitude",
    "sensibility",
    "reflection",
)
(ATTITUDE, OPENNESS, AWARENESS, UNITY, LIVELINESS, VERSATILITY, FORTITUDE, SENSIBILITY, REFLECTION) = range(9)


def frontier_slot(frontier: int) -> int:
    return 3 * frontier + 2


def _space_slots(space: int) -> list[int]:
    return [3 * (space // 2), 3 * (space // 2) + 1] if space % 2 == 0 else [3 * (space // 2) + 2]


# The two neighbours of each slot.
ADJACENT: Final[list[list[int]]] = [[(slot - 1) % 15, (slot + 1) % 15] for slot in range(15)]
# The slots a Spirit on a space is adjacent to, and the one space next to each slot.
SLOTS_AT: Final[list[list[int]]] = [_space_slots(space) for space in range(10)]
SPACE_BY: Final[list[int]] = [next(s for s in range(10) if slot in SLOTS_AT[s]) for slot in range(15)]
# The Realms whose Fortress location is next to a space; the same Realms' Spheres can be absorbed from.
REALMS_AT: Final[list[list[int]]] = [
    [space // 2] if space % 2 == 0 else [space // 2, (space // 2 + 1) % 5] for space in range(10)
]
# The Frontiers a Spirit on a space is on or next to.
FRONTIERS_AT: Final[list[list[int]]] = [
    [(space // 2 - 1) % 5, space // 2] if space % 2 == 0 else [space // 2] for space in range(10)
]
# The Realms a slot can influence, and the Realm a slot lies in (-1 for a Frontier slot).
INFLUENCED: Final[list[list[int]]] = [
    [slot // 3] if slot % 3 < 2 else [slot // 3, (slot // 3 + 1) % 5] for slot in range(15)
]
REALM_OF: Final[list[int]] = [slot // 3 if slot % 3 < 2 else -1 for slot in range(15)]
TRIADS: Final[list[list[int]]] = [[3 * f + 1, 3 * f + 2, (3 * f + 3) % 15] for f in range(5)]
# Realm r is reflected by the Frontier on the other side of the board.
REFLECTED: Final[list[int]] = [(realm + 2) % 5 for realm in range(5)]


def _distance(a: int, b: int) -> int:
    return min((a - b) % 10, (b - a) % 10)


DISTANCE: Final[list[list[int]]] = [[_distance(a, b) for b in range(10)] for a in range(10)]
NEXT_SPACES: Final[list[list[int]]] = [sorted([(space - 1) % 10, (space + 1) % 10]) for space in range(10)]
# From a space, the spaces from so many to so many steps away.
SPACES_AWAY: Final[list[list[list[list[int]]]]] = [
    [[[b for b in range(10) if least <= DISTANCE[a][b] <= most] for most in range(6)] for least in range(6)]
    for a in range(10)
]
ALL_SLOTS: Final[list[int]] = list(range(15))
ALL_SPACES: Final[list[int]] = list(range(10))
