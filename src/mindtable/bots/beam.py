"""Planning by beam search: follow your own choices, including cascades, and keep the most promising few.

The game's evaluation judges positions. Thought is counted in positions, so the same view gives the same choice on a
fast machine and on a slow one. Seconds are only for the worst case, and count one core's time: a busy machine makes a
bot slower, but never weaker.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from mindtable.bots.evaluation import Evaluation
from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position, Step

# How far a plan is followed: until this says so.
Until = Callable[[Position, Position], bool]
# The stacks that plans have led to, by what the plans are worth.
Seen = dict[float, list[list[Step[Any]]]]

DROPPED = 1000.0  # a line the beam gave up is never preferred to one it followed
# Thinking stops when this share of the budget is spent; the rest is for finishing what was begun.
USED = 0.8


class Limit:
    """The thought that is left: positions to look at, and seconds of one core."""

    __slots__ = ("deadline", "left")

    def __init__(self, positions: int, seconds: float) -> None:
        self.left = positions
        self.deadline = time.thread_time() + seconds * USED

    def reached(self) -> bool:
        return self.left <= 0 or time.thread_time() >= self.deadline


class Plan:
    """A line of a bot's own choices: the choices, where they lead, and what that's worth."""

    __slots__ = ("line", "position", "value")

    def __init__(self, line: tuple[int, ...], position: Position, value: float) -> None:
        self.line = line
        self.position = position
        self.value = value

    @property
    def first(self) -> int:
        return self.line[0]


def decision_resolved(start: Position, now: Position) -> bool:
    """Whether the current decision and all its consequences are done: the stack is back to its depth, or below."""
    depth = len(start.stack)
    return len(now.stack) < depth or (len(now.stack) == depth and now.stack[-1] == start.stack[-1])


def turn_over(start: Position, now: Position) -> bool:
    return False


class Beam:
    """What a beam search needs to know of the game, the seat and how far to look."""

    def __init__(
        self,
        teams: Sequence[int],
        evaluation: Evaluation,
        width: int,
        depth: int,
        until: Until = turn_over,
    ) -> None:
        self.teams = teams
        self.evaluation = evaluation
        self.width = width
        self.depth = depth
        self.until = until
        self.ends: dict[float, Plan] = {}  # the finished plans of the last look, one for each worth

    def plans(self, position: Position, seat: int, actions: Sequence[int], limit: Limit) -> list[Plan]:
        """The best line found for each first action, best first."""
        finished: dict[int, Plan] = {}
        self.ends = {}
        sensible = self.evaluation.sensible
        first_actions = sensible(position, seat, actions)
        beam = self._grown(position, seat, Plan((), position, 0.0), first_actions, finished, {}, limit)
        firsts = {plan.first: plan for plan in beam}
        depth = self.depth
        while beam and depth > 0 and not limit.reached():
            depth -= 1
            seen: Seen = {}
            grown: list[Plan] = []
            for plan in _kept(beam, self.width):
                choices = sensible(plan.position, seat, driver.legal(plan.position, seat))
                grown += self._grown(position, seat, plan, choices, finished, seen, limit)
                if limit.reached():
                    break
            beam = grown
        for plan in beam:
            _finish(finished, plan)
        for first, plan in firsts.items():  # whatever the beam dropped keeps the worth of its first step
            if first not in finished:
                finished[first] = Plan(plan.line, plan.position, plan.value - DROPPED)
        for action in actions:  # and what sense or time forbade to look at is worth nothing
            if action not in finished:
                finished[action] = Plan((action,), position, -2 * DROPPED)
        return sorted(finished.values(), key=lambda plan: (-plan.value, actions.index(plan.first)))

    def best_line(self, position: Position, seat: int, limit: Limit) -> tuple[int, ...]:
        actions = driver.legal(position, seat)
        return self.plans(position, seat, actions, limit)[0].line

    def _grown(
        self,
        start: Position,
        seat: int,
        plan: Plan,
        actions: Sequence[int],
        finished: dict[int, Plan],
        seen: Seen,
        limit: Limit,
    ) -> list[Plan]:
        """The plan with each possible next choice; complete ones go to `finished`."""
        teams, evaluation = self.teams, self.evaluation
        open_plans: list[Plan] = []
        for action in actions:
            after = plan.position.clone()
            driver.apply(after, seat, action)
            grown = Plan((*plan.line, action), after, evaluation(after, seat))
            if after.stack and driver.first_decider(after, teams) == seat and not self.until(start, after):
                # The same choices in another order lead to the same place; one of them will do.
                stacks = seen.setdefault(grown.value, [])
                if plan.line and after.stack in stacks:
                    continue
                stacks.append(after.stack)
                open_plans.append(grown)
            else:
                _finish(finished, grown)
                self.ends.setdefault(grown.value, grown)
            limit.left -= 1
            if limit.left % 16 == 0 and limit.reached():
                break
        return open_plans


def _kept(beam: list[Plan], width: int) -> list[Plan]:
    """The plans to follow: the best of each stage in turn.

    The stack's contents are the stage. A plan that has just paid and not yet gained looks poor next to one that has
    already gained, so plans compete first with others in the same stage.
    """
    if len(beam) <= width:
        return beam
    beam.sort(key=_best_first)
    ranks: dict[tuple[type[Step[Any]], ...], int] = {}
    ranked: list[tuple[int, int]] = []
    for number, plan in enumerate(beam):
        stage = tuple([type(step) for step in plan.position.stack])
        rank = ranks.get(stage, 0)
        ranks[stage] = rank + 1
        ranked.append((rank, number))
    ranked.sort()
    return [beam[number] for _, number in ranked[:width]]


def _best_first(plan: Plan) -> float:
    return -plan.value


def _finish(finished: dict[int, Plan], plan: Plan) -> None:
    known = finished.get(plan.first)
    if known is None or plan.value > known.value:
        finished[plan.first] = plan


def busy_first(seen: Observation, start: Position, plans: list[Plan]) -> list[Plan]:
    """At the beginning of a turn, plans that only put things off come last. Otherwise bots that wait for each other
    would never finish."""
    if len(start.stack) > 1:
        return plans
    for plan in plans:
        if all(seen.game.idles(start, action) for action in plan.line):
            plan.value -= DROPPED
    return sorted(plans, key=_best_first)
