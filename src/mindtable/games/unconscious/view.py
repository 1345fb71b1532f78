"""What a viewer may know of a game of Unconscious Mind: everything but other players' research and the decks."""

from __future__ import annotations

from mindtable.games.unconscious.board import (
    ACTIONS,
    AREAS,
    BONUSES,
    DISTRICT_SPACES,
    DISTRICTS,
    INKPOT_SPACES,
    SPACES,
)
from mindtable.games.unconscious.cards import (
    CLIENTS,
    DREAMS,
    GRIEF,
    LETTERS,
    OVERLAY_ROWS,
    RESEARCH,
    ROUTINE,
    START_TILES,
    TILES,
    TREATISES,
)
from mindtable.games.unconscious.chain import chain
from mindtable.games.unconscious.desk import SOURCES, active_clients, most_boxes, tags
from mindtable.games.unconscious.effects import LOCATIONS
from mindtable.games.unconscious.goal_cards import GOALS
from mindtable.games.unconscious.goals import progress
from mindtable.games.unconscious.notebook import PlaceTile
from mindtable.games.unconscious.scoring import case_points, final_parts, ranking, winner
from mindtable.games.unconscious.setup import StartTile
from mindtable.games.unconscious.state import NONE, State


def view(g: State, viewer: int) -> dict[str, object]:
    return {
        "turns": g.turns,
        "first": g.first,
        "active": g.active,
        "signal": g.signal,
        "doing": chain(g, viewer),
        "ideas": {
            SPACES[space]: [g.idea_owner[space], g.idea_count[space], ACTIONS[g.idea_action[space]]]
            for space in range(16)
            if g.idea_owner[space] >= 0
        },
        "blocked": [SPACES[space] for space in range(16) if g.idea_owner[space] < NONE],
        "tiles": [_tile_row(g, level) for level in (0, 1)],
        "freud": LOCATIONS[g.freud],
        "journalist": LOCATIONS[g.journalist] if g.journalist >= 0 else "",
        "fireworks": DISTRICTS[g.fireworks] if g.fireworks >= 0 else "",
        "bonus_used": [BONUSES[bonus] for bonus in range(18) if g.bonus_used[bonus]],
        "insights_on_map": {DISTRICT_SPACES[s]: g.district_owner[s] for s in range(12) if g.district_owner[s] >= 0},
        "tokens": list(g.district_tokens),
        "overlays": [_overlay(side) for side in g.overlay] if max(g.overlay) >= 0 else [],
        "freud_marker": g.freud_marker,
        "ranking": ranking(g),
        "goals": {GOALS[goal]: g.goal_owner[goal] for goal in range(len(GOALS))},
        "research": [RESEARCH[card] for card in g.research_display],
        "research_deck": len(g.research_deck),
        "treatises": {
            TREATISES[t]: [g.treatise_owner[t], [RESEARCH[card] for card in g.treatise_cards[t]]]
            for t in range(9)
            if g.treatise_owner[t] >= 0
        },
        "clients": [
            [_name(CLIENTS, g.client_display[n]), _name(GRIEF, g.grief_display[n])]
            for n in range(len(g.client_display))
        ],
        "start_clients": [CLIENTS[client] for client in g.start_pool],
        "client_decks": [len(g.routine_deck), len(g.case_deck)],
        "bottom_client": CLIENTS[g.routine_deck[0]] if g.routine_deck and not g.start_pool else "",
        "dreams": [_name(DREAMS, dream) for dream in g.manifest_display],
        "waiting_tiles": [TILES[step.tile] for step in g.stack if isinstance(step, PlaceTile)],
        "seats": [_seat(g, seat, viewer) for seat in range(g.players)],
        "winner": winner(g) if not g.stack else NONE,
    }


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else ""


def _tile_row(g: State, level: int) -> dict[str, object]:
    stack = g.stacks[level]
    return {
        "stack": len(stack),
        "top": TILES[stack[-1]] if stack else "",
        "middle": _name(TILES, g.tile_middle[level]),
        "right": _name(TILES, g.tile_right[level]),
    }


def _overlay(side: int) -> str:
    return f"{OVERLAY_ROWS[side // 2]['id']} {'grey' if side % 2 else 'colour'}"


def _seat(g: State, seat: int, viewer: int) -> dict[str, object]:
    base = 10 * seat
    seen: dict[str, object] = {
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
        "insights": {AREAS[a]: g.common[base + a] for a in range(10) if g.common[base + a]},
        "own": {AREAS[a]: g.own[base + a] for a in range(10) if g.own[base + a]},
        "notebook": [_name(TILES, tile) for tile in g.notebook[9 * seat : 9 * seat + 9]],
        "rooms": [_room(g, seat, room) for room in (0, 1)],
        "second_room": bool(g.second_room[seat]),
        "cured": [CLIENTS[client] for client in g.cured[seat]],
        "in_play": [RESEARCH[card] for card in g.in_play[seat]],
        "tags": [tags(g, seat, location) for location in range(6)],
        "goals": [progress(g, seat, goal)[0] for goal in range(len(GOALS))],
        "seen": [RESEARCH[card] for card in g.hands[seat] if card not in g.unseen[seat]],
        "unseen": len(g.unseen[seat]),
    }
    if viewer == seat or viewer == -2 - seat:
        seen["hand"] = [RESEARCH[card] for card in g.hands[seat]]
    if any(isinstance(step, StartTile) and step.who == seat for step in g.stack):
        seen["start_tiles"] = [TILES[tile] for tile in START_TILES[g.office[seat]]]
    if not g.stack:
        seen["final"] = final_parts(g, seat)
        seen["earned"] = {SOURCES[n]: g.earned[8 * seat + n] for n in range(8)}
        seen["case_studies"] = {CLIENTS[c]: case_points(g, seat, c) for c in active_clients(g, seat) if not ROUTINE[c]}
    return seen


def _room(g: State, seat: int, room: int) -> list[object] | None:
    """Client, grief layer, manifest dream, latent dream, therapy points: as in a scenario."""
    at = 2 * seat + room
    if g.room_client[at] < 0:
        return None
    return [
        CLIENTS[g.room_client[at]],
        _name(GRIEF, g.room_grief[at]),
        _name(DREAMS, g.room_manifest[at]),
        _name(DREAMS, g.room_latent[at]),
        g.room_therapy[at],
    ]
