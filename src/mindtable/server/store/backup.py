"""Backup and restore of everything that a server keeps, which is all in the database.

A SQLite database is copied by SQLite's own backup, which doesn't disturb a running server. A PostgreSQL one is dumped
row by row, as of one moment. Either kind of file can be restored into either kind of database, and the restore migrates
what an earlier Mindtable wrote. A backup holds every secret there is, so only its owner may read it.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Boolean, Connection, MetaData, create_engine, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from mindtable.kernel.errors import fail
from mindtable.server.ops.settings import Settings
from mindtable.server.store import migrations
from mindtable.server.store.backup_file import BadBackup, Contents, Writer, check, is_sqlite, reading
from mindtable.server.store.database import make_engine

_ROWS_AT_ONCE: Final = 500


def back_up(settings: Settings, file: Path) -> Contents:
    """Write everything to a file. An older file of that name is replaced when all is written."""
    with _explained():
        source = _sqlite_file(settings)
        if source is not None and not source.is_file():
            raise fail(BadBackup, "backup-nothing", database=str(source))
        with _replacing(file) as new:
            if source is not None:
                _copy_sqlite(source, new)
            else:
                asyncio.run(_dump(settings.database, new))
            return check(new)


def restore(settings: Settings, file: Path, force: bool = False) -> Contents:
    """Load a backup into the database. One that isn't empty is replaced only with `force`."""
    with _explained():
        if not file.is_file():
            raise fail(BadBackup, "backup-unreadable", file=str(file))
        contents = check(file)
        target = _sqlite_file(settings)
        if target is None:
            asyncio.run(_restore_postgres(settings.database, file, force))
            return contents
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            _check_replaceable(target, force)
        with _replacing(target) as new:
            _restore_sqlite(new, file)
        return contents


@contextmanager
def _explained() -> Iterator[None]:
    """Turn an error of the disk or the database into a sentence."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise fail(BadBackup, "backup-failed", problem=problem) from error


@contextmanager
def _replacing(file: Path) -> Iterator[Path]:
    """A new file, which replaces the old one if all goes well. Only its owner can read it."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    new = Path(name)
    try:
        yield new
        os.replace(new, file)
    finally:
        new.unlink(missing_ok=True)


def _fill(connection: Connection, file: Path) -> None:
    """Put the rows of a backup into an empty database, and bring it up to date."""
    with reading(file) as source:
        migrations.upgrade(connection, source.revision)
        metadata = _reflect(connection)
        for part in source.parts(table.name for table in metadata.sorted_tables):
            table = metadata.tables[part.table]
            switches = {name for name in part.columns if isinstance(table.columns[name].type, Boolean)}
            while bundle := list(islice(part.rows, _ROWS_AT_ONCE)):
                rows = [dict(zip(part.columns, row, strict=True)) for row in bundle]
                for row in rows:
                    row |= {name: bool(row[name]) for name in switches}
                connection.execute(insert(table), rows)
    migrations.upgrade(connection)


def _reflect(connection: Connection) -> MetaData:
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


# ---------------------------------------------------------------- SQLite


def _sqlite_file(settings: Settings) -> Path | None:
    """The file of a SQLite database; none for another kind."""
    url = make_url(settings.database)
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise fail(BadBackup, "backup-nothing", database=settings.db)
    return Path(url.database)


def _copy_sqlite(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def _check_replaceable(target: Path, force: bool) -> None:
    """Raise if a database may not be replaced, or if someone has it open."""
    with closing(sqlite3.connect(target, timeout=1.0)) as old:
        if not force and _has_rows(old):
            raise fail(BadBackup, "restore-not-empty", database=str(target))
        try:
            alone = old.execute("PRAGMA journal_mode=DELETE").fetchone()[0] == "delete"
        except sqlite3.OperationalError:
            alone = False
        if not alone:
            raise fail(BadBackup, "database-in-use", database=str(target))


def _has_rows(connection: sqlite3.Connection) -> bool:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    names = [name for (name,) in found if name != migrations.REVISION]
    return any(connection.execute(f'SELECT EXISTS (SELECT 1 FROM "{name}")').fetchone()[0] for name in names)


def _restore_sqlite(new: Path, file: Path) -> None:
    copied = is_sqlite(file)
    if copied:
        _copy_sqlite(file, new)
    engine = create_engine(f"sqlite:///{new}")
    try:
        with engine.begin() as connection:
            if copied:
                migrations.upgrade(connection)
            else:
                _fill(connection, file)
    finally:
        engine.dispose()


# ---------------------------------------------------------------- PostgreSQL


async def _dump(url: str, target: Path) -> None:
    engine = make_engine(url).execution_options(isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection:
            with gzip.open(target, "wt", encoding="utf-8") as out:
                await _dump_rows(connection, out)
    finally:
        await engine.dispose()


async def _dump_rows(connection: AsyncConnection, out: IO[str]) -> None:
    found = await connection.run_sync(_reflect)
    if migrations.REVISION not in found.tables:
        raise fail(BadBackup, "backup-nothing", database="postgresql")
    writer = Writer(out, (await connection.execute(select(found.tables[migrations.REVISION]))).scalar_one())
    for table in found.sorted_tables:
        if table.name != migrations.REVISION:
            writer.table(table.name, [column.name for column in table.columns])
            async for row in await connection.stream(select(table)):
                writer.row(row)
    writer.end()


async def _restore_postgres(url: str, file: Path, force: bool) -> None:
    """All in one transaction, so that the old rows are there until the new ones are."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            if (await connection.execute(others)).scalar_one():
                raise fail(BadBackup, "database-in-use", database="postgresql")
            await connection.run_sync(_replace_all, file, force)
    finally:
        await engine.dispose()


def _replace_all(connection: Connection, file: Path, force: bool) -> None:
    old = _reflect(connection)
    if not force:
        for table in old.sorted_tables:
            filled = select(func.count()).select_from(table)
            if table.name != migrations.REVISION and connection.execute(filled).scalar_one():
                raise fail(BadBackup, "restore-not-empty", database="postgresql")
    old.drop_all(connection)
    _fill(connection, file)
