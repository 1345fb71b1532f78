"""How a bot judges a position of Unconscious Mind: points now, points at the end, and what the desk can become."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.bots.evaluation import Evaluation
from mindtable.games.unconscious.board import LEVEL_OF
from mindtable.games.unconscious.cards import DREAM_EFFECT
from mindtable.games.unconscious.desk import tags
from mindtable.games.unconscious.payment import payable
from mindtable.games.unconscious.scoring import final_parts
from mindtable.games.unconscious.state import NONE, State
from mindtable.games.unconscious.treat import top_dream

WEIGHTS = {
    "points": 1.0,
    "final": 0.7,
    "others": -0.25,
    "reputation": 2.2,
    "coffee": 0.4,
    "boxes": 2.0,
    "bright": 1.0,
    "minor": 0.45,
    "median": 0.85,
    "major": 1.35,
    "coloured": 1.6,
    "ideas": 0.5,
    "laps": 1.5,
    "tiles": 2.6,
    "lines": 1.2,
    "therapy-left": -2.7,
    "clients": 13.0,
    "cured": 16.0,
    "layers": -2.5,
    "second-room": 5.0,
    "dream-ready": 0.8,
    "research": 0.9,
    "in-play": 1.5,
    "treatises": 5.0,
    "tags": 0.6,
    "on-map": 3.0,
}


def features(g: State, seat: int) -> Mapping[str, float]:
    base = 10 * seat
    levels = [0, 0, 0]
    for area in range(1, 10):
        held = g.common[base + area] + g.own[base + area]
        if held:
            levels[LEVEL_OF[area]] += held
    clients = layers = therapy = ready = 0
    for room in (0, 1):
        at = 2 * seat + room
        if g.room_client[at] >= 0:
            clients += 1
            therapy += g.room_therapy[at]
            layers += g.room_grief[at] >= 0
            dream = top_dream(g, seat, room)
            if dream >= 0 and payable(g, seat, DREAM_EFFECT[dream].cost):
                ready += 1
    over = not g.stack
    return {
        "points": g.points[seat],
        "final": 0 if over else sum(final_parts(g, seat).values()),
        "others": max(g.points[s] for s in range(g.players) if s != seat),
        "reputation": g.reputation[seat],
        "coffee": g.coffee[seat],
        "boxes": g.boxes[seat],
        "bright": min(g.bright[seat], 4),
        "minor": levels[0],
        "median": levels[1],
        "major": levels[2],
        "coloured": sum(g.own[base : base + 10]),
        "ideas": g.ideas[seat],
        "laps": g.laps[seat],
        "tiles": sum(tile != NONE for tile in g.notebook[9 * seat : 9 * seat + 9]),
        "lines": sum(g.line_open[6 * seat : 6 * seat + 6]),
        "therapy-left": therapy,
        "clients": clients,
        "cured": len(g.cured[seat]),
        "layers": layers,
        "second-room": g.second_room[seat],
        "dream-ready": ready,
        "research": min(len(g.hands[seat]), 4),
        "in-play": len(g.in_play[seat]),
        "treatises": len(g.published[seat]),
        "tags": sum(tags(g, seat, location) for location in range(6)),
        "on-map": g.district_owner.count(seat),
    }


EVALUATION = Evaluation(features, WEIGHTS)
