"""Gaining reputation, and what stands on its track."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import heard, names, notebook, research
from tests.unconscious.table import do, lay, state

from mindtable.games.unconscious.pieces.cards import (
    DREAM_EFFECT,
    GRIEF_EFFECT,
    LOCATION_BONUSES,
    LOCATION_EFFECTS,
    OVERLAY_COLOUR,
    OVERLAY_GREY,
    RESEARCH_EFFECT,
    TILE_BANNER,
    TILE_MAIN,
)
from mindtable.games.unconscious.pieces.effects import REPUTATION, part_op
from mindtable.games.unconscious.rules.scoring import ranking
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves


def gain(marker: int = 1, own: int = 0, other: int = 0, seat: int = 0) -> Play:
    """A seat recalls and gains a reputation by the top token at the Museum."""
    play = lay(
        f"""
        freud = "opera"
        freud_marker = {marker}
        [ideas]
        b2 = "{seat} 1 research"
        [turn]
        seat = {seat}
        [seat.{seat}]
        coffee = 0
        professor = "museum"
        reputation = {own}
        [seat.{1 - seat}]
        reputation = {other}
        """
    )
    do(play, "turn recall")
    return play


@proves("reputation.sources")
def test_no_tile_card_layer_dream_or_location_gives_any() -> None:
    effects = [
        *TILE_MAIN,
        *TILE_BANNER,
        *RESEARCH_EFFECT,
        *GRIEF_EFFECT,
        *DREAM_EFFECT,
        *(effect for effects in LOCATION_EFFECTS + LOCATION_BONUSES for effect in effects),
        *(effect for effects in OVERLAY_COLOUR + OVERLAY_GREY for effect in effects),
    ]
    assert not [effect.text for effect in effects if any(part_op(gain) == REPUTATION for gain in effect.gains)]


@proves("reputation.sources")
def test_the_ninth_tile_gives_one() -> None:
    play = lay(
        f"""
        freud = "library"
        bonus_used = ["theatre-1"]
        [ideas]
        b2 = "0 1 research"
        [goals]
        two-columns = 1
        [seat.0]
        coffee = 0
        notebook = {notebook(3, 3, 2)}
        cured = ["the-dizzy-acrobat", "the-counting-clerk"]
        """
    )
    do(play, "turn recall", "bonus library-1", "part 0", "tile i-stack")
    assert state(play).notebook[8] >= 0
    assert state(play).reputation[0] == 1
    assert state(play).freud_marker == 2


@proves("reputation.sources")
def test_the_eighth_tile_gives_none() -> None:
    play = lay(
        f"""
        freud = "library"
        bonus_used = ["theatre-1"]
        [ideas]
        b2 = "0 1 research"
        [goals]
        two-columns = 1
        [seat.0]
        coffee = 0
        notebook = {notebook(3, 2, 2)}
        cured = ["the-dizzy-acrobat", "the-counting-clerk"]
        """
    )
    do(play, "turn recall", "bonus library-1", "part 0", "tile i-stack", "row 2")
    assert state(play).reputation[0] == 0


@proves("reputation.steps")
def test_freuds_marker_then_the_own_then_his_figure() -> None:
    play = gain(marker=3, own=2)
    events = heard(play)
    do(play, "bonus museum-3")
    assert state(play).freud_marker == 4
    assert state(play).reputation == [3, 0]
    assert state(play).freud == 3
    assert [event.kind for event in events] == ["bonus", "bright", "reputation", "freud"]


@proves("reputation.steps")
def test_freud_reaches_the_end_before_the_own_marker_moves() -> None:
    play = gain(marker=9, own=2)
    events = heard(play)
    do(play, "bonus museum-3")
    kinds = [event.kind for event in events]
    assert kinds.index("signal") < kinds.index("reputation")
    assert state(play).reputation[0] == 3


@proves("reputation.stack")
def test_whoever_comes_later_lies_on_top() -> None:
    # Both started on 0 with the first player's marker on top.
    start = lay()
    assert ranking(state(start)) == [1, 0]
    # Seat 1 comes to a space where seat 0 lies already.
    play = gain(own=1, other=2, seat=1)
    do(play, "bonus museum-3")
    assert state(play).reputation == [2, 2]
    assert ranking(state(play)) == [0, 1]


@proves("reputation.nine")
def test_a_marker_stops_on_nine_and_gains_points_instead() -> None:
    play = gain(own=8)
    do(play, "bonus museum-3")
    assert (state(play).reputation[0], state(play).points[0]) == (9, 0)
    play = gain(own=9)
    do(play, "bonus museum-3")
    assert (state(play).reputation[0], state(play).points[0]) == (9, 3)
    assert state(play).freud_marker == 2


@proves("reputation.nine")
def test_on_nine_and_with_freud_to_ten_both_rewards() -> None:
    play = gain(marker=9, own=9)
    do(play, "bonus museum-3")
    assert state(play).points[0] == 6


@proves("reputation.not-the-track")
def test_a_reputation_does_not_resolve_the_track() -> None:
    play = gain(own=2)
    coffee = state(play).coffee[0]
    do(play, "bonus museum-3")
    assert state(play).points[0] == 0
    assert state(play).coffee[0] == coffee
    assert play.step() == "use-boxes"


@proves("reputation.not-the-track")
def test_resolving_the_track_moves_no_marker() -> None:
    play = lay(
        """
        freud = "cafe"
        freud_marker = 5
        bonus_used = ["university-1"]
        [ideas]
        b2 = "0 1 research"
        [seat.0]
        coffee = 0
        reputation = 3
        """
    )
    do(play, "turn recall", "bonus cafe-3", "part 0", "part 1")
    assert state(play).points[0] == 3
    assert (state(play).freud_marker, state(play).reputation[0]) == (5, 3)


@proves("reputation.freud-on-ten")
def test_with_freud_on_ten_only_the_own_marker_moves() -> None:
    play = gain(marker=10, own=2)
    do(play, "bonus museum-3")
    assert state(play).freud_marker == 10
    assert state(play).reputation[0] == 3
    assert state(play).points[0] == 0
    assert state(play).freud == 2


@proves("reputation.freud-on-ten")
@pytest.mark.parametrize(("marker", "moves"), [(8, True), (9, False)])
def test_the_last_watch_does_not_move_his_figure(marker: int, moves: bool) -> None:
    play = gain(marker=marker)
    do(play, "bonus museum-3")
    assert state(play).freud == (3 if moves else 2)


@proves("reputation.sources")
def test_a_district_bonus_of_six_a_top_token_and_a_goal_add_up() -> None:
    play = lay(
        f"""
        freud = "opera"
        freud_marker = 4
        [ideas]
        b2 = "0 1 research"
        [insights_on_map]
        green-3 = 0
        [seat.0]
        coffee = 0
        professor = "museum"
        notebook = {notebook(3, 3)}
        in_play = {names(research(6, tag="opera"))}
        """
    )
    do(play, "turn recall", "district purple-6")
    assert state(play).reputation[0] == 1  # two insights on the map
    do(play, "part 1")
    assert state(play).reputation[0] == 2  # the bonus
    do(play, "done")
    assert state(play).reputation[0] == 3  # the token
    assert state(play).freud_marker == 7
