"""Location goals: won at once by the first who fulfils one; a reputation, and two tags of a location or points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mindtable.games.unconscious.pieces.cards import ROUTINE
from mindtable.games.unconscious.pieces.goal_cards import GOAL_NEEDS, GOAL_POINTS, GOALS
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.desk import gain_points
from mindtable.games.unconscious.rules.reputation import gain_reputation
from mindtable.kernel.position import replaced

# What counts towards each goal.
_PROGRESS: Final[dict[str, Callable[[State, int], int]]] = {
    "two-columns": lambda g, seat: sum(g.line_open[6 * seat + 3 : 6 * seat + 6]),
    "three-routine": lambda g, seat: sum(ROUTINE[client] for client in g.cured[seat]),
    "three-ideas": lambda g, seat: g.laps[seat],
    "two-case-studies": lambda g, seat: sum(not ROUTINE[client] for client in g.cured[seat]),
    "two-treatises": lambda g, seat: len(g.published[seat]),
    "five-cured": lambda g, seat: len(g.cured[seat]),
    "two-insights": lambda g, seat: g.district_owner.count(seat),
}


def progress(g: State, seat: int, goal: int) -> int:
    """How far a seat is with a goal."""
    return _PROGRESS[GOALS[goal]](g, seat)


def check_goals(g: State, seat: int) -> None:
    """Something was accomplished: see whether a goal is won."""
    for goal in range(len(GOALS)):
        if g.goal_owner[goal] < 0:
            if progress(g, seat, goal) >= GOAL_NEEDS[goal]:
                g.goal_owner = replaced(g.goal_owner, goal, seat)
                if g.listening:
                    g.tell("goal", seat=seat, goal=GOALS[goal])
                gain_points(g, seat, GOAL_POINTS[goal], desk.CITY)
                gain_reputation(g, seat)
