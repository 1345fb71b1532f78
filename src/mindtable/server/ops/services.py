"""Everything a running server has, in one place, and its beginning and end."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import structlog
from sqlalchemy.exc import SQLAlchemyError

import mindtable
from mindtable.kernel.reasons import OK
from mindtable.server.bots.seats import BotSeats
from mindtable.server.bots.thinking import Thinkers
from mindtable.server.notices.delivery import Telling
from mindtable.server.notices.notices import Notices
from mindtable.server.ops.clock import now
from mindtable.server.ops.metrics import Metrics
from mindtable.server.ops.notifications import News
from mindtable.server.ops.processes import Peers
from mindtable.server.ops.readiness import Readiness
from mindtable.server.ops.sandbox import Sandbox
from mindtable.server.ops.settings import Settings
from mindtable.server.ops.workers import Workers
from mindtable.server.people.conduct import Conduct
from mindtable.server.people.people import People
from mindtable.server.store.records import Person
from mindtable.server.store.store import Store
from mindtable.server.table.live import LiveTable, Tables
from mindtable.server.table.permissions import check_see
from mindtable.server.table.presence import Presence
from mindtable.server.table.replays import PROCESSES, Replays
from mindtable.server.table.upgrades import check_tables
from mindtable.server.web.connection_limits import Connections
from mindtable.server.web.rate_limits import NETWORK_SHARE, Quotas
from mindtable.server.web.refusals import NOT_FOUND, demand
from mindtable.server.web.security import Limits

_log = structlog.get_logger("mindtable.server")


class House:
    def __init__(self, settings: Settings) -> None:
        for module in settings.games:
            mindtable.bring(module)
        self.settings = settings
        self.store = Store(settings.database)
        self.store.process = secrets.token_hex(4)
        self.readiness = Readiness(self.store)
        self.people = People(self.store, settings.token_days)
        self.metrics = Metrics()
        self.tables = Tables(self.store, settings.tables_in_memory, self.metrics.wrote)
        self.thinkers = Thinkers(settings.bot_processes, settings.games, self.metrics.thought)
        self.sandbox = Sandbox(settings.reading_seconds, settings.games)
        self.peers = Peers(self.store)
        self.bots = BotSeats(self.tables, self.thinkers, self.peers)
        self.presence = Presence(self.store, self.tables, self.peers)
        self.news = News(self.store, self.tables, self.presence)
        self.replays = Replays(Workers(PROCESSES, settings.games))
        self.tables.is_there = self.presence.is_at
        self.conduct = Conduct(self.store, self.tables)
        self.telling = Telling(settings, self.store)
        self.notices = Notices(settings, self.store, self.presence, self.telling)
        rate = settings.requests_per_second
        self.requests = Limits(rate, rate * 5)  # of a person, or of strangers from one network
        self.network_requests = Limits(rate * NETWORK_SHARE, rate * NETWORK_SHARE * 5)
        self.peers.on_change.append(self._share_limits)
        self.quotas = Quotas(settings, self.store)
        self.connections = Connections(settings)
        self.closing = asyncio.Event()
        self.ready = False
        self.opened = now()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.quotas.tidy()
        await self.peers.begin()
        await self.conduct.look()
        self._tasks = [
            asyncio.create_task(self.peers.beat(), name="peers"),
            asyncio.create_task(self.news.listen(), name="news"),
            asyncio.create_task(self.tables.watch_tokens(), name="tokens"),
            asyncio.create_task(self.conduct.watch(), name="conduct"),
            asyncio.create_task(self.bots.sweep(), name="sweep"),
            asyncio.create_task(self.presence.beat(), name="presence"),
            asyncio.create_task(self.notices.watch(), name="notices"),
            asyncio.create_task(check_tables(self.tables), name="upgrades"),
        ]
        self.ready = True
        _log.info("open", database="sqlite" if self.store.is_sqlite else "postgresql")

    def _share_limits(self) -> None:
        self.requests.processes = self.network_requests.processes = 1 + len(self.peers.others)

    async def close(self) -> None:
        """End everything; what was acknowledged is in the log."""
        self.ready = False
        self.closing.set()
        try:
            for task in self._tasks:
                task.cancel()
            # One that failed before must not keep the others, or the database, open.
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self.bots.close()
            self.thinkers.close()
            self.sandbox.close()
            self.replays.close()
            with suppress(SQLAlchemyError, OSError):
                await self.presence.end()
                await self.peers.end()
        finally:
            await self.store.close()
        _log.info("closed")

    async def table(self, table_id: str, person: Person | None) -> LiveTable:
        """The table, if the person may know of it."""
        demand(NOT_FOUND if "\0" in table_id else OK)  # which not every database can look for
        live = await self.tables.open(table_id)
        who = person.id if person else ""
        if check_see(live.state, who, live.visitors) is not OK and await self.store.is_visitor(table_id, who):
            live.visitors.add(who)  # who came with the code to another process
        demand(check_see(live.state, who, live.visitors))
        return live
