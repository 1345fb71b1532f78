"""Measure what a server holds: many live tables with bots as clients, on this machine, over loopback only.

    python tools/load.py                               500 tables for a minute
    python tools/load.py --tables 50 --seconds 20
    python tools/load.py --write docs/capacity.md      series of runs, and the page about them

Every client notes which updates it got and when; one that is missing at the end is lost, and then the exit status is
1. Beside the server runs an echo server on the same WebSocket stack, with as many connections and messages as large:
what is told as a ratio to it holds on other machines too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from mindtable.server.live import SNAPSHOT_EVERY

PATIENCE: Final = 60.0  # seconds after which an update counts as lost
AT_ONCE: Final = 20  # connections being opened
GOAL: Final = 0.1  # seconds from an action to everyone's update, for 95 of 100 actions


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
    id: int = 0
    position: Sight | None = None


_read = msgspec.json.Decoder(Heard).decode


# ---------------------------------------------------------------- the servers


@dataclass
class Server:
    """A process to be measured."""

    url: str
    pid: int

    def cpu(self) -> float:
        """The seconds of processor time that it has used (Linux tells; elsewhere 0)."""
        try:
            times = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            return 0.0
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Its resident bytes."""
        try:
            return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except FileNotFoundError:
            return 0


@contextmanager
def started(command: Sequence[str], environment: dict[str, str], folder: Path) -> Iterator[Server]:
    """A server that says its address on standard error, for as long as the block lasts."""
    log = folder / "said"
    with log.open("wb") as said, subprocess.Popen(command, stderr=said, env=environment) as running:
        try:
            while not (found := re.search(r": (http://[^/\s]+)/\s", log.read_text("utf-8"))):
                if running.poll() is not None:
                    sys.exit(f"The server did not start:\n{log.read_text('utf-8')}")
                time.sleep(0.05)
            yield Server(found[1], running.pid)
        finally:
            running.terminate()
            try:
                running.wait(20)
            except subprocess.TimeoutExpired:
                running.kill()


