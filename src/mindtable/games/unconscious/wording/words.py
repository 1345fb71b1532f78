"""The vocabulary of Unconscious Mind: every verb and what it can be done to."""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious.pieces.board import ACTIONS, BONUSES, DISTRICT_SPACES, INSIGHTS, SPACES
from mindtable.games.unconscious.pieces.cards import RESEARCH, TREATISES
from mindtable.games.unconscious.pieces.effects import QUALITIES
from mindtable.kernel.actions import NO_NOUN, NOUN_BITS, Nouns, Verb, Vocabulary

FREE_KINDS: Final = ("elevate", "transfer", "bright", "box", "points", "cheap-elevate", "free-transfer")
WALKS: Final = (
    "professor-1",
    "professor-2",
    "professor-freud",
    "freud-1",
    "freud-2",
    "freud-3",
    "journalist-1",
    "journalist-2",
    "journalist-3",
    "journalist-freud",
)
TILE_SPOTS: Final = ("i-stack", "i-middle", "i-right", "ii-stack", "ii-middle", "ii-right")
PLACINGS: Final = ("idea", "bright", "two-ideas", "idea-and-bright", "two-bright")

TURN: Final = 0 << NOUN_BITS
SPACE: Final = 1 << NOUN_BITS
POINT: Final = 2 << NOUN_BITS
PLACE: Final = 3 << NOUN_BITS
INKPOT: Final = 4 << NOUN_BITS
PART: Final = 5 << NOUN_BITS
PAY: Final = 6 << NOUN_BITS
COFFEE: Final = 7 << NOUN_BITS
INSIGHT: Final = 8 << NOUN_BITS
QUALITY: Final = 9 << NOUN_BITS
FREE: Final = 10 << NOUN_BITS
TILE: Final = 11 << NOUN_BITS
ROW: Final = 12 << NOUN_BITS
COLUMN: Final = 13 << NOUN_BITS
CELL: Final = 14 << NOUN_BITS
CARD: Final = 15 << NOUN_BITS
EXCHANGE: Final = 16 << NOUN_BITS
TAKE: Final = 17 << NOUN_BITS
PUBLISH: Final = 18 << NOUN_BITS
CITE: Final = 19 << NOUN_BITS
WALK: Final = 20 << NOUN_BITS
BOOST: Final = 21 << NOUN_BITS
EFFECT: Final = 22 << NOUN_BITS
BONUS: Final = 23 << NOUN_BITS
DISTRICT: Final = 24 << NOUN_BITS
TREAT: Final = 25 << NOUN_BITS
BOX: Final = 26 << NOUN_BITS
CLIENT: Final = 27 << NOUN_BITS
DREAM: Final = 28 << NOUN_BITS
START: Final = 29 << NOUN_BITS
DISCARD: Final = 30 << NOUN_BITS
DONE: Final = 31 << NOUN_BITS
TRANSFER: Final = 32 << NOUN_BITS
STATE_IDEAS: Final = TURN | 0
RECALL_IDEAS: Final = TURN | 1
TREAT_CLIENTS: Final = TURN | 2

VERBS: Final = (
    Verb("turn", Nouns("turn", ["state", "recall", "treat"]), TURN),
    Verb("space", Nouns("space", SPACES), SPACE),
    Verb("point", Nouns("table", ACTIONS), POINT),
    Verb("place", Nouns("placing", PLACINGS), PLACE),
    Verb("inkpot", Nouns("amount", [str(n) for n in range(40)]), INKPOT),
    Verb("part", Nouns("part", [str(n) for n in range(16)]), PART),
    Verb("pay", Nouns("insight", INSIGHTS), PAY),
    Verb("coffee", NO_NOUN, COFFEE),  # a coffee instead of a repress
    Verb("insight", Nouns("insight", INSIGHTS), INSIGHT),
    Verb("quality", Nouns("quality", QUALITIES), QUALITY),
    Verb("free", Nouns("free", FREE_KINDS), FREE),
    Verb("tile", Nouns("tile-spot", TILE_SPOTS), TILE),
    Verb("row", Nouns("row", ["1", "2", "3"]), ROW),
    Verb("column", Nouns("column", ["1", "2", "3"]), COLUMN),
    Verb("cell", Nouns("cell", [str(n) for n in range(1, 10)]), CELL),
    Verb("card", Nouns("research", RESEARCH), CARD),
    Verb("exchange", Nouns("research", RESEARCH), EXCHANGE),
    Verb("take", Nouns("research", RESEARCH), TAKE),
    Verb("publish", Nouns("treatise", TREATISES), PUBLISH),
    Verb("cite", Nouns("treatise", TREATISES), CITE),
    Verb("walk", Nouns("walk", WALKS), WALK),
    Verb("boost", Nouns("amount", [str(n) for n in range(6)]), BOOST),
    Verb("effect", Nouns("location-effect", ["1", "2", "3"]), EFFECT),
    Verb("bonus", Nouns("bonus", BONUSES), BONUS),
    Verb("district", Nouns("district-space", DISTRICT_SPACES), DISTRICT),
    Verb("treat", Nouns("room", ["1", "2"]), TREAT),
    Verb("box", Nouns("room", ["1", "2"]), BOX),
    Verb("client", Nouns("display", ["1", "2", "3", "4", "5"]), CLIENT),
    Verb("dream", Nouns("dream-spot", ["1", "2", "3", "4", "top"]), DREAM),
    Verb("start", Nouns("choice", ["1", "2", "3"]), START),
    Verb("discard", NO_NOUN, DISCARD),  # the tile just taken
    Verb("done", NO_NOUN, DONE),
    Verb("transfer", NO_NOUN, TRANSFER),  # instead of elevating, at the Opera
)
VOCABULARY: Final = Vocabulary(VERBS)
