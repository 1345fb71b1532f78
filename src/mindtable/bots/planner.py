"""Planning by beam search: follow one's own choices, cascades included, and keep the most promising few.

The greedy bot looks to the end of the decision at hand; the planner to the end of its own turn. Both think on one
sample of what might be, and judge positions by the game's evaluation.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from mindtable.bots.evaluation import Evaluation
from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position

# How far a plan is followed: until this says so.
Until = Callable[[Position, Position], bool]


class Plan:
    """A line of own choices: how it began, where it stands, what that is worth."""

    __slots__ = ("first", "position", "value")

    def __init__(self, first: int, position: Position, value: float) -> None:
        self.first = first
        self.position = position
        self.value = value


def decision_resolved(start: Position, now: Position) -> bool:
    """The decision at hand and all that came of it is done: the stack is no deeper than below it, or back at it."""
    depth = len(start.stack)
    return len(now.stack) < depth or (len(now.stack) == depth and now.stack[-1] == start.stack[-1])


def turn_over(start: Position, now: Position) -> bool:
    return False


def plans(
    seen: Observation,
    position: Position,
    evaluation: Evaluation,
    until: Until,
    width: int,
    depth: int,
    deadline: float,
) -> list[Plan]:
    """The best line found for each first action, best first."""
    kinds, teams, seat = seen.game.kinds, seen.teams, seen.seat
    finished: dict[int, Plan] = {}

    def finish(plan: Plan) -> None:
        known = finished.get(plan.first)
        if known is None or plan.value > known.value:
            finished[plan.first] = plan

    beam: list[Plan] = []
    for action in seen.actions:
        after = position.clone()
        driver.apply(kinds, after, seat, action)
        plan = Plan(action, after, evaluation(after, seat))
        if _still_mine(kinds, after, teams, seat) and not until(position, after):
            beam.append(plan)
        else:
            finish(plan)
    while beam and depth > 0 and time.perf_counter() < deadline:
        depth -= 1
        beam.sort(key=lambda plan: -plan.value)
        grown: list[Plan] = []
        for plan in beam[:width]:
            for action in driver.legal(kinds, plan.position, seat):
                after = plan.position.clone()
                driver.apply(kinds, after, seat, action)
                grown_plan = Plan(plan.first, after, evaluation(after, seat))
                if _still_mine(kinds, after, teams, seat) and not until(position, after):
                    grown.append(grown_plan)
                else:
                    finish(grown_plan)
            if time.perf_counter() >= deadline:
                break
        beam = grown
    for plan in beam:
        finish(plan)
    for action in seen.actions:  # whatever the beam dropped keeps the worth of its first step
        if action not in finished:
            after = position.clone()
            driver.apply(kinds, after, seat, action)
            finished[action] = Plan(action, after, evaluation(after, seat) - DROPPED)
    return sorted(finished.values(), key=lambda plan: (-plan.value, seen.actions.index(plan.first)))


DROPPED = 1000.0  # a line the beam gave up is never preferred to one it followed


def _still_mine(kinds: driver.Kinds, g: Position, teams: list[int], seat: int) -> bool:
    return bool(g.stack) and driver.first_decider(kinds, g, teams) == seat


class PlanningBot:
    """A bot that plans with a given reach, beam width and depth."""

    def __init__(self, name: str, evaluation: Evaluation, until: Until, width: int, depth: int) -> None:
        self.name = name
        self.evaluation = evaluation
        self.until = until
        self.width = width
        self.depth = depth

    def choose(self, seen: Observation, budget: float) -> int:
        if len(seen.actions) == 1:
            return seen.actions[0]
        deadline = time.perf_counter() + budget
        found = plans(seen, seen.sample(0), self.evaluation, self.until, self.width, self.depth, deadline)
        return found[0].first


def greedy(evaluation: Evaluation) -> PlanningBot:
    return PlanningBot("greedy", evaluation, decision_resolved, width=4, depth=12)


def planner(evaluation: Evaluation) -> PlanningBot:
    return PlanningBot("planner", evaluation, turn_over, width=12, depth=40)
