"""A real server on a real port, and people who come to it with browsers of their own."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import httpx
import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import mindtable
from mindtable.server.ops.services import Services
from mindtable.server.ops.settings import Settings
from mindtable.server.ops.startup import Server, make_server
from mindtable.server.store import migrations

GAMES = ["tests.games.duel", "tests.games.lanterns"]
# Every setting that says how much one may do; a test of one of them sets it lower.
LIMITS = [name for name in Settings.__struct_fields__ if "_per_" in name]
UNLIMITED = dict.fromkeys(LIMITS, 100_000)
DATABASE = "mindtable.db"  # in the server's folder, unless it is told of another
PATIENCE = 60  # seconds; more than any busy machine needs
_opened: list[Friend | Place] = []  # whose connections are still to be closed


class Served:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", settings.port))
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._up = threading.Event()
        self.server: Server | None = None
        self.failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._up.wait(PATIENCE)
        if self.failure is not None:
            raise self.failure

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            self.server = make_server(self.settings, self._up.set)
            await self.server.serve(sockets=[self.listening])

        try:
            asyncio.run(serve())
        except BaseException as error:
            self.failure = error
        finally:
            self._up.set()

    @property
    def services(self) -> Services:
        assert self.server is not None
        services: Services = self.server.app.state.services
        return services

    def stop(self) -> None:
        assert self.server is not None
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.listening.close()


@cache
def _new_database() -> bytes:
    """A file as a server makes it where there is none. Making it takes longer than all else at a start."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrations.upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def give_new_database(data: Path) -> None:
    """Spare a server the making of its database."""
    data.mkdir(parents=True, exist_ok=True)
    file = data / DATABASE
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(_new_database())


@contextmanager
def serving(data: Path, **settings: Any) -> Iterator[Served]:
    """A server that knows our small games too, for as long as the block lasts."""
    if "db" not in settings:
        give_new_database(data)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mindtable, "_known", {})
        small = {"data": str(data), "games": GAMES, "bot_processes": 1, "port": 0}
        chosen = Settings(**{**small, **UNLIMITED, **settings})
        served = Served(chosen)
        try:
            yield served
        finally:
            served.stop()


class Reached(Protocol):
    """A server at an address: in a thread of ours, or in a process of its own."""

    url: str


class Friend:
    """A person with a browser."""

    def __init__(self, served: Reached, name: str = "") -> None:
        self.served = served
        # There is nothing to verify over plain http, and reading the certificates takes longer than most requests.
        self.http = httpx.Client(base_url=served.url, timeout=PATIENCE, verify=False)
        _opened.append(self)
        self.name = name
        if name:
            self.id = self.post("/api/me", {"name": name})["person"]

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self._read(self.http.post(path, json=body), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def _read(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json else response.text

    def close(self) -> None:
        self.http.close()

    def follow(self, served: Reached) -> None:
        """From now on go to that server, as the same person."""
        self.served = served
        self.http.base_url = served.url

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, game: str, *seats: str, **wishes: Any) -> dict[str, Any]:
        """Open a table: `me`, `open`, or a level of bots for each seat."""
        kinds = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        table: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": kinds, **wishes})
        return table

    def come(self, table: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Come to a table by its code and, if a seat is named, sit down."""
        found: dict[str, Any] = self.post(f"/api/codes/{table['code']}")
        if seat is not None:
            found = self.post(f"/api/tables/{table['id']}/take", {"seat": seat})
        return found

    def sit(self, table: dict[str, Any], **query: int) -> Place:
        return Place(self, table["id"], **query)


class Place:
    """A connection to a table: what came over it, and how the table looks by that."""

    def __init__(self, friend: Friend, table: str, **query: int) -> None:
        self.friend = friend
        self.table_id = table
        self.news: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.requests: list[dict[str, Any]] = []
        self.remarks: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._id = secrets.randbelow(1000)
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{friend.served.url.replace('http', 'ws')}/api/tables/{table}/socket?{asked}"
        headers = {"Cookie": friend.cookie} if friend.cookie else {}
        # A test that reads later must not keep pongs waiting behind what it hasn't read: no limit to what has come.
        self.socket: ClientConnection = connect(
            address,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            legacy=True,
            ping_timeout=PATIENCE,
            close_timeout=1,
        )
        _opened.append(self)
        self.first = self._hear()

    def _hear(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.news.append(message)
        if message["type"] != "previewed":
            self.position = message.get("position") or self.position
        self.table = message.get("table") or self.table
        self.requests = message.get("requests", self.requests)
        if message["type"] == "remark":
            self.remarks.append(message["remark"])
        if message["type"] == "welcome":
            self.remarks = message["remarks"]
        return message

    def ask(self, type: str, **words: Any) -> dict[str, Any]:
        """Send a message and return the answer to it; whatever comes before is taken in."""
        return self.answer(self.send(type, **words))

    def send(self, type: str, **words: Any) -> int:
        """Send a message without waiting; its number, by which to find the answer."""
        self._id += 1
        self.socket.send(json.dumps({"type": type, "id": self._id, **words}))
        return self._id

    def answer(self, id: int) -> dict[str, Any]:
        return self.until(lambda message: message.get("id") == id)

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while True:
            message = self._hear()
            if wanted(message):
                return message

    def settle(self) -> None:
        """Take in everything that was sent so far."""
        assert self.ask("alive")["type"] == "done"

    @property
    def seat(self) -> int:
        assert self.position is not None
        return int(self.position["seat"])

    @property
    def number(self) -> int:
        assert self.position is not None
        return int(self.position["number"])

    @property
    def choices(self) -> list[str]:
        assert self.position is not None
        return [choice["action"] for choice in self.position["choices"]]

    def act(self, action: str | None = None, seat: int | None = None, number: int | None = None) -> dict[str, Any]:
        assert self.position is not None
        self.settle()
        seat = self.position["seat"] if seat is None else seat
        number = self.number if number is None else number
        return self.ask("act", seat=seat, number=number, action=self.choices[0] if action is None else action)

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> int:
        """The code with which the server closed the connection."""
        try:
            while True:
                self._hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def wait_until(holds: Callable[[], object], seconds: float = PATIENCE) -> float:
    """Wait until it is so, and say how long it took."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < seconds, "it did not come to pass"
        time.sleep(0.02)
    return time.monotonic() - began


def close_all() -> None:
    """Close what a test left open."""
    while _opened:
        _opened.pop().close()


def play_out(*places: Place, most: int = 2000) -> None:
    """Play the first choice at every decision, until the game is over."""
    for _ in range(most):
        for place in places:
            place.settle()
        if places[0].position is not None and places[0].position["over"]:
            return
        mover = next(place for place in places if place.choices)
        done = mover.act()
        assert done["type"] == "done", done
    raise AssertionError("the game does not end")


def refusal(answer: dict[str, Any]) -> str:
    """The key of the first reason in a refusal."""
    refused = answer.get("refusal", answer)
    assert refused is not None, answer
    return str(refused["phrases"][0]["key"]).removeprefix("reason-")
