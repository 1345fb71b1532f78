"""Garbage collection at times of our choosing.

Python's collector looks through all of memory whenever many new objects have survived. With hundreds of tables that
stops everyone for tenths of a second, every few seconds. We hardly need it: reference counting frees almost everything,
and reference cycles are mostly young. So we collect the young generations as usual, and everything only rarely.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Final

YOUNG: Final = 10_000  # objects that survived, before the youngest generation is collected
OLDER: Final = 10  # collections of the youngest generation, before the next one is collected
NEVER: Final = 1_000_000_000
FULL_EVERY: Final = 600.0  # seconds


def take_over() -> None:
    """From now on collect by our own rules. What is in memory already is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    threading.Thread(target=_collect_all, name="garbage-collection", daemon=True).start()


def _collect_all() -> None:
    while True:
        time.sleep(FULL_EVERY)
        gc.collect()
