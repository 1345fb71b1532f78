"""What the balance report counts of Unconscious Mind adds up."""

from __future__ import annotations

import pytest

from mindtable.arena.balance import play_one, summed
from mindtable.arena.balance_report import bounds
from mindtable.games.unconscious.bots.tally import UnconsciousTally
from mindtable.games.unconscious.game import GAME

pytestmark = pytest.mark.slow


def test_points_and_choices_are_counted() -> None:
    total = summed(play_one(GAME, GAME.resolve({"players": 2}), seed, "random", 0.1) for seed in range(2))
    assert total is not None
    tables = total.tables()
    sources = tables["points by source (all players)"]
    earned = sum(row["points"] for name, row in sources.items() if not name.startswith("final: "))
    assert earned == sum(map(sum, total.scores))
    finals = sum(row["points"] for name, row in sources.items() if name.startswith("final: "))
    assert finals == sources["final"]["points"]
    for rows in (tables["notebook tiles"], tables["clients"]):
        assert all(row.get("taken", 0) <= row.get("offered", 0) for row in rows.values())
    told = [what for _, what in bounds(GAME, [total])]
    assert any("between a level I and a level II tile; 35% to 65% is the goal" in what for what in told)
    assert set(UnconsciousTally.choices) <= tables.keys()
