"""The page about capacity, from what was measured."""

from __future__ import annotations

import os
import re
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.loading.measuring import BOT_PROCESSES, Figures, Games, Growth, Run, echo_cost, part

from mindtable.server.ops.settings import Settings
from mindtable.server.store.database import CONNECTIONS
from mindtable.server.table.tables import SNAPSHOT_EVERY

GOAL: Final = 0.1  # seconds from a person's action to everyone's update, for 95 of 100 actions
MANY_SOCKETS: Final = 20_000
_UNIT: Final = (Path(__file__).resolve().parents[2] / "deploy" / "mindtable.service").read_text("utf-8")
_MOST_FILES: Final = int(re.findall(r"^LimitNOFILE=(\d+)$", _UNIT, re.MULTILINE)[0])
_MOST_MEMORY: Final = int(re.findall(r"^MemoryMax=(\d+)G$", _UNIT, re.MULTILINE)[0]) * 1_000_000_000

Outcome = tuple[Run, Figures]


@dataclass
class Measured:
    """Everything that the page tells."""

    load: float  # of the machine when it all began
    mixed: Sequence[Outcome]  # people and bots: one process on SQLite, then several on PostgreSQL
    tables: Sequence[Outcome]  # more and more of them
    watched: Sequence[Outcome]  # with more and more spectators
    echo: Outcome  # under the load of the most tables
    growing_sockets: Growth
    growing_tables: Growth
    games: Games

    @property
    def echo_cost(self) -> float:
        return echo_cost(self.echo[1], self.echo[0]) or 1e-9


# ---------------------------------------------------------------- words


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


def _percent(share: float) -> str:
    return f"{share * 100:.0f}%" if share >= 0.1 else f"{share * 100:.1f}%"


def _table(*rows: Sequence[object]) -> str:
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join([lines[0], f"| --- |{' ---: |' * (len(rows[0]) - 1)}", *lines[1:]])


def place(run: Run) -> str:
    many = {1: "one process", 2: "two processes"}.get(run.processes, f"{run.processes} processes")
    return f"{many} on {'SQLite' if run.processes == 1 else 'PostgreSQL'}"


def told(run: Run, figures: Figures, echo: Figures) -> str:
    """One run in a few lines."""
    p95 = part(figures.people, 0.95)
    connections = f"{run.tables} tables ({', '.join(run.games)}), {2 + run.spectators} connections each"
    lines = [
        f"{connections}, {place(run)}, {figures.seconds:.0f} s",
        f"  people         {len(figures.people)} actions ({len(figures.people) / figures.seconds:.1f}/s), "
        f"refused {figures.refused}, games ended {figures.ended}",
        f"  lost updates   {figures.lost}",
        f"  to everyone    p50 {_ms(part(figures.people, 0.5))}, p95 {_ms(p95)}, "
        f"p99 {_ms(part(figures.people, 0.99))} (p95 {'under' if p95 < GOAL else 'NOT under'} {_ms(GOAL)})",
    ]
    if run.bots:
        lines += [
            f"  bots           {figures.bot_moves} moves ({figures.bot_moves / figures.seconds:.1f}/s), the first "
            f"after p50 {part(figures.bots, 0.5):.1f} s, p95 {part(figures.bots, 0.95):.1f} s; "
            f"thinking {figures.thinking:.3f} s, waiting about {figures.wait:.0f} s",
            f"  bots' queue    {'full all the time' if figures.queue_was_full else 'NOT always full'}: "
            f"at least {_least(figures)} at each server, median {figures.usual_queue:.0f} in total",
        ]
    if echo.people:
        ratios = (part(figures.people, share) / part(echo.people, share) for share in (0.5, 0.95))
        lines.append("  ratio to echo  p50 {:.1f}, p95 {:.1f}".format(*ratios))
    shares = ", ".join(f"{what} {_percent(share)}" for what, share in used(run, figures).items())
    lines += [f"  used           {shares}", f"  an update      {figures.update / 1000:.1f} kB"]
    return "\n".join(lines)


