"""A game is one folder here and one in the client, and is named nowhere else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOMES = ("src/mindtable/games", "web/src/games", "examples", "web/examples")
# Those that come with the program, and the example of one that comes from elsewhere.
GAMES = sorted(file.parent.name for home in HOMES for file in (ROOT / home).glob("*/__init__.py"))
LOOKED_AT = (
    *("src", "tools", "deploy", "web/src", "web/build", "web/public"),
    *("pyproject.toml", "mkdocs.yml", "Makefile", "hatch_build.py", "web/index.html"),
)
MADE = {"__pycache__", "web_dist"}  # what isn't written by hand


@cache
def named(game: str) -> re.Pattern[str]:
    """The id or a title of the game, as a word or as a part of a name in code."""
    spoken = (file.read_text("utf-8") for home in HOMES for file in (ROOT / home / game).rglob("*.ftl"))
    titles = {title for text in spoken for title in re.findall(rf"^game-{game} = (.+)$", text, re.MULTILINE)}
    assert titles
    words = "|".join(re.escape(name).replace(r"\ ", r"[\W_]*") for name in sorted({game, *titles}))
    return re.compile(rf"(?<![^\W_])(?:{words})(?![^\W_])", re.IGNORECASE)


@cache
def texts() -> dict[str, str]:
    """Every file by its path, with that path as its first line."""
    found = {}
    for path in (path for name in LOOKED_AT for path in [ROOT / name, *(ROOT / name).rglob("*")]):
        if path.is_file() and not MADE & set(path.parts):
            name = path.relative_to(ROOT).as_posix()
            found[name] = f"{name}\n{path.read_text('utf-8', errors='ignore')}"
    return found


@cache
def naming(game: str) -> set[str]:
    """The files that name the game, outside its folders."""
    pattern, own = named(game), tuple(f"{home}/{game}/" for home in HOMES)
    return {name for name, text in texts().items() if not name.startswith(own) and pattern.search(text)}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_outside_its_folders_names_a_game(game: str) -> None:
    assert sorted(naming(game)) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("the moment `cerebria/first`", True),
        ("from mindtable.games.cerebria import board", True),
        ("def _cerebria(g)", True),
        ("tests/CEREBRIA.py", True),
        ("cerebrian", False),
        ("acerebria", False),
    ],
)
def test_a_name_is_found_as_a_word(text: str, found: bool) -> None:
    assert bool(named("cerebria").search(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("class UnconsciousMind:", True),
        ("Das Unbewusste", True),
        ("balance_unconscious.py", True),
        ("unconscious_turn", True),
        ("played unconsciously", False),
    ],
)
def test_a_title_of_several_words_is_found_however_it_is_joined(text: str, found: bool) -> None:
    assert bool(named("unconscious").search(text)) == found
