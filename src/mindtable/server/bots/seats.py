"""Bot seats: when a bot has to move, the server asks a bot worker for its choice.

One process lets the bots of a table think: the one with the lease on it (`processes.py`), at first the one whose row
gave a bot the move. If that process dies, the sweep of another one (or its own, after the restart) finds the waiting
table. If two think for the same seat, no harm is done: one row wins. Where nobody has been for a while, bots rest until
someone comes.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.server.bots.workers import BotWorkers, Plan
from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import wait_for
from mindtable.server.ops.processes import Processes
from mindtable.server.store.rows import Acted, Draft
from mindtable.server.table.live import ATTENDED_FOR, LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables

SWEEP_SECONDS: Final = 10.0
ORPHANED_AFTER: Final = 20.0  # seconds; no level thinks as long
SHARED_SECONDS: Final = 1.0  # instead of both, where several processes share the tables by leases
_MANY: Final = 200

_log = structlog.get_logger("mindtable.bots")


class BotSeats:
    def __init__(self, tables: Tables, bot_workers: BotWorkers, processes: Processes) -> None:
        self.tables = tables
        self.processes = processes
        processes.still_needs = self._has_bots_to_move
        self._sweep_now = asyncio.Event()  # another process came or died
        processes.on_change.append(self._sweep_now.set)
        self.bot_workers = bot_workers
        self._playing: dict[tuple[str, int], asyncio.Task[bool]] = {}
        self._closing = False
        tables.wakers.append(self.wake)

    def _has_bots_to_move(self, table_id: str) -> bool:
        live = self.tables.in_memory.get(table_id)
        return live is not None and bool(live.state.bots_to_move())

    def wake(self, live: LiveTable, heard: bool = False) -> None:
        """Let every bot think that has to move and isn't thinking yet."""
        if self._closing or not live.attended:
            return
        if heard and not self.processes.has_lease(live.id):
            return  # the process that wrote the row sees to it
        for seat in live.state.bots_to_move():
            key = live.id, seat
            if key not in self._playing:
                task = asyncio.create_task(self._play(live.id, seat), name=f"bot {live.id} {seat}")
                self._playing[key] = task
                task.add_done_callback(lambda task, key=key: self._ended(key, task))  # type: ignore[misc]

    def _ended(self, key: tuple[str, int], task: asyncio.Task[bool]) -> None:
        del self._playing[key]
        if task.cancelled():
            return
        if (problem := task.exception()) is not None:
            _log.error("bot-seat-failed", table=key[0], seat=key[1], problem=repr(problem))
        elif not task.result():
            return
        live = self.tables.in_memory.get(key[0])
        if live is not None:  # the move may have come back to the bot just before the end
            self.wake(live)

    async def _play(self, table_id: str, seat: int) -> bool:
        """Move until someone else has to; False if another process has the lease on the table."""
        while not self._closing:
            live = await self.tables.open(table_id)
            if not _has_the_move(live, seat):
                return True
            try:
                if not await self.processes.lease(table_id):
                    return False  # if that process dies, the sweep finds the table
            except (SQLAlchemyError, OSError) as error:
                _log.warning("lease-failed", table=table_id, problem=type(error).__name__)
                await asyncio.sleep(SHARED_SECONDS)
                continue
            await self._move(live, seat)
        return True

    async def _move(self, live: LiveTable, seat: int) -> None:
        """Let a worker choose, and act if the table is still waiting for that."""
        async with live.lock:
            state, plans = live.state, live.plans
            if state.play is None or not _has_the_move(live, seat):
                return
            number, plan, watched = state.play.number, plans.pop(seat, None), bool(live.online)
        action, plan = await self._choose(state, state.play, seat, plan, watched)
        async with live.lock:
            if plan is not None and plans is live.plans:  # nobody went back meanwhile
                plans[seat] = plan
            play = live.state.play
            if play is None or seat not in live.state.bots_to_move() or not play.is_current(seat, number):
                return
            try:
                await self.tables.write(live, Draft(Acted(action), seat))
            except MindtableError as error:
                _log.warning("bot-refused", table=live.id, seat=seat, reason=error.reason.key)
                await asyncio.sleep(1.0)

    async def _choose(
        self, state: TableState, play: Play, seat: int, plan: Plan | None, watched: bool
    ) -> tuple[str, Plan | None]:
        """A worker's choice. If the bot fails, a random one: the table must not stand still."""
        owner, level = state.table.owner, state.seats[seat].level
        try:
            return await self.bot_workers.choose(owner, watched, play.encode(), seat, level, plan)
        except Exception as error:
            _log.error("bot-failed", table=state.table.id, seat=seat, level=level, problem=repr(error))
            random = play.game.random_action(play.position, play.actions(seat), Rng(play.number))
            return play.text(random), None

    async def sweep(self) -> None:
        """For as long as the server runs: find tables whose bots no process lets think."""
        pause, orphaned_after = SWEEP_SECONDS, ORPHANED_AFTER
        if not self.tables.store.is_sqlite:
            pause = orphaned_after = SHARED_SECONDS
        age = 0.0  # at the start every waiting bot is an orphan
        while True:
            try:
                at = now()
                orphans = await self.tables.store.tables_awaiting_bots(at - ATTENDED_FOR, at - age, _MANY)
            except (SQLAlchemyError, OSError) as error:
                _log.error("sweep-failed", problem=repr(error))
                orphans = []
            for table_id in orphans:
                await self._adopt(table_id)
            age = orphaned_after
            await wait_for(self._sweep_now, pause)

    async def _adopt(self, table_id: str) -> None:
        try:
            live = await self.tables.open(table_id)
            async with live.lock:
                await self.tables.catch_up(live)
                self.wake(live)
        except Exception as error:  # if one table can't be loaded, the others must not wait
            _log.error("not-adopted", table=table_id, problem=repr(error))

    async def close(self) -> None:
        """Stop thinking. The next process goes on from here."""
        self._closing = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _has_the_move(live: LiveTable, seat: int) -> bool:
    """Whether the bot of a seat has the move, and somebody is there to see it."""
    return seat in live.state.bots_to_move() and live.attended
