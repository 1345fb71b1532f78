"""`mindtable simulate GAME`: many random games, as fast as the rules go, the same ones for the same seed."""

from __future__ import annotations

import multiprocessing
import sys
import threading
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import Annotated, Any, Final, TypedDict, TypeVar

import typer

import mindtable
from mindtable.cli.screen import AsJson, GameId, GivenOptions, Jobs, complain, console, counted, print_json
from mindtable.cli.tables import print_table, progress_bar
from mindtable.kernel import driver
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options, Value
from mindtable.kernel.rng import Rng
from mindtable.text import seat_names

T = TypeVar("T")

# The random player's own stream, apart from the chances inside the game.
PLAYER: Final = 1

# Beyond this many games a table of each says little; `--json` has them all.
SHOWN: Final = 20


class Result(TypedDict):
    seed: int
    scores: list[int]
    winners: list[int]
    decisions: int


class GameBroke(Exception):
    """The rules failed in the middle of a game."""

    def __init__(self, seed: int, trace: str) -> None:
        super().__init__(seed, trace)
        self.seed = seed
        self.trace = trace


def simulate(
    game_id: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the others count up from it.")] = 0,
    players: Annotated[int | None, typer.Option(help="The number of players.")] = None,
    option: GivenOptions = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Play random games and say how they ended."""
    game = mindtable.game(game_id)
    options = game.resolve(read_options(game, option or [], players))
    began = time.perf_counter()
    try:
        results = _with_progress(game, options, range(seed, seed + games), jobs)
    except GameBroke as broke:
        complain(f"{broke.trace}The game with seed {broke.seed} broke the rules' code; see above.")
        raise typer.Exit(1) from None
    seconds = time.perf_counter() - began
    decisions = sum(result["decisions"] for result in results)
    document = {
        "game": game.id,
        "build": mindtable.build(),
        "options": options,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(decisions / seconds, 1),
        "results": results,
    }
    if as_json:
        print_json(document)
    else:
        _show(game, options, results, seconds)


def read_options(game: Game[Any], pairs: Sequence[str], players: int | None) -> dict[str, Value]:
    """Options as given on the command line, not yet checked."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise typer.BadParameter(f"“{pair}” is not of the form key=value.", param_hint="-o")
        given[name] = value
    read = game.options.from_text(given)
    return read if players is None else {**read, "players": players}


def play_out(game: Game[Any], options: Options, seed: int) -> Result:
    """One random game from its start to its end."""
    teams = game.teams(options)
    rng = Rng(seed).branch(PLAYER)
    decisions = 0
    try:
        g = game.start(options, seed)
        while (seat := driver.first_decider(g, teams)) >= 0:
            driver.apply(g, seat, game.random_action(g, driver.legal(g, seat), rng))
            decisions += 1
        return {"seed": seed, "scores": game.scores(g), "winners": game.winners(g), "decisions": decisions}
    except Exception:
        raise GameBroke(seed, traceback.format_exc()) from None


# --- sharing the work


def _with_progress(game: Game[Any], options: Options, seeds: range, jobs: int) -> list[Result]:
    results: list[Result] = []
    played = _played(game, options, seeds, jobs)  # before the bar: it runs a thread
    with progress_bar(game.id) as progress:
        task = progress.add_task(game.id, total=len(seeds))
        for part in played:
            results += part
            progress.advance(task, len(part))
    return sorted(results, key=lambda result: result["seed"])


def _played(game: Game[Any], options: Options, seeds: range, jobs: int) -> Iterator[list[Result]]:
    """All games, in parts as they are finished; with more than one job their processes are at work from here on."""
    if jobs == 1:
        return ([play_out(game, options, seed)] for seed in seeds)
    # Many small parts keep every process busy to the end and the bar moving.
    size = max(1, len(seeds) // (jobs * 40))
    parts = [seeds[at : at + size] for at in range(0, len(seeds), size)]
    pool = ProcessPoolExecutor(min(jobs, len(parts)), multiprocessing.get_context(_start_method()))
    return finished(pool, [pool.submit(_play_part, game.package, options, part) for part in parts])


def _start_method() -> str:
    """A fork has everything loaded at once, but would copy other threads' locks in any state."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def finished(pool: ProcessPoolExecutor, waiting: Sequence[Future[T]]) -> Iterator[T]:
    """What comes of each piece of work, as it is done; whoever hears no more of it calls the rest off."""
    with pool:
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_part(package: str, options: Options, seeds: range) -> list[Result]:
    """What a worker process does."""
    game = mindtable.bring(package)
    return [play_out(game, options, seed) for seed in seeds]


# --- telling


def _show(game: Game[Any], options: Options, results: Sequence[Result], seconds: float) -> None:
    names = seat_names("en", game, options, {})
    rows = []
    for result in results[:SHOWN]:
        winners = ", ".join(names[seat] for seat in result["winners"])
        rows.append([str(result["seed"]), *map(str, result["scores"]), str(result["decisions"]), winners])
    print_table(("seed", *names, "decisions", "won"), rows, left="won")
    if len(results) > SHOWN:
        console().print(f"… and {counted(len(results) - SHOWN, 'more game')}; --json lists them all.")
    decisions = sum(result["decisions"] for result in results)
    console().print(
        f"{counted(len(results), 'game')}, {counted(decisions, 'decision')} in {seconds:.2f} s: "
        f"{decisions / seconds:,.0f} a second ({mindtable.build()})."
    )
    wins = [sum(seat in result["winners"] for result in results) for seat in range(len(names))]
    shares = ", ".join(f"{name} {won / len(results):.0%}" for name, won in zip(names, wins, strict=True))
    console().print(f"Won: {shares}.")
