"""Runs of servers under load, and the figures that they bring."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import linear_regression, median
from typing import Final, NamedTuple

import httpx
from tools.loading.servers import NOTHING, Servers, Spent, echo_server, servers
from tools.loading.tables import (
    AT_ONCE,
    EACH,
    PATIENCE,
    Table,
    arrive,
    close,
    join,
    link,
    open_table,
    paced,
    rest,
    tables_at,
)
from websockets.asyncio.client import ClientConnection

import mindtable

BOT_PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)  # of each server: what `bot_processes = 0` means
THOUGHTS: Final = "mindtable_bot_seconds_count"
_STARTED: Final = 20.0  # seconds; by then workers think, if there is something to think about
_SETTLED: Final = 0.5  # seconds; what comes late or twice has come then
_PING: Final = 20.0  # seconds between two of the server's pings


def part(times: Sequence[float], share: float) -> float:
    """The time that this share of them took at most."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def say(what: str) -> None:
    """What happens now, for people who wait."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Run:
    """One run: how many tables of which games, for how long, how fast, and who is there."""

    tables: int
    seconds: float
    pace: float
    spectators: int = 0  # at each table
    games: tuple[str, ...] = field(default_factory=lambda: tuple(mindtable.games()))
    bots: bool = True  # at every second table
    processes: int = 1  # more than one share a PostgreSQL


@dataclass
class Figures:
    """What one run brought."""

    seconds: float = 0.0
    people: list[float] = field(default_factory=list)  # seconds from a person's action to everyone's update
    bots: list[float] = field(default_factory=list)  # seconds from a person's last action to a bot's first move
    bot_moves: int = 0
    thinking: float = 0.0  # seconds for which the worker thinks, on average
    queue: list[list[int]] = field(default_factory=list)  # bots that wait at each server, once a second
    spent: Spent = NOTHING
    memory: int = 0
    files: int = 0
    lost: int = 0
    refused: int = 0
    ended: int = 0  # games
    update: float = 0.0  # bytes of an update

    @property
    def acts(self) -> int:
        return len(self.people) + self.bot_moves

    @property
    def cost(self) -> float:
        """Processor time of a server for an action."""
        return (self.spent.loops + self.spent.database) / max(1, self.acts)

    @property
    def queue_was_full(self) -> bool:
        """Whether bots waited for a worker at every server, all the time."""
        return bool(self.queue) and min(map(min, self.queue)) > 0

    @property
    def usual_queue(self) -> float:
        """The bots that wait at all servers together, most of the time."""
        return median(map(sum, self.queue)) if self.queue else 0.0

    @property
    def wait(self) -> float:
        """Seconds for which a bot's move waits when the queue stays as it is: by then all before it had their turn."""
        return self.usual_queue * self.seconds / max(1, self.bot_moves)


# ---------------------------------------------------------------- tables under way


def run(wished: Run) -> Figures:
    with servers(wished.processes) as them:
        return asyncio.run(_run(them, wished))


async def _run(them: Servers, wished: Run) -> Figures:
    async with (
        httpx.AsyncClient(timeout=PATIENCE) as http,
        tables_at(them, wished.games, wished.tables, wished.spectators, wished.bots) as tables,
    ):
        say("everyone is at their table")
        figures = Figures()
        if wished.bots:
            await _fill_queue(them, http, [table for table in tables if table.has_bots])
            say("bots wait for their turn to think")
        for table in tables:
            table.begin()
        watching = asyncio.create_task(_watch_queue(them, http, figures.queue))
        thought, spent, began = await _thoughts(them, http), them.spent(), time.perf_counter()
        await asyncio.gather(*(paced(table, wished.pace, began + wished.seconds) for table in tables))
        if wished.bots:
            await _first_bot_move(tables)
        figures.seconds = time.perf_counter() - began
        figures.spent = them.spent().since(spent)
        watching.cancel()
        moves, seconds = (now - then for now, then in zip(await _thoughts(them, http), thought, strict=True))
        figures.thinking = seconds / max(1.0, moves)
        figures.memory, figures.files = them.memory(), them.files()
        await _count(figures, tables)
        return figures


