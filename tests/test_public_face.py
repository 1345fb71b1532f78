"""The public face: finding games, loading saves, and errors that speak."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from tests.every_game import GAMES as INSTALLED
from tests.games import duel, lanterns

import mindtable
from mindtable.kernel.errors import BadOption, BadSave, IllegalAction, MindtableError, UnknownAction, UnknownGame
from mindtable.kernel.game import Game
from mindtable.text import reason_text

GAMES = Path(mindtable.__file__).parent / "games"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(lanterns.GAME)
    mindtable.register(duel.GAME)


def test_registered_games_are_listed_and_found() -> None:
    assert {"duel", "lanterns"} <= set(mindtable.games())
    assert mindtable.games() == sorted(mindtable.games())
    assert mindtable.game("duel") is duel.GAME


def test_a_setting_names_games_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    monkeypatch.setenv("MINDTABLE_GAMES", "tests.games.duel, tests.games.lanterns")
    assert mindtable.game("duel") is duel.GAME
    assert {"duel", "lanterns"} <= set(mindtable.games())


@pytest.mark.parametrize("module", ["tests.games.nothing", "tests.effort"])
def test_a_setting_that_names_no_game_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setenv("MINDTABLE_GAMES", module)
    with pytest.raises(UnknownGame, match=f"The module “{module}” contains no game: .+"):
        mindtable.games()


def test_every_folder_under_games_is_a_game() -> None:
    for folder in GAMES.glob("*/__init__.py"):
        assert folder.parent.name in mindtable.games()
        assert mindtable.game(folder.parent.name).id == folder.parent.name


@pytest.mark.parametrize("id", ["chess", "", "../games", "duel.steps", "__init__"])
def test_unknown_game_names_the_known_ones(id: str) -> None:
    with pytest.raises(UnknownGame, match="duel, lanterns") as caught:
        mindtable.game(id)
    assert caught.value.reason.key == "unknown-game"


def test_load_plays_a_save_again() -> None:
    g = mindtable.game("lanterns").new(seed=7, names={0: "Ada"})
    for _ in range(5):
        seat = g.deciders()[0]
        g.act(seat, g.actions(seat)[-1])
    again = mindtable.load(g.save())
    assert again.save() == g.save()
    assert again.view(0) == g.view(0)
    assert again.names == {0: "Ada"}


@pytest.mark.parametrize("order", list(permutations(INSTALLED[:2])), ids=lambda order: str(order[0].id))
def test_errors_speak_with_the_words_of_their_own_game(order: Sequence[Game[Any]]) -> None:
    """Both games give reasons of the same names; the one that was loaded first must not answer for the other."""
    own = [{reason.key: reason for reason in mindtable.game(game.id).reasons} for game in order]
    different = 0
    for key in own[0].keys() & own[1].keys():
        said = [str(IllegalAction(reasons[key]).of_game(game.id)) for game, reasons in zip(order, own, strict=True)]
        for game, reasons, text in zip(order, own, said, strict=True):
            assert text.startswith(reason_text("en", reasons[key], game))
        different += said[0] != said[1]
    assert different


def test_refused_action_says_its_game() -> None:
    g = mindtable.game("lanterns").new(seed=7)
    with pytest.raises(MindtableError) as caught:
        g.act(g.deciders()[0], next(a for a in range(10_000) if _is_refused(g, a)))
    assert caught.value.game_id == "lanterns"


def _is_refused(g: mindtable.Play, action: int) -> bool:
    try:
        return g.why_not(g.deciders()[0], action) is not None
    except UnknownAction:
        return False


def test_load_refuses_what_is_no_save() -> None:
    with pytest.raises(BadSave, match="isn’t a Mindtable save file"):
        mindtable.load("hello")


def test_load_refuses_a_game_that_is_not_there() -> None:
    text = duel.GAME.new(seed=1).history()
    text.game = "chess"
    with pytest.raises(UnknownGame):
        mindtable.load(text.save())


def test_errors_speak_english_and_name_the_clause() -> None:
    with pytest.raises(BadOption) as caught:
        mindtable.game("duel").new(players=2, rounds=1, ties="carry")
    assert "conflicts with" in str(caught.value)
    assert str(caught.value).endswith("[bid.tie]")


def test_errors_of_a_game_speak_its_own_words() -> None:
    with pytest.raises(BadOption) as caught:
        mindtable.game("lanterns").new(players=3)
    assert caught.value.reason.key == "odd-seats"
    assert "odd-seats" not in str(caught.value)


def test_build_is_named() -> None:
    assert mindtable.build() in {"pure", "compiled"}


def test_import_leaves_games_and_languages_for_later() -> None:
    code = "import sys, mindtable; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = run.stdout.split()
    assert "mindtable.kernel.play" in loaded
    heavy = {"fluent.runtime", "babel", "rich", "typer", "mindtable.text", "mindtable.cli", "mindtable.testing"}
    assert not heavy & set(loaded)
    assert not [name for name in loaded if name.startswith("mindtable.games.")]
