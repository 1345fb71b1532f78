'''Lessons: a scenario and, step by step, what the lesson says and what the learner does.

A lesson is a file `tutorial/NAME.toml` in its game's package:

    id = "first"
    order = 1
    minutes = 9
    seat = 0                     # the learner's; the other seats do what the steps say
    scenario = """…"""           # what `game.scenario` reads

    [[steps]]
    id = "hello"                 # its text is `lesson-first-hello`
    point = ["slot 7", "mine"]   # what it's about: a kind and a noun as in the choices, or an area of the screen

    [[steps]]
    id = "invoke"
    do = ["invoke courage"]      # any of these; "*" leaves it to the learner
    times = 2                    # how often; once by default

    [[steps]]
    id = "rival"
    others = ["1 begin move", "1 move valley"]   # seat and action, played once the learner has read on

If a step asks for nothing, the learner just reads it. Every step is part of a real game, so a rules change that breaks
a lesson breaks the test that walks through all of them.'''

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from mindtable.kernel.game import Game
from mindtable.kernel.play import Play

AREAS: Final = ("board", "mine", "others", "log", "bar", "head")
ANY: Final = "*"


class Place(NamedTuple):
    """The thing a step points at; an area of the screen has no noun."""

    kind: str
    noun: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, something to do (any one of `do`, `times` times), or something that others do."""

    id: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    times: int = 1
    others: tuple[str, ...] = ()

    def places(self) -> list[Place]:
        return [Place(*text.split(" ", 1)) for text in self.point]

    def wants(self, action: str) -> bool:
        return action in self.do or ANY in self.do

    @property
    def moves(self) -> int:
        """The number of actions it takes."""
        return len(self.others) or (self.times if self.do else 0)

    def scripted(self) -> list[tuple[int, str]]:
        """The others' actions: seat and action."""
        return [(int(seat), action) for seat, action in (text.split(" ", 1) for text in self.others)]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    order: int
    minutes: int
    scenario: str
    steps: tuple[Step, ...]
    seat: int = 0

    @property
    def title_key(self) -> str:
        return f"lesson-{self.id}"

    @property
    def about_key(self) -> str:
        return f"lesson-{self.id}-about"

    def text_key(self, step: Step) -> str:
        return f"lesson-{self.id}-{step.id}"

    def text_keys(self) -> list[str]:
        return [self.title_key, self.about_key, *(self.text_key(step) for step in self.steps)]


class Mark(NamedTuple):
    """A learner's place in the lesson when the play had this state number."""

    number: int
    step: int
    done: int


class Learning(Struct, frozen=True):
    """A learner's place: at a step, with some of its moves done. Each advance creates a new one."""

    step: int = 0
    done: int = 0
    marks: tuple[Mark, ...] = ()

    def at(self, lesson: Lesson) -> Step | None:
        """The current step, or None at the end."""
        return lesson.steps[self.step] if self.step < len(lesson.steps) else None

    def next_of_others(self, lesson: Lesson) -> tuple[int, str] | None:
        """The next action of another seat before the lesson continues."""
        step = self.at(lesson)
        return step.scripted()[self.done] if step is not None and step.others else None

    def acted(self, lesson: Lesson, number: int) -> Learning:
        """After the action that the step asked for, done at this state number."""
        marks = (*self.marks, Mark(number, self.step, self.done))
        step = self.at(lesson)
        if step is not None and self.done + 1 < step.moves:
            return Learning(self.step, self.done + 1, marks)
        return Learning(self.step + 1, 0, marks)

    def read_on(self) -> Learning:
        return Learning(self.step + 1, 0, self.marks)

    def back_to(self, number: int) -> Learning:
        """After the play has gone back to an earlier state number."""
        undone = [mark for mark in self.marks if mark.number >= number]
        if not undone:
            return self
        return Learning(undone[0].step, undone[0].done, self.marks[: -len(undone)])


@cache
def _lessons(package: str) -> tuple[Lesson, ...]:
    folder = files(package) / "tutorial"
    if not folder.is_dir():
        return ()
    texts = [file.read_bytes() for file in folder.iterdir() if file.name.endswith(".toml")]
    return tuple(sorted((msgspec.toml.decode(text, type=Lesson) for text in texts), key=lambda lesson: lesson.order))


def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they should be taken."""
    return _lessons(game.package) if game.package else ()


def lesson(game: Game[Any], id: str) -> Lesson | None:
    return next((lesson for lesson in lessons(game) if lesson.id == id), None)


def text_keys(game: Game[Any]) -> list[str]:
    """Every text in the game's lessons."""
    return [key for lesson in lessons(game) for key in lesson.text_keys()]


def begin(game: Game[Any], lesson: Lesson) -> Play:
    return game.scenario(lesson.scenario)


def walk(
    game: Game[Any], lesson: Lesson, choose: Callable[[list[str]], str] = lambda wanted: wanted[0]
) -> Iterator[tuple[Step, Play]]:
    """The entire lesson as an obedient learner takes it: each step, with the play before that step. If a step leaves a
    choice, `choose` makes it."""
    play = begin(game, lesson)
    for step in lesson.steps:
        yield step, play
        for seat, action in step.scripted():
            play.act(seat, action)
        for _ in range(step.times if step.do else 0):
            wanted = [text for text in map(play.text, play.actions(lesson.seat)) if step.wants(text)]
            play.act(lesson.seat, choose(wanted))
