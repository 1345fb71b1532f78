"""Resolving the reputation track: income, then an action.

The income stands above the own marker. The action is one from below Freud's marker, or from any section further left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import TRACK_END
from mindtable.games.unconscious.pieces.cards import CITY
from mindtable.games.unconscious.pieces.effects import COFFEE, POINTS, TRACK, Effect, part, part_a, part_op
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.desk import REPUTATION, gain_coffee, gain_points
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, doable, run_part
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import gain_phrase
from mindtable.games.unconscious.wording.reasons import NO_SUCH_PART, PART_IMPOSSIBLE, TRACK_NOT_THERE
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

# The actions from left to right, each with the first space of its section.
TRACK_PARTS: Final[list[int]] = [Effect(text).gains[0] for row in CITY["section"] for text in row["effects"]]
TRACK_FROM: Final[list[int]] = [int(row["from"]) for row in CITY["section"] for _ in row["effects"]]

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {"label-track": ("effect",)}


def _income(space: int, op: int) -> int:
    """What stands above a space of the track."""
    for row in CITY["income"]:
        if row["from"] <= space <= row["to"]:
            return sum(part_a(number) for number in Effect(row["effect"]).gains if part_op(number) == op)
    return 0


INCOME_POINTS: Final[list[int]] = [_income(space, POINTS) for space in range(TRACK_END)]
INCOME_COFFEE: Final[list[int]] = [_income(space, COFFEE) for space in range(TRACK_END)]


def resolve_track(g: State, seat: int) -> None:
    """Income first, then the action."""
    if g.listening:
        g.tell("track", seat=seat)
    gain_points(g, seat, INCOME_POINTS[g.reputation[seat]], REPUTATION)
    gain_coffee(g, seat, INCOME_COFFEE[g.reputation[seat]])
    g.push(TrackAction(seat))


def income_parts(g: State, seat: int) -> list[int]:
    """What stands above the own marker."""
    incomes = ((POINTS, INCOME_POINTS[g.reputation[seat]]), (COFFEE, INCOME_COFFEE[g.reputation[seat]]))
    return [part(op, amount) for op, amount in incomes if amount]


class TrackPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        resolve_track(g, seat)


class TrackAction(OwnTurn):
    """Which action of the track, or none."""

    number = 41
    name = "track-action"
    verb = words.PART
    among = range(len(TRACK_PARTS))
    or_else = (words.DONE,)

    def refuse(self, g: State, seat: int, number: int) -> Reason:
        if number >= len(TRACK_PARTS):
            return NO_SUCH_PART
        if g.freud_marker < TRACK_FROM[number]:
            return TRACK_NOT_THERE
        return OK if doable(g, seat, TRACK_PARTS[number]) else PART_IMPOSSIBLE

    def chosen(self, g: State, seat: int, number: int) -> None:
        run_part(g, seat, REPUTATION << 1, TRACK_PARTS[number])

    def called(self, g: State, seat: int, number: int) -> Phrase:
        return Phrase("label-track", effect=gain_phrase(TRACK_PARTS[number]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(TRACK))]
