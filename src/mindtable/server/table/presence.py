"""Who is at a table now, in any process. Each process knows its own connections. Where several share a PostgreSQL, each
writes down who is with it and says so when that changes. It also does so every few seconds, should news get lost; and
whoever is with a process that dies is gone (`processes.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

import structlog
from sqlalchemy import ColumnElement, and_, delete, select
from sqlalchemy.exc import SQLAlchemyError

from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import wait_for
from mindtable.server.ops.processes import Processes
from mindtable.server.store.database import PRESENT_AT
from mindtable.server.store.schema import present
from mindtable.server.store.store import Store
from mindtable.server.table.broadcast import tell_table
from mindtable.server.table.live import LiveTable
from mindtable.server.table.tables import Tables

BEAT: Final = 15.0  # seconds
LASTS: Final = 40.0

_log = structlog.get_logger("mindtable.presence")


class Presence:
    def __init__(self, store: Store, tables: Tables, processes: Processes) -> None:
        self.store = store
        self.tables = tables
        self.processes = processes
        self._told: dict[str, set[str]] = {}  # who is here, as we said last, by table
        self._to_tell: set[str] = set()
        self._telling: asyncio.Task[None] | None = None
        self._writing, self._looking = asyncio.Lock(), asyncio.Lock()
        self._look = asyncio.Event()  # now, not at the next beat: another process came or died
        if not store.is_sqlite:
            tables.wakers.append(lambda live, heard: self.notice(live))
            processes.on_change.append(self._look.set)

    async def is_at(self, table_id: str, person: str) -> bool:
        """Whether the person is connected to the table."""
        live = self.tables.in_memory.get(table_id)
        if live is not None and person in live.here:
            return True
        if self.store.is_sqlite:
            return False
        where = present.c.table_id == table_id, present.c.person == person
        return bool(await self.store.rows(select(present.c.person).where(*where, self._elsewhere())))

    def _elsewhere(self) -> ColumnElement[bool]:
        """What another process wrote, and stands by."""
        return and_(present.c.process.in_(self.processes.others), present.c.until > now())

    # ------------------------------------------------------------ telling the others

    def notice(self, live: LiveTable) -> None:
        """Someone may have come or gone, sat down or got up: if so, tell the other processes."""
        if self.store.is_sqlite or self._here(live.id) == self._told.get(live.id, set()):
            return
        self._to_tell.add(live.id)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._to_tell:
            some, self._to_tell = self._to_tell, set()
            await self._tell_and_hear(some)

    async def beat(self) -> None:
        """For as long as the server runs: say who is with us, and hear who is with others."""
        if self.store.is_sqlite:
            return
        while True:
            await self._tell_and_hear()
            await wait_for(self._look, BEAT)

    async def _tell_and_hear(self, only: Collection[str] | None = None) -> None:
        try:
            await self.write_down(only)
            await self.look_around(only)
        except (SQLAlchemyError, OSError) as error:  # the next beat says it
            _log.warning("presence-failed", problem=type(error).__name__)

    async def end(self) -> None:
        """Nobody is with us any more."""
        if self.store.is_sqlite:
            return
        if self._telling is not None:
            await self._telling
        await self.store.execute(delete(present).where(present.c.process == self.store.process))

    async def write_down(self, only: Collection[str] | None = None) -> None:
        """Who is with us at these tables, or at any; the others hear of those where that changed."""
        tables = self._told.keys() | self.tables.in_memory.keys() if only is None else only
        async with self._writing:
            here = {table_id: self._here(table_id) for table_id in tables}
            me, until = self.store.process, now() + LASTS
            rows = [
                {"table_id": table_id, "person": person, "process": me, "until": until}
                for table_id, people in here.items()
                for person in sorted(people)
            ]
            ours = present.c.process == me
            old = (ours | (present.c.until < now() - LASTS)) if only is None else ours & present.c.table_id.in_(only)
            async with self.store.writing() as connection:
                await connection.execute(delete(present).where(old))
                if rows:
                    await connection.execute(present.insert(), rows)
                for table_id, people in here.items():
                    if people != self._told.get(table_id, set()):
                        await self.store.notify(connection, PRESENT_AT, table_id)
            self._told |= here
            self._told = {table_id: people for table_id, people in self._told.items() if people}

    def _here(self, table_id: str) -> set[str]:
        """Which players are with us, and one of those who look on: where someone is, bots don't rest."""
        live = self.tables.in_memory.get(table_id)
        if live is None:
            return set()
        here = live.here
        players = here & _players(live)
        return players | set(sorted(here - players)[:1])

    # ------------------------------------------------------------ hearing from the others

    async def look_around(self, only: Collection[str] | None = None) -> None:
        """Who is at these tables, or at any of ours, through other processes; tables where that changed are told."""
        wanted = select(present.c.table_id, present.c.person).where(self._elsewhere())
        if only is not None:
            wanted = wanted.where(present.c.table_id.in_(only))
        elsewhere: dict[str, set[str]] = {}
        async with self._looking:  # or an older answer might come after a newer one
            for row in await self.store.rows(wanted):
                elsewhere.setdefault(row.table_id, set()).add(row.person)
            for live in list(self.tables.in_memory.values()):
                if only is None or live.id in only:
                    self._hear(live, frozenset(elsewhere.get(live.id, ())))

    def _hear(self, live: LiveTable, there: frozenset[str]) -> None:
        before, live.elsewhere = live.elsewhere, there
        if before == there:
            return
        if not there:
            live.left_at = now()
        if live.listeners and (before ^ there) & _players(live):
            tell_table(live)
        self.tables.wake(live, heard=True)  # its bots may have rested


def _players(live: LiveTable) -> set[str]:
    return {seat.person for seat in live.state.seats if seat.person}
