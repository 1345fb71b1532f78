"""Setup: boards, displays and decks, then the starting clients in reverse order and the starting tiles in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import BLOCKED as BLOCKED_SPACES
from mindtable.games.unconscious.pieces.board import DISTRICT_OF, RESERVE
from mindtable.games.unconscious.pieces.cards import (
    CITY,
    DREAMS,
    GRIEF,
    MANIFEST,
    OVERLAY_DISTRICT,
    RESEARCH,
    ROUTINE,
    START_INSIGHTS,
    START_LOCATION,
    START_TILES,
    STARTING_GRIEF,
    TILE_LEVEL,
    TILE_MAIN,
    TILES,
)
from mindtable.games.unconscious.pieces.effects import BRIGHT, LOCATIONS, Effect, part_a, part_op
from mindtable.games.unconscious.pieces.state import BLOCKED, NONE, State
from mindtable.games.unconscious.rules.chain import GameStep
from mindtable.games.unconscious.rules.client import client_label, draw_from, take_client
from mindtable.games.unconscious.rules.desk import gain_bright, gain_coffee
from mindtable.games.unconscious.rules.dial import shift
from mindtable.games.unconscious.rules.notebook import next_cells, put_tile, refill, row_label
from mindtable.games.unconscious.rules.turn import NextTurn
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import area_name, counted, effect_phrase, location_name, verb_with
from mindtable.games.unconscious.wording.reasons import NOT_IN_CLIENT_DISPLAY
from mindtable.kernel.options import Options
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import NOT_NOW
from mindtable.kernel.rng import Rng

TILES_OF_A_LEVEL: Final = {2: 12, 3: 15, 4: 18}
# What the second, third and fourth player have more than the first.
LATER_PLAYERS: Final[list[Effect]] = [Effect(text) for text in CITY["player"]["seats"]]

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-start-row": ("effect",),
    "start-about": ("effect", "location", "insights"),
}


def set_up(options: Options, rng: Rng) -> State:
    players = options["players"]
    assert isinstance(players, int)
    g = State(rng, players)
    g.first = g.rng.below(players)
    g.active = g.first
    for space in BLOCKED_SPACES[players]:
        g.idea_owner = replaced(g.idea_owner, space, BLOCKED)
    lay_tiles(g)
    lay_cards(g)
    place_figures(g, options)
    lay_overlays(g, str(options["overlays"]))
    order = [(g.first + turn) % players for turn in range(players)]
    for place, seat in enumerate(order):
        # The start player's marker lies on top of the stack, so the last player's came first.
        g.arrival = replaced(g.arrival, seat, players - place)
        if place:
            for number in LATER_PLAYERS[place - 1].gains:
                gain = gain_bright if part_op(number) == BRIGHT else gain_coffee
                gain(g, seat, part_a(number))
    g.arrivals = players
    letters = list(range(4))
    g.rng.shuffle(letters)
    g.office = letters[:players]
    g.push(NextTurn())
    for seat in reversed(order):
        g.push(StartTile(seat))
    for seat in order:
        g.push(StartClient(seat))
    g.barrier = False
    return g


def lay_tiles(g: State) -> None:
    for level in (0, 1):
        tiles = [tile for tile, its_level in enumerate(TILE_LEVEL) if its_level == level + 1]
        g.rng.shuffle(tiles)
        used = TILES_OF_A_LEVEL[g.players]
        g.stacks[level], g.unused_tiles[level] = tiles[:used], sorted(tiles[used:])
        g.tile_right[level] = g.stacks[level].pop()
        refill(g, level)


def lay_cards(g: State) -> None:
    g.research_deck = _shuffled(g, range(len(RESEARCH)))
    g.research_display = [g.research_deck.pop(), g.research_deck.pop()]
    g.routine_deck = _shuffled(g, (c for c, routine in enumerate(ROUTINE) if routine))
    g.case_deck = _shuffled(g, (c for c, routine in enumerate(ROUTINE) if not routine))
    g.grief_deck = _shuffled(g, (layer for layer in range(len(GRIEF)) if layer != STARTING_GRIEF))
    g.latent_deck = _shuffled(g, (d for d in range(len(DREAMS)) if not MANIFEST[d]))
    g.manifest_deck = _shuffled(g, (d for d in range(len(DREAMS)) if MANIFEST[d]))
    g.client_display = [deck.pop() for deck in (g.routine_deck, g.routine_deck, g.case_deck, g.case_deck)]
    g.grief_display = [draw_from(g, g.grief_deck, g.grief_discard) for _ in range(4)]
    g.manifest_display = [draw_from(g, g.manifest_deck, g.manifest_discard) for _ in range(4)]
    g.start_pool = sorted(g.routine_deck.pop() for _ in range(g.players + 1))


def _shuffled(g: State, numbers: Iterable[int]) -> list[int]:
    deck = list(numbers)
    g.rng.shuffle(deck)
    return deck


def place_figures(g: State, options: Options) -> None:
    """Freud at the location of a random goal, the journalist at that of another, the fireworks in Freud's district."""
    g.freud = g.rng.below(6)
    if options["journalist"]:
        g.journalist = (g.freud + 1 + g.rng.below(5)) % 6
    if options["fireworks"]:
        g.fireworks = DISTRICT_OF[g.freud]


