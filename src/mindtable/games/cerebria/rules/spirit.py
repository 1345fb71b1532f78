"""The Spirits' own powers, one function for each. The basic game plays without them.

Delight's cards are in `absorb`: Delight draws after an Absorb, and its step asks how many.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import ADJACENT, BLISS, REALMS_AT, SLOTS_AT
from mindtable.games.cerebria.pieces.spirit_boards import (
    ANXIETY,
    EMPATHY,
    FIRST,
    HARMONY,
    HATRED,
    LOVE,
    MALICE,
    MISERY,
    REVISED,
)
from mindtable.games.cerebria.pieces.state import State


def has_power(g: State, seat: int, spirit: int) -> bool:
    """Whether this Spirit sits here, and the game is played with powers."""
    return g.spirits[seat] == spirit and not g.basic


def love_gains(g: State, seat: int) -> int:
    """Love gains Willpower for an Absorb next to Fortresses of Bliss."""
    if not has_power(g, seat, LOVE):
        return 0
    beside = sum(1 for realm in REALMS_AT[g.space[seat]] if g.fortress_team[realm] == BLISS)
    if g.edition == FIRST:
        return 2 if beside else 0
    return beside


def misery_reaches(g: State, seat: int) -> bool:
    """Misery absorbs from one Sphere further on either side."""
    return has_power(g, seat, MISERY)


def malice_reaches(g: State, seat: int, slot: int) -> bool:
    """Malice quells further than the slots next to it."""
    if not has_power(g, seat, MALICE):
        return False
    near = SLOTS_AT[g.space[seat]]
    before, after = ADJACENT[slot]
    if g.edition == FIRST:
        # next to any Emotion that Malice is adjacent to
        return (before in near and g.emotion[before] >= 0) or (after in near and g.emotion[after] >= 0)
    # on a Frontier the whole Triad, in a Realm also both neighbouring Frontier slots
    return before in near or after in near


def empathy_protects(g: State, side: int, slot: int) -> bool:
    """Empathy keeps its side's Emotions in its slots, and in the slots beside those, from being quelled."""
    if EMPATHY not in g.spirits or g.basic:
        return False
    for seat in range(len(g.spirits)):
        if g.spirits[seat] == EMPATHY and g.teams[seat] == side:
            near = SLOTS_AT[g.space[seat]]
            before, after = ADJACENT[slot]
            if slot in near or before in near or after in near:
                return True
    return False


def any_colour_by_discard(g: State, seat: int) -> bool:
    """Harmony places a Vibe token of any colour, whatever the discarded card's Vibe."""
    return has_power(g, seat, HARMONY)


def tokens_by_discard(g: State, seat: int) -> int:
    """How many Vibe tokens an action may place by discarding: one, and Harmony (revised edition) two."""
    return 2 if g.edition == REVISED and has_power(g, seat, HARMONY) else 1


def hatred_saves(g: State, seat: int) -> bool:
    """Hatred pays 1 Willpower less for an action with any upgrade but Determination."""
    return has_power(g, seat, HATRED)


def anxiety_has_bleakness(g: State, seat: int) -> bool:
    """Anxiety invokes Bleakness from the supply as if it were in hand."""
    return has_power(g, seat, ANXIETY)
