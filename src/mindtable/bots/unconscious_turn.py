"""A turn of Unconscious Mind that is not over: what is still to come, and which choices are worth a thought.

A turn takes twenty choices and more. A plan that has stated its idea and gained nothing yet must not look poor beside
one that has; so what lies on the stack counts for what it usually brings. And where the rules offer much that is
alike or pointless, only the better half is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindtable.bots.unconscious_dreams import dial_worth, held_by, top_dreams
from mindtable.games.unconscious import steps, words
from mindtable.games.unconscious.board import (
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
from mindtable.games.unconscious.cards import (
    LOCATION_EFFECTS,
    RESEARCH_EFFECT,
    TILE_BANNER,
    TILE_MAIN,
    TREATISE_POINTS,
    TREATISE_VOLUMES,
)
from mindtable.games.unconscious.city import JOURNALIST_1, Walk, figures, resolutions
from mindtable.games.unconscious.dial import OWN
from mindtable.games.unconscious.effects import (
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
from mindtable.games.unconscious.free_actions import (
    BY_CLIENT_ELEVATE,
    BY_CLIENT_TRANSFER,
    BY_COFFEE_BRIGHT,
    BY_COFFEE_ELEVATE,
    BY_COFFEE_TRANSFER,
    INSIGHTS_TO_BOX,
)
from mindtable.games.unconscious.ideas import pointed
from mindtable.games.unconscious.notebook import any_row
from mindtable.games.unconscious.recall import TOKENS, counted_tags
from mindtable.games.unconscious.reputation import INCOME_COFFEE, INCOME_POINTS
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.treat import check_treat
from mindtable.games.unconscious.treatise import check_publish
from mindtable.games.unconscious.values import VALUES, gain_worth, worth
from mindtable.kernel.reasons import OK

TILE_WORTH: Final[list[float]] = [max(0.0, worth(effect)) for effect in TILE_MAIN]
TOP_TOKEN: Final = 2.0  # the reputation that waits on a district's top token

# --- what is still to come

# What a step on the stack usually brings.
_KIND_WORTH: Final[dict[int, float]] = {
    steps.TILE_SPOT: 3.0,
    steps.PLACE_TILE: 2.5,
    steps.DRAW_RESEARCH: 2.0,
    steps.PLAY_CARD: 2.5,
    steps.WALK: 2.5,
    steps.BOOST: 2.0,
    steps.RECALL_BONUS: 2.0,
    steps.TRACK_ACTION: 1.5,
    steps.CHOOSE_TILE: 1.2,
    steps.CHOOSE_COLUMN: 2.0,
    steps.CHOOSE_ROW: 3.0,
    steps.ELEVATE: 0.7,
    steps.GENERATE: 1.5,
    steps.TRANSFER: 0.5,
    steps.TREATING: 2.0,
    steps.IDEA_SPACE: 5.0,
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
        kind = step[0]
        if kind in (steps.PARTS, steps.GAINS):
            for number in step[3:]:
                total += _part_worth(number)
        elif kind == steps.THERAPY:
            total += VALUES["therapy"] * step[3]
        elif kind == steps.TABLE_ACTION:
            total += action_worth(g, seat, step[2], step[3], tags)
        elif kind == steps.INKPOT_MOVE:
            total += landing_worth(g, seat, step[3])
        elif kind == steps.LOCATION_EFFECT:
            total += 1.2 * step[3]
        elif kind == steps.PUBLISHED:
            total += _PUBLISHED_WORTH[step[2]]
        elif kind == steps.IDEA_POINT:
            taken = pointed(g, seat)
            best = 0.0
            for action in TOUCHES[step[2]]:
                if action not in taken:
                    best = max(best, action_worth(g, seat, action, _times(g, seat), tags))
            total += best + landing_worth(g, seat, INKPOT_VALUE[step[2] // 4])
        elif kind == steps.IDEA_PLACE:
            total += action_worth(g, seat, step[3], _times(g, seat), tags)
            total += landing_worth(g, seat, INKPOT_VALUE[step[2] // 4])
        else:
            total += _KIND_WORTH.get(kind, 0.0)
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
    if action == ELEVATE_TWO:
        return 2.2 * times
    if action == GAIN_RESEARCH:
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
_FREE_AT: Final[dict[int, tuple[int, ...]]] = {
    steps.TURN: (BY_COFFEE_ELEVATE, BY_COFFEE_BRIGHT),
    steps.TREATING: (BY_COFFEE_ELEVATE, BY_COFFEE_TRANSFER, BY_CLIENT_ELEVATE, BY_CLIENT_TRANSFER),
    steps.USE_BOXES: (BY_CLIENT_ELEVATE, BY_CLIENT_TRANSFER, INSIGHTS_TO_BOX),
}
_NO_FREE: Final[tuple[int, ...]] = ()
# Steps at which stopping is pointless as long as anything else is offered.
_GO_ON: Final = (steps.TILE_SPOT, steps.WALK, steps.ELEVATE, steps.CHOOSE_ROW, steps.CHOOSE_COLUMN)
_ON_THE_DIAL: Final = (
    steps.ELEVATE,
    steps.TRANSFER,
    steps.TRANSFER_QUALITY,
    steps.GENERATE,
    steps.GENERATE_QUALITY,
    steps.ELEVATE_OR_TRANSFER,
    steps.PAY,
)
# Parts that cost nothing and stand in nobody's way: done first, without asking.
_AT_ONCE: Final = (GENERATE, COFFEE, THERAPY, RESEARCH)
_VERBS: Final = ~1023
_WALK: Final = Walk()


def sensible(g: State, seat: int, actions: Sequence[int]) -> Sequence[int]:
    """The choices worth a thought."""
    step = g.stack[-1]
    kind = step[0]
    free = _FREE_AT.get(kind, _NO_FREE)
    if kind == steps.TURN and g.coffee[seat] < MOST_COFFEE - 1:
        free = _NO_FREE
    kept = [action for action in actions if action & _VERBS != words.FREE or action & 1023 in free]
    if kind == steps.WALK and g.journalist >= 0:
        kept = _by_journalist(g, seat, kept)
    elif kind == steps.RECALL_BONUS and g.fireworks >= 0:
        kept = _by_fireworks(g, seat, kept)
    if len(kept) < 2:
        return kept or actions
    if kind in _ON_THE_DIAL:
        return _best_on_the_dial(g, seat, kept)
    if kind == steps.PARTS:
        for action in kept:
            if action & _VERBS == words.PART and _at_once(step[3 + (action & 1023)]):
                return [action]
    elif kind == steps.LOCATION_EFFECT:
        if any(
            action & _VERBS == words.EFFECT and not LOCATION_EFFECTS[step[2]][action & 1023].cost for action in kept
        ):
            kept.remove(words.DONE)
    elif kind == steps.TABLE_ACTION:
        if step[2] > TILE_3:
            return kept[:1]
    elif kind == steps.TURN:
        if all(check_treat(g, seat, room) is not OK for room in (0, 1)):
            kept.remove(words.TREAT_CLIENTS)
    elif kind == steps.PLACE_TILE and words.DISCARD in kept:
        cells = [action for action in kept if action != words.DISCARD]
        return [min(cells, key=lambda cell: TILE_WORTH[g.notebook[9 * seat + (cell & 1023)]]), words.DISCARD]
    elif kind in _GO_ON and words.DONE in kept:
        kept.remove(words.DONE)
    return kept


def _by_journalist(g: State, seat: int, walks: list[int]) -> list[int]:
    """Where the journalist gets it more effects of a location than any other figure, he is the one to walk."""
    most = {True: 0, False: 0}
    times: dict[int, int] = {}
    for action in walks:
        if action != words.DONE:
            after = g.clone()
            _WALK.choose(after, g.stack[-1], seat, action)
            location, how = after.stack[-1][2:]
            times[action] = resolutions(after, seat, location, how)
            by_him = action & 1023 >= JOURNALIST_1
            most[by_him] = max(most[by_him], times[action])
    if most[True] <= most[False]:
        return walks
    return [action for action in times if times[action] == most[True]]


def _by_fireworks(g: State, seat: int, bonuses: list[int]) -> list[int]:
    """Where the fireworks open the district bonus of one more, the lower ones of that district are left alone."""
    there = [a for a in bonuses if a & _VERBS == words.DISTRICT and (a & 1023) // 4 == g.fireworks]
    if not there or DISTRICT_VALUES[max(there) & 3] <= counted_tags(g, seat, g.fireworks):
        return bonuses
    return [action for action in bonuses if action not in there or action == max(there)]


def _at_once(number: int) -> bool:
    op = part_op(number)
    return op in _AT_ONCE or (
        op == MAIN and not TILE_MAIN[part_entry(number)].cost and _plain(TILE_MAIN[part_entry(number)])
    )


def _plain(effect: Effect) -> bool:
    return all(part_op(number) in _AT_ONCE for number in effect.gains)


def _best_on_the_dial(g: State, seat: int, actions: list[int]) -> list[int]:
    """Of the ways to move an insight the best two, or the best one to pay with, and whatever else is offered."""
    step = g.stack[-1]
    kind = step[0]
    held, dreams = held_by(g, seat), top_dreams(g, seat)
    ranked: list[tuple[float, int]] = []
    others: list[int] = []
    for action in actions:
        verb, noun = action & _VERBS, action & 1023
        if verb in (words.INSIGHT, words.PAY, words.QUALITY):
            if noun >= OWN and verb != words.QUALITY and action - OWN in actions:
                continue  # a coloured insight in the same place is as good as a common one
            ranked.append((-_moved(kind, step, held, dreams, verb, noun), action))
        elif action != words.DONE:
            others.append(action)
    ranked.sort()
    most = 1 if kind in (steps.PAY, steps.GENERATE, steps.TRANSFER_QUALITY) else 2
    return [action for _, action in ranked[:most]] + others


def _moved(kind: int, step: tuple[int, ...], held: list[int], dreams: list[int], verb: int, noun: int) -> float:
    """What the dial is worth after an insight has moved as the choice says."""
    here = noun % OWN
    if kind == steps.TRANSFER:
        best = -1.0
        for quality in range(3):
            if quality != QUALITY_OF[here]:
                best = max(best, _shifted(held, dreams, here, area(quality, LEVEL_OF[here])))
        return best
    if kind == steps.TRANSFER_QUALITY:
        here = step[2] % OWN
        return _shifted(held, dreams, here, area(noun, LEVEL_OF[here]))
    if kind == steps.GENERATE_QUALITY:
        return _shifted(held, dreams, RESERVE, area(noun, step[2])) if held[RESERVE] else 0.0
    if kind == steps.GENERATE:
        return _shifted(held, dreams, here, area(step[3], step[2]))
    if kind == steps.PAY:
        return _shifted(held, dreams, here, RESERVE)
    return _shifted(held, dreams, here, here + 1)


def _shifted(held: list[int], dreams: list[int], here: int, there: int) -> float:
    moved = held.copy()
    moved[here] -= 1
    moved[there] += 1
    return dial_worth(moved, dreams)
