"""Scenarios: any position from a few readable lines of TOML. What is not said has its start value.

seed = 3
options = { players = 2, journalist = true }
stage = "turn"                  # or "clients", "tiles": stop before those are chosen
first = 0
freud = "opera"
freud_marker = 4
journalist = "cafe"
fireworks = "green"
research = ["…", "…"]           # the face-up cards
research_deck = ["…"]           # the top cards, in order
clients = ["client grief", …]   # the display of four; grief may be left out
dreams = ["…"]                  # the manifest display of four
latent = ["…"]                  # the top latent dreams, in order
bonus_used = ["theatre-1"]      # each used bonus has taken one of its district's tokens
used_up = ["latent"]            # decks whose cards lie on their discards: "latent", "manifest", "grief"
signal = 1
[ideas]
b2 = "0 1 research"             # seat, number, action
[tiles]
i = ["top", "middle", "right"]  # ids of level I tiles; "" for none
[overlays]
museum = "red-1 grey"           # an overlay, and which side is up: grey or nothing
[insights_on_map]
green-3 = 1
[treatises]
t1 = { owner = 1, volumes = ["…", "…", "…"] }
[goals]
five-cured = 0
[turn]
seat = 0
[seat.0]
points = 10
coffee = 4
boxes = 1
bright = 2
ideas = 3                       # in the pool; those on the table are counted besides
laps = 1
inkpot = "row-1"
reputation = 2
professor = "library"
insights = { growth-minor = 2 } # the other common ones are in the reserve
own = { reserve = 1 }           # coloured insights on the dial
notebook = ["…", "", "", …]     # nine cells
hand = ["…"]
in_play = ["…"]
cured = ["…"]
rooms = ["client grief manifest latent therapy", …]   # "-" for what is not there
second_room = true
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mindtable.games.unconscious.pieces.board import (
    ACTIONS,
    AREAS,
    BONUSES,
    DISTRICT_SPACES,
    DISTRICTS,
    INKPOT_SPACES,
    LINES,
    RESERVE,
    SPACES,
)
from mindtable.games.unconscious.pieces.cards import (
    CLIENT_THERAPY,
    CLIENTS,
    DREAMS,
    GRIEF,
    GRIEF_THERAPY,
    MANIFEST,
    OVERLAYS,
    RESEARCH,
    ROUTINE,
    START_LOCATION,
    START_TILES,
    STARTING_GRIEF,
    TILE_LEVEL,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.pieces.effects import LOCATIONS
from mindtable.games.unconscious.pieces.goal_cards import GOALS
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules.setup import StartClient, StartTile
from mindtable.games.unconscious.rules.turn import NextTurn, Turn
from mindtable.kernel.position import replaced
from mindtable.kernel.scenario_text import only_keys, read_name, read_number, wrong

_KEYS = {
    "stage",
    "first",
    "freud",
    "freud_marker",
    "journalist",
    "fireworks",
    "research",
    "research_deck",
    "clients",
    "dreams",
    "latent",
    "bonus_used",
    "used_up",
    "signal",
    "ideas",
    "tiles",
    "insights_on_map",
    "overlays",
    "treatises",
    "goals",
    "turn",
    "seat",
}
_SEAT_KEYS = {
    "points",
    "coffee",
    "boxes",
    "bright",
    "ideas",
    "laps",
    "inkpot",
    "reputation",
    "professor",
    "insights",
    "own",
    "notebook",
    "hand",
    "in_play",
    "cured",
    "rooms",
    "second_room",
}
ABSENT = "-"


def arrange(g: State, table: Mapping[str, Any]) -> None:
    only_keys(table, _KEYS)
    if "first" in table:
        _set_first(g, read_number(table["first"], 0, g.players - 1, "first"))
    stage = table.get("stage", "turn")
    if stage == "clients":
        return
    _start_clients(g)
    if stage == "tiles":
        return
    if stage != "turn":
        raise wrong("stage", stage)
    _start_tiles(g)
    _city(g, table)
    _research(g, table)
    _ideas(g, table.get("ideas", {}))
    _tiles(g, table)
    for seat, said in _seats(g, table):
        _seat(g, seat, said)
    _clients(g, table)
    g.signal = read_number(table.get("signal", g.signal), 0, 2, "signal")
    said = table.get("turn", {})
    only_keys(said, {"seat"}, "turn.")
    seat = read_number(said.get("seat", g.first), 0, g.players - 1, "turn.seat")
    g.stack.clear()
    g.active = seat
    g.turns = (seat - g.first) % g.players + 1
    g.push(Turn(seat))


# --- the set-up brought to its end


def _set_first(g: State, first: int) -> None:
    """Another first player: the steps before the first turn and the markers follow."""
    order = [(first + turn) % g.players for turn in range(g.players)]
    g.first = g.active = first
    g.stack = [NextTurn()]
    g.stack += [StartTile(seat) for seat in reversed(order)]
    g.stack += [StartClient(seat) for seat in order]
    for place, seat in enumerate(order):
        g.arrival = replaced(g.arrival, seat, g.players - place)
        g.bright[seat] = (0, 1, 1, 2)[place]
        g.coffee[seat] = 5 if place == 2 else 4


def _start_clients(g: State) -> None:
    """Everyone has the next starting client and the next dreams."""
    g.stack = [step for step in g.stack if not isinstance(step, StartClient)]
    for seat in range(g.players):
        at = 2 * seat
        g.room_client[at] = g.start_pool.pop()
        g.room_grief[at] = STARTING_GRIEF
        g.room_latent[at] = g.latent_deck.pop()
        g.room_manifest[at] = g.manifest_deck.pop()
        g.room_therapy[at] = CLIENT_THERAPY[g.room_client[at]] + GRIEF_THERAPY[STARTING_GRIEF]
    g.routine_deck = g.start_pool + g.routine_deck
    g.start_pool = []


def _start_tiles(g: State) -> None:
    """Everyone has the first starting tile of the own letter in the first row, without its insights."""
    g.stack = [step for step in g.stack if not isinstance(step, StartTile)]
    for seat in range(g.players):
        tile = START_TILES[g.office[seat]][0]
        g.notebook = replaced(g.notebook, 9 * seat, tile)
        g.professor[seat] = START_LOCATION[tile]


# --- what the scenario says


def _city(g: State, table: Mapping[str, Any]) -> None:
    if "freud" in table:
        g.freud = read_name(table["freud"], LOCATIONS, "freud")
    if "journalist" in table:
        g.journalist = read_name(table["journalist"], LOCATIONS, "journalist")
    if "fireworks" in table:
        g.fireworks = read_name(table["fireworks"], DISTRICTS, "fireworks")
    g.freud_marker = read_number(table.get("freud_marker", g.freud_marker), 1, 10, "freud_marker")
    for name in table.get("bonus_used", []):
        bonus = read_name(name, BONUSES, "bonus_used")
        g.bonus_used = replaced(g.bonus_used, bonus, 1)
        g.district_tokens = replaced(g.district_tokens, bonus // 6, g.district_tokens[bonus // 6] - 1)
    for name, seat in table.get("insights_on_map", {}).items():
        space = read_name(name, DISTRICT_SPACES, "insights_on_map")
        g.district_owner = replaced(g.district_owner, space, read_number(seat, 0, g.players - 1, "insights_on_map"))
        g.district_tokens = replaced(g.district_tokens, space // 4, g.district_tokens[space // 4] - 1)
    g.overlay = list(g.overlay)
    for name, text in table.get("overlays", {}).items():
        location = read_name(name, LOCATIONS, "overlays")
        overlay, _, side = str(text).partition(" ")
        number = read_name(overlay, OVERLAYS, f"overlays.{name}")
        if side not in ("", "grey"):
            raise wrong(f"overlays.{name}", text)
        for other in range(6):
            if g.overlay[other] // 2 == number:
                g.overlay[other] = g.overlay[location]
        g.overlay[location] = 2 * number + (side == "grey")
    for name, seat in table.get("goals", {}).items():
        g.goal_owner = replaced(
            g.goal_owner, read_name(name, GOALS, "goals"), read_number(seat, 0, g.players - 1, "goals")
        )


def _research(g: State, table: Mapping[str, Any]) -> None:
    """Cards named somewhere are taken from wherever they are; the rest stay in the deck."""
    display = [read_name(name, RESEARCH, "research") for name in table.get("research", [])]
    top = [read_name(name, RESEARCH, "research_deck") for name in table.get("research_deck", [])]
    volumes: dict[int, list[int]] = {}
    for name, said in table.get("treatises", {}).items():
        treatise = read_name(name, TREATISES, "treatises")
        only_keys(said, {"owner", "volumes"}, f"treatises.{name}.")
        volumes[treatise] = [read_name(card, RESEARCH, f"treatises.{name}") for card in said.get("volumes", [])]
        owner = read_number(said["owner"], 0, g.players - 1, f"treatises.{name}.owner")
        g.treatise_owner = replaced(g.treatise_owner, treatise, owner)
        g.treatise_cards = replaced(g.treatise_cards, treatise, volumes[treatise])
        g.published = replaced(g.published, owner, [*g.published[owner], treatise])
    held: list[int] = []
    for seat, said in _seats(g, table):
        g.hands[seat] = sorted(read_name(card, RESEARCH, f"seat.{seat}.hand") for card in said.get("hand", []))
        g.unseen = replaced(g.unseen, seat, list(g.hands[seat]))
        in_play = sorted(read_name(card, RESEARCH, f"seat.{seat}.in_play") for card in said.get("in_play", []))
        g.in_play = replaced(g.in_play, seat, in_play)
        held += g.hands[seat] + in_play
    named = display + top + held + [card for cards in volumes.values() for card in cards]
    if len(set(named)) != len(named):
        raise wrong("research", "a card is named twice")
    rest = [card for card in g.research_deck + g.research_display if card not in named]
    g.research_display = display or [rest.pop(), rest.pop()]
    g.research_deck = rest + list(reversed(top))


def _ideas(g: State, said: Mapping[str, Any]) -> None:
    for name, text in said.items():
        space = read_name(name, SPACES, "ideas")
        words = str(text).split()
        if len(words) != 3 or not words[0].isdecimal() or not words[1].isdecimal() or g.idea_owner[space] != NONE:
            raise wrong(f"ideas.{name}", text)
        seat = read_number(int(words[0]), 0, g.players - 1, f"ideas.{name}")
        g.idea_owner = replaced(g.idea_owner, space, seat)
        g.idea_count = replaced(g.idea_count, space, read_number(int(words[1]), 1, 2, f"ideas.{name}"))
        g.idea_action = replaced(g.idea_action, space, read_name(words[2], ACTIONS, f"ideas.{name}"))
        g.ideas[seat] -= g.idea_count[space]


def _tiles(g: State, table: Mapping[str, Any]) -> None:
    """Notebooks and displays; a tile named in one place is taken out of the others."""
    named = _notebooks(g, table)
    rows = {key: _row_of_tiles(said, "tiles") for key, said in table.get("tiles", {}).items()}
    named += [tile for row in rows.values() for tile in row if tile != NONE]
    if len(set(named)) != len(named):
        raise wrong("tiles", "a tile is named twice")
    for level, key in enumerate(("i", "ii")):
        _take_out(g, level, named)
        if key in rows:
            if any(tile != NONE and TILE_LEVEL[tile] != level + 1 for tile in rows[key]):
                raise wrong(f"tiles.{key}", table["tiles"][key])
            _lay_out(g, level, rows[key])
    for seat in range(g.players):
        for line in range(6):
            filled = all(g.notebook[9 * seat + cell] != NONE for cell in LINES[line])
            g.line_open = replaced(g.line_open, 6 * seat + line, int(filled))


def _notebooks(g: State, table: Mapping[str, Any]) -> list[int]:
    """The tiles named in notebooks, which are put there."""
    named: list[int] = []
    for seat, said in _seats(g, table):
        if "notebook" in said:
            cells = _row_of_tiles(said["notebook"], f"seat.{seat}.notebook")
            cells += [NONE] * (9 - len(cells))
            g.notebook = [*g.notebook[: 9 * seat], *cells[:9], *g.notebook[9 * seat + 9 :]]
            named += [tile for tile in cells if tile != NONE]
    return named


def _row_of_tiles(names: Sequence[object], key: str) -> list[int]:
    return [read_name(name, TILES, key) if name else NONE for name in names]


def _take_out(g: State, level: int, named: Sequence[int]) -> None:
    """Tiles named elsewhere leave the stack of their level; in the display the next of the stack follow."""
    g.stacks[level] = [tile for tile in g.stacks[level] if tile not in named]
    g.unused_tiles[level] = [tile for tile in g.unused_tiles[level] if tile not in named]
    for place in (g.tile_middle, g.tile_right):
        if place[level] in named:
            place[level] = g.stacks[level].pop() if g.stacks[level] else NONE


def _lay_out(g: State, level: int, row: Sequence[int]) -> None:
    """The display of a level as the scenario names it: the top of the stack, the middle tile and the right one."""
    top, middle, right, *_ = [*row, NONE, NONE, NONE]
    for place, tile in ((g.tile_middle, middle), (g.tile_right, right)):
        if place[level] != NONE:
            g.stacks[level].insert(0, place[level])
        place[level] = tile
    if top == NONE:
        g.stacks[level] = []
    else:
        g.stacks[level].append(top)


def _seat(g: State, seat: int, said: Mapping[str, Any]) -> None:
    at = f"seat.{seat}."
    only_keys(said, _SEAT_KEYS, at)
    g.points[seat] = read_number(said.get("points", g.points[seat]), 0, 500, at + "points")
    g.coffee[seat] = read_number(said.get("coffee", g.coffee[seat]), 0, 6, at + "coffee")
    g.boxes[seat] = read_number(said.get("boxes", g.boxes[seat]), 0, 7, at + "boxes")
    g.bright[seat] = read_number(said.get("bright", g.bright[seat]), 0, 30, at + "bright")
    laps = read_number(said.get("laps", 0), 0, 3, at + "laps")
    g.laps = replaced(g.laps, seat, laps)
    g.ideas[seat] += laps
    if "ideas" in said and said["ideas"] != g.ideas[seat]:
        raise wrong(at + "ideas", said["ideas"])
    if "inkpot" in said:
        g.inkpot[seat] = read_name(said["inkpot"], INKPOT_SPACES, at + "inkpot")
    reputation = read_number(said.get("reputation", g.reputation[seat]), 0, 9, at + "reputation")
    g.reputation = replaced(g.reputation, seat, reputation)
    if "professor" in said:
        g.professor[seat] = read_name(said["professor"], LOCATIONS, at + "professor")
    base = 10 * seat
    if "insights" in said:
        g.common[base : base + 10] = _dial(said["insights"], at + "insights")
        g.common[base + RESERVE] = 7 - sum(g.common[base + 1 : base + 10])
        if g.common[base + RESERVE] < 0:
            raise wrong(at + "insights", said["insights"])
    g.own[base : base + 10] = _dial(said.get("own", {}), at + "own")
    placed = g.district_owner.count(seat) + g.treatise_owner.count(seat)
    freed = sum(g.line_open[6 * seat : 6 * seat + 6])
    if "own" not in said:
        g.own[base + RESERVE] = max(0, freed - placed)
    if "second_room" in said:
        g.second_room = replaced(g.second_room, seat, int(bool(said["second_room"])))


def _dial(said: Mapping[str, Any], key: str) -> list[int]:
    areas = [0] * 10
    for name, number in said.items():
        areas[read_name(name, AREAS, key)] = read_number(number, 0, 13, key)
    return areas


def _clients(g: State, table: Mapping[str, Any]) -> None:
    """Rooms, cured clients and the display; decks hold the rest."""
    unsaid = [at for at in range(2 * g.players) if g.room_client[at] >= 0]
    for seat, said in _seats(g, table):
        for at, text in enumerate(said.get("rooms", []), start=2 * seat):
            _room(g, at, str(text))
            if at in unsaid:
                unsaid.remove(at)
        cured = [read_name(name, CLIENTS, f"seat.{seat}.cured") for name in said.get("cured", [])]
        g.cured = replaced(g.cured, seat, cured)
    for number, text in enumerate(table.get("clients", [])):
        names = str(text).split() or [ABSENT]
        _show(g.client_display, number, _optional(names[0], CLIENTS, "clients"))
        if len(names) > 1:
            _show(g.grief_display, number, _optional(names[1], GRIEF, "clients"))
    for number, name in enumerate(table.get("dreams", [])):
        _show(g.manifest_display, number, _optional(name, DREAMS, "dreams"))
    _make_room(g, unsaid)
    _nothing_twice(g)
    _settle_decks(g, [read_name(name, DREAMS, "latent") for name in table.get("latent", [])])
    _fill_displays(g)
    for name in table.get("used_up", []):
        decks = {"latent": g.latent_deck, "manifest": g.manifest_deck, "grief": g.grief_deck}
        discards = {"latent": g.latent_discard, "manifest": g.manifest_discard, "grief": g.grief_discard}
        if name not in decks:
            raise wrong("used_up", name)
        discards[name] += decks[name]
        decks[name].clear()


def _room(g: State, at: int, text: str) -> None:
    words = text.split()
    if len(words) != 5:
        raise wrong("rooms", " ".join(words))
    client, grief, manifest, latent, therapy = words
    g.room_client[at] = _optional(client, CLIENTS, "rooms")
    g.room_grief[at] = _optional(grief, GRIEF, "rooms")
    g.room_manifest[at] = _optional(manifest, DREAMS, "rooms")
    g.room_latent[at] = _optional(latent, DREAMS, "rooms")
    g.room_therapy[at] = read_number(int(therapy) if therapy.isdecimal() else -1, 0, 8, "rooms")
    if at % 2 and g.room_client[at] >= 0:
        g.second_room = replaced(g.second_room, at // 2, 1)


def _show(display: list[int], number: int, piece: int) -> None:
    """A piece lies at this place of a display, and at no other where the set-up may have put it."""
    if piece in display:
        display[display.index(piece)] = NONE
    display[number] = piece


def _make_room(g: State, unsaid: Sequence[int]) -> None:
    """In a room the scenario does not speak of, what it names elsewhere is replaced by what it names nowhere."""
    clients, dreams = _clients_lying(g), _dreams_lying(g)
    for at in unsaid:
        if clients.count(g.room_client[at]) > 1:
            g.room_client[at] = next(c for c in _not_in(clients, CLIENTS) if ROUTINE[c])
            clients.append(g.room_client[at])
            g.room_therapy[at] = CLIENT_THERAPY[g.room_client[at]] + GRIEF_THERAPY[STARTING_GRIEF]
        for room in (g.room_manifest, g.room_latent):
            if dreams.count(room[at]) > 1:
                room[at] = next(d for d in _not_in(dreams, DREAMS) if MANIFEST[d] == MANIFEST[room[at]])
                dreams.append(room[at])


def _nothing_twice(g: State) -> None:
    """What the scenario names elsewhere leaves the displays; elsewhere it may name it once."""
    _leave(g.client_display, _clients_lying(g))
    if _any_twice(_pieces(g.room_client, *g.cured)):
        raise wrong("clients", "a client is named twice")
    _leave(g.grief_display, _grief_lying(g))
    _leave(g.manifest_display, _dreams_lying(g))
    if _any_twice(_pieces(g.room_manifest, g.room_latent)):
        raise wrong("rooms", "a dream is named twice")


def _leave(display: list[int], lying: Sequence[int]) -> None:
    for number, piece in enumerate(display):
        if lying.count(piece) > 1:
            display[number] = NONE


def _settle_decks(g: State, latent: Sequence[int]) -> None:
    """What lies nowhere on the table lies in its deck."""
    clients, dreams = _not_in(_clients_lying(g), CLIENTS), _not_in(_dreams_lying(g), DREAMS)
    g.routine_deck = [client for client in clients if ROUTINE[client]]
    g.case_deck = [client for client in clients if not ROUTINE[client]]
    g.grief_deck = _not_in([STARTING_GRIEF, *_grief_lying(g)], GRIEF)
    g.manifest_deck = [dream for dream in dreams if MANIFEST[dream]]
    g.latent_deck = [d for d in dreams if not MANIFEST[d] and d not in latent] + list(reversed(latent))
    g.grief_discard, g.latent_discard, g.manifest_discard = [], [], []
    for deck in (g.routine_deck, g.case_deck, g.grief_deck, g.manifest_deck):
        g.rng.shuffle(deck)


def _fill_displays(g: State) -> None:
    for number in range(4):
        clients = g.routine_deck if number < 2 else g.case_deck
        for display, deck in (
            (g.client_display, clients),
            (g.grief_display, g.grief_deck),
            (g.manifest_display, g.manifest_deck),
        ):
            if display[number] < 0 and deck:
                display[number] = deck.pop()


def _pieces(*places: Sequence[int]) -> list[int]:
    return [piece for place in places for piece in place if piece >= 0]


def _clients_lying(g: State) -> list[int]:
    return _pieces(g.room_client, g.client_display, *g.cured)


def _grief_lying(g: State) -> list[int]:
    """Of the starting layer everyone has one: it comes from no deck."""
    return [layer for layer in _pieces(g.room_grief, g.grief_display) if layer != STARTING_GRIEF]


def _dreams_lying(g: State) -> list[int]:
    return _pieces(g.room_manifest, g.room_latent, g.manifest_display)


def _not_in(lying: Sequence[int], names: Sequence[str]) -> list[int]:
    """Of all the pieces with these names, those that do not lie there."""
    return [piece for piece in range(len(names)) if piece not in lying]


def _any_twice(pieces: Sequence[int]) -> bool:
    return len(set(pieces)) != len(pieces)


# --- reading values


def _optional(value: object, names: Sequence[str], key: str) -> int:
    return NONE if value in ("", ABSENT) else read_name(value, names, key)


def _seats(g: State, table: Mapping[str, Any]) -> list[tuple[int, Mapping[str, Any]]]:
    """What the scenario says of each seat that it names."""
    return [
        (read_number(int(key) if str(key).isdecimal() else -1, 0, g.players - 1, f"seat.{key}"), said)
        for key, said in table.get("seat", {}).items()
    ]
