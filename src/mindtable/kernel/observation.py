"""What a bot gets to see: its view, its legal actions, and samples of what the truth might be.

The truth isn't in here. When a seat looks, one sample is drawn from what it knows, with a generator seeded by the view
itself. All other samples are drawn from that one. So two truths that look the same to the seat give equal observations.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, TypedDict

from mindtable.kernel.options import Options
from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng
from mindtable.kernel.rules import AnyGame


class View(TypedDict):
    """What a viewer may know of a game in progress. The game declares its own part in `view_type`."""

    game: str
    number: int
    over: bool
    deciders: list[int]
    step: str
    answer: str  # the viewer's own, to a step that several decide together in secret
    table: Mapping[str, Any]


class Observation:
    """What a bot gets: its seat's view, its legal actions, and samples of what might be."""

    def __init__(
        self, game: AnyGame, options: Options, seat: int, view: View, actions: list[int], sample: Position
    ) -> None:
        self.game = game
        self.options = options
        self.teams = game.teams(options)
        self.seat = seat
        self.view = view
        self.actions = actions
        self._sample = sample

    @classmethod
    def drawn(
        cls, game: AnyGame, options: Options, seat: int, view: View, actions: list[int], truth: Position
    ) -> Observation:
        """The observation of a seat that has this view of the truth."""
        seed = zlib.crc32(json.dumps(view, sort_keys=True).encode())
        sample = game.sample(truth, game.teams(options), seat, Rng(seed))
        return cls(game, options, seat, view, actions, sample)

    @classmethod
    def told(
        cls,
        game: AnyGame,
        options: Options,
        seat: int,
        view: View,
        actions: list[int],
        sample: Mapping[str, object],
    ) -> Observation:
        """An observation made elsewhere, from the result of `shared` there."""
        return cls(game, options, seat, view, actions, game.decode(options, sample))

    def shared(self) -> dict[str, object]:
        """The sample as plain data. It contains only what the seat may know: another draw from it gives the same."""
        return self._sample.encode()

    def sample(self, number: int) -> Position:
        """A full position consistent with all that the seat knows; another one for each number."""
        rng = Rng(number).branch(self._sample.rng.state)
        sampled: Position = self.game.sample(self._sample, self.teams, self.seat, rng)
        return sampled
