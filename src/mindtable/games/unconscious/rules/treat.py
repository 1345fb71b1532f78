"""Treating clients: dreams, the therapy track, catharsis, the cure.

The dream on top is paid with insights; its therapy points move the marker to the left. The marker collects the points
of the spaces it reaches; at 3 comes catharsis, which is settled whole before the rest; at 0 the client is cured, and
what is left over becomes boxes. A manifest dream whose symbol matches the grief layer gives a box.

Clauses: catharsis, cured, therapy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import CATHARSIS_AT, THERAPY_POINTS
from mindtable.games.unconscious.pieces.cards import (
    CATHARSIS_BOX,
    CLIENT_POINTS,
    CLIENTS,
    DREAM_EFFECT,
    DREAM_SYMBOL,
    DREAMS,
    GRIEF,
    GRIEF_EFFECT,
    GRIEF_SYMBOL,
    STARTING_GRIEF,
)
from mindtable.games.unconscious.pieces.effects import THERAPY, TREAT, part, part_a
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.chain import GameStep, named
from mindtable.games.unconscious.rules.desk import gain_boxes, gain_points, has_ability
from mindtable.games.unconscious.rules.goal import check_goals
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import Part, resolve_effect
from mindtable.games.unconscious.rules.payment import payable
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import client_name, dream_name, effect_phrase
from mindtable.games.unconscious.wording.reasons import CANNOT_PAY_INSIGHTS, NO_DREAM, ROOM_EMPTY, TREATED_ALREADY
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, replaced
from mindtable.kernel.reasons import OK, Reason

CONTEXT: Final = desk.CLIENTS << 1

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "label-treat": ("client",),
    "dream-used": ("dream", "effect"),
}


def top_dream(g: State, seat: int, room: int) -> int:
    """The dream that is fully visible: the manifest one, or the latent one below it."""
    at = 2 * seat + room
    return g.room_manifest[at] if g.room_manifest[at] >= 0 else g.room_latent[at]


def check_treat(g: State, seat: int, room: int) -> Reason:
    if g.room_client[2 * seat + room] < 0:
        return ROOM_EMPTY
    dream = top_dream(g, seat, room)
    if dream < 0:
        return NO_DREAM
    return OK if payable(g, seat, DREAM_EFFECT[dream].cost) else CANNOT_PAY_INSIGHTS


class Treating(OwnTurn):
    """Whom to treat: any client once by an effect, or in the turn each client once."""

    number = 42
    name = "treating"
    verb = words.TREAT
    among = (0, 1)
    or_else = (words.DONE,)

    def __init__(self, who: int, single: int) -> None:
        self.who = who
        self.single = single

    def chosen(self, g: State, seat: int, room: int) -> None:
        if not self.single:
            g.treated |= 1 << room
            g.push(self)
        treat(g, seat, room)

    def refuse(self, g: State, seat: int, room: int) -> Reason:
        if not self.single and g.treated >> room & 1:
            return TREATED_ALREADY
        return check_treat(g, seat, room)

    def called(self, g: State, seat: int, room: int) -> Phrase:
        dream = top_dream(g, seat, room)
        about = Phrase("dream-used", dream=dream_name(dream), effect=effect_phrase(DREAM_EFFECT[dream]))
        return Phrase("label-treat", client=client_name(g.room_client[2 * seat + room])).explained(about)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(TREAT))]


class TreatPart(Part):
    def doable(self, g: State, seat: int, number: int) -> bool:
        return any(check_treat(g, seat, room) is OK for room in (0, 1))

    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Treating(seat, 1))


def treat(g: State, seat: int, room: int) -> None:
    """Use the dream on top; it is discarded with its use."""
    at = 2 * seat + room
    dream = top_dream(g, seat, room)
    if g.listening:
        g.tell("treats", seat=seat, client=CLIENTS[g.room_client[at]], dream=DREAMS[dream])
    if g.room_manifest[at] >= 0:
        g.room_manifest[at] = NONE
        g.manifest_discard.append(dream)
        grief = g.room_grief[at]
        if grief >= 0 and DREAM_SYMBOL[dream] and DREAM_SYMBOL[dream] == GRIEF_SYMBOL[grief]:
            gain_boxes(g, seat, 1)
    else:
        g.room_latent[at] = NONE
        g.latent_discard.append(dream)
    resolve_effect(g, seat, DREAM_EFFECT[dream], CONTEXT | room)


class Therapy(GameStep):
    """Therapy points for a client; the surplus of a cure may become boxes."""

    number = 43
    name = "therapy"
    decided_by = AUTOMATIC

    def __init__(self, who: int, room: int, points: int, surplus: int) -> None:
        self.who = who
        self.room = room
        self.points = points
        self.surplus = surplus

    def run(self, g: State) -> None:
        seat, room, left = self.who, self.room, self.points
        at = 2 * seat + room
        if g.listening and left:
            g.tell("therapy", seat=seat, client=CLIENTS[g.room_client[at]], amount=min(left, g.room_therapy[at]))
        while left:
            g.room_therapy[at] -= 1
            left -= 1
            space = g.room_therapy[at]
            gain_points(g, seat, THERAPY_POINTS[space], desk.CLIENTS)
            if space == CATHARSIS_AT and g.room_grief[at] >= 0:
                if left:
                    g.push(Therapy(seat, room, left, self.surplus))
                catharsis(g, seat, room)
                return
            if space == 0:
                cure(g, seat, room)
                if self.surplus:
                    gain_boxes(g, seat, left)
                return

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, named(part(THERAPY, self.points))]


class TherapyPart(Part):
    def do(self, g: State, seat: int, context: int, number: int) -> None:
        g.push(Therapy(seat, context & 1, part_a(number), 1))


def catharsis(g: State, seat: int, room: int) -> None:
    """The grief layer gives what it shows, and then goes."""
    at = 2 * seat + room
    grief = g.room_grief[at]
    if has_ability(g, seat, CATHARSIS_BOX):  # a client's own ability is not active before its layer is gone
        gain_boxes(g, seat, 1)
    if g.listening:
        g.tell("catharsis", seat=seat, client=CLIENTS[g.room_client[at]], grief=GRIEF[grief])
    g.push(LayerGone(seat, room))
    resolve_effect(g, seat, GRIEF_EFFECT[grief], CONTEXT | room)


class LayerGone(GameStep):
    """The layer is discarded; from now on the client's tags and ability are active."""

    number = 44
    name = "layer-gone"
    decided_by = AUTOMATIC

    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room

    def run(self, g: State) -> None:
        at = 2 * self.who + self.room
        grief = g.room_grief[at]
        g.room_grief[at] = NONE
        if grief != STARTING_GRIEF:
            g.grief_discard.append(grief)


def cure(g: State, seat: int, room: int) -> None:
    at = 2 * seat + room
    client = g.room_client[at]
    g.room_client[at] = NONE
    g.cured = replaced(g.cured, seat, [*g.cured[seat], client])
    if g.room_manifest[at] >= 0:
        g.manifest_discard.append(g.room_manifest[at])
        g.room_manifest[at] = NONE
    if g.room_latent[at] >= 0:
        g.latent_discard.append(g.room_latent[at])
        g.room_latent[at] = NONE
    if g.listening:
        g.tell("cures", seat=seat, client=CLIENTS[client])
    gain_points(g, seat, CLIENT_POINTS[client], desk.CLIENTS)
    check_goals(g, seat)
