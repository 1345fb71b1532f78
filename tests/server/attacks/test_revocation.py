"""Attack: keep a socket open after losing what allowed it, and go on listening.

Permissions decide what a connection sees for every message. A connection that lost its seat gets exactly the bytes that
a spectator gets; one that lost its login or its access to a private table is closed, on every process.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import update
from tests.server.serving import PATIENCE, Friend, Place, Served, refusal, serving

from mindtable.server.ops.clock import now
from mindtable.server.store import schema
from mindtable.server.table import tables
from mindtable.server.web import wire

PASSWORD = "a long password"


@pytest.fixture(scope="module", autouse=True)
def _unaided() -> Iterator[None]:
    """Nobody looks round for ended logins: what ends one must close its sockets itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "TOKENS_CHECKED_EVERY", 3600.0)
        yield


def farewell(place: Place) -> str:
    """The sentence with which the server closed the connection."""
    said = place.until(lambda message: message["type"] == "goodbye")
    assert said["again"] is None
    assert place.closed() == 1008
    return str(said["reason"]["key"])


# ---------------------------------------------------------------- a seat given up or taken away


class Seated:
    """A table for four that Ada opened. Mallory held seat 1 and listens, and Eve came with the code to look on."""

    def __init__(self, served: Served, game: str, listed: bool = False) -> None:
        self.ada, self.mallory, self.eve = (Friend(served, name) for name in ("Ada", "Mallory", "Eve"))
        self.served = served
        self.table = self.ada.open(game, "me", "open", "open", "open", options={"players": 4}, listed=listed)
        self.mallory.come(self.table, 1)
        self.eve.come(self.table)
        self.listening = self.mallory.sit(self.table, seat=1)
        self.spectator = self.eve.sit(self.table)
        self.playing: list[Place] = []

    def leave(self) -> None:
        self.mallory.post(f"/api/tables/{self.table['id']}/leave", {"seat": 1})

    def remove(self) -> None:
        self.ada.post(f"/api/tables/{self.table['id']}/free", {"seat": 1})

    def begin(self) -> None:
        """Bob takes Mallory's seat, Carol and Dan the others."""
        self.playing = [self.ada.sit(self.table)]
        for seat, name in ((1, "Bob"), (2, "Carol"), (3, "Dan")):
            friend = Friend(self.served, name)
            friend.come(self.table, seat)
            self.playing.append(friend.sit(self.table))

    def play(self, moves: int = 15) -> None:
        for _ in range(moves):
            for place in self.playing:
                place.settle()
            assert next(place for place in self.playing if place.choices).act()["type"] == "done"


def updates(place: Place) -> list[str]:
    place.settle()
    return [raw for raw in place.raw if json.loads(raw)["type"] == "update"]


@pytest.mark.parametrize("listed", [True, False])
@pytest.mark.parametrize("game", ["cerebria", "unconscious", "lanterns"])
def test_given_up_seat_shows_what_spectators_see(served: Served, game: str, listed: bool) -> None:
    at = Seated(served, game, listed)
    at.leave()
    at.begin()
    at.play()
    assert len(updates(at.listening)) > 15
    assert updates(at.listening) == updates(at.spectator)
    assert updates(at.listening) != updates(at.playing[1])


def test_removed_player_of_a_listed_table_sees_what_spectators_see(served: Served) -> None:
    at = Seated(served, "cerebria", listed=True)
    at.remove()
    at.begin()
    at.play()
    assert updates(at.listening) == updates(at.spectator)


def test_removed_player_of_a_private_table_is_disconnected(served: Served) -> None:
    at = Seated(served, "cerebria")
    at.remove()
    assert farewell(at.listening) == "goodbye-no-access"
    assert Place(at.mallory, at.table["id"]).first["reason"]["key"] == "reason-not-found"
    at.mallory.get(f"/api/tables/{at.table['id']}", 404)
    at.begin()
    at.mallory.come(at.table)  # with the code, as a spectator
    assert at.mallory.sit(at.table).first["position"]["seat"] is None


def test_own_seat_comes_into_sight_for_one_who_sits_down_later(served: Served) -> None:
    """The other direction: a connection from before needs no reload to see its new seat."""
    ada, eve = Friend(served, "Ada"), Friend(served, "Eve")
    table = ada.open("cerebria", "me", "open", options={"players": 2})
    eve.come(table)
    place = eve.sit(table)
    eve.post(f"/api/tables/{table['id']}/take", {"seat": 1})
    place.until(lambda message: message["type"] == "update")
    assert place.seat == 1


