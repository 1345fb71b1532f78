"""Recorded games: each is replayed to the very position it ended in, and together they show all there is in the box.

A rules change that is meant to change them is followed by `python -m tests.unconscious.golden_make`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden import RESULTS, result, retold
from tests.unconscious.golden_make import FOLDER, ON_THE_TABLE, Watcher, everything

import mindtable
from mindtable.games.unconscious.game import GAME

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
    assert sum(path.stat().st_size for path in FILES) < 900_000


def test_together_the_recorded_games_show_everything() -> None:
    """Every tile and banner, card, treatise, client, layer, dream, bonus, goal, action and space, at every table."""
    shown = set().union(*(retold(GAME, path.read_text("utf-8"), Watcher)[1] for path in FILES))
    assert sorted(everything() - shown) == []
