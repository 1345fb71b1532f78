"""The seven location goals as tables: what fulfils each, and what it carries."""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.cards import CITY
from mindtable.games.unconscious.pieces.effects import LOCATIONS

GOALS: Final = tuple(str(row["id"]) for row in CITY["goal"])
# The location whose tag a goal carries twice, or -1; and its points.
GOAL_TAG: Final[list[int]] = [LOCATIONS.index(row["tags"][0]) if row.get("tags") else -1 for row in CITY["goal"]]
# How far one must come with it.
GOAL_NEEDS: Final = (2, 3, 3, 2, 2, 5, 2)
GOAL_POINTS: Final[list[int]] = [int(row.get("points", 0)) for row in CITY["goal"]]
