"""Duel with a flaw that only other processes show: it asks Python for the hash of a word."""

from __future__ import annotations

from tests.games.duel import DuelGame
from tests.games.duel.state import Duel

from mindtable.kernel.options import Options
from mindtable.kernel.rng import Rng


class Whimsical(DuelGame):
    package = __name__

    def set_up(self, options: Options, rng: Rng) -> Duel:
        g = super().set_up(options, rng)
        g.points[0] = hash("whim") % 1000
        return g


GAME = Whimsical()
