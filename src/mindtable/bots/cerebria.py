"""How a bot judges a position of Cerebria: the team's lead in what the rules reward, and what it has to work with."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.bots.evaluation import Evaluation
from mindtable.games.cerebria.aspirations import standing
from mindtable.games.cerebria.control import refresh
from mindtable.games.cerebria.origin import sphere_at
from mindtable.games.cerebria.scoring import total, winner
from mindtable.games.cerebria.state import State

# Points are worth 1; everything else is worth what it tends to become.
WEIGHTS = {
    "won": 60.0,
    "points": 1.0,
    "common": 1.6,
    "common-margin": 0.35,
    "hidden": 1.3,
    "hidden-margin": 0.3,
    "realms": 0.35,
    "frontiers": 0.3,
    "intensity": 0.18,
    "emotions": 0.35,
    "essence-on-board": 0.15,
    "fortresses": 0.9,
    "fortress-due": 0.8,
    "willpower": 0.16,
    "essence": 0.22,
    "ambition": 0.55,
    "cards": 0.3,
    "vibe-tokens": 0.4,
    "insecurity": -0.8,
    "actions": 0.5,
}


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def features(g: State, seat: int) -> Mapping[str, float]:
    team = g.teams[seat]
    foe = 1 - team
    if g.stale:
        refresh(g)
    side = g.cards.side
    intensity = emotions = essence = 0
    for slot in range(15):
        card = g.emotion[slot]
        if card >= 0:
            sign = 1 if side[card] == team else -1
            emotions += sign
            essence += sign * g.essence[slot]
            intensity += sign * g.intensity[slot]
    fortresses = due = 0
    for realm in range(5):
        if g.fortress_size[realm]:
            sign = 1 if g.fortress_team[realm] == team else -1
            fortresses += sign * g.fortress_size[realm]
            if g.sphere[sphere_at(g, realm)] <= 3 and not g.fortress_new[realm]:
                due += sign
    own = [s for s in range(len(g.teams)) if g.teams[s] == team]
    seats = range(len(g.teams))
    common = hidden = 0
    if g.common and g.stack:
        common = standing(g, team, g.common[0]) - standing(g, foe, g.common[0])
        if g.hidden[team]:
            hidden = standing(g, team, g.hidden[team][-1]) - standing(g, foe, g.hidden[team][-1])
    won = 0
    if not g.stack:
        best = winner(g)
        won = 0 if best < 0 else 1 if best == team else -1
    return {
        "won": won,
        "points": total(g, team) - total(g, foe),
        "common": _sign(common),
        "common-margin": max(-3, min(3, common)),
        "hidden": _sign(hidden),
        "hidden-margin": max(-3, min(3, hidden)),
        "realms": g.realm_control.count(team) - g.realm_control.count(foe),
        "frontiers": g.frontier_control.count(team) - g.frontier_control.count(foe),
        "intensity": intensity,
        "emotions": emotions,
        "essence-on-board": essence,
        "fortresses": fortresses,
        "fortress-due": due,
        "willpower": sum(min(g.willpower[s], 10) for s in own),
        "essence": sum(min(g.pool[s], 5) for s in own),
        "ambition": g.ambition[team],
        "cards": sum(min(len(g.hands[s]), 5) for s in own),
        "vibe-tokens": sum((g.tokens[20 * s + place] > 0) for s in own for place in range(20)),
        "insecurity": sum(
            (1 if g.teams[s] == team else -1) * g.blocked[20 * s + place] for s in seats for place in range(20)
        ),
        "actions": g.actions_left if g.teams[g.active] == team and g.stack else 0,
    }


EVALUATION = Evaluation(features, WEIGHTS)
