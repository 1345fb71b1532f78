"""Which cards, tiles and clients each seat made use of, by text key, so that content can be balanced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.kernel.events import Event
from mindtable.kernel.play import Play

# The events that mean a seat made use of something, and the argument that names it.
_USES: Final[Mapping[str, Mapping[str, str]]] = {
    "cerebria": {"invoke": "card", "empower": "strong", "ability": "ability"},
    "unconscious": {
        "places-tile": "tile",
        "plays-research": "card",
        "publishes": "treatise",
        "treats": "dream",
        "catharsis": "client",
        "cures": "client",
        "goal": "goal",
    },
}


class ContentUse:
    """Listens to a game and notes what each seat used."""

    def __init__(self, play: Play) -> None:
        self._game = play.game
        self._uses = _USES.get(play.game.id, {})
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
