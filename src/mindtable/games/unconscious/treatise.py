"""Treatises: gathering volumes, citing others, publishing.

The leftmost volume is an own research card in play; the others are own cards in play or volumes cited from the right
end of treatises that others have published. A coloured insight from the dial marks the treatise for good. Whoever is
cited gets a bright idea and 2 points for each volume.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk, dial, words
from mindtable.games.unconscious.board import AREAS
from mindtable.games.unconscious.cards import (
    CITED_COFFEE,
    TREATISE_POINTS,
    TREATISE_TWO_POINTS,
    TREATISE_VOLUMES,
    TREATISES,
    VOLUME,
)
from mindtable.games.unconscious.desk import gain_bright, gain_coffee, gain_points, has_ability
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.goals import check_goals
from mindtable.games.unconscious.reasons import (
    CITE_OTHERS,
    FIRST_VOLUME_OWN,
    NO_OWN_INSIGHT,
    NO_SUCH_INSIGHT,
    NOT_IN_PLAY,
    NOTHING_TO_CITE,
    PUBLISHED_ALREADY,
    VOLUME_NOT_NEEDED,
    VOLUMES_MISSING,
    WOULD_STRAND_TREATISE,
)
from mindtable.games.unconscious.state import NONE, State
from mindtable.games.unconscious.steps import GATHER, OWN_INSIGHT, PUBLISHED
from mindtable.kernel.position import AUTOMATIC, Step, StepKind, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

CITED_POINTS: Final = 2
# What a coloured insight leaves the dial for.
FOR_TREATISE: Final = 0
FOR_DISTRICT: Final = 1


def any_treatise(g: State, seat: int) -> bool:
    """A quick look: whether anything could be published at all."""
    return len(g.in_play[seat]) > 0 and len(dial.own_on_dial(g, seat)) > 0


def needs(treatise: int) -> list[int]:
    """How many volumes of each colour a treatise wants besides the leftmost."""
    volumes = TREATISE_VOLUMES[treatise][1:]
    return [volumes.count(colour) for colour in range(3)]


def own_volumes(g: State, seat: int) -> list[int]:
    cards = [VOLUME[card] for card in g.in_play[seat]]
    return [cards.count(colour) for colour in range(3)]


def citable(g: State, seat: int) -> list[list[int]]:
    """The colours on other players' treatises, each from the right end inwards."""
    return [
        [VOLUME[card] for card in reversed(g.treatise_cards[treatise])]
        for treatise in range(9)
        if g.treatise_owner[treatise] not in (NONE, seat) and g.treatise_cards[treatise]
    ]


def gatherable(wanted: list[int], own: list[int], stacks: list[list[int]]) -> bool:
    """Whether the wanted volumes can be had from own cards and the ends of the stacks."""
    missing = [max(0, wanted[colour] - own[colour]) for colour in range(3)]
    if not any(missing):
        return True
    return _cite(missing, own, wanted, stacks, [0] * len(stacks))


def _cite(missing: list[int], own: list[int], wanted: list[int], stacks: list[list[int]], taken: list[int]) -> bool:
    """Cite from some stack's end: every volume cited must be wanted, and in the end none may be missing."""
    if not any(missing):
        return True
    for index, stack in enumerate(stacks):
        if taken[index] < len(stack):
            colour = stack[taken[index]]
            if wanted[colour] > 0:
                taken[index] += 1
                wanted[colour] -= 1
                lacked = missing[colour]
                missing[colour] = max(0, wanted[colour] - own[colour])
                found = _cite(missing, own, wanted, stacks, taken)
                missing[colour] = lacked
                wanted[colour] += 1
                taken[index] -= 1
                if found:
                    return True
    return False


def check_publish(g: State, seat: int, treatise: int) -> Reason:
    if g.treatise_owner[treatise] != NONE:
        return PUBLISHED_ALREADY
    if not dial.own_on_dial(g, seat):
        return NO_OWN_INSIGHT
    own = own_volumes(g, seat)
    leftmost = TREATISE_VOLUMES[treatise][0]
    if not own[leftmost]:
        return FIRST_VOLUME_OWN
    own[leftmost] -= 1
    return OK if gatherable(needs(treatise), own, citable(g, seat)) else VOLUMES_MISSING


def begin_publishing(g: State, seat: int, treatise: int) -> None:
    """Volumes gathered so far lie on the treatise itself; its owner is set when it is published."""
    g.push(PUBLISHED, seat, treatise)
    g.push(OWN_INSIGHT, seat, FOR_TREATISE, treatise)
    wanted = needs(treatise)
    g.push(GATHER, seat, treatise, wanted[0], wanted[1], wanted[2])
    g.push(GATHER, seat, treatise, -1, TREATISE_VOLUMES[treatise][0], 0)


