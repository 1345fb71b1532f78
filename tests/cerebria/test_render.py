"""What a learner's table shows in words."""

from __future__ import annotations

from typing import Any

import numpy as np

from mindtable.envs.pettingzoo_env import TableEnv
from mindtable.games.cerebria.game import GAME


def first_legal(table: TableEnv) -> Any:
    return np.flatnonzero(table.last()[0]["action_mask"])[0]


def test_words_tell_what_the_one_who_decides_may_see() -> None:
    table = TableEnv(GAME.id, players=2, render_mode="ansi")
    table.reset(seed=2)
    while table.play.step() != "start-token":  # the hands are drawn just before
        table.step(first_legal(table))
    words = table.render()
    assert words is not None
    seat = table.play.deciders()[0]
    view: Any = table.play.view(seat)["table"]
    assert "hand: " + ", ".join(view["seats"][seat]["hand"]) in words
    assert words.count("hand:") == 1
    while not table.play.over:
        table.step(first_legal(table))
    assert "ending: " in str(table.render())
