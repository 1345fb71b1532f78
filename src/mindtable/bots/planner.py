"""Bots that plan: the greedy bot to the end of the current decision, the planner to the end of its own turn.

Both think on one sample of what might be true, by beam search, and keep to their plan until things go differently.
"""

from __future__ import annotations

from mindtable.bots.beam import Beam, Limit, Plan, Until, busy_first, decision_resolved, turn_over
from mindtable.bots.course import Course
from mindtable.bots.evaluation import Evaluation
from mindtable.kernel.observation import Observation


class PlanKeeper:
    """Chooses by ranking plans, and keeps to the plan it chose."""

    course: Course | None = None

    def choose(self, seen: Observation, budget: float) -> int:
        if len(seen.actions) == 1:
            return seen.actions[0]
        planned = self.course.next(seen) if self.course is not None else None
        if planned is not None:
            return planned
        line = self.ranked(seen, budget)[0].line
        self.course = Course(seen, seen.sample(0), line)
        return line[0]

    def ranked(self, seen: Observation, budget: float) -> list[Plan]:
        """The best plan for each choice, best first."""
        raise NotImplementedError


class PlanningBot(PlanKeeper):
    """A bot that plans with a given reach, beam width and depth."""

    def __init__(
        self, name: str, evaluation: Evaluation, until: Until, width: int, depth: int, positions: int = 20_000
    ) -> None:
        self.name = name
        self.evaluation = evaluation
        self.until = until
        self.width = width
        self.depth = depth
        self.positions = positions

    def ranked(self, seen: Observation, budget: float) -> list[Plan]:
        limit = Limit(self.positions, budget)
        beam = Beam(seen.teams, self.evaluation, self.width, self.depth, self.until)
        start = seen.sample(0)
        return busy_first(seen, start, beam.plans(start, seen.seat, seen.actions, limit))


def greedy(evaluation: Evaluation) -> PlanningBot:
    return PlanningBot("greedy", evaluation, decision_resolved, width=4, depth=12)


def planner(evaluation: Evaluation) -> PlanningBot:
    return PlanningBot("planner", evaluation, turn_over, width=12, depth=40)
