"""What all commands share: where output goes, how a refusal is told, and the options they have in common.

Standard output holds what was asked for and nothing else; progress and complaints go to standard error.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from typer.core import TyperGroup

from mindtable.kernel.errors import MindtableError

Language = Annotated[Literal["en", "pl", "de", "ru"], typer.Option(help="The language of the texts.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game; `mindtable games` lists them.")]
GivenOptions = Annotated[
    list[str] | None, typer.Option("-o", "--option", metavar="KEY=VALUE", help="A game option; repeatable.")
]
Jobs = Annotated[int, typer.Option(min=1, help="The number of processes that share the work.")]

# Where a server keeps its things.
Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…", show_default="a file in the data folder"),
]
Data = Annotated[str | None, typer.Option(metavar="DIR", help="The data folder.", show_default="your user data folder")]
Config = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The settings file.", show_default="mindtable.toml in the data folder"),
]


class Refusing(TyperGroup):
    """Commands whose bad input is told in a sentence, not in a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MindtableError as error:
            complain(str(error))
            raise typer.Exit(2) from None


def complain(sentence: str) -> None:
    typer.echo(sentence, err=True)


def print_json(document: object) -> None:
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def console() -> Console:
    # Made when needed, so that it writes to whatever standard output is at that moment.
    return Console(highlight=False, soft_wrap=True)


def error_console() -> Console:
    return Console(stderr=True)


def counted(number: int, thing: str) -> str:
    """Such as: 1 game, 2 games."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
