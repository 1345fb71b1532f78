"""The tool that measures load works: a tiny run of it loses nothing and says so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "load.py"

pytestmark = pytest.mark.slow


def load(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *args], capture_output=True, text=True, timeout=300)


def test_tiny_run_loses_nothing() -> None:
    done = load("--tables", "5", "--seconds", "2", "--pace", "0.2", "--spectators", "1")
    assert done.returncode == 0, done.stderr
    assert re.search(r"lost updates +0$", done.stdout, re.MULTILINE)
    acted = re.search(r"actions +(\d+)", done.stdout)
    assert acted is not None
    assert int(acted[1]) >= 5, "every table acts at least once"
    assert "ratio to echo" in done.stdout


def test_page_tells_what_was_measured(tmp_path: Path) -> None:
    page = tmp_path / "capacity.md"
    done = load("--tables", "2", "--seconds", "1", "--pace", "0.2", "--games", "cerebria", "--write", str(page))
    assert done.returncode == 0, done.stderr
    text = page.read_text("utf-8")
    assert "{" not in text, "a figure is missing"
    assert all(f"## {part}" in text for part in ("Tables", "Spectators", "Moves", "A hundred thousand tables"))


def test_senseless_wishes_get_a_sentence() -> None:
    done = load("--tables", "0")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
