"""The Origin: five Spheres that turn above the Realms."""

from __future__ import annotations

from mindtable.games.cerebria.state import State


def rotate(g: State) -> None:
    """One step clockwise: every Sphere moves to the next Realm."""
    g.origin = (g.origin + 1) % 5
    if g.listening:
        g.tell("rotate")


def sphere_at(g: State, realm: int) -> int:
    """The Sphere that is now at a Realm."""
    return (realm - g.origin) % 5
