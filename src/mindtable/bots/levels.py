"""Which bots there are, by name, and the four levels of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from mindtable.bots.bot import Bot
from mindtable.bots.evaluation import Evaluation
from mindtable.bots.planner import greedy, planner
from mindtable.bots.random_bot import RandomBot
from mindtable.kernel.errors import UnknownBot, fail

_EVALUATIONS: Final = {"cerebria": "mindtable.bots.cerebria", "unconscious": "mindtable.bots.unconscious"}
_MAKERS: Final[Mapping[str, Callable[[Evaluation], Bot]]] = {"greedy": greedy, "planner": planner}
NAMES: Final = ("random", "greedy", "planner")


def evaluation(game_id: str) -> Evaluation:
    """The evaluation of a game."""
    if game_id not in _EVALUATIONS:
        raise fail(UnknownBot, "no-evaluation", game=game_id)
    found: Evaluation = import_module(_EVALUATIONS[game_id]).EVALUATION
    return found


def bot(game_id: str, name: str) -> Bot:
    """A bot for a game by its name."""
    if name == "random":
        return RandomBot()
    if name not in _MAKERS:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(NAMES))
    return _MAKERS[name](evaluation(game_id))
