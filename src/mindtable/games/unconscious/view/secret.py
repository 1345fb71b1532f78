"""Determinisation: a full position that a viewer could not tell from the truth.

Hidden are the decks, the stacks below their tops with the tiles left in the box, and what others hold of research and
have not shown; also the cards of a choice in progress that only its player sees.
"""

from __future__ import annotations

from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.research import ExchangeWith, TwoCards
from mindtable.kernel.position import replaced
from mindtable.kernel.rng import Rng


def determinise(g: State, viewer: int, rng: Rng) -> State:
    guess = g.clone()
    own = viewer if viewer >= 0 else -2 - viewer
    for level in (0, 1):
        _deal_tiles(guess, level, rng)
    _deal_research(guess, own, rng)
    for deck in (guess.case_deck, guess.grief_deck, guess.latent_deck, guess.manifest_deck):
        deck.sort()
        rng.shuffle(deck)
    _deal_routine(guess, rng)
    return guess


def _deal_routine(g: State, rng: Rng) -> None:
    """All have seen which client the set-up left over and put under the deck."""
    bottom = 0 if g.start_pool else 1
    above = sorted(g.routine_deck[bottom:])
    rng.shuffle(above)
    g.routine_deck[bottom:] = above


def _deal_tiles(g: State, level: int, rng: Rng) -> None:
    stack = g.stacks[level]
    below = len(stack) - 1
    if below < 1:
        return
    pool = sorted(stack[:-1] + g.unused_tiles[level])
    rng.shuffle(pool)
    g.stacks[level] = [*pool[:below], stack[-1]]
    # The list is shared between clones, so a new one takes its place.
    unused = list(g.unused_tiles)
    unused[level] = sorted(pool[below:])
    g.unused_tiles = unused


def _deal_research(g: State, own: int, rng: Rng) -> None:
    """Everything the viewer has not seen is shuffled and dealt anew, a choice in progress included."""
    top = g.stack[-1] if g.stack else None
    pool = g.research_deck + [card for seat in range(g.players) if seat != own for card in g.unseen[seat]]
    if isinstance(top, TwoCards) and top.who != own:
        pool += (top.first, top.second)
    pool.sort()
    rng.shuffle(pool)
    if isinstance(top, TwoCards) and top.who != own:
        g.stack[-1] = TwoCards(top.who, pool.pop(), pool.pop())
    for seat in range(g.players):
        if seat == own:
            continue
        seen = [card for card in g.hands[seat] if card not in g.unseen[seat]]
        g.unseen = replaced(g.unseen, seat, sorted(pool.pop() for _ in g.unseen[seat]))
        g.hands[seat] = sorted([*seen, *g.unseen[seat]])
    g.research_deck = pool
    if isinstance(top, ExchangeWith) and top.who != own:
        # Which card is about to be given is not known until it lies in the display.
        g.stack[-1] = ExchangeWith(top.who, rng.pick(g.hands[top.who]))
