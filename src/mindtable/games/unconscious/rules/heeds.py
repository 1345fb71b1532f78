"""What players forget: things to take heed of, and what a choice would waste. For those who look; no rule needs it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from mindtable.games.unconscious.pieces.cards import CLIENTS
from mindtable.games.unconscious.pieces.goal_cards import GOAL_NEEDS, GOALS
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.desk import most_boxes
from mindtable.games.unconscious.rules.goal import progress
from mindtable.kernel.phrases import Phrase, Said

# By these names a player switches the warnings off.
WARNINGS: Final = ("unclaimed-bonus", "could-cure", "boxes-full", "coffee-lost", "skipped-action", "skipped-tile")


class Heed(NamedTuple):
    """The text is `heed-NAME`; it may speak of a thing, by its text key, and of a number of boxes."""

    name: str
    thing: str = ""
    boxes: int = 0


PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "heed-last-round": (),
    "heed-signalled": (),
    "heed-could-cure": ("thing", "boxes"),
    "heed-boxes-full": (),
    "heed-goal-near": ("thing",),
    "waste-unclaimed-bonus": (),
    "waste-could-cure": ("client", "boxes"),
    "waste-boxes-full": (),
    "waste-coffee-lost": ("count",),
    "waste-skipped-action": ("action",),
    "waste-skipped-tile": (),
}


def curable(g: State, seat: int) -> list[int]:
    """Rooms whose client the seat's boxes would cure."""
    return [room for room in (0, 1) if 0 < g.room_therapy[2 * seat + room] <= g.boxes[seat]]


def boxes_full(g: State, seat: int) -> bool:
    return g.boxes[seat] >= most_boxes(g, seat)


def heeds(g: State, seat: int) -> list[Heed]:
    """What a player should keep in mind."""
    found: list[Heed] = []
    if not g.turns or not g.stack:
        return found
    if g.signal:
        found.append(Heed("signalled" if g.signal == 1 else "last-round"))
    for room in curable(g, seat):
        at = 2 * seat + room
        found.append(Heed("could-cure", f"client-{CLIENTS[g.room_client[at]]}", g.room_therapy[at]))
    if boxes_full(g, seat):
        found.append(Heed("boxes-full"))
    for goal in range(len(GOALS)):
        if g.goal_owner[goal] < 0 and 0 < progress(g, seat, goal) == GOAL_NEEDS[goal] - 1:
            found.append(Heed("goal-near", f"goal-{GOALS[goal]}"))
    return found


def wasting(said: Phrase, warning: str, **args: Said) -> Phrase:
    """The label of a choice that wastes something, with what."""
    return said.with_facts(wastes={"name": warning, "said": Phrase(f"waste-{warning}", **args).describe()})
