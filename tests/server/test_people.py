"""Guests, accounts and tokens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.server.serving import Friend, Served, refusal, serving

from mindtable.server.store import schema


def test_stranger_becomes_a_guest_by_name(served: Served) -> None:
    friend = Friend(served)
    assert friend.get("/api/me")["person"] == ""
    assert refusal(friend.get("/api/me/tables", 401)) == "no-person"
    assert friend.post("/api/me", {"name": "  Ada \n Lovelace "})["name"] == "Ada Lovelace"
    assert friend.get("/api/me")["name"] == "Ada Lovelace"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 5, None])
def test_unusable_names_are_refused(served: Served, name: object) -> None:
    expected = "no-name" if name == " " else "malformed"
    assert refusal(Friend(served).post("/api/me", {"name": name}, 400)) == expected


def test_new_name_is_told_at_the_table(served: Served) -> None:
    ada = Friend(served, "Ada")
    place = ada.sit(ada.open("lanterns", "me", "open", options={"players": 2}))
    ada.post("/api/me", {"name": "Countess"})
    place.settle()
    assert place.table["seats"][0]["name"] == "Countess"


def test_account_is_opened_left_and_found_again(served: Served) -> None:
    ada = Friend(served, "Ada")
    me = ada.post("/api/account", {"login": "Ada.L", "password": "difference engine"})
    assert (me["person"], me["name"], me["login"]) == (ada.id, "Ada", "Ada.L")
    assert refusal(ada.post("/api/account", {"login": "ada2", "password": "difference engine"}, 409)) == "has-login"
    ada.put("/api/me/settings", {"language": "pl", "client": {"zoom": 2}})
    assert ada.post("/api/logout")["person"] == ""
    assert ada.get("/api/me")["person"] == ""
    elsewhere = Friend(served)
    wrong = {"login": "ada.l", "password": "analytical engine"}
    assert refusal(elsewhere.post("/api/login", wrong, 403)) == "wrong-login"
    assert refusal(elsewhere.post("/api/login", {"login": "nobody", "password": "12345678"}, 403)) == "wrong-login"
    back = elsewhere.post("/api/login", {"login": "ada.l", "password": "difference engine"})
    assert back["person"] == ada.id
    assert back["settings"] == {"language": "pl", "client": {"zoom": 2}}


def test_login_belongs_to_one(served: Served) -> None:
    Friend(served, "Ada").post("/api/account", {"login": "only-one", "password": "12345678"})
    for other in (Friend(served, "Bob"), Friend(served)):
        refused = other.post("/api/account", {"login": "ONLY-ONE", "password": "12345678"}, 409)
        assert refusal(refused) == "login-taken"


def test_stranger_opens_an_account_at_once(served: Served) -> None:
    assert Friend(served).post("/api/account", {"login": "direct", "password": "12345678"})["name"] == "direct"


def test_notices_are_kept(served: Served) -> None:
    ada = Friend(served, "Ada")
    wish = {"push": True, "webhook": "https://example.org/hook", "webhook_form": "ntfy", "email": "ada@example.org"}
    assert ada.put("/api/me/notices", wish)["notices"] == wish | {"muted": []}
    assert ada.get("/api/me")["notices"] == wish | {"muted": []}


def test_cookie_is_kept_from_scripts_and_other_sites(served: Served) -> None:
    response = Friend(served).http.post("/api/me", json={"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert len(response.cookies["mindtable"]) >= 43  # 256 bits


def test_cookie_is_kept_to_https_where_people_come_by_it(tmp_path: Path) -> None:
    with serving(tmp_path, url="https://table.example") as served:
        response = Friend(served).http.post("/api/me", json={"name": "Ada"})
        assert "secure" in response.headers["set-cookie"].lower()
        assert "strict-transport-security" in response.headers


def test_neither_tokens_nor_passwords_are_stored(served: Served) -> None:
    ada = Friend(served, "Ada")
    ada.post("/api/account", {"login": "hidden", "password": "very secret word"})
    token = ada.http.cookies["mindtable"]

    async def everything() -> str:
        async with served.services.store.engine.connect() as connection:
            people = (await connection.execute(select(schema.people))).all()
            tokens = (await connection.execute(select(schema.tokens))).all()
            return repr(people) + repr(tokens)

    stored = asyncio.run_coroutine_threadsafe(everything(), served.loop).result(10)
    assert "hidden" in stored
    assert "argon2" in stored
    assert token not in stored
    assert "very secret word" not in stored


def test_expired_and_invented_tokens_are_strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        ada = Friend(served, "Ada")
        monkeypatch.setattr("mindtable.server.people.sessions.now", lambda: 2e10)
        assert ada.get("/api/me")["person"] == ""
        monkeypatch.undo()
        assert ada.get("/api/me")["name"] == "Ada"
        for token in ("x", "a" * 43, "", "ü"):
            headers = {b"Cookie": f"mindtable={token}".encode()}
            assert Friend(served).http.get("/api/me", headers=headers).json()["person"] == ""
