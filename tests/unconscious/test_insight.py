"""Insights: common and coloured, the dial, and what generating, elevating, repressing and transferring do."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.games.unconscious.pieces.board import AREAS
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Rng
from mindtable.testing.clauses import proves
from mindtable.testing.playing import play_on

FILLED_ROW = 'notebook = ["one-01", "one-02", "one-03"]'


def common(play: Play, seat: int = 0) -> dict[str, int]:
    base = 10 * seat
    return {AREAS[area]: state(play).common[base + area] for area in range(10) if state(play).common[base + area]}


def own(play: Play, seat: int = 0) -> dict[str, int]:
    base = 10 * seat
    return {AREAS[area]: state(play).own[base + area] for area in range(10) if state(play).own[base + area]}


def tile(main: str, insights: str, more: str = "coffee = 0") -> Play:
    """Row 1 is resolved: its own minor growth is part 0, the tile is part 1."""
    play = lay(f'[seat.0]\nnotebook = ["{main}"]\ninsights = {{ {insights} }}\n{more}')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    return play


# --- common and coloured


@proves("insight.common")
def test_the_seven_common_insights_stay_on_the_dial_whatever_happens() -> None:
    play = lay("[seat.0]\ninsights = { growth-major = 2, passion-minor = 3 }")
    for seed in range(6):
        on = play.clone()
        play_on(on, Rng(seed), 400)
        for seat in (0, 1):
            assert sum(common(on, seat).values()) == 7
            assert all(number >= 0 for number in state(on).common)


@proves("insight.coloured")
def test_a_coloured_insight_is_freed_with_its_line_and_goes_to_the_reserve() -> None:
    play = lay('[seat.0]\ncoffee = 1\nnotebook = ["one-01", "one-02"]')
    assert own(play) == {}
    place(play, "b1", "notebook-1")
    do(play, "point notebook-1", "tile i-stack", "row 1")
    assert own(play) == {"reserve": 1}
    assert common(play) == {"reserve": 7}


@proves("insight.coloured")
def test_six_of_them_one_for_each_row_and_column() -> None:
    tiles = [f"one-0{n}" for n in range(1, 9)]
    play = lay(
        f"""
        [goals]
        two-columns = 1
        [seat.0]
        coffee = 1
        notebook = {tiles}
        cured = ["the-counting-clerk", "the-doubting-student"]
        """
    )
    assert own(play) == {"reserve": 4}
    place(play, "b1", "notebook-1")
    do(play, "point notebook-1", "tile ii-stack")  # there is but one place for it
    assert own(play) == {"reserve": 6}


@proves("insight.coloured-use", "insight.generate")
def test_a_coloured_insight_is_generated_elevated_and_used_like_a_common_one() -> None:
    play = lay(f"[seat.0]\ncoffee = 6\n{FILLED_ROW}\ninsights = {{ growth-minor = 1 }}")
    place(play, "b2", "generate")
    do(play, "point generate", "part 0")
    assert choices(play) == ["insight reserve", "insight reserve-own"]
    do(play, "insight reserve-own", "free elevate")
    assert choices(play) == ["insight growth-minor", "insight growth-minor-own"]
    do(play, "insight growth-minor-own", "free transfer", "insight growth-median-own", "quality passion")
    assert own(play) == {"passion-median": 1}
    assert common(play) == {"reserve": 6, "growth-minor": 1}


@proves("insight.coloured-use", "pay.use")
def test_a_used_coloured_insight_goes_back_to_the_reserve() -> None:
    play = lay(
        """
        [seat.0]
        coffee = 0
        notebook = ["one-24", "one-01", "one-02"]
        insights = { growth-minor = 1 }
        own = { growth-minor = 1 }
        """
    )
    place(play, "b1", "notebook-1")
    do(play, "part 1")  # "minor any: points 2"
    assert choices(play) == ["pay growth-minor", "pay growth-minor-own"]
    do(play, "pay growth-minor-own")
    assert (own(play), common(play)) == ({"reserve": 1}, {"reserve": 6, "growth-minor": 1})
    assert state(play).points[0] == 2


@proves("insight.coloured-use")
@pytest.mark.parametrize("area", ["reserve", "growth-major"])
def test_from_anywhere_on_the_dial_it_goes_on_a_treatise_for_good(area: str) -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        {FILLED_ROW}
        own = {{ {area} = 1 }}
        insights = {{ growth-minor = 1 }}
        in_play = ["stage-fright", "the-prompters-memory", "masks-and-faces"]
        """
    )
    place(play, "b4", "play")
    do(play, "point play", "publish the-grammar-of-sleep")
    while play.step() == "gather":
        do(play, choices(play)[0])
    assert (own(play), common(play)) == ({}, {"reserve": 6, "growth-minor": 1})
    assert state(play).treatise_owner[0] == 0


