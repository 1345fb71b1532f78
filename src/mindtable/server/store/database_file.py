"""The SQLite file under a running server: whether it is still the one we opened, has room to grow, and is ours alone.

When someone deletes or replaces a file, a process that has it open can still write to it, and what it writes is lost.
So every commit checks before and after whether a new process would find the same files.
"""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.exc import DatabaseError

SPARE: Final = 4 * 2**20  # bytes: as much as SQLite's log takes before it is written back
LOGGED_EVERY: Final = 60.0  # seconds
_LOG, _INDEX = "-wal", "-shm"  # what SQLite keeps beside the file while somebody has it open

# These errors are the fault of the disk or the file, not of what we wanted to write.
_FAULTS: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
)
_GONE: Final = (
    "The database file was deleted, moved or replaced while the server runs. Nothing is stored until it is back in its "
    "place or the server is started again."
)
_FULL: Final = "The disk is full, or can't be written. Nothing is stored until that is mended."

_log = structlog.get_logger("mindtable.database")


class Unwritten(OSError):
    """Something could not be stored, or not where a new process would find it."""


Identity = tuple[int, int] | None  # which file it is; none if there is none


class DatabaseFile:
    def __init__(self, path: Path) -> None:
        self.path = path
        beside = path.resolve()  # SQLite keeps them where the file itself is
        self._files = [path, *(beside.with_name(beside.name + end) for end in (_LOG, _INDEX))]
        self._opened: list[Identity] | None = None
        self._logged: dict[str, float] = {}

    def prepare(self) -> None:
        """Create the file if there is none, and let nobody else read it: it holds talk, addresses and hands."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600)
        for file in self._files:
            if file.exists() and file.stat().st_mode & 0o077:
                _close_to_others(file)

    def opened(self) -> None:
        """From now on these files are the database. The caller keeps them open for as long as we check them."""
        self._opened = self._found()

    def check(self) -> None:
        """Raise if a new process would open other files than ours."""
        if self._opened is not None and self._found() != self._opened:
            self._log("database-gone", _GONE)
            raise Unwritten("database-gone")

    def check_room(self) -> None:
        """Raise if the disk is about to be full."""
        if shutil.disk_usage(self.path.parent).free < SPARE:
            self._log("database-full", _FULL)
            raise Unwritten("database-full")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """A context for every write, commit included."""
        self.check()
        try:
            yield
        except (sqlite3.DatabaseError, DatabaseError) as error:
            code = getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF  # without the details
            if code not in _FAULTS:
                raise
            self._log("database-full", _FULL)
            raise Unwritten("database-full") from error
        self.check()

    def _found(self) -> list[Identity]:
        """Which files are now in the places of ours."""
        return [_identity(file, may_be_empty=file != self.path) for file in self._files]

    def _log(self, problem: str, sentence: str) -> None:
        """Tell the host in the log, but not for every request."""
        at = time.monotonic()
        if at - self._logged.get(problem, -LOGGED_EVERY) >= LOGGED_EVERY:
            self._logged[problem] = at
            _log.error(problem, file=str(self.path), about=sentence)


def _identity(file: Path, may_be_empty: bool) -> Identity:
    try:
        found = file.stat()
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_size or may_be_empty else None


def _close_to_others(file: Path) -> None:
    try:
        file.chmod(0o600)
    except OSError as error:  # it belongs to someone else, who lets us use it
        _log.warning("database-open-to-others", file=file.name, problem=type(error).__name__)
    else:
        _log.warning("database-closed-to-others", file=file.name)
