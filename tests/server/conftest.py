"""One server for all tests of a file that do not stop it, and a PostgreSQL for those that want one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Served, close_all, serving
from tools.own_postgres import Postgres, own_postgres


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    with own_postgres(to_disk=False) as running:
        yield running


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """An empty database that several servers can share."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    url: str = request.getfixturevalue("shared_database")
    return url
