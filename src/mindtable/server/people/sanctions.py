"""Sanctions: whom the host has warned, suspended or banned, and which tables the host has closed.

The host writes sanctions from the command line (`moderation.py`), row after row. Every server process looks once a
second whether the table `measures` has new rows, and enforces them.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

import structlog
from sqlalchemy import func, select, update

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import repeat
from mindtable.server.store.records import ENDED
from mindtable.server.store.rows import Draft, StateSet
from mindtable.server.store.schema import measures
from mindtable.server.store.store import Store
from mindtable.server.table.broadcast import encode
from mindtable.server.table.live import Listener
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import phrase_of_reason

CHECK_EVERY: Final = 1.0  # seconds

_log = structlog.get_logger("mindtable.sanctions")


class Sanction(NamedTuple):
    """One thing that the host did, about a person or a table."""

    id: str
    kind: str
    person: str | None
    table_id: str | None
    until: float | None
    words: str
    at: float
    read: float | None


async def all_sanctions(store: Store) -> list[Sanction]:
    """Everything the host did, in order."""
    return [Sanction(*row) for row in await store.rows(select(measures).order_by(measures.c.at, measures.c.id))]


async def warnings_of(store: Store, person: str) -> list[wire.HostWarning]:
    """The host's warnings that the person hasn't acknowledged."""
    m = measures.c
    unread = select(m.id, m.words, m.at).where(m.person == person, m.kind == "warn", m.read.is_(None)).order_by(m.at)
    return [wire.HostWarning(id=id, words=words, at=at) for id, words, at in await store.rows(unread)]


async def acknowledge(store: Store, person: str, warning: str) -> None:
    m = measures.c
    mine = (m.id == warning, m.person == person, m.kind == "warn", m.read.is_(None))
    await store.execute(update(measures).where(*mine).values(read=now()))


def shown_time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Sanctions:
    """What this process knows of the host's sanctions."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._standing: dict[str, Sanction] = {}  # the last suspension, ban or lifting of each person
        self._known: set[str] = set()
        self._to_close: set[str] = set()
        self._started = False

    def check_person(self, person: str) -> Reason:
        """Whether the person may come; if not, until when, and the host's words."""
        last = self._standing.get(person)
        if last is None or last.kind == "lift":
            return OK
        if last.kind == "ban":
            return refusals.BANNED.with_args(words=last.words)
        if last.until is None or last.until <= now():
            return OK
        return refusals.SUSPENDED.with_args(until=shown_time(last.until), words=last.words)

    def sentence(self, person: str) -> wire.Phrase | None:
        reason = self.check_person(person)
        return None if reason is OK else phrase_of_reason(reason, None)

    async def watch(self) -> None:
        """For as long as the server runs."""
        await repeat(self.check, CHECK_EVERY, _log, "sanctions-not-checked")

    async def check(self) -> None:
        """Enforce what the host has done since the last check."""
        found = await self.store.first(select(func.count()).select_from(measures))
        if found is not None and found[0] != len(self._known):
            for sanction in await all_sanctions(self.store):
                if sanction.id not in self._known:
                    self._known.add(sanction.id)
                    self._enforce(sanction)
        self._started = True
        for table_id in list(self._to_close):
            await self._close(table_id)

    def _enforce(self, sanction: Sanction) -> None:
        if self._started:  # at the start nothing is new
            _log.info("sanction", kind=sanction.kind, person=sanction.person, table=sanction.table_id)
        if sanction.table_id is not None:
            self._to_close.add(sanction.table_id)
        if sanction.person is None:
            return
        if sanction.kind == "warn":
            self._warn(sanction.person, sanction)
            return
        self._standing[sanction.person] = sanction
        barred = self.sentence(sanction.person)
        if barred is not None:
            for listener in self._connections(sanction.person):
                listener.dismiss(barred.key, **barred.args)

    def _warn(self, person: str, sanction: Sanction) -> None:
        if sanction.read is None:
            warning = wire.HostWarning(id=sanction.id, words=sanction.words, at=sanction.at)
            for listener in self._connections(person):
                listener.send(encode(wire.Warned(warning=warning)))

    def _connections(self, person: str) -> Iterator[Listener]:
        for live in list(self.tables.in_memory.values()):
            yield from [listener for listener in live.listeners if listener.person == person]

    async def _close(self, table_id: str) -> None:
        """Write into the table's log that it is closed, unless another process did. If that fails, we try again."""
        try:
            live = await self.tables.open(table_id)
            async with live.lock:
                await self.tables.catch_up(live)
                if live.state.table.state not in ENDED:
                    await self.tables.write(live, Draft(StateSet("closed")))
                    _log.info("table-closed", table=table_id)
            self._to_close.discard(table_id)
        except MindtableError as error:
            _log.warning("table-not-closed", table=table_id, problem=error.reason.key)
