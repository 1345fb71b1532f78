"""Live tables at the servers: people as clients who choose at random, and bots that the servers play."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import httpx
import msgspec
from tools.loading.servers import Servers
from websockets.asyncio.client import ClientConnection, connect

import mindtable
from mindtable.bots import levels

PATIENCE: Final = 60.0  # seconds after which an update counts as lost
AT_ONCE: Final = 20  # connections being opened
BOTS: Final = 3  # at a table that has some
EACH: Final = 2  # connections of a table, besides those who look on


# ---------------------------------------------------------------- what a client reads of a message


class Pick(msgspec.Struct):
    action: str


class Sight(msgspec.Struct):
    number: int
    over: bool
    choices: list[Pick]


class Heard(msgspec.Struct):
    type: str
    seq: int = 0
    by: int = -1
    position: Sight | None = None


_read = msgspec.json.Decoder(Heard).decode


# ---------------------------------------------------------------- a table


class Client:
    """One connection to a table."""

    def __init__(self, table: Table, socket: ClientConnection, since: int, sight: Sight) -> None:
        self.table = table
        self.socket = socket
        self.since = since  # what happened later must come as an update
        self.sight = sight
        self.seqs: list[int] = []  # of the updates that came
        self.bytes = 0

    async def listen(self) -> None:
        async for data in self.socket:
            at = time.perf_counter()
            heard = _read(data)
            if heard.type == "update":
                assert heard.position is not None
                self.sight = heard.position
                self.seqs.append(heard.seq)
                self.bytes += len(data)
                self.table.told(self, heard, at)
            elif heard.type in ("done", "refused"):
                self.table.answered(heard)


class Table:
    """A table with all its clients, and the moves made at it.

    Two people have a connection each; a person who plays with bots has two, as with a phone beside the computer.
    """

    def __init__(self, number: int, has_bots: bool) -> None:
        self.chance = random.Random(number)
        self.has_bots = has_bots
        self.seats = 1 if has_bots else 2  # of people; their clients come first
        self.clients: list[Client] = []
        self.acknowledged: list[int] = []
        self.refused = 0
        self.took: list[float] = []  # seconds from a person's action to the last client's update
        self.bot_took: list[float] = []  # seconds from a person's last action to the first move of a bot
        self.bot_moves = 0
        self._answer: asyncio.Future[Heard] | None = None
        self._told: dict[int, list[float]] = {}  # when the clients heard of a sequence number
        self._all = asyncio.Event()
        self._moved = asyncio.Event()
        self._acted_at = 0.0  # when a person's latest action was told, unless a bot has moved since

    @property
    def over(self) -> bool:
        return self.clients[0].sight.over

    def movers(self) -> list[tuple[int, Client]]:
        """The people who can act, with their seats."""
        return [(seat, client) for seat, client in enumerate(self.clients[: self.seats]) if client.sight.choices]

    def told(self, client: Client, heard: Heard, at: float) -> None:
        times = self._told.setdefault(heard.seq, [])
        times.append(at)
        if len(times) == len(self.clients):
            self._all.set()
        if client is self.clients[0]:
            if heard.by < self.seats:
                self._acted_at = at
            else:
                self.bot_moves += 1
                if self._acted_at:
                    self.bot_took.append(at - self._acted_at)
                self._acted_at = 0.0
            self._moved.set()

    def answered(self, heard: Heard) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(heard)

    async def wait_for_turn(self, until: float) -> bool:
        """Wait until a person can act; False if that does not happen in time."""
        try:
            async with asyncio.timeout(max(0.0, until - time.perf_counter())):
                while not self.over and not self.movers():
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            return False
        return not self.over

    async def move(self) -> None:
        """One action of a person, and everyone's update."""
        seat, mover = self.chance.choice(self.movers())
        action = self.chance.choice(mover.sight.choices).action
        self._told.clear()
        self._all.clear()
        self._answer = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": 1, "seat": seat, "number": mover.sight.number, "action": action}
        sent = time.perf_counter()
        await mover.socket.send(msgspec.json.encode(message).decode())
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._answer
                if answer.type == "refused":
                    self.refused += 1
                    return
                self.acknowledged.append(answer.seq)
                await self._all.wait()
        except TimeoutError:
            return  # the count at the end tells what is missing
        self.took.append(max(self._told[answer.seq]) - sent)

    def begin(self) -> None:
        """From here on it counts how long things take."""
        self.took, self.bot_took, self.bot_moves = [], [], 0

    def known(self) -> set[int]:
        """The updates that somebody got, or has a right to."""
        return {seq for client in self.clients for seq in client.seqs}.union(self.acknowledged)

    def lost(self, known: set[int]) -> int:
        """Updates out of `known` that a client did not get, or got out of order or twice."""
        wrong = 0
        for client in self.clients:
            due = {seq for seq in known if seq > client.since}
            got = [seq for seq in client.seqs if seq in due]
            wrong += len(due - set(got)) or int(got != sorted(due))
        return wrong


