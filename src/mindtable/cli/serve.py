"""`mindtable serve`: the server, and the browser opened at it."""

from __future__ import annotations

from typing import Annotated

import typer

from mindtable.cli.screen import Config, Data, Database, complain


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535, help="The port.", show_default="8330")] = None,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Don't open the browser.")] = False,
) -> None:
    """Open the table to everyone: start the server, and show it in the browser."""
    # Here, and not above: commands that serve nothing need not load a server.
    from mindtable.server.ops import settings, startup

    given = {"host": host, "port": port, "db": db, "data": data}
    chosen = settings.read(given, file=config)
    startup.run(chosen, say=complain, browse=not no_browser)
