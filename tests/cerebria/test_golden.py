"""Recorded games: each is replayed to the very position it ended in, and together they show all there is in the box.

A rules change that is meant to change them is followed by `python -m tests.cerebria.golden_make`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cerebria.golden_make import FOLDER, ON_THE_TABLE, Witness, everything
from tests.golden import RESULTS, result, retold

import mindtable
from mindtable.games.cerebria.game import GAME

FILES = sorted(FOLDER.glob("*.history"))
ENDED: dict[str, dict[str, object]] = json.loads((FOLDER / RESULTS).read_text("utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recorded_game_ends_as_it_did(path: Path) -> None:
    text = path.read_text("utf-8")
    play = mindtable.load(text)
    assert play.over
    assert result(play, ON_THE_TABLE) == ENDED[path.stem]
    assert play.save() == text


def test_every_recorded_game_has_its_result() -> None:
    assert [path.stem for path in FILES] == sorted(ENDED)
    assert sum(path.stat().st_size for path in FILES) < 600_000


def test_together_the_recorded_games_show_everything() -> None:
    """Every Emotion, upgrade, Spirit power, Aspiration, Intention, Sphere bonus and ending, at every kind of table."""
    shown = set().union(*(retold(GAME, path.read_text("utf-8"), Witness)[1] for path in FILES))
    assert sorted(everything() - shown) == []
