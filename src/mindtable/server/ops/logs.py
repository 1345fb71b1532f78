"""The latest warnings and errors of this process, for the admin page and the metrics. What is logged holds no secrets,
and neither does this."""

from __future__ import annotations

import io
import logging
import time
from collections import Counter, deque
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Final, NamedTuple, TextIO

import structlog

from mindtable.server.ops.clock import now

_LEVELS: Final = ("warning", "error", "critical")
_KEPT: Final = 100


class Entry(NamedTuple):
    at: float
    level: str
    event: str
    about: str


class Logbook:
    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=_KEPT)
        self.counts: Counter[tuple[str, str]] = Counter()

    def __call__(self, _logger: object, level: str, words: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """Note what is logged, and pass it on: a step of the log's way to the screen."""
        if level in _LEVELS:
            event = str(words.get("event", ""))
            about = {
                name: value for name, value in words.items() if name not in ("event", "exc_info", "level", "timestamp")
            }
            self.entries.append(
                Entry(now(), level, event, ", ".join(f"{name}={about[name]}" for name in sorted(about)))
            )
            self.counts[level, event] += 1
        return words


BOOK: Final = Logbook()


class Throttle(logging.Filter):
    """Lets the same message through a few times in a while, and says afterwards how often it was kept back."""

    MOST: Final = 20
    SECONDS: Final = 10.0

    def __init__(self) -> None:
        super().__init__()
        self._since = time.monotonic()
        self._seen: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """For logs of other libraries."""
        return self._passes(f"{record.name} {record.msg}")

    def of_structlog(self, _logger: object, _level: str, words: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """For our own."""
        if not self._passes(str(words.get("event", ""))):
            raise structlog.DropEvent
        return words

    def _passes(self, message: str) -> bool:
        at = time.monotonic()
        if at - self._since > self.SECONDS:
            kept_back = sum(max(0, many - self.MOST) for many in self._seen.values())
            self._since, self._seen = at, Counter()
            if kept_back:
                structlog.get_logger("mindtable.log").warning("messages-kept-back", many=kept_back)
        self._seen[message] += 1
        return self._seen[message] <= self.MOST


class Patient(io.TextIOBase):
    """Where the log goes. A line that can't be written, say because the disk is full, stops nobody's work."""

    def __init__(self, to: TextIO) -> None:
        self.to = to

    def write(self, words: str) -> int:
        with suppress(OSError):
            return self.to.write(words)
        return len(words)

    def flush(self) -> None:
        with suppress(OSError):
            self.to.flush()
