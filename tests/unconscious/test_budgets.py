"""The budgets that do not hang on the machine: how many choices there are, and how large a view is."""

from __future__ import annotations

import json

import pytest

from mindtable.games.unconscious.game import GAME
from mindtable.kernel import driver
from mindtable.kernel.rng import Rng

pytestmark = pytest.mark.slow

MOST_CHOICES = 80
VIEW_BYTES = 5000
GAMES = 12


def test_choices_and_views_stay_small() -> None:
    """At most 80 choices in 999 of 1000 decisions of four random players, free actions included; a view under 5 kB."""
    options = GAME.resolve({"players": 4, "journalist": True, "overlays": "mixed", "fireworks": True})
    teams = GAME.teams(options)
    choices: list[int] = []
    views: list[int] = []
    for seed in range(GAMES):
        g = GAME.start(options, seed)
        rng = Rng(seed).branch(1)
        while (seat := driver.first_decider(g, teams)) >= 0:
            actions = driver.legal(g, seat)
            choices.append(len(actions))
            if len(choices) % 100 == 0:
                views.append(len(json.dumps(GAME.view(g, seat), ensure_ascii=False).encode()))
            driver.apply(g, seat, GAME.random_action(g, actions, rng))
    choices.sort()
    views.sort()
    assert len(choices) > 1000 * GAMES
    assert choices[len(choices) * 999 // 1000] <= MOST_CHOICES
    assert views[len(views) // 2] < VIEW_BYTES
