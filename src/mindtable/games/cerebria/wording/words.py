"""The vocabulary of Cerebria: every verb and what it can be done to."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import ASPIRATIONS, REALMS, SLOTS, SPACES, VIBES
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.pieces.spirit_boards import SPIRIT_ACTIONS, TOKEN_SPACES, UPGRADES
from mindtable.kernel.actions import NO_NOUN, NOUN_BITS, Nouns, Verb, Vocabulary

ABILITIES: Final = ("vibe", "rotate", "action")

_slots = Nouns("slot", SLOTS)
_spaces = Nouns("space", SPACES)
_cards = Nouns("card", CARDS)
_realms = Nouns("realm", REALMS)
_rows = Nouns("action", SPIRIT_ACTIONS)
_upgrades = Nouns("upgrade", UPGRADES)
_tokens = Nouns("token-space", TOKEN_SPACES)
_colours = Nouns("colour", VIBES)
_amounts = Nouns("amount", [str(amount) for amount in range(0, 100)])
_seats = Nouns("seat", ["0", "1", "2", "3"])
_blocks = Nouns("seat-token-space", [f"{seat}-{space}" for seat in range(4) for space in TOKEN_SPACES])
_aspirations = Nouns("aspiration", ASPIRATIONS)
_abilities = Nouns("ability", ABILITIES)
_ends = Nouns("end", ["ambition", "cards"])
_wishes = Nouns("wish", ["essence", "willpower", "card"])
_answers = Nouns("answer", ["yes", "no"])

# An action inside the rules is VERB | noun.
BEGIN: Final = 0 << NOUN_BITS
REALM: Final = 1 << NOUN_BITS
ABILITY: Final = 2 << NOUN_BITS
ABSORB: Final = 3 << NOUN_BITS
ACTIVATE: Final = 4 << NOUN_BITS
CLEAR: Final = 5 << NOUN_BITS
FAVOUR: Final = 6 << NOUN_BITS
WISH: Final = 7 << NOUN_BITS
END: Final = 8 << NOUN_BITS
DISCARD: Final = 9 << NOUN_BITS
USE: Final = 10 << NOUN_BITS
MOVE_TO: Final = 11 << NOUN_BITS
SWAP: Final = 12 << NOUN_BITS
INVOKE_CARD: Final = 13 << NOUN_BITS
QUELL_AT: Final = 14 << NOUN_BITS
FORTIFY_IN: Final = 15 << NOUN_BITS
EMPOWER_AT: Final = 16 << NOUN_BITS
AT: Final = 17 << NOUN_BITS
TO: Final = 18 << NOUN_BITS
REVEAL: Final = 19 << NOUN_BITS
WITH: Final = 20 << NOUN_BITS
KEEP: Final = 21 << NOUN_BITS
AMOUNT: Final = 22 << NOUN_BITS
PLACE: Final = 23 << NOUN_BITS
COLOUR: Final = 24 << NOUN_BITS
BLOCK: Final = 25 << NOUN_BITS
SPHERE: Final = 26 << NOUN_BITS
ASPIRE: Final = 27 << NOUN_BITS
REMOVE_COMMON: Final = 28 << NOUN_BITS
ANSWER: Final = 29 << NOUN_BITS
DONE: Final = 30 << NOUN_BITS
YES: Final = ANSWER | 0
END_WITH_AMBITION: Final = END | 0
END_WITH_CARDS: Final = END | 1

VERBS: Final = (
    # the turn
    Verb("begin", _rows, BEGIN),  # announce a Spirit Action
    Verb("realm", _realms, REALM),  # take a Realm Action
    Verb("ability", _abilities, ABILITY),  # use an Ambition Ability
    Verb("absorb", _realms, ABSORB),  # absorb from the Sphere now at that Realm
    Verb("activate", _slots, ACTIVATE),  # use the power of an Emotion in play
    Verb("clear", _tokens, CLEAR),  # pay to remove an Insecurity token
    Verb("favour", _seats, FAVOUR),  # whom your side's gains in the opponents' turn go to
    Verb("wish", _wishes, WISH),  # what Shame shall bring
    Verb("end", _ends, END),  # end the turn
    # Spirit Actions
    Verb("discard", _cards, DISCARD),  # discard for a Vibe token
    Verb("use", _upgrades, USE),
    Verb("move", _spaces, MOVE_TO),
    Verb("swap", _seats, SWAP),
    Verb("invoke", _cards, INVOKE_CARD),
    Verb("quell", _slots, QUELL_AT),
    Verb("fortify", _realms, FORTIFY_IN),
    Verb("empower", _slots, EMPOWER_AT),
    # their details
    Verb("at", _slots, AT),  # the slot something is put on, taken from or brought to
    Verb("to", _spaces, TO),  # the space a Spirit goes to
    Verb("reveal", _cards, REVEAL),
    Verb("with", _cards, WITH),  # the card that Spreading Darkness uses
    Verb("keep", _cards, KEEP),
    Verb("amount", _amounts, AMOUNT),
    Verb("place", _tokens, PLACE),  # where a Vibe token goes
    Verb("colour", _colours, COLOUR),
    Verb("block", _blocks, BLOCK),  # where an Insecurity token goes
    Verb("sphere", _realms, SPHERE),  # the Sphere at that Realm
    Verb("aspire", _aspirations, ASPIRE),  # choose a Hidden Aspiration
    Verb("remove", _aspirations, REMOVE_COMMON),  # take a Common Aspiration out of the game
    Verb("answer", _answers, ANSWER),
    Verb("done", NO_NOUN, DONE),
)
VOCABULARY: Final = Vocabulary(VERBS)
