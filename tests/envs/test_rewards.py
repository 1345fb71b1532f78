"""Rewards: by rank, shared by team mates and by those who tie; of a game cut short, by points."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.every_game import EACH_ALONE, TWO_SIDES

from mindtable.envs.rules import Rules


class Ended:
    """All of a play that rewards ask for."""

    def __init__(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self._scores, self._winners = scores, winners

    def scores(self) -> list[int]:
        return list(self._scores)

    def winners(self) -> list[int]:
        return list(self._winners)


@pytest.mark.parametrize(
    ("players", "scores", "winners", "rewards"),
    [
        (2, [9, 4], [0], [1, -1]),
        (3, [9, 4, 9], [0, 2], [1, -1, 1]),
        (4, [4, 9, 4, 9], [1, 3], [-1, 1, -1, 1]),
        (4, [9, 9, 9, 9], [], [0, 0, 0, 0]),  # a tie that nothing breaks
        (4, [9, 9, 9, 9], [0, 2], [1, -1, 1, -1]),  # a tie broken by the rules
    ],
)
def test_teams_share_a_result(players: int, scores: list[int], winners: list[int], rewards: list[float]) -> None:
    rules = Rules(TWO_SIDES.id, {"players": players})
    assert rules.rewards(Ended(scores, winners)) == rewards  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scores", "winners", "rewards"),
    [
        ([90, 80, 70, 60], [0], [1, 1 / 3, -1 / 3, -1]),
        ([90, 90, 70, 60], [1], [1 / 3, 1, -1 / 3, -1]),
        ([90, 80, 80, 60], [0], [1, 0, 0, -1]),
        ([50, 80, 80, 60], [], [-1, 2 / 3, 2 / 3, -1 / 3]),  # cut short
    ],
)
def test_ranks_are_evenly_spaced(scores: list[int], winners: list[int], rewards: list[float]) -> None:
    rules = Rules(EACH_ALONE.id, {"players": 4})
    found = rules.rewards(Ended(scores, winners))  # type: ignore[arg-type]
    assert found == pytest.approx(rewards)
    assert sum(found) == pytest.approx(0)


def test_leads_are_over_the_best_other_side() -> None:
    assert Rules(EACH_ALONE.id, {"players": 3}).leads(Ended([5, 9, 7], [])) == [-4, 2, -2]  # type: ignore[arg-type]
    assert Rules(TWO_SIDES.id, {"players": 4}).leads(Ended([5, 9, 5, 9], [])) == [-4, 4, -4, 4]  # type: ignore[arg-type]
