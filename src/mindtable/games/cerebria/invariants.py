"""What must be true of every position: no piece lost, none gained, everything within its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from mindtable.games.cerebria.pieces.board import ASPIRATIONS, WILD
from mindtable.games.cerebria.pieces.cards import CARDS, MILD, NO_CARD, STRONG
from mindtable.games.cerebria.pieces.state import CAPPING, MAJOR, MINOR, State
from mindtable.games.cerebria.rules.insecurity import TOKENS
from mindtable.games.cerebria.rules.invoke import MOST_BLEAKNESS
from mindtable.games.cerebria.rules.revelation import FULL_SPHERE
from mindtable.games.cerebria.rules.supply import AMBITION_TOKENS

MINORS = 5
MAJORS = 3


def broken(g: State) -> Iterator[str]:
    yield from _cards(g)
    yield from _slots(g)
    yield from _fragments(g)
    yield from _aspirations(g)
    yield from _boards(g)
    if any(not 0 <= ambition <= AMBITION_TOKENS for ambition in g.ambition):
        yield f"Ambition {g.ambition}"
    if any(amount < 0 for amount in g.willpower + g.pool):
        yield f"Willpower {g.willpower}, Essence {g.pool}"
    if any(not 0 <= amount <= FULL_SPHERE for amount in g.sphere):
        yield f"Spheres {g.sphere}"
    if any(points < 0 for points in g.points):
        yield f"points {g.points}"


def _cards(g: State) -> Iterator[str]:
    for seat in range(len(g.teams)):
        on_board = [
            g.emotion[slot]
            for slot in range(15)
            if g.owner[slot] == seat and g.emotion[slot] >= 0 and g.cards.grade[g.emotion[slot]] == MILD
        ]
        if sorted(g.hands[seat] + g.decks[seat] + on_board) != g.deck_lists[seat]:
            yield f"seat {seat}'s cards"
        left = list(g.hands[seat])
        for card in g.unseen[seat]:
            if card not in left:
                yield f"seat {seat}'s unseen cards"
                break
            left.remove(card)
        if not 0 <= g.sunk[seat] <= len(g.decks[seat]):
            yield f"seat {seat}'s sunk cards"


def _slots(g: State) -> Iterator[str]:
    counted = [0] * len(CARDS)
    for slot in range(15):
        card = g.emotion[slot]
        if card == NO_CARD:
            if g.essence[slot] or g.token[slot] or g.owner[slot] >= 0:
                yield f"something lies on empty slot {slot + 1}"
            continue
        counted[card] += 1
        if not 1 <= g.essence[slot] <= g.cards.size[card]:
            yield f"{CARDS[card]} holds {g.essence[slot]} Essence"
        if not 0 <= g.token[slot] <= 6:
            yield f"{CARDS[card]} has a token of {g.token[slot]}"
        if g.cards.grade[card] == MILD and g.owner[slot] < 0:
            yield f"{CARDS[card]} belongs to no deck"
    if counted != g.in_play:
        yield "the count of cards in play"
    for card, number in enumerate(counted):
        most = g.cards.copies[card] if g.cards.grade[card] == STRONG else MOST_BLEAKNESS
        if number > most:
            yield f"{number} copies of {CARDS[card]}"


def _fragments(g: State) -> Iterator[str]:
    for team in (0, 1):
        standing = [g.fortress_size[realm] for realm in range(5) if g.fortress_team[realm] == team]
        if g.minors[team] + standing.count(1) + g.identity.count(3 * team + MINOR) != MINORS:
            yield f"team {team}'s Minor Fragments"
        if g.majors[team] + standing.count(2) + g.identity.count(3 * team + MAJOR) != MAJORS:
            yield f"team {team}'s Major Fragments"
        if g.capping[team] + g.identity.count(3 * team + CAPPING) != 1:
            yield f"team {team}'s Capping Fragment"
    for realm in range(5):
        if (g.fortress_team[realm] < 0) != (g.fortress_size[realm] == 0):
            yield f"the Fortress of Realm {realm}"


def _aspirations(g: State) -> Iterator[str]:
    number = len(ASPIRATIONS) - (2 if g.basic else 0)
    common = [*g.common, *(a % 9 for a in g.past_common)]
    if sorted(common) != list(range(number)):
        yield "the Common Aspirations"
    for team in (0, 1):
        if sorted([*g.hidden[team], *(a % 9 for a in g.past_hidden if a // 9 == team)]) != list(range(number)):
            yield f"team {team}'s Hidden Aspirations"


def _boards(g: State) -> Iterator[str]:
    if sum(g.blocked) > TOKENS:
        yield f"{sum(g.blocked)} Insecurity tokens"
    for seat in range(len(g.teams)):
        for row in range(5):
            first = 20 * seat + 4 * row
            tokens = g.tokens[first : first + 4]
            colours = [token for token in tokens if 0 < token < WILD]
            if len(set(colours)) != len(colours) or (not tokens[0] and any(tokens)):
                yield f"seat {seat}'s Vibe tokens in row {row}: {tokens}"
            if any(g.blocked[first + c] and not tokens[c] for c in range(4)):
                yield f"seat {seat}'s Insecurity tokens in row {row}"
            usable = sum(1 << c for c in range(4) if tokens[0] and tokens[c] and not g.blocked[first + c])
            if g.ready[5 * seat + row] != usable:
                yield f"what seat {seat} may use of row {row}"
