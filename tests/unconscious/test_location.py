"""The effects of a location: how often, which, and what each of them does."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import card, hand, how_often, names, research, tags_of, use, walk
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.kernel.play import Play
from mindtable.kernel.position import replaced
from mindtable.testing.clauses import proves


def four_at(location: str, there: int, bright: int = 0, tags: int = 0) -> str:
    """Four players; seat 0's professor can walk to a location where so many others stand already."""
    before = {"university": "museum", "library": "theatre"}[location]
    others = "\n".join(f'seat.{n}.professor = "{location if n <= there else "opera"}"' for n in (1, 2, 3))
    return f"""
    options = {{ players = 4 }}
    freud = "{location if there > 3 else "opera"}"
    {others}
    [seat.0]
    coffee = 0
    bright = {bright}
    professor = "{before}"
    in_play = {names(research(tags, tag=location))}
    """


@proves("location.figures")
@pytest.mark.parametrize("there", range(5))
def test_once_for_each_figure(there: int) -> None:
    play = lay(four_at("university", there))
    walk(play, "professor-1")
    assert how_often(play) == there + 1


@proves("location.tags")
@pytest.mark.parametrize(("figures", "tags", "times"), [(1, 3, 3), (3, 1, 3), (2, 2, 2), (1, 0, 1), (4, 5, 5)])
def test_figures_or_tags_never_both(figures: int, tags: int, times: int) -> None:
    play = lay(four_at("university", figures - 1, tags=tags))
    walk(play, "professor-1")
    assert how_often(play) == times


@proves("location.tags")
def test_only_tags_of_that_very_location_count() -> None:
    other = f"in_play = {names(research(3, tag='cafe'))}"
    play = lay(four_at("university", 0).replace("in_play = []", other))
    assert tags_of(play, 0) == {"cafe": 3}
    walk(play, "professor-1")
    assert how_often(play) == 1


@proves("location.bright-ideas")
@pytest.mark.parametrize(("spent", "times"), [(0, 1), (1, 3), (2, 5)])
def test_two_more_for_each_bright_idea(spent: int, times: int) -> None:
    play = lay(four_at("university", 0, bright=2))
    walk(play, "professor-1")
    assert choices(play) == ["boost 0", "boost 1", "boost 2"]
    do(play, f"boost {spent}")
    assert state(play).bright[0] == 2 - spent
    assert how_often(play) == times


@proves("location.bright-ideas")
def test_bright_ideas_add_to_tags_too() -> None:
    play = lay(four_at("university", 0, bright=1, tags=2))
    walk(play, "professor-1")
    do(play, "boost 1")
    assert how_often(play) == 4


@proves("location.five")
def test_never_more_than_five() -> None:
    six_tags = lay(four_at("university", 0, tags=6))
    walk(six_tags, "professor-1")
    assert how_often(six_tags) == 5
    eight_tags = lay("goals.five-cured = 0\n" + four_at("university", 0, bright=1, tags=6))
    assert tags_of(eight_tags, 0) == {"university": 8}
    walk(eight_tags, "professor-1")
    assert how_often(eight_tags) == 5
    assert state(eight_tags).bright[0] == 1
    play = lay(four_at("university", 3, bright=5))
    walk(play, "professor-1")
    assert choices(play) == ["boost 0", "boost 1"]
    assert why_not(play, "boost 2") == "too-many-bright"
    do(play, "boost 1")
    assert how_often(play) == 5
    full = lay(four_at("university", 4, bright=5))
    walk(full, "professor-1")
    assert state(full).bright[0] == 5
    assert how_often(full) == 5


@proves("location.fixed")
def test_no_bright_idea_comes_after_the_start() -> None:
    play = lay(four_at("university", 0, bright=2))
    walk(play, "professor-1")
    do(play, "boost 0")
    assert why_not(play, "boost 1")
    assert how_often(play) == 1


@proves("location.fixed")
def test_a_figure_that_leaves_or_a_tag_that_comes_changes_nothing() -> None:
    left = lay(four_at("library", 4))
    walk(left, "professor-1")
    do(left, "effect 1", "part 0")
    state(left).freud = 5
    state(left).professor[1] = 5
    assert how_often(left) == 4
    tagged = lay(four_at("library", 0, bright=1))
    walk(tagged, "professor-1")
    do(tagged, "boost 1", "effect 1", "part 0")
    state(tagged).goal_owner = replaced(state(tagged).goal_owner, 4, 0)  # two tags of the Library
    assert tags_of(tagged, 0) == {"library": 2}
    assert how_often(tagged) == 2


@proves("location.any-mix")
def test_the_same_effect_again_or_another() -> None:
    play = lay(four_at("library", 3))
    walk(play, "professor-1")
    assert choices(play) == ["effect 1", "effect 2", "done"]
    do(play, "effect 2", "effect 1", "part 0", "effect 2")
    assert state(play).coffee[0] == 2
    assert dial(play, 0) == {"reserve": 6, "growth-minor": 1}
    do(play, "done")
    assert play.step() != "location-effect"


# --- an effect that resolves a location

