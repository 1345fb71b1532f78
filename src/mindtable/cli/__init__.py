"""The command line: `mindtable COMMAND`. One file per group of commands; this one puts them together.

Exit status: 0 all went well, 1 the run failed (a broken rule, a failed check), 2 wrong usage.
"""

from __future__ import annotations

from typing import Annotated

import typer

import mindtable
from mindtable.cli import (
    arena,
    balance,
    bot,
    conduct,
    demo,
    games,
    keeping,
    prove,
    replay,
    rules,
    serve,
    simulate,
    tune,
)
from mindtable.cli.screen import Refusing

app = typer.Typer(
    cls=Refusing,
    help="A table for heavy board games about the mind.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mindtable {mindtable.__version__} ({mindtable.build()})")
        raise typer.Exit


@app.callback()
def _common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version and build.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve.serve()


app.command("serve")(serve.serve)
app.command("bot")(bot.play_as_bot)
app.command("backup")(keeping.back_up)
app.command("restore")(keeping.restore)
app.add_typer(conduct.app, name="conduct")
app.command("games")(games.list_games)
app.command("options")(games.show_options)
app.command("demo")(demo.play_demo)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("clauses")(rules.list_clauses)
app.command("content")(rules.content)
app.command("fuzz")(prove.fuzz_game)
app.command("bench")(prove.bench_games)
app.command("arena")(arena.arena)
app.command("ladder")(arena.write_ladder)
app.command("tune")(tune.tune_weights)
app.command("balance")(balance.balance)


def main() -> None:
    app(prog_name="mindtable")
