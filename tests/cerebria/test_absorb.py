"""Absorb: Willpower from a Sphere, its bonus, perhaps a Revelation, a rotation."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import frontiers, sphere
from tests.cerebria.table import choices, do, state, why_not

from mindtable.kernel.events import Event
from mindtable.testing.clauses import proves

# Love in the Valley; the Sphere of Humility is there, its bonus an Essence.
LOVE = """
origin = "humility at valley"
[seat.0]
space = "valley"
willpower = 1
essence = 0
[slots]
"""


@both_editions
@proves("absorb.once")
def test_once_a_turn_and_no_action(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "absorb valley", "answer no")
    assert state(play).actions_left == 3
    assert why_not(play, "absorb valley") == "absorbed-already"
    assert not any(choice.startswith("absorb") for choice in choices(play))
    do(play, "end cards")
    assert any(choice.startswith("absorb") for choice in choices(play))


@both_editions
@proves("absorb.reach")
def test_the_sphere_of_the_realm_or_of_a_neighbour_of_the_frontier(edition: str) -> None:
    play = lay_in(edition, LOVE)
    assert [choice for choice in choices(play) if choice.startswith("absorb")] == ["absorb valley"]
    assert why_not(play, "absorb cradle") == "sphere-out-of-reach"
    play = lay_in(edition, LOVE.replace('"valley"\n', '"willow-valley"\n'))
    absorbs = [choice for choice in choices(play) if choice.startswith("absorb")]
    assert sorted(absorbs) == ["absorb valley", "absorb willow"]
    do(play, "absorb willow", "answer no")
    assert sphere(play, "creativity")[1] == 5
    assert sphere(play, "humility")[1] == 7


@both_editions
@proves("absorb.base")
def test_two_willpower_from_the_sphere(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 3
    assert sphere(play, "humility")[1] == 5


@both_editions
@proves("absorb.frontiers")
def test_one_more_for_each_own_frontier_beside_the_spirit(edition: str) -> None:
    one = LOVE + '3 = "trust 1"\n15 = "anger 1"\n6 = "trust 1 of 2"'
    play = lay_in(edition, one)
    assert [frontiers(play)[name] for name in ("valley-cradle", "willow-valley")] == ["bliss", "gloom"]
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 1 + 3
    play = lay_in(edition, LOVE + '3 = "trust 1"\n15 = "innocence 1"')
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 1 + 4
    assert sphere(play, "humility")[1] == 3


@both_editions
@proves("absorb.frontiers")
def test_on_a_frontier_only_that_one_counts(edition: str) -> None:
    board = LOVE.replace('"valley"\n', '"valley-cradle"\n') + '15 = "innocence 1"\n6 = "trust 1 of 2"'
    play = lay_in(edition, board)
    assert [name for name, team in frontiers(play).items() if team == "bliss"] == ["cradle-network", "willow-valley"]
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 1 + 2
    play = lay_in(edition, board + '\n3 = "trust 1"')
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[0] == 1 + 3


@both_editions
@proves("absorb.frontiers")
def test_misery_far_away_counts_the_frontiers_beside_itself(edition: str) -> None:
    board = """
origin = "humility at valley"
[turn]
seat = 1
[seat.1]
space = "cradle"
willpower = 0
[slots]
3 = "anger 1"
15 = "anger 1"
"""
    play = lay_in(edition, board)
    assert [name for name, team in frontiers(play).items() if team == "gloom"] == ["valley-cradle", "willow-valley"]
    do(play, "absorb valley", "answer no")
    assert state(play).willpower[1] == 3


@both_editions
@proves("absorb.limit")
def test_no_more_than_the_sphere_holds_and_no_less_than_is_due(edition: str) -> None:
    play = lay_in(edition, LOVE + '3 = "trust 1"\n15 = "innocence 1"\n[spheres]\nhumility = 3')
    do(play, "absorb valley")
    assert state(play).willpower[0] == 1 + 3
    assert state(play).sphere[2] == 0
    play = lay_in(edition, LOVE + '3 = "trust 1"\n15 = "innocence 1"')
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"  # nobody asks how much


@both_editions
@proves("absorb.limit")
def test_tranquility_allows_to_take_less(edition: str) -> None:
    play = lay_in(edition, LOVE + '3 = "tranquility 1"\n15 = "innocence 1"')
    do(play, "absorb valley")
    assert choices(play) == ["amount 1", "amount 2", "amount 3", "amount 4"]
    do(play, "amount 1", "answer no")
    assert state(play).willpower[0] == 1 + 1
    assert sphere(play, "humility")[1] == 6


@both_editions
@proves("absorb.order")
def test_willpower_then_bonus_then_revelation_then_rotation(edition: str) -> None:
    play = lay_in(edition, LOVE + "[spheres]\nhumility = 2")
    heard: list[Event] = []
    play.listen(heard.extend)
    do(play, "absorb valley")
    assert play.step() == "sphere-bonus"
    assert state(play).willpower[0] == 3
    do(play, "answer yes", "answer no", "answer no")  # neither team, having met nothing, looks at more
    kinds = [event.kind for event in heard]
    order = ["absorb", "gain-willpower", "gain-essence", "revelation", "refill", "rotate"]
    assert [kind for kind in kinds if kind in order] == order
    assert sphere(play, "humility") == ("cradle", 7)


@both_editions
@proves("absorb.rotate")
def test_the_origin_rotates_once_clockwise_at_the_end(edition: str) -> None:
    play = lay_in(edition, LOVE)
    do(play, "absorb valley", "answer no")
    assert sphere(play, "humility") == ("cradle", 5)
    assert sphere(play, "diligence") == ("network", 7)
    assert sphere(play, "creativity") == ("valley", 7)