ICON = card(effect="location museum, transfer 1")


def with_icon(tags: int, bright: int = 0) -> str:
    return f"""
    freud = "museum"
    [seat.0]
    coffee = 0
    bright = {bright}
    professor = "museum"
    hand = ["{ICON}"]
    in_play = {names(research(tags, tag="museum"))}
    """


@proves("location.by-tag")
@pytest.mark.parametrize(("tags", "times"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_the_icon_and_the_own_tags_count_but_no_figures(tags: int, times: int) -> None:
    play = lay(with_icon(tags))
    use(play, "play", "b3")
    do(play, f"card {ICON}", "part 0")
    assert how_often(play) == times
    assert state(play).professor[0] == state(play).freud == 3


@proves("location.by-tag")
def test_bright_ideas_may_add_to_it() -> None:
    play = lay(with_icon(1, bright=1))
    use(play, "play", "b3")
    do(play, f"card {ICON}", "part 0", "boost 1")
    assert how_often(play) == 4


# --- the six locations

BEFORE = {
    "theatre": "cafe",
    "library": "theatre",
    "opera": "library",
    "museum": "opera",
    "university": "museum",
    "cafe": "university",
}


def visit(location: str, insights: str = "") -> Play:
    """The professor has walked to a location, with three resolutions to spend."""
    top = card(tag="theatre", effect="elevate 3")
    play = lay(
        f"""
        freud = "{BEFORE[location]}"
        research_deck = ["{top}"]
        [seat.0]
        coffee = 0
        bright = 1
        professor = "{BEFORE[location]}"
        insights = {{ {insights} }}
        """
    )
    walk(play, "professor-1")
    do(play, "boost 1")
    return play


def generates(location: str, quality: str) -> None:
    play = visit(location)
    do(play, "effect 1", "part 0")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-minor": 1}


def elevates_any(location: str) -> None:
    play = visit(location, "growth-minor = 1, freedom-median = 1, passion-major = 1")
    do(play, "effect 2", "part 0")
    assert choices(play)[:2] == ["insight growth-minor", "insight freedom-median"]
    do(play, "insight freedom-median")
    assert dial(play, 0) == {"reserve": 4, "growth-minor": 1, "freedom-major": 1, "passion-major": 1}
    assert why_not(visit(location), "effect 2") == "part-impossible"


def gives_a_coffee(location: str) -> None:
    play = visit(location)
    do(play, "effect 2")
    assert state(play).coffee[0] == 1


def sells_research(location: str, quality: str) -> None:
    play = visit(location, f"{quality}-minor = 1")
    do(play, "effect 3", "part 0")
    assert dial(play, 0) == {"reserve": 7}
    assert hand(play, 0) == [card(tag="theatre", effect="elevate 3")]
    others = [name for name in ("growth", "freedom", "passion") if name != quality]
    assert why_not(visit(location, f"{others[0]}-minor = 1, {others[1]}-major = 1"), "effect 3") == "part-impossible"


def sells_a_box(location: str, quality: str) -> None:
    play = visit(location, f"{quality}-median = 1")
    do(play, "effect 3")
    assert dial(play, 0) == {"reserve": 7}
    assert state(play).boxes[0] == 1
    assert why_not(visit(location, f"{quality}-minor = 3"), "effect 3") == "part-impossible"


@proves("location.theatre")
def test_the_theatre() -> None:
    generates("theatre", "growth")
    elevates_any("theatre")
    sells_research("theatre", "growth")


@proves("location.library")
def test_the_library() -> None:
    generates("library", "growth")
    gives_a_coffee("library")
    sells_a_box("library", "growth")


@proves("location.opera")
def test_the_opera() -> None:
    generates("opera", "freedom")
    sells_research("opera", "freedom")


@proves("location.opera")
def test_the_opera_transfers_one_or_elevates_a_freedom() -> None:
    elevated = visit("opera", "growth-minor = 1, freedom-minor = 1")
    do(elevated, "effect 2", "part 0")
    assert why_not(elevated, "insight growth-minor") == "insight-does-not-fit"
    do(elevated, "insight freedom-minor")
    assert dial(elevated, 0) == {"reserve": 5, "growth-minor": 1, "freedom-median": 1}
    assert elevated.step() == "location-effect"
    transferred = visit("opera", "growth-minor = 1, freedom-minor = 1")
    do(transferred, "effect 2", "part 0", "transfer", "insight growth-minor", "quality passion")
    assert dial(transferred, 0) == {"reserve": 5, "passion-minor": 1, "freedom-minor": 1}
    assert transferred.step() == "location-effect"


@proves("location.museum")
def test_the_museum() -> None:
    generates("museum", "freedom")
    gives_a_coffee("museum")
    sells_a_box("museum", "freedom")


@proves("location.university")
def test_the_university() -> None:
    generates("university", "passion")
    elevates_any("university")
    sells_research("university", "passion")


@proves("location.cafe")
def test_the_cafe() -> None:
    generates("cafe", "passion")
    gives_a_coffee("cafe")
    sells_a_box("cafe", "passion")
