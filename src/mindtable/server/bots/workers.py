"""Bot workers: bots and hints think in processes of their own, never in the event loop.

A worker gets an encoded play, decodes it and looks at it through the observation of one seat, as any bot does. A worker
imports this module, so it stays light.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from mindtable.bots import levels
from mindtable.bots.course import Course
from mindtable.bots.hints import hints
from mindtable.kernel.observation import Observation
from mindtable.server.ops.worker_pool import Encoded, WorkerPool, decode_play

T = TypeVar("T")

Plan = dict[str, Any]
Advice = list[tuple[str, float, list[tuple[str, float]]]]  # action, gain, and the features with their gains


def _observe(encoded: Encoded, seat: int) -> Observation:
    return decode_play(encoded).observe(seat)


def choose(encoded: Encoded, seat: int, level: str, plan: Plan | None = None) -> tuple[str, Plan | None]:
    """The action that a bot of this level takes, and the plan it has then. Handed its plan again, it keeps to it."""
    seen = _observe(encoded, seat)
    bot = levels.bot(seen.game, level)
    keeper = levels.plan_keeper(bot)
    if keeper is not None and plan is not None:
        keeper.course = Course.decode(seen, plan)
    action = bot.choose(seen, levels.budget(seen.game, level))
    course = keeper.course if keeper is not None else None
    return seen.game.vocabulary.text(action), course.encode() if course is not None else None


def advise(encoded: Encoded, seat: int) -> Advice:
    """The best choices of a seat."""
    seen = _observe(encoded, seat)
    return [
        (
            seen.game.vocabulary.text(hint.action),
            round(hint.gain, 1),
            [(why.key, round(why.gain, 1)) for why in hint.why],
        )
        for hint in hints(seen)
    ]


class BotWorkers(WorkerPool):
    def __init__(
        self,
        processes: int,
        modules: Sequence[str],
        took: Callable[[float, float], None] = lambda waiting, thinking: None,
    ) -> None:
        """`took` is called with how long each question waited for a worker, and how long the worker thought."""
        super().__init__(processes or max(1, (os.cpu_count() or 2) - 1), modules)
        self.took = took
        self.asked = 0  # questions that workers have

    async def choose(
        self, asker: str, someone_waits: bool, encoded: Encoded, seat: int, level: str, plan: Plan | None
    ) -> tuple[str, Plan | None]:
        """The choice of a bot at a table of `asker`."""
        return await self.run(asker, someone_waits, choose, encoded, seat, level, plan)

    async def advise(self, asker: str, encoded: Encoded, seat: int) -> Advice:
        return await self.run(asker, True, advise, encoded, seat)

    async def run(self, asker: str, someone_waits: bool, work: Callable[..., T], *args: object) -> T:
        asked = time.perf_counter()
        async with self.queue.turn(asker, someone_waits):
            began = time.perf_counter()
            self.asked += 1
            try:
                return await self._do(work, *args)
            finally:
                self.asked -= 1
                self.took(began - asked, time.perf_counter() - began)
