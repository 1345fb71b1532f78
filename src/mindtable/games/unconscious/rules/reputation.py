"""Gaining reputation: it moves Freud's marker, then the own one, then Freud's figure where a watch is passed.

It never resolves the track.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.board import PLAYER_STOP, TRACK_END, WATCHES
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.desk import gain_points
from mindtable.kernel.position import replaced

AT_THE_END: Final = 3  # points for bringing Freud to the end, and for a marker that cannot move


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
