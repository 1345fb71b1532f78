"""Periodic work: what the server does again and again for as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError


async def repeat(work: Callable[[], Awaitable[None]], every: float, log: Any, failure: str) -> None:
    """Do the work every so many seconds. If the database fails, log the failure and try again next time."""
    while True:
        await asyncio.sleep(every)
        try:
            await work()
        except (SQLAlchemyError, OSError) as error:
            log.warning(failure, problem=type(error).__name__)


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event is set, at most so many seconds; then clear it."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()
