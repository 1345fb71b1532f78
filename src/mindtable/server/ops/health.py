"""Whether what people do can be stored now, as `/readyz` tells it. It is tried, not guessed."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from mindtable.server.store.store import Store

FRESH_SECONDS: Final = 1.0  # how long an answer counts: asking all the time must not keep the disk busy
PATIENCE_SECONDS: Final = 5.0


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._trial: asyncio.Task[None] | None = None
        self._began = 0.0

    async def can_store(self) -> bool:
        at = time.monotonic()
        if self._trial is None or (self._trial.done() and at - self._began > FRESH_SECONDS):
            self._trial, self._began = asyncio.create_task(self.store.try_writing()), at
        trial = self._trial
        await asyncio.wait({trial}, timeout=PATIENCE_SECONDS)
        return trial.done() and not trial.cancelled() and trial.exception() is None
