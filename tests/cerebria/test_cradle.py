"""Cradle of Senses."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import seat
from tests.cerebria.table import choices, do, hand, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
[slots]
[seat.0]
willpower = 6
hand = []
deck = ["trust", "desire", "comfort", "innocence"]
"""


@both_editions
@proves("cradle.first")
def test_one_willpower_draws_the_top_card(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm cradle", "answer no")
    assert hand(play, 0) == ["trust"]
    assert state(play).willpower[0] == 5
    assert state(play).actions_left == 2
    assert why_not(lay_in(edition, LOVE.replace("willpower = 6", "willpower = 0")), "realm cradle")


@both_editions
@proves("cradle.more")
def test_each_further_card_costs_two_and_is_seen_before(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm cradle")
    assert choices(play) == ["answer yes", "answer no"]
    assert seat(play, 0)["top"] == "desire"
    do(play, "answer yes")
    assert seat(play, 0)["top"] == "comfort"
    assert state(play).willpower[0] == 3
    do(play, "answer yes")
    assert sorted(hand(play, 0)) == ["comfort", "desire", "trust"]
    assert state(play).willpower[0] == 1
    assert play.step() == "turn"  # 1 Willpower buys no more
    assert state(play).actions_left == 2


@both_editions
@proves("cradle.more")
def test_control_makes_only_the_first_card_cheaper(edition: str) -> None:
    play = lay_in(edition, LOVE + '[fortresses]\ncradle = "bliss minor"')
    do(play, "realm cradle")
    assert state(play).willpower[0] == 6
    do(play, "answer yes", "answer no")
    assert state(play).willpower[0] == 4


@both_editions
@proves("cradle.more")
def test_an_empty_deck_ends_it(edition: str) -> None:
    play = lay_in(edition, LOVE.replace(', "desire", "comfort", "innocence"', ""))
    do(play, "realm cradle")
    assert hand(play, 0) == ["trust"]
    assert play.step() == "turn"
