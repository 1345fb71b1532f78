"""Fortresses: Fragments standing in a Realm. One to a location; Fragments are limited and go back to their owner."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import REALMS
from mindtable.games.cerebria.pieces.state import MAJOR, MINOR, State
from mindtable.games.cerebria.rules.scoring import SIZES, WORTH
from mindtable.kernel.position import replaced


def set_fortress(g: State, realm: int, team: int, size: int) -> None:
    g.fortress_team = replaced(g.fortress_team, realm, team)
    g.fortress_size = replaced(g.fortress_size, realm, size)
    g.stale = True


def can_weaken(g: State, realm: int) -> bool:
    """A Major Fortress can only be weakened if its owner has a Minor Fragment for it."""
    return g.fortress_size[realm] == 1 or g.minors[g.fortress_team[realm]] > 0


def weaken_fortress(g: State, realm: int) -> None:
    """A Minor Fortress goes back to its owner, a Major one is replaced by a Minor one."""
    owner = g.fortress_team[realm]
    if g.fortress_size[realm] == 1:
        g.minors[owner] += 1
        set_fortress(g, realm, -1, 0)
    else:
        g.minors[owner] -= 1
        g.majors[owner] += 1
        set_fortress(g, realm, owner, 1)
    # A Fortress built or Exalted this turn and weakened to a Minor may join the Identity.
    g.fortress_new = replaced(g.fortress_new, realm, 0)
    if g.listening:
        g.tell("raze", realm=REALMS[realm], team=owner)


def join_identity(g: State, realm: int, step: int = 0) -> None:
    """The Fortress of a Realm becomes part of the Identity; in a step of a Revelation or out of turn."""
    team, size = g.fortress_team[realm], g.fortress_size[realm]
    fragment = MINOR if size == 1 else MAJOR
    g.identity = [*g.identity, 3 * team + fragment]
    set_fortress(g, realm, -1, 0)
    g.fortress_new = replaced(g.fortress_new, realm, 0)
    if g.listening:
        points = WORTH[fragment]
        g.tell("fortress-joins", realm=REALMS[realm], team=team, size=SIZES[fragment], points=points, step=step)
