"""For all tests: where their files go, and how long each group of them takes."""

from __future__ import annotations

import gc
import os
from collections import Counter
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_seconds: Counter[str] = Counter()
_counts: Counter[str] = Counter()


def pytest_configure() -> None:
    # A database waits for its disk at every move. One in memory does not, and no test pulls the plug.
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(memory))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Nearly every test there starts a server or a browser. `make test-fast` is for what is done in a moment.
    for item in items:
        if {"server", "browser"} & set(item.path.relative_to(HERE).parts[:1]):
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    # Thousands of collected tests stay; to look through them again and again takes an eighth of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    folder = Path(report.nodeid.partition("::")[0]).parts[1:-1]
    group = folder[0] if folder else "others"
    _seconds[group] += report.duration  # type: ignore[assignment]
    _counts[group] += report.when == "call"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if len(_seconds) > 1:
        terminalreporter.section("seconds spent in each group of tests, all processes together")
        for group, seconds in _seconds.most_common():
            terminalreporter.line(f"{seconds:7.1f}  {group} ({_counts[group]} tests)")
