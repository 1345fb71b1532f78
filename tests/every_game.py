"""The games that are installed. What the tests of every game must know of one stands in `tests/GAME/trial.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import mindtable
from mindtable.kernel.game import Game


@dataclass(frozen=True)
class Trial:
    """How one game is tried."""

    tables: Sequence[Mapping[str, Any]]  # options of tables for learners, the quickest first
    slow_tables: Sequence[Mapping[str, Any]]  # those with the most choices to list
    games: int  # random games at such a table that have thousands of decisions together
    combined: Sequence[str]  # the options that are tried with each other
    most_pairs: int  # so many combinations at most try every two of their values together
    lessons: set[str]
    most_minutes: int  # for the first lesson
    drawn: Mapping[str, Sequence[str] | str]  # what a screen draws beside the game's nouns; a string is a kind of noun
    drawing: Mapping[str, str]  # the files of its board with numbers of their own, and what those say


GAMES: list[Game[Any]] = [
    mindtable.game(folder.parent.name) for folder in sorted(Path(mindtable.__file__).parent.glob("games/*/__init__.py"))
]


def trial(game: Game[Any]) -> Trial:
    found: Trial = import_module(f"tests.{game.id}.trial").TRIAL
    return found


def sides(game: Game[Any], players: int) -> int:
    return len(set(game.teams(game.resolve({"players": players}))))


# One in which two teams play each other, and one in which all play for themselves.
TWO_SIDES = next(game for game in GAMES if sides(game, 4) == 2)
EACH_ALONE = next(game for game in GAMES if sides(game, 4) == 4)

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
