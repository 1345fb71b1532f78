"""How far the tests go.

`make test` takes fixed seeds and, where options combine, enough combinations to try every two values together. `make
nightly` tries every combination, with new seeds every day. It prints their number, and `NIGHT=number make nightly`
repeats that night.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from mindtable.kernel.options import Options
from mindtable.testing.pairs import pairs

NIGHT = int(os.environ.get("NIGHT", "0"))


def seeds(usual: Sequence[int]) -> Sequence[int]:
    """These seeds, or as many of this night's own."""
    return range(1000 * NIGHT, 1000 * NIGHT + len(usual)) if NIGHT else usual


def enough(every: Sequence[Options]) -> Sequence[Options]:
    """Of all combinations of options, those to try."""
    return every if NIGHT else pairs(every)
