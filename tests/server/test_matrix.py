"""Who may do what: every endpoint and every message, against everyone who might try.

All requests are about seat 1 of a table of four, which `player` holds. `owner` opened the table and sits there too,
`teammate` and `opponent` sit with and against the player, `spectator` came with the code before the game began,
`thief` with a stolen one afterwards, and a `stranger` has none. `expired` shows a token of the player that is too old,
and `nobody` shows none.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar, get_args

import httpx
import pytest
from sqlalchemy import delete
from tests.server.serving import PATIENCE, Friend, Place, Served, refusal

import mindtable
from mindtable import lessons
from mindtable.server.lobby import opening, seating
from mindtable.server.notices import push
from mindtable.server.ops.clock import now
from mindtable.server.people.sessions import COOKIE, hash_of
from mindtable.server.store import schema
from mindtable.server.store.records import Person
from mindtable.server.store.rows import Acted, Asked, Draft, StateSet
from mindtable.server.table.live import LiveTable
from mindtable.server.web import wire
from mindtable.server.web.api import ENDPOINTS

T = TypeVar("T")
ROLES = ["owner", "player", "teammate", "opponent", "spectator", "stranger", "thief", "expired", "nobody"]
SEATED = {"owner": 0, "player": 1, "opponent": 2, "teammate": 3}

# The table a request is about is open (seat 3 still free), playing (seat 1 to decide) or over; - where there is none.
REST = """
request                                          table    owner player mate oppo spec stranger thief expired nobody
GET    /api/me                                   -        200   200    200  200  200  200      200   200     200
POST   /api/me                                   -        200   200    200  200  200  200      200   200     200
PUT    /api/me/settings                          -        200   200    200  200  200  200      200   401     401
PUT    /api/me/notices                           -        200   200    200  200  200  200      200   401     401
POST   /api/me/email                             -        400   400    400  400  400  400      400   401     401
POST   /api/me/notices/trial                     -        200   200    200  200  200  200      200   401     401
POST   /api/me/push                              -        200   200    200  200  200  200      200   401     401
POST   /api/me/push/forget                       -        200   200    200  200  200  200      200   401     401
POST   /api/me/password                          -        409   409    409  409  409  409      409   401     401
POST   /api/me/forget                            -        200   200    200  200  200  200      200   401     401
GET    /api/me/statistics                        -        200   200    200  200  200  200      200   401     401
GET    /api/me/tables                            -        200   200    200  200  200  200      200   401     401
GET    /api/me/blocks                            -        200   200    200  200  200  200      200   401     401
POST   /api/me/blocks/{block}/lift               -        404   404    404  404  404  404      404   401     401
POST   /api/me/warnings/{warning}                -        200   200    200  200  200  200      200   401     401
GET    /api/notices                              -        200   200    200  200  200  200      200   200     200
POST   /api/account                              -        200   200    200  200  200  200      200   200     200
POST   /api/login                                -        403   403    403  403  403  403      403   403     403
POST   /api/logout                               -        200   200    200  200  200  200      200   200     200
GET    /api/games                                -        200   200    200  200  200  200      200   200     200
GET    /api/games/{game}/clauses                 -        200   200    200  200  200  200      200   200     200
GET    /api/games/{game}/content                 -        200   200    200  200  200  200      200   200     200
GET    /api/games/{game}/lessons                 -        200   200    200  200  200  200      200   200     200
POST   /api/games/{game}/options                 -        200   200    200  200  200  200      200   200     200
POST   /api/games/{game}/lessons/{lesson}        -        200   200    200  200  200  200      200   401     401
GET    /api/text/{language}                      -        200   200    200  200  200  200      200   200     200
GET    /api/tables                               -        200   200    200  200  200  200      200   200     200
POST   /api/tables                               -        200   200    200  200  200  200      200   401     401
POST   /api/tables/import                        -        200   200    200  200  200  200      200   401     401
POST   /api/codes/{code}                         playing  200   200    200  200  200  200      200   401     401
POST   /api/codes/AAAAAAAA                       playing  404   404    404  404  404  404      404   401     401
GET    /api/tables/{id}                          playing  200   200    200  200  200  404      200   401     401
POST   /api/tables/{id}/take                     open     409   409    409  409  409  404      409   401     401
POST   /api/tables/{id}/take {"seat":3}          open     200   200    200  200  200  404      200   401     401
POST   /api/tables/{id}/take                     playing  409   409    409  409  409  404      409   401     401
POST   /api/tables/{id}/leave                    open     403   200    403  403  403  404      403   401     401
POST   /api/tables/{id}/leave                    playing  403   200    403  403  403  404      403   401     401
POST   /api/tables/{id}/leave                    over     403   409    403  403  403  404      403   401     401
POST   /api/tables/{id}/fill                     open     200   403    403  403  403  404      403   401     401
POST   /api/tables/{id}/fill                     playing  409   403    403  403  403  404      403   401     401
POST   /api/tables/{id}/free                     open     200   403    403  403  403  404      403   401     401
POST   /api/tables/{id}/free                     playing  409   403    403  403  403  404      403   401     401
POST   /api/tables/{id}/rematch                  playing  409   409    409  409  403  404      403   401     401
POST   /api/tables/{id}/rematch                  over     200   200    200  200  403  404      403   401     401
POST   /api/tables/{id}/block                    playing  200   409    200  200  200  404      200   401     401
POST   /api/tables/{id}/block {"remark":0}       playing  404   404    404  404  404  404      404   401     401
POST   /api/tables/{id}/report                   open     200   409    200  200  200  404      200   401     401
POST   /api/tables/{id}/report                   playing  200   409    200  200  200  404      200   401     401
GET    /api/tables/{id}/log                      playing  200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/log?seat=1               playing  403   200    403  403  403  404      403   401     401
GET    /api/tables/{id}/log?seat=1               over     200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/moments/0                playing  200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/moments/0?seat=1         playing  403   200    403  403  403  404      403   401     401
GET    /api/tables/{id}/moments/0?seat=1         over     200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/history                  open     409   409    409  409  409  404      409   401     401
GET    /api/tables/{id}/history                  playing  403   403    403  403  403  404      403   401     401
GET    /api/tables/{id}/history                  over     200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/story/en                 playing  200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/story/en?seat=1          playing  403   200    403  403  403  404      403   401     401
GET    /api/tables/{id}/story/en?seat=1          over     200   200    200  200  200  404      200   401     401
GET    /api/tables/{id}/observation?seat=1       playing  403   200    403  403  403  404      403   401     401
"""

# What is sent, where it is not said above; every seat in it is seat 1.
BODIES: dict[str, Any] = {
    "POST /api/me": {"name": "Somebody"},
    "PUT /api/me/settings": {"language": "de"},
    "PUT /api/me/notices": {},
    "POST /api/me/push": {"endpoint": "https://push.example.org/1", "p256dh": "{key}", "auth": "A" * 22},
    "POST /api/me/push/forget": {"endpoint": "https://push.example.org/1"},
    "POST /api/me/password": {"old": "", "new": "a new password"},
    "POST /api/me/forget": {},
    "POST /api/account": {"login": "{unique}", "password": "a long password"},
    "POST /api/login": {"login": "somebody", "password": "a wrong password"},
    "POST /api/games/{game}/options": {"options": {}},
    "POST /api/tables": {"game": "lanterns"},
    "POST /api/tables/import": {"history": "{history}"},
    "POST /api/tables/{id}/take": {"seat": 1},
    "POST /api/tables/{id}/leave": {"seat": 1},
    "POST /api/tables/{id}/fill": {"seat": 3, "level": "random"},
    "POST /api/tables/{id}/free": {"seat": 1},
    "POST /api/tables/{id}/rematch": {},
    "POST /api/tables/{id}/block": {"seat": 1},
    "POST /api/tables/{id}/report": {"whom": {"seat": 1}, "words": "rude"},
}

# Over the socket of a playing table; `yes` stands for the answer that is no refusal.
SOCKET = """
message                           owner player mate oppo spec stranger thief expired nobody
connect {"seat":1}                seat  yes    seat seat seat unknown  seat  person  person
connect {}                        yes   yes    yes  yes  yes  unknown  yes   person  person
act {"seat":1,"action":"?"}       seat  yes    seat seat seat unknown  seat  person  person
undo {"seat":1}                   seat  rules  seat seat seat unknown  seat  person  person
continue {"seat":1,"step":0}      seat  lesson seat seat seat unknown  seat  person  person
ask {"seat":1,"wish":"save"}      seat  yes    seat seat seat unknown  seat  person  person
ask {"seat":1,"wish":"rewind"}    seat  yes    seat seat seat unknown  seat  person  person
consent {"seat":1,"agree":true}   seat  yes    seat seat seat unknown  seat  person  person
consent {"seat":1,"agree":false}  seat  yes    seat seat seat unknown  seat  person  person
preview {"seat":1,"action":"?"}   seat  yes    seat seat seat unknown  seat  person  person
why {"seat":1,"action":"?"}       seat  yes    seat seat seat unknown  seat  person  person
hint {"seat":1}                   seat  none   seat seat seat unknown  seat  person  person
look {"seat":1}                   seat  yes    seat seat seat unknown  seat  person  person
look {"seat":null}                yes   yes    yes  yes  yes  unknown  yes   person  person
say {}                            yes   yes    yes  yes  yes  unknown  yes   person  person
say {"seat":1}                    seat  yes    seat seat seat unknown  seat  person  person
say {"to":"team"}                 seat  seat   seat seat seat unknown  seat  person  person
say {"to":"team","seat":1}        seat  yes    seat seat seat unknown  seat  person  person
ping {}                           yes   yes    yes  yes  yes  unknown  yes   person  person
ping {"to":"team","seat":1}       seat  yes    seat seat seat unknown  seat  person  person
note {}                           yes   yes    yes  yes  yes  unknown  yes   person  person
pause {"pause":true}              yes   yes    yes  yes  table unknown table person  person
alive {}                          yes   yes    yes  yes  yes  unknown  yes   person  person
"""
REFUSALS = {
    "seat": "not-your-seat",
    "table": "not-at-the-table",
    "unknown": "not-found",
    "person": "no-person",
    "lesson": "not-a-lesson",
    "rules": "undo-others-chose",  # may be asked for, and the rules say no
    "none": "no-evaluation",  # may be asked for, and this game has no hints to give
}


class Row(NamedTuple):
    words: list[str]
    cells: dict[str, str]

    def __str__(self) -> str:
        return " ".join(self.words)


def rows_of(text: str, words: int) -> list[Row]:
    rows = []
    for line in text.strip().splitlines()[1:]:
        *left, cells = line.rsplit(maxsplit=len(ROLES))[0].split(), line.split()[-len(ROLES) :]
        assert words <= len(left[0]) <= words + 1, line
        rows.append(Row(left[0], dict(zip(ROLES, cells, strict=True))))
    return rows


REST_ROWS = rows_of(REST, 3)
SOCKET_ROWS = rows_of(SOCKET, 2)


# ---------------------------------------------------------------- those who try


class Cast:
    """A table in one state, and everyone with their tokens."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.services = served.services
        self.people: dict[str, Person] = {}
        self.tokens: dict[str, str] = {"nobody": ""}
        self.live: LiveTable | None = None
        self.wait(self._arrive())

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.served.loop).result(PATIENCE)

    async def _arrive(self) -> None:
        for role in ROLES[:-2]:
            self.people[role] = await self.services.accounts.new_guest(role)
            self.tokens[role] = await self.services.sessions.start(self.people[role])
        token, at = secrets.token_urlsafe(32), now()
        self.tokens["expired"] = token
        await self.services.store.add_token(hash_of(token), self.people["player"].id, at - 100, at - 1)

    def table(self, state: str) -> LiveTable:
        self.live = self.wait(self._open(state))
        return self.live

    async def _open(self, state: str) -> LiveTable:
        tables, people = self.services.tables, self.people
        async with self.services.store.writing() as connection:
            await connection.execute(delete(schema.blocks))  # that keep those apart who play together here
        wish = wire.NewTable(game="lanterns", options={"players": 4}, seats=[wire.SeatWish(kind="me")], seed="1")
        live = await opening.open_table(tables, self.services.sandbox, people["owner"], wish)
        for role, seat in list(SEATED.items())[1 : 3 if state == "open" else 4]:
            await seating.take(tables, live, people[role], seat)
        for role in ("teammate", "spectator", "thief"):
            await self.services.store.add_visitor(live.id, people[role].id)
            live.visitors.add(people[role].id)
        if state == "open":
            return live
        # Until it is the turn of seat 1, which has done nothing that it could take back; all are asked to save.
        while (play := live.state.play) is not None and (play.deciders() != [1] or not play.number):
            seat = play.deciders()[0]
            action = play.text(play.actions(seat)[0])
            await tables.write(live, Draft(Acted(action), seat, live.state.seats[seat].person))
        save = Asked(wish="save", number=0, of=0, level="")
        await tables.write(live, Draft(save, 0, people["owner"].id))
        if state == "over":
            await tables.write(live, Draft(StateSet("over"), None, people["owner"].id))
        return live

    def friend(self, role: str) -> Friend:
        friend = Friend(self.served)
        if self.tokens[role]:
            friend.http.cookies.set(COOKIE, self.tokens[role], domain="127.0.0.1")
        return friend


