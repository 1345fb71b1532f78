"""Lessons at the server: listing them, beginning one, reading on."""

from __future__ import annotations

from typing import Any, Final

from mindtable import lessons
from mindtable.kernel.game import Game
from mindtable.lessons import Lesson
from mindtable.server.lobby.lobby import record_of
from mindtable.server.store.records import Person, Seat
from mindtable.server.store.rows import Acted, Draft, ReadOn
from mindtable.server.table import permissions
from mindtable.server.table.commands import ending, over
from mindtable.server.table.lessons import check_continue, next_of_others
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import demand

MANY: Final = 100  # of a person's tables are looked at


def known(game: Game[Any]) -> list[wire.LessonInfo]:
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


async def begin(tables: Tables, person: Person, game: Game[Any], id: str) -> LiveTable:
    """A private table for one: the learner's seat, and others that do as the lesson says. It replaces one that the
    person has left unfinished."""
    lesson = lessons.lesson(game, id)
    if lesson is None:
        raise refusals.refused(refusals.NOT_FOUND)
    await _close_unfinished(tables, person, game.id, lesson)
    play = lessons.begin(game, lesson)
    record = record_of(play, person, lesson.id)
    seats = [_seat(seat, person, lesson) for seat in range(len(play.teams))]
    state = TableState(record, seats, play)
    state.take_stock()
    return await tables.add(record, seats, state)


def _seat(seat: int, person: Person, lesson: Lesson) -> Seat:
    if seat == lesson.seat:
        return Seat(number=seat, kind="person", person=person.id, name=person.name)
    return Seat(number=seat, kind="bot")


async def _close_unfinished(tables: Tables, person: Person, game: str, lesson: Lesson) -> None:
    for record, _ in await tables.store.tables_of(person.id, MANY):
        if record.game == game and record.lesson == lesson.id and record.state == "playing":
            live = await tables.open(record.id)
            async with live.lock:
                if live.state.table.state == "playing":
                    await tables.write(live, over(person))


async def go_on(tables: Tables, live: LiveTable, person: Person, wish: wire.Continue) -> None:
    """The learner has read a step: whatever others do then is done, one move after another."""
    demand(permissions.check_act(live.state, person.id, wish.seat))
    demand(check_continue(live.state, wish.step))
    if next_of_others(live.state) is None:
        read = Draft(ReadOn(wish.step), wish.seat, person.id)
        await tables.write(live, read, *ending(live.state, person))
    while live.state.learning.step == wish.step and (move := next_of_others(live.state)) is not None:
        seat, action = move
        await tables.write(live, Draft(Acted(action), seat), *ending(live.state, person))
