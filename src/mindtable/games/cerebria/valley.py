"""Valley of Motives: 4 Willpower from the supply."""

from __future__ import annotations

from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.supply import gain_willpower

GAIN = 4


def do_valley(g: State, seat: int) -> None:
    gain_willpower(g, seat, GAIN)
