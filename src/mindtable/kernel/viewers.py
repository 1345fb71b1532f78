"""Who looks: a seat (0, 1, …), the spectators, or a team.

A viewer is one int so that permission stays cheap and simple. A set of seats is a bit mask; `EVERYONE` includes the
spectators. A team sees what any of its seats may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SPECTATOR: Final = -1
EVERYONE: Final = -1
NOBODY: Final = 0


def team_viewer(team: int) -> int:
    """A team as a viewer."""
    return -2 - team


def team_of(viewer: int, teams: Sequence[int]) -> int:
    """The viewer's team, or -1 for a spectator."""
    if viewer >= 0:
        return teams[viewer]
    return -2 - viewer if viewer < SPECTATOR else -1


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def seats_of(team: int, teams: Sequence[int]) -> int:
    """The mask of a team's seats."""
    mask = 0
    for seat, its_team in enumerate(teams):
        if its_team == team:
            mask |= 1 << seat
    return mask


def permits(viewer: int, mask: int, teams: Sequence[int]) -> bool:
    """Whether the viewer sees something that the mask's seats may see."""
    if mask == EVERYONE:
        return True
    if viewer >= 0:
        return mask >> viewer & 1 == 1
    if viewer == SPECTATOR:
        return False
    return mask & seats_of(-2 - viewer, teams) != 0
