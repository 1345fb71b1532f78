"""Tuning: try other weights against the current ones, on common seeds, and keep the winners.

A trial changes a few weights and plays the changed evaluation against the current one: the same planner on both sides,
every seed with the seats both ways, so that the luck of the draw cancels out. Every trial is recorded in the registry,
even a lost one. Only a clear win is proposed for keeping.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypedDict

import mindtable
from mindtable.bots.beam import turn_over
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.levels import evaluation
from mindtable.bots.planner import PlanningBot
from mindtable.kernel.play import new
from mindtable.kernel.rng import Rng

# A trial is kept when it does not win less often and its mean margin is this many standard errors above nought.
CLEARLY = 2.0
WIDTH = 16
POSITIONS = 20_000
PATIENCE = 10.0  # seconds for a choice, so that only the count of positions limits thought
FACTORS = (0.6, 0.8, 1.25, 1.6)


class Trial(TypedDict):
    """One line of the registry."""

    date: str
    version: str
    game: str
    players: int
    planner: str
    changed: dict[str, list[float]]  # feature: from, to
    seeds: list[int]
    games: int
    won: float
    margin: float
    error: float  # the margin's standard error, over pairs of games on one seed
    kept: bool


def contest(
    game_id: str, challenger: Evaluation, holder: Evaluation, players: int, seeds: Sequence[int]
) -> list[float]:
    """The challenger's result in each game, as (win share, margin) pairs laid flat; seats both ways on each seed."""
    game = mindtable.game(game_id)
    options = game.resolve({"players": players})
    teams = game.teams(options)
    sides = teams if len(set(teams)) == 2 else [seat % 2 for seat in range(len(teams))]
    bots = [PlanningBot("tuned", one, turn_over, WIDTH, 40, POSITIONS) for one in (challenger, holder)]
    found: list[float] = []
    for seed in seeds:
        for own_side in (0, 1):
            table = new(game, seed, options)
            while not table.over:
                seat = table.deciders()[0]
                table.act(seat, bots[sides[seat] != own_side].choose(table.observe(seat), PATIENCE))
            winners, scores = table.winners(), table.scores()
            mine = [seat for seat in range(len(teams)) if sides[seat] == own_side]
            won = sum(seat in mine for seat in winners) / len(winners) if winners else 0.5
            best = max(scores[seat] for seat in mine)
            found += [won, best - max(scores[seat] for seat in range(len(teams)) if seat not in mine)]
    return found


def trial(
    game_id: str, changed: Mapping[str, float], players: int, seeds: Sequence[int], base: Evaluation | None = None
) -> Trial:
    """Play changed weights against the current ones (or other given ones)."""
    holder = base or evaluation(mindtable.game(game_id))
    played = contest(game_id, holder.reweighted(changed), holder, players, seeds)
    won, margins = played[0::2], played[1::2]
    share = sum(won) / len(won)
    # Both games on a seed share its luck, so they count as one.
    pairs = [(first + second) / 2 for first, second in zip(margins[0::2], margins[1::2], strict=True)]
    margin = sum(pairs) / len(pairs)
    spread = sum((pair - margin) ** 2 for pair in pairs) / max(1, len(pairs) - 1)
    error = math.sqrt(spread / len(pairs))
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "version": mindtable.__version__,
        "game": game_id,
        "players": players,
        "planner": f"width {WIDTH}, {POSITIONS} positions",
        "changed": {name: [holder.weights[name], weight] for name, weight in changed.items()},
        "seeds": [seeds[0], seeds[-1]],
        "games": len(won),
        "won": round(share, 4),
        "margin": round(margin, 2),
        "error": round(error, 2),
        "kept": share >= 0.5 and margin > CLEARLY * error and len(pairs) > 1,
    }


def tune(game_id: str, players: int, games: int, seed: int, trials: int) -> Iterator[Trial]:
    """One trial after another: a few weights changed at random, kept if they win clearly."""
    present = evaluation(mindtable.game(game_id))
    rng = Rng(seed).branch(7)
    names = [name for name in present.weights if name not in ("won", "points")] or list(present.weights)
    for number in range(trials):
        changed: dict[str, float] = {}
        for _ in range(1 + rng.below(3)):
            name = names[rng.below(len(names))]
            changed[name] = round(present.weights[name] * FACTORS[rng.below(len(FACTORS))], 3)
        first = seed + number * games
        told = trial(game_id, changed, players, range(first, first + max(1, games // 2)), present)
        if told["kept"]:
            present = present.reweighted(changed)
        yield told


def record(path: Path, told: Trial) -> None:
    """Write a trial to the registry."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told, ensure_ascii=False) + "\n")
