"""Whatever is sent to a table, others play on: random bytes, truncated, huge, reordered, duplicated, stale messages.

A few seconds of it here; `make nightly` takes ten minutes.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from structlog.testing import capture_logs
from tests.effort import many, seed
from tests.server.serving import PATIENCE, Friend, Place, Served, refusal, serving
from websockets.exceptions import ConnectionClosed

from mindtable.server.table import snapshots
from mindtable.server.web import websocket as sockets
from mindtable.server.web import wire

SECONDS = many(3, 600)
LARGEST = 65_536


class Fuzzer:
    """One who sends nonsense to a table, as someone who looks on or as someone who sits there."""

    def __init__(self, random: Random, friend: Friend, table: dict[str, Any]) -> None:
        self.random = random
        self.friend = friend
        self.table = table
        self.place = friend.sit(table)
        self.sent: list[bytes] = []  # for sending again
        self.count = 0
        self.ways: list[Callable[[], None]] = [
            self.random_bytes,
            self.truncated,
            self.nearly_right,
            self.again,
            self.reordered,
            self.stale,
            self.nested,
            self.huge,
            self.broken_frames,
            self.rough_goodbye,
        ]

    def go(self) -> None:
        self.random.choice(self.ways)()
        self.count += 1

    def send(self, *messages: str | bytes) -> None:
        """Send, and come back if the server has had enough."""
        try:
            for message in messages:
                self.place.socket.send(message)
            self.listen()
        except (ConnectionClosed, OSError):
            self.come_back()

    def listen(self) -> None:
        while True:
            try:
                self.place.socket.recv(timeout=0.001)
            except TimeoutError:
                return

    def come_back(self) -> None:
        self.place.close()
        self.place = self.friend.sit(self.table)
        assert self.place.first["type"] == "welcome", self.place.first

    # ------------------------------------------------------------ what is sent

    def message(self) -> bytes:
        """A message of any type with plausible words."""
        kind = self.random.choice(get_args(wire.FromClient))
        position = self.place.position or {"number": 0, "choices": []}
        words: dict[str, Any] = {
            "id": self.random.randrange(1000),
            "seat": self.random.choice([0, 1, 1, 1, 7, None]),
            "number": position["number"] + self.random.choice([-1, 0, 0, 0, 1]),
            "action": self.random.choice([*(choice["action"] for choice in position["choices"]), "pass", "", "?"]),
            "wish": self.random.choice(["rewind", "save", "stand-in"]),
            "of": self.random.randrange(8),
            "request": self.random.randrange(30),
            "agree": self.random.random() < 0.3,
            "turn": self.random.random() < 0.5,
            "text": self.random.choice(["hello", "", "\0", "x" * 999, "<b>", "\u202e", "🙂"]),
            "to": self.random.choice(["table", "team"]),
            "kind": "shore",
            "noun": "near",
            "step": self.random.randrange(3),
            "pause": self.random.random() < 0.3,
            "level": "random",
        }
        wanted = [name for name in kind.__struct_fields__ if name in words]
        return json.dumps({"type": kind.__struct_config__.tag, **{name: words[name] for name in wanted}}).encode()

    def kept(self) -> bytes:
        message = self.message()
        self.sent = [*self.sent[-50:], message]
        return message

    def random_bytes(self) -> None:
        noise = self.random.randbytes(self.random.randrange(300))
        self.send(noise, noise.decode("utf-8", "replace"))

    def truncated(self) -> None:
        message = self.kept()
        self.send(message[: self.random.randrange(len(message))].decode())

    def nearly_right(self) -> None:
        """A readable message in which one word is something else."""
        words = json.loads(self.kept())
        odd: list[object] = [None, -1, 2**70, 1e308, "", "x" * 3000, [], {}, [[]], True, "\ud83d\ude42", "\0"]
        words[self.random.choice(list(words))] = self.random.choice(odd)
        self.send(json.dumps(words))

    def again(self) -> None:
        self.send(*[self.kept().decode()] * 3)

    def reordered(self) -> None:
        messages = [self.kept().decode() for _ in range(6)]
        self.random.shuffle(messages)
        self.send(*messages)

    def stale(self) -> None:
        if self.sent:
            self.send(*(self.random.choice(self.sent).decode() for _ in range(4)))

    def nested(self) -> None:
        deep = self.random.choice([100, 5_000, 30_000])
        self.send("[" * deep, "[" * deep + "]" * deep, '{"type":"say","id":1,"x":' + "[" * deep + "]" * deep + "}")

    def huge(self) -> None:
        size = self.random.choice([LARGEST - 100, LARGEST + 1, 4 * LARGEST])
        self.send(json.dumps({"type": "note", "id": 1, "text": "x" * size}))

    def broken_frames(self) -> None:
        """What is no WebSocket at all, or no longer: reserved bits, no mask, unknown kinds, pieces without an end."""
        frames = [
            self.random.randbytes(40),
            b"\xf1\x80\0\0\0\0",  # reserved bits
            b"\x81\x05hello",  # not masked
            b"\x83\x80\0\0\0\0",  # an unknown kind
            b"\x01\x81\0\0\0\0[" * 3,  # a beginning within a beginning
            b"\x89\xfe\x00\xff\0\0\0\0" + b"p" * 255,  # a ping that is too long
            b"\x81\xff" + struct.pack(">Q", 2**62) + b"\0\0\0\0",  # the promise of very much
            b"\x81\x83\0\0\0\0\xff\xfe\xfd",  # no UTF-8
            b"\x88\x81\0\0\0\0x",  # a close with half a code
        ]
        self.throw(self.random.choice(frames))

    def rough_goodbye(self) -> None:
        """Gone in the middle of a message, without a word."""
        self.throw(b"\x81\xfe\x10\x00\0\0\0\0half of it", stay=0)

    def throw(self, data: bytes, stay: float = 0.05) -> None:
        """Put bytes on the line past the protocol, stay a moment, and come back."""
        raw = self.place.socket.socket
        with suppress(OSError):
            raw.sendall(data)
            time.sleep(stay)
            raw.shutdown(socket.SHUT_RDWR)
        self.come_back()


class Players:
    """Two who play on, whatever others do; one of them also has a connection that has gone mad."""

    def __init__(self, served: Served) -> None:
        self.ada, self.bob, self.eve = (Friend(served, name) for name in ("Ada", "Bob", "Eve"))
        self.moves = 0
        self.begin()

    def begin(self) -> None:
        self.table = self.ada.open("lanterns", "me", "open", options={"players": 2})
        self.bob.come(self.table, 1)
        self.eve.come(self.table)
        self.places = [self.ada.sit(self.table), self.bob.sit(self.table)]

    def move(self) -> bool:
        """One move by whoever is to move; False when the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for place in self.places:
                place.settle()
            if self.places[0].table["state"] == "over":
                return False
            deciding = next(place for place in self.places if place.choices)
            done = deciding.act()
            if done["type"] == "done":
                self.moves += 1
                return True
            why = refusal(done)
            assert why in ("table-paused", "stale"), done  # what the other connection did
            if why == "table-paused":
                self.places[0].ask("pause", pause=False)
        raise AssertionError("the table is stuck")


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, connections_per_person=1000) as served:
        yield served


