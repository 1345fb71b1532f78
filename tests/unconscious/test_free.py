"""Free actions: at every point of the own turn and in no other; they make room for coffee and boxes."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state
from tests.unconscious.turns import finish, idle, place

from mindtable.kernel.play import Play
from mindtable.testing.clauses import proves

# Everything a free action could need: coffee, a box, insights of every level, a bright idea.
RICH = """
freud = "museum"
dreams = ["night-train", "burning-letter", "lost-shoes", "snow-in-summer"]
[ideas]
c1 = "0 1 notebook-3"
[seat.0]
coffee = 6
boxes = 2
bright = 2
professor = "theatre"
notebook = ["one-01", "one-02", "one-03", "one-10"]
insights = { growth-major = 1, growth-median = 1, growth-minor = 1 }
hand = ["a-diary-in-cipher", "the-prompters-memory"]
in_play = ["stage-fright", "the-collectors-passion", "masks-and-faces"]
rooms = ["the-sleepless-cellist - - wish-to-begin-again 1"]
"""
ALL = ["free elevate", "free transfer", "free bright", "free box", "free points"]

# How to come to each decision of a turn.
POINTS = {
    "turn": [],
    "idea-space": ["turn state"],
    "idea-point": ["turn state", "space b2"],
    "idea-place": ["turn state", "space b2", "point research"],
    "table-action": ["turn state", "space b2", "point generate", "place idea"],
    "parts": ["turn state", "space b2", "point generate", "place idea", "point generate"],
    "inkpot-move": ["turn state", "space b2", "point generate", "place idea", "done"],
    "tile-spot": ["turn state", "space b2", "point notebook-1", "place idea", "point notebook-1"],
    "place-tile": ["turn state", "space b2", "point notebook-1", "place idea", "point notebook-1", "tile ii-stack"],
    "exchange-card": ["turn state", "space b2", "point research", "place idea", "point research"],
    "play-card": ["turn state", "space b4", "point play", "place idea", "point play"],
    "gather": ["turn state", "space b4", "point play", "place idea", "point play", "publish the-grammar-of-sleep"],
    "elevate": ["turn state", "space b4", "point elevate", "place idea", "point elevate", "part 0"],
    "transfer": ["turn state", "space b4", "point elevate", "place idea", "point elevate", "part 2"],
    "walk": ["turn state", "space c2", "point professor", "place idea", "point professor"],
    "boost": ["turn state", "space c2", "point professor", "place idea", "point professor", "walk professor-1"],
    "location-effect": [
        *("turn state", "space c2", "point professor", "place idea"),
        *("point professor", "walk professor-1", "boost 0"),
    ],
    "track-action": ["turn state", "space b4", "point elevate", "place idea", "done", "inkpot 4"],
    "recall-bonus": ["turn recall"],
    "treating": ["turn treat"],
    "use-boxes": ["turn treat", "done"],
    "choose-client": ["turn treat", "done", "box 1", "done"],
    "choose-dream": ["turn treat", "done", "box 1", "done", "client 1"],
}


def at(step: str) -> Play:
    play = lay(RICH)
    do(play, *POINTS[step])
    assert play.step() == step
    return play


@proves("free.any-time")
@pytest.mark.parametrize("step", POINTS)
def test_open_at_every_point_of_the_own_turn(step: str) -> None:
    play = at(step)
    offered = [text for text in choices(play, free=True) if text.startswith("free ")]
    short = [text for text in ALL if text != "free bright" or state(play).coffee[0] >= 3]
    assert offered == short
    before, coffee = choices(play), state(play).coffee[0]
    do(play, "free points")
    assert play.step() == step  # the decision goes on where it stood
    do(play, "free elevate", "insight growth-minor")
    assert play.step() == step
    assert state(play).coffee[0] == coffee - 2
    # Only what hangs on coffee or on the insights may be open to other choices now.
    if step in ("walk", "boost", "turn", "treating", "choose-client", "choose-dream", "place-tile", "inkpot-move"):
        assert choices(play) == before


@proves("free.any-time")
def test_never_in_another_players_turn() -> None:
    play = lay(RICH)
    idle(play)
    assert play.deciders() == [1]
    assert play.actions(0) == []
    for free in ALL:
        assert play.why_not(0, free) is not None
    assert "free bright" in choices(play, free=True)  # the other player's own


@proves("free.any-time")
def test_in_the_middle_of_an_effect_a_free_action_changes_what_comes_next() -> None:
    play = lay('[seat.0]\ncoffee = 6\ninsights = { growth-minor = 1 }\nprofessor = "theatre"\nbright = 1')
    place(play, "c2", "professor")
    # The Library: minor growth, a coffee, "median growth: box 1".
    do(play, "point professor", "walk professor-1", "boost 1")
    assert "effect 3" not in choices(play)
    do(play, "free elevate", "insight growth-minor")
    assert "effect 3" in choices(play)
    do(play, "effect 3")
    assert state(play).boxes[0] == 1


@proves("free.make-room")
def test_room_for_coffee_is_made_before_it_comes() -> None:
    # "coffee 2" with 5 coffee
    for room, coffee, bright in ((False, 6, 0), (True, 4, 1)):
        play = lay('[seat.0]\ncoffee = 5\nnotebook = ["two-02"]')
        place(play, "b1", "notebook-1")
        do(play, "done", "inkpot 1", "part 1")
        assert state(play).coffee[0] == 5
        do(play, *(["free bright"] if room else []), "part 0")
        assert (state(play).coffee[0], state(play).bright[0]) == (coffee, bright)


@proves("free.make-room")
def test_full_of_coffee_one_may_still_spend_some_and_then_gain() -> None:
    play = lay('[seat.0]\ncoffee = 6\nnotebook = ["one-05"]')
    place(play, "b1", "notebook-1")
    do(play, "done", "inkpot 1")
    assert "part 1" not in choices(play)
    do(play, "free bright", "part 1")
    assert (state(play).coffee[0], state(play).bright[0]) == (4, 1)


@proves("free.make-room")
def test_room_for_coffee_is_made_before_a_recall_and_before_the_track() -> None:
    play = lay('[ideas]\nb2 = "0 1 research"\n[seat.0]\ncoffee = 6')
    do(play, "free bright", "turn recall")
    assert (state(play).coffee[0], state(play).bright[0]) == (4, 1)
    play = lay('[seat.0]\ncoffee = 6\ninkpot = "row-3"')
    place(play, "b1", "notebook-1")
    do(play, "done", "free bright", "inkpot 1")
    assert (state(play).coffee[0], state(play).bright[0]) == (5, 1)


@proves("free.make-room")
def test_room_for_a_box_is_made_before_it_comes() -> None:
    play = lay('[seat.0]\ncoffee = 0\nboxes = 5\nnotebook = ["one-19"]\ninsights = { growth-median = 1 }')
    place(play, "b1", "notebook-1")
    do(play, "inkpot 1") if play.step() == "inkpot-move" else do(play, "done", "inkpot 1")
    do(play, "free points", "part 1")
    assert (state(play).boxes[0], state(play).points[0]) == (5, 2)
    finish(play)
    assert dial(play, 0) == {"reserve": 7}
