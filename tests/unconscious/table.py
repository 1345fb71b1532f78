"""A table for tests: lay out a scenario in a few lines, do things in words, look at what came of it."""

from __future__ import annotations

from typing import cast

import mindtable
from mindtable.games.unconscious.pieces.board import AREAS
from mindtable.games.unconscious.pieces.state import State
from mindtable.kernel.play import Play


def lay(scenario: str = "") -> Play:
    """A game that starts from a scenario: by default two players, seat 0 first and to move."""
    head = "" if "first" in scenario else "first = 0\n"
    if "options" not in scenario:
        head += "options = { players = 2 }\n"
    return mindtable.game("unconscious").scenario(head + scenario)


def state(play: Play) -> State:
    return cast(State, play.position)


def do(play: Play, *actions: str) -> None:
    """Do things in words, each by the seat that decides then."""
    for action in actions:
        play.act(play.deciders()[0], action)


def choices(play: Play, free: bool = False) -> list[str]:
    """What the deciding seat may do now, in words; the free actions only if asked for."""
    said = [play.text(action) for action in play.actions(play.deciders()[0])]
    return said if free else [text for text in said if not text.startswith("free ")]


def why_not(play: Play, action: str) -> str:
    """The key of the reason why the deciding seat may not do this now; empty if it may."""
    reason = play.why_not(play.deciders()[0], action)
    return "" if reason is None else reason.key


def dial(play: Play, seat: int) -> dict[str, int]:
    """Common and coloured insights together, by area; empty areas left out."""
    g = state(play)
    both = [g.common[10 * seat + area] + g.own[10 * seat + area] for area in range(10)]
    return {AREAS[area]: number for area, number in enumerate(both) if number}
