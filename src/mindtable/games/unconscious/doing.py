"""What is being done, and what is still to come in this turn: the steps in progress as far as the viewer may know.

A screen shows them as a chain, so that nobody has to keep it in mind. Each link is a step's name with what it is about,
the one being decided first; effects stand in the effect notation. Which research cards a player is choosing from is
told to that player only.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import steps
from mindtable.games.unconscious.board import ACTIONS, DISTRICT_SPACES, INSIGHTS, SPACES
from mindtable.games.unconscious.cards import COLOURS, RESEARCH, TILES, TREATISES
from mindtable.games.unconscious.effects import LEVELS, LOCATIONS, QUALITIES, cost_text, part_text
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.treatise import FOR_DISTRICT
from mindtable.kernel.position import Step

Link = list[object]

# Steps that say nothing of themselves, with the names that players know.
_PLAIN: Final = {
    steps.START_CLIENT: "start-client",
    steps.START_TILE: "start-tile",
    steps.TURN: "turn",
    steps.USE_BOXES: "use-boxes",
    steps.NEW_CLIENTS: "new-clients",
    steps.IDEA_SPACE: "idea-space",
    steps.CHOOSE_ROW: "choose-row",
    steps.CHOOSE_COLUMN: "choose-column",
    steps.EXCHANGE_CARD: "exchange-card",
    steps.RECALL_BONUS: "recall-bonus",
    steps.TRACK_ACTION: "track-action",
}


def doing(g: State, viewer: int) -> list[Link]:
    """The links of the chain, the one being decided first; only those of the seat that decides it."""
    links: list[Link] = []
    for step in reversed(g.stack):
        if len(step) > 1 and step[1] == g.stack[-1][1]:
            link = _link(g, step, viewer in (step[1], -2 - step[1]))
            if link:
                links.append(link)
    return links


def _link(g: State, step: Step, own: bool) -> Link:
    kind = step[0]
    if kind in _PLAIN:
        return [_PLAIN[kind]]
    return _idea_link(step) or _effect_link(step) or _card_link(g, step, own)


def _idea_link(step: Step) -> Link:
    """Stating ideas, walking and placing."""
    kind = step[0]
    if kind == steps.IDEA_POINT:
        return ["idea-point", SPACES[step[2]]]
    if kind == steps.IDEA_PLACE:
        return ["idea-place", SPACES[step[2]], ACTIONS[step[3]]]
    if kind == steps.TABLE_ACTION:
        return ["table-action", ACTIONS[step[2]], step[3]]
    if kind == steps.INKPOT_MOVE:
        return ["inkpot-move", step[2], step[3]]
    if kind == steps.WALK:
        return ["walk", ("professor", "freud")[step[2]]]
    if kind == steps.BOOST:
        return ["boost", LOCATIONS[step[2]]]
    if kind == steps.LOCATION_EFFECT:
        return ["location-effect", LOCATIONS[step[2]], step[3]]
    if kind == steps.CHOOSE_CLIENT:
        return ["choose-client", step[2] + 1]
    if kind == steps.CHOOSE_DREAM:
        return ["choose-dream", step[2] + 1]
    if kind == steps.TREATING:
        return ["treating", step[2]]
    return []


def _effect_link(step: Step) -> Link:
    """Paying, and what comes of it."""
    kind = step[0]
    if kind == steps.PARTS:
        return ["parts", [part_text(number, TILES, RESEARCH) for number in step[3:]]]
    if kind == steps.GAINS:
        return ["gains", [part_text(number, TILES, RESEARCH) for number in step[3:]]]
    if kind == steps.PAY:
        return ["pay", [cost_text(icon) for icon in step[2:]]]
    if kind == steps.GENERATE:
        return ["generate", f"{LEVELS[step[2]]} {QUALITIES[step[3]]}"]
    if kind == steps.GENERATE_QUALITY:
        return ["generate-quality", LEVELS[step[2]]]
    if kind == steps.ELEVATE:
        return ["elevate", step[2], QUALITIES[step[3]] if step[3] < len(QUALITIES) else "any"]
    if kind == steps.TRANSFER:
        return ["transfer", step[2]]
    if kind == steps.TRANSFER_QUALITY:
        return ["transfer-quality", INSIGHTS[step[2]]]
    if kind == steps.ELEVATE_OR_TRANSFER:
        return ["elevate-or-transfer", QUALITIES[step[2]]]
    if kind == steps.CHOOSE_TILE:
        return ["choose-tile", step[2], *(cell + 1 for cell in step[3:])]
    if kind == steps.THERAPY:
        return ["therapy", step[2] + 1, step[3]]
    return []


def _card_link(g: State, step: Step, own: bool) -> Link:
    """Tiles, research and treatises."""
    kind = step[0]
    if kind == steps.START_ROW:
        return ["start-row", TILES[step[2]]]
    if kind == steps.TILE_SPOT:
        return ["tile-spot", step[2]]
    if kind == steps.PLACE_TILE:
        return ["place-tile", TILES[step[3]]]
    if kind == steps.DRAW_RESEARCH:
        return ["draw-research"]
    if kind == steps.TWO_CARDS:
        return ["two-cards", *(RESEARCH[card] for card in sorted(step[2:]) if own)]
    if kind == steps.EXCHANGE_WITH:
        return ["exchange-with", *(RESEARCH[card] for card in step[2:] if own)]
    if kind == steps.PLAY_CARD:
        return ["play-card", step[2], step[3]]
    if kind == steps.GATHER:
        # The leftmost volume comes first: its colour stands where the second number of the others is.
        wanted = [COLOURS[step[4]]] if step[3] < 0 else [COLOURS[n] for n in range(3) for _ in range(step[3 + n])]
        return ["gather", TREATISES[step[2]], wanted, [RESEARCH[card] for card in g.treatise_cards[step[2]]]]
    if kind == steps.OWN_INSIGHT:
        return ["own-insight", (DISTRICT_SPACES if step[2] == FOR_DISTRICT else TREATISES)[step[3]]]
    return []
