"""The game of docs/add-a-game.md keeps what any game must keep, and is found in the ways that page names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from examples.pebbles import GAME
from typer.testing import CliRunner

import mindtable
from mindtable.bots import levels
from mindtable.cli import app
from mindtable.kernel.errors import IllegalAction
from mindtable.testing import conformance
from mindtable.testing.clauses import clause_tests, proves
from mindtable.text.lint import lint

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "web/examples/pebbles"


# --8<-- [start:proofs]
@pytest.mark.slow
@pytest.mark.conformance
@pytest.mark.parametrize("check", conformance.suite(GAME, [{}, {"players": 4, "heap": 45}]), ids=str)
def test_pebbles_keeps_what_any_game_must(check: conformance.Check) -> None:
    check()


def test_its_texts_are_whole() -> None:
    client = "".join(file.read_text("utf-8") for file in CLIENT.glob("*.*"))
    assert lint(GAME, {*levels.text_keys(GAME), *re.findall(r"'(screen-[a-z-]+)'", client)}) == []


@proves("setup.heap")
def test_chance_adds_up_to_three_pebbles() -> None:
    heaps = {GAME.new(seed, heap=10).view()["table"]["heap"] for seed in range(20)}
    assert heaps == {10, 11, 12, 13}


@proves("take.amount", "take.left")
def test_nobody_takes_more_than_there_is() -> None:
    play = GAME.scenario("heap = 2")
    assert [play.text(action) for action in play.actions(0)] == ["take 1", "take 2"]
    with pytest.raises(IllegalAction) as refused:
        play.act(0, "take 3")
    assert refused.value.reason.clause == "take.left"


@proves("end.last")
def test_the_player_who_takes_the_last_pebble_wins() -> None:
    play = GAME.scenario("heap = 4")
    play.act(0, "take 1")
    play.act(1, "take 3")
    assert play.over
    assert play.winners() == [1]


# --8<-- [end:proofs]


def test_every_clause_is_proved() -> None:
    assert set(clause_tests(ROOT / "tests/pebbles")) == {clause.id for clause in GAME.clauses}


# --- the program finds it


def test_a_third_party_registers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(GAME)
    assert "pebbles" in mindtable.games()
    play = mindtable.game("pebbles").new(seed=1)
    play.act(0, "take 2")
    assert mindtable.load(play.save()).view(0) == play.view(0)


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "options pebbles",
        "clauses pebbles",
        "content pebbles",
        "demo pebbles --language pl",
        "simulate pebbles --games 3",
        "fuzz pebbles --seconds 0.2",
        "arena pebbles --bots old-hand,novice --games 2 --out arena",
        "ladder --game pebbles --games 2 --players 2",
        "balance pebbles --games 2",
        "tune pebbles --games 2 --trials 1",
    ],
)
def test_every_command_knows_a_game_that_the_setting_names(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    monkeypatch.setenv("MINDTABLE_GAMES", "examples.pebbles")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, command.split(), catch_exceptions=False)
    assert done.exit_code == 0, done.stderr
    assert done.stdout


PROGRAM = "import sys; from mindtable.cli import main; "
# As if examples/pebbles had been copied to src/mindtable/games.
AMONG_OURS = f'{PROGRAM}sys.modules["mindtable.games"].__path__.append("{ROOT}/examples"); '


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "setting", "jobs"),
    [(PROGRAM, "examples.pebbles", 2), (AMONG_OURS, "", 1)],
    ids=["by the setting", "among ours"],
)
def test_the_program_and_the_processes_it_starts_know_it(code: str, setting: str, jobs: int, tmp_path: Path) -> None:
    environment = {**os.environ, "MINDTABLE_GAMES": setting, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    asked = f"arena pebbles --bots old-hand,novice --games 4 --jobs {jobs}"
    command = [sys.executable, "-c", f"{code}main()", *asked.split()]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "4 games" in run.stdout
