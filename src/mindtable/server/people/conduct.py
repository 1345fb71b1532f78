"""How strangers get on: who has blocked whom, and whom the host has warned, suspended or banned, or which table closed.

Blocks are looked up when someone sits down, speaks or comes. What the host does is written down by another process
(`mindtable conduct`), row after row; every server looks once a second whether there are more rows than before.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final, NamedTuple

import structlog
from sqlalchemy import func, or_, select, update

from mindtable.kernel.errors import MindtableError
from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.clock import now
from mindtable.server.ops.periodic import repeat
from mindtable.server.store.records import ENDED, Company
from mindtable.server.store.rows import Draft, StateSet
from mindtable.server.store.schema import blocks, measures
from mindtable.server.store.store import Store
from mindtable.server.table.broadcast import encode
from mindtable.server.table.live import Listener
from mindtable.server.table.tables import Tables
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import phrase_of_reason

LOOK_EVERY: Final = 1.0  # seconds

_log = structlog.get_logger("mindtable.conduct")


# ---------------------------------------------------------------- between people


async def company(store: Store, person: str) -> Company:
    b = blocks.c
    rows = await store.rows(select(b.person, b.blocked).where(or_(b.person == person, b.blocked == person)))
    return Company(
        blocked=frozenset(blocked for who, blocked in rows if who == person),
        blocked_by=frozenset(who for who, blocked in rows if blocked == person),
    )


# ---------------------------------------------------------------- what the host did


class Measure(NamedTuple):
    id: str
    kind: str
    person: str | None
    table_id: str | None
    until: float | None
    words: str
    at: float
    read: float | None


async def all_measures(store: Store) -> list[Measure]:
    """Everything the host did, in order."""
    return [Measure(*row) for row in await store.rows(select(measures).order_by(measures.c.at, measures.c.id))]


async def warnings_of(store: Store, person: str) -> list[wire.HostWarning]:
    """What the host told a person that they haven't acknowledged."""
    m = measures.c
    unread = select(m.id, m.words, m.at).where(m.person == person, m.kind == "warn", m.read.is_(None)).order_by(m.at)
    return [wire.HostWarning(id=id, words=words, at=at) for id, words, at in await store.rows(unread)]


async def acknowledge(store: Store, person: str, warning: str) -> None:
    m = measures.c
    mine = (m.id == warning, m.person == person, m.kind == "warn", m.read.is_(None))
    await store.execute(update(measures).where(*mine).values(read=now()))


def shown_time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Conduct:
    """Whom the host keeps away from this server, as last heard."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._standing: dict[str, Measure] = {}  # the last suspension, ban or lifting of each person
        self._known: set[str] = set()
        self._to_close: set[str] = set()
        self._looked = False

    def check(self, person: str) -> Reason:
        """Whether the person may come; if not, for how long and in the host's words."""
        last = self._standing.get(person)
        if last is None or last.kind == "lift":
            return OK
        if last.kind == "ban":
            return refusals.BANNED.with_args(words=last.words)
        if last.until is None or last.until <= now():
            return OK
        return refusals.SUSPENDED.with_args(until=shown_time(last.until), words=last.words)

    def sentence(self, person: str) -> wire.Phrase | None:
        reason = self.check(person)
        return None if reason is OK else phrase_of_reason(reason, None)

    async def watch(self) -> None:
        """For as long as the server runs."""
        await repeat(self.look, LOOK_EVERY, _log, "conduct-not-seen")

    async def look(self) -> None:
        """See whether the host did anything, and let it take effect here."""
        found = await self.store.first(select(func.count()).select_from(measures))
        if found is not None and found[0] != len(self._known):
            for measure in await all_measures(self.store):
                if measure.id not in self._known:
                    self._known.add(measure.id)
                    self._take_effect(measure)
        self._looked = True
        for table_id in list(self._to_close):
            await self._close(table_id)

    def _take_effect(self, measure: Measure) -> None:
        if self._looked:  # at the start nothing is new
            _log.info("host", did=measure.kind, person=measure.person, table=measure.table_id)
        if measure.table_id is not None:
            self._to_close.add(measure.table_id)
        if measure.person is None:
            return
        if measure.kind == "warn":
            self._warn(measure.person, measure)
            return
        self._standing[measure.person] = measure
        barred = self.sentence(measure.person)
        if barred is not None:
            for listener in self._connections(measure.person):
                listener.dismiss(barred.key, **barred.args)

    def _warn(self, person: str, measure: Measure) -> None:
        if measure.read is None:
            warning = wire.HostWarning(id=measure.id, words=measure.words, at=measure.at)
            for listener in self._connections(person):
                listener.send(encode(wire.Warned(warning=warning)))

    def _connections(self, person: str) -> Iterator[Listener]:
        for live in list(self.tables.in_memory.values()):
            yield from [listener for listener in live.listeners if listener.person == person]

    async def _close(self, table_id: str) -> None:
        """Write into the table's log that it is closed, unless another process did; if that fails, we try again."""
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
