"""A table for tests: lay out a scenario in a few lines, do things in words, look at what came of it."""

from __future__ import annotations

from typing import cast

import mindtable
from mindtable.games.cerebria.pieces.cards import CARD, CARDS
from mindtable.games.cerebria.pieces.state import State
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import Reason


def lay(scenario: str = "") -> Play:
    """A game that starts from a scenario; by default four players, full game, revised edition, in seat 0's turn.

    The order of play is the order of the seats unless the scenario says otherwise.
    """
    head = "" if "order" in scenario else "order = [0, 1, 2, 3]\n"
    if "players = 2" in scenario:
        head = head.replace("[0, 1, 2, 3]", "[0, 1, 0, 1]")
    elif "players = 3" in scenario:
        head = head.replace("[0, 1, 2, 3]", "[0, 1, 2, 1]")
    return mindtable.game("cerebria").scenario(head + scenario)


def state(play: Play) -> State:
    return cast(State, play.position)


def do(play: Play, *actions: str) -> None:
    """Do things in words, each by the seat that decides then."""
    for action in actions:
        play.act(play.deciders()[0], action)


def choices(play: Play) -> list[str]:
    """What the deciding seat may do now, in words."""
    return [play.text(action) for action in play.actions(play.deciders()[0])]


def why_not(play: Play, action: str) -> str:
    """The key of the reason why the deciding seat may not do this now; empty if it may."""
    reason: Reason | None = play.why_not(play.deciders()[0], action)
    return "" if reason is None else reason.key


def card_at(play: Play, slot: int) -> str:
    """The Emotion on a slot (numbered from 1 as on the board); empty if there is none."""
    card = state(play).emotion[slot - 1]
    return CARDS[card] if card >= 0 else ""


def essence_at(play: Play, slot: int) -> int:
    return state(play).essence[slot - 1]


def hand(play: Play, seat: int) -> list[str]:
    return [CARDS[card] for card in state(play).hands[seat]]


def in_play(play: Play, card: str) -> int:
    return state(play).in_play[CARD[card]]
