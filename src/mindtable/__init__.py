"""Mindtable: a table for heavy board games about the mind.

    import mindtable
    g = mindtable.game(mindtable.games()[0]).new(seed=7, players=4)

This is the entire public interface. See `mindtable.kernel.game` and `mindtable.kernel.play` for what a game and a play
can do. Games and languages are loaded on first use, so importing stays quick.

The games are the folders in `mindtable.games`, plus the modules listed in the environment variable `MINDTABLE_GAMES`
(separated by commas). Each module has its game as `GAME`.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Mapping
from typing import Any

import mindtable.games as _games_folder
from mindtable._version import __version__
from mindtable.kernel import driver as _driver
from mindtable.kernel import history as _history
from mindtable.kernel import play as _play
from mindtable.kernel.errors import MindtableError, UnknownGame, fail, tell_errors_with
from mindtable.kernel.game import Game
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason

__all__ = ["Game", "MindtableError", "Play", "__version__", "bring", "build", "game", "games", "load", "register"]

# Games already loaded, and those that tests and third parties brought along.
_known: dict[str, Game[Any]] = {}


def games() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted({*_installed(), *_brought()})


def game(id: str) -> Game[Any]:
    """The game with that id."""
    if id not in _known:
        if id in _installed():
            return bring(f"{_games_folder.__name__}.{id}")
        if id not in _brought():
            raise fail(UnknownGame, "unknown-game", game=str(id), known=", ".join(games()))
    return _known[id]


def register(game: Game[Any]) -> None:
    """Register a game that is not installed under `mindtable.games`."""
    _known[game.id] = game


def bring(module: str) -> Game[Any]:
    """Register the game that a module has as `GAME`."""
    try:
        game: Game[Any] = importlib.import_module(module).GAME
    except (ModuleNotFoundError, AttributeError) as problem:
        raise fail(UnknownGame, "no-game-in-module", module=module, problem=str(problem)) from problem
    register(game)
    return game


def load(text: str) -> Play:
    """The game in a save file, replayed up to its last action."""
    history = _history.load(text)
    return _play.replay(game(history.game), history)


def build() -> str:
    """Whether the rules run as C ("compiled") or as plain Python ("pure")."""
    return "pure" if str(_driver.__file__).endswith(".py") else "compiled"


def _installed() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(_games_folder.__path__) if module.ispkg]


def _brought() -> Mapping[str, Game[Any]]:
    """All registered games, including those of `MINDTABLE_GAMES`."""
    for module in os.environ.get("MINDTABLE_GAMES", "").split(","):
        if module.strip():
            bring(module.strip())
    return _known


def _tell(reason: Reason, game_id: str) -> str:
    """A reason and its clause in English, for `str(error)`."""
    from mindtable.text import reason_text

    text = reason_text("en", reason, _known.get(game_id))
    return f"{text} [{reason.clause}]" if reason.clause else text


tell_errors_with(_tell)
