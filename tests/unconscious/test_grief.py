"""Grief layers: what they show, and matching symbols."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import client, dream, layer, room
from tests.unconscious.table import do, lay, state

from mindtable.games.unconscious.pieces.cards import (
    GRIEF,
    GRIEF_EFFECT,
    GRIEF_ROWS,
    GRIEF_SYMBOL,
    GRIEF_THERAPY,
    STARTING_GRIEF,
    SYMBOLS,
)
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ACROBAT = client("cheap-elevate")
CLERK = client("inkpot-step")
WAVES_DREAM = dream(effect="major growth + minor freedom: therapy 2, points 3", symbol="waves")
PLAIN_DREAM = dream(effect="median growth + median freedom: therapy 2, points 4")
LATENT = dream(effect="major growth + major freedom: therapy 3, points 2")
INSIGHTS = "growth-major = 2, growth-median = 1, freedom-major = 1, freedom-median = 1, freedom-minor = 1"


def treated(grief: str, manifest: str, latent: str = "-", therapy: int = 8) -> Play:
    """A client treated once."""
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ {INSIGHTS} }}
        rooms = ["{CLERK} {grief} {manifest} {latent} {therapy}"]
        """
    )
    do(play, "turn treat", "treat 1")
    while play.step() == "pay":
        do(play, play.text(play.actions(0)[-1]))
    if play.step() == "parts":
        do(play, "part 0")
    return play


@proves("grief.layer")
def test_therapy_points_a_reward_and_one_of_three_symbols() -> None:
    layers = [number for number in range(len(GRIEF)) if number != STARTING_GRIEF]
    assert len(layers) == 24
    for number in layers:
        assert 1 <= GRIEF_THERAPY[number] <= 3
        assert SYMBOLS[GRIEF_SYMBOL[number]] in ("waves", "cloud", "eye")
        assert GRIEF_EFFECT[number].gains


@proves("grief.layer")
def test_it_stays_with_its_client_until_catharsis() -> None:
    grief = layer(symbol="eye", effect="points 4, generate major passion")
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        boxes = 3
        rooms = ["{ACROBAT} {grief} - - 5"]
        """
    )
    do(play, "turn treat", "done", "box 1")
    assert room(play, 0, 1) == f"{ACROBAT} {grief} - - 4"
    assert state(play).points[0] == 0
    do(play, "box 1", "done")
    assert room(play, 0, 1) == f"{ACROBAT} - - - 3"
    assert state(play).points[0] == 4
    assert GRIEF.index(grief) in state(play).grief_discard


@proves("grief.starting")
def test_the_starting_layers_are_alike() -> None:
    rows = [row for row in GRIEF_ROWS if row["id"] == "starting"]
    assert [row["copies"] for row in rows] == [5]
    assert GRIEF_THERAPY[STARTING_GRIEF] == 2
    assert SYMBOLS[GRIEF_SYMBOL[STARTING_GRIEF]] == "none"
    play = lay("options = { players = 4 }")
    assert state(play).room_grief == [STARTING_GRIEF, -1] * 4


@proves("grief.starting")
def test_it_opens_the_second_room_and_leaves_the_game() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{ACROBAT} starting - - 4']")
    do(play, "turn treat", "done", "box 1")
    assert state(play).second_room == [1, 0]
    assert state(play).grief_discard == []
    other = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{ACROBAT} {layer(symbol='eye')} - - 4']")
    do(other, "turn treat", "done", "box 1")
    while other.step() != "use-boxes":
        do(other, "done")
    assert state(other).second_room == [0, 0]


@proves("grief.match")
@pytest.mark.parametrize(("symbol", "boxes"), [("waves", 1), ("cloud", 0), ("eye", 0)])
def test_the_same_symbol_on_dream_and_layer_gives_a_box(symbol: str, boxes: int) -> None:
    assert state(treated(layer(symbol=symbol), WAVES_DREAM)).boxes[0] == boxes


@proves("grief.match")
def test_no_symbol_matches_no_symbol() -> None:
    assert state(treated("starting", WAVES_DREAM)).boxes[0] == 0
    assert state(treated("starting", PLAIN_DREAM)).boxes[0] == 0
    assert state(treated(layer(symbol="waves"), "-", LATENT)).boxes[0] == 0


@proves("grief.match")
def test_no_box_once_the_layer_is_gone() -> None:
    assert state(treated("-", WAVES_DREAM, therapy=3)).boxes[0] == 0


@proves("grief.match")
def test_the_box_comes_even_if_this_very_dream_removes_the_layer() -> None:
    play = treated(layer(symbol="waves", effect="points 2, transfer 1"), WAVES_DREAM, therapy=4)
    assert state(play).boxes[0] == 1


@proves("grief.match")
def test_no_box_for_a_dream_that_is_not_used() -> None:
    """Boxes alone cure the client; the dream goes unused."""
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        boxes = 1
        rooms = ["{ACROBAT} {layer(symbol="waves", effect="points 2, transfer 1")} {WAVES_DREAM} - 4"]
        """
    )
    do(play, "turn treat", "done", "box 1")
    assert state(play).boxes[0] == 0
