"""Bright ideas: no limit, a stand-in for ideas on the meeting table, gone from it at the end of the turn."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, do, lay, state, why_not
from tests.unconscious.turns import finish, inkpot, place

from mindtable.testing.clauses import proves


@proves("bright-idea.supply")
def test_any_number_may_be_held_more_than_there_are_tokens() -> None:
    play = lay("options = { players = 2 }\n[seat.0]\nbright = 29\ncoffee = 6\n[seat.1]\nbright = 30")
    do(play, "free bright", "free bright")
    assert state(play).bright == [31, 30]


@proves("bright-idea.supply", "bright-idea.stand-in")
def test_a_used_one_is_spent() -> None:
    play = lay("[seat.0]\nbright = 2\ncoffee = 0")
    place(play, "b2", "generate", "bright")
    assert state(play).bright[0] == 1
    inkpot(play, 3)  # one more than the row's 2
    assert state(play).bright[0] == 0


@proves("bright-idea.stand-in")
@pytest.mark.parametrize(
    ("placing", "ideas", "bright", "times"),
    [
        ("idea", 1, 0, 1),
        ("bright", 0, 1, 1),
        ("two-ideas", 2, 0, 2),
        ("idea-and-bright", 1, 1, 2),
        ("two-bright", 0, 2, 2),
    ],
)
def test_for_one_of_two_ideas_or_for_both(placing: str, ideas: int, bright: int, times: int) -> None:
    play = lay("[seat.0]\nbright = 2\ncoffee = 0")
    place(play, "c2", "professor", placing)
    assert (state(play).ideas[0], state(play).bright[0]) == (3 - ideas, 2 - bright)
    resolved = 0
    while "point professor" in choices(play):
        do(play, "point professor", "done")  # the walk is left again
        resolved += 1
    assert resolved == times
    assert play.step() in ("inkpot-move", "parts")  # and the inkpot moves as with ideas


@proves("bright-idea.stand-in")
def test_with_no_idea_left_a_bright_idea_states_alone() -> None:
    scenario = '[ideas]\nb1 = "0 2 notebook-1"\nb2 = "0 1 research"\n[seat.0]\ncoffee = 0\nbright = BRIGHT'
    play = lay(scenario.replace("BRIGHT", "0"))
    assert why_not(play, "turn state") == "no-idea"
    play = lay(scenario.replace("BRIGHT", "1"))
    do(play, "turn state", "space c2", "point professor")
    assert state(play).bright[0] == 0  # no other way to place, so it was placed
    assert play.step() == "table-action"


@proves("bright-idea.stand-in")
def test_only_as_many_as_there_are() -> None:
    play = lay("[seat.0]\ncoffee = 0\nbright = 1")
    do(play, "turn state", "space c2", "point professor")
    assert choices(play) == ["place idea", "place bright", "place two-ideas", "place idea-and-bright"]
    assert why_not(play, "place two-bright") == "not-enough-bright"


@proves("bright-idea.removed")
def test_bright_ideas_leave_the_table_and_ideas_stay() -> None:
    play = lay("[seat.0]\ncoffee = 0\nbright = 2")
    place(play, "b2", "generate", "idea-and-bright")
    finish(play)
    table = play.view()["table"]
    assert isinstance(table, dict)
    assert table["ideas"] == {"b2": (0, 1, "generate")}
    assert state(play).ideas[0] == 2


@proves("bright-idea.removed")
def test_two_bright_ideas_leave_an_empty_space_that_points_at_nothing() -> None:
    play = lay("[seat.0]\ncoffee = 0\nbright = 2\n[seat.1]\ncoffee = 0")
    place(play, "b2", "generate", "two-bright")
    finish(play)
    do(play, "turn state")
    assert "space b2" in choices(play)  # for the next player
    do(play, "space c4")
    finish(play)
    assert why_not(play, "turn recall") == "nothing-to-recall"
    do(play, "turn state", "space b2")
    assert "point generate" in choices(play)