class Gather(OwnTurn):
    """Gather the volumes: (kind, seat, treatise, green, purple, red still wanted).

    The leftmost volume comes first, as (kind, seat, treatise, -1, its colour, 0).
    """

    name = "gather"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.CARD | card for card in g.in_play[seat] if self._check_card(g, step, seat, card) is OK]
        if step[3] >= 0:
            options += [words.CITE | t for t in range(9) if self._check_cite(g, step, seat, t) is OK]
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        verb, noun = action & ~1023, action & 1023
        if verb == words.CARD:
            return self._check_card(g, step, seat, noun)
        if verb == words.CITE:
            return self._check_cite(g, step, seat, noun) if step[3] >= 0 else FIRST_VOLUME_OWN
        return NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        verb, noun = action & ~1023, action & 1023
        treatise = step[2]
        if verb == words.CARD:
            card = noun
            g.in_play = replaced(g.in_play, seat, [other for other in g.in_play[seat] if other != card])
        else:
            card = g.treatise_cards[noun][-1]
            g.treatise_cards = replaced(g.treatise_cards, noun, g.treatise_cards[noun][:-1])
            cited(g, seat, g.treatise_owner[noun], noun)
        g.treatise_cards = replaced(g.treatise_cards, treatise, [*g.treatise_cards[treatise], card])
        if step[3] < 0:
            return
        wanted = [step[3], step[4], step[5]]
        wanted[VOLUME[card]] -= 1
        if any(wanted):
            g.push(GATHER, seat, treatise, wanted[0], wanted[1], wanted[2])

    def _check_card(self, g: State, step: Step, seat: int, card: int) -> Reason:
        if card not in g.in_play[seat]:
            return NOT_IN_PLAY
        colour = VOLUME[card]
        own = own_volumes(g, seat)
        own[colour] -= 1
        if step[3] < 0:
            return OK if colour == step[4] else VOLUME_NOT_NEEDED
        wanted = [step[3], step[4], step[5]]
        if not wanted[colour]:
            return VOLUME_NOT_NEEDED
        wanted[colour] -= 1
        return OK if gatherable(wanted, own, citable(g, seat)) else WOULD_STRAND_TREATISE

    def _check_cite(self, g: State, step: Step, seat: int, treatise: int) -> Reason:
        if g.treatise_owner[treatise] in (NONE, seat):
            return CITE_OTHERS
        if not g.treatise_cards[treatise]:
            return NOTHING_TO_CITE
        colour = VOLUME[g.treatise_cards[treatise][-1]]
        wanted = [step[3], step[4], step[5]]
        if not wanted[colour]:
            return VOLUME_NOT_NEEDED
        wanted[colour] -= 1
        before = g.treatise_cards
        g.treatise_cards = replaced(before, treatise, before[treatise][:-1])
        fits = gatherable(wanted, own_volumes(g, seat), citable(g, seat))
        g.treatise_cards = before
        return OK if fits else WOULD_STRAND_TREATISE


def cited(g: State, seat: int, owner: int, treatise: int) -> None:
    if g.listening:
        g.tell("cites", seat=seat, other_seat=owner, treatise=TREATISES[treatise])
    gain_bright(g, owner, 1)
    gain_points(g, owner, CITED_POINTS, desk.TREATISES)
    if has_ability(g, owner, CITED_COFFEE):
        gain_coffee(g, owner, 1)


class OwnInsight(OwnTurn):
    """Which coloured insight leaves the dial for good.

    (kind, seat, FOR_TREATISE or FOR_DISTRICT, treatise or space).
    """

    name = "own-insight"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.INSIGHT | insight for insight in dial.own_on_dial(g, seat)]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.INSIGHT:
            return NOT_NOW
        insight = action & 1023
        if insight < dial.OWN:
            return NO_OWN_INSIGHT
        return OK if dial.count(g, seat, insight) else NO_SUCH_INSIGHT

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        area = (action & 1023) - dial.OWN
        g.own[10 * seat + area] -= 1
        if g.listening:
            g.tell("insight-placed", seat=seat, insight=AREAS[area])
        if step[2] == FOR_DISTRICT:
            g.district_owner = replaced(g.district_owner, step[3], seat)
            check_goals(g, seat)


class Published(StepKind[State]):
    """The treatise is published: points, tags, perhaps a goal: (kind, seat, treatise)."""

    name = "published"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        seat, treatise = step[1], step[2]
        order_volumes(g, treatise)
        g.treatise_owner = replaced(g.treatise_owner, treatise, seat)
        g.published = replaced(g.published, seat, [*g.published[seat], treatise])
        if g.listening:
            g.tell("publishes", seat=seat, treatise=TREATISES[treatise])
        more = 2 if has_ability(g, seat, TREATISE_TWO_POINTS) else 0
        gain_points(g, seat, TREATISE_POINTS[treatise] + more, desk.TREATISES)
        check_goals(g, seat)


def order_volumes(g: State, treatise: int) -> None:
    """Lay the volumes in the order the treatise shows; the leftmost is the first gathered."""
    gathered = list(g.treatise_cards[treatise])
    ordered = [gathered.pop(0)]
    for colour in TREATISE_VOLUMES[treatise][1:]:
        index = next(n for n, card in enumerate(gathered) if VOLUME[card] == colour)
        ordered.append(gathered.pop(index))
    g.treatise_cards = replaced(g.treatise_cards, treatise, ordered)
