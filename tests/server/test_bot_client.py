"""Bots that come from elsewhere: ordinary clients with a seat, a level and patience."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from pathlib import Path

import pytest
from tests.server.receiving import receiving
from tests.server.serving import PATIENCE, Friend, Place, Served, refusal, serving
from typer.testing import CliRunner, Result

import mindtable
from mindtable.bots import levels
from mindtable.cli import app
from mindtable.kernel.observation import Observation
from mindtable.server.bots.client import BotClient
from mindtable.server.bots.client_cookies import SavedCookies
from mindtable.server.web import wire


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINDTABLE_DATA", str(tmp_path / "bots"))


def run(served_url: str, code: str, seat: int = 1, level: str = "random", *more: str) -> Result:
    args = ["bot", "--server", served_url, "--code", code, "--seat", str(seat), "--level", level, *more]
    return CliRunner().invoke(app, args, catch_exceptions=False)


class Helper:
    """A bot in a thread of its own."""

    def __init__(
        self, url: str, code: str, seat: int, level: str = "random", cookies: SavedCookies | None = None
    ) -> None:
        self.heard: list[str] = []
        self.results: list[wire.Result] = []
        self.failure: BaseException | None = None
        self.client = BotClient(url, code, seat, level, f"Robot {seat}", self.heard.append, cookies)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.results = asyncio.run(self.client.play())
        except BaseException as error:
            self.failure = error

    def wait(self) -> list[wire.Result]:
        self._thread.join(PATIENCE * 3)
        assert not self._thread.is_alive()
        if self.failure is not None:
            raise self.failure
        return self.results


def sentence(result: Result) -> str:
    """The one sentence of a refusal."""
    assert result.exit_code == 2
    (told,) = result.stderr.splitlines()
    return told


def play_to_the_end(place: Place) -> None:
    """One's own moves, in a game whose others move too."""
    while not (place.position and place.position["over"]):
        if place.choices:
            assert place.act()["type"] == "done"
        else:
            place.until(lambda message: message["type"] == "update")


# --- playing


@pytest.mark.parametrize("game", ["duel", "lanterns"])
def test_two_bots_play_a_whole_game(served: Served, game: str) -> None:
    ada = Friend(served, "Ada")
    table = ada.open(game, "open", "open", options={"players": 2})
    bots = [Helper(served.url, table["code"], seat) for seat in (0, 1)]
    results = [bot.wait() for bot in bots]
    assert results[0] == results[1]
    final = ada.get(f"/api/tables/{table['id']}")
    assert final["state"] == "over"
    assert [seat["name"] for seat in final["seats"]] == ["Robot 0", "Robot 1"]
    assert bots[0].heard[:2] == ["seated", "connected"]
    assert bots[0].heard[-1] == "over"


