"""To try what a page tells its reader to do: in a process of its own, on a copy of the package."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, code: str, *args: str, env: dict[str, str] | None = None) -> str:
    command = [sys.executable, "-W", "error", "-c", code, *args]
    result = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def package_copy(folder: Path) -> Path:
    """The package in a folder of its own, to be changed."""
    ignored = shutil.ignore_patterns("__pycache__", "web_dist", "*.so")
    shutil.copytree(ROOT / "src" / "mindtable", folder / "src" / "mindtable", ignore=ignored)
    return folder / "src"


def in_copy(source: Path, code: str) -> str:
    return run(source.parent, code, env={"PYTHONPATH": str(source), "PATH": ""})
