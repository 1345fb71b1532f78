"""Reading the table as everyone at it sees it: control, Spheres, teams and seats, by the names on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tests.cerebria.table import state

from mindtable.games.cerebria.pieces.board import ASPIRATIONS
from mindtable.kernel.play import Play
from mindtable.kernel.position import replaced
from mindtable.kernel.viewers import SPECTATOR

EDITIONS = ("first", "revised")


def table(play: Play, viewer: int = SPECTATOR) -> dict[str, Any]:
    return cast("dict[str, Any]", play.view(viewer)["table"])


def realms(play: Play) -> dict[str, str]:
    """Who controls each Realm; empty for nobody."""
    return {realm["realm"]: realm["control"] for realm in table(play)["realms"]}


def frontiers(play: Play) -> dict[str, str]:
    """Who controls each Frontier; empty for nobody."""
    return {frontier["frontier"]: frontier["control"] for frontier in table(play)["frontiers"]}


def sphere(play: Play, name: str) -> tuple[str, int]:
    """The Realm a Sphere is at, and its Willpower."""
    return next((r["realm"], r["willpower"]) for r in table(play)["realms"] if r["sphere"] == name)


def fortress(play: Play, realm: str) -> str:
    return " ".join(next(r.get("fortress", ()) for r in table(play)["realms"] if r["realm"] == realm))


def intensity(play: Play, slot: int) -> int:
    return int(table(play)["slots"][slot - 1]["intensity"])


def token(play: Play, slot: int) -> int:
    return int(table(play)["slots"][slot - 1].get("token", 0))


def team(play: Play, name: str, viewer: int = SPECTATOR) -> dict[str, Any]:
    return cast("dict[str, Any]", next(t for t in table(play, viewer)["teams"] if t["team"] == name))


def seat(play: Play, number: int, viewer: int = SPECTATOR) -> dict[str, Any]:
    return cast("dict[str, Any]", table(play, viewer)["seats"][number])


def points(play: Play) -> list[int]:
    """The points on the two Wheels."""
    return [int(side["points"]) for side in table(play)["teams"]]


def identity(play: Play) -> list[str]:
    return [" ".join(piece) for piece in table(play)["identity"]]


def hidden(play: Play, side: int) -> str:
    """A team's Hidden Aspiration, in truth."""
    return ASPIRATIONS[state(play).hidden[side][-1]]


def leave_hidden(play: Play, side: int, names: Sequence[str]) -> None:
    """Leave only these in a team's Hidden deck, the top first; the others have been scored already."""
    g = state(play)
    keep = [ASPIRATIONS.index(name) for name in reversed(names)]
    g.past_hidden = [*g.past_hidden, *(9 * side + a for a in g.hidden[side] if a not in keep)]
    g.hidden = replaced(g.hidden, side, keep)
