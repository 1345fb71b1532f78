"""The store: tables in the database, with their seats, logs, snapshots, results, visitors and notes."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Integer, and_, bindparam, cast, delete, func, insert, or_, select, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mindtable.server.store import schema
from mindtable.server.store.database import LIVING, as_record, as_text
from mindtable.server.store.people import PeopleStore
from mindtable.server.store.records import ENDED, Seat, TableRecord
from mindtable.server.store.rows import Row, Stored, decode_body, encode_body
from mindtable.server.web import wire


class Raced(Exception):
    """Another process was first, so nothing was written."""


class Store(PeopleStore):
    async def add_table(
        self, table: TableRecord, seats: Iterable[Seat], snapshot: bytes, rows: Sequence[Row] = ()
    ) -> None:
        """A new table, with the snapshot from which its log goes on, and the log before that."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables).values(**_table_values(table)))
            await connection.execute(insert(schema.seats), [_seat_values(table.id, seat) for seat in seats])
            await connection.execute(insert(schema.snapshots).values(table_id=table.id, seq=table.seq, body=snapshot))
            if rows:
                await connection.execute(insert(schema.log), [_row_values(table.id, row) for row in rows])

    async def append(
        self,
        table: TableRecord,
        seats: Iterable[Seat],
        rows: Sequence[Row],
        results: Sequence[dict[str, Any]] | None = None,
        first: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> None:
        """Write rows to a table's log, and where they lead to; `Raced` if one of their numbers is taken.

        Results replace those there were, if any are given: a table that all agreed to take back has none. What is to
        be done `first`, in the same transaction, may complete rows and table.
        """
        seats = list(seats)
        try:
            if self._group is not None and first is None:
                await self._group.write(
                    [(_SQL[name], runs) for name, runs in _appending(table, seats, rows, results) if runs]
                )
                return
            async with self.writing() as connection:
                if first is not None:
                    await first(connection)
                for name, runs in _appending(table, seats, rows, results):
                    if runs:
                        await connection.execute(_STATEMENTS[name], runs)
                await self.notify(connection, table.id, str(table.seq))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Raced from error

    async def keep_snapshot(self, table_id: str, seq: int, body: bytes) -> None:
        newer = schema.snapshots.c.seq < seq
        values = {"table_id": table_id, "seq": seq, "body": body}
        await self.execute(self.upsert(schema.snapshots, values, newer))

    async def stored(self, table_id: str) -> Stored | None:
        """A table with its log from the snapshot on, all as of one moment."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            latest = select(schema.snapshots).where(schema.snapshots.c.table_id == table_id)
            snapshot = (await connection.execute(latest)).first()
            if snapshot is None:
                return None
            v = schema.visitors.c
            visitors = await connection.execute(select(v.person).where(v.table_id == table_id))
            later = and_(schema.log.c.table_id == table_id, schema.log.c.seq > snapshot.seq)
            rows = await connection.execute(select(schema.log).where(later).order_by("seq"))
            return Stored(
                visitors={person for (person,) in visitors},
                snapshot=snapshot.body,
                snapshot_seq=snapshot.seq,
                rows=[_row(row) for row in rows],
            )

    async def record(self, table_id: str) -> tuple[TableRecord, list[Seat]] | None:
        """A table as lists show it."""
        found = await self.with_seats(select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def rows_after(self, table_id: str, seq: int) -> list[Row]:
        """What the log has beyond a sequence number."""
        where = and_(schema.log.c.table_id == table_id, schema.log.c.seq > seq)
        return [_row(row) for row in await self.rows(select(schema.log).where(where).order_by("seq"))]

    async def last_rows(self, table_id: str, kinds: Iterable[str], many: int, before: int) -> list[Row]:
        """The last rows of some kinds before a sequence number, in order."""
        where = and_(schema.log.c.table_id == table_id, schema.log.c.kind.in_(list(kinds)), schema.log.c.seq < before)
        rows = await self.rows(select(schema.log).where(where).order_by(schema.log.c.seq.desc()).limit(many))
        return [_row(row) for row in reversed(rows)]

    async def rows_between(self, table_id: str, kinds: Iterable[str], first: int, last: int) -> list[Row]:
        """All rows of some kinds with sequence numbers from `first` to `last`."""
        where = and_(
            schema.log.c.table_id == table_id,
            schema.log.c.kind.in_(list(kinds)),
            schema.log.c.seq.between(first, last),
        )
        return [_row(row) for row in await self.rows(select(schema.log).where(where).order_by("seq"))]

    async def table_of_code(self, code: str) -> str | None:
        row = await self.first(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return row[0] if row else None

    async def listed_tables(self, many: int) -> list[tuple[TableRecord, list[Seat]]]:
        """Open tables that anyone may join, then running ones that anyone may watch; the latest first."""
        t = schema.tables.c
        statement = (
            select(schema.tables)
            .where(t.listed, t.state.in_(["open", "playing", "paused"]))
            .order_by(t.state != "open", t.touched.desc())
            .limit(many)
        )
        return await self.with_seats(statement)

    async def tables_of(self, person: str, many: int) -> list[tuple[TableRecord, list[Seat]]]:
        """The tables of a person's own or where they sit; the running ones first, then the latest."""
        t = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        statement = (
            select(schema.tables)
            .where(or_(t.owner == person, t.id.in_(sits)))
            .order_by(t.state.in_(ENDED), t.touched.desc())
            .limit(many)
        )
        return await self.with_seats(statement)

    async def tables_open(self, owner: str, since: float) -> tuple[int, int]:
        """How many unfinished tables of a person have been in use since then, and how many are listed and not begun."""
        t = schema.tables.c
        mine = and_(t.owner == owner, t.touched > since, t.state.not_in(ENDED))
        listed = cast(and_(t.listed, t.state == "open"), Integer)
        found = await self.first(select(func.count().label("running"), func.sum(listed).label("listed")).where(mine))
        return (found.running, found.listed or 0) if found else (0, 0)

    async def with_seats(self, statement: Any) -> list[tuple[TableRecord, list[Seat]]]:
        found = [_table(row) for row in await self.rows(statement)]
        by_table: dict[str, list[Seat]] = {table.id: [] for table in found}
        where = schema.seats.c.table_id.in_(list(by_table))
        for row in await self.rows(select(schema.seats).where(where).order_by(schema.seats.c.seat)):
            by_table[row.table_id].append(_seat(row))
        return [(table, by_table[table.id]) for table in found]

    async def tables_by_state(self) -> dict[str, int]:
        """How many tables there are in each state."""
        t = schema.tables.c
        counted = await self.rows(select(t.state, func.count()).group_by(t.state))
        return dict.fromkeys(get_args(wire.TableState), 0) | dict(counted)

    async def running_by_other_rules(self, game: str, rules: int) -> list[str]:
        """The running tables of a game whose positions other rules made."""
        t = schema.tables.c
        running = and_(t.game == game, t.rules != rules, t.state.in_(["playing", "paused"]))
        return [id for (id,) in await self.rows(select(t.id).where(running).order_by(t.touched.desc()))]

    async def tables_awaiting_bots(self, since: float, before: float, many: int) -> list[str]:
        """Tables at which a bot has had the move for a while: nothing happened after `before`, but after `since`.

        Where several processes share the database, those that a living one holds don't count.
        """
        t, held = schema.tables.c, schema.leases.c
        waiting = and_(t.bot_decides, t.touched < before, t.touched > since)
        if not self.is_sqlite:
            waiting = and_(waiting, t.id.not_in(select(held.table_id).where(held.process.in_(LIVING))))
        statement = select(t.id).where(waiting).order_by(t.touched).limit(many)
        return [id for (id,) in await self.rows(statement)]

    async def is_visitor(self, table_id: str, person: str) -> bool:
        where = and_(schema.visitors.c.table_id == table_id, schema.visitors.c.person == person)
        return await self.first(select(schema.visitors.c.person).where(where)) is not None

    async def drop_visitor(self, table_id: str, person: str) -> None:
        v = schema.visitors.c
        await self.execute(delete(schema.visitors).where(v.table_id == table_id, v.person == person))

    async def add_visitor(self, table_id: str, person: str) -> None:
        await self.execute(self.upsert(schema.visitors, {"table_id": table_id, "person": person}))

    async def note(self, table_id: str, person: str) -> str:
        where = and_(schema.notes.c.table_id == table_id, schema.notes.c.person == person)
        row = await self.first(select(schema.notes.c.text).where(where))
        return row[0] if row else ""

    async def keep_note(self, table_id: str, person: str, text: str) -> None:
        values = {"table_id": table_id, "person": person, "text": text}
        await self.execute(self.upsert(schema.notes, values))


# ---------------------------------------------------------------- appending
# The statements of the busiest command, made once: SQLAlchemy takes its time to make one.

_DATA: Final = tuple(column for column in schema.tables.c if column.name != "id")
_STATEMENTS: Final[dict[str, Any]] = {
    "log": insert(schema.log),
    "table": update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values({column: bindparam(column.name) for column in _DATA}),
    "seat": update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("which"), schema.seats.c.seat == bindparam("number"))
    .values({column: bindparam(column.name) for column in schema.seats.c if not column.primary_key}),
    "no-results": delete(schema.results).where(schema.results.c.table_id == bindparam("which")),
    "results": insert(schema.results),
}
_SQL: Final = {
    name: str(statement.compile(dialect=sqlite.dialect(paramstyle="named"))) for name, statement in _STATEMENTS.items()
}


