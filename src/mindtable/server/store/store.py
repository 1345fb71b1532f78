"""All SQL there is. The same statements run on SQLite and PostgreSQL.

On SQLite one connection writes at a time, in WAL mode, and every commit is on the disk before it returns; on
PostgreSQL the database keeps writers apart, and whoever commits tells the other processes.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Executable,
    Integer,
    Table,
    and_,
    bindparam,
    cast,
    delete,
    event,
    extract,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mindtable.kernel.errors import fail
from mindtable.server.store import migrations, schema
from mindtable.server.store.database_file import DatabaseFile
from mindtable.server.store.group_commit import GroupWriter
from mindtable.server.store.records import ENDED, Person, Seat, TableRecord
from mindtable.server.store.rows import Row, Stored, decode_body, encode_body
from mindtable.server.web.refusals import BadSetting

T = TypeVar("T")

CHANNEL: Final = "mindtable"  # where PostgreSQL's processes tell each other of new rows and dropped tokens
CONNECTIONS: Final = 15  # to PostgreSQL, of one process, besides the one that listens
REACH_SECONDS: Final = 15.0  # how long a database may take to answer at the start
TOKENS_OF: Final = "tokens-of"
PRESENT_AT: Final = "present-at"
_TRIAL: Final = "trial"  # of writing, among the house's keys
_TRIAL_BYTES: Final = 16_384
_AT_ONCE: Final = 1000  # parameters in one statement


# The processes that share a PostgreSQL and live, by its clock.
POSTGRES_NOW: Final = extract("epoch", func.clock_timestamp())
LIVING: Final = select(schema.processes.c.process).where(schema.processes.c.until > POSTGRES_NOW)


class Raced(Exception):
    """Another process was first; what was to be written is void."""


def make_engine(url: str) -> AsyncEngine:
    """The engine of a database; its errors quote nothing of what was to be stored."""
    # PostgreSQL starts a process for each connection, so we keep them all.
    pool = {} if url.startswith("sqlite") else {"pool_pre_ping": True, "pool_size": CONNECTIONS, "max_overflow": 0}
    try:
        engine = create_async_engine(url, hide_parameters=True, **pool)
    except ModuleNotFoundError as error:
        raise fail(BadSetting, "database-driver", database=_shown(url), package=str(error.name)) from error
    event.listen(engine.sync_engine, "handle_error", _hide_values)
    return engine


@contextmanager
def _reaching(url: str) -> Iterator[None]:
    """What keeps us from a database, in a sentence."""
    try:
        yield
    except (OSError, DBAPIError) as error:
        problem = type(getattr(error, "orig", None) or error).__name__
        raise fail(BadSetting, "database-unreachable", database=_shown(url), problem=problem) from error


def _shown(url: str) -> str:
    """A database's address as its host knows it: without driver and password."""
    address = make_url(url)
    return address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        address = make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self._one_writer = asyncio.Lock()
        self._file: DatabaseFile | None = None
        self._group: GroupWriter | None = None
        if self.is_sqlite and address.database:
            self._file = DatabaseFile(Path(address.database))
            with _reaching(url):
                self._file.prepare()
            self._group = GroupWriter(self._file, _PRAGMAS, self._one_writer)
        self.engine = make_engine(url)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "do_connect", self._before_connecting)
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self.process = ""  # our name among the processes that share the database

    async def open(self) -> None:
        """Bring the schema up to date; BadSetting if the database can't be reached."""
        with _reaching(self.url):
            async with asyncio.timeout(REACH_SECONDS):
                await self._reach()
        async with self.writing() as connection:
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        if self._group is not None:
            await self._group.close()
        await self.engine.dispose()

    async def _reach(self) -> None:
        if self._group is not None:
            await self._group.open()
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    def _before_connecting(self, *_: object) -> None:
        """SQLite would make an empty file where ours is missing, and we would read from that."""
        if self._file is not None:
            self._file.check()

    async def try_writing(self) -> None:
        """Raise if what people do now could not be stored."""
        if self._file is not None:
            self._file.check_room()
        # As much as a deed may need, and each time something else: SQLite doesn't write what it has already.
        values = {"name": _TRIAL, "value": secrets.token_hex(_TRIAL_BYTES)}
        await self.execute(self.upsert(schema.keys, values))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; `Unwritten` if a fresh process would not find what it wrote."""
        if self._file is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer:
            with self._file.writing():
                async with self.engine.begin() as connection:
                    yield connection

    async def execute(self, statement: Executable) -> CursorResult[Any]:
        """One statement that writes, in a transaction of its own."""
        async with self.writing() as connection:
            return await connection.execute(statement)

    async def rows(self, statement: Any) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def first(self, statement: Any) -> SqlRow[Any] | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).first()

    def upsert(self, table: Table, values: Mapping[str, Any], newer: ColumnElement[bool] | None = None) -> Any:
        """Insert, or replace the row of the same key (if `newer` holds for it)."""
        make = sqlite.insert if self.is_sqlite else postgresql.insert
        statement = make(table).values(**values)
        key = [column.name for column in table.primary_key]
        fresh = {name: statement.excluded[name] for name in values if name not in key}
        if not fresh:
            return statement.on_conflict_do_nothing(index_elements=key)
        return statement.on_conflict_do_update(index_elements=key, set_=fresh, where=newer)

    def insert_new(self, table: Table, values: Mapping[str, Any]) -> Any:
        """Insert, unless there is a row of the same key."""
        make = sqlite.insert if self.is_sqlite else postgresql.insert
        return make(table).values(**values).on_conflict_do_nothing()

    # ------------------------------------------------------------ people

    async def add_person(self, person: Person) -> None:
        await self.execute(insert(schema.people).values(**_person_values(person)))

    async def keep_person(self, person: Person, *changed: str) -> bool:
        """Write down what changed about a person, and no more: the rest may have changed meanwhile, by another request.

        False if the login is another's.
        """
        every = _person_values(person)
        values = {name: every[name] for name in changed}
        try:
            await self.execute(update(schema.people).where(schema.people.c.id == person.id).values(**values))
        except IntegrityError:
            return False
        return True

    async def person_of_token(self, token_hash: str, now: float) -> Person | None:
        statement = (
            select(schema.people)
            .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
            .where(schema.tokens.c.hash == token_hash, schema.tokens.c.expires > now)
        )
        return await self._one_person(statement)

    async def person(self, id: str) -> Person | None:
        return await self._one_person(select(schema.people).where(schema.people.c.id == id))

    async def person_of_login(self, login: str) -> Person | None:
        return await self._one_person(select(schema.people).where(schema.people.c.login_key == login.lower()))

    async def _one_person(self, statement: Any) -> Person | None:
        row = await self.first(statement)
        return _person(row) if row else None

    async def add_token(self, token_hash: str, person: str, now: float, expires: float) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.expires <= now))
            await connection.execute(
                insert(schema.tokens).values(hash=token_hash, person=person, created=now, expires=expires)
            )

    async def valid_tokens(self, hashes: Collection[str], now: float) -> set[str]:
        """Those of the tokens that still hold."""
        t = schema.tokens.c
        asked, valid = list(hashes), set[str]()
        for at in range(0, len(asked), _AT_ONCE):
            some = asked[at : at + _AT_ONCE]
            valid |= {hash for (hash,) in await self.rows(select(t.hash).where(t.hash.in_(some), t.expires > now))}
        return valid

    async def drop_token(self, person: str, token_hash: str) -> None:
        await self._drop_tokens(person, schema.tokens.c.hash == token_hash)

    async def drop_tokens(self, person: str, but: str = "") -> None:
        await self._drop_tokens(person, schema.tokens.c.hash != but)

    async def _drop_tokens(self, person: str, which: ColumnElement[bool]) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person, which))
            await self._tell_of_tokens(connection, person)

    async def _tell_of_tokens(self, connection: AsyncConnection, person: str) -> None:
        """Other processes close the connections that came with the tokens we dropped."""
        if not self.is_sqlite:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{TOKENS_OF} {person} {self.process}")))

    async def forget_person(self, person: str) -> None:
        """Keep of a person no more than the seats and words that belong to others' games too."""
        values = _person_values(Person(id=person, name=""))
        async with self.writing() as connection:
            for table in (schema.tokens, schema.visitors, schema.notes, schema.ratings, schema.rated, schema.notices):
                await connection.execute(delete(table).where(table.c.person == person))
            theirs = or_(schema.blocks.c.person == person, schema.blocks.c.blocked == person)
            await connection.execute(delete(schema.blocks).where(theirs))
            await connection.execute(
                update(schema.results).where(schema.results.c.person == person).values(person=None)
            )
            await connection.execute(
                update(schema.people).where(schema.people.c.id == values.pop("id")).values(**values)
            )
            await self._tell_of_tokens(connection, person)

    async def results_of(self, person: str) -> list[tuple[str, int, int]]:
        """Per game: its id, how often the person finished it, how often they won."""
        r = schema.results.c
        won = func.sum(cast(r.won, Integer))
        statement = select(r.game, func.count(), won).where(r.person == person).group_by(r.game).order_by(r.game)
        return [(game, played, int(wins)) for game, played, wins in await self.rows(statement)]

    async def ratings_of(self, person: str) -> list[tuple[str, float, float, int, int]]:
        """Per rated game: its id, mu, sigma, games and wins."""
        r = schema.ratings.c
        statement = select(r.game, r.mu, r.sigma, r.games, r.won).where(r.person == person).order_by(r.game)
        return [tuple(row) for row in await self.rows(statement)]

    # ------------------------------------------------------------ tables

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
                if not self.is_sqlite:
                    news = f"{table.id} {table.seq} {self.process}"
                    await connection.execute(select(func.pg_notify(CHANNEL, news)))
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


