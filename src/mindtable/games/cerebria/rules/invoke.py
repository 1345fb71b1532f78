"""Invoke: put an Emotion from the hand on an empty slot next to the Spirit, with its first Essence.

Basic cost 2 Willpower and the Essence from the own Spirit board. Anxiety may take a Bleakness from the supply instead
of a card from the hand, while fewer than six are on the board.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ADJACENT, REALM_OF, SLOTS_AT
from mindtable.games.cerebria.pieces.cards import BLEAKNESS, CARDS, FOE_PAYS_TO_INVOKE, FOE_PAYS_TOLL
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    ANYWHERE,
    BOLSTER,
    FLAGS,
    FORGING_BONDS,
    INNER_FORCE,
    INVOKE,
    MOTIVATION,
    RELISH,
    SEEDS_OF_DARKNESS,
    SEETHE,
    SHARING_IS_CARING,
    SUMMON,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.entry import enters_play
from mindtable.games.cerebria.rules.prices import discounted, useful_determination
from mindtable.games.cerebria.rules.relish import DrawAfter
from mindtable.games.cerebria.rules.row import Row
from mindtable.games.cerebria.rules.spirit import anxiety_has_bleakness
from mindtable.games.cerebria.rules.supply import (
    AMBITION_TOKENS,
    asked_by_foes,
    check_price,
    gain_ambition,
    pay,
    place_essence,
    put_card,
    take_from_hand,
    top_taken,
    total_in_play,
)
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import (
    card_name,
    priced,
    priced_by_choice,
    slot_name,
)
from mindtable.games.cerebria.wording.reasons import (
    CARD_NOT_IN_HAND,
    NO_EMPTY_SLOT,
    NOT_BLEAKNESS,
    NOT_TOP_CARD,
    NOTHING_TO_DO_WITH_IT,
    NOTHING_TO_INVOKE,
    SHORT_OF_ESSENCE,
    SIX_BLEAKNESS,
    SLOT_OUT_OF_REACH,
    SLOT_TAKEN,
    USELESS_UPGRADE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason
from mindtable.kernel.viewers import team_of

MOST_BLEAKNESS = 6
PHRASES: Final = {"step-invoke-slot-of": ("card",), "label-invoke": ("card",)}


def price_of_invoke(g: State, seat: int, used: int, slot: int) -> int:
    """Willpower for an Invoke on a slot: Loathing and Isolation next to it ask for more."""
    willpower, team = discounted(g, seat, INVOKE, used), g.teams[seat]
    if g.powers[1 - team] & FOE_PAYS_TO_INVOKE:
        willpower += asked_by_foes(g, team, ADJACENT[slot], g.cards.foe_invoke_adjacent)
    return willpower


def toll_of_invoke(g: State, seat: int, slot: int) -> int:
    """Essence to pay to the supply besides: Fear next to the slot, Panic anywhere."""
    cards, team = g.cards, g.teams[seat]
    if not g.powers[1 - team] & FOE_PAYS_TOLL:
        return 0
    toll = asked_by_foes(g, team, ADJACENT[slot], cards.foe_invoke_essence_adjacent)
    return toll + total_in_play(g, 1 - team, cards.cards_foe_invoke_essence, cards.foe_invoke_essence)


def own_essence(flags: int) -> int:
    """Essence from the Spirit board for the card itself."""
    needed = 1
    if flags & (INNER_FORCE | FORGING_BONDS):
        needed = 0
    if flags & SEEDS_OF_DARKNESS and not flags & ANYWHERE:
        needed = 0
    if flags & SHARING_IS_CARING:
        needed += 1
    return needed


def full_price(g: State, seat: int, used: int, slot: int) -> tuple[int, int, int]:
    """Willpower, Ambition and Essence for an Invoke on a slot."""
    essence = own_essence(FLAGS[g.boards[seat]][INVOKE][used]) + toll_of_invoke(g, seat, slot)
    return price_of_invoke(g, seat, used, slot), AMBITION_COST[g.boards[seat]][INVOKE][used], essence


def check_source(g: State, seat: int, flags: int, card: int) -> Reason:
    """Where the card comes from: the hand, the top of the deck (Summon), or the supply (Anxiety's Bleakness)."""
    if flags & SEEDS_OF_DARKNESS and card != BLEAKNESS:
        return NOT_BLEAKNESS
    if flags & SUMMON:
        return OK if g.decks[seat] and g.decks[seat][-1] == card else NOT_TOP_CARD
    if card == BLEAKNESS and anxiety_has_bleakness(g, seat):
        return OK if g.in_play[BLEAKNESS] < MOST_BLEAKNESS else SIX_BLEAKNESS
    return OK if card in g.hands[seat] else CARD_NOT_IN_HAND


def check_upgrades(g: State, seat: int, flags: int, used: int, card: int) -> Reason:
    if flags & (BOLSTER | SHARING_IS_CARING) and g.cards.size[card] < 2:
        return USELESS_UPGRADE
    if flags & MOTIVATION:
        left = g.ambition[g.teams[seat]] - AMBITION_COST[g.boards[seat]][INVOKE][used]
        if left >= AMBITION_TOKENS:
            return USELESS_UPGRADE
    return OK


def check_slot(g: State, seat: int, flags: int, used: int, slot: int, realm: int) -> Reason:
    if g.emotion[slot] >= 0:
        return SLOT_TAKEN
    within = REALM_OF[slot] == realm if realm >= 0 else slot in SLOTS_AT[g.space[seat]]
    if flags & ANYWHERE:
        if within:
            return USELESS_UPGRADE
    elif not within:
        return SLOT_OUT_OF_REACH
    if flags & FORGING_BONDS and not _beside_own(g, seat, slot):
        return USELESS_UPGRADE
    essence = own_essence(flags) + toll_of_invoke(g, seat, slot)
    if essence > g.pool[seat]:
        return SHORT_OF_ESSENCE[essence]
    willpower = price_of_invoke(g, seat, used, slot)
    if used and not useful_determination(flags, willpower):
        return USELESS_UPGRADE
    return check_price(g, seat, willpower, AMBITION_COST[g.boards[seat]][INVOKE][used])


def _beside_own(g: State, seat: int, slot: int) -> bool:
    team = g.teams[seat]
    for neighbour in ADJACENT[slot]:
        card = g.emotion[neighbour]
        if card >= 0 and g.cards.side[card] == team:
            return True
    return False


def check_invoke_card(g: State, seat: int, used: int, card: int, realm: int) -> Reason:
    """Whether this card can be invoked somewhere."""
    flags = FLAGS[g.boards[seat]][INVOKE][used]
    reason = check_source(g, seat, flags, card)
    if reason is OK:
        reason = check_upgrades(g, seat, flags, used, card)
    if reason is not OK:
        return reason
    for slot in _slots(g, seat, flags, realm):
        reason = check_slot(g, seat, flags, used, slot, realm)
        if reason is OK:
            return OK
    return reason if reason is not OK else NOTHING_TO_DO_WITH_IT


def _slots(g: State, seat: int, flags: int, realm: int) -> list[int]:
    if flags & ANYWHERE:
        return list(range(15))
    if realm >= 0:
        return [3 * realm, 3 * realm + 1]
    return SLOTS_AT[g.space[seat]]


def any_slot(g: State, seat: int, flags: int, used: int, realm: int) -> bool:
    for slot in _slots(g, seat, flags, realm):
        if check_slot(g, seat, flags, used, slot, realm) is OK:
            return True
    return False


def _sources(g: State, seat: int, flags: int) -> list[int]:
    if flags & SUMMON:
        return g.decks[seat][-1:]
    if anxiety_has_bleakness(g, seat):
        return [*g.hands[seat], BLEAKNESS]
    return g.hands[seat]


class Invoke(Row):
    def could(self, g: State, seat: int, within: int) -> bool:
        """A quick look: an empty slot in reach, and Essence or an upgrade that spares it."""
        flags = FLAGS[g.boards[seat]][INVOKE][within]
        if not g.pool[seat] and not flags & (INNER_FORCE | FORGING_BONDS | SEEDS_OF_DARKNESS):
            return False
        if flags & ANYWHERE:
            return True
        for slot in SLOTS_AT[g.space[seat]]:
            if g.emotion[slot] < 0:
                return True
        return False

    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        flags = FLAGS[g.boards[seat]][INVOKE][used]
        for card in _sources(g, seat, flags):
            if check_source(g, seat, flags, card) is OK and check_upgrades(g, seat, flags, used, card) is OK:
                return any_slot(g, seat, flags, used, realm)
        return False

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        flags = FLAGS[g.boards[seat]][INVOKE][used]
        if not any_slot(g, seat, flags, used, realm):
            return []
        return [
            words.INVOKE_CARD | card
            for card in dict.fromkeys(_sources(g, seat, flags))
            if check_source(g, seat, flags, card) is OK and check_upgrades(g, seat, flags, used, card) is OK
        ]

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        return (
            check_invoke_card(g, seat, used, action & 1023, realm) if action & ~1023 == words.INVOKE_CARD else NOT_NOW
        )

    def nothing(self, g: State, seat: int) -> Reason:
        reason = OK if g.hands[seat] else check_source(g, seat, 0, BLEAKNESS)
        if reason is CARD_NOT_IN_HAND:
            return NOTHING_TO_INVOKE
        return NO_EMPTY_SLOT if reason is OK else reason

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        g.push(InvokeSlot(seat, used, action & 1023, realm))

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        flags = FLAGS[g.boards[seat]][INVOKE][used]
        slots = [slot for slot in range(15) if check_slot(g, seat, flags, used, slot, realm) is OK]
        prices = [full_price(g, seat, used, slot) for slot in slots]
        card = action & 1023
        lies = "top" if flags & SUMMON else "supply" if card == BLEAKNESS else "hand"
        return priced_by_choice(Phrase("label-invoke", card=card_name(card)), prices).with_facts(lies=lies)


class InvokeSlot(Step[State]):
    """Choose the slot of the invoked Emotion."""

    number = 14
    name = "invoke-slot"
    verb = words.AT

    def __init__(self, who: int, used: int, card: int, realm: int) -> None:
        self.who = who
        self.used = used
        self.card = card
        self.realm = realm  # of a bonus Invoke, or -1

    def nouns(self, g: State, seat: int) -> list[int]:
        return _slots(g, seat, FLAGS[g.boards[seat]][INVOKE][self.used], self.realm)

    def refuse(self, g: State, seat: int, slot: int) -> Reason:
        return check_slot(g, seat, FLAGS[g.boards[seat]][INVOKE][self.used], self.used, slot, self.realm)

    def chosen(self, g: State, seat: int, slot: int) -> None:
        card = self.card
        flags = FLAGS[g.boards[seat]][INVOKE][self.used]
        willpower, ambition, essence = full_price(g, seat, self.used, slot)
        pay(g, seat, willpower, ambition, essence)
        if flags & SUMMON:
            g.decks[seat].pop()
            top_taken(g, seat)
        elif card != BLEAKNESS:
            take_from_hand(g, seat, card)
        put_card(g, slot, card, -1 if card == BLEAKNESS else seat)
        if g.listening:
            g.tell("invoke", seat=seat, card=CARDS[card], slot=slot + 1)
        place_essence(g, slot, 2 if flags & (BOLSTER | SHARING_IS_CARING) else 1)
        if flags & MOTIVATION:
            gain_ambition(g, g.teams[seat], 1)
        # Pushed first, so that the card is drawn after the Emotion's own power.
        if flags & (RELISH | SEETHE):
            g.push(DrawAfter(seat, 1))
        enters_play(g, seat, slot)

    def question(self, g: State, viewer: int) -> Phrase:
        """The card lies in a hand until the slot is chosen; so only its side hears which it is."""
        public = FLAGS[g.boards[self.who]][INVOKE][self.used] & SUMMON  # the top of a deck lies face up
        if public or team_of(viewer, g.teams) == g.teams[self.who]:
            return Phrase("step-invoke-slot-of", card=card_name(self.card))
        return super().question(g, viewer)

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        return priced(Phrase("label-slot", slot=slot_name(slot)), *full_price(g, seat, self.used, slot))
