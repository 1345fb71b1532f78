"""The tool that measures load works: tiny runs of it lose nothing and say so, and the page tells what was measured."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tools.load import problems
from tools.loading.measuring import Figures, Games, Growth, Run
from tools.loading.page import Measured, page
from tools.loading.servers import Spent
from tools.loading.tables import Client, Sight, Table

ROOT = Path(__file__).parents[2]


def load(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.load", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT)


# --- tiny runs


def test_tiny_run_loses_nothing() -> None:
    done = load("--tables", "8", "--seconds", "1", "--pace", "0.1", "--spectators", "1", "--processes", "2")
    assert done.returncode == 0, done.stderr
    assert re.search(r"lost updates +0$", done.stdout, re.MULTILINE)
    for who in ("people", "bots"):
        acted = re.search(rf"{who} +(\d+)", done.stdout)
        assert acted is not None
        assert int(acted[1]), f"no {who} acted"
    assert "ratio to echo" in done.stdout


def test_senseless_wishes_get_a_sentence() -> None:
    done = load("--tables", "0")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


# --- what the tool notices


@pytest.mark.parametrize(
    ("came", "lost"), [([4, 5, 6], 0), ([4, 6], 1), ([], 3), ([4, 4, 5, 6], 1), ([5, 4, 6], 1), ([4, 5, 6, 7], 0)]
)
def test_lost_updates_are_counted(came: list[int], lost: int) -> None:
    """Two clients came after the third row; what one of them gets, and what was acknowledged, is due to the other."""
    table = Table(0, has_bots=False)
    for seqs in ([4, 5], came):
        client = Client(table, None, 3, Sight(0, False, []))  # type: ignore[arg-type]
        client.seqs = seqs
        table.clients.append(client)
    table.clients[0].seqs.append(6)
    table.acknowledged = [5, 6]
    known = {4, 5, 6}
    assert known <= table.known()
    assert table.lost(known) == lost


def test_goal_is_for_people_while_bots_wait() -> None:
    wished, fine = Run(4, 1, 1), Figures(1, people=[0.05] * 100, queue=[[3, 1], [2, 2]])
    assert problems([(wished, fine)], 100) == []
    assert len(problems([(wished, replace(fine, people=[0.2] * 100))], 100)) == 1
    assert len(problems([(wished, replace(fine, people=[]))], 100)) == 1
    assert len(problems([(wished, replace(fine, queue=[[3, 1], [0, 9]]))], 100)) == 1
    assert len(problems([(wished, replace(fine, queue=[]))], 100)) == 1
    assert problems([(wished, replace(fine, queue=[[0]]))], 0) == []
    assert len(problems([(wished, replace(fine, lost=1))], 0)) == 1


# --- the page


def measured() -> Measured:
    """Made up: a socket takes 50 kB, a table 100 kB."""
    wished = Run(500, 60, 5)
    figures = Figures(
        60,
        [0.02] * 90 + [0.08] * 10,
        [2.0],
        120,
        0.1,
        [[9], [40], [41]],
        Spent(15, 6, 60),
        200_000_000,
        1100,
        update=4000,
    )
    alone = replace(wished, bots=False)
    return Measured(
        1.0,
        [(wished, figures), (replace(wished, processes=2), replace(figures, people=[0.2] * 100, queue=[[0]]))],
        [(replace(alone, tables=50), figures), (alone, figures)],
        [(alone, figures), (replace(alone, spectators=20), replace(figures, spent=Spent(30, 6, 60)))],
        (alone, replace(figures, spent=Spent(1, 0, 0), bot_moves=0)),
        Growth([0, 1000], [100_000_000, 150_000_000], [20, 1020], 0.01),
        Growth([0, 500], [100_000_000, 150_000_000], [20, 20]),
        Games([0.002, 0.003], 3000, 900.0),
    )


def test_page_tells_what_was_measured() -> None:
    text = " ".join(page(measured()).split())
    assert "{" not in text
    assert "With one process on SQLite, the bots' queue was never empty, and people's p95 was 80 ms, under" in text
    assert "the bots' queue was **empty at times**, and people's p95 was 200 ms, **over**" in text
    assert "| a bot's move waits (calculated) | 20 s | 0 s |" in text
    assert "the event loop fills up first, at about 4 times this load" in text
    assert "a socket takes 50 kB and a table 100 kB" in text
    assert "20,000 sockets at 10,000 tables need about 2.1 GB, within" in text
    assert "20,020 file descriptors (calculated" in text


def test_page_in_the_repository_is_of_this_form() -> None:
    def titles(text: str) -> list[str]:
        return re.findall(r"^#.*$", text, re.MULTILINE)

    assert titles((ROOT / "docs" / "capacity.md").read_text("utf-8")) == titles(page(measured()))
