"""Tables for the tests of the adapters: each game in a quick form and in larger ones."""

from __future__ import annotations

from typing import Any

from tests.every_game import GAMES, trial

from mindtable.kernel.play import Play
from mindtable.testing.playing import picks_for, play_on

QUICK: list[tuple[str, dict[str, Any]]] = [(game.id, dict(trial(game).tables[0])) for game in GAMES]
TABLES: list[tuple[str, dict[str, Any]]] = [(game.id, dict(table)) for game in GAMES for table in trial(game).tables]
NAMES = [f"{game}-{options['players']}" for game, options in TABLES]
# The quickest of all.
GAME, OPTIONS = QUICK[0]


def played(play: Play, decisions: int) -> Play:
    """The same game some random decisions later."""
    play_on(play, picks_for(int(play.seed)), decisions)
    return play
