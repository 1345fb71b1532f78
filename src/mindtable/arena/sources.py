"""Where the points of a finished game came from, seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from mindtable.games.cerebria.pieces.state import State as Cerebria
from mindtable.games.cerebria.rules.scoring import breakdown
from mindtable.games.unconscious.pieces.state import State as UnconsciousMind
from mindtable.games.unconscious.rules.desk import SOURCES


def _cerebria(g: Cerebria, seat: int) -> dict[str, int]:
    return cast("dict[str, int]", breakdown(g, g.teams[seat]))


def _unconscious(g: UnconsciousMind, seat: int) -> dict[str, int]:
    return {source: g.earned[len(SOURCES) * seat + number] for number, source in enumerate(SOURCES)}


_BY_GAME: Final[Mapping[str, Callable[[Any, int], dict[str, int]]]] = {
    "cerebria": _cerebria,
    "unconscious": _unconscious,
}


def points_by_source(game_id: str, g: Any, seats: int) -> list[dict[str, int]]:
    """Each seat's points by source; nothing for a game that does not tell."""
    told = _BY_GAME.get(game_id)
    return [told(g, seat) if told else {} for seat in range(seats)]
