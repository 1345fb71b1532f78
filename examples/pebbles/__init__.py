"""Pebbles, a whole game in one file: from a heap each takes one to three pebbles in turn; whoever takes the last wins.

It shows what any game needs: words (verbs, options, events, clauses, reasons), a position, a step, and the game that
binds them. Nothing in it is hidden and nothing is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Self, TypedDict, cast

from mindtable.kernel.actions import Nouns, Verb, Vocabulary
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.columns import Amount
from mindtable.kernel.errors import BadScenario, fail
from mindtable.kernel.events import EventKind
from mindtable.kernel.game import Game
from mindtable.kernel.options import Number, Options, Schema
from mindtable.kernel.position import Position, Step
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rng import Rng

# --- words: everything that can be said about the game. The texts are in text/LANGUAGE/pebbles.ftl.

AMOUNTS = Nouns("amount", ("1", "2", "3"))
VOCABULARY = Vocabulary([Verb("take", AMOUNTS)])
TAKE = VOCABULARY.base("take")

OPTIONS = Schema([Number("players", 2, 4, default=2, group="seats"), Number("heap", 5, 50, default=15)])
EVENTS = (EventKind("taken", ["seat", "amount", "left"]),)
CLAUSES = ClauseBook([Clause("take.amount", "p. 1"), Clause("take.left", "p. 1"), Clause("end.last", "p. 1")])
TOO_FEW = Reason("too-few", "take.left")


# --- the position: plain data, cloned by hand


class Pebbles(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "last")

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats)
        self.heap = 0
        self.last = -1  # who took the last pebble

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self.clone_kernel(new)
        new.heap = self.heap
        new.last = self.last
        return new


# --- the sequence of play: one kind of step


class Turn(Step[Pebbles]):
    """Take some pebbles."""

    number = 0
    name = "turn"
    verb = TAKE
    among = range(len(AMOUNTS.names))

    def refuse(self, g: Pebbles, seat: int, noun: int) -> Reason:
        return OK if noun + 1 <= g.heap else TOO_FEW

    def chosen(self, g: Pebbles, seat: int, noun: int) -> None:
        amount = noun + 1
        g.heap -= amount
        if g.listening:
            g.tell("taken", seat=seat, amount=amount, left=g.heap)
        if g.heap == 0:
            g.last = seat  # nothing is pushed: the game is over
        else:
            g.push(Turn((seat + 1) % len(g.answers)))


# --- what is seen of it: here, all


class PebblesView(TypedDict):
    heap: Annotated[int, Amount(50)]


# --- the game


class PebblesGame(Game[Pebbles]):
    id = "pebbles"
    package = __name__
    options = OPTIONS
    vocabulary = VOCABULARY
    steps: Sequence[type[Step[Pebbles]]] = (Turn,)
    events = EVENTS
    clauses = CLAUSES
    reasons = (TOO_FEW,)
    view_type = PebblesView

    def set_up(self, options: Options, rng: Rng) -> Pebbles:
        g = Pebbles(rng, cast(int, options["players"]))
        g.heap = cast(int, options["heap"])
        g.push(Turn(0))
        return g

    def view(self, g: Pebbles, viewer: int) -> PebblesView:
        return {"heap": g.heap}

    def determinise(self, g: Pebbles, viewer: int, rng: Rng) -> Pebbles:
        return g.clone()  # there is nothing that anyone cannot see

    def scores(self, g: Pebbles) -> list[int]:
        return [int(seat == g.last) for seat in range(len(g.answers))]

    def winners(self, g: Pebbles) -> list[int]:
        return [g.last] if g.last >= 0 else []

    def arrange(self, g: Pebbles, table: Mapping[str, object]) -> None:
        """`heap = 2` is all there is to lay out."""
        for key, value in table.items():
            if key != "heap":
                raise fail(BadScenario, "scenario-unknown-key", key=key, known="heap")
            if not isinstance(value, int) or value < 1:
                raise fail(BadScenario, "scenario-wrong-value", key=key, value=str(value))
            g.heap = value

    def invariants(self, g: Pebbles) -> Iterable[str]:
        if (g.heap == 0) != (g.last >= 0):
            yield f"{g.heap} pebbles are left and seat {g.last} took the last"

    def noun_key(self, kind: str, name: str) -> str:
        return ""  # a number stands for itself


GAME = PebblesGame()
