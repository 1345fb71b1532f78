"""The bonuses of the five Spheres."""

import pytest
from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import sphere
from tests.cerebria.table import choices, do, hand, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

LOVE = """
origin = "SPHERE at valley"
[slots]
[seat.0]
space = "valley"
willpower = 1
essence = 1
hand = []
deck = ["trust", "desire"]
tokens = { move = ["red", "yellow"] }
[team.bliss]
ambition = 1
"""
SPHERES = ("commitment", "creativity", "humility", "diligence", "knowledge")


def absorb(edition: str, name: str) -> Play:
    play = lay_in(edition, LOVE.replace("SPHERE", name))
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
    return play


@both_editions
@pytest.mark.parametrize("name", SPHERES)
@proves("sphere.optional")
def test_every_bonus_may_be_declined(edition: str, name: str) -> None:
    play = absorb(edition, name)
    do(play, "answer no")
    g = state(play)
    assert (g.willpower[0], g.pool[0], g.ambition[0], hand(play, 0), sum(map(bool, g.tokens[:20]))) == (3, 1, 1, [], 2)
    assert play.step() == "turn"


@both_editions
@proves("sphere.commitment")
def test_commitment_sells_an_ambition(edition: str) -> None:
    play = absorb(edition, "commitment")
    do(play, "answer yes")
    assert (state(play).willpower[0], state(play).ambition[0]) == (2, 2)
    play = lay_in(edition, LOVE.replace("SPHERE", "commitment").replace("ambition = 1", "ambition = 3"))
    do(play, "absorb valley")
    assert play.step() == "turn"  # no spent token to flip
    assert state(play).willpower[0] == 3


@both_editions
@proves("sphere.creativity")
def test_creativity_draws_a_card(edition: str) -> None:
    play = absorb(edition, "creativity")
    do(play, "answer yes")
    assert hand(play, 0) == ["trust"]
    assert state(play).willpower[0] == 3


@both_editions
@proves("sphere.humility")
def test_humility_gives_an_essence(edition: str) -> None:
    play = absorb(edition, "humility")
    do(play, "answer yes")
    assert state(play).pool[0] == 2
    assert state(play).willpower[0] == 3


@both_editions
@proves("sphere.diligence")
def test_diligence_gives_two_willpower_from_the_supply(edition: str) -> None:
    play = absorb(edition, "diligence")
    do(play, "answer yes")
    assert state(play).willpower[0] == 5
    assert sphere(play, "diligence")[1] == 5


@both_editions
@proves("sphere.knowledge")
def test_knowledge_places_a_vibe_token_for_free(edition: str) -> None:
    play = absorb(edition, "knowledge")
    do(play, "answer yes")
    rows = ["move-3", "move-4", "invoke-1", "quell-1", "fortify-1", "empower-1"]
    assert choices(play) == [*(f"place {row}" for row in rows), "done"]
    assert why_not(play, "place quell-2") == "row-not-unlocked"
    do(play, "place move-4")
    assert choices(play) == ["colour green", "colour blue"]
    assert why_not(play, "colour wild") == "wild-only-at-start"
    do(play, "colour blue")
    assert state(play).tokens[3] == 4
    assert state(play).ambition[0] == 1
    assert state(play).willpower[0] == 3
    assert play.step() == "turn"
