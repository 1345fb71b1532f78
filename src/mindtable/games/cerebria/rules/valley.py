"""Valley of Motives: 4 Willpower from the supply."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import VALLEY
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.supply import gain_willpower
from mindtable.games.cerebria.wording.phrasing import realm_action
from mindtable.kernel.phrases import Phrase

GAIN = 4
PHRASES: Final = {"realm-valley-action": ("amount",)}


def label_valley() -> Phrase:
    return realm_action(VALLEY, amount=GAIN)


def do_valley(g: State, seat: int) -> None:
    gain_willpower(g, seat, GAIN)
