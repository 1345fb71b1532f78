"""Final scoring: 3 for a Minor Fragment in the Identity, 5 for a Major, 4 for the Capping one, and the Wheel's
points.
"""

from __future__ import annotations

from typing import Final, TypedDict

from mindtable.games.cerebria.pieces.state import CAPPING, MAJOR, MINOR, State

SIZES: Final = ("minor", "major", "capping")
WORTH: Final = (3, 5, 4)


def fragments(g: State, team: int, size: int) -> int:
    return g.identity.count(3 * team + size)


class Breakdown(TypedDict):
    """A team's points by source."""

    intentions: int
    minor: int
    major: int
    capping: int


def breakdown(g: State, team: int) -> Breakdown:
    return {
        "intentions": g.points[team],
        "minor": WORTH[MINOR] * fragments(g, team, MINOR),
        "major": WORTH[MAJOR] * fragments(g, team, MAJOR),
        "capping": WORTH[CAPPING] * fragments(g, team, CAPPING),
    }


def total(g: State, team: int) -> int:
    points = breakdown(g, team)
    return points["intentions"] + points["minor"] + points["major"] + points["capping"]


def winner(g: State) -> int:
    """The winning team; a tie goes to the team with the Capping Fragment, else to nobody (-1)."""
    bliss, gloom = total(g, 0), total(g, 1)
    if bliss != gloom:
        return 0 if bliss > gloom else 1
    for team in (0, 1):
        if fragments(g, team, CAPPING):
            return team
    return -1
