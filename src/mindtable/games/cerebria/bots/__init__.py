"""The bots of Cerebria: what they play by, and what is measured when they play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mindtable.bots.game_bots import GameBots, Level, SpeedRun, planning, reacting, searching, whimsical
from mindtable.games.cerebria.bots.evaluation import EVALUATION
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.scoring import breakdown


def points_by_source(g: State, seat: int) -> Mapping[str, int]:
    return cast("Mapping[str, int]", breakdown(g, g.teams[seat]))


BOTS: Final = GameBots(
    evaluation=EVALUATION,
    levels=(
        Level("whim", whimsical(reacting, 4), 0.3),
        Level("impulse", whimsical(planning(8), 12), 0.3),
        Level("reason", planning(16), 1.0),
        Level("ego", searching(40, 2_500, candidates=3, reply_width=8, scale=10.0, margin=5.0), 2.0),
    ),
    points_by_source=points_by_source,
    uses={"invoke": "card", "empower": "strong", "ability": "ability"},
    speed_run=SpeedRun(players=4, games=4, rounds=15),
)
