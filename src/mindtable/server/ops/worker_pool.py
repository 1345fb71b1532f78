"""The worker pool: processes for work that takes long, so that it doesn't block the event loop.

Only plain data goes in and out. A worker imports the modules whose functions it runs, so those stay light.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.context import BaseContext
from typing import Any, Final, TypeVar

import mindtable
from mindtable.kernel import play as playing
from mindtable.kernel.play import Play
from mindtable.server.ops.fair_queue import FairQueue

T = TypeVar("T")

Encoded = Mapping[str, Any]  # a play, as `play.encode` gives it

NICENESS: Final = 10


class WorkerPool:
    """Processes that start when they are first needed, with a fair queue for those who ask.

    If one dies, another replaces it and does its work again, once.
    """

    def __init__(self, processes: int, modules: Sequence[str]) -> None:
        self.processes = processes
        self.modules = list(modules)
        self.queue = FairQueue(processes)
        self._pool: ProcessPoolExecutor | None = None

    @property
    def waiting(self) -> int:
        """How much work waits for a worker."""
        return len(self.queue)

    async def run(self, asker: str, someone_waits: bool, work: Callable[..., T], *args: object) -> T:
        async with self.queue.turn(asker, someone_waits):
            return await self._do(work, *args)

    async def _do(self, work: Callable[..., T], *args: object) -> T:
        pool = self._running()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._running(), work, *args)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, _context(), initializer=begin_worker, initargs=(self.modules,)
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _context() -> BaseContext:
    """How a worker starts: forked from a process that has imported what workers need, and nothing else. A fork of the
    server would inherit its threads and event loop. Where the system can't fork, each worker starts a new
    interpreter."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["mindtable.server.bots.workers"])
    return context


# ---------------------------------------------------------------- in a worker


def begin_worker(modules: Sequence[str]) -> None:
    """What every worker process does first."""
    # An interrupt from the terminal is for the server, which ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lower_priority()
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        mindtable.bring(module)


def _lower_priority() -> None:
    """When the processor is full, the event loops go first: people wait for those."""
    with suppress(AttributeError, OSError):  # not every system has it, or lets us
        os.nice(NICENESS)


def _end_with_the_server() -> None:
    """A server that is killed can't end its workers, and they would wait for work forever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def decode_play(encoded: Encoded) -> Play:
    """The play that the server encoded for us."""
    return playing.decode(mindtable.game(encoded["game"]), encoded)
