"""The boards: the meeting table, the city's ring of locations, the notebook and the inkpot's track.

The meeting table is a grid of 3 x 3 actions with sixteen idea spaces on its corners; a space touches the actions around
it. The city is a ring of six locations, two to a district. The notebook has three rows and three columns.

Clauses: table.
"""

from __future__ import annotations

from typing import Final

# --- the meeting table

TILE_1: Final = 0
TILE_3: Final = 2
GENERATE_THREE: Final = 3
GAIN_RESEARCH: Final = 4
MOVE_PROFESSOR: Final = 5
ELEVATE_TWO: Final = 6
MOVE_FREUD: Final = 8
ACTIONS: Final = (
    "notebook-1",
    "notebook-2",
    "notebook-3",
    "generate",
    "research",
    "professor",
    "elevate",
    "play",
    "freud",
)
SPACES: Final = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")
INKPOT_VALUE: Final = (1, 2, 3, 4)  # by row of idea spaces, from the top


def _touching(space: int) -> list[int]:
    row, column = divmod(space, 4)
    return [3 * i + j for i in (row - 1, row) for j in (column - 1, column) if 0 <= i < 3 and 0 <= j < 3]


TOUCHES: Final[list[list[int]]] = [_touching(space) for space in range(16)]
BLOCKED: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 4, 8, 12, 3, 7, 11, 15),
    3: (0, 12, 3, 15),
    4: (),
}

# --- the city

DISTRICTS: Final = ("green", "purple", "red")
DISTRICT_OF: Final[list[int]] = [0, 0, 1, 1, 2, 2]
DISTRICT_VALUES: Final = (3, 4, 5, 6)
BONUSES: Final = tuple(
    f"{place}-{n}" for place in ("theatre", "library", "opera", "museum", "university", "cafe") for n in (1, 2, 3)
)
DISTRICT_SPACES: Final = tuple(f"{district}-{value}" for district in DISTRICTS for value in DISTRICT_VALUES)
MOST_RESOLUTIONS: Final = 5

# --- the player board

TOP: Final = 0
LEFT: Final = 4
LAPS: Final = 3  # so often the inkpot frees an idea
INKPOT_SPACES: Final = ("top", "row-1", "row-2", "row-3", "left")
MOST_COFFEE: Final = 6
MOST_BOXES: Final = 5
# Lines of the notebook: three rows, then three columns.
LINES: Final[list[list[int]]] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]]
LINES_OF: Final[list[list[int]]] = [[cell // 3, 3 + cell % 3] for cell in range(9)]

# --- the dial: area 0 is the reserve, 1 + 3 * quality + level a part of a ring
RESERVE: Final = 0


def area(quality: int, level: int) -> int:
    return 1 + 3 * quality + level


QUALITY_OF: Final[list[int]] = [-1] + [(a - 1) // 3 for a in range(1, 10)]
LEVEL_OF: Final[list[int]] = [-1] + [(a - 1) % 3 for a in range(1, 10)]
AREAS: Final = (
    "reserve",
    *tuple(
        f"{quality}-{level}" for quality in ("growth", "freedom", "passion") for level in ("minor", "median", "major")
    ),
)
# An insight to pick: an area of common insights, or of the player's coloured ones.
INSIGHTS: Final = AREAS + tuple(f"{name}-own" for name in AREAS)

# --- the reputation track

TRACK_END: Final = 10
PLAYER_STOP: Final = 9
WATCHES: Final = (4, 7, 9)  # reaching these, Freud's marker has passed a watch

# --- therapy

CATHARSIS_AT: Final = 3
THERAPY_POINTS: Final[list[int]] = [0, 0, 0, 0, 0, 0, 1, 2, 3]
