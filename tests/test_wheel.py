"""What `pip install .` gives: the rules as C where they can be compiled, plain Python where not; the same games."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Plays a few games of each kind to the end and prints their histories, and which build did it.
TELL = """
import mindtable
from mindtable.kernel.rng import Rng
print(mindtable.build())
for name, players in ((name, players) for name in mindtable.games() for players in (2, 4)):
    play, rng = mindtable.game(name).new(seed=5, players=players), Rng(players)
    while not play.over and play.number < 1500:
        seat = play.deciders()[0]
        play.act(seat, play.game.random_action(play.position, play.actions(seat), rng))
    print(play.save())
"""


def wheel(into: Path, **environment: str) -> Path:
    """Builds a wheel as an installation does, with the build tools that are here."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
    others = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MINDTABLE_PURE")}
    subprocess.run([*command, "--wheel-dir", str(into), str(ROOT)], env={**others, **environment}, check=True)
    return next(into.glob("mindtable-*.whl"))


def told(folder: Path) -> str:
    """What the package in a folder says of its build, and the games it plays."""
    command = [sys.executable, "-c", TELL]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(folder)}, check=True, capture_output=True)
    return done.stdout.decode()


def unpacked(file: Path) -> Path:
    folder = file.parent / "site"
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("environment", [{"MINDTABLE_PURE": "1"}, {"CC": "no-such-compiler"}])
def test_plain_python_when_asked_for_and_where_there_is_no_compiler(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    file = wheel(tmp_path, **environment)
    assert file.name.endswith("-py3-none-any.whl")
    site = unpacked(file)
    assert not list(site.rglob("*.so"))
    assert (site / "mindtable" / "web_dist" / "index.html").exists()
    games = told(site)
    assert games.startswith("pure\n")
    assert games == told(ROOT / "src")


@pytest.mark.conformance
@pytest.mark.skipif(os.environ.get("MINDTABLE_EXPECT_BUILD") != "compiled", reason="`make compiled` compiles first")
def test_compiled_where_there_is_a_compiler(tmp_path: Path) -> None:
    file = wheel(tmp_path)
    assert not file.name.endswith("-none-any.whl")
    build, _, games = told(unpacked(file)).partition("\n")
    assert build == "compiled"
    assert games == told(ROOT / "src").partition("\n")[2]
