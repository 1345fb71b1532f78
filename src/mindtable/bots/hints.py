"""Hints: the three best choices, their expected gains, and why.

The reasons are the features of the evaluation that make the difference, as text keys (`feature-NAME`). A choice's gain
is how much its plan changes the evaluation, in points or their equivalent. If a choice's plan was given up early, only
its first step counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from mindtable.bots.errors import UnknownBot
from mindtable.bots.levels import bot, budget, evaluation, levels, plan_keeper
from mindtable.kernel.errors import fail
from mindtable.kernel.observation import Observation

MOST = 3


@dataclass(frozen=True)
class Why:
    """A feature that makes a choice good or bad: its text key, and how much of the gain is due to it."""

    key: str
    gain: float


@dataclass(frozen=True)
class Hint:
    """A choice that a hint names, with its plan's gain and the reasons."""

    action: int
    gain: float
    why: tuple[Why, ...]

    def describe(self, seen: Observation) -> dict[str, object]:
        """The JSON form, as sent to clients."""
        return {
            "action": seen.game.vocabulary.text(self.action),
            "gain": round(self.gain, 1),
            "why": [{"text": why.key, "gain": round(why.gain, 1)} for why in self.why],
        }


def hints(seen: Observation, level: str = "", seconds: float = 0.0) -> list[Hint]:
    """The best choices in a level's judgement, best first; at most three. The default is the second strongest level."""
    known = [one.name for one in levels(seen.game)]
    if not known:
        raise fail(UnknownBot, "no-evaluation", game=seen.game.id)
    name = level or known[-2:][0]
    adviser = plan_keeper(bot(seen.game, name))  # advice has no whims
    if adviser is None:
        raise fail(UnknownBot, "unknown-bot", bot=name, known=", ".join(known))
    judge = evaluation(seen.game)
    now = seen.sample(0)
    worth = judge(now, seen.seat)
    found: list[Hint] = []
    for plan in adviser.ranked(seen, seconds or budget(seen.game, name))[:MOST]:
        gain = judge(plan.position, seen.seat) - worth
        why = judge.difference(plan.position, now, seen.seat)
        found.append(Hint(plan.first, gain, tuple(Why(f"feature-{feature}", part) for feature, part in why)))
    return found
