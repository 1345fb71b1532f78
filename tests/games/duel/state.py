"""Duel: the position."""

from __future__ import annotations

from typing import ClassVar, Self

from mindtable.kernel.position import Position
from mindtable.kernel.rng import Rng


class Duel(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("rounds_left", "carry", "pot", "deck", "hands", "spent", "points")

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats)
        self.rounds_left = 0
        self.carry = True  # whether a tied prize stays in the pot
        self.pot = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.spent: list[int] = []
        self.points = [0] * seats

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self.clone_kernel(new)
        new.rounds_left = self.rounds_left
        new.carry = self.carry
        new.pot = self.pot
        new.deck = self.deck.copy()
        new.hands = [hand.copy() for hand in self.hands]
        new.spent = self.spent.copy()
        new.points = self.points.copy()
        return new
