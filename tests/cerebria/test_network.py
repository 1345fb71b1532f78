"""Network of Thoughts."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import intensity, seat, token
from tests.cerebria.table import card_at, choices, do, essence_at, in_play, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
[slots]
1 = "brightness 1"
4 = "courage 2 token 1 of 2"
5 = "anger 1"
12 = "innocence 1"
[seat.0]
space = "valley"
willpower = 2
"""


@both_editions
@proves("network.move")
def test_two_willpower_bring_an_own_emotion_to_a_slot_next_to_the_spirit(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"valley"', '"land"'))
    do(play, "realm network")
    assert choices(play) == ["at 1", "at 4", "at 12"]
    assert why_not(play, "at 5") == "not-your-emotion"
    assert why_not(play, "at 9") == "slot-empty"
    do(play, "at 12")
    assert choices(play) == ["at 10", "at 11"]
    assert why_not(play, "at 9") == "slot-out-of-reach"
    do(play, "at 11")
    assert (card_at(play, 11), card_at(play, 12)) == ("innocence", "")
    assert state(play).willpower[0] == 0
    assert state(play).actions_left == 2


@both_editions
@proves("network.move")
def test_the_slot_must_be_empty_and_the_willpower_there(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm network", "at 12")  # slot 1 is taken, so it is slot 2
    assert card_at(play, 2) == "innocence"
    assert why_not(lay_in(edition, LOVE.replace("willpower = 2", "willpower = 1")), "realm network")
    full = LOVE.replace("[seat.0]", '2 = "bleakness 1"\n[seat.0]')
    assert why_not(lay_in(edition, full), "realm network") == "slot-taken"


@both_editions
@proves("network.whole-card")
def test_the_card_moves_with_all_that_is_on_it(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm network", "at 4")
    assert (card_at(play, 2), essence_at(play, 2), token(play, 2)) == ("courage", 2, 1)
    assert intensity(play, 2) == 3
    assert (card_at(play, 4), essence_at(play, 4)) == ("", 0)
    assert state(play).owner[1] == 2
    assert in_play(play, "courage") == 1
    assert seat(play, 2)["bottom"] == []
