"""A game of nothing but steps, to see the driver, forced merging and undo at work.

`tiny((ASK, 0, 3), (ALL, 0b11, 2))` asks seat 0 to pick one of three, then seats 0 and 1 together one of two. A
fourth number says what an answer brings: see the names below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self, cast

from mindtable.kernel.actions import Nouns, Verb, Vocabulary, noun_of
from mindtable.kernel.clauses import ClauseBook
from mindtable.kernel.game import Game
from mindtable.kernel.options import Number, Options, Schema
from mindtable.kernel.play import Play
from mindtable.kernel.position import AUTOMATIC, NATURE, SEAT, TEAM, TOGETHER, Position, Step
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import only

ASK, TEAM_ASK, ALL, CHANCE, AUTO, CONFIRM = range(6)
REVEAL, ROLL, SHUFFLE, SHOW = range(1, 5)

TOO_HIGH = Reason("too-high", "pick.highest")


class TinyPosition(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("plan", "picked")

    def __init__(self, seats: int) -> None:
        super().__init__(Rng(1), seats)
        self.plan: list[list[int]] = []
        self.picked: list[list[int]] = []  # seat and pick

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self.clone_kernel(new)
        new.plan = [step.copy() for step in self.plan]
        new.picked = [pick.copy() for pick in self.picked]
        return new

    def go_on(self) -> None:
        if self.plan:
            number, *rest = self.plan.pop(0)
            self.push(STEPS[number](*rest))


class Ask(Step[TinyPosition]):
    number = ASK
    name = "ask"

    def __init__(self, who: int, choices: int = 0, brings: int = 0) -> None:
        self.who = who
        self.choices = choices
        self.brings = brings

    def actions(self, g: TinyPosition, seat: int) -> list[int]:
        return list(range(self.choices))

    def check(self, g: TinyPosition, seat: int, action: int) -> Reason:
        return OK if noun_of(action) < self.choices else TOO_HIGH

    def outcomes(self, g: TinyPosition) -> list[tuple[int, int]]:
        return [(pick, 1) for pick in range(self.choices)]

    def answer(self, g: TinyPosition, seat: int, action: int) -> None:
        g.picked.append([seat, action])
        brings = self.brings
        if brings == REVEAL:
            g.reveal(only(seat))
        elif brings == ROLL:
            g.roll(6)
        elif brings == SHUFFLE:
            g.shuffle([1, 2, 3])
        elif brings == SHOW:
            g.show()
        if g.listening:
            g.tell("pick", {"number": action}, only(seat), seat=seat)
        g.go_on()

    def resolve(self, g: TinyPosition, answers: Sequence[int]) -> None:
        g.picked.append(list(answers))
        g.go_on()

    def run(self, g: TinyPosition) -> None:
        g.picked.append([-2, 0])
        g.go_on()


class TeamAsk(Ask):
    number = TEAM_ASK
    decided_by = TEAM


class AllAsk(Ask):
    number = ALL
    decided_by = TOGETHER


class Chance(Ask):
    number = CHANCE
    decided_by = NATURE


class Auto(Ask):
    number = AUTO
    decided_by = AUTOMATIC


class Confirm(Ask):
    number = CONFIRM
    decided_by = SEAT
    merge_forced = False


STEPS = (Ask, TeamAsk, AllAsk, Chance, Auto, Confirm)


class TinyGame(Game[TinyPosition]):
    id = "tiny"
    options = Schema([Number("players", 1, 4, default=3)])
    vocabulary = Vocabulary([Verb("pick", Nouns("number", [str(number) for number in range(6)]))])
    steps = STEPS
    clauses = ClauseBook([])

    def __init__(self, plan: Sequence[Sequence[int]], teams: Sequence[int]) -> None:
        super().__init__()
        self.plan = [list(step) for step in plan]
        self.team_of_seat = list(teams)

    def teams(self, options: Options) -> list[int]:
        return self.team_of_seat[: cast(int, options["players"])]

    def set_up(self, options: Options, rng: Rng) -> TinyPosition:
        g = TinyPosition(cast(int, options["players"]))
        g.plan = [step.copy() for step in self.plan]
        g.go_on()
        return g

    def view(self, g: TinyPosition, viewer: int) -> dict[str, object]:
        return {"picked": len(g.picked)}


def tiny(*plan: Sequence[int], teams: Sequence[int] = (0, 1, 2)) -> Play:
    return TinyGame(plan, teams).new(players=len(teams))


def picked(play: Play) -> list[list[int]]:
    assert isinstance(play.position, TinyPosition)
    return play.position.picked
