"""Research cards: gaining one with an exchange, and playing one from the hand.

A card drawn is the player's secret; a card exchanged is seen by all. A card in play carries a location tag and a
volume.
"""

from __future__ import annotations

from mindtable.games.unconscious import desk, words
from mindtable.games.unconscious.cards import RESEARCH, RESEARCH_EFFECT, TWO_RESEARCH
from mindtable.games.unconscious.desk import has_ability
from mindtable.games.unconscious.effects import CARD_EFFECT
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.parts import part_of_entry, resolve_effect
from mindtable.games.unconscious.reasons import NOT_DRAWN, NOT_IN_DISPLAY, NOT_IN_HAND
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import EXCHANGE_CARD, EXCHANGE_WITH, PARTS, PLAY_CARD, TWO_CARDS
from mindtable.games.unconscious.treatise import any_treatise, begin_publishing, check_publish
from mindtable.kernel.position import AUTOMATIC, Step, StepKind, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason
from mindtable.kernel.viewers import only

CONTEXT = desk.RESEARCH << 1


class DrawResearch(StepKind[State]):
    """Draw the top card; a client lets its analyst choose from two: (kind, seat)."""

    name = "draw-research"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        seat = step[1]
        deck = g.research_deck
        g.push(EXCHANGE_CARD, seat)
        if len(deck) > 1 and has_ability(g, seat, TWO_RESEARCH):
            first, second = deck.pop(), deck.pop()
            g.reveal(only(seat))
            g.push(TWO_CARDS, seat, first, second)
        elif deck:
            draw_card(g, seat, deck.pop())


def draw_card(g: State, seat: int, card: int) -> None:
    g.hands[seat].append(card)
    g.hands[seat].sort()
    g.unseen = replaced(g.unseen, seat, sorted([*g.unseen[seat], card]))
    g.reveal(only(seat))
    if g.listening:
        g.tell("draws-research", {"card": RESEARCH[card]}, only(seat), seat=seat)


class TwoCards(StepKind[State]):
    """Keep one of two research cards; the other goes under the deck: (kind, seat, card, card)."""

    name = "two-cards"
    merge_forced = False

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.TAKE | card for card in sorted(step[2:])]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.TAKE:
            return NOT_NOW
        return OK if action & 1023 in step[2:] else NOT_DRAWN

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        card = action & 1023
        other = step[3] if card == step[2] else step[2]
        g.research_deck.insert(0, other)
        draw_card(g, seat, card)


class ExchangeCard(OwnTurn):
    """Exchange a card of the hand for one of the two face-up ones, or not: (kind, seat)."""

    name = "exchange-card"
    merge_forced = False

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.EXCHANGE | card for card in g.hands[seat]] if g.research_display else []
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action & ~1023 != words.EXCHANGE:
            return NOT_NOW
        if not g.research_display:
            return NOT_IN_DISPLAY
        return OK if action & 1023 in g.hands[seat] else NOT_IN_HAND

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action != words.DONE:
            g.push(EXCHANGE_WITH, seat, action & 1023)


class ExchangeWith(StepKind[State]):
    """For which face-up card: (kind, seat, card of the hand)."""

    name = "exchange-with"

    def actions(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.TAKE | card for card in sorted(g.research_display)]

    def check(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.TAKE:
            return NOT_NOW
        return OK if action & 1023 in g.research_display else NOT_IN_DISPLAY

    def answer(self, g: State, step: Step, seat: int, action: int) -> None:
        given, taken = step[2], action & 1023
        g.show()  # until now only its player knew which card it would be
        leaves_hand(g, seat, given)
        g.research_display[g.research_display.index(taken)] = given
        g.hands[seat].append(taken)
        g.hands[seat].sort()
        if g.listening:
            g.tell("exchanges-research", seat=seat, card=RESEARCH[given], taken=RESEARCH[taken])


def leaves_hand(g: State, seat: int, card: int) -> None:
    """A card leaves the hand in sight of all."""
    g.hands[seat].remove(card)
    if card in g.unseen[seat]:
        g.unseen = replaced(g.unseen, seat, [other for other in g.unseen[seat] if other != card])
        g.reveal()


class PlayCard(OwnTurn):
    """Play a card from the hand, or publish a treatise where that is offered, or stop.

    (kind, seat, how many cards may still be played, whether a treatise may be published)
    """

    name = "play-card"
    merge_forced = False

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.CARD | card for card in g.hands[seat]]
        if step[3] and any_treatise(g, seat):
            options += [words.PUBLISH | t for t in range(9) if check_publish(g, seat, t) is OK]
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        verb, noun = action & ~1023, action & 1023
        if verb == words.CARD:
            return OK if noun in g.hands[seat] else NOT_IN_HAND
        if verb == words.PUBLISH and step[3]:
            return check_publish(g, seat, noun)
        return NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        verb, noun = action & ~1023, action & 1023
        if verb == words.PUBLISH:
            begin_publishing(g, seat, noun)
        elif verb == words.CARD:
            if step[2] > 1:
                g.push(PLAY_CARD, seat, step[2] - 1, 0)
            play_card(g, seat, noun)


def play_card(g: State, seat: int, card: int) -> None:
    leaves_hand(g, seat, card)
    g.in_play = replaced(g.in_play, seat, sorted([*g.in_play[seat], card]))
    if g.listening:
        g.tell("plays-research", seat=seat, card=RESEARCH[card])
    effect = RESEARCH_EFFECT[card]
    if effect.cost:
        # Offered like a part, since it may be declined; free actions may first make it payable.
        g.push(PARTS, seat, CONTEXT, part_of_entry(CARD_EFFECT, card))
    else:
        resolve_effect(g, seat, effect, CONTEXT)
