"""Coffee: at most six, instead of a repress, and for elevating, transferring or a bright idea."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.testing.clauses import proves


@proves("coffee.most")
@pytest.mark.parametrize(("coffee", "after"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_what_would_exceed_six_is_lost(coffee: int, after: int) -> None:
    play = lay(f'[seat.0]\ncoffee = {coffee}\ninkpot = "row-3"')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)  # the track: a point and 2 coffee
    assert state(play).coffee[0] == after


@proves("coffee.most")
def test_recalling_with_a_full_track_loses_the_coffee() -> None:
    play = lay('[ideas]\nb2 = "0 1 research"\nb1 = "0 1 notebook-1"\n[seat.0]\ncoffee = 5')
    do(play, "turn recall")
    assert state(play).coffee[0] == 6


REPRESS = """
[seat.0]
coffee = COFFEE
notebook = ["two-07"]
insights = { INSIGHTS }
"""


@proves("coffee.repress")
def test_a_coffee_instead_of_a_repress() -> None:
    play = lay(REPRESS.replace("COFFEE", "1").replace("INSIGHTS", "growth-minor = 1"))
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    do(play, "part 1")
    assert choices(play) == ["pay growth-minor", "coffee"]
    do(play, "coffee")
    assert (state(play).coffee[0], dial(play, 0)) == (0, {"reserve": 6, "growth-minor": 1})
    do(play, "part 0", "quality passion")
    assert dial(play, 0) == {"reserve": 5, "growth-minor": 1, "passion-median": 1}


@proves("coffee.repress")
def test_even_with_nothing_on_the_rings() -> None:
    play = lay(REPRESS.replace("COFFEE", "1").replace("INSIGHTS", ""))
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    do(play, "part 1", "part 0", "quality growth")
    assert (state(play).coffee[0], dial(play, 0)) == (0, {"reserve": 6, "growth-median": 1})


@proves("coffee.repress")
def test_neither_a_coffee_nor_an_insight_no_repress() -> None:
    play = lay(REPRESS.replace("COFFEE", "0").replace("INSIGHTS", ""))
    place(play, "b1", "notebook-1")
    assert why_not(play, "part 1") == "part-impossible"


@proves("coffee.repress")
def test_a_coffee_pays_for_no_other_icon() -> None:
    play = lay('[seat.0]\ncoffee = 6\nnotebook = ["one-20"]\ninsights = { growth-minor = 1, passion-minor = 1 }')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    do(play, "part 1")  # "minor any: generate median any"
    assert choices(play) == ["pay growth-minor", "pay passion-minor"]
    assert why_not(play, "coffee")


@proves("coffee.elevate")
@pytest.mark.parametrize("coffee", range(7))
def test_two_coffee_elevate_or_transfer_one_insight(coffee: int) -> None:
    scenario = f"[seat.0]\ncoffee = {coffee}\ninsights = {{ growth-minor = 2, passion-median = 1 }}"
    play = lay(scenario)
    if coffee < 2:
        assert why_not(play, "free elevate") == why_not(play, "free transfer") == "short-of-coffee"
        return
    do(play, "free elevate")
    assert choices(play) == ["insight growth-minor", "insight passion-median"]
    do(play, "insight growth-minor")
    assert state(play).coffee[0] == coffee - 2
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 1, "growth-median": 1, "passion-median": 1}
    assert play.step() == "turn"
    play = lay(scenario)
    do(play, "free transfer", "insight passion-median", "quality freedom")
    assert state(play).coffee[0] == coffee - 2
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 2, "freedom-median": 1}
    assert play.step() == "turn"


@proves("coffee.elevate")
def test_not_without_an_insight_to_elevate_or_transfer() -> None:
    play = lay("[seat.0]\ncoffee = 6")
    assert why_not(play, "free elevate") == "nothing-to-elevate"
    assert why_not(play, "free transfer") == "not-on-a-ring"
    play = lay("[seat.0]\ncoffee = 6\ninsights = { growth-major = 1 }")
    assert why_not(play, "free elevate") == "nothing-to-elevate"
    assert why_not(play, "free transfer") == ""


@proves("coffee.bright-idea")
@pytest.mark.parametrize("coffee", range(7))
def test_three_coffee_are_a_bright_idea(coffee: int) -> None:
    play = lay(f"[seat.0]\ncoffee = {coffee}")
    if coffee < 3:
        assert why_not(play, "free bright") == "short-of-coffee"
        return
    do(play, "free bright")
    assert (state(play).coffee[0], state(play).bright[0]) == (coffee - 3, 1)
    assert play.step() == "turn"
