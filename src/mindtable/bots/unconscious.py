"""How a bot judges a position of Unconscious Mind: points now, points at the end, and what the desk can become."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.bots.evaluation import Evaluation
from mindtable.games.unconscious.board import LEVEL_OF, QUALITY_OF
from mindtable.games.unconscious.cards import (
    CLIENT_TAGS,
    DREAM_EFFECT,
    RESEARCH_TAG,
    ROUTINE,
    TREATISE_POINTS,
    TREATISE_TAGS,
    TREATISE_VOLUMES,
    VOLUME,
)
from mindtable.games.unconscious.desk import active_clients
from mindtable.games.unconscious.effects import ANY, REPRESS
from mindtable.games.unconscious.goal_cards import GOAL_TAG
from mindtable.games.unconscious.scoring import (
    DISTRICT_POINTS,
    PER_WORK,
    ROW_POINTS,
    TAG_POINTS,
    case_points,
    winner,
)
from mindtable.games.unconscious.state import NONE, State

WEIGHTS = {
    "won": 40.0,
    "points": 1.0,
    "final": 0.8,
    "others": -0.3,
    "reputation": 2.5,
    "coffee": 0.4,
    "boxes": 2.2,
    "bright": 0.9,
    "minor": 0.3,
    "median": 0.65,
    "major": 1.0,
    "coloured": 1.6,
    "ideas": 0.25,
    "stated": 0.5,
    "laps": 1.5,
    "tiles": 2.0,
    "lines": 1.5,
    "therapy-left": -1.7,
    "clients": 13.6,
    "cured": 16.0,
    "layers": -1.5,
    "second-room": 6.0,
    "dream-ready": 0.6,
    "dream-gap": -0.35,
    "dreams": 0.3,
    "research": 0.6,
    "in-play": 1.2,
    "treatise-near": 0.5,
    "treatises": 6.0,
    "tags": 0.6,
    "on-map": 3.0,
}


# How many steps of elevating, transferring or generating lie between an insight in an area and an icon to pay.
_REPRESS_STEPS = [2, *[0] * 9]


def _steps(icon: int) -> list[int]:
    if icon == REPRESS:
        return _REPRESS_STEPS
    level, quality = icon >> 2, icon & 3
    other = [0 if quality in (ANY, QUALITY_OF[area]) else 1 for area in range(10)]
    return [level + 1, *(other[area] + max(0, level - LEVEL_OF[area]) for area in range(1, 10))]


_STEPS = {icon: _steps(icon) for effect in DREAM_EFFECT for icon in effect.cost}
# The icons of each dream's cost, the dearest first: it takes its pick of the insights first.
_COSTS = [sorted(effect.cost, key=lambda icon: (icon == REPRESS, -(icon >> 2))) for effect in DREAM_EFFECT]


def steps_to(held: list[int], dream: int) -> int:
    """How many steps the insights are away from paying a dream, roughly: each icon takes the nearest one left."""
    held = held.copy()
    gap = 0
    for icon in _COSTS[dream]:
        steps = _STEPS[icon]
        best, nearest = 9, 0
        for area in range(10):
            if held[area] and steps[area] < best:
                best, nearest = steps[area], area
                if not best:
                    break
        gap += best
        held[nearest] -= 1
    return gap


def nearest_treatise(g: State, seat: int) -> float:
    """The points of the treatise one is nearest to, by the share of its volumes in play (cards in hand count less)."""
    volumes = [0.0, 0.0, 0.0]
    for card in g.in_play[seat]:
        volumes[VOLUME[card]] += 1
    for card in g.hands[seat]:
        volumes[VOLUME[card]] += 0.4
    best = 0.0
    for treatise in range(9):
        if g.treatise_owner[treatise] == NONE:
            have = 0.0
            for colour, wanted in _WANTED[treatise]:
                have += min(volumes[colour], wanted)
            worth = TREATISE_POINTS[treatise] * have / len(TREATISE_VOLUMES[treatise])
            if worth > best:
                best = worth
    return best


_WANTED = [[(c, volumes.count(c)) for c in range(3) if c in volumes] for volumes in TREATISE_VOLUMES]


def _tags(g: State, seat: int) -> list[int]:
    """Tags of every location at once, as `desk.tags` counts them for one."""
    count = [0] * 6
    for card in g.in_play[seat]:
        count[RESEARCH_TAG[card]] += 1
    for treatise in g.published[seat]:
        for location in TREATISE_TAGS[treatise]:
            count[location] += 1
    for client in active_clients(g, seat):
        for location in CLIENT_TAGS[client]:
            count[location] += 1
    for goal in range(7):
        if g.goal_owner[goal] == seat and GOAL_TAG[goal] >= 0:
            count[GOAL_TAG[goal]] += 2
    return count


def _final(g: State, seat: int, tags: list[int]) -> int:
    """What the final scoring would give now, but for what has a weight of its own: boxes, bright ideas, coffee."""
    ahead = 0
    for other in range(g.players):
        if g.reputation[other] > g.reputation[seat] or (
            g.reputation[other] == g.reputation[seat] and g.arrival[other] < g.arrival[seat]
        ):
            ahead += 1
    works = len(g.published[seat]) + len(g.cured[seat])
    points = g.reputation[seat] + (PER_WORK[ahead] * works if ahead < 2 else 0)
    points += ROW_POINTS[sum(g.line_open[6 * seat : 6 * seat + 3])]
    points += TAG_POINTS[6 - tags.count(0)]
    owners = g.district_owner
    points += DISTRICT_POINTS[(seat in owners[:4]) + (seat in owners[4:8]) + (seat in owners[8:])]
    for client in active_clients(g, seat):
        if not ROUTINE[client]:
            points += case_points(g, seat, client)
    return points


def features(g: State, seat: int) -> Mapping[str, float]:
    base = 10 * seat
    held = [g.common[base + area] + g.own[base + area] for area in range(10)]
    clients = layers = therapy = ready = gap = dreams = 0
    for at in (2 * seat, 2 * seat + 1):
        if g.room_client[at] >= 0:
            clients += 1
            therapy += g.room_therapy[at]
            layers += g.room_grief[at] >= 0
            dream = g.room_manifest[at]
            if dream >= 0:
                dreams += 1
            else:
                dream = g.room_latent[at]
            if dream >= 0:
                dreams += 1
                steps = steps_to(held, dream)
                gap += min(steps, 5)
                if not steps:
                    ready += 1
            else:
                gap += 5
    over = not g.stack
    tags = _tags(g, seat)
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
        "final": 0 if over else _final(g, seat, tags),
        "others": others,
        "reputation": g.reputation[seat],
        "coffee": g.coffee[seat],
        "boxes": g.boxes[seat],
        "bright": min(g.bright[seat], 4),
        "minor": held[1] + held[4] + held[7],
        "median": held[2] + held[5] + held[8],
        "major": held[3] + held[6] + held[9],
        "coloured": sum(g.own[base : base + 10]),
        "ideas": g.ideas[seat],
        "stated": g.idea_owner.count(seat),
        "laps": g.laps[seat],
        "tiles": 9 - g.notebook[9 * seat : 9 * seat + 9].count(NONE),
        "lines": sum(g.line_open[6 * seat : 6 * seat + 6]),
        "therapy-left": therapy,
        "clients": clients,
        "cured": len(g.cured[seat]),
        "layers": layers,
        "second-room": g.second_room[seat],
        "dream-ready": ready,
        "dream-gap": gap,
        "dreams": dreams,
        "research": min(len(g.hands[seat]), 4),
        "in-play": min(len(g.in_play[seat]), 6),
        "treatise-near": nearest_treatise(g, seat),
        "treatises": len(g.published[seat]),
        "tags": sum(tags),
        "on-map": g.district_owner.count(seat),
    }


def turns(g: State) -> int:
    return g.turns


EVALUATION = Evaluation(features, WEIGHTS, turns)
