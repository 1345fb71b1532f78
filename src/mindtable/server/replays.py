"""Replays: every position of a table by its number, as one viewer may see it.

While the table runs these are the positions that the viewer has seen anyway; when all is over one may look from any
seat, and read what was chosen. The play asked for last is kept, so that stepping forward costs one action.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from mindtable.kernel.play import Done, Play
from mindtable.server import reasons, seen, wire
from mindtable.server.table_state import TableState

_KEPT: Final = 64


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, Play] = OrderedDict()

    def moment(self, state: TableState, seat: int | None, number: int) -> wire.Moment:
        """The position after so many actions, and what led to it."""
        now = state.play
        if now is None:
            raise reasons.refused(reasons.NOT_STARTED)
        if not 0 <= number <= now.number:
            raise reasons.refused(reasons.NOT_FOUND)
        play = self._at(state.table.id, now, max(0, number - 1))
        actor, action, happened = -1, None, []
        if number > 0:
            done = now.done[number - 1]
            actor = done.seat
            if state.table.state == "over" or done.seat == seat:
                action = seen.said(play.label(done.seat, done.action))
            else:
                action = wire.Phrase(key="log-acted", args={"seat": {"seat": done.seat}})
            happened = seen.happenings(play.game, play.follow([done]), seat, play.teams)
        viewer = seen.viewer_of(seat)
        return wire.Moment(
            number=number,
            last=now.number,
            actor=actor,
            action=action,
            happened=happened,
            view=play.view(viewer),
            question=seen.said(play.question(viewer)),
        )

    def _at(self, table_id: str, now: Play, number: int) -> Play:
        """The play at a number: the one kept, gone on, where it is on the way; else from the beginning."""
        play = self._kept.pop(table_id, None)
        if play is None or play.number > number or not _same(play.done, now.done):
            play = now.clone()
            play.rewind(0)
        play.follow(now.done[play.number : number])
        self._kept[table_id] = play
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return play


def _same(start: list[Done], whole: list[Done]) -> bool:
    return len(start) <= len(whole) and all(
        one.seat == other.seat and one.action == other.action for one, other in zip(start, whole, strict=False)
    )
