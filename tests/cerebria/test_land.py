"""Land of Desires."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.table import choices, do, essence_at, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
[slots]
1 = "confidence 1"
2 = "anger 1"
3 = "innocence 1"
[seat.0]
space = "valley"
willpower = 5
essence = 3
"""


@both_editions
@proves("land.first")
def test_one_willpower_places_an_essence_of_ones_own(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm land", "amount 1")
    assert essence_at(play, 1) == 2
    assert state(play).pool[0] == 2
    assert state(play).willpower[0] == 4


@both_editions
@proves("land.first")
def test_an_own_emotion_next_to_the_spirit_with_room(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('2 = "anger 1"', '2 = "innocence 2"\n4 = "bleakness 1"'))
    do(play, "realm land")
    assert choices(play) == ["at 1", "at 2"]
    assert why_not(play, "at 3") == "slot-out-of-reach"
    assert why_not(play, "at 4") == "not-your-emotion"
    play = lay_in(edition, LOVE.replace("confidence 1", "confidence 4"))
    assert why_not(play, "realm land") == "nothing-to-do-with-it"


@both_editions
@proves("land.first")
def test_willpower_and_essence_are_needed(edition: str) -> None:
    assert why_not(lay_in(edition, LOVE.replace("willpower = 5", "willpower = 0")), "realm land")
    assert why_not(lay_in(edition, LOVE.replace("essence = 3", "essence = 0")), "realm land") == "short-of-essence"


@both_editions
@proves("land.more")
def test_further_essence_for_one_willpower_each(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "realm land")
    assert choices(play) == ["amount 1", "amount 2", "amount 3"]
    assert why_not(play, "amount 4") == "amount-not-possible"
    do(play, "amount 3")
    assert essence_at(play, 1) == 4
    assert state(play).pool[0] == 0
    assert state(play).willpower[0] == 2
    assert state(play).actions_left == 2


@both_editions
@proves("land.more")
def test_no_more_than_willpower_essence_and_room_allow(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 2"))
    do(play, "realm land")
    assert choices(play) == ["amount 1", "amount 2"]
    play = lay_in(edition, LOVE.replace("confidence 1", "confidence 2"))
    do(play, "realm land")
    assert choices(play) == ["amount 1", "amount 2"]


@both_editions
@proves("land.more")
def test_control_makes_only_the_first_cheaper(edition: str) -> None:
    play = lay_in(edition, LOVE + '[fortresses]\nland = "bliss minor"')
    do(play, "realm land", "amount 3")
    assert state(play).willpower[0] == 3
    play = lay_in(edition, LOVE.replace("willpower = 5", "willpower = 1") + '[fortresses]\nland = "bliss minor"')
    do(play, "realm land")
    assert choices(play) == ["amount 1", "amount 2"]
