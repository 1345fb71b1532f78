"""Absorb: Willpower from a Sphere beside the Spirit, the Sphere's bonus, perhaps a Revelation, then a rotation.

Once a turn, as a free ability. The bonus comes before the Revelation, the rotation after it. Delight counts all the
Willpower gained by the Absorb; the Intentions only what came from the Sphere.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import (
    COMMITMENT,
    CREATIVITY,
    DILIGENCE,
    FRONTIERS_AT,
    HUMILITY,
    INFLUENCED,
    KNOWLEDGE,
    REALMS_AT,
    SLOTS_AT,
    SPHERES,
    TRIADS,
)
from mindtable.games.cerebria.pieces.cards import ABSORB_LESS, ORIGIN_MAY_REST
from mindtable.games.cerebria.pieces.spirit_boards import FIRST
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.control import controls_frontier
from mindtable.games.cerebria.rules.origin import rotate, sphere_at, sphere_name
from mindtable.games.cerebria.rules.revelation import Revelation
from mindtable.games.cerebria.rules.spirit import delight_draws, love_gains, misery_reaches
from mindtable.games.cerebria.rules.supply import (
    AMBITION_TOKENS,
    draw,
    gain_ambition,
    gain_essence,
    gain_willpower,
    pay,
)
from mindtable.games.cerebria.rules.vibe import ANY_COLOUR, any_place, offer_token
from mindtable.games.cerebria.rules.yes_no import YesNo
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import verb_phrase, willpower_count
from mindtable.games.cerebria.wording.reasons import ABSORBED_ALREADY, AMOUNT_NOT_POSSIBLE, SPHERE_OUT_OF_REACH
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, Step
from mindtable.kernel.reasons import OK, Reason

BASE = 2
DELIGHT_FROM = 4
PHRASES: Final = {
    "label-absorb": ("sphere", "gain"),
    "label-absorb-last": ("sphere", "gain"),
    "label-absorb-help": ("amount", "more"),
    "step-absorb-amount": ("sphere",),
    "step-sphere-bonus": ("sphere", "help"),
    "step-delight-card": ("amount",),
}


def spheres_in_reach(g: State, seat: int) -> list[int]:
    """The Realms whose Sphere may be absorbed from; Misery reaches one further on either side."""
    near = REALMS_AT[g.space[seat]]
    if not misery_reaches(g, seat):
        return near
    return sorted({(realm + step) % 5 for realm in near for step in (-1, 0, 1)})


def may_absorb_in_turn(turn: int) -> bool:
    """The first player of the game may not Absorb in the first turn."""
    return turn > 1


def check_absorb(g: State, seat: int, realm: int) -> Reason:
    if g.absorbed:
        return ABSORBED_ALREADY
    return OK if realm in spheres_in_reach(g, seat) else SPHERE_OUT_OF_REACH


def entitled(g: State, seat: int, realm: int) -> int:
    """How much may be taken from the Sphere at a Realm: 2, own Frontiers beside the Spirit, Benevolence."""
    team = g.teams[seat]
    amount = BASE
    for frontier in FRONTIERS_AT[g.space[seat]]:
        if controls_frontier(g, team, frontier):
            amount += 1
    cards = g.cards
    for card in cards.cards_absorb_more:
        if g.in_play[card] and cards.side[card] == team:
            for slot in range(15):
                if g.emotion[slot] == card and realm in INFLUENCED[slot]:
                    amount += cards.absorb_more[card]
    return min(amount, g.sphere[sphere_at(g, realm)])


def besides(g: State, seat: int) -> int:
    """Willpower from the supply that comes with an Absorb: Kindness, Benevolence (revised), Love."""
    team, space = g.teams[seat], g.space[seat]
    cards = g.cards
    amount = 0
    for slot in SLOTS_AT[space]:
        card = g.emotion[slot]
        if card >= 0 and cards.side[card] == team:
            amount += cards.absorb_near[card]
    if g.edition != FIRST:
        for card in cards.cards_absorb_by_triad:
            if g.in_play[card] and cards.side[card] == team:
                triads = {slot for frontier in FRONTIERS_AT[space] for slot in TRIADS[frontier]}
                amount += cards.absorb_by_triad[card] * sum(1 for slot in triads if g.emotion[slot] == card)
    return amount + love_gains(g, seat)


def label_absorb(g: State, seat: int, realm: int) -> Phrase:
    amount, more = entitled(g, seat, realm), besides(g, seat)
    emptied = amount == g.sphere[sphere_at(g, realm)]
    key = "label-absorb-last" if emptied else "label-absorb"
    label = Phrase(key, sphere=sphere_name(g, realm), gain=willpower_count(amount + more))
    if more:
        label = label.explained(Phrase("label-absorb-help", amount=amount, more=more))
    if emptied:
        label = label.with_facts(empties=True)
    return label.with_facts(sphere=amount, supply=more)


def do_absorb(g: State, seat: int, realm: int) -> None:
    g.absorbed = True
    most = entitled(g, seat, realm)
    g.push(AbsorbTake(seat, realm, most))
    if most > 1 and _tranquil(g, seat, realm):
        g.push(AbsorbAmount(seat, realm))


def _tranquil(g: State, seat: int, realm: int) -> bool:
    """Tranquility lets its side take less from a Sphere whose Realm it can influence."""
    if not g.powers[g.teams[seat]] & ABSORB_LESS:
        return False
    powers = g.cards.powers
    influencing = (g.emotion[slot] for slot in range(15) if realm in INFLUENCED[slot])
    return any(card >= 0 and powers[card] & ABSORB_LESS for card in influencing)


class AbsorbAmount(Step[State]):
    """Tranquility: how much to take."""

    number = 34
    name = "absorb-amount"
    verb = words.AMOUNT
    otherwise = AMOUNT_NOT_POSSIBLE

    def __init__(self, who: int, realm: int) -> None:
        self.who = who
        self.realm = realm

    def nouns(self, g: State, seat: int) -> range:
        return range(1, entitled(g, seat, self.realm) + 1)

    def chosen(self, g: State, seat: int, amount: int) -> None:
        g.stack.pop()  # the taking waiting with the full amount
        g.push(AbsorbTake(seat, self.realm, amount))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-absorb-amount", sphere=sphere_name(g, self.realm))

    def called(self, g: State, seat: int, amount: int) -> Phrase:
        return verb_phrase(words.AMOUNT, willpower_count(amount))


class AbsorbTake(Step[State]):
    """The Willpower is taken; bonus, Delight, Revelation and rotation follow."""

    number = 35
    name = "absorb-take"
    decided_by = AUTOMATIC

    def __init__(self, who: int, realm: int, amount: int) -> None:
        self.who = who
        self.realm = realm
        self.amount = amount

    def run(self, g: State) -> None:
        seat, realm, amount = self.who, self.realm, self.amount
        sphere = sphere_at(g, realm)
        g.sphere[sphere] -= amount
        g.did_take = amount
        if g.listening:
            g.tell("absorb", seat=seat, sphere=SPHERES[sphere], amount=amount)
        gain_willpower(g, seat, amount)
        more = besides(g, seat)
        gain_willpower(g, seat, more)
        g.push(AbsorbEnd(seat))
        if g.sphere[sphere] == 0:
            reached = 1 if realm in REALMS_AT[g.space[seat]] else 0
            g.push(Revelation(seat, realm, reached))
        if delight_draws(g, seat):
            g.push(DelightCard(seat, amount + more))
        if can_have_bonus(g, seat, sphere):
            g.push(SphereBonus(seat, sphere))


def can_have_bonus(g: State, seat: int, sphere: int) -> bool:
    if sphere == COMMITMENT:
        return g.willpower[seat] >= 1 and g.ambition[g.teams[seat]] < AMBITION_TOKENS
    if sphere == CREATIVITY:
        return len(g.decks[seat]) > 0
    if sphere == KNOWLEDGE:
        return any_place(g, seat, ANY_COLOUR)
    return True


class SphereBonus(YesNo):
    """Take the Sphere's bonus or decline it."""

    number = 36
    name = "sphere-bonus"

    def __init__(self, who: int, sphere: int) -> None:
        self.who = who
        self.sphere = sphere

    def agree(self, g: State, seat: int) -> None:
        sphere = self.sphere
        if sphere == COMMITMENT:
            pay(g, seat, 1)
            gain_ambition(g, g.teams[seat], 1)
        elif sphere == CREATIVITY:
            draw(g, seat)
        elif sphere == HUMILITY:
            gain_essence(g, seat, 1)
        elif sphere == DILIGENCE:
            gain_willpower(g, seat, 2)
            self._tell_delight(g, 2)
        else:
            offer_token(g, seat, ANY_COLOUR, optional=True)

    def _tell_delight(self, g: State, amount: int) -> None:
        """Delight, asked next, counts this Willpower too."""
        waiting = g.stack[-1]
        if isinstance(waiting, DelightCard):
            g.stack[-1] = DelightCard(waiting.who, waiting.gained + amount)

    def question(self, g: State, viewer: int) -> Phrase:
        key = f"sphere-{SPHERES[self.sphere]}"
        return Phrase("step-sphere-bonus", sphere=Phrase(key), help=Phrase(f"{key}-help"))


class DelightCard(YesNo):
    """Delight: with 4 or more Willpower gained by the Absorb, draw a card or not."""

    number = 37
    name = "delight-card"

    def __init__(self, who: int, gained: int) -> None:
        self.who = who
        self.gained = gained

    def nouns(self, g: State, seat: int) -> list[int]:
        return [0, 1] if self.gained >= DELIGHT_FROM and g.decks[seat] else [1]

    def agree(self, g: State, seat: int) -> None:
        draw(g, seat)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-delight-card", amount=self.gained)


class AbsorbEnd(Step[State]):
    """The Origin turns; Serenity may keep it still."""

    number = 38
    name = "absorb-end"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        seat = self.who
        if g.powers[g.teams[seat]] & ORIGIN_MAY_REST:
            g.push(SereneTurn(seat))
        else:
            rotate(g)


class SereneTurn(YesNo):
    """Serenity: let the Origin turn, or leave it."""

    number = 39
    name = "serene-turn"

    def agree(self, g: State, seat: int) -> None:
        rotate(g)
