"""Logging: structured logs on standard error, repeated messages throttled, the latest errors kept for the admin page.

What is logged names things, never their secrets.
"""

from __future__ import annotations

import io
import logging
import sys
import time
from collections import Counter, deque
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, TextIO, cast

import structlog

from mindtable.server.ops.clock import now

_LEVELS: Final = ("warning", "error", "critical")
_KEPT: Final = 100

Event = MutableMapping[str, Any]


class Entry(NamedTuple):
    at: float
    level: str
    event: str
    about: str


class RecentErrors:
    """The latest warnings and errors of this process, and how many there were of each."""

    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=_KEPT)
        self.counts: Counter[tuple[str, str]] = Counter()

    def __call__(self, _logger: object, level: str, event: Event) -> Event:
        """Note what is logged, and pass it on: one of structlog's processors."""
        if level in _LEVELS:
            name = str(event.get("event", ""))
            about = {key: event[key] for key in event if key not in ("event", "exc_info", "level", "timestamp")}
            self.entries.append(Entry(now(), level, name, ", ".join(f"{key}={about[key]}" for key in sorted(about))))
            self.counts[level, name] += 1
        return event


RECENT_ERRORS: Final = RecentErrors()


class Throttle(logging.Filter):
    """Lets the same message through a few times in a while, and says afterwards how many it dropped."""

    MOST: Final = 20
    SECONDS: Final = 10.0

    def __init__(self) -> None:
        super().__init__()
        self._since = time.monotonic()
        self._seen: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """For logs of other libraries."""
        return self._passes(f"{record.name} {record.msg}")

    def of_structlog(self, _logger: object, _level: str, event: Event) -> Event:
        """For our own."""
        if not self._passes(str(event.get("event", ""))):
            raise structlog.DropEvent
        return event

    def _passes(self, message: str) -> bool:
        at = time.monotonic()
        if at - self._since > self.SECONDS:
            dropped = sum(max(0, many - self.MOST) for many in self._seen.values())
            self._since, self._seen = at, Counter()
            if dropped:
                structlog.get_logger("mindtable.logs").warning("messages-dropped", many=dropped)
        self._seen[message] += 1
        return self._seen[message] <= self.MOST


class FailsafeStream(io.TextIOBase):
    """Where the log goes. If a line can't be written, perhaps because the disk is full, work goes on without it."""

    def __init__(self, to: TextIO) -> None:
        self.to = to

    def write(self, text: str) -> int:
        with suppress(OSError):
            return self.to.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.to.flush()


def set_up_logs(as_json: bool, level: int = logging.INFO) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", force=True)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Throttle())
    structlog.configure(
        processors=[
            RECENT_ERRORS,
            Throttle().of_structlog,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, FailsafeStream(sys.stderr))),
    )
