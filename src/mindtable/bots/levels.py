"""Which bots a game has, by name.

A level is a bot with its strength and its budget, under a name that players see. Levels fill empty seats, replace
people who leave, and give hints. A bot named by its kind (`planner`) has a default strength, for experiments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from mindtable.bots.bot import Bot
from mindtable.bots.errors import UnknownBot
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.game_bots import Level, bots_of
from mindtable.bots.planner import PlanKeeper, greedy, planner
from mindtable.bots.random_bot import RandomBot, WhimsicalBot
from mindtable.bots.search import search
from mindtable.kernel.errors import fail
from mindtable.kernel.rules import AnyGame

_KINDS: Final[Mapping[str, Callable[[Evaluation], Bot]]] = {"greedy": greedy, "planner": planner, "search": search}
USUAL_BUDGET: Final = 1.0
# The texts that all games share: the bot that any game has, and features that many have.
SHARED_TEXT_KEYS: Final = ("bot-level-random", "feature-won", "feature-points")


def evaluation(game: AnyGame) -> Evaluation:
    """The evaluation of a game."""
    found = bots_of(game).evaluation
    if found is None:
        raise fail(UnknownBot, "no-evaluation", game=game.id)
    return found


def levels(game: AnyGame) -> Sequence[Level]:
    """The levels of a game, the weakest first; none for a game that only knows random play."""
    return bots_of(game).levels


def names(game: AnyGame) -> list[str]:
    """Every bot of a game by name."""
    kinds = _KINDS if bots_of(game).evaluation else ()
    return ["random", *kinds, *(level.name for level in levels(game))]


def check_known(game: AnyGame, name: str) -> None:
    """Refuse a bot that the game does not have."""
    known = names(game)
    if name not in known:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(known))


def offered(game: AnyGame) -> list[str]:
    """The bots offered to players: the game's levels, or the random bot if it has none."""
    return [level.name for level in levels(game)] or ["random"]


def bot(game: AnyGame, name: str) -> Bot:
    """A bot for a game by its name."""
    if name == "random":
        return RandomBot()
    for level in levels(game):
        if level.name == name:
            return level.make(name, evaluation(game))
    if name not in _KINDS:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(names(game)))
    return _KINDS[name](evaluation(game))


def plan_keeper(bot: Bot) -> PlanKeeper | None:
    """The part of a bot that makes plans and keeps to them; None for one that has no plans."""
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    return sober if isinstance(sober, PlanKeeper) else None


def budget(game: AnyGame, name: str) -> float:
    """A bot's seconds per choice."""
    return next((level.budget for level in levels(game) if level.name == name), USUAL_BUDGET)


def text_keys(game: AnyGame) -> Iterable[str]:
    """The text keys of a game's bots: its levels, and the features in hints."""
    own = bots_of(game)
    yield from (f"bot-level-{level.name}" for level in own.levels)
    yield from (f"feature-{feature}" for feature in (own.evaluation.weights if own.evaluation else ()))
