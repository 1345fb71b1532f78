"""Who is at a table now, in any process. Each process knows its own connections; where several share a PostgreSQL,
each writes down who is with it, for a short while at a time, so that a dead process's people are soon gone too."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError

from mindtable.server import schema
from mindtable.server.broadcast import tell_table
from mindtable.server.hour import now
from mindtable.server.live import Tables
from mindtable.server.store import Store

BEAT: Final = 15.0  # seconds
LASTS: Final = 40.0

_log = structlog.get_logger("mindtable.presence")


class Presence:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def is_at(self, table_id: str, person: str) -> bool:
        """Whether the person is connected to the table."""
        live = self.tables.in_memory.get(table_id)
        if live is not None and person in live.here:
            return True
        if self.store.is_sqlite:
            return False
        p = schema.present.c
        elsewhere = select(func.count()).where(
            p.table_id == table_id, p.person == person, p.process != self.store.process, p.until > now()
        )
        found = await self.store.first(elsewhere)
        return found is not None and found[0] > 0

    async def beat(self) -> None:
        """For as long as the server runs: say who is with us, and hear who is with others."""
        if self.store.is_sqlite:
            return
        while True:
            try:
                await self.write_down()
                await self.look_around()
            except (SQLAlchemyError, OSError) as error:
                _log.warning("presence-failed", problem=type(error).__name__)
            await asyncio.sleep(BEAT)

    async def end(self) -> None:
        """Nobody is with us any more."""
        if not self.store.is_sqlite:
            async with self.store.writing() as connection:
                await connection.execute(delete(schema.present).where(schema.present.c.process == self.store.process))

    async def write_down(self) -> None:
        here = [
            {"table_id": live.id, "person": person, "process": self.store.process, "until": now() + LASTS}
            for live in list(self.tables.in_memory.values())
            for person in sorted(live.here & {chair.person for chair in live.state.chairs if chair.person})
        ]
        p = schema.present.c
        async with self.store.writing() as connection:
            await connection.execute(
                delete(schema.present).where((p.process == self.store.process) | (p.until < now() - LASTS))
            )
            if here:
                await connection.execute(schema.present.insert(), here)

    async def look_around(self) -> None:
        """Who sits at our tables through other processes; tables where that changed are told."""
        ours, theirs = schema.present.alias(), schema.present.alias()
        found = await self.store.rows(
            select(theirs.c.table_id, theirs.c.person)
            .distinct()
            .where(
                theirs.c.process != self.store.process,
                theirs.c.until > now(),
                theirs.c.table_id.in_(select(ours.c.table_id).where(ours.c.process == self.store.process)),
            )
        )
        elsewhere: dict[str, set[str]] = {}
        for row in found:
            elsewhere.setdefault(row.table_id, set()).add(row.person)
        for live in list(self.tables.in_memory.values()):
            there = frozenset(elsewhere.get(live.id, ()))
            if there != live.elsewhere:
                live.elsewhere = there
                if live.listeners:
                    tell_table(live)