def test_game_goes_on_whatever_is_sent(quick: Served) -> None:
    print(fuzz(quick, SECONDS, seed(1)))


def test_fuzzer_finds_a_server_that_breaks(quick: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("no such thing")

    monkeypatch.setitem(sockets._HANDLERS, wire.Say, broken)
    with pytest.raises(AssertionError, match="no such thing"):
        fuzz(quick, seconds=1, seed=1)


def fuzz(served: Served, seconds: float, seed: int) -> str:
    """Send nonsense for a while, and have others play meanwhile; what was done, in a sentence."""
    random = Random(seed)
    players = Players(served)
    tables = 1
    fuzzers = [Fuzzer(random, friend, players.table) for friend in (players.eve, players.bob)]
    tried = 0
    until = time.monotonic() + seconds
    with capture_logs() as logs:
        while time.monotonic() < until or tried < 30:
            for fuzzer in fuzzers:
                fuzzer.go()
                tried += 1
            if not players.move():
                for place in (*players.places, *(fuzzer.place for fuzzer in fuzzers)):
                    place.close()
                _kept_whole(served, players.table["id"])
                players.begin()
                tables += 1
                fuzzers = [Fuzzer(random, friend, players.table) for friend in (players.eve, players.bob)]
    assert players.ada.get("/healthz") == {"alive": True}
    assert players.moves >= 15
    _kept_whole(served, players.table["id"])
    failed = [entry for entry in logs if entry["log_level"] in ("error", "critical")]
    assert not failed, failed[0]
    return f"{tried} attacks, {players.moves} moves at {tables} tables"


def _kept_whole(served: Served, table_id: str) -> None:
    """What the log tells is what the table is."""

    async def both() -> tuple[Any, Any]:
        live = await served.services.tables.open(table_id)
        async with live.lock:
            stored = await served.services.store.stored(table_id)
            assert stored is not None
            again = snapshots.decode(stored)
            assert live.state.play is not None
            assert again.play is not None
            return (live.seq, live.state.play.encode()), (again.table.seq, again.play.encode())

    live, stored = asyncio.run_coroutine_threadsafe(both(), served.loop).result(PATIENCE)
    assert live == stored


@pytest.mark.parametrize("way", ["huge", "nested", "broken_frames", "rough_goodbye", "random_bytes", "again"])
def test_each_way_alone_harms_nobody(quick: Served, way: str) -> None:
    players = Players(quick)
    fuzzer = Fuzzer(Random(7), players.bob, players.table)
    with capture_logs() as logs:
        for _ in range(4):
            getattr(fuzzer, way)()
            assert players.move()
    assert not [entry for entry in logs if entry["log_level"] in ("error", "critical")]


def test_deep_nesting_is_refused_and_the_connection_stays(quick: Served) -> None:
    players = Players(quick)
    place: Place = players.places[0]
    for text in ("[" * 20_000 + "]" * 20_000, '{"type":"alive","id":5,"x":' + "[" * 20_000 + "]" * 20_000 + "}"):
        place.socket.send(text)
        answer = place.until(lambda message: message["type"] == "refused")
        assert refusal(answer) == "malformed"
    assert place.ask("alive")["type"] == "done"
