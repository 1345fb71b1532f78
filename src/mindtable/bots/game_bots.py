"""A game's declaration of its bots: `BOTS = GameBots(…)` in the package `bots` of the game's package.

It has an evaluation, levels built from the kinds of bot below, and the things to measure when they play. A game without
that package has only the random bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from mindtable.bots.beam import decision_resolved, turn_over
from mindtable.bots.bot import Bot
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.planner import PlanningBot
from mindtable.bots.random_bot import WhimsicalBot
from mindtable.bots.search import SearchBot
from mindtable.bots.tally import Tally
from mindtable.kernel.rules import AnyGame

MOST_POSITIONS: Final = 20_000  # for odd cases: the width of the beam ends a plan long before

Make = Callable[[str, Evaluation], Bot]


class Level(NamedTuple):
    """One of a game's levels: its name (text key `bot-level-NAME`), how to make it, and its seconds per choice."""

    name: str
    make: Make
    budget: float


class SpeedRun(NamedTuple):
    """The players, games and rounds that give a steady figure of the rules' speed within seconds."""

    players: int
    games: int
    rounds: int


@dataclass(frozen=True)
class GameBots:
    """A declaration of one game's bots. All parts are optional."""

    evaluation: Evaluation | None = None
    # From the weakest to the strongest. The width of a beam makes the strength: it bounds the positions looked at.
    levels: Sequence[Level] = ()
    # Where a seat's points came from, once the game is over.
    points_by_source: Callable[[Any, int], Mapping[str, int]] = lambda g, seat: {}
    # The events that mean that a seat made use of something, and the argument that names it.
    uses: Mapping[str, str] = field(default_factory=dict)
    tally: type[Tally] = Tally
    speed_run: SpeedRun | None = None


def bots_of(game: AnyGame) -> GameBots:
    """The game's declaration of its bots."""
    return _declared(game.package)


@cache
def _declared(package: str) -> GameBots:
    name = f"{package}.bots"
    try:
        found: GameBots = import_module(name).BOTS
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return GameBots()
    return found


# --- kinds of bot, to make levels of


def reacting(name: str, evaluation: Evaluation) -> Bot:
    """Looks at the current decision."""
    return PlanningBot(name, evaluation, decision_resolved, width=4, depth=12, positions=400)


def planning(width: int) -> Make:
    """Plans its own turn with a beam of this width."""
    return lambda name, evaluation: PlanningBot(name, evaluation, turn_over, width, depth=40, positions=MOST_POSITIONS)


def whimsical(sober: Make, one_in: int) -> Make:
    """Does something else now and then."""
    return lambda name, evaluation: WhimsicalBot(sober(name, evaluation), one_in)


def searching(width: int, positions: int, candidates: int, reply_width: int, scale: float, margin: float) -> Make:
    """Plans with a wide beam, and tries the best plans against the others' replies."""
    return lambda name, evaluation: SearchBot(
        name, evaluation, positions, width, candidates, rounds=1, reply_width=reply_width, scale=scale, margin=margin
    )
