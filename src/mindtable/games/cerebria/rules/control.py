"""Intensity, and who controls which Realm and Frontier.

Computed when asked for after a change, never step by step. Rulings 1 to 3: Intensity is the number on the rightmost
filled space plus the token; a token that follows the board and looks at control sees control as it would be without
such tokens, so that two can never chase each other; an Emotion that counts no Intensity is still present and blocks.

Clauses: intensity.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import ADJACENT, BLISS, GLOOM, INFLUENCED, TRIADS
from mindtable.games.cerebria.pieces.cards import NO_CARD
from mindtable.games.cerebria.pieces.state import State

HIGHEST_TOKEN = 6


def controls_realm(g: State, team: int, realm: int) -> bool:
    if g.stale:
        refresh(g)
    return g.realm_control[realm] == team


def controls_frontier(g: State, team: int, frontier: int) -> bool:
    if g.stale:
        refresh(g)
    return g.frontier_control[frontier] == team


def realms_of(g: State, team: int) -> int:
    """How many Realms a team controls."""
    if g.stale:
        refresh(g)
    return g.realm_control.count(team)


def frontiers_of(g: State, team: int) -> int:
    """How many Frontiers a team controls."""
    if g.stale:
        refresh(g)
    return g.frontier_control.count(team)


def intensity(g: State, slot: int) -> int:
    if g.stale:
        refresh(g)
    return g.intensity[slot]


def refresh(g: State) -> None:
    cards = g.cards
    strength = [0] * 15
    sides = [-1] * 15
    dynamic: list[int] = []
    for slot in range(15):
        card = g.emotion[slot]
        if card >= 0:
            sides[slot] = cards.side[card]
            strength[slot] = cards.spaces[card][g.essence[slot] - 1] + g.token[slot]
            if cards.dynamic[card]:
                dynamic.append(slot)
    if dynamic:
        before = _realm_control(g, _without_suspected(g, strength), sides)
        for slot in dynamic:
            strength[slot] += min(HIGHEST_TOKEN, dynamic_token(g, slot, before))
    weight = _without_suspected(g, strength)
    # New lists each time: a copy of the position shares them.
    g.intensity = strength
    g.realm_control = _realm_control(g, weight, sides)
    g.frontier_control = _frontier_control(weight, sides)
    g.stale = False


def dynamic_token(g: State, slot: int, realm_control: list[int]) -> int:
    """The size of an Intensity token that follows the board."""
    card = g.emotion[slot]
    cards = g.cards
    side = cards.side[card]
    size = 0
    own = 0
    for neighbour in ADJACENT[slot]:
        other = g.emotion[neighbour]
        if other >= 0 and cards.side[other] == side:
            own += 1
    size += own * cards.token_per_adjacent_own[card]
    if own == 0:
        size += cards.token_while_alone[card]
    if cards.token_per_essence_behind[card] > 0:
        lead = essence_in_play(g, 1 - side) - essence_in_play(g, side)
        size += max(0, min(lead, cards.token_per_essence_behind[card]))
    if cards.token_while_behind_in_realms[card] > 0:
        mine = theirs = 0
        for realm in range(5):
            if realm not in INFLUENCED[slot]:
                mine += realm_control[realm] == side
                theirs += realm_control[realm] == 1 - side
        if theirs > mine:
            size += cards.token_while_behind_in_realms[card]
    return size


def token_on(g: State, slot: int) -> int:
    """The Intensity token an Emotion shows now, fixed or following the board."""
    card = g.emotion[slot]
    if card == NO_CARD:
        return 0
    return intensity(g, slot) - g.cards.spaces[card][g.essence[slot] - 1]


def essence_in_play(g: State, team: int) -> int:
    total = 0
    for slot in range(15):
        card = g.emotion[slot]
        if card >= 0 and g.cards.side[card] == team:
            total += g.essence[slot]
    return total


def frontier_sums(g: State, frontier: int) -> tuple[int, int]:
    """The Intensities that decide a Frontier."""
    weight, bliss, gloom = _weights(g), 0, 0
    for slot in TRIADS[frontier]:
        card = g.emotion[slot]
        if card >= 0:
            if g.cards.side[card] == BLISS:
                bliss += weight[slot]
            else:
                gloom += weight[slot]
    return bliss, gloom


def realm_sums(g: State, realm: int) -> tuple[int, int]:
    """The Intensities that decide a Realm: unblocked Emotions and the Fortress."""
    weight = _weights(g)
    sides = [g.cards.side[card] if card >= 0 else -1 for card in g.emotion]
    return _realm_totals(g, realm, weight, sides)


def _weights(g: State) -> list[int]:
    if g.stale:
        refresh(g)
    return _without_suspected(g, list(g.intensity))


def _without_suspected(g: State, strength: list[int]) -> list[int]:
    """Suspicion: opposing Emotions next to it count no Intensity for control."""
    weight = strength
    side = g.cards.side
    for suspicious in g.cards.cards_no_foe_intensity:
        if g.in_play[suspicious]:
            weight = weight.copy()
            for slot in range(15):
                if g.emotion[slot] == suspicious:
                    for neighbour in ADJACENT[slot]:
                        card = g.emotion[neighbour]
                        if card >= 0 and side[card] != side[suspicious]:
                            weight[neighbour] = 0
    return weight


def _realm_totals(g: State, realm: int, weight: list[int], sides: list[int]) -> tuple[int, int]:
    first = 3 * realm
    before = first - 1 if first else 14
    bliss = gloom = 0
    s = sides[first]
    if s == BLISS:
        bliss += weight[first]
    elif s == GLOOM:
        gloom += weight[first]
    t = sides[before]
    if t == BLISS and s != GLOOM:
        bliss += weight[before]
    elif t == GLOOM and s != BLISS:
        gloom += weight[before]
    s = sides[first + 1]
    if s == BLISS:
        bliss += weight[first + 1]
    elif s == GLOOM:
        gloom += weight[first + 1]
    t = sides[first + 2]
    if t == BLISS and s != GLOOM:
        bliss += weight[first + 2]
    elif t == GLOOM and s != BLISS:
        gloom += weight[first + 2]
    fortress = g.fortress_team[realm]
    if fortress == BLISS:
        bliss += g.fortress_size[realm]
    elif fortress == GLOOM:
        gloom += g.fortress_size[realm]
    return bliss, gloom


def _realm_control(g: State, weight: list[int], sides: list[int]) -> list[int]:
    control = [-1] * 5
    for realm in range(5):
        bliss, gloom = _realm_totals(g, realm, weight, sides)
        if bliss != gloom:
            control[realm] = BLISS if bliss > gloom else GLOOM
    return control


def _frontier_control(weight: list[int], sides: list[int]) -> list[int]:
    """A side alone in a Triad controls its Frontier; where both are, the higher Intensity does."""
    control = [-1] * 5
    for frontier in range(5):
        bliss = gloom = 0
        with_bliss = with_gloom = False
        for slot in TRIADS[frontier]:
            side = sides[slot]
            if side == BLISS:
                bliss += weight[slot]
                with_bliss = True
            elif side == GLOOM:
                gloom += weight[slot]
                with_gloom = True
        if with_bliss != with_gloom:
            control[frontier] = BLISS if with_bliss else GLOOM
        elif bliss != gloom:
            control[frontier] = BLISS if bliss > gloom else GLOOM
    return control
