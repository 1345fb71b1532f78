"""One Spirit about to act on its board, everything unlocked and paid for unless the scenario says otherwise.

The scenario is written from the acting Spirit's side: [me], [mate], [foe] and [foe2] are seats, [us] and [them] teams.
A Bliss Spirit sits in seat 0, a Gloom Spirit in seat 1; the board is empty but for what [slots] names.
"""

from __future__ import annotations

from tests.cerebria.table import lay, state

from mindtable.games.cerebria.pieces.board import SPACES
from mindtable.kernel.play import Play

_ROW = '["red", "yellow", "green", "blue"]'
FULL = f"{{ move = {_ROW}, invoke = {_ROW}, quell = {_ROW}, fortify = {_ROW}, empower = {_ROW} }}"
_USUAL = {
    "slots": {},
    "us": {"ambition": "3"},
    "me": {"space": '"valley"', "willpower": "20", "essence": "5", "hand": "[]", "tokens": FULL},
    "mate": {"space": '"land"'},
    "foe": {"space": '"network-land"'},
    "foe2": {"space": '"land-willow"'},
}
_BLISS = ("love", "delight", "empathy", "harmony")
_NAMES = (
    {"us": "team.bliss", "them": "team.gloom", "me": "seat.0", "foe": "seat.1", "mate": "seat.2", "foe2": "seat.3"},
    {"us": "team.gloom", "them": "team.bliss", "me": "seat.1", "foe": "seat.0", "mate": "seat.3", "foe2": "seat.2"},
)


def lay_board(spirit: str, edition: str, scenario: str = "", side: str = "B", team_board: str = "A") -> Play:
    """A position in which this Spirit begins its turn."""
    gloom = spirit not in _BLISS
    sections: dict[str, list[str]] = {"": ['origin = "commitment at valley"']}
    header = ""
    for line in scenario.split("\n"):
        line = line.strip()
        if line.startswith("["):
            header = line[1:-1]
            sections[header] = []
        elif line.startswith("origin"):
            sections[""] = [line]
        elif line:
            sections[header].append(line)
    for name, values in _USUAL.items():
        said = sections.setdefault(name, [])
        given = {line.partition(" =")[0] for line in said}
        said += [f"{key} = {value}" for key, value in values.items() if key not in given]
    if gloom:
        sections["turn"] = ["seat = 1"]
        mate = "anxiety" if spirit != "anxiety" else "hatred"
        spirits = ["love", spirit, "delight", mate]
    else:
        mate = "harmony" if spirit != "harmony" else "delight"
        spirits = [spirit, "misery", mate, "malice"]
    named = ", ".join(f'"{each}"' for each in spirits)
    options = f'edition = "{edition}", spirit_board = "{side}", team_board = "{team_board}", spirits = [{named}]'
    text = "\n".join([f"options = {{ {options} }}", *sections.pop("")])
    for header, lines in sections.items():
        text += "\n".join(["", f"[{_NAMES[gloom].get(header, header)}]", *lines])
    return lay(text)


def take(play: Play, *actions: str) -> None:
    """Do all of these, one decision after the other, also where there is no other answer; and no more than these."""
    at = len(play.done)
    for action in actions:
        if at == len(play.done):
            play.act(play.deciders()[0], action)
        assert play.text(play.done[at].action) == action
        at += 1
    assert at == len(play.done), play.text(play.done[at].action)


def spend(play: Play, *actions: str) -> tuple[int, int]:
    """The Willpower and Ambition that these actions take from the acting Spirit and its team in all."""
    g = state(play)
    seat = g.active
    willpower, ambition = g.willpower[seat], g.ambition[g.teams[seat]]
    take(play, *actions)
    g = state(play)
    return willpower - g.willpower[seat], ambition - g.ambition[g.teams[seat]]


def place(play: Play, seat: int) -> str:
    """The space a Spirit stands on."""
    return SPACES[state(play).space[seat]]


def pool(play: Play) -> int:
    """The Essence on the acting Spirit's board."""
    g = state(play)
    return g.pool[g.active]


def actions_left(play: Play) -> int:
    return state(play).actions_left
