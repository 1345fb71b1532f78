"""Drain, Misery's upgrade: 1 Willpower from a Sphere next to the Spirit, without its bonus.

First edition: it may empty the Sphere, and then a Revelation follows, without a rotation. Revised edition: only from a
Sphere with 2 or more.
"""

from __future__ import annotations

from mindtable.games.cerebria import words
from mindtable.games.cerebria.board import REALMS_AT, SPHERES
from mindtable.games.cerebria.origin import sphere_at
from mindtable.games.cerebria.reasons import SPHERE_OUT_OF_REACH, SPHERE_TOO_LOW
from mindtable.games.cerebria.spirit_boards import FIRST
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.steps import DRAIN_SPHERE, REVELATION
from mindtable.games.cerebria.supply import gain_willpower
from mindtable.kernel.position import Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason


def check_drain(g: State, seat: int, realm: int) -> Reason:
    if realm not in REALMS_AT[g.space[seat]]:
        return SPHERE_OUT_OF_REACH
    least = 1 if g.edition == FIRST else 2
    return OK if g.sphere[sphere_at(g, realm)] >= least else SPHERE_TOO_LOW


def can_drain(g: State, seat: int) -> bool:
    return any(check_drain(g, seat, realm) is OK for realm in REALMS_AT[g.space[seat]])


def offer_drain(g: State, seat: int) -> None:
    if can_drain(g, seat):
        g.push(DRAIN_SPHERE, seat)


class DrainSphere(StepKind[State]):
    """Pick the Sphere to drain: (kind, seat)."""

    name = "drain-sphere"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.SPHERE | realm for realm in REALMS_AT[g.space[seat]] if check_drain(g, seat, realm) is OK]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.SPHERE:
            return NOT_NOW
        return check_drain(g, seat, action & 1023)

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        realm = action & 1023
        sphere = sphere_at(g, realm)
        g.sphere[sphere] -= 1
        if g.listening:
            g.tell("drain", seat=seat, sphere=SPHERES[sphere])
        gain_willpower(g, seat, 1)
        if g.sphere[sphere] == 0:
            g.push(REVELATION, seat, realm, 1)
