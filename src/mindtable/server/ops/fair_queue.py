"""Whose question the next free worker gets: those that people wait for first, then by turns between those who ask.

Turns are counted in time, not in questions: each asker has a clock that runs while a worker thinks for them, and the
one whose clock is furthest behind is next. A hundred tables of one person wait for each other, not others for them.
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


class Turns:
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
            self._go_on()

    async def _take(self, asker: str, someone_waits: bool) -> None:
        self._asked += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        clock = max(self._clock, self._clocks.get(asker, 0.0))
        self._waiting.append(_Waiting(not someone_waits, clock, self._asked, asker, turn))
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given just now, and is not wanted any more
                self._free += 1
                self._go_on()
            raise

    def _go_on(self) -> None:
        """Give free places to those whose turn it is."""
        self._waiting = [waiting for waiting in self._waiting if not waiting.turn.cancelled()]
        while self._free and self._waiting:
            # An asker's clock may have gone on since they asked.
            first = min(self._waiting, key=lambda one: (one.later, self._now_at(one), one.number))
            self._waiting.remove(first)
            self._clock = max(self._clock, self._now_at(first)) if not first.later else self._clock
            self._clocks = {asker: clock for asker, clock in self._clocks.items() if clock > self._clock}
            self._free -= 1
            first.turn.set_result(None)

    def _now_at(self, waiting: _Waiting) -> float:
        return max(waiting.clock, self._clocks.get(waiting.asker, 0.0))