async def _first_bot_move(tables: Sequence[Table]) -> None:
    """A run with bots goes on until one of them has moved: on a busy machine, a short one ends before."""
    until = time.perf_counter() + PATIENCE
    while not any(table.bot_moves for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.1)


async def _count(figures: Figures, tables: Sequence[Table]) -> None:
    """What happened at the tables."""
    figures.people = [seconds for table in tables for seconds in table.took]
    figures.bots = [seconds for table in tables for seconds in table.bot_took]
    figures.bot_moves = sum(table.bot_moves for table in tables)
    figures.refused = sum(table.refused for table in tables)
    figures.ended = sum(table.over for table in tables)
    known = [table.known() for table in tables]
    await asyncio.sleep(_SETTLED)
    figures.lost = sum(table.lost(seqs) for table, seqs in zip(tables, known, strict=True))
    clients = [client for table in tables for client in table.clients]
    sent = sum(len(client.seqs) for client in clients)
    figures.update = sum(client.bytes for client in clients) / max(1, sent)


async def _fill_queue(them: Servers, http: httpx.AsyncClient, tables: Sequence[Table]) -> None:
    """People who play with bots act without a pause until it is a bot's turn, and every server's workers start."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def hand_over(table: Table) -> None:
        async with gate:
            while table.movers():
                await table.move()

    await asyncio.gather(*map(hand_over, tables))
    until = time.perf_counter() + _STARTED
    while any(not found[THOUGHTS] for found in await them.figures(http)) and time.perf_counter() < until:
        await asyncio.sleep(0.1)


async def _watch_queue(them: Servers, http: httpx.AsyncClient, queue: list[list[int]]) -> None:
    while True:
        queue.append(await _queue(them, http))
        await asyncio.sleep(1.0)


async def _queue(them: Servers, http: httpx.AsyncClient) -> list[int]:
    return [int(found["mindtable_bot_queue"]) for found in await them.figures(http)]


async def _thoughts(them: Servers, http: httpx.AsyncClient) -> tuple[float, float]:
    """How often workers have thought, and for how many seconds in all."""
    found = await them.figures(http)
    return sum(one[THOUGHTS] for one in found), sum(one["mindtable_bot_seconds_sum"] for one in found)


# ---------------------------------------------------------------- the echo server under the same load


def run_echo(wished: Run, size: float) -> Figures:
    """As many connections as the tables have, and as much to say at the same pace."""
    with echo_server() as it:
        return asyncio.run(_run_echo(it, wished, "x" * max(1, int(size))))


async def _run_echo(it: Servers, wished: Run, text: str) -> Figures:
    each = EACH + wished.spectators
    gate = asyncio.Semaphore(AT_ONCE)
    took: list[float] = []

    async def opened() -> ClientConnection:
        async with gate:
            return await link(it.urls[0].replace("http", "ws"))

    async def there_and_back(socket: ClientConnection) -> None:
        await socket.send(text)
        await socket.recv()

    async def one(number: int, row: Sequence[ClientConnection], until: float) -> None:
        chance = random.Random(number)
        await rest(chance.random() * wished.pace, until)
        while (sent := time.perf_counter()) < until:
            await asyncio.gather(*map(there_and_back, row))
            took.append(time.perf_counter() - sent)
            await rest(chance.uniform(0.5, 1.5) * wished.pace, until)

    sockets = await asyncio.gather(*(opened() for _ in range(each * wished.tables)))
    spent, began = it.spent(), time.perf_counter()
    rows = [sockets[number * each : (number + 1) * each] for number in range(wished.tables)]
    await asyncio.gather(*(one(number, row, began + wished.seconds) for number, row in enumerate(rows)))
    figures = Figures(time.perf_counter() - began, took, spent=it.spent().since(spent))
    await close(sockets)
    return figures


def echo_cost(echoed: Figures, wished: Run) -> float:
    """Processor time of the echo server for a message."""
    return echoed.cost / (EACH + wished.spectators)


# ---------------------------------------------------------------- memory


class Growth(NamedTuple):
    """The memory of a server while something grows in number."""

    numbers: list[int]
    bytes: list[int]
    files: list[int]
    idle: float = 0.0  # share of a core at the end, when nobody does anything

    @property
    def each(self) -> float:
        """Bytes of one more, by a line through all points."""
        return linear_regression(self.numbers, self.bytes).slope

    @property
    def files_each(self) -> float:
        return linear_regression(self.numbers, self.files).slope


def grow_tables(numbers: Sequence[int], games: Sequence[str]) -> Growth:
    """More and more tables that have begun, and nobody at them."""

    async def grow(it: Servers) -> Growth:
        memory, files = [], []
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            await open_table(http, it.urls[0], games[0], False)  # what the first one loads is not its own
            opened = 0
            for number in numbers:
                while opened < number:
                    await open_table(http, it.urls[0], games[opened % len(games)], False)
                    opened += 1
                await asyncio.sleep(_SETTLED)
                memory.append(it.memory())
                files.append(it.files())
        return Growth(list(numbers), memory, files)

    with servers(1) as it:
        return asyncio.run(grow(it))


def grow_sockets(numbers: Sequence[int], tables: int, games: Sequence[str], idle_seconds: float = _PING) -> Growth:
    """More and more people who look on at some tables, where nothing happens."""

    async def grow(it: Servers) -> Growth:
        memory, files = [], []
        sockets: list[ClientConnection] = []
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            opened = [await open_table(http, it.urls[0], games[at % len(games)], False) for at in range(tables)]
            watcher = await arrive(http, it.urls[0], "Watcher")
            for table in opened:
                (await http.post(f"{it.urls[0]}/api/codes/{table.code}")).raise_for_status()
        (first, *_) = await join(it.urls[0], opened[0].id, watcher)
        for number in numbers:
            while len(sockets) < number:
                some = range(len(sockets), min(number, len(sockets) + AT_ONCE))
                joined = await asyncio.gather(*(join(it.urls[0], opened[at % tables].id, watcher) for at in some))
                sockets += [socket for socket, *_ in joined]
            await asyncio.sleep(_SETTLED)
            memory.append(it.memory())
            files.append(it.files())
        spent, began = it.spent(), time.perf_counter()
        await asyncio.sleep(idle_seconds)
        idle = it.spent().since(spent).loops / (time.perf_counter() - began)
        await close([first, *sockets])
        return Growth(list(numbers), memory, files, idle)

    with servers(1) as it:
        return asyncio.run(grow(it))


# ---------------------------------------------------------------- whole games


class Games(NamedTuple):
    """Whole games, played without a pause."""

    costs: list[float]  # processor time of an action, in each part of a game
    actions: int  # of a game
    memory: float  # bytes that an action adds to a table


def play_whole_games(tables: int, games: Sequence[str], parts: int) -> Games:
    async def play(it: Servers) -> Games:
        costs: list[tuple[float, int]] = []
        async with tables_at(it, games, tables) as them:
            memory = it.memory()
            while not all(table.over for table in them):
                spent = it.spent()
                for table in them:
                    for _ in range(10):
                        if not table.over:
                            await table.move()
                used = it.spent().since(spent)
                costs.append((used.loops + used.database, sum(len(table.acknowledged) for table in them)))
            grown = it.memory() - memory
        total = costs[-1][1]
        sums, before = [[0.0, 0] for _ in range(parts)], 0
        for spent_here, acts in costs:
            sums[min(parts - 1, before * parts // total)][0] += spent_here
            sums[min(parts - 1, before * parts // total)][1] += acts - before
            before = acts
        return Games([cost / max(1, acts) for cost, acts in sums], total // tables, grown / total)

    with servers(1) as it:
        return asyncio.run(play(it))
