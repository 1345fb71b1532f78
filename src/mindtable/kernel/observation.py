"""What a bot gets to see: its view, its legal actions, and samples of what the truth might be.

The truth is not in here. On creation one sample is drawn from what the seat knows, with a generator seeded by
the view itself, and the truth is let go; further samples are drawn from that one. Two truths that look alike to
the seat therefore give equal observations.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mindtable.kernel.options import Options
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng

if TYPE_CHECKING:
    from mindtable.kernel.game import Game
    from mindtable.kernel.play import Play, View


class Observation:
    """What a bot gets: its seat's view, its legal actions, and samples of what might be."""

    def __init__(self, play: Play, seat: int) -> None:
        self.game = play.game
        self.options = play.options
        self.teams = play.teams
        self.seat = seat
        self.view = play.view(seat)
        self.actions = play.actions(seat)
        seed = zlib.crc32(json.dumps(self.view, sort_keys=True).encode())
        self._sample: Position = self.game.sample(play.position, self.teams, seat, Rng(seed))

    @classmethod
    def told(
        cls,
        game: Game[Any],
        options: Options,
        seat: int,
        view: View,
        actions: list[int],
        sample: Mapping[str, object],
    ) -> Observation:
        """An observation made elsewhere, from what `shared` gave there."""
        seen = cls.__new__(cls)
        seen.game, seen.options, seen.teams, seen.seat = game, options, game.teams(options), seat
        seen.view, seen.actions = view, actions
        seen._sample = game.decode(options, sample)
        return seen

    def shared(self) -> dict[str, object]:
        """The sample as plain data. It is no more than the seat may know: another draw of it gives the same."""
        return self._sample.encode()

    def sample(self, number: int) -> Position:
        """A full position consistent with all that the seat knows; another one for each number."""
        rng = Rng(number).branch(self._sample.rng.state)
        sampled: Position = self.game.sample(self._sample, self.teams, self.seat, rng)
        return sampled
