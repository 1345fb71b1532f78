"""Recorded games: each is replayed to the very position it ended in, and together they show all there is in the box.

A rules change that is meant to change them is followed by `python -m tests.GAME.golden_make`. The games in `old` are
those of an earlier release, which dealt otherwise.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.every_game import GAMES
from tests.golden import RESULTS, result, retold

import mindtable
from mindtable.kernel.rng import SPLITMIX64

# What records the games of each kind.
KINDS: dict[str, Any] = {game.id: import_module(f"tests.{game.id}.golden_make") for game in GAMES}
OLD = Path(__file__).parent / "old"
FILES = {game: sorted(kind.FOLDER.glob("*.history")) for game, kind in KINDS.items()}
ENDED = {game: json.loads((kind.FOLDER / RESULTS).read_text("utf-8")) for game, kind in KINDS.items()}


@pytest.mark.parametrize(
    ("game", "path"), [(game, path) for game, paths in FILES.items() for path in paths], ids=lambda one: Path(one).stem
)
def test_recorded_game_ends_as_it_did(game: str, path: Path) -> None:
    text = path.read_text("utf-8")
    play = mindtable.load(text)
    assert play.over
    assert result(play, KINDS[game].ON_THE_TABLE) == ENDED[game][path.stem]
    assert play.save() == text


@pytest.mark.parametrize("game", KINDS)
def test_a_game_that_an_earlier_release_dealt_ends_as_it_did(game: str) -> None:
    text = (OLD / f"{game}.history").read_text("utf-8")
    assert "generator" not in text
    play = mindtable.load(text)
    assert (play.generator, play.over) == (SPLITMIX64, True)
    assert result(play, KINDS[game].ON_THE_TABLE) == json.loads((OLD / RESULTS).read_text("utf-8"))[game]
    saved = play.save()
    assert f"seed: {play.seed}\ngenerator: splitmix64\n" in saved
    assert mindtable.load(saved).save() == saved
    assert mindtable.load(saved).position.encode() == play.position.encode()


@pytest.mark.parametrize("game", KINDS)
def test_every_recorded_game_has_its_result(game: str) -> None:
    assert [path.stem for path in FILES[game]] == sorted(ENDED[game])
    assert sum(path.stat().st_size for path in FILES[game]) < KINDS[game].MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("game", KINDS)
def test_together_the_recorded_games_show_everything(game: str) -> None:
    """Every card, power, bonus, action and ending that the game's `everything` names, at every kind of table."""
    kind, witnessed = KINDS[game], KINDS[game].Witness
    shown = set().union(*(retold(mindtable.game(game), path.read_text("utf-8"), witnessed)[1] for path in FILES[game]))
    assert sorted(kind.everything() - shown) == []