# FULL: what was acknowledged outlives a power cut, too. Group commits make it cheap.
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def _hide_values(context: ExceptionContext) -> None:
    """Leave only the kind of each error: a driver's own words can quote what was to be stored."""
    error: BaseException | None = context.original_exception
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        error.args = (type(error).__name__,)
        if getattr(error, "detail", None):
            error.detail = None  # type: ignore[attr-defined] # PostgreSQL quotes the row there
        error = error.__cause__ or error.__context__


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# ---------------------------------------------------------------- appending
# The statements of the busiest deed of all, made once: SQLAlchemy takes its time to make one.

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


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _record(row: SqlRow[Any], kind: type[T], texts: Collection[str] = (), but: str = "") -> T:
    """A row as a record, whose fields are its columns save one; some of them are kept as JSON."""
    # The row's own names are a special kind of text.
    values = {str(name): value for name, value in row._mapping.items() if name != but}
    return msgspec.convert(values | {name: msgspec.json.decode(values[name]) for name in texts}, kind)


_PERSON_TEXTS: Final = ("settings", "notices")
_TABLE_TEXTS: Final = ("options", "clock", "deciders", "results", "hands")


def _person_values(person: Person) -> dict[str, Any]:
    values = msgspec.structs.asdict(person) | {"login_key": person.login.lower() or None}
    return values | {name: _text(values[name]) for name in _PERSON_TEXTS}


def _person(row: SqlRow[Any]) -> Person:
    return _record(row, Person, _PERSON_TEXTS, but="login_key")


def _table_values(table: TableRecord) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    return values | {name: _text(values[name]) for name in _TABLE_TEXTS}


def _table(row: SqlRow[Any]) -> TableRecord:
    return _record(row, TableRecord, _TABLE_TEXTS)


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.to_builtins(seat)}


def _seat(row: SqlRow[Any]) -> Seat:
    return _record(row, Seat, but="table_id")


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
