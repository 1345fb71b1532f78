"""Quell: Essence is taken from an opposing Emotion."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import intensity, seat
from tests.cerebria.table import card_at, choices, do, essence_at, hand, in_play, state, why_not

from mindtable.testing.clauses import proves

# Love in the Valley, beside two red Gloom Emotions.
LOVE = """
[slots]
1 = "anger 2"
2 = "jealousy 3"
3 = "fear 2"
15 = "trust 1 of 2"
[seat.0]
space = "valley"
willpower = 5
essence = 2
hand = ["comfort", "trust"]
[team.bliss]
ambition = 2
"""


@both_editions
@proves("quell.cost")
def test_two_willpower_and_an_ambition(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert state(play).willpower[0] == 3
    assert state(play).ambition[0] == 1


@both_editions
@proves("quell.cost")
def test_quell_needs_all_of_its_cost(edition: str) -> None:
    one_card = LOVE.replace('"comfort", "trust"', '"comfort"')
    assert why_not(lay_in(edition, one_card.replace("willpower = 5", "willpower = 1")), "begin quell")
    assert why_not(lay_in(edition, one_card.replace("ambition = 2", "ambition = 0")), "begin quell")
    just_enough = one_card.replace("willpower = 5", "willpower = 2").replace("ambition = 2", "ambition = 1")
    assert not why_not(lay_in(edition, just_enough), "begin quell")


@both_editions
@proves("quell.target")
def test_an_opposing_emotion_adjacent_to_the_spirit(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"trust"', '"self-esteem"'))
    do(play, "begin quell")
    assert [choice for choice in choices(play) if choice.startswith("quell")] == ["quell 1", "quell 2"]
    assert why_not(play, "quell 3") == "slot-out-of-reach"
    assert why_not(play, "quell 15") == "your-own-emotion"
    assert why_not(play, "quell 14") == "slot-empty"


@both_editions
@proves("quell.target")
def test_on_a_frontier_only_its_own_slot(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"valley"', '"valley-cradle"').replace('"trust"]', '"self-esteem"]'))
    do(play, "begin quell")
    assert [choice for choice in choices(play) if choice.startswith("quell")] == ["quell 3"]
    do(play, "quell 3", "reveal self-esteem")
    assert essence_at(play, 3) == 1
    assert [essence_at(play, slot) for slot in (1, 2)] == [2, 3]


@both_editions
@proves("quell.reveal")
def test_a_card_of_the_targets_colour_is_shown_and_kept(edition: str) -> None:
    play = lay_in(edition, LOVE.replace('"trust"]', '"sociability", "trust"]'))
    do(play, "begin quell", "quell 1")
    assert choices(play) == ["reveal comfort", "reveal sociability"]
    assert why_not(play, "reveal trust") == "card-does-not-match"
    assert why_not(play, "reveal courage") == "card-not-in-hand"
    do(play, "reveal sociability")
    assert hand(play, 0) == ["comfort", "sociability", "trust"]
    assert essence_at(play, 1) == 1


@both_editions
@proves("quell.reveal")
def test_without_a_card_of_that_colour_there_is_no_quell(edition: str) -> None:
    two_willpower = LOVE.replace("willpower = 5", "willpower = 2")  # too little to unlock Extinguish and use it
    play = lay_in(edition, two_willpower.replace('"comfort", "trust"', '"trust", "innocence"'))
    assert why_not(play, "begin quell") == "no-matching-card"
    play = lay_in(edition, LOVE.replace('2 = "jealousy 3"', '2 = "guilt 2"').replace('"comfort", ', ""))
    do(play, "begin quell")
    assert why_not(play, "quell 1") == "no-matching-card"
    do(play, "quell 2", "reveal trust")
    assert (essence_at(play, 1), essence_at(play, 2)) == (2, 1)


@both_editions
@proves("quell.starting")
def test_any_card_does_against_a_starting_emotion_but_there_must_be_one(edition: str) -> None:
    bleak = LOVE.replace('1 = "anger 2"', '1 = "bleakness 2"')
    play = lay_in(edition, bleak.replace('"comfort", ', ""))
    do(play, "begin quell", "quell 1", "reveal trust")
    assert essence_at(play, 1) == 1
    play = lay_in(edition, bleak.replace('"comfort", "trust"', ""))
    assert why_not(play, "begin quell") == "no-matching-card"


@both_editions
@proves("quell.essence")
def test_the_rightmost_essence_goes_to_the_supply(edition: str) -> None:
    play = lay_in(edition, LOVE)
    assert intensity(play, 2) == 3
    before = list(state(play).pool)
    do(play, "begin quell", "quell 2", "reveal comfort")
    assert essence_at(play, 2) == 2
    assert intensity(play, 2) == 2
    assert state(play).pool == before


@both_editions
@proves("quell.last")
def test_an_emotion_without_essence_is_removed(edition: str) -> None:
    play = lay_in(edition, LOVE.replace("anger 2", "anger 1 of 3"))
    do(play, "begin quell", "quell 1", "reveal comfort")
    assert card_at(play, 1) == ""
    assert in_play(play, "anger") == 0
    assert seat(play, 3)["bottom"] == ["anger"]


UPGRADED = LOVE + '[seat.0.tokens]\nquell = ["wild", "wild", "wild"]\n'


@both_editions
@proves("quell.subdue")
def test_subdue_removes_one_more_for_two_willpower(edition: str) -> None:
    play = lay_in(edition, UPGRADED)
    do(play, "begin quell", "use subdue", "quell 2", "reveal comfort")
    assert essence_at(play, 2) == 1
    assert state(play).willpower[0] == 1
    assert state(play).ambition[0] == 1


@both_editions
@proves("quell.subdue")
def test_subdue_needs_a_second_essence(edition: str) -> None:
    play = lay_in(edition, UPGRADED.replace("anger 2", "anger 1"))
    do(play, "begin quell", "use subdue")
    assert "quell 2" in choices(play)
    assert why_not(play, "quell 1") == "useless-upgrade"


@both_editions
@proves("quell.extinguish")
def test_extinguish_needs_no_card_for_one_willpower(edition: str) -> None:
    play = lay_in(edition, UPGRADED.replace('"comfort", "trust"', ""))
    do(play, "begin quell")
    assert why_not(play, "quell 1") == "no-matching-card"
    do(play, "use extinguish", "quell 1")
    assert essence_at(play, 1) == 1
    assert state(play).willpower[0] == 2


@both_editions
@proves("quell.extinguish")
def test_extinguish_shows_nothing(edition: str) -> None:
    play = lay_in(edition, UPGRADED)
    do(play, "begin quell", "use extinguish", "quell 1")
    assert play.step() == "turn"
    assert essence_at(play, 1) == 1
    assert seat(play, 0)["unseen"] == 2
