"""Effects with several parts: the order, what may be skipped and what may not, options, and costs."""

from __future__ import annotations

import pytest
from tests.unconscious.table import choices, dial, do, lay, state, why_not
from tests.unconscious.turns import inkpot, place

from mindtable.testing.clauses import proves

# A move of 1 brings the inkpot to row 1: minor growth, "repress: generate median any", "coffee 1".
ROW = """
[seat.0]
coffee = 0
notebook = ["two-07", "one-05"]
insights = { growth-median = 1, freedom-minor = 1 }
"""


@proves("effect.order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_parts_are_resolved_in_any_order(first: int) -> None:
    play = lay(ROW)
    place(play, "b1", "notebook-1")
    assert choices(play) == ["part 0", "part 1", "part 2", "done"]
    do(play, f"part {first}")
    g = state(play)
    assert (dial(play, 0).get("growth-minor", 0) == 1) == (first == 0)
    assert (play.step() == "pay") == (first == 1)
    assert (g.coffee[0] == 1) == (first == 2)


@proves("effect.order")
def test_each_part_is_whole_before_the_next() -> None:
    play = lay(ROW)
    place(play, "b1", "notebook-1")
    do(play, "part 1")
    assert choices(play) == ["pay growth-median", "pay freedom-minor"]
    do(play, "pay freedom-minor")
    assert choices(play) == ["part 0", "done"]  # what the tile brings, and nothing of the rest of the row
    do(play, "part 0")
    assert choices(play) == ["quality growth", "quality freedom", "quality passion"]
    do(play, "quality passion")
    assert choices(play) == ["part 0", "part 1", "done"]
    do(play, "part 1")
    assert state(play).coffee[0] == 1
    assert dial(play, 0) == {"reserve": 5, "growth-median": 1, "passion-median": 1}


@proves("effect.optional")
def test_any_part_may_be_skipped() -> None:
    play = lay(ROW)
    place(play, "b1", "notebook-1")
    do(play, "part 2", "done")
    assert (state(play).coffee[0], dial(play, 0)) == (1, {"reserve": 5, "growth-median": 1, "freedom-minor": 1})
    assert play.step() == "use-boxes"


@proves("effect.optional")
def test_a_part_may_be_taken_up_and_left_after_all() -> None:
    play = lay("[seat.0]\ncoffee = 0\ninsights = { growth-minor = 1 }")
    place(play, "b4", "elevate")
    do(play, "point elevate", "part 0", "done", "done")
    assert dial(play, 0) == {"reserve": 6, "growth-minor": 1}


TREATED = """
[seat.0]
coffee = 0
notebook = ["one-05"]
insights = { growth-major = 1, growth-minor = 1, freedom-minor = 1 }
rooms = ["the-dizzy-acrobat cloud-1a - wish-to-be-found 4"]
"""


@proves("effect.required")
def test_therapy_points_and_catharsis_cannot_be_skipped() -> None:
    play = lay(TREATED)
    do(play, "turn treat", "treat 1")
    # "therapy 3, resolve tile"
    assert choices(play) == ["part 0", "part 1"]
    assert why_not(play, "done") == "part-must-be-done"
    do(play, "part 1", "cell 1")
    # The only part left needs no answer. The first of its three points, from 4 on, brings catharsis: the layer is gone,
    # and has given its 2 points and its coffee.
    g = state(play)
    assert (g.room_therapy[0], g.room_grief[0], g.points[0], g.coffee[0]) == (1, -1, 2, 2)


@proves("effect.required")
def test_reputation_cannot_be_skipped() -> None:
    play = lay(
        """
        freud = "cafe"
        bonus_used = ["cafe-1"]
        [ideas]
        b2 = "0 1 research"
        [goals]
        two-columns = 0
        [seat.0]
        coffee = 0
        notebook = ["one-01", "one-02", "one-03"]
        in_play = ["lectures-on-hypnosis", "examination-dreams", "gossip-as-confession", "the-psychology-of-chess"]
        """
    )
    do(play, "turn recall", "district red-6")
    assert why_not(play, "done") == "part-must-be-done"
    do(play, "part 0", "inkpot 4", "done")  # to the track; its action is skipped
    assert state(play).reputation[0] == 0
    assert choices(play) == ["part 0"]
    assert why_not(play, "done") == "part-must-be-done"
    do(play, "part 0")
    assert state(play).reputation[0] == 1


@proves("effect.required")
def test_a_goal_cannot_be_declined() -> None:
    play = lay('[seat.0]\ncoffee = 0\ninkpot = "left"\nlaps = 2')
    place(play, "b2", "generate")
    inkpot(play, 2)
    assert state(play).goal_owner[2] == 0  # three ideas freed
    assert state(play).reputation[0] == 1


@proves("effect.required")
def test_empty_rooms_must_be_filled() -> None:
    play = lay('[seat.0]\ncoffee = 0\nrooms = ["the-dizzy-acrobat - - wish-to-be-found 1"]\nboxes = 1')
    do(play, "turn treat", "done", "box 1", "done")
    assert play.step() == "choose-client"
    assert "done" not in choices(play)
    assert why_not(play, "done")
    do(play, "client 1")
    assert "done" not in choices(play)
    do(play, "dream 1")
    assert state(play).room_client[0] >= 0


@proves("effect.required")
def test_a_tile_that_fits_must_be_placed() -> None:
    play = lay("[seat.0]\ncoffee = 1")
    place(play, "b1", "notebook-1")
    do(play, "point notebook-1", "tile i-stack")
    assert choices(play) == ["row 1", "row 2", "row 3"]
    assert "done" not in choices(play)
    assert why_not(play, "discard") == "empty-space-first"


@proves("effect.either")
def test_of_play_and_publish_only_one_and_chosen_anew_the_second_time() -> None:
    play = lay(
        """
        [seat.0]
        coffee = 0
        notebook = ["one-01", "one-02", "one-03"]
        hand = ["a-diary-in-cipher", "the-forger-and-his-double"]
        in_play = ["stage-fright", "the-prompters-memory", "masks-and-faces"]
        """
    )
    place(play, "b4", "play", "two-ideas")
    do(play, "point play")
    assert "publish the-grammar-of-sleep" in choices(play)
    do(play, "card a-diary-in-cipher")
    assert choices(play) == ["card the-forger-and-his-double", "done"]
    assert why_not(play, "publish the-grammar-of-sleep")
    do(play, "done", "point play", "publish the-grammar-of-sleep")
    while play.step() in ("gather", "own-insight"):
        do(play, choices(play)[0])
    assert state(play).published[0] == [0]
    assert play.step() != "play-card"


@proves("effect.either")
def test_transfer_or_elevate_is_one_of_both_each_time() -> None:
    play = lay(
        """
        freud = "museum"
        [seat.0]
        coffee = 0
        professor = "library"
        insights = { freedom-minor = 1, growth-minor = 1 }
        bright = 1
        """
    )
    place(play, "c3", "professor")
    do(play, "point professor", "walk professor-1", "boost 1", "effect 2")
    assert choices(play) == ["part 0", "done"]
    do(play, "part 0")
    assert choices(play) == ["insight freedom-minor", "transfer", "done"]
    do(play, "insight freedom-minor")
    assert play.step() == "location-effect"  # elevated, and no transfer besides
    do(play, "effect 2", "part 0", "transfer", "insight growth-minor", "quality freedom")
    assert play.step() == "location-effect"
    assert dial(play, 0) == {"reserve": 5, "freedom-minor": 1, "freedom-median": 1}


@proves("effect.cost")
@pytest.mark.parametrize(
    ("insights", "coffee", "offered"),
    [
        ("growth-minor = 1", 0, False),  # repressed to the reserve, it cannot be repressed again
        ("growth-minor = 2", 0, True),
        ("growth-median = 1", 0, True),
        ("growth-minor = 1", 1, True),
    ],
)
def test_nothing_is_got_unless_all_of_the_price_can_be_paid(insights: str, coffee: int, offered: bool) -> None:
    # "repress + repress: generate major any"
    play = lay(f'[seat.0]\ncoffee = {coffee}\nnotebook = ["two-11"]\ninsights = {{ {insights} }}')
    place(play, "b1", "notebook-1")
    inkpot(play, 1)
    assert ("part 1" in choices(play)) == offered
    if not offered:
        assert why_not(play, "part 1") == "part-impossible"


@proves("effect.cost")
def test_the_whole_price_comes_first_then_what_it_brings() -> None:
    play = lay('[seat.0]\ncoffee = 0\nnotebook = ["two-11"]\ninsights = { growth-minor = 2, growth-median = 1 }')
    place(play, "b1", "notebook-1")
    do(play, "part 1", "pay growth-minor")
    assert play.step() == "pay"
    assert dial(play, 0) == {"reserve": 5, "growth-minor": 1, "growth-median": 1}
    do(play, "pay growth-minor")
    assert dial(play, 0) == {"reserve": 6, "growth-median": 1}
    do(play, "part 0", "quality passion")
    assert dial(play, 0) == {"reserve": 5, "growth-median": 1, "passion-major": 1}
