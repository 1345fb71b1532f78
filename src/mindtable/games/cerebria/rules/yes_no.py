"""A question that is answered with yes or no: take it or leave it."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.wording import words
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW


class YesNo(Step[State]):
    verb = words.ANSWER
    among = (0, 1)
    otherwise = NOT_NOW

    def chosen(self, g: State, seat: int, no: int) -> None:
        if not no:
            self.agree(g, seat)

    def agree(self, g: State, seat: int) -> None:
        """Do what a yes means."""
        raise NotImplementedError
