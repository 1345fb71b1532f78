"""What a server does again and again for as long as it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError


async def repeat(deed: Callable[[], Awaitable[None]], every: float, log: Any, trouble: str) -> None:
    """Do it every so many seconds. Where the database fails, the log says so, and the next time may go well."""
    while True:
        await asyncio.sleep(every)
        try:
            await deed()
        except (SQLAlchemyError, OSError) as error:
            log.warning(trouble, problem=type(error).__name__)


async def called(event: asyncio.Event, seconds: float) -> None:
    """Wait until the event calls, but no longer than so many seconds; it can call again then."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()