def test_bot_plays_against_a_person_through_a_pause(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    bot = Helper(served.url, table["code"].lower(), 1)
    place = ada.sit(table)
    place.until(lambda message: message["type"] == "update")
    moves = 0
    while not (place.position and place.position["over"]):
        if place.choices:
            if moves == 3:
                assert place.ask("pause", pause=True)["type"] == "done"
                assert place.ask("pause", pause=False)["type"] == "done"
            assert place.act()["type"] == "done"
            moves += 1
        else:
            place.until(lambda message: message["type"] == "update")
    bot.wait()


def test_command_tells_how_it_went(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("duel", "open", "open", options={"players": 2, "rounds": 2})
    other = Helper(served.url, table["code"], 0)
    result = run(served.url + "/", table["code"], 1, "random", "--name", "Robby", "--language", "pl")
    assert result.exit_code == 0, result.stderr
    score = next(own.score for own in other.wait() if own.seat == 1)
    assert str(score) in result.stdout
    assert "Gra się skończyła." in result.stderr
    assert ada.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Robby"


@pytest.mark.parametrize(("game", "level"), [("cerebria", "impulse"), ("unconscious", "student")])
def test_level_chooses_from_afar_what_it_would_choose_at_home(served: Served, game: str, level: str) -> None:
    """The observation over the wire is the one a bot seat gets."""
    ada = Friend(served, "Ada")
    table = ada.open(game, "me", "me", options={"players": 2}, seed="7")
    place = ada.sit(table)
    play = mindtable.game(game).new(seed=7, players=2)
    for _ in range(6):
        seat = play.deciders()[0]
        told = ada.get(f"/api/tables/{table['id']}/observation?seat={seat}")
        seen = wire.Observed(**told)
        actions = [play.parse(text) for text in seen.actions]
        there = Observation.told(play.game, table["options"], seat, seen.view, actions, seen.sample)
        here = play.observe(seat)
        assert json.loads(json.dumps(here.view)) == seen.view
        assert here.actions == actions
        chosen = levels.bot(play.game, level).choose(there, 60.0)
        assert chosen == levels.bot(play.game, level).choose(here, 60.0)
        assert place.act(play.text(chosen), seat=seat)["type"] == "done"
        play.act(seat, chosen)
        place.settle()


# --- coming back


def test_bot_comes_back_after_a_restart(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with serving(tmp_path, port=port) as served:
        ada = Friend(served, "Ada")
        table = ada.open("lanterns", "me", "open", options={"players": 2})
        bot = Helper(served.url, table["code"], 1)
        place = ada.sit(table)
        place.until(lambda message: message["type"] == "update")
        for _ in range(3):
            while not place.choices:
                place.until(lambda message: message["type"] == "update")
            assert place.act()["type"] == "done"
    with serving(tmp_path, port=port) as served:
        again = Friend(served)
        again.http.cookies.update(ada.http.cookies)
        place = again.sit(table)
        play_to_the_end(place)
        bot.wait()
        assert bot.heard.count("connected") >= 2


class Stopped(Exception):
    """Somebody pulled the plug."""


def test_bot_started_anew_finds_its_seat(served: Served, tmp_path: Path) -> None:
    saved = SavedCookies(tmp_path / "kept" / "bots.json")
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "open", options={"players": 2})

    def pulled(event: str) -> None:
        if event == "connected":
            raise Stopped

    first = BotClient(served.url, table["code"], 1, "random", "Robby", pulled, saved)
    with pytest.raises(Stopped):
        asyncio.run(first.play())
    assert saved.file.stat().st_mode & 0o077 == 0
    stranger = Helper(served.url, table["code"], 1)
    with pytest.raises(Exception, match=r"taken|started"):
        stranger.wait()
    bot = Helper(served.url, table["code"].lower(), 1, cookies=saved)
    place = ada.sit(table)
    play_to_the_end(place)
    bot.wait()
    assert saved.of(served.url, table["code"], 1) == {}


def test_nonsense_in_the_file_of_cookies_does_no_harm(tmp_path: Path) -> None:
    saved = SavedCookies(tmp_path / "bots.json")
    saved.file.write_text("[1, 2")
    assert saved.of("http://x", "ABC", 0) == {}
    saved.keep("http://x", "ABC", 0, {"who": "1"})
    assert saved.of("http://x", "abc", 0) == {"who": "1"}


# --- what cannot be


def test_unknown_code_is_told(served: Served) -> None:
    assert "NOSUCHCODE" in sentence(run(served.url, "NOSUCHCODE"))


def test_taken_and_missing_seats_are_told(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    assert sentence(run(served.url, table["code"], 0)) == "This seat is taken."
    assert "5" in sentence(run(served.url, table["code"], 5))


def test_begun_table_is_told(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    assert "started" in sentence(run(served.url, table["code"], 1))


def test_unknown_level_is_told_before_sitting_down(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    assert "random" in sentence(run(served.url, table["code"], 1, "genius"))
    assert ada.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "open"


def test_unreachable_server_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        address = f"http://127.0.0.1:{found.getsockname()[1]}"
    assert sentence(run(address, "ABCDEFGH")) == f"No server is answering at {address}."


@pytest.mark.parametrize("address", ["not an address", "ftp://example.org", "http://["])
def test_no_address_is_told(address: str) -> None:
    assert address in sentence(run(address, "ABCDEFGH"))


def test_other_server_is_told() -> None:
    with receiving() as other:
        assert "no Mindtable" in sentence(run(other.url, "ABCDEFGH"))


def test_observation_is_for_the_own_seat_and_turn(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    path = f"/api/tables/{table['id']}/observation"
    assert refusal(ada.get(f"{path}?seat=0", 409)) == "not-started"
    assert refusal(bob.get(f"{path}?seat=0", 404)) == "not-found"
    bob.come(table, 1)
    assert refusal(bob.get(f"{path}?seat=0", 403)) == "not-your-seat"
    assert refusal(bob.get(path, 400)) == "malformed"
    asked = ada.get(f"/api/tables/{table['id']}")["deciders"][0]
    waiting = ada if asked == 1 else bob
    assert refusal(waiting.get(f"{path}?seat={1 - asked}", 409)) == "not-asked"
