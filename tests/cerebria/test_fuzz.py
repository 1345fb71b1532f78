"""Fuzzing: many games over every combination of options, looked at after each action, and nothing breaks."""

import pytest
from tests.effort import many, seed

from mindtable.games.cerebria.game import GAME
from mindtable.kernel.options import Options
from mindtable.testing.fuzz import fuzz

pytestmark = pytest.mark.slow

COMBINATIONS = GAME.options.combinations(["edition", "mode", "players", "team_board", "spirit_board"])
OTHER_SPIRITS: list[Options] = [
    {**row, "spirits": spirits}
    for row in GAME.options.combinations(["edition", "team_board", "spirit_board"])
    for spirits in (["harmony", "anxiety", "delight", "malice"], ["delight", "hatred", "love", "anxiety"])
]
GAMES = many(90, 3000)


def test_fuzzed_games_do_not_break() -> None:
    report = fuzz(GAME, seed=seed(11), games=GAMES, options_sets=COMBINATIONS + OTHER_SPIRITS)
    assert [failure.problem + "\n" + failure.history for failure in report.failures] == []
    assert report.games == GAMES
    assert report.decisions > 50 * GAMES  # they were real games
