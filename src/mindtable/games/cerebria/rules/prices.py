"""What a Spirit Action costs before its target is known: the table, less the Hatred discount."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.spirit_boards import DETERMINATION, FLAGS, WILLPOWER_COST
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.spirit import hatred_saves


def discounted(g: State, seat: int, row: int, used: int) -> int:
    """Willpower of an action with these upgrades; Hatred pays 1 less with any upgrade but Determination."""
    board = g.boards[seat]
    willpower = WILLPOWER_COST[board][row][used]
    if used and hatred_saves(g, seat) and FLAGS[board][row][used] & ~DETERMINATION:
        willpower -= 1
    return willpower


def useful_determination(flags: int, willpower: int) -> bool:
    """Determination changes nothing where the price without it is 0 already."""
    return not flags & DETERMINATION or willpower >= 0
