"""`mindtable balance`: games are counted out, and the report says what it should."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import mindtable
from mindtable.arena.balance import Balance, play_one, summed
from mindtable.arena.balance_report import bounds, document, report
from mindtable.cli import app

pytestmark = pytest.mark.slow

GAME = mindtable.game("unconscious")
OPTIONS = GAME.resolve({"players": 2})


def test_games_add_up() -> None:
    parts = [play_one(GAME, OPTIONS, seed, "random", 0.1) for seed in range(2)]
    total = summed(parts)
    assert total is not None
    assert total.games == 2
    assert total.stalled == 0
    assert sum(total.wins) == 2
    assert len(total.scores) == 2
    tables = total.tables()
    sources = tables["points by source (all players)"]
    earned = sum(row["points"] for name, row in sources.items() if not name.startswith("final: "))
    assert earned == sum(map(sum, total.scores))
    finals = sum(row["points"] for name, row in sources.items() if name.startswith("final: "))
    assert finals == sources["final"]["points"]
    for rows in (tables["notebook tiles"], tables["clients"]):
        assert all(row.get("taken", 0) <= row.get("offered", 0) for row in rows.values())
    told = json.loads(json.dumps(document([total])))
    assert told["balances"][0]["games"] == 2
    assert "| 2 | random | 2 | 0 | 1 |" in report(GAME, [total])


def test_a_game_without_an_end_is_given_up_and_counted() -> None:
    parts = [play_one(GAME, OPTIONS, 0, "random", 0.1), play_one(GAME, OPTIONS, 1, "random", 0.1, patience=50)]
    assert [part.stalled for part in parts] == [0, 1]
    assert parts[1].counts == Counter()
    total = summed(parts)
    assert total is not None
    assert (total.games, total.stalled) == (1, 1)
    assert sum(total.wins) == 1
    assert total.mean_scores() == parts[0].mean_scores()
    assert "- **broken**: 2 players, random: 1 of 2 stalled" in report(GAME, [total])
    assert report(GAME, [parts[1]])


def _played(wins: list[float], **taken: tuple[int, int]) -> Balance:
    counts: Counter[tuple[str, ...]] = Counter()
    for entry, (offered, took) in taken.items():
        counts["clients", entry, "offered"] = offered
        counts["clients", entry, "taken"] = took
    return Balance("unconscious", "planner", 2, games=100, wins=wins, scores=[[0, 0]] * 100, counts=counts)


def test_the_bounds_are_judged() -> None:
    assert all(holds for holds, _ in bounds([_played([52.0, 48.0], dora=(100, 40))]))
    broken = [what for holds, what in bounds([_played([75.0, 25.0])]) if not holds]
    assert [what.partition(";")[0][:28] for what in broken] == [
        "2 players, planner: place 1 ",
        "2 players, planner: place 2 ",
    ]
    told = [
        what for holds, what in bounds([_played([50.0, 50.0], dora=(100, 0), anna=(50, 49), emma=(5, 5))]) if not holds
    ]
    assert told == ["clients: 2 entries judged; never taken: dora; almost always: anna"]


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    done = CliRunner().invoke(app, ["balance", "unconscious", "--games", "1", "--bot", "random", "--out", str(file)])
    assert done.exit_code == 0
    assert "Places in turn order" in file.read_text("utf-8")
    done = CliRunner().invoke(
        app, ["balance", "cerebria", "--games", "1", "--bot", "random", "--players", "4", "--json"]
    )
    assert json.loads(done.stdout)["balances"][0]["players"] == 4


def test_series_have_each_their_own_number_of_games() -> None:
    series = ["--series", "2:random:2", "--series", "3:random:1"]
    done = CliRunner().invoke(app, ["balance", "unconscious", *series, "--json"])
    told = json.loads(done.stdout)["balances"]
    assert [(one["players"], one["games"]) for one in told] == [(2, 2), (3, 1)]
    for wrong in ("2:random", "two:random:1", "2:random:0"):
        assert CliRunner().invoke(app, ["balance", "unconscious", "--series", wrong]).exit_code == 2
