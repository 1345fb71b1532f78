"""Pebbles, a whole game in one file: the players take one to three pebbles in turn, and the last pebble wins.

It shows what any game needs: words (verbs, options, events, clauses, reasons), a position, a step, a view, and the game
that binds them. Nothing in it is hidden, and chance only adds to the heap. Its bots are in `bots.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Self, TypedDict, cast

from mindtable.kernel.actions import Nouns, Verb, Vocabulary
from mindtable.kernel.catalogue import Entry
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.columns import Amount, BySeat
from mindtable.kernel.errors import BadScenario, fail
from mindtable.kernel.events import EventKind
from mindtable.kernel.game import Game
from mindtable.kernel.options import Number, Options, Schema
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Position, Step, replaced
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rng import Rng

# --- words: everything that can be said about the game. The texts are in text/LANGUAGE/pebbles.ftl.

AMOUNTS = Nouns("amount", ("1", "2", "3"))
VOCABULARY = Vocabulary([Verb("take", AMOUNTS)])
TAKE = VOCABULARY.base("take")

OPTIONS = Schema([Number("players", 2, 4, default=2, group="seats"), Number("heap", 5, 45, default=15)])
MOST_MORE = 3  # which chance adds to the heap
EVENTS = (EventKind("taken", ["seat", "amount", "left"]),)
CLAUSES = ClauseBook([Clause(rule, "p. 1") for rule in ("setup.heap", "take.amount", "take.left", "end.last")])
TOO_FEW = Reason("too-few", "take.left")
STONES = ("flint", "quartz", "slate")  # what pebbles are made of: no rule asks for it, a board draws it


# --- the position: plain data, cloned by hand


class Pebbles(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "taken", "turns")

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats)
        self.heap = 0
        self.taken: Sequence[int] = [0] * seats  # clones share it, so it is replaced and never changed
        self.turns = 0

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self.clone_kernel(new)
        new.heap = self.heap
        new.taken = self.taken
        new.turns = self.turns
        return new

    def last(self) -> int:
        """The seat whose turn it was."""
        return (self.turns - 1) % len(self.taken)


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
        g.taken = replaced(g.taken, seat, g.taken[seat] + amount)
        g.turns += 1
        if g.listening:
            g.tell("taken", seat=seat, amount=amount, left=g.heap)
        if g.heap:  # else nothing is pushed: the game is over
            g.push(Turn((seat + 1) % len(g.taken)))

    def called(self, g: Pebbles, seat: int, noun: int) -> Phrase:
        return Phrase("label-take", amount=noun + 1).with_facts(amount=noun + 1)


# --- what is seen of it: here, all. Boards, bots and learners know the game by these types.


class PebblesView(TypedDict):
    heap: Annotated[int, Amount(50)]
    taken: Annotated[list[Annotated[int, Amount(50)]], BySeat()]


class Facts(TypedDict):
    """What comes with a choice, for a board to draw."""

    amount: int


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
    facts_type = Facts

    def set_up(self, options: Options, rng: Rng) -> Pebbles:
        g = Pebbles(rng, cast(int, options["players"]))
        g.heap = cast(int, options["heap"]) + rng.below(MOST_MORE + 1)
        g.push(Turn(0))
        return g

    def view(self, g: Pebbles, viewer: int) -> PebblesView:
        return {"heap": g.heap, "taken": list(g.taken)}

    def determinise(self, g: Pebbles, viewer: int, rng: Rng) -> Pebbles:
        return g.clone()  # there is nothing that anyone cannot see

    def scores(self, g: Pebbles) -> list[int]:
        return [int(seat in self.winners(g)) for seat in range(len(g.taken))]

    def winners(self, g: Pebbles) -> list[int]:
        return [] if g.heap else [g.last()]

    def arrange(self, g: Pebbles, table: Mapping[str, object]) -> None:
        """`heap = 2` is all there is to lay out."""
        for key, value in table.items():
            if key != "heap":
                raise fail(BadScenario, "scenario-unknown-key", key=key, known="heap")
            if not isinstance(value, int) or value < 1:
                raise fail(BadScenario, "scenario-wrong-value", key=key, value=str(value))
            g.heap = value

    def invariants(self, g: Pebbles) -> Iterable[str]:
        if bool(g.heap) != bool(g.stack):
            yield f"{g.heap} pebbles are left and {len(g.stack)} turns are to come"

    def content(self) -> Iterable[tuple[str, str, str]]:
        return [("stone", stone, "rulebook") for stone in STONES]

    def catalogue(self, options: Options | None = None) -> Iterable[Entry]:
        return [Entry(kind, id, source, Phrase(f"stone-{id}")) for kind, id, source in self.content()]

    def text_keys(self) -> Iterable[str]:
        return ["topic-stone", *(f"stone-{stone}" for stone in STONES)]

    def phrase_args(self) -> Mapping[str, Sequence[str]]:
        return {"label-take": ["amount"]}

    def noun_key(self, kind: str, name: str) -> str:
        return ""  # a number stands for itself


GAME = PebblesGame()
