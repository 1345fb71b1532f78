"""Location bonuses, location by location."""

from __future__ import annotations

from tests.unconscious.pieces import card, hand, in_play, names, notebook, tile
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

TOP = card(effect="bright 1")
BOX_TILE = tile("median any: box 1")


def bonus(name: str, more: str = "") -> Play:
    """Recall, and take a bonus whose token carries no reputation."""
    place = name.rpartition("-")[0]
    partner = {"theatre": "library", "opera": "museum", "university": "cafe"}
    beside = {**partner, **{other: one for one, other in partner.items()}}[place]
    play = lay(
        f"""
        freud = "{place}"
        bonus_used = ["{beside}-1"]
        research_deck = ["{TOP}"]
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        professor = "{beside}"
        {more}
        """
    )
    do(play, "turn recall", f"bonus {name}")
    return play


@proves("location-bonus.gain")
def test_a_free_space_where_the_professor_or_freud_stands() -> None:
    play = lay(
        """
        freud = "opera"
        bonus_used = ["opera-2"]
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        professor = "cafe"
        [seat.1]
        professor = "library"
        """
    )
    do(play, "turn recall")
    offered = [choice for choice in choices(play) if choice.startswith("bonus")]
    assert offered == ["bonus opera-1", "bonus opera-3", "bonus cafe-1", "bonus cafe-2", "bonus cafe-3"]
    assert why_not(play, "bonus opera-2") == "bonus-taken"
    do(play, "bonus cafe-1")
    assert state(play).boxes[0] == 1
    assert [number for number, used in enumerate(state(play).bonus_used) if used] == [7, 15]


def generates_major(name: str, quality: str) -> None:
    play = bonus(name)
    do(play, "part 0")
    assert dial(play, 0) == {"reserve": 6, f"{quality}-major": 1}


def gives_research(name: str) -> None:
    play = bonus(name)
    do(play, "part 0")
    assert hand(play, 0) == [TOP]


def gives_a_tile(name: str) -> None:
    play = bonus(name)
    do(play, "part 0")
    assert choices(play) == ["tile i-stack", "tile ii-stack", "done"]
    coffee = state(play).coffee[0]
    before = sum(cell >= 0 for cell in state(play).notebook[:9])
    do(play, "tile ii-stack", "row 3")
    assert sum(cell >= 0 for cell in state(play).notebook[:9]) == before + 1
    assert state(play).coffee[0] == coffee


@proves("location-bonus.theatre")
def test_the_theatre() -> None:
    tiles = names([tile("generate minor any"), "", "", BOX_TILE])
    play = bonus("theatre-1", f"laps = 2\nnotebook = {tiles}\ninsights = {{ growth-median = 1 }}")
    do(play, "part 0")
    assert choices(play) == ["column 1", "column 2", "done"]
    do(play, "column 1")
    assert choices(play) == ["part 0", "part 1", "done"]
    do(play, "part 1")
    assert state(play).boxes[0] == 1
    generates_major("theatre-2", "growth")
    gives_research("theatre-3")


@proves("location-bonus.theatre")
def test_without_an_open_column_there_is_none_to_resolve() -> None:
    play = bonus("theatre-1")
    assert play.step() == "use-boxes"


@proves("location-bonus.library")
def test_the_library() -> None:
    gives_a_tile("library-1")
    generates_major("library-2", "growth")


@proves("location-bonus.library")
def test_the_library_elevates_twice_and_gives_a_coffee() -> None:
    play = bonus("library-3", "insights = { passion-minor = 1, growth-minor = 1 }")
    assert state(play).coffee[0] == 2  # one for the idea space
    do(play, "part 0", "insight passion-minor", "part 0", "insight passion-median")
    assert dial(play, 0) == {"reserve": 5, "growth-minor": 1, "passion-major": 1}
    assert play.step() == "use-boxes"


@proves("location-bonus.opera")
def test_the_opera() -> None:
    play = bonus("opera-1", f"notebook = {notebook(0, 0, 0)}")
    do(play, "part 0")
    assert choices(play) == ["row 1", "row 2", "row 3", "done"]
    do(play, "row 2", "part 0")
    assert dial(play, 0) == {"reserve": 6, "freedom-minor": 1}
    generates_major("opera-2", "freedom")
    gives_research("opera-3")


@proves("location-bonus.museum")
def test_the_museum() -> None:
    gives_a_tile("museum-1")
    generates_major("museum-2", "freedom")
    assert state(bonus("museum-3")).bright[0] == 1


@proves("location-bonus.university")
def test_the_university_resolves_one_tile_twice() -> None:
    tiles = f"notebook = {names([BOX_TILE, tile('coffee 1')])}\ninsights = {{ growth-median = 2 }}"
    play = bonus("university-1", tiles)
    do(play, "part 0")
    assert choices(play) == ["cell 1", "cell 2", "done"]
    do(play, "cell 1")
    assert state(play).boxes[0] == 1
    assert choices(play) == ["cell 1", "done"]  # not another one
    do(play, "cell 1")
    assert state(play).boxes[0] == 2
    assert play.step() == "use-boxes"


@proves("location-bonus.university")
def test_the_university_generates_and_plays_a_card() -> None:
    generates_major("university-2", "passion")
    play = bonus("university-3", f"hand = {names([card(effect='box 1'), card(effect='elevate 3')])}")
    do(play, "part 0", f"card {card(effect='box 1')}")
    assert in_play(play, 0) == [card(effect="box 1")]
    assert state(play).boxes[0] == 1
    assert play.step() == "use-boxes"


@proves("location-bonus.university")
def test_the_university_publishes_nothing() -> None:
    volumes = [card(volume="green", tag="cafe"), card(volume="green", tag="opera"), card(volume="purple", tag="cafe")]
    own = f"notebook = {notebook(3)}\nin_play = {names(volumes)}\nhand = ['{card(effect='box 1')}']"
    play = bonus("university-3", own)
    do(play, "part 0")
    assert choices(play) == [f"card {card(effect='box 1')}", "done"]
    assert why_not(play, "publish the-grammar-of-sleep")


@proves("location-bonus.cafe")
def test_the_cafe() -> None:
    play = bonus("cafe-1")
    assert state(play).coffee[0] == 3  # one for the idea space
    assert state(play).boxes[0] == 1
    generates_major("cafe-2", "passion")


@proves("location-bonus.cafe")
def test_the_cafe_resolves_the_track() -> None:
    play = bonus("cafe-3", "reputation = 2")
    do(play, "part 0")
    assert state(play).points[0] == 3
    assert state(play).coffee[0] == 2
    assert play.step() == "track-action"
