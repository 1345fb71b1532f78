"""REST endpoints for a table in play: the table, its log, its replay, its history file, its story."""

from __future__ import annotations

from typing import Final

import msgspec

from mindtable.server.lobby import save_files
from mindtable.server.table import permissions
from mindtable.server.table.welcome import earlier
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext, TextAnswer, malformed
from mindtable.server.web.rate_limits import STORIES
from mindtable.server.web.refusals import demand
from mindtable.text import LANGUAGES

ENDPOINTS: Final = Endpoints()


@ENDPOINTS.add("GET", "/api/tables/{id}", wire.Table)
async def one_table(context: RequestContext) -> wire.Table:
    """A table without its position."""
    return context.show(await context.table())


@ENDPOINTS.add("GET", "/api/tables/{id}/log", list[wire.LogLine], query=("seat", "before"))
async def log(context: RequestContext) -> list[wire.LogLine]:
    """Log lines before a sequence number, as an own seat or a spectator sees them; any seat, when all is over."""
    live = await context.table()
    seat, before = context.number("seat"), context.number("before")
    demand(permissions.check_look_back(live.state, context.person.id, seat))
    return await earlier(context.services.store, live, seat, live.seq + 1 if before is None else before)


@ENDPOINTS.add("GET", "/api/tables/{id}/moments/{number}", wire.Moment, query=("seat",))
async def moment(context: RequestContext) -> msgspec.Raw:
    """One position of the table's replay, as seen from a seat."""
    live = await context.table()
    seat, number = context.number("seat"), context.number("number", context.request.path_params)
    demand(permissions.check_look_back(live.state, context.person.id, seat))
    if number is None:
        raise malformed("number")
    return msgspec.Raw(await context.services.replays.moment(context.person.id, live.state, seat, number))


@ENDPOINTS.add("GET", "/api/tables/{id}/history", str, media="text/plain")
async def history(context: RequestContext) -> TextAnswer:
    """The save file: when the table is over, or when all at the table agreed."""
    live = await context.table()
    text = save_files.history_file(live.state, context.person.id)
    name = f"{live.state.table.game}-{live.id[:8]}.txt"
    return TextAnswer(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@ENDPOINTS.add("GET", "/api/tables/{id}/story/{language}", str, query=("seat",), media="text/plain")
async def as_text(context: RequestContext) -> TextAnswer:
    """The table told in sentences, as seen from a seat."""
    live = await context.table()
    seat, language = context.number("seat"), context.path("language")
    demand(permissions.check_look_back(live.state, context.person.id, seat))
    if language not in LANGUAGES:
        raise refusals.refused(refusals.NOT_FOUND)
    await context.spend(STORIES)
    return TextAnswer(await context.services.replays.story(context.person.id, live.state, seat, language))
