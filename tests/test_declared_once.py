"""What a step and a view hold is declared once, in types; nobody decodes it again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

import mindtable
from mindtable.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
CODE = [file for folder in ("src/mindtable", "tools", "examples") for file in (ROOT / folder).rglob("*.py")]
OURS = [mindtable.game(id) for id in mindtable.games()]
GAMES = [*OURS, DUEL, LANTERNS]


@pytest.mark.parametrize(
    "decoded",
    [
        r"\bstep\[-?\d",
        r"\bstack\[-?\d+\]\[",
        r"def view\(.*-> dict\[str, (Any|object)\]:",
    ],
)
def test_no_place_in_a_step_or_view_is_counted(decoded: str) -> None:
    """The kernel is the exception: `Play.view` is around any game's view."""
    found = [f"{file.relative_to(ROOT)}: {line}" for file in CODE for line in _lines(file) if re.search(decoded, line)]
    assert [place for place in found if not place.startswith("src/mindtable/kernel/")] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_steps_have_numbers_and_names_of_their_own(game: Game[Any]) -> None:
    """Saves hold the numbers, learners see the names in that order."""
    assert [step.number for step in game.steps] == list(range(len(game.steps)))
    assert len({step.name for step in game.steps}) == len(game.steps)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_game_declares_its_view(game: Game[Any]) -> None:
    assert game.view_type is not None


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()
