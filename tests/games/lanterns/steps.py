"""Lanterns: the sequence of play, one kind of step after another.

A round: each team sets its beacon, each seat takes a turn of up to two actions, the wind blows.
"""

from mindtable.kernel.actions import noun_of
from mindtable.kernel.phrases import Phrase, Seat
from mindtable.kernel.position import AUTOMATIC, NATURE, TEAM, Step
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


def colour_name(colour: int) -> Phrase:
    return Phrase(f"noun-colour-{COLOURS.names[colour]}")


class Round(Step[Lanterns]):
    number = 0
    name = "round"
    decided_by = AUTOMATIC

    def run(self, g: Lanterns) -> None:
        if g.round == g.rounds:
            return  # nothing is pushed any more: the game is over
        g.round += 1
        g.push(Round(0))
        g.push(Wind(0))
        for seat in reversed(range(len(g.hands))):
            g.push(Turn(seat, 2))
        g.push(SetBeacon(1))
        g.push(SetBeacon(0))


class SetBeacon(Step[Lanterns]):
    """Either mate may set the team's beacon."""

    number = 1
    name = "beacon"
    decided_by = TEAM
    verb = BEACON
    among = range(3)
    otherwise = NOT_NOW

    def chosen(self, g: Lanterns, seat: int, colour: int) -> None:
        g.beacons[self.who] = colour
        if g.listening:
            g.tell("beacon", team=self.who, colour=COLOURS.names[colour])


class Turn(Step[Lanterns]):
    """Up to two actions."""

    number = 2
    name = "turn"
    verb = LIGHT
    among = range(3)

    def __init__(self, who: int, actions_left: int) -> None:
        self.who = who
        self.actions_left = actions_left

    def refuse(self, g: Lanterns, seat: int, colour: int) -> Reason:
        return OK if colour in g.hands[seat] else NO_SUCH_CARD

    def besides(self, g: Lanterns, seat: int) -> list[int]:
        return [DRAW, DONE] if check_draw(g, seat) is OK else [DONE]

    def check(self, g: Lanterns, seat: int, action: int) -> Reason:
        return check_draw(g, seat) if action == DRAW else super().check(g, seat, action)

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        if action != DONE and self.actions_left > 1:
            g.push(Turn(seat, self.actions_left - 1))
        if action == DRAW:
            draw(g, seat)
        super().answer(g, seat, action)

    def chosen(self, g: Lanterns, seat: int, colour: int) -> None:
        g.hands[seat].remove(colour)
        g.show()
        g.push(Shore(seat, colour))


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


class Shore(Step[Lanterns]):
    """Where the lantern is to stand."""

    number = 3
    name = "shore"
    verb = PLACE
    among = (0, FAR)
    otherwise = NOT_NOW

    def __init__(self, who: int, colour: int) -> None:
        self.who = who
        self.colour = colour

    def question(self, g: Lanterns, viewer: int) -> Phrase:
        return Phrase("step-shore", colour=colour_name(self.colour))

    def chosen(self, g: Lanterns, seat: int, shore: int) -> None:
        opponent = (seat + 1) % len(g.hands)
        g.push(Reaction(opponent, seat, self.colour, shore))


class Reaction(Step[Lanterns]):
    """An opponent may snuff the lantern at once."""

    number = 4
    name = "reaction"
    merge_forced = False  # to be asked only when able to answer would betray the hand

    def __init__(self, who: int, lighter: int, colour: int, shore: int) -> None:
        self.who = who
        self.lighter = lighter
        self.colour = colour
        self.shore = shore

    def question(self, g: Lanterns, viewer: int) -> Phrase:
        shore = Phrase(f"noun-shore-{SHORES.names[self.shore]}")
        return Phrase("step-reaction", seat=Seat(self.lighter), colour=colour_name(self.colour), shore=shore)

    def actions(self, g: Lanterns, seat: int) -> list[int]:
        return [ADMIRE, SNUFF] if self.colour in g.hands[seat] else [ADMIRE]

    def check(self, g: Lanterns, seat: int, action: int) -> Reason:
        if action == ADMIRE:
            return OK
        if action == SNUFF:
            return OK if self.colour in g.hands[seat] else CANNOT_SNUFF
        return NOT_NOW

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
        lighter, colour, shore = self.lighter, self.colour, self.shore
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


class Wind(Step[Lanterns]):
    """A gust blows out every lantern of its colour on the far shore."""

    number = 5
    name = "wind"
    decided_by = NATURE

    def outcomes(self, g: Lanterns) -> list[tuple[int, int]]:
        gusts = [(GUST | colour, g.weather) for colour in range(3) if g.weather]
        return [(CALM, 3), *gusts]

    def answer(self, g: Lanterns, seat: int, action: int) -> None:
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


STEPS = (Round, SetBeacon, Turn, Shore, Reaction, Wind)
