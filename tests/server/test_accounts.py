"""Accounts over their whole life: what a guest takes along, a new password, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Table, select
from tests.server.serving import PATIENCE, Friend, Place, Served, play_out, refusal

from mindtable.server.store import schema

WORD = "difference engine"


def with_account(served: Served, name: str) -> Friend:
    friend = Friend(served, name)
    friend.post("/api/account", {"login": f"{name.split()[0]}-{friend.id[:8]}", "password": WORD})
    return friend


def login_of(friend: Friend) -> str:
    return str(friend.get("/api/me")["login"])


def elsewhere(friend: Friend, password: str = WORD, status: int = 200) -> Friend:
    """The same person at another browser."""
    other = Friend(friend.served)
    other.post("/api/login", {"login": login_of(friend), "password": password}, status)
    return other


def two_at(ada: Friend, bob: Friend, **wishes: Any) -> tuple[Place, Place]:
    table = ada.open("lanterns", "me", "open", options={"players": 2}, **wishes)
    bob.come(table, 1)
    return ada.sit(table), bob.sit(table)


def test_guest_takes_everything_along(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    ada.put("/api/me/settings", {"language": "de", "client": {"zoom": 2}})
    places = two_at(ada, bob, rated=True)
    play_out(*places)
    running, _ = two_at(ada, bob)
    earned = ada.get("/api/me/statistics")
    ada.post("/api/account", {"login": f"ada-{ada.id[:8]}", "password": WORD})
    other = elsewhere(ada)
    me = other.get("/api/me")
    assert (me["person"], me["name"]) == (ada.id, "Ada")
    assert me["settings"] == {"language": "de", "client": {"zoom": 2}}
    assert other.get("/api/me/statistics") == earned
    assert earned["played"] == 1
    assert earned["rated"][0]["games"] == 1
    assert {table["id"] for table in other.get("/api/me/tables")} == {places[0].table_id, running.table_id}
    again = other.sit({"id": running.table_id})
    assert again.first["position"]["seat"] == 0


def test_logging_out_ends_this_browser_only(served: Served) -> None:
    ada = with_account(served, "Ada")
    other = elsewhere(ada)
    table = ada.open("lanterns", "me", "open", options={"players": 2})
    here, there = ada.sit(table), other.sit(table)
    ada.post("/api/logout")
    assert here.until(lambda message: message["type"] == "goodbye")["reason"]["key"] == "goodbye-gone"
    assert here.closed() == 1008
    there.settle()
    assert other.get("/api/me")["person"] == ada.id


def test_new_password_shuts_out_other_browsers(served: Served) -> None:
    ada = with_account(served, "Ada")
    other = elsewhere(ada)
    there = other.sit(ada.open("lanterns", "me", "open", options={"players": 2}))
    wrong = {"old": "analytical", "new": "analytical engine"}
    assert refusal(ada.post("/api/me/password", wrong, 403)) == "wrong-password"
    assert other.get("/api/me")["person"] == ada.id
    ada.post("/api/me/password", {"old": WORD, "new": "analytical engine"})
    assert ada.get("/api/me")["person"] == ada.id
    assert other.get("/api/me")["person"] == ""
    assert there.until(lambda message: message["type"] == "goodbye")["again"] is None
    elsewhere(ada, WORD, status=403)
    elsewhere(ada, "analytical engine")


def test_guest_has_no_password_to_change(served: Served) -> None:
    ada = Friend(served, "Ada")
    assert refusal(ada.post("/api/me/password", {"old": "", "new": "12345678"}, 409)) == "no-login"
    assert refusal(ada.post("/api/me/password", {"old": "", "new": "short"}, 400)) == "malformed"
    assert refusal(Friend(served).post("/api/me/password", {"old": "", "new": "12345678"}, 401)) == "no-person"


def test_being_forgotten_needs_the_password(served: Served) -> None:
    ada = with_account(served, "Ada")
    assert refusal(ada.post("/api/me/forget", {"password": "analytical"}, 403)) == "wrong-password"
    assert ada.get("/api/me")["person"] == ada.id


def test_forgotten_person_leaves_an_empty_name(served: Served) -> None:
    ada, bob = with_account(served, "Ada the Unforgettable"), Friend(served, "Bob")
    login = login_of(ada)
    finished = two_at(ada, bob, rated=True)
    play_out(*finished)
    running = two_at(ada, bob)
    running[0].ask("note", text="my secret plan")
    waiting = ada.open("lanterns", "me", "open", options={"players": 2}, listed=True)
    assert ada.post("/api/me/forget", {"password": WORD})["person"] == ""
    assert ada.get("/api/me")["person"] == ""
    Friend(served).post("/api/login", {"login": login, "password": WORD}, 403)
    seat = bob.get(f"/api/tables/{running[0].table_id}")["seats"][0]
    assert (seat["name"], seat["kind"], seat["left"]) == ("", "person", True)
    assert bob.get(f"/api/tables/{finished[0].table_id}")["seats"][0]["name"] == ""
    assert bob.get(f"/api/tables/{waiting['id']}")["seats"][0]["kind"] == "open"
    assert bob.get("/api/me/statistics")["played"] == 1
    assert rows_of(served, ada.id, schema.ratings) == rows_of(served, ada.id, schema.rated) == []
    assert rows_of(served, bob.id, schema.rated)
    kept = everything_of(served, ada.id)
    assert "Unforgettable" not in kept
    assert "secret plan" not in kept
    assert "argon2" not in kept
    # The others play on: a bot may take the seat over.
    place = bob.sit({"id": running[0].table_id})
    asked = place.ask("ask", seat=1, wish="stand-in", of=0, level="random")
    assert asked["type"] == "done"
    place.settle()
    assert place.table["seats"][0]["kind"] == "bot"


def test_guest_is_forgotten_too(served: Served) -> None:
    ada = Friend(served, "Ada")
    ada.post("/api/me/forget", {})
    assert ada.get("/api/me")["person"] == ""


def rows_of(served: Served, person: str, table: Table) -> list[Any]:
    asked = served.services.store.rows(select(table).where(table.c.person == person))
    return list(asyncio.run_coroutine_threadsafe(asked, served.loop).result(PATIENCE))


def everything_of(served: Served, person: str) -> str:
    """All that the database says about a person, the log of their tables aside."""

    async def read() -> str:
        async with served.services.store.engine.connect() as connection:
            found = [(await connection.execute(select(schema.people).where(schema.people.c.id == person))).all()]
            for name, table in schema.metadata.tables.items():
                if "person" in table.c and name != "log":
                    found.append((await connection.execute(select(table).where(table.c.person == person))).all())
            return repr(found)

    return asyncio.run_coroutine_threadsafe(read(), served.loop).result(10)
