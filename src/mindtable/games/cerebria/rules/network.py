"""Network of Thoughts: bring an Emotion of the own side from anywhere to an empty slot next to the Spirit.

The card moves with all that is on it; it neither leaves nor enters play. Isolation next to the slot asks for more.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ADJACENT, NETWORK, SLOTS_AT
from mindtable.games.cerebria.pieces.cards import FOE_PAYS_TO_BRING
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.games.cerebria.rules.supply import asked_by_foes, carry_card, pay
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    at_emotion,
    emotion_at,
    priced,
    priced_by_choice,
    realm_action,
    slot_name,
)
from mindtable.games.cerebria.wording.reasons import (
    NOT_YOUR_EMOTION,
    NOTHING_TO_DO_WITH_IT,
    SHORT_OF_WILLPOWER,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
    SLOT_TAKEN,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

PRICE = 2
PHRASES: Final = {
    "realm-network-action": (),
    "step-network-slot": ("emotion",),
}


def price_to_bring(g: State, seat: int, slot: int) -> int:
    """Willpower that Isolation asks for bringing an Emotion to a slot next to it."""
    team = g.teams[seat]
    if g.powers[1 - team] & FOE_PAYS_TO_BRING:
        return asked_by_foes(g, team, ADJACENT[slot], g.cards.foe_bring_adjacent)
    return 0


def price_of_network(g: State, seat: int, slot: int) -> int:
    price = PRICE - 1 if controls_realm(g, g.teams[seat], NETWORK) else PRICE
    return price + price_to_bring(g, seat, slot)


def check_network(g: State, seat: int) -> Reason:
    reason: Reason = NOTHING_TO_DO_WITH_IT
    for slot in SLOTS_AT[g.space[seat]]:
        reason = _check_empty_slot(g, seat, slot)
        if reason is OK:
            break
    if reason is not OK:
        return reason
    side, team = g.cards.side, g.teams[seat]
    for card in g.emotion:
        if card >= 0 and side[card] == team:
            return OK
    return NOTHING_TO_DO_WITH_IT


def check_network_slot(g: State, seat: int, slot: int) -> Reason:
    return _check_empty_slot(g, seat, slot) if slot in SLOTS_AT[g.space[seat]] else SLOT_OUT_OF_REACH


def _check_empty_slot(g: State, seat: int, slot: int) -> Reason:
    if g.emotion[slot] >= 0:
        return SLOT_TAKEN
    price = price_of_network(g, seat, slot)
    return OK if price <= g.willpower[seat] else SHORT_OF_WILLPOWER[price]


def label_network(g: State, seat: int) -> Phrase:
    slots = [slot for slot in SLOTS_AT[g.space[seat]] if check_network_slot(g, seat, slot) is OK]
    return priced_by_choice(realm_action(NETWORK), [(price_of_network(g, seat, slot), 0, 0) for slot in slots])


class NetworkEmotion(Step[State]):
    """Pick the Emotion to bring."""

    number = 29
    name = "network-emotion"
    verb = words.AT
    among = range(15)

    def refuse(self, g: State, seat: int, slot: int) -> Reason:
        card = g.emotion[slot]
        if card < 0:
            return SLOT_EMPTY
        return OK if g.cards.side[card] == g.teams[seat] else NOT_YOUR_EMOTION

    def chosen(self, g: State, seat: int, slot: int) -> None:
        g.push(NetworkSlot(seat, slot))

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        return at_emotion(g, slot)


class NetworkSlot(Step[State]):
    """Pick the slot it goes to."""

    number = 30
    name = "network-slot"
    verb = words.AT

    def __init__(self, who: int, source: int) -> None:
        self.who = who
        self.source = source

    def nouns(self, g: State, seat: int) -> list[int]:
        return SLOTS_AT[g.space[seat]]

    def refuse(self, g: State, seat: int, slot: int) -> Reason:
        return check_network_slot(g, seat, slot)

    def chosen(self, g: State, seat: int, slot: int) -> None:
        pay(g, seat, price_of_network(g, seat, slot))
        carry_card(g, self.source, slot)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-network-slot", emotion=emotion_at(g, self.source))

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        return priced(Phrase("label-slot", slot=slot_name(slot)), price_of_network(g, seat, slot))
