"""The nine Aspirations: each compares something of the two teams; more accomplishes it, equal does not."""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    OPENNESS,
    REFLECTED,
    SENSIBILITY,
    TRIADS,
    UNITY,
    VERSATILITY,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import (
    controls_frontier,
    controls_realm,
    essence_in_play,
    frontiers_of,
    intensity,
    realms_of,
)


def standing(g: State, team: int, aspiration: int) -> int:
    """How far a team is with an Aspiration."""
    if aspiration == ATTITUDE:
        return realms_of(g, team)
    if aspiration == OPENNESS:
        return frontiers_of(g, team)
    if aspiration == AWARENESS:
        return sum(any(_own(g, team, slot) for slot in triad) for triad in TRIADS)
    if aspiration == UNITY:
        return longest_chain(g, team)
    if aspiration == LIVELINESS:
        return essence_in_play(g, team)
    if aspiration == VERSATILITY:
        return len({g.cards.vibe[g.emotion[s]] for s in range(15) if _own(g, team, s)} - {0})
    if aspiration == FORTITUDE:
        return sum(g.fortress_size[realm] for realm in range(5) if g.fortress_team[realm] == team)
    if aspiration == SENSIBILITY:
        # Any Emotion, even of Intensity 0, is more than none.
        return max((1 + intensity(g, slot) for slot in range(15) if _own(g, team, slot)), default=0)
    return sum(controls_realm(g, team, realm) and controls_frontier(g, team, REFLECTED[realm]) for realm in range(5))


def shown_standing(g: State, aspiration: int) -> list[int]:
    """How far both teams are, as numbers to show: for Sensibility the Intensity itself."""
    from_one = int(aspiration == SENSIBILITY)
    return [max(0, standing(g, team, aspiration) - from_one) for team in (BLISS, GLOOM)]


def accomplished_by(g: State, aspiration: int) -> int:
    """The team that accomplishes an Aspiration; -1 where both are equally far."""
    bliss, gloom = standing(g, BLISS, aspiration), standing(g, GLOOM, aspiration)
    if bliss == gloom:
        return -1
    return BLISS if bliss > gloom else GLOOM


def longest_chain(g: State, team: int) -> int:
    """The longest run of adjacent own Emotions round the ring."""
    own = [_own(g, team, slot) for slot in range(15)]
    if all(own):
        return 15
    best = run = 0
    for slot in range(30):  # twice round, so that a run over the seam is seen whole
        run = run + 1 if own[slot % 15] else 0
        best = max(best, run)
    return best


def _own(g: State, team: int, slot: int) -> bool:
    card = g.emotion[slot]
    return card >= 0 and g.cards.side[card] == team
