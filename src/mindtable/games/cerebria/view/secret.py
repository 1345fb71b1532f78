"""Determinisation: a full position that a viewer could not tell from the truth.

Unknown to a viewer are the order of every deck between its public top and the cards seen to go under it (of the whole
deck, before the starting hands are drawn), the opponents' unseen cards, the opponents' Hidden Aspirations and the order
of the own Hidden deck below what has been looked at.
What an opponent has begun tells of the hand: only hands with which it can be finished are dealt.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import COLOURS
from mindtable.games.cerebria.pieces.spirit_boards import FLAGS, INVOKE
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.action import RowToken
from mindtable.games.cerebria.rules.invoke import InvokeSlot, check_source
from mindtable.games.cerebria.rules.setup import decks_face_down
from mindtable.games.cerebria.rules.vibe import ANY_COLOUR, colour_fits
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import OK
from mindtable.kernel.rng import Rng
from mindtable.kernel.viewers import team_of


def determinise(g: State, viewer: int, rng: Rng) -> State:
    guess = g.clone()
    own = team_of(viewer, g.teams)
    for seat in range(len(g.teams)):
        _deal_unknown_cards(guess, seat, g.teams[seat] != own, rng)
    # Only two cards of a hand are ever unknown, so that one that fits soon turns up.
    while not _fits_what_was_begun(guess):
        _deal_unknown_cards(guess, guess.stack[-1].who, True, rng)
    for team in (0, 1):
        _deal_hidden_aspirations(guess, team, g.known_hidden[team] if team == own else 0, rng)
    return guess


def _deal_unknown_cards(g: State, seat: int, hand_too: bool, rng: Rng) -> None:
    """Shuffle what the viewer has not seen of a seat's deck, and of its hand if it is an opponent's."""
    deck = g.decks[seat]
    sunk = g.sunk[seat]
    top = len(deck) if decks_face_down(g) else len(deck) - 1
    below = deck[sunk:top] if len(deck) > sunk else []
    unseen = g.unseen[seat] if hand_too else []
    pool = sorted([*below, *unseen])
    rng.shuffle(pool)
    for card in unseen:
        g.hands[seat].remove(card)
    if hand_too:
        g.unseen = replaced(g.unseen, seat, sorted(pool[: len(unseen)]))
        g.hands[seat] = sorted([*g.hands[seat], *g.unseen[seat]])
    if below:
        g.decks[seat] = deck[:sunk] + pool[len(unseen) :] + deck[top:]


def _fits_what_was_begun(g: State) -> bool:
    """Whether the hand of the seat that is asked fits a card it named, or a token it is about to place.

    That its other choices are not empty, `Game.sample` sees for itself.
    """
    if not g.stack:
        return True
    step = g.stack[-1]
    seat = step.who
    if isinstance(step, InvokeSlot):
        return check_source(g, seat, FLAGS[g.boards[seat]][INVOKE][step.used], step.card) is OK
    if isinstance(step, RowToken) and step.colour == ANY_COLOUR:
        # Any colour will do to see whether there is a place from which the action goes on.
        colour = next(each for each in COLOURS if colour_fits(g, seat, step.row, each))
        return len(RowToken(seat, step.row, colour, step.placed, step.realm).actions(g, seat)) > 0
    return True


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
    g.hidden = replaced(g.hidden, team, [*rest, *fixed])
