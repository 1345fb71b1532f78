"""Shrinking: a short game that still fails in the same way, found by leaving out and replacing parts of it."""

from __future__ import annotations

import time
from collections.abc import Iterator

from mindtable.kernel.rules import AnyGame
from mindtable.testing.run import Chosen, Failure, Run, Script

SMALL = 4  # chunks up to this size are tried at every place, not only side by side


def rerun(game: AnyGame, script: Script, close_look: bool) -> Failure | None:
    """Follow the script without actions that are no longer legal. At the end, do the thorough check if asked to."""
    run = _followed(game, script)
    if close_look:
        run.look_closely()
    return run.failure


def _followed(game: AnyGame, script: Script) -> Run:
    run = Run(game, script.options, script.seed)
    for seat, action in script.actions:
        if not run.going():
            break
        if run.allowed(seat, action) is not None:
            run.act(seat, action)
    return run


def shrunk(game: AnyGame, failure: Failure, seconds: float) -> Failure:
    """The shortest game with the same failure found before time is up."""
    if failure.kind == "endless":
        return failure  # every part of it is needed
    until = time.monotonic() + seconds
    best = failure
    while True:
        shorter = _shorter(game, best, until)
        if shorter is None:
            return best
        best = shorter


def _shorter(game: AnyGame, failure: Failure, until: float) -> Failure | None:
    """The first game found that fails in the same way with fewer choices."""
    for chosen in _candidates(game, failure):
        if time.monotonic() >= until:
            return None
        again = rerun(game, Script(failure.options, failure.seed, chosen), failure.on_close_look)
        if again is not None and again.signature == failure.signature and len(again.chosen) < len(failure.chosen):
            return again
    return None


def _candidates(game: AnyGame, failure: Failure) -> Iterator[list[Chosen]]:
    """Candidates: first without large chunks, then without small ones, then with other choices."""
    chosen = failure.chosen
    chunk = len(chosen) // 2
    while chunk > SMALL:
        for end in range(len(chosen), 0, -chunk):
            yield chosen[: max(0, end - chunk)] + chosen[end:]
        chunk //= 2
    for chunk in range(min(SMALL, len(chosen)), 0, -1):
        for start in range(len(chosen) - chunk, -1, -1):
            yield chosen[:start] + chosen[start + chunk :]
    # Another choice may lead past a part of the game that cannot be left out: ending a turn, for one.
    for at in range(len(chosen)):
        before = _followed(game, Script(failure.options, failure.seed, chosen[:at]))
        if before.going():
            seat, action = chosen[at]
            for other in before.play.actions(seat):
                if other != action:
                    yield [*chosen[:at], (seat, other), *chosen[at + 1 :]]
