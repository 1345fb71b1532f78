"""How a bot judges a position of Cerebria: the team's lead in what the rules reward, and what it has to work with."""

from __future__ import annotations

from collections.abc import Mapping

from mindtable.bots.evaluation import Evaluation
from mindtable.games.cerebria.pieces.board import ATTITUDE, FORTITUDE, LIVELINESS, OPENNESS
from mindtable.games.cerebria.pieces.state import State
from mindtable.games.cerebria.rules.aspiration import standing
from mindtable.games.cerebria.rules.control import refresh
from mindtable.games.cerebria.rules.scoring import WORTH, winner

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
    "unlocked": 2.0,
    "insecurity": -0.8,
    "actions": 0.5,
    "overtime": -0.2,
}
# A game takes twenty turns, hardly ever thirty. From here on whoever can goes for the next Revelation, the more the
# longer it takes: two teams that undo each other's work would play for ever.
LONG = 30


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def lead(g: State, team: int, aspiration: int, sides: list[int]) -> int:
    """How far a team is ahead with an Aspiration; `sides` says whose Emotion is in each slot. Control is up to date."""
    foe = 1 - team
    if aspiration == ATTITUDE:
        return g.realm_control.count(team) - g.realm_control.count(foe)
    if aspiration == OPENNESS:
        return g.frontier_control.count(team) - g.frontier_control.count(foe)
    if aspiration == LIVELINESS:
        return sum([essence if side == team else -essence for essence, side in zip(g.essence, sides, strict=True)])
    if aspiration == FORTITUDE:
        return sum(
            [size if side == team else -size for size, side in zip(g.fortress_size, g.fortress_team, strict=True)]
        )
    return standing(g, team, aspiration) - standing(g, foe, aspiration)


def features(g: State, seat: int) -> Mapping[str, float]:
    team = g.teams[seat]
    if g.stale:
        refresh(g)
    side = g.cards.side
    sides = [side[card] if card >= 0 else -1 for card in g.emotion]
    return {
        **_score(g, team, sides),
        **_board(g, team, sides),
        **_players(g, team),
        "actions": g.actions_left if g.teams[g.active] == team and g.stack else 0,
        "overtime": len(g.common) * (g.turn - LONG) if g.turn > LONG and g.stack else 0,
    }


def _score(g: State, team: int, sides: list[int]) -> dict[str, float]:
    """The points, and the two Aspirations that will be scored next."""
    common = hidden = won = 0
    if g.stack:
        if g.common:
            common = lead(g, team, g.common[0], sides)
            if g.hidden[team]:
                hidden = lead(g, team, g.hidden[team][-1], sides)
    else:
        best = winner(g)
        won = 0 if best < 0 else 1 if best == team else -1
    return {
        "won": won,
        "points": _points(g, team) - _points(g, 1 - team),
        "common": _sign(common),
        "common-margin": max(-3, min(3, common)),
        "hidden": _sign(hidden),
        "hidden-margin": max(-3, min(3, hidden)),
    }


def _board(g: State, team: int, sides: list[int]) -> dict[str, float]:
    """Control, Emotions and Fortresses: the own ones, less those of the other side."""
    foe = 1 - team
    intensity = essence = 0
    for slot in range(15):
        if sides[slot] == team:
            essence += g.essence[slot]
            intensity += g.intensity[slot]
        elif sides[slot] == foe:
            essence -= g.essence[slot]
            intensity -= g.intensity[slot]
    fortresses = due = 0
    for realm in range(5):
        if g.fortress_size[realm]:
            sign = 1 if g.fortress_team[realm] == team else -1
            fortresses += sign * g.fortress_size[realm]
            if g.sphere[(realm - g.origin) % 5] <= 3 and not g.fortress_new[realm]:
                due += sign
    return {
        "realms": g.realm_control.count(team) - g.realm_control.count(foe),
        "frontiers": g.frontier_control.count(team) - g.frontier_control.count(foe),
        "intensity": intensity,
        "emotions": sides.count(team) - sides.count(foe),
        "essence-on-board": essence,
        "fortresses": fortresses,
        "fortress-due": due,
    }


def _players(g: State, team: int) -> dict[str, float]:
    """What the team's players have to work with, and what hinders them more than the others."""
    willpower = pool = cards = tokens = unlocked = insecurity = 0
    for other in range(len(g.teams)):
        blocked = g.blocked[20 * other : 20 * other + 20].count(1)
        if g.teams[other] == team:
            willpower += min(g.willpower[other], 10)
            pool += min(g.pool[other], 5)
            cards += min(len(g.hands[other]), 5)
            tokens += 20 - g.tokens[20 * other : 20 * other + 20].count(0)
            unlocked += 5 - g.tokens[20 * other : 20 * other + 20 : 4].count(0)
            insecurity += blocked
        else:
            insecurity -= blocked
    return {
        "willpower": willpower,
        "essence": pool,
        "ambition": g.ambition[team],
        "cards": cards,
        "vibe-tokens": tokens,
        "unlocked": unlocked,
        "insecurity": insecurity,
    }


def _points(g: State, team: int) -> int:
    """What `scoring.total` says, without the breakdown."""
    identity, first = g.identity, 3 * team
    return (
        g.points[team]
        + WORTH[0] * identity.count(first)
        + WORTH[1] * identity.count(first + 1)
        + WORTH[2] * identity.count(first + 2)
    )


def turns(g: State) -> int:
    return g.turn


EVALUATION = Evaluation(features, WEIGHTS, turns)
