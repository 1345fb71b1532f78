"""The worked examples of the rulebook that lead through research, the city and the track."""

from __future__ import annotations

from tests.unconscious.pieces import (
    card,
    client,
    hand,
    how_often,
    in_play,
    names,
    notebook,
    research,
    tags_of,
    use,
    walk,
)
from tests.unconscious.table import choices, dial, do, lay, state
from tests.unconscious.test_treatise import volumes

from mindtable.testing.clauses import proves


@proves("cite.reward", "cite.from-the-right", "treatise.reward", "treatise.insight")
def test_citing() -> None:
    """A treatise of 2 red, 1 green and 1 purple volume: the first is the player's own, the others are cited.

    Turquoise cites a red volume from Pink, and a purple and a green one from Yellow. Pink scores 2 points and gets a
    bright idea, Yellow 4 points and two bright ideas, Turquoise 12 points for the treatise.
    """
    red, green, purple = (research(4, volume=colour) for colour in ("red", "green", "purple"))
    play = lay(
        f"""
        options = {{ players = 3 }}
        [treatises]
        the-bird-in-the-chest = {{ owner = 1, volumes = {names([purple[0], purple[1], red[0]])} }}
        the-grammar-of-sleep = {{ owner = 2, volumes = {names([green[0], green[1], purple[2]])} }}
        [seat.0]
        coffee = 0
        notebook = {notebook(3)}
        in_play = {names([red[1], red[2], green[2]])}
        [seat.1]
        bright = 0
        notebook = {notebook(3, seat=1)}
        [seat.2]
        bright = 0
        notebook = {notebook(3, seat=2)}
        """
    )
    use(play, "play", "b3")
    do(play, "publish the-fire-under-reason", f"card {red[1]}")
    do(play, "cite the-bird-in-the-chest", "cite the-grammar-of-sleep", "cite the-grammar-of-sleep")
    assert volumes(play, "the-fire-under-reason") == [red[1], red[0], green[1], purple[2]]
    assert in_play(play, 0) == sorted([red[2], green[2]])  # kept
    assert state(play).points == [12, 2, 4]
    assert state(play).bright == [0, 1, 2]
    assert sum(state(play).own[:10]) == 0


FOUR_AT_THE_UNIVERSITY = """
options = { players = 4 }
freud = "cafe"
seat.1.professor = "university"
seat.2.professor = "university"
seat.3.professor = "university"
[seat.0]
coffee = 0
professor = "opera"
"""


@proves("location.figures", "location.any-mix", "location.university")
def test_four_professors_at_the_university() -> None:
    """Brown moves two spaces to three others: four effects. Two minor passions, and both for two research cards."""
    play = lay(FOUR_AT_THE_UNIVERSITY)
    walk(play, "professor-2")
    do(play, "effect 1", "part 0", "effect 1", "part 0")
    assert dial(play, 0) == {"reserve": 5, "passion-minor": 2}
    do(play, "effect 3", "part 0", "done", "effect 3", "part 0", "done")
    assert len(hand(play, 0)) == 2
    assert dial(play, 0) == {"reserve": 7}
    assert play.step() not in ("location-effect", "walk")


@proves("location.bright-ideas", "location.five")
def test_with_a_bright_idea_it_would_be_five() -> None:
    play = lay(FOUR_AT_THE_UNIVERSITY + "bright = 1")
    walk(play, "professor-2")
    do(play, "boost 1")
    assert how_often(play) == 5


@proves("location.tags", "location.bright-ideas", "location.library")
def test_freud_at_the_library_with_a_bright_idea() -> None:
    """Two tags of the Library and a bright idea: four effects.

    Yellow generates a minor growth, gains two coffees, uses them to elevate it, and uses the median growth for a box.
    """
    play = lay(
        f"""
        freud = "theatre"
        seat.1.professor = "cafe"
        [seat.0]
        coffee = 0
        bright = 1
        professor = "opera"
        in_play = {names(research(2, tag="library"))}
        """
    )
    walk(play, "freud-1")
    do(play, "boost 1", "effect 1", "part 0", "effect 2", "effect 2", "free elevate")
    assert dial(play, 0) == {"reserve": 6, "growth-median": 1}
    assert state(play).coffee[0] == 0
    do(play, "effect 3")
    assert state(play).boxes[0] == 1
    assert state(play).bright[0] == 0
    assert play.step() not in ("location-effect", "walk")


@proves("recall.coffee", "recall.steps", "district.gain", "district.insight", "district.five")
def test_recall_with_the_red_district() -> None:
    """Ideas on three spaces: three coffees, and the ideas back. With five red tags the red bonus of value 5 follows:

    a coloured insight and a token on the space, two boxes, and the inkpot moves 1 to 3 spaces.
    """
    play = lay(
        f"""
        freud = "museum"
        bonus_used = ["cafe-1"]
        [ideas]
        b1 = "0 1 notebook-1"
        b2 = "0 1 research"
        c3 = "0 2 freud"
        [goals]
        two-columns = 0
        [seat.0]
        laps = 1
        coffee = 0
        inkpot = "row-1"
        professor = "university"
        notebook = {notebook(3)}
        in_play = {names([card(tag="university")])}
        cured = ["{client("treatise-points")}"]
        """
    )
    assert tags_of(play, 0) == {"university": 2, "cafe": 3}
    do(play, "turn recall")
    assert state(play).coffee[0] == 3
    assert state(play).ideas[0] == 4
    do(play, "district red-5", "insight reserve-own")
    assert state(play).district_owner[10] == 0
    assert state(play).district_tokens == [8, 8, 6]
    assert state(play).boxes[0] == 2
    do(play, "part 0")
    assert choices(play) == ["inkpot 1", "inkpot 2", "inkpot 3"]
    do(play, "inkpot 2")
    # It is on the third row, whose effects may be resolved as usual.
    do(play, "part 0")
    assert dial(play, 0) == {"reserve": 6, "passion-minor": 1}


@proves("goal.two-columns", "goal.reward")
def test_two_columns_filled() -> None:
    """Yellow fills the second column and wins the goal: a reputation, and two tags of the Café."""
    play = lay(f"[seat.0]\ncoffee = 1\nnotebook = {notebook(2, 2, 1)}")
    use(play, "notebook-1", "b1")
    do(play, "tile i-stack", "row 3")
    assert state(play).reputation[0] == 1
    assert state(play).freud_marker == 2
    assert tags_of(play, 0) == {"cafe": 2}


@proves("track.steps", "track.income", "track.action")
def test_the_track_by_the_inkpot() -> None:
    """Pink, on a space of 3 points and a coffee, then takes any action below Freud's marker or to its left."""
    play = lay('freud_marker = 5\n[seat.0]\ncoffee = 0\ninkpot = "row-3"\nreputation = 3')
    do(play, "turn state", "space b1", "point notebook-1", "place idea")
    assert (state(play).points[0], state(play).coffee[0]) == (3, 1)
    assert "part 1" in choices(play)  # two coffee, to the left
    assert "part 2" in choices(play)  # a notebook tile, below the marker
    assert "part 3" not in choices(play)
    first = lay('freud_marker = 2\n[seat.0]\ncoffee = 0\ninkpot = "row-3"')
    do(first, "turn state", "space b1", "point notebook-1", "place idea")
    assert (state(first).points[0], state(first).coffee[0]) == (1, 2)
