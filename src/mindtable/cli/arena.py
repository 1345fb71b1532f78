"""`mindtable arena GAME` and `mindtable ladder`: bots against bots, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import mindtable
from mindtable.cli.screen import AsJson, GameId, GivenOptions, Jobs, complain, console, counted, print_json
from mindtable.cli.simulate import read_options
from mindtable.cli.tables import print_table, progress_bar
from mindtable.kernel.errors import fail

if TYPE_CHECKING:
    from mindtable.arena.figures import Figures
    from mindtable.arena.matches import Arena, Result
    from mindtable.arena.running import Results

# The arena is imported inside the commands, so that the other commands start without it.

REPORT = "report.html"
LADDER_PLAYERS = (2, 4)

Games = Annotated[int, typer.Option(min=1, help="How many games each pair of bots plays.")]
Seed = Annotated[int, typer.Option(help="The first seed; the others count up from it.")]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster (host:port, or auto) instead.")
]


def arena(
    game_id: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The bots that play, by name or level.")],
    games: Games = 100,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    option: GivenOptions = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where results and report go; resumes a run found there.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let every pair of bots play the same seeds, with the seats rotated."""
    from mindtable.arena.figures import figures
    from mindtable.arena.matches import prepared
    from mindtable.arena.report import report
    from mindtable.arena.running import Results

    _here_or_there(jobs, ray)
    game = mindtable.game(game_id)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    wanted = prepared(game_id, read_options(game, option or [], players), names, games, seed)
    results = Results(wanted, out)
    finished = _play_all(results, jobs, ray, game_id)
    found = figures(wanted, results.in_order())
    if out is not None:
        (out / REPORT).write_text(report(wanted, found), encoding="utf-8")
    if as_json:
        print_json({**wanted.settings(), "version": mindtable.__version__, **found})
    else:
        _show(found)
        if out is not None:
            console().print(f"Report: {out / REPORT}")
    if not finished:
        raise _stopped()


def write_ladder(
    games: Games = 400,
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="Play only this game; repeatable.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="Play only with this many players; repeatable.")] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to keep results.")] = Path("build/ladder"),
    page: Annotated[Path, typer.Option(metavar="FILE", help="The page to write.")] = Path("docs/ladder.md"),
    measure: Annotated[bool, typer.Option("--measure/--page-only", help="Play, or only write the page.")] = True,
) -> None:
    """Measure how strong the levels are, and write the ladder.

    What was measured before is not played again; the page tells all that is in the folder, and keeps what it told of
    more games of the same version.
    """
    from mindtable.arena import ladder
    from mindtable.arena.running import Results
    from mindtable.bots.levels import levels

    _here_or_there(jobs, ray)
    played: list[tuple[Arena, list[Result]]] = []
    finished = True
    with_levels = [id for id in mindtable.games() if levels(mindtable.game(id))]
    asked = game or with_levels
    for id in asked:
        mindtable.game(id)
    for game_id in with_levels:
        for number in LADDER_PLAYERS:
            for wanted in ladder.arenas(game_id, number, games, seed):
                name = f"{game_id}-{number}-{'-'.join(wanted.bots)}"
                results = Results(wanted, out / name)
                if measure and finished and game_id in asked and number in (players or LADDER_PLAYERS):
                    finished = _play_all(results, jobs, ray, name)
                played.append((wanted, results.in_order()))
    page.parent.mkdir(parents=True, exist_ok=True)
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    page.write_text(ladder.page(played, before), encoding="utf-8")
    console().print(f"The ladder is in {page}.")
    if not finished:
        raise _stopped()


def _stopped() -> typer.Exit:
    complain("Stopped. What was finished is kept; the same command goes on from there.")
    return typer.Exit(1)


def _here_or_there(jobs: int, ray: str | None) -> None:
    from mindtable.arena.errors import BadArena

    if ray is not None and jobs > 1:
        raise fail(BadArena, "arena-jobs-or-ray")


def _play_all(results: Results, jobs: int, ray: str | None, title: str) -> bool:
    """Play what is left, under a bar with the time left; False if the user stopped it."""
    from mindtable.arena.cluster import run_on_cluster
    from mindtable.arena.running import run

    waiting = len(results.waiting())
    with progress_bar(title) as progress:
        done = len(results.found)
        task = progress.add_task(title, total=waiting + done, completed=done)
        try:
            for _ in run_on_cluster(results, ray) if ray is not None else run(results, jobs):
                progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def _show(found: Figures) -> None:
    print_table(
        ("pairing", "games", "won", "95% interval"),
        (
            (
                f"{one['bots'][0]} – {one['bots'][1]}",
                str(one["first"]["games"]),
                f"{one['first']['rate']:.1%}",
                f"{one['first']['low']:.1%} – {one['first']['high']:.1%}",
            )
            for one in found["pairings"]
        ),
        left="pairing",
    )
    print_table(
        ("bot", "rating", "points", "p50", "p95", "longest"),
        (
            (
                bot,
                f"{rating:.1f}",
                f"{found['scores'].get(bot, 0.0):.1f}",
                *(f"{value:.0f} ms" for value in _times(found, bot)),
            )
            for bot, rating in found["ratings"].items()
        ),
        left="bot",
    )
    console().print(f"{counted(len(found['decisions']), 'game')}.")


def _times(found: Figures, bot: str) -> tuple[float, float, float]:
    thought = found["thinking"].get(bot)
    return (thought["p50"], thought["p95"], thought["max"]) if thought else (0.0, 0.0, 0.0)
