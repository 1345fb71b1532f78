"""Keeping to a plan: a bot that has planned its turn does not think again at each step of it.

The bot remembers the line it chose and the position it imagined. When it is asked again, it goes through its line up
to the moment at hand and compares what its seat sees now with what it would see there. If nothing differs, nothing new
has come to light, and the next choice of the line stands; else the line is forgotten. Only sights are compared, so the
choice remains one that follows from what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position


class Course:
    """What is left of a plan: its line, and how far the imagined position has come along it."""

    def __init__(self, seen: Observation, start: Position, line: Sequence[int]) -> None:
        self.seat = seen.seat
        self.began = seen.view["number"]
        self.position = start
        self.line = line
        self.gone = 0

    def next(self, seen: Observation) -> int | None:
        """The plan's choice for what is seen now; None if the plan does not reach here or things went otherwise."""
        at = seen.view["number"] - self.began
        if seen.seat != self.seat or not max(1, self.gone) <= at < len(self.line):
            return None
        for action in self.line[self.gone : at]:
            driver.apply(self.position, self.seat, action)
        self.gone = at
        if self.line[at] not in seen.actions or seen.game.view(self.position, self.seat) != seen.view["table"]:
            return None
        return self.line[at]

    def encode(self) -> dict[str, Any]:
        """As plain data, for a bot that is made again for every question."""
        return {"began": self.began, "position": self.position.encode(), "line": list(self.line), "gone": self.gone}

    @classmethod
    def decode(cls, seen: Observation, data: Mapping[str, Any]) -> Course:
        """The course of the seat that sees this, as it was encoded."""
        course = cls(seen, seen.game.decode(seen.options, data["position"]), data["line"])
        course.began, course.gone = data["began"], data["gone"]
        return course