async def paced(table: Table, pace: float, until: float) -> None:
    """People act at one table, each `pace` seconds after it is their turn, more or less."""
    pause = table.chance.random() * pace  # as if they had been at it for a while
    while await table.wait_for_turn(until):
        await rest(pause, until)
        if time.perf_counter() >= until:
            return
        await table.move()
        pause = table.chance.uniform(0.5, 1.5) * pace


async def rest(seconds: float, until: float) -> None:
    """Sleep, but not beyond the end."""
    await asyncio.sleep(max(0.0, min(seconds, until - time.perf_counter())))


# ---------------------------------------------------------------- opening tables and connections


@dataclass
class Opened:
    """A table as the server knows it, and the cookie of its owner."""

    id: str
    code: str
    cookie: str


async def arrive(http: httpx.AsyncClient, url: str, name: str) -> str:
    """Come as a guest; the cookie."""
    http.cookies.clear()
    (await http.post(f"{url}/api/me", json={"name": name})).raise_for_status()
    return http.cookies["mindtable"]


async def open_table(http: httpx.AsyncClient, url: str, game: str, has_bots: bool) -> Opened:
    """A table: a person with a friend beside them, or with the slowest bots of the game."""
    cookie = await arrive(http, url, "Player")
    bot = {"kind": "bot", "level": levels.offered(mindtable.game(game))[-1]}
    seats = [{"kind": "me"}, *[bot] * BOTS] if has_bots else [{"kind": "me"}] * 2
    wish = {"game": game, "options": {"players": len(seats)}, "seats": seats}
    opened = (await http.post(f"{url}/api/tables", json=wish)).raise_for_status().json()
    return Opened(opened["id"], opened["code"], cookie)


async def join(url: str, table: str, cookie: str, seat: int | None = None) -> tuple[ClientConnection, int, Sight]:
    """A connection to a table, the sequence number at which it began, and what it shows."""
    asked = "" if seat is None else f"?seat={seat}"
    socket = await link(f"{url.replace('http', 'ws')}/api/tables/{table}/socket{asked}", cookie)
    heard = _read(await socket.recv())
    assert heard.type == "welcome", heard
    assert heard.position is not None
    return socket, heard.seq, heard.position


async def link(address: str, cookie: str = "") -> ClientConnection:
    return await connect(
        address,
        additional_headers={"Cookie": f"mindtable={cookie}"},
        max_size=None,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        close_timeout=1,
    )


async def close(sockets: Iterable[ClientConnection]) -> None:
    await asyncio.gather(*(socket.close() for socket in sockets))


async def open_all(
    servers: Servers, games: Sequence[str], tables: Sequence[Table], watched: bool
) -> tuple[list[Opened], str]:
    """The tables on the servers, and the cookie of someone who may look on."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        opened = [
            # Each game gets tables with and without bots, and each server tables of each game.
            await open_table(http, servers.url(number // 4), games[number // 2 % len(games)], table.has_bots)
            for number, table in enumerate(tables)
        ]
        watcher = await arrive(http, servers.url(0), "Watcher")
        for it in opened if watched else ():
            (await http.post(f"{servers.url(0)}/api/codes/{it.code}")).raise_for_status()
    return opened, watcher


@asynccontextmanager
async def tables_at(
    servers: Servers, games: Sequence[str], many: int, spectators: int = 0, bots: bool = False
) -> AsyncIterator[list[Table]]:
    """Live tables, everybody connected, to the servers in turn. With `bots`, every second table has some."""
    tables = [Table(number, bots and number % 2 == 1) for number in range(many)]
    opened, watcher = await open_all(servers, games, tables, spectators > 0)
    gate = asyncio.Semaphore(AT_ONCE)
    listening: list[asyncio.Task[None]] = []

    async def sit(table: Table, url: str, id: str, cookie: str, seat: int | None = None) -> None:
        async with gate:
            client = Client(table, *await join(url, id, cookie, seat))
        table.clients.append(client)
        listening.append(asyncio.create_task(client.listen()))

    async def gather_around(number: int, table: Table, it: Opened) -> None:
        for place in range(EACH):
            await sit(table, servers.url(number // 4 + place), it.id, it.cookie, min(place, table.seats - 1))
        await asyncio.gather(*(sit(table, servers.url(at), it.id, watcher) for at in range(spectators)))

    await asyncio.gather(
        *(gather_around(number, *pair) for number, pair in enumerate(zip(tables, opened, strict=True)))
    )
    try:
        yield tables
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await close(client.socket for table in tables for client in table.clients)
