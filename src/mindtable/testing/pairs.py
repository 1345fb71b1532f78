"""Fewer combinations of options that still try every pair of values: most bugs need at most two."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from mindtable.kernel.options import Options


def pairs(every: Sequence[Options]) -> list[Options]:
    """A selection of these combinations that includes every pair of values in any of them.

    It always takes the one with the most new pairs next; if several tie, the first.
    """
    held = {number: _values_and_pairs(row) for number, row in enumerate(every)}
    missing = set().union(*held.values())
    chosen = []
    while missing:
        best = max(held, key=lambda number: len(held[number] & missing))
        missing -= held[best]
        chosen.append(best)
    return [every[number] for number in sorted(chosen)]


def _values_and_pairs(row: Options) -> set[tuple[object, ...]]:
    return {some for size in (1, 2) for some in combinations(row.items(), size)}
