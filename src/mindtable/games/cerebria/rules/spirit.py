"""The Spirits' own powers, one function for each. The basic game plays without them."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import ADJACENT, BLISS, REALMS_AT, SLOTS_AT
from mindtable.games.cerebria.pieces.spirit_boards import (
    ANXIETY,
    DELIGHT,
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


def love_gains(g: State, seat: int) -> int:
    """Love gains Willpower for an Absorb next to Fortresses of Bliss."""
    if g.spirits[seat] != LOVE or g.basic:
        return 0
    beside = sum(1 for realm in REALMS_AT[g.space[seat]] if g.fortress_team[realm] == BLISS)
    if g.edition == FIRST:
        return 2 if beside else 0
    return beside


def misery_reaches(g: State, seat: int) -> bool:
    """Misery absorbs from one Sphere further on either side."""
    return g.spirits[seat] == MISERY and not g.basic


def malice_reaches(g: State, seat: int, slot: int) -> bool:
    """Malice quells further than the slots next to it."""
    if g.spirits[seat] != MALICE or g.basic:
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
    return g.spirits[seat] == HARMONY and not g.basic


def tokens_by_discard(g: State, seat: int) -> int:
    """How many Vibe tokens an action may place by discarding: one, and Harmony (revised edition) two."""
    return 2 if g.spirits[seat] == HARMONY and g.edition == REVISED and not g.basic else 1


def hatred_saves(g: State, seat: int) -> bool:
    """Hatred pays 1 Willpower less for an action with any upgrade but Determination."""
    return g.spirits[seat] == HATRED and not g.basic


def delight_draws(g: State, seat: int) -> bool:
    """Delight may draw cards after an Absorb; the step that asks is in `absorb`."""
    return g.spirits[seat] == DELIGHT and not g.basic


def anxiety_has_bleakness(g: State, seat: int) -> bool:
    """Anxiety invokes Bleakness from the supply as if it were in hand."""
    return g.spirits[seat] == ANXIETY and not g.basic
