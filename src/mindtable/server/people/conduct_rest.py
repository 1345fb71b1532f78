"""What people do about each other: block someone, lift that again, report someone to the host, read its warnings."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select

from mindtable.kernel.reasons import OK
from mindtable.server.lobby.codes import drawn
from mindtable.server.ops.clock import now
from mindtable.server.people import conduct
from mindtable.server.people.conduct import shown_time
from mindtable.server.people.people import new_id
from mindtable.server.store.rows import REMARKS, Row
from mindtable.server.store.schema import blocks, reports
from mindtable.server.store.store import Store
from mindtable.server.table import permissions, views
from mindtable.server.table.live import LiveTable
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Ask, endpoint
from mindtable.server.web.rate_limits import BLOCKS, REPORTS
from mindtable.server.web.refusals import demand
from mindtable.text import say

MOST_LOG: Final = 100_000  # letters of a table's log in a report; the last ones
MOST_REMARKS: Final = 500
REPORT_LETTERS: Final = 8  # of its id, which the host types
_END: Final = 2**31 - 1


# ---------------------------------------------------------------- blocking


@endpoint("GET", "/api/me/blocks", list[wire.Block])
async def my_blocks(ask: Ask) -> list[wire.Block]:
    """Whom the asker has blocked, the latest first."""
    return await _blocks_of(ask.house.store, ask.person.id)


async def _blocks_of(store: Store, person: str) -> list[wire.Block]:
    b = blocks.c
    statement = select(b.id, b.name, b.at).where(b.person == person).order_by(b.at.desc(), b.id)
    return [wire.Block(id=id, name=name, at=at) for id, name, at in await store.rows(statement)]


@endpoint("POST", "/api/tables/{id}/block", list[wire.Block], body=wire.Whom)
async def block(ask: Ask) -> list[wire.Block]:
    """Block someone at a table: from now on no seat at the same table, and no talk."""
    live = await ask.table()
    whom, name = await _find(ask, live, ask.body)
    demand(permissions.check_accuse(ask.person.id, whom))
    await ask.spend(BLOCKS)
    store = ask.house.store
    values = {"id": new_id(), "person": ask.person.id, "blocked": whom, "name": name, "at": now()}
    await store.execute(store.insert_new(blocks, values))
    return await _blocks_of(store, ask.person.id)


@endpoint("POST", "/api/me/blocks/{block}/lift", list[wire.Block])
async def lift(ask: Ask) -> list[wire.Block]:
    """Lift a block."""
    asked, b = _named(ask, "block"), blocks.c
    lifted = await ask.house.store.execute(delete(blocks).where(b.id == asked, b.person == ask.person.id))
    demand(OK if lifted.rowcount else refusals.NOT_FOUND)
    return await _blocks_of(ask.house.store, ask.person.id)


async def _find(ask: Ask, live: LiveTable, whom: wire.Whom) -> tuple[str, str]:
    """The person who is meant, and their name; only what the asker sees can point at somebody."""
    if whom.remark is not None:
        row = next(iter(await ask.house.store.rows_between(live.id, REMARKS, whom.remark, whom.remark)), None)
        if row is None or not row.person or not views.hears(live.state, row, ask.person.id):
            raise refusals.refused(refusals.NOT_FOUND)
        return row.person, views.remark(row).name
    if whom.seat is None or whom.seat >= len(live.state.seats):
        raise refusals.refused(refusals.NOT_FOUND)
    meant = live.state.seats[whom.seat]
    if not meant.person:
        raise refusals.refused(refusals.NOT_A_PERSONS_SEAT)
    return meant.person, meant.name


def _named(ask: Ask, name: str) -> str:
    """A part of the address that the database is asked for."""
    found = ask.path(name)
    demand(refusals.NOT_FOUND if "\0" in found else OK)  # which not every database can look for
    return found


# ---------------------------------------------------------------- reporting


@endpoint("POST", "/api/tables/{id}/report", wire.Reported, body=wire.Report)
async def report(ask: Ask) -> wire.Reported:
    """Report someone at a table to the host, with the table's log and talk."""
    live = await ask.table()
    whom, _ = await _find(ask, live, ask.body.whom)
    demand(permissions.check_accuse(ask.person.id, whom))
    await ask.spend(REPORTS)
    id = drawn(REPORT_LETTERS)
    values = {
        "id": id,
        "by": ask.person.id,
        "about": whom,
        "table_id": live.id,
        "words": ask.body.words,
        "log": await _as_text(ask, live),
        "at": now(),
    }
    await ask.house.store.execute(insert(reports).values(**values))
    return wire.Reported(id=id)


async def _as_text(ask: Ask, live: LiveTable) -> str:
    """What happened and what was said, as far as the reporter knows.

    The log is told as a spectator sees it: hidden cards prove nothing, and the host may sit at the table, too.
    """
    language = ask.person.settings.language
    told = ""
    if live.state.play is not None:
        told = await ask.house.replays.story(ask.person.id, live.state, None, language)
    remarks = await ask.house.store.last_rows(live.id, REMARKS, MOST_REMARKS, _END)
    talk = [_line(row, language) for row in remarks if views.hears(live.state, row, ask.person.id)]
    return "\n".join([told[-MOST_LOG:], say(language, "report-chat"), *talk])


def _line(row: Row, language: str) -> str:
    remark = views.remark(row)
    name = say(language, "report-chat-team", None, name=remark.name) if remark.to == "team" else remark.name
    words = remark.text or say(language, "report-points", None, kind=remark.kind, noun=remark.noun)
    return f"{shown_time(row.at)} {name}: {words}"


# ---------------------------------------------------------------- warnings


@endpoint("POST", "/api/me/warnings/{warning}", wire.Me)
async def read_warning(ask: Ask) -> wire.Me:
    """Acknowledge a warning of the host."""
    await conduct.acknowledge(ask.house.store, ask.person.id, _named(ask, "warning"))
    return await ask.me(ask.person)
