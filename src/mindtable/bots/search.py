"""Information-set tree search over determinised positions, by whole plans instead of single choices.

A node of the tree is a moment at which the decider changes, as far as the acting seat can tell them apart: by the plans
that led there, whatever the hidden cards. Its branches are plans: lines of choices up to the next such moment, found by
the planner's beam. Every simulation runs on a sample of its own, hidden cards and future chances drawn anew, so
chance branches for real and a plan that peeked at one sample's cards fails on the others. A plan that a sample does not
allow to the end is finished by the planner. Whoever decides picks the branch that promises its own side most: in
games of two teams that is the other side's least. Plans are added to a node the more often it is visited.

Simulations end when the seat's next turn would begin, or at the end of the game, with the planner's evaluation,
squashed so that a sure lead is not gambled away. All plans of the root meet the same samples in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from mindtable.bots.evaluation import Evaluation
from mindtable.bots.planner import DROPPED, Beam, Limit, Plan, busy_first
from mindtable.kernel import driver
from mindtable.kernel.game import Game
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng

Line = tuple[int, ...]

SAMPLES: Final = 24  # different sights of what is hidden; further simulations only change the chances to come


class Branch:
    """A plan at a node: how it fared, and where it led, by who decides next."""

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


class SearchBot:
    """Searches with a given number of positions to look at; the fields say how."""

    def __init__(
        self,
        name: str,
        evaluation: Evaluation,
        positions: int = 6_000,
        width: int = 12,
        candidates: int = 5,
        reply_width: int = 6,
        turns_ahead: int = 0,
        prior: int = 6,
        scale: float = 10.0,
    ) -> None:
        self.name = name
        self.evaluation = evaluation
        self.positions = positions
        self.width = width
        self.candidates = candidates
        self.turns_ahead = turns_ahead  # turns to look at beyond the others' replies
        self.scale = scale  # how many points of evaluation make a clear lead
        self.explore = 0.3
        self.reply_width = reply_width
        self.prior = prior  # how many simulations the planner's own opinion counts for
        self.margin = 5.0  # plans that look this much worse to the planner are not simulated
        self.root_share = 0.4  # of the positions, for the planner's look at the root

    def choose(self, seen: Observation, budget: float) -> int:
        if len(seen.actions) == 1:
            return seen.actions[0]
        return self.ranked(seen, budget)[0].first

    def ranked(self, seen: Observation, budget: float) -> list[Plan]:
        """The choices, best first, each with the plan behind it; those simulated come before all others."""
        limit = Limit(self.positions, budget)
        beam = Beam(seen.game.kinds, seen.teams, self.evaluation, self.width, 40)
        first_look = Limit(int(self.positions * self.root_share), budget * 0.6)
        start = seen.sample(0)
        plans = busy_first(seen, start, beam.plans(start, seen.seat, seen.actions, first_look))
        limit.left -= int(self.positions * self.root_share) - max(0, first_look.left)
        live = [plan for plan in plans[: self.candidates] if plan.value > plans[0].value - self.margin]
        if len(live) < 2:
            return plans
        tree = _Tree(self, seen, limit)
        tree.grow([plan.line for plan in live], [plan.value for plan in live])
        order = sorted(range(len(live)), key=lambda index: (-tree.worth(index), index))
        return [live[index] for index in order] + [plan for plan in plans if plan not in live]


class _Tree:
    """One search: the root's plans, and what grows below them."""

    def __init__(self, bot: SearchBot, seen: Observation, limit: Limit) -> None:
        self.bot = bot
        self.seen = seen
        self.game: Game[Any] = seen.game
        self.kinds = seen.game.kinds
        self.teams = seen.teams
        self.limit = limit
        self.two_sides = len(set(self.teams)) == 2
        self.reply = Beam(self.kinds, self.teams, bot.evaluation, bot.reply_width, 40)
        self.samples: list[Position] = []
        start = seen.sample(0)
        self.horizon = bot.evaluation.turns(start) + len(self.teams) + bot.turns_ahead
        self.base = [bot.evaluation(start, seat) for seat in range(len(self.teams))]
        self.root = Node()

    def grow(self, lines: Sequence[Line], values: Sequence[float]) -> None:
        seat, root = self.seen.seat, self.root
        root.branches = [Branch(line) for line in lines]
        prior = self.bot.prior
        for branch, value in zip(root.branches, values, strict=True):
            branch.visits = prior
            branch.total = prior * self._squashed(max(value, self.base[seat] - DROPPED), seat)
            root.visits += prior
        while not self.limit.reached():
            self._simulate(self._selected(root))

    def worth(self, index: int) -> float:
        """The mean of a root plan; one that was seldom tried has to be better."""
        branch = self.root.branches[index]
        return branch.mean() - 0.05 / math.sqrt(branch.visits)

    # --- one simulation

    def _simulate(self, first: Branch) -> None:
        position = self._sample(first.visits - self.bot.prior)
        path: list[tuple[int, Node, Branch]] = []
        seat, node, branch = self.seen.seat, self.root, first
        while True:
            path.append((seat, node, branch))
            self._follow(position, seat, branch.line)
            if not position.stack or self.bot.evaluation.turns(position) >= self.horizon:
                break
            seat = driver.first_decider(self.kinds, position, self.teams)
            node = branch.nodes.setdefault(seat, Node())
            branch = self._branch(node, position, seat)
            if self.limit.reached():
                return  # cut short, it cannot be compared with the others
        values = [self._squashed(self.bot.evaluation(position, other), other) for other in range(len(self.teams))]
        if self.two_sides:
            mine = values[self.seen.seat]
            team = self.teams[self.seen.seat]
            values = [mine if side == team else 1.0 - mine for side in self.teams]
        for seat, node, branch in path:
            node.visits += 1
            branch.visits += 1
            branch.total += values[seat]

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
            bound = (
                9.0 if not branch.visits else branch.total / branch.visits + explore * math.sqrt(log / branch.visits)
            )
            if bound > best:
                best, chosen = bound, branch
        return chosen

    def _follow(self, position: Position, seat: int, line: Line) -> None:
        """Do what the plan says as far as the sample allows, and finish the seat's say with the planner."""
        kinds, teams = self.kinds, self.teams
        for action in line:
            if not position.stack or driver.first_decider(kinds, position, teams) != seat:
                return
            if action not in driver.legal(kinds, position, seat):
                break
            driver.apply(kinds, position, seat, action)
            self.limit.left -= 1
        turn = self.bot.evaluation.turns(position)
        while position.stack and driver.first_decider(kinds, position, teams) == seat:
            if self.bot.evaluation.turns(position) != turn or self.limit.reached():
                return
            for action in self._planned(position, seat):
                driver.apply(kinds, position, seat, action)

    def _planned(self, position: Position, seat: int) -> Line:
        """The planner's line from here, for whoever decides; on this very sample, so it can be followed to its end."""
        return self.reply.best_line(position, seat, self.limit)

    def _squashed(self, value: float, seat: int) -> float:
        """Between 0 and 1, a half for what the position is worth before the choice."""
        return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (self.base[seat] - value) / self.bot.scale))))


def search(evaluation: Evaluation) -> SearchBot:
    return SearchBot("search", evaluation)
