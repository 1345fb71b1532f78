"""All services of a running server, which open and close together."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import structlog
from sqlalchemy.exc import SQLAlchemyError

import mindtable
from mindtable.kernel.reasons import OK
from mindtable.server.bots.seats import BotSeats
from mindtable.server.bots.workers import BotWorkers
from mindtable.server.notices.delivery import Delivery
from mindtable.server.notices.outbox import Outbox
from mindtable.server.ops.clock import now
from mindtable.server.ops.health import Health
from mindtable.server.ops.metrics import Gauges, Metrics
from mindtable.server.ops.processes import Processes
from mindtable.server.ops.pubsub import PubSub
from mindtable.server.ops.sandbox import Sandbox
from mindtable.server.ops.settings import Settings
from mindtable.server.ops.worker_pool import WorkerPool
from mindtable.server.people.accounts import Accounts
from mindtable.server.people.sanctions import Sanctions
from mindtable.server.people.sessions import Sessions
from mindtable.server.store.records import Person
from mindtable.server.store.store import Store
from mindtable.server.table.live import LiveTable
from mindtable.server.table.permissions import check_see
from mindtable.server.table.presence import Presence
from mindtable.server.table.replays import PROCESSES, Replays
from mindtable.server.table.tables import Tables
from mindtable.server.table.upgrades import check_tables
from mindtable.server.web.connection_limits import Connections
from mindtable.server.web.rate_limits import NETWORK_SHARE, Quotas, RateLimits
from mindtable.server.web.refusals import NOT_FOUND, demand

_log = structlog.get_logger("mindtable.server")


class Services:
    def __init__(self, settings: Settings) -> None:
        for module in settings.games:
            mindtable.bring(module)
        self.settings = settings
        self.store = Store(settings.database)
        self.store.process = secrets.token_hex(4)
        self.health = Health(self.store)
        self.accounts = Accounts(self.store)
        self.sessions = Sessions(self.store, settings.token_days)
        self.metrics = Metrics()
        self.tables = Tables(self.store, settings.tables_in_memory, self.metrics.count_write)
        self.bot_workers = BotWorkers(settings.bot_processes, settings.games, self.metrics.count_thinking)
        self.sandbox = Sandbox(settings.reading_seconds, settings.games)
        self.processes = Processes(self.store)
        self.bots = BotSeats(self.tables, self.bot_workers, self.processes)
        self.presence = Presence(self.store, self.tables, self.processes)
        self.pubsub = PubSub(self.store, self.tables, self.presence)
        self.replays = Replays(WorkerPool(PROCESSES, settings.games))
        self.tables.is_there = self.presence.is_at
        self.sanctions = Sanctions(self.store, self.tables)
        self.delivery = Delivery(settings, self.store)
        self.outbox = Outbox(settings, self.store, self.presence, self.delivery)
        rate = settings.requests_per_second
        self.request_limits = RateLimits(rate, rate * 5)  # of a person, or of strangers from one network
        self.network_limits = RateLimits(rate * NETWORK_SHARE, rate * NETWORK_SHARE * 5)
        self.processes.on_change.append(self._share_limits)
        self.quotas = Quotas(settings, self.store)
        self.connections = Connections(settings)
        self.closing = asyncio.Event()
        self.started = now()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.quotas.tidy()
        await self.processes.start()
        await self.sanctions.check()
        self._tasks = [
            asyncio.create_task(self.processes.keep_beating(), name="processes"),
            asyncio.create_task(self.pubsub.listen(), name="pubsub"),
            asyncio.create_task(self.tables.watch_tokens(), name="tokens"),
            asyncio.create_task(self.sanctions.watch(), name="sanctions"),
            asyncio.create_task(self.bots.sweep(), name="sweep"),
            asyncio.create_task(self.presence.beat(), name="presence"),
            asyncio.create_task(self.outbox.watch(), name="outbox"),
            asyncio.create_task(check_tables(self.tables), name="upgrades"),
        ]
        self.health.open = True
        _log.info("open", database="sqlite" if self.store.is_sqlite else "postgresql")

    def _share_limits(self) -> None:
        self.request_limits.processes = self.network_limits.processes = 1 + len(self.processes.others)

    def announce_shutdown(self) -> None:
        """Let health checks fail and every connection say goodbye."""
        self.health.open = False
        self.closing.set()

    async def close(self) -> None:
        """End everything. What was acknowledged is in the log."""
        self.announce_shutdown()
        try:
            for task in self._tasks:
                task.cancel()
            # A task that failed earlier must not keep the others, or the database, open.
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await self.bots.close()
            self.bot_workers.close()
            self.sandbox.close()
            self.replays.close()
            with suppress(SQLAlchemyError, OSError):
                await self.presence.end()
                await self.processes.stop()
        finally:
            await self.store.close()
        _log.info("closed")

    async def gauges(self) -> Gauges:
        """What there is now, for the metrics and the admin page."""
        return Gauges(
            tables=await self.store.tables_by_state(),
            tables_in_memory=len(self.tables.in_memory),
            connections=self.connections.total,
            people_connected=len(self.connections),
            bots_thinking=self.bot_workers.asked,
            bot_queue=self.bot_workers.waiting,
            notices=self.outbox.outcomes,
        )

    async def table(self, table_id: str, person: Person | None) -> LiveTable:
        """The table, if the person may know of it."""
        demand(NOT_FOUND if "\0" in table_id else OK)  # which not every database can look for
        live = await self.tables.open(table_id)
        who = person.id if person else ""
        if check_see(live.state, who, live.visitors) is not OK and await self.store.is_visitor(table_id, who):
            live.visitors.add(who)  # they came with the code to another process
        demand(check_see(live.state, who, live.visitors))
        return live
