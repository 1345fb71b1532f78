"""The speedometer: how fast a game plays on this machine, and how fast the machine itself is.

It plays games with the bare driver, as simulations and bots do. All times are the process's own, so other programs on
the machine matter little. Divided by `calibration()`, the speed of a fixed loop of plain Python, figures from different
machines can be compared.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Mapping
from typing import Any

from mindtable.bots.game_bots import SpeedRun
from mindtable.kernel import driver
from mindtable.kernel.options import Value
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Picks
from mindtable.kernel.rules import AnyGame

CLONES = 200  # at a time, so that the clock is fine enough
_LOOPS = 20_000


def calibration(repeats: int = 25) -> float:
    """Rounds per second of a fixed loop of plain Python: the best of a few tries."""
    return max(calibrate() for _ in range(repeats))


class _Piece:
    """Something to call and read, as rules do."""

    __slots__ = ("items", "state")

    def __init__(self) -> None:
        self.state = 1
        self.items = [0] * 64

    def turn(self, at: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        self.items[at & 63] = self.state
        return self.items[at * 7 & 63]


def calibrate() -> float:
    """The loop, once."""
    piece = _Piece()
    found: list[int] = []
    start = time.process_time()
    for at in range(_LOOPS):
        if piece.turn(at) & 4:
            found.append(at)
        if not at & 255:
            found = []
    return _LOOPS / (time.process_time() - start)


def interpreter() -> str:
    """The version of Python, in the detail that affects speed."""
    return ".".join(platform.python_version_tuple()[:2])


def steady_ratio(game: AnyGame, run: SpeedRun) -> float:
    """Decisions per round of the calibration loop, both measured in turn and each at its best.

    A busy machine slows down some rounds, but seldom all of them. Every round plays the same games.
    """
    given = game.resolve({"players": run.players})
    teams = game.teams(given)
    loop = play = 0.0
    for _ in range(run.rounds):
        loop = max(loop, calibrate())
        starts = [game.start(dict(given), seed) for seed in range(run.games)]
        begun = time.process_time()
        decisions = sum(driver.play_out(g, teams, Picks(seed)) for seed, g in enumerate(starts))
        play = max(play, decisions / (time.process_time() - begun))
    return play / loop


def bench(
    game: AnyGame, options: Mapping[str, Value] | None = None, seconds: float = 2.0, seed: int = 0
) -> dict[str, Any]:
    """Decisions and games per second, and the costs of a clone (µs), a legality call (µs) and a view (bytes)."""
    given = game.resolve(options or {})
    teams = game.teams(given)
    decisions, games, spent = random_play(game, dict(given), teams, seconds / 2, seed)
    legality, clones, views = _samples(game, dict(given), teams, seconds / 2, seed)
    legality.sort()
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(games / spent, 3),
        "clone_us": round(_middle(clones), 3),
        "legality_us": {
            "p50": round(_quantile(legality, 0.5), 3),
            "p999": round(_quantile(legality, 0.999), 3),
            "max": round(legality[-1], 3),
        },
        "view_bytes": int(_middle(views)),
    }


def random_play(
    game: AnyGame, options: dict[str, Value], teams: list[int], seconds: float, seed: int
) -> tuple[int, int, float]:
    """Decisions made, games ended and seconds spent in complete games, including setup."""
    picks = Picks(seed)
    decisions = games = 0
    start = time.process_time()
    while True:
        decisions += driver.play_out(game.start(options, seed + games), teams, picks)
        games += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions, games, spent


def _samples(
    game: AnyGame, options: dict[str, Value], teams: list[int], seconds: float, seed: int
) -> tuple[list[float], list[float], list[float]]:
    """Single legality calls (µs), clones (µs) and views (bytes), taken along random games."""
    picks = Picks(seed)
    clock = time.thread_time
    legality: list[float] = []
    clones: list[float] = []
    views: list[float] = []
    until = clock() + seconds
    while clock() < until or not clones:
        g = game.start(options, seed)
        seed += 1
        while g.stack:
            seat = driver.first_decider(g, teams)
            start = clock()
            actions = driver.legal(g, seat)
            legality.append((clock() - start) * 1e6)
            if len(legality) % 50 == 1:
                clones.append(_clone_time(g))
                views.append(float(len(json.dumps(game.view(g, seat), ensure_ascii=False).encode())))
            driver.apply(g, seat, actions[picks.below(len(actions))])
    return legality, clones, views


def _clone_time(g: Position) -> float:
    clone = g.clone
    start = time.process_time()
    for _ in range(CLONES):
        clone()
    return (time.process_time() - start) / CLONES * 1e6


def _middle(values: list[float]) -> float:
    return _quantile(sorted(values), 0.5)


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
