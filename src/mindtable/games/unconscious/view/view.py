"""What a viewer may know of a game of Unconscious Mind: everything but other players' research and the decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypedDict, cast

from mindtable.games.unconscious.pieces.board import (
    ACTIONS,
    AREAS,
    BONUSES,
    DISTRICT_SPACES,
    DISTRICTS,
    INKPOT_SPACES,
    SPACES,
)
from mindtable.games.unconscious.pieces.cards import (
    ABILITIES,
    CLIENT_ABILITY,
    CLIENTS,
    DREAMS,
    GRIEF,
    LETTERS,
    OVERLAYS,
    RESEARCH,
    ROUTINE,
    START_TILES,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.pieces.effects import LEVELS, LOCATIONS, QUALITIES
from mindtable.games.unconscious.pieces.goal_cards import GOALS
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules.chain import chain
from mindtable.games.unconscious.rules.city import MOVED_THERE, resolutions
from mindtable.games.unconscious.rules.desk import SOURCES, active_clients, most_boxes, tags
from mindtable.games.unconscious.rules.goal import progress
from mindtable.games.unconscious.rules.heeds import WARNINGS, Heed, heeds
from mindtable.games.unconscious.rules.notebook import PlaceTile
from mindtable.games.unconscious.rules.scoring import FINAL_PARTS, case_points, final_parts, ranking, winner
from mindtable.games.unconscious.rules.setup import StartTile
from mindtable.games.unconscious.wording.words import FREE_KINDS, TILE_SPOTS
from mindtable.kernel.columns import KNOWN, Amount, ByName, BySeat, Length, Places, Seat, Which, Word, Words
from mindtable.kernel.phrases import Described

# The names that the client needs to know, and what it calls one of them.
NAMES: Final[Mapping[str, Sequence[str]]] = {
    "Quality": QUALITIES,
    "Level": LEVELS,
    "District": DISTRICTS,
    "Location": LOCATIONS,
    "Action": ACTIONS,
    "Space": SPACES,
    "InkpotSpace": INKPOT_SPACES,
    "TileSpot": TILE_SPOTS,
    "Goal": GOALS,
    "Treatise": TREATISES,
    "FreeKind": FREE_KINDS,
    "Source": SOURCES[:-1],  # while the game goes on
    "FinalPart": FINAL_PARTS,
    "Warning": WARNINGS,
}

# Of each overlay both sides, as `State.overlay` numbers them.
OVERLAY_SIDES: Final = tuple(f"{overlay} {side}" for overlay in OVERLAYS for side in ("colour", "grey"))

Nothing = Literal[""]
Tile = Annotated[str, Word(TILES)]
Client = Annotated[str, Word(CLIENTS)]
Grief = Annotated[str, Word(GRIEF)]
Dream = Annotated[str, Word(DREAMS)]
Location = Annotated[str, Word(LOCATIONS)]
Research = Annotated[list[str], Words(RESEARCH)]
# One link of what is being done: the step's name and what it is about.
Link = tuple[str, *tuple[str | int | list[str], ...]]


class Ideas(NamedTuple):
    """On a space of the meeting table: whose, how many, pointing at which action."""

    owner: Annotated[int, Seat()]
    number: Annotated[int, Amount(3)]
    action: Annotated[str, Word(ACTIONS)]


class TreatiseView(NamedTuple):
    """Who has published it, with which volumes."""

    owner: Annotated[int, Seat()]
    volumes: Annotated[list[str], Length(5)]


class Waiting(NamedTuple):
    """A client in the display, with its grief layer."""

    client: Client
    grief: Grief


class RoomView(NamedTuple):
    """Client, grief layer, manifest dream, latent dream, therapy points: as in a scenario."""

    client: Client
    grief: Grief
    manifest: Dream
    latent: Dream
    therapy: Annotated[int, Amount(8)]


class TileRow(TypedDict):
    stack: Annotated[int, Amount(20)]
    top: Tile
    middle: Tile
    right: Tile


class SeatView(TypedDict):
    points: Annotated[int, Amount(150)]
    coffee: Annotated[int, Amount(6)]
    boxes: Annotated[int, Amount(5)]
    most_boxes: Annotated[int, Amount(8)]
    bright: Annotated[int, Amount(6)]
    ideas: Annotated[int, Amount(8)]
    laps: Annotated[int, Amount(6)]
    inkpot: Annotated[str, Word(INKPOT_SPACES)]
    reputation: Annotated[int, Amount(9)]
    professor: Location | Nothing
    office: Annotated[str, Word(LETTERS)]
    insights: Annotated[dict[str, Annotated[int, Amount(7)]], ByName(AREAS)]
    own: Annotated[dict[str, Annotated[int, Amount(4)]], ByName(AREAS)]
    notebook: Annotated[list[Tile], Places(9)]
    rooms: Annotated[list[RoomView | None], Places(2)]
    second_room: bool
    cured: Annotated[list[str], Words(CLIENTS)]
    in_play: Research
    tags: Annotated[list[Annotated[int, Amount(6)]], Places(6)]
    goals: Annotated[list[Annotated[int, Amount(5)]], Places(7)]
    seen: Research
    unseen: Annotated[int, Amount(6)]
    hand: NotRequired[Research]
    # for the player: what to keep in mind, the client behind each ability that holds, and how often the effects of
    # each location could be resolved by who stands there now
    heeds: NotRequired[Annotated[list[Heed], KNOWN]]
    abilities: NotRequired[Annotated[dict[str, str], KNOWN]]
    resolutions: NotRequired[Annotated[list[int], KNOWN]]
    start_tiles: NotRequired[Annotated[list[Tile], Places(3)]]
    # at the end: points by part of the final scoring, by where they came from before it, by case study
    final: NotRequired[Annotated[dict[str, int], KNOWN]]
    earned: NotRequired[Annotated[dict[str, int], KNOWN]]
    case_studies: NotRequired[Annotated[dict[str, int], KNOWN]]


class Landing(TypedDict):
    """Where the inkpot would come to stand, how many ideas it frees, and what it brings: one way or one of several."""

    by: int
    bright: int  # ideas that this takes
    space: Annotated[str, Word(INKPOT_SPACES)]
    freed: int
    brings: list[list[str]]


class Chain(TypedDict):
    """What ideas on one of these spaces would set going: the inkpot moves by their value, or a little more or less."""

    spaces: list[Annotated[str, Word(SPACES)]]
    value: int
    landings: list[Landing]


class Waste(TypedDict):
    """The warning, and what it says of this choice."""

    name: Annotated[str, Word(WARNINGS)]
    said: Described


class Facts(TypedDict):
    """What a choice is made with, where it leads, and what it wastes."""

    overpays: NotRequired[bool]
    wastes: NotRequired[Waste]
    space: NotRequired[Annotated[str, Word(INKPOT_SPACES)]]  # where the inkpot comes to stand
    location: NotRequired[Annotated[str, Word(LOCATIONS)]]
    cell: NotRequired[int]  # of the notebook, from 1
    # what a kind of turn can begin with
    chains: NotRequired[list[Chain]]
    spaces: NotRequired[list[Annotated[str, Word(SPACES)]]]
    rooms: NotRequired[list[int]]


# --- in the catalogue


class Icon(TypedDict):
    """An insight that an effect uses."""

    level: Annotated[str, Word(LEVELS)]
    quality: Literal["any"] | Annotated[str, Word(QUALITIES)]


class Gain(TypedDict):
    """One thing that an effect brings; `op` is the name of its sign."""

    op: str
    n: NotRequired[int]
    level: NotRequired[Annotated[str, Word(LEVELS)]]
    quality: NotRequired[Literal["any"] | Annotated[str, Word(QUALITIES)]]
    location: NotRequired[Annotated[str, Word(LOCATIONS)]]


class Signs(TypedDict):
    """An effect as it is drawn."""

    cost: list[Icon | Literal["repress"]]
    gains: list[Gain]


class Figures(TypedDict):
    """The figures on the boards."""

    most_coffee: int
    laps: int
    tokens: int
    district_values: list[int]
    inkpot_values: list[int]  # by row of the meeting table
    track_end: int
    watches: list[int]
    catharsis_at: int
    therapy_points: list[int]
    goal_needs: list[int]
    locks: list[int]  # by cells covered with a lock: cured clients needed
    lock_cells: list[int]


# What the catalogue holds in these forms.
CATALOGUE: Final = (Signs, Figures)


class UnconsciousView(TypedDict):
    """What a viewer may know of a game of Unconscious Mind."""

    turns: Annotated[int, Amount(120)]
    first: Annotated[int, Seat()]
    active: Annotated[int, Seat()]
    signal: Annotated[int, Which(3)]  # 0 while the game goes on, 1 once the end is signalled, 2 in the last round
    doing: Annotated[list[Link], KNOWN]
    ideas: Annotated[dict[str, Ideas], ByName(SPACES)]
    blocked: Annotated[list[str], Words(SPACES)]
    tiles: Annotated[tuple[TileRow, TileRow], Places(2)]
    freud: Location
    journalist: Location | Nothing
    fireworks: Annotated[str, Word(DISTRICTS)] | Nothing
    bonus_used: Annotated[list[str], Words(BONUSES)]
    insights_on_map: Annotated[dict[str, Annotated[int, Seat()]], ByName(DISTRICT_SPACES)]
    tokens: Annotated[list[Annotated[int, Amount(8)]], Places(3)]
    overlays: Annotated[list[Annotated[str, Word(OVERLAY_SIDES)]], Places(6)]
    freud_marker: Annotated[int, Amount(10)]
    ranking: Annotated[list[Annotated[int, Seat()]], Places(4)]
    goals: Annotated[dict[str, Annotated[int, Seat()]], ByName(GOALS)]
    research: Annotated[list[Annotated[str, Word(RESEARCH)]], Places(2)]
    research_deck: Annotated[int, Amount(36)]
    treatises: Annotated[dict[str, TreatiseView], ByName(TREATISES)]
    clients: Annotated[list[Waiting], Places(4)]
    start_clients: Annotated[list[Client], Places(5)]
    client_decks: Annotated[tuple[Annotated[int, Amount(12)], Annotated[int, Amount(12)]], Places(2)]
    bottom_client: Client
    dreams: Annotated[list[Dream], Places(4)]
    waiting_tiles: Annotated[list[str], Words(TILES)]
    seats: Annotated[list[SeatView], BySeat()]
    winner: Annotated[int, Seat()]


def view(g: State, viewer: int) -> UnconsciousView:
    return {
        "turns": g.turns,
        "first": g.first,
        "active": g.active,
        "signal": g.signal,
        "doing": cast("list[Link]", chain(g, viewer)) if g.stack else [],
        "ideas": _ideas(g),
        "blocked": [SPACES[space] for space in range(16) if g.idea_owner[space] < NONE],
        "tiles": (_tile_row(g, 0), _tile_row(g, 1)),
        "freud": LOCATIONS[g.freud],
        "journalist": _name(LOCATIONS, g.journalist),
        "fireworks": _name(DISTRICTS, g.fireworks),
        "bonus_used": [BONUSES[bonus] for bonus in range(18) if g.bonus_used[bonus]],
        "insights_on_map": _owners(DISTRICT_SPACES, g.district_owner),
        "tokens": list(g.district_tokens),
        "overlays": [OVERLAY_SIDES[side] for side in g.overlay] if max(g.overlay) >= 0 else [],
        "freud_marker": g.freud_marker,
        "ranking": ranking(g),
        "goals": _owners(GOALS, g.goal_owner),
        "research": _names(RESEARCH, g.research_display),
        "research_deck": len(g.research_deck),
        "treatises": _treatises(g),
        "clients": [
            Waiting(_name(CLIENTS, client), _name(GRIEF, grief))
            for client, grief in zip(g.client_display, g.grief_display, strict=True)
        ],
        "start_clients": _names(CLIENTS, g.start_pool),
        "client_decks": (len(g.routine_deck), len(g.case_deck)),
        "bottom_client": CLIENTS[g.routine_deck[0]] if g.routine_deck and not g.start_pool else "",
        "dreams": _names(DREAMS, g.manifest_display),
        "waiting_tiles": [TILES[step.tile] for step in g.stack if isinstance(step, PlaceTile)],
        "seats": [_seat(g, seat, viewer) for seat in range(g.players)],
        "winner": winner(g) if not g.stack else NONE,
    }


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else ""


def _names(names: tuple[str, ...], numbers: Iterable[int]) -> list[str]:
    return [_name(names, number) for number in numbers]


def _owners(names: tuple[str, ...], owners: Iterable[int]) -> dict[str, int]:
    """Whose each thing is; what is nobody's is left out."""
    return {name: owner for name, owner in zip(names, owners, strict=True) if owner >= 0}