@proves("insight.coloured-use")
def test_it_goes_on_a_district_bonus_for_good_and_no_common_one_does() -> None:
    scenario = """
        freud = "cafe"
        [ideas]
        b2 = "0 1 research"
        [goals]
        two-columns = 0
        [seat.0]
        coffee = 0
        NOTEBOOK
        insights = { passion-major = 3 }
        in_play = ["lectures-on-hypnosis"]
        """
    play = lay(scenario.replace("NOTEBOOK", FILLED_ROW))
    do(play, "turn recall", "district red-3", "insight reserve-own")
    assert (own(play), common(play)) == ({}, {"reserve": 4, "passion-major": 3})
    assert state(play).district_owner[8] == 0
    play = lay(scenario.replace("NOTEBOOK", ""))
    do(play, "turn recall")
    assert why_not(play, "district red-3") == "no-own-insight"


# --- the dial


@proves("insight.dial")
def test_quality_by_section_and_level_by_ring_any_number_in_a_spot() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { passion-median = 7 }")
    assert dial(play, 0) == {"passion-median": 7}
    # Its quality and level are what it pays for.
    for main, payable in (("two-14", True), ("two-12", False), ("two-23", False), ("one-18", True), ("one-16", False)):
        play = tile(main, "passion-median = 7")
        assert ("part 1" in choices(play)) == payable, main


@proves("insight.reserve")
def test_in_the_reserve_an_insight_has_neither_quality_nor_level() -> None:
    play = lay("[seat.0]\ncoffee = 6")
    assert why_not(play, "free elevate") == "nothing-to-elevate"
    assert why_not(play, "free transfer") == "not-on-a-ring"
    assert why_not(play, "free box") == "cannot-pay-insights"
    play = lay("[seat.0]\ncoffee = 6\ninsights = { growth-minor = 1, growth-median = 1 }")
    do(play, "free elevate")
    assert why_not(play, "insight reserve") == "not-on-a-ring"
    do(play, "insight growth-minor", "free transfer")
    assert why_not(play, "insight reserve") == "not-on-a-ring"


# --- generate


@proves("insight.generate")
def test_generating_moves_one_from_the_reserve_to_the_spot() -> None:
    play = lay('freud = "cafe"\n[ideas]\nb2 = "0 1 research"\n[seat.0]\ncoffee = 0\ninsights = { growth-minor = 2 }')
    do(play, "turn recall", "bonus cafe-2", "part 0")  # "generate major passion"
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 2, "passion-major": 1}


@proves("insight.generate-empty-reserve")
def test_with_an_empty_reserve_any_insight_of_the_dial_moves() -> None:
    play = lay(
        """
        freud = "cafe"
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        insights = { growth-minor = 6, freedom-major = 1 }
        """
    )
    do(play, "turn recall", "bonus cafe-2", "part 0")
    assert choices(play) == ["insight growth-minor", "insight freedom-major"]
    do(play, "insight growth-minor")
    assert dial(play, 0) == {"growth-minor": 5, "freedom-major": 1, "passion-major": 1}


