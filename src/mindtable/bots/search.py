"""Information-set tree search over determinised positions, by complete plans instead of single choices.

A node of the tree is a moment at which the decider changes, as far as the acting seat can tell them apart: by the plans
that led there, whatever the hidden cards. Its branches are plans: lines of choices up to the next such moment, found by
the planner's beam. Every simulation runs on its own sample, with new hidden cards and a new future, so chance really
branches, and a plan that peeked at one sample's cards fails on the others. If something is revealed, or a sample
doesn't allow the plan to its end, the planner continues from there. The decider picks the branch that promises its own
side most: in games of two teams that's the one that promises the other side least. The more often a node is visited,
the more plans it gets.

The root's plans are the best that a wide beam ends its turn with. Simulations end when the seat's next turn would
begin, or at the end of the game, with the planner's evaluation, squashed so that a sure lead isn't gambled away. All
the root's plans face the same samples in the same order, and every few rounds the worse half is dropped.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mindtable.bots.beam import USED, Beam, Limit, Plan, busy_first
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.planner import PlanKeeper
from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng

Line = tuple[int, ...]

FIRST_LOOK: Final = 60_000  # positions; a bound for odd cases, since the width ends the first look long before
SAMPLES: Final = 24  # different sights of what is hidden; further simulations only change the chances to come


class Branch:
    """A plan at a node: its results, and where it led, by next decider."""

    __slots__ = ("line", "nodes", "total", "visits")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A moment at which a seat decides."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.branches: list[Branch] = []


class SearchBot(PlanKeeper):
    """Searches with a given number of positions to look at; the fields say how."""

    def __init__(
        self,
        name: str,
        evaluation: Evaluation,
        positions: int = 12_000,
        width: int = 40,
        candidates: int = 8,
        rounds: int = 2,
        reply_width: int = 10,
        scale: float = 10.0,
        margin: float = 5.0,
    ) -> None:
        self.name = name
        self.evaluation = evaluation
        self.positions = positions  # for the simulations; the first look is bounded by its width
        self.width = width
        self.candidates = candidates
        self.rounds = rounds  # simulations of each plan before the worse half is given up
        self.reply_width = reply_width
        self.scale = scale  # how many points of evaluation make a clear lead
        self.margin = margin  # plans that look this much worse to the planner are not simulated
        self.prior = 0.3  # how much the planner's own opinion counts beside the simulations
        self.explore = 0.3

    def ranked(self, seen: Observation, budget: float) -> list[Plan]:
        """The choices, best first, each with the plan behind it; those simulated come before all others."""
        beam = Beam(seen.teams, self.evaluation, self.width, 40)
        start = seen.sample(0)
        limit = Limit(FIRST_LOOK, budget * 0.6)
        firsts = beam.plans(start, seen.seat, seen.actions, limit)
        found = sorted(dict.fromkeys([*beam.ends.values(), *firsts]), key=lambda plan: -plan.value)
        plans = busy_first(seen, start, found)
        live = [plan for plan in plans[: self.candidates] if plan.value > plans[0].value - self.margin]
        if len(live) > 1:
            limit.left = self.positions
            limit.deadline += budget * 0.4 * USED
            tree = _Tree(self, seen, limit)
            plans = [live[index] for index in tree.order([(plan.line, plan.value) for plan in live])] + plans
        best: dict[int, Plan] = {}
        for plan in plans:
            best.setdefault(plan.first, plan)
        return list(best.values())


class _Tree:
    """One search: the root's plans, and what grows below them."""

    def __init__(self, bot: SearchBot, seen: Observation, limit: Limit) -> None:
        self.bot = bot
        self.seen = seen
        self.game = seen.game
        self.teams = seen.teams
        self.limit = limit
        self.two_sides = len(set(self.teams)) == 2
        self.reply = Beam(self.teams, bot.evaluation, bot.reply_width, 40)
        self.samples: list[Position] = []
        start = seen.sample(0)
        self.horizon = bot.evaluation.turns(start) + len(self.teams)
        self.base = [bot.evaluation(start, seat) for seat in range(len(self.teams))]
        self.root = Node()

    def order(self, plans: Sequence[tuple[Line, float]]) -> list[int]:
        """The plans by their results in simulations, best first: all face the same samples, and every few rounds the
        worse half is dropped."""
        seat = self.seen.seat
        self.root.branches = [Branch(line) for line, _ in plans]
        prior = [self.bot.prior * self._squashed(value, seat) for _, value in plans]
        live = list(range(len(plans)))
        given_up: list[int] = []
        while len(live) > 1:
            for _ in range(self.bot.rounds):
                for index in live:
                    if not self._simulate(self.root.branches[index]):
                        return live + given_up  # a round cut short compares nothing
            live.sort(key=lambda index: -prior[index] - self.root.branches[index].mean())
            half = (len(live) + 1) // 2
            given_up = live[half:] + given_up
            live = live[:half]
        return live + given_up

    # --- one simulation

    def _simulate(self, first: Branch) -> bool:
        """Play a plan and the replies to it; False when there was no time left for all of it."""
        position = self._sample(first.visits)
        path: list[tuple[int, Node, Branch]] = []
        seat, node, branch = self.seen.seat, self.root, first
        while True:
            path.append((seat, node, branch))
            self._follow(position, seat, branch.line)
            if not position.stack or self.bot.evaluation.turns(position) >= self.horizon:
                break
            seat = driver.first_decider(position, self.teams)
            node = branch.nodes.setdefault(seat, Node())
            branch = self._branch(node, position, seat)
            if self.limit.reached():
                return False
        values = [self._squashed(self.bot.evaluation(position, other), other) for other in range(len(self.teams))]
        if self.two_sides:
            mine = values[self.seen.seat]
            team = self.teams[self.seen.seat]
            values = [mine if side == team else 1.0 - mine for side in self.teams]
        for seat, node, branch in path:
            node.visits += 1
            branch.visits += 1
            branch.total += values[seat]
        return True

    def _sample(self, number: int) -> Position:
        while len(self.samples) <= min(number, SAMPLES - 1):
            self.samples.append(self.seen.sample(len(self.samples) + 1))
        position = self.samples[number % SAMPLES].clone()
        if number >= SAMPLES:
            position.rng = Rng(number).branch(position.rng.state)
        return position

    def _branch(self, node: Node, position: Position, seat: int) -> Branch:
        """The branch to follow: a new one while there are few for the visits, else the most promising."""
        if len(node.branches) <= math.sqrt(node.visits) / 2:
            line = self._planned(position, seat)
            known = next((branch for branch in node.branches if branch.line == line), None)
            if known is not None:
                return known
            node.branches.append(Branch(line))
            return node.branches[-1]
        return self._selected(node)

    def _selected(self, node: Node) -> Branch:
        log = math.log(node.visits + 1)
        explore = self.bot.explore
        best, chosen = -1.0, node.branches[0]
        for branch in node.branches:
            bound = branch.mean() + explore * math.sqrt(log / branch.visits) if branch.visits else 9.0
            if bound > best:
                best, chosen = bound, branch
        return chosen

    def _follow(self, position: Position, seat: int, line: Line) -> None:
        """Follow the plan while the sample allows it, and let the planner finish the seat's choices."""
        teams = self.teams
        for action in line:
            if not position.stack or driver.first_decider(position, teams) != seat:
                return
            if action not in driver.legal(position, seat):
                break
            driver.apply(position, seat, action)
            self.limit.left -= 1
            if position.barrier:
                break  # something came to light: the rest of the plan was made for another sample
        turn = self.bot.evaluation.turns(position)
        while position.stack and driver.first_decider(position, teams) == seat:
            if self.bot.evaluation.turns(position) != turn or self.limit.reached():
                return
            for action in self._planned(position, seat):
                driver.apply(position, seat, action)

    def _planned(self, position: Position, seat: int) -> Line:
        """The planner's line from here for the current decider, on this very sample, so it can be played out."""
        return self.reply.best_line(position, seat, self.limit)

    def _squashed(self, value: float, seat: int) -> float:
        """Between 0 and 1, with a half for the position's value before the choice."""
        return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (self.base[seat] - value) / self.bot.scale))))


def search(evaluation: Evaluation) -> SearchBot:
    return SearchBot("search", evaluation)
