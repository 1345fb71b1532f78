"""The README tells the truth: every block marked `<!-- runs in tests -->` runs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).resolve().parent.parent / "README.md"
MARKED = re.compile(r"<!-- runs in tests -->\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = "from mindtable.cli import main; main()"


def blocks(language: str) -> list[str]:
    return [text for kind, text in MARKED.findall(README.read_text("utf-8")) if kind == language]


def commands() -> list[str]:
    lines = [line for block in blocks("console") for line in block.splitlines()]
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


def run(folder: Path, code: str, *args: str) -> None:
    command = [sys.executable, "-W", "error", "-c", code, *args]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr


def test_every_marked_block_is_understood() -> None:
    text = README.read_text("utf-8")
    assert text.count("<!-- runs in tests -->") == len(blocks("python")) + len(blocks("console"))
    assert blocks("python")
    assert commands()


@pytest.mark.parametrize("code", blocks("python"))
def test_python_runs(code: str, tmp_path: Path) -> None:
    run(tmp_path, code)


@pytest.mark.parametrize("command", commands())
def test_commands_run(command: str, tmp_path: Path) -> None:
    program, *args = shlex.split(command)
    assert program == "mindtable"
    run(tmp_path, PROGRAM, *args)
