"""Run the browser and server tests several times on a busy machine: not one may fail.

    python -m tools.flaky                five runs beside four busy processes
    python -m tools.flaky --runs 1

A run that has ended is kept in build/flaky.json, for as long as nothing in the code changes. Interrupted, the command
goes on with the runs that are missing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypedDict

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "flaky.json"
TESTS: Final = ("tests/browser", "tests/server")


class Run(TypedDict):
    """One run of the tests."""

    code: str  # a fingerprint of what was tested
    busy: int
    minutes: float
    failed: list[str]


def fingerprint() -> str:
    """A number for every file that git knows or would add."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "src", "tests", "tools", "web"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    digest = hashlib.sha256()
    for name in sorted(set(listed.stdout.split(b"\0")) - {b""}):
        path = ROOT / name.decode()
        if path.is_file():
            digest.update(name + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that never rest."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def run_tests(processes: int) -> Run:
    began = time.monotonic()
    workers = str((os.cpu_count() or 2) + 2)  # as `make test` does
    command = [sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", "-rfE", *TESTS]
    with busy(processes):
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    failed = [
        line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED tests/", "ERROR tests/"))
    ]
    if done.returncode and not failed:
        failed = [f"pytest ended with {done.returncode}"]
    if failed:
        print(done.stdout)
    return Run(code=fingerprint(), busy=processes, minutes=round((time.monotonic() - began) / 60, 1), failed=failed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--busy", type=int, default=4, help="processes that never rest (default 4)")
    wished = parser.parse_args()
    code = fingerprint()
    kept: list[Run] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else []
    runs = [run for run in kept if run["code"] == code and run["busy"] == wished.busy]
    while len(runs) < wished.runs:
        runs.append(run_tests(wished.busy))
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(runs, indent=2), "utf-8")
        print(told(len(runs), runs[-1]), flush=True)
    bad = sum(bool(run["failed"]) for run in runs)
    print(f"{bad} of {len(runs)} runs failed, beside {wished.busy} busy processes.")
    return 1 if bad else 0


def told(number: int, run: Run) -> str:
    return f"run {number}: {run['minutes']} minutes, {', '.join(run['failed']) or 'nothing failed'}"


if __name__ == "__main__":
    sys.exit(main())
