"""Land of Desires: put Essence from the Spirit board on an Emotion of the own side next to the Spirit.

The first costs the action's price, each further one 1 Willpower more. Generosity lets Bliss pick an Emotion next to it
as well, wherever the Spirit is.
"""

from __future__ import annotations

from mindtable.games.cerebria import words
from mindtable.games.cerebria.board import ADJACENT, ALL_SLOTS, LAND, SLOTS_AT
from mindtable.games.cerebria.cards import GENEROSITY
from mindtable.games.cerebria.control import controls_realm
from mindtable.games.cerebria.reasons import (
    AMOUNT_NOT_POSSIBLE,
    EMOTION_FULL,
    NOT_YOUR_EMOTION,
    NOTHING_TO_DO_WITH_IT,
    SHORT_OF_ESSENCE,
    SHORT_OF_WILLPOWER,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
)
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.steps import LAND_AMOUNT, LAND_EMOTION
from mindtable.games.cerebria.supply import pay, place_essence, room
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason


def price_of_land(g: State, seat: int, amount: int) -> int:
    return amount - (1 if controls_realm(g, g.teams[seat], LAND) else 0)


def check_land(g: State, seat: int) -> Reason:
    if g.willpower[seat] < 1 and price_of_land(g, seat, 1) > 0:
        return SHORT_OF_WILLPOWER[1]
    if g.pool[seat] < 1:
        return SHORT_OF_ESSENCE[1]
    for slot in _candidates(g, seat):
        if check_land_emotion(g, seat, slot) is OK:
            return OK
    return NOTHING_TO_DO_WITH_IT


def _candidates(g: State, seat: int) -> list[int]:
    """The slots by the Spirit; with a Generosity in play any might do."""
    return ALL_SLOTS if g.in_play[GENEROSITY] else SLOTS_AT[g.space[seat]]


def check_land_emotion(g: State, seat: int, slot: int) -> Reason:
    card = g.emotion[slot]
    if card < 0:
        return SLOT_EMPTY
    if g.cards.side[card] != g.teams[seat]:
        return NOT_YOUR_EMOTION
    if slot not in SLOTS_AT[g.space[seat]] and not _beside_generosity(g, seat, slot):
        return SLOT_OUT_OF_REACH
    return OK if room(g, slot) > 0 else EMOTION_FULL


def _beside_generosity(g: State, seat: int, slot: int) -> bool:
    if not g.in_play[GENEROSITY] or g.cards.side[GENEROSITY] != g.teams[seat]:
        return False
    before, after = ADJACENT[slot]
    return g.emotion[before] == GENEROSITY or g.emotion[after] == GENEROSITY


def most(g: State, seat: int, slot: int) -> int:
    free = 1 if controls_realm(g, g.teams[seat], LAND) else 0
    return min(room(g, slot), g.pool[seat], g.willpower[seat] + free)


class LandEmotion(StepKind[State]):
    """Pick the Emotion to intensify: (kind, seat)."""

    name = "land-emotion"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.AT | slot for slot in _candidates(g, seat) if check_land_emotion(g, seat, slot) is OK]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.AT:
            return NOT_NOW
        return check_land_emotion(g, seat, action & 1023)

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        g.push(LAND_AMOUNT, seat, action & 1023)


class LandAmount(StepKind[State]):
    """How much Essence: (kind, seat, slot)."""

    name = "land-amount"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.AMOUNT | amount for amount in range(1, most(g, seat, step[2]) + 1)]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.AMOUNT:
            return NOT_NOW
        return OK if 1 <= action & 1023 <= most(g, seat, step[2]) else AMOUNT_NOT_POSSIBLE

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        amount = action & 1023
        pay(g, seat, price_of_land(g, seat, amount), 0, amount)
        place_essence(g, step[2], amount)


def do_land(g: State, seat: int) -> None:
    g.push(LAND_EMOTION, seat)
