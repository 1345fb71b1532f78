"""Evaluations: readable tables of features and weights, one per game.

A feature is a named number read off a position for one seat. The evaluation is the weighted sum. Hints show which
features made the difference between two choices, so features are about things that players see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mindtable.kernel.position import Position

Features = Callable[[Any, int], Mapping[str, float]]
Turns = Callable[[Any], int]
Sensible = Callable[[Any, int, Sequence[int]], Sequence[int]]


def _all_of_them(g: Any, seat: int, actions: Sequence[int]) -> Sequence[int]:
    return actions


class Evaluation:
    """A game's features and their weights. `turns` counts the turns begun, so search can look ahead by complete turns.
    `sensible` picks the choices worth considering, so plans don't get lost in side steps."""

    def __init__(
        self,
        features: Features,
        weights: Mapping[str, float],
        turns: Turns,
        sensible: Sensible = _all_of_them,
    ) -> None:
        self.features = features
        self.weights = dict(weights)
        self.turns = turns
        self.sensible = sensible

    def __call__(self, g: Position, seat: int) -> float:
        weights = self.weights
        total = 0.0
        for name, value in self.features(g, seat).items():
            if value:
                total += weights[name] * value
        return total

    def reweighted(self, weights: Mapping[str, float]) -> Evaluation:
        """The same features with other weights, for tuning."""
        return Evaluation(self.features, {**self.weights, **weights}, self.turns, self.sensible)

    def difference(self, better: Position, worse: Position, seat: int, most: int = 3) -> Sequence[tuple[str, float]]:
        """The features that make one position better than another, by weight."""
        mine, other = self.features(better, seat), self.features(worse, seat)
        gains = [(name, self.weights[name] * (mine[name] - other[name])) for name in mine]
        return sorted((gain for gain in gains if gain[1]), key=lambda gain: -abs(gain[1]))[:most]
