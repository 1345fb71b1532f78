"""What time it is. Everyone on the server asks here, so that a test can turn the hands."""

from __future__ import annotations

import time
from collections.abc import Callable

source: Callable[[], float] = time.time


def now() -> float:
    """Seconds since 1970, to the millisecond."""
    return round(source(), 3)
