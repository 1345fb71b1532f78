"""Group commit for SQLite: what many tables write at about the same time reaches the disk together.

A commit has to wait for the disk, and SQLite has one writer. While one group is being committed, the next one gathers,
so the more there is to write, the less each write costs. If one member of a group can't be written, the others still
are. Nothing is acknowledged before the disk has it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from mindtable.server.store.database_file import DatabaseFile, Unwritten

Statement = tuple[str, Sequence[Mapping[str, Any]]]  # SQL with named parameters, and the parameters of each run


class Member(NamedTuple):
    """What has to be written in one piece, and who waits for it."""

    statements: Sequence[Statement]
    written: asyncio.Future[None]


class GroupWriter:
    def __init__(self, file: DatabaseFile, pragmas: Sequence[str], turn: asyncio.Lock) -> None:
        self.file = file
        self.pragmas = pragmas
        self.turn = turn  # held while we write; all other writers take it too
        self._thread = ThreadPoolExecutor(1, "mindtable-writer")
        self._connection: sqlite3.Connection | None = None
        self._gathering: list[Member] = []
        self._flushing: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Write all or nothing. Raises `sqlite3.IntegrityError` if a key is taken, `Unwritten` if the disk fails."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathering.append(Member(statements, written))
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())
        await written

    async def open(self) -> None:
        """Open the file. We keep it open until the end, so that no other file can take its identity."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._opened)

    async def close(self) -> None:
        if self._flushing is not None:
            await self._flushing
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._connection = None
        self._thread.shutdown()

    async def _flush(self) -> None:
        while self._gathering:
            async with self.turn:
                group, self._gathering = self._gathering, []
                work = asyncio.get_running_loop().run_in_executor(
                    self._thread, self._commit, [member.statements for member in group]
                )
                try:
                    outcomes: Sequence[Exception | None] = await work
                except Exception as error:
                    outcomes = [Unwritten(type(error).__name__)] * len(group)
            for member, outcome in zip(group, outcomes, strict=True):
                if member.written.done():
                    continue  # the one who waited has gone
                if outcome is None:
                    member.written.set_result(None)
                else:
                    member.written.set_exception(outcome)

    # ------------------------------------------------------------ in the writer's thread

    def _commit(self, group: Sequence[Sequence[Statement]]) -> list[Exception | None]:
        connection = self._opened()
        with self.file.writing():
            connection.execute("BEGIN IMMEDIATE")
            try:
                outcomes = [_one(connection, statements) for statements in group]
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        return outcomes

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self.file.path, isolation_level=None, check_same_thread=False)
            for pragma in self.pragmas:
                self._connection.execute(f"PRAGMA {pragma}")
            self._connection.execute("SELECT count(*) FROM sqlite_master")  # which opens the files beside it
            self.file.opened()
        return self._connection


def _one(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Exception | None:
    connection.execute("SAVEPOINT member")
    try:
        for sql, runs in statements:
            connection.executemany(sql, runs)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO member")
        connection.execute("RELEASE member")
        return error
    connection.execute("RELEASE member")
    return None
