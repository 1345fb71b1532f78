"""Lanterns: its verbs, options, events, clauses and reasons. Everything here has a text in `text/`."""

from mindtable.kernel.actions import Nouns, Verb, Vocabulary
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.events import EventKind
from mindtable.kernel.options import Choice, Exclusion, Number, Schema, Switch
from mindtable.kernel.reasons import Reason

COLOURS = Nouns("colour", ("red", "green", "blue"))
SHORES = Nouns("shore", ("near", "far"))
NEAR, FAR = range(2)

VOCABULARY = Vocabulary(
    [
        Verb("beacon", COLOURS),
        Verb("light", COLOURS),
        Verb("place", SHORES),
        Verb("draw"),
        Verb("done"),
        Verb("snuff"),
        Verb("admire"),
        Verb("calm"),
        Verb("gust", COLOURS),
    ]
)
BEACON, LIGHT, PLACE, DRAW, DONE, SNUFF, ADMIRE, CALM, GUST = (VOCABULARY.base(verb.name) for verb in VOCABULARY.verbs)

OPTIONS = Schema(
    [
        Number("players", 2, 4, default=4, group="seats"),
        Number("rounds", 1, 4, default=2),
        Switch("open_hands", default=True, otherwise={("players", 2): False}),
        Choice("wind", ("still", "breeze", "storm"), default="breeze", otherwise={("rounds", 1): "still"}),
    ],
    [Exclusion(("open_hands", True), ("players", 2), "hands.open")],
)

EVENTS = (
    EventKind("beacon", ["team", "colour"]),
    EventKind("light", ["seat", "colour", "shore"]),
    EventKind("snuff", ["seat", "colour"]),
    EventKind("draw", ["seat"], secret=["colour"]),
    EventKind("wind", ["colour", "lanterns"]),
    EventKind("calm", []),
)

CLAUSES = ClauseBook(
    [
        Clause("teams.even", "p. 1"),
        Clause("hands.open", "p. 1"),
        Clause("hands.limit", "p. 1"),
        Clause("beacon.bonus", "p. 1"),
        Clause("light.card", "p. 2"),
        Clause("light.shores", "p. 2"),
        Clause("draw.deck", "p. 2"),
        Clause("snuff.cost", "p. 2"),
        Clause("wind.far", "p. 3"),
        Clause("end.tie", "p. 3"),
    ]
)

HAND_LIMIT = 5
NO_SUCH_CARD = Reason("no-such-card", "light.card")
CANNOT_SNUFF = Reason("cannot-snuff", "snuff.cost")
HAND_FULL = Reason("hand-full", "hands.limit", {"limit": HAND_LIMIT})
DECK_EMPTY = Reason("deck-empty", "draw.deck")
ODD_SEATS = Reason("odd-seats", "teams.even")
REASONS = (NO_SUCH_CARD, CANNOT_SNUFF, HAND_FULL, DECK_EMPTY, ODD_SEATS)
