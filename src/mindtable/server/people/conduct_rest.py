"""REST endpoints for conduct: block someone or lift a block, report someone to the host, acknowledge a warning."""

from __future__ import annotations

from typing import Final

from sqlalchemy import insert

from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.people import blocks, sanctions
from mindtable.server.people.sanctions import shown_time
from mindtable.server.store.ids import random_letters
from mindtable.server.store.rows import REMARKS, Row
from mindtable.server.store.schema import reports
from mindtable.server.table import permissions, views
from mindtable.server.table.live import LiveTable
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext
from mindtable.server.web.rate_limits import BLOCKS, REPORTS
from mindtable.server.web.refusals import demand
from mindtable.text import say

ENDPOINTS: Final = Endpoints()
MOST_LOG: Final = 100_000  # letters of a table's log in a report; the last ones
MOST_REMARKS: Final = 500
REPORT_LETTERS: Final = 8  # of its id, which the host types
_END: Final = 2**31 - 1


# ---------------------------------------------------------------- blocking


@ENDPOINTS.add("GET", "/api/me/blocks", list[wire.Block])
async def my_blocks(context: RequestContext) -> list[wire.Block]:
    """Whom the caller has blocked, the latest first."""
    return await blocks.list_blocks(context.services.store, context.person.id)


@ENDPOINTS.add("POST", "/api/tables/{id}/block", list[wire.Block], body=wire.Whom)
async def block(context: RequestContext) -> list[wire.Block]:
    """Block someone at a table: from now on no seat at the same table, and no talk."""
    live = await context.table()
    whom, name = await _find(context, live, context.body)
    demand(permissions.check_accuse(context.person.id, whom))
    await context.spend(BLOCKS)
    await blocks.block(context.services.store, context.person.id, whom, name)
    return await blocks.list_blocks(context.services.store, context.person.id)


@ENDPOINTS.add("POST", "/api/me/blocks/{block}/lift", list[wire.Block])
async def lift(context: RequestContext) -> list[wire.Block]:
    """Lift a block."""
    lifted = await blocks.lift_block(context.services.store, context.person.id, _named(context, "block"))
    demand(OK if lifted else refusals.NOT_FOUND)
    return await blocks.list_blocks(context.services.store, context.person.id)


async def _find(context: RequestContext, live: LiveTable, whom: wire.Whom) -> tuple[str, str]:
    """Whom the caller means, and their name. Only what the caller can see can point at somebody."""
    if whom.remark is not None:
        row = next(iter(await context.services.store.rows_between(live.id, REMARKS, whom.remark, whom.remark)), None)
        if row is None or not row.person or not views.hears(live.state, row, context.person.id):
            raise refusals.refused(refusals.NOT_FOUND)
        return row.person, views.remark(row).name
    if whom.seat is None or whom.seat >= len(live.state.seats):
        raise refusals.refused(refusals.NOT_FOUND)
    meant = live.state.seats[whom.seat]
    if not meant.person:
        raise refusals.refused(refusals.NOT_A_PERSONS_SEAT)
    return meant.person, meant.name


def _named(context: RequestContext, name: str) -> str:
    """A part of the address that we look for in the database."""
    found = context.path(name)
    demand(refusals.NOT_FOUND if "\0" in found else OK)  # which not every database can look for
    return found


# ---------------------------------------------------------------- reporting


@ENDPOINTS.add("POST", "/api/tables/{id}/report", wire.Reported, body=wire.Report)
async def report(context: RequestContext) -> wire.Reported:
    """Report someone at a table to the host, with the table's log and talk."""
    live = await context.table()
    whom, _ = await _find(context, live, context.body.whom)
    demand(permissions.check_accuse(context.person.id, whom))
    await context.spend(REPORTS)
    id = random_letters(REPORT_LETTERS)
    values = {
        "id": id,
        "by": context.person.id,
        "about": whom,
        "table_id": live.id,
        "words": context.body.words,
        "log": await _as_text(context, live),
        "at": now(),
    }
    await context.services.store.execute(insert(reports).values(**values))
    return wire.Reported(id=id)


async def _as_text(context: RequestContext, live: LiveTable) -> str:
    """What happened and what was said, as far as the reporter could see.

    The log is told as a spectator sees it: hidden cards prove nothing, and the host may sit at the table, too.
    """
    language = context.person.settings.language
    told = ""
    if live.state.play is not None:
        told = await context.services.replays.story(context.person.id, live.state, None, language)
    remarks = await context.services.store.last_rows(live.id, REMARKS, MOST_REMARKS, _END)
    talk = [_line(row, language) for row in remarks if views.hears(live.state, row, context.person.id)]
    return "\n".join([told[-MOST_LOG:], say(language, "report-chat"), *talk])


def _line(row: Row, language: str) -> str:
    remark = views.remark(row)
    name = say(language, "report-chat-team", None, name=remark.name) if remark.to == "team" else remark.name
    words = remark.text or say(language, "report-points", None, kind=remark.kind, noun=remark.noun)
    return f"{shown_time(row.at)} {name}: {words}"


# ---------------------------------------------------------------- warnings


@ENDPOINTS.add("POST", "/api/me/warnings/{warning}", wire.Me)
async def read_warning(context: RequestContext) -> wire.Me:
    """Acknowledge a warning of the host."""
    await sanctions.acknowledge(context.services.store, context.person.id, _named(context, "warning"))
    return await context.me(context.person)
