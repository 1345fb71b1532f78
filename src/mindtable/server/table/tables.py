"""All tables in memory: loaded when first asked for, written to the log first and told to everyone after.

Nothing is acknowledged before its row is committed. A row that cannot be written because another process was first
is void: the table catches up with the log, and whoever asked gets a refusal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from mindtable.kernel.errors import BadSave
from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import repeat
from mindtable.server.people import ratings
from mindtable.server.store.rows import MOVES, Acted, Draft, Row, Stored
from mindtable.server.store.store import Raced, Store
from mindtable.server.table import broadcast, clocks, earlier_rules, snapshots
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState, fold, note_ratings
from mindtable.server.web import refusals

SNAPSHOT_EVERY: Final = 50  # rows
TOKENS_CHECKED_EVERY: Final = 30.0  # seconds

_log = structlog.get_logger("mindtable.tables")


Waker = Callable[[LiveTable, bool], None]  # and whether another process changed it
IsThere = Callable[[str, str], Awaitable[bool]]  # a table, a person
First = Callable[[AsyncConnection], Awaitable[None]]


class Tables:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, most: int, wrote: Callable[[list[str], float], None] = lambda kinds, seconds: None
    ) -> None:
        """`wrote` hears of the kinds of rows that were written, and how long it took."""
        self.store = store
        self.most = most
        self.wrote = wrote
        self.in_memory: dict[str, LiveTable] = {}  # the one used last stands last
        self._loading: dict[str, asyncio.Lock] = {}
        self.wakers: list[Waker] = []  # called after every change, with the table's lock held
        self.is_there: IsThere = self._is_here  # whether someone is connected, here or elsewhere

    async def open(self, table_id: str) -> LiveTable:
        """The table, loaded if need be; NotFound if there is none."""
        live = self.in_memory.pop(table_id, None)
        if live is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                live = self.in_memory.pop(table_id, None) or await self._fetch(table_id)
            self._loading.pop(table_id, None)
        self.in_memory[table_id] = live
        self._forget_some()
        return live

    async def _fetch(self, table_id: str) -> LiveTable:
        stored = await self.store.stored(table_id)
        if stored is None:
            raise refusals.refused(refusals.NOT_FOUND)
        try:
            state = snapshots.decode(stored)
        except BadSave:  # of other rules, or another Mindtable
            state = await self._play_again(table_id, stored)
        live = LiveTable(state, stored.visitors, stored.snapshot_seq)
        self.in_memory[table_id] = live
        return live

    async def _play_again(self, table_id: str, stored: Stored) -> TableState:
        last = stored.rows[-1].seq if stored.rows else stored.snapshot_seq
        moves = await self.store.rows_between(table_id, MOVES, 1, last)
        found = await self.store.record(table_id)
        assert found is not None, "a snapshot is of a table"
        state = await asyncio.to_thread(earlier_rules.play_again, stored, moves, *found)
        _log.info("played-again", table=table_id, game=state.table.game, moves=len(moves))
        return state

    async def _is_here(self, table_id: str, person: str) -> bool:
        live = self.in_memory.get(table_id)
        return live is not None and person in live.here

    def _forget_some(self) -> None:
        spare = len(self.in_memory) - self.most
        for live in list(self.in_memory.values()) if spare > 0 else ():
            busy = live.listeners or live.lock.locked() or (live.attended and live.state.bots_to_move())
            if spare > 0 and not busy:
                del self.in_memory[live.id]
                spare -= 1

    async def check_tokens(self, person: str | None = None) -> None:
        """Close the connections (of one person, or all) whose token was dropped or has expired."""
        found = [
            listener
            for live in self.in_memory.values()
            for listener in live.listeners
            if person in (None, listener.person)
        ]
        valid = await self.store.valid_tokens({listener.token for listener in found}, now())
        for listener in found:
            if listener.token not in valid:
                listener.dismiss("goodbye-gone")

    async def watch_tokens(self) -> None:
        """For as long as the server runs: tokens expire, and news of dropped ones can get lost."""
        await repeat(self.check_tokens, TOKENS_CHECKED_EVERY, _log, "tokens-not-checked")

    async def add(self, state: TableState, rows: Sequence[Row] = ()) -> LiveTable:
        """A new table, which may have begun already; the rows tell what led to its state."""
        clocks.begin(state.table, state.seats)
        await self.store.add_table(state.table, state.seats, snapshots.encode(state), rows)
        live = LiveTable(state, set(), state.table.seq)
        self.in_memory[live.id] = live
        self.wake(live)
        return live

    async def write(self, live: LiveTable, *drafts: Draft) -> None:
        """Let things happen, in one piece: to the log, to memory, to everyone who looks. The caller holds the lock."""
        before, after = live.state, live.state.copy()
        rows: list[Row] = []
        at, began = now(), time.perf_counter()
        for body, seat, person in drafts:
            row = Row(seq=after.table.seq + 1, seat=seat, person=person, body=body, at=at)
            fold(after, row)
            rows.append(row)
        seats = [seat for seat, old in zip(after.seats, before.seats, strict=True) if seat != old]
        try:
            await self.store.append(
                after.table, seats, rows, _new_results(before, after), self._rating(before, after, rows)
            )
        except Raced:
            await self.catch_up(live)
            raise refusals.refused(refusals.STALE) from None
        except (SQLAlchemyError, OSError) as error:
            _log.error("not-written", table=live.id, problem=type(error).__name__)
            raise refusals.refused(refusals.STORAGE) from error
        self.wrote([row.kind for row in rows], time.perf_counter() - began)
        live.state = after
        _drop_plans(live, before)
        for row in rows:
            _drop_removed(live, row.person, before)
            broadcast.tell_row(live, row, before)
        await self._keep_snapshot_in_time(live)
        self.wake(live)

    def _rating(self, before: TableState, after: TableState, rows: Sequence[Row]) -> First | None:
        """What counts a rated table, if a row ended it or someone left it."""
        table, seats, teams = after.table, after.seats, after.teams
        if not table.rated or after.play is None or before.table.state == "over":
            return None
        if table.state != "over":
            left = [new.number for new, old in zip(seats, before.seats, strict=True) if new.left and not old.left]
            if not left:
                return None
            return lambda connection: ratings.count_leaver(self.store, connection, table, seats, teams, left[0])

        async def count(connection: AsyncConnection) -> None:
            changes = await ratings.count(self.store, connection, table, seats, teams)
            note_ratings(after, changes)
            if isinstance(last := rows[-1].body, Acted):
                last.ratings = changes

        return count

    async def catch_up(self, live: LiveTable) -> None:
        """Fold what others wrote to the log, and tell it to everyone who looks here. The caller holds the lock."""
        rows = await self.store.rows_after(live.id, live.seq)
        for row in rows:
            before = live.state
            live.state = before.copy()
            fold(live.state, row)
            _drop_plans(live, before)
            _drop_removed(live, row.person, before)
            broadcast.tell_row(live, row, before)
        if rows:
            self.wake(live, heard=True)

    async def heard_of(self, table_id: str, seq: int) -> None:
        """Another process says that the table's log has grown to this number."""
        live = self.in_memory.get(table_id)
        if live is not None and live.seq < seq:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up_all(self) -> None:
        """After news may have been missed."""
        for live in list(self.in_memory.values()):
            async with live.lock:
                await self.catch_up(live)

    async def _keep_snapshot_in_time(self, live: LiveTable) -> None:
        if live.seq - live.snapshot_seq >= SNAPSHOT_EVERY or live.state.table.state == "over":
            await self.keep_snapshot(live)

    async def keep_snapshot(self, live: LiveTable) -> None:
        """Keep the table as it stands, for a quick start; of one whose rules differ, the old snapshot says more."""
        if live.state.differs is not OK:
            return
        try:
            await self.store.keep_snapshot(live.id, live.seq, snapshots.encode(live.state))
            live.snapshot_seq = live.seq
        except (SQLAlchemyError, OSError) as error:  # the log has everything; the next row tries again
            _log.error("no-snapshot", table=live.id, problem=type(error).__name__)

    def wake(self, live: LiveTable, heard: bool = False) -> None:
        for waker in self.wakers:
            waker(live, heard)


def _drop_plans(live: LiveTable, before: TableState) -> None:
    """Where the game went back, the bots think again."""
    if live.state.table.number < before.table.number:
        live.plans = {}


def _drop_removed(live: LiveTable, by: str | None, before: TableState) -> None:
    """Someone whom the owner removed from their seat needs the code again to see a private table."""
    for old, new in zip(before.seats, live.state.seats, strict=True):
        if old.person is not None and old.person not in (by, new.person):
            live.visitors.discard(old.person)


def _new_results(before: TableState, after: TableState) -> list[dict[str, Any]] | None:
    """What to write down about who won, if that changed."""
    if before.table.results == after.table.results:
        return None
    return [
        {
            "table_id": after.table.id,
            "seat": result.seat,
            "person": after.seats[result.seat].person,
            "game": after.table.game,
            "score": result.score,
            "won": result.won,
            "rated": after.table.rated,
            "at": after.table.touched,
        }
        for result in after.table.results
    ]
