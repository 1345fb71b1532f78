"""Drain, Misery's upgrade: 1 Willpower from a Sphere next to the Spirit, without its bonus.

First edition: it may empty the Sphere, and then a Revelation follows, without a rotation. Revised edition: only from a
Sphere with 2 or more.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import REALMS_AT, SPHERES
from mindtable.games.cerebria.pieces.spirit_boards import FIRST
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.origin import sphere_at, sphere_name
from mindtable.games.cerebria.rules.revelation import Revelation
from mindtable.games.cerebria.rules.supply import gain_willpower
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.reasons import SPHERE_OUT_OF_REACH, SPHERE_TOO_LOW
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK, Reason

PHRASES: Final = {"label-drain": ("sphere",)}


def check_drain(g: State, space: int, realm: int) -> Reason:
    """Whether a Spirit on this space may drain the Sphere at a Realm."""
    if realm not in REALMS_AT[space]:
        return SPHERE_OUT_OF_REACH
    least = 1 if g.edition == FIRST else 2
    return OK if g.sphere[sphere_at(g, realm)] >= least else SPHERE_TOO_LOW


def can_drain(g: State, space: int) -> bool:
    return any(check_drain(g, space, realm) is OK for realm in REALMS_AT[space])


def offer_drain(g: State, seat: int) -> None:
    if can_drain(g, g.space[seat]):
        g.push(DrainSphere(seat))


class DrainSphere(Step[State]):
    """Pick the Sphere to drain."""

    number = 19
    name = "drain-sphere"
    verb = words.SPHERE

    def nouns(self, g: State, seat: int) -> list[int]:
        return REALMS_AT[g.space[seat]]

    def refuse(self, g: State, seat: int, realm: int) -> Reason:
        return check_drain(g, g.space[seat], realm)

    def chosen(self, g: State, seat: int, realm: int) -> None:
        sphere = sphere_at(g, realm)
        g.sphere[sphere] -= 1
        if g.listening:
            g.tell("drain", seat=seat, sphere=SPHERES[sphere])
        gain_willpower(g, seat, 1)
        if g.sphere[sphere] == 0:
            g.push(Revelation(seat, realm, 1))

    def called(self, g: State, seat: int, realm: int) -> Phrase:
        return Phrase("label-drain", sphere=sphere_name(g, realm))
