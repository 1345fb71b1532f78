"""The format of a backup file: the copy of a SQLite database, or rows as lines of JSON, packed with gzip.

The first line says what this is and of which schema. Then comes each table of the database: a line with its name and
columns, and a line for each row. The last line says how many rows there were.
"""

from __future__ import annotations

import base64
import gzip
import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, Protocol

from mindtable.kernel.errors import MindtableError, fail
from mindtable.server.ops.clock import now
from mindtable.server.store import migrations

FORMAT: Final = 1
_SQLITE: Final = b"SQLite format 3\x00"


class BadBackup(MindtableError):
    """A backup that cannot be made, read or restored."""


class Contents(NamedTuple):
    """What a backup holds."""

    tables: int  # of play
    rows: int


class Part(NamedTuple):
    """The rows of one table of the database."""

    table: str
    columns: list[str]
    rows: Iterator[list[Any]]


class Source(Protocol):
    """A backup that we read."""

    revision: str

    def parts(self, order: Iterable[str]) -> Iterator[Part]:
        """All tables; if possible in this order."""


def is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(_SQLITE)) == _SQLITE


def check(file: Path) -> Contents:
    """Read a backup from beginning to end: what it holds, or why it cannot be used."""
    with reading(file) as source:
        counts = {part.table: sum(1 for _ in part.rows) for part in source.parts([])}
    return Contents(tables=counts.get("tables", 0), rows=sum(counts.values()))


@contextmanager
def reading(file: Path) -> Iterator[Source]:
    try:
        if is_sqlite(file):
            with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
                yield _known(_Copy(connection), file)
        else:
            with gzip.open(file, "rt", encoding="utf-8") as lines:
                yield _known(_Lines(lines), file)
    except (sqlite3.DatabaseError, gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError) as error:
        raise fail(BadBackup, "backup-unreadable", file=str(file)) from error


def _known(source: Source, file: Path) -> Source:
    if source.revision not in migrations.revisions():
        raise fail(BadBackup, "database-newer", found=source.revision)
    return source


class _Copy:
    """The copy of a SQLite database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise ValueError("damaged")
        self.revision = str(connection.execute(f"SELECT version_num FROM {migrations.REVISION}").fetchone()[0])

    def parts(self, order: Iterable[str]) -> Iterator[Part]:
        found = self.connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> ?",
            [migrations.REVISION],
        )
        there = {str(name) for (name,) in found}
        ordered = [name for name in order if name in there]
        for name in [*ordered, *sorted(there - set(ordered))]:
            rows = self.connection.execute(f'SELECT * FROM "{name}"')
            yield Part(name, [column[0] for column in rows.description], (list(row) for row in rows))


class _Lines:
    """Rows as lines of JSON."""

    def __init__(self, lines: IO[str]) -> None:
        self.lines = lines
        head = json.loads(lines.readline())
        if head["mindtable"] != "backup" or head["format"] > FORMAT:
            raise ValueError("not ours")
        self.revision = str(head["schema"])
        self._next: Any = None
        self._rows = 0

    def parts(self, order: Iterable[str]) -> Iterator[Part]:
        self._advance()
        while "end" not in self._next:
            head = self._next
            rows = self._part_rows()
            yield Part(head["table"], head["columns"], rows)
            for _ in rows:  # those that the caller left
                pass
        if self._next["end"] != self._rows:
            raise ValueError("incomplete")

    def _advance(self) -> None:
        line = self.lines.readline()
        if not line:
            raise EOFError
        self._next = json.loads(line)

    def _part_rows(self) -> Iterator[list[Any]]:
        self._advance()
        while isinstance(self._next, list):
            self._rows += 1
            yield [_value(value) for value in self._next]
            self._advance()


def _value(value: object) -> object:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


class Writer:
    """Writes rows as lines of JSON."""

    def __init__(self, out: IO[str], revision: str) -> None:
        self.out = out
        self.rows = 0
        self._line({"mindtable": "backup", "format": FORMAT, "schema": revision, "at": now()})

    def table(self, name: str, columns: list[str]) -> None:
        self._line({"table": name, "columns": columns})

    def row(self, values: Iterable[object]) -> None:
        self._line(
            [{"base64": base64.b64encode(v).decode()} if isinstance(v, bytes | memoryview) else v for v in values]
        )
        self.rows += 1

    def end(self) -> None:
        self._line({"end": self.rows})

    def _line(self, content: object) -> None:
        self.out.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")
