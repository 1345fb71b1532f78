"""Positions: plain data that comes back from its snapshot, and snapshots that are noticed to be damaged."""

from typing import Any

import pytest
from tests.games.duel import GAME as DUEL

from mindtable.kernel.errors import BadSave
from mindtable.kernel.position import Position, Step
from mindtable.kernel.reasons import NOT_NOW
from mindtable.kernel.rng import Rng


def snapshot() -> dict[str, Any]:
    return DUEL.new(seed=4).position.encode()


def test_a_snapshot_shares_nothing_with_the_position() -> None:
    play = DUEL.new(seed=4)
    before = play.position.encode()
    data: dict[str, Any] = play.position.encode()
    data["hands"][0].append(99)
    data["stack"][0].append(99)
    data["answers"].append(99)
    assert play.position.encode() == before
    again = DUEL.decode(play.options, before)
    again.hands[0].append(99)
    assert play.position.encode() == before


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("rng", "x"),
        ("rng", ["x", 1]),
        ("stack", 3),
        ("stack", [3]),
        ("stack", [[99, 0]]),
        ("stack", [[-1, 0]]),
        ("stack", [[1]]),
        ("stack", [[]]),
        ("stack", [["x", 0]]),
        ("answers", [1]),
        ("answers", ["x", "y"]),
        ("pot", "much"),
        ("pot", True),
        ("carry", 1),
        ("hands", 7),
    ],
)
def test_damage_is_noticed(part: str, value: object) -> None:
    with pytest.raises(BadSave) as caught:
        DUEL.decode(DUEL.resolve({}), {**snapshot(), part: value})
    assert caught.value.reason.key == "snapshot-damaged"
    assert part in str(caught.value.reason.args["part"])


def test_missing_and_unknown_parts_are_noticed() -> None:
    data = snapshot()
    del data["pot"]
    data["pott"] = 1
    with pytest.raises(BadSave) as caught:
        DUEL.decode(DUEL.resolve({}), data)
    assert caught.value.reason.args == {"part": "pot, pott"}


def test_only_plain_data_goes_into_a_snapshot() -> None:
    class Odd(Position):
        FIELDS = ("thing",)

        def __init__(self) -> None:
            super().__init__(Rng(0), 1)
            self.thing = {1: 2}

    with pytest.raises(TypeError, match="dict"):
        Odd().encode()


def test_what_an_author_must_write_is_missed() -> None:
    g = Position(Rng(0), 1)
    step: Step[Position] = Step(0)
    with pytest.raises(NotImplementedError):
        g.clone()
    for call in (
        lambda: step.chosen(g, 0, 0),
        lambda: step.run(g),
        lambda: step.outcomes(g),
        lambda: step.resolve(g, []),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert step.check(g, 0, 0) is NOT_NOW
