"""What the decision in progress asks, with what it is about.

A question is the same for everyone but for one thing: which card somebody is about to give in exchange is told to that
player only, since the others see it when it lies in the display.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious import steps
from mindtable.games.unconscious.board import ACTIONS, DISTRICT_SPACES, INKPOT_SPACES, SPACES, area
from mindtable.games.unconscious.cards import COLOURS, TILE_MAIN, TREATISES
from mindtable.games.unconscious.city import resolutions
from mindtable.games.unconscious.desk import SOURCES
from mindtable.games.unconscious.effects import LEVELS, REPRESS
from mindtable.games.unconscious.phrasing import (
    area_name,
    card_name,
    client_name,
    effect_phrase,
    gain_phrase,
    icon_name,
    insight_name,
    location_name,
)
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.treatise import FOR_DISTRICT
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import Step

# The questions that have arguments or come in several forms.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-choose-dream": ("client",),
    "step-start-row": ("effect",),
    "step-use-boxes": ("boxes",),
    "step-idea-point": ("space",),
    "step-idea-place": ("action",),
    "step-table-action": ("action", "times"),
    "step-inkpot-move": ("space", "value"),
    "step-inkpot-move-range": ("space", "least", "most"),
    "step-parts": ("source",),
    "step-pay": ("due", "gains"),
    "step-pay-repress": ("due", "gains"),
    "step-generate": ("area",),
    "step-generate-quality": ("level",),
    "step-transfer-quality": ("insight",),
    "step-own-insight": ("thing",),
    "step-place-tile": ("effect",),
    "step-exchange-with-for": ("card",),
    "step-play-card": ("cards", "publish"),
    "step-gather": ("treatise", "volumes"),
    "step-boost": ("location", "times"),
    "step-location-effect": ("location", "times"),
}


def question(g: State, viewer: int) -> Phrase | None:
    """The question where it is more than its plain text."""
    step = g.stack[-1]
    return _about_table(g, step) or _about_effects(g, step) or _about_cards(g, step, viewer) or _about_city(g, step)


def _about_table(g: State, step: Step) -> Phrase | None:
    """The meeting table, the inkpot and the end of the turn."""
    kind, seat = step[0], step[1]
    if kind == steps.USE_BOXES:
        return Phrase("step-use-boxes", boxes=g.boxes[seat])
    if kind == steps.IDEA_POINT:
        return Phrase("step-idea-point", space=SPACES[step[2]])
    if kind == steps.IDEA_PLACE:
        return Phrase("step-idea-place", action=Phrase(f"table-{ACTIONS[step[3]]}"))
    if kind == steps.TABLE_ACTION:
        return Phrase("step-table-action", action=Phrase(f"table-{ACTIONS[step[2]]}"), times=step[3])
    if kind == steps.INKPOT_MOVE:
        space = Phrase(f"inkpot-{INKPOT_SPACES[g.inkpot[seat]]}")
        if step[2] == step[3]:
            return Phrase("step-inkpot-move", space=space, value=step[2])
        return Phrase("step-inkpot-move-range", space=space, least=step[2], most=step[3])
    return None


def _about_effects(g: State, step: Step) -> Phrase | None:
    """Parts, payments and the dial."""
    kind = step[0]
    if kind == steps.PARTS:
        return Phrase("step-parts", source=_source(g, step))
    if kind == steps.PAY:
        key = "step-pay-repress" if step[2] == REPRESS else "step-pay"
        return Phrase(key, due=[icon_name(icon) for icon in step[2:]], gains=_paid_for(g))
    if kind == steps.GENERATE:
        return Phrase("step-generate", area=area_name(area(step[3], step[2])))
    if kind == steps.GENERATE_QUALITY:
        return Phrase("step-generate-quality", level=Phrase(f"level-{LEVELS[step[2]]}"))
    if kind == steps.TRANSFER_QUALITY:
        return Phrase("step-transfer-quality", insight=insight_name(step[2]))
    return None


def _source(g: State, step: Step) -> Phrase:
    """Where the parts come from: the client in question, or a part of the desk or the board."""
    source, room = SOURCES[step[2] >> 1], step[2] & 1
    client = g.room_client[2 * step[1] + room]
    return client_name(client) if source == "clients" and client >= 0 else Phrase(f"source-{source}")


def _paid_for(g: State) -> list[Phrase]:
    """What a payment brings lies just below it."""
    below = g.stack[-2] if len(g.stack) > 1 else ()
    if below and below[0] == steps.GAINS:
        return [gain_phrase(number) for number in below[3:]]
    return [Phrase("nothing")]


def _about_cards(g: State, step: Step, viewer: int) -> Phrase | None:
    """Clients, tiles, research and treatises."""
    kind, seat = step[0], step[1]
    if kind == steps.CHOOSE_DREAM:
        return Phrase("step-choose-dream", client=client_name(g.room_client[2 * seat + step[2]]))
    if kind == steps.START_ROW:
        return Phrase("step-start-row", effect=effect_phrase(TILE_MAIN[step[2]]))
    if kind == steps.PLACE_TILE:
        return Phrase("step-place-tile", effect=effect_phrase(TILE_MAIN[step[3]]))
    if kind == steps.EXCHANGE_WITH:
        return Phrase("step-exchange-with-for", card=card_name(step[2])) if viewer in (seat, -2 - seat) else None
    if kind == steps.PLAY_CARD:
        return Phrase("step-play-card", cards=step[2], publish=step[3])
    if kind == steps.GATHER:
        # The leftmost volume comes first: its colour stands where the second number of the others is.
        wanted = [step[4]] if step[3] < 0 else [n for n in range(3) for _ in range(step[3 + n])]
        volumes = [Phrase(f"volume-{COLOURS[colour]}") for colour in wanted]
        return Phrase("step-gather", treatise=Phrase(f"treatise-{TREATISES[step[2]]}"), volumes=volumes)
    if kind == steps.OWN_INSIGHT:
        for_district = step[2] == FOR_DISTRICT
        key = f"noun-district-space-{DISTRICT_SPACES[step[3]]}" if for_district else f"treatise-{TREATISES[step[3]]}"
        return Phrase("step-own-insight", thing=Phrase(key))
    return None


def _about_city(g: State, step: Step) -> Phrase | None:
    kind, seat = step[0], step[1]
    if kind == steps.BOOST:
        return Phrase("step-boost", location=location_name(step[2]), times=resolutions(g, seat, step[2], step[3]))
    if kind == steps.LOCATION_EFFECT:
        return Phrase("step-location-effect", location=location_name(step[2]), times=step[3])
    return None
