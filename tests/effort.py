"""How far the tests go.

`make test` takes fixed seeds and, where options combine, enough combinations to try every two values together. `make
nightly` looks longer, at every combination, and with new seeds every day. It prints their number: `make nightly
NIGHT=number` repeats that night.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from mindtable.kernel.options import Options
from mindtable.testing.pairs import pairs

NIGHT = int(os.environ.get("NIGHT", "0"))


def seed(usual: int) -> int:
    """This seed, or another one every night."""
    return 1000 * NIGHT + usual


def many(usual: int, at_night: int) -> int:
    return at_night if NIGHT else usual


def limit(seconds: float) -> float:
    """What something may take on a machine that does nothing else, as at night; other tests make it slower."""
    return seconds if NIGHT else 5 * seconds


def enough(every: Sequence[Options]) -> Sequence[Options]:
    """Of all combinations of options, those to try."""
    return every if NIGHT else pairs(every)
