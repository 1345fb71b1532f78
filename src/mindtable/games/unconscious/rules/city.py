"""The city: walking professor, Freud and journalist, and the effects of the location reached.

How often the effects may be resolved is fixed at the start: by the figures there or by the player's tags, whichever
is more, two more for each bright idea, at most five. The journalist, when he is the figure moved, adds the tags of all
treatises.

Clauses: freud, location, module-journalist, professor.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import DISTRICT_OF, MOST_RESOLUTIONS
from mindtable.games.unconscious.pieces.cards import CLIENT_ABILITY, CLIENT_TAGS, DISTRICT_RESOLUTION, LOCATION_EFFECTS
from mindtable.games.unconscious.pieces.effects import LOCATIONS, part_a
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.desk import active_clients, others_treatise_tags, pay_bright, tags
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, can_resolve, resolve_effect
from mindtable.games.unconscious.rules.reputation import move_freud
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import effect_label, effect_phrase, location_name, noun_name
from mindtable.games.unconscious.wording.reasons import (
    ALREADY_WITH_FREUD,
    NOT_ENOUGH_BRIGHT,
    NOT_THAT_FIGURE,
    PART_IMPOSSIBLE,
    TOO_MANY_BRIGHT,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.reasons import OK, Reason

# Which walk: the professor's (also to Freud), the track's (1 to 2 only), or Freud's. In words.WALKS the first three are
# the professor's, the next three Freud's, then the journalist's.
BY_PROFESSOR: Final = 0
BY_FREUD: Final = 1
PROFESSOR_TO_FREUD: Final = 2
FREUD_1: Final = 3
JOURNALIST_1: Final = 6
JOURNALIST_TO_FREUD: Final = 9
CONTEXT: Final = desk.CITY << 1

# How the resolutions are counted.
MOVED_THERE: Final = 0
JOURNALIST_MOVED: Final = 1
BY_ICON: Final = 2

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-boost": ("location", "times"),
    "step-location-effect": ("location", "times"),
    "label-walk": ("walk", "location"),
    "label-boost": ("bright", "times"),
}


def reached(g: State, seat: int, walk: int) -> int:
    """The location where a walk ends."""
    if walk in (PROFESSOR_TO_FREUD, JOURNALIST_TO_FREUD):
        return g.freud
    if walk >= JOURNALIST_1:
        return (g.journalist + walk - JOURNALIST_1 + 1) % 6
    if walk >= FREUD_1:
        return (g.freud + walk - FREUD_1 + 1) % 6
    return (g.professor[seat] + walk + 1) % 6


class Walk(OwnTurn):
    """Which figure walks how far: the professor or Freud, or the journalist instead. The track's walk is limited."""

    number = 37
    name = "walk"
    verb = words.WALK
    among = range(len(words.WALKS))
    or_else = (words.DONE,)

    def __init__(self, who: int, which: int, limited: int) -> None:
        self.who = who
        self.which = which
        self.limited = limited  # 1 or 2 locations, not to Freud

    def refuse(self, g: State, seat: int, walk: int) -> Reason:
        which = self.which
        if walk >= JOURNALIST_1:
            if g.journalist < 0:
                return NOT_THAT_FIGURE
            if walk == JOURNALIST_TO_FREUD:
                if which != BY_PROFESSOR or self.limited:
                    return NOT_THAT_FIGURE
                return OK if g.journalist != g.freud else ALREADY_WITH_FREUD
            return OK if walk - JOURNALIST_1 < (2 if which == BY_PROFESSOR else 3) else NOT_THAT_FIGURE
        if walk >= FREUD_1:
            return OK if which == BY_FREUD else NOT_THAT_FIGURE
        if which != BY_PROFESSOR or (self.limited and walk == PROFESSOR_TO_FREUD):
            return NOT_THAT_FIGURE
        if walk == PROFESSOR_TO_FREUD and g.professor[seat] == g.freud:
            return ALREADY_WITH_FREUD
        return OK

    def chosen(self, g: State, seat: int, walk: int) -> None:
        location = reached(g, seat, walk)
        if walk >= JOURNALIST_1:
            g.journalist = location
            if g.listening:
                g.tell("journalist", location=LOCATIONS[location])
            g.push(Boost(seat, location, JOURNALIST_MOVED))
            return
        if walk >= FREUD_1:
            move_freud(g, walk - FREUD_1 + 1)
        else:
            g.professor[seat] = location
            if g.listening:
                g.tell("professor", seat=seat, location=LOCATIONS[location])
        g.push(Boost(seat, location, MOVED_THERE))

    def called(self, g: State, seat: int, walk: int) -> Phrase:
        location = reached(g, seat, walk)
        said = Phrase("label-walk", walk=noun_name(words.WALK | walk), location=location_name(location))
        return said.with_facts(location=LOCATIONS[location])

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, ("professor", "freud")[self.which]]


class WalkPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Walk(seat, BY_PROFESSOR, 1))


def figures(g: State, location: int) -> int:
    return g.professor.count(location) + (g.freud == location) + (g.journalist == location)


def resolutions(g: State, seat: int, location: int, how: int) -> int:
    """How often a location's effects may be resolved, before bright ideas."""
    by_tags = tags(g, seat, location)
    if how == BY_ICON:
        number = by_tags + 1
    else:
        if how == JOURNALIST_MOVED:
            by_tags += others_treatise_tags(g, seat, location)
        number = max(figures(g, location), by_tags)
    for client in active_clients(g, seat):
        if CLIENT_ABILITY[client] == DISTRICT_RESOLUTION:
            if DISTRICT_OF[CLIENT_TAGS[client][0]] == DISTRICT_OF[location]:
                number += 1
    return min(number, MOST_RESOLUTIONS)


class Boost(OwnTurn):
    """How many bright ideas to use for two more resolutions each."""

    number = 38
    name = "boost"
    verb = words.BOOST
    otherwise = TOO_MANY_BRIGHT

    def __init__(self, who: int, location: int, how: int) -> None:
        self.who = who
        self.location = location
        self.how = how

    def nouns(self, g: State, seat: int) -> range:
        missing = MOST_RESOLUTIONS - resolutions(g, seat, self.location, self.how)
        return range(min(g.bright[seat], (missing + 1) // 2) + 1)

    def refuse(self, g: State, seat: int, number: int) -> Reason:
        return NOT_ENOUGH_BRIGHT if number > g.bright[seat] else super().refuse(g, seat, number)

    def chosen(self, g: State, seat: int, number: int) -> None:
        times = resolutions(g, seat, self.location, self.how) + 2 * number
        pay_bright(g, seat, number)
        if times:
            g.push(LocationEffect(seat, self.location, min(times, MOST_RESOLUTIONS)))

    def question(self, g: State, viewer: int) -> Phrase:
        times = resolutions(g, self.who, self.location, self.how)
        return Phrase("step-boost", location=location_name(self.location), times=times)

    def called(self, g: State, seat: int, bright: int) -> Phrase:
        times = min(MOST_RESOLUTIONS, resolutions(g, seat, self.location, self.how) + 2 * bright)
        return Phrase("label-boost", bright=bright, times=times)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, LOCATIONS[self.location]]


class LocationPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Boost(seat, part_a(number), BY_ICON))


class LocationEffect(OwnTurn):
    """Which effect of the location next, or none."""

    number = 39
    name = "location-effect"
    verb = words.EFFECT
    among = range(3)
    or_else = (words.DONE,)

    def __init__(self, who: int, location: int, times: int) -> None:
        self.who = who
        self.location = location
        self.times = times

    def refuse(self, g: State, seat: int, number: int) -> Reason:
        return OK if can_resolve(g, seat, LOCATION_EFFECTS[self.location][number]) else PART_IMPOSSIBLE

    def chosen(self, g: State, seat: int, number: int) -> None:
        if self.times > 1:
            g.push(LocationEffect(seat, self.location, self.times - 1))
        resolve_effect(g, seat, LOCATION_EFFECTS[self.location][number], CONTEXT)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-location-effect", location=location_name(self.location), times=self.times)

    def called(self, g: State, seat: int, number: int) -> Phrase:
        return effect_label(effect_phrase(LOCATION_EFFECTS[self.location][number]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, LOCATIONS[self.location], self.times]