@contextmanager
def mindtable(db: str) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="mindtable-load-") as folder:
        command = [sys.executable, "-c", "from mindtable.cli import main; main()", "serve", "--no-browser"]
        command += ["--port", "0", "--data", folder, *(["--db", db] if db else [])]
        limits = ("REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "GUESSES_PER_MINUTE", "CONNECTIONS_PER_PERSON")
        raised = {f"MINDTABLE_{name}": "1000000" for name in (*limits, "TABLES_IN_MEMORY")}
        plain = {name: value for name, value in os.environ.items() if not name.startswith("MINDTABLE_")}
        with started(command, plain | raised, Path(folder)) as server:
            yield server


@contextmanager
def echo() -> Iterator[Server]:
    command = [sys.executable, __file__, "--echo"]
    with (
        tempfile.TemporaryDirectory(prefix="mindtable-echo-") as folder,
        started(command, dict(os.environ), Path(folder)) as server,
    ):
        yield server


def serve_echo() -> None:
    """Send every message back: the least that a server on this stack can do."""
    import uvicorn

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        if scope["type"] != "websocket":
            return
        while True:
            message = await receive()
            if message["type"] == "websocket.connect":
                await send({"type": "websocket.accept"})
            elif message["type"] == "websocket.disconnect":
                return
            else:
                await send({"type": "websocket.send", "text": message["text"]})

    class Echo(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            print(f"Echo: http://{host}:{port}/", file=sys.stderr, flush=True)

    Echo(
        uvicorn.Config(
            app, port=0, lifespan="off", log_config=None, ws="websockets-sansio", ws_per_message_deflate=False
        )
    ).run()


# ---------------------------------------------------------------- the tables


class Client:
    """One connection to a table: a seat that bots play, or a spectator."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.sight = Sight(0, False, [])
        self.seqs: list[int] = []  # of the updates that came
        self.bytes = 0

    async def listen(self) -> None:
        async for data in self.socket:
            at = time.perf_counter()
            heard = _read(data)
            if heard.type in ("welcome", "update") and heard.position is not None:
                self.sight = heard.position
            if heard.type == "update":
                self.seqs.append(heard.seq)
                self.bytes += len(data)
                self.table.told(heard.seq, at)
            elif heard.type in ("done", "refused"):
                self.table.answered(heard)


class Table:
    """A table with all its clients, and the moves made at it."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)
        self.clients: list[Client] = []
        self.seats = 0
        self.acknowledged: list[int] = []
        self.refused = 0
        self.took: list[float] = []  # seconds from an action to everyone's update
        self._answer: asyncio.Future[Heard] | None = None
        self._told: dict[int, list[float]] = {}  # when the clients heard of a sequence number
        self._all = asyncio.Event()

    @property
    def over(self) -> bool:
        return self.clients[0].sight.over

    def told(self, seq: int, at: float) -> None:
        times = self._told.setdefault(seq, [])
        times.append(at)
        if len(times) == len(self.clients):
            self._all.set()

    def answered(self, heard: Heard) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(heard)

    async def move(self) -> None:
        """One action of a bot, and everyone's update."""
        mover, at = self.chance.choice(
            [(client, seat) for seat, client in enumerate(self.clients[: self.seats]) if client.sight.choices]
        )
        action = self.chance.choice(mover.sight.choices).action
        self._told.clear()
        self._all.clear()
        self._answer = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": 1, "seat": at, "number": mover.sight.number, "action": action}
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

    def lost(self) -> int:
        """Updates that a client did not get, or got out of order or twice."""
        wrong = 0
        for client in self.clients:
            missing = set(self.acknowledged) - set(client.seqs)
            wrong += len(missing) or int(client.seqs != self.acknowledged)
        return wrong


@asynccontextmanager
async def tables_at(server: Server, games: Sequence[str], many: int, spectators: int) -> AsyncIterator[list[Table]]:
    """Live tables, each with two seats and some spectators, everybody connected."""
    tables = [Table(number) for number in range(many)]
    gate = asyncio.Semaphore(AT_ONCE)
    listening: list[asyncio.Task[None]] = []

    async def sit(table: Table, address: str, cookie: str) -> None:
        async with gate:
            socket = await _connect(address, {"Cookie": f"mindtable={cookie}"})
        client = Client(table, socket)
        heard = _read(await socket.recv())
        assert heard.type == "welcome", heard
        client.sight = heard.position or client.sight
        table.clients.append(client)
        listening.append(asyncio.create_task(client.listen()))

    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        ways: list[tuple[str, str, str]] = []  # of each table: its id, the players' cookie, the spectators'
        for number in range(many):
            player = await _arrive(http, f"Player {number}")
            wish = {"game": games[number % len(games)], "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
            opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
            watcher = ""
            if spectators:
                watcher = await _arrive(http, f"Watcher {number}")
                (await http.post(f"/api/codes/{opened['code']}")).raise_for_status()
            ways.append((opened["id"], player, watcher))
    base = server.url.replace("http", "ws")
    for table, (id, player, _) in zip(tables, ways, strict=True):
        for seat in (0, 1):
            await sit(table, f"{base}/api/tables/{id}/socket?seat={seat}", player)
        table.seats = 2
    await asyncio.gather(
        *(
            sit(table, f"{base}/api/tables/{id}/socket", watcher)
            for table, (id, _, watcher) in zip(tables, ways, strict=True)
            for _ in range(spectators)
        )
    )
    try:
        yield tables
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*(client.socket.close() for table in tables for client in table.clients))


async def _arrive(http: httpx.AsyncClient, name: str) -> str:
    """A guest; the cookie."""
    http.cookies.clear()
    (await http.post("/api/me", json={"name": name})).raise_for_status()
    return http.cookies["mindtable"]


async def _connect(address: str, headers: dict[str, str]) -> ClientConnection:
    return await connect(
        address,
        additional_headers=headers,
        max_size=None,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        close_timeout=1,
    )


# ---------------------------------------------------------------- measuring


@dataclass
class Figures:
    """What one run brought."""

    took: list[float] = field(default_factory=list)  # seconds from an action to everyone's update
    cpu: float = 0.0  # seconds of the server's
    seconds: float = 0.0
    acts: int = 0
    lost: int = 0
    refused: int = 0
    ended: int = 0  # games
    update: float = 0.0  # bytes of an update
    memory: float = 0.0  # bytes per table

    def part(self, share: float) -> float:
        """The time that this share of the actions took at most."""
        times = sorted(self.took)
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0

    @property
    def cost(self) -> float:
        """Processor time per action."""
        return self.cpu / max(1, self.acts)


async def paced(table: Table, pace: float, until: float) -> None:
    """Moves at one table, as far apart as at tables of people."""
    await asyncio.sleep(table.chance.random() * pace)
    while (began := time.perf_counter()) < until and not table.over:
        await table.move()
        await _rest(began + table.chance.uniform(0.5, 1.5) * pace, until)


async def _rest(then: float, until: float) -> None:
    """Sleep until the next action is due, but not beyond the end."""
    await asyncio.sleep(max(0.0, min(then, until) - time.perf_counter()))


async def measure(server: Server, args: Run) -> Figures:
    before = server.memory()
    async with tables_at(server, args.games, args.tables, args.spectators) as tables:
        memory = server.memory() - before
        return await _measured(server, args, tables, memory)


async def _measured(server: Server, args: Run, tables: list[Table], memory: int) -> Figures:
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.gather(*(paced(table, args.pace, began + args.seconds) for table in tables))
    figures = Figures(
        took=[seconds for table in tables for seconds in table.took],
        cpu=server.cpu() - cpu,
        seconds=time.perf_counter() - began,
        acts=sum(len(table.acknowledged) for table in tables),
        refused=sum(table.refused for table in tables),
        ended=sum(table.over for table in tables),
        memory=memory / args.tables,
    )
    await asyncio.sleep(0.5)  # what comes twice would come now
    figures.lost = sum(table.lost() for table in tables)
    sent = sum(len(client.seqs) for table in tables for client in table.clients)
    figures.update = sum(client.bytes for table in tables for client in table.clients) / max(1, sent)
    return figures


async def measure_echo(server: Server, args: Run, size: int) -> Figures:
    """As many connections as the tables have, and as much to say at the same pace."""
    each = 2 + args.spectators
    address, text = server.url.replace("http", "ws"), "x" * max(1, size)
    gate = asyncio.Semaphore(AT_ONCE)
    figures = Figures()

    async def opened() -> ClientConnection:
        async with gate:
            return await _connect(address, {})

    async def there_and_back(socket: ClientConnection) -> None:
        await socket.send(text)
        await socket.recv()

    async def one(table: int, sockets: Sequence[ClientConnection], until: float) -> None:
        chance = random.Random(table)
        await asyncio.sleep(chance.random() * args.pace)
        while (began := time.perf_counter()) < until:
            await asyncio.gather(*map(there_and_back, sockets))
            figures.took.append(time.perf_counter() - began)
            figures.acts += len(sockets)
            await _rest(began + chance.uniform(0.5, 1.5) * args.pace, until)

    sockets = await asyncio.gather(*(opened() for _ in range(each * args.tables)))
    cpu, began = server.cpu(), time.perf_counter()
    rows = [sockets[table * each : (table + 1) * each] for table in range(args.tables)]
    await asyncio.gather(*(one(table, row, began + args.seconds) for table, row in enumerate(rows)))
    figures.cpu, figures.seconds = server.cpu() - cpu, time.perf_counter() - began
    await asyncio.gather(*(socket.close() for socket in sockets))
    return figures


@dataclass
class Run:
    """One run: how many tables of which games, for how long, how fast, and how many look on at each."""

    tables: int
    seconds: float
    pace: float
    spectators: int = 0
    games: Sequence[str] = ("cerebria", "unconscious")
    db: str = ""


@dataclass
class Outcome:
    run: Run
    server: Figures
    echo: Figures

    def ratio(self, share: float) -> float:
        return self.server.part(share) / max(1e-9, self.echo.part(share))

    @property
    def cost(self) -> float:
        """What an action costs the server's processor, in echoed messages."""
        return self.server.cost / self.echo.cost if self.echo.cost else 0.0


def run(args: Run) -> Outcome:
    """The server and, right after, the echo server under the same load."""
    with mindtable(args.db) as server:
        figures = asyncio.run(measure(server, args))
    with echo() as server:
        return Outcome(args, figures, asyncio.run(measure_echo(server, args, int(figures.update))))


def depth(args: Run, parts: int) -> tuple[list[float], int]:
    """Whole games without a pause: processor time per action in each part of them, and the actions of a game."""

    async def play(server: Server) -> tuple[list[float], int]:
        costs: list[tuple[float, int]] = []
        async with tables_at(server, args.games, args.tables, 0) as tables:
            while not all(table.over for table in tables):
                cpu = server.cpu()
                going = [table for table in tables if not table.over]
                for table in going:
                    for _ in range(10):
                        if not table.over:
                            await table.move()
                acts = sum(len(table.acknowledged) for table in tables)
                costs.append((server.cpu() - cpu, acts))
        total = costs[-1][1]
        sums, before = [[0.0, 0] for _ in range(parts)], 0
        for spent, acts in costs:
            part = sums[min(parts - 1, before * parts // total)]
            part[0] += spent
            part[1] += acts - before
            before = acts
        return [spent / max(1, acts) for spent, acts in sums], total // args.tables

    with mindtable(args.db) as server:
        return asyncio.run(play(server))


# ---------------------------------------------------------------- telling


def told(outcome: Outcome) -> str:
    args, server, echoed = outcome.run, outcome.server, outcome.echo
    met = "under" if server.part(0.95) < GOAL else "NOT under"
    lines = [
        f"{args.tables} tables ({', '.join(args.games)}), {2 + args.spectators} connections each, "
        f"an action every {args.pace:g} s at each, {server.seconds:.0f} s",
        f"  actions        {server.acts} ({server.acts / server.seconds:.1f}/s), refused {server.refused}, "
        f"games ended {server.ended}",
        f"  lost updates   {server.lost}",
        f"  to everyone    p50 {server.part(0.5) * 1000:.1f} ms, p95 {server.part(0.95) * 1000:.1f} ms "
        f"({met} {GOAL * 1000:.0f} ms)",
        f"  echo           p50 {echoed.part(0.5) * 1000:.1f} ms, p95 {echoed.part(0.95) * 1000:.1f} ms",
        f"  ratio to echo  p50 {outcome.ratio(0.5):.1f}, p95 {outcome.ratio(0.95):.1f}",
        f"  processor      {server.cost * 1000:.2f} ms an action = {outcome.cost:.1f} echoed messages; "
        f"{100 * server.cpu / server.seconds:.0f} % of a core",
        f"  an update      {server.update / 1000:.1f} kB; memory of a table {server.memory / 1000:.0f} kB",
    ]
    return "\n".join(lines)


def row(first: object, outcome: Outcome) -> str:
    server = outcome.server
    busy = 100 * server.cpu / server.seconds
    cells = [
        str(first),
        f"{server.acts / server.seconds:.1f}",
        f"{server.cost * 1000:.2f} ms",
        f"{outcome.cost:.1f}",
        f"{busy:.0f} %",
        f"{outcome.ratio(0.5):.1f}",
        f"{outcome.ratio(0.95):.1f}",
        f"{server.part(0.95) * 1000:.0f} ms",
        str(server.lost),
    ]
    return f"| {' | '.join(cells)} |"


def _more(few: Outcome, many: Outcome) -> float:
    """What one more spectator adds to the cost of an action, in echoed messages."""
    more = (many.server.cost - few.server.cost) / (many.run.spectators - few.run.spectators)
    return more / many.echo.cost if many.echo.cost else 0.0


HEAD: Final = (
    "actions/s | an action costs | in echoes | of a core | p50, ratio | p95, ratio | p95 | lost updates |\n"
    "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def page(args: Run) -> tuple[str, int]:
    """The page about capacity, from series of runs; and how many updates were lost in all."""

    def series(name: str, runs: Sequence[tuple[object, Run]]) -> tuple[str, list[Outcome]]:
        outcomes = []
        for first, wished in runs:
            print(f"{name}: {first}", file=sys.stderr)
            outcomes.append(run(wished))
            print(told(outcomes[-1]), file=sys.stderr)
        rows = [row(first, outcome) for (first, _), outcome in zip(runs, outcomes, strict=True)]
        return "\n".join([f"| {name} | {HEAD}", *rows]), outcomes

    def like(**changes: Any) -> Run:
        return Run(**(args.__dict__ | changes))

    busy = os.getloadavg()[0]
    parts = sorted({max(1, args.tables * share // 100) for share in (10, 25, 50, 100)})
    by_tables, tables = series("tables", [(many, like(tables=many)) for many in parts])
    few = max(1, args.tables // 25)
    by_spectators, watched = series(
        "spectators", [(many, like(tables=few, spectators=many, pace=args.pace / 5)) for many in (0, 5, 20)]
    )
    print("whole games", file=sys.stderr)
    costs, long = depth(like(tables=2), 5)
    largest = tables[-1]
    per_core = 1 / largest.server.cost if largest.server.cost else 0.0
    each = largest.server.cost
    text = PAGE.format(
        pace=args.pace,
        seconds=args.seconds,
        python=sys.version.split()[0],
        machine=os.cpu_count(),
        load=busy,
        database="SQLite" if not args.db else "PostgreSQL",
        games=", ".join(args.games),
        by_tables=by_tables,
        by_spectators=by_spectators,
        update=largest.server.update / 1000,
        memory=largest.server.memory / 1000,
        watching=_more(watched[0], watched[-1]),
        snapshot=SNAPSHOT_EVERY,
        long=long,
        depth=" → ".join(f"{cost / costs[0]:.2f}" for cost in costs),
        cost=largest.cost,
        milliseconds=each * 1000,
        per_core=per_core,
        held=per_core * args.pace / 2,
        cores=100_000 / args.pace / max(1e-9, per_core / 2),
        rate=100_000 / args.pace,
    )
    return text, sum(outcome.server.lost for outcome in (*tables, *watched))


PAGE: Final = """# What a server holds

Written by `python tools/load.py --write docs/capacity.md`; measured, not estimated, except where it says so.

Clients are bots on the same machine, over loopback; each table has two seats with a connection each and plays
{games} in turns, one action every {pace:g} s on average, for {seconds:g} s. The database was {database}, the server one
process of Python {python}; the machine had {machine} cores and, from other work too, a load of {load:.1f} when the runs
began. *Echo* is a server on the same WebSocket stack which only sends every message back, under
the same number of connections and messages of the same size: ratios to it hold on other machines, milliseconds do not.
An action counts as told when the last of the table's connections has its update. Updates that any client missed, got
twice or out of order would stand under *lost updates*.

## Tables

{by_tables}

An action costs the server {cost:.1f} times as much processor time as an echoed message ({milliseconds:.1f} ms here),
so one core here is full at about {per_core:.0f} actions a second. Half of that leaves room for bad moments: at this
pace about {held:.0f} tables to a core. What counts is the number of *actions*: a table at which nobody acts costs
memory only ({memory:.0f} kB with its two connections), and none once its people have gone and newer tables need the
room (`tables_in_memory`). An update is {update:.1f} kB.

## Spectators

{by_spectators}

Whoever sees the same gets the same bytes, made once. A further spectator adds {watching:.2f} echoed messages to the
cost of an action.

## Moves

A game of bots that choose at random took {long} actions on average. Processor time per action in each fifth of it,
relative to the first: {depth}. Two things grow with a game: the list of what was
done, copied with every action, and the snapshot, kept every {snapshot} rows. Loading a table reads its last snapshot
and the rows since.

## A hundred thousand tables

At the pace above that is {rate:.0f} actions a second, or about {cores:.0f} cores at half load (calculated from the
cost above, not measured). What to change:

- **PostgreSQL instead of SQLite** (`--db postgresql://…`, extra `postgres`): SQLite has one writer in one process.
- **Server processes**, one per core, behind any load balancer that speaks WebSocket. No sticky sessions: each table's
  log has one row per number, whoever loses a race is told, and processes hear of each other's rows by LISTEN/NOTIFY.
- **Route by table** all the same, as an optimisation (hash the id in `/api/tables/ID/…`): then each table is in the
  memory of one process, and news from others rarely has to be folded a second time.
- **NOTIFY goes to every process.** With many of them, split them into groups with a PostgreSQL each, tables assigned to
  a group by their id: but for a rematch, nothing at a table refers to another.
- **A connection pooler** before PostgreSQL (each process keeps a few connections, and one of its own to listen).
- **File descriptors**: every connection takes one; raise `LimitNOFILE`.
- **Bots elsewhere**: bot seats think in worker processes (`bot_processes`); `mindtable bot` plays from another machine.
- **Old tables**: the log only grows. Move those that are long over to cheaper storage.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=5, help="seconds between two actions at a table (default 5)")
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--games", default="cerebria,unconscious")
    parser.add_argument("--db", default="", help="postgresql://…; SQLite in a new folder if not given")
    parser.add_argument("--write", type=Path, metavar="FILE", help="run series and write the page about capacity")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.echo:
        serve_echo()
        return 0
    if given.tables < 1 or given.spectators < 0 or given.seconds <= 0 or given.pace < 0:
        parser.error("tables, spectators, seconds and pace must make sense")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    wished = Run(given.tables, given.seconds, given.pace, given.spectators, given.games.split(","), given.db)
    if given.write:
        text, lost = page(wished)
        given.write.write_text(text, "utf-8")
        return 1 if lost else 0
    outcome = run(wished)
    print(told(outcome))
    return 1 if outcome.server.lost else 0


if __name__ == "__main__":
    sys.exit(main())
