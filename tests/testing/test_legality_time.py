"""No listing of legal actions takes long, in any position that random games come to.

By the processor's time of the thread. A call that seems long is timed again in the same position, so that what else
the process had to do just then does not count.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import pytest
from tests.every_game import GAMES, trial

from mindtable.kernel import driver
from mindtable.kernel.game import Game
from mindtable.kernel.rng import Picks

OF_A_THOUSAND = 0.001
AT_MOST = 0.005
SUSPICIOUS = OF_A_THOUSAND / 2
AGAIN = 3


def timed(game: Any, g: Any, seat: int) -> tuple[list[int], float]:
    start = time.thread_time()
    actions = driver.legal(g, seat)
    return actions, time.thread_time() - start


@pytest.mark.parametrize(("game", "table"), [(game, table) for game in GAMES for table in trial(game).slow_tables])
def test_legal_actions_are_listed_at_once(game: Game[Any], table: Mapping[str, Any]) -> None:
    given = game.resolve(table)
    teams = game.teams(given)
    spent: list[float] = []
    for seed in range(trial(game).games):
        g, picks = game.start(given, seed), Picks(seed)
        while g.stack:
            seat = driver.first_decider(g, teams)
            actions, once = timed(game, g, seat)
            if once > SUSPICIOUS:
                once = min(once, *(timed(game, g, seat)[1] for _ in range(AGAIN)))
            spent.append(once)
            driver.apply(g, seat, actions[picks.below(len(actions))])
    spent.sort()
    assert len(spent) > 4000
    assert spent[int(len(spent) * 0.999)] < OF_A_THOUSAND
    assert spent[-1] < AT_MOST
