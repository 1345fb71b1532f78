"""Revelation: a Sphere was emptied. Seven steps, then perhaps a Capping Fragment.

1 both Hidden Aspirations are revealed; 2 each team is checked against its own and the Common one; 3 a Fragment for one
accomplished, a Major for both; 4 a new Common Aspiration, after the other team removed one if a Major was added; 5 new
Hidden Aspirations, chosen from three by a team that accomplished nothing; 6 the Fortress beside the Sphere joins the
Identity; 7 the Sphere is refilled. Rulings 18 and 19: Fragments are not optional; a team's choices are made by its
player who plays next, the active team's by the active player, the active team first.

Clauses: ending.
"""

from __future__ import annotations

from collections.abc import Sequence

from mindtable.games.cerebria.pieces.board import ASPIRATIONS, SPHERES
from mindtable.games.cerebria.pieces.spirit_boards import FIRST
from mindtable.games.cerebria.pieces.state import (
    CAPPED,
    CAPPING,
    LAST_ASPIRATION,
    MAJOR,
    MINOR,
    NOT_ENDING,
    TWENTY_POINTS,
    State,
)
from mindtable.games.cerebria.rules.aspiration import accomplished_by, shown_standing
from mindtable.games.cerebria.rules.fortresses import join_identity
from mindtable.games.cerebria.rules.origin import sphere_at
from mindtable.games.cerebria.rules.scoring import SIZES, WORTH
from mindtable.games.cerebria.rules.yes_no import YesNo
from mindtable.games.cerebria.wording import words
from mindtable.games.cerebria.wording.phrasing import verb_phrase
from mindtable.games.cerebria.wording.reasons import NOT_AMONG_LOOKED, NOT_IN_ROW, SAME_AS_COMMON
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, Step, replaced
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.viewers import EVERYONE, seats_of

FULL_SPHERE = 7
LOOK_AT = 3
REMOVED = 9  # added to a Common Aspiration that was taken out instead of scored

# The later phases; the first has no number.
NEW_COMMON = 1
NEW_HIDDEN = 2


class Revelation(Step[State]):
    """Steps 1 to 5, in three phases: what is accomplished, the new Common Aspiration, the new Hidden ones."""

    number = 40
    name = "revelation"
    decided_by = AUTOMATIC

    def __init__(self, who: int, realm: int, joins: int, *phase: int) -> None:
        self.who = who
        self.realm = realm
        self.joins = joins  # whether the Fortress may join
        self.phase = phase

    def run(self, g: State) -> None:
        seat, realm, joins = self.who, self.realm, self.joins
        if not self.phase:
            if g.ending in (LAST_ASPIRATION, CAPPED):
                refill(g, realm)
                return
            g.push(RevelationEnd(seat, realm, joins))
            self._reveal_and_score(g, seat, realm)
        elif self.phase[0] == NEW_COMMON:
            self._new_common(g, seat, realm, joins)
        else:
            keep_hidden_apart(g, 0)
            keep_hidden_apart(g, 1)

    def _reveal_and_score(self, g: State, seat: int, realm: int) -> None:
        g.reveal(EVERYONE)
        if g.listening:
            g.tell("revelation", seat=seat, sphere=SPHERES[sphere_at(g, realm)], step=1)
        common = g.common[0]
        winner = accomplished_by(g, common)
        g.accomplished = [0, 0]
        g.capping_due = [0, 0]
        for team in (0, 1):
            hidden = g.hidden[team][-1]
            own, shared = accomplished_by(g, hidden) == team, winner == team
            g.accomplished = replaced(g.accomplished, team, own + shared)
            if g.listening:
                _tell_standing(g, "hidden-aspiration", team, hidden, own)
                _tell_standing(g, "common-aspiration", team, common, shared)
        major = -1
        for team in (0, 1):
            if add_fragment(g, team) == MAJOR:
                major = team
        g.past_common = [*g.past_common, common]
        g.common = g.common[1:]
        for team in (0, 1):
            g.past_hidden = [*g.past_hidden, 9 * team + g.hidden[team][-1]]
            g.hidden = replaced(g.hidden, team, g.hidden[team][:-1])
        g.known_hidden = [0, 0]
        g.push(Revelation(seat, realm, 0, NEW_COMMON))
        if major >= 0 and g.common:
            g.push(RemoveAspiration(chooser(g, 1 - major)))

    def _new_common(self, g: State, seat: int, realm: int, joins: int) -> None:
        if not g.common:
            if g.ending in (NOT_ENDING, TWENTY_POINTS):
                g.ending = LAST_ASPIRATION
                if g.listening:
                    g.tell("last-turn", cause="last-aspiration", step=4)
            return
        if g.listening:
            g.tell("new-common", aspiration=ASPIRATIONS[g.common[0]], step=4)
        g.push(Revelation(seat, realm, joins, NEW_HIDDEN))
        active = g.teams[g.active]
        for team in (1 - active, active):
            if not g.accomplished[team] and _has_choice(g, team):
                g.push(Look(chooser(g, team)))


