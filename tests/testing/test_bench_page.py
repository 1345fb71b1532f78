"""`make bench` tells what it measured, what it wanted, and what it could not measure."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from tools import bench


def figures(speed: float, clone: float, **more: Any) -> dict[str, Any]:
    legality = {"p50": 5.0, "p999": 80.0, "max": 200.0}
    found = {"version": "1.0", "game": "Catan", "players": 4, "decisions_per_second": speed, "games_per_second": 2.0}
    return {**found, "clone_us": clone, "legality_us": legality, "view_bytes": 4000, **more}


RESULTS = {
    "lanterns compiled": figures(300_000, 2.0, game="Lanterns", build="compiled"),
    "lanterns pure": figures(50_000, 2.0, game="Lanterns", build="pure"),
    "catanatron": figures(25_000, 40.0),
    "pettingzoo": figures(900, 300.0, legality_us=None, view_bytes=None, game="chess_v6"),
}


def test_page_says_what_was_reached_and_what_was_missed() -> None:
    page = bench.page(RESULTS, ["rlcard could not be installed (no such thing)."], pinned=True)
    assert "- reached: Lanterns, compiled: 12.0 × catanatron's decisions per second, at least 10 ×" in page
    assert "- **missed**: Lanterns, plain Python: 2.0 × catanatron's decisions per second, at least 3 ×" in page
    assert "- reached: Lanterns, plain Python: a copy costs 5% of catanatron's, at most 10%" in page
    assert "- rlcard could not be installed (no such thing)." in page
    assert "| pettingzoo: chess_v6 | 4 | 900 | 0.0 | 2.0 | 300.0 | – | – | – | – |" in page
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert len({line.count("|") for line in rows}) == 1
    assert len(rows) == 2 + len(RESULTS)


def test_plot_has_a_bar_and_a_label_for_each_fastest_first() -> None:
    drawn = bench.plot(RESULTS)
    assert drawn.count("<rect") == 1 + len(RESULTS)
    assert drawn.index("Lanterns, compiled") < drawn.index("Lanterns, plain Python") < drawn.index("catanatron")


def test_middle_of_the_rounds_counts() -> None:
    contender = bench.Contender("x", [], {})
    contender.rounds = [figures(speed, 1.0) for speed in (10.0, 900.0, 20.0)]
    assert contender.figures()["decisions_per_second"] == 20.0
    assert contender.figures()["legality_us"]["max"] == 200.0


def test_a_contender_that_fails_is_a_sentence() -> None:
    contender = bench.Contender("x", [sys.executable, "-c", "raise SystemExit('there is no x')"], {})
    contender.run(1, 0, None)
    assert contender.problem == "there is no x"
    assert not contender.rounds


@pytest.mark.parametrize("word", ["/", "\\"])
def test_machine_names_no_place(word: str) -> None:
    assert word not in bench.machine()
