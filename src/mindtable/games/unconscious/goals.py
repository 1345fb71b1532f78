"""Location goals: won at once by the first who fulfils one; a reputation, and two tags of a location or points."""

from __future__ import annotations

from mindtable.games.unconscious import desk
from mindtable.games.unconscious.cards import ROUTINE
from mindtable.games.unconscious.desk import gain_points
from mindtable.games.unconscious.goal_cards import GOAL_NEEDS, GOAL_POINTS, GOALS
from mindtable.games.unconscious.reputation import gain_reputation
from mindtable.games.unconscious.state import State
from mindtable.kernel.position import replaced


def progress(g: State, seat: int, goal: int) -> int:
    """How far a seat is with a goal."""
    condition = GOALS[goal]
    if condition == "two-columns":
        return sum(g.line_open[6 * seat + 3 : 6 * seat + 6])
    if condition == "three-routine":
        return sum(ROUTINE[client] for client in g.cured[seat])
    if condition == "three-ideas":
        return g.laps[seat]
    if condition == "two-case-studies":
        return sum(not ROUTINE[client] for client in g.cured[seat])
    if condition == "two-treatises":
        return len(g.published[seat])
    if condition == "five-cured":
        return len(g.cured[seat])
    assert condition == "two-insights"
    return g.district_owner.count(seat)


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
