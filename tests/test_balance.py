"""`mindtable balance`: games are counted out, and the report says what it should."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

import mindtable
from mindtable.arena.balance import Player, document, play_one, report, summed
from mindtable.bots.levels import bot
from mindtable.cli import app
from mindtable.kernel import play as playing

GAME = mindtable.game("unconscious")
OPTIONS = GAME.resolve({"players": 2})


def test_games_add_up() -> None:
    parts = [play_one(GAME, OPTIONS, seed, "random", 0.1) for seed in range(2)]
    total = summed(parts)
    assert total is not None
    assert total.games == 2
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
    assert "| 2 | random | 2 | 1 |" in report(GAME, [total])


def test_a_plan_is_followed() -> None:
    """A turn is planned once and carried out as planned, as long as nothing new is learned."""
    play = playing.new(GAME, 3, OPTIONS)
    player = Player(play, bot("unconscious", "student"), 1.0)
    planned = followed = 0
    for _ in range(60):
        seat = play.deciders()[0]
        waiting = bool(player.line)
        player.act(seat, player.choose(seat))
        followed += waiting
        planned += not waiting
    assert followed > planned


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    done = CliRunner().invoke(app, ["balance", "unconscious", "--games", "1", "--bot", "random", "--out", str(file)])
    assert done.exit_code == 0
    assert "Places in turn order" in file.read_text("utf-8")
    done = CliRunner().invoke(
        app, ["balance", "cerebria", "--games", "1", "--bot", "random", "--players", "4", "--json"]
    )
    assert json.loads(done.stdout)["balances"][0]["players"] == 4
