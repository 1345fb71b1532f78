"""The integer random generator that lives inside a position.

SplitMix64: 64 bits of state, the same numbers on every platform and in every process. A branch is an
independent stream made from the present state and a label; search uses branches so that thinking about
the future never changes it.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """A stream of integers. `state` is all there is to save."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def clone(self) -> Rng:
        return Rng(self.state)

    def branch(self, label: int = 0) -> Rng:
        """An independent stream; this one does not move."""
        return Rng(_mix((self.state + _GAMMA * (2 * label + 3)) & _MASK) ^ _GAMMA)

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + _GAMMA) & _MASK
        return _mix(self.state)

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        bits = self.next()
        while bits >= _MASK + 1 - (_MASK + 1) % n:
            bits = self.next()
        return bits % n

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[int]) -> int:
        """One of the items, each as likely as any other."""
        return items[self.below(len(items))]

    def weighted(self, weights: list[int]) -> int:
        """An index, each with a chance proportional to its weight."""
        roll = self.below(sum(weights))
        index = 0
        while roll >= weights[index]:
            roll -= weights[index]
            index += 1
        return index


class Picks:
    """Picks at a fraction of the price of an Rng, fair enough for play-outs; never for what a rule leaves to chance."""

    def __init__(self, seed: int) -> None:
        self.state: int = (seed * 2 + 1) & 0x7FFFFFFF

    def below(self, n: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n
