"""Metrics for Prometheus. Each process reports its own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from mindtable.server.ops.logs import RECENT_ERRORS

MEDIA: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_PATIENCE: Final = (*_SECONDS, 30.0, 60.0, 120.0, 300.0)  # bots wait for each other when there are many
_LATEST: Final = 1000  # times kept for the admin page


class Gauges(NamedTuple):
    """What a server has at one moment, counted when someone asks."""

    tables: Mapping[str, int]  # in the database, by state
    tables_in_memory: int
    connections: int
    people_connected: int
    bots_thinking: int
    bot_queue: int
    notices: Mapping[tuple[str, str], int]  # by way and outcome


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.rows = Counter("mindtable_rows", "Rows written to tables' logs", ["kind"], registry=self.registry)
        self.write_times = self._times("mindtable_write_seconds", "From a command to its row on the disk")
        self.message_times = self._times(
            "mindtable_message_seconds", "Answering a message of a table", "type", "outcome"
        )
        self.request_times = self._times("mindtable_request_seconds", "Answering a request", "method", "path", "status")
        self.bot_times = self._times("mindtable_bot_seconds", "A worker's thinking for a bot or a hint")
        self.bot_waits = self._times("mindtable_bot_wait_seconds", "Until a worker has time for it", buckets=_PATIENCE)
        self.actions = 0  # written since the start
        self.latest: deque[float] = deque(maxlen=_LATEST)  # how long acts took

    def _times(self, name: str, about: str, *labels: str, buckets: Sequence[float] = _SECONDS) -> Histogram:
        return Histogram(name, about, labels, buckets=buckets, registry=self.registry)

    def count_thinking(self, waiting: float, thinking: float) -> None:
        self.bot_waits.observe(waiting)
        self.bot_times.observe(thinking)

    def count_write(self, kinds: Iterable[str], seconds: float) -> None:
        for kind in kinds:
            self.rows.labels(kind).inc()
            self.actions += kind == "action"
        self.write_times.observe(seconds)

    def count_message(self, kind: str, outcome: str, seconds: float) -> None:
        self.message_times.labels(kind, outcome).observe(seconds)
        if kind == "act":
            self.latest.append(seconds)

    def count_request(self, method: str, path: str, status: int, seconds: float) -> None:
        self.request_times.labels(method, path, str(status)).observe(seconds)

    def percentile(self, part: float) -> float | None:
        """The time that so many of the latest acts took at most."""
        times = sorted(self.latest)
        return times[min(len(times) - 1, int(part * len(times)))] if times else None

    def text(self, gauges: Gauges) -> bytes:
        """All metrics, as Prometheus reads them."""
        present = CollectorRegistry()
        present.register(_Present(gauges))
        return generate_latest(self.registry) + generate_latest(present)


class _Present(Collector):
    """The gauges, and what others have counted since the start."""

    def __init__(self, gauges: Gauges) -> None:
        self.gauges = gauges

    def collect(self) -> Iterator[Metric]:
        gauges = self.gauges
        tables = GaugeMetricFamily("mindtable_tables", "Tables in the database", labels=["state"])
        for state, number in gauges.tables.items():
            tables.add_metric([state], number)
        yield tables
        for name, about, value in (
            ("mindtable_tables_in_memory", "Tables that this process has loaded", gauges.tables_in_memory),
            ("mindtable_connections", "Open connections to tables", gauges.connections),
            ("mindtable_people_connected", "People who have one", gauges.people_connected),
            ("mindtable_bots_thinking", "Bots and hints at work", gauges.bots_thinking),
            ("mindtable_bot_queue", "Bots and hints that wait for a worker", gauges.bot_queue),
        ):
            yield GaugeMetricFamily(name, about, value)
        yield _counter("mindtable_errors", "Errors and warnings in the log", RECENT_ERRORS.counts, "level", "event")
        yield _counter("mindtable_notices", "Notices by their way and outcome", gauges.notices, "way", "outcome")


def _counter(name: str, about: str, values: Mapping[tuple[str, str], int], *labels: str) -> Metric:
    family = CounterMetricFamily(name, about, labels=labels)
    for label, value in values.items():
        family.add_metric(list(label), value)
    return family
