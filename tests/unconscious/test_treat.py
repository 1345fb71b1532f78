"""Treating clients with their dreams."""

from __future__ import annotations

from tests.unconscious.pieces import card, client, clients, cured, dream, layer, room, tile, use
from tests.unconscious.table import choices, dial, do, lay, state, why_not

from mindtable.games.unconscious.pieces.cards import DREAMS
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ACROBAT, CLERK = client("cheap-elevate"), client("inkpot-step")
CASE = clients("case")[0]
PLAIN = layer(effect="points 1, coffee 2")
TWO = dream(effect="median growth + median freedom: therapy 2, points 4")
OTHER_TWO = dream(effect="median freedom + median passion: therapy 2, points 4")
THREE = dream(effect="major growth + major freedom: therapy 3, points 2")
WITH_TILE = dream(effect="major growth + minor growth + minor freedom: therapy 3, resolve tile")
BOX_TILE = tile("median any: box 1")


def couch(
    rooms: str, insights: str = "growth-median = 2, freedom-median = 3, passion-median = 1", more: str = ""
) -> Play:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ {insights} }}
        rooms = [{rooms}]
        {more}
        """
    )
    do(play, "turn treat")
    return play


BOTH = f'"{ACROBAT} starting {TWO} {THREE} 6", "{CASE} {PLAIN} {OTHER_TWO} - 7"'


@proves("treat.clients")
def test_one_or_both_in_any_order_each_once() -> None:
    play = couch(BOTH)
    assert choices(play) == ["treat 1", "treat 2", "done"]
    none = play.clone()
    do(none, "done")
    assert none.step() == "use-boxes"
    for first, second in ((1, 2), (2, 1)):
        twin = play.clone()
        do(twin, f"treat {first}")
        assert why_not(twin, f"treat {first}") == "treated-already"
        assert choices(twin) == [f"treat {second}", "done"]
        do(twin, f"treat {second}")
        assert twin.step() == "use-boxes"
        assert room(twin, 0, 1) == f"{ACROBAT} starting - {THREE} 4"
        assert room(twin, 0, 2) == f"{CASE} {PLAIN} - - 5"


@proves("treat.clients")
def test_not_twice_even_if_the_next_dream_could_be_paid() -> None:
    play = couch(
        f'"{ACROBAT} starting {TWO} {THREE} 6"', "growth-median = 1, freedom-median = 1", "own = {}\nboxes = 1"
    )
    do(play, "treat 1", "part 0")
    state(play).common[:10] = [5, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert why_not(play, "treat 1") == "treated-already"


@proves("treat.dream")
def test_the_insights_of_the_dream_are_used_and_its_effects_follow() -> None:
    play = couch(f'"{ACROBAT} starting {TWO} - 6"', "growth-median = 1, freedom-median = 1, passion-median = 1")
    do(play, "treat 1")
    assert dial(play, 0) == {"reserve": 6, "passion-median": 1}
    assert state(play).points[0] == 4
    assert room(play, 0, 1) == f"{ACROBAT} starting - - 4"


@proves("treat.dream")
def test_without_the_insights_there_is_no_treatment() -> None:
    play = couch(f'"{ACROBAT} starting {TWO} - 6"', "growth-median = 1, freedom-minor = 1", "boxes = 1")
    assert why_not(play, "treat 1") == "cannot-pay-insights"
    assert choices(play) == ["done"]


@proves("treat.dream")
def test_its_effects_in_any_order() -> None:
    insights = "growth-major = 1, growth-minor = 1, freedom-minor = 1, passion-median = 1"
    board = f'notebook = ["{BOX_TILE}"]'
    play = couch(f'"{ACROBAT} starting - {WITH_TILE} 6"', insights, board)
    do(play, "treat 1")
    assert choices(play) == ["part 0", "part 1"]
    tile_first = play.clone()
    do(tile_first, "part 1", "cell 1")
    assert state(tile_first).boxes[0] == 1
    assert room(tile_first, 0, 1) == f"{ACROBAT} starting - - 6"
    do(tile_first, "part 0")
    assert room(tile_first, 0, 1) == f"{ACROBAT} - - - 3"
    do(play, "part 0", "part 0", "cell 1")
    assert state(play).boxes[0] == 1


@proves("treat.discard")
def test_the_dream_used_is_discarded() -> None:
    play = couch(f'"{ACROBAT} starting {TWO} {THREE} 6"')
    do(play, "treat 1")
    assert [DREAMS[number] for number in state(play).manifest_discard] == [TWO]
    assert room(play, 0, 1) == f"{ACROBAT} starting - {THREE} 4"
    play = couch(f'"{ACROBAT} starting - {THREE} 6"', "growth-major = 1, freedom-major = 1")
    do(play, "treat 1")
    assert [DREAMS[number] for number in state(play).latent_discard] == [THREE]
    assert room(play, 0, 1) == f"{ACROBAT} - - - 3"


@proves("treat.discard")
def test_without_dreams_only_boxes_help() -> None:
    play = couch(f'"{ACROBAT} starting - - 6"', more="boxes = 1")
    assert why_not(play, "treat 1") == "no-dream"
    do(play, "done", "box 1")
    assert room(play, 0, 1) == f"{ACROBAT} starting - - 5"


@proves("treat.all-points")
def test_therapy_points_cannot_be_kept_back() -> None:
    insights = "growth-major = 1, growth-minor = 1, freedom-minor = 1"
    play = couch(f'"{ACROBAT} - - {WITH_TILE} 3"', insights, f'notebook = ["{tile("coffee 1")}"]')
    do(play, "treat 1")
    assert why_not(play, "done") == "part-must-be-done"
    do(play, "part 1", "cell 1")
    # Nothing else is left to choose, so the points follow by themselves, all three of them.
    assert cured(play, 0) == [ACROBAT]
    assert state(play).boxes[0] == 0


@proves("treat.surplus")
def test_what_is_left_after_the_cure_becomes_boxes() -> None:
    for therapy, boxes in ((3, 0), (2, 1), (1, 2)):
        play = couch(f'"{ACROBAT} - - {THREE} {therapy}"', "growth-major = 1, freedom-major = 1")
        do(play, "treat 1")
        assert cured(play, 0) == [ACROBAT]
        assert state(play).boxes[0] == boxes


@proves("treat.surplus")
def test_boxes_beyond_the_maximum_become_points() -> None:
    play = couch(f'"{ACROBAT} - - {THREE} 1"', "growth-major = 1, freedom-major = 1", "boxes = 4")
    do(play, "treat 1", "part 0")
    assert state(play).boxes[0] == 5
    assert state(play).points[0] == 2 + 3 + 2  # the dream, the client, one box too many


@proves("treat.by-effect")
def test_an_effect_treats_one_client_once() -> None:
    play = lay(
        f"""
        freud_marker = 9
        [seat.0]
        coffee = 0
        inkpot = "row-3"
        insights = {{ growth-median = 2, freedom-median = 3, passion-median = 1 }}
        rooms = [{BOTH}]
        """
    )
    do(play, "turn state", "space b1", "point notebook-1", "place idea", "part 4")
    assert choices(play) == ["treat 1", "treat 2", "done"]
    do(play, "treat 2", "part 0")
    assert room(play, 0, 2) == f"{CASE} {PLAIN} - - 5"
    assert play.step() == "use-boxes"


@proves("treat.by-effect")
def test_even_a_client_already_treated_in_this_turn() -> None:
    """A research card brings the inkpot to the track, and the end of the turn brings it there again."""
    moving = card(effect="inkpot 1")
    play = lay(
        f"""
        freud_marker = 9
        [seat.0]
        coffee = 0
        bright = 1
        inkpot = "row-3"
        hand = ["{moving}"]
        insights = {{ growth-median = 1, freedom-median = 1, growth-major = 1, freedom-major = 1 }}
        rooms = ["{CLERK} {PLAIN} {TWO} {THREE} 8"]
        """
    )
    use(play, "play", "b4")
    do(
        play,
        f"card {moving}",
        "part 0",
        "inkpot 1",
        "part 4",
        "treat 1",
        "pay growth-median",
        "pay freedom-median",
        "part 0",
    )
    assert room(play, 0, 1) == f"{CLERK} {PLAIN} - {THREE} 6"
    do(play, "done", "inkpot 5", "part 4", "treat 1", "part 0")
    assert room(play, 0, 1) == f"{CLERK} - - - 3"
