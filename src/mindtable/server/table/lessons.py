"""Where a table stands in its lesson, and what the learner may do there. No files written, no network, no clock.

A table with a lesson is an ordinary table whose log also holds the rows `continue`; folding action and continue rows
moves a `Learning` along, so a reload or another process stands at the same step.
"""

from __future__ import annotations

import msgspec

from mindtable import lessons
from mindtable.kernel.reasons import OK, Reason
from mindtable.server.table.state import TableState
from mindtable.server.web import refusals, wire


def check_move(state: TableState, seat: int, action: str) -> Reason:
    """Whether the lesson lets its learner do this now; whether the rules do is not asked here."""
    lesson = state.lesson
    if lesson is None:
        return OK
    step = state.learning.at(lesson)
    if step is None:
        return refusals.LESSON_OVER
    if not step.do:
        return refusals.LESSON_READ_ON
    return OK if seat == lesson.seat and step.wants(action) else refusals.LESSON_OTHER_MOVE


def check_continue(state: TableState, step: int) -> Reason:
    """Whether the learner can read on from this step."""
    lesson = state.lesson
    if lesson is None:
        return refusals.NOT_A_LESSON
    now = state.learning.at(lesson)
    if now is None:
        return refusals.LESSON_OVER
    if state.learning.step != step:
        return refusals.STALE
    return refusals.LESSON_MOVE_FIRST if now.do else OK


def next_of_others(state: TableState) -> tuple[int, str] | None:
    """What another seat is to do now, once the learner has read on."""
    lesson = state.lesson
    return None if lesson is None else state.learning.next_of_others(lesson)


def ends(state: TableState) -> bool:
    """Whether the lesson is over when it goes on from here."""
    lesson = state.lesson
    return lesson is not None and state.learning.acted(lesson, 0).at(lesson) is None


def shown(state: TableState, seat: int | None) -> wire.LessonStep | None:
    """What the coach says to the learner now."""
    lesson = state.lesson
    if lesson is None or seat != lesson.seat:
        return None
    step = state.learning.at(lesson)
    known = lessons.lessons(state.game)
    following = next((other.id for other in known if other.order > lesson.order), "")
    said = wire.LessonStep(
        lesson=lesson.id,
        title=wire.Phrase(key=lesson.title_key),
        step=state.learning.step,
        of=len(lesson.steps),
        text=wire.Phrase(key="lesson-finished" if step is None else lesson.text_key(step)),
        waits="end",
        after=following,
    )
    if step is not None:
        said.waits = "move" if step.do else "continue"
        said.places = [wire.LessonPlace(kind=place.kind, noun=place.noun) for place in step.places()]
        said.moves, said.done = (step.times, state.learning.done) if step.do else (0, 0)
    return said


def position(state: TableState, seen: wire.Position) -> wire.Position:
    """A position as the learner gets it: with the step's words, and of the choices those that the step wants."""
    if seen.seat is None or not state.table.lesson:
        return seen
    offered = [choice for choice in seen.choices if check_move(state, seen.seat, choice.action) is OK]
    return msgspec.structs.replace(seen, lesson=shown(state, seen.seat), choices=offered)
