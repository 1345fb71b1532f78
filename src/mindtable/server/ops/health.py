"""Health checks: `/healthz` says that the process lives, `/readyz` whether requests should come here.

A server is ready while it is open and can store what people do. To find out, it writes a little to the database.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from mindtable.server.store.store import Store

FRESH_SECONDS: Final = 1.0  # how long an answer counts: frequent checks must not keep the disk busy
PATIENCE_SECONDS: Final = 5.0


class Health:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = False  # from the end of start-up to the beginning of shutdown
        self._trial: asyncio.Task[None] | None = None
        self._began = 0.0

    async def healthz(self, _: Request) -> Response:
        return JSONResponse({"alive": True})

    async def readyz(self, _: Request) -> Response:
        ready = self.open and await self._can_store()
        return JSONResponse({"ready": ready}, 200 if ready else 503)

    async def _can_store(self) -> bool:
        at = time.monotonic()
        if self._trial is None or (self._trial.done() and at - self._began > FRESH_SECONDS):
            self._trial, self._began = asyncio.create_task(self.store.try_writing()), at
        trial = self._trial
        await asyncio.wait({trial}, timeout=PATIENCE_SECONDS)
        return trial.done() and not trial.cancelled() and trial.exception() is None
