"""Migrations: they bring a database of an earlier Mindtable up to date, at every start. They never drop anything.

Alembic takes a fifth of a server's start to import, so it is imported only for a database that isn't up to date.
"""

from __future__ import annotations

import pkgutil
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from mindtable.kernel.errors import fail
from mindtable.server.store.migrations import versions
from mindtable.server.web.refusals import BadSetting

if TYPE_CHECKING:
    from alembic.config import Config

REVISION: Final = "alembic_version"  # the table that says which schema a database has
_LOCK = 8_330_001  # of PostgreSQL: two processes that start together migrate one after the other


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    found = _present(connection)
    if to == "head" and found == newest():
        return
    from alembic import command
    from alembic.util import CommandError

    config = _config(connection)
    try:
        command.upgrade(config, to)
    except CommandError as error:
        if found not in revisions():
            raise fail(BadSetting, "database-newer", found=str(found)) from error
        raise


def revisions() -> list[str]:
    """Every schema there has been, the newest first. A version's file begins with its number."""
    return sorted((module.name.partition("_")[0] for module in pkgutil.iter_modules(versions.__path__)), reverse=True)


def newest() -> str:
    return revisions()[0]


def _present(connection: Connection) -> str | None:
    """The schema the database has; None if it has none."""
    if not inspect(connection).has_table(REVISION):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {REVISION}")).scalar()
    return found


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "mindtable.server.store:migrations")
    config.attributes["connection"] = connection
    return config
