"""Vibe tokens: unlocking and upgrading Spirit Actions.

A row has four places; the first unlocks the action, the others are its upgrades. The tokens of a row all differ in
colour; wild tokens have none. `ready` holds, per row, what is unlocked and not under an Insecurity token.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import COLOURS, VIBES, WILD
from mindtable.games.cerebria.pieces.spirit_boards import EMPOWER, TOKEN_SPACES
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import token_place, verb_phrase, vibe_name
from mindtable.games.cerebria.wording.reasons import (
    COLOUR_IN_ROW,
    NO_TOKEN_FITS,
    NOT_IN_BASIC,
    ROW_NOT_UNLOCKED,
    TOKEN_SPACE_TAKEN,
    WILD_ONLY_AT_START,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

ANY_COLOUR = 0
PHRASES: Final = {
    "step-free-token-colour": ("colour",),
    "step-token-colour": ("place",),
}


def refresh_row(g: State, seat: int, row: int) -> None:
    """Note what of a row can be used."""
    first = 20 * seat + 4 * row
    usable = 0
    if g.tokens[first]:
        for column in range(4):
            if g.tokens[first + column] and not g.blocked[first + column]:
                usable |= 1 << column
    g.ready[5 * seat + row] = usable


def tokens_in_row(g: State, seat: int, row: int) -> int:
    first = 20 * seat + 4 * row
    return 4 - g.tokens[first : first + 4].count(0)


def free_places(g: State, seat: int, row: int) -> int:
    """The mask of a row's places that have no token."""
    first = 20 * seat + 4 * row
    one, two, three, four = g.tokens[first : first + 4]
    return (not one) | (not two) << 1 | (not three) << 2 | (not four) << 3


def colour_fits(g: State, seat: int, row: int, colour: int) -> bool:
    """No two tokens of one colour in a row; wild tokens clash with nothing."""
    first = 20 * seat + 4 * row
    return colour == WILD or colour not in g.tokens[first : first + 4]


def check_place(g: State, seat: int, place: int, colour: int) -> Reason:
    """Whether a token (of any colour that fits, for ANY_COLOUR) may go on a place of the seat's Spirit board."""
    row, column = place // 4, place % 4
    if g.basic and row == EMPOWER:
        return NOT_IN_BASIC
    first = 20 * seat + 4 * row
    if g.tokens[first + column]:
        return TOKEN_SPACE_TAKEN
    if column and not g.tokens[first]:
        return ROW_NOT_UNLOCKED
    if colour == ANY_COLOUR:
        return OK  # one of the four colours is not among the three other tokens
    return OK if colour_fits(g, seat, row, colour) else COLOUR_IN_ROW


def places(g: State, seat: int, colour: int) -> list[int]:
    """The places of the seat's Spirit board where such a token may go."""
    found: list[int] = []
    tokens = g.tokens
    for first in range(0, 20, 4):
        if tokens[20 * seat + first]:
            empty = [place for place in range(first + 1, first + 4) if not tokens[20 * seat + place]]
        else:
            empty = [first]
        if empty and check_place(g, seat, empty[0], colour) is OK:  # what fits one place of a row fits the others
            found += empty
    return found


def any_place(g: State, seat: int, colour: int) -> bool:
    for row in range(EMPOWER if g.basic else 5):
        if tokens_in_row(g, seat, row) < 4 and (colour == ANY_COLOUR or colour_fits(g, seat, row, colour)):
            return True
    return False


def place_token(g: State, seat: int, place: int, colour: int) -> None:
    g.tokens[20 * seat + place] = colour
    row = place // 4
    refresh_row(g, seat, row)
    if tokens_in_row(g, seat, row) == 4:
        g.did_upgrade += 1
    if g.listening:
        g.tell("vibe", seat=seat, place=TOKEN_SPACES[place], colour=VIBES[colour])


def label_place(g: State, seat: int, place: int) -> Phrase:
    return verb_phrase(words.PLACE, token_place(g, seat, place))


def offer_token(g: State, seat: int, colour: int, optional: bool) -> None:
    """Let the seat place a token by an ability or a power; where none fits, nothing is placed."""
    if any_place(g, seat, colour):
        g.push(FreeToken(seat, colour, 1 if optional else 0))


class FreeToken(Step[State]):
    """Place a Vibe token on any Spirit Action."""

    number = 10
    name = "free-token"
    verb = words.PLACE
    otherwise = NO_TOKEN_FITS

    def __init__(self, who: int, colour: int, optional: int) -> None:
        self.who = who
        self.colour = colour  # or ANY_COLOUR, to be chosen after the place
        self.optional = optional

    def nouns(self, g: State, seat: int) -> list[int]:
        return places(g, seat, self.colour)

    def refuse(self, g: State, seat: int, place: int) -> Reason:
        return check_place(g, seat, place, self.colour)

    def besides(self, g: State, seat: int) -> list[int]:
        return [words.DONE] if self.optional else []

    def chosen(self, g: State, seat: int, place: int) -> None:
        if self.colour == ANY_COLOUR:
            g.push(TokenColour(seat, place))
        else:
            place_token(g, seat, place, self.colour)

    def question(self, g: State, viewer: int) -> Phrase:
        if self.colour == ANY_COLOUR:
            return super().question(g, viewer)
        return Phrase("step-free-token-colour", colour=vibe_name(self.colour))

    def called(self, g: State, seat: int, place: int) -> Phrase:
        return label_place(g, seat, place)


class ColourChoice(Step[State]):
    """Choose the colour of a Vibe token: one of four, and none twice in a row."""

    verb = words.COLOUR
    among = tuple(COLOURS)

    def fits(self, g: State, seat: int, colour: int) -> bool:
        raise NotImplementedError

    def refuse(self, g: State, seat: int, colour: int) -> Reason:
        if colour == 0:
            return NOT_NOW
        if colour == WILD:
            return WILD_ONLY_AT_START
        return OK if self.fits(g, seat, colour) else COLOUR_IN_ROW


class TokenColour(ColourChoice):
    """Choose the colour of a Vibe token."""

    number = 11
    name = "token-colour"

    def __init__(self, who: int, place: int) -> None:
        self.who = who
        self.place = place

    def fits(self, g: State, seat: int, colour: int) -> bool:
        return colour_fits(g, seat, self.place // 4, colour)

    def chosen(self, g: State, seat: int, colour: int) -> None:
        place_token(g, seat, self.place, colour)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-token-colour", place=token_place(g, self.who, self.place))
