"""Insecurity tokens: Insecurity blocks an upgrade, Doubt a whole Spirit Action, until its player pays 2 Willpower.

There are six tokens. Insecurity's player picks an upgrade of an opposing Spirit with a Vibe token and no Insecurity
token; Doubt's picks, for each opposing Spirit, an unlocked Spirit Action that has none.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.spirit_boards import TOKEN_SPACES
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.supply import pay
from mindtable.games.cerebria.rules.vibe import refresh_row
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import blocked_place
from mindtable.games.cerebria.wording.reasons import NOT_BLOCKED, NOT_TO_BLOCK, SHORT_OF_WILLPOWER
from mindtable.kernel.phrases import Phrase, Seat
from mindtable.kernel.position import Step, replaced
from mindtable.kernel.reasons import OK, Reason

TOKENS = 6
PRICE_TO_CLEAR = 2
ANY_SEAT = -1
PHRASES: Final = {
    "step-block-token-of": ("seat",),
    "label-block": ("seat", "place"),
    "label-clear": ("place",),
    "label-clear-help": ("amount",),
}


def tokens_left(g: State) -> int:
    return TOKENS - sum(g.blocked)


def check_block(g: State, seat: int, victim: int, noun: int) -> Reason:
    """Whether an Insecurity token may go on a place: an upgrade (victim ANY_SEAT) or an action of one victim."""
    owner, place = noun // 20, noun % 20
    if owner >= len(g.teams) or g.teams[owner] == g.teams[seat]:
        return NOT_TO_BLOCK
    if victim == ANY_SEAT:
        if place % 4 == 0:
            return NOT_TO_BLOCK
    elif owner != victim or place % 4:
        return NOT_TO_BLOCK
    at = 20 * owner + place
    return OK if g.tokens[at] and not g.blocked[at] else NOT_TO_BLOCK


def _places(g: State, seat: int, victim: int) -> list[int]:
    return [noun for noun in range(20 * len(g.teams)) if check_block(g, seat, victim, noun) is OK]


def offer_insecurity(g: State, seat: int) -> None:
    if tokens_left(g) and _places(g, seat, ANY_SEAT):
        g.push(BlockToken(seat, ANY_SEAT))


def offer_doubt(g: State, seat: int) -> None:
    victims = [v for v in range(len(g.teams)) if g.teams[v] != g.teams[seat] and _places(g, seat, v)]
    for victim in reversed(victims[: tokens_left(g)]):
        g.push(BlockToken(seat, victim))


class BlockToken(Step[State]):
    """Pick where an Insecurity token goes."""

    number = 26
    name = "block-token"
    verb = words.BLOCK

    def __init__(self, who: int, victim: int) -> None:
        self.who = who
        self.victim = victim  # or ANY_SEAT

    def nouns(self, g: State, seat: int) -> range:
        return range(20 * len(g.teams))

    def refuse(self, g: State, seat: int, noun: int) -> Reason:
        return check_block(g, seat, self.victim, noun)

    def chosen(self, g: State, seat: int, noun: int) -> None:
        g.blocked = replaced(g.blocked, noun, 1)
        refresh_row(g, noun // 20, noun % 20 // 4)
        if g.listening:
            g.tell("blocked", seat=noun // 20, place=TOKEN_SPACES[noun % 20])

    def question(self, g: State, viewer: int) -> Phrase:
        if self.victim == ANY_SEAT:
            return super().question(g, viewer)
        return Phrase("step-block-token-of", seat=Seat(self.victim))

    def called(self, g: State, seat: int, noun: int) -> Phrase:
        owner, place = noun // 20, noun % 20
        return Phrase("label-block", seat=Seat(owner), place=blocked_place(g, owner, place))


def check_clear(g: State, seat: int, place: int) -> Reason:
    if not g.blocked[20 * seat + place]:
        return NOT_BLOCKED
    return OK if g.willpower[seat] >= PRICE_TO_CLEAR else SHORT_OF_WILLPOWER[PRICE_TO_CLEAR]


def label_clear(g: State, seat: int, place: int) -> Phrase:
    label = Phrase("label-clear", place=blocked_place(g, seat, place))
    return label.explained(Phrase("label-clear-help", amount=PRICE_TO_CLEAR))


def clear(g: State, seat: int, place: int) -> None:
    pay(g, seat, PRICE_TO_CLEAR)
    g.blocked = replaced(g.blocked, 20 * seat + place, 0)
    refresh_row(g, seat, place // 4)
    if g.listening:
        g.tell("cleared", seat=seat, place=TOKEN_SPACES[place])
