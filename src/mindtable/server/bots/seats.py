"""Bot seats: whoever is to move and is a bot gets asked, in a worker process.

One process lets the bots of a table think: the one that holds it (`peers`), at first the one whose row gave a bot the
move. Should it die, the sweep of another (or its own, after the restart) finds the table waiting. Two that think for
the same seat do no harm: one row wins. Where nobody has been for a while the bots rest, and go on when someone comes.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.rng import Rng
from mindtable.server.bots.thinking import Thinkers
from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import called
from mindtable.server.ops.processes import Peers
from mindtable.server.store.rows import Acted, Draft
from mindtable.server.table.live import ATTENDED_FOR, LiveTable
from mindtable.server.table.tables import Tables

SWEEP_SECONDS: Final = 10.0
ORPHANED_AFTER: Final = 20.0  # seconds; no level thinks as long
SHARED_SECONDS: Final = 1.0  # the same where several processes share the tables: there it is known who holds one
_MANY: Final = 200

_log = structlog.get_logger("mindtable.bots")


class BotSeats:
    def __init__(self, tables: Tables, thinkers: Thinkers, peers: Peers) -> None:
        self.tables = tables
        self.peers = peers
        peers.still_needs = self._has_bots_to_move
        self._look = asyncio.Event()  # now, not at the next sweep: another process may have died
        peers.on_change.append(self._look.set)
        self.thinkers = thinkers
        self._playing: dict[tuple[str, int], asyncio.Task[bool]] = {}
        self._closing = False
        tables.wakers.append(self.wake)

    def _has_bots_to_move(self, table_id: str) -> bool:
        live = self.tables.in_memory.get(table_id)
        return live is not None and bool(live.state.bots_to_move())

    def wake(self, live: LiveTable, heard: bool = False) -> None:
        """Let every bot think that has the move and does not think yet."""
        if self._closing or not live.attended:
            return
        if heard and not self.peers.holds(live.id):
            return  # whoever wrote it sees to it
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
        """Choose and act until the move is with someone else; False if another process sees to this table."""
        while not self._closing:
            live = await self.tables.open(table_id)
            if not _is_up(live, seat):
                return True
            try:
                if not await self.peers.take(table_id):
                    return False  # should that process die, the sweep finds the table
            except (SQLAlchemyError, OSError) as error:
                _log.warning("table-not-taken", table=table_id, problem=type(error).__name__)
                await asyncio.sleep(SHARED_SECONDS)
                continue
            async with live.lock:
                play, level = live.state.play, live.state.seats[seat].level
                if play is None or not _is_up(live, seat):
                    return True
                encoded, number = play.encode(), play.number
                plan, plans = live.plans.pop(seat, None), live.plans
                owner, watched = live.state.table.owner, bool(live.online)
            try:
                action, plan = await self.thinkers.choose(owner, watched, encoded, seat, level, plan)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                # A table must not stand still because a bot failed; its level is another matter.
                _log.error("bot-failed", table=table_id, seat=seat, level=level, problem=repr(error))
                action, plan = play.text(play.game.random_action(play.position, play.actions(seat), Rng(number))), None
            async with live.lock:
                if plan is not None and plans is live.plans:  # nobody went back meanwhile
                    plans[seat] = plan
                play = live.state.play
                if play is None or seat not in live.state.bots_to_move() or not play.is_current(seat, number):
                    continue
                try:
                    await self.tables.write(live, Draft(Acted(action), seat))
                except MindtableError as error:
                    _log.warning("bot-refused", table=table_id, seat=seat, reason=error.reason.key)
                    await asyncio.sleep(1.0)
        return True

    async def sweep(self) -> None:
        """For as long as the server runs: look for tables whose bot nobody asks."""
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
            await called(self._look, pause)

    async def _adopt(self, table_id: str) -> None:
        try:
            live = await self.tables.open(table_id)
            async with live.lock:
                await self.tables.catch_up(live)
                self.wake(live)
        except Exception as error:  # one table that cannot be loaded must not keep the others waiting
            _log.error("not-adopted", table=table_id, problem=repr(error))

    async def close(self) -> None:
        """Stop thinking; whoever starts next goes on."""
        self._closing = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_up(live: LiveTable, seat: int) -> bool:
    """Whether the bot of a seat has the move, and somebody is there to see it."""
    return seat in live.state.bots_to_move() and live.attended
