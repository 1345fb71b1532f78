"""Emotions whose power is used as a free ability, once a turn per copy: to give Essence to another, or to return it."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.cards import ACTIVATED
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.reactions import remove_essence
from mindtable.games.cerebria.rules.supply import pay, place_essence, room
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import at_emotion, emotion_named, priced, verb_phrase
from mindtable.games.cerebria.wording.reasons import (
    EMOTION_FULL,
    LAST_ESSENCE_STAYS,
    NO_POWER_TO_ACTIVATE,
    NOT_YOUR_EMOTION,
    NOTHING_TO_DO_WITH_IT,
    POWER_USED,
    SHORT_OF_WILLPOWER,
    SLOT_EMPTY,
    WOULD_CHANGE_NOTHING,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason


def check_activate(g: State, seat: int, slot: int) -> Reason:
    card = g.emotion[slot]
    if card < 0:
        return SLOT_EMPTY
    if not g.cards.powers[card] & ACTIVATED:
        return NO_POWER_TO_ACTIVATE
    if g.cards.side[card] != g.teams[seat]:
        return NOT_YOUR_EMOTION
    if g.activated[slot]:
        return POWER_USED
    if g.essence[slot] < 2:
        return LAST_ESSENCE_STAYS
    if g.cards.gives_essence[card]:
        able = any(check_selfless_slot(g, seat, slot, target) is OK for target in range(15))
        return OK if able else NOTHING_TO_DO_WITH_IT
    price = g.cards.returns_essence[card]
    return OK if g.willpower[seat] >= price else SHORT_OF_WILLPOWER[price]


def label_activate(g: State, slot: int) -> Phrase:
    label = verb_phrase(words.ACTIVATE, emotion_named(g, slot))
    price = g.cards.returns_essence[g.emotion[slot]]
    return priced(label, price) if price else label


def do_activate(g: State, seat: int, slot: int) -> None:
    g.activated[slot] = 1
    if g.cards.gives_essence[g.emotion[slot]]:
        g.push(SelflessSlot(seat, slot))
    else:
        pay(g, seat, g.cards.returns_essence[g.emotion[slot]])
        remove_essence(g, slot)


def check_selfless_slot(g: State, seat: int, slot: int, target: int) -> Reason:
    if g.emotion[target] < 0:
        return SLOT_EMPTY
    if g.cards.side[g.emotion[target]] != g.teams[seat]:
        return NOT_YOUR_EMOTION
    if target == slot:
        return WOULD_CHANGE_NOTHING
    return OK if room(g, target) > 0 else EMOTION_FULL


class SelflessSlot(Step[State]):
    """Selflessness: pick the Emotion that gets the Essence."""

    number = 27
    name = "selfless-slot"
    verb = words.AT
    among = range(15)

    def __init__(self, who: int, slot: int) -> None:
        self.who = who
        self.slot = slot  # of Selflessness

    def refuse(self, g: State, seat: int, target: int) -> Reason:
        return check_selfless_slot(g, seat, self.slot, target)

    def chosen(self, g: State, seat: int, target: int) -> None:
        remove_essence(g, self.slot)
        place_essence(g, target)

    def called(self, g: State, seat: int, target: int) -> Phrase:
        return at_emotion(g, target)
