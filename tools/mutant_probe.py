"""Notes which tests reach the functions with planted bugs; `tools.mutants` puts the calls of `reached` into a copy.

As a plugin of pytest it also notes how long each test took and whether it passed. What a test's set-up reaches, or a
process that it started, counts for all tests of the file: they may share it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FOLDER = Path(os.environ.get("MUTANT_PROBES", "."))
_noted: set[str] = set()  # by the test that runs now
_runs_tests = False  # this process, rather than one that a test started


def reached(name: str) -> None:
    if name not in _noted:
        _noted.add(name)
        _note("reached", name, _who())


def _who() -> str:
    test, _, phase = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")
    return test if _runs_tests and phase == "(call)" else test.partition("::")[0]


def _note(kind: str, *words: str) -> None:
    with (FOLDER / f"{kind}-{os.getpid()}").open("a", encoding="utf-8") as file:
        file.write("\t".join(words) + "\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> object:
    global _runs_tests
    _runs_tests = True
    _noted.clear()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> object:
    _noted.clear()
    return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if "PYTEST_XDIST_WORKER" not in os.environ:  # the one that starts the workers hears of all tests
        _note("ran", report.nodeid, str(report.duration), report.outcome)
