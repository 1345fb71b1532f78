"""What the decision in progress asks, with what it is about.

A question is the same for everyone but for one thing: the card somebody is about to invoke is named to that side only,
since it lies in a hand until the slot is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.cerebria import steps
from mindtable.games.cerebria.board import SPHERES, VIBES
from mindtable.games.cerebria.insecurity import ANY_SEAT
from mindtable.games.cerebria.labels import (
    card,
    emotion_at,
    realm_name,
    space_name,
    sphere_name,
    token_place,
    upgrade_name,
)
from mindtable.games.cerebria.setup import START_TOKENS, start_colour
from mindtable.games.cerebria.spirit_boards import (
    CLEANSING_LIGHT,
    EMBRACE,
    FLAGS,
    INVOKE,
    QUELL,
    SPIRIT_ACTIONS,
    SUMMON,
    UPGRADE_AT,
)
from mindtable.games.cerebria.state import State
from mindtable.games.cerebria.vibes import ANY_COLOUR
from mindtable.kernel.phrases import Phrase, Seat
from mindtable.kernel.position import Step
from mindtable.kernel.viewers import team_of

# The questions that have arguments or come in several forms.
PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-place-spirit-second": (),
    "step-place-starting": ("frontier",),
    "step-start-token": ("number", "total", "colour"),
    "step-start-colour": ("action",),
    "step-turn": ("actions",),
    "step-act": ("action",),
    "step-act-bonus": ("realm",),
    "step-act-locked": ("action",),
    "step-act-upgraded": ("question", "upgrades"),
    "step-row-token": ("action", "colour"),
    "step-row-token-colour": ("action",),
    "step-free-token-colour": ("colour",),
    "step-token-colour": ("place",),
    "step-pushing": ("seat",),
    "step-on-arrival": ("upgrade",),
    "step-invoke-slot-of": ("card",),
    "step-quell-reveal": ("emotion",),
    "step-quell-reveal-discard": ("emotion",),
    "step-quell-amount": ("emotion",),
    "step-spreading-card": ("emotion",),
    "step-entry-slot": ("emotion",),
    "step-longing-slot": ("emotion",),
    "step-block-token-of": ("seat",),
    "step-cradle-more": ("card",),
    "step-network-slot": ("emotion",),
    "step-land-amount": ("emotion",),
    "step-absorb-amount": ("sphere",),
    "step-sphere-bonus": ("sphere", "help"),
    "step-delight-card": ("amount",),
}


def question(g: State, viewer: int) -> Phrase | None:
    """The question where it is more than its plain text."""
    step = g.stack[-1]
    kind, seat = step[0], step[1]
    if kind == steps.PLACE_SPIRIT:
        return Phrase("step-place-spirit-second") if g.space[seat] >= 0 else None
    if kind == steps.PLACE_STARTING:
        return Phrase("step-place-starting", frontier=space_name(2 * step[2] + 1))
    if kind == steps.START_TOKEN:
        colour = _vibe(start_colour(g, step[2]))
        return Phrase("step-start-token", number=step[2], total=START_TOKENS, colour=colour)
    if kind == steps.START_COLOUR:
        return Phrase("step-start-colour", action=_action(step[2]))
    if kind == steps.TURN:
        return Phrase("step-turn", actions=g.actions_left)
    if kind == steps.ACT:
        return _act(g, step)
    if kind == steps.INVOKE_SLOT:
        return _invoke_slot(g, step, viewer)
    if kind in _ABOUT_SLOT:
        return Phrase(f"step-{_ABOUT_SLOT[kind]}", emotion=emotion_at(g, step[_SLOT_AT.get(kind, 2)]))
    if kind == steps.QUELL_REVEAL:
        discards = FLAGS[g.boards[seat]][QUELL][step[2]] & CLEANSING_LIGHT
        return Phrase("step-quell-reveal-discard" if discards else "step-quell-reveal", emotion=emotion_at(g, step[3]))
    return _about_tokens(g, step) or _about_others(g, step)


# Questions about the Emotion on a slot, and where in the step that slot stands if not first.
_ABOUT_SLOT: Final = {
    steps.QUELL_AMOUNT: "quell-amount",
    steps.SPREADING_CARD: "spreading-card",
    steps.ENTRY_SLOT: "entry-slot",
    steps.LONGING_SLOT: "longing-slot",
    steps.NETWORK_SLOT: "network-slot",
    steps.LAND_AMOUNT: "land-amount",
}
_SLOT_AT: Final = {steps.QUELL_AMOUNT: 3, steps.SPREADING_CARD: 3, steps.LONGING_SLOT: 3}


def _vibe(colour: int) -> Phrase:
    return Phrase(f"vibe-{VIBES[colour]}")


def _action(row: int) -> Phrase:
    return Phrase(f"spirit-action-{SPIRIT_ACTIONS[row]}")


def _act(g: State, step: Step) -> Phrase:
    seat, row, used, realm = step[1], step[2], step[3], step[5]
    if not g.ready[5 * seat + row] & 1:
        return Phrase("step-act-locked", action=_action(row))
    asked = Phrase("step-act", action=SPIRIT_ACTIONS[row])
    if realm >= 0:
        asked = Phrase("step-act-bonus", realm=realm_name(realm))
    upgrades = [upgrade_name(UPGRADE_AT[g.boards[seat]][row][column]) for column in range(3) if used >> column & 1]
    return Phrase("step-act-upgraded", question=asked, upgrades=upgrades) if upgrades else asked


def _invoke_slot(g: State, step: Step, viewer: int) -> Phrase | None:
    public = FLAGS[g.boards[step[1]]][INVOKE][step[2]] & SUMMON  # the top of a deck lies face up
    if public or team_of(viewer, g.teams) == g.teams[step[1]]:
        return Phrase("step-invoke-slot-of", card=card(step[3]))
    return None


def _about_tokens(g: State, step: Step) -> Phrase | None:
    kind = step[0]
    if kind == steps.ROW_TOKEN:
        if step[3] == ANY_COLOUR:
            return Phrase("step-row-token-colour", action=_action(step[2]))
        return Phrase("step-row-token", action=_action(step[2]), colour=_vibe(step[3]))
    if kind == steps.FREE_TOKEN:
        return Phrase("step-free-token-colour", colour=_vibe(step[2])) if step[2] != ANY_COLOUR else None
    if kind == steps.TOKEN_COLOUR:
        return Phrase("step-token-colour", place=token_place(g, step[1], step[2]))
    if kind == steps.BLOCK_TOKEN:
        return Phrase("step-block-token-of", seat=Seat(step[2])) if step[2] != ANY_SEAT else None
    return None


def _about_others(g: State, step: Step) -> Phrase | None:
    kind, seat = step[0], step[1]
    if kind == steps.PUSHING:
        return Phrase("step-pushing", seat=Seat(step[2]))
    if kind == steps.ON_ARRIVAL:
        return Phrase("step-on-arrival", upgrade="embrace" if step[2] & EMBRACE else "wildfire")
    if kind == steps.CRADLE_MORE:
        return Phrase("step-cradle-more", card=card(g.decks[seat][-1]))
    if kind == steps.ABSORB_AMOUNT:
        return Phrase("step-absorb-amount", sphere=sphere_name(g, step[2]))
    if kind == steps.SPHERE_BONUS:
        key = f"sphere-{SPHERES[step[2]]}"
        return Phrase("step-sphere-bonus", sphere=Phrase(key), help=Phrase(f"{key}-help"))
    if kind == steps.DELIGHT_CARD:
        return Phrase("step-delight-card", amount=step[2])
    return None
