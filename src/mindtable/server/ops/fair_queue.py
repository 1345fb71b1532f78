"""The fair queue for a worker: whose work the next free worker does.

Work that a person waits for comes first; within each kind, askers take turns. A turn is counted in time: each asker has
a clock that runs while a worker works for them, and the asker whose clock is furthest behind is next. So a hundred
tables of one person wait for each other, and nobody else waits for them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class _Waiting(NamedTuple):
    later: bool  # nobody waits for the answer
    clock: float
    number: int
    asker: str
    turn: asyncio.Future[None]


class FairQueue:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._clocks: dict[str, float] = {}  # of those who are ahead of the others
        self._clock = 0.0  # of the one whose turn came last
        self._asked = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, asker: str, someone_waits: bool) -> AsyncIterator[None]:
        """Wait for a place, and hold it."""
        await self._take(asker, someone_waits)
        began = time.monotonic()
        try:
            yield
        finally:
            self._clocks[asker] = max(self._clock, self._clocks.get(asker, 0.0)) + time.monotonic() - began
            self._free += 1
            self._give_places()

    async def _take(self, asker: str, someone_waits: bool) -> None:
        self._asked += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        clock = max(self._clock, self._clocks.get(asker, 0.0))
        self._waiting.append(_Waiting(not someone_waits, clock, self._asked, asker, turn))
        self._give_places()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came just before the asker went
                self._free += 1
                self._give_places()
            raise

    def _give_places(self) -> None:
        """Give free places to those whose turn it is."""
        self._waiting = [waiting for waiting in self._waiting if not waiting.turn.cancelled()]
        while self._free and self._waiting:
            # An asker's clock may have gone on since they asked.
            first = min(self._waiting, key=lambda one: (one.later, self._clock_of(one), one.number))
            self._waiting.remove(first)
            self._clock = max(self._clock, self._clock_of(first)) if not first.later else self._clock
            self._clocks = {asker: clock for asker, clock in self._clocks.items() if clock > self._clock}
            self._free -= 1
            first.turn.set_result(None)

    def _clock_of(self, waiting: _Waiting) -> float:
        return max(waiting.clock, self._clocks.get(waiting.asker, 0.0))
