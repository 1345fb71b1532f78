"""Boxes: from insights, into points, and at most five."""

from __future__ import annotations

import pytest
from tests.unconscious.pieces import client, dream, layer
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.testing.clauses import proves


@proves("box.exchange")
def test_a_major_a_median_and_a_minor_insight_of_any_qualities_give_a_box() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { growth-major = 1, passion-median = 1, freedom-minor = 1 }")
    do(play, "free box")
    assert (state(play).boxes[0], dial(play, 0)) == (1, {"reserve": 7})
    assert play.step() == "turn"


@proves("box.exchange")
@pytest.mark.parametrize(
    ("insights", "enough"),
    [
        ("growth-major = 1, growth-median = 1, growth-minor = 1", True),
        ("growth-major = 3", True),
        ("growth-major = 1, freedom-median = 2", True),
        ("growth-median = 3", False),
        ("growth-major = 1, growth-minor = 2", False),
        ("growth-major = 1, growth-median = 1", False),
    ],
)
def test_the_set_must_be_whole_and_higher_levels_may_stand_in(insights: str, enough: bool) -> None:
    play = lay(f"[seat.0]\ncoffee = 0\ninsights = {{ {insights} }}")
    assert why_not(play, "free box") == ("" if enough else "cannot-pay-insights")


@proves("box.exchange")
def test_which_insights_are_used_is_the_players_choice() -> None:
    insights = "growth-major = 1, passion-major = 1, freedom-median = 1, freedom-minor = 1"
    play = lay(f"[seat.0]\ncoffee = 0\ninsights = {{ {insights} }}")
    do(play, "free box")
    assert choices(play) == ["pay growth-major", "pay passion-major"]
    do(play, "pay passion-major")
    assert choices(play) == ["pay growth-major", "pay freedom-median"]
    do(play, "pay freedom-median", "pay freedom-minor")
    assert (state(play).boxes[0], dial(play, 0)) == (1, {"reserve": 6, "growth-major": 1})


@proves("box.points")
def test_a_box_is_two_points() -> None:
    play = lay("[seat.0]\ncoffee = 0\nboxes = 2\npoints = 10")
    do(play, "free points")
    assert (state(play).boxes[0], state(play).points[0]) == (1, 12)
    do(play, "free points")
    assert (state(play).boxes[0], state(play).points[0]) == (0, 14)
    assert why_not(play, "free points") == "no-box"


@proves("box.most")
@pytest.mark.parametrize(("boxes", "after", "points"), [(3, 5, 0), (4, 5, 2), (5, 5, 4)])
def test_each_box_beyond_five_becomes_two_points_at_once(boxes: int, after: int, points: int) -> None:
    # The district bonus of value 5 gives two boxes.
    play = lay(
        f"""
        freud = "cafe"
        bonus_used = ["cafe-1"]
        [ideas]
        b2 = "0 1 research"
        [goals]
        two-columns = 0
        [seat.0]
        coffee = 0
        boxes = {boxes}
        notebook = ["one-01", "one-02", "one-03"]
        in_play = ["lectures-on-hypnosis", "examination-dreams", "gossip-as-confession"]
        """
    )
    do(play, "turn recall", "district red-5")
    if play.step() == "own-insight":
        do(play, "insight reserve-own")
    assert (state(play).boxes[0], state(play).points[0]) == (after, points)


@proves("box.most")
def test_the_exchange_of_insights_too() -> None:
    play = lay("[seat.0]\ncoffee = 0\nboxes = 5\ninsights = { growth-major = 1, growth-median = 1, growth-minor = 1 }")
    do(play, "free box")
    assert (state(play).boxes[0], state(play).points[0], dial(play, 0)) == (5, 2, {"reserve": 7})


@proves("box.most")
def test_a_tiles_box_beyond_five() -> None:
    play = lay('[seat.0]\ncoffee = 0\nboxes = 5\nnotebook = ["one-19"]\ninsights = { growth-median = 1 }')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    do(play, "part 1")
    assert (state(play).boxes[0], state(play).points[0]) == (5, 2)


@proves("box.most", "effect.order")
@pytest.mark.parametrize(("first", "boxes", "points"), [("therapy", 6, 3), ("box", 5, 5)])
def test_a_box_too_many_may_wait_for_what_makes_room(first: str, boxes: int, points: int) -> None:
    """The client's catharsis lets two more boxes be kept: the player says what comes first."""
    dream_of_both = dream(effect="minor growth + minor passion: therapy 1, box 1, points 2, coffee 1")
    room = f"{client('more-boxes')} {layer(effect='points 1, coffee 2')} {dream_of_both} - 4"
    insights = "insights = { growth-minor = 1, passion-minor = 1 }"
    play = lay(f'[seat.0]\ncoffee = 0\nboxes = 5\npoints = 0\n{insights}\nrooms = ["{room}"]')
    do(play, "turn treat", "treat 1")
    while play.step() in ("pay", "parts"):
        parts = play.view(0)["table"]["doing"][0][1]
        at = next((k for k, part in enumerate(parts) if part.startswith(first)), 0)
        do(play, f"part {at}" if play.step() == "parts" else choices(play)[0])
    assert (state(play).boxes[0], state(play).points[0]) == (boxes, points)
