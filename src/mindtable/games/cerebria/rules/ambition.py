"""Ambition Abilities: a Vibe token, a rotation, an extra action; each once a turn, from three shared tokens."""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.origin import rotate
from mindtable.games.cerebria.rules.supply import pay
from mindtable.games.cerebria.rules.vibe import ANY_COLOUR, any_place, offer_token
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import priced, verb_phrase
from mindtable.games.cerebria.wording.reasons import ABILITY_USED, NO_TOKEN_FITS, SHORT_OF_AMBITION
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

VIBE_TOKEN: Final = 0
ROTATE: Final = 1
PRICES: Final[list[int]] = [1, 1, 2]


def abilities(g: State, seat: int) -> list[int]:
    """The Ambition Abilities that can be used, as actions."""
    options: list[int] = []
    for ability in range(3):
        if check_ability(g, seat, ability) is OK:
            options.append(words.ABILITY | ability)
    return options


def check_ability(g: State, seat: int, ability: int) -> Reason:
    if g.abilities_used >> ability & 1:
        return ABILITY_USED
    if g.ambition[g.teams[seat]] < PRICES[ability]:
        return SHORT_OF_AMBITION[PRICES[ability]]
    if ability == VIBE_TOKEN and not any_place(g, seat, ANY_COLOUR):
        return NO_TOKEN_FITS
    return OK


def label_ability(ability: int) -> Phrase:
    return priced(verb_phrase(words.ABILITY, Phrase(f"ability-{words.ABILITIES[ability]}")), 0, PRICES[ability])


def do_ability(g: State, seat: int, ability: int) -> None:
    g.abilities_used |= 1 << ability
    if g.listening:
        g.tell("ability", seat=seat, ability=words.ABILITIES[ability])
    pay(g, seat, 0, PRICES[ability])
    if ability == VIBE_TOKEN:
        offer_token(g, seat, ANY_COLOUR, optional=False)
    elif ability == ROTATE:
        rotate(g)
    else:
        g.actions_left += 1
