"""Bots keep to their plan: they think anew only when something came to light, and never know more than their seat."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import PATIENT, in_the_middle
from tests.every_game import GAMES, every_game

from mindtable.bots import levels
from mindtable.bots.beam import Plan, turn_over
from mindtable.bots.course import Course
from mindtable.bots.planner import PlanKeeper, PlanningBot
from mindtable.bots.search import SearchBot
from mindtable.kernel.game import Game
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import Play, new
from mindtable.kernel.rng import Rng


class Counting(PlanningBot):
    """A planner that counts how often it thinks."""

    thoughts = 0

    def ranked(self, seen: Observation, budget: float) -> list[Plan]:
        self.thoughts += 1
        return super().ranked(seen, budget)


def narrow(game: Game[Any]) -> Counting:
    return Counting("planner", levels.evaluation(game), turn_over, width=4, depth=40)


def played(game: Game[Any], bots: list[PlanKeeper], choices: int) -> tuple[Play, int]:
    """A game so many choices on, and how many of them had an alternative."""
    play = new(game, 11, {"players": len(bots)})
    open_choices = 0
    for _ in range(choices):
        if play.over:
            break
        seat = play.deciders()[0]
        open_choices += len(play.actions(seat)) > 1
        play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
    return play, open_choices


@every_game
def test_a_turn_is_planned_once_and_not_at_every_choice(game: Game[Any]) -> None:
    bots = [narrow(game), narrow(game)]
    _, open_choices = played(game, list(bots), 150)
    assert open_choices > 100
    assert sum(bot.thoughts for bot in bots) < open_choices / 2


@every_game
def test_the_plan_is_followed_as_it_was_made(game: Game[Any]) -> None:
    play = in_the_middle(game, 3, 60)
    seat = play.deciders()[0]
    bot = narrow(game)
    seen = play.observe(seat)
    line = bot.ranked(seen, PATIENT)[0].line
    start = play.number
    play.position = seen.sample(0)  # the very truth the bot imagines, so nothing can come as a surprise
    bot.thoughts = 0
    while not play.over and play.deciders() == [seat] and play.number - start < len(line):
        chosen = bot.choose(play.observe(seat), PATIENT)
        if bot.thoughts > 1:
            break  # what it sees now gives another sample than the one it began with
        assert chosen == line[play.number - start]
        play.act(seat, chosen)
    assert bot.thoughts >= 1


@every_game
def test_a_surprise_ends_the_plan(game: Game[Any]) -> None:
    play = in_the_middle(game, 3, 60)
    seat = play.deciders()[0]
    seen = play.observe(seat)
    line = narrow(game).ranked(seen, PATIENT)[0].line
    course = Course(seen, seen.sample(0), line)
    other = next(action for action in play.actions(seat) if action != line[0])
    play.act(seat, other)
    while play.actions(seat) == []:
        asked = play.deciders()[0]
        play.act(asked, play.actions(asked)[0])
    assert course.next(play.observe(seat)) is None


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_truths_that_stay_alike_get_the_same_choices_all_along(game: Game[Any], seed: int) -> None:
    """One bot meets the truth, its twin another truth that looks alike; while both see the same, they do the same."""
    play = in_the_middle(game, seed, 70)
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.game.sample(play.position, play.teams, seat, Rng(31 + seed))
    judge = levels.evaluation(game)
    bots = [SearchBot("search", judge, positions=600, width=4, reply_width=2) for _ in range(2)]
    compared = 0
    while play.deciders() == other.deciders() == [seat] and play.view(seat) == other.view(seat):
        first, second = (bot.choose(one.observe(seat), PATIENT) for bot, one in zip(bots, (play, other), strict=True))
        assert first == second
        play.act(seat, first)
        other.act(seat, second)
        compared += 1
    assert compared


@every_game
def test_a_bot_that_comes_in_the_middle_of_a_turn_plans_anew(game: Game[Any]) -> None:
    bots: list[PlanKeeper] = [narrow(game), narrow(game)]
    play, _ = played(game, bots, 47)
    for _ in range(6):
        seat = play.deciders()[0]
        newcomer = narrow(game)
        chosen = newcomer.choose(play.observe(seat), PATIENT)
        assert chosen in play.actions(seat)
        assert newcomer.thoughts == (len(play.actions(seat)) > 1)
        play.act(seat, chosen)


def test_one_bot_may_play_several_seats() -> None:
    bot = narrow(GAMES[0])
    play, _ = played(GAMES[0], [bot, bot], 60)
    assert play.number >= 60
