"""`mindtable tune GAME`: try other weights for the bots' evaluation, and record what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import mindtable
from mindtable.cli.screen import GameId, console


def tune_weights(
    game_id: GameId,
    games: Annotated[int, typer.Option(min=2, help="The number of games per trial.")] = 40,
    trials: Annotated[int, typer.Option(min=1, help="The number of trials.")] = 10,
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 0,
    weight: Annotated[
        list[str] | None, typer.Option("-w", "--weight", metavar="FEATURE=WEIGHT", help="Try this change; repeatable.")
    ] = None,
    registry: Annotated[Path, typer.Option(metavar="FILE", help="Where to record every trial.")] = Path(
        "docs/tuning/registry.jsonl"
    ),
) -> None:
    """Play changed weights against the current ones, on common seeds. Only the registry changes."""
    # Here, and not above, so that the other commands start without them.
    from mindtable.arena.tune import record, trial, tune
    from mindtable.bots.levels import evaluation

    game = mindtable.game(game_id)
    game.resolve({"players": players})
    known = evaluation(game).weights
    if weight:
        changed = dict(_read(pair, known) for pair in weight)
        told = iter([trial(game_id, changed, players, range(seed, seed + games // 2))])
    else:
        told = tune(game_id, players, games, seed, trials)
    for one in told:
        record(registry, one)
        changes = ", ".join(f"{name} {old:g} → {to:g}" for name, (old, to) in one["changed"].items())
        verdict = "kept" if one["kept"] else "not kept"
        won = f"won {one['won']:.0%} of {one['games']}"
        margin = f"margin {one['margin']:+.1f} ± {one['error']:.1f}"
        console().print(f"{changes}: {won}, {margin}; {verdict}")


def _read(pair: str, known: dict[str, float]) -> tuple[str, float]:
    name, _, value = pair.partition("=")
    try:
        number = float(value)
    except ValueError:
        raise typer.BadParameter(f"“{pair}” is not of the form feature=weight.", param_hint="-w") from None
    if name not in known:
        raise typer.BadParameter(f"“{name}” is no feature. The features are: {', '.join(known)}.", param_hint="-w")
    return name, number
