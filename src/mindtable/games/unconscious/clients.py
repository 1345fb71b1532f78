"""New clients: at the end of the turn every empty room is filled, but for the extra round.

A client comes with the grief layer that lies on it; the latent dream is drawn before the manifest one is chosen.
Decks of dreams and layers are reshuffled when they run out; an empty client deck is replaced by the other.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk, words
from mindtable.games.unconscious.board import THERAPY_POINTS
from mindtable.games.unconscious.cards import CLIENT_THERAPY, CLIENTS, DREAMS, GRIEF_THERAPY
from mindtable.games.unconscious.desk import gain_points
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.reasons import NO_SUCH_DREAM, NOT_IN_CLIENT_DISPLAY
from mindtable.games.unconscious.state import NONE, State
from mindtable.games.unconscious.steps import CHOOSE_CLIENT, CHOOSE_DREAM, NEW_CLIENTS
from mindtable.kernel.position import AUTOMATIC, Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

FROM_DECK: Final = 4
LAST_ROUND: Final = 2


def draw_from(g: State, deck: list[int], discard: list[int]) -> int:
    """The top of a deck, reshuffled from its discards when it is empty; NONE if there is nothing at all."""
    if not deck:
        deck += discard
        discard.clear()
        g.shuffle(deck)
    if not deck:
        return NONE
    g.reveal()
    return deck.pop()


def empty_room(g: State, seat: int) -> int:
    """The first room to be filled, or -1."""
    if g.room_client[2 * seat] < 0:
        return 0
    if g.second_room[seat] and g.room_client[2 * seat + 1] < 0:
        return 1
    return -1


class NewClients(StepKind[State]):
    """Fill the empty rooms, one after the other: (kind, seat)."""

    name = "new-clients"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        seat = step[1]
        room = empty_room(g, seat)
        if room < 0 or g.signal == LAST_ROUND or not any(client >= 0 for client in g.client_display):
            return
        g.push(NEW_CLIENTS, seat)
        g.push(CHOOSE_CLIENT, seat, room)


def check_client(g: State, number: int) -> Reason:
    fits = number < len(g.client_display) and g.client_display[number] >= 0
    return OK if fits else NOT_IN_CLIENT_DISPLAY


class ChooseClient(OwnTurn):
    """Which client from the display: (kind, seat, room)."""

    name = "choose-client"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.CLIENT | n for n in range(len(g.client_display)) if check_client(g, n) is OK]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.CLIENT:
            return NOT_NOW
        return check_client(g, action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        number = action & 1023
        client, grief = g.client_display[number], g.grief_display[number]
        take_client(g, seat, step[2], client, grief)
        refill_client(g, number)


def take_client(g: State, seat: int, room: int, client: int, grief: int) -> None:
    """The client lies down in a room; its latent dream is drawn, the manifest one is chosen next."""
    at = 2 * seat + room
    g.room_client[at] = client
    g.room_grief[at] = grief
    if g.listening:
        g.tell("takes-client", seat=seat, client=CLIENTS[client])
    g.room_latent[at] = draw_from(g, g.latent_deck, g.latent_discard)
    g.push(CHOOSE_DREAM, seat, room)


def refill_client(g: State, number: int) -> None:
    """A new client of the same kind takes the place, or of the other kind if that deck is empty, with a new layer."""
    decks = (g.routine_deck, g.case_deck) if number < 2 else (g.case_deck, g.routine_deck)
    g.client_display[number] = NONE
    g.grief_display[number] = NONE
    for deck in decks:
        if deck:
            g.client_display[number] = deck.pop()
            g.grief_display[number] = draw_from(g, g.grief_deck, g.grief_discard)
            g.reveal()
            return


def check_dream(g: State, number: int) -> Reason:
    if number == FROM_DECK:
        return OK if g.manifest_deck or g.manifest_discard else NO_SUCH_DREAM
    return OK if g.manifest_display[number] >= 0 else NO_SUCH_DREAM


class ChooseDream(OwnTurn):
    """Which manifest dream: one from the display, or the deck's top: (kind, seat, room). Also before the first turn."""

    name = "choose-dream"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.DREAM | n for n in range(5) if check_dream(g, n) is OK]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.DREAM:
            return NOT_NOW
        return check_dream(g, action & 1023)

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        number, at = action & 1023, 2 * seat + step[2]
        if number == FROM_DECK:
            g.room_manifest[at] = draw_from(g, g.manifest_deck, g.manifest_discard)
        else:
            g.room_manifest[at] = g.manifest_display[number]
            g.manifest_display[number] = draw_from(g, g.manifest_deck, g.manifest_discard)
        if g.listening:
            g.tell("takes-dream", seat=seat, dream=DREAMS[g.room_manifest[at]])
        begin_therapy(g, seat, step[2])


def begin_therapy(g: State, seat: int, room: int) -> None:
    """The marker starts at the sum of client and layer, and scores what that space shows."""
    at = 2 * seat + room
    grief = g.room_grief[at]
    g.room_therapy[at] = CLIENT_THERAPY[g.room_client[at]] + (GRIEF_THERAPY[grief] if grief >= 0 else 0)
    gain_points(g, seat, THERAPY_POINTS[g.room_therapy[at]], desk.CLIENTS)
