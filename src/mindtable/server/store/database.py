"""The database connection: engine, transactions, upserts, and notifications to other processes.

The same statements run on SQLite and PostgreSQL. On SQLite one connection writes at a time, in WAL mode, and every
commit is on the disk before it returns. On PostgreSQL the database keeps writers apart.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, CursorResult, Executable, Table, event, extract, func, select
from sqlalchemy import Row as SqlRow
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mindtable.kernel.errors import fail
from mindtable.server.store import migrations, schema
from mindtable.server.store.database_file import DatabaseFile
from mindtable.server.store.group_commit import GroupWriter
from mindtable.server.web.refusals import BadSetting

T = TypeVar("T")

CHANNEL: Final = "mindtable"  # on which processes notify each other of new rows, dropped tokens and who comes and goes
CONNECTIONS: Final = 15  # to PostgreSQL, of one process, besides the one that listens
REACH_SECONDS: Final = 15.0  # how long a database may take to answer at the start
TOKENS_OF: Final = "tokens-of"
PRESENT_AT: Final = "present-at"
_TRIAL: Final = "trial"  # of writing, among the server's secrets
_TRIAL_BYTES: Final = 16_384


# The processes that share a PostgreSQL and live, by its clock.
POSTGRES_NOW: Final = extract("epoch", func.clock_timestamp())
LIVING: Final = select(schema.processes.c.process).where(schema.processes.c.until > POSTGRES_NOW)


# FULL: what we acknowledged survives a power cut, too. Group commits make it cheap.
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def make_engine(url: str) -> AsyncEngine:
    """The engine of a database. Its errors quote nothing of what we wanted to store."""
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
    """If we can't reach the database, say why in a sentence."""
    try:
        yield
    except (OSError, DBAPIError) as error:
        problem = type(getattr(error, "orig", None) or error).__name__
        raise fail(BadSetting, "database-unreachable", database=_shown(url), problem=problem) from error


def _shown(url: str) -> str:
    """A database's address as its host knows it: without driver and password."""
    address = make_url(url)
    return address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)


class Database:
    """A database: its connection, transactions, and the statements that the two dialects write differently."""

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
        """Where our file is missing, SQLite would make an empty one, and we would read from that."""
        if self._file is not None:
            self._file.check()

    async def try_writing(self) -> None:
        """Raise if what people do now could not be stored."""
        if self._file is not None:
            self._file.check_room()
        # As much as a command may need, and each time something else: SQLite doesn't write what it has already.
        values = {"name": _TRIAL, "value": secrets.token_hex(_TRIAL_BYTES)}
        await self.execute(self.upsert(schema.keys, values))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; `Unwritten` if a new process would not find what it wrote."""
        if self._file is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer:
            with self._file.writing():
                async with self.engine.begin() as connection:
                    yield connection

    async def notify(self, connection: AsyncConnection, about: str, detail: str) -> None:
        """Notify the other processes when this transaction is committed (`pubsub.py` listens)."""
        if not self.is_sqlite:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{about} {detail} {self.process}")))

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


def _hide_values(context: ExceptionContext) -> None:
    """Keep only the kind of each error: a driver's message can quote what we wanted to store."""
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


# ---------------------------------------------------------------- records and rows


def as_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def as_record(row: SqlRow[Any], kind: type[T], texts: Collection[str] = (), but: str = "") -> T:
    """A row as a record, whose fields are its columns without `but`; `texts` are columns that hold JSON."""
    # SQLAlchemy's column names are a subclass of str.
    values = {str(name): value for name, value in row._mapping.items() if name != but}
    return msgspec.convert(values | {name: msgspec.json.decode(values[name]) for name in texts}, kind)
