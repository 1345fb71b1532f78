"""Quell: take Essence from an opposing Emotion next to the Spirit, showing a card of its Vibe.

Basic cost 2 Willpower and 1 Ambition, for the rightmost Essence. An Emotion left with none is discarded.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ADJACENT, ALL_SLOTS, REALM_OF, SLOTS_AT
from mindtable.games.cerebria.pieces.cards import CARDS, NO_BASIC_AMBITION, NO_CARD, STARTING
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    BASE_AMBITION,
    CLEANSING_LIGHT,
    CONVERSION,
    DEVOUR,
    DISCOUNT,
    DRAIN,
    EMOTIONAL_CYCLE,
    EXTERMINATE,
    EXTINGUISH,
    FLAGS,
    HOME_GROUND,
    MALICE,
    QUELL,
    REPEL,
    SUBDUE,
    VANQUISH,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.drain import can_drain, offer_drain
from mindtable.games.cerebria.rules.prices import discounted, useful_determination
from mindtable.games.cerebria.rules.reactions import before_quell, remove_essence
from mindtable.games.cerebria.rules.row import Row
from mindtable.games.cerebria.rules.spirit import empathy_protects, malice_reaches
from mindtable.games.cerebria.rules.supply import (
    AMBITION_TOKENS,
    beside_power,
    check_price,
    discard_from_hand,
    draw,
    gain_ambition,
    gain_essence,
    gain_willpower,
    pay,
    show,
    total_in_play,
)
from mindtable.games.cerebria.rules.vibe import any_place, offer_token
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    emotion_at,
    emotion_named,
    essence_count,
    priced,
    verb_phrase,
    vibe_card,
)
from mindtable.games.cerebria.wording.reasons import (
    AMOUNT_NOT_POSSIBLE,
    CARD_DOES_NOT_MATCH,
    CARD_NOT_IN_HAND,
    NO_MATCHING_CARD,
    NOTHING_TO_QUELL,
    PROTECTED_BY_EMPATHY,
    PROTECTED_BY_PURITY,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
    USELESS_UPGRADE,
    YOUR_OWN_EMOTION,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

MORE = SUBDUE | VANQUISH | EXTERMINATE
PHRASES: Final = {
    "step-quell-reveal": ("emotion",),
    "step-quell-reveal-discard": ("emotion",),
    "step-quell-amount": ("emotion",),
    "label-quell": ("emotion",),
    "label-show-discard": ("card",),
    "label-all-essence": ("essence",),
}


def price_of_quell(g: State, seat: int, used: int, slot: int) -> int:
    """Willpower for a Quell: Safety asks for more, Hostility and Malevolence for less, Repel (first edition) too."""
    willpower = discounted(g, seat, QUELL, used)
    cards, team = g.cards, g.teams[seat]
    for neighbour in ADJACENT[slot]:
        card = g.emotion[neighbour]
        if card >= 0:
            if cards.side[card] == team:
                willpower -= cards.own_quell_adjacent[card]
            else:
                willpower += cards.foe_quell_adjacent[card]
    willpower -= total_in_play(g, team, cards.cards_own_quell, cards.own_quell)
    if FLAGS[g.boards[seat]][QUELL][used] & DISCOUNT:
        willpower -= 2
    return willpower


def ambition_of_quell(g: State, seat: int, used: int, slot: int) -> int:
    """Ambition for a Quell: the basic one falls away next to an own Valor."""
    ambition = AMBITION_COST[g.boards[seat]][QUELL][used]
    if beside_power(g, g.teams[seat], slot, NO_BASIC_AMBITION):
        ambition -= BASE_AMBITION[QUELL]
    return ambition


def reaches(g: State, seat: int, slot: int) -> bool:
    """The slots next to the Spirit; Malice reaches further."""
    return slot in SLOTS_AT[g.space[seat]] or malice_reaches(g, seat, slot)


def check_protected(g: State, slot: int) -> Reason:
    """Purity and Empathy keep Emotions of their side from being quelled."""
    card = g.emotion[slot]
    side = g.cards.side[card]
    for pure in g.cards.cards_no_quell:
        if g.in_play[pure] and g.cards.side[pure] == side:
            before, after = ADJACENT[slot]
            if card == pure or g.emotion[before] == pure or g.emotion[after] == pure:
                return PROTECTED_BY_PURITY
    return PROTECTED_BY_EMPATHY if empathy_protects(g, side, slot) else OK


def matches(g: State, card: int, target: int) -> bool:
    """Whether a card in hand has the target's Vibe; starting Emotions match any."""
    return g.cards.grade[target] == STARTING or g.cards.vibe[card] == g.cards.vibe[target]


