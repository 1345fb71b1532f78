"""Reputation: gaining it, and resolving the track.

A gain moves Freud's marker, then the own one, then Freud's figure where a watch is passed. It never resolves the track.
Resolving the track gives what stands above the own marker, then one action from below Freud's marker or further left.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk
from mindtable.games.unconscious.board import PLAYER_STOP, TRACK_END, WATCHES
from mindtable.games.unconscious.cards import CITY
from mindtable.games.unconscious.desk import gain_coffee, gain_points
from mindtable.games.unconscious.effects import COFFEE, LOCATIONS, POINTS, Effect, part_a, part_op
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import TRACK_ACTION
from mindtable.kernel.position import replaced

AT_THE_END: Final = 3  # points for bringing Freud to the end, and for a marker that cannot move


def _income(space: int, op: int) -> int:
    """What stands above a space of the track."""
    for row in CITY["income"]:
        if row["from"] <= space <= row["to"]:
            return sum(part_a(number) for number in Effect(row["effect"]).gains if part_op(number) == op)
    return 0


INCOME_POINTS: Final[list[int]] = [_income(space, POINTS) for space in range(TRACK_END)]
INCOME_COFFEE: Final[list[int]] = [_income(space, COFFEE) for space in range(TRACK_END)]


def gain_reputation(g: State, seat: int) -> None:
    if g.freud_marker < TRACK_END:
        g.freud_marker += 1
        if g.freud_marker == TRACK_END:
            gain_points(g, seat, AT_THE_END, desk.REPUTATION)
            g.signal = 1
            if g.listening:
                g.tell("signal", seat=seat)
        moved = True
    else:
        moved = False
    if g.reputation[seat] < PLAYER_STOP:
        g.reputation = replaced(g.reputation, seat, g.reputation[seat] + 1)
        g.arrivals += 1
        g.arrival = replaced(g.arrival, seat, g.arrivals)
    else:
        gain_points(g, seat, AT_THE_END, desk.REPUTATION)
    if g.listening:
        g.tell("reputation", seat=seat, space=g.reputation[seat], freud=g.freud_marker)
    if moved and g.freud_marker in WATCHES:
        move_freud(g, 1)


def move_freud(g: State, by: int) -> None:
    g.freud = (g.freud + by) % 6
    if g.listening:
        g.tell("freud", location=LOCATIONS[g.freud])


def resolve_track(g: State, seat: int) -> None:
    """Income first, then the action."""
    if g.listening:
        g.tell("track", seat=seat)
    gain_points(g, seat, INCOME_POINTS[g.reputation[seat]], desk.REPUTATION)
    gain_coffee(g, seat, INCOME_COFFEE[g.reputation[seat]])
    g.push(TRACK_ACTION, seat)
