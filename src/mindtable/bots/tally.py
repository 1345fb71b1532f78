"""A tally: what the balance report counts in a game, besides places, scores and decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from mindtable.kernel.play import Play

Key = tuple[str, ...]
Counts = Counter[Key]


class Share(NamedTuple):
    """The share that one entry should have of everything taken in a table. `told` says it, with the `{share}` found."""

    table: str
    entry: str
    low: float
    high: float
    told: str


class Tally:
    """Counts what happens in one play. This one counts nothing; a game subclasses it to count its own things.

    The keys of the counts are (table, entry, column). The columns `offered` and `taken` tell the report how often an
    entry could be chosen, and how often it was.
    """

    choices: ClassVar[Sequence[str]] = ()  # the tables in which no entry should be ignored or a matter of course
    shares: ClassVar[Sequence[Share]] = ()

    def __init__(self, play: Play) -> None:
        self.play = play
        self.counts: Counts = Counter()

    def before(self, seat: int, action: int) -> None:
        """A choice is about to be made."""

    def after(self) -> None:
        """The game is over."""

    def order(self) -> list[int]:
        """The seats in turn order."""
        return list(range(len(self.play.teams)))
