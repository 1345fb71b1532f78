"""The turn: three actions, free abilities between them, and its end.

This is the sequence of play: NextTurn begins a turn, Turn asks the active player what to do until the turn is ended,
Finish closes each action or ability and counts Intentions, EndTurn does what the end of a turn brings.

Clauses: choice.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.cerebria.pieces.board import SLOTS_AT
from mindtable.games.cerebria.pieces.cards import ACTIVATED, REACTS, REACTS_TO_DEPARTURE
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules import intention
from mindtable.games.cerebria.rules.absorb import (
    check_absorb,
    do_absorb,
    label_absorb,
    may_absorb_in_turn,
    spheres_in_reach,
)
from mindtable.games.cerebria.rules.action import Act
from mindtable.games.cerebria.rules.activated import check_activate, do_activate, label_activate
from mindtable.games.cerebria.rules.ambition import abilities, check_ability, do_ability, label_ability
from mindtable.games.cerebria.rules.insecurity import PRICE_TO_CLEAR, check_clear, clear, label_clear
from mindtable.games.cerebria.rules.realm_action import (
    check_realm_action,
    do_realm_action,
    label_realm_action,
    realm_actions,
)
from mindtable.games.cerebria.rules.spirit_action import NO_REALM, check_begin, label_begin, spirit_actions
from mindtable.games.cerebria.rules.supply import AMBITION_TOKENS, draw, gain_ambition, gain_willpower, total_in_play
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import verb_phrase, willpower_count
from mindtable.games.cerebria.wording.reasons import (
    AMBITION_FULL,
    NO_ACTION_LEFT,
    NO_CHOICE_OF_TEAM,
    WOULD_CHANGE_NOTHING,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, NOBODY, Step, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

ACTIONS = 3
AMBITION_AT_END = 1
CARDS_AT_END = 2
# Each standing choice may be changed once in the own turn.
CHANGED_FAVOUR = 1
CHANGED_WISH = 2
PHRASES: Final = {
    "step-turn": ("actions",),
    "count-cards": ("amount",),
    "nothing": (),
}


class NextTurn(Step[State]):
    """The next marker's player begins a turn."""

    number = 4
    name = "next-turn"
    decided_by = AUTOMATIC

    def __init__(self) -> None:
        self.who = NOBODY

    def run(self, g: State) -> None:
        seat = g.order[g.turn % len(g.order)]
        g.turn += 1
        g.active = seat
        g.actions_left = ACTIONS
        g.absorbed = not may_absorb_in_turn(g.turn)
        g.abilities_used = 0
        g.wished = 0
        g.intentions_scored = 0
        g.fortress_new = [0] * 5
        g.activated = [0] * 15
        intention.forget(g)
        if g.listening:
            g.tell("turn", seat=seat, number=g.turn)
        g.push(Turn(seat))


