"""What a step and a view hold is declared once, in types, and nobody decodes it again; the client keeps no figure of a
rule.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.every_game import GAMES as INSTALLED
from tests.every_game import trial
from tests.games.duel import GAME as DUEL
from tests.games.lanterns import GAME as LANTERNS

from mindtable.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
CODE = [file for folder in ("src/mindtable", "tools", "examples") for file in (ROOT / folder).rglob("*.py")]
GAMES = [*INSTALLED, DUEL, LANTERNS]
CLIENT = ROOT / "web" / "src" / "games"
# The only files of the client's games with numbers of their own, and what those say.
DRAWING = {"plain/index.ts": "how large the table of a game without a board of its own is"}
for _game in INSTALLED:
    DRAWING |= {f"{_game.id}/{name}": meaning for name, meaning in trial(_game).drawing.items()}
SPOKEN = re.compile(r"//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`", re.DOTALL)
CONSTANT = re.compile(r"^(?:export )?const (\w+|\{[^}]*\})(?:: .*?)? =\s+", re.MULTILINE)


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


@pytest.mark.parametrize("game", INSTALLED, ids=lambda game: game.id)
def test_every_game_declares_its_view(game: Game[Any]) -> None:
    assert game.view_type is not None


def test_the_client_has_no_figures_but_those_of_its_drawings() -> None:
    """A constant that is a number, or a list or table with numbers in it, is a size or a time, or it is a rule."""
    found = {f"{name}: {constant}" for name, code in _client() for constant in figures(code)}
    assert sorted(place for place in found if place.partition(":")[0] not in DRAWING) == []
    assert sorted(DRAWING.keys() - {place.partition(":")[0] for place in found}) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (
            "const A = 20\nexport const B: Record<string, 1 | 2> = {\n  vibe: 1,\n}\nconst C = [[-1, 0]] as const\n",
            "A B C",
        ),
        ("const A = new Map([['x', 1]])\nconst B = Object.freeze({ a: [2] })\nconst C =\n  -0.5\n", "A B C"),
        (
            "const A = 'M0 1'\nconst B = ['x', 'y'] // 3\nconst C = (n: number) => n + 1\nlet d = 0\nconst E = f(7)\n",
            "",
        ),
        ("function f() {\n  const A = 1\n}\nconst B = { f: (n: number) => n + 1, g: `2${n}` }\n", ""),
    ],
)
def test_figures_are_found(code: str, found: str) -> None:
    assert " ".join(figures(code)) == found


def test_the_client_reads_none_of_our_sentences_and_keeps_no_rule() -> None:
    """Readers of labels and notation, and tables of rules, that used to be there."""
    names = ("wheelBonus", "INTENTIONS", "GOAL_NEEDS", "THERAPY_POINTS", "meantAt", "phraseKeys")
    gone = (*names, "./prices", "./points", "./effects", "./chain", "./heeds")
    found = {word for _, code in _client(speaking=True) for word in gone if re.search(rf"{re.escape(word)}\b", code)}
    assert sorted(found) == []


def figures(code: str) -> list[str]:
    """The constants of a module that are numbers, or lists or tables with numbers in them."""
    code = SPOKEN.sub("''", code)
    found = []
    for constant in CONSTANT.finditer(code):
        value = _value(code, constant.end())
        literal = re.match(r"[-\d.\[{]|(?:new \w+|Object\.freeze|Number)\b", value)
        if literal and "=>" not in value and re.search(r"(?<![\w$])[\d.]*[1-9]", value):
            found.append(constant[1])
    return found


def _value(code: str, start: int) -> str:
    """From there to the end of the line on which the last bracket is closed."""
    depth = 0
    for at in range(start, len(code)):
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if code[at] == "\n" and depth <= 0:
            return code[start:at]
    return code[start:]


def _client(speaking: bool = False) -> Iterator[tuple[str, str]]:
    """Every module of the client's games by its name; a component's script is one too. Tests and generated files are
    none, except where words are looked for.
    """
    for file in sorted(CLIENT.glob("*/*.*")):
        code, name = file.read_text("utf-8"), file.relative_to(CLIENT).as_posix()
        if file.suffix == ".svelte" and not speaking:
            code = "\n".join(
                textwrap.dedent(script) for script in re.findall(r"<script[^>]*>\n(.*?)</script>", code, re.DOTALL)
            )
        if file.suffix in (".ts", ".svelte") and (speaking or not re.search(r"/view\.ts$|\.test\.ts$", name)):
            yield name, code


def _lines(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()
