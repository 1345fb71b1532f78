"""District bonuses: tags, a coloured insight, and what each value brings."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import heard, names, notebook, research, tags_of
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def recall(tags: int, more: str = "", board: str = notebook(3), used: str = "opera-1") -> Play:
    """Recall with so many purple tags, some of the Opera and some of the Museum, and one coloured insight."""
    opera = (tags + 1) // 2
    cards = research(opera, tag="opera") + research(tags - opera, tag="museum") + research(2, tag="cafe")
    play = lay(
        f"""
        freud = "opera"
        bonus_used = ["{used}"]
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        professor = "theatre"
        notebook = {board}
        in_play = {names(cards)}
        {more}
        """
    )
    do(play, "turn recall")
    return play


@proves("district.gain")
@pytest.mark.parametrize("tags", range(2, 8))
def test_as_many_tags_of_both_locations_as_the_value(tags: int) -> None:
    play = recall(tags)
    offered = [choice for choice in choices(play) if choice.startswith("district")]
    assert offered == [f"district purple-{value}" for value in (3, 4, 5, 6) if value <= tags]
    if tags < 6:
        assert why_not(play, "district purple-6") == "tags-missing"


@proves("district.gain")
def test_the_space_must_be_empty() -> None:
    play = recall(4, f"[insights_on_map]\npurple-3 = 1\n[seat.1]\nnotebook = {notebook(3, seat=1)}")
    assert why_not(play, "district purple-3") == "bonus-taken"
    assert not why_not(play, "district purple-4")


@proves("district.insight")
def test_no_district_bonus_without_a_coloured_insight() -> None:
    play = recall(6, board=notebook(2))
    assert why_not(play, "district purple-3") == "no-own-insight"
    assert not any(choice.startswith("district") for choice in choices(play))


@proves("district.insight")
@pytest.mark.parametrize("area", ["reserve", "passion-median"])
def test_the_insight_lies_on_the_space_for_good(area: str) -> None:
    play = recall(3, f"own = {{ {area} = 1 }}")
    before = dial(play, 0)
    do(play, "district purple-3")
    assert state(play).district_owner[4] == 0
    assert sum(state(play).own[:10]) == 0
    assert dial(play, 0).get(area, 0) == before[area] - 1
    while play.deciders() == [0]:
        do(play, "inkpot 1" if play.step() == "inkpot-move" else "done")
    assert state(play).district_owner[4] == 0
    assert sum(state(play).own[:10]) == 0


@proves("district.insight")
def test_which_insight_is_the_players_choice() -> None:
    play = recall(3, "own = { reserve = 1, passion-median = 1 }", board=notebook(3, 3))
    do(play, "district purple-3")
    assert choices(play) == ["insight reserve-own", "insight passion-median-own"]
    assert why_not(play, "insight reserve") == "no-own-insight"
    do(play, "insight passion-median-own")
    assert dial(play, 0) == {"reserve": 8}


@proves("district.insight-first")
def test_the_insight_counts_before_the_effects_of_the_bonus() -> None:
    """Two insights on the map are a goal, won before the inkpot moves."""
    more = "[insights_on_map]\npurple-4 = 0"
    play = recall(3, more, board=notebook(3, 3))
    events = heard(play)
    do(play, "district purple-3")
    assert play.step() == "parts"
    assert state(play).points[0] == 3
    assert state(play).inkpot[0] == 0
    kinds = [event.kind for event in events]
    assert kinds.index("goal") < kinds.index("box")


def brings(play: Play, boxes: int, farthest: int) -> None:
    """The boxes come by themselves; the inkpot may move 1 to so many spaces."""
    assert state(play).boxes[0] == boxes
    inkpot = play.clone()
    do(inkpot, "part 0")
    if farthest > 1:
        assert choices(inkpot) == [f"inkpot {by}" for by in range(1, farthest + 1)]
        do(inkpot, f"inkpot {farthest}")
    else:
        assert choices(inkpot) == ["inkpot 1"]
        do(inkpot, "inkpot 1")
    assert state(inkpot).inkpot[0] == farthest


@proves("district.three")
def test_value_three() -> None:
    play = recall(3)
    do(play, "district purple-3")
    brings(play, boxes=1, farthest=1)
    assert state(play).reputation[0] == 0


@proves("district.four")
def test_value_four() -> None:
    play = recall(4)
    do(play, "district purple-4")
    brings(play, boxes=1, farthest=2)
    assert state(play).reputation[0] == 0


@proves("district.five")
def test_value_five() -> None:
    play = recall(5)
    do(play, "district purple-5")
    brings(play, boxes=2, farthest=3)
    assert state(play).reputation[0] == 0


@proves("district.six")
def test_value_six() -> None:
    play = recall(6)
    do(play, "district purple-6")
    brings(play, boxes=2, farthest=4)


@proves("district.six")
def test_its_reputation_comes_before_or_after_the_inkpot_but_never_not() -> None:
    play = recall(6)
    do(play, "district purple-6")
    assert why_not(play, "done") == "part-must-be-done"
    first = play.clone()
    do(first, "part 1")
    assert state(first).reputation[0] == 1
    assert state(first).inkpot[0] == 0
    do(play, "part 0", "inkpot 1")
    assert state(play).inkpot[0] == 1
    assert state(play).reputation[0] == 0
    do(play, "done", "part 0")
    assert state(play).reputation[0] == 1
    assert state(play).freud_marker == 2


@proves("district.six")
def test_the_same_in_all_three_districts() -> None:
    for place, district in (("theatre", "green"), ("opera", "purple"), ("cafe", "red")):
        play = lay(
            f"""
            freud = "{place}"
            [ideas]
            b2 = "0 1 research"
            [seat.0]
            coffee = 0
            notebook = {notebook(3)}
            in_play = {names(research(6, tag=place))}
            """
        )
        assert tags_of(play, 0) == {place: 6}
        do(play, "turn recall", f"district {district}-6")
        brings(play, boxes=2, farthest=4)
        # One for the bonus, and one for the top token.
        do(play, "part 1", "done")
        assert state(play).reputation[0] == 2
