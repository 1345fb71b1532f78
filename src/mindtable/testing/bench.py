"""The speedometer: how fast a game plays on this machine, and how fast the machine itself is.

Games are played with the bare driver, as simulations and bots do. Wall-clock figures mean little across machines;
divided by `calibration()`, the speed of a fixed loop of plain Python, they can be compared.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from typing import Any

from mindtable.kernel import driver
from mindtable.kernel.game import Game
from mindtable.kernel.options import Value
from mindtable.kernel.position import Position

AnyGame = Game[Any]

CLONES = 200  # at a time, so that the clock is fine enough
_LOOPS = 200_000


class Picks:
    """The cheapest fair-enough picks there are, so that they do not count for much."""

    def __init__(self, seed: int) -> None:
        self.state = seed * 2 + 1

    def below(self, n: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n


def calibration(repeats: int = 5) -> float:
    """Rounds per second of a fixed loop of plain Python: the best of a few tries."""
    return max(_calibrate() for _ in range(repeats))


def _calibrate() -> float:
    start = time.perf_counter()
    x = 1
    items = [0] * 64
    for i in range(_LOOPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        items[i & 63] = x
    return _LOOPS / (time.perf_counter() - start)


def bench(
    game: AnyGame, options: Mapping[str, Value] | None = None, seconds: float = 2.0, seed: int = 0
) -> dict[str, Any]:
    """Decisions per second, and the costs of a clone (µs), a legality call (µs) and a view (bytes)."""
    given = game.resolve(options or {})
    teams = game.teams(given)
    decisions, spent = _random_play(game, dict(given), teams, seconds / 2, seed)
    legality, clones, views = _samples(game, dict(given), teams, seconds / 2, seed)
    legality.sort()
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "clone_us": round(_middle(clones), 3),
        "legality_us": {
            "p50": round(_quantile(legality, 0.5), 3),
            "p999": round(_quantile(legality, 0.999), 3),
            "max": round(legality[-1], 3),
        },
        "view_bytes": int(_middle(views)),
    }


def _random_play(
    game: AnyGame, options: dict[str, Value], teams: list[int], seconds: float, seed: int
) -> tuple[int, float]:
    """Decisions taken and seconds spent in whole games, setting up included."""
    kinds, first, legal, apply = game.kinds, driver.first_decider, driver.legal, driver.apply
    picks = Picks(seed)
    decisions = 0
    start = time.perf_counter()
    while True:
        g = game.start(options, seed)
        seed += 1
        while g.stack:
            seat = first(kinds, g, teams)
            actions = legal(kinds, g, seat)
            apply(kinds, g, seat, actions[picks.below(len(actions))])
            decisions += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return decisions, spent


def _samples(
    game: AnyGame, options: dict[str, Value], teams: list[int], seconds: float, seed: int
) -> tuple[list[float], list[float], list[float]]:
    """Single legality calls (µs), clones (µs) and views (bytes), taken along random games."""
    picks = Picks(seed)
    clock = time.perf_counter
    legality: list[float] = []
    clones: list[float] = []
    views: list[float] = []
    until = clock() + seconds
    while clock() < until or not clones:
        g = game.start(options, seed)
        seed += 1
        while g.stack:
            seat = driver.first_decider(game.kinds, g, teams)
            start = clock()
            actions = driver.legal(game.kinds, g, seat)
            legality.append((clock() - start) * 1e6)
            if len(legality) % 50 == 1:
                clones.append(_clone_time(g))
                views.append(float(len(json.dumps(game.view(g, seat), ensure_ascii=False).encode())))
            driver.apply(game.kinds, g, seat, actions[picks.below(len(actions))])
    return legality, clones, views


def _clone_time(g: Position) -> float:
    clone = g.clone
    start = time.perf_counter()
    for _ in range(CLONES):
        clone()
    return (time.perf_counter() - start) / CLONES * 1e6


def _middle(values: list[float]) -> float:
    return _quantile(sorted(values), 0.5)


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
