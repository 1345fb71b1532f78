"""Bots and hints think here: in processes of their own, never in the event loop.

A worker gets a frozen play, thaws it and looks at it through the observation of one seat, as any bot does. What goes
in and out is plain data. This module is what a worker imports, so it stays light.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import mindtable
from mindtable.bots import levels
from mindtable.bots.course import Course
from mindtable.bots.hints import hints
from mindtable.kernel import play as playing
from mindtable.kernel.observation import Observation
from mindtable.server.turns import Turns

T = TypeVar("T")

Frozen = Mapping[str, Any]
Plan = dict[str, Any]
Advice = list[tuple[str, float, list[tuple[str, float]]]]  # action, gain, and the features with their gains


def bring_games(modules: Sequence[str]) -> None:
    """Make games known that are not installed under `mindtable.games`."""
    for module in modules:
        mindtable.register(importlib.import_module(module).GAME)


def begin_worker(modules: Sequence[str]) -> None:
    """What every worker process does first."""
    # An interrupt from the terminal is for the server, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    bring_games(modules)


def _end_with_the_server() -> None:
    """A server that is killed cannot end its workers, and they would wait for its next question forever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _observe(frozen: Frozen, seat: int) -> Observation:
    return playing.thaw(mindtable.game(frozen["game"]), frozen).observe(seat)


def choose(frozen: Frozen, seat: int, level: str, plan: Plan | None = None) -> tuple[str, Plan | None]:
    """The action that a bot of this level takes, and the plan it has then. Handed its plan again, it keeps to it."""
    seen = _observe(frozen, seat)
    bot = levels.bot(seen.game.id, level)
    keeper = levels.plan_keeper(bot)
    if keeper is not None and plan is not None:
        keeper.course = Course.unpack(seen, plan)
    action = bot.choose(seen, levels.budget(seen.game.id, level))
    course = keeper.course if keeper is not None else None
    return seen.game.vocabulary.text(action), course.pack() if course is not None else None


def advise(frozen: Frozen, seat: int) -> Advice:
    """The best choices of a seat."""
    seen = _observe(frozen, seat)
    return [
        (
            seen.game.vocabulary.text(hint.action),
            round(hint.gain, 1),
            [(why.key, round(why.gain, 1)) for why in hint.why],
        )
        for hint in hints(seen)
    ]


class Thinkers:
    """The pool of workers. One that dies is replaced, and its question asked again, once."""

    def __init__(
        self, processes: int, modules: Sequence[str], took: Callable[[float], None] = lambda seconds: None
    ) -> None:
        """`took` hears how long each answer took."""
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.modules = list(modules)
        self.took = took
        self.asked = 0  # questions that workers have
        self.turns = Turns(self.processes)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, asker: str, someone_waits: bool, frozen: Frozen, seat: int, level: str, plan: Plan | None
    ) -> tuple[str, Plan | None]:
        """The choice of a bot at a table of `asker`."""
        async with self.turns.turn(asker, someone_waits):
            return await self._ask(choose, frozen, seat, level, plan)

    async def advise(self, asker: str, frozen: Frozen, seat: int) -> Advice:
        async with self.turns.turn(asker, someone_waits=True):
            return await self._ask(advise, frozen, seat)

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return len(self.turns)

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        self.asked += 1
        began = time.perf_counter()
        try:
            return await self._ask_pool(work, *args)
        finally:
            self.asked -= 1
            self.took(time.perf_counter() - began)

    async def _ask_pool(self, work: Callable[..., T], *args: object) -> T:
        pool = self._running()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._running(), work, *args)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process that has threads and an event loop is asking for trouble.
            self._pool = ProcessPoolExecutor(
                self.processes, multiprocessing.get_context("spawn"), initializer=begin_worker, initargs=(self.modules,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
