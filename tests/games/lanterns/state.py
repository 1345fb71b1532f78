"""Lanterns: the position. Cards are colours; a lantern is a card that has been lit on a shore."""

from __future__ import annotations

from typing import ClassVar, Self

from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import only, permits, seats_of

EACH_COLOUR = 8
WEATHERS = ("still", "breeze", "storm")


class Lanterns(Position):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rounds", "round", "open_hands", "weather", "deck", "hands", "shores", "lost", "beacons", "bonus",
    )  # fmt: skip

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats)
        self.rounds = 2
        self.round = 0
        self.open_hands = False
        self.weather = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shores = [0] * 12  # lanterns by team, shore and colour
        self.lost = [0, 0, 0]
        self.beacons = [-1, -1]
        self.bonus = [0, 0]

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self.clone_kernel(new)
        new.rounds = self.rounds
        new.round = self.round
        new.open_hands = self.open_hands
        new.weather = self.weather
        new.deck = self.deck.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.shores = self.shores.copy()
        new.lost = self.lost.copy()
        new.beacons = self.beacons.copy()
        new.bonus = self.bonus.copy()
        return new

    def who_sees_hand(self, seat: int) -> int:
        """The mask of the seats that may look into a hand."""
        return seats_of(seat % 2, self.teams()) if self.open_hands else only(seat)

    def sees_hand(self, viewer: int, seat: int) -> bool:
        return permits(viewer, self.who_sees_hand(seat), self.teams())

    def teams(self) -> list[int]:
        return [seat % 2 for seat in range(len(self.hands))]


def spot(team: int, shore: int, colour: int) -> int:
    """Where in `shores` the lanterns of a team, a shore and a colour are counted."""
    return team * 6 + shore * 3 + colour
