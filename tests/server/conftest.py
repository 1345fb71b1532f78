"""One server for all tests of a file that do not stop it, and a PostgreSQL for those that want one."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Served, close_all, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that not every machine has
        from pgserver import postgres_server

        # Not in pytest's own folder: another run that begins meanwhile would close that to PostgreSQL's user.
        server = postgres_server.get_server(tempfile.mkdtemp(prefix="mindtable-postgres-"), cleanup_mode="delete")
    # Nobody needs this data after the tests: it need not reach the disk, nor the end be orderly.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server.get_uri()
    postgres_server.pg_ctl(["-m", "immediate", "-w", "stop"], pgdata=server.pgdata, user=server.system_user)
    server.cleanup()


@pytest.fixture
def shared_database(postgres: str) -> str:
    """An empty database that several servers can share."""
    return _fresh(postgres)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    url: str = request.getfixturevalue("postgres")
    return _fresh(url)


_made: list[str] = []


def _fresh(url: str) -> str:
    """A new database in that PostgreSQL."""
    import asyncio

    import asyncpg

    name = f"test_{len(_made)}"
    _made.append(name)

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return url.replace("/postgres?", f"/{name}?")
