"""The inkpot: how far it moves, and what the space it lands on brings.

Clockwise: top (a column), three rows, left (the reputation track). Passing from left to top frees the first idea from
the left, three times, and opens the column below it. Bright ideas change a move by 1 each; a move is at least 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces.board import INKPOT_SPACES, INKPOT_VALUE, LAPS, LEFT, SPACES, TOP
from mindtable.games.unconscious.pieces.cards import INKPOT_STEP
from mindtable.games.unconscious.pieces.effects import part_a
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.chain import named
from mindtable.games.unconscious.rules.desk import has_ability, pay_bright
from mindtable.games.unconscious.rules.free_actions import ONCE_INKPOT
from mindtable.games.unconscious.rules.goal import check_goals
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part
from mindtable.games.unconscious.rules.resolving import ChooseColumn, column_parts, offer, row_parts
from mindtable.games.unconscious.rules.track import income_parts, resolve_track
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.reasons import INKPOT_MUST_MOVE, INKPOT_TOO_FAR
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import Reason

FARTHEST: Final = 39
MOST_FORESEEN: Final = 2  # bright ideas

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-inkpot-move": ("space", "value"),
    "step-inkpot-move-range": ("space", "least", "most"),
    "label-inkpot": ("by", "space"),
    "frees-idea": (),
    "priced": ("label", "price"),
    "count-bright": ("amount",),
}


def free_step(g: State, seat: int) -> int:
    """A client lets its analyst change a move by 1, once a turn."""
    return 1 if has_ability(g, seat, INKPOT_STEP) and not g.once & ONCE_INKPOT else 0


def bright_needed(low: int, high: int, by: int) -> int:
    """How far a move lies outside what is given."""
    return max(low - by, by - high, 0)


class InkpotMove(OwnTurn):
    """How far the inkpot moves: as far as given, or as bright ideas change it."""

    number = 14
    name = "inkpot-move"
    verb = words.INKPOT
    otherwise = INKPOT_TOO_FAR

    def __init__(self, who: int, least: int, most: int) -> None:
        self.who = who
        self.least = least
        self.most = most

    def nouns(self, g: State, seat: int) -> range:
        spare = g.bright[seat] + free_step(g, seat)
        return range(max(1, self.least - spare), min(self.most + spare, FARTHEST) + 1)

    def refuse(self, g: State, seat: int, by: int) -> Reason:
        return INKPOT_MUST_MOVE if by < 1 else super().refuse(g, seat, by)

    def chosen(self, g: State, seat: int, by: int) -> None:
        needed = bright_needed(self.least, self.most, by)
        if needed and free_step(g, seat):
            g.once |= ONCE_INKPOT
            needed -= 1
        pay_bright(g, seat, needed)
        move_inkpot(g, seat, by)

    def question(self, g: State, viewer: int) -> Phrase:
        space = Phrase(f"inkpot-{INKPOT_SPACES[g.inkpot[self.who]]}")
        if self.least == self.most:
            return Phrase("step-inkpot-move", space=space, value=self.least)
        return Phrase("step-inkpot-move-range", space=space, least=self.least, most=self.most)

    def called(self, g: State, seat: int, by: int) -> Phrase:
        space, freed = landed(g, seat, by)
        said = Phrase("label-inkpot", by=by, space=Phrase(f"inkpot-{INKPOT_SPACES[space]}"))
        bright = bright_needed(self.least, self.most, by) - free_step(g, seat)
        if bright > 0:
            said = Phrase("priced", label=said, price=Phrase("count-bright", amount=bright))
        if freed:
            said.explained(Phrase("frees-idea"))
        return said.with_facts(space=INKPOT_SPACES[space])

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self.least, self.most]


class InkpotPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(InkpotMove(seat, 1, part_a(number)))


def landed(g: State, seat: int, by: int) -> tuple[int, int]:
    """Where a move ends, and how many ideas it frees on its way."""
    laps, space = divmod(g.inkpot[seat] + by, len(INKPOT_SPACES))
    return space, min(laps, LAPS - g.laps[seat])


def move_inkpot(g: State, seat: int, by: int) -> None:
    space, freed = landed(g, seat, by)
    g.inkpot[seat] = space
    if g.listening:
        g.tell("inkpot", seat=seat, by=by, space=INKPOT_SPACES[space])
    for _ in range(freed):
        g.laps = replaced(g.laps, seat, g.laps[seat] + 1)
        g.ideas[seat] += 1
        if g.listening:
            g.tell("idea-freed", seat=seat)
    check_goals(g, seat)
    if space == TOP:
        if g.laps[seat]:
            g.push(ChooseColumn(seat))
    elif space == LEFT:
        resolve_track(g, seat)
    else:
        offer(g, seat, row_parts(g, seat, space - 1))


# --- what stating ideas would set going, for those who look


def chains(g: State, seat: int, spaces: Sequence[int]) -> list[dict[str, object]]:
    """What the inkpot would do after ideas on one of these spaces: once for all the spaces of a row."""
    return [
        {
            "spaces": [SPACES[space] for space in spaces if space // 4 == row],
            "value": INKPOT_VALUE[row],
            "landings": _landings(g, seat, INKPOT_VALUE[row]),
        }
        for row in sorted({space // 4 for space in spaces})
    ]


def _landings(g: State, seat: int, value: int) -> list[dict[str, object]]:
    """Moving as far as given, and a bright idea or two farther or less far."""
    free = free_step(g, seat)
    most = min(MOST_FORESEEN, g.bright[seat] + free)
    return [
        _landing(g, seat, by, max(0, bright_needed(value, value, by) - free))
        for by in range(max(1, value - most), value + most + 1)
    ]


def _landing(g: State, seat: int, by: int, bright: int) -> dict[str, object]:
    space, freed = landed(g, seat, by)
    if space == TOP:
        brings = [column_parts(g, seat, column) for column in range(g.laps[seat] + freed)]
    else:
        brings = [income_parts(g, seat) if space == LEFT else row_parts(g, seat, space - 1)]
    ways = [named(*parts) for parts in brings]
    return {"by": by, "bright": bright, "space": INKPOT_SPACES[space], "freed": freed, "brings": ways}
