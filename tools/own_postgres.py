"""A PostgreSQL of one's own, without root, for tests and tools: in a new folder, and gone at the end."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import NamedTuple

_numbers = count()


class Postgres(NamedTuple):
    url: str
    pid: int

    def new_database(self) -> str:
        """The address of an empty database."""
        import asyncpg

        name = f"empty_{next(_numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.url.replace("/postgres?", f"/{name}?")


@contextmanager
def own_postgres(to_disk: bool) -> Iterator[Postgres]:
    """`to_disk`: a commit waits for the disk, as it does for people. Tests needn't wait."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that not every machine has
        from pgserver import postgres_server

        # Not in pytest's own folder: another run that begins meanwhile would close that to PostgreSQL's user.
        server = postgres_server.get_server(tempfile.mkdtemp(prefix="mindtable-postgres-"), cleanup_mode="delete")
    try:
        if not to_disk:
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        yield Postgres(server.get_uri(), server.get_pid())
    finally:
        # Nobody needs the data, so the end need not be orderly. pgserver complains of that.
        logging.getLogger("pgserver").setLevel(logging.CRITICAL)
        postgres_server.pg_ctl(["-m", "immediate", "-w", "stop"], pgdata=server.pgdata, user=server.system_user)
        server.cleanup()
