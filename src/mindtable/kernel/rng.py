"""The random generators: one deals games, the other is for thinking about them.

`Deal` deals. Its numbers come from keyed BLAKE2b over a counter, and the key is a hash of the seed. Nobody can predict
the next draw from the previous ones, so a game's hidden cards are as hard to guess as its seed.

`Rng` is SplitMix64: fast, small and no secret, because a few draws give away its state. Samples, bots, play-outs and
tests use it. It dealt the games of 0.1.0, so it still deals those, and no others.

Both give the same numbers on every platform and in every process. A branch is an independent stream made from the
current state and a label. Search uses branches, so thinking about the future never changes it.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from mindtable.kernel.errors import BadOption, BadSave, fail

Seed = int | str

# The generators that deal, by the names that saves and stored tables give them.
BLAKE2B: Final = "blake2b"  # every new game
SPLITMIX64: Final = "splitmix64"  # a game that was begun before generators had names

LONGEST_SEED: Final = 64

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_GAMMA: Final = 0x9E3779B97F4A7C15
_BLOCK: Final = Struct("<8Q")


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """A stream of integers. To save it, save `state`."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def clone(self) -> Rng:
        return Rng(self.state)

    def encode(self) -> object:
        """As plain data; `decode` takes it back."""
        return self.state

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


class Deal(Rng):
    """The stream that deals a game. To save it, save `key` and `state`, the number of draws so far."""

    __slots__ = ("block", "key")

    def __init__(self, key: bytes, drawn: int = 0, block: tuple[int, ...] = ()) -> None:
        self.state = drawn
        self.key: bytes = key
        # The eight draws around the present one. They follow from the rest; clones share them.
        self.block: tuple[int, ...] = block

    def clone(self) -> Deal:
        return Deal(self.key, self.state, self.block)

    def encode(self) -> object:
        return [self.key.hex(), self.state]

    def branch(self, label: int = 0) -> Rng:
        """An independent, fast stream for thinking. It doesn't lead back to the key."""
        told = f"{self.state} {label}".encode()
        digest = blake2b(told, digest_size=8, key=self.key, person=b"mindtable branch").digest()
        return Rng(int.from_bytes(digest, "little"))

    def next(self) -> int:
        at = self.state & 7
        if at == 0 or not self.block:
            number = (self.state >> 3).to_bytes(8, "little")
            self.block = _BLOCK.unpack(blake2b(number, key=self.key, person=b"mindtable deal").digest())
        self.state += 1
        return self.block[at]


def seed_text(seed: Seed) -> str:
    """A seed as text: a number becomes its digits. Raises BadOption if it isn't a seed."""
    if isinstance(seed, str):
        text = seed.strip()
    elif seed.bit_length() < 4 * LONGEST_SEED:
        text = str(seed)
    else:
        text = ""  # too long anyway, and Python refuses to write out the longest
    if not 0 < len(text) <= LONGEST_SEED or not text.isprintable():
        raise fail(BadOption, "bad-seed", longest=LONGEST_SEED)
    return text


def dealer(seed: Seed, generator: str = BLAKE2B) -> Rng:
    """The generator that deals a seed's game."""
    text = seed_text(seed)
    if generator == BLAKE2B:
        return Deal(blake2b(text.encode(), digest_size=32, person=b"mindtable seed").digest())
    if generator != SPLITMIX64:
        raise fail(BadSave, "unknown-generator", name=generator)
    if not is_number(text):
        raise fail(BadOption, "bad-seed", longest=LONGEST_SEED)
    return Rng(int(text))


def is_number(text: str) -> bool:
    """Whether this is a whole number in digits."""
    return text.removeprefix("-").isdecimal()


def decode(data: object) -> Rng:
    """The generator from the result of `encode`."""
    if isinstance(data, int):
        return Rng(data)
    if isinstance(data, list) and len(data) == 2:
        key, drawn = data
        if isinstance(key, str) and len(key) == 64 and isinstance(drawn, int) and drawn >= 0:
            try:
                return Deal(bytes.fromhex(key), drawn)
            except ValueError:
                pass
    raise fail(BadSave, "snapshot-damaged", part="rng")


class Picks:
    """Picks at a fraction of an Rng's price, fair enough for play-outs. Never use it for chance in the rules."""

    def __init__(self, seed: int) -> None:
        self.state: int = (seed * 2 + 1) & 0x7FFFFFFF

    def below(self, n: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n
