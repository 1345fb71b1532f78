"""Fuzzing: some games with every set of modules, looked at after each action, and nothing breaks."""

import pytest
from tests.effort import enough, many, seed

from mindtable.games.unconscious.game import GAME
from mindtable.testing.fuzz import fuzz

pytestmark = pytest.mark.slow

COMBINATIONS = GAME.options.combinations(["players", "journalist", "overlays", "fireworks"])
GAMES = many(12, 480)


def test_fuzzed_games_do_not_break() -> None:
    report = fuzz(GAME, seed=seed(11), games=GAMES, options_sets=enough(COMBINATIONS), close_look=1000)
    assert [failure.problem + "\n" + failure.history for failure in report.failures] == []
    assert report.games == GAMES
    assert report.decisions > 500 * GAMES  # they were real games