def _ideas(g: State) -> dict[str, Ideas]:
    return {
        SPACES[space]: Ideas(owner, g.idea_count[space], ACTIONS[g.idea_action[space]])
        for space, owner in enumerate(g.idea_owner)
        if owner >= 0
    }


def _treatises(g: State) -> dict[str, TreatiseView]:
    return {
        TREATISES[treatise]: TreatiseView(owner, _names(RESEARCH, g.treatise_cards[treatise]))
        for treatise, owner in enumerate(g.treatise_owner)
        if owner >= 0
    }


def _tile_row(g: State, level: int) -> TileRow:
    stack = g.stacks[level]
    return {
        "stack": len(stack),
        "top": TILES[stack[-1]] if stack else "",
        "middle": _name(TILES, g.tile_middle[level]),
        "right": _name(TILES, g.tile_right[level]),
    }


def _seat(g: State, seat: int, viewer: int) -> SeatView:
    seen: SeatView = {
        "points": g.points[seat],
        "coffee": g.coffee[seat],
        "boxes": g.boxes[seat],
        "most_boxes": most_boxes(g, seat),
        "bright": g.bright[seat],
        "ideas": g.ideas[seat],
        "laps": g.laps[seat],
        "inkpot": INKPOT_SPACES[g.inkpot[seat]],
        "reputation": g.reputation[seat],
        "professor": _name(LOCATIONS, g.professor[seat]),
        "office": LETTERS[g.office[seat]],
        "insights": _dial(g.common, seat),
        "own": _dial(g.own, seat),
        "notebook": _names(TILES, g.notebook[9 * seat : 9 * seat + 9]),
        "rooms": [_room(g, seat, room) for room in (0, 1)],
        "second_room": bool(g.second_room[seat]),
        "cured": _names(CLIENTS, g.cured[seat]),
        "in_play": _names(RESEARCH, g.in_play[seat]),
        "tags": [tags(g, seat, location) for location in range(6)],
        "goals": [progress(g, seat, goal) for goal in range(len(GOALS))],
        "seen": [RESEARCH[card] for card in g.hands[seat] if card not in g.unseen[seat]],
        "unseen": len(g.unseen[seat]),
    }
    if viewer == seat or viewer == -2 - seat:
        _show_own(g, seat, seen)
    if any(isinstance(step, StartTile) and step.who == seat for step in g.stack):
        seen["start_tiles"] = _names(TILES, START_TILES[g.office[seat]])
    if not g.stack:
        _show_final(g, seat, seen)
    return seen


