"""Fortify: build, Exalt, Raze, and Attune with Origin, one of them at a time."""

from tests.cerebria.editions import both_editions, lay_in
from tests.cerebria.sight import fortress, identity, realms, table
from tests.cerebria.table import choices, do, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

BLISS, GLOOM = 0, 1
# Love on the Frontier of the Valley and the Cradle, with nothing in hand.
BARE = """
[seat.0]
space = "valley-cradle"
willpower = 6
hand = []
tokens = { fortify = ["wild", "wild", "wild"] }
[team.bliss]
ambition = 2
[slots]
"""


def fragments(play: Play, team: int) -> tuple[int, int]:
    """The Minor and Major Fragments a team has not used."""
    return state(play).minors[team], state(play).majors[team]


def sums(play: Play, realm: str) -> list[int]:
    return list(next(r["sums"] for r in table(play)["realms"] if r["realm"] == realm))


@both_editions
@proves("fortify.cost", "fortify.build")
def test_three_willpower_build_a_minor_fortress(edition: str) -> None:
    play = lay_in(edition, BARE)
    do(play, "begin fortify", "fortify cradle")
    assert fortress(play, "cradle") == "bliss minor"
    assert fragments(play, BLISS) == (4, 3)
    assert state(play).willpower[0] == 3
    assert state(play).ambition[0] == 2
    assert why_not(lay_in(edition, BARE.replace("willpower = 6", "willpower = 2")), "begin fortify")