def has_match(g: State, seat: int, target: int) -> bool:
    for card in g.hands[seat]:
        if matches(g, card, target):
            return True
    return False


def amounts(g: State, flags: int, slot: int) -> tuple[int, int]:
    """The least and the most Essence this Quell takes."""
    if not flags & MORE:
        return 1, 1
    least = 1 + bool(flags & SUBDUE) + bool(flags & VANQUISH) + bool(flags & EXTERMINATE)
    most = 1 + bool(flags & SUBDUE) + 2 * bool(flags & VANQUISH) + 2 * bool(flags & EXTERMINATE)
    return least, min(most, g.essence[slot], g.cards.most_per_quell[g.emotion[slot]])


def check_quell(g: State, seat: int, used: int, slot: int) -> Reason:
    target = g.emotion[slot]
    if target < 0:
        return SLOT_EMPTY
    if g.cards.side[target] == g.teams[seat]:
        return YOUR_OWN_EMOTION
    flags = FLAGS[g.boards[seat]][QUELL][used]
    near = reaches(g, seat, slot)
    if flags & CLEANSING_LIGHT:
        if near:
            return USELESS_UPGRADE
    elif not near:
        return SLOT_OUT_OF_REACH
    reason = check_protected(g, slot)
    if reason is not OK:
        return reason
    if not flags & EXTINGUISH and not has_match(g, seat, target):
        return NO_MATCHING_CARD
    ambition = ambition_of_quell(g, seat, used, slot)
    if used and not _upgrades_useful(g, seat, flags, slot, ambition):
        return USELESS_UPGRADE
    willpower = price_of_quell(g, seat, used, slot)
    if used and not (useful_determination(flags, willpower) and _useful_discount(g, seat, flags, used, slot)):
        return USELESS_UPGRADE
    return check_price(g, seat, willpower, ambition)


def _useful_discount(g: State, seat: int, flags: int, used: int, slot: int) -> bool:
    """The discount of Repel (first edition, the third upgrade) changes nothing where the price is 0 without it."""
    return not flags & DISCOUNT or price_of_quell(g, seat, used & ~4, slot) > 0


def _upgrades_useful(g: State, seat: int, flags: int, slot: int, ambition: int) -> bool:
    target = g.emotion[slot]
    if flags & MORE:
        least, most = amounts(g, flags, slot)
        if most < least:
            return False
    if flags & (HOME_GROUND | REPEL):
        realm = REALM_OF[slot]
        if realm < 0 or g.fortress_team[realm] != g.teams[seat]:
            return False
        if flags & HOME_GROUND and g.ambition[g.teams[seat]] - ambition >= AMBITION_TOKENS:
            return False
    if flags & DEVOUR:
        vibe = g.cards.vibe[target]
        if vibe == 0 or not any_place(g, seat, vibe):
            return False
    if flags & (EMOTIONAL_CYCLE | CONVERSION) and amounts(g, flags, slot)[1] < g.essence[slot]:
        return False
    return not flags & DRAIN or can_drain(g, g.space[seat])


def _candidates(g: State, seat: int, used: int) -> list[int]:
    if FLAGS[g.boards[seat]][QUELL][used] & CLEANSING_LIGHT or g.spirits[seat] == MALICE:
        return ALL_SLOTS
    return SLOTS_AT[g.space[seat]]


class Quell(Row):
    def could(self, g: State, seat: int, within: int) -> bool:
        """A quick look: an opposing Emotion in reach, and an Ambition or a Valor that spares it."""
        team = g.teams[seat]
        if not g.ambition[team] and not g.powers[team] & NO_BASIC_AMBITION:
            return False
        side = g.cards.side
        for slot in _candidates(g, seat, within):
            card = g.emotion[slot]
            if card >= 0 and side[card] != team:
                return True
        return False

    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        for slot in _candidates(g, seat, used):
            if g.emotion[slot] >= 0 and check_quell(g, seat, used, slot) is OK:
                return True
        return False

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        return [words.QUELL_AT | slot for slot in _candidates(g, seat, used) if check_quell(g, seat, used, slot) is OK]

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        return check_quell(g, seat, used, action & 1023) if action & ~1023 == words.QUELL_AT else NOT_NOW

    def nothing(self, g: State, seat: int) -> Reason:
        return NOTHING_TO_QUELL

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        slot = action & 1023
        flags = FLAGS[g.boards[seat]][QUELL][used]
        pay(g, seat, price_of_quell(g, seat, used, slot), ambition_of_quell(g, seat, used, slot))
        before_quell(g, seat)
        least, most = amounts(g, flags, slot)
        g.push(QuellResolve(seat, used, slot, least))
        if most > least:
            g.push(QuellAmount(seat, used, slot))
        if not flags & EXTINGUISH:
            g.push(QuellReveal(seat, used, slot))

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        slot = action & 1023
        label = Phrase("label-quell", emotion=emotion_named(g, slot))
        return priced(label, price_of_quell(g, seat, used, slot), ambition_of_quell(g, seat, used, slot))


