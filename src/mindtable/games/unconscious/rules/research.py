"""Research cards: gaining one with an exchange, and playing one from the hand.

A card drawn is the player's secret; a card exchanged is seen by all. A card in play carries a location tag and a
volume.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.cards import RESEARCH, RESEARCH_EFFECT, TWO_RESEARCH
from mindtable.games.unconscious.pieces.effects import CARD_EFFECT, part, part_a, part_entry
from mindtable.games.unconscious.pieces.effects import RESEARCH as GAIN_RESEARCH
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.chain import GameStep, named
from mindtable.games.unconscious.rules.desk import has_ability
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, Parts, can_resolve, part_of_entry, resolve_effect
from mindtable.games.unconscious.rules.treatise import any_treatise, begin_publishing, check_publish, publish_label
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import card_about, card_name, verb_with
from mindtable.games.unconscious.wording.reasons import NOT_DRAWN, NOT_IN_DISPLAY, NOT_IN_HAND
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, replaced
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.viewers import only

CONTEXT: Final = desk.RESEARCH << 1

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-exchange-with-for": ("card",),
    "step-play-card": ("cards", "publish"),
}


def card_label(verb: int, card: int) -> Phrase:
    """What is done with a card; its effect is told beside it."""
    return verb_with(verb, card_name(card)).explained(card_about(card))


class DrawResearch(GameStep):
    """Draw the top card; a client lets its analyst choose from two."""

    number = 30
    name = "draw-research"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        seat = self.who
        deck = g.research_deck
        g.push(ExchangeCard(seat))
        if len(deck) > 1 and has_ability(g, seat, TWO_RESEARCH):
            first, second = deck.pop(), deck.pop()
            g.reveal(only(seat))
            g.push(TwoCards(seat, first, second))
        elif deck:
            draw_card(g, seat, deck.pop())

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(GAIN_RESEARCH, 1))]


def draw_card(g: State, seat: int, card: int) -> None:
    g.hands[seat].append(card)
    g.hands[seat].sort()
    g.unseen = replaced(g.unseen, seat, sorted([*g.unseen[seat], card]))
    g.reveal(only(seat))
    if g.listening:
        g.tell("draws-research", {"card": RESEARCH[card]}, only(seat), seat=seat)


class TwoCards(GameStep):
    """Keep one of two research cards; the other goes under the deck."""

    number = 31
    name = "two-cards"
    merge_forced = False
    verb = words.TAKE
    otherwise = NOT_DRAWN

    def __init__(self, who: int, first: int, second: int) -> None:
        self.who = who
        self.first = first
        self.second = second

    def nouns(self, g: State, seat: int) -> list[int]:
        return sorted((self.first, self.second))

    def chosen(self, g: State, seat: int, card: int) -> None:
        other = self.second if card == self.first else self.first
        g.research_deck.insert(0, other)
        draw_card(g, seat, card)

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return card_label(words.TAKE, card)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, *(RESEARCH[card] for card in sorted((self.first, self.second)) if own)]


class ExchangeCard(OwnTurn):
    """Exchange a card of the hand for one of the two face-up ones, or not."""

    number = 32
    name = "exchange-card"
    merge_forced = False
    verb = words.EXCHANGE
    otherwise = NOT_IN_HAND
    or_else = (words.DONE,)

    def nouns(self, g: State, seat: int) -> list[int]:
        return g.hands[seat] if g.research_display else []

    def refuse(self, g: State, seat: int, card: int) -> Reason:
        return super().refuse(g, seat, card) if g.research_display else NOT_IN_DISPLAY

    def chosen(self, g: State, seat: int, card: int) -> None:
        g.push(ExchangeWith(seat, card))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return card_label(words.EXCHANGE, card)


class ExchangeWith(GameStep):
    """For which face-up card. The others see the card given only when it lies in the display."""

    number = 33
    name = "exchange-with"
    verb = words.TAKE
    otherwise = NOT_IN_DISPLAY

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def nouns(self, g: State, seat: int) -> list[int]:
        return sorted(g.research_display)

    def chosen(self, g: State, seat: int, taken: int) -> None:
        given = self.card
        g.show()  # until now only its player knew which card it would be
        leaves_hand(g, seat, given)
        g.research_display[g.research_display.index(taken)] = given
        g.hands[seat].append(taken)
        g.hands[seat].sort()
        if g.listening:
            g.tell("exchanges-research", seat=seat, card=RESEARCH[given], taken=RESEARCH[taken])

    def question(self, g: State, viewer: int) -> Phrase:
        if not self.is_own(viewer):
            return super().question(g, viewer)
        return Phrase("step-exchange-with-for", card=card_name(self.card))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return card_label(words.TAKE, card)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, RESEARCH[self.card]] if own else [self.name]


class ResearchPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(g.research_deck) > 0 or len(g.hands[seat]) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        for _ in range(part_a(number)):
            g.push(DrawResearch(seat))


def leaves_hand(g: State, seat: int, card: int) -> None:
    """A card leaves the hand in sight of all."""
    g.hands[seat].remove(card)
    if card in g.unseen[seat]:
        g.unseen = replaced(g.unseen, seat, [other for other in g.unseen[seat] if other != card])
        g.reveal()


class PlayCard(OwnTurn):
    """Play a card from the hand, or publish a treatise where that is offered, or stop."""

    number = 34
    name = "play-card"
    merge_forced = False
    verb = words.CARD
    otherwise = NOT_IN_HAND
    or_else = (words.DONE,)

    def __init__(self, who: int, cards: int, publish: int) -> None:
        self.who = who
        self.cards = cards
        self.publish = publish

    def nouns(self, g: State, seat: int) -> list[int]:
        return g.hands[seat]

    def besides(self, g: State, seat: int) -> list[int]:
        offered = range(9) if self.publish and any_treatise(g, seat) else ()
        treatises = [words.PUBLISH | treatise for treatise in offered if check_publish(g, seat, treatise) is OK]
        return treatises + super().besides(g, seat)

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 == words.PUBLISH and self.publish:
            return check_publish(g, seat, action & 1023)
        return super().check(g, seat, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        if action & ~1023 == words.PUBLISH:
            begin_publishing(g, seat, action & 1023)
        else:
            super().answer(g, seat, action)

    def chosen(self, g: State, seat: int, card: int) -> None:
        if self.cards > 1:
            g.push(PlayCard(seat, self.cards - 1, 0))
        play_card(g, seat, card)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-play-card", cards=self.cards, publish=self.publish)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action & ~1023 == words.PUBLISH:
            return publish_label(g, seat, action & 1023)
        return super().label(g, seat, action)

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return card_label(words.CARD, card)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self.cards, self.publish]


class PlayPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return len(g.hands[seat]) > 0

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(PlayCard(seat, part_a(number), 0))


def play_card(g: State, seat: int, card: int) -> None:
    leaves_hand(g, seat, card)
    g.in_play = replaced(g.in_play, seat, sorted([*g.in_play[seat], card]))
    if g.listening:
        g.tell("plays-research", seat=seat, card=RESEARCH[card])
    effect = RESEARCH_EFFECT[card]
    if effect.cost:
        # Offered like a part, since it may be declined; free actions may first make it payable.
        g.push(Parts(seat, CONTEXT, part_of_entry(CARD_EFFECT, card)))
    else:
        resolve_effect(g, seat, effect, CONTEXT)


class CardEffectPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return can_resolve(g, seat, RESEARCH_EFFECT[part_entry(number)])

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        resolve_effect(g, seat, RESEARCH_EFFECT[part_entry(number)], context)
