"""The bots of Pebbles: what a position is worth to them, and two levels made of that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.bots.evaluation import Evaluation
from mindtable.bots.game_bots import GameBots, Level, reacting, searching, whimsical

from . import Pebbles


def features(g: Pebbles, seat: int) -> Mapping[str, float]:
    """What matters to a seat: of two players, the one who leaves four, eight or twelve pebbles can win."""
    mine = seat == g.last()
    if not g.heap:
        return {"won": 1 if mine else -1, "fours": 0}
    return {"won": 0, "fours": int(mine and g.heap % 4 == 0)}


BOTS: Final = GameBots(
    evaluation=Evaluation(features, {"won": 10.0, "fours": 1.0}, turns=lambda g: int(g.turns)),
    levels=(
        Level("novice", whimsical(reacting, one_in=2), budget=0.3),
        Level("old-hand", searching(4, 400, candidates=3, reply_width=3, scale=1.0, margin=20.0), budget=0.3),
    ),
)
