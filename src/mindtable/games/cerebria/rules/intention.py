"""Intentions and the Wheel: points in the own turn.

What an action, ability or Revelation did is noted while it is resolved and counted when it is done, for the active
team. Ruling 23: a card scores "fill" once while it is in play; the rows Intention goes per Spirit board, each level
once. Section Geometry of the rulings: the Wheel's bonuses repeat every six spaces and go to the active player.

Clauses: wheel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mindtable.games.cerebria.pieces.spirit_boards import FIRST
from mindtable.games.cerebria.pieces.state import TWENTY_POINTS, State
from mindtable.games.cerebria.rules.supply import draw, gain_ambition, gain_essence
from mindtable.games.cerebria.rules.vibe import tokens_in_row
from mindtable.kernel.position import replaced

SIDE_A = 0
NAMES = (
    "fill",
    "quell-1",
    "quell-2",
    "quell-exactly-1",
    "fortress-joins",
    "absorb-low",
    "absorb-high",
    "fully-upgrade",
    "empower",
    "exalt",
    "rows",
)
# What a Team board shows, side A and side B, with its points. In the revised edition the first Intention of a turn is
# worth 1, each further one 2.
IN_SEQUENCE = 0
ON_FIRST_BOARDS: Final = (
    (("fill", 1), ("quell-2", 2), ("fortress-joins", 1), ("absorb-low", 1), ("fully-upgrade", 2)),
    (("quell-exactly-1", 1), ("empower", 1), ("absorb-high", 1), ("exalt", 2), ("rows", 2)),
)
ON_REVISED_BOARDS: Final = (
    (("quell-1", 0), ("absorb-high", 0), ("fill", 0), ("fully-upgrade", 0)),
    (("quell-1", 0), ("fortress-joins", 0), ("empower", 0), ("rows", 0)),
)
# What reaching or passing a space of the Wheel brings.
WHEEL: Final = ("", "", *("essence", "", "card", "", "ambition", "") * 3)
END_AT = 20
# How many times an action fulfilled each of them; the rows of a Spirit board are counted apart.
TIMES: Final[dict[str, Callable[[State], int]]] = {
    "fill": lambda g: g.did_fill,
    "quell-1": lambda g: g.did_quell >= 1,
    "quell-2": lambda g: g.did_quell >= 2,
    "quell-exactly-1": lambda g: g.did_quell == 1,
    "fortress-joins": lambda g: g.did_join,
    "absorb-low": lambda g: 0 <= g.did_take <= 2,
    "absorb-high": lambda g: g.did_take >= 4,
    "fully-upgrade": lambda g: g.did_upgrade,
    "empower": lambda g: g.did_empower > 0,
    "exalt": lambda g: g.did_exalt > 0,
}


def shown(edition: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The Intentions of an edition's Team boards with their points, by side."""
    return ON_FIRST_BOARDS if edition == FIRST else ON_REVISED_BOARDS


def forget(g: State) -> None:
    """An action begins: nothing has been done yet."""
    g.did_quell = 0
    g.did_take = -1
    g.did_fill = 0
    g.did_upgrade = 0
    g.did_empower = 0
    g.did_exalt = 0
    g.did_join = 0


def count(g: State) -> None:
    """An action, ability or Revelation is fully resolved: score what it accomplished."""
    done = g.did_quell + g.did_fill + g.did_upgrade + g.did_empower + g.did_exalt + g.did_join > 0 or g.did_take >= 0
    if not done and g.team_board == SIDE_A:
        return  # side B also counts rows, which fill by other means
    if not g.basic:
        for intention, points in shown(g.edition)[g.team_board]:
            if intention == "rows":
                _count_rows(g, points)
            elif times := TIMES[intention](g):
                for _ in range(times):
                    _score(g, intention, points)
    forget(g)


def _count_rows(g: State, points: int) -> None:
    """At least 1, 2, 3 and 4 Vibe tokens in every row, each level once per Spirit board."""
    seat = g.active
    lowest = min(tokens_in_row(g, seat, row) for row in range(5))
    while g.rows_scored[seat] < lowest:
        g.rows_scored = replaced(g.rows_scored, seat, g.rows_scored[seat] + 1)
        _score(g, "rows", points)


def _score(g: State, intention: str, points: int) -> None:
    team = g.teams[g.active]
    if points == IN_SEQUENCE:
        points = 1 if g.intentions_scored == 0 else 2
    g.intentions_scored += 1
    if g.listening:
        g.tell("intention", team=team, intention=intention, points=points)
    for _ in range(points):
        g.points[team] += 1
        _wheel_bonus(g, WHEEL[g.points[team] % len(WHEEL)])
    if g.points[team] >= END_AT and not g.ending:
        g.ending = TWENTY_POINTS
        if g.listening:
            g.tell("last-turn", cause="twenty-points", step=0)


def _wheel_bonus(g: State, bonus: str) -> None:
    """What a space of the Wheel brings goes to the active player."""
    if bonus == "essence":
        gain_essence(g, g.active, 1)
    elif bonus == "card":
        draw(g, g.active)
    elif bonus == "ambition":
        gain_ambition(g, g.teams[g.active], 1)
