"""Location goals: what fulfils each of the seven, and what they give."""

from __future__ import annotations

from tests.unconscious.pieces import (
    clients,
    dream,
    heard,
    names,
    notebook,
    research,
    skip_boxes,
    tags_of,
    use,
)
from tests.unconscious.table import choices, do, lay, state
from tests.unconscious.test_treatise import gather

from mindtable.games.unconscious.pieces.goal_cards import GOALS
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ROUTINE, CASES = clients("routine"), clients("case")
GREEN, PURPLE = research(2, volume="green"), research(1, volume="purple")
SMALL = "the-grammar-of-sleep"  # green, green, purple


def won(play: Play, goal: str) -> int:
    """Who has won a goal; -1 for nobody."""
    return state(play).goal_owner[GOALS.index(goal)]


def place_a_tile(board: str, more: str = "") -> Play:
    """Take a tile with the first action of the meeting table; where it goes is still open."""
    play = lay(f"{more}\n[seat.0]\ncoffee = 1\nnotebook = {board}")
    use(play, "notebook-1", "b1")
    do(play, "tile i-stack")
    return play


def cure(cured: list[str], client: str, more: str = "") -> Play:
    """Cure a client with a box at the end of a turn."""
    play = lay(
        f"""
        {more}
        [seat.0]
        coffee = 0
        boxes = 1
        cured = {names(cured)}
        rooms = ["{client} - - - 1"]
        """
    )
    do(play, "turn treat", "done", "box 1")
    return play


def publish(already: int) -> Play:
    """Publish a treatise after so many others."""
    others = ("the-bird-in-the-chest", "the-embers-of-childhood")[:already]
    earlier = "\n".join(f"{name} = {{ owner = 0, volumes = [] }}" for name in others)
    play = lay(
        f"""
        [treatises]
        {earlier}
        [seat.0]
        coffee = 3
        notebook = {notebook(3, 3)}
        in_play = {names(GREEN + PURPLE)}
        """
    )
    use(play, "play", "b3")
    do(play, f"publish {SMALL}", f"card {GREEN[0]}")
    gather(play)
    do(play, "insight reserve-own")
    assert play.step() == "inkpot-move"  # right after publishing
    return play


@proves("goal.two-columns")
def test_two_columns() -> None:
    play = place_a_tile(notebook(2, 2, 1))
    assert won(play, "two-columns") == -1
    do(play, "row 3")
    assert won(play, "two-columns") == 0
    assert tags_of(play, 0) == {"cafe": 2}


@proves("goal.two-columns")
def test_one_column_and_a_row_are_not_two_columns() -> None:
    play = place_a_tile(notebook(2, 1, 1))
    do(play, "row 1")
    assert won(play, "two-columns") == -1


@proves("goal.three-ideas")
def test_three_ideas() -> None:
    for laps in (1, 2):
        play = lay(f'[seat.0]\ncoffee = 0\nlaps = {laps}\ninkpot = "left"')
        do(play, "turn state", "space b1", "point notebook-1", "place idea")
        assert won(play, "three-ideas") == (0 if laps == 2 else -1)
        assert tags_of(play, 0) == ({"theatre": 2} if laps == 2 else {})


@proves("goal.two-treatises")
def test_two_treatises() -> None:
    assert won(publish(0), "two-treatises") == -1
    play = publish(1)
    assert won(play, "two-treatises") == 0
    assert tags_of(play, 0)["library"] == 3  # two, and one of the first treatise


@proves("goal.three-routine")
def test_three_routine_clients() -> None:
    assert won(cure(ROUTINE[:1] + CASES[:1], ROUTINE[4]), "three-routine") == -1
    assert won(cure(ROUTINE[:2], CASES[0]), "three-routine") == -1
    before = tags_of(lay(f"[seat.0]\ncured = {names([*ROUTINE[:2], ROUTINE[8]])}"), 0)
    play = cure(ROUTINE[:2], ROUTINE[8])
    assert won(play, "three-routine") == 0
    assert tags_of(play, 0) == {**before, "opera": 2}


