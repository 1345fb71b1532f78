"""`mindtable fuzz GAME` and `mindtable bench`: hunt for broken positions, and measure."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import mindtable
from mindtable.cli.screen import AsJson, GameId, complain, console, counted, error_console, print_json
from mindtable.cli.tables import print_table

# The testing tools are imported inside the commands, so that the other commands start without them.


def fuzz_game(
    game_id: GameId,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to hunt.")] = 60,
    seed: Annotated[int, typer.Option(help="A different seed hunts elsewhere.")] = 0,
    out: Annotated[Path, typer.Option(file_okay=False, help="Where to keep finds.")] = Path(".fuzz"),
    as_json: AsJson = False,
) -> None:
    """Hunt for broken positions; each find is a short history file that `mindtable replay` loads."""
    from mindtable.testing.fuzz import fuzz

    game = mindtable.game(game_id)
    with error_console().status(f"Fuzzing {game.id} for {seconds:g} s …"):
        report = fuzz(game, seconds, seed)
    files = []
    for number, failure in enumerate(report.failures):
        out.mkdir(parents=True, exist_ok=True)
        file = out / f"{game.id}-{seed}-{number}.txt"
        file.write_text(failure.history, "utf-8")
        files.append(str(file))
        complain(f"{file}: {failure.kind}: {failure.message}")
    if as_json:
        print_json(
            {
                "game": game.id,
                "seed": seed,
                "games": report.games,
                "decisions": report.decisions,
                "failures": [
                    {"file": file, "kind": failure.kind, "message": failure.message}
                    for file, failure in zip(files, report.failures, strict=True)
                ],
            }
        )
    else:
        console().print(
            f"{game.id}: {counted(report.games, 'game')}, {counted(report.decisions, 'decision')}, "
            f"{counted(len(files), 'failure')}."
        )
    if files:
        raise typer.Exit(1)


def bench_games(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each game.")] = 2,
    as_json: AsJson = False,
) -> None:
    """Measure every game and the machine itself, so that you can compare ratios."""
    from mindtable.testing.bench import bench, calibration

    with error_console().status("Measuring …") as status:
        per_second = calibration()
        figures: dict[str, Any] = {}
        for id in mindtable.games():
            status.update(f"Measuring {id} …")
            game = mindtable.game(id)
            figures[id] = bench(game, game.resolve({}), seconds)
    if as_json:
        print_json({"build": mindtable.build(), "calibration_per_second": per_second, "games": figures})
        return
    print_table(
        ("game", "decisions/s", "ratio", "clone µs", "legality p50 µs", "p99.9", "max", "view bytes"),
        (
            (
                id,
                f"{found['decisions_per_second']:,.0f}",
                f"{found['decisions_per_second'] / per_second:.5f}",
                f"{found['clone_us']:.2f}",
                *(f"{found['legality_us'][part]:.1f}" for part in ("p50", "p999", "max")),
                f"{found['view_bytes']:,}",
            )
            for id, found in figures.items()
        ),
        left="game",
    )
    console().print(
        f"{mindtable.build()} build; this machine: {per_second:,.0f} turns of the calibration loop a second."
    )
