"""A row of the Spirit board: what announcing, preparing and doing a Spirit Action asks of each of the five."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import Reason


class Row:
    """One Spirit Action. `used` is the mask of its upgrades, `realm` that of a bonus Invoke or -1."""

    def could(self, g: State, seat: int, within: int) -> bool:
        """A quick look: is there anything that it could be done to, with upgrades out of a mask?"""
        return True

    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        """Whether some target remains for it with these upgrades."""
        raise NotImplementedError

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        """What it can be done to, as actions."""
        raise NotImplementedError

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        """Whether it can be done to a target, or why not."""
        raise NotImplementedError

    def nothing(self, g: State, seat: int) -> Reason:
        """Why it cannot be done to anything, were it paid for and without upgrades."""
        raise NotImplementedError

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        """Pay and resolve."""
        raise NotImplementedError

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        """What doing it to a target is called, with its price."""
        raise NotImplementedError


# The five, in the order of the Spirit board. `game.py` puts them here: a row may lead to another one.
ROWS: Final[list[Row]] = []
