"""A history: the save file, the replay, the bug report and the test fixture in one readable text.

    mindtable history 2
    game: lanterns
    rules: 3
    seed: 7
    generator: blake2b
    option players: 4
    seat 0: Ada
    scenario:
      [hands]
      ...
    actions: 2
    0 draw
    1 play red
    check: 5d41402a

The last line is a checksum over everything above it, so that a truncated or altered file is noticed. Format 1 named no
generator: such a game was dealt by SplitMix64, from a number.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from mindtable.kernel.errors import BadSave, fail
from mindtable.kernel.rng import BLAKE2B, SPLITMIX64, is_number

FORMAT = 2
_FIRST_LINE = re.compile(r"mindtable history (\d{1,9})")
_LONGEST_NUMBER = 40  # digits; Python refuses to read far longer ones


@dataclass
class History:
    """What a game was and all that was done in it. Options are text here; the game's schema reads them."""

    game: str
    rules: int
    seed: str
    options: Mapping[str, str]
    seats: Mapping[int, str] = field(default_factory=dict)
    scenario: str = ""
    actions: list[tuple[int, str]] = field(default_factory=list)
    generator: str = BLAKE2B

    def write(self) -> str:
        """The save file."""
        lines = [
            f"mindtable history {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seed: {self.seed}",
            f"generator: {self.generator}",
        ]
        lines += [f"option {name}: {text}" for name, text in self.options.items()]
        lines += [f"seat {seat}: {name}" for seat, name in self.seats.items()]
        if self.scenario:
            scenario = self.scenario.replace("\r\n", "\n").split("\n")
            lines += ["scenario:", *("  " + line for line in scenario)]
        lines.append(f"actions: {len(self.actions)}")
        lines += [f"{seat} {text}" for seat, text in self.actions]
        body = "\n".join(lines) + "\n"
        return body + f"check: {_checksum(body)}\n"


def read(text: str) -> History:
    """The history in a save file, or BadSave with the reason and the line."""
    lines = text.replace("\r\n", "\n").split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    first = _FIRST_LINE.fullmatch(lines[0].strip()) if lines else None
    if first is None:
        raise fail(BadSave, "save-not-a-history")
    if int(first[1]) > FORMAT:
        raise fail(BadSave, "save-newer", found=int(first[1]), known=FORMAT)
    if not lines[-1].startswith("check: "):
        raise fail(BadSave, "save-damaged", line=len(lines))
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"check: {_checksum(body)}":
        raise fail(BadSave, "save-damaged", line=len(lines))
    return _read_body(lines[:-1])


def _read_body(lines: list[str]) -> History:
    """Line by line: what the game is, who sits where, the scenario it starts from; last come the actions."""
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: dict[int, str] = {}
    scenario: list[str] = []
    actions: list[tuple[int, str]] = []
    at = 1
    while at < len(lines):
        line = lines[at]
        at += 1
        name, colon, value = line.partition(": ")
        if line == "scenario:":
            while at < len(lines) and lines[at].startswith("  "):
                scenario.append(lines[at][2:])
                at += 1
        elif name.startswith("option ") and (colon or line.endswith(":")):
            options[name.removeprefix("option ").rstrip(":")] = value
        elif name.startswith("seat ") and colon:
            seats[_number(name[5:], at)] = value
        elif name == "actions":
            if _number(value, at) != len(lines) - at:
                raise fail(BadSave, "save-damaged", line=at)
            actions = _read_actions(lines, at)
            at = len(lines)
        elif colon:
            head[name] = value
        else:
            raise fail(BadSave, "save-damaged", line=at)
    for name in ("game", "rules", "seed"):
        if name not in head:
            raise fail(BadSave, "save-damaged", line=1)
    rules, generator = _number(head["rules"], 1), head.get("generator", SPLITMIX64)
    seed = str(_number(head["seed"], 1)) if generator == SPLITMIX64 else head["seed"]
    return History(head["game"], rules, seed, options, seats, "\n".join(scenario), actions, generator)


def _read_actions(lines: list[str], first: int) -> list[tuple[int, str]]:
    actions: list[tuple[int, str]] = []
    for number, entry in enumerate(lines[first:], start=first + 1):
        seat, space, action = entry.partition(" ")
        if not space:
            raise fail(BadSave, "save-damaged", line=number)
        actions.append((_number(seat, number), action))
    return actions


def _number(text: str, line: int) -> int:
    if len(text) > _LONGEST_NUMBER or not is_number(text):
        raise fail(BadSave, "save-damaged", line=line)
    return int(text)


def _checksum(body: str) -> str:
    return f"{zlib.crc32(body.encode()):08x}"
