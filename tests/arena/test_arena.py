"""The arena: fair pairings, results that repeat, runs that resume, refusals in a sentence, figures that add up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.every_game import EACH_ALONE, GAMES, TWO_SIDES, every_game
from typer.testing import CliRunner, Result

import mindtable
from mindtable.arena import ladder
from mindtable.arena.figures import figures, rate
from mindtable.arena.ladder import arenas, page, rungs
from mindtable.arena.matches import matches, play, prepared
from mindtable.arena.report import report
from mindtable.arena.running import RESULTS, Results, run
from mindtable.bots import levels
from mindtable.cli import app
from mindtable.kernel.game import Game
from mindtable.text import knows, say

TEAMS, ALONE = TWO_SIDES.id, EACH_ALONE.id
FIRST = GAMES[0].id
WEAKEST = levels.offered(TWO_SIDES)[0]


def command(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], catch_exceptions=False)


def refusal(*args: str | Path) -> str:
    result = command(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    return result.stderr


def lasting(results: Results) -> list[dict[str, Any]]:
    """Results without what differs from run to run."""
    return [{key: value for key, value in result.items() if key != "thinking"} for result in results.in_order()]


# --- who plays whom


@pytest.mark.parametrize(("players", "rotations"), [(2, 2), (3, 2), (4, 2)])
def test_teams_change_sides_on_each_seed(players: int, rotations: int) -> None:
    found = matches(prepared(TEAMS, {"players": players}, [WEAKEST, "random"], 2 * rotations, 10))
    assert [match.seed for match in found] == [10, 10, 11, 11]
    first, second = found[0].bots, found[1].bots
    assert first == tuple(WEAKEST if other == "random" else "random" for other in second)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_single_players_have_every_seat_equally_often(players: int) -> None:
    games = 24
    found = matches(prepared(ALONE, {"players": players}, ["greedy", "random"], games, 0))
    for seat in range(players):
        assert sum(match.bots[seat] == "greedy" for match in found) == games // 2


def test_every_pair_meets_on_the_same_seeds() -> None:
    found = matches(prepared(TEAMS, {"players": 2}, [WEAKEST, "random", "greedy"], 6, 5))
    assert len(found) == 18
    by_pair: dict[frozenset[str], list[int]] = {}
    for match in found:
        by_pair.setdefault(frozenset(match.bots), []).append(match.seed)
    assert len({tuple(seeds) for seeds in by_pair.values()}) == 1


# --- running


@pytest.mark.slow
def test_the_same_seed_gives_the_same_results_with_one_process_or_two() -> None:
    arena = prepared(TEAMS, {"players": 2}, [WEAKEST, "random"], 4, 3)
    alone, together = Results(arena), Results(arena)
    for _ in run(alone, 1):
        pass
    for _ in run(together, 2):
        pass
    assert lasting(alone) == lasting(together)
    assert len(alone.found) == 4


@pytest.mark.slow
def test_a_stopped_run_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    arena = prepared(TEAMS, {"players": 2}, ["greedy", "random"], 4, 3)
    whole = Results(arena)
    for _ in run(whole, 1):
        pass
    stopped = Results(arena, tmp_path)
    for number, _ in enumerate(run(stopped, 1)):
        if number == 1:
            break
    kept = (tmp_path / RESULTS).read_bytes()
    (tmp_path / RESULTS).write_bytes(kept + b'{"match": 2, "se')  # killed while writing
    again = Results(arena, tmp_path)
    assert [match.number for match in again.waiting()] == [2, 3]
    for _ in run(again, 1):
        pass
    assert lasting(again) == lasting(whole)
    assert (tmp_path / RESULTS).read_bytes().startswith(kept)
    assert lasting(Results(arena, tmp_path)) == lasting(whole)


# --- bad input


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["arena", "chess", "--bots", "greedy,random"], "chess"),
        (["arena", TEAMS, "--bots", "random,superego"], "superego"),
        (["arena", TEAMS, "--bots", "random"], "at least two"),
        (["arena", TEAMS, "--bots", "random,random"], "at least two"),
        (["arena", TEAMS, "--bots", "greedy,random", "--players", "7"], "players"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(args: list[str], says: str) -> None:
    assert says in refusal(*args)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    asked = ["arena", TEAMS, "--bots", "greedy,random", "--games", "2", "--players", "2", "--out", str(folder)]
    assert command(*asked).exit_code == 0
    return folder


@pytest.mark.slow
def test_a_damaged_result_file_is_refused_and_left_alone(finished: Path, tmp_path: Path) -> None:
    for name in ("arena.json", RESULTS):
        (tmp_path / name).write_bytes((finished / name).read_bytes())
    lines = (tmp_path / RESULTS).read_text("utf-8").splitlines()
    damaged = "\n".join([lines[0], lines[1][:40], ""])
    (tmp_path / RESULTS).write_text(damaged, encoding="utf-8")
    asked = ["arena", TEAMS, "--bots", "greedy,random", "--games", "2", "--players", "2", "--out", str(tmp_path)]
    assert "line 2" in refusal(*asked)
    assert (tmp_path / RESULTS).read_text("utf-8") == damaged


def test_a_folder_of_another_run_is_refused(finished: Path) -> None:
    before = (finished / RESULTS).read_bytes()
    said = refusal("arena", TEAMS, "--bots", "greedy,random", "--games", "3", "--players", "2", "--out", finished)
    assert "games" in said
    assert (finished / RESULTS).read_bytes() == before


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "file" in refusal("arena", TEAMS, "--bots", "greedy,random", "--out", tmp_path / "file")


# --- what it says


def test_the_report_and_the_figures_are_there(finished: Path) -> None:
    asked = ["arena", TEAMS, "--bots", "greedy,random", "--games", "2", "--players", "2", "--out", str(finished)]
    result = command(*asked, "--json")
    told = json.loads(result.stdout)
    assert told["pairings"][0]["first"]["games"] == 2
    assert set(told["ratings"]) == {"greedy", "random"}
    assert set(told["thinking"]["greedy"]) == {"p50", "p95", "max", "choices"}
    assert sum(told["sources"]["greedy"].values()) == pytest.approx(told["scores"]["greedy"])
    html = (finished / "report.html").read_text("utf-8")
    headings = ("Who beats whom", "Ratings", "Points by source", "Length of the game", "Thinking time", "Balance")
    for word in (*headings, "Teams", "Names", "Content", "<svg"):
        assert word in html


@pytest.mark.slow
@every_game
def test_points_by_source_add_up_to_the_score(game: Game[Any]) -> None:
    arena = prepared(game.id, {"players": 3}, ["random", "greedy"], 1, 4)
    match = matches(arena)[0]._replace(bots=("random", "random", "random"))
    result = play(arena, match)
    assert [sum(sources.values()) for sources in result["sources"]] == result["scores"]


@pytest.mark.slow
@every_game
def test_what_was_made_use_of_is_counted_by_who_won(game: Game[Any]) -> None:
    arena = prepared(game.id, {"players": 2}, ["random", "greedy"], 2, 4)
    played = [play(arena, match) for match in matches(arena)]
    used = {key for result in played for seat in result["content"] for key in seat}
    assert used
    assert all(knows("en", key, game) for key in used)
    found = figures(arena, played)["content"]
    assert set(found) == used
    for key, one in found.items():
        users = [(result, seat) for result in played for seat in (0, 1) if key in result["content"][seat]]
        assert one["games"] == len(users)
        assert one["won"] == sum(seat in result["winners"] for result, seat in users)


def test_an_interval_holds_the_rate_and_narrows_with_games() -> None:
    few, many = rate(7, 10), rate(700, 1000)
    assert few["low"] < 0.7 < few["high"]
    assert many["high"] - many["low"] < few["high"] - few["low"]
    assert rate(0, 0)["high"] == 1.0
    assert rate(10, 10)["high"] == 1.0


@every_game
def test_the_ladder_measures_each_level_against_the_one_below(game: Game[Any]) -> None:
    pairs = rungs(game.id)
    assert len(pairs) == 4
    assert pairs[-1][1] == "random"
    assert [weaker for _, weaker in pairs[1:3]] == [stronger for stronger, _ in pairs[:2]]
    text = page([(arena, []) for arena in arenas(game.id, 2, 2, 0)])
    assert text.startswith("# The ladder")


def ladder_page(folder: Path, *args: str) -> str:
    asked = ["ladder", "--game", FIRST, "--players", "2", "--games", "2", "--out", str(folder)]
    assert command(*asked, "--page", folder / "ladder.md", *args).exit_code == 0
    return (folder / "ladder.md").read_text("utf-8")


def test_the_ladder_is_measured_and_written_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda game_id: [("greedy", "random")])
    measured = ladder_page(tmp_path)
    rows = [line for line in measured.splitlines() if line.startswith(tuple(f"| {game.id} " for game in GAMES))]
    assert len(rows) == 2 * len(GAMES)
    assert rows[0].startswith(f"| {FIRST} | 2 | greedy – random | 2 | 0–0 |")
    assert all("not measured yet" in row for row in rows[1:])
    assert mindtable.__version__ in measured
    results = (tmp_path / f"{FIRST}-2-greedy-random" / RESULTS).read_bytes()
    assert ladder_page(tmp_path, "--page-only") == measured
    assert (tmp_path / f"{FIRST}-2-greedy-random" / RESULTS).read_bytes() == results


def test_a_rung_that_is_not_whole_says_so() -> None:
    arena = prepared(TEAMS, {"players": 2}, ["greedy", "random"], 400, 0)
    text = ladder.page([(arena, [play(arena, matches(arena)[0])])])
    assert "| 1 of 400 |" in text
    assert "reached" not in text
    assert "missed" not in text


def test_the_ladder_keeps_what_was_measured_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = prepared(TEAMS, {"players": 2}, ["greedy", "random"], 2, 0)
    results = [play(arena, match) for match in matches(arena)]
    whole = ladder.page([(arena, results)])
    assert ladder.page([(arena, [])], whole) == whole
    assert ladder.page([(arena, results[:1])], whole) == whole
    part = ladder.page([(arena, results[:1])])
    assert ladder.page([(arena, results)], part) == whole
    monkeypatch.setattr(mindtable, "__version__", "99")
    assert "not measured yet" in ladder.page([(arena, [])], whole)


def test_figures_of_no_games_are_empty_not_broken() -> None:
    arena = prepared(ALONE, {"players": 2}, ["greedy", "random"], 1, 0)
    found = figures(arena, [])
    assert found["pairings"] == []
    assert say("en", f"game-{ALONE}", EACH_ALONE) in report(arena, found)
