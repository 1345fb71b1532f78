"""`mindtable balance GAME`: games of bots, counted out into a report."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import mindtable
from mindtable.cli.screen import AsJson, GameId, GivenOptions, Jobs, console, counted, error_console, print_json
from mindtable.cli.simulate import finished, read_options
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options

if TYPE_CHECKING:
    from mindtable.arena.balance import Balance, Series

# The arena is imported inside the command, so that the other commands start without it.


def balance(
    game_id: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games for each bot and number of players.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others count up from it.")] = 0,
    jobs: Jobs = 1,
    bot: Annotated[list[str] | None, typer.Option(help="A bot that plays every seat; repeatable.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="A number of players; repeatable.")] = None,
    series: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYERS:BOT:GAMES", help="Games of one kind, instead of the options above; repeatable."),
    ] = None,
    option: GivenOptions = None,
    budget: Annotated[
        float, typer.Option(min=0.001, help="Seconds a bot may think about a choice, in addition to its own limits.")
    ] = 60.0,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help="Where to write the report.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, and report who wins from where and what they take and use."""
    from mindtable.arena.balance import Series, summed
    from mindtable.arena.balance_report import document, report

    game = mindtable.game(game_id)
    file = out or Path("docs") / f"balance-{game.id}.md"
    planned = [_series(text) for text in series or []]
    planned = planned or [Series(number, name, games) for number in players or [2] for name in bot or ["planner"]]
    found: list[Balance] = []
    for number, name, often in planned:
        options = game.resolve(read_options(game, option or [], number))
        with error_console().status(f"{game.id}: {counted(often, 'game')} of {name}, {number} players …"):
            total = summed(_played(game, options, range(seed, seed + often), name, budget, jobs))
        assert total is not None
        found.append(total)
    if as_json:
        print_json(document(game, found))
        return
    told = " ".join(f"--series {number}:{name}:{often}" for number, name, often in planned)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(report(game, found, f"mindtable balance {game.id} --seed {seed} {told}"), "utf-8")
    console().print(f"{counted(sum(part.games for part in found), 'game')}: {file}")


def _series(text: str) -> Series:
    from mindtable.arena.balance import Series

    try:
        players, name, games = text.split(":")
        found = Series(int(players), name, int(games))
    except ValueError:
        found = Series(0, "", 0)
    if found.games < 1:
        raise typer.BadParameter(f"“{text}” is not of the form players:bot:games.", param_hint="--series")
    return found


def _played(game: Game[Any], options: Options, seeds: range, name: str, budget: float, jobs: int) -> Iterator[Balance]:
    from mindtable.arena.balance import play_one

    if jobs == 1:
        for seed in seeds:
            yield play_one(game, options, seed, name, budget)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    work = [pool.submit(_play, game.package, options, seed, name, budget) for seed in seeds]
    yield from finished(pool, work)


def _play(package: str, options: Options, seed: int, name: str, budget: float) -> Balance:
    """What a worker process does."""
    from mindtable.arena.balance import play_one

    return play_one(mindtable.bring(package), options, seed, name, budget)
