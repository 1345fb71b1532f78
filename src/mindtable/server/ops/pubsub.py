"""Pub/sub between server processes that share a PostgreSQL, by LISTEN and NOTIFY.

A process that writes to a table's log, drops a login's token or sees someone come or go notifies the others, and they
catch up. `Database.notify` sends; this listens. On SQLite there is one process, which has nobody to listen to.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy.engine import make_url

from mindtable.server.store.database import CHANNEL, PRESENT_AT, TOKENS_OF
from mindtable.server.store.store import Store
from mindtable.server.table.presence import Presence
from mindtable.server.table.tables import Tables

RECONNECT_SECONDS: Final = 2.0
CHECK_SECONDS: Final = 15.0

_log = structlog.get_logger("mindtable.pubsub")


class PubSub:
    def __init__(self, store: Store, tables: Tables, presence: Presence) -> None:
        self.store = store
        self.tables = tables
        self.presence = presence
        self._catching_up: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """For as long as the server runs."""
        if self.store.is_sqlite:
            return
        try:
            while True:
                try:
                    await self._listen_once()
                except Exception as error:
                    _log.warning("listen-failed", problem=repr(error))
                await asyncio.sleep(RECONNECT_SECONDS)
        finally:
            for task in self._catching_up:
                task.cancel()
            await asyncio.gather(*self._catching_up, return_exceptions=True)

    async def _listen_once(self) -> None:
        import asyncpg  # an extra, which everyone on PostgreSQL has

        url = make_url(self.store.url)
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._notified)
            await self.tables.catch_up_all()  # with what was sent while nobody listened
            await self.tables.check_tokens()
            await self.presence.look_around()
            while not connection.is_closed():
                with suppress(TimeoutError):
                    async with asyncio.timeout(CHECK_SECONDS):
                        await lost.wait()
                await connection.execute("SELECT 1")
        finally:
            # What goes wrong here must not hide why we end; on a busy machine, a second is soon over.
            with suppress(Exception):
                await connection.close(timeout=1.0)

    def _notified(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        about, detail, process = str(payload).split(" ")
        if process == self.store.process:
            return
        task = asyncio.create_task(self._catch_up(about, detail))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, about: str, detail: str) -> None:
        try:
            if about == TOKENS_OF:
                await self.tables.check_tokens(detail)
            elif about == PRESENT_AT:
                await self.presence.look_around([detail])
            else:
                await self.tables.heard_of(about, int(detail))
        except Exception as error:
            _log.error("catch-up-failed", about=about, problem=type(error).__name__)
