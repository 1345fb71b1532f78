"""`mindtable balance`: games are counted out, and the report says what it should."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from tests.every_game import EACH_ALONE, TWO_SIDES
from tests.games.lanterns import GAME as LANTERNS
from typer.testing import CliRunner

from mindtable.arena.balance import Balance, play_one, summed
from mindtable.arena.balance_report import bounds, document, report
from mindtable.bots import game_bots
from mindtable.bots.game_bots import GameBots
from mindtable.bots.tally import Share, Tally
from mindtable.cli import app

pytestmark = pytest.mark.slow

OPTIONS = EACH_ALONE.resolve({"players": 2})


def test_games_add_up() -> None:
    parts = [play_one(EACH_ALONE, OPTIONS, seed, "random", 0.1) for seed in range(2)]
    total = summed(parts)
    assert total is not None
    assert total.games == 2
    assert total.stalled == 0
    assert sum(total.wins) == 2
    assert len(total.scores) == 2
    told = json.loads(json.dumps(document(EACH_ALONE, [total])))
    assert told["balances"][0]["games"] == 2
    assert "| 2 | random | 2 | 0 | 1 |" in report(EACH_ALONE, [total])


def test_a_game_without_an_end_is_given_up_and_counted() -> None:
    parts = [play_one(EACH_ALONE, OPTIONS, seed, "random", 0.1, patience) for seed, patience in ((0, 6000), (1, 50))]
    assert [part.stalled for part in parts] == [0, 1]
    assert parts[1].counts == Counter()
    total = summed(parts)
    assert total is not None
    assert (total.games, total.stalled) == (1, 1)
    assert sum(total.wins) == 1
    assert total.mean_scores() == parts[0].mean_scores()
    assert "- **missed**: 2 players, random: 1 of 2 stalled" in report(EACH_ALONE, [total])
    assert report(EACH_ALONE, [parts[1]])


class Dishes(Tally):
    choices = ("dishes",)
    shares = (Share("drinks", "tea", 0.4, 0.6, "tea in {share} of all cups"),)


def _played(wins: list[float], cups: dict[str, int], **dishes: tuple[int, int]) -> Balance:
    counts: Counter[tuple[str, ...]] = Counter()
    for drink, taken in cups.items():
        counts["drinks", drink, "taken"] = taken
    for dish, (offered, taken) in dishes.items():
        counts["dishes", dish, "offered"] = offered
        counts["dishes", dish, "taken"] = taken
    return Balance(LANTERNS.id, "planner", 2, games=100, wins=wins, scores=[[0, 0]] * 100, counts=counts)


def test_the_bounds_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_bots, "_declared", lambda package: GameBots(tally=Dishes))
    assert all(holds for holds, _ in bounds(LANTERNS, [_played([52.0, 48.0], {"tea": 5, "milk": 5}, soup=(100, 40))]))
    broken = [what for holds, what in bounds(LANTERNS, [_played([75.0, 25.0], {"tea": 1, "milk": 4})]) if not holds]
    assert [what.partition(";")[0] for what in broken] == [
        "2 players, planner: place 1 wins 75.0% (65.7% – 82.5%)",
        "2 players, planner: place 2 wins 25.0% (17.5% – 34.3%)",
        "2 players, planner: tea in 20% of all cups",
    ]
    played = _played([50.0, 50.0], {}, soup=(100, 0), bread=(50, 49), cake=(5, 5))
    told = [what for holds, what in bounds(LANTERNS, [played]) if not holds]
    assert told == ["dishes: 2 entries checked; never taken: soup; almost always taken: bread"]


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    asked = ["balance", EACH_ALONE.id, "--games", "1", "--bot", "random", "--out", str(file)]
    assert CliRunner().invoke(app, asked).exit_code == 0
    assert "Places in turn order" in file.read_text("utf-8")
    asked = ["balance", TWO_SIDES.id, "--games", "1", "--bot", "random", "--players", "4", "--json"]
    assert json.loads(CliRunner().invoke(app, asked).stdout)["balances"][0]["players"] == 4


def test_series_have_each_their_own_number_of_games() -> None:
    series = ["--series", "2:random:2", "--series", "3:random:1"]
    done = CliRunner().invoke(app, ["balance", EACH_ALONE.id, *series, "--json"])
    told = json.loads(done.stdout)["balances"]
    assert [(one["players"], one["games"]) for one in told] == [(2, 2), (3, 1)]
    for wrong in ("2:random", "two:random:1", "2:random:0"):
        assert CliRunner().invoke(app, ["balance", EACH_ALONE.id, "--series", wrong]).exit_code == 2
