"""Moderation from the command line (`mindtable conduct`): read reports, warn, suspend, ban, close a table.

It writes to the database, and every running server enforces it within seconds (`sanctions.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.engine import make_url

from mindtable.kernel.errors import fail
from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.ops.settings import Settings
from mindtable.server.people.sanctions import Sanction, all_sanctions
from mindtable.server.store.ids import new_id, plain_code
from mindtable.server.store.records import ENDED, Person, Seat, TableRecord
from mindtable.server.store.rows import REMARKS
from mindtable.server.store.schema import log, measures, reports
from mindtable.server.store.store import Store
from mindtable.server.web import refusals
from mindtable.server.web.refusals import BadSetting, NotFound, demand


def store_of(settings: Settings) -> Store:
    """The store of an existing server: with a wrong path we make no new database."""
    address = make_url(settings.database)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise fail(BadSetting, "no-database", database=address.database or "")
    return Store(settings.database)


class Report(NamedTuple):
    id: str
    by: str
    about: str
    table_id: str
    words: str
    log: str
    at: float
    settled: float | None


async def all_reports(store: Store, settled: bool) -> list[Report]:
    """The reports nobody has settled yet, or all; the latest first."""
    statement = select(reports).order_by(reports.c.at.desc())
    wanted = statement if settled else statement.where(reports.c.settled.is_(None))
    return [Report(*row) for row in await store.rows(wanted)]


async def report(store: Store, id: str) -> Report:
    row: Any = await store.first(select(reports).where(reports.c.id == plain_code(id)))
    if row is None:
        raise fail(NotFound, "report-unknown", id=id)
    return Report(*row)


async def settle(store: Store, id: str) -> None:
    found = await report(store, id)
    await store.execute(update(reports).where(reports.c.id == found.id).values(settled=now()))


async def person(store: Store, who: str) -> Person:
    """An account by its login, or anyone by the id that reports and tables show."""
    found = await store.person_of_login(who) or await store.person(who)
    if found is None:
        raise fail(NotFound, "person-unknown", who=who)
    return found


async def act(store: Store, kind: str, who: Person, words: str = "", until: float | None = None) -> None:
    """Warn, suspend or ban a person, or lift a suspension or ban."""
    await _write(store, Sanction(new_id(), kind, who.id, None, until, words, now(), None))


async def close(store: Store, id_or_code: str) -> TableRecord:
    """Close a table; the running servers write that into its log."""
    table, _ = await table_of(store, id_or_code)
    demand(refusals.TABLE_CLOSED if table.state == "closed" else OK)
    demand(refusals.TABLE_OVER if table.state in ENDED else OK)
    await _write(store, Sanction(new_id(), "close", None, table.id, None, "", now(), None))
    return table


async def table_of(store: Store, id_or_code: str) -> tuple[TableRecord, list[Seat]]:
    code = await store.table_of_code(plain_code(id_or_code))
    found = await store.record(code or id_or_code)
    if found is None:
        raise fail(NotFound, "table-unknown", code=id_or_code)
    return found


async def people_at(store: Store, id_or_code: str) -> list[Person]:
    """Who sits at a table or has spoken there."""
    table, seats = await table_of(store, id_or_code)
    spoke = select(log.c.person).distinct().where(log.c.table_id == table.id, log.c.kind.in_(REMARKS))
    ids = {seat.person for seat in seats} | {id for (id,) in await store.rows(spoke)}
    found = [await store.person(id) for id in sorted(id for id in ids if id)]
    return [one for one in found if one is not None]


async def history(store: Store, who: Person) -> list[Sanction]:
    """What the host did about a person."""
    return [sanction for sanction in await all_sanctions(store) if sanction.person == who.id]


async def _write(store: Store, sanction: Sanction) -> None:
    await store.execute(insert(measures).values(**sanction._asdict()))
