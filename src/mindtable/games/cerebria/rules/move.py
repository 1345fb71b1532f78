"""Move: the Spirit walks along the ring of spaces.

Basic cost 1 Willpower, one step, not ending beside an opposing Spirit. Rulings 8 and 9: a Move has at least one step;
From the Shadows, Switcheroo and Deceive take the place of the move and cannot be joined with extra steps; in the
revised edition they end on an opponent's space only with Surmount; Push moves every opposing Spirit on the space.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ALL_SPACES, DISTANCE, NEXT_SPACES, SLOTS_AT, SPACES, SPACES_AWAY
from mindtable.games.cerebria.pieces.cards import BLEAKNESS, END_MOVE_ON_FOE, FOE_PAYS_TO_MOVE, MOVE_FURTHER
from mindtable.games.cerebria.pieces.spirit_boards import (
    AMBITION_COST,
    CHARGE,
    DECEIVE,
    EMBRACE,
    FIRST,
    FLAGS,
    FLIGHT,
    FROM_THE_SHADOWS,
    HASTE,
    MOVE,
    PUSH,
    SURMOUNT,
    SWITCHEROO,
    WILDFIRE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.prices import discounted, useful_determination
from mindtable.games.cerebria.rules.reactions import remove_essence
from mindtable.games.cerebria.rules.row import Row
from mindtable.games.cerebria.rules.supply import asked_by_foes, check_price, gain_willpower, pay, place_essence, room
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import emotion_named, priced, space_name, verb_phrase
from mindtable.games.cerebria.wording.reasons import (
    EMOTION_FULL,
    NEEDS_SWAP,
    NO_BLEAKNESS_THERE,
    NO_STEP,
    NO_SUCH_SPIRIT,
    NOT_YOUR_EMOTION,
    NOWHERE_TO_MOVE,
    SLOT_EMPTY,
    SLOT_OUT_OF_REACH,
    SPACE_HELD,
    SWAP_INSTEAD,
    TOO_FAR,
    USELESS_UPGRADE,
    YOUR_OWN_EMOTION,
)
from mindtable.kernel.phrases import Phrase, Seat
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

EXTRA_STEPS = HASTE | FLIGHT | CHARGE
SWAPS = SWITCHEROO | DECEIVE
PASSES = SURMOUNT | PUSH
OTHER_WAYS = EXTRA_STEPS | SWAPS | FROM_THE_SHADOWS

PHRASES: Final = {
    "label-swap": ("seat",),
    "step-pushing": ("seat",),
    "step-on-arrival": ("upgrade",),
}


def price_of_move(g: State, seat: int, used: int, space: int) -> int:
    """Willpower for a Move that ends on a space: Disgust and Loathing ask for more."""
    willpower, team = discounted(g, seat, MOVE, used), g.teams[seat]
    if g.powers[1 - team] & FOE_PAYS_TO_MOVE:
        willpower += asked_by_foes(g, team, SLOTS_AT[space], g.cards.foe_move_near)
    return willpower


def reach_of(g: State, seat: int) -> int:
    """How far a Move goes without extra steps: with Freedom in play one space further."""
    return 2 if g.powers[g.teams[seat]] & MOVE_FURTHER else 1


def free_to_pass(g: State, seat: int) -> bool:
    """Freedom: its side may stop beside opposing Spirits."""
    return g.powers[g.teams[seat]] & END_MOVE_ON_FOE > 0


def foe_on(g: State, seat: int, space: int, leaving: int = -1) -> bool:
    """Whether an opposing Spirit stands on a space, one that is about to leave not counted."""
    team = g.teams[seat]
    for other in range(len(g.space)):
        if g.space[other] == space and g.teams[other] != team and other != leaving:
            return True
    return False


def check_move(g: State, seat: int, used: int, space: int) -> Reason:
    flags = FLAGS[g.boards[seat]][MOVE][used]
    here = g.space[seat]
    if space == here:
        return NO_STEP
    free = False
    if flags & OTHER_WAYS:
        reason = _check_other_way(g, flags, reach_of(g, seat), here, space)
        if reason is not OK:
            return reason
        free = flags & FROM_THE_SHADOWS > 0 and g.edition == FIRST
    elif DISTANCE[here][space] > 1 and DISTANCE[here][space] > reach_of(g, seat):
        return TOO_FAR
    if space in g.space and foe_on(g, seat, space):
        free = free or free_to_pass(g, seat)
        if not free and not flags & PASSES:
            return SPACE_HELD
        if free and flags & SURMOUNT:
            return USELESS_UPGRADE
    elif flags & PASSES:
        return USELESS_UPGRADE
    return _check_arrival_and_price(g, seat, used, flags, space)


def _check_other_way(g: State, flags: int, reach: int, here: int, space: int) -> Reason:
    """Extra steps are for spaces beyond the reach; From the Shadows goes to a Bleakness, however far."""
    if flags & SWAPS:
        return SWAP_INSTEAD
    if flags & FROM_THE_SHADOWS:
        if flags & EXTRA_STEPS:
            return USELESS_UPGRADE
        return OK if any(g.emotion[slot] == BLEAKNESS for slot in SLOTS_AT[space]) else NO_BLEAKNESS_THERE
    distance = DISTANCE[here][space]
    if distance > reach + (1 if flags & HASTE else 2):
        return TOO_FAR
    return OK if distance > reach else USELESS_UPGRADE


def check_swap(g: State, seat: int, used: int, other: int) -> Reason:
    """Switcheroo and Deceive: change places with any other Spirit."""
    flags = FLAGS[g.boards[seat]][MOVE][used]
    if not flags & SWAPS:
        return NEEDS_SWAP
    if other >= len(g.space) or other == seat:
        return NO_SUCH_SPIRIT
    if flags & EXTRA_STEPS:
        return USELESS_UPGRADE
    space = g.space[other]
    if space == g.space[seat]:
        return NO_STEP
    held = foe_on(g, seat, space, leaving=other)
    free = g.edition == FIRST or free_to_pass(g, seat)
    if held and not free and not flags & SURMOUNT:
        return SPACE_HELD
    if flags & SURMOUNT and (free or not held):
        return USELESS_UPGRADE
    return _check_arrival_and_price(g, seat, used, flags, space)


def _check_arrival_and_price(g: State, seat: int, used: int, flags: int, space: int) -> Reason:
    willpower = price_of_move(g, seat, used, space)
    if used and not (_useful_on_arrival(g, seat, flags, space) and useful_determination(flags, willpower)):
        return USELESS_UPGRADE
    return check_price(g, seat, willpower, AMBITION_COST[g.boards[seat]][MOVE][used])


def _useful_on_arrival(g: State, seat: int, flags: int, space: int) -> bool:
    if flags & EMBRACE and (g.pool[seat] < 1 or not any(can_embrace(g, seat, slot) for slot in SLOTS_AT[space])):
        return False
    return not flags & WILDFIRE or any(can_burn(g, seat, slot) for slot in SLOTS_AT[space])


def can_embrace(g: State, seat: int, slot: int) -> bool:
    card = g.emotion[slot]
    return card >= 0 and g.cards.side[card] == g.teams[seat] and room(g, slot) > 0


def can_burn(g: State, seat: int, slot: int) -> bool:
    card = g.emotion[slot]
    return card >= 0 and g.cards.side[card] != g.teams[seat]


def _candidates(g: State, seat: int, flags: int) -> list[int]:
    """The spaces as far away as the upgrades ask for."""
    reach = reach_of(g, seat)
    if flags & FROM_THE_SHADOWS:
        return ALL_SPACES
    if flags & EXTRA_STEPS:
        return SPACES_AWAY[g.space[seat]][reach + 1][reach + (1 if flags & HASTE else 2)]
    return SPACES_AWAY[g.space[seat]][1][reach]


class Move(Row):
    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        flags = FLAGS[g.boards[seat]][MOVE][used]
        if flags & SWAPS:
            return any(check_swap(g, seat, used, other) is OK for other in range(len(g.space)))
        for space in _candidates(g, seat, flags):
            if check_move(g, seat, used, space) is OK:
                return True
        return False

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        flags = FLAGS[g.boards[seat]][MOVE][used]
        if flags & SWAPS:
            return [words.SWAP | s for s in range(len(g.space)) if check_swap(g, seat, used, s) is OK]
        return [words.MOVE_TO | s for s in _candidates(g, seat, flags) if check_move(g, seat, used, s) is OK]

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if verb == words.SWAP:
            return check_swap(g, seat, used, noun)
        return check_move(g, seat, used, noun) if verb == words.MOVE_TO else NOT_NOW

    def nothing(self, g: State, seat: int) -> Reason:
        return NOWHERE_TO_MOVE

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        flags = FLAGS[g.boards[seat]][MOVE][used]
        target = action & 1023
        swap = action & ~1023 == words.SWAP
        space = g.space[target] if swap else target
        pay(g, seat, price_of_move(g, seat, used, space), AMBITION_COST[g.boards[seat]][MOVE][used])
        if flags & EMBRACE or flags & WILDFIRE:
            g.push(OnArrival(seat, flags & (EMBRACE | WILDFIRE)))
        if flags & PUSH:
            for other in range(len(g.space) - 1, -1, -1):
                if g.space[other] == space and g.teams[other] != g.teams[seat]:
                    g.push(Pushing(seat, other))
        if swap:
            g.space[target] = g.space[seat]
            if g.listening:
                g.tell("swap", seat=seat, other_seat=target)
        g.space[seat] = space
        if g.listening:
            g.tell("move", seat=seat, space=SPACES[space])
        if flags & FROM_THE_SHADOWS:
            gain_willpower(g, seat, 1 if g.edition == FIRST else 2)

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        target = action & 1023
        if action & ~1023 == words.SWAP:
            space = g.space[target]
            label = Phrase("label-swap", seat=Seat(target))
        else:
            space = target
            label = verb_phrase(words.MOVE_TO, space_name(space))
        return priced(label, price_of_move(g, seat, used, space), AMBITION_COST[g.boards[seat]][MOVE][used])


class Pushing(Step[State]):
    """Push: pick the space next to it that an opposing Spirit goes to."""

    number = 12
    name = "pushing"
    verb = words.TO
    otherwise = TOO_FAR

    def __init__(self, who: int, pushed: int) -> None:
        self.who = who
        self.pushed = pushed

    def nouns(self, g: State, seat: int) -> list[int]:
        return NEXT_SPACES[g.space[self.pushed]]

    def chosen(self, g: State, seat: int, space: int) -> None:
        g.space[self.pushed] = space
        if g.listening:
            g.tell("pushed", seat=self.pushed, space=SPACES[space])

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-pushing", seat=Seat(self.pushed))


class OnArrival(Step[State]):
    """Embrace or Wildfire: pick the Emotion next to the space reached."""

    number = 13
    name = "on-arrival"
    verb = words.AT

    def __init__(self, who: int, flag: int) -> None:
        self.who = who
        self.flag = flag  # EMBRACE or WILDFIRE

    def nouns(self, g: State, seat: int) -> list[int]:
        return SLOTS_AT[g.space[seat]]

    def refuse(self, g: State, seat: int, slot: int) -> Reason:
        if slot not in SLOTS_AT[g.space[seat]]:
            return SLOT_OUT_OF_REACH
        if g.emotion[slot] < 0:
            return SLOT_EMPTY
        if can_embrace(g, seat, slot) if self.flag & EMBRACE else can_burn(g, seat, slot):
            return OK
        if not self.flag & EMBRACE:
            return YOUR_OWN_EMOTION
        return EMOTION_FULL if g.cards.side[g.emotion[slot]] == g.teams[seat] else NOT_YOUR_EMOTION

    def chosen(self, g: State, seat: int, slot: int) -> None:
        if self.flag & EMBRACE:
            pay(g, seat, 0, 0, 1)
            place_essence(g, slot)
        else:
            remove_essence(g, slot)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-on-arrival", upgrade="embrace" if self.flag & EMBRACE else "wildfire")

    def called(self, g: State, seat: int, slot: int) -> Phrase:
        key = "label-place-board" if self.flag & EMBRACE else "label-take"
        return Phrase(key, emotion=emotion_named(g, slot))
