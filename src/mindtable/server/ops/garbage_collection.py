"""Garbage is collected at times of our choosing.

Python looks through everything in memory whenever much has come that stays; with hundreds of tables that is a pause of
tenths of a second, every few seconds, for everyone. Almost nothing here is in need of it: what is not referred to any
more goes by itself, and what refers to itself in a circle is mostly young. So only the young are looked through as
usual, and all of it seldom.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Final

YOUNG: Final = 10_000  # objects that came and stayed
OLDER: Final = 10  # looks through the young
NEVER: Final = 1_000_000_000
SELDOM: Final = 600.0  # seconds


def take_over() -> None:
    """From now on collect by this process's own rules; what is here already stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)
    threading.Thread(target=_collect_all, name="garbage-collection", daemon=True).start()


def _collect_all() -> None:
    while True:
        time.sleep(SELDOM)
        gc.collect()
