"""What a Spirit Action costs before its target is known: the table, less the Hatred discount."""

from __future__ import annotations

from mindtable.games.cerebria.reasons import SHORT_OF_AMBITION, SHORT_OF_WILLPOWER, USELESS_UPGRADE
from mindtable.games.cerebria.spirit_boards import (
    AMBITION_COST,
    DETERMINATION,
    FLAGS,
    HATRED,
    QUELL,
    SUPERSETS,
    WILLPOWER_COST,
)
from mindtable.games.cerebria.state import State
from mindtable.kernel.reasons import Reason


def discounted(g: State, seat: int, row: int, used: int) -> int:
    """Willpower of an action with these upgrades; Hatred pays 1 less with any upgrade but Determination."""
    board = g.boards[seat]
    willpower = WILLPOWER_COST[board][row][used]
    if used and not g.basic and g.spirits[seat] == HATRED and FLAGS[board][row][used] & ~DETERMINATION:
        willpower -= 1
    return willpower


def useful_determination(flags: int, willpower: int) -> bool:
    """Determination changes nothing where the price without it is 0 already."""
    return not flags & DETERMINATION or willpower >= 0


def why_no_upgrade(g: State, seat: int, row: int, used: int) -> Reason:
    """Why an action cannot be done with these upgrades at all: too dear whatever is added, or of no use.

    A Quell may be cheaper beside some Emotions, so its price is no reason before the target is known.
    """
    ready = g.ready[5 * seat + row] >> 1
    willpower = min(discounted(g, seat, row, more) for more in SUPERSETS[ready][used])
    ambition = AMBITION_COST[g.boards[seat]][row][used]
    if row != QUELL and willpower > g.willpower[seat]:
        return SHORT_OF_WILLPOWER[willpower]
    if row != QUELL and ambition > g.ambition[g.teams[seat]]:
        return SHORT_OF_AMBITION[ambition]
    return USELESS_UPGRADE
