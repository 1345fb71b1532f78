"""A question that is answered with yes or no: take it or leave it."""

from __future__ import annotations

from mindtable.games.cerebria import words
from mindtable.games.cerebria.state import State
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason


class YesNo(Step[State]):
    def actions(self, g: State, seat: int) -> list[int]:
        return [words.YES, words.NO]

    def check(self, g: State, seat: int, action: int) -> Reason:
        return OK if action in (words.YES, words.NO) else NOT_NOW

    def answer(self, g: State, seat: int, action: int) -> None:
        if action == words.YES:
            self.agree(g, seat)

    def agree(self, g: State, seat: int) -> None:
        """Do what a yes means."""
        raise NotImplementedError