@both_editions
@proves("fortify.cost")
def test_the_upgrades_add_to_the_three(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "bliss minor"\ncradle = "gloom minor"')
    do(play, "begin fortify", "use exalt", "fortify valley")
    assert (state(play).willpower[0], state(play).ambition[0]) == (3, 1)
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "bliss minor"\ncradle = "gloom minor"')
    do(play, "begin fortify", "use raze", "fortify cradle")
    assert (state(play).willpower[0], state(play).ambition[0]) == (2, 1)


@both_editions
@proves("fortify.place")
def test_a_location_next_to_the_spirit(edition: str) -> None:
    play = lay_in(edition, BARE)
    do(play, "begin fortify")
    assert choices(play) == ["fortify valley", "fortify cradle"]
    assert why_not(play, "fortify network") == why_not(play, "fortify willow") == "fortress-out-of-reach"
    play = lay_in(edition, BARE.replace('"valley-cradle"', '"valley"'))
    do(play, "begin fortify")
    assert choices(play) == ["fortify valley"]
    assert why_not(play, "fortify cradle") == "fortress-out-of-reach"


@both_editions
@proves("fortify.build")
def test_no_fortress_on_another_nor_where_the_opponents_control(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "anger 1"\n[fortresses]\ncradle = "bliss minor"')
    assert realms(play)["valley"] == "gloom"
    do(play, "begin fortify")
    assert why_not(play, "fortify valley") == "realm-controlled"
    assert why_not(play, "fortify cradle") == "fortress-there"


@both_editions
@proves("fortify.build")
def test_a_realm_of_nobody_or_of_the_own_team_will_do(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "anger 1"\n2 = "trust 1"\n4 = "trust 1"')
    assert (realms(play)["valley"], realms(play)["cradle"]) == ("", "bliss")
    do(play, "begin fortify")
    assert choices(play) == ["fortify valley", "fortify cradle"]
    do(play, "fortify valley")
    assert realms(play)["valley"] == "bliss"


@both_editions
@proves("fortify.bonus")
def test_a_minor_adds_one_and_a_major_two_on_a_location_for_one(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\ncradle = "gloom minor"')
    assert sums(play, "valley") == [0, 0]
    do(play, "begin fortify", "fortify valley")
    assert sums(play, "valley") == [1, 0]
    assert sums(play, "cradle") == [0, 1]
    do(play, "begin fortify", "use exalt", "fortify valley")
    assert sums(play, "valley") == [2, 0]
    assert fortress(play, "valley") == "bliss major"


@both_editions
@proves("fortify.exalt")
def test_exalt_makes_an_own_minor_a_major(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "bliss minor"\ncradle = "gloom minor"')
    do(play, "begin fortify", "use exalt")
    assert choices(play) == ["fortify valley"]
    assert why_not(play, "fortify cradle") == "needs-own-minor"
    do(play, "fortify valley")
    assert fortress(play, "valley") == "bliss major"


@both_editions
@proves("fortify.exalt")
def test_exalt_neither_builds_nor_works_on_a_major_or_in_a_realm_of_the_opponents(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\ncradle = "bliss major"')
    do(play, "begin fortify")
    assert why_not(play, "use exalt")
    play = lay_in(edition, BARE + '1 = "anger 2"\n4 = "trust 1"\n[fortresses]\nvalley = "bliss minor"')
    assert realms(play)["valley"] == "gloom"
    do(play, "begin fortify")
    assert why_not(play, "use exalt")
    play = lay_in(edition, BARE + '1 = "anger 1"\n4 = "trust 1"\n[fortresses]\nvalley = "bliss minor"')
    assert realms(play)["valley"] == ""
    do(play, "begin fortify")
    assert "use exalt" in choices(play)


@both_editions
@proves("fortify.raze", "fortify.return")
def test_raze_removes_a_minor_which_goes_back(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "gloom minor"\ncradle = "bliss minor"')
    assert fragments(play, GLOOM) == (4, 3)
    do(play, "begin fortify", "use raze")
    assert choices(play) == ["fortify valley"]
    assert why_not(play, "fortify cradle") == "needs-foes-fortress"
    do(play, "fortify valley")
    assert fortress(play, "valley") == ""
    assert fragments(play, GLOOM) == (5, 3)
    assert fragments(play, BLISS) == (4, 3)  # nothing of one's own is built
    assert identity(play) == []


@both_editions
@proves("fortify.raze", "fortify.return")
def test_raze_lowers_a_major_to_a_minor_of_the_same_team(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "gloom major"')
    assert fragments(play, GLOOM) == (5, 2)
    do(play, "begin fortify", "use raze", "fortify valley")
    assert fortress(play, "valley") == "gloom minor"
    assert fragments(play, GLOOM) == (4, 3)


@both_editions
@proves("fortify.return", "fortify.exalt")
def test_the_minor_that_was_exalted_may_be_used_again(edition: str) -> None:
    minors = '["bliss minor", "bliss minor", "bliss minor", "bliss minor"]'
    play = lay_in(edition, f"identity = {minors}\n" + BARE + '[fortresses]\nvalley = "bliss minor"')
    assert fragments(play, BLISS) == (0, 3)
    do(play, "begin fortify", "use exalt", "fortify valley")
    assert fragments(play, BLISS) == (1, 2)
    do(play, "begin fortify", "fortify cradle")
    assert fortress(play, "cradle") == "bliss minor"


@both_editions
@proves("fortify.raze-anywhere")
def test_raze_works_in_a_realm_of_the_opponents(edition: str) -> None:
    play = lay_in(edition, BARE + '1 = "anger 2"\n[fortresses]\nvalley = "gloom major"')
    assert realms(play)["valley"] == "gloom"
    do(play, "begin fortify", "use raze", "fortify valley")
    assert fortress(play, "valley") == "gloom minor"


@both_editions
@proves("fortify.raze-action")
def test_raze_gives_an_action_back(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "gloom minor"')
    do(play, "begin fortify", "use raze", "fortify valley")
    assert state(play).actions_left == 3
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "bliss minor"')
    do(play, "begin fortify", "use exalt", "fortify valley")
    assert state(play).actions_left == 2


@both_editions
@proves("fortify.one-effect")
def test_exalt_and_raze_do_not_go_together_nor_with_building(edition: str) -> None:
    play = lay_in(edition, BARE + '[fortresses]\nvalley = "bliss minor"\ncradle = "gloom minor"')
    do(play, "begin fortify", "use exalt")
    assert why_not(play, "use raze")
    do(play, "fortify valley")
    assert (fortress(play, "valley"), fortress(play, "cradle")) == ("bliss major", "gloom minor")
    assert fragments(play, BLISS) == (5, 2)


@both_editions
@proves("fortify.one-effect")
def test_attune_with_origin_replaces_building(edition: str) -> None:
    harmony = BARE + '[fortresses]\nvalley = "bliss minor"'
    spirits = ["harmony", "misery", "love", "hatred"]
    play = lay_in(edition, harmony, spirit_board="B", spirits=spirits)
    do(play, "begin fortify", "use attune-with-origin")
    assert choices(play) == ["fortify valley"]  # the empty Cradle is for building
    assert why_not(play, "use raze")
    do(play, "fortify valley")
    assert identity(play) == ["bliss minor"]
    assert fortress(play, "valley") == ""
    assert fragments(play, BLISS) == (4, 3)


@both_editions
@proves("fortify.build")
def test_where_others_build_and_control_there_is_nothing_to_fortify(edition: str) -> None:
    only_unlocked = BARE.replace('["wild", "wild", "wild"]', '["wild"]')
    play = lay_in(edition, only_unlocked + '1 = "anger 1"\n[fortresses]\ncradle = "gloom minor"')
    assert why_not(play, "begin fortify") == "nothing-to-fortify"


@both_editions
@proves("fortify.limited", "supply.limited")
def test_without_the_fragment_nothing_is_done(edition: str) -> None:
    five = '["bliss minor", "bliss minor", "bliss minor", "bliss minor", "bliss minor"]'
    play = lay_in(edition, f"identity = {five}\n" + BARE)
    assert why_not(play, "begin fortify") == "no-minor-left"
    four = five.replace('"bliss minor", ', "", 1)
    three = '"bliss major", "bliss major", "bliss major"'
    play = lay_in(edition, f"identity = [{four[1:-1]}, {three}]\n" + BARE + '[fortresses]\nvalley = "bliss minor"')
    assert why_not(play, "begin fortify") == "no-minor-left"
    play = lay_in(edition, f"identity = [{three}]\n" + BARE + '[fortresses]\nvalley = "bliss minor"')
    do(play, "begin fortify")
    assert choices(play) == ["fortify cradle"]
    assert why_not(play, "use exalt")


@both_editions
@proves("fortify.limited")
def test_a_major_is_not_razed_while_its_team_has_no_minor(edition: str) -> None:
    five = '["gloom minor", "gloom minor", "gloom minor", "gloom minor", "gloom minor"]'
    play = lay_in(edition, f"identity = {five}\n" + BARE + '[fortresses]\nvalley = "gloom major"')
    do(play, "begin fortify")
    assert why_not(play, "use raze")
    assert choices(play) == ["fortify cradle"]
