"""Everything that judges the code without running it: style, formatting, types, layers, dead code. Side by side.

    python -m tools.lint

The tools for Python keep caches of their own. Those for the client run again when the client has changed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from tools import build_client

BIN = Path(sys.executable).parent
LINTED = build_client.WEB / "node_modules" / ".linted"  # the fingerprint of the client that passed
# As one would type them. The slowest come first, so that none is left to run alone at the end.
CHECKS = (
    "mypy --strict",
    "npm run eslint",
    "npm run check",
    "npm run prettier",
    "lint-imports",
    "vulture",
    "npm run knip",
    "ruff check",
    "ruff format --check",
)
_installing = Lock()


def is_of_client(check: str) -> bool:
    return check.startswith("npm ")


def passes(check: str) -> bool:
    """Run a check. If it complains, say about what."""
    tool, *options = check.split()
    if is_of_client(check):
        with _installing:
            build_client.install()
        folder = build_client.WEB
        command, environment = build_client.npm_command("--silent", *options)
    else:
        folder = build_client.ROOT
        command, environment = [str(BIN / tool), *options], dict(os.environ)
    begun = time.monotonic()
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    seconds = time.monotonic() - begun
    if done.returncode:
        print(f"{check}: FAILED ({seconds:.0f} s)\n{done.stdout}{done.stderr}", flush=True)
    else:
        print(f"{check}: passed ({seconds:.0f} s)", flush=True)
    return done.returncode == 0


def failures(checks: Sequence[str]) -> list[str]:
    """The checks that fail, of several that run side by side."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [check for check, passed in zip(checks, pool.map(passes, checks), strict=True) if not passed]


def main() -> int:
    mark = build_client.fingerprint(*build_client.SOURCES, "examples", ".prettierignore")
    fresh = build_client.is_fresh(LINTED, mark)
    failed = failures([check for check in CHECKS if not (fresh and is_of_client(check))])
    if not any(map(is_of_client, failed)):
        LINTED.write_text(mark, "utf-8")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
