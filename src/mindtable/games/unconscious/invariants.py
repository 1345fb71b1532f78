"""What must be true of every position: no piece lost, none gained, everything within its bounds."""

from __future__ import annotations

from collections.abc import Iterator

from mindtable.games.unconscious.pieces.board import LINES, MOST_COFFEE, PLAYER_STOP, TRACK_END
from mindtable.games.unconscious.pieces.cards import (
    CLIENTS,
    DREAMS,
    GRIEF,
    MANIFEST,
    RESEARCH,
    STARTING_GRIEF,
    TILE_LEVEL,
)
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules.desk import most_boxes
from mindtable.games.unconscious.rules.research import TwoCards
from mindtable.games.unconscious.rules.setup import StartClient

COMMON = 7
IDEAS = 3


def broken(g: State) -> Iterator[str]:
    yield from _research(g)
    yield from _clients_and_dreams(g)
    for seat in range(g.players):
        yield from _insights(g, seat)
        yield from _supplies(g, seat)
        yield from _notebook(g, seat)
        yield from _rooms(g, seat)
        if g.reputation[seat] > PLAYER_STOP or g.freud_marker > TRACK_END:
            yield "the reputation track"
    yield from _city(g)


def _research(g: State) -> Iterator[str]:
    cards = g.research_deck + g.research_display
    for seat in range(g.players):
        cards = [*cards, *g.hands[seat], *g.in_play[seat]]
        if any(card not in g.hands[seat] for card in g.unseen[seat]):
            yield f"seat {seat}'s unseen cards"
    for volumes in g.treatise_cards:
        cards = [*cards, *volumes]
    for step in g.stack:
        if isinstance(step, TwoCards):
            cards = [*cards, step.first, step.second]
    if not _all_there(cards, len(RESEARCH)):
        yield "the research cards"


def _clients_and_dreams(g: State) -> Iterator[str]:
    clients = g.routine_deck + g.case_deck + g.start_pool + g.client_display + g.room_client
    for cured in g.cured:
        clients = [*clients, *cured]
    if not _all_there(clients, len(CLIENTS)):
        yield "the clients"
    grief = g.grief_deck + g.grief_discard + g.grief_display + g.room_grief
    # The starting layer is not a card: everyone begins with one.
    if not _all_there([STARTING_GRIEF, *(layer for layer in grief if layer != STARTING_GRIEF)], len(GRIEF)):
        yield "the grief layers"
    latent = g.latent_deck + g.latent_discard + g.room_latent
    manifest = g.manifest_deck + g.manifest_discard + g.manifest_display + g.room_manifest
    if not _all_there(latent + manifest, len(DREAMS)):
        yield "the dreams"
    if any(not MANIFEST[dream] for dream in g.room_manifest + g.manifest_display if dream >= 0):
        yield "a latent dream where a manifest one belongs"


def _all_there(pieces: list[int], number: int) -> bool:
    """Whether each of so many pieces is there once; empty places do not count."""
    return sorted(piece for piece in pieces if piece >= 0) == list(range(number))


def _insights(g: State, seat: int) -> Iterator[str]:
    common, own = g.common[10 * seat : 10 * seat + 10], g.own[10 * seat : 10 * seat + 10]
    if sum(common) != COMMON or min(common) < 0:
        yield f"seat {seat}'s common insights"
    placed = g.district_owner.count(seat) + g.treatise_owner.count(seat)
    freed = sum(g.line_open[6 * seat : 6 * seat + 6])
    if min(own) < 0 or not freed - placed - 1 <= sum(own) <= freed - placed:
        yield f"seat {seat}'s coloured insights"


def _supplies(g: State, seat: int) -> Iterator[str]:
    if not 0 <= g.coffee[seat] <= MOST_COFFEE or not 0 <= g.boxes[seat] <= most_boxes(g, seat):
        yield f"seat {seat}'s coffee {g.coffee[seat]} or boxes {g.boxes[seat]}"
    if g.bright[seat] < 0 or g.points[seat] < 0 or g.ideas[seat] < 0:
        yield f"seat {seat}'s bright ideas, points or ideas"
    on_table = sum(g.idea_count[space] for space in range(16) if g.idea_owner[space] == seat)
    if g.ideas[seat] + on_table != IDEAS + g.laps[seat] or g.laps[seat] > 3:
        yield f"seat {seat}'s ideas"


def _notebook(g: State, seat: int) -> Iterator[str]:
    cells = g.notebook[9 * seat : 9 * seat + 9]
    for line in range(6):
        if all(cells[cell] != NONE for cell in LINES[line]) != bool(g.line_open[6 * seat + line]):
            yield f"seat {seat}'s line {line}"
    for row in range(3):
        filled = [cells[cell] != NONE for cell in LINES[row]]
        if filled != sorted(filled, reverse=True):
            yield f"a gap in seat {seat}'s row {row}"


def _rooms(g: State, seat: int) -> Iterator[str]:
    for room in (2 * seat, 2 * seat + 1):
        if g.room_client[room] < 0 and (g.room_grief[room] >= 0 or g.room_manifest[room] >= 0):
            yield f"something lies in seat {seat}'s empty room"
        if not 0 <= g.room_therapy[room] <= 8:
            yield f"seat {seat}'s therapy marker"


def _city(g: State) -> Iterator[str]:
    for district in range(3):
        used = sum(g.bonus_used[6 * district : 6 * district + 6])
        used += sum(owner >= 0 for owner in g.district_owner[4 * district : 4 * district + 4])
        left = g.district_tokens[district]
        if left < 0 or not 8 - left - 1 <= used <= 8 - left:
            yield f"the tokens of district {district}"
    tiles = [tile for tile in g.notebook if tile != NONE and TILE_LEVEL[tile]]
    tiles += g.stacks[0] + g.stacks[1] + [t for t in g.tile_middle + g.tile_right if t != NONE]
    if len(set(tiles)) != len(tiles):
        yield "a notebook tile is there twice"
    if any(isinstance(step, StartClient) for step in g.stack) and not g.start_pool:
        yield "no starting client left"
