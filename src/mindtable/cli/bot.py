"""`mindtable bot`: a bot that comes to a table on any server, as an ordinary client."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Final

import typer

import mindtable
from mindtable.cli.screen import Language, complain
from mindtable.text import knows, say


def play_as_bot(
    server: Annotated[str, typer.Option(metavar="URL", help="The server's address: https://table.example")],
    code: Annotated[str, typer.Option(help="The table's code.")],
    seat: Annotated[int, typer.Option(min=0, max=7, help="The seat to take; 0 is the first.")],
    level: Annotated[str, typer.Option(help="A bot level; each game has its own.")],
    name: Annotated[str, typer.Option(help="The name to use.", show_default="the level's name")] = "",
    data: Annotated[
        str | None,
        typer.Option(
            metavar="DIR",
            help="Where it stores its identity, to find its seat again.",
            show_default="your user data folder",
        ),
    ] = None,
    language: Language = "en",
) -> None:
    """Let a bot on this machine play at a table anywhere."""
    from mindtable.server.bots.client import BotClient
    from mindtable.server.bots.client_cookies import SavedCookies
    from mindtable.server.ops import settings

    called = name or _level_name(language, level)
    cookies = SavedCookies(settings.read({"data": data}).folder / "bots.json")
    client = BotClient(
        server, code, seat, level, called, lambda event: complain(say(language, _TOLD[event], None, seat=seat)), cookies
    )
    with suppress(KeyboardInterrupt):
        results = asyncio.run(client.play())
        for own in [result for result in results if result.seat == seat]:  # none, if the host closed the table
            typer.echo(say(language, "cli-bot-won" if own.won else "cli-bot-lost-game", None, score=own.score))


def _level_name(language: str, level: str) -> str:
    """What a level is called, in whichever game it is one."""
    title = f"bot-level-{level}"
    games = (mindtable.game(id) for id in mindtable.games())
    return next((say(language, title, game) for game in games if knows(language, title, game)), level)


_TOLD: Final = {
    "seated": "cli-bot-seated",
    "connected": "cli-bot-connected",
    "lost": "cli-bot-lost",
    "over": "cli-bot-over",
}
