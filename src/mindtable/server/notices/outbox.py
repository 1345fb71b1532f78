"""The outbox of notices: someone who has to decide and isn't at the table gets one notice per turn, with retries.

A table notes since when it waits for someone (`tables.awaits`). After a while a process looks who that is, and claims
the notice by a row in `notices`: of several processes one succeeds. If a notice can't be delivered, we try again, at
growing intervals, while it is still that person's turn.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from sqlalchemy import and_, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from mindtable.server.notices.delivery import Delivery, turn_notice
from mindtable.server.notices.outgoing_http import Undelivered
from mindtable.server.ops.clock import now
from mindtable.server.ops.settings import Settings
from mindtable.server.store import schema
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.store import Store
from mindtable.server.table import clocks
from mindtable.server.table.presence import Presence

RETRY_AFTER: Final = (30.0, 120.0, 600.0, 3600.0)  # seconds; after the last retry we give up
LEASE: Final = 120.0  # seconds for one try; if the process dies meanwhile, another one tries again
AT_ONCE: Final = 20  # tries side by side
_MANY: Final = 200
_LONGEST_CHECK: Final = 5.0

_log = structlog.get_logger("mindtable.notices")
_n = schema.notices.c


class Outbox:
    def __init__(self, settings: Settings, store: Store, presence: Presence, delivery: Delivery) -> None:
        self.settings = settings
        self.store = store
        self.presence = presence
        self.delivery = delivery
        self.outcomes: dict[tuple[str, str], int] = {}  # by way and outcome, for the metrics

    async def watch(self) -> None:
        """For as long as the server runs."""
        check = min(_LONGEST_CHECK, max(0.2, self.settings.notice_seconds / 4))
        while True:
            try:
                await self.run_once()
            except (SQLAlchemyError, OSError) as error:
                _log.error("notices-failed", problem=type(error).__name__)
            await asyncio.sleep(check)

    async def run_once(self) -> None:
        """Claim the notices that are due, and send what we can."""
        t = schema.tables.c
        waited = now() - self.settings.notice_seconds
        due = select(t.id).where(t.awaits <= waited).order_by(t.awaits).limit(_MANY)
        for (table_id,) in await self.store.rows(due):
            await self._claim(table_id)
        await self._send_due()

    # ------------------------------------------------------------ claiming

    async def _claim(self, table_id: str) -> None:
        t = schema.tables.c
        for table, seats in await self._table(table_id):
            for person, turn in asked_from_afar(table, seats).items():
                ways = [] if await self.presence.is_at(table_id, person) else await self._ways(person, table_id)
                await self._claim_one(table_id, person, turn, ways)
            # If the table has moved on meanwhile, the next round looks at it again.
            seen = and_(t.id == table_id, t.seq == table.seq)
            await self.store.execute(update(schema.tables).where(seen).values(awaits=None))

    async def _table(self, table_id: str) -> list[tuple[TableRecord, list[Seat]]]:
        return await self.store.with_seats(select(schema.tables).where(schema.tables.c.id == table_id))

    async def _ways(self, person_id: str, table_id: str) -> list[str]:
        person = await self.store.person(person_id)
        if person is None or table_id in person.notices.muted:
            return []
        return self.delivery.ways_of(person)

    async def _claim_one(self, table_id: str, person: str, turn: int, ways: list[str]) -> None:
        notice = {"table_id": table_id, "person": person, "turn": turn, "due": now(), "tries": 0}
        earlier = and_(_n.table_id == table_id, _n.person == person, _n.turn < turn)
        async with self.store.writing() as connection:
            claim = self.store.insert_new(schema.notices, {**notice, "way": "", "done": True})
            if not (await connection.execute(claim)).rowcount:
                return
            await connection.execute(delete(schema.notices).where(earlier))
            for way in ways:
                values = {**notice, "way": way, "done": False}
                await connection.execute(self.store.insert_new(schema.notices, values))

    # ------------------------------------------------------------ sending

    async def _send_due(self) -> None:
        due = select(schema.notices).where(_n.done.is_(False), _n.due <= now()).order_by(_n.due).limit(_MANY)
        found = await self.store.rows(due)
        for first in range(0, len(found), AT_ONCE):
            await asyncio.gather(*(self._send(row) for row in found[first : first + AT_ONCE]))

    async def _send(self, row: Any) -> None:
        if not await self._take(row):
            return
        table, seats = (await self._table(row.table_id))[0]
        person = await self.store.person(row.person)
        asked = asked_from_afar(table, seats).get(row.person) == row.turn
        here = await self.presence.is_at(row.table_id, row.person)
        if person is None or here or not asked or row.way not in await self._ways(row.person, row.table_id):
            await self._keep(row, done=True)
            return
        try:
            notice = turn_notice(self.settings, person, table, seats, row.turn)
            await self.delivery.send(row.way, person, notice)
        except Undelivered as problem:
            # The log must not hold the person's address; why it failed, it may.
            over = problem.final or row.tries >= len(RETRY_AFTER)
            outcome = "given-up" if over else "put-off"
            _log.warning("notice-" + outcome, table=row.table_id, way=row.way, tries=row.tries + 1, problem=problem.why)
            later = 0.0 if over else max(RETRY_AFTER[row.tries], min(problem.after, RETRY_AFTER[-1]))
            await self._keep(row, done=over, due=now() + later)
        else:
            outcome = "sent"
            await self._keep(row, done=True)
        self.outcomes[row.way, outcome] = self.outcomes.get((row.way, outcome), 0) + 1

    async def _take(self, row: Any) -> bool:
        """Whether this try is ours: only one process succeeds in moving its time on."""
        untouched = and_(_is(row), _n.done.is_(False), _n.due == row.due)
        take = update(schema.notices).where(untouched).values(due=now() + LEASE, tries=row.tries + 1)
        return bool((await self.store.execute(take)).rowcount)

    async def _keep(self, row: Any, done: bool, due: float = 0.0) -> None:
        await self.store.execute(update(schema.notices).where(_is(row)).values(done=done, due=due))


def _is(row: Any) -> Any:
    return and_(_n.table_id == row.table_id, _n.person == row.person, _n.turn == row.turn, _n.way == row.way)


def asked_from_afar(table: TableRecord, seats: list[Seat]) -> dict[str, int]:
    """Whom the table waits for, each with their turn; nobody if someone plays alone with bots."""
    people = {seat.person for seat in seats if seat.person}
    return clocks.asked_people(table, seats) if len(people) > 1 else {}
