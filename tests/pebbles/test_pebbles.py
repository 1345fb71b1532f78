"""The game of docs/add-a-game.md keeps what any game must keep, and is found in the ways that page names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from examples.pebbles import GAME
from tests.every_game import GAMES
from tests.server.serving import Friend, close_all, serving

import mindtable
from mindtable.kernel.errors import IllegalAction
from mindtable.testing import conformance
from mindtable.testing.clauses import clause_tests, proves
from mindtable.text.lint import lint

GAME_ID = "pebbles"
ROOT = Path(__file__).resolve().parents[2]


# --8<-- [start:proofs]
@pytest.mark.slow
@pytest.mark.conformance
@pytest.mark.parametrize("check", conformance.suite(GAME, [{}, {"players": 4, "heap": 50}]), ids=str)
def test_pebbles_keeps_what_any_game_must(check: conformance.Check) -> None:
    check()


def test_its_texts_are_whole() -> None:
    assert lint(GAME) == []


@proves("take.amount", "take.left")
def test_nobody_takes_more_than_there_is() -> None:
    play = GAME.scenario("heap = 2")
    assert [play.text(action) for action in play.actions(0)] == ["take 1", "take 2"]
    with pytest.raises(IllegalAction) as refused:
        play.act(0, "take 3")
    assert refused.value.reason.clause == "take.left"


@proves("end.last")
def test_whoever_takes_the_last_pebble_wins() -> None:
    play = GAME.scenario("heap = 4")
    play.act(0, "take 1")
    play.act(1, "take 3")
    assert play.over
    assert play.winners() == [1]


# --8<-- [end:proofs]


@pytest.mark.slow
def test_every_clause_is_proved() -> None:
    assert set(clause_tests(ROOT / "tests", GAME_ID)) == {clause.id for clause in GAME.clauses}


def test_a_third_party_registers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(GAME)
    assert "pebbles" in mindtable.games()
    play = mindtable.game("pebbles").new(seed=1)
    play.act(0, "take 2")
    assert mindtable.load(play.save()).view(0) == play.view(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "games",
        "simulate pebbles --games 3",
        "demo pebbles --language pl",
        "clauses pebbles",
        "fuzz pebbles --seconds 1",
    ],
)
def test_a_folder_among_the_games_is_enough_for_the_program(command: str, tmp_path: Path) -> None:
    # As if examples/pebbles had been copied to src/mindtable/games.
    code = f"""
import sys
from mindtable.cli import main
sys.modules["mindtable.games"].__path__.append({str(ROOT / "examples")!r})
sys.argv[1:] = {command.split()}
main()
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_a_server_brings_it_by_a_setting(tmp_path: Path) -> None:
    with serving(tmp_path, games=["examples.pebbles"]) as served:
        games = {game["id"] for game in Friend(served, "Ada").get("/api/games")}
        close_all()
    assert games == {"pebbles", *(game.id for game in GAMES)}
