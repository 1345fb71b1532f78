"""How a bot judges a position of Unconscious Mind: points now, points at the end, and what the desk can become.

What a desk can become is worth less the more of it there is: an insight that no dream waits for, the sixth coffee or
the fifth idea bring little. So a bot that could hoard for ever rather pays its dreams, heals, and comes to an end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.bots.evaluation import Evaluation
from mindtable.games.unconscious.bots.dreams import PROMISED, SPARE, held_by, promise, spare, top_dreams
from mindtable.games.unconscious.bots.turn import TILE_WORTH, pending, sensible
from mindtable.games.unconscious.bots.values import TABLE, VALUES, brings
from mindtable.games.unconscious.pieces.board import DISTRICT_OF, MOST_COFFEE
from mindtable.games.unconscious.pieces.cards import (
    ABILITIES,
    CASE_CAP,
    CLIENT_ABILITY,
    CLIENT_POINTS,
    CLIENT_TAGS,
    GRIEF_EFFECT,
    RESEARCH_TAG,
    ROUTINE,
    TREATISE_POINTS,
    TREATISE_TAGS,
    TREATISE_VOLUMES,
    VOLUME,
)
from mindtable.games.unconscious.pieces.goal_cards import GOAL_TAG, GOALS
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules.desk import active_clients
from mindtable.games.unconscious.rules.recall import TOKENS
from mindtable.games.unconscious.rules.scoring import (
    DISTRICT_POINTS,
    PER_WORK,
    ROW_POINTS,
    TAG_POINTS,
    case_points,
    winner,
)
from mindtable.games.unconscious.rules.turn import LAST_ROUND, SIGNALLED

WEIGHTS = {
    "won": 40.0,
    "points": 1.0,
    "final": 0.9,
    "others": -0.3,
    "reputation": 2.5,
    "goals": 2.0,
    "coffee": 0.6,
    "boxes": 2.1,
    "bright": 1.1,
    "insights": SPARE,
    "coloured": 1.8,
    "ideas": 1.0,
    "stated": 0.35,
    "laps": 1.5,
    "tiles": 1.2,
    "tile-worth": 1.2,
    "lines": 1.0,
    "therapy-left": -2.4,
    "clients": 0.6,
    "cured": 14.0,
    "layers": 0.7,
    "abilities": 0.6,
    "second-room": 6.0,
    "dreams": PROMISED,
    "research": 1.2,
    "in-play": 0.8,
    "treatise-near": 0.6,
    "treatises": 1.5,
    "tags": 0.6,
    "on-map": 2.0,
    "bonus": 1.0,
    "pending": 0.8,
}

# --- what things on the cards are worth, by the value table

_GRIEF_WORTH: Final = [brings(effect) for effect in GRIEF_EFFECT]
_ABILITY_WORTH: Final = [0.0, *(float(TABLE["abilities"][name]) for name in ABILITIES[1:])]
_CASE_SHARE: Final = 0.6  # how much of its most a case study usually scores


def _client_worth(client: int) -> float:
    """What a client brings in the end: points, tags and an ability, or what it scores as a case study."""
    total = CLIENT_POINTS[client] + VALUES["tag"] * len(CLIENT_TAGS[client])
    return total + _ABILITY_WORTH[CLIENT_ABILITY[client]] + _CASE_SHARE * CASE_CAP[client]


_CLIENT_WORTH: Final = [_client_worth(client) for client in range(len(CLIENT_POINTS))]
# The more there is of a thing, the less one more of it is worth.
_COFFEES: Final = [0.0, 1.0, 2.0, 2.8, 3.4, 3.8, 4.0]
_IDEAS: Final = [0.0, 1.0, 1.8, 2.4, 2.8, 3.1, 3.3]
_BRIGHT: Final = [0.0, 1.0, 1.8, 2.4, 2.8]
_CARDS: Final = [0.0, 1.0, 2.0, 2.8, 3.4, 3.8]
_COLOURED: Final = [0.0, 1.0, 1.6, 2.0]
# How much of what a desk can become is still to come true: before the signal, in its round, in the last one.
_AHEAD: Final = (1.0, 0.6, 0.1)
assert (SIGNALLED, LAST_ROUND) == (1, 2)

_NEEDED: Final = [{"two": 2, "three": 3, "five": 5}[goal.partition("-")[0]] for goal in GOALS]

# --- research


# Of each treatise: how many volumes of each colour it wants, and its points for one of them.
_WANTED: Final = [
    (volumes.count(0), volumes.count(1), volumes.count(2), TREATISE_POINTS[treatise] / len(volumes))
    for treatise, volumes in enumerate(TREATISE_VOLUMES)
]


def nearest_treatise(g: State, seat: int) -> float:
    """The points of the treatise one is nearest to, by the share of its volumes in play (cards in hand count less)."""
    hand, in_play = g.hands[seat], g.in_play[seat]
    if not hand and not in_play:
        return 0.0
    volumes = [0.0, 0.0, 0.0]
    for card in in_play:
        volumes[VOLUME[card]] += 1.0
    for card in hand:
        volumes[VOLUME[card]] += 0.4
    green, purple, red = volumes
    best = 0.0
    for treatise in range(9):
        if g.treatise_owner[treatise] == NONE:
            greens, purples, reds, points = _WANTED[treatise]
            have = (
                (green if green < greens else greens)
                + (purple if purple < purples else purples)
                + (red if red < reds else reds)
            ) * points
            if have > best:
                best = have
    return best


def _tags(g: State, seat: int, active: list[int]) -> list[int]:
    """Tags of every location at once, as `desk.tags` counts them for one."""
    count = [0] * 6
    for card in g.in_play[seat]:
        count[RESEARCH_TAG[card]] += 1
    for treatise in g.published[seat]:
        for location in TREATISE_TAGS[treatise]:
            count[location] += 1
    for client in active:
        for location in CLIENT_TAGS[client]:
            count[location] += 1
    for goal, owner in enumerate(g.goal_owner):
        if owner == seat and GOAL_TAG[goal] >= 0:
            count[GOAL_TAG[goal]] += 2
    return count


# --- the end


def _final(g: State, seat: int, tags: list[int], active: list[int]) -> int:
    """What the final scoring would give now, but for what has a weight of its own: boxes, bright ideas, coffee."""
    ahead = 0
    mine = g.reputation[seat]
    for other in range(g.players):
        theirs = g.reputation[other]
        if theirs > mine or (theirs == mine and g.arrival[other] < g.arrival[seat]):
            ahead += 1
    works = len(g.published[seat]) + len(g.cured[seat])
    points = mine + (PER_WORK[ahead] * works if ahead < 2 else 0)
    points += ROW_POINTS[sum(g.line_open[6 * seat : 6 * seat + 3])]
    points += TAG_POINTS[6 - tags.count(0)]
    owners = g.district_owner
    points += DISTRICT_POINTS[(seat in owners[:4]) + (seat in owners[4:8]) + (seat in owners[8:])]
    for client in active:
        if not ROUTINE[client]:
            points += case_points(g, seat, client)
    return points


def _goals(g: State, seat: int) -> float:
    """How near one is to the goals that are still open."""
    cured = g.cured[seat]
    routine = 0
    for client in cured:
        routine += ROUTINE[client]
    lines = g.line_open
    at = 6 * seat + 3
    reached = {
        "two-columns": lines[at] + lines[at + 1] + lines[at + 2],
        "three-routine": routine,
        "three-ideas": g.laps[seat],
        "two-case-studies": len(cured) - routine,
        "two-treatises": len(g.published[seat]),
        "five-cured": len(cured),
        "two-insights": g.district_owner.count(seat),
    }
    near = 0.0
    for goal, owner in enumerate(g.goal_owner):
        if owner < 0:
            near += reached[GOALS[goal]] / _NEEDED[goal]
    return near


def _bonus(g: State, seat: int) -> int:
    """Whether a figure waits where the next recall brings a reputation."""
    for location in (g.professor[seat], g.freud):
        if g.district_tokens[DISTRICT_OF[location]] == TOKENS:
            return 1
    return 0


def features(g: State, seat: int) -> Mapping[str, float]:
    active = active_clients(g, seat)
    tags = _tags(g, seat, active)
    ahead = _AHEAD[g.signal]
    held, dreams = held_by(g, seat), top_dreams(g, seat)
    promised = promise(held, dreams) * ahead  # leaves in `held` what no dream waits for
    return {
        **_standing(g, seat, active, tags, ahead),
        **_supplies(g, seat, held, ahead),
        **_notebook(g, seat, ahead),
        **_practice(g, seat, active, ahead),
        "dreams": promised,
        **_works(g, seat, ahead),
        "tags": sum(tags) * ahead,
        "on-map": g.district_owner.count(seat) * ahead,
        "bonus": _bonus(g, seat) * ahead,
        "pending": pending(g, seat, tags) if g.stack else 0,
    }


def _standing(g: State, seat: int, active: list[int], tags: list[int], ahead: float) -> dict[str, float]:
    """Points now and at the end, and what is close to them."""
    over = not g.stack
    others = 0
    for other in range(g.players):
        if other != seat and g.points[other] > others:
            others = g.points[other]
    won = 0
    if over:
        won = 1 if winner(g) == seat else -1
    return {
        "won": won,
        "points": g.points[seat],
        "final": 0 if over else _final(g, seat, tags, active),
        "others": others,
        "reputation": g.reputation[seat] * ahead,
        "goals": _goals(g, seat) * ahead,
    }


def _supplies(g: State, seat: int, unclaimed: list[int], ahead: float) -> dict[str, float]:
    """What can be spent: coffee, ideas, and the insights that no dream waits for."""
    over = not g.stack
    base = 10 * seat
    coffee = g.coffee[seat]
    return {
        "coffee": _COFFEES[coffee] * ahead,
        "boxes": 0 if over else g.boxes[seat],
        "bright": 0 if over else _BRIGHT[min(g.bright[seat], 4)],
        "insights": spare(unclaimed) * ahead,
        "coloured": _COLOURED[min(sum(g.own[base : base + 10]), 3)] * ahead,
        "ideas": _IDEAS[g.ideas[seat]] * ahead,
        "stated": min(g.idea_owner.count(seat), MOST_COFFEE - coffee) * ahead,
        "laps": g.laps[seat] * ahead,
    }


def _notebook(g: State, seat: int, ahead: float) -> dict[str, float]:
    tiles = 0
    tile_worth = 0.0
    for tile in g.notebook[9 * seat : 9 * seat + 9]:
        if tile >= 0:
            tiles += 1
            tile_worth += TILE_WORTH[tile]
    return {
        "tiles": tiles * ahead,
        "tile-worth": tile_worth * ahead,
        "lines": sum(g.line_open[6 * seat : 6 * seat + 6]) * ahead,
    }


def _practice(g: State, seat: int, active: list[int], ahead: float) -> dict[str, float]:
    """The clients in the rooms and those who are cured."""
    therapy = 0
    layers = clients = 0.0
    for at in (2 * seat, 2 * seat + 1):
        client = g.room_client[at]
        if client >= 0:
            clients += _CLIENT_WORTH[client]
            therapy += g.room_therapy[at]
            if g.room_grief[at] >= 0:
                layers += _GRIEF_WORTH[g.room_grief[at]]
    abilities = 0.0
    for client in active:
        abilities += _ABILITY_WORTH[CLIENT_ABILITY[client]]
    return {
        "therapy-left": therapy * ahead,
        "clients": clients * ahead,
        "cured": len(g.cured[seat]),
        "layers": layers * ahead,
        "abilities": abilities * ahead,
        "second-room": g.second_room[seat] * ahead,
    }


def _works(g: State, seat: int, ahead: float) -> dict[str, float]:
    """Research on the way to a treatise, and treatises."""
    volumes = 0
    for treatise in g.published[seat]:
        volumes += len(TREATISE_VOLUMES[treatise])
    return {
        "research": _CARDS[min(len(g.hands[seat]), 5)] * ahead,
        "in-play": min(len(g.in_play[seat]), 6) * ahead,
        "treatise-near": nearest_treatise(g, seat) * ahead,
        "treatises": volumes * ahead,
    }


def turns(g: State) -> int:
    return g.turns


EVALUATION = Evaluation(features, WEIGHTS, turns, sensible)