def used(run: Run, figures: Figures) -> dict[str, float]:
    """What share of each thing a server used."""
    each = run.processes
    return {
        "event loop": figures.spent.loops / figures.seconds / each,
        "database": figures.spent.database / figures.seconds,
        "bots' processes": figures.spent.bots / figures.seconds / each / BOT_PROCESSES,
        "memory": figures.memory / each / _MOST_MEMORY,
        "file descriptors": figures.files / each / _MOST_FILES,
    }


# ---------------------------------------------------------------- the page


def page(found: Measured) -> str:
    """The page, its lines no longer than those of other pages."""
    parts = _filled_in(found).rstrip().split("\n\n")
    return "\n\n".join(part if part[0] in "#|" else _wrapped(part) for part in parts) + "\n"


def _wrapped(paragraph: str) -> str:
    items = [" ".join(item.split()) for item in re.split(r"\n(?=- )", paragraph)]
    indent = "  " if paragraph.startswith("- ") else ""
    return "\n".join(
        textwrap.fill(item, 120, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        for item in items
    )


def _filled_in(found: Measured) -> str:
    return PAGE.format(
        **_setting(found),
        **_people_and_bots(found),
        **_more_sockets(found),
        **_more_tables(found),
        **_more_spectators(found),
        **_long_games(found),
    )


def _setting(found: Measured) -> dict[str, Any]:
    run, _ = found.tables[-1]
    return {
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "load": found.load,
        "pace": run.pace,
        "games": " and ".join(run.games),
        "rate": 100_000 / run.pace,
        "snapshot": SNAPSHOT_EVERY,
        "pool": CONNECTIONS,
        "unit_memory": _MOST_MEMORY // 1_000_000_000,
        "unit_files": f"{_MOST_FILES:,}",
    }


def _people_and_bots(found: Measured) -> dict[str, Any]:
    run, figures = found.mixed[0]
    return {
        "tables": run.tables,
        "mixed": _mixed(found.mixed),
        "verdict": " ".join(_verdict(*outcome) for outcome in found.mixed),
        "thinking": figures.thinking,
        "shares": _shares(found.mixed),
        "first": _first(run, figures, found.growing_tables.bytes[0]),
    }


def _more_sockets(found: Measured) -> dict[str, Any]:
    sockets, tables = found.growing_sockets, found.growing_tables
    return {
        "memory": _memory(sockets, tables),
        "socket": sockets.each / 1000,
        "a_table": tables.each / 1000,
        "many": _many(sockets, tables),
        "idle": sockets.idle * 60_000 / max(1, sockets.numbers[-1]),
    }


def _more_tables(found: Measured) -> dict[str, Any]:
    (fewest, at_first), (most, at_last) = found.tables[0], found.tables[-1]
    per_core = 1 / max(1e-9, at_last.cost)
    held = per_core * most.pace / 2
    return {
        "by_tables": _series("tables", [run.tables for run, _ in found.tables], found.tables, found.echo_cost),
        "milliseconds": at_last.cost * 1000,
        "cost": at_last.cost / found.echo_cost,
        "growth": at_last.cost / max(1e-9, at_first.cost),
        "fewest": fewest.tables,
        "most": most.tables,
        "per_core": per_core,
        "held": held,
        "many_cores": 100_000 / held,
        "update": at_last.update / 1000,
    }


def _more_spectators(found: Measured) -> dict[str, Any]:
    (fewest, at_first), (most, at_last) = found.watched[0], found.watched[-1]
    cost = (at_last.cost - at_first.cost) / max(1, most.spectators - fewest.spectators)
    numbers = [run.spectators for run, _ in found.watched]
    return {
        "by_spectators": _series("spectators at each table", numbers, found.watched, found.echo_cost),
        "a_spectator": cost * 1000,
        "spectator_echoes": cost / found.echo_cost,
    }


def _long_games(found: Measured) -> dict[str, Any]:
    games = found.games
    return {
        "long": games.actions,
        "depth": " → ".join(f"{cost / (games.costs[0] or 1e-9):.2f}" for cost in games.costs),
        "action_memory": games.memory,
    }


def _mixed(mixed: Sequence[Outcome]) -> str:
    rows: list[list[object]] = [["", *(place(run) for run, _ in mixed)]]

    def row(name: str, *cells: object) -> None:
        rows.append([name, *cells])

    all_figures = [figures for _, figures in mixed]
    row("people's actions per second", *(f"{len(one.people) / one.seconds:.1f}" for one in all_figures))
    for share in (0.5, 0.95, 0.99):
        row(f"to everyone at the table, p{share * 100:.0f}", *(_ms(part(one.people, share)) for one in all_figures))
    row("bots that wait at a server, at least", *map(_least, all_figures))
    row("bots that wait in total, median", *(f"{one.usual_queue:.0f}" for one in all_figures))
    row("bots' moves per second", *(f"{one.bot_moves / one.seconds:.1f}" for one in all_figures))
    row("a bot's move waits (calculated)", *(f"{one.wait:.0f} s" for one in all_figures))
    for share in (0.5, 0.95):
        row(
            f"the first bot answers after, p{share * 100:.0f}",
            *(f"{part(one.bots, share):.1f} s" for one in all_figures),
        )
    row("lost updates", *(one.lost for one in all_figures))
    return _table(*rows)


def _least(figures: Figures) -> int:
    return min(map(min, figures.queue), default=0)


def _verdict(run: Run, figures: Figures) -> str:
    p95, full = part(figures.people, 0.95), figures.queue_was_full
    goal = "under the goal of" if p95 < GOAL else "**over** the goal of"
    queue = "the bots' queue was never empty" if full else "the bots' queue was **empty at times**"
    return f"With {place(run)}, {queue}, and people's p95 was {_ms(p95)}, {goal} {_ms(GOAL)}."


def _shares(mixed: Sequence[Outcome]) -> str:
    shares = [used(*outcome) for outcome in mixed]
    rows = [[what, *(_percent(one[what]) for one in shares)] for what in shares[0]]
    return _table(["", *(place(run) for run, _ in mixed)], *rows)


def _first(run: Run, figures: Figures, empty: int) -> str:
    """What fills up first, in sentences; `empty` is the memory of a server without tables."""
    shares = used(run, figures)
    del shares["bots' processes"]
    grown = figures.memory / run.processes - empty
    shares["memory"] = grown / (_MOST_MEMORY - empty)  # the rest is there from the start
    (first, share), (second, less), *_ = sorted(shares.items(), key=lambda one: -one[1])
    return (
        "The bots' processes fill up first, as we intended here. When they're full, bots take longer to move. "
        "People's actions don't wait for them. "
        f"Of the shared resources, the {first} fills up first, at about {1 / max(1e-9, share):.0f} times this load. "
        f"The {second} would follow at about {1 / max(1e-9, less):.0f} times (calculated)."
    )


def _memory(sockets: Growth, tables: Growth) -> str:
    def rows(what: str, growth: Growth) -> list[list[str]]:
        return [
            [f"{number} {what}", f"{memory / 1e6:.1f} MB", str(files)]
            for number, memory, files in zip(growth.numbers, growth.bytes, growth.files, strict=True)
        ]

    return _table(["", "memory", "file descriptors"], *rows("idle sockets", sockets), *rows("tables", tables))


def _many(sockets: Growth, tables: Growth) -> str:
    """What very many sockets need, two at each table."""
    memory = tables.bytes[0] + MANY_SOCKETS * sockets.each + MANY_SOCKETS / 2 * tables.each
    files = sockets.files[0] + MANY_SOCKETS * sockets.files_each
    fits = "within" if memory < _MOST_MEMORY else "more than"
    return (
        f"{MANY_SOCKETS:,} sockets at {MANY_SOCKETS // 2:,} tables need about {memory / 1e9:.1f} GB, {fits} the "
        f"{_MOST_MEMORY // 1_000_000_000} GB of the service, and {files:,.0f} file descriptors (calculated from these "
        f"figures). One process accepts {Settings().connections:,} sockets unless you raise `connections`."
    )


def _series(what: str, numbers: Sequence[int], outcomes: Sequence[Outcome], echo: float) -> str:
    head = [what, "actions/s", "an action costs", "in echoes", "of a core", "p50", "p95", "lost updates"]
    rows = [
        [
            number,
            f"{figures.acts / figures.seconds:.1f}",
            f"{figures.cost * 1000:.2f} ms",
            f"{figures.cost / echo:.1f}",
            _percent(figures.cost * figures.acts / figures.seconds),
            _ms(part(figures.people, 0.5)),
            _ms(part(figures.people, 0.95)),
            figures.lost,
        ]
        for number, (_, figures) in zip(numbers, outcomes, strict=True)
    ]
    return _table(head, *rows)


PAGE: Final = """# What a server can handle

`python -m tools.load --write docs/capacity.md` measures these figures and writes this page. If a figure is calculated
instead, the text says so.

Servers, clients and bots shared one machine with {cores} cores and Python {python}. Its load was {load:.1f} when the
runs began. Clients connect over loopback. The games are {games}. People choose at random, on average {pace:g} s after
their turn begins. An action counts as told when the table's last connection has the update. A *lost update* is one that
any connection missed, got twice or got out of order.

## People and bots

There are {tables} tables, with two connections each. At every second table a person plays with three of the game's
slowest bots. At the others two people play. The bots have more to do than their processes can manage, so most of
them wait in a queue. Each server has one bot process fewer than the machine has cores, but at least one. The time
that a move waits is calculated from the queue and the moves per second. First answers count if they came while we
measured.

{mixed}

{verdict} A bot process thinks about a move for {thinking:.2f} s on average (one process on SQLite).

## What fills up first

This is the share that each server used of a core, of its bot processes, and of what
[the service](../deploy/mindtable.service) allows it ({unit_memory} GB, {unit_files} file descriptors). PostgreSQL's
share is for all its processes, in cores.

{shares}

{first}

## How cost grows

### With sockets: memory

One process on SQLite. Idle sockets watch tables where nothing happens. The tables in the last rows have begun, and
nobody is connected to them.

{memory}

A line fitted to these points says that a socket takes {socket:.0f} kB and a table {a_table:.0f} kB. {many}

An idle socket also takes {idle:.2f} ms of processor time per minute, for pings. If nobody is looking at a table, it can
leave memory when others need the room (`tables_in_memory`).

### With tables: only with their actions

People only, one process on SQLite. An *echo* is a message on the same WebSocket stack that a server just sends back, of
the same size and under the same load. Costs in echoes apply to other machines too. Milliseconds don't.

{by_tables}

Actions take processor time. Tables where nobody acts don't. One action costs {milliseconds:.1f} ms, or {cost:.1f}
echoes. With {most} tables it costs {growth:.2f} times as much as with {fewest}. So one core is full at about
{per_core:.0f} actions per second. Half of that leaves room for bad moments. At this pace it's about {held:.0f}
tables per core (calculated). An update is {update:.1f} kB.

### With spectators: a little for each

{by_spectators}

Everyone who sees the same things gets the same bytes, made once. One more spectator adds {a_spectator:.2f} ms to an
action, or {spectator_echoes:.2f} echoes.

### With moves: slowly

A game of people who choose at random took {long} actions. The processor time of an action in each fifth of it,
relative to the first, was {depth}. Each action adds {action_memory:.0f} bytes to its table's memory. Two things
grow with a game: the list of actions, copied with every action, and the snapshot, taken every {snapshot} rows.
Loading a table reads its last snapshot and the rows since.

## A hundred thousand tables

At this pace that's {rate:.0f} actions per second, or about {many_cores:.0f} cores at half load (calculated). You'd
change these things:

- **PostgreSQL instead of SQLite** (`--db postgresql://…`): SQLite has one writer in one process.
- **Server processes**, one per core, behind any load balancer that speaks WebSocket. You don't need sticky
  sessions: each table's log has one row per number, a process that loses a race finds out, and processes learn
  about each other's rows through LISTEN/NOTIFY.
- **Route by table** all the same (hash the id in `/api/tables/ID/…`). Then each table is in the memory of one
  process, and rows from other processes rarely have to be folded a second time.
- **NOTIFY goes to every process.** If you have many, split them into groups with one PostgreSQL each, and assign
  tables to groups by id. Except for a rematch, no table refers to another.
- **A connection pooler** in front of PostgreSQL: each process keeps up to {pool} connections, plus one to listen.
- **File descriptors**: every connection takes one, so raise `LimitNOFILE`.
- **Bots elsewhere**: bots think in worker processes (`bot_processes`), and `mindtable bot` plays from another
  machine.
- **Old tables**: the log only grows. Move those that ended long ago to cheaper storage.
"""
