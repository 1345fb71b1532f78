"""The latest warnings and errors of this process, for the admin page and the metrics. What is logged holds no secrets,
and neither does this."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import MutableMapping
from typing import Any, Final, NamedTuple

from mindtable.server.hour import now

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