# ---------------------------------------------------------------- REST


def test_every_endpoint_has_a_row() -> None:
    known = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}
    assert known == {endpoint_of(row) for row in REST_ROWS}


def endpoint_of(row: Row) -> str:
    """The endpoint that a row is about."""
    path = row.words[1].partition("?")[0]
    for given, name in (
        ("/moments/0", "/moments/{number}"),
        ("/story/en", "/story/{language}"),
        ("AAAAAAAA", "{code}"),
    ):
        path = path.replace(given, name)
    return f"{row.words[0]} {path}"


@pytest.mark.parametrize("row", REST_ROWS, ids=str)
def test_endpoint(served: Served, row: Row) -> None:
    method, address = row.words[:2]
    state = row.words[-1]
    cast = Cast(served)
    live = None if state == "-" else cast.table(state)
    found: dict[str, str] = {}
    with httpx.Client(base_url=served.url, timeout=PATIENCE, verify=False) as browser:
        for role in ROLES:
            if live is not None and method != "GET":
                live = cast.table(state)
            before = live.seq if live else 0
            headers = {"Cookie": f"{COOKIE}={cast.tokens[role]}"} if cast.tokens[role] else {}
            body = json.loads(row.words[2]) if len(row.words) == 4 else BODIES.get(endpoint_of(row))
            response = browser.request(method, _filled(address, live), json=_filled_in(body), headers=headers)
            browser.cookies.clear()
            found[role] = str(response.status_code)
            if live is not None and response.status_code == 404:
                unknown = browser.get("/api/tables/unknown", headers=headers)
                assert (unknown.status_code, unknown.content) == (404, response.content)
            if live is not None and response.status_code != 200:
                assert live.seq == before, f"refused to {role}, and yet something happened"
                assert live.id not in response.text
    assert found == row.cells


