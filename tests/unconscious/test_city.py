"""The city: its ring of locations, and the figures that walk there."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import how_often, names, notebook, research, use, walk
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.games.unconscious.pieces.board import DISTRICT_OF, DISTRICTS
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.testing.clauses import proves

RING = ("theatre", "library", "opera", "museum", "university", "cafe")


def after(location: str, by: int) -> str:
    return RING[(RING.index(location) + by) % 6]


@proves("city.ring")
@pytest.mark.parametrize("start", RING)
def test_six_locations_in_a_ring(start: str) -> None:
    play = lay(f'freud = "{start}"\n[seat.0]\ncoffee = 0\nprofessor = "{start}"')
    by_one = play.clone()
    walk(by_one, "professor-1")
    assert LOCATIONS[state(by_one).professor[0]] == after(start, 1)
    walk(play, "freud-1")
    assert LOCATIONS[state(play).freud] == after(start, 1)


@proves("city.ring")
def test_two_locations_to_a_district() -> None:
    districts = {location: DISTRICTS[DISTRICT_OF[number]] for number, location in enumerate(LOCATIONS)}
    assert districts == {
        "theatre": "green",
        "library": "green",
        "opera": "purple",
        "museum": "purple",
        "university": "red",
        "cafe": "red",
    }


@proves("city.ring")
@pytest.mark.parametrize(
    ("location", "insight"),
    list(zip(RING, ["growth", "growth", "freedom", "freedom", "passion", "passion"], strict=True)),
)
def test_each_district_has_its_quality(location: str, insight: str) -> None:
    play = lay(f'freud = "{location}"\n[seat.0]\ncoffee = 0\nprofessor = "{after(location, -1)}"')
    walk(play, "professor-1")
    do(play, "effect 1", "part 0")
    assert state(play).common[1 + 3 * ("growth", "freedom", "passion").index(insight)] == 1


@proves("city.figures")
def test_any_number_of_figures_at_a_location() -> None:
    play = lay(
        """
        options = { players = 4 }
        freud = "museum"
        seat.0 = { coffee = 0, professor = "opera" }
        seat.1.professor = "museum"
        seat.2.professor = "museum"
        seat.3.professor = "museum"
        """
    )
    walk(play, "professor-1")
    assert [LOCATIONS[place] for place in (*state(play).professor, state(play).freud)] == ["museum"] * 5


@proves("city.figures")
def test_figures_walk_clockwise_only() -> None:
    play = lay('freud = "library"\n[seat.0]\ncoffee = 0\nprofessor = "opera"')
    reached = set()
    for step in ("professor-1", "professor-2"):
        twin = play.clone()
        walk(twin, step)
        reached.add(LOCATIONS[state(twin).professor[0]])
    assert reached == {"museum", "university"}
    freud = set()
    for step in ("freud-1", "freud-2", "freud-3"):
        twin = play.clone()
        walk(twin, step)
        freud.add(LOCATIONS[state(twin).freud])
    assert freud == {"opera", "museum", "university"}


@proves("city.bonus-spaces")
def test_three_bonuses_to_a_location_and_four_to_a_district() -> None:
    tags = research(6, tag="opera")
    play = lay(
        f"""
        freud = "museum"
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        professor = "opera"
        in_play = {names(tags)}
        notebook = {notebook(3)}
        """
    )
    do(play, "turn recall")
    assert choices(play) == [
        *(f"bonus {location}-{number}" for location in ("opera", "museum") for number in (1, 2, 3)),
        *(f"district purple-{value}" for value in (3, 4, 5, 6)),
        "done",
    ]


@proves("city.bonus-spaces")
def test_bonuses_are_for_recall_only() -> None:
    play = lay(
        f"""
        freud = "museum"
        [seat.0]
        coffee = 0
        professor = "opera"
        in_play = {names(research(6, tag="opera"))}
        notebook = {notebook(3)}
        """
    )
    assert why_not(play, "bonus opera-1")
    assert why_not(play, "district purple-3")
    walk(play, "professor-1")
    assert play.step() == "location-effect"
    assert why_not(play, "bonus museum-1")
    assert why_not(play, "district purple-3")


# --- the professor


@proves("professor.move")
def test_one_or_two_locations_or_to_freud_and_then_the_location() -> None:
    play = lay('freud = "cafe"\nseat.0 = { coffee = 0, professor = "theatre" }\nseat.1.professor = "museum"')
    use(play, "professor", "c3")
    assert choices(play) == ["walk professor-1", "walk professor-2", "walk professor-freud", "done"]
    for step, place in (("professor-1", "library"), ("professor-2", "opera"), ("professor-freud", "cafe")):
        twin = play.clone()
        do(twin, f"walk {step}")
        assert LOCATIONS[state(twin).professor[0]] == place
        assert how_often(twin) == (2 if place == "cafe" else 1)
        assert LOCATIONS[state(twin).freud] == "cafe"


@proves("professor.move")
def test_the_location_need_not_be_resolved() -> None:
    play = lay('freud = "cafe"\nseat.0 = { coffee = 0, professor = "theatre" }\nseat.1.professor = "museum"')
    walk(play, "professor-1")
    do(play, "done")
    assert play.step() not in ("location-effect", "walk")
    assert sum(state(play).common[1:10]) == 0


@proves("professor.to-freud")
def test_to_freud_from_anywhere_else_but_not_around_the_ring() -> None:
    for place in RING:
        play = lay(f'freud = "opera"\nseat.0 = {{ coffee = 0, professor = "{place}" }}\nseat.1.professor = "cafe"')
        use(play, "professor", "c3")
        if place == "opera":
            assert why_not(play, "walk professor-freud") == "already-with-freud"
        else:
            do(play, "walk professor-freud")
            assert LOCATIONS[state(play).professor[0]] == "opera"
            assert how_often(play) == 2


# --- Freud


@proves("freud.move")
def test_freud_walks_one_to_three_and_his_location_is_resolved() -> None:
    play = lay('freud = "cafe"\nseat.0 = { coffee = 0, professor = "library" }\nseat.1.professor = "museum"')
    use(play, "freud", "c3")
    assert choices(play) == ["walk freud-1", "walk freud-2", "walk freud-3", "done"]
    assert why_not(play, "walk professor-1") == "not-that-figure"
    for by, figures in ((1, 1), (2, 2), (3, 1)):
        twin = play.clone()
        do(twin, f"walk freud-{by}")
        assert LOCATIONS[state(twin).freud] == after("cafe", by)
        assert LOCATIONS[state(twin).professor[0]] == "library"
        assert how_often(twin) == figures


@proves("freud.move")
def test_his_location_need_not_be_resolved() -> None:
    play = lay('freud = "cafe"\nseat.0 = { coffee = 0, professor = "library" }\nseat.1.professor = "museum"')
    walk(play, "freud-1")
    do(play, "done")
    assert play.step() not in ("location-effect", "walk")


def at_the_museum(marker: int) -> str:
    """A bonus with a reputation token waits at the Museum, where the professor is."""
    return f"""
    freud = "library"
    freud_marker = {marker}
    [ideas]
    b2 = "0 1 research"
    [seat.0]
    coffee = 0
    professor = "museum"
    """


@proves("freud.watch")
@pytest.mark.parametrize("marker", range(1, 10))
def test_the_watches_move_his_figure(marker: int) -> None:
    play = lay(at_the_museum(marker))
    do(play, "turn recall", "bonus museum-3")
    assert state(play).freud_marker == marker + 1
    assert LOCATIONS[state(play).freud] == ("opera" if marker in (3, 6, 8) else "library")
    # Nothing is resolved where he arrives.
    assert play.step() == "use-boxes"
    assert sum(state(play).common[1:10]) == 0
