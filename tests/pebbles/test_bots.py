"""The bots of Pebbles: a measured ladder, hints with their reasons, and weights that can be tuned."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples.pebbles import GAME
from examples.pebbles.bots import BOTS, features

import mindtable
from mindtable.arena import ladder, tune
from mindtable.arena.running import Results, run
from mindtable.arena.tune import trial
from mindtable.bots import levels
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.hints import hints
from mindtable.text import LANGUAGES, knows


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mindtable, "_known", {})
    mindtable.register(GAME)


@pytest.mark.parametrize("players", [2, 4])
def test_the_ladder_tells_that_the_old_hand_wins(players: int) -> None:
    played = []
    for arena in ladder.arenas("pebbles", players, games=40, seed=0):
        results = Results(arena)
        for _ in run(results, jobs=1):
            pass
        played.append((arena, results.in_order()))
    rungs = [line for line in ladder.page(played).splitlines() if line.startswith("| pebbles ")]
    assert [rung.split(" | ")[2] for rung in rungs] == ["old-hand – novice", "old-hand – random"]
    assert all("reached" in rung for rung in rungs), rungs


def test_a_hint_says_what_is_good_about_a_choice() -> None:
    play = GAME.scenario("heap = 7")
    best = hints(play.observe(0))[0]
    assert play.text(best.action) == "take 3"
    assert [why.key for why in best.why] == ["feature-fours"]
    assert all(knows(language, "feature-fours", GAME) for language in LANGUAGES)


def test_the_only_level_of_a_game_gives_its_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = replace(BOTS, levels=BOTS.levels[1:])
    monkeypatch.setattr(levels, "bots_of", lambda game: alone)
    play = GAME.scenario("heap = 7")
    assert play.text(hints(play.observe(0))[0].action) == "take 3"


def test_weights_are_tried_against_each_other() -> None:
    told = trial("pebbles", {"fours": -1.0}, players=2, seeds=range(4))
    assert told["games"] == 8
    assert told["won"] < 0.5
    assert not told["kept"]


def test_an_evaluation_that_only_counts_wins_can_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    only = Evaluation(lambda g, seat: {"won": features(g, seat)["won"]}, {"won": 10.0}, lambda g: int(g.turns))
    monkeypatch.setattr(tune, "evaluation", lambda game: only)
    assert [list(told["changed"]) for told in tune.tune("pebbles", players=2, games=2, seed=0, trials=1)] == [["won"]]
