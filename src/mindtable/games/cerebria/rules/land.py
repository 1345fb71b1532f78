"""Land of Desires: put Essence from the Spirit board on an Emotion of the own side next to the Spirit.

The first costs the action's price, each further one 1 Willpower more. Generosity lets Bliss pick an Emotion next to it
as well, wherever the Spirit is.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ALL_SLOTS, LAND, SLOTS_AT
from mindtable.games.cerebria.pieces.cards import LAND_ADJACENT
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.games.cerebria.rules.supply import beside_power, pay, place_essence, room
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    at_emotion,
    emotion_at,
    essence_count,
    priced,
    priced_from,
    realm_action,
    verb_phrase,
)
from mindtable.games.cerebria.wording.reasons import (
    AMOUNT_NOT_POSSIBLE,
    EMOTION_FULL,
    NOT_YOUR_EMOTION,
    NOTHING_TO_DO_WITH_IT,
    SHORT_OF_ESSENCE,
    SHORT_OF_WILLPOWER,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

PHRASES: Final = {
    "realm-land-action": (),
    "step-land-amount": ("emotion",),
}


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


def label_land(g: State, seat: int) -> Phrase:
    return priced_from(realm_action(LAND), price_of_land(g, seat, 1), essence=1)


def _candidates(g: State, seat: int) -> list[int]:
    """The slots by the Spirit; with a Generosity in play any might do."""
    return ALL_SLOTS if g.powers[g.teams[seat]] & LAND_ADJACENT else SLOTS_AT[g.space[seat]]


def check_land_emotion(g: State, seat: int, slot: int) -> Reason:
    card = g.emotion[slot]
    if card < 0:
        return SLOT_EMPTY
    if g.cards.side[card] != g.teams[seat]:
        return NOT_YOUR_EMOTION
    if slot not in SLOTS_AT[g.space[seat]] and not beside_power(g, g.teams[seat], slot, LAND_ADJACENT):
        return SLOT_OUT_OF_REACH
    return OK if room(g, slot) > 0 else EMOTION_FULL


class LandEmotion(Step[State]):
    """Pick the Emotion to intensify."""

    number = 31
    name = "land-emotion"
    verb = words.AT

    def nouns(self, g: State, seat: int) -> list[int]:
        return _candidates(g, seat)

    def refuse(self, g: State, seat: int, slot: int) -> Reason:
        return check_land_emotion(g, seat, slot)

    def chosen(self, g: State, seat: int, slot: int) -> None:
        g.push(LandAmount(seat, slot))

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        return at_emotion(g, slot)


class LandAmount(Step[State]):
    """How much Essence."""

    number = 32
    name = "land-amount"
    verb = words.AMOUNT
    otherwise = AMOUNT_NOT_POSSIBLE

    def __init__(self, who: int, slot: int) -> None:
        self.who = who
        self.slot = slot

    def nouns(self, g: State, seat: int) -> range:
        free = 1 if controls_realm(g, g.teams[seat], LAND) else 0
        return range(1, min(room(g, self.slot), g.pool[seat], g.willpower[seat] + free) + 1)

    def chosen(self, g: State, seat: int, amount: int) -> None:
        pay(g, seat, price_of_land(g, seat, amount), 0, amount)
        place_essence(g, self.slot, amount)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-land-amount", emotion=emotion_at(g, self.slot))

    def called(self, g: State, seat: int, amount: int) -> Phrase:
        return priced(verb_phrase(words.AMOUNT, essence_count(amount)), price_of_land(g, seat, amount))