def _tell_standing(g: State, event: str, team: int, aspiration: int, met: bool) -> None:
    """Whether an Aspiration was accomplished, and how far both teams were with it: why who scores."""
    bliss, gloom = shown_standing(g, aspiration)
    g.tell(event, team=team, aspiration=ASPIRATIONS[aspiration], met=int(met), bliss=bliss, gloom=gloom, step=2)


def add_fragment(g: State, team: int) -> int:
    """One Aspiration gives a Minor Fragment, both a Major; whoever has none left is due a Capping Fragment."""
    if g.accomplished[team] == 1:
        if g.minors[team]:
            g.minors[team] -= 1
            _to_identity(g, team, MINOR, 3)
            return MINOR
        g.capping_due = replaced(g.capping_due, team, 1)
    elif g.accomplished[team] == 2:
        if g.majors[team]:
            g.majors[team] -= 1
            _to_identity(g, team, MAJOR, 3)
            return MAJOR
        g.capping_due = replaced(g.capping_due, team, 1)
    return -1


def _to_identity(g: State, team: int, size: int, step: int) -> None:
    g.identity = [*g.identity, 3 * team + size]
    if g.listening:
        g.tell("fragment", team=team, size=SIZES[size], points=WORTH[size], step=step)


def chooser(g: State, team: int) -> int:
    """Who chooses for a team: the active player, or the team's player who plays next."""
    if g.teams[g.active] == team:
        return g.active
    for ahead in range(1, len(g.order) + 1):
        seat = g.order[(g.turn - 1 + ahead) % len(g.order)]
        if g.teams[seat] == team:
            return seat
    raise AssertionError("both teams have turns")


class RemoveAspiration(Step[State]):
    """The other team added a Major Fragment: take a Common Aspiration out of the game."""

    number = 41
    name = "remove-aspiration"
    verb = words.REMOVE_COMMON
    otherwise = NOT_IN_ROW

    def nouns(self, g: State, seat: int) -> Sequence[int]:
        return g.common

    def chosen(self, g: State, seat: int, aspiration: int) -> None:
        g.common = [other for other in g.common if other != aspiration]
        g.past_common = [*g.past_common, REMOVED + aspiration]
        if g.listening:
            g.tell("removed-common", seat=seat, aspiration=ASPIRATIONS[aspiration], step=4)

    def called(self, g: State, seat: int, aspiration: int) -> Phrase:
        return _explained(self.verb, aspiration)


def _explained(verb: int, aspiration: int) -> Phrase:
    """What is done to an Aspiration, with what the Aspiration asks for."""
    key = f"aspiration-{ASPIRATIONS[aspiration]}"
    return verb_phrase(verb, Phrase(key)).explained(Phrase(f"{key}-help"))


# --- new Hidden Aspirations


