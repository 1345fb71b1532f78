"""Measure what a server holds: many live tables of people and bots, on this machine, over loopback only.

    python -m tools.load                               500 tables for a minute, bots at every second
    python -m tools.load --processes 2                 the same, with two processes on a PostgreSQL of its own
    python -m tools.load --tables 50 --seconds 20
    python -m tools.load --write docs/capacity.md      all that there is to measure, and the page about it (15 minutes)

Every client notes which updates it got and when. The exit status is 1 if one was lost and, with `--goal`, unless
people's p95 was under it while the bots' queue was full all the time.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tools.loading.measuring import Figures, Run, grow_sockets, grow_tables, part, play_whole_games, run, run_echo, say
from tools.loading.page import Measured, Outcome, page, place, told

import mindtable


def measure(wished: Run) -> Measured:
    """Everything for the page. Series about costs are of people alone, and shorter."""
    load = os.getloadavg()[0]
    alone = replace(wished, bots=False, processes=1, seconds=wished.seconds / 3)
    mixed = [replace(wished, processes=processes) for processes in (1, 2)]
    tables = [replace(alone, tables=many) for many in shares_of(wished.tables, 10, 25, 50, 100)]
    few = replace(alone, tables=max(1, wished.tables // 25), pace=wished.pace / 5)
    watched = [replace(few, spectators=many) for many in (0, 5, 20)]

    def series(about: str, runs: Sequence[Run]) -> list[Outcome]:
        return [(one, tried(about, one)) for one in runs]

    mixed_found = series("people and bots", mixed)
    tables_found = series("tables", tables)
    watched_found = series("spectators", watched)
    say("echo")
    echo = run_echo(tables[-1], tables_found[-1][1].update)
    say("memory of sockets")
    sockets = grow_sockets(
        [0, *shares_of(wished.tables, 50, 100, 200)], few.tables, wished.games, min(20, wished.seconds)
    )
    say("memory of tables")
    empty = grow_tables([0, *shares_of(wished.tables, 20, 50, 100)], wished.games)
    say("whole games")
    games = play_whole_games(2 * len(wished.games), wished.games, 5)
    return Measured(load, mixed_found, tables_found, watched_found, (tables[-1], echo), sockets, empty, games)


def shares_of(many: int, *percents: int) -> list[int]:
    return sorted({max(1, many * share // 100) for share in percents})


def tried(about: str, wished: Run) -> Figures:
    say(f"{about}: {wished.tables} tables, {wished.spectators} spectators at each, {place(wished)}")
    figures = run(wished)
    print(told(wished, figures, Figures()), file=sys.stderr, flush=True)
    return figures


def problems(outcomes: Sequence[Outcome], goal: float) -> list[str]:
    """What went wrong, in sentences."""
    found = []
    for wished, figures in outcomes:
        where = f"{wished.tables} tables, {place(wished)}"
        if figures.lost:
            found.append(f"{where}: {figures.lost} updates were lost.")
        if goal and wished.bots and not figures.queue_was_full:
            found.append(f"{where}: the bots' queue was not full all the time.")
        if goal and wished.bots and (not figures.people or part(figures.people, 0.95) * 1000 >= goal):
            found.append(f"{where}: people's p95 was not under {goal:g} ms.")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=5, help="seconds that a person takes to act (default 5)")
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--games", default=",".join(mindtable.games()))
    parser.add_argument("--no-bots", action="store_true", help="people at all tables")
    parser.add_argument("--processes", type=int, default=1, help="more than one share a PostgreSQL")
    parser.add_argument("--goal", type=float, default=0, metavar="MS", help="what people's p95 must stay under")
    parser.add_argument("--write", type=Path, metavar="FILE", help="measure everything and write the page about it")
    given = parser.parse_args()
    if min(given.tables, given.processes) < 1 or min(given.spectators, given.pace) < 0 or given.seconds <= 0:
        parser.error("tables, processes, spectators, seconds and pace must make sense")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    wished = Run(
        given.tables,
        given.seconds,
        given.pace,
        given.spectators,
        tuple(given.games.split(",")),
        bots=not given.no_bots,
        processes=given.processes,
    )
    if given.write:
        found = measure(wished)
        given.write.parent.mkdir(parents=True, exist_ok=True)
        given.write.write_text(page(found), "utf-8")
        outcomes = [*found.mixed, *found.tables, *found.watched]
    else:
        figures = run(wished)
        say("echo")
        print(told(wished, figures, run_echo(wished, figures.update)))
        outcomes = [(wished, figures)]
    wrong = problems(outcomes, given.goal)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
