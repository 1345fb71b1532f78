"""`mindtable backup` and `mindtable restore`: all that a server keeps, to a file and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mindtable.cli.screen import Config, Data, Database, Language
from mindtable.text import say

File = Annotated[Path, typer.Argument(metavar="FILE")]


def back_up(
    file: File, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Write everything that a server stores to a file. The server can keep running."""
    from mindtable.server.ops import settings
    from mindtable.server.store import backup

    contents = backup.back_up(settings.read({"db": db, "data": data}, file=config), file)
    typer.echo(say(language, "cli-backup-done", None, file=str(file), tables=contents.tables, rows=contents.rows))


def restore(
    file: File,
    force: Annotated[bool, typer.Option("--force", help="Replace the database's contents.")] = False,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    language: Language = "en",
) -> None:
    """Restore a database from a backup. Stop every server that uses it first."""
    from mindtable.server.ops import settings
    from mindtable.server.store import backup

    contents = backup.restore(settings.read({"db": db, "data": data}, file=config), file, force)
    typer.echo(say(language, "cli-restore-done", None, file=str(file), tables=contents.tables, rows=contents.rows))
