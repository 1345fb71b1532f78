"""REST endpoints for the lobby: list, open and import tables, take and leave seats, rematches, lessons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar

from mindtable.kernel.reasons import OK
from mindtable.server.lobby import opening, save_files, seating
from mindtable.server.lobby.lessons import lesson_infos, open_lesson
from mindtable.server.lobby.rematch import open_rematch
from mindtable.server.ops.clock import now
from mindtable.server.people.blocks import blocks_of
from mindtable.server.store.ids import plain_code
from mindtable.server.store.records import Blocks, Person
from mindtable.server.table import permissions, views
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext, game_of
from mindtable.server.web.rate_limits import IMPORTS, TABLES
from mindtable.server.web.refusals import demand

T = TypeVar("T")

ENDPOINTS: Final = Endpoints()
MANY: Final = 100  # tables in a list
WEEK: Final = 7 * 86_400


@ENDPOINTS.add("GET", "/api/tables", list[wire.Table])
async def listed_tables(context: RequestContext) -> list[wire.Table]:
    """Tables that anyone may join or watch."""
    shown = []
    blocks = await blocks_of(context.services.store, context.caller.id) if context.caller else Blocks()
    for table, state in _shown(context, await context.services.store.listed_tables(MANY)):
        may_sit = permissions.check_blocks(state, context.caller_id, blocks)
        table.no_seat = None if may_sit is OK else refusals.phrase_of_reason(may_sit, None)
        shown.append(table)
    return shown


@ENDPOINTS.add("GET", "/api/me/tables", list[wire.Table])
async def my_tables(context: RequestContext) -> list[wire.Table]:
    """The caller's tables; the running ones first."""
    return [table for table, _ in _shown(context, await context.services.store.tables_of(context.person.id, MANY))]


def _shown(context: RequestContext, found: Any) -> Iterator[tuple[wire.Table, TableState]]:
    who = context.caller_id
    for record, seats in found:
        live = context.services.tables.in_memory.get(record.id)
        state = TableState(record, seats)
        yield views.table(state, who, live.online if live else ()), state


@ENDPOINTS.add("POST", "/api/tables", wire.Table, body=wire.NewTable)
async def new_table(context: RequestContext) -> wire.Table:
    """Open a table."""
    await _may_open(context, context.body.listed)
    services = context.services
    return context.show(await opening.open_table(services.tables, services.sandbox, context.person, context.body))


async def _may_open(context: RequestContext, listed: bool = False) -> None:
    """One person can't fill the server with tables, nor the list of open ones."""
    most = context.services.settings
    running, open_to_all = await context.services.store.tables_open(context.person.id, now() - WEEK)
    demand(refusals.TOO_MANY_TABLES if running >= most.tables_per_person else OK)
    demand(refusals.TOO_MANY_LISTED if listed and open_to_all >= most.listed_per_person else OK)
    await context.spend(TABLES)


@ENDPOINTS.add("POST", "/api/tables/import", wire.Table, body=wire.ImportedTable, largest=0)
async def import_table(context: RequestContext) -> wire.Table:
    """Open a table that goes on from a history file."""
    await _may_open(context)
    await context.spend(IMPORTS)
    services = context.services
    return context.show(await save_files.import_table(services.tables, services.sandbox, context.person, context.body))


@ENDPOINTS.add("POST", "/api/codes/{code}", wire.Table, guess=True)
async def table_of_code(context: RequestContext) -> wire.Table:
    """Come to a table by its code; from then on the caller may see it."""
    person = context.person
    table_id = await context.services.store.table_of_code(plain_code(context.path("code")))
    if table_id is None:
        raise refusals.refused(refusals.NOT_FOUND)
    live = await context.services.tables.open(table_id)
    if person.id not in live.visitors:
        await context.services.store.add_visitor(table_id, person.id)
        live.visitors.add(person.id)
    return context.show(live)


@ENDPOINTS.add("POST", "/api/tables/{id}/take", wire.Table, body=wire.Take)
async def take(context: RequestContext) -> wire.Table:
    """Take a free seat, or the own one back."""
    return await _change_seats(context, seating.take, context.body.seat)


@ENDPOINTS.add("POST", "/api/tables/{id}/leave", wire.Table, body=wire.Take)
async def leave(context: RequestContext) -> wire.Table:
    """Leave a seat."""
    return await _change_seats(context, seating.leave, context.body.seat)


@ENDPOINTS.add("POST", "/api/tables/{id}/fill", wire.Table, body=wire.Fill)
async def fill(context: RequestContext) -> wire.Table:
    """Give a seat to a bot, before the start."""
    return await _change_seats(context, seating.fill, context.body)


@ENDPOINTS.add("POST", "/api/tables/{id}/free", wire.Table, body=wire.Take)
async def free(context: RequestContext) -> wire.Table:
    """Free a seat, before the start."""
    return await _change_seats(context, seating.free, context.body.seat)


async def _change_seats(
    context: RequestContext, change: Callable[[Tables, LiveTable, Person, T], Awaitable[None]], wish: T
) -> wire.Table:
    """Change who sits where, under the table's lock."""
    live = await context.table()
    async with live.lock:
        await change(context.services.tables, live, context.person, wish)
    return context.show(live)


@ENDPOINTS.add("POST", "/api/tables/{id}/rematch", wire.Table, body=wire.Rematch)
async def rematch(context: RequestContext) -> wire.Table:
    """Play again with the same company; the answer is the new table."""
    live = await context.table()
    async with live.lock:
        again = await open_rematch(context.services.tables, live, context.person, context.body.rotate)
    return context.show(again)


# ---------------------------------------------------------------- lessons


@ENDPOINTS.add("GET", "/api/games/{game}/lessons", list[wire.LessonInfo], even_if_barred=True)
async def lessons(context: RequestContext) -> list[wire.LessonInfo]:
    """The lessons of a game, in their order."""
    return lesson_infos(game_of(context.path("game")))


@ENDPOINTS.add("POST", "/api/games/{game}/lessons/{lesson}", wire.Table)
async def begin_lesson(context: RequestContext) -> wire.Table:
    """Begin a lesson: a private table at which the caller learns."""
    game = game_of(context.path("game"))
    await _may_open(context)
    return context.show(await open_lesson(context.services.tables, context.person, game, context.path("lesson")))
