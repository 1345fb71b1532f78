"""A turn of Unconscious Mind that is not over: what is still to come, and which choices are worth a thought.

A turn takes twenty choices and more. A plan that has stated its idea and gained nothing yet must not look poor beside
one that has; so what lies on the stack counts for what it usually brings. And where the rules offer much that is
alike or pointless, only the better half is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mindtable.games.unconscious.bots.dreams import dial_worth, held_by, top_dreams
from mindtable.games.unconscious.bots.values import VALUES, gain_worth, worth
from mindtable.games.unconscious.pieces.board import (
    DISTRICT_OF,
    DISTRICT_VALUES,
    ELEVATE_TWO,
    GAIN_RESEARCH,
    GENERATE_THREE,
    INKPOT_VALUE,
    LEFT,
    LEVEL_OF,
    LINES,
    MOST_COFFEE,
    MOST_RESOLUTIONS,
    MOVE_FREUD,
    MOVE_PROFESSOR,
    QUALITY_OF,
    RESERVE,
    TILE_3,
    TOP,
    TOUCHES,
    area,
)
from mindtable.games.unconscious.pieces.cards import (
    LOCATION_EFFECTS,
    RESEARCH_EFFECT,
    TILE_BANNER,
    TILE_MAIN,
    TREATISE_POINTS,
    TREATISE_VOLUMES,
)
from mindtable.games.unconscious.pieces.effects import (
    BANNER,
    CARD_EFFECT,
    COFFEE,
    GENERATE,
    MAIN,
    MINOR,
    RESEARCH,
    THERAPY,
    Effect,
    part_entry,
    part_op,
)
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.city import JOURNALIST_1, Boost, LocationEffect, Walk, figures, resolutions
from mindtable.games.unconscious.rules.client import NewClients
from mindtable.games.unconscious.rules.dial import OWN
from mindtable.games.unconscious.rules.dial_steps import (
    Elevate,
    ElevateOrTransfer,
    Generate,
    GenerateQuality,
    Transfer,
    TransferQuality,
)
from mindtable.games.unconscious.rules.free_actions import (
    BY_CLIENT_ELEVATE,
    BY_CLIENT_TRANSFER,
    BY_COFFEE_BRIGHT,
    BY_COFFEE_ELEVATE,
    BY_COFFEE_TRANSFER,
    INSIGHTS_TO_BOX,
)
from mindtable.games.unconscious.rules.idea import IdeaPlace, IdeaPoint, IdeaSpace, TableAction, pointed
from mindtable.games.unconscious.rules.inkpot import InkpotMove
from mindtable.games.unconscious.rules.notebook import PlaceTile, TileSpot, any_row
from mindtable.games.unconscious.rules.parts import Gains, Parts
from mindtable.games.unconscious.rules.payment import Pay
from mindtable.games.unconscious.rules.recall import TOKENS, RecallBonus, counted_tags
from mindtable.games.unconscious.rules.research import DrawResearch, PlayCard
from mindtable.games.unconscious.rules.resolving import ChooseColumn, ChooseRow, ChooseTile
from mindtable.games.unconscious.rules.track import INCOME_COFFEE, INCOME_POINTS, TrackAction
from mindtable.games.unconscious.rules.treat import Therapy, Treating, check_treat
from mindtable.games.unconscious.rules.treatise import Published, check_publish
from mindtable.games.unconscious.rules.turn import EndTurn, NextTurn, Turn, UseBoxes
from mindtable.games.unconscious.wording import words
from mindtable.kernel.position import Step
from mindtable.kernel.reasons import OK

TILE_WORTH: Final[list[float]] = [max(0.0, worth(effect)) for effect in TILE_MAIN]
TOP_TOKEN: Final = 2.0  # the reputation that waits on a district's top token

# --- what is still to come

# What a step on the stack usually brings.
_KIND_WORTH: Final[dict[type[Step[Any]], float]] = {
    TileSpot: 3.0,
    PlaceTile: 2.5,
    DrawResearch: 2.0,
    PlayCard: 2.5,
    Walk: 2.5,
    Boost: 2.0,
    RecallBonus: 2.0,
    TrackAction: 1.5,
    ChooseTile: 1.2,
    ChooseColumn: 2.0,
    ChooseRow: 3.0,
    Elevate: 0.7,
    Generate: 1.5,
    Transfer: 0.5,
    Treating: 2.0,
    IdeaSpace: 5.0,
    # The end of the turn.
    UseBoxes: 0.0,
    NewClients: 0.0,
    EndTurn: 0.0,
    NextTurn: 0.0,
}
# A treatise about to be published, with what its volumes were worth where they lay.
_PUBLISHED_WORTH: Final[list[float]] = [
    TREATISE_POINTS[treatise] + 3.0 * len(volumes) for treatise, volumes in enumerate(TREATISE_VOLUMES)
]
# The actions of the track by the section that Freud's marker has reached.
_SECTION_WORTH: Final[list[float]] = [1.2] * 4 + [3.0] * 3 + [3.0] * 2 + [4.0] * 2


def pending(g: State, seat: int, tags: list[int]) -> float:
    """What lies on the stack: gains that are paid for, and actions that are chosen."""
    total = 0.0
    for step in g.stack:
        usual = _KIND_WORTH.get(type(step))
        if usual is not None:
            total += usual
        elif isinstance(step, (Parts, Gains)):
            for number in step.parts:
                total += _part_worth(number)
        elif isinstance(step, Therapy):
            total += VALUES["therapy"] * step.points
        elif isinstance(step, TableAction):
            total += action_worth(g, seat, step.table_action, step.times, tags)
        elif isinstance(step, InkpotMove):
            total += landing_worth(g, seat, step.most)
        elif isinstance(step, LocationEffect):
            total += 1.2 * step.times
        elif isinstance(step, Published):
            total += _PUBLISHED_WORTH[step.treatise]
        elif isinstance(step, IdeaPoint):
            taken = pointed(g, seat)
            best = 0.0
            for action in TOUCHES[step.space]:
                if action not in taken:
                    best = max(best, action_worth(g, seat, action, _times(g, seat), tags))
            total += best + landing_worth(g, seat, INKPOT_VALUE[step.space // 4])
        elif isinstance(step, IdeaPlace):
            total += action_worth(g, seat, step.points_at, _times(g, seat), tags)
            total += landing_worth(g, seat, INKPOT_VALUE[step.space // 4])
    return total


def _times(g: State, seat: int) -> int:
    return 2 if g.ideas[seat] + g.bright[seat] > 1 else 1


_known_parts: dict[int, float] = {}


def _part_worth(number: int) -> float:
    """What a part of an effect brings, less what it costs."""
    known = _known_parts.get(number)
    if known is None:
        op, entry = part_op(number), part_entry(number)
        if op == MAIN:
            known = TILE_WORTH[entry]
        elif op == BANNER:
            known = max(0.0, worth(TILE_BANNER[entry]))
        elif op == CARD_EFFECT:
            known = max(0.0, worth(RESEARCH_EFFECT[entry]))
        else:
            known = gain_worth(number)
        _known_parts[number] = known
    return known


def _line_worth(g: State, seat: int, line: int) -> float:
    total = 0.0
    for cell in LINES[line]:
        tile = g.notebook[9 * seat + cell]
        if tile >= 0:
            total += TILE_WORTH[tile]
    return total


def landing_worth(g: State, seat: int, by: int) -> float:
    """What the inkpot meets when it moves on by so much."""
    at = g.inkpot[seat] + by
    laps = min(at // 5, 3 - g.laps[seat])
    total = 3.0 * laps
    space = at % 5
    if space == TOP:
        best = 0.0
        for column in range(g.laps[seat] + laps):
            more = VALUES["median"] if g.line_open[6 * seat + 3 + column] else 0.0
            best = max(best, _line_worth(g, seat, 3 + column) + more)
        return total + best
    if space == LEFT:
        income = INCOME_POINTS[g.reputation[seat]] + 0.5 * INCOME_COFFEE[g.reputation[seat]]
        return total + income + _SECTION_WORTH[g.freud_marker]
    more = VALUES["elevate"] if g.line_open[6 * seat + space - 1] else 0.0
    return total + VALUES["minor"] + _line_worth(g, seat, space - 1) + more


def action_worth(g: State, seat: int, action: int, times: int, tags: list[int]) -> float:
    """What an action of the meeting table brings when it is resolved so often."""
    if action <= TILE_3:
        times = min(times, g.coffee[seat] // (action + 1))
        return times * ((1.8 if any_row(g, seat) else 0.0) + 1.3 * action - 0.3)
    if action == GENERATE_THREE:
        held, dreams = held_by(g, seat), top_dreams(g, seat)
        before = dial_worth(held, dreams)
        for _ in range(times):
            for quality in range(3):
                if held[RESERVE]:
                    held[RESERVE] -= 1
                    held[area(quality, MINOR)] += 1
        return dial_worth(held, dreams) - before
    if action in (ELEVATE_TWO, GAIN_RESEARCH):
        return 2.2 * times
    if action in (MOVE_PROFESSOR, MOVE_FREUD):
        start = g.professor[seat] if action == MOVE_PROFESSOR else g.freud
        best = 0.0
        for walk in (1, 2, 3):
            place = (start + walk) % 6
            if walk == 3 and action == MOVE_PROFESSOR:
                place = g.freud
            often = min(max(figures(g, place) + 1, tags[place]), MOST_RESOLUTIONS)
            token = TOP_TOKEN if g.district_tokens[DISTRICT_OF[place]] == TOKENS else 0.0
            best = max(best, 1.1 * often + token)
        return best * (1.0 + 0.7 * (times - 1))
    played = min(2 * times, len(g.hands[seat]))
    published = 0.0
    if len(g.in_play[seat]) > 1:
        for treatise in range(9):
            if TREATISE_POINTS[treatise] > published and check_publish(g, seat, treatise) is OK:
                published = float(TREATISE_POINTS[treatise])
    return 2.4 * played + published


# --- which choices are worth a thought

# Where a bot thinks of its free actions: before the turn, before it treats, before the turn ends. Not at every step.
_FREE_AT: Final[dict[type[Step[Any]], tuple[int, ...]]] = {
    Turn: (BY_COFFEE_ELEVATE, BY_COFFEE_BRIGHT),
    Treating: (BY_COFFEE_ELEVATE, BY_COFFEE_TRANSFER, BY_CLIENT_ELEVATE, BY_CLIENT_TRANSFER),
    UseBoxes: (BY_CLIENT_ELEVATE, BY_CLIENT_TRANSFER, INSIGHTS_TO_BOX),
}
_NO_FREE: Final[tuple[int, ...]] = ()
# Parts that cost nothing and stand in nobody's way: done first, without asking.
_AT_ONCE: Final = (GENERATE, COFFEE, THERAPY, RESEARCH)
_VERBS: Final = ~1023


def sensible(g: State, seat: int, actions: Sequence[int]) -> Sequence[int]:
    """The choices worth a thought."""
    step = g.stack[-1]
    free = _free_actions(g, seat, step)
    kept = [action for action in actions if action & _VERBS != words.FREE or action & 1023 in free]
    better = _BETTER_HALF.get(type(step))
    if better is not None and len(kept) > 1:
        kept = better(g, seat, step, kept)
    return kept or actions


def _free_actions(g: State, seat: int, step: Step[Any]) -> tuple[int, ...]:
    """Before the turn they are paid with coffee, which a bot spends only where it would soon have too much."""
    if isinstance(step, Turn) and g.coffee[seat] < MOST_COFFEE - 1:
        return _NO_FREE
    return _FREE_AT.get(type(step), _NO_FREE)


def _turns(g: State, seat: int, step: Turn, choices: list[int]) -> list[int]:
    """Treating is for a seat that has a client to treat."""
    if all(check_treat(g, seat, room) is not OK for room in (0, 1)):
        choices.remove(words.TREAT_CLIENTS)
    return choices


def _going_on(g: State, seat: int, step: Step[Any], choices: list[int]) -> list[int]:
    """Stopping is pointless as long as anything else is offered."""
    return [action for action in choices if action != words.DONE]


def _walks(g: State, seat: int, step: Walk, walks: list[int]) -> list[int]:
    if g.journalist >= 0:
        walks = _by_journalist(g, seat, step, walks)
    return _going_on(g, seat, step, walks) if len(walks) > 1 else walks


def _by_journalist(g: State, seat: int, step: Walk, walks: list[int]) -> list[int]:
    """Where the journalist gets it more effects of a location than any other figure, he is the one to walk."""
    most = {True: 0, False: 0}
    times: dict[int, int] = {}
    for action in walks:
        if action != words.DONE:
            after = g.clone()
            step.chosen(after, seat, action & 1023)
            boost = after.stack[-1]
            assert isinstance(boost, Boost)
            times[action] = resolutions(after, seat, boost.location, boost.how)
            by_him = action & 1023 >= JOURNALIST_1
            most[by_him] = max(most[by_him], times[action])
    if most[True] <= most[False]:
        return walks
    return [action for action in times if times[action] == most[True]]


def _bonuses(g: State, seat: int, step: RecallBonus, bonuses: list[int]) -> list[int]:
    """Where the fireworks open the district bonus of one more, the lower ones of that district are left alone."""
    there = [a for a in bonuses if a & _VERBS == words.DISTRICT and (a & 1023) // 4 == g.fireworks]
    if not there or DISTRICT_VALUES[max(there) & 3] <= counted_tags(g, seat, g.fireworks):
        return bonuses
    return [action for action in bonuses if action not in there or action == max(there)]


def _effects(g: State, seat: int, step: LocationEffect, choices: list[int]) -> list[int]:
    """An effect of the location that costs nothing is not passed over."""
    effects = LOCATION_EFFECTS[step.location]
    if any(action & _VERBS == words.EFFECT and not effects[action & 1023].cost for action in choices):
        choices.remove(words.DONE)
    return choices


def _table_actions(g: State, seat: int, step: TableAction, choices: list[int]) -> list[int]:
    """Only which tile to take is worth a thought."""
    return choices if step.table_action <= TILE_3 else choices[:1]


def _tile_places(g: State, seat: int, step: PlaceTile, choices: list[int]) -> list[int]:
    """In a full notebook the tile takes the place of the poorest, or goes."""
    if words.DISCARD not in choices:
        return choices
    cells = [action for action in choices if action != words.DISCARD]
    return [min(cells, key=lambda cell: TILE_WORTH[g.notebook[9 * seat + (cell & 1023)]]), words.DISCARD]


def _parts(g: State, seat: int, step: Parts, choices: list[int]) -> list[int]:
    """What is done at once needs no thought."""
    for action in choices:
        if action & _VERBS == words.PART and _at_once(step.parts[action & 1023]):
            return [action]
    return choices


def _at_once(number: int) -> bool:
    op = part_op(number)
    return op in _AT_ONCE or (
        op == MAIN and not TILE_MAIN[part_entry(number)].cost and _plain(TILE_MAIN[part_entry(number)])
    )


def _plain(effect: Effect) -> bool:
    return all(part_op(number) in _AT_ONCE for number in effect.gains)


def _best_on_the_dial(g: State, seat: int, step: Step[Any], actions: list[int]) -> list[int]:
    """Of the ways to move an insight the best two, or the best one to pay with, and whatever else is offered."""
    held, dreams = held_by(g, seat), top_dreams(g, seat)
    ranked: list[tuple[float, int]] = []
    others: list[int] = []
    for action in actions:
        verb, noun = action & _VERBS, action & 1023
        if verb in (words.INSIGHT, words.PAY, words.QUALITY):
            if noun >= OWN and verb != words.QUALITY and action - OWN in actions:
                continue  # a coloured insight in the same place is as good as a common one
            ranked.append((-_moved(step, held, dreams, verb, noun), action))
        elif action != words.DONE:
            others.append(action)
    ranked.sort()
    most = 1 if isinstance(step, (Pay, Generate, TransferQuality)) else 2
    return [action for _, action in ranked[:most]] + others


def _moved(step: Step[Any], held: list[int], dreams: list[int], verb: int, noun: int) -> float:
    """What the dial is worth after an insight has moved as the choice says."""
    here = noun % OWN
    if isinstance(step, Transfer):
        best = -1.0
        for quality in range(3):
            if quality != QUALITY_OF[here]:
                best = max(best, _shifted(held, dreams, here, area(quality, LEVEL_OF[here])))
        return best
    if isinstance(step, TransferQuality):
        here = step.insight % OWN
        return _shifted(held, dreams, here, area(noun, LEVEL_OF[here]))
    if isinstance(step, GenerateQuality):
        return _shifted(held, dreams, RESERVE, area(noun, step.level)) if held[RESERVE] else 0.0
    if isinstance(step, Generate):
        return _shifted(held, dreams, here, area(step.quality, step.level))
    if isinstance(step, Pay):
        return _shifted(held, dreams, here, RESERVE)
    return _shifted(held, dreams, here, here + 1)


def _shifted(held: list[int], dreams: list[int], here: int, there: int) -> float:
    moved = held.copy()
    moved[here] -= 1
    moved[there] += 1
    return dial_worth(moved, dreams)


# Of several choices at a step, the better ones.
_BETTER_HALF: Final[dict[type[Step[Any]], Callable[[State, int, Any, list[int]], list[int]]]] = {
    Turn: _turns,
    Walk: _walks,
    RecallBonus: _bonuses,
    LocationEffect: _effects,
    TableAction: _table_actions,
    PlaceTile: _tile_places,
    Parts: _parts,
    TileSpot: _going_on,
    ChooseRow: _going_on,
    ChooseColumn: _going_on,
    Elevate: _best_on_the_dial,
    Transfer: _best_on_the_dial,
    TransferQuality: _best_on_the_dial,
    Generate: _best_on_the_dial,
    GenerateQuality: _best_on_the_dial,
    ElevateOrTransfer: _best_on_the_dial,
    Pay: _best_on_the_dial,
}
