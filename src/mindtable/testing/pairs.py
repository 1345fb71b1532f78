"""Fewer combinations of options that still try every two values together: most bugs need no more than two."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from mindtable.kernel.options import Options


def pairs(every: Sequence[Options]) -> list[Options]:
    """Some of these combinations, which hold every pair of values that any of them holds.

    Each next one is the one that brings the most new pairs; of equals, the first.
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
