"""The cards, tiles and clients that each seat used, by text key, for balancing content."""

from __future__ import annotations

from collections.abc import Sequence

from mindtable.bots.game_bots import bots_of
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play


class ContentUse:
    """Listens to a game and notes what each seat used."""

    def __init__(self, play: Play) -> None:
        self._game = play.game
        self._uses = bots_of(play.game).uses
        self._found: list[set[str]] = [set() for _ in play.teams]
        if self._uses:
            play.listen(self._hear)

    def by_seat(self) -> list[list[str]]:
        return [sorted(found) for found in self._found]

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            named = self._uses.get(event.kind)
            seat = event.args.get("seat")
            if named is not None and isinstance(seat, int):
                key = self._game.event_words(event.kind, event.args).get(named)
                if key:
                    self._found[seat].add(key)