def _show_own(g: State, seat: int, seen: SeatView) -> None:
    """What only the seat itself is shown."""
    seen["hand"] = _names(RESEARCH, g.hands[seat])
    seen["heeds"] = heeds(g, seat)
    seen["abilities"] = {ABILITIES[CLIENT_ABILITY[c]]: CLIENTS[c] for c in active_clients(g, seat) if ROUTINE[c]}
    seen["resolutions"] = [resolutions(g, seat, location, MOVED_THERE) for location in range(6)]


def _show_final(g: State, seat: int, seen: SeatView) -> None:
    """Where the points of a finished game come from."""
    seen["final"] = final_parts(g, seat)
    seen["earned"] = {SOURCES[n]: g.earned[8 * seat + n] for n in range(8)}
    seen["case_studies"] = {CLIENTS[c]: case_points(g, seat, c) for c in active_clients(g, seat) if not ROUTINE[c]}


def _dial(insights: Sequence[int], seat: int) -> dict[str, int]:
    """How many of these insights lie in each area of the seat's dial."""
    held = insights[10 * seat : 10 * seat + 10]
    return {area: number for area, number in zip(AREAS, held, strict=True) if number}


def _room(g: State, seat: int, room: int) -> RoomView | None:
    at = 2 * seat + room
    if g.room_client[at] < 0:
        return None
    return RoomView(
        CLIENTS[g.room_client[at]],
        _name(GRIEF, g.room_grief[at]),
        _name(DREAMS, g.room_manifest[at]),
        _name(DREAMS, g.room_latent[at]),
        g.room_therapy[at],
    )