def test_one_who_only_wants_to_watch_is_not_given_a_seats_view(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("cerebria", "me", "open", options={"players": 2})
    place = ada.sit(table)
    place.ask("look", seat=None)
    bob.come(table, 1)
    place.until(lambda message: message["type"] == "update")
    assert place.position is not None
    assert place.position["seat"] is None


ONCE: dict[str, dict[str, Any]] = {
    "act": {"action": "pass"},
    "undo": {},
    "ask": {"wish": "save"},
    "consent": {"request": 1, "agree": True},
    "preview": {"action": "pass"},
    "why": {},
    "hint": {},
    "continue": {"step": 0},
    "look": {},
}
FREE: dict[str, dict[str, Any]] = {
    "say": {"seat": None, "text": "hello"},
    "ping": {"seat": None, "kind": "shore", "noun": "near"},
    "note": {"text": "mine"},
    "alive": {},
}
TABLE: dict[str, dict[str, Any]] = {"pause": {"pause": True}}


def test_every_message_is_covered() -> None:
    known = {str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)}
    assert known == {*ONCE, *FREE, *TABLE}


def test_used_to_be_allowed(served: Served) -> None:
    """Every message, over a connection that had the right to it when it came: now a spectator's."""
    at = Seated(served, "lanterns")
    at.leave()
    at.begin()
    at.play(2)
    at.listening.settle()
    for kind, words in ONCE.items():
        number = {} if kind in ("look", "continue", "consent", "ask") else {"number": at.playing[1].number}
        assert refusal(at.listening.ask(kind, seat=1, **number, **words)) == "not-your-seat", kind
    for kind, words in FREE.items():
        assert at.listening.ask(kind, **words)["type"] == "done", kind
    assert refusal(at.listening.ask("say", seat=1, to="team", text="psst")) == "not-your-seat"
    for kind, words in TABLE.items():
        assert refusal(at.listening.ask(kind, **words)) == "not-at-the-table", kind


def test_refusal_brings_no_position_of_a_lost_seat(served: Served) -> None:
    """A refusal of a stale request carries the position: from where the connection may look now."""
    at = Seated(served, "cerebria")
    at.leave()
    at.begin()
    refused = at.listening.ask("act", seat=1, number=0, action="pass")
    assert refused["type"] == "refused"
    assert refused["position"] is None or refused["position"]["seat"] is None


def test_team_talk_stops_with_the_seat(served: Served) -> None:
    at = Seated(served, "lanterns")
    at.leave()
    at.begin()
    at.playing[1].ask("say", seat=1, to="team", text="our secret plan")
    at.listening.settle()
    assert not any("our secret plan" in raw for raw in at.listening.raw)


# ---------------------------------------------------------------- a login that ended


def account(served: Served, name: str) -> Friend:
    friend = Friend(served, name)
    friend.post("/api/account", {"login": f"{name}-{friend.id[:8]}", "password": PASSWORD})
    return friend


def another_browser(friend: Friend, served: Served) -> Friend:
    other = Friend(served)
    other.post("/api/login", {"login": friend.get("/api/me")["login"], "password": PASSWORD})
    return other


def log_out(friend: Friend, other: Friend) -> None:
    """The other browser logs out, through the process that the first one uses."""
    other.follow(friend.served)
    other.post("/api/logout")


def change_password(friend: Friend, other: Friend) -> None:
    friend.post("/api/me/password", {"old": PASSWORD, "new": "another long password"})


def be_forgotten(friend: Friend, other: Friend) -> None:
    friend.post("/api/me/forget", {"password": PASSWORD})


WAYS = [log_out, change_password, be_forgotten]


@pytest.fixture
def two(shared_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    with serving(tmp_path / "one", db=shared_database) as one, serving(tmp_path / "two", db=shared_database) as two:
        yield one, two


@pytest.mark.parametrize("end", WAYS)
def test_ended_login_closes_sockets(served: Served, end: Callable[[Friend, Friend], None]) -> None:
    ada = account(served, "Ada")
    other = another_browser(ada, served)
    place = other.sit(ada.open("lanterns", "me", "open", options={"players": 2}))
    end(ada, other)
    assert farewell(place) == "goodbye-gone"


@pytest.mark.parametrize("end", WAYS)
def test_ended_login_closes_sockets_of_other_processes(
    two: tuple[Served, Served], end: Callable[[Friend, Friend], None]
) -> None:
    ada = account(two[0], "Ada")
    other = another_browser(ada, two[1])
    place = other.sit(ada.open("lanterns", "me", "open", options={"players": 2}))
    end(ada, other)
    assert farewell(place) == "goodbye-gone"


def test_removed_player_is_disconnected_by_other_processes(two: tuple[Served, Served]) -> None:
    ada, mallory = Friend(two[0], "Ada"), Friend(two[1], "Mallory")
    table = ada.open("lanterns", "me", "open", "open", "open", options={"players": 4})
    mallory.come(table, 1)
    place = mallory.sit(table)
    ada.post(f"/api/tables/{table['id']}/free", {"seat": 1})
    assert farewell(place) == "goodbye-no-access"


def test_expired_login_closes_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TOKENS_CHECKED_EVERY", 0.05)
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        place = ada.sit(ada.open("lanterns", "me", "open", options={"players": 2}))

        async def expire() -> None:
            async with served.services.store.writing() as connection:
                await connection.execute(update(schema.tokens).values(expires=now() - 1))

        asyncio.run_coroutine_threadsafe(expire(), served.loop).result(PATIENCE)
        assert farewell(place) == "goodbye-gone"
