"""Whole turns in a word, for tests that need one to pass or to begin."""

from __future__ import annotations

from tests.unconscious.table import choices, do, state

from mindtable.kernel.play import Play


def finish(play: Play) -> None:
    """Do nothing more in this turn: pass on everything until the next one begins; what must be chosen is the first."""
    turn = state(play).turns
    while not play.over and state(play).turns == turn:
        offered = choices(play)
        do(play, "done" if "done" in offered else offered[0])


def idle(play: Play) -> None:
    """A turn in which nothing is done."""
    do(play, "turn treat")
    finish(play)


def place(play: Play, space: str, action: str, placing: str = "idea") -> None:
    """State Ideas: up to the action, which is not resolved yet. What leaves no choice is done by itself."""
    do(play, "turn state", f"space {space}")
    if play.step() == "idea-point":
        do(play, f"point {action}")
    if play.step() == "idea-place":
        do(play, f"place {placing}")


def inkpot(play: Play, by: int) -> None:
    """Leave the rest of the action and move the inkpot."""
    if play.step() == "table-action":
        do(play, "done")
    if play.step() == "inkpot-move":
        do(play, f"inkpot {by}")
