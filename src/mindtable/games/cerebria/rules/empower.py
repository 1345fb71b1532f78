"""Empower: a Mild Emotion of the own side next to the Spirit becomes its Strong counterpart.

Basic cost 3 Willpower; the Mild Emotion must hold as much Essence as its threshold says. The Essence moves over, other
tokens do not. Not part of the basic game. Spreading Darkness turns a Bleakness into the Strong counterpart of a Mild
Emotion in hand, by that Emotion's threshold.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ALL_SLOTS, SLOTS_AT, SPACE_BY, SPACES
from mindtable.games.cerebria.pieces.cards import BLEAKNESS, CARDS, MILD
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    ASSIMILATE,
    BRIGHTEN_UP,
    CHANNELED_POWER,
    DRAIN,
    EMOTIONAL_OUTBURST,
    EMPOWER,
    FLAGS,
    RELISH,
    RUSH_TO_AID,
    SEETHE,
    SPREADING_DARKNESS,
    TWO_KEEP_ONE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.drain import can_drain, offer_drain
from mindtable.games.cerebria.rules.entry import enters_play
from mindtable.games.cerebria.rules.prices import discounted, useful_determination
from mindtable.games.cerebria.rules.relish import DrawAfter
from mindtable.games.cerebria.rules.row import Row
from mindtable.games.cerebria.rules.supply import (
    check_price,
    discard_from_hand,
    gain_actions,
    pay,
    place_essence,
    put_card,
    room,
    take_card,
    total_in_play,
)
from mindtable.games.cerebria.rules.vibe import any_place, offer_token
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import card_name, emotion_at, emotion_named, priced, verb_phrase
from mindtable.games.cerebria.wording.reasons import (
    BELOW_THRESHOLD,
    CARD_NOT_IN_HAND,
    EMOTION_FULL,
    NO_STRONG_COPY,
    NOT_BLEAKNESS,
    NOT_IN_BASIC,
    NOT_MILD,
    NOT_YOUR_EMOTION,
    NOTHING_TO_EMPOWER,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
    USELESS_UPGRADE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

PHRASES: Final = {
    "label-empower": ("emotion", "strong"),
    "label-spreading": ("card", "strong"),
    "step-spreading-card": ("emotion",),
}


def check_empower(g: State, seat: int, used: int, slot: int) -> Reason:
    if g.basic:
        return NOT_IN_BASIC
    card = g.emotion[slot]
    if card < 0:
        return SLOT_EMPTY
    if g.cards.side[card] != g.teams[seat]:
        return NOT_YOUR_EMOTION
    flags = FLAGS[g.boards[seat]][EMPOWER][used]
    near = slot in SLOTS_AT[g.space[seat]]
    if flags & (EMOTIONAL_OUTBURST | RUSH_TO_AID):
        if near:
            return USELESS_UPGRADE
    elif not near:
        return SLOT_OUT_OF_REACH
    if flags & SPREADING_DARKNESS:
        reason = _check_spreading(g, seat, slot)
    else:
        reason = _check_counterpart(g, card, flags, slot)
    if reason is not OK:
        return reason
    if flags & (ASSIMILATE | BRIGHTEN_UP) and not any_place(g, seat, g.cards.vibe[card]):
        return USELESS_UPGRADE
    if flags & DRAIN and not can_drain(g, SPACE_BY[slot] if flags & RUSH_TO_AID else g.space[seat]):
        return USELESS_UPGRADE
    willpower = discounted(g, seat, EMPOWER, used)
    if used and not useful_determination(flags, willpower):
        return USELESS_UPGRADE
    return check_price(g, seat, willpower, AMBITION_COST[g.boards[seat]][EMPOWER][used])


def _check_counterpart(g: State, card: int, flags: int, slot: int) -> Reason:
    if g.cards.grade[card] != MILD:
        return NOT_MILD
    essence = g.essence[slot]
    if flags & CHANNELED_POWER:
        if room(g, slot) < 1:
            return EMOTION_FULL
        essence += 1
    if essence < g.cards.threshold[card]:
        return BELOW_THRESHOLD[g.cards.threshold[card]]
    strong = g.cards.strong[card]
    return OK if g.in_play[strong] < g.cards.copies[strong] else NO_STRONG_COPY


def _check_spreading(g: State, seat: int, slot: int) -> Reason:
    if g.emotion[slot] != BLEAKNESS:
        return NOT_BLEAKNESS
    reason: Reason = CARD_NOT_IN_HAND
    for card in g.hands[seat]:
        reason = check_spreading_card(g, seat, slot, card)
        if reason is OK:
            return OK
    return reason


def check_spreading_card(g: State, seat: int, slot: int, card: int) -> Reason:
    if card not in g.hands[seat]:
        return CARD_NOT_IN_HAND
    if g.essence[slot] < g.cards.threshold[card]:
        return BELOW_THRESHOLD[g.cards.threshold[card]]
    strong = g.cards.strong[card]
    return OK if g.in_play[strong] < g.cards.copies[strong] else NO_STRONG_COPY


def _candidates(g: State, seat: int, used: int) -> list[int]:
    if FLAGS[g.boards[seat]][EMPOWER][used] & (EMOTIONAL_OUTBURST | RUSH_TO_AID):
        return ALL_SLOTS
    return SLOTS_AT[g.space[seat]]


class Empower(Row):
    def could(self, g: State, seat: int, within: int) -> bool:
        """A quick look: an own Mild Emotion in reach with Essence enough, or a Bleakness that may spread."""
        emotion, team = g.emotion, g.teams[seat]
        side, grade, threshold = g.cards.side, g.cards.grade, g.cards.threshold
        flags = FLAGS[g.boards[seat]][EMPOWER][within]
        channeled = 1 if flags & CHANNELED_POWER else 0
        for slot in _candidates(g, seat, within):
            card = emotion[slot]
            if card >= 0 and side[card] == team:
                if grade[card] == MILD:
                    if g.essence[slot] + channeled >= threshold[card]:
                        return True
                elif card == BLEAKNESS and flags & SPREADING_DARKNESS:
                    return True
        return False

    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        side, team = g.cards.side, g.teams[seat]
        for slot in _candidates(g, seat, used):
            card = g.emotion[slot]
            if card >= 0 and side[card] == team and check_empower(g, seat, used, slot) is OK:
                return True
        return False

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        return [words.EMPOWER_AT | s for s in _candidates(g, seat, used) if check_empower(g, seat, used, s) is OK]

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        return check_empower(g, seat, used, action & 1023) if action & ~1023 == words.EMPOWER_AT else NOT_NOW

    def nothing(self, g: State, seat: int) -> Reason:
        return NOTHING_TO_EMPOWER

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        slot = action & 1023
        flags = FLAGS[g.boards[seat]][EMPOWER][used]
        pay(g, seat, discounted(g, seat, EMPOWER, used), AMBITION_COST[g.boards[seat]][EMPOWER][used])
        if flags & RUSH_TO_AID:
            g.space[seat] = SPACE_BY[slot]
            if g.listening:
                g.tell("move", seat=seat, space=SPACES[g.space[seat]])
        if flags & CHANNELED_POWER:
            place_essence(g, slot)
        if flags & SPREADING_DARKNESS:
            g.push(SpreadingCard(seat, used, slot))
        else:
            replace(g, seat, used, slot, g.cards.strong[g.emotion[slot]])

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        slot = action & 1023
        if FLAGS[g.boards[seat]][EMPOWER][used] & SPREADING_DARKNESS:
            label = verb_phrase(words.EMPOWER_AT, emotion_named(g, slot))
        else:
            strong = card_name(g.cards.strong[g.emotion[slot]])
            label = Phrase("label-empower", emotion=emotion_named(g, slot), strong=strong)
        return priced(label, discounted(g, seat, EMPOWER, used), AMBITION_COST[g.boards[seat]][EMPOWER][used])


def replace(g: State, seat: int, used: int, slot: int, strong: int) -> None:
    """The Strong Emotion takes the place of the one on the slot, with its Essence."""
    flags = FLAGS[g.boards[seat]][EMPOWER][used]
    essence = g.essence[slot]
    old = take_card(g, slot)
    put_card(g, slot, strong, -1)
    g.essence[slot] = min(essence, g.cards.size[strong])
    g.did_empower += 1
    if g.listening:
        g.tell("empower", seat=seat, slot=slot + 1, card=CARDS[old], strong=CARDS[strong])
    # What follows the Empower is pushed first: the new Emotion's own power comes before it.
    if flags & (RELISH | SEETHE):
        g.push(DrawAfter(seat, 2 if flags & TWO_KEEP_ONE else 1))
    if flags & DRAIN:
        offer_drain(g, seat)
    if flags & (ASSIMILATE | BRIGHTEN_UP):
        offer_token(g, seat, g.cards.vibe[old], optional=True)
    enters_play(g, seat, slot)
    # Faith counts also when this very action put it into play.
    cards = g.cards
    gain_actions(g, seat, total_in_play(g, g.teams[seat], cards.cards_action_after_empower, cards.action_after_empower))


class SpreadingCard(Step[State]):
    """Spreading Darkness: pick the Mild Emotion in hand."""

    number = 18
    name = "spreading-card"
    merge_forced = False  # how many choices there are tells of the hand
    verb = words.WITH

    def __init__(self, who: int, used: int, slot: int) -> None:
        self.who = who
        self.used = used
        self.slot = slot

    def nouns(self, g: State, seat: int) -> list[int]:
        return list(dict.fromkeys(g.hands[seat]))

    def refuse(self, g: State, seat: int, card: int) -> Reason:
        return check_spreading_card(g, seat, self.slot, card)

    def chosen(self, g: State, seat: int, card: int) -> None:
        discard_from_hand(g, seat, card)
        replace(g, seat, self.used, self.slot, g.cards.strong[card])

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-spreading-card", emotion=emotion_at(g, self.slot))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return Phrase("label-spreading", card=card_name(card), strong=card_name(g.cards.strong[card]))
