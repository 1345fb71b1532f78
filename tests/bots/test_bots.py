"""Every bot: it plays legally, knows no more than its seat, keeps its time, and chooses alike on the same sight."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from functools import partial

import pytest

import mindtable
from mindtable.bots import levels
from mindtable.bots.beam import Beam, Limit, turn_over
from mindtable.bots.bot import Bot
from mindtable.bots.planner import PlanningBot
from mindtable.bots.search import SearchBot
from mindtable.kernel.errors import UnknownBot
from mindtable.kernel.observation import Observation
from mindtable.kernel.play import Play, new
from mindtable.kernel.rng import Rng
from mindtable.text import LANGUAGES, knows

GAMES = ("cerebria", "unconscious")
PATIENT = 600.0  # seconds: only the count of positions limits thought


def in_the_middle(game_id: str, seed: int, decisions: int, players: int = 2) -> Play:
    """A game after some random decisions."""
    game = mindtable.game(game_id)
    play = new(game, seed, {"players": players})
    rng = Rng(seed).branch(5)
    for _ in range(decisions):
        seat = play.deciders()[0]
        play.act(seat, game.random_action(play.position, play.actions(seat), rng))
    while len(play.actions(play.deciders()[0])) < 2:
        seat = play.deciders()[0]
        play.act(seat, play.actions(seat)[0])
    return play


def small_bots(game_id: str) -> Iterator[Bot]:
    """Every kind of bot and level, the thoughtful ones with less thought than usual."""
    judge = levels.evaluation(game_id)
    for name in ("random", "greedy", levels.levels(game_id)[0].name):
        yield levels.bot(game_id, name)
    yield PlanningBot("planner", judge, turn_over, width=4, depth=40, positions=400)
    yield SearchBot("search", judge, positions=1_500, width=6, reply_width=2)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_two_truths_that_look_alike_get_the_same_choice(game_id: str, seed: int) -> None:
    play = in_the_middle(game_id, seed, 60 + 25 * seed, players=2 + 2 * (seed % 2))
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.game.sample(play.position, play.teams, seat, Rng(99 + seed))
    assert other.position.encode() != play.position.encode(), "the two truths should differ"
    assert other.view(seat) == play.view(seat)
    for bot, twin in zip(small_bots(game_id), small_bots(game_id), strict=True):
        chosen = bot.choose(play.observe(seat), PATIENT)
        assert chosen == twin.choose(other.observe(seat), PATIENT), bot.name
        assert chosen in play.actions(seat)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_every_level_is_blind_to_what_its_seat_cannot_see(game_id: str, number: int) -> None:
    play = in_the_middle(game_id, 12, 75, players=4)
    seat = play.deciders()[0]
    other = play.clone()
    other.position = play.game.sample(play.position, play.teams, seat, Rng(7))
    assert other.position.encode() != play.position.encode(), "the two truths should differ"
    name = levels.levels(game_id)[number].name
    chosen = levels.bot(game_id, name).choose(play.observe(seat), PATIENT)
    assert chosen == levels.bot(game_id, name).choose(other.observe(seat), PATIENT)
    assert chosen in play.actions(seat)


@pytest.mark.parametrize("game_id", GAMES)
def test_thinking_changes_nothing_on_the_table(game_id: str) -> None:
    play = in_the_middle(game_id, 7, 80)
    seat = play.deciders()[0]
    before = play.position.encode()
    for bot in small_bots(game_id):
        bot.choose(play.observe(seat), PATIENT)
    assert play.position.encode() == before


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_of_all_kinds_finish_a_game_together(game_id: str, players: int) -> None:
    play = new(mindtable.game(game_id), 3, {"players": players})
    first = levels.levels(game_id)[0].name
    bots = [levels.bot(game_id, name) for name in (first, "random", "greedy", first)]
    while not play.over:
        seat = play.deciders()[0]
        play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
    assert play.winners() or game_id == "cerebria"  # which knows draws


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
@pytest.mark.parametrize("game_id", GAMES)
def test_no_bot_takes_more_than_twice_its_budget(game_id: str) -> None:
    """With far more thought than the time allows."""
    play = in_the_middle(game_id, 2, 70, players=4)
    judge = levels.evaluation(game_id)
    seen = play.observe(play.deciders()[0])
    bots: list[Bot] = [
        PlanningBot("planner", judge, turn_over, width=500, depth=80, positions=10**9),
        SearchBot("search", judge, positions=10**9, width=200),
    ]
    for bot in bots:
        for budget in (0.1, 0.4):
            assert thread_seconds(partial(bot.choose, seen, budget)) < 2 * budget, (bot.name, budget)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_level_chooses_legally_within_its_budget(game_id: str) -> None:
    play = in_the_middle(game_id, 4, 90)
    seen = play.observe(play.deciders()[0])
    for level in levels.levels(game_id):
        bot = levels.bot(game_id, level.name)
        assert bot.choose(seen, level.budget) in seen.actions
        assert thread_seconds(partial(bot.choose, seen, level.budget)) < 2 * level.budget


def test_the_strongest_levels_have_their_names() -> None:
    assert levels.levels("cerebria")[-1].name == "ego"
    assert levels.levels("unconscious")[-1].name == "id"
    assert all(len(levels.levels(game_id)) == 4 for game_id in GAMES)


def test_levels_have_names_in_every_language() -> None:
    for game_id in GAMES:
        for level in levels.levels(game_id):
            assert all(knows(language, f"bot-level-{level.name}") for language in LANGUAGES), level.name


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"no bot “superego”.*ego"):
        levels.bot("cerebria", "superego")
    with pytest.raises(UnknownBot, match="only “random”"):
        levels.evaluation("patience")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_plan_can_be_followed_to_its_end(game_id: str) -> None:
    play = in_the_middle(game_id, 5, 50)
    seat = play.deciders()[0]
    seen: Observation = play.observe(seat)
    start = seen.sample(0)
    beam = Beam(play.teams, levels.evaluation(game_id), width=6, depth=40)
    best = beam.plans(start, seat, seen.actions, Limit(2_000, PATIENT))[0]
    followed = play.clone()
    followed.position = start.clone()
    for action in best.line:
        assert action in followed.actions(seat)
        followed._apply(seat, action, forced=False)
    assert followed.position.encode() == best.position.encode()


@pytest.mark.slow
def test_planning_beats_random_in_cerebria() -> None:
    game_id = "cerebria"
    won = 0
    judge = levels.evaluation(game_id)
    for seed in range(4):
        play = new(mindtable.game(game_id), seed, {"players": 2})
        bots = [PlanningBot("planner", judge, turn_over, 8, 40, 2_000), levels.bot(game_id, "random")]
        if seed % 2:
            bots.reverse()
        while not play.over:
            seat = play.deciders()[0]
            play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
        won += seed % 2 in play.winners()
    assert won >= 3
