"""Every bot: it plays legally, knows no more than its seat, keeps its time, and chooses alike on the same sight."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from tests.bots.tables import PATIENT, in_the_middle
from tests.every_game import TWO_SIDES, every_game
from tests.games.lanterns import GAME as LANTERNS

from mindtable.bots import levels
from mindtable.bots.beam import Beam, Limit, turn_over
from mindtable.bots.bot import Bot
from mindtable.bots.errors import UnknownBot
from mindtable.bots.planner import PlanningBot
from mindtable.bots.search import SearchBot
from mindtable.kernel.game import Game
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import new
from mindtable.kernel.rng import Rng
from mindtable.text import LANGUAGES, knows


def small_bots(game: Game[Any]) -> Iterator[Bot]:
    """Every kind of bot and level, the thoughtful ones with less thought than usual."""
    judge = levels.evaluation(game)
    for name in ("random", "greedy", levels.levels(game)[0].name):
        yield levels.bot(game, name)
    yield PlanningBot("planner", judge, turn_over, width=4, depth=40, positions=400)
    yield SearchBot("search", judge, positions=1_500, width=6, reply_width=2)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_two_truths_that_look_alike_get_the_same_choice(game: Game[Any], seed: int) -> None:
    play = in_the_middle(game, seed, 60 + 25 * seed, players=2 + 2 * (seed % 2))
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.game.sample(play.position, play.teams, seat, Rng(99 + seed))
    assert other.position.encode() != play.position.encode(), "the two truths should differ"
    assert other.view(seat) == play.view(seat)
    for bot, twin in zip(small_bots(game), small_bots(game), strict=True):
        chosen = bot.choose(play.observe(seat), PATIENT)
        assert chosen == twin.choose(other.observe(seat), PATIENT), bot.name
        assert chosen in play.actions(seat)


@every_game
@pytest.mark.parametrize("number", range(4))
def test_every_level_is_blind_to_what_its_seat_cannot_see(game: Game[Any], number: int) -> None:
    play = in_the_middle(game, 12, 75, players=4)
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.game.sample(play.position, play.teams, seat, Rng(7))
    assert other.position.encode() != play.position.encode(), "the two truths should differ"
    name = levels.levels(game)[number].name
    chosen = levels.bot(game, name).choose(play.observe(seat), PATIENT)
    assert chosen == levels.bot(game, name).choose(other.observe(seat), PATIENT)
    assert chosen in play.actions(seat)


@every_game
def test_thinking_changes_nothing_on_the_table(game: Game[Any]) -> None:
    play = in_the_middle(game, 7, 80)
    seat = play.deciders()[0]
    before = play.position.encode()
    for bot in small_bots(game):
        bot.choose(play.observe(seat), PATIENT)
    assert play.position.encode() == before


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_of_all_kinds_finish_a_game_together(game: Game[Any], players: int) -> None:
    play = new(game, 3, {"players": players})
    first = levels.levels(game)[0].name
    bots = [levels.bot(game, name) for name in (first, "random", "greedy", first)]
    while not play.over:
        seat = play.deciders()[0]
        play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
    assert play.winners() or game is TWO_SIDES  # which knows draws


def thread_seconds(action: Callable[[], object]) -> float:
    """By the clock of this thread, whatever else the machine does; what other tests left in memory is left alone,
    since one look through all of it takes longer than a small budget."""
    gc.collect()
    gc.freeze()
    began = time.thread_time()
    action()
    taken = time.thread_time() - began
    gc.unfreeze()
    return taken


@pytest.mark.slow
@every_game
def test_no_bot_takes_more_than_twice_its_budget(game: Game[Any]) -> None:
    """With far more thought than the time allows."""
    play = in_the_middle(game, 2, 70, players=4)
    judge = levels.evaluation(game)
    seen = play.observe(play.deciders()[0])
    bots: list[Bot] = [
        PlanningBot("planner", judge, turn_over, width=500, depth=80, positions=10**9),
        SearchBot("search", judge, positions=10**9, width=200),
    ]
    for bot in bots:
        for budget in (0.1, 0.4):
            assert thread_seconds(partial(bot.choose, seen, budget)) < 2 * budget, (bot.name, budget)


@pytest.mark.slow
@every_game
def test_every_level_chooses_legally_within_its_budget(game: Game[Any]) -> None:
    play = in_the_middle(game, 4, 90)
    seen = play.observe(play.deciders()[0])
    for level in levels.levels(game):
        bot = levels.bot(game, level.name)
        assert bot.choose(seen, level.budget) in seen.actions
        assert thread_seconds(partial(bot.choose, seen, level.budget)) < 2 * level.budget


@every_game
def test_levels_have_names_in_every_language(game: Game[Any]) -> None:
    assert len(levels.levels(game)) == 4
    for level in levels.levels(game):
        assert all(knows(language, f"bot-level-{level.name}", game) for language in LANGUAGES), level.name


@every_game
def test_an_unknown_bot_is_refused_in_a_sentence(game: Game[Any]) -> None:
    with pytest.raises(UnknownBot, match=f"no bot called “superego”.*{levels.levels(game)[-1].name}"):
        levels.bot(game, "superego")


def test_a_game_without_bots_of_its_own_is_played_at_random() -> None:
    assert levels.names(LANTERNS) == levels.offered(LANTERNS) == ["random"]
    assert levels.bot(LANTERNS, "random").name == "random"
    with pytest.raises(UnknownBot, match="Only “random”"):
        levels.evaluation(LANTERNS)
    with pytest.raises(UnknownBot, match="The bots are: random"):
        levels.check_known(LANTERNS, "planner")


@every_game
def test_a_plan_can_be_followed_to_its_end(game: Game[Any]) -> None:
    play = in_the_middle(game, 5, 50)
    seat = play.deciders()[0]
    seen: Observation = play.observe(seat)
    start = seen.sample(0)
    beam = Beam(play.teams, levels.evaluation(game), width=6, depth=40)
    best = beam.plans(start, seat, seen.actions, Limit(2_000, PATIENT))[0]
    followed = play.clone()
    followed.position = start.clone()
    for action in best.line:
        assert action in followed.actions(seat)
        followed._apply(seat, action, forced=False)
    assert followed.position.encode() == best.position.encode()
