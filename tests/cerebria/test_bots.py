"""The bots of Cerebria: what they count agrees with the rules, they make good use of it, and they beat chance."""

from __future__ import annotations

import pytest
from tests.bots.tables import PATIENT, in_the_middle

from mindtable.bots import levels
from mindtable.bots.beam import turn_over
from mindtable.bots.planner import PlanningBot
from mindtable.bots.random_bot import WhimsicalBot
from mindtable.games.cerebria.bots.evaluation import EVALUATION, LONG, lead
from mindtable.games.cerebria.game import GAME
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.aspiration import standing
from mindtable.games.cerebria.rules.control import refresh
from mindtable.games.cerebria.rules.scoring import total
from mindtable.kernel.play import new
from mindtable.kernel.position import replaced


def test_the_levels_have_the_names_that_tables_know_them_by() -> None:
    assert levels.offered(GAME) == ["whim", "impulse", "reason", "ego"]


@pytest.mark.parametrize("seed", range(5))
def test_features_agree_with_the_rules(seed: int) -> None:
    g = in_the_middle(GAME, seed, 120 if seed else 60).position
    assert isinstance(g, State)
    found = EVALUATION.features(g, 0)
    assert found["points"] == total(g, 0) - total(g, 1)
    refresh(g)
    sides = [g.cards.side[card] if card >= 0 else -1 for card in g.emotion]
    for aspiration in range(9):
        assert lead(g, 0, aspiration, sides) == standing(g, 0, aspiration) - standing(g, 1, aspiration)


def test_insecurity_is_bad_for_the_team_that_has_it_and_good_for_the_other() -> None:
    g = in_the_middle(GAME, 0, 60).position
    assert isinstance(g, State)
    before = EVALUATION(g, 0)
    for seat, better in ((0, False), (1, True)):
        blocked = g.clone()
        free = next(space for space in range(20 * seat, 20 * seat + 20) if not blocked.blocked[space])
        blocked.blocked = replaced(blocked.blocked, free, 1)
        assert (EVALUATION(blocked, 0) > before) == better


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("level", ["impulse", "reason", "ego"])
def test_starting_vibe_tokens_unlock_four_spirit_actions(edition: str, level: str) -> None:
    """Where they may go anywhere, a Spirit that can do more comes before one that moves well."""
    play = new(GAME, 3, GAME.resolve({"players": 2, "edition": edition, "vibe_tokens": "free"}))
    bot = levels.bot(GAME, level)
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    while play.step() != "turn":
        seat = play.deciders()[0]
        play.act(seat, sober.choose(play.observe(seat), PATIENT))
    g = play.position
    assert isinstance(g, State)
    for seat in (0, 1):
        unlocked = [bool(g.tokens[20 * seat + 4 * row]) for row in range(5)]
        assert sum(unlocked) == 4
        assert EVALUATION.features(g, seat)["unlocked"] == 4


def test_bots_lose_patience_with_a_game_that_does_not_end() -> None:
    """Two teams that build and raze the same Fortress would go on for ever: a Revelation is worth ever more."""
    g = in_the_middle(GAME, 1, 120).position
    assert isinstance(g, State)
    worth: list[float] = []
    for turn in (20, LONG, 40, 60):
        g.turn = turn
        before = EVALUATION(g, 0)
        nearer = g.clone()
        nearer.common = [*g.common[:1], *g.common[2:]]  # one Aspiration fewer to come, the first one the same
        worth.append(EVALUATION(nearer, 0) - before)
    assert worth[0] == worth[1] == 0
    assert 0 < worth[2] < worth[3]


@pytest.mark.slow
def test_planning_beats_random() -> None:
    won = 0
    for seed in range(4):
        play = new(GAME, seed, {"players": 2})
        bots = [PlanningBot("planner", EVALUATION, turn_over, 8, 40, 2_000), levels.bot(GAME, "random")]
        if seed % 2:
            bots.reverse()
        while not play.over:
            seat = play.deciders()[0]
            play.act(seat, bots[seat].choose(play.observe(seat), PATIENT))
        won += seed % 2 in play.winners()
    assert won >= 3