def lay_overlays(g: State, mode: str) -> None:
    """Coloured sides lie in their own district, grey ones anywhere; mixed has one coloured to a district."""
    if mode == "none":
        return
    overlays = list(range(len(OVERLAY_DISTRICT)))
    g.rng.shuffle(overlays)
    free = list(range(len(LOCATIONS)))
    g.rng.shuffle(free)
    laid = [NONE] * 6
    grey: list[int] = []
    coloured_in: list[int] = []
    for overlay in overlays:
        district = OVERLAY_DISTRICT[overlay]
        if mode == "grey" or (mode == "mixed" and district in coloured_in):
            grey.append(overlay)
            continue
        coloured_in.append(district)
        location = next(place for place in free if DISTRICT_OF[place] == district)
        free.remove(location)
        laid[location] = 2 * overlay
    for overlay in grey:
        laid[free.pop()] = 2 * overlay + 1
    g.overlay = laid


# --- choices before the first turn


class StartClient(GameStep):
    """Choose a starting client."""

    number = 0
    name = "start-client"
    verb = words.CLIENT
    otherwise = NOT_IN_CLIENT_DISPLAY

    def nouns(self, g: State, seat: int) -> range:
        return range(len(g.start_pool))

    def chosen(self, g: State, seat: int, number: int) -> None:
        client = g.start_pool.pop(number)
        take_client(g, seat, 0, client, STARTING_GRIEF)
        if len(g.start_pool) == 1:
            # The one left over goes under the deck.
            g.routine_deck.insert(0, g.start_pool.pop())

    def called(self, g: State, seat: int, number: int) -> Phrase:
        return client_label(g.start_pool[number], STARTING_GRIEF)


class StartTile(GameStep):
    """Choose one of the three starting tiles of the office's letter."""

    number = 2
    name = "start-tile"
    verb = words.START
    otherwise = NOT_NOW

    def nouns(self, g: State, seat: int) -> range:
        return range(len(START_TILES[g.office[seat]]))

    def chosen(self, g: State, seat: int, number: int) -> None:
        tile = START_TILES[g.office[seat]][number]
        g.professor[seat] = START_LOCATION[tile]
        if g.listening:
            g.tell("professor", seat=seat, location=LOCATIONS[g.professor[seat]])
        for area in START_INSIGHTS[tile]:
            shift(g, seat, RESERVE, area)
        g.push(StartRow(seat, tile))

    def called(self, g: State, seat: int, number: int) -> Phrase:
        tile = START_TILES[g.office[seat]][number]
        insights = counted(area_name(insight) for insight in START_INSIGHTS[tile])
        location, effect = location_name(START_LOCATION[tile]), effect_phrase(TILE_MAIN[tile])
        about = Phrase("start-about", effect=effect, location=location, insights=insights)
        return verb_with(words.START, number + 1).explained(about)


class StartRow(GameStep):
    """Place the starting tile on the left of any row."""

    number = 3
    name = "start-row"
    verb = words.ROW
    among = range(3)
    otherwise = NOT_NOW

    def __init__(self, who: int, tile: int) -> None:
        self.who = who
        self.tile = tile

    def chosen(self, g: State, seat: int, row: int) -> None:
        put_tile(g, seat, 3 * row, self.tile)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-start-row", effect=effect_phrase(TILE_MAIN[self.tile]))

    def called(self, g: State, seat: int, row: int) -> Phrase:
        return row_label(g, seat, row)

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, [], TILES[self.tile], *next_cells(g, self.who)]
