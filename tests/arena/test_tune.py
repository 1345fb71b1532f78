"""Tuning: every trial is recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.every_game import GAMES

import mindtable
from mindtable.arena.tune import record, trial


@pytest.mark.slow
def test_a_trial_is_recorded_won_or_lost(tmp_path: Path) -> None:
    told = trial(GAMES[0].id, {"points": -5.0}, players=2, seeds=[1])
    assert told["games"] == 2
    assert told["won"] == 0.0
    assert not told["kept"]
    assert told["changed"] == {"points": [1.0, -5.0]}
    record(tmp_path / "deep" / "registry.jsonl", told)
    record(tmp_path / "deep" / "registry.jsonl", told)
    lines = (tmp_path / "deep" / "registry.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [told, told]


def test_the_registry_in_the_repository_can_be_read() -> None:
    registry = Path(mindtable.__file__).parents[2] / "docs" / "tuning" / "registry.jsonl"
    known = {"date", "game", "players", "changed", "seeds", "games", "won", "kept"}
    for line in registry.read_text("utf-8").splitlines():
        assert known <= set(json.loads(line))