class QuellReveal(Step[State]):
    """Show a card of the target's Vibe. With Cleansing Light it is discarded."""

    number = 15
    name = "quell-reveal"
    merge_forced = False  # how many choices there are tells of the hand
    verb = words.REVEAL
    otherwise = CARD_DOES_NOT_MATCH

    def __init__(self, who: int, used: int, slot: int) -> None:
        self.who = who
        self.used = used
        self.slot = slot

    def nouns(self, g: State, seat: int) -> list[int]:
        target = g.emotion[self.slot]
        return [card for card in dict.fromkeys(g.hands[seat]) if matches(g, card, target)]

    def refuse(self, g: State, seat: int, card: int) -> Reason:
        return super().refuse(g, seat, card) if card in g.hands[seat] else CARD_NOT_IN_HAND

    def chosen(self, g: State, seat: int, card: int) -> None:
        if self._discards(g):
            discard_from_hand(g, seat, card)
        else:
            show(g, seat, card)
            if g.listening:
                g.tell("reveal", seat=seat, card=CARDS[card])

    def question(self, g: State, viewer: int) -> Phrase:
        key = "step-quell-reveal-discard" if self._discards(g) else "step-quell-reveal"
        return Phrase(key, emotion=emotion_at(g, self.slot))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        named = vibe_card(g, card)
        return Phrase("label-show-discard", card=named) if self._discards(g) else verb_phrase(words.REVEAL, named)

    def _discards(self, g: State) -> bool:
        return FLAGS[g.boards[self.who]][QUELL][self.used] & CLEANSING_LIGHT > 0


class QuellAmount(Step[State]):
    """How much Essence to take, where it is "up to"."""

    number = 16
    name = "quell-amount"
    verb = words.AMOUNT
    otherwise = AMOUNT_NOT_POSSIBLE

    def __init__(self, who: int, used: int, slot: int) -> None:
        self.who = who
        self.used = used
        self.slot = slot

    def nouns(self, g: State, seat: int) -> range:
        least, most = amounts(g, FLAGS[g.boards[seat]][QUELL][self.used], self.slot)
        return range(least, most + 1)

    def chosen(self, g: State, seat: int, amount: int) -> None:
        g.stack.pop()  # the resolution waiting with the least amount
        g.push(QuellResolve(seat, self.used, self.slot, amount))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-quell-amount", emotion=emotion_at(g, self.slot))

    def called(self, g: State, seat: int, amount: int) -> Phrase:
        essence = essence_count(amount)
        if amount == g.essence[self.slot]:
            return Phrase("label-all-essence", essence=essence)
        return verb_phrase(words.AMOUNT, essence)


class QuellResolve(Step[State]):
    """The Essence goes, and what the upgrades bring comes."""

    number = 17
    name = "quell-resolve"
    decided_by = AUTOMATIC

    def __init__(self, who: int, used: int, slot: int, amount: int) -> None:
        self.who = who
        self.used = used
        self.slot = slot
        self.amount = amount

    def run(self, g: State) -> None:
        seat, slot, amount = self.who, self.slot, self.amount
        flags = FLAGS[g.boards[seat]][QUELL][self.used]
        target = g.emotion[slot]
        if g.listening:
            g.tell("quell", seat=seat, slot=slot + 1, card=CARDS[target], amount=amount)
        remove_essence(g, slot, amount)
        g.did_quell += amount
        gone = g.emotion[slot] == NO_CARD
        if flags & HOME_GROUND:
            gain_ambition(g, g.teams[seat], 1)
        if flags & REPEL and not flags & DISCOUNT:
            gain_willpower(g, seat, 2)
        if gone and flags & CONVERSION:
            gain_essence(g, seat, 1)
        if gone and flags & EMOTIONAL_CYCLE:
            draw(g, seat)
        if flags & DRAIN:
            offer_drain(g, seat)
        if flags & DEVOUR:
            offer_token(g, seat, g.cards.vibe[target], optional=True)