def _has_choice(g: State, team: int) -> bool:
    return any(aspiration != g.common[0] for aspiration in g.hidden[team][-LOOK_AT:])


def keep_hidden_apart(g: State, team: int) -> None:
    """Reshuffle until the top differs from the Common Aspiration; if every card left equals it, keep it."""
    deck = list(g.hidden[team])
    while deck[-1] == g.common[0] and len(deck) > 1:
        g.shuffle(deck)
    g.hidden = replaced(g.hidden, team, deck)
    if not g.known_hidden[team]:
        g.known_hidden = replaced(g.known_hidden, team, 1)
        g.reveal(seats_of(team, g.teams))


class Look(YesNo):
    """A team that accomplished nothing may look at its top three Hidden Aspirations."""

    number = 42
    name = "look"

    def agree(self, g: State, seat: int) -> None:
        team = g.teams[seat]
        g.known_hidden = replaced(g.known_hidden, team, min(LOOK_AT, len(g.hidden[team])))
        g.reveal(seats_of(team, g.teams))
        g.push(ChooseHidden(seat))


class ChooseHidden(Step[State]):
    """Choose one of the three; the others are shuffled back."""

    number = 43
    name = "choose-hidden"
    verb = words.ASPIRE

    def nouns(self, g: State, seat: int) -> list[int]:
        team = g.teams[seat]
        return sorted(g.hidden[team][-g.known_hidden[team] :])

    def refuse(self, g: State, seat: int, aspiration: int) -> Reason:
        if aspiration not in self.nouns(g, seat):
            return NOT_AMONG_LOOKED
        return OK if aspiration != g.common[0] else SAME_AS_COMMON

    def chosen(self, g: State, seat: int, aspiration: int) -> None:
        team = g.teams[seat]
        deck = [other for other in g.hidden[team] if other != aspiration]
        g.shuffle(deck)
        g.hidden = replaced(g.hidden, team, [*deck, aspiration])
        g.known_hidden = replaced(g.known_hidden, team, 1)
        if g.listening:
            secret: dict[str, int | str] = {"aspiration": ASPIRATIONS[aspiration]}
            g.tell("chose-hidden", secret, seats_of(team, g.teams), team=team, step=5)

    def called(self, g: State, seat: int, aspiration: int) -> Phrase:
        return _explained(self.verb, aspiration)


class RevelationEnd(Step[State]):
    """Steps 6 and 7, and Capping Fragments after every other Fragment."""

    number = 44
    name = "revelation-end"
    decided_by = AUTOMATIC

    def __init__(self, who: int, realm: int, joins: int) -> None:
        self.who = who
        self.realm = realm
        self.joins = joins

    def run(self, g: State) -> None:
        seat, realm = self.who, self.realm
        if self.joins and g.fortress_size[realm] and not g.fortress_new[realm]:
            if g.fortress_team[realm] == g.teams[g.active]:
                g.did_join += 1
            join_identity(g, realm, 6)
        self._cap(g, g.teams[seat])
        refill(g, realm)

    def _cap(self, g: State, active: int) -> None:
        """Where both are due, the active team caps and the other scores 3 points (revised edition: 4)."""
        due = [team for team in (active, 1 - active) if g.capping_due[team]]
        g.capping_due = [0, 0]
        if not due:
            return
        g.capping[due[0]] = 0
        _to_identity(g, due[0], CAPPING, 6)
        if len(due) == 2:
            points = 3 if g.edition == FIRST else 4
            g.points[due[1]] += points
            g.claimed = due[1]
            if g.listening:
                g.tell("second-capping", team=due[1], points=points, step=6)
        g.ending = CAPPED
        if g.listening:
            g.tell("last-turn", cause="capped", step=6)


def refill(g: State, realm: int) -> None:
    g.sphere[sphere_at(g, realm)] = FULL_SPHERE
    if g.listening:
        g.tell("refill", sphere=SPHERES[sphere_at(g, realm)], step=7)
