"""What a viewer may know of a game of Cerebria, as plain data, built by permission.

Everyone sees the board, the decks' top cards, and of every hand the cards that were seen to enter it plus the number of
the others. A team sees its own hands and its Hidden Aspiration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypedDict

from mindtable.games.cerebria.pieces.board import ASPIRATIONS, FRONTIERS, REALMS, SPACES, SPHERES, TEAMS, VIBES
from mindtable.games.cerebria.pieces.cards import CARDS
from mindtable.games.cerebria.pieces.spirit_boards import (
    A_SIDE,
    EDITIONS,
    SPIRIT_ACTIONS,
    SPIRITS,
    TOKEN_SPACES,
    UPGRADE_AT,
    UPGRADES,
)
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.action import Act, RowToken
from mindtable.games.cerebria.rules.aspiration import accomplished_by, shown_standing
from mindtable.games.cerebria.rules.control import frontier_sums, intensity, realm_sums, refresh, token_on
from mindtable.games.cerebria.rules.origin import sphere_at
from mindtable.games.cerebria.rules.scoring import SIZES, Breakdown, breakdown, total, winner
from mindtable.games.cerebria.rules.setup import StartColour, decks_face_down
from mindtable.games.cerebria.wording.words import ABILITIES
from mindtable.kernel.columns import (
    KNOWN,
    Amount,
    BySeat,
    BySide,
    Letters,
    PerSide,
    Pieces,
    Places,
    Seat,
    Side,
    Which,
    Word,
    Words,
)
from mindtable.kernel.viewers import team_of

LETTERS: Final = ".rygbw"  # of each Vibe; a point where no token lies
ENDINGS: Final = ("", "last-aspiration", "capped", "twenty-points")
# The names that the client needs to know, and what it calls one of them.
NAMES: Final[Mapping[str, Sequence[str]]] = {
    "Team": TEAMS,
    "Vibe": VIBES,
    "FragmentSize": SIZES,
    "Realm": REALMS,
    "Frontier": FRONTIERS,
    "Space": SPACES,
    "Sphere": SPHERES,
    "Action": SPIRIT_ACTIONS,
    "Ability": ABILITIES,
    "Aspiration": ASPIRATIONS,
    "VibeLetter": LETTERS,
}

Team = Annotated[str, Side(TEAMS)]
Nothing = Literal[""]
PerTeam = Annotated[list[int], PerSide(10)]
Card = Annotated[str, Word(CARDS)]
Aspirations = Annotated[list[str], Words(ASPIRATIONS)]


class Piece(NamedTuple):
    """A Fragment, in the Identity or as a Fortress."""

    team: Team
    size: Annotated[str, Word(SIZES)]


class SlotView(TypedDict):
    card: Card
    essence: Annotated[int, Amount(5)]
    intensity: Annotated[int, Amount(5)]
    token: NotRequired[Annotated[int, Amount(5)]]
    owner: NotRequired[Annotated[int, Seat()]]
    activated: NotRequired[bool]


class RealmView(TypedDict):
    realm: Annotated[str, KNOWN]
    control: Team | Nothing
    sums: PerTeam
    sphere: Annotated[str, Word(SPHERES)]
    willpower: Annotated[int, Amount(8)]
    fortress: NotRequired[Annotated[Piece, Pieces(TEAMS, SIZES[:2])]]
    fresh: NotRequired[bool]


class FrontierView(TypedDict):
    frontier: Annotated[str, KNOWN]
    control: Team | Nothing
    sums: PerTeam


class TeamView(TypedDict):
    team: Annotated[Team, KNOWN]
    ambition: Annotated[int, Amount(6)]
    points: Annotated[int, Amount(20)]
    minors: Annotated[int, Amount(5)]
    majors: Annotated[int, Amount(3)]
    total: Annotated[int, Amount(40)]
    hidden_left: Annotated[int, Amount(9)]
    past_hidden: Aspirations
    favour: Annotated[int, Seat()]
    wish: Annotated[int, Which(3)]
    breakdown: NotRequired[Annotated[Breakdown, KNOWN]]
    hidden: NotRequired[Annotated[list[Annotated[str, Word(ASPIRATIONS)]], Places(3)]]
    hidden_standing: NotRequired[PerTeam]
    hidden_ahead: NotRequired[Team | Nothing]


class SeatView(TypedDict):
    spirit: Annotated[str, Word(SPIRITS)]
    team: Team
    space: Annotated[str, Word(SPACES)] | Nothing
    willpower: Annotated[int, Amount(20)]
    essence: Annotated[int, Amount(20)]
    deck: Annotated[int, Amount(20)]
    top: Card
    bottom: Annotated[list[str], Words(CARDS, most=2)]
    board: Annotated[str, Word(("A", *(f"B {edition}" for edition in EDITIONS)))]
    tokens: Annotated[dict[str, str], Letters(SPIRIT_ACTIONS, 4, LETTERS[1:])]
    blocked: NotRequired[Annotated[list[str], Words(TOKEN_SPACES)]]
    seen: Annotated[list[str], Words(CARDS, most=2)]
    unseen: Annotated[int, Amount(5)]
    hand: NotRequired[Annotated[list[str], Words(CARDS, most=2)]]


class Acting(TypedDict):
    """The Spirit Action in progress, and the upgrades that it uses so far."""

    action: Annotated[str, Word(SPIRIT_ACTIONS)]
    upgrades: Annotated[list[str], Words(UPGRADES)]


class CerebriaView(TypedDict):
    """What a viewer may know of a game of Cerebria."""

    edition: Annotated[str, Word(EDITIONS)]
    basic: bool
    team_board: Annotated[str, Word(("A", "B"))]
    turn: Annotated[int, Amount(80)]
    active: Annotated[int, Seat()]
    order: Annotated[list[Annotated[int, Seat()]], Places(4)]
    actions_left: Annotated[int, Amount(4)]
    acting: NotRequired[Acting]
    absorbed: bool
    abilities_used: Annotated[list[str], Words(ABILITIES)]
    slots: Annotated[list[SlotView | None], Places(15)]
    realms: Annotated[list[RealmView], Places(5)]
    frontiers: Annotated[list[FrontierView], Places(5)]
    common: Annotated[list[Annotated[str, Word(ASPIRATIONS)]], Places(9)]
    past_common: Aspirations
    removed_common: Aspirations
    standing: PerTeam | tuple[()]  # none once the last Aspiration is gone
    ahead: Team | Nothing
    identity: Annotated[list[Piece], Pieces(TEAMS, SIZES, most=5)]
    teams: Annotated[list[TeamView], BySide()]
    seats: Annotated[list[SeatView], BySeat()]
    ending: Annotated[str, Word(ENDINGS[1:])]
    winner: Team | Nothing


class Amounts(TypedDict):
    """What is paid; an upgrade may also take Willpower off."""

    willpower: NotRequired[int]
    ambition: NotRequired[int]
    essence: NotRequired[int]


class Facts(TypedDict):
    """What a choice costs and brings."""

    price: NotRequired[Amounts]
    at_least: NotRequired[bool]  # what is chosen next may ask for more
    sphere: NotRequired[int]  # Willpower from the Sphere
    supply: NotRequired[int]  # and from the supply besides
    empties: NotRequired[bool]  # the Sphere, which brings a Revelation
    place: NotRequired[Annotated[str, Word(TOKEN_SPACES)]]  # where the upgrade lies
    lies: NotRequired[Literal["hand", "top", "supply"]]  # the card, in the hand unless told


class Figures(TypedDict):
    """What the boards print and the rules say, as far as the table shows it."""

    actions: int  # of a turn
    ends: dict[str, int]  # what an end of the turn brings, by its noun
    ambition: int  # tokens of a team
    abilities: dict[str, int]  # their prices in Ambition
    sphere: int  # Willpower of a full Sphere
    worth: dict[str, int]  # points of a Fragment in the Identity
    strength: dict[str, int]  # what a Fortress adds to its Realm's sum
    wheel: list[Literal["", "essence", "card", "ambition"]]  # what its spaces bring
    intentions: dict[str, dict[str, list[str]]]  # of a Team board, by edition and side
    usual: dict[str, list[str]]  # the Spirits of a side where nobody names any


# What the catalogue holds in these forms.
CATALOGUE: Final = (Figures,)


def view(g: State, viewer: int) -> CerebriaView:
    own = team_of(viewer, g.teams)
    if g.stale:
        refresh(g)
    seen: CerebriaView = {
        "edition": EDITIONS[g.edition],
        "basic": g.basic,
        "team_board": "AB"[g.team_board],
        "turn": g.turn,
        "active": g.active if g.turn else -1,
        "order": list(g.order),
        "actions_left": g.actions_left,
        "absorbed": g.absorbed,
        "abilities_used": [name for k, name in enumerate(ABILITIES) if g.abilities_used >> k & 1],
        "slots": [_slot(g, slot) for slot in range(15)],
        "realms": [_realm(g, realm) for realm in range(5)],
        "frontiers": [_frontier(g, frontier) for frontier in range(5)],
        "common": [ASPIRATIONS[aspiration] for aspiration in g.common],
        "past_common": [ASPIRATIONS[a] for a in g.past_common if a < 9],
        "removed_common": [ASPIRATIONS[a % 9] for a in g.past_common if a >= 9],
        "standing": shown_standing(g, g.common[0]) if g.common else [],
        "ahead": _team_name(accomplished_by(g, g.common[0])) if g.common else "",
        "identity": [Piece(TEAMS[piece // 3], SIZES[piece % 3]) for piece in g.identity],
        "teams": [_team(g, team, own) for team in (0, 1)],
        "seats": [_seat(g, seat, own) for seat in range(len(g.teams))],
        "ending": ENDINGS[g.ending],
        "winner": "" if g.stack else _team_name(winner(g)),
    }
    acting = _acting(g)
    if acting is not None:
        seen["acting"] = acting
    return seen


def _acting(g: State) -> Acting | None:
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Act):
        upgrades = UPGRADE_AT[g.boards[step.who]][step.row]
        return {
            "action": SPIRIT_ACTIONS[step.row],
            "upgrades": [UPGRADES[upgrades[column]] for column in range(3) if step.used >> column & 1],
        }
    return {"action": SPIRIT_ACTIONS[step.row], "upgrades": []} if isinstance(step, RowToken | StartColour) else None


def _slot(g: State, slot: int) -> SlotView | None:
    card = g.emotion[slot]
    if card < 0:
        return None
    seen: SlotView = {"card": CARDS[card], "essence": g.essence[slot], "intensity": intensity(g, slot)}
    token = token_on(g, slot)
    if token:
        seen["token"] = token
    if g.owner[slot] >= 0:
        seen["owner"] = g.owner[slot]
    if g.activated[slot]:
        seen["activated"] = True
    return seen


def _realm(g: State, realm: int) -> RealmView:
    sphere = sphere_at(g, realm)
    seen: RealmView = {
        "realm": REALMS[realm],
        "control": _team_name(g.realm_control[realm]),
        "sums": list(realm_sums(g, realm)),
        "sphere": SPHERES[sphere],
        "willpower": g.sphere[sphere],
    }
    if g.fortress_size[realm]:
        seen["fortress"] = Piece(TEAMS[g.fortress_team[realm]], SIZES[g.fortress_size[realm] - 1])
        seen["fresh"] = bool(g.fortress_new[realm])
    return seen


def _frontier(g: State, frontier: int) -> FrontierView:
    return {
        "frontier": FRONTIERS[frontier],
        "control": _team_name(g.frontier_control[frontier]),
        "sums": list(frontier_sums(g, frontier)),
    }


def _team_name(team: int) -> str:
    return TEAMS[team] if team >= 0 else ""


def _team(g: State, team: int, own: int) -> TeamView:
    seen: TeamView = {
        "team": TEAMS[team],
        "ambition": g.ambition[team],
        "points": g.points[team],
        "minors": g.minors[team],
        "majors": g.majors[team],
        "total": total(g, team),
        "hidden_left": len(g.hidden[team]),
        "past_hidden": [ASPIRATIONS[a % 9] for a in g.past_hidden if a // 9 == team],
        "favour": g.favour[team],
        "wish": g.wish[team],
    }
    if not g.stack:
        seen["breakdown"] = breakdown(g, team)
    if team == own and g.known_hidden[team]:
        known = g.hidden[team][-g.known_hidden[team] :]
        seen["hidden"] = [ASPIRATIONS[aspiration] for aspiration in reversed(known)]
        if g.known_hidden[team] == 1:
            seen["hidden_standing"] = shown_standing(g, known[0])
            seen["hidden_ahead"] = _team_name(accomplished_by(g, known[0]))
    return seen


def _seat(g: State, seat: int, own: int) -> SeatView:
    deck = g.decks[seat]
    known = list(g.hands[seat])
    for card in g.unseen[seat]:
        known.remove(card)
    seen: SeatView = {
        "spirit": SPIRITS[g.spirits[seat]],
        "team": TEAMS[g.teams[seat]],
        "space": SPACES[g.space[seat]] if g.space[seat] >= 0 else "",
        "willpower": g.willpower[seat],
        "essence": g.pool[seat],
        "deck": len(deck),
        "top": CARDS[deck[-1]] if deck and not decks_face_down(g) else "",
        "bottom": [CARDS[card] for card in deck[: g.sunk[seat]]],
        "board": "A" if g.boards[seat] == A_SIDE else f"B {EDITIONS[g.edition]}",
        "tokens": _tokens(g, seat),
        "seen": sorted(CARDS[card] for card in known),
        "unseen": len(g.unseen[seat]),
    }
    blocked = [TOKEN_SPACES[place] for place in range(20) if g.blocked[20 * seat + place]]
    if blocked:
        seen["blocked"] = blocked
    if g.teams[seat] == own:
        seen["hand"] = sorted(CARDS[card] for card in g.hands[seat])
    return seen


def _tokens(g: State, seat: int) -> dict[str, str]:
    """The Vibe tokens of each row, a letter each (`.` for an empty place): {"move": "wr.."}."""
    rows = range(4 if g.basic else 5)
    letters = "".join(LETTERS[token] for token in g.tokens[20 * seat : 20 * seat + 20])
    return {SPIRIT_ACTIONS[row]: letters[4 * row : 4 * row + 4] for row in rows}
