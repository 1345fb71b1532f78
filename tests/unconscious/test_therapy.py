"""The therapy track."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import client, clients, cured, dream, layer, names, room, skip_boxes
from tests.unconscious.table import do, lay, state

from mindtable.games.unconscious.pieces.cards import (
    CLIENT_THERAPY,
    DREAM_EFFECT,
    GRIEF_EFFECT,
    GRIEF_THERAPY,
    LOCATION_BONUSES,
    LOCATION_EFFECTS,
    OVERLAY_COLOUR,
    OVERLAY_GREY,
    RESEARCH_EFFECT,
    ROUTINE,
    STARTING_GRIEF,
    TILE_BANNER,
    TILE_MAIN,
)
from mindtable.games.unconscious.pieces.effects import THERAPY, part_op
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ACROBAT, CLERK = client("cheap-elevate"), client("inkpot-step")
CASE = clients("case")[0]  # 5 therapy
LAYERS = {value: layer(effect=effect) for value, effect in ((1, "points 1, coffee 2"), (3, "points 2, box 2"))}
TWO = dream(effect="median growth + median freedom: therapy 2, points 4")
FOUR = dream(effect="major growth + median growth + minor passion: therapy 4")


def boxes(rooms: list[str], count: int) -> Play:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = {count}\nrooms = {names(rooms)}")
    do(play, "turn treat", "done")
    return play


@proves("therapy.track")
@pytest.mark.parametrize("number", [1, 2])
def test_one_space_towards_zero_for_each_point_in_either_room(number: int) -> None:
    play = boxes([f"{ACROBAT} - - - 3", f"{CASE} - - - 3"], 3)
    for space in (2, 1):
        do(play, f"box {number}")
        assert room(play, 0, number).endswith(f" {space}")
        assert room(play, 0, 3 - number).endswith(" 3")
    do(play, f"box {number}")
    assert cured(play, 0) == [(ACROBAT, CASE)[number - 1]]


@proves("therapy.track")
def test_a_dream_moves_it_as_far_as_it_says() -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-major = 1, growth-median = 1, passion-minor = 1 }}
        rooms = ["{CASE} {LAYERS[3]} - {FOUR} 8"]
        """
    )
    do(play, "turn treat", "treat 1")
    assert room(play, 0, 1) == f"{CASE} {LAYERS[3]} - - 4"


def new_client(name: str, grief: str) -> Play:
    play = lay(f'clients = ["{name} {grief}"]\n[seat.0]\ncoffee = 0\nrooms = ["- - - - 0"]')
    do(play, "turn treat")
    skip_boxes(play)
    do(play, "client 1", "dream 1")
    return play


@proves("therapy.start")
def test_client_and_layer_together() -> None:
    for name in (ACROBAT, CLERK, CASE):
        for value, grief in LAYERS.items():
            play = new_client(name, grief)
            own = {ACROBAT: 3, CLERK: 4, CASE: 5}[name]
            assert state(play).room_therapy[0] == own + value


@proves("therapy.start")
def test_every_sum_lies_between_four_and_eight() -> None:
    values = [value for number, value in enumerate(GRIEF_THERAPY) if number != STARTING_GRIEF]
    sums = [therapy + value for therapy in CLIENT_THERAPY for value in values]
    sums += [
        therapy + GRIEF_THERAPY[STARTING_GRIEF]
        for therapy, routine in zip(CLIENT_THERAPY, ROUTINE, strict=True)
        if routine
    ]
    assert (min(sums), max(sums)) == (4, 8)


@proves("therapy.points")
def test_the_space_it_starts_on() -> None:
    for name, value, points in ((CASE, 3, 3), (CLERK, 3, 2), (CASE, 1, 1), (ACROBAT, 3, 1), (CLERK, 1, 0)):
        assert state(new_client(name, LAYERS[value])).points[0] == points


@proves("therapy.points")
def test_the_spaces_it_passes_or_stops_on() -> None:
    play = boxes([f"{CASE} {LAYERS[3]} - - 8"], 4)
    for points in (2, 2 + 1, 2 + 1 + 0):
        do(play, "box 1")
        assert state(play).points[0] == points
    dreamt = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-median = 1, freedom-median = 1 }}
        rooms = ["{CASE} {LAYERS[3]} {TWO} - 8"]
        """
    )
    do(dreamt, "turn treat", "treat 1")
    assert state(dreamt).points[0] == 4 + 2 + 1


@proves("therapy.sources")
def test_no_other_content_gives_therapy_points() -> None:
    effects = [
        *TILE_MAIN,
        *TILE_BANNER,
        *RESEARCH_EFFECT,
        *GRIEF_EFFECT,
        *(effect for effects in LOCATION_EFFECTS + LOCATION_BONUSES for effect in effects),
        *(effect for effects in OVERLAY_COLOUR + OVERLAY_GREY for effect in effects),
    ]
    assert not [effect.text for effect in effects if any(part_op(gain) == THERAPY for gain in effect.gains)]
    assert all(any(part_op(gain) == THERAPY for gain in effect.gains) for effect in DREAM_EFFECT)


@proves("therapy.sources")
def test_boxes_give_them_only_at_the_end_of_the_turn() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{ACROBAT} - {TWO} - 3']")
    assert play.why_not(0, "box 1") is not None
    do(play, "turn treat")
    assert play.step() == "treating"
    assert play.why_not(0, "box 1") is not None
    do(play, "done")
    assert play.why_not(0, "box 1") is None
