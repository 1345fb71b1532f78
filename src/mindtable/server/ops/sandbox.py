"""The sandbox: a process that reads what strangers send (scenarios, histories), and that may be killed.

The process has a limit on its memory and on its processor time. If a text exceeds either, we refuse it, and nobody else
notices. The process has a lower priority than the server, so on a busy machine it may wait a long time for a processor.
That isn't the text's fault, and doesn't count.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

import mindtable
from mindtable.kernel.errors import MindtableError
from mindtable.kernel.reasons import Reason
from mindtable.server.ops.worker_pool import begin_worker
from mindtable.server.web import refusals

T = TypeVar("T")

MEMORY: Final = 512 * 2**20  # bytes beyond what the process has when it begins
# How long we wait for a process that gets no processor: this many times what it may use, and so long for its start.
PATIENCE: Final = 10
START_SECONDS: Final = 300.0

# What comes back: the result, or what a refusal is made of. The reasons of a compiled build can't be pickled.
Refused = tuple[type[MindtableError], list[tuple[str, str, dict[str, Any]]]]
Outcome = tuple[Any, Refused | None]


class Sandbox:
    """One process, which reads one text at a time and starts when it is first needed."""

    def __init__(self, seconds: float, modules: Sequence[str]) -> None:
        self.seconds = seconds
        self.modules = list(modules)
        self._turn = asyncio.Lock()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do the work there. Refusals come back as they were raised; work that exceeds a limit is `too-heavy`."""
        async with self._turn:
            try:
                pipe = self._pipe or await self._start()
                pipe.send((work, args))
                found, refused = await self._receive(pipe, PATIENCE * self.seconds)
            except BaseException:  # if the asker has gone, too: the process is still busy with their work
                self.close()
                raise
        if refused is not None:
            kind, reasons = refused
            raise kind(*(Reason(key, clause, args) for key, clause, args in reasons))
        result: T = found
        return result

    async def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self.modules, self.seconds), daemon=True)
        process.start()
        self._process = process
        theirs.close()
        await self._receive(self._pipe, START_SECONDS)
        return self._pipe

    async def _receive(self, pipe: Connection, seconds: float) -> Outcome:
        """The next outcome, without blocking the event loop."""
        try:
            if await asyncio.to_thread(pipe.poll, seconds):
                outcome: Outcome = pipe.recv()
                return outcome
        except (EOFError, OSError):  # killed for its memory or its time
            pass
        raise refusals.refused(refusals.TOO_HEAVY)

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


# ---------------------------------------------------------------- in the process


def _serve(pipe: Connection, modules: Sequence[str], seconds: float) -> None:
    begin_worker(modules)
    # What we run and what it needs. Loading them doesn't count as reading.
    import_module("mindtable.server.lobby.save_files")
    for game in mindtable.games():
        mindtable.game(game)
    _limit_memory()
    pipe.send((None, None))
    while True:
        try:
            work, args = pipe.recv()
        except (EOFError, OSError):
            return
        _limit_time(seconds)
        pipe.send(_outcome(work, args))


def _outcome(work: Callable[..., Any], args: Sequence[object]) -> Outcome:
    try:
        return work(*args), None
    except MindtableError as error:
        return None, _refused(error)
    except (MemoryError, RecursionError):
        return None, _refused(refusals.refused(refusals.TOO_HEAVY))


def _refused(error: MindtableError) -> Refused:
    return type(error), [(reason.key, reason.clause, dict(reason.args)) for reason in error.reasons]


def _limit_memory() -> None:
    """Where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def _limit_time(seconds: float) -> None:
    """From now on, where the system can: it kills a process that uses more."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), hard))
