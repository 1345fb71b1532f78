"""The primitives of play: gaining, paying, drawing, discarding, and Essence on Emotions.

Each is written once here and used by every rule that needs it. Paying is done after the price has been checked.

Clauses: discard.
"""

from __future__ import annotations

from mindtable.games.cerebria.pieces.board import ADJACENT
from mindtable.games.cerebria.pieces.cards import CARDS, MILD, NO_CARD, STARTING
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.wording.reasons import SHORT_OF_AMBITION, SHORT_OF_WILLPOWER
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.viewers import EVERYONE

AMBITION_TOKENS = 3


def check_price(g: State, seat: int, willpower: int, ambition: int) -> Reason:
    if willpower > g.willpower[seat]:
        return SHORT_OF_WILLPOWER[willpower]
    if ambition > g.ambition[g.teams[seat]]:
        return SHORT_OF_AMBITION[ambition]
    return OK


def pay(g: State, seat: int, willpower: int, ambition: int = 0, essence: int = 0) -> None:
    if willpower > 0:
        g.willpower[seat] -= willpower
    g.ambition[g.teams[seat]] -= ambition
    g.pool[seat] -= essence
    if g.listening and (willpower > 0 or ambition or essence):
        g.tell("pay", seat=seat, willpower=max(0, willpower), ambition=ambition, essence=essence)


def gain_willpower(g: State, seat: int, amount: int) -> None:
    if amount > 0:
        g.willpower[seat] += amount
        if g.listening:
            g.tell("gain-willpower", seat=seat, amount=amount)


def lose_willpower(g: State, seat: int, amount: int) -> None:
    lost = min(amount, g.willpower[seat])
    if lost > 0:
        g.willpower[seat] -= lost
        if g.listening:
            g.tell("lose-willpower", seat=seat, amount=lost)


def gain_essence(g: State, seat: int, amount: int) -> None:
    if amount > 0:
        g.pool[seat] += amount
        if g.listening:
            g.tell("gain-essence", seat=seat, amount=amount)


def gain_ambition(g: State, team: int, amount: int) -> None:
    gained = min(amount, AMBITION_TOKENS - g.ambition[team])
    if gained > 0:
        g.ambition[team] += gained
        if g.listening:
            g.tell("gain-ambition", team=team, amount=gained)


def gain_actions(g: State, seat: int, amount: int) -> None:
    for _ in range(amount):
        g.actions_left += 1
        if g.listening:
            g.tell("extra-action", seat=seat)


def beside_power(g: State, team: int, slot: int, power: int) -> bool:
    """Whether an Emotion of the team that has this power lies next to a slot."""
    if g.powers[team] & power:
        for neighbour in ADJACENT[slot]:
            card = g.emotion[neighbour]
            if card >= 0 and g.cards.side[card] == team and g.cards.powers[card] & power:
                return True
    return False


def asked_by_foes(g: State, team: int, slots: list[int], figures: list[int]) -> int:
    """What the opposing Emotions on these slots ask for, added up."""
    asked = 0
    for slot in slots:
        card = g.emotion[slot]
        if card >= 0 and g.cards.side[card] != team:
            asked += figures[card]
    return asked


def total_in_play(g: State, team: int, cards: list[int], figures: list[int]) -> int:
    """A figure of all copies of these cards that a team has in play, added up."""
    total = 0
    for card in cards:
        if g.in_play[card] and g.cards.side[card] == team:
            total += g.in_play[card] * figures[card]
    return total


def draw(g: State, seat: int, number: int = 1) -> None:
    """Draw from the face-up top; everyone sees the card and the next one. From an empty deck nothing is drawn."""
    for _ in range(number):
        deck = g.decks[seat]
        if not deck:
            return
        card = deck.pop()
        g.hands[seat].append(card)
        g.hands[seat].sort()  # the order of a hand tells nothing
        top_taken(g, seat)
        if g.listening:
            g.tell("draw", seat=seat, card=CARDS[card])


def top_taken(g: State, seat: int) -> None:
    """The top card left the deck: the next one is turned up."""
    left = len(g.decks[seat])
    if left < g.sunk[seat]:
        g.sunk[seat] = left
    elif left > g.sunk[seat]:
        g.reveal(EVERYONE)


def show(g: State, seat: int, card: int) -> None:
    """A card in hand is shown to all."""
    if card in g.unseen[seat] and g.hands[seat].count(card) == g.unseen[seat].count(card):
        unseen = list(g.unseen[seat])
        unseen.remove(card)
        g.unseen = replaced(g.unseen, seat, unseen)
        g.reveal(EVERYONE)


def take_from_hand(g: State, seat: int, card: int) -> None:
    """A card leaves the hand in sight of all; of two alike the one already seen goes first."""
    show(g, seat, card)
    g.hands[seat].remove(card)


def discard_from_hand(g: State, seat: int, card: int) -> None:
    take_from_hand(g, seat, card)
    put_under(g, seat, card)
    if g.listening:
        g.tell("discard", seat=seat, card=CARDS[card])


def put_under(g: State, seat: int, card: int) -> None:
    """A discarded Mild Emotion goes under the deck it came from; everyone sees which."""
    g.decks[seat].insert(0, card)
    g.sunk[seat] += 1


# --- Emotions on the board


def room(g: State, slot: int) -> int:
    """Empty Essence spaces on the Emotion of a slot."""
    return g.cards.size[g.emotion[slot]] - g.essence[slot]


def place_essence(g: State, slot: int, amount: int = 1) -> None:
    g.essence[slot] += amount
    g.stale = True
    card = g.emotion[slot]
    if g.essence[slot] == g.cards.size[card] and g.cards.grade[card] != STARTING and not g.scored_fill[slot]:
        g.scored_fill[slot] = 1
        g.did_fill += 1
    if g.listening:
        g.tell("essence", slot=slot + 1, card=CARDS[card], amount=amount)


def give_token(g: State, slot: int, size: int) -> None:
    g.token[slot] = size
    g.stale = True
    if g.listening:
        g.tell("token", slot=slot + 1, card=CARDS[g.emotion[slot]], amount=size)


def count_in_play(g: State, card: int, more: int) -> None:
    g.in_play = replaced(g.in_play, card, g.in_play[card] + more)
    if g.cards.powers[card]:
        g.find_powers()


def put_card(g: State, slot: int, card: int, owner: int) -> None:
    g.emotion[slot] = card
    g.essence[slot] = 0
    g.owner[slot] = owner
    count_in_play(g, card, 1)
    g.stale = True


def take_card(g: State, slot: int) -> int:
    """Clear a slot and put the card where it belongs: under its deck, on its open pile, or in the supply."""
    card = g.emotion[slot]
    if g.cards.grade[card] == MILD:
        put_under(g, g.owner[slot], card)
    count_in_play(g, card, -1)
    g.emotion[slot] = NO_CARD
    g.essence[slot] = 0
    g.token[slot] = 0
    g.owner[slot] = -1
    g.scored_fill[slot] = 0
    g.activated[slot] = 0
    g.stale = True
    return card


def carry_card(g: State, slot: int, to: int) -> None:
    """Move an Emotion with everything on it; it neither enters nor leaves play."""
    for row in (g.emotion, g.essence, g.token, g.owner, g.scored_fill, g.activated):
        row[to] = row[slot]
        row[slot] = 0
    g.emotion[slot] = NO_CARD
    g.owner[slot] = -1
    g.stale = True
    if g.listening:
        g.tell("carried", card=CARDS[g.emotion[to]], slot=slot + 1, to=to + 1)
