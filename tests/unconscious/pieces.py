"""Pieces for scenarios, picked by what they show, and the ways into the city, to a bonus and to the couch."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.unconscious.table import choices, do, state

from mindtable.games.unconscious.pieces.cards import (
    CLIENT_ROWS,
    CLIENTS,
    DREAM_ROWS,
    DREAMS,
    GRIEF,
    GRIEF_ROWS,
    RESEARCH,
    RESEARCH_ROWS,
    TILE_ROWS,
)
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.games.unconscious.rules.desk import tags
from mindtable.kernel.events import Event
from mindtable.kernel.play import Play


def _ids(rows: Iterable[Mapping[str, Any]], fields: Mapping[str, str]) -> list[str]:
    return [str(row["id"]) for row in rows if all(row.get(field) == value for field, value in fields.items())]


def research(count: int, **fields: str) -> list[str]:
    """So many research cards with this `tag`, `volume` or `effect`."""
    found = _ids(RESEARCH_ROWS, fields)[:count]
    assert len(found) == count
    return found


def card(**fields: str) -> str:
    return research(1, **fields)[0]


def client(ability: str) -> str:
    return _ids(CLIENT_ROWS, {"ability": ability})[0]


def clients(kind: str) -> list[str]:
    """All clients of a kind: "routine" or "case"."""
    return _ids(CLIENT_ROWS, {"kind": kind})


def layer(**fields: str) -> str:
    return _ids(GRIEF_ROWS, fields)[0]


def dream(**fields: str) -> str:
    return _ids(DREAM_ROWS, fields)[0]


def tile(main: str) -> str:
    """A notebook tile with this main effect."""
    return _ids(TILE_ROWS, {"main": main})[0]


def names(ids: Sequence[str]) -> str:
    """A list for a scenario."""
    return json.dumps(list(ids))


def notebook(*rows: int, seat: int = 0) -> str:
    """A notebook with so many tiles in its rows, other ones for each seat; a filled line frees a coloured insight."""
    tiles = iter(_ids(TILE_ROWS, {"level": "I"})[9 * seat :] + _ids(TILE_ROWS, {"level": "II"})[9 * seat :])
    return names([next(tiles) if column < row else "" for row in rows for column in range(3)])


# --- ways in


def use(play: Play, action: str, space: str) -> None:
    """State Ideas with one idea and resolve the action."""
    do(play, "turn state", f"space {space}", f"point {action}", "place idea", f"point {action}")


def walk(play: Play, walk: str) -> None:
    """Move a figure by its action of the meeting table."""
    use(play, "freud" if walk.startswith("freud") else "professor", "c3")
    do(play, f"walk {walk}")


def how_often(play: Play) -> int:
    """How often the effects of the location can be resolved: its first one generates, again and again."""
    times = 0
    while play.step() == "location-effect":
        do(play, "effect 1", "part 0")
        times += 1
        while play.step() == "generate":
            do(play, choices(play)[0])
    return times


def skip_boxes(play: Play) -> None:
    """Use no boxes at the end of the turn."""
    assert play.step() == "use-boxes"
    do(play, "done")


def heard(play: Play) -> list[Event]:
    """Everything that happens from now on."""
    events: list[Event] = []
    play.listen(events.extend)
    return events


# --- what lies where


def tags_of(play: Play, seat: int) -> dict[str, int]:
    """A player's location tags in play; locations without one left out."""
    counts = {name: tags(state(play), seat, number) for number, name in enumerate(LOCATIONS)}
    return {name: count for name, count in counts.items() if count}


def hand(play: Play, seat: int) -> list[str]:
    return sorted(RESEARCH[number] for number in state(play).hands[seat])


def in_play(play: Play, seat: int) -> list[str]:
    return sorted(RESEARCH[number] for number in state(play).in_play[seat])


def room(play: Play, seat: int, number: int) -> str:
    """What lies in a room, in the words of a scenario: client, grief layer, manifest dream, latent dream, therapy."""
    g, at = state(play), 2 * seat + number - 1
    lying = (
        (CLIENTS, g.room_client),
        (GRIEF, g.room_grief),
        (DREAMS, g.room_manifest),
        (DREAMS, g.room_latent),
    )
    said = [ids[rooms[at]] if rooms[at] >= 0 else "-" for ids, rooms in lying]
    return " ".join([*said, str(g.room_therapy[at])])


def cured(play: Play, seat: int) -> list[str]:
    return [CLIENTS[number] for number in state(play).cured[seat]]
