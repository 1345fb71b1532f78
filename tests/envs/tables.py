"""Tables for the tests of the adapters: each game in a small and a large form."""

from __future__ import annotations

from typing import Any

from mindtable.kernel.play import Play
from mindtable.testing.playing import picks_for, play_on

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("cerebria", {"players": 2, "mode": "basic"}),
    ("cerebria", {"players": 3, "spirit_board": "B", "team_board": "B"}),
    ("cerebria", {"players": 4}),
    ("unconscious", {"players": 2}),
    ("unconscious", {"players": 4, "journalist": True, "fireworks": True, "overlays": "mixed"}),
]
NAMES = [f"{game}-{options['players']}" for game, options in TABLES]


def played(play: Play, decisions: int) -> Play:
    """The same game some random decisions later."""
    play_on(play, picks_for(int(play.seed)), decisions)
    return play
