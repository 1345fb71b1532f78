"""The turn: exactly one of State Ideas, Recall Ideas and Treat Clients; treating is always open."""

from __future__ import annotations

from tests.unconscious.table import choices, do, lay, state, why_not
from tests.unconscious.turns import finish, place

from mindtable.testing.clauses import proves

WITH_AN_IDEA = """
[ideas]
b2 = "0 1 research"
[seat.0]
coffee = 0
"""


@proves("turn.options")
def test_a_turn_is_one_of_three_things() -> None:
    play = lay(WITH_AN_IDEA)
    assert choices(play) == ["turn state", "turn recall", "turn treat"]


@proves("turn.options")
def test_whichever_was_chosen_the_others_are_not_open_any_more() -> None:
    for option in ("state", "recall", "treat"):
        play = lay(WITH_AN_IDEA)
        if option == "state":
            place(play, "c2", "professor")
        else:
            do(play, f"turn {option}")
        seen: list[str] = []
        while play.deciders() == [0]:
            offered = choices(play)
            seen += offered
            do(play, "done" if "done" in offered else offered[0])
        assert "done" in seen
        assert not any(text.startswith("turn ") for text in seen)
        assert play.deciders() == [1]
        assert state(play).turns == 2


@proves("turn.options")
def test_recall_needs_an_idea_of_the_own_on_the_table() -> None:
    play = lay('[ideas]\nb2 = "1 1 research"')
    assert choices(play) == ["turn state", "turn treat"]
    assert why_not(play, "turn recall") == "nothing-to-recall"


@proves("turn.always-treat")
def test_treating_is_open_even_if_nobody_can_be_treated() -> None:
    play = lay(
        """
        [ideas]
        b1 = "0 2 notebook-1"
        b2 = "0 1 generate"
        [seat.0]
        coffee = 0
        rooms = ["the-dizzy-acrobat starting - - 5"]
        """
    )
    assert choices(play) == ["turn recall", "turn treat"]
    do(play, "turn treat")
    # No dream lies there: nothing to treat with, so the turn is as good as over.
    assert choices(play) == ["done"]
    finish(play)
    assert play.deciders() == [1]


def test_the_kinds_of_turn_and_the_free_actions_are_offered_or_listed_with_their_reason() -> None:
    play = lay(WITH_AN_IDEA.replace('b2 = "0 1 research"', ""))
    listed = {play.text(action): reason.key for action, reason in play.refused(0) if play.listed(action)}
    assert listed["turn recall"] == "nothing-to-recall"
    assert listed["free transfer"] == "short-of-coffee"
    assert {text.split()[0] for text in listed} == {"turn", "free"}
    assert len([text for text in [*listed, *choices(play)] if text.startswith("free")]) == 7
    do(play, "turn state")
    listed = {play.text(action): reason.key for action, reason in play.refused(0) if play.listed(action)}
    assert {text.split()[0] for text in listed} == {"free"}
