"""Which bots there are, by name, and the four levels of each game.

A level is a bot with its strength and its budget, under a name that players meet (text key `bot-level-NAME`). Levels
fill empty seats, replace leavers and give hints. A bot by its kind (`planner`) has a usual strength, for experiments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Final, NamedTuple

from mindtable.bots.beam import decision_resolved, turn_over
from mindtable.bots.bot import Bot
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.planner import PlanKeeper, PlanningBot, greedy, planner
from mindtable.bots.random_bot import RandomBot, WhimsicalBot
from mindtable.bots.search import SearchBot, search
from mindtable.kernel.errors import UnknownBot, fail

_EVALUATIONS: Final = {
    "cerebria": "mindtable.games.cerebria.bots.evaluation",
    "unconscious": "mindtable.games.unconscious.bots.evaluation",
}
_KINDS: Final[Mapping[str, Callable[[Evaluation], Bot]]] = {"greedy": greedy, "planner": planner, "search": search}
NAMES: Final = ("random", "greedy", "planner", "search")
USUAL_BUDGET: Final = 1.0
MOST_POSITIONS: Final = 20_000  # for odd cases: the width of the beam ends a plan long before


Make = Callable[[str, Evaluation], Bot]


class Level(NamedTuple):
    """One of a game's four levels: its name, how it is made, and its seconds for a choice."""

    name: str
    make: Make
    budget: float


def _reacting(name: str, evaluation: Evaluation) -> Bot:
    """Looks at the decision at hand."""
    return PlanningBot(name, evaluation, decision_resolved, width=4, depth=12, positions=400)


def _planning(width: int) -> Make:
    """Plans its own turn with a beam of this width."""

    return lambda name, evaluation: PlanningBot(name, evaluation, turn_over, width, depth=40, positions=MOST_POSITIONS)


def _whimsical(sober: Make, one_in: int) -> Make:
    """Does something else now and then."""
    return lambda name, evaluation: WhimsicalBot(sober(name, evaluation), one_in)


def _searching(width: int, positions: int, candidates: int, reply_width: int, scale: float, margin: float) -> Make:
    """Plans with a wide beam, and tries the best plans against the others' replies."""
    return lambda name, evaluation: SearchBot(
        name, evaluation, positions, width, candidates, rounds=1, reply_width=reply_width, scale=scale, margin=margin
    )


# From the weakest to the strongest. The width of the beam makes the strength: it bounds the positions looked at.
LEVELS: Final[Mapping[str, list[Level]]] = {
    "cerebria": [
        Level("whim", _whimsical(_reacting, 4), 0.3),
        Level("impulse", _whimsical(_planning(8), 12), 0.3),
        Level("reason", _planning(16), 1.0),
        Level("ego", _searching(40, 2_500, candidates=3, reply_width=8, scale=10.0, margin=5.0), 2.0),
    ],
    "unconscious": [
        Level("dreamer", _whimsical(_reacting, 3), 0.3),
        Level("student", _whimsical(_reacting, 12), 0.3),
        Level("analyst", _planning(8), 1.0),
        Level("id", _searching(28, 2_500, candidates=2, reply_width=4, scale=30.0, margin=1.0), 2.0),
    ],
}


def evaluation(game_id: str) -> Evaluation:
    """The evaluation of a game."""
    if game_id not in _EVALUATIONS:
        raise fail(UnknownBot, "no-evaluation", game=game_id)
    found: Evaluation = import_module(_EVALUATIONS[game_id]).EVALUATION
    return found


def levels(game_id: str) -> list[Level]:
    """The levels of a game, the weakest first; none for a game that only knows random play."""
    return list(LEVELS.get(game_id, []))


def names(game_id: str) -> list[str]:
    """Every bot of a game by name."""
    if game_id not in _EVALUATIONS:
        return ["random"]
    return [*NAMES, *(level.name for level in levels(game_id))]


def check_known(game_id: str, name: str) -> None:
    """Refuse a bot that the game does not have."""
    known = names(game_id)
    if name not in known:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(known))


def offered(game_id: str) -> list[str]:
    """The bots that players are offered: the game's levels, or chance where nobody has taught it any."""
    return [level.name for level in levels(game_id)] or ["random"]


def bot(game_id: str, name: str) -> Bot:
    """A bot for a game by its name."""
    if name == "random":
        return RandomBot()
    for level in levels(game_id):
        if level.name == name:
            return level.make(name, evaluation(game_id))
    if name not in _KINDS:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(names(game_id)))
    return _KINDS[name](evaluation(game_id))


def plan_keeper(bot: Bot) -> PlanKeeper | None:
    """The part of a bot that makes plans and keeps to them; None for one that has no plans."""
    sober = bot.sober if isinstance(bot, WhimsicalBot) else bot
    return sober if isinstance(sober, PlanKeeper) else None


def budget(game_id: str, name: str) -> float:
    """How many seconds a bot has for a choice."""
    return next((level.budget for level in levels(game_id) if level.name == name), USUAL_BUDGET)


def text_keys() -> Iterable[str]:
    """The text keys of bots: their levels, and the features that hints speak of."""
    yield "bot-level-random"
    for game_id in _EVALUATIONS:
        for level in levels(game_id):
            yield f"bot-level-{level.name}"
        for feature in evaluation(game_id).weights:
            yield f"feature-{feature}"
