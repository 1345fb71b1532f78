"""Figures about a running server, as Prometheus reads them. Each process tells of itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from mindtable.server.ops.logs import BOOK
from mindtable.server.store import schema

if TYPE_CHECKING:
    from mindtable.server.ops.services import House

MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
STATES: Final = ("open", "playing", "paused", "over", "closed")
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_PATIENCE: Final = (*_SECONDS, 30.0, 60.0, 120.0, 300.0)  # bots wait for each other when there are many
_LATEST: Final = 1000  # times kept for the admin page


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.rows = Counter("mindtable_rows", "Rows written to tables' logs", ["kind"], registry=self.registry)
        self.writing = self._times("mindtable_write_seconds", "From a deed to its row on the disk")
        self.messages = self._times("mindtable_message_seconds", "Answering a message of a table", "type", "outcome")
        self.requests = self._times("mindtable_request_seconds", "Answering a request", "method", "path", "status")
        self.thinking = self._times("mindtable_bot_seconds", "A worker's thinking for a bot or a hint")
        self.waiting = self._times("mindtable_bot_wait_seconds", "Until a worker has time for it", buckets=_PATIENCE)
        self.actions = 0  # written since the start
        self.latest: deque[float] = deque(maxlen=_LATEST)  # how long acts took

    def _times(self, name: str, about: str, *labels: str, buckets: Sequence[float] = _SECONDS) -> Histogram:
        return Histogram(name, about, labels, buckets=buckets, registry=self.registry)

    def thought(self, waiting: float, thinking: float) -> None:
        self.waiting.observe(waiting)
        self.thinking.observe(thinking)

    def wrote(self, kinds: Iterable[str], seconds: float) -> None:
        for kind in kinds:
            self.rows.labels(kind).inc()
            self.actions += kind == "action"
        self.writing.observe(seconds)

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        self.messages.labels(kind, outcome).observe(seconds)
        if kind == "act":
            self.latest.append(seconds)

    def requested(self, method: str, path: str, status: int, seconds: float) -> None:
        self.requests.labels(method, path, str(status)).observe(seconds)

    def percentile(self, part: float) -> float | None:
        """The time that so many of the latest acts took at most."""
        times = sorted(self.latest)
        return times[min(len(times) - 1, int(part * len(times)))] if times else None


class Present(Collector):
    """What is counted when someone asks."""

    def __init__(self, house: House, tables: dict[str, int]) -> None:
        self.house = house
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        house = self.house
        tables = GaugeMetricFamily("mindtable_tables", "Tables in the database", labels=["state"])
        for state, number in self.tables.items():
            tables.add_metric([state], number)
        yield tables
        for name, about, value in (
            ("mindtable_tables_in_memory", "Tables that this process has loaded", len(house.tables.in_memory)),
            ("mindtable_connections", "Open connections to tables", house.connections.total),
            ("mindtable_people_connected", "People who have one", len(house.connections)),
            ("mindtable_bots_thinking", "Bots and hints at work", house.thinkers.asked),
            ("mindtable_bot_queue", "Bots and hints that wait for a worker", house.thinkers.waiting),
        ):
            yield GaugeMetricFamily(name, about, value)
        yield _counter("mindtable_errors", "Errors and warnings in the log", BOOK.counts, "level", "event")
        yield _counter(
            "mindtable_notices", "Notices by their way and outcome", house.notices.outcomes, "way", "outcome"
        )


def _counter(name: str, about: str, values: Mapping[tuple[str, str], int], *labels: str) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for label, value in values.items():
        family.add_metric(list(label), value)
    return family


async def tables_by_state(house: House) -> dict[str, int]:
    t = schema.tables.c
    counted = select(t.state, func.count()).group_by(t.state)
    return dict.fromkeys(STATES, 0) | dict(await house.store.rows(counted))


async def text(house: House) -> bytes:
    """All figures, as Prometheus reads them."""
    present = CollectorRegistry()
    present.register(Present(house, await tables_by_state(house)))
    return generate_latest(house.metrics.registry) + generate_latest(present)
