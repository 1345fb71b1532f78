"""Duel: its verbs, options, events, clauses and reasons. Everything here has a text in `text/`."""

from mindtable.kernel.actions import Nouns, Verb, Vocabulary
from mindtable.kernel.clauses import Clause, ClauseBook
from mindtable.kernel.events import EventKind
from mindtable.kernel.options import Choice, Exclusion, Number, Schema
from mindtable.kernel.reasons import Reason

HIGHEST_CARD = 20
CARDS = Nouns("card", [str(card) for card in range(1, HIGHEST_CARD + 1)])
PRIZES = Nouns("prize", ("bread", "silver", "crown"))
PRIZE_POINTS = (1, 2, 4)

VOCABULARY = Vocabulary([Verb("bid", CARDS), Verb("offer", PRIZES)])
BID = VOCABULARY.base("bid")
OFFER = VOCABULARY.base("offer")

OPTIONS = Schema(
    [
        Number("players", 2, 4, default=2, group="seats"),
        Number("rounds", 1, 5, default=5, otherwise={("players", 4): 4}),
        Choice("ties", ("carry", "discard"), default="carry", otherwise={("rounds", 1): "discard"}),
    ],
    [Exclusion(("ties", "carry"), ("rounds", 1), "bid.tie")],
)

EVENTS = (
    EventKind("offer", ["prize"]),
    EventKind("bid", ["seat", "card"]),
    EventKind("win", ["seat", "points"]),
    EventKind("tie", ["points"]),
)

CLAUSES = ClauseBook(
    [
        Clause("prize.chance", "p. 1"),
        Clause("bid.secret", "p. 1"),
        Clause("bid.card", "p. 1"),
        Clause("bid.highest", "p. 1"),
        Clause("bid.tie", "p. 2", editions=("second",)),
        Clause("end.winner", "p. 2"),
    ]
)

NOT_IN_HAND = Reason("not-in-hand", "bid.card")
REASONS = (NOT_IN_HAND,)
