"""The server's clock. All code asks here for the time, so that a test can set it."""

from __future__ import annotations

import time
from collections.abc import Callable

source: Callable[[], float] = time.time


def now() -> float:
    """Seconds since 1970, to the millisecond."""
    return round(source(), 3)
