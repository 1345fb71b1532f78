"""Headers, origins, sizes, rates, slow clients."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from tests.server.serving import PATIENCE, Friend, Served, refusal, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from mindtable.kernel.reasons import OK
from mindtable.server.web import websocket as sockets
from mindtable.server.web.rate_limits import TokenBucket
from mindtable.server.web.security import check_origin


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz", "/api/text/en"])
def test_every_answer_has_the_headers(served: Served, path: str) -> None:
    headers = Friend(served).http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({"host": "t.example"}, True),
        ({"host": "t.example", "origin": "https://t.example"}, True),
        ({"host": "t.example:8330", "origin": "http://t.example:8330"}, True),
        ({"host": "t.example", "origin": "https://friend.example"}, True),
        ({"host": "t.example", "origin": "https://evil.example"}, False),
        ({"host": "t.example", "origin": "null"}, False),
        ({"host": "t.example", "origin": "https://t.example.evil.example"}, False),
        ({"host": "t.example", "sec-fetch-site": "cross-site"}, False),
        ({"host": "t.example", "sec-fetch-site": "same-site", "origin": "https://x.t.example"}, False),
        ({"host": "t.example", "sec-fetch-site": "same-origin", "origin": "https://t.example"}, True),
        ({"host": "t.example", "sec-fetch-site": "none"}, True),
        ({"host": "t.example", "sec-fetch-site": "cross-site", "origin": "https://friend.example"}, True),
    ],
)
def test_origins(headers: dict[str, str], fine: bool) -> None:
    assert (check_origin(headers, ["https://friend.example"]) is OK) == fine


def test_pages_of_others_cannot_write(served: Served) -> None:
    ada = Friend(served, "Ada")
    evil = {"Origin": "https://evil.example"}
    answer = ada.http.post("/api/me", json={"name": "Eve"}, headers=evil)
    assert answer.status_code == 403
    assert refusal(answer.json()) == "wrong-origin"
    assert ada.get("/api/me")["name"] == "Ada"


def test_pages_of_others_cannot_connect(served: Served) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("duel", "me", "me", options={"players": 2})
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table['id']}/socket"
    headers = {"Cookie": ada.cookie}
    with pytest.raises(InvalidStatus) as caught:
        connect(address, additional_headers={**headers, "Origin": "https://evil.example"}, legacy=True)
    assert caught.value.response.status_code == 403
    own = connect(address, additional_headers={**headers, "Origin": served.url}, legacy=True)
    assert json.loads(own.recv())["type"] == "welcome"
    own.close()


def test_strangers_get_a_goodbye(served: Served) -> None:
    table = Friend(served, "Ada").open("duel", "me", "me", options={"players": 2}, listed=True)
    place = Friend(served).sit(table)
    assert place.first["reason"]["key"] == "reason-no-person"
    assert place.closed() == 1008


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "since=1e3", "seat=٣", "since=99999999999"])
def test_unreadable_addresses_get_a_goodbye(served: Served, query: str) -> None:
    ada = Friend(served, "Ada")
    table = ada.open("duel", "me", "me", options={"players": 2})
    name, _, value = query.partition("=")
    assert ada.sit(table, **{name: value}).first["reason"]["key"] == "reason-malformed"  # type: ignore[arg-type]


def test_sizes_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, largest_request=1000, largest_message=2000) as served:
        ada = Friend(served, "Ada")
        assert refusal(ada.post("/api/tables/import", {"history": "x" * 1001}, 413)) == "too-big"
        pieces = ada.http.post("/api/me", content=iter([b"x" * 600] * 3))
        assert pieces.status_code == 413
        place = ada.sit(ada.open("duel", "me", "me", options={"players": 2}))
        place.socket.send("x" * 2001)
        assert place.closed() == 1009
        assert ada.sit(place.table).first["type"] == "welcome"


def test_rates_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=2, guesses_per_minute=3) as served:
        ada = Friend(served, "Ada")
        guesses = [ada.http.post("/api/codes/AAAAAAAA").status_code for _ in range(4)]
        assert guesses == [404, 404, 404, 429]
        statuses = [ada.http.get("/api/me").status_code for _ in range(20)]
        assert statuses[-1] == 429
        assert ada.http.get("/healthz").status_code == 200
        assert Friend(served, "Bob").get("/api/me")["name"] == "Bob"


def test_hasty_clients_wait(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=5) as served:
        ada = Friend(served, "Ada")
        place = ada.sit(ada.open("duel", "me", "me", options={"players": 2}))
        for id in range(1, 31):
            place.socket.send(json.dumps({"type": "alive", "id": id}))
        answers = [place.until(lambda message, id=id: message.get("id") == id) for id in range(1, 31)]  # type: ignore[misc]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:10] == ["done"] * 10
        assert "refused" in kinds
        place.settle()


def test_connections_of_one_person_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_person=2) as served:
        ada = Friend(served, "Ada")
        table = ada.open("duel", "me", "me", options={"players": 2})
        first = ada.sit(table)
        ada.sit(table)
        third = ada.sit(table).first
        assert (third["type"], third["reason"]["key"]) == ("goodbye", "reason-too-many")
        first.close()
        while ada.sit(table).first["type"] != "welcome":
            pass


def test_one_who_does_not_read_is_dropped_without_harm_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "QUEUE", 32)
    with serving(tmp_path, send_seconds=1) as served:
        served.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # little fits on the way
        ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
        table = ada.open("duel", "me", "me", options={"players": 2}, listed=True)
        talker = ada.sit(table)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", served.port))
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table['id']}/socket"
        connection = connect(address, sock=deaf, additional_headers={"Cookie": bob.cookie}, max_queue=1, legacy=True)
        assert json.loads(connection.recv(timeout=PATIENCE))["type"] == "welcome"
        listeners = served.services.tables.in_memory[table["id"]].listeners
        said = 0
        while len(listeners) == 2:
            said += 1
            assert said < 5000
            talker.ask("say", text="x" * 1000)
        assert said > 10
        talker.settle()
        assert len(talker.remarks) == said
        deaf.close()
        connection.close_socket()


def test_bucket_fills_again() -> None:
    bucket = TokenBucket(rate=10, most=2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.at -= 0.15
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_closed_connection_is_forgotten(served: Served) -> None:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("duel", "me", "open", options={"players": 2})
    bob.come(table, 1)
    place, other = ada.sit(table), bob.sit(table)
    place.until(lambda message: message["table"]["seats"][1]["online"])
    other.close()
    place.until(lambda message: not message["table"]["seats"][1]["online"])
    with pytest.raises(ConnectionClosed):
        other.socket.send("x")