@proves("goal.two-case-studies")
def test_two_case_studies() -> None:
    assert won(cure(ROUTINE[:1], CASES[0]), "two-case-studies") == -1
    assert won(cure(CASES[1:2], ROUTINE[0]), "two-case-studies") == -1
    play = cure(CASES[1:2], CASES[0])
    assert won(play, "two-case-studies") == 0
    assert tags_of(play, 0) == {"museum": 2}


@proves("goal.five-cured")
def test_five_clients_of_either_kind() -> None:
    taken = "[goals]\nthree-routine = 1\ntwo-case-studies = 1"
    assert won(cure(ROUTINE[:2] + CASES[:1], CASES[2], taken), "five-cured") == -1
    green = ROUTINE[:2] + CASES[:2]
    play = cure(green, CASES[2], taken)
    assert won(play, "five-cured") == 0
    assert tags_of(play, 0)["university"] == 2


def map_insight(earlier: str) -> Play:
    play = lay(
        f"""
        freud = "opera"
        bonus_used = ["opera-1"]
        [ideas]
        b2 = "0 1 research"
        [insights_on_map]
        {earlier}
        [seat.0]
        coffee = 0
        notebook = {notebook(3, 3)}
        in_play = {names(research(4, tag="opera"))}
        """
    )
    do(play, "turn recall", "district purple-4")
    return play


@proves("goal.two-insights")
def test_two_insights_on_the_map() -> None:
    one = map_insight("")
    assert won(one, "two-insights") == -1
    for earlier in ("purple-3 = 0", "red-6 = 0"):  # in one district or two
        play = map_insight(earlier)
        assert won(play, "two-insights") == 0
        assert state(play).points[0] == 3
        assert tags_of(play, 0) == {"opera": 4}


@proves("goal.at-once")
def test_between_two_steps_of_whatever_is_going_on() -> None:
    play = lay('[seat.0]\ncoffee = 0\nlaps = 2\ninkpot = "left"')
    events = heard(play)
    do(play, "turn state", "space b1", "point notebook-1", "place idea")
    # The inkpot has passed the top; its column is still to be resolved.
    assert play.step() == "choose-column"
    assert state(play).reputation[0] == 1
    kinds = [event.kind for event in events]
    assert kinds.index("idea-freed") < kinds.index("goal") < kinds.index("reputation")


@proves("goal.at-once")
def test_in_the_middle_of_a_treatment() -> None:
    paid = dream(effect="median growth + median freedom: therapy 2, points 4")
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-median = 1, freedom-median = 1 }}
        cured = {names(CASES[1:2])}
        rooms = ["{CASES[0]} - {paid} - 2", "{CASES[2]} - - - 2"]
        """
    )
    do(play, "turn treat", "treat 1")
    assert play.step() == "use-boxes"
    assert won(play, "two-case-studies") == 0


@proves("goal.at-once")
def test_the_first_to_fulfil_it_wins_it_and_nobody_else() -> None:
    play = cure(CASES[1:2], CASES[0], "[goals]\ntwo-case-studies = 1")
    assert won(play, "two-case-studies") == 1
    assert state(play).reputation[0] == 0
    assert tags_of(play, 0) == {}


@proves("goal.reward")
def test_a_reputation_and_tags_to_the_end_of_the_game() -> None:
    play = place_a_tile(notebook(2, 2, 1), "freud_marker = 3\nfreud = 'opera'")
    do(play, "row 3")
    assert state(play).reputation[0] == 1
    assert state(play).freud_marker == 4
    assert state(play).freud == 3
    while play.deciders() == [0]:
        do(play, "done" if "done" in choices(play) else choices(play)[0])
    assert tags_of(play, 0) == {"cafe": 2}


@proves("goal.reward")
def test_two_goals_at_once_give_two_reputations() -> None:
    play = cure(ROUTINE[:2] + CASES[:2], ROUTINE[8], "[goals]\ntwo-case-studies = 1")
    assert (won(play, "three-routine"), won(play, "five-cured")) == (0, 0)
    assert state(play).reputation[0] == 2
    skip_boxes(play)
