"""The end of a turn: boxes for therapy, then new clients."""

from __future__ import annotations

from tests.unconscious.pieces import client, clients, cured, layer, names, room, skip_boxes
from tests.unconscious.table import choices, do, lay, state, why_not

from mindtable.testing.clauses import proves

ACROBAT, CELLIST = client("cheap-elevate"), client("recall-coffee")
CASE = clients("case")[0]
GENERATING = layer(effect="points 4, generate major growth")


@proves("end-of-turn.order")
def test_boxes_first_then_the_empty_rooms() -> None:
    """A client cured by a box makes room for a new one in the same turn."""
    for option in (["turn treat", "done"], ["turn recall", "done"]):
        play = lay(
            f"""
            [ideas]
            b2 = "0 1 research"
            [seat.0]
            coffee = 0
            boxes = 2
            rooms = ["{ACROBAT} - - - 1"]
            """
        )
        do(play, *option)
        assert play.step() == "use-boxes"
        do(play, "box 1")
        assert play.step() == "use-boxes"
        do(play, "done")
        assert play.step() == "choose-client"
        assert why_not(play, "done")
        assert why_not(play, "box 1")


@proves("end-of-turn.order")
def test_after_stated_ideas_too() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{ACROBAT} - - - 2']")
    do(play, "turn state", "space b3", "point generate", "place idea", "done", "inkpot 3", "done")
    assert choices(play) == ["box 1", "done"]


@proves("end-of-turn.boxes")
def test_each_box_for_whichever_client_one_after_the_other() -> None:
    play = lay(
        f"""
        [seat.0]
        coffee = 0
        boxes = 3
        rooms = {names([f"{CELLIST} {GENERATING} - - 4", f"{CASE} - - - 3"])}
        """
    )
    do(play, "turn treat", "done")
    assert choices(play) == ["box 1", "box 2", "done"]
    do(play, "box 1")
    # Its catharsis comes before the next box.
    assert play.step() == "parts"
    assert why_not(play, "box 2")
    do(play, "part 0", "box 2", "box 1")
    assert room(play, 0, 1) == f"{CELLIST} - - - 2"
    assert room(play, 0, 2) == f"{CASE} - - - 2"
    assert state(play).boxes[0] == 0
    assert choices(play) == ["done"]
    assert why_not(play, "box 1") == "no-box"


@proves("end-of-turn.boxes")
def test_not_for_an_empty_room_and_not_by_force() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 3\nrooms = ['{ACROBAT} - - - 3']")
    do(play, "turn treat", "done")
    assert why_not(play, "box 2") == "room-empty"
    skip_boxes(play)
    assert state(play).boxes[0] == 3
    assert play.deciders() == [1]


@proves("end-of-turn.boxes")
def test_boxes_gained_on_the_way_can_be_used_at_once() -> None:
    giving = layer(effect="points 2, box 2")
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 1\nrooms = ['{ACROBAT} {giving} - - 4']")
    do(play, "turn treat", "done", "box 1", "box 1", "box 1")
    assert room(play, 0, 1) == f"{ACROBAT} - - - 1"


@proves("end-of-turn.fill-rooms")
def test_every_empty_room_one_after_the_other() -> None:
    play = lay('[seat.0]\ncoffee = 0\nrooms = ["- - - - 0"]\nsecond_room = true')
    do(play, "turn treat")
    skip_boxes(play)
    do(play, "client 1")
    assert play.step() == "choose-dream"  # the first client's dreams come before the second client
    do(play, "dream 1", "client 4", "dream 2")
    assert min(state(play).room_client[:2]) >= 0
    assert min(state(play).room_manifest[:2]) >= 0
    assert min(state(play).room_latent[:2]) >= 0
    assert play.deciders() == [1]


@proves("end-of-turn.fill-rooms")
def test_only_the_second_if_only_that_is_empty_and_none_while_it_is_blocked() -> None:
    play = lay(f'[seat.0]\ncoffee = 0\nrooms = ["{ACROBAT} - - - 3"]\nsecond_room = true')
    do(play, "turn treat")
    skip_boxes(play)
    do(play, "client 3", "dream 1")
    assert room(play, 0, 1) == f"{ACROBAT} - - - 3"
    assert state(play).room_client[1] >= 0
    blocked = lay(f'[seat.0]\ncoffee = 0\nrooms = ["{ACROBAT} - - - 3"]')
    do(blocked, "turn treat")
    skip_boxes(blocked)
    assert blocked.deciders() == [1]


@proves("end-of-turn.fill-rooms")
def test_both_cured_in_one_turn() -> None:
    play = lay(f"[seat.0]\ncoffee = 0\nboxes = 2\nrooms = {names([f'{ACROBAT} - - - 1', f'{CASE} - - - 1'])}")
    do(play, "turn treat", "done", "box 1", "box 2", "done", "client 1", "dream 1", "client 1", "dream 1")
    assert cured(play, 0) == [ACROBAT, CASE]
    assert min(state(play).room_client[:2]) >= 0
