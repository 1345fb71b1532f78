"""New clients: at the end of the turn every empty room is filled, but for the extra round.

A client comes with the grief layer that lies on it; the latent dream is drawn before the manifest one is chosen.
Decks of dreams and layers are reshuffled when they run out; an empty client deck is replaced by the other.

Clauses: dream, grief.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import THERAPY_POINTS
from mindtable.games.unconscious.pieces.cards import (
    CLIENT_THERAPY,
    CLIENTS,
    DREAM_EFFECT,
    DREAM_SYMBOL,
    DREAMS,
    GRIEF_SYMBOL,
    GRIEF_THERAPY,
)
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.chain import GameStep
from mindtable.games.unconscious.rules.desk import gain_points
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import (
    client_facts,
    client_name,
    dream_name,
    effect_label,
    effect_phrase,
    grief_facts,
    noun_name,
    verb_with,
)
from mindtable.games.unconscious.wording.reasons import NO_SUCH_DREAM, NOT_IN_CLIENT_DISPLAY
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC

FROM_DECK: Final = 4
LAST_ROUND: Final = 2

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-choose-dream": ("client",),
    "client-and-grief": ("client", "grief"),
    "dream-matches": ("effect",),
}


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


class NewClients(GameStep):
    """Fill the empty rooms, one after the other."""

    number = 8
    name = "new-clients"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        seat = self.who
        room = empty_room(g, seat)
        if room < 0 or g.signal == LAST_ROUND or not any(client >= 0 for client in g.client_display):
            return
        g.push(NewClients(seat))
        g.push(ChooseClient(seat, room))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name]


def client_label(client: int, grief: int) -> Phrase:
    """A client; beside it what is printed on it and on the grief layer that comes along, if there is one."""
    facts = client_facts(client)
    about = Phrase("client-and-grief", client=facts, grief=grief_facts(grief)) if grief >= 0 else facts
    return client_name(client).explained(about)


class ChooseClient(OwnTurn):
    """Which client from the display."""

    number = 9
    name = "choose-client"
    verb = words.CLIENT
    otherwise = NOT_IN_CLIENT_DISPLAY

    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room

    def nouns(self, g: State, seat: int) -> list[int]:
        return [number for number, client in enumerate(g.client_display) if client >= 0]

    def chosen(self, g: State, seat: int, number: int) -> None:
        client, grief = g.client_display[number], g.grief_display[number]
        take_client(g, seat, self.room, client, grief)
        refill_client(g, number)

    def called(self, g: State, seat: int, number: int) -> Phrase:
        return client_label(g.client_display[number], g.grief_display[number])

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self.room + 1]


def take_client(g: State, seat: int, room: int, client: int, grief: int) -> None:
    """The client lies down in a room; its latent dream is drawn, the manifest one is chosen next."""
    at = 2 * seat + room
    g.room_client[at] = client
    g.room_grief[at] = grief
    if g.listening:
        g.tell("takes-client", seat=seat, client=CLIENTS[client])
    g.room_latent[at] = draw_from(g, g.latent_deck, g.latent_discard)
    g.push(ChooseDream(seat, room))


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


class ChooseDream(OwnTurn):
    """Which manifest dream: one from the display, or the deck's top. Also before the first turn."""

    number = 1
    name = "choose-dream"
    verb = words.DREAM
    otherwise = NO_SUCH_DREAM

    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room

    def nouns(self, g: State, seat: int) -> list[int]:
        laid_out = [number for number, dream in enumerate(g.manifest_display) if dream >= 0]
        return [*laid_out, FROM_DECK] if g.manifest_deck or g.manifest_discard else laid_out

    def chosen(self, g: State, seat: int, number: int) -> None:
        at = 2 * seat + self.room
        if number == FROM_DECK:
            g.room_manifest[at] = draw_from(g, g.manifest_deck, g.manifest_discard)
        else:
            g.room_manifest[at] = g.manifest_display[number]
            g.manifest_display[number] = draw_from(g, g.manifest_deck, g.manifest_discard)
        if g.listening:
            g.tell("takes-dream", seat=seat, dream=DREAMS[g.room_manifest[at]])
        begin_therapy(g, seat, self.room)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-choose-dream", client=client_name(g.room_client[2 * self.who + self.room]))

    def called(self, g: State, seat: int, number: int) -> Phrase:
        if number == FROM_DECK:
            return verb_with(words.DREAM, noun_name(words.DREAM | number))
        dream, grief = g.manifest_display[number], g.room_grief[2 * seat + self.room]
        effect = effect_label(effect_phrase(DREAM_EFFECT[dream]))
        matches = grief >= 0 and DREAM_SYMBOL[dream] and DREAM_SYMBOL[dream] == GRIEF_SYMBOL[grief]
        about = Phrase("dream-matches", effect=effect) if matches else effect
        return verb_with(words.DREAM, dream_name(dream)).explained(about)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self.room + 1]


def begin_therapy(g: State, seat: int, room: int) -> None:
    """The marker starts at the sum of client and layer, and scores what that space shows."""
    at = 2 * seat + room
    grief = g.room_grief[at]
    g.room_therapy[at] = CLIENT_THERAPY[g.room_client[at]] + (GRIEF_THERAPY[grief] if grief >= 0 else 0)
    gain_points(g, seat, THERAPY_POINTS[g.room_therapy[at]], desk.CLIENTS)
