"""Emotion decks: the ten official ones, and the rules for building one's own."""

from __future__ import annotations

import re
from typing import Final

from mindtable.content import read_toml
from mindtable.games.cerebria.pieces.board import TEAMS
from mindtable.games.cerebria.pieces.cards import CARD, MILD, OFFICIAL
from mindtable.games.cerebria.wording.reasons import (
    DECK_COPIES,
    DECK_NOT_MILD,
    DECK_OF_OTHER_SIDE,
    DECK_OTHER_SIDE,
    DECK_SIZE,
    DECK_UNKNOWN_CARD,
    UNKNOWN_DECK,
)
from mindtable.kernel.reasons import Reason

SIZE: Final = 16
COPIES: Final = 2

_ROWS: Final = read_toml("mindtable.games.cerebria", "decks.toml")["deck"]
DECKS: Final = {str(row["id"]): {str(card): int(n) for card, n in row["cards"].items()} for row in _ROWS}
DECK_SIDE: Final = {str(row["id"]): str(row["side"]) for row in _ROWS}
DECK_PROVENANCE: Final = {str(row["id"]): str(row["provenance"]) for row in _ROWS}


# "courage 2", "courage x2", "2 courage", "2x courage" or "courage". A number that no box of cards could fill is none.
_ROW: Final = re.compile(r"(?:([0-9]{1,4}) ?[x×]? )?(.+?)(?: [x×]? ?([0-9]{1,4}))?", re.IGNORECASE)


def parse_list(text: str) -> dict[str, int]:
    """A deck in words: "courage 2, trust 2, …"; a card named without a number counts once."""
    cards: dict[str, int] = {}
    for part in text.split(","):
        row = _ROW.fullmatch(" ".join(part.split()))
        if row is None:
            continue
        before, words, after = row.groups()
        name = words.replace(" ", "-").lower()
        cards[name] = cards.get(name, 0) + int(before or after or 1)
    return cards


def check_deck(text: str, team: int, seat: int) -> list[Reason]:
    """Everything that is wrong with a seat's deck: an official deck's id, or a list of cards."""
    if "," not in text and " " not in text.strip():
        if text not in DECKS:
            return [UNKNOWN_DECK.with_args(deck=text, seat=seat)]
        if DECK_SIDE[text] != TEAMS[team]:
            return [DECK_OF_OTHER_SIDE.with_args(deck=text, seat=seat)]
        return []
    cards = parse_list(text)
    found: list[Reason] = []
    total = sum(cards.values())
    if total != SIZE:
        found.append(DECK_SIZE.with_args(count=total, seat=seat))
    for name, number in cards.items():
        if name not in CARD:
            found.append(DECK_UNKNOWN_CARD.with_args(card=name, seat=seat))
            continue
        card = CARD[name]
        if OFFICIAL.side[card] != team:
            found.append(DECK_OTHER_SIDE.with_args(card=name, seat=seat))
        if OFFICIAL.grade[card] != MILD:
            found.append(DECK_NOT_MILD.with_args(card=name, seat=seat))
        if number > COPIES:
            found.append(DECK_COPIES.with_args(card=name, count=number, seat=seat))
    return found


def allowed_cards(team: int) -> list[str]:
    """Every Emotion that a deck of this side may hold."""
    return [name for name, card in CARD.items() if OFFICIAL.side[card] == team and OFFICIAL.grade[card] == MILD]


def deck_cards(text: str) -> list[int]:
    """The cards of a deck that has been checked, in the order of their numbers."""
    cards = DECKS[text] if text in DECKS else parse_list(text)
    return sorted(CARD[name] for name, number in cards.items() for _ in range(number))
