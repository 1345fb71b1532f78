"""Evaluations and hints: every feature has a weight and a text, and hints say why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import in_the_middle
from tests.every_game import GAMES, every_game

from mindtable.bots import levels
from mindtable.bots.errors import UnknownBot
from mindtable.bots.hints import hints
from mindtable.bots.planner import PlanKeeper
from mindtable.bots.random_bot import WhimsicalBot
from mindtable.kernel.game import Game
from mindtable.text import LANGUAGES, knows


@every_game
def test_every_feature_has_a_weight_and_a_text(game: Game[Any]) -> None:
    play = in_the_middle(game, 1, 40)
    judge = levels.evaluation(game)
    assert set(judge.features(play.position, 0)) == set(judge.weights)
    for feature in judge.weights:
        assert all(knows(language, f"feature-{feature}", game) for language in LANGUAGES)


@every_game
def test_a_hint_names_choices_gains_and_reasons(game: Game[Any]) -> None:
    play = in_the_middle(game, 6, 60)
    seen = play.observe(play.deciders()[0])
    second = levels.levels(game)[1].name
    found = hints(seen, second, 60.0)
    assert len(found) == min(3, len(seen.actions))
    assert len({hint.action for hint in found}) == len(found)
    for hint in found:
        assert hint.action in seen.actions
        assert all(knows(language, why.key, game) for why in hint.why for language in LANGUAGES)
    assert found[0].why, "the best choice changes something, and the hint says what"
    told = found[0].describe(seen)
    assert set(told) == {"action", "gain", "why"}
    assert play.parse(str(told["action"])) == found[0].action


@every_game
@pytest.mark.parametrize("number", range(4))
def test_a_hint_advises_what_its_level_would_do(game: Game[Any], number: int) -> None:
    play = in_the_middle(game, 8, 50)
    seen = play.observe(play.deciders()[0])
    level = levels.levels(game)[number]
    bot = levels.bot(game, level.name)
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    assert hints(seen, level.name, 60.0)[0].action == sober.choose(seen, 60.0)


@every_game
def test_the_reasons_of_a_hint_add_up_to_its_gain(game: Game[Any]) -> None:
    """Three reasons are told; with all of them the sum is the gain."""
    play = in_the_middle(game, 6, 60)
    seen = play.observe(play.deciders()[0])
    judge = levels.evaluation(game)
    level = levels.levels(game)[2].name
    adviser = levels.bot(game, level)
    assert isinstance(adviser, PlanKeeper)
    for hint, plan in zip(hints(seen, level, 60.0), adviser.ranked(seen, 60.0), strict=False):
        every = judge.difference(plan.position, seen.sample(0), seen.seat, most=1_000)
        assert [(why.key, why.gain) for why in hint.why] == [(f"feature-{name}", part) for name, part in every[:3]]
        assert hint.gain == pytest.approx(sum(part for _, part in every))


def test_a_bot_that_does_not_plan_gives_no_hints() -> None:
    play = in_the_middle(GAMES[0], 6, 60)
    with pytest.raises(UnknownBot):
        hints(play.observe(play.deciders()[0]), "random")
