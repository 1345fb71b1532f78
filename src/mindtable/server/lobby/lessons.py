"""Lessons: listing them, and opening a table for one. `table/lessons.py` says how it goes on there."""

from __future__ import annotations

from typing import Any, Final

from mindtable import lessons
from mindtable.kernel.game import Game
from mindtable.lessons import Lesson
from mindtable.server.lobby.opening import private_record
from mindtable.server.store.records import Person, Seat
from mindtable.server.table.commands import over
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire

MANY: Final = 100  # of a person's tables are looked at


def lesson_infos(game: Game[Any]) -> list[wire.LessonInfo]:
    """The lessons of a game, in their order."""
    return [
        wire.LessonInfo(
            id=lesson.id,
            title=wire.Phrase(key=lesson.title_key),
            about=wire.Phrase(key=lesson.about_key),
            minutes=lesson.minutes,
            steps=len(lesson.steps),
        )
        for lesson in lessons.lessons(game)
    ]


async def open_lesson(tables: Tables, person: Person, game: Game[Any], id: str) -> LiveTable:
    """A private table for one: the learner's seat, and others that do as the lesson says. It replaces one that the
    person has left unfinished."""
    lesson = lessons.lesson(game, id)
    if lesson is None:
        raise refusals.refused(refusals.NOT_FOUND)
    await _close_unfinished(tables, person, game.id, lesson)
    play = lessons.begin(game, lesson)
    seats = [_seat(number, person, lesson) for number in range(len(play.teams))]
    state = TableState(private_record(play, person, lesson.id), seats, play)
    state.take_stock()
    return await tables.add(state)


def _seat(number: int, person: Person, lesson: Lesson) -> Seat:
    if number == lesson.seat:
        return Seat(number=number, kind="person", person=person.id, name=person.name)
    return Seat(number=number, kind="bot")


async def _close_unfinished(tables: Tables, person: Person, game: str, lesson: Lesson) -> None:
    for record, _ in await tables.store.tables_of(person.id, MANY):
        if record.game == game and record.lesson == lesson.id and record.state == "playing":
            live = await tables.open(record.id)
            async with live.lock:
                if live.state.table.state == "playing":
                    await tables.write(live, over(person))
