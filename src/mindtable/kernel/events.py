"""Events: what happened, as data, for the log and for animation.

A game declares its kinds of event with their arguments. An event is made only while someone listens
(`if g.listening: g.tell(...)`), so search pays nothing. Arguments that only some seats may know are
the event's secret; everyone else gets the event without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindtable.kernel.reasons import Argument
from mindtable.kernel.viewers import permits


class EventKind:
    """A kind of event: its text key is `event-NAME`, or `event-NAME-hidden` for viewers who miss the secret."""

    def __init__(self, name: str, args: Sequence[str], secret: Sequence[str] = ()) -> None:
        self.name: Final = name
        self.args: Final = tuple(args)
        self.secret: Final = tuple(secret)


class Event:
    """Something that happened: the part that everyone learns, and the part that only a mask's seats learn."""

    def __init__(self, kind: str, args: dict[str, Argument], secret: dict[str, Argument] | None, seen_by: int) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.secret: Final = secret
        self.seen_by: Final = seen_by

    def seen(self, viewer: int, teams: Sequence[int]) -> dict[str, object]:
        """The event as this viewer may know it."""
        if self.secret is None:
            return {"event": self.kind, **self.args}
        if permits(viewer, self.seen_by, teams):
            return {"event": self.kind, **self.args, **self.secret}
        return {"event": f"{self.kind}-hidden", **self.args}

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args}, secret={self.secret})"
