"""The driver: from one decision to the next. It knows steps, not rules.

`legal` lists what a seat may do, `apply` does one thing and settles everything that needs no decision; `play_out`
repeats both to the end. These are all that bots and simulations need; `Play` adds history, undo and listeners for
people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mindtable.kernel.position import AUTOMATIC, NATURE, SEAT, TEAM, TOGETHER, Position, StepKind, replaced
from mindtable.kernel.reasons import ALREADY_ANSWERED, GAME_OVER, NOT_YOUR_DECISION, OK, Reason
from mindtable.kernel.rng import Picks
from mindtable.kernel.viewers import EVERYONE

Kinds = Sequence[StepKind[Any]]


def deciders(kinds: Kinds, g: Position, teams: Sequence[int]) -> list[int]:
    """The seats that may act now; none when the game is over."""
    if not g.stack:
        return []
    step = g.stack[-1]
    decided_by = kinds[step[0]].asks
    if decided_by == SEAT:
        return [step[1]]
    if decided_by == TEAM:
        return [seat for seat, team in enumerate(teams) if team == step[1]]
    if decided_by == TOGETHER:
        return [seat for seat in range(len(teams)) if step[1] >> seat & 1]
    return []


def decides(kinds: Kinds, g: Position, teams: Sequence[int], seat: int) -> Reason:
    """OK if this seat may act now, or why not."""
    if not g.stack:
        return GAME_OVER
    step = g.stack[-1]
    decided_by = kinds[step[0]].asks
    if decided_by == SEAT:
        return OK if step[1] == seat else NOT_YOUR_DECISION
    if decided_by == TEAM:
        return OK if teams[seat] == step[1] else NOT_YOUR_DECISION
    if step[1] >> seat & 1:
        return OK
    return ALREADY_ANSWERED if g.answers[seat] >= 0 else NOT_YOUR_DECISION


def first_decider(kinds: Kinds, g: Position, teams: Sequence[int]) -> int:
    """One seat that may act now (the lowest); -1 when the game is over."""
    if not g.stack:
        return -1
    step = g.stack[-1]
    if kinds[step[0]].asks == SEAT:
        return step[1]
    return deciders(kinds, g, teams)[0]


def legal(kinds: Kinds, g: Position, seat: int) -> list[int]:
    """The legal actions of a seat that decides now."""
    step = g.stack[-1]
    return kinds[step[0]].actions(g, step, seat)


def play_out(kinds: Kinds, g: Position, teams: Sequence[int], picks: Picks) -> int:
    """Play at random to the end, choosing among all legal actions every time; gives the number of decisions."""
    stack = g.stack
    decisions = 0
    while stack:
        step = stack[-1]
        kind = kinds[step[0]]
        decisions += 1
        if kind.asks != SEAT:
            seat = deciders(kinds, g, teams)[0]
            actions = kind.actions(g, step, seat)
            apply(kinds, g, seat, actions[picks.below(len(actions))])
            continue
        # What `apply` does, of which most is known here already: this is the innermost loop there is.
        seat = step[1]
        actions = kind.actions(g, step, seat)
        g.barrier = False
        g.learned = 0
        stack.pop()
        kind.answer(g, step, seat, actions[picks.below(len(actions))])
        if stack and kinds[stack[-1][0]].asks >= NATURE:
            settle(kinds, g)
    return decisions


def apply(kinds: Kinds, g: Position, seat: int, action: int) -> None:
    """Do a legal action and settle what follows by itself."""
    g.barrier = False
    g.learned = 0
    stack = g.stack
    step = stack.pop()
    kind = kinds[step[0]]
    if kind.asks == TOGETHER:
        _answer_together(kind, g, step, seat, action)
    else:
        kind.answer(g, step, seat, action)
    if stack and kinds[stack[-1][0]].asks >= NATURE:
        settle(kinds, g)


def settle(kinds: Kinds, g: Position) -> None:
    """Run automatic steps and let nature decide, until someone must choose or the game is over."""
    stack = g.stack
    while stack:
        step = stack[-1]
        kind = kinds[step[0]]
        asks = kind.asks
        if asks < NATURE:
            return
        stack.pop()
        if asks == AUTOMATIC:
            kind.run(g, step)
        else:
            outcomes = kind.outcomes(g, step)
            g.barrier = True
            g.learned = EVERYONE
            pick = g.rng.weighted([weight for _, weight in outcomes])
            kind.answer(g, step, -1, outcomes[pick][0])


def _answer_together(kind: StepKind[Any], g: Position, step: tuple[int, ...], seat: int, action: int) -> None:
    answers = replaced(g.answers, seat, action)
    waiting = step[1] & ~(1 << seat)
    if waiting:
        g.answers = answers
        g.stack.append((step[0], waiting, *step[2:]))
        return
    g.answers = [-1] * len(answers)
    g.barrier = True
    g.learned = EVERYONE
    kind.resolve(g, step, answers)