class Turn(Step[State]):
    """What next? An action, a free ability, or the end of the turn."""

    number = 5
    name = "turn"
    merge_forced = False
    listed = (words.BEGIN, words.REALM, words.ABILITY, words.ABSORB)

    def actions(self, g: State, seat: int) -> list[int]:
        team = g.teams[seat]
        options: list[int] = []
        if g.actions_left:
            options += spirit_actions(g, seat)
            options += realm_actions(g, seat)
        if g.ambition[team]:
            options += abilities(g, seat)
        if not g.absorbed:
            for realm in spheres_in_reach(g, seat):
                options.append(words.ABSORB | realm)
        if g.powers[team] & ACTIVATED:
            options += [words.ACTIVATE | slot for slot in range(15) if check_activate(g, seat, slot) is OK]
        if g.willpower[seat] >= PRICE_TO_CLEAR and 1 in g.blocked[20 * seat : 20 * seat + 20]:
            options += [words.CLEAR | place for place in range(20) if check_clear(g, seat, place) is OK]
        if g.powers[team] & REACTS:
            options += standing_choices(g, seat)
        if g.ambition[team] < AMBITION_TOKENS:
            options.append(words.END_WITH_AMBITION)
        options.append(words.END_WITH_CARDS)
        return options

    def check(self, g: State, seat: int, action: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if verb == words.BEGIN:
            return check_begin(g, seat, noun) if g.actions_left else NO_ACTION_LEFT
        if verb == words.REALM:
            return check_realm_action(g, seat, noun) if g.actions_left else NO_ACTION_LEFT
        if verb == words.ABILITY:
            return check_ability(g, seat, noun)
        if verb == words.ABSORB:
            return check_absorb(g, seat, noun)
        if verb == words.ACTIVATE:
            return check_activate(g, seat, noun)
        if verb == words.CLEAR:
            return check_clear(g, seat, noun)
        if verb == words.FAVOUR:
            return check_favour(g, seat, noun)
        if verb == words.WISH:
            return check_wish(g, seat, noun)
        if action == words.END_WITH_AMBITION:
            return OK if g.ambition[g.teams[seat]] < AMBITION_TOKENS else AMBITION_FULL
        return OK if action == words.END_WITH_CARDS else NOT_NOW

    def answer(self, g: State, seat: int, action: int) -> None:
        verb, noun = action & ~1023, action & 1023
        stack = g.stack
        if verb == words.END:
            stack += [NextTurn(), EndTurn(seat, noun)]
            return
        stack.append(self)
        if verb == words.BEGIN:
            stack += [Finish(seat), Act(seat, noun, 0, 0, NO_REALM)]
            g.actions_left -= 1
        elif verb == words.FAVOUR:
            g.favour = replaced(g.favour, g.teams[seat], noun)
            g.wished |= CHANGED_FAVOUR
        elif verb == words.WISH:
            g.wish = replaced(g.wish, g.teams[seat], noun)
            g.wished |= CHANGED_WISH
        elif verb == words.CLEAR:
            clear(g, seat, noun)
        else:
            stack.append(Finish(seat))
            if verb == words.REALM:
                g.actions_left -= 1
                do_realm_action(g, seat, noun)
            elif verb == words.ABSORB:
                do_absorb(g, seat, noun)
            elif verb == words.ABILITY:
                do_ability(g, seat, noun)
            else:
                do_activate(g, seat, noun)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-turn", actions=g.actions_left)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        verb, noun = action & ~1023, action & 1023
        if verb == words.BEGIN:
            return label_begin(g, seat, noun)
        if verb == words.REALM:
            return label_realm_action(g, seat, noun)
        if verb == words.ABILITY:
            return label_ability(noun)
        if verb == words.ABSORB:
            return label_absorb(g, seat, noun)
        if verb == words.ACTIVATE:
            return label_activate(g, noun)
        if verb == words.CLEAR:
            return label_clear(g, seat, noun)
        return label_end(g, seat, noun) if verb == words.END else None


class Finish(Step[State]):
    """An action or ability is fully resolved: count Intentions."""

    number = 6
    name = "finish"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        intention.count(g)


class EndTurn(Step[State]):
    """Ambition or two cards, Satisfaction, Comfort, and 0 Willpower gains 1; then the game may be over."""

    number = 7
    name = "end-turn"
    decided_by = AUTOMATIC

    def __init__(self, who: int, choice: int) -> None:
        self.who = who
        self.choice = choice  # 0 for Ambition, 1 for cards

    def run(self, g: State) -> None:
        seat = self.who
        if self.choice == 0:
            gain_ambition(g, g.teams[seat], AMBITION_AT_END)
            draw(g, seat, _cards_with_ambition(g, g.teams[seat]))
        else:
            draw(g, seat, CARDS_AT_END)
        for slot in SLOTS_AT[g.space[seat]]:
            card = g.emotion[slot]
            if card >= 0 and g.cards.side[card] == g.teams[seat]:
                gain_willpower(g, seat, g.cards.end_of_turn_near[card])
        if g.willpower[seat] == 0:
            gain_willpower(g, seat, 1)
        if g.ending:
            g.stack.clear()
            if g.listening:
                g.tell("over")


def _cards_with_ambition(g: State, team: int) -> int:
    """Satisfaction: how many cards its side draws besides."""
    return total_in_play(g, team, g.cards.cards_card_with_ambition, g.cards.card_with_ambition)


def label_end(g: State, seat: int, choice: int) -> Phrase:
    """What the end of the turn brings, by this choice and by the Emotions beside the Spirit."""
    gains: list[Phrase] = []
    cards = CARDS_AT_END
    if choice == 0:
        gains.append(Phrase("count-ambition", amount=AMBITION_AT_END))
        cards = _cards_with_ambition(g, g.teams[seat])
    cards = min(cards, len(g.decks[seat]))
    if cards:
        gains.append(Phrase("count-cards", amount=cards))
    near = [g.emotion[slot] for slot in SLOTS_AT[g.space[seat]] if g.emotion[slot] >= 0]
    own = [number for number in near if g.cards.side[number] == g.teams[seat]]
    willpower = sum(g.cards.end_of_turn_near[number] for number in own)
    if willpower + g.willpower[seat] == 0:
        willpower = 1
    if willpower:
        gains.append(willpower_count(willpower))
    return verb_phrase(words.END, gains or [Phrase("nothing")])


# --- the standing choice: who gains in the opponents' turn, and what Shame brings


def standing_choices(g: State, seat: int) -> list[int]:
    """What may be changed now, as actions."""
    favours = [words.FAVOUR | other for other in range(len(g.teams)) if check_favour(g, seat, other) is OK]
    return favours + [words.WISH | wish for wish in range(3) if check_wish(g, seat, wish) is OK]


def check_favour(g: State, seat: int, other: int) -> Reason:
    team = g.teams[seat]
    if other >= len(g.teams) or g.teams[other] != team or g.wished & CHANGED_FAVOUR or not g.powers[team] & REACTS:
        return NO_CHOICE_OF_TEAM
    return OK if g.favour[team] != other else WOULD_CHANGE_NOTHING


def check_wish(g: State, seat: int, wish: int) -> Reason:
    team = g.teams[seat]
    if not g.powers[team] & REACTS_TO_DEPARTURE or g.wished & CHANGED_WISH:
        return NO_CHOICE_OF_TEAM
    return OK if g.wish[team] != wish else WOULD_CHANGE_NOTHING
