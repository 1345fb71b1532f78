"""Powers that work in anyone's turn: what happens when an Emotion leaves play, and what the opponents' actions bring.

Where a side picks one of its Spirits, its standing choice decides, so that nobody waits.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import ADJACENT
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.pieces.spirit_boards import MOVE
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.supply import draw, gain_essence, gain_willpower, take_card, total_in_play

WISH_ESSENCE = 0
WISH_WILLPOWER = 1


def remove_essence(g: State, slot: int, amount: int = 1) -> None:
    """Take Essence off an Emotion, from the right; one left without any leaves play."""
    g.essence[slot] -= amount
    g.stale = True
    if g.listening:
        g.tell("essence-removed", slot=slot + 1, card=CARDS[g.emotion[slot]], amount=amount)
    if g.essence[slot] <= 0:
        leaves_play(g, slot)


def leaves_play(g: State, slot: int) -> None:
    """An Emotion is discarded from the board. Embarrassment and Shame bring Gloom something."""
    cards = g.cards
    card = take_card(g, slot)
    if g.listening:
        g.tell("leaves", slot=slot + 1, card=CARDS[card])
    for neighbour in ADJACENT[slot]:
        witness = g.emotion[neighbour]
        if witness >= 0 and cards.when_adjacent_leaves[witness]:
            gain_willpower(g, g.favour[cards.side[witness]], cards.when_adjacent_leaves[witness])
    for witness in cards.cards_when_another_leaves:
        for _ in range(g.in_play[witness]):
            team = cards.side[witness]
            seat = g.favour[team]
            if g.wish[team] == WISH_ESSENCE:
                gain_essence(g, seat, 1)
            elif g.wish[team] == WISH_WILLPOWER:
                gain_willpower(g, seat, 2)
            else:
                draw(g, seat)


def after_upgraded_action(g: State, seat: int, row: int) -> None:
    """A Spirit Action used one or more upgrades: Boredom (Move only) and Indifference."""
    foe = 1 - g.teams[seat]
    cards = g.cards
    gained = total_in_play(g, foe, cards.cards_when_foe_upgrades, cards.when_foe_upgrades)
    if row == MOVE:
        gained += total_in_play(g, foe, cards.cards_when_foe_moves_upgraded, cards.when_foe_moves_upgraded)
    gain_willpower(g, g.favour[foe], gained)


def before_quell(g: State, seat: int) -> None:
    """Guilt and Remorse: a Quell by the other side. Remorse first takes an Essence, if there is one."""
    foe = 1 - g.teams[seat]
    cards = g.cards
    for card in cards.cards_foe_quell_essence:
        if g.in_play[card] and cards.side[card] == foe:
            paid = min(g.pool[seat], g.in_play[card] * cards.foe_quell_essence[card])
            g.pool[seat] -= paid
            if g.listening and paid:
                g.tell("pay", seat=seat, willpower=0, ambition=0, essence=paid)
    gain_willpower(g, g.favour[foe], total_in_play(g, foe, cards.cards_when_foe_quells, cards.when_foe_quells))
