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

The last line is a checksum over everything above it, so a truncated or altered file is noticed. Format 1, from 0.1.0,
didn't name a generator: SplitMix64 dealt those games, from a number.
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
    """A game's setup and all actions in it. Options are text here; the game's schema reads them."""

    game: str
    rules: int
    seed: str
    options: Mapping[str, str]
    seats: Mapping[int, str] = field(default_factory=dict)
    scenario: str = ""
    actions: list[tuple[int, str]] = field(default_factory=list)
    generator: str = BLAKE2B

    def save(self) -> str:
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


def load(text: str) -> History:
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
    return _load_body(lines[:-1])


def _load_body(lines: list[str]) -> History:
    end = next((at for at, line in enumerate(lines) if line.startswith("actions: ")), len(lines))
    head, options, seats, scenario = _load_head(lines[:end])
    actions = _load_actions(lines, end) if end < len(lines) else []
    if not {"game", "rules", "seed"} <= head.keys():
        raise fail(BadSave, "save-damaged", line=1)
    generator = head.get("generator", SPLITMIX64)
    return History(
        game=head["game"],
        rules=_number(head["rules"], 1),
        seed=str(_number(head["seed"], 1)) if generator == SPLITMIX64 else head["seed"],
        generator=generator,
        options=options,
        seats=seats,
        scenario="\n".join(scenario),
        actions=actions,
    )


def _load_head(lines: list[str]) -> tuple[dict[str, str], dict[str, str], dict[int, str], list[str]]:
    """The part before the actions: entries, options, seats, and the scenario's lines."""
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: dict[int, str] = {}
    scenario: list[str] = []
    in_scenario = False
    for number, line in enumerate(lines[1:], start=2):
        name, colon, value = line.partition(": ")
        if in_scenario and line.startswith("  "):
            scenario.append(line[2:])
            continue
        in_scenario = line == "scenario:"
        if name.startswith("option ") and (colon or line.endswith(":")):
            options[name.removeprefix("option ").rstrip(":")] = value
        elif name.startswith("seat ") and colon:
            seats[_number(name[5:], number)] = value
        elif colon:
            head[name] = value
        elif not in_scenario:
            raise fail(BadSave, "save-damaged", line=number)
    return head, options, seats, scenario


def _load_actions(lines: list[str], at: int) -> list[tuple[int, str]]:
    """The actions after the line that counts them."""
    many = _number(lines[at].partition(": ")[2], at + 1)
    if many != len(lines) - at - 1:
        raise fail(BadSave, "save-damaged", line=at + 1)
    actions: list[tuple[int, str]] = []
    for number, entry in enumerate(lines[at + 1 :], start=at + 2):
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
