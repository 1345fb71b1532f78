"""The driver: from one decision to the next. It knows steps, not rules.

`legal` lists what a seat may do, `apply` does one thing and settles everything that needs no decision. `play_out`
repeats both to the end. Bots and simulations need nothing else. `Play` adds history, undo and listeners for
people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mindtable.kernel.position import AUTOMATIC, NATURE, SEAT, TEAM, TOGETHER, Position, Step, replaced
from mindtable.kernel.reasons import ALREADY_ANSWERED, GAME_OVER, NOT_YOUR_DECISION, OK, Reason
from mindtable.kernel.rng import Picks
from mindtable.kernel.viewers import EVERYONE


def deciders(g: Position, teams: Sequence[int]) -> list[int]:
    """The seats that may act now; none when the game is over."""
    if not g.stack:
        return []
    step = g.stack[-1]
    decided_by = step.decided_by
    if decided_by == SEAT:
        return [step.who]
    if decided_by == TEAM:
        return [seat for seat, team in enumerate(teams) if team == step.who]
    if decided_by == TOGETHER:
        return [seat for seat in range(len(teams)) if step.who >> seat & 1]
    return []


def decides(g: Position, teams: Sequence[int], seat: int) -> Reason:
    """OK if this seat may act now, or why not."""
    if not g.stack:
        return GAME_OVER
    if seat in deciders(g, teams):
        return OK
    return ALREADY_ANSWERED if g.answers[seat] >= 0 else NOT_YOUR_DECISION


def first_decider(g: Position, teams: Sequence[int]) -> int:
    """One seat that may act now (the lowest); -1 when the game is over."""
    if not g.stack:
        return -1
    step = g.stack[-1]
    if step.decided_by == SEAT:
        return step.who
    return deciders(g, teams)[0]


def legal(g: Position, seat: int) -> list[int]:
    """The legal actions of a seat that decides now."""
    return g.stack[-1].actions(g, seat)


def play_out(g: Position, teams: Sequence[int], picks: Picks) -> int:
    """Play at random to the end, choosing among all legal actions each time; returns the number of decisions."""
    stack = g.stack
    decisions = 0
    while stack:
        step = stack[-1]
        decisions += 1
        if step.decided_by != SEAT:
            seat = deciders(g, teams)[0]
            actions = step.actions(g, seat)
            apply(g, seat, actions[picks.below(len(actions))])
            continue
        # What `apply` does, of which most is known here already: this is the innermost loop there is.
        seat = step.who
        actions = step.actions(g, seat)
        g.barrier = False
        g.learned = 0
        stack.pop()
        step.answer(g, seat, actions[picks.below(len(actions))])
        if stack and stack[-1].decided_by >= NATURE:
            settle(g)
    return decisions


def apply(g: Position, seat: int, action: int) -> None:
    """Do a legal action and settle everything that follows without a decision."""
    g.barrier = False
    g.learned = 0
    stack = g.stack
    step = stack.pop()
    if step.decided_by == TOGETHER:
        _answer_together(g, step, seat, action)
    else:
        step.answer(g, seat, action)
    if stack and stack[-1].decided_by >= NATURE:
        settle(g)


def settle(g: Position) -> None:
    """Run automatic steps and let nature decide, until someone must choose or the game is over."""
    stack = g.stack
    while stack:
        step = stack[-1]
        decided_by = step.decided_by
        if decided_by < NATURE:
            return
        stack.pop()
        if decided_by == AUTOMATIC:
            step.run(g)
        else:
            outcomes = step.outcomes(g)
            g.barrier = True
            g.learned = EVERYONE
            pick = g.rng.weighted([weight for _, weight in outcomes])
            step.answer(g, -1, outcomes[pick][0])


def _answer_together(g: Position, step: Step[Any], seat: int, action: int) -> None:
    answers = replaced(g.answers, seat, action)
    waiting = step.who & ~(1 << seat)
    if waiting:
        g.answers = answers
        g.stack.append(step.asking(waiting))
        return
    g.answers = [-1] * len(answers)
    g.barrier = True
    g.learned = EVERYONE
    step.resolve(g, answers)
