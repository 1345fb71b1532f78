"""Two servers on one PostgreSQL: no table belongs to either, and everyone hears of everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Friend, Place, Served, refusal, serving


@pytest.fixture
def two(shared_database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    database = shared_database
    with serving(tmp_path / "one", db=database) as one, serving(tmp_path / "two", db=database) as two:
        yield one, two


def across(two: tuple[Served, Served], game: str) -> tuple[Place, Place]:
    """Ada at one server and Bob at the other, at the same table."""
    ada, bob = Friend(two[0], "Ada"), Friend(two[1], "Bob")
    table = ada.open(game, "me", "open", options={"players": 2})
    place = ada.sit(table)
    bob.come(table, 1)
    place.until(lambda message: message["type"] == "update")  # news from the other server
    return place, bob.sit(table)


def wait_for(place: Place, number: int) -> None:
    if place.number < number:
        place.until(lambda message: message["type"] == "update" and message["position"]["number"] >= number)


def test_both_see_every_move(two: tuple[Served, Served]) -> None:
    ada, bob = across(two, "lanterns")
    for _ in range(400):
        assert ada.position is not None
        if ada.position["over"]:
            break
        mover, other = (ada, bob) if ada.choices else (bob, ada)
        done = mover.act()
        assert done["type"] == "done"
        wait_for(other, mover.number)
    assert ada.position is not None
    assert ada.position["over"]
    seqs = [[news["seq"] for news in place.news if news["type"] == "update" and news["line"]] for place in (ada, bob)]
    assert seqs[0] == seqs[1]


def test_both_see_who_is_there(two: tuple[Served, Served]) -> None:
    """And also who has gone."""
    ada, bob = across(two, "lanterns")
    for place in (ada, bob):
        while not all(seat["online"] for seat in place.table["seats"]):
            place.until(lambda message: message["type"] == "table")
    bob.close()
    ada.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["online"])


def test_of_two_at_once_one_wins_and_one_is_told(two: tuple[Served, Served]) -> None:
    """The same person at both servers, doing two things at once."""
    ada = Friend(two[0], "Ada")
    elsewhere = Friend(two[1])
    elsewhere.http.cookies.update(ada.http.cookies)
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    outcomes: list[str] = []
    one, other = ada.sit(table), elsewhere.sit(table)
    for _ in range(15):
        if one.position["over"]:  # type: ignore[index]
            break
        seat = one.table["deciders"][0]
        for place in (one, other):
            place.ask("look", seat=seat)
        number = one.number
        for id, place in enumerate((one, other), start=10_000):
            act = {"type": "act", "id": id, "seat": seat, "number": number, "action": one.choices[id % 2 - 1]}
            place.socket.send(json.dumps(act))
        answers = [
            place.until(lambda message, id=id: message.get("id") == id)  # type: ignore[misc]
            for id, place in enumerate((one, other), start=10_000)
        ]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["done", "refused"], answers
        (refused,) = [answer for answer in answers if answer["type"] == "refused"]
        assert refusal(refused) == "stale"
        assert refused["position"]["number"] > number
        outcomes += kinds
        wait_for(one, number + 1)
        wait_for(other, number + 1)
    assert outcomes


def test_whoever_came_with_the_code_is_known_everywhere(two: tuple[Served, Served]) -> None:
    ada, bob = Friend(two[0], "Ada"), Friend(two[0], "Bob")
    table = ada.open("duel", "me", "me", options={"players": 2})
    elsewhere = Friend(two[1])
    elsewhere.http.cookies.update(bob.http.cookies)
    assert refusal(elsewhere.get(f"/api/tables/{table['id']}", 404)) == "not-found"
    bob.come(table)
    assert elsewhere.get(f"/api/tables/{table['id']}")["id"] == table["id"]


def test_one_server_stops_and_the_other_goes_on(shared_database: str, tmp_path: Path) -> None:
    database = shared_database
    with serving(tmp_path / "one", db=database) as one:
        with serving(tmp_path / "two", db=database) as other:
            ada, bob = across((one, other), "duel")
            ada.act()
            bob.settle()
        assert bob.closed() == 1012
        friend = Friend(one)
        friend.http.cookies.update({"mindtable": bob.friend.http.cookies["mindtable"]})
        back = friend.sit(bob.table)
        assert back.act()["type"] == "done"
        wait_for(ada, 2)


def test_server_ends_although_postgres_is_slow_to_say_goodbye(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg

    close = asyncpg.Connection.close

    async def too_slow(connection: asyncpg.Connection, *, timeout: float | None = None) -> None:
        await close(connection)
        if timeout is not None:
            raise TimeoutError

    monkeypatch.setattr(asyncpg.Connection, "close", too_slow)
    with serving(tmp_path, db=shared_database) as served:
        Friend(served, "Ada")
    assert served.services.store.engine.pool.checkedin() == 0  # type: ignore[attr-defined]
