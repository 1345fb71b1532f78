"""The city: walking professor, Freud and journalist, and the effects of the location reached.

How often the effects may be resolved is fixed at the start: by the figures there or by the player's tags, whichever
is more, two more for each bright idea, at most five. The journalist, when he is the figure moved, adds the tags of all
treatises.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk, words
from mindtable.games.unconscious.board import DISTRICT_OF, MOST_RESOLUTIONS
from mindtable.games.unconscious.cards import (
    CLIENT_ABILITY,
    CLIENT_TAGS,
    DISTRICT_RESOLUTION,
    LOCATION_EFFECTS,
)
from mindtable.games.unconscious.desk import active_clients, others_treatise_tags, pay_bright, tags
from mindtable.games.unconscious.effects import LOCATIONS
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.parts import can_resolve, resolve_effect
from mindtable.games.unconscious.reasons import (
    ALREADY_WITH_FREUD,
    NOT_ENOUGH_BRIGHT,
    NOT_THAT_FIGURE,
    PART_IMPOSSIBLE,
    TOO_MANY_BRIGHT,
)
from mindtable.games.unconscious.reputation import move_freud
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import BOOST, LOCATION_EFFECT
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

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


def check_walk(g: State, seat: int, which: int, limited: bool, walk: int) -> Reason:
    """`limited` is the track's walk: 1 or 2 locations, not to Freud."""
    if walk >= JOURNALIST_1:
        if g.journalist < 0:
            return NOT_THAT_FIGURE
        if walk == JOURNALIST_TO_FREUD:
            if which != BY_PROFESSOR or limited:
                return NOT_THAT_FIGURE
            return OK if g.journalist != g.freud else ALREADY_WITH_FREUD
        return OK if walk - JOURNALIST_1 < (2 if which == BY_PROFESSOR else 3) else NOT_THAT_FIGURE
    if walk >= FREUD_1:
        return OK if which == BY_FREUD else NOT_THAT_FIGURE
    if which != BY_PROFESSOR or (limited and walk == PROFESSOR_TO_FREUD):
        return NOT_THAT_FIGURE
    if walk == PROFESSOR_TO_FREUD and g.professor[seat] == g.freud:
        return ALREADY_WITH_FREUD
    return OK


class Walk(OwnTurn):
    """Which figure walks how far: (kind, seat, BY_PROFESSOR or BY_FREUD, whether it is the track's walk)."""

    name = "walk"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        walks = [w for w in range(len(words.WALKS)) if check_walk(g, seat, step[2], step[3] == 1, w) is OK]
        return [words.WALK | walk for walk in walks] + [words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action & ~1023 != words.WALK:
            return NOT_NOW
        return check_walk(g, seat, step[2], step[3] == 1, action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        walk = action & 1023
        if walk >= JOURNALIST_1:
            g.journalist = g.freud if walk == JOURNALIST_TO_FREUD else (g.journalist + walk - JOURNALIST_1 + 1) % 6
            if g.listening:
                g.tell("journalist", location=LOCATIONS[g.journalist])
            g.push(BOOST, seat, g.journalist, JOURNALIST_MOVED)
        elif walk >= FREUD_1:
            move_freud(g, walk - FREUD_1 + 1)
            g.push(BOOST, seat, g.freud, MOVED_THERE)
        else:
            here = g.professor[seat]
            g.professor[seat] = g.freud if walk == PROFESSOR_TO_FREUD else (here + walk + 1) % 6
            if g.listening:
                g.tell("professor", seat=seat, location=LOCATIONS[g.professor[seat]])
            g.push(BOOST, seat, g.professor[seat], MOVED_THERE)


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
    """How many bright ideas to use for two more resolutions each: (kind, seat, location, how counted)."""

    name = "boost"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.BOOST | number for number in range(self._most(g, step, seat) + 1)]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.BOOST:
            return NOT_NOW
        number = action & 1023
        if number > g.bright[seat]:
            return NOT_ENOUGH_BRIGHT
        return OK if number <= self._most(g, step, seat) else TOO_MANY_BRIGHT

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        number = action & 1023
        times = resolutions(g, seat, step[2], step[3]) + 2 * number
        pay_bright(g, seat, number)
        if times:
            g.push(LOCATION_EFFECT, seat, step[2], min(times, MOST_RESOLUTIONS))

    def _most(self, g: State, step: Step, seat: int) -> int:
        missing = MOST_RESOLUTIONS - resolutions(g, seat, step[2], step[3])
        return min(g.bright[seat], (missing + 1) // 2)


def check_location_effect(g: State, seat: int, location: int, number: int) -> Reason:
    return OK if can_resolve(g, seat, LOCATION_EFFECTS[location][number]) else PART_IMPOSSIBLE


class LocationEffect(OwnTurn):
    """Which effect of the location next, or none: (kind, seat, location, times left)."""

    name = "location-effect"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.EFFECT | n for n in range(3) if check_location_effect(g, seat, step[2], n) is OK]
        return [*options, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action & ~1023 != words.EFFECT:
            return NOT_NOW
        return check_location_effect(g, seat, step[2], action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        if step[3] > 1:
            g.push(LOCATION_EFFECT, seat, step[2], step[3] - 1)
        resolve_effect(g, seat, LOCATION_EFFECTS[step[2]][action & 1023], CONTEXT)