@proves("insight.generate-empty-reserve")
@pytest.mark.parametrize("seven", [True, False])
def test_not_while_an_insight_common_or_coloured_is_in_the_reserve(seven: bool) -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        {FILLED_ROW if seven else ""}
        insights = {{ growth-minor = {7 if seven else 6} }}
        """
    )
    place(play, "b2", "generate")
    do(play, "point generate")
    do(play, "part 2")
    assert dial(play, 0) == {"growth-minor": 7 if seven else 6, "passion-minor": 1}
    play = lay(f"[seat.0]\ncoffee = 0\n{FILLED_ROW}\ninsights = {{ growth-minor = 6 }}")
    place(play, "b2", "generate")
    do(play, "point generate", "part 2")
    assert why_not(play, "insight growth-minor") == "reserve-first"


@proves("insight.generate-any")
@pytest.mark.parametrize("quality", ["growth", "freedom", "passion"])
def test_without_a_colour_the_section_is_free(quality: str) -> None:
    play = tile("one-04", "")  # "generate minor any"
    do(play, "part 1")
    do(play, *(["part 0"] if play.step() == "parts" else []))
    assert choices(play) == ["quality growth", "quality freedom", "quality passion"]
    do(play, f"quality {quality}")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-minor": 1}


# --- elevate, repress, transfer


@proves("insight.elevate")
@pytest.mark.parametrize("quality", ["growth", "freedom", "passion"])
def test_elevating_goes_one_ring_outwards_in_the_section(quality: str) -> None:
    play = lay(f"[seat.0]\ncoffee = 6\ninsights = {{ {quality}-minor = 1 }}")
    do(play, "free elevate", f"insight {quality}-minor")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-median": 1}
    do(play, "free elevate", f"insight {quality}-median")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-major": 1}
    assert why_not(play, "free elevate") == "nothing-to-elevate"


@proves("insight.elevate")
def test_a_major_one_and_one_in_the_reserve_cannot_be_elevated() -> None:
    play = lay("[seat.0]\ncoffee = 2\ninsights = { growth-major = 1, growth-minor = 1, passion-minor = 1 }")
    do(play, "free elevate")
    assert choices(play) == ["insight growth-minor", "insight passion-minor"]
    assert why_not(play, "insight growth-major") == "already-major"
    assert why_not(play, "insight reserve") == "not-on-a-ring"
    assert why_not(play, "insight freedom-minor") == "no-such-insight"


@proves("insight.elevate")
def test_an_elevation_of_one_quality_is_for_that_quality() -> None:
    play = tile("one-12", "passion-minor = 1, growth-minor = 1, passion-median = 1")  # "elevate 2 passion"
    do(play, "part 1", "part 0")
    assert choices(play) == ["insight passion-minor", "insight passion-median", "done"]
    assert why_not(play, "insight growth-minor") == "insight-does-not-fit"


@proves("insight.repress")
@pytest.mark.parametrize(
    ("area", "after"),
    [
        ("growth-major", "growth-median"),
        ("freedom-median", "freedom-minor"),
        ("passion-minor", "reserve"),
        ("passion-major", "passion-median"),
    ],
)
def test_repressing_goes_one_ring_inwards_and_from_the_inner_ring_to_the_reserve(area: str, after: str) -> None:
    play = tile("one-22", f"{area} = 1, growth-minor = 1")  # "repress: coffee 2"
    do(play, "part 1", f"pay {area}")
    expected = {"reserve": 5, "growth-minor": 1}
    expected[after] = expected.get(after, 0) + 1
    assert dial(play, 0) == expected
    assert state(play).coffee[0] == 2


@proves("insight.repress")
def test_an_insight_in_the_reserve_cannot_be_repressed() -> None:
    play = tile("one-22", "")
    assert why_not(play, "part 1") == "part-impossible"
    play = tile("one-22", "growth-minor = 1, growth-median = 1")
    do(play, "part 1")
    assert why_not(play, "pay reserve") == "not-on-a-ring"


@proves("insight.transfer")
@pytest.mark.parametrize("level", ["minor", "median", "major"])
def test_a_transfer_changes_the_section_and_not_the_ring(level: str) -> None:
    for quality, others in (("growth", ["freedom", "passion"]), ("passion", ["growth", "freedom"])):
        for other in others:
            play = lay(f"[seat.0]\ncoffee = 2\ninsights = {{ {quality}-{level} = 1 }}")
            do(play, "free transfer", f"insight {quality}-{level}") if play.step() == "transfer" else do(
                play, "free transfer"
            )
            assert choices(play) == [f"quality {name}" for name in others]
            assert why_not(play, f"quality {quality}") == "same-quality"
            do(play, f"quality {other}")
            assert dial(play, 0) == {"reserve": 6, f"{other}-{level}": 1}


@proves("insight.transfer")
def test_an_insight_in_the_reserve_cannot_be_transferred() -> None:
    play = lay("[seat.0]\ncoffee = 2\ninsights = { growth-minor = 1, passion-minor = 1 }")
    do(play, "free transfer")
    assert choices(play) == ["insight growth-minor", "insight passion-minor"]
    assert why_not(play, "insight reserve") == "not-on-a-ring"