def _appending(
    table: TableRecord, seats: Iterable[Seat], rows: Iterable[Row], results: Sequence[dict[str, Any]] | None
) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What is to be run, in order, and with which parameters."""
    yield "log", [_row_values(table.id, row) for row in rows]
    values = _table_values(table)
    yield "table", [{"which": values.pop("id"), **values}]
    yield "seat", [_seat_changes(table.id, seat) for seat in seats]
    if results is not None:
        yield "no-results", [{"which": table.id}]
        yield "results", list(results)


def _seat_changes(table_id: str, seat: Seat) -> dict[str, Any]:
    values = msgspec.to_builtins(seat)
    return {"which": table_id, "number": values.pop("seat"), **values}


# ---------------------------------------------------------------- records and rows


_TABLE_TEXTS: Final = ("options", "clock", "deciders", "results", "hands")


def _table_values(table: TableRecord) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    return values | {name: as_text(values[name]) for name in _TABLE_TEXTS}


def _table(row: SqlRow[Any]) -> TableRecord:
    return as_record(row, TableRecord, _TABLE_TEXTS)


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.to_builtins(seat)}


def _seat(row: SqlRow[Any]) -> Seat:
    return as_record(row, Seat, but="table_id")


def _row_values(table_id: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": row.seq,
        "kind": row.kind,
        "seat": row.seat,
        "person": row.person,
        "body": encode_body(row.body),
        "at": row.at,
    }


def _row(row: SqlRow[Any]) -> Row:
    return Row(
        seq=row.seq,
        seat=row.seat,
        person=row.person,
        body=decode_body(row.kind, row.body),
        at=row.at,
    )
