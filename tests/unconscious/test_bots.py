"""The bots of Unconscious Mind: they come to an end, beat chance, and think only of choices that exist."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.bots.tables import PATIENT, in_the_middle

from mindtable.bots import levels
from mindtable.bots.beam import turn_over
from mindtable.bots.bot import Bot
from mindtable.bots.planner import PlanningBot
from mindtable.games.unconscious.bots.dreams import held_by, promise, steps_to, top_dreams
from mindtable.games.unconscious.bots.evaluation import EVALUATION, features
from mindtable.games.unconscious.bots.turn import pending, sensible
from mindtable.games.unconscious.game import GAME
from mindtable.games.unconscious.pieces.cards import DREAM_EFFECT
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.desk import tags
from mindtable.games.unconscious.rules.payment import payable
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel.play import Play, new
from mindtable.kernel.rng import Rng


def small_planner() -> PlanningBot:
    return PlanningBot("planner", EVALUATION, turn_over, width=4, depth=40, positions=500)


def position(play: Play) -> State:
    assert isinstance(play.position, State)
    return play.position


def played(bots: list[Bot], seed: int) -> Play:
    """A game to its end; a round takes two turns, and nobody needs a hundred of them."""
    play = new(GAME, seed, {"players": 2})
    while not play.over:
        seat = play.deciders()[0]
        play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
        assert position(play).turns <= 200, "the bots put off the end"
    return play


def test_the_levels_have_the_names_that_tables_know_them_by() -> None:
    assert levels.offered(GAME) == ["dreamer", "student", "analyst", "id"]


@pytest.mark.slow
def test_planning_beats_random() -> None:
    for seed in range(3):
        bots: list[Bot] = [small_planner(), levels.bot(GAME, "random")]
        play = played(bots if seed % 2 else bots[::-1], seed)
        assert play.winners() == [1 - seed % 2]


@pytest.mark.slow
def test_planners_among_themselves_come_to_an_end() -> None:
    play = played([small_planner(), small_planner()], 5)
    g = position(play)
    assert 10 <= g.turns // 2 <= 60
    assert all(g.cured)
    assert min(play.scores()) > 60


@pytest.mark.parametrize("seed", range(3))
def test_only_existing_choices_are_thought_of(seed: int) -> None:
    play = new(GAME, seed, {"players": 3})
    rng = Rng(seed).branch(1)
    for _ in range(600):
        seat = play.deciders()[0]
        actions = play.actions(seat)
        thought_of = sensible(position(play), seat, actions)
        assert thought_of
        assert set(thought_of) <= set(actions)
        play.act(seat, GAME.random_action(position(play), actions, rng))


@pytest.mark.parametrize("seed", range(5))
def test_features_agree_with_the_rules(seed: int) -> None:
    g = position(in_the_middle(GAME, seed, 400))
    for seat in range(g.players):
        found = features(g, seat)
        parts = final_parts(g, seat)
        assert found["final"] == sum(parts.values()) - parts["boxes"] - parts["bright"]
        assert found["tags"] == sum(tags(g, seat, location) for location in range(6))


@pytest.mark.parametrize("seed", range(4))
def test_a_dream_without_steps_missing_can_be_paid(seed: int) -> None:
    found = 0
    for decisions in range(40, 240, 20):
        g = position(in_the_middle(GAME, seed, decisions))
        for seat in range(g.players):
            for dream in range(len(DREAM_EFFECT)):
                if not steps_to(held_by(g, seat), dream):
                    found += 1
                    assert payable(g, seat, DREAM_EFFECT[dream].cost)
    assert found


def test_what_dreams_wait_for_is_no_longer_spare() -> None:
    g = position(in_the_middle(GAME, 1, 120))
    held, dreams = held_by(g, 0), top_dreams(g, 0)
    before = sum(held)
    promise(held, dreams)
    wanted = sum(len(DREAM_EFFECT[dream].cost) for dream in dreams)
    assert sum(held) == max(0, before - wanted)


def test_hoards_are_worth_less_and_less() -> None:
    g = position(in_the_middle(GAME, 1, 120))
    for feature, pile, most in (("coffee", g.coffee, 6), ("ideas", g.ideas, 6), ("bright", g.bright, 4)):
        worth = []
        for number in range(most + 1):
            pile[0] = number
            worth.append(features(g, 0)[feature])
        gains = [after - before for before, after in pairwise(worth)]
        assert all(gain > 0 for gain in gains)
        assert gains == sorted(gains, reverse=True)
        assert gains[-1] < gains[0]


def test_nothing_is_pending_between_turns() -> None:
    play = new(GAME, 2, {"players": 2})
    rng = Rng(2).branch(1)
    within = 0.0
    while position(play).turns < 20:
        g = position(play)
        seat = play.deciders()[0]
        if play.step() == "turn":
            assert pending(g, seat, [0] * 6) == 0
        else:
            within = max(within, pending(g, seat, [0] * 6))
        play.act(seat, GAME.random_action(g, play.actions(seat), rng))
    assert within > 3
