"""Running an arena: share games among processes, keep results as they come, resume interrupted runs.

A folder has `arena.json`, which says what to run, and `results.jsonl`, with one line per finished game. A line is
written as soon as its game is over, so if you stop a run, you lose at most the games in progress. If the last line is
torn, its game is played again.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

import mindtable
from mindtable.arena.errors import BadArena
from mindtable.arena.matches import Arena, Match, Result, matches, play
from mindtable.kernel.errors import fail

RESULTS = "results.jsonl"
SETTINGS = "arena.json"


class Results:
    """The finished games of an arena, in memory and, with a folder, on disk."""

    def __init__(self, arena: Arena, folder: Path | None = None) -> None:
        self.arena = arena
        self.folder = folder
        self.found: dict[int, Result] = {}
        if folder is not None:
            try:
                self._open(folder)
            except OSError as error:
                raise fail(BadArena, "arena-folder", folder=str(folder), problem=str(error.strerror)) from error

    def waiting(self) -> list[Match]:
        """The remaining games."""
        return [match for match in matches(self.arena) if match.number not in self.found]

    def add(self, result: Result) -> None:
        self.found[result["match"]] = result
        if self.folder is not None:
            with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(result, ensure_ascii=False) + "\n")

    def in_order(self) -> list[Result]:
        return [self.found[number] for number in sorted(self.found)]

    # --- the folder

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._same_settings(folder / SETTINGS)
        path = folder / RESULTS
        if not path.exists():
            return
        content = path.read_bytes()
        whole, _, torn = content.rpartition(b"\n")
        known = {match.number: match for match in matches(self.arena)}
        for number, line in enumerate(whole.split(b"\n") if whole else [], start=1):
            try:
                result = msgspec.json.decode(line, type=Result)
                fits = known[result["match"]].bots == tuple(result["bots"])
            except (msgspec.DecodeError, KeyError):
                fits = False
            if not fits:
                raise fail(BadArena, "arena-damaged", file=str(path), line=number)
            self.found[result["match"]] = result
        if torn:  # stopped while writing: that game is played again
            path.write_bytes(content[: len(content) - len(torn)])

    def _same_settings(self, path: Path) -> None:
        wanted = {"version": mindtable.__version__, **self.arena.settings()}
        if not path.exists():
            path.write_text(json.dumps(wanted, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
            return
        try:
            found = json.loads(path.read_text("utf-8"))
            different = next((name for name in wanted if found[name] != wanted[name]), "")
        except (ValueError, KeyError, TypeError):
            raise fail(BadArena, "arena-damaged", file=str(path), line=1) from None
        if different:
            raise fail(BadArena, "arena-other-run", folder=str(path.parent), setting=different)


def run(results: Results, jobs: int) -> Iterator[Result]:
    """Play the remaining games, and report each as it ends."""
    waiting = results.waiting()
    if jobs == 1 or len(waiting) < 2:
        for match in waiting:
            result = play(results.arena, match)
            results.add(result)
            yield result
        return
    # Spawned, not forked: a progress bar runs a thread, and a fork would copy its locks in any state.
    with ProcessPoolExecutor(min(jobs, len(waiting)), multiprocessing.get_context("spawn")) as pool:
        package = mindtable.game(results.arena.game).package
        running: set[Future[Result]] = set()
        try:
            # A few games ahead keep every process busy; more would only have to be called off.
            upcoming = iter(waiting)
            for match in upcoming:
                running.add(pool.submit(play_match, package, results.arena, match))
                if len(running) >= 2 * jobs:
                    yield from _ended(results, running)
            while running:
                yield from _ended(results, running)
        finally:
            pool.shutdown(cancel_futures=True)


def _ended(results: Results, running: set[Future[Result]]) -> Sequence[Result]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    running -= done
    ended = [future.result() for future in done]
    for result in ended:
        results.add(result)
    return ended


def play_match(package: str, arena: Arena, match: Match) -> Result:
    """A worker's job, in a process or on a cluster."""
    mindtable.bring(package)
    return play(arena, match)
