"""The bots of Unconscious Mind: what they play by, and what is measured when they play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.bots.game_bots import GameBots, Level, SpeedRun, planning, reacting, searching, whimsical
from mindtable.games.unconscious.bots.evaluation import EVALUATION
from mindtable.games.unconscious.bots.tally import UnconsciousTally
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.desk import SOURCES


def points_by_source(g: State, seat: int) -> Mapping[str, int]:
    return {source: g.earned[len(SOURCES) * seat + number] for number, source in enumerate(SOURCES)}


BOTS: Final = GameBots(
    evaluation=EVALUATION,
    levels=(
        Level("dreamer", whimsical(reacting, 3), 0.3),
        Level("student", whimsical(reacting, 12), 0.3),
        Level("analyst", planning(8), 1.0),
        Level("id", searching(28, 2_500, candidates=2, reply_width=4, scale=30.0, margin=1.0), 2.0),
    ),
    points_by_source=points_by_source,
    uses={
        "places-tile": "tile",
        "plays-research": "card",
        "publishes": "treatise",
        "treats": "dream",
        "catharsis": "client",
        "cures": "client",
        "goal": "goal",
    },
    tally=UnconsciousTally,
    speed_run=SpeedRun(players=2, games=1, rounds=10),
)
