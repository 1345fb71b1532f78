"""Replays and stories: every position of a table by its number, and all of it in sentences, as one viewer may see it.

While the table runs these are the positions that the viewer has seen anyway; when all is over one may look from any
seat, and read what was chosen. Each is made from the beginning of the game, in a worker, so that no two disturb each
other. The workers take turns between those who ask. What was made is kept for a while.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final

import msgspec

from mindtable.kernel.play import Play
from mindtable.server.ops.worker_pool import Encoded, WorkerPool, decode_play
from mindtable.server.table import story, views
from mindtable.server.table.state import TableState
from mindtable.server.web import refusals, wire

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 2) // 2))
MOST_KEPT: Final = 32 * 2**20  # bytes

Work = Callable[..., bytes]


class Replays:
    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    async def moment(self, person: str, state: TableState, seat: int | None, number: int) -> bytes:
        """A `wire.Moment` as JSON: the position after so many actions, and what led to it."""
        if not 0 <= number <= _play(state).number:
            raise refusals.refused(refusals.NOT_FOUND)
        return await self._made(person, state, _moment, seat, number, state.table.state == "over")

    async def story(self, person: str, state: TableState, seat: int | None, language: str) -> str:
        names = tuple((seat.number, seat.name) for seat in state.seats if seat.name)
        return (await self._made(person, state, _story, seat, language, names)).decode()

    async def _made(self, person: str, state: TableState, work: Work, *args: Hashable) -> bytes:
        """What the work makes of the table's play. Those who want the same at the same time get it together."""
        # A choice has its row for good, and later ones have higher numbers: how many stand, and which is the last of
        # them, says which ones they are.
        choices = len(state.acted_at), *state.acted_at[-1:]
        key = state.table.id, choices, work, args
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, person, _play(state), work, args))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, person: str, play: Play, work: Work, args: Sequence[object]) -> bytes:
        try:
            made = await self.workers.run(person, True, work, play.encode(), *args)
        finally:
            del self._making[key]
        self._kept[key] = made
        self._size += len(made)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    def close(self) -> None:
        self.workers.close()


def _play(state: TableState) -> Play:
    if state.play is None:
        raise refusals.refused(refusals.NOT_STARTED)
    return state.play


# ---------------------------------------------------------------- in a worker


def _moment(encoded: Encoded, seat: int | None, number: int, over: bool) -> bytes:
    now = decode_play(encoded)
    play = now.clone()
    play.rewind(0)
    play.follow(now.done[: max(0, number - 1)])
    actor, action, happened = -1, None, []
    if number > 0:
        done = now.done[number - 1]
        actor = done.seat
        if over or done.seat == seat:
            action = views.said(play.label(done.seat, done.action))
        else:
            action = wire.Phrase(key="log-acted", args={"seat": {"seat": done.seat}})
        happened = views.happenings(play.game, play.follow([done]), seat, play.teams)
    viewer = views.viewer_of(seat)
    return msgspec.json.encode(
        wire.Moment(
            number=number,
            last=now.number,
            actor=actor,
            action=action,
            happened=happened,
            view=play.view(viewer),
            question=views.said(play.question(viewer)),
        )
    )


def _story(encoded: Encoded, seat: int | None, language: str, names: Sequence[tuple[int, str]]) -> bytes:
    return story.tell(decode_play(encoded), seat, language, dict(names)).encode()
