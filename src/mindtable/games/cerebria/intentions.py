"""Intentions and the Wheel: points in the own turn.

What an action, ability or Revelation did is noted while it is resolved and counted when it is done, for the active
team. Rulings relied on: a card scores "fill" once while it is in play; the rows Intention goes per Spirit board, each
level once; the Wheel's bonuses repeat every six spaces and go to the active player.
"""

from __future__ import annotations

from mindtable.games.cerebria.spirit_boards import FIRST
from mindtable.games.cerebria.state import TWENTY_POINTS, State
from mindtable.games.cerebria.supply import draw, gain_ambition, gain_essence
from mindtable.games.cerebria.vibes import tokens_in_row
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
WHEEL = 20
END_AT = 20


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
    if g.basic:
        forget(g)
        return
    if g.edition == FIRST:
        _count_first(g)
    else:
        _count_revised(g)
    forget(g)


def _count_first(g: State) -> None:
    if g.team_board == SIDE_A:
        for _ in range(g.did_fill):
            _score(g, "fill", 1)
        if g.did_quell >= 2:
            _score(g, "quell-2", 2)
        for _ in range(g.did_join):
            _score(g, "fortress-joins", 1)
        if 0 <= g.did_take <= 2:
            _score(g, "absorb-low", 1)
        for _ in range(g.did_upgrade):
            _score(g, "fully-upgrade", 2)
    else:
        if g.did_quell == 1:
            _score(g, "quell-exactly-1", 1)
        if g.did_empower:
            _score(g, "empower", 1)
        if g.did_take >= 4:
            _score(g, "absorb-high", 1)
        if g.did_exalt:
            _score(g, "exalt", 2)
        _count_rows(g, 2)


def _count_revised(g: State) -> None:
    if g.did_quell >= 1:
        _score_in_sequence(g, "quell-1")
    if g.team_board == SIDE_A:
        if g.did_take >= 4:
            _score_in_sequence(g, "absorb-high")
        for _ in range(g.did_fill):
            _score_in_sequence(g, "fill")
        for _ in range(g.did_upgrade):
            _score_in_sequence(g, "fully-upgrade")
    else:
        for _ in range(g.did_join):
            _score_in_sequence(g, "fortress-joins")
        if g.did_empower:
            _score_in_sequence(g, "empower")
        _count_rows(g, 0)


def _count_rows(g: State, points: int) -> None:
    """At least 1, 2, 3 and 4 Vibe tokens in every row, each level once per Spirit board."""
    seat = g.active
    lowest = min(tokens_in_row(g, seat, row) for row in range(5))
    while g.rows_scored[seat] < lowest:
        g.rows_scored = replaced(g.rows_scored, seat, g.rows_scored[seat] + 1)
        if points:
            _score(g, "rows", points)
        else:
            _score_in_sequence(g, "rows")


def _score_in_sequence(g: State, intention: str) -> None:
    """Revised edition: the first in a turn is worth 1, each further one 2."""
    _score(g, intention, 1 if g.intentions_scored == 0 else 2)


def _score(g: State, intention: str, points: int) -> None:
    team = g.teams[g.active]
    g.intentions_scored += 1
    if g.listening:
        g.tell("intention", team=team, intention=intention, points=points)
    for _ in range(points):
        g.points[team] += 1
        _wheel_bonus(g, g.points[team] % WHEEL)
    if g.points[team] >= END_AT and not g.ending:
        g.ending = TWENTY_POINTS
        if g.listening:
            g.tell("last-turn", cause="twenty-points")


def _wheel_bonus(g: State, space: int) -> None:
    """Reaching or passing 2, 8, 14 gives an Essence, 4, 10, 16 a card, 6, 12, 18 an Ambition."""
    if space < 2 or space % 2:
        return
    kind = space // 2 % 3
    if kind == 1:
        gain_essence(g, g.active, 1)
    elif kind == 2:
        draw(g, g.active)
    else:
        gain_ambition(g, g.teams[g.active], 1)
