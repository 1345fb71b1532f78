"""Keeping to a plan: a bot that has planned its turn doesn't think again at each step.

The bot remembers the line it chose and the position it imagined. When asked again, it follows its line up to the
current moment and compares what its seat sees now with what it expected to see. If nothing differs, the bot has learned
nothing new and makes the line's next choice. Otherwise it forgets the line. Only views are compared, so the choice
still follows from what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mindtable.kernel import driver
from mindtable.kernel.observation import Observation
from mindtable.kernel.position import Position


class Course:
    """The rest of a plan: its line, and how far the imagined position has followed it."""

    def __init__(self, seen: Observation, start: Position, line: Sequence[int]) -> None:
        self.seat = seen.seat
        self.began = seen.view["number"]
        self.position = start
        self.line = line
        self.gone = 0

    def next(self, seen: Observation) -> int | None:
        """The plan's choice for the current view; None if it doesn't reach this far or things went differently."""
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
        """As plain data, for a bot that is created for every question."""
        return {"began": self.began, "position": self.position.encode(), "line": list(self.line), "gone": self.gone}

    @classmethod
    def decode(cls, seen: Observation, data: Mapping[str, Any]) -> Course:
        """The decoded course of the seat that has this view."""
        course = cls(seen, seen.game.decode(seen.options, data["position"]), data["line"])
        course.began, course.gone = data["began"], data["gone"]
        return course
