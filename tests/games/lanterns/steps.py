"""Lanterns: the sequence of play, one kind of step after another.

A round: each team sets its beacon, each seat takes a turn of up to two actions, the wind blows.
"""

from mindtable.kernel.actions import noun_of
from mindtable.kernel.position import AUTOMATIC, NATURE, TEAM, Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

from .state import Lanterns, spot
from .words import (
    ADMIRE,
    BEACON,
    CALM,
    CANNOT_SNUFF,
    COLOURS,
    DECK_EMPTY,
    DONE,
    DRAW,
    FAR,
    GUST,
    HAND_FULL,
    HAND_LIMIT,
    LIGHT,
    NO_SUCH_CARD,
    PLACE,
    SHORES,
    SNUFF,
)

ROUND, SET_BEACON, TURN, SHORE, REACTION, WIND = range(6)


class Round(StepKind[Lanterns]):
    name = "round"
    decided_by = AUTOMATIC

    def run(self, g: Lanterns, step: Step) -> None:
        if g.round == g.rounds:
            return  # nothing is pushed any more: the game is over
        g.round += 1
        g.push(ROUND, 0)
        g.push(WIND, 0)
        for seat in reversed(range(len(g.hands))):
            g.push(TURN, seat, 2)
        g.push(SET_BEACON, 1)
        g.push(SET_BEACON, 0)


class SetBeacon(StepKind[Lanterns]):
    """Either mate may set the team's beacon."""

    name = "beacon"
    decided_by = TEAM

    def actions(self, g: Lanterns, step: Step, seat: int) -> list[int]:
        return [BEACON | colour for colour in range(3)]

    def check(self, g: Lanterns, step: Step, seat: int, action: int) -> Reason:
        return OK if action - noun_of(action) == BEACON else NOT_NOW

    def answer(self, g: Lanterns, step: Step, seat: int, action: int) -> None:
        g.beacons[step[1]] = noun_of(action)
        if g.listening:
            g.tell("beacon", team=step[1], colour=COLOURS.names[noun_of(action)])


class Turn(StepKind[Lanterns]):
    """(TURN, seat, actions left)"""

    name = "turn"

    def actions(self, g: Lanterns, step: Step, seat: int) -> list[int]:
        every = [LIGHT, LIGHT | 1, LIGHT | 2, DRAW, DONE]
        return [action for action in every if self.check(g, step, seat, action) is OK]

    def check(self, g: Lanterns, step: Step, seat: int, action: int) -> Reason:
        if action == DONE:
            return OK
        if action == DRAW:
            return check_draw(g, seat)
        if action - noun_of(action) == LIGHT:
            return OK if noun_of(action) in g.hands[seat] else NO_SUCH_CARD
        return NOT_NOW

    def answer(self, g: Lanterns, step: Step, seat: int, action: int) -> None:
        if action == DONE:
            return
        if step[2] > 1:
            g.push(TURN, seat, step[2] - 1)
        if action == DRAW:
            draw(g, seat)
        else:
            g.hands[seat].remove(noun_of(action))
            g.show()
            g.push(SHORE, seat, noun_of(action))


def check_draw(g: Lanterns, seat: int) -> Reason:
    if not g.deck:
        return DECK_EMPTY
    return OK if len(g.hands[seat]) < HAND_LIMIT else HAND_FULL


def draw(g: Lanterns, seat: int) -> None:
    card = g.deck.pop()
    g.hands[seat] = sorted([*g.hands[seat], card])
    g.reveal(g.who_sees_hand(seat))
    if g.listening:
        g.tell("draw", {"colour": COLOURS.names[card]}, g.who_sees_hand(seat), seat=seat)


class Shore(StepKind[Lanterns]):
    """(SHORE, seat, colour): where the lantern is to stand."""

    name = "shore"

    def actions(self, g: Lanterns, step: Step, seat: int) -> list[int]:
        return [PLACE, PLACE | FAR]

    def check(self, g: Lanterns, step: Step, seat: int, action: int) -> Reason:
        return OK if action - noun_of(action) == PLACE else NOT_NOW

    def answer(self, g: Lanterns, step: Step, seat: int, action: int) -> None:
        opponent = (seat + 1) % len(g.hands)
        g.push(REACTION, opponent, seat, step[2], noun_of(action))


class Reaction(StepKind[Lanterns]):
    """(REACTION, seat, who lights, colour, shore): an opponent may snuff the lantern at once."""

    name = "reaction"
    merge_forced = False  # to be asked only when able to answer would betray the hand

    def actions(self, g: Lanterns, step: Step, seat: int) -> list[int]:
        return [ADMIRE, SNUFF] if step[3] in g.hands[seat] else [ADMIRE]

    def check(self, g: Lanterns, step: Step, seat: int, action: int) -> Reason:
        if action == ADMIRE:
            return OK
        if action == SNUFF:
            return OK if step[3] in g.hands[seat] else CANNOT_SNUFF
        return NOT_NOW

    def answer(self, g: Lanterns, step: Step, seat: int, action: int) -> None:
        lighter, colour, shore = step[2:]
        if action == SNUFF:
            g.hands[seat].remove(colour)
            g.lost[colour] += 2
            g.show()
            if g.listening:
                g.tell("snuff", seat=seat, colour=COLOURS.names[colour])
            return
        g.shores[spot(lighter % 2, shore, colour)] += 1
        if g.beacons[lighter % 2] == colour:
            g.bonus[lighter % 2] += 1
        if g.listening:
            g.tell("light", seat=lighter, colour=COLOURS.names[colour], shore=SHORES.names[shore])


class Wind(StepKind[Lanterns]):
    """A gust blows out every lantern of its colour on the far shore."""

    name = "wind"
    decided_by = NATURE

    def outcomes(self, g: Lanterns, step: Step) -> list[tuple[int, int]]:
        gusts = [(GUST | colour, g.weather) for colour in range(3) if g.weather]
        return [(CALM, 3), *gusts]

    def answer(self, g: Lanterns, step: Step, seat: int, action: int) -> None:
        if action == CALM:
            if g.listening:
                g.tell("calm")
            return
        colour = noun_of(action)
        blown = 0
        for team in range(2):
            blown += g.shores[spot(team, FAR, colour)]
            g.shores[spot(team, FAR, colour)] = 0
        g.lost[colour] += blown
        if g.listening:
            g.tell("wind", colour=COLOURS.names[colour], lanterns=blown)


KINDS = (Round(), SetBeacon(), Turn(), Shore(), Reaction(), Wind())
