"""The servers to be measured, in processes of their own on this machine, and what they use of it (on Linux)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import psutil
from prometheus_client.parser import text_string_to_metric_families
from tools.own_postgres import own_postgres

from mindtable.server.ops.settings import Settings

_SERVE: Final = [sys.executable, "-c", "from mindtable.cli import main; main()", "serve", "--no-browser", "--port", "0"]
# All clients come from one address; only these servers let it do so much.
_LIMITS: Final = [name for name in Settings.__struct_fields__ if "_per_" in name] + ["connections", "tables_in_memory"]


class Spent(NamedTuple):
    """Seconds of processor time since the start."""

    loops: float  # of the servers' event loops
    database: float  # of SQLite's threads, or of PostgreSQL
    bots: float  # of the processes in which bots think

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))


NOTHING: Final = Spent(0.0, 0.0, 0.0)


@dataclass
class Servers:
    """The processes that serve one database together."""

    urls: list[str]
    pids: list[int]
    postgres: int = 0  # its process, if there is one

    def url(self, number: int) -> str:
        """They take turns."""
        return self.urls[number % len(self.urls)]

    def spent(self) -> Spent:
        processes = [psutil.Process(pid) for pid in self.pids]
        times = [(pid, one) for pid, process in zip(self.pids, processes, strict=True) for one in process.threads()]
        loops = sum(one.user_time + one.system_time for pid, one in times if one.id == pid)
        others = sum(one.user_time + one.system_time for pid, one in times if one.id != pid)
        database = _spent_by_family(psutil.Process(self.postgres)) if self.postgres else others
        children = (child for process in processes for child in process.children())
        return Spent(loops, database, sum(map(_spent_by_family, children)))

    def memory(self) -> int:
        """The resident bytes of the servers, without their bots and PostgreSQL."""
        return sum(psutil.Process(pid).memory_info().rss for pid in self.pids)

    def files(self) -> int:
        """Open file descriptors."""
        return sum(psutil.Process(pid).num_fds() for pid in self.pids)

    async def figures(self, http: httpx.AsyncClient) -> list[Counter[str]]:
        """What each server says at /metrics, whatever the labels."""
        found = []
        for url in self.urls:
            text = (await http.get(f"{url}/metrics")).raise_for_status().text
            figures: Counter[str] = Counter()
            for family in text_string_to_metric_families(text):
                for sample in family.samples:
                    figures[sample.name] += sample.value  # type: ignore[assignment]
            found.append(figures)
        return found


def _spent_by_family(process: psutil.Process) -> float:
    own = process.cpu_times()
    spent = float(own.children_user + own.children_system)  # of those that have ended
    for one in [process, *process.children(recursive=True)]:
        try:
            times = one.cpu_times()
        except psutil.NoSuchProcess:
            continue  # it has just ended
        spent += times.user + times.system
    return spent


@contextmanager
def _started(command: Sequence[str], environment: dict[str, str] | None = None) -> Iterator[tuple[str, int]]:
    """A server that says its address on standard error, for as long as the block lasts: the address, the process."""
    with tempfile.TemporaryDirectory(prefix="mindtable-load-") as folder:
        log = Path(folder) / "said"
        with (
            log.open("wb") as said,
            subprocess.Popen(command, stderr=said, env={**(environment or os.environ), "MINDTABLE_DATA": folder}) as it,
        ):
            try:
                while not (found := re.search(r": (http://[^/\s]+)/\s", log.read_text("utf-8"))):
                    if it.poll() is not None:
                        sys.exit(f"The server did not start:\n{log.read_text('utf-8')}")
                    time.sleep(0.05)
                yield found[1], it.pid
            finally:
                it.terminate()
                try:
                    it.wait(30)
                except subprocess.TimeoutExpired:
                    it.kill()


@contextmanager
def servers(processes: int) -> Iterator[Servers]:
    """One server on SQLite, or several that share a PostgreSQL. Nothing but the limits differs from a usual server."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("MINDTABLE_")}
    plain |= {f"MINDTABLE_{name.upper()}": "1000000" for name in _LIMITS}
    with ExitStack() as stack:
        postgres = stack.enter_context(own_postgres(to_disk=True)) if processes > 1 else None
        command = [*_SERVE, *(["--db", postgres.new_database()] if postgres else [])]
        found = [stack.enter_context(_started(command, plain)) for _ in range(processes)]
        yield Servers([url for url, _ in found], [pid for _, pid in found], postgres.pid if postgres else 0)


@contextmanager
def echo_server() -> Iterator[Servers]:
    with _started([sys.executable, str(Path(__file__).with_name("echo.py"))]) as (url, pid):
        yield Servers([url], [pid])
