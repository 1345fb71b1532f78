"""Heartbeats and leases of the server processes that share a PostgreSQL.

Each process says twice a second that it lives. It has a lease on each table whose bots it lets think, so that no other
process does the same work. A process that falls silent is dead to the others: its leases are free, and the people who
were connected to it are gone. The database's clock counts, not ours. On SQLite there is one process, which holds every
table and writes nothing of this.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

import structlog
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from mindtable.server.ops.periodic import repeat
from mindtable.server.store.database import LIVING, POSTGRES_NOW, Database
from mindtable.server.store.schema import leases, processes

BEAT: Final = 0.5  # seconds
LASTS: Final = 2.0

_log = structlog.get_logger("mindtable.processes")


class Processes:
    def __init__(self, store: Database) -> None:
        self.store = store
        self.others: frozenset[str] = frozenset()  # the other processes that live
        self.on_change: list[Callable[[], None]] = []  # called when others came or died
        self.still_needs: Callable[[str], bool] = lambda table_id: True  # whether we keep the lease on a table
        self._leased: set[str] = set()
        self._alive_until = 0.0  # by our own clock; what the others think of us
        self._turn = asyncio.Lock()

    # ------------------------------------------------------------ heartbeats

    async def start(self) -> None:
        """Let the others know of us before we do anything else, and tidy up after those that died."""
        if self.store.is_sqlite:
            return
        await self.beat()
        async with self.store.writing() as connection:
            await connection.execute(delete(leases).where(leases.c.process.not_in(LIVING)))
            await connection.execute(delete(processes).where(processes.c.until < POSTGRES_NOW))

    async def keep_beating(self) -> None:
        """For as long as the server runs."""
        if not self.store.is_sqlite:
            await repeat(self.beat, BEAT, _log, "heartbeat-failed")

    async def beat(self) -> None:
        """Say that we live, see which others do, and end the leases that we no longer need."""
        began = time.monotonic()
        me = self.store.process
        sign = insert(processes).values(process=me, until=POSTGRES_NOW + LASTS)
        sign = sign.on_conflict_do_update(index_elements=["process"], set_={"until": sign.excluded.until})
        async with self._turn:
            done = [table_id for table_id in self._leased if not self.still_needs(table_id)]
            async with self.store.writing() as connection:
                await connection.execute(sign)
                if done:
                    await connection.execute(delete(leases).where(leases.c.process == me, leases.c.table_id.in_(done)))
                others = await connection.execute(LIVING.where(processes.c.process != me))
                # If we were silent for too long, others may have taken some of them.
                leased = await connection.execute(select(leases.c.table_id).where(leases.c.process == me))
            self._leased = set(leased.scalars())
            self._alive_until = began + LASTS
        self._notice_others(others.scalars())

    def _notice_others(self, living: Iterable[str]) -> None:
        others = frozenset(living)
        if others != self.others:
            self.others = others
            for call in self.on_change:
                call()

    async def stop(self) -> None:
        """Say that we no longer live; our leases are free at once."""
        if self.store.is_sqlite:
            return
        async with self._turn, self.store.writing() as connection:
            for table in (leases, processes):
                await connection.execute(delete(table).where(table.c.process == self.store.process))
            self._leased = set()

    # ------------------------------------------------------------ leases

    def has_lease(self, table_id: str) -> bool:
        return self.store.is_sqlite or table_id in self._leased

    async def lease(self, table_id: str) -> bool:
        """Take the lease on a table, unless another process that lives has it."""
        if self.store.is_sqlite or (table_id in self._leased and time.monotonic() < self._alive_until):
            return True
        me = self.store.process
        free = (leases.c.process == me) | leases.c.process.not_in(LIVING)
        lease = (
            insert(leases)
            .values(table_id=table_id, process=me)
            .on_conflict_do_update(index_elements=["table_id"], set_={"process": me}, where=free)
            .returning(leases.c.table_id)
        )
        async with self._turn:
            async with self.store.writing() as connection:
                got = (await connection.execute(lease)).first() is not None
            (self._leased.add if got else self._leased.discard)(table_id)
        return got
