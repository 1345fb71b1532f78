"""Invoke: an Emotion from the hand comes to the board."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.table import card_at, choices, do, essence_at, hand, state, why_not

from mindtable.testing.clauses import proves

LOVE = """
[slots]
SLOTS
[seat.0]
space = "valley"
willpower = 5
essence = 2
hand = ["innocence"]
"""
LOVE_IN_THE_VALLEY = LOVE.replace("SLOTS", "")


@both_editions
@proves("invoke.cost")
def test_two_willpower_put_a_card_from_the_hand_on_the_board(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY)
    do(play, "begin invoke", "invoke innocence", "at 2")
    assert card_at(play, 2) == "innocence"
    assert hand(play, 0) == []
    assert state(play).willpower[0] == 3
    assert state(play).owner[1] == 0


@both_editions
@proves("invoke.cost")
def test_invoke_needs_its_willpower_and_a_card(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY.replace("willpower = 5", "willpower = 1"))
    assert why_not(play, "begin invoke") == "short-of-willpower"
    play = lay_in(edition, LOVE_IN_THE_VALLEY.replace('["innocence"]', "[]"))
    assert why_not(play, "begin invoke") == "nothing-to-invoke"
    play = lay_in(edition, LOVE_IN_THE_VALLEY.replace('["innocence"]', '["innocence", "trust"]'))
    do(play, "begin invoke")
    assert why_not(play, "invoke desire") == "card-not-in-hand"


@both_editions
@proves("invoke.slot")
def test_the_slot_is_empty_and_adjacent(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY)
    do(play, "begin invoke", "invoke innocence")
    assert choices(play) == ["at 1", "at 2"]
    assert why_not(play, "at 3") == why_not(play, "at 15") == "slot-out-of-reach"


@both_editions
@proves("invoke.slot")
def test_a_taken_slot_is_refused(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("SLOTS", '1 = "brightness 1"'))
    do(play, "begin invoke", "invoke innocence")  # one slot is left, so it is taken
    assert card_at(play, 1) == "brightness"
    assert card_at(play, 2) == "innocence"
    play = lay_in(edition, LOVE.replace("SLOTS", '1 = "brightness 1"\n2 = "bleakness 1"'))
    assert why_not(play, "begin invoke") == "no-empty-slot"


@both_editions
@proves("invoke.slot")
def test_on_a_frontier_there_is_but_its_own_slot(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY.replace('"valley"', '"valley-cradle"'))
    do(play, "begin invoke", "invoke innocence")
    assert card_at(play, 3) == "innocence"
    play = lay_in(edition, LOVE.replace("SLOTS", '3 = "bleakness 1"').replace('"valley"', '"valley-cradle"'))
    assert why_not(play, "begin invoke") == "no-empty-slot"


@both_editions
@proves("invoke.essence")
def test_the_first_space_gets_essence_from_the_spirit_board(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY)
    do(play, "begin invoke", "invoke innocence", "at 1")
    assert essence_at(play, 1) == 1
    assert state(play).pool[0] == 1


@both_editions
@proves("invoke.essence")
def test_without_essence_there_is_no_invoke(edition: str) -> None:
    play = lay_in(edition, LOVE_IN_THE_VALLEY.replace("essence = 2", "essence = 0"))
    assert why_not(play, "begin invoke") == "short-of-essence"


UPGRADED = LOVE_IN_THE_VALLEY + 'tokens = { invoke = ["wild", "wild", "wild"] }\n[team.bliss]\nambition = 2\n'


@both_editions
@proves("invoke.bolster")
def test_bolster_adds_essence_from_the_supply_for_an_ambition(edition: str) -> None:
    play = lay_in(edition, UPGRADED)
    do(play, "begin invoke", "use bolster", "invoke innocence", "at 1")
    assert essence_at(play, 1) == 2
    assert state(play).pool[0] == 1
    assert state(play).willpower[0] == 3
    assert state(play).ambition[0] == 1


@both_editions
@proves("invoke.bolster")
def test_bolster_needs_an_available_ambition(edition: str) -> None:
    play = lay_in(edition, UPGRADED.replace("ambition = 2", "ambition = 0"))
    do(play, "begin invoke")
    assert why_not(play, "use bolster")


@both_editions
@proves("invoke.inner-force")
def test_inner_force_takes_the_essence_from_the_supply_for_two_willpower(edition: str) -> None:
    play = lay_in(edition, UPGRADED.replace("essence = 2", "essence = 0"))
    do(play, "begin invoke")
    assert why_not(play, "invoke innocence") == "short-of-essence"
    do(play, "use inner-force", "invoke innocence", "at 1")
    assert essence_at(play, 1) == 1
    assert state(play).pool[0] == 0
    assert state(play).willpower[0] == 1
    assert state(play).ambition[0] == 2


@both_editions
@proves("invoke.inner-force", "invoke.bolster")
def test_inner_force_and_bolster_together(edition: str) -> None:
    play = lay_in(edition, UPGRADED)
    do(play, "begin invoke", "use inner-force", "use bolster", "invoke innocence", "at 1")
    assert essence_at(play, 1) == 2
    assert state(play).pool[0] == 2
    assert state(play).willpower[0] == 1
    assert state(play).ambition[0] == 1
