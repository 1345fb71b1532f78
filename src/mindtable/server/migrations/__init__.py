"""How a database of an earlier Mindtable becomes one of this. Run at every start; nothing is ever taken away."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from mindtable.kernel.errors import fail
from mindtable.server.reasons import BadSetting

_LOCK = 8_330_001  # of PostgreSQL: two processes that start together migrate one after the other


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    config = _config(connection)
    try:
        command.upgrade(config, to)
    except CommandError as error:
        found = MigrationContext.configure(connection).get_current_revision()
        if found not in revisions():
            raise fail(BadSetting, "database-newer", found=str(found)) from error
        raise


def revisions() -> list[str]:
    """Every schema there has been, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config(None)).walk_revisions()]


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", "mindtable.server:migrations")
    config.attributes["connection"] = connection
    return config
