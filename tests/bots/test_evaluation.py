"""Evaluations, hints and tuning: features agree with the rules, hints say why, trials are recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.bots.test_bots import GAMES, in_the_middle

import mindtable
from mindtable.bots import levels
from mindtable.bots.hints import hints
from mindtable.bots.planner import PlanKeeper
from mindtable.bots.random_bot import WhimsicalBot
from mindtable.bots.tune import record, trial
from mindtable.games.cerebria.bots.evaluation import LONG, lead
from mindtable.games.cerebria.pieces.state import State as Cerebria
from mindtable.games.cerebria.rules.aspirations import standing
from mindtable.games.cerebria.rules.control import refresh
from mindtable.games.cerebria.rules.scoring import total
from mindtable.games.unconscious.pieces.state import State as UnconsciousMind
from mindtable.games.unconscious.rules.desk import tags
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.kernel import play as playing
from mindtable.kernel.errors import UnknownBot
from mindtable.text import LANGUAGES, knows


@pytest.mark.parametrize("game_id", GAMES)
def test_every_feature_has_a_weight_and_a_text(game_id: str) -> None:
    play = in_the_middle(game_id, 1, 40)
    judge = levels.evaluation(game_id)
    assert set(judge.features(play.position, 0)) == set(judge.weights)
    for feature in judge.weights:
        assert all(knows(language, f"feature-{feature}") for language in LANGUAGES)


@pytest.mark.parametrize("seed", range(5))
def test_cerebria_features_agree_with_the_rules(seed: int) -> None:
    g = in_the_middle("cerebria", seed, 120 if seed else 60).position
    assert isinstance(g, Cerebria)
    found = levels.evaluation("cerebria").features(g, 0)
    assert found["points"] == total(g, 0) - total(g, 1)
    refresh(g)
    sides = [g.cards.side[card] if card >= 0 else -1 for card in g.emotion]
    for aspiration in range(9):
        assert lead(g, 0, aspiration, sides) == standing(g, 0, aspiration) - standing(g, 1, aspiration)


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("level", ["impulse", "reason", "ego"])
def test_starting_vibe_tokens_unlock_four_spirit_actions(edition: str, level: str) -> None:
    """Where they may go anywhere, a Spirit that can do more comes before one that moves well."""
    game = mindtable.game("cerebria")
    play = playing.new(game, 3, game.resolve({"players": 2, "edition": edition, "vibe_tokens": "free"}))
    bot = levels.bot("cerebria", level)
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    while play.step() != "turn":
        seat = play.deciders()[0]
        play.act(seat, sober.choose(play.observe(seat), 60.0))
    g = play.position
    assert isinstance(g, Cerebria)
    for seat in (0, 1):
        unlocked = [bool(g.tokens[20 * seat + 4 * row]) for row in range(5)]
        assert sum(unlocked) == 4
        assert levels.evaluation("cerebria").features(g, seat)["unlocked"] == 4


def test_bots_lose_patience_with_a_game_that_does_not_end() -> None:
    """Two teams that build and raze the same Fortress would go on for ever: a Revelation is worth ever more."""
    g = in_the_middle("cerebria", 1, 120).position
    assert isinstance(g, Cerebria)
    judge = levels.evaluation("cerebria")
    worth: list[float] = []
    for turn in (20, LONG, 40, 60):
        g.turn = turn
        before = judge(g, 0)
        nearer = g.clone()
        nearer.common = [*g.common[:1], *g.common[2:]]  # one Aspiration fewer to come, the first one the same
        worth.append(judge(nearer, 0) - before)
    assert worth[0] == worth[1] == 0
    assert 0 < worth[2] < worth[3]


@pytest.mark.parametrize("seed", range(5))
def test_unconscious_features_agree_with_the_rules(seed: int) -> None:
    g = in_the_middle("unconscious", seed, 400).position
    assert isinstance(g, UnconsciousMind)
    for seat in range(g.players):
        found = levels.evaluation("unconscious").features(g, seat)
        parts = final_parts(g, seat)
        assert found["final"] == sum(parts.values()) - parts["boxes"] - parts["bright"]
        assert found["tags"] == sum(tags(g, seat, location) for location in range(6))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_names_choices_gains_and_reasons(game_id: str) -> None:
    play = in_the_middle(game_id, 6, 60)
    seen = play.observe(play.deciders()[0])
    second = levels.levels(game_id)[1].name
    found = hints(seen, second, 60.0)
    assert len(found) == min(3, len(seen.actions))
    assert len({hint.action for hint in found}) == len(found)
    for hint in found:
        assert hint.action in seen.actions
        assert all(knows(language, why.key) for why in hint.why for language in LANGUAGES)
    assert found[0].why, "the best choice changes something, and the hint says what"
    told = found[0].describe(seen)
    assert set(told) == {"action", "gain", "why"}
    assert play.parse(str(told["action"])) == found[0].action


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_a_hint_advises_what_its_level_would_do(game_id: str, number: int) -> None:
    play = in_the_middle(game_id, 8, 50)
    seen = play.observe(play.deciders()[0])
    level = levels.levels(game_id)[number]
    bot = levels.bot(game_id, level.name)
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    assert hints(seen, level.name, 60.0)[0].action == sober.choose(seen, 60.0)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_reasons_of_a_hint_add_up_to_its_gain(game_id: str) -> None:
    """Three reasons are told; with all of them the sum is the gain."""
    play = in_the_middle(game_id, 6, 60)
    seen = play.observe(play.deciders()[0])
    judge = levels.evaluation(game_id)
    level = levels.levels(game_id)[2].name
    adviser = levels.bot(game_id, level)
    assert isinstance(adviser, PlanKeeper)
    for hint, plan in zip(hints(seen, level, 60.0), adviser.ranked(seen, 60.0), strict=False):
        every = judge.difference(plan.position, seen.sample(0), seen.seat, most=1_000)
        assert [(why.key, why.gain) for why in hint.why] == [(f"feature-{name}", part) for name, part in every[:3]]
        assert hint.gain == pytest.approx(sum(part for _, part in every))


def test_a_bot_that_does_not_plan_gives_no_hints() -> None:
    play = in_the_middle("cerebria", 6, 60)
    with pytest.raises(UnknownBot):
        hints(play.observe(play.deciders()[0]), "random")


@pytest.mark.slow
def test_a_trial_is_recorded_won_or_lost(tmp_path: Path) -> None:
    told = trial("cerebria", {"points": -5.0}, players=2, seeds=[1])
    assert told["games"] == 2
    assert told["won"] == 0.0
    assert not told["kept"]
    assert told["changed"] == {"points": [1.0, -5.0]}
    record(tmp_path / "deep" / "registry.jsonl", told)
    record(tmp_path / "deep" / "registry.jsonl", told)
    lines = (tmp_path / "deep" / "registry.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == [told, told]


def test_the_registry_in_the_repository_can_be_read() -> None:
    registry = Path(mindtable.__file__).parents[2] / "docs" / "tuning" / "registry.jsonl"
    known = {"date", "game", "players", "changed", "seeds", "games", "won", "kept"}
    for line in registry.read_text("utf-8").splitlines():
        assert known <= set(json.loads(line))
