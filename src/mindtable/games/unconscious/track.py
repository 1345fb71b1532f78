"""The action of the reputation track: one from below Freud's marker, or from any section further left."""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import words
from mindtable.games.unconscious.cards import CITY
from mindtable.games.unconscious.desk import REPUTATION
from mindtable.games.unconscious.effects import Effect
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.parts import doable, run_part
from mindtable.games.unconscious.reasons import NO_SUCH_PART, PART_IMPOSSIBLE, TRACK_NOT_THERE
from mindtable.games.unconscious.state import State
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

# The actions from left to right, each with the first space of its section.
TRACK_PARTS: Final[list[int]] = [Effect(text).gains[0] for row in CITY["section"] for text in row["effects"]]
TRACK_FROM: Final[list[int]] = [int(row["from"]) for row in CITY["section"] for _ in row["effects"]]


def check_track(g: State, seat: int, number: int) -> Reason:
    if number >= len(TRACK_PARTS):
        return NO_SUCH_PART
    if g.freud_marker < TRACK_FROM[number]:
        return TRACK_NOT_THERE
    return OK if doable(g, seat, TRACK_PARTS[number]) else PART_IMPOSSIBLE


class TrackAction(OwnTurn):
    """Which action of the track, or none: (kind, seat)."""

    name = "track-action"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.PART | n for n in range(len(TRACK_PARTS)) if check_track(g, seat, n) is OK]
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        return check_track(g, seat, action & 1023) if action & ~1023 == words.PART else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action != words.DONE:
            run_part(g, seat, REPUTATION << 1, TRACK_PARTS[action & 1023])
