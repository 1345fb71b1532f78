"""The inkpot: how far it moves, and what the space it lands on brings.

Clockwise: top (a column), three rows, left (the reputation track). Passing from left to top frees the first idea from
the left, three times, and opens the column below it. Bright ideas change a move by 1 each; a move is at least 1.
"""

from __future__ import annotations

from mindtable.games.unconscious import words
from mindtable.games.unconscious.board import INKPOT_SPACES, LEFT, TOP
from mindtable.games.unconscious.cards import INKPOT_STEP
from mindtable.games.unconscious.desk import has_ability, pay_bright
from mindtable.games.unconscious.free_actions import ONCE_INKPOT, OwnTurn
from mindtable.games.unconscious.goals import check_goals
from mindtable.games.unconscious.notebook import offer_row
from mindtable.games.unconscious.reasons import INKPOT_MUST_MOVE, INKPOT_TOO_FAR
from mindtable.games.unconscious.reputation import resolve_track
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import CHOOSE_COLUMN
from mindtable.kernel.position import Step, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

FARTHEST = 39


def free_step(g: State, seat: int) -> int:
    """A client lets its analyst change a move by 1, once a turn."""
    return 1 if has_ability(g, seat, INKPOT_STEP) and not g.once & ONCE_INKPOT else 0


def bright_needed(low: int, high: int, by: int) -> int:
    """How far a move lies outside what is given."""
    return max(low - by, by - high, 0)


class InkpotMove(OwnTurn):
    """How far the inkpot moves: (kind, seat, least, most) as given, before bright ideas change it."""

    name = "inkpot-move"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        spare = g.bright[seat] + free_step(g, seat)
        return [words.INKPOT | by for by in range(max(1, step[2] - spare), min(step[3] + spare, FARTHEST) + 1)]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.INKPOT:
            return NOT_NOW
        by = action & 1023
        if by < 1:
            return INKPOT_MUST_MOVE
        spare = g.bright[seat] + free_step(g, seat)
        return OK if bright_needed(step[2], step[3], by) <= spare else INKPOT_TOO_FAR

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        by = action & 1023
        needed = bright_needed(step[2], step[3], by)
        if needed and free_step(g, seat):
            g.once |= ONCE_INKPOT
            needed -= 1
        pay_bright(g, seat, needed)
        move_inkpot(g, seat, by)


def move_inkpot(g: State, seat: int, by: int) -> None:
    at = g.inkpot[seat]
    laps = (at + by) // 5
    g.inkpot[seat] = (at + by) % 5
    if g.listening:
        g.tell("inkpot", seat=seat, by=by, space=INKPOT_SPACES[g.inkpot[seat]])
    for _ in range(min(laps, 3 - g.laps[seat])):
        g.laps = replaced(g.laps, seat, g.laps[seat] + 1)
        g.ideas[seat] += 1
        if g.listening:
            g.tell("idea-freed", seat=seat)
    check_goals(g, seat)
    space = g.inkpot[seat]
    if space == TOP:
        if g.laps[seat]:
            g.push(CHOOSE_COLUMN, seat)
    elif space == LEFT:
        resolve_track(g, seat)
    else:
        offer_row(g, seat, space - 1)
