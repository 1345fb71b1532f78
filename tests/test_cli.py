"""The command line: what each command prints, the keys of its JSON, and its exit status."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.games import duel, lanterns
from typer.testing import CliRunner, Result

import mindtable
from mindtable.cli import app, rules
from mindtable.cli.simulate import GameBroke
from mindtable.kernel.game import Game
from mindtable.kernel.history import History
from mindtable.text import say


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(lanterns.GAME)
    mindtable.register(duel.GAME)


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], catch_exceptions=False)


def document(*args: str | Path, status: int = 0) -> dict[str, Any]:
    """The JSON document a command prints; nothing else may be on standard output."""
    result = run(*args, "--json")
    assert result.exit_code == status, result.stderr
    read: dict[str, Any] = json.loads(result.stdout)
    return read


def refusal(*args: str | Path) -> str:
    """What is said on standard error about wrong usage."""
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


# --- games, options, version


def test_version_says_version_and_build() -> None:
    assert run("--version").stdout == f"mindtable {mindtable.__version__} ({mindtable.build()})\n"


def test_python_runs_the_package_as_the_command() -> None:
    said = subprocess.run([sys.executable, "-m", "mindtable", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == run("--version").stdout


def test_games_lists_them() -> None:
    assert "lanterns" in run("games").stdout
    listed = document("games")["games"]
    assert {"duel", "lanterns"} <= {game["id"] for game in listed}


def test_options_show_meaning_and_range() -> None:
    shown = run("options", "lanterns").stdout
    assert "from 1 to 4" in shown
    assert "storm" in shown
    described = document("options", "lanterns")
    assert [option["name"] for option in described["options"]] == ["players", "rounds", "open_hands", "wind"]
    assert described["exclusions"][0]["clause"] == "hands.open"


def test_options_speak_other_languages() -> None:
    assert run("options", "duel", "--language", "pl").stdout.startswith("Opcja")


# --- simulate


def test_simulate_prints_the_promised_keys() -> None:
    found = document("simulate", "duel", "--games", "3", "--seed", "5", "--players", "3", "-o", "rounds=2")
    promised = {"game", "options", "games", "decisions", "seconds", "decisions_per_second", "results"}
    assert promised <= found.keys()
    assert found["options"] == {"players": 3, "rounds": 2, "ties": "carry"}
    assert [result["seed"] for result in found["results"]] == [5, 6, 7]
    assert all(result.keys() == {"seed", "scores", "winners", "decisions"} for result in found["results"])
    assert found["decisions"] == sum(result["decisions"] for result in found["results"])


@pytest.mark.slow
def test_simulate_is_reproducible_whatever_the_number_of_games() -> None:
    many = document("simulate", "lanterns", "--games", "5", "--seed", "3")["results"]
    assert document("simulate", "lanterns", "--games", "5", "--seed", "3")["results"] == many
    assert document("simulate", "lanterns", "--seed", "6", "--games", "1")["results"] == many[3:4]


@pytest.mark.slow
def test_simulate_gives_the_same_with_several_processes() -> None:
    one = document("simulate", "lanterns", "--games", "8")["results"]
    assert document("simulate", "lanterns", "--games", "8", "--jobs", "2")["results"] == one


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "duel", "--games", "25").stdout
    assert "Player 2" in shown
    assert "and 5 more games" in shown
    assert "25 games" in shown


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess"], "duel, lanterns"),
        (["duel", "-o", "rounds"], "key=value"),
        (["duel", "-o", "rounds=99"], "from 1 to 5"),
        (["duel", "-o", "rounds=many"], "a whole number"),
        (["duel", "-o", "colour=red"], "players, rounds, ties"),
        (["duel", "--players", "9"], "from 2 to 4"),
        (["duel", "-o", "ties=carry", "-o", "rounds=1"], "conflicts with"),
        (["duel", "--games", "0"], "--games"),
        ([], "GAME"),
    ],
)
def test_simulate_refuses(args: list[str], words: str) -> None:
    assert words in refusal("simulate", *args)


class Broken(duel.DuelGame):
    """Duel with mistakes in its rules."""

    def winners(self, g: Any) -> list[int]:
        raise ZeroDivisionError

    def invariants(self, g: Any) -> Iterable[str]:
        return ["a card is lost"]


def test_simulate_fails_when_the_rules_break() -> None:
    mindtable.register(Broken())
    result = run("simulate", "duel", "--games", "2", "--seed", "4")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "ZeroDivisionError" in result.stderr
    assert "seed 4" in result.stderr


def test_a_broken_game_is_told_across_processes() -> None:
    broke = pickle.loads(pickle.dumps(GameBroke(4, "trace")))
    assert (broke.seed, broke.trace) == (4, "trace")


# --- replay


def history_of(game: Game[Any], seed: int = 1, actions: int = 1000) -> History:
    """A game in which everyone does the first thing they may."""
    play = game.new(seed=seed)
    while not play.over and play.number < actions:
        seat = play.deciders()[0]
        play.act(seat, play.actions(seat)[0])
    return play.history()


def saved(folder: Path, text: str) -> Path:
    path = folder / "game.txt"
    path.write_text(text, "utf-8")
    return path


def test_replay_prints_the_promised_keys(tmp_path: Path) -> None:
    found = document("replay", saved(tmp_path, history_of(duel.GAME).save()))
    assert {"game", "over", "scores", "decisions"} <= found.keys()
    assert found["game"] == "duel"
    assert found["over"] is True
    assert found["decisions"] == 10
    assert found["broken"] == []


def test_replay_says_which_seed_dealt_it(tmp_path: Path) -> None:
    path = saved(tmp_path, duel.GAME.new(seed="[red] rain").save())
    found = document("replay", path)
    assert (found["seed"], found["generator"]) == ("[red] rain", "blake2b")
    assert "seed [red] rain" in run("replay", path).stdout


def test_replay_of_an_unfinished_game_shows_what_may_be_done(tmp_path: Path) -> None:
    path = saved(tmp_path, history_of(lanterns.GAME, actions=4).save())
    assert document("replay", path)["over"] is False
    shown = run("replay", path).stdout
    seat = mindtable.load(path.read_text("utf-8")).deciders()[0]
    assert f"Player {seat + 1}: " in shown
    assert "step-" not in shown
    assert "verb-" not in shown


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "isn’t a Mindtable save file"),
        ("hello", "isn’t a Mindtable save file"),
        (history_of(duel.GAME).save()[:-30], "damaged"),
        (history_of(duel.GAME).save().replace("bid 1", "bid 2", 1), "damaged"),
        (replace(history_of(duel.GAME), game="chess").save(), "duel, lanterns"),
        (replace(history_of(duel.GAME), rules=99).save(), "version 99"),
        (replace(history_of(duel.GAME), options={"players": "7"}).save(), "from 2 to 4"),
        (history_of(duel.GAME).save().replace("history 2", "history 9"), "update Mindtable"),
    ],
)
def test_replay_refuses_damaged_files(tmp_path: Path, text: str, words: str) -> None:
    assert words in refusal("replay", saved(tmp_path, text))


def test_replay_refuses_what_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe\x00")
    assert "isn’t a Mindtable save file" in refusal("replay", tmp_path / "game.txt")


def test_replay_refuses_a_missing_file(tmp_path: Path) -> None:
    assert "does not exist" in refusal("replay", tmp_path / "nothing.txt")


@pytest.mark.slow
@pytest.mark.parametrize("entry", [(0, "bid 99"), (0, "dance"), (7, "bid 1")])
def test_replay_fails_on_an_action_the_rules_refuse(tmp_path: Path, entry: tuple[int, str]) -> None:
    history = replace(history_of(duel.GAME), actions=[entry])
    result = run("replay", saved(tmp_path, history.save()))
    assert result.exit_code == 1
    assert "action 1 " in result.stderr
    assert "Traceback" not in result.stderr


def test_replay_fails_on_a_broken_position(tmp_path: Path) -> None:
    path = saved(tmp_path, history_of(duel.GAME, actions=3).save())
    mindtable.register(Broken())
    assert document("replay", path, status=1)["broken"] == ["a card is lost"]
    assert "a card is lost" in run("replay", path).stderr


def test_replay_fails_when_the_rules_break(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, history_of(duel.GAME).save())

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(duel.steps, "award", crash)
    result = run("replay", path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "ZeroDivisionError" in result.stderr


# --- fuzz, bench


def test_fuzz_of_a_sound_game_finds_nothing(tmp_path: Path) -> None:
    found = document("fuzz", "duel", "--seconds", "0.3", "--out", tmp_path / "finds")
    assert found["failures"] == []
    assert found["games"] > 0
    assert not (tmp_path / "finds").exists()


def test_fuzz_keeps_its_finds_as_history_files(tmp_path: Path) -> None:
    mindtable.register(Broken())
    result = run("fuzz", "duel", "--seconds", "0.3", "--out", tmp_path)
    assert result.exit_code == 1
    finds = list(tmp_path.iterdir())
    assert finds
    assert str(finds[0]) in result.stderr
    assert run("replay", finds[0]).exit_code == 1


def test_fuzz_refuses() -> None:
    assert "duel, lanterns" in refusal("fuzz", "chess")
    assert "--seconds" in refusal("fuzz", "duel", "--seconds", "-1")


@pytest.mark.slow
def test_bench_prints_the_promised_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_installed", list)  # the two small games are enough
    found = document("bench", "--seconds", "0.1")
    assert {"build", "calibration_per_second", "games"} <= found.keys()
    assert set(found["games"]) == {"duel", "lanterns"}
    for figures in found["games"].values():
        assert {"decisions_per_second", "clone_us", "legality_us", "view_bytes"} <= figures.keys()
        assert {"p50", "p999", "max"} <= figures["legality_us"].keys()
    assert "lanterns" in run("bench", "--seconds", "0.05").stdout


# --- clauses, content


def test_clauses_print_the_promised_keys(tmp_path: Path) -> None:
    found = document("clauses", "duel", "--tests", tmp_path)["clauses"]
    assert [clause["id"] for clause in found] == [clause.id for clause in duel.GAME.clauses]
    assert {"id", "editions", "source", "tests"} <= found[0].keys()
    assert all(clause["tests"] == [] for clause in found)


@pytest.mark.slow
def test_clauses_make_a_page() -> None:
    page = run("clauses", "lanterns").stdout
    assert page.startswith("# Lanterns: the rules\n")
    assert "- **snuff.cost**: " in page
    assert "clause-" not in page
    assert "topic-" not in page
    assert run("clauses", "lanterns", "--language", "de").stdout != page


def test_clauses_refuse() -> None:
    assert "duel, lanterns" in refusal("clauses", "chess")
    assert "--language" in refusal("clauses", "duel", "--language", "tlh")
    assert "--tests" in refusal("clauses", "duel", "--tests", "no/such/folder")


def test_without_its_tests_no_clause_is_called_unproved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an installed package, even in a folder that has tests of its own."""
    monkeypatch.setattr(rules, "__file__", str(tmp_path / "site" / "mindtable" / "cli" / "rules.py"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_other.py").write_text("def test_it() -> None: ...\n")
    assert say("en", "cli-clauses-untested") not in run("clauses", "lanterns").stdout
    assert all(clause["tests"] is None for clause in document("clauses", "lanterns")["clauses"])
    assert "--tests" in refusal("clauses", "lanterns", "--untested")


def test_help_of_serve_tells_the_defaults() -> None:
    told = " ".join(run("serve", "--help").stdout.replace("│", " ").split())
    for default in ("127.0.0.1", "8330", "a file in the data folder", "mindtable.toml in the data folder"):
        assert f"[default: ({default})]" in told


KEEPING = [("serve", "--no-browser", "--port", "0"), ("backup", "kept.backup")]
POSTGRES = "postgresql://ada:secret@127.0.0.1:1/tables"


def sentence_of(tmp_path: Path, command: Iterable[str], first: str = "") -> str:
    """The one sentence that a command in a process of its own says about wrong usage."""
    program = f"import sys; {first}\nfrom mindtable.cli import main; main()"
    arguments = [*command, "--data", str(tmp_path), "--db", POSTGRES]
    done = subprocess.run([sys.executable, "-c", program, *arguments], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "secret" not in done.stderr
    return done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", KEEPING)
def test_unreachable_postgres_gets_a_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    sentence_of(tmp_path, command)


@pytest.mark.slow
@pytest.mark.parametrize("command", KEEPING)
def test_missing_driver_gets_a_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    told = sentence_of(tmp_path, command, "sys.modules['asyncpg'] = None")
    assert "pip install 'mindtable[postgres]'" in told


class WithContent(duel.DuelGame):
    """Duel with two cards that a pack may change."""

    def content(self) -> Iterable[tuple[str, str, str]]:
        return [("card", "1", "rulebook"), ("card", "2", "reconstructed")]

    def content_schema(self) -> Mapping[str, Mapping[str, str]]:
        return {"card": {"points": "number"}}


@pytest.fixture
def _with_content() -> None:
    mindtable.register(WithContent())


@pytest.mark.usefixtures("_with_content")
def test_content_prints_the_promised_keys() -> None:
    entries = document("content", "duel")["entries"]
    assert entries[1] == {"kind": "card", "id": "2", "provenance": "reconstructed"}
    assert "card 2: reconstructed by us" in run("content", "duel").stdout


PACK = '[pack]\ngame = "duel"\nname = "Mine"\n[[card]]\nid = "1"\npoints = 3\n'


@pytest.mark.usefixtures("_with_content")
def test_content_check_accepts_a_good_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK)
    assert run("content", "check", tmp_path / "pack.toml").exit_code == 0
    assert document("content", "check", tmp_path)["problems"] == []


@pytest.mark.usefixtures("_with_content")
def test_content_check_fails_on_a_bad_pack_with_every_reason(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK.replace("3", "'x'") + "colour = 1\n")
    problems = document("content", "check", tmp_path, status=1)["problems"]
    assert [problem["reason"] for problem in problems] == ["content-unknown-field", "content-wrong-type"]
    assert run("content", "check", tmp_path).stderr.count("\n") == 3


def test_content_refuses(tmp_path: Path) -> None:
    assert "duel, lanterns" in refusal("content", "chess")
    assert "which pack" in refusal("content", "check")
    assert "stands alone" in refusal("content", "duel", "pack.toml")
    assert "no content pack" in refusal("content", "check", tmp_path / "nothing.toml")
    (tmp_path / "pack.toml").write_text(PACK.replace("duel", "chess"))
    assert "duel, lanterns" in refusal("content", "check", tmp_path)


# --- demo


@pytest.mark.parametrize("game", ["lanterns", "duel"])
def test_demo_tells_a_game_in_words(game: str) -> None:
    told = run("demo", game, "--seed", "3").stdout
    assert "seed 3" in told
    assert "The game is over" in told
    assert "event-" not in told
    assert "{" not in told
    assert run("demo", game, "--seed", "3").stdout == told
    assert "seed a rainy day" in run("demo", game, "--seed", "a rainy day").stdout
    refused = run("demo", game, "--seed", "x" * 65)
    assert refused.exit_code == 2
    assert "1 to 64 visible characters" in refused.stderr


def test_demo_speaks_other_languages() -> None:
    assert "Игра окончена" in run("demo", "duel", "--language", "ru").stdout


def test_demo_takes_the_first_game_there_is() -> None:
    first = mindtable.games()[0]
    name = say("en", f"game-{first}", mindtable.game(first))
    assert run("demo").stdout.startswith(name)


def test_demo_without_games_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_installed", list)
    monkeypatch.setattr(mindtable, "_known", {})
    assert run("demo").exit_code == 1


# --- the program itself


@pytest.mark.slow
def test_program_runs_and_refuses_unknown_commands() -> None:
    code = "from mindtable.cli import main; main()"
    result = subprocess.run([sys.executable, "-c", code, "dance"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "dance" in result.stderr
    assert result.stdout == ""
