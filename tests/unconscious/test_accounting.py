"""Nothing appears or vanishes untold: the events of each action add up to what it changed.

Points, coffee, boxes, bright ideas, research in hand and the insights on the dial of every seat are kept in books that
are written from the events alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest
from tests.unconscious.table import dial, do, lay, state

from mindtable.games.unconscious.game import GAME
from mindtable.kernel import play as playing
from mindtable.kernel.events import Event
from mindtable.kernel.options import Options
from mindtable.kernel.play import Play
from mindtable.testing.playing import pick, picks_for

COMBINATIONS = GAME.options.combinations(["players", "journalist", "overlays", "fireworks"])
Book = dict[str, int]


class Books:
    """What each seat has, carried on by the events alone."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.told = self._truth()
        play.listen(self.hear)

    def _truth(self) -> list[Book]:
        g = state(self.play)
        return [
            {
                "points": g.points[seat],
                "coffee": g.coffee[seat],
                "boxes": g.boxes[seat],
                "bright": g.bright[seat],
                "research": len(g.hands[seat]),
                "reputation": g.reputation[seat],
                **dial(self.play, seat),
            }
            for seat in range(g.players)
        ]

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if "seat" in event.args:
                self._enter(event, self.told[cast(int, event.args["seat"])])
        kept = ("points", "coffee", "boxes", "bright", "research", "reputation")
        told = [{name: number for name, number in book.items() if number or name in kept} for book in self.told]
        assert told == self._truth(), f"after {[(event.kind, event.args) for event in events]}"

    def _enter(self, event: Event, book: Book) -> None:
        args = event.args
        amount = cast(int, args.get("amount", 0))
        match event.kind:
            case "points" | "coffee" | "bright":
                book[event.kind] += amount
            case "box":
                book["boxes"] += amount
            case "pay-coffee":
                book["coffee"] -= amount
            case "pay-bright":
                book["bright"] -= amount
            case "uses-box" | "sells-box":
                book["boxes"] -= 1
            case "draws-research":
                book["research"] += 1
            case "plays-research":
                book["research"] -= 1
            case "reputation":
                book["reputation"] = cast(int, args["space"])
            case "insight":
                _move(book, str(args["insight"]), -1)
                _move(book, str(args["to"]), 1)
            case "line-filled":
                _move(book, "reserve", 1)
            case "insight-placed":
                _move(book, str(args["insight"]), -1)


def _move(book: Book, area: str, number: int) -> None:
    book[area] = book.get(area, 0) + number


@pytest.mark.slow
@pytest.mark.parametrize("given", COMBINATIONS, ids=lambda given: " ".join(map(str, given.values())))
def test_events_add_up(given: Options) -> None:
    play = playing.new(GAME, 3, given)
    Books(play)
    picks = picks_for(3)
    while not play.over:
        play.act(*pick(play, picks))


def test_the_books_notice_what_is_not_told() -> None:
    """A coffee slipped in between two actions does not go unnoticed."""
    play = lay("[seat.0]\ncoffee = 5")
    Books(play)
    do(play, "turn state")
    state(play).coffee[0] += 1
    with pytest.raises(AssertionError):
        do(play, "space b2")
