"""Cured clients."""

from __future__ import annotations

from tests.unconscious.pieces import client, clients, cured, dream, names, room, skip_boxes, tags_of
from tests.unconscious.table import do, lay, state
from tests.unconscious.turns import idle

from mindtable.games.unconscious.pieces.cards import DREAMS
from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

ACROBAT = client("cheap-elevate")  # 3 points, two tags of the Theatre
MANIFEST = dream(effect="median growth + median freedom: therapy 2, points 4")
LATENT = dream(effect="major growth + major freedom: therapy 3, points 2")


def one_box(therapy: int) -> Play:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 2\nrooms = ['{ACROBAT} - {MANIFEST} {LATENT} {therapy}']")
    do(play, "turn treat", "done", "box 1")
    return play


@proves("cured.when")
def test_at_zero_and_not_before() -> None:
    assert cured(one_box(2), 0) == []
    assert state(one_box(2)).points[0] == 0
    play = one_box(1)
    assert cured(play, 0) == [ACROBAT]
    assert state(play).points[0] == 3


@proves("cured.when")
def test_each_client_gives_its_own_points() -> None:
    for name, points in ((client("more-boxes"), 5), (clients("case")[0], 5), (clients("case")[11], 7)):
        play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{name} - - - 1']")
        do(play, "turn treat", "done", "box 1")
        assert state(play).points[0] == points


@proves("cured.keep")
def test_a_cured_client_stays_in_the_players_area() -> None:
    play = one_box(1)
    assert room(play, 0, 1).startswith("- -")
    skip_boxes(play)
    do(play, "client 1", "dream 1")
    idle(play)
    assert play.deciders() == [0]
    assert cured(play, 0) == [ACROBAT]
    assert tags_of(play, 0) == {"theatre": 2}


@proves("cured.dreams")
def test_unused_dreams_are_discarded_and_the_room_is_empty_until_the_end_of_the_turn() -> None:
    play = one_box(1)
    assert room(play, 0, 1) == "- - - - 0"
    assert [DREAMS[number] for number in state(play).manifest_discard] == [MANIFEST]
    assert [DREAMS[number] for number in state(play).latent_discard] == [LATENT]
    assert play.step() == "use-boxes"
    skip_boxes(play)
    assert play.step() == "choose-client"


@proves("cured.dreams")
def test_in_the_middle_of_a_turn_nobody_comes_in() -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        insights = {{ growth-median = 1, freedom-median = 1 }}
        rooms = {names([f"{ACROBAT} - {MANIFEST} {LATENT} 2", f"{clients('case')[0]} - - - 2"])}
        """
    )
    do(play, "turn treat", "treat 1")
    assert room(play, 0, 1) == "- - - - 0"
    assert play.step() == "use-boxes"