def _filled(address: str, live: LiveTable | None) -> str:
    if live is not None:
        address = address.replace("{id}", live.id).replace("{code}", live.state.table.code)
    first = lessons.lessons(mindtable.game("cerebria"))[0].id
    return address.replace("{game}", "cerebria").replace("{lesson}", first).replace("{language}", "en")


def _filled_in(body: Any) -> Any:
    made = {
        "{key}": lambda: push.public_key(push.new_key()),
        "{unique}": lambda: f"login-{secrets.token_hex(6)}",
        "{history}": lambda: mindtable.game("lanterns").new(seed=1, players=2).save(),
    }
    return {name: made[str(value)]() if str(value) in made else value for name, value in body.items()} if body else body


# ---------------------------------------------------------------- the socket


def test_every_message_has_a_row() -> None:
    known = {str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)}
    assert known | {"connect"} == {row.words[0] for row in SOCKET_ROWS}


@pytest.mark.parametrize("row", SOCKET_ROWS, ids=str)
def test_message(served: Served, row: Row) -> None:
    kind, words = row.words[0], json.loads(row.words[1])
    cast = Cast(served)
    found = {role: _try(cast, role, kind, words) for role in ROLES}
    assert found == {role: REFUSALS.get(cell, cell) for role, cell in row.cells.items()}


def _try(cast: Cast, role: str, kind: str, words: dict[str, Any]) -> str:
    live = cast.table("playing")
    before = live.seq
    place = Place(cast.friend(role), live.id, **(words if kind == "connect" else {}))
    if place.first["type"] == "goodbye":
        assert live.id not in place.raw[0]
        return str(place.first["reason"]["key"]).removeprefix("reason-")
    if kind == "connect":
        return "yes"
    answer = place.ask(kind, **_said(kind, words, live))
    if answer.get("refusal") is None:
        return "yes"
    assert live.seq == before, f"refused to {role}, and yet something happened"
    return refusal(answer)


def _said(kind: str, words: dict[str, Any], live: LiveTable) -> dict[str, Any]:
    """A message with all that it needs to be done, if its sender may."""
    play = live.state.play
    assert play is not None
    given = dict(words)
    if kind in ("act", "undo", "preview", "why", "hint"):
        given["number"] = play.number
    if given.get("action") == "?":
        given["action"] = play.text(play.actions(1)[0])
    if kind == "consent":
        given["request"] = next(iter(live.state.requests))
    if kind in ("say", "note"):
        given["text"] = "hello"
    if kind == "ping":
        given |= {"kind": "shore", "noun": "near"}
    return given
