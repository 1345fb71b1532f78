"""News between processes that share a PostgreSQL: a process that writes to a table's log, drops a login's token or sees
someone come or go says so, and the others catch up.

On SQLite there is one process, which tells its own listeners itself; nothing has to be heard.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy.engine import make_url

from mindtable.server.store.store import CHANNEL, PRESENT_AT, TOKENS_OF, Store
from mindtable.server.table.presence import Presence
from mindtable.server.table.tables import Tables

AGAIN_SECONDS: Final = 2.0
CHECK_SECONDS: Final = 15.0

_log = structlog.get_logger("mindtable.news")


class News:
    def __init__(self, store: Store, tables: Tables, presence: Presence) -> None:
        self.store = store
        self.tables = tables
        self.presence = presence
        self._hearing: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """For as long as the server runs."""
        if self.store.is_sqlite:
            return
        try:
            while True:
                try:
                    await self._listen_once()
                except Exception as error:
                    _log.warning("news-lost", problem=repr(error))
                await asyncio.sleep(AGAIN_SECONDS)
        finally:
            for task in self._hearing:
                task.cancel()
            await asyncio.gather(*self._hearing, return_exceptions=True)

    async def _listen_once(self) -> None:
        import asyncpg  # an extra; without it nobody gets here

        url = make_url(self.store.url)
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._heard)
            await self.tables.catch_up_all()  # what was said while nobody listened
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

    def _heard(self, _connection: Any, _process: int, _channel: str, news: object) -> None:
        about, detail, process = str(news).split(" ")
        if process == self.store.process:
            return
        task = asyncio.create_task(self._catch_up(about, detail))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _catch_up(self, about: str, detail: str) -> None:
        try:
            if about == TOKENS_OF:
                await self.tables.check_tokens(detail)
            elif about == PRESENT_AT:
                await self.presence.look_around([detail])
            else:
                await self.tables.heard_of(about, int(detail))
        except Exception as error:
            _log.error("not-caught-up", about=about, problem=type(error).__name__)
