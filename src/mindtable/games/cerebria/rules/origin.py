"""The Origin: five Spheres that turn above the Realms.

Clauses: sphere.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import SPHERES
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel.phrases import Phrase


def rotate(g: State) -> None:
    """One step clockwise: every Sphere moves to the next Realm."""
    g.origin = (g.origin + 1) % 5
    if g.listening:
        g.tell("rotate")


def sphere_at(g: State, realm: int) -> int:
    """The Sphere that is now at a Realm."""
    return (realm - g.origin) % 5


def sphere_name(g: State, realm: int) -> Phrase:
    return Phrase(f"sphere-{SPHERES[sphere_at(g, realm)]}")
