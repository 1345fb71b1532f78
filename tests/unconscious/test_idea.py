"""State Ideas: one or two ideas on an empty space, pointing at an action that is resolved once for each."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import finish, inkpot, place

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def on_table(play: Play) -> object:
    table = play.view()["table"]
    assert isinstance(table, dict)
    return table["ideas"]


@proves("idea.steps")
def test_ideas_then_the_action_then_the_inkpot() -> None:
    play = lay("[seat.0]\ncoffee = 6")
    do(play, "turn state", "space b2", "point generate", "place idea")
    assert on_table(play) == {"b2": (0, 1, "generate")}
    assert (play.step(), state(play).inkpot[0]) == ("table-action", 0)
    do(play, "point generate", "part 0", "done")
    assert (play.step(), state(play).inkpot[0]) == ("inkpot-move", 0)
    do(play, "inkpot 2")
    assert state(play).inkpot[0] == 2


@proves("idea.steps")
def test_ideas_stay_until_they_are_recalled() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate", "two-ideas")
    finish(play)
    do(play, "turn treat")
    finish(play)
    assert on_table(play) == {"b2": (0, 2, "generate")}
    assert state(play).ideas[0] == 1
    do(play, "turn recall")
    assert on_table(play) == {}
    assert state(play).ideas[0] == 3


@proves("idea.needed")
def test_without_an_idea_or_a_bright_idea_nothing_is_stated() -> None:
    scenario = '[ideas]\nb1 = "0 2 notebook-1"\nb2 = "0 1 research"\n[seat.0]\ncoffee = 0\nbright = '
    assert why_not(lay(scenario + "0"), "turn state") == "no-idea"
    assert why_not(lay(scenario + "1"), "turn state") == ""


# In a game for two all but one of the open spaces are taken; the last touches four actions.
CROWDED = """
[ideas]
b1 = "1 1 notebook-1"
c1 = "1 1 notebook-3"
b2 = "1 1 generate"
b3 = "0 1 elevate"
b4 = "1 1 play"
c4 = "1 1 freud"
LAST
[seat.0]
coffee = 0
laps = 3
[seat.1]
laps = 3
"""


@proves("idea.needed")
def test_an_empty_space_is_needed() -> None:
    assert why_not(lay(CROWDED.replace("LAST", 'c2 = "0 1 professor"')), "turn state") == ""
    full = CROWDED.replace("LAST", 'c2 = "0 1 professor"\nc3 = "0 1 research"')
    play = lay(full)
    assert choices(play) == ["turn recall", "turn treat"]
    assert why_not(play, "turn state") == "no-space"


@proves("idea.needed", "idea.own-earlier")
def test_an_action_beside_it_is_needed_at_which_no_own_idea_points() -> None:
    # Only b1 is empty, between notebook-1 and notebook-2, and own ideas point at both.
    play = lay(
        """
        [ideas]
        c1 = "0 1 notebook-2"
        b2 = "0 1 notebook-1"
        c2 = "1 1 notebook-3"
        b3 = "1 1 elevate"
        c3 = "1 1 professor"
        b4 = "1 1 play"
        c4 = "1 1 freud"
        [seat.0]
        coffee = 0
        [seat.1]
        laps = 2
        """
    )
    assert state(play).ideas[0] == 1
    assert why_not(play, "turn state") == "no-space"


@proves("idea.one-or-two")
def test_one_or_two_ideas_from_the_pool() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    do(play, "turn state", "space b2", "point generate")
    assert choices(play) == ["place idea", "place two-ideas"]
    for placing, left in (("idea", 2), ("two-ideas", 1)):
        on = play.clone()
        do(on, f"place {placing}")
        assert state(on).ideas[0] == left
        assert on_table(on) == {"b2": (0, 3 - left, "generate")}


@proves("idea.one-or-two")
def test_with_one_idea_left_not_two() -> None:
    play = lay('[ideas]\nb1 = "0 2 notebook-1"\n[seat.0]\ncoffee = 0\nbright = 1')
    do(play, "turn state", "space b2", "point generate")
    assert why_not(play, "place two-ideas") == "not-enough-ideas"
    assert choices(play) == ["place idea", "place bright", "place idea-and-bright"]


@proves("idea.one-or-two")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_space_with_an_idea_of_anyone_is_taken(owner: int) -> None:
    play = lay(f'[ideas]\nb2 = "{owner} 1 research"\n[seat.0]\ncoffee = 0')
    do(play, "turn state")
    assert "space b2" not in choices(play)
    assert why_not(play, "space b2") == "space-taken"
    assert why_not(play, "space a2") == "space-blocked"


@proves("idea.point")
def test_both_ideas_point_at_one_action() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "research", "two-ideas")
    assert choices(play) == ["point research", "done"]
    do(play, "point research", "done")
    assert choices(play) == ["point research", "done"]
    assert why_not(play, "point generate")
    assert on_table(play) == {"b2": (0, 2, "research")}


@proves("idea.own-earlier")
def test_not_at_an_action_at_which_an_own_earlier_idea_points() -> None:
    play = lay('[ideas]\nb2 = "0 1 research"\nc2 = "1 1 professor"\n[seat.0]\ncoffee = 0')
    do(play, "turn state", "space c3")
    assert why_not(play, "point research") == "already-pointed"
    assert choices(play) == ["point professor", "point play", "point freud"]  # another player's idea does not matter


@proves("idea.own-earlier")
def test_after_a_recall_the_action_is_open_again() -> None:
    play = lay('[ideas]\nb2 = "0 1 research"\n[seat.0]\ncoffee = 0')
    do(play, "turn recall")
    finish(play)
    do(play, "turn treat")
    finish(play)
    do(play, "turn state", "space c3")
    assert "point research" in choices(play)


@proves("idea.once-each")
@pytest.mark.parametrize(("placing", "times"), [("idea", 1), ("two-ideas", 2)])
def test_the_action_is_resolved_once_for_each_idea(placing: str, times: int) -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "research", placing)
    for number in range(times):
        assert choices(play) == ["point research", "done"]
        do(play, "point research")
        assert len(state(play).hands[0]) == number + 1
        do(play, "done")  # no exchange
    assert play.step() not in ("table-action", "exchange-card")


@proves("idea.once-each")
def test_the_first_time_is_whole_before_the_second() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate", "two-ideas")
    do(play, "point generate", "part 0")
    assert choices(play) == ["part 0", "part 1", "done"]
    assert why_not(play, "point generate")
    do(play, "part 0", "part 0")
    assert choices(play) == ["point generate", "done"]


@proves("idea.optional")
def test_ideas_may_be_placed_only_to_move_the_inkpot() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate", "two-ideas")
    do(play, "done")
    assert dial(play, 0) == {"reserve": 7}
    assert state(play).inkpot[0] == 2
    assert on_table(play) == {"b2": (0, 2, "generate")}


@proves("idea.optional")
def test_the_second_resolution_may_be_left() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "b2", "generate", "two-ideas")
    do(play, "point generate", "part 1", "done", "done")
    assert dial(play, 0) == {"reserve": 6, "freedom-minor": 1}
    assert state(play).inkpot[0] == 2


@proves("idea.optional")
def test_also_at_an_action_that_cannot_be_done_at_all() -> None:
    play = lay("[seat.0]\ncoffee = 0")
    place(play, "c1", "notebook-3")
    assert state(play).inkpot[0] == 1
    assert on_table(play) == {"c1": (0, 1, "notebook-3")}


@proves("idea.second-skipped")
def test_a_second_resolution_that_cannot_be_done_is_skipped() -> None:
    play = lay("[seat.0]\ncoffee = 3")
    place(play, "c1", "notebook-3", "two-ideas")
    do(play, "point notebook-3", "tile i-right")
    finish_tile(play)
    assert why_not(play, "point notebook-3")
    inkpot(play, 1)
    assert state(play).inkpot[0] == 1
    assert on_table(play) == {"c1": (0, 2, "notebook-3")}
    assert sum(tile >= 0 for tile in state(play).notebook[:9]) == 2


def finish_tile(play: Play) -> None:
    """Leave the effects of the tile taken, and place it."""
    while play.step() != "place-tile":
        do(play, "done")
    do(play, "row 1")
