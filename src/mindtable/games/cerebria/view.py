"""What a viewer may know of a game of Cerebria, as plain data, built by permission.

Everyone sees the board, the decks' top cards, and of every hand the cards that were seen to enter it plus the number of
the others. A team sees its own hands and its Hidden Aspiration.
"""

from __future__ import annotations

from mindtable.games.cerebria.aspirations import standing
from mindtable.games.cerebria.board import ASPIRATIONS, FRONTIERS, REALMS, SPACES, SPHERES, TEAMS
from mindtable.games.cerebria.cards import CARDS
from mindtable.games.cerebria.control import frontier_sums, intensity, realm_sums, refresh, token_on
from mindtable.games.cerebria.origin import sphere_at
from mindtable.games.cerebria.scoring import breakdown, total, winner
from mindtable.games.cerebria.setup import decks_face_down
from mindtable.games.cerebria.spirit_boards import (
    A_SIDE,
    EDITIONS,
    SPIRIT_ACTIONS,
    SPIRITS,
    TOKEN_SPACES,
)
from mindtable.games.cerebria.state import State
from mindtable.kernel.viewers import team_of

SIZES = ("minor", "major", "capping")
LETTERS = ".rygbw"  # no token, red, yellow, green, blue, wild
ENDINGS = ("", "last-aspiration", "capped", "twenty-points")


def view(g: State, viewer: int) -> dict[str, object]:
    own = team_of(viewer, g.teams)
    if g.stale:
        refresh(g)
    return {
        "edition": EDITIONS[g.edition],
        "basic": g.basic,
        "team_board": "AB"[g.team_board],
        "turn": g.turn,
        "active": g.active if g.turn else -1,
        "order": list(g.order),
        "actions_left": g.actions_left,
        "absorbed": g.absorbed,
        "abilities_used": g.abilities_used,
        "slots": [_slot(g, slot) for slot in range(15)],
        "realms": [_realm(g, realm) for realm in range(5)],
        "frontiers": [_frontier(g, frontier) for frontier in range(5)],
        "common": [ASPIRATIONS[aspiration] for aspiration in g.common],
        "past_common": [ASPIRATIONS[a % 9] for a in g.past_common if a < 9],
        "removed_common": [ASPIRATIONS[a % 9] for a in g.past_common if a >= 9],
        "standing": [standing(g, team, g.common[0]) for team in (0, 1)] if g.common else [],
        "identity": [f"{TEAMS[piece // 3]} {SIZES[piece % 3]}" for piece in g.identity],
        "teams": [_team(g, team, own) for team in (0, 1)],
        "seats": [_seat(g, seat, own) for seat in range(len(g.teams))],
        "ending": ENDINGS[g.ending],
        "winner": TEAMS[winner(g)] if not g.stack and winner(g) >= 0 else "",
    }


def _slot(g: State, slot: int) -> dict[str, object] | None:
    card = g.emotion[slot]
    if card < 0:
        return None
    seen: dict[str, object] = {"card": CARDS[card], "essence": g.essence[slot], "intensity": intensity(g, slot)}
    token = token_on(g, slot)
    if token:
        seen["token"] = token
    if g.owner[slot] >= 0:
        seen["owner"] = g.owner[slot]
    if g.activated[slot]:
        seen["activated"] = True
    return seen


def _realm(g: State, realm: int) -> dict[str, object]:
    sphere = sphere_at(g, realm)
    seen: dict[str, object] = {
        "realm": REALMS[realm],
        "control": _team_name(g.realm_control[realm]),
        "sums": list(realm_sums(g, realm)),
        "sphere": SPHERES[sphere],
        "willpower": g.sphere[sphere],
    }
    if g.fortress_size[realm]:
        seen["fortress"] = f"{TEAMS[g.fortress_team[realm]]} {SIZES[g.fortress_size[realm] - 1]}"
        seen["fresh"] = bool(g.fortress_new[realm])
    return seen


def _frontier(g: State, frontier: int) -> dict[str, object]:
    return {
        "frontier": FRONTIERS[frontier],
        "control": _team_name(g.frontier_control[frontier]),
        "sums": list(frontier_sums(g, frontier)),
    }


def _team_name(team: int) -> str:
    return TEAMS[team] if team >= 0 else ""


def _team(g: State, team: int, own: int) -> dict[str, object]:
    seen: dict[str, object] = {
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
            seen["hidden_standing"] = [standing(g, side, known[0]) for side in (0, 1)]
    return seen


def _seat(g: State, seat: int, own: int) -> dict[str, object]:
    deck = g.decks[seat]
    seen: dict[str, object] = {
        "spirit": SPIRITS[g.spirits[seat]],
        "team": TEAMS[g.teams[seat]],
        "space": SPACES[g.space[seat]] if g.space[seat] >= 0 else "",
        "willpower": g.willpower[seat],
        "essence": g.pool[seat],
        "deck": len(deck),
        "top": CARDS[deck[-1]] if deck and not decks_face_down(g) else "",
        "bottom": [CARDS[card] for card in deck[: g.sunk[seat]]],
        "board": _board(g, seat),
        "tokens": _tokens(g, seat),
    }
    blocked = [TOKEN_SPACES[place] for place in range(20) if g.blocked[20 * seat + place]]
    if blocked:
        seen["blocked"] = blocked
    known = list(g.hands[seat])
    for card in g.unseen[seat]:
        known.remove(card)
    seen["seen"] = sorted(CARDS[card] for card in known)
    seen["unseen"] = len(g.unseen[seat])
    if g.teams[seat] == own:
        seen["hand"] = sorted(CARDS[card] for card in g.hands[seat])
    return seen


def _board(g: State, seat: int) -> str:
    """Which Spirit board: the A side, or the B side of an edition."""
    return "A" if g.boards[seat] == A_SIDE else f"B {EDITIONS[g.edition]}"


def _tokens(g: State, seat: int) -> dict[str, str]:
    """The Vibe tokens of each row, a letter each (`.` for an empty place): {"move": "wr.."}."""
    rows = range(4 if g.basic else 5)
    letters = "".join(LETTERS[token] for token in g.tokens[20 * seat : 20 * seat + 20])
    return {SPIRIT_ACTIONS[row]: letters[4 * row : 4 * row + 4] for row in rows}
