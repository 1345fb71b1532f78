"""Fortify: build a Fortress beside the Spirit; Exalt, Raze and Attune with Origin do something else instead.

Basic cost 3 Willpower, in a Realm the opponents do not control, on an empty location. One action does exactly one of
building, Exalting, Razing and Attuning.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import REALMS, REALMS_AT
from mindtable.games.cerebria.pieces.spirit_boards import (
    ALL_FOR_ME,
    AMBITION_COST,
    ATTUNE,
    DRAIN,
    EXALT,
    FEELING_SAFE,
    FIRST,
    FLAGS,
    FORTIFY,
    GARRISON,
    GLOOMY_VIEW,
    INVOKE,
    PIERCE_THE_DARKNESS,
    RAZE,
    SEETHE,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.action import Act
from mindtable.games.cerebria.rules.control import controls_realm
from mindtable.games.cerebria.rules.drain import can_drain, offer_drain
from mindtable.games.cerebria.rules.fortresses import can_weaken, join_identity, set_fortress, weaken_fortress
from mindtable.games.cerebria.rules.origin import rotate
from mindtable.games.cerebria.rules.prices import discounted, useful_determination
from mindtable.games.cerebria.rules.row import Row
from mindtable.games.cerebria.rules.spirit_action import any_discard, discards_left, possible
from mindtable.games.cerebria.rules.supply import check_price, draw, gain_essence, pay
from mindtable.games.cerebria.rules.yes_no import YesNo
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import priced, realm_name
from mindtable.games.cerebria.wording.reasons import (
    FORTRESS_OUT_OF_REACH,
    FORTRESS_THERE,
    NEEDS_FOES_FORTRESS,
    NEEDS_OWN_MINOR,
    NO_MAJOR_LEFT,
    NO_MINOR_LEFT,
    NOTHING_TO_FORTIFY,
    ONE_FORTIFY_EFFECT,
    REALM_CONTROLLED,
    USELESS_UPGRADE,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

INSTEAD = RAZE | EXALT | ATTUNE
PHRASES: Final = {
    "label-build": ("realm",),
    "label-exalt": ("realm",),
    "label-raze": ("realm",),
    "label-attune": ("realm",),
}


def check_fortify(g: State, seat: int, used: int, realm: int) -> Reason:
    if realm not in REALMS_AT[g.space[seat]]:
        return FORTRESS_OUT_OF_REACH
    flags = FLAGS[g.boards[seat]][FORTIFY][used]
    if flags & INSTEAD:
        reason = _check_instead(g, seat, realm, flags)
    else:
        reason = _check_build(g, seat, realm, used, flags)
    if reason is not OK:
        return reason
    if flags & DRAIN and not can_drain(g, g.space[seat]):
        return USELESS_UPGRADE
    willpower = discounted(g, seat, FORTIFY, used)
    if used and not useful_determination(flags, willpower):
        return USELESS_UPGRADE
    return check_price(g, seat, willpower, AMBITION_COST[g.boards[seat]][FORTIFY][used])


def _check_instead(g: State, seat: int, realm: int, flags: int) -> Reason:
    instead = flags & INSTEAD
    if instead & (instead - 1):
        return ONE_FORTIFY_EFFECT
    if flags & (PIERCE_THE_DARKNESS | GARRISON):
        return USELESS_UPGRADE
    if flags & RAZE:
        return _check_raze(g, seat, realm)
    if flags & EXALT:
        return _check_exalt(g, seat, realm)
    return _check_own_minor(g, seat, realm)


def _check_build(g: State, seat: int, realm: int, used: int, flags: int) -> Reason:
    if g.fortress_size[realm]:
        return FORTRESS_THERE
    foes = controls_realm(g, 1 - g.teams[seat], realm)
    if foes and not flags & PIERCE_THE_DARKNESS:
        return REALM_CONTROLLED
    if flags & PIERCE_THE_DARKNESS and not foes:
        return USELESS_UPGRADE
    if not g.minors[g.teams[seat]]:
        return NO_MINOR_LEFT
    if flags & GARRISON and not _garrison_useful(g, seat, used, realm):
        return USELESS_UPGRADE
    return OK


def _garrison_useful(g: State, seat: int, used: int, realm: int) -> bool:
    """There must be an Invoke that can be paid after the Fortify; it is unlocked, or (revised edition) can be."""
    willpower, ambition = discounted(g, seat, FORTIFY, used), AMBITION_COST[g.boards[seat]][FORTIFY][used]
    if g.emotion[3 * realm] >= 0 and g.emotion[3 * realm + 1] >= 0:
        return False
    if check_price(g, seat, willpower, ambition) is not OK:
        return True  # the price is the reason to refuse it
    after = g.clone()
    pay(after, seat, willpower, ambition)
    if possible(after, seat, INVOKE, 0, realm):
        return True
    may_discard = g.ready[5 * seat + INVOKE] & 1 > 0 or g.edition != FIRST
    return may_discard and any_discard(after, seat, INVOKE, discards_left(after, seat, 0), realm)


def _check_exalt(g: State, seat: int, realm: int) -> Reason:
    reason = _check_own_minor(g, seat, realm)
    if reason is not OK:
        return reason
    if controls_realm(g, 1 - g.teams[seat], realm):
        return REALM_CONTROLLED
    return OK if g.majors[g.teams[seat]] else NO_MAJOR_LEFT


def _check_own_minor(g: State, seat: int, realm: int) -> Reason:
    own = g.fortress_team[realm] == g.teams[seat] and g.fortress_size[realm] == 1
    return OK if own else NEEDS_OWN_MINOR


def _check_raze(g: State, seat: int, realm: int) -> Reason:
    if g.fortress_team[realm] != 1 - g.teams[seat]:
        return NEEDS_FOES_FORTRESS
    return OK if can_weaken(g, realm) else NO_MINOR_LEFT


class Fortify(Row):
    def could(self, g: State, seat: int, within: int) -> bool:
        """A quick look: a location in reach where something could be built, raised, razed or attuned."""
        team = g.teams[seat]
        flags = FLAGS[g.boards[seat]][FORTIFY][within]
        for realm in REALMS_AT[g.space[seat]]:
            size = g.fortress_size[realm]
            if not size:
                if g.minors[team] and (flags & PIERCE_THE_DARKNESS or not controls_realm(g, 1 - team, realm)):
                    return True
            elif g.fortress_team[realm] != team:
                if flags & RAZE:
                    return True
            elif size == 1 and flags & (EXALT | ATTUNE):
                return True
        return False

    def can(self, g: State, seat: int, used: int, realm: int) -> bool:
        for near in REALMS_AT[g.space[seat]]:
            if check_fortify(g, seat, used, near) is OK:
                return True
        return False

    def targets(self, g: State, seat: int, used: int, realm: int) -> list[int]:
        return [words.FORTIFY_IN | r for r in REALMS_AT[g.space[seat]] if check_fortify(g, seat, used, r) is OK]

    def check(self, g: State, seat: int, used: int, action: int, realm: int) -> Reason:
        return check_fortify(g, seat, used, action & 1023) if action & ~1023 == words.FORTIFY_IN else NOT_NOW

    def nothing(self, g: State, seat: int) -> Reason:
        return NOTHING_TO_FORTIFY

    def do(self, g: State, seat: int, used: int, action: int, realm: int) -> None:
        realm = action & 1023
        flags = FLAGS[g.boards[seat]][FORTIFY][used]
        team = g.teams[seat]
        pay(g, seat, discounted(g, seat, FORTIFY, used), AMBITION_COST[g.boards[seat]][FORTIFY][used])
        if flags & RAZE:
            weaken_fortress(g, realm)
            g.actions_left += 1
            if g.listening:
                g.tell("extra-action", seat=seat)
        elif flags & EXALT:
            g.minors[team] += 1
            g.majors[team] -= 1
            set_fortress(g, realm, team, 2)
            g.fortress_new = replaced(g.fortress_new, realm, 1)
            g.did_exalt += 1
            if g.listening:
                g.tell("exalt", seat=seat, realm=REALMS[realm])
        elif flags & ATTUNE:
            join_identity(g, realm)
        else:
            g.minors[team] -= 1
            set_fortress(g, realm, team, 1)
            g.fortress_new = replaced(g.fortress_new, realm, 1)
            if g.listening:
                g.tell("fortify", seat=seat, realm=REALMS[realm])
        if flags & (FEELING_SAFE | ALL_FOR_ME):
            gain_essence(g, seat, 1)
        if flags & SEETHE:
            draw(g, seat)
        if flags & GLOOMY_VIEW:
            g.push(GloomyTurn(seat))
        if flags & DRAIN:
            offer_drain(g, seat)
        if flags & GARRISON:
            # A bonus Invoke inside the new Fortress's Realm, none of the three actions, with all rules of Invoke. The
            # seat may decline it, and is offered it even where the hand allows none, so that nobody can tell.
            g.push(Act(seat, INVOKE, 0, 0, realm))

    def label(self, g: State, seat: int, used: int, action: int, realm: int) -> Phrase:
        flags = FLAGS[g.boards[seat]][FORTIFY][used]
        effect = "raze" if flags & RAZE else "exalt" if flags & EXALT else "attune" if flags & ATTUNE else "build"
        label = Phrase(f"label-{effect}", realm=realm_name(action & 1023))
        return priced(label, discounted(g, seat, FORTIFY, used), AMBITION_COST[g.boards[seat]][FORTIFY][used])


class GloomyTurn(YesNo):
    """Gloomy View: rotate the Origin once, or not."""

    number = 20
    name = "gloomy-turn"

    def agree(self, g: State, seat: int) -> None:
        rotate(g)
