"""Hints: the three best choices, what each is thought to gain, and why.

The reasons are the features of the evaluation that make the difference, as text keys (`feature-NAME`); what a choice
gains is the change of the evaluation by its plan, in points or what they are worth. A choice whose plan was given up
early is judged by its first step alone.
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
    """A choice that a hint names: what its plan gains, and by what."""

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
    """The best choices by a level's judgement, best first; at most three. The second strongest is asked unless said."""
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
