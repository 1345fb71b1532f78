"""A game: rules, and ways to start a play by them. An author subclasses `Game` and writes what `rules` asks for."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.kernel import play
from mindtable.kernel.options import Value
from mindtable.kernel.play import Play
from mindtable.kernel.rng import Seed
from mindtable.kernel.rules import P, Rules


class Game(Rules[P]):
    """One game. Subclass it; one instance serves every table."""

    def new(self, seed: Seed = 0, names: Mapping[int, str] | None = None, **options: Value) -> Play:
        """A new game. The seed is a number or a short text. Missing options have their defaults."""
        return play.new(self, seed, options, names)

    def scenario(self, text: str) -> Play:
        """A game that starts from a position described in a few lines of TOML."""
        return play.from_scenario(self, text)
