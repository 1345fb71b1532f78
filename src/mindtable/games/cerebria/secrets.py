"""Determinisation: a full position that a viewer could not tell from the truth.

Unknown to a viewer are the order of every deck between its public top and the cards seen to go under it, the opponents'
unseen cards, the opponents' Hidden Aspirations and the order of the own Hidden deck below what has been looked at.
"""

from __future__ import annotations

from mindtable.games.cerebria.state import State
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import team_of


def determinise(g: State, viewer: int, rng: Rng) -> State:
    guess = g.clone()
    own = team_of(viewer, g.teams)
    for seat in range(len(g.teams)):
        _deal_unknown_cards(guess, seat, g.teams[seat] != own, rng)
    for team in (0, 1):
        _deal_hidden_aspirations(guess, team, g.known_hidden[team] if team == own else 0, rng)
    return guess


def _deal_unknown_cards(g: State, seat: int, hand_too: bool, rng: Rng) -> None:
    """Shuffle what the viewer has not seen of a seat's deck, and of its hand if it is an opponent's."""
    deck = g.decks[seat]
    sunk = g.sunk[seat]
    below = deck[sunk:-1] if len(deck) > sunk else []
    unseen = g.unseen[seat] if hand_too else []
    pool = sorted(below + unseen)
    rng.shuffle(pool)
    for card in unseen:
        g.hands[seat].remove(card)
    if hand_too:
        g.unseen[seat] = sorted(pool[: len(unseen)])
        g.hands[seat] = sorted(g.hands[seat] + g.unseen[seat])
    if below:
        g.decks[seat] = deck[:sunk] + pool[len(unseen) :] + deck[-1:]


def _deal_hidden_aspirations(g: State, team: int, known: int, rng: Rng) -> None:
    deck = g.hidden[team]
    fixed = deck[len(deck) - known :]
    rest = sorted(deck[: len(deck) - known])
    rng.shuffle(rest)
    # A Hidden Aspiration its team has settled on never equals the current Common one.
    settled = not known and g.known_hidden[team] == 1
    if settled and g.common and len(rest) > 1:
        while rest[-1] == g.common[0]:
            rng.shuffle(rest)
    g.hidden[team] = rest + fixed
