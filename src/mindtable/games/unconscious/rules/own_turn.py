"""The decisions of the own turn: each offers what its rule offers, and the free actions besides."""

from __future__ import annotations

from typing import ClassVar, Final

from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.chain import GameStep
from mindtable.games.unconscious.wording import words
from mindtable.kernel.reasons import Reason


class FreeActions:
    """What may be done besides at any point of the own turn: `free_actions.py` says what."""

    def offered(self, g: State, seat: int) -> list[int]:
        raise NotImplementedError

    def check(self, g: State, seat: int, kind: int) -> Reason:
        raise NotImplementedError

    def do(self, g: State, seat: int, kind: int) -> None:
        raise NotImplementedError


# The one set of free actions. They bring about decisions of the own turn, so they are built on this file, and `game.py`
# puts them here.
FREE: Final[list[FreeActions]] = []


class OwnTurn(GameStep):
    """A decision in the own turn: the rule's own choices, and the free actions."""

    listed: ClassVar[tuple[int, ...]] = (words.FREE,)

    def besides(self, g: State, seat: int) -> list[int]:
        offered = FREE[0].offered(g, seat)
        return [*self.or_else, *offered] if self.or_else else offered

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 == words.FREE:
            return FREE[0].check(g, seat, action & 1023)
        return super().check(g, seat, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        if action & ~1023 == words.FREE:
            g.push(self)
            FREE[0].do(g, seat, action & 1023)
        elif action & ~1023 == self.verb:
            self.chosen(g, seat, action & 1023)
