"""Recall Ideas: coffee, the ideas back, a bonus."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import heard, names, notebook, research, skip_boxes
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.testing.clauses import proves

# Three ideas of seat 0 on two spaces, one of seat 1; the professor at the Museum, Freud at the Library.
OUT = """
freud = "library"
[ideas]
b2 = "0 2 research"
c3 = "0 1 freud"
b4 = "1 1 elevate"
[seat.0]
coffee = 1
professor = "museum"
"""


@proves("recall.needed")
def test_recall_needs_an_own_idea_on_the_table() -> None:
    play = lay('[ideas]\nb4 = "1 1 elevate"')
    assert why_not(play, "turn recall") == "nothing-to-recall"
    assert not why_not(lay('[ideas]\nb4 = "0 1 elevate"'), "turn recall")


@proves("recall.steps")
def test_coffee_then_ideas_then_perhaps_a_bonus() -> None:
    play = lay(OUT)
    events = heard(play)
    do(play, "turn recall")
    assert play.step() == "recall-bonus"
    assert state(play).coffee[0] == 3
    assert state(play).ideas == [3, 2]
    assert [owner for owner in state(play).idea_owner if owner >= 0] == [1]
    assert [event.kind for event in events] == ["recall", "coffee"]
    do(play, "done")
    skip_boxes(play)
    assert play.deciders() == [1]
    assert state(play).district_tokens == [8, 8, 8]


@proves("recall.coffee")
@pytest.mark.parametrize(
    ("ideas", "coffee"),
    [('b2 = "0 1 research"', 1), ('b2 = "0 2 research"', 1), ('b2 = "0 1 research"\nb3 = "0 1 generate"', 2)],
)
def test_one_coffee_for_each_space_not_for_each_idea(ideas: str, coffee: int) -> None:
    play = lay(f"[ideas]\n{ideas}\n[seat.0]\ncoffee = 0")
    do(play, "turn recall")
    assert state(play).coffee[0] == coffee
    assert state(play).ideas[0] == 3


@proves("recall.one-bonus")
def test_only_where_the_professor_or_freud_stands() -> None:
    tagged = f"in_play = {names(research(3, tag='opera') + research(3, tag='theatre') + research(3, tag='cafe'))}"
    play = lay(OUT + f"{tagged}\nnotebook = {notebook(3)}\n[seat.1]\nprofessor = 'cafe'")
    do(play, "turn recall")
    assert choices(play) == [
        *(f"bonus {place}-{number}" for place in ("library", "museum") for number in (1, 2, 3)),
        "district green-3",
        "district purple-3",
        "done",
    ]
    assert why_not(play, "bonus cafe-1") == "figure-not-there"
    assert why_not(play, "district red-3") == "figure-not-there"
    assert why_not(play, "bonus opera-1") == "figure-not-there"


@proves("recall.one-bonus")
def test_one_bonus_and_no_more() -> None:
    play = lay(OUT)
    do(play, "turn recall", "bonus museum-3")
    assert play.step() == "use-boxes"


@proves("recall.token")
def test_a_token_covers_the_bonus_for_good() -> None:
    play = lay(OUT)
    do(play, "turn recall", "bonus museum-3")
    assert state(play).district_tokens == [8, 7, 8]
    used = lay('bonus_used = ["museum-3"]\n' + OUT)
    do(used, "turn recall")
    assert why_not(used, "bonus museum-3") == "bonus-taken"
    assert not why_not(used, "bonus museum-2")


@proves("recall.token")
def test_without_tokens_no_bonus_of_that_district() -> None:
    used = ["opera-1", "opera-2", "opera-3", "museum-1"]
    on_map = "\n".join(f"purple-{value} = 1" for value in (3, 4, 5, 6))
    play = lay(
        f"""
        bonus_used = {names(used)}
        freud = "opera"
        [ideas]
        b2 = "0 1 research"
        [insights_on_map]
        {on_map}
        [seat.0]
        professor = "museum"
        [seat.1]
        notebook = {notebook(3, 3, 3, seat=1)}
        """
    )
    do(play, "turn recall")
    assert state(play).district_tokens == [8, 0, 8]
    assert why_not(play, "bonus museum-2") == "no-tokens"
    assert choices(play) == ["done"]


@proves("recall.token")
def test_without_tokens_no_district_bonus_either() -> None:
    used = [f"{place}-{number}" for place in ("opera", "museum") for number in (1, 2, 3)]
    play = lay(
        f"""
        bonus_used = {names(used)}
        freud = "opera"
        [ideas]
        b2 = "0 1 research"
        [insights_on_map]
        purple-3 = 1
        purple-4 = 1
        [seat.0]
        notebook = {notebook(3)}
        in_play = {names(research(6, tag="opera"))}
        [seat.1]
        notebook = {notebook(3, 3, seat=1)}
        """
    )
    do(play, "turn recall")
    assert why_not(play, "district purple-5") == "no-tokens"


@proves("recall.token-reputation")
def test_the_top_token_gives_a_reputation_after_the_effects() -> None:
    play = lay("freud_marker = 4\n" + OUT)
    do(play, "turn recall", "bonus museum-1", "part 0")
    # The tile is still to be chosen and placed.
    assert state(play).reputation[0] == 0
    do(play, "tile i-stack", "row 2")
    assert state(play).reputation[0] == 1
    assert state(play).freud_marker == 5


@proves("recall.token-reputation")
def test_the_others_below_give_none() -> None:
    play = lay('bonus_used = ["opera-1"]\n' + OUT)
    do(play, "turn recall", "bonus museum-3")
    assert state(play).reputation[0] == 0
    assert state(play).freud_marker == 1


@proves("recall.token-reputation")
def test_each_district_has_one() -> None:
    for place, bonus in (("library", "library-1"), ("museum", "museum-3"), ("cafe", "cafe-1")):
        play = lay(OUT.replace('professor = "museum"', f'professor = "{place}"').replace("coffee = 1", "coffee = 0"))
        do(play, "turn recall", f"bonus {bonus}")
        while play.step() != "use-boxes":
            do(play, "done")
        assert state(play).reputation[0] == 1
