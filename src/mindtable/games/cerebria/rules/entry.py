"""Powers that work when an Emotion is put into play.

What each does is told in the notation of powers.py. Those that put Insecurity tokens on Spirit boards are in
insecurity.py. "Foe" is the other side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mindtable.games.cerebria.pieces import powers
from mindtable.games.cerebria.pieces.board import ADJACENT, NEXT_SPACES, REALM_OF, SPACE_BY, SPACES
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import essence_in_play, intensity
from mindtable.games.cerebria.rules.fortresses import can_weaken, weaken_fortress
from mindtable.games.cerebria.rules.insecurity import offer_doubt, offer_insecurity
from mindtable.games.cerebria.rules.move import foe_on
from mindtable.games.cerebria.rules.network import price_to_bring
from mindtable.games.cerebria.rules.reactions import remove_essence
from mindtable.games.cerebria.rules.supply import (
    carry_card,
    draw,
    gain_actions,
    gain_ambition,
    gain_essence,
    gain_willpower,
    give_token,
    lose_willpower,
    pay,
    place_essence,
    room,
)
from mindtable.games.cerebria.rules.vibe import ANY_COLOUR, offer_token
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    at_emotion,
    emotion_at,
    emotion_named,
    priced,
    slot_name,
)
from mindtable.games.cerebria.wording.reasons import (
    EMOTION_FULL,
    LAST_ESSENCE_STAYS,
    NOT_YOUR_EMOTION,
    SHORT_OF_WILLPOWER,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
    SLOT_TAKEN,
    SPACE_HELD,
    TOO_FAR,
    WOULD_CHANGE_NOTHING,
    YOUR_OWN_EMOTION,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

PHRASES: Final = {
    "step-entry-slot": ("emotion",),
    "step-longing-slot": ("emotion",),
    "label-place-supply": ("emotion",),
}


def enters_play(g: State, seat: int, slot: int) -> None:
    """The Emotion on a slot has been put into play with its Essence: its entry power works."""
    card = g.emotion[slot]
    cards = g.cards
    kind = cards.entry[card]
    if kind == powers.NO_ENTRY:
        return
    condition = cards.entry_condition[card]
    if condition != powers.ALWAYS and not _holds(g, seat, slot, condition):
        return
    _POWERS[kind](g, seat, slot, cards.entry_amount[card] * _times(g, slot, cards.entry_count[card]))


def _is_side(g: State, slot: int, side: int) -> bool:
    return g.emotion[slot] >= 0 and g.cards.side[g.emotion[slot]] == side


def _times(g: State, slot: int, count: int) -> int:
    if count == powers.ONCE:
        return 1
    side = g.cards.side[g.emotion[slot]]
    own = sum(1 for neighbour in ADJACENT[slot] if _is_side(g, neighbour, side))
    return own if count == powers.PER_OWN_ADJACENT else 2 - own


def _holds(g: State, seat: int, slot: int, condition: int) -> bool:
    side = g.cards.side[g.emotion[slot]]
    if condition == powers.IF_FOE_ADJACENT:
        return any(_is_side(g, neighbour, 1 - side) for neighbour in ADJACENT[slot])
    if condition == powers.IF_STRONGER_FOE_ADJACENT:
        own = intensity(g, slot)
        return any(_is_side(g, neighbour, 1 - side) and intensity(g, neighbour) > own for neighbour in ADJACENT[slot])
    if condition == powers.IF_FOE_FORTRESS_HERE:
        realm = REALM_OF[slot]
        return realm >= 0 and g.fortress_team[realm] == 1 - side
    if condition == powers.IF_BEHIND_IN_ESSENCE:
        return essence_in_play(g, 1 - side) > essence_in_play(g, side)
    if condition == powers.IF_FOE_SPIRIT_NEAR:
        return any(g.space[other] == SPACE_BY[slot] and g.teams[other] != side for other in range(len(g.space)))
    if condition == powers.IF_BOTH_ADJACENT_EMPTY:
        return all(g.emotion[neighbour] < 0 for neighbour in ADJACENT[slot])
    assert condition == powers.IF_NO_AMBITION
    return g.ambition[g.teams[seat]] == 0


# --- what they bring, by kind


def _place_on_each(g: State, seat: int, slot: int, amount: int) -> None:
    side = g.cards.side[g.emotion[slot]]
    for neighbour in ADJACENT[slot]:
        if _is_side(g, neighbour, side) and room(g, neighbour) > 0:
            place_essence(g, neighbour)


def _remove_from_each(g: State, seat: int, slot: int, amount: int) -> None:
    side = g.cards.side[g.emotion[slot]]
    for neighbour in ADJACENT[slot]:
        if _is_side(g, neighbour, 1 - side):
            remove_essence(g, neighbour)


def _pick_emotion(g: State, seat: int, slot: int, amount: int) -> None:
    if any(check_entry_slot(g, seat, slot, target) is OK for target in range(15)):
        g.push(EntrySlot(seat, slot))


def _foes_lose(g: State, slot: int, everywhere: int, near: int) -> None:
    side = g.cards.side[g.emotion[slot]]
    for seat in range(len(g.space)):
        if g.teams[seat] != side:
            lose_willpower(g, seat, near if g.space[seat] == SPACE_BY[slot] else everywhere)


def _weaken(g: State, seat: int, slot: int, amount: int) -> None:
    realm = REALM_OF[slot]
    if realm >= 0 and g.fortress_team[realm] == 1 - g.cards.side[g.emotion[slot]] and can_weaken(g, realm):
        weaken_fortress(g, realm)


def _bring(g: State, seat: int, slot: int, amount: int) -> None:
    if any(check_longing_emotion(g, seat, slot, source) is OK for source in range(15)):
        g.push(LongingEmotion(seat, slot))


_POWERS: Final[dict[int, Callable[[State, int, int, int], None]]] = {
    powers.GAIN_WILLPOWER: lambda g, seat, slot, amount: gain_willpower(g, seat, amount),
    powers.GAIN_ESSENCE: lambda g, seat, slot, amount: gain_essence(g, seat, amount),
    powers.GAIN_AMBITION: lambda g, seat, slot, amount: gain_ambition(g, g.teams[seat], amount),
    powers.GAIN_CARD: lambda g, seat, slot, amount: draw(g, seat, amount),
    powers.GAIN_ACTION: lambda g, seat, slot, amount: gain_actions(g, seat, amount),
    powers.TOKEN: lambda g, seat, slot, amount: give_token(g, slot, amount),
    powers.PLACE_FROM_SUPPLY: _pick_emotion,
    powers.PLACE_FROM_BOARD: _pick_emotion,
    powers.PLACE_ON_EACH: _place_on_each,
    powers.REMOVE: _pick_emotion,
    powers.REMOVE_FROM_EACH: _remove_from_each,
    powers.TAKE: _pick_emotion,
    powers.FOES_LOSE: lambda g, seat, slot, amount: _foes_lose(g, slot, amount, g.cards.entry_near[g.emotion[slot]]),
    powers.FOES_NEAR_LOSE: lambda g, seat, slot, amount: _foes_lose(g, slot, 0, amount),
    powers.VIBE_TOKEN: lambda g, seat, slot, amount: offer_token(g, seat, ANY_COLOUR, optional=True),
    powers.WEAKEN: _weaken,
    powers.STEP: lambda g, seat, slot, amount: g.push(DesireSpace(seat)),
    powers.BRING: _bring,
    powers.BLOCK_UPGRADE: lambda g, seat, slot, amount: offer_insecurity(g, seat),
    powers.BLOCK_ACTIONS: lambda g, seat, slot, amount: offer_doubt(g, seat),
}


# --- powers that pick an Emotion: Affection, Trust, Confidence, Anger, Envy


def check_entry_slot(g: State, seat: int, slot: int, target: int) -> Reason:
    """Whether the power of the Emotion on `slot` may pick the Emotion on `target`."""
    cards = g.cards
    card = g.emotion[slot]
    kind, wanted = cards.entry[card], cards.entry_target[card]
    if g.emotion[target] < 0:
        return SLOT_EMPTY
    side = cards.side[g.emotion[target]]
    if wanted in (powers.OWN_ADJACENT, powers.FOE_ADJACENT):
        if target not in ADJACENT[slot]:
            return SLOT_OUT_OF_REACH
    elif wanted != powers.ANY_OWN and target != slot:
        return SLOT_OUT_OF_REACH
    if kind in (powers.REMOVE, powers.TAKE):
        if side == cards.side[card]:
            return YOUR_OWN_EMOTION
        return OK if g.essence[target] >= 2 else LAST_ESSENCE_STAYS
    if side != cards.side[card]:
        return NOT_YOUR_EMOTION
    if room(g, target) < 1:
        return EMOTION_FULL
    if kind == powers.PLACE_FROM_BOARD and g.pool[seat] < 1:
        return WOULD_CHANGE_NOTHING
    return OK


class EntrySlot(Step[State]):
    """Pick the Emotion that an entry power works on, or let it be."""

    number = 22
    name = "entry-slot"
    verb = words.AT
    among = range(15)
    or_else = (words.DONE,)

    def __init__(self, who: int, slot: int) -> None:
        self.who = who
        self.slot = slot

    def refuse(self, g: State, seat: int, target: int) -> Reason:
        return check_entry_slot(g, seat, self.slot, target)

    def chosen(self, g: State, seat: int, target: int) -> None:
        kind = g.cards.entry[g.emotion[self.slot]]
        if kind in (powers.REMOVE, powers.TAKE):
            remove_essence(g, target)
            if kind == powers.TAKE and room(g, self.slot) > 0:
                place_essence(g, self.slot)
        else:
            if kind == powers.PLACE_FROM_BOARD:
                pay(g, seat, 0, 0, 1)
            place_essence(g, target)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-entry-slot", emotion=emotion_at(g, self.slot))

    def called(self, g: State, seat: int, target: int) -> Phrase:
        kind = g.cards.entry[g.emotion[self.slot]]
        key = "label-place-board" if kind == powers.PLACE_FROM_BOARD else "label-place-supply"
        return Phrase("label-take" if kind in (powers.REMOVE, powers.TAKE) else key, emotion=emotion_named(g, target))


# --- Desire


class DesireSpace(Step[State]):
    """Desire: move the Spirit to a space next to it that holds no opposing Spirit, or stay."""

    number = 23
    name = "desire-space"
    verb = words.TO
    or_else = (words.DONE,)

    def nouns(self, g: State, seat: int) -> list[int]:
        return NEXT_SPACES[g.space[seat]]

    def refuse(self, g: State, seat: int, space: int) -> Reason:
        if space not in NEXT_SPACES[g.space[seat]]:
            return TOO_FAR
        return SPACE_HELD if foe_on(g, seat, space) else OK

    def chosen(self, g: State, seat: int, space: int) -> None:
        g.space[seat] = space
        if g.listening:
            g.tell("move", seat=seat, space=SPACES[space])


# --- Longing


def check_longing_emotion(g: State, seat: int, slot: int, source: int) -> Reason:
    if g.emotion[source] < 0:
        return SLOT_EMPTY
    if g.cards.side[g.emotion[source]] != g.teams[seat] or source == slot:
        return NOT_YOUR_EMOTION
    reason = SLOT_TAKEN
    for target in ADJACENT[slot]:
        reason = check_longing_slot(g, seat, slot, source, target)
        if reason is OK:
            return OK
    return reason


def check_longing_slot(g: State, seat: int, slot: int, source: int, target: int) -> Reason:
    if target not in ADJACENT[slot]:
        return SLOT_OUT_OF_REACH
    if g.emotion[target] >= 0:
        return SLOT_TAKEN
    price = price_to_bring(g, seat, target)
    return OK if price <= g.willpower[seat] else SHORT_OF_WILLPOWER[price]


class LongingEmotion(Step[State]):
    """Longing: pick another Emotion to bring beside it, or none."""

    number = 24
    name = "longing-emotion"
    verb = words.AT
    among = range(15)
    or_else = (words.DONE,)

    def __init__(self, who: int, slot: int) -> None:
        self.who = who
        self.slot = slot

    def refuse(self, g: State, seat: int, source: int) -> Reason:
        return check_longing_emotion(g, seat, self.slot, source)

    def chosen(self, g: State, seat: int, source: int) -> None:
        g.push(LongingSlot(seat, self.slot, source))

    def called(self, g: State, seat: int, source: int) -> Phrase:
        return at_emotion(g, source)


class LongingSlot(Step[State]):
    """Longing: pick the empty slot beside it."""

    number = 25
    name = "longing-slot"
    verb = words.AT

    def __init__(self, who: int, slot: int, source: int) -> None:
        self.who = who
        self.slot = slot
        self.source = source

    def nouns(self, g: State, seat: int) -> list[int]:
        return ADJACENT[self.slot]

    def refuse(self, g: State, seat: int, target: int) -> Reason:
        return check_longing_slot(g, seat, self.slot, self.source, target)

    def chosen(self, g: State, seat: int, target: int) -> None:
        pay(g, seat, price_to_bring(g, seat, target))
        carry_card(g, self.source, target)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-longing-slot", emotion=emotion_at(g, self.source))

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        return priced(Phrase("label-slot", slot=slot_name(slot)), price_to_bring(g, seat, slot))
