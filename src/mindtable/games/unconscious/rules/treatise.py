"""Treatises: gathering volumes, citing others, publishing.

The leftmost volume is an own research card in play; the others are own cards in play or volumes cited from the right
end of treatises that others have published. A coloured insight from the dial marks the treatise for good. Whoever is
cited gets a bright idea and 2 points for each volume.

Clauses: cite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces.board import AREAS, DISTRICT_SPACES
from mindtable.games.unconscious.pieces.cards import (
    CITED_COFFEE,
    COLOURS,
    RESEARCH,
    TREATISE_POINTS,
    TREATISE_TWO_POINTS,
    TREATISE_VOLUMES,
    TREATISES,
    VOLUME,
)
from mindtable.games.unconscious.pieces.state import NONE, State
from mindtable.games.unconscious.rules import desk, dial
from mindtable.games.unconscious.rules.chain import GameStep
from mindtable.games.unconscious.rules.desk import gain_bright, gain_coffee, gain_points, has_ability
from mindtable.games.unconscious.rules.goal import check_goals
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import card_facts, card_name, counted, verb_with
from mindtable.games.unconscious.wording.reasons import (
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
from mindtable.kernel.phrases import Phrase, Seat
from mindtable.kernel.position import AUTOMATIC, replaced
from mindtable.kernel.reasons import OK, Reason

CITED_POINTS: Final = 2
# What a coloured insight leaves the dial for.
FOR_TREATISE: Final = 0
FOR_DISTRICT: Final = 1
# The leftmost volume is gathered first: then this stands where the green ones do, its colour where the purple ones do.
LEFTMOST: Final = -1

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-gather": ("treatise", "volumes"),
    "step-own-insight": ("thing",),
    "label-publish": ("treatise", "points"),
    "label-cite": ("treatise", "seat"),
}


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
    g.push(Published(seat, treatise))
    g.push(OwnInsight(seat, FOR_TREATISE, treatise))
    wanted = needs(treatise)
    g.push(Gather(seat, treatise, wanted[0], wanted[1], wanted[2]))
    g.push(Gather(seat, treatise, LEFTMOST, TREATISE_VOLUMES[treatise][0], 0))


def publish_label(g: State, seat: int, treatise: int) -> Phrase:
    points = Phrase("count-points", amount=points_for(g, seat, treatise))
    return Phrase("label-publish", treatise=treatise_name(treatise), points=points)


def treatise_name(treatise: int) -> Phrase:
    return Phrase(f"treatise-{TREATISES[treatise]}")


def points_for(g: State, seat: int, treatise: int) -> int:
    return TREATISE_POINTS[treatise] + (2 if has_ability(g, seat, TREATISE_TWO_POINTS) else 0)


class Gather(OwnTurn):
    """Gather the volumes: which card in play, or which other treatise to cite, for what is still wanted."""

    number = 35
    name = "gather"
    verb = words.CARD

    def __init__(self, who: int, treatise: int, green: int, purple: int, red: int) -> None:
        self.who = who
        self.treatise = treatise
        self.green = green
        self.purple = purple
        self.red = red

    def nouns(self, g: State, seat: int) -> Sequence[int]:
        return g.in_play[seat]

    def besides(self, g: State, seat: int) -> list[int]:
        cited = [words.CITE | treatise for treatise in range(9) if self._check_cite(g, seat, treatise) is OK]
        return cited + super().besides(g, seat)

    def check(self, g: State, seat: int, action: int) -> Reason:
        if action & ~1023 == words.CITE:
            return self._check_cite(g, seat, action & 1023)
        return super().check(g, seat, action)

    def answer(self, g: State, seat: int, action: int) -> None:
        if action & ~1023 == words.CITE:
            treatise = action & 1023
            card = g.treatise_cards[treatise][-1]
            g.treatise_cards = replaced(g.treatise_cards, treatise, g.treatise_cards[treatise][:-1])
            cited(g, seat, g.treatise_owner[treatise], treatise)
            self._gathered(g, seat, card)
        else:
            super().answer(g, seat, action)

    def chosen(self, g: State, seat: int, card: int) -> None:
        g.in_play = replaced(g.in_play, seat, [other for other in g.in_play[seat] if other != card])
        self._gathered(g, seat, card)

    def _gathered(self, g: State, seat: int, card: int) -> None:
        treatise = self.treatise
        g.treatise_cards = replaced(g.treatise_cards, treatise, [*g.treatise_cards[treatise], card])
        if self.green == LEFTMOST:
            return
        wanted = self._wanted()
        wanted[VOLUME[card]] -= 1
        if any(wanted):
            g.push(Gather(seat, treatise, wanted[0], wanted[1], wanted[2]))

    def refuse(self, g: State, seat: int, card: int) -> Reason:
        if card not in g.in_play[seat]:
            return NOT_IN_PLAY
        colour = VOLUME[card]
        own = own_volumes(g, seat)
        own[colour] -= 1
        if self.green == LEFTMOST:
            return OK if colour == self.purple else VOLUME_NOT_NEEDED
        wanted = self._wanted()
        if not wanted[colour]:
            return VOLUME_NOT_NEEDED
        wanted[colour] -= 1
        return OK if gatherable(wanted, own, citable(g, seat)) else WOULD_STRAND_TREATISE

    def _check_cite(self, g: State, seat: int, treatise: int) -> Reason:
        if self.green == LEFTMOST:
            return FIRST_VOLUME_OWN
        if g.treatise_owner[treatise] in (NONE, seat):
            return CITE_OTHERS
        if not g.treatise_cards[treatise]:
            return NOTHING_TO_CITE
        colour = VOLUME[g.treatise_cards[treatise][-1]]
        wanted = self._wanted()
        if not wanted[colour]:
            return VOLUME_NOT_NEEDED
        wanted[colour] -= 1
        before = g.treatise_cards
        g.treatise_cards = replaced(before, treatise, before[treatise][:-1])
        fits = gatherable(wanted, own_volumes(g, seat), citable(g, seat))
        g.treatise_cards = before
        return OK if fits else WOULD_STRAND_TREATISE

    def question(self, g: State, viewer: int) -> Phrase:
        volumes = counted(Phrase(f"volume-{COLOURS[colour]}") for colour in self._colours())
        return Phrase("step-gather", treatise=treatise_name(self.treatise), volumes=volumes)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action & ~1023 != words.CITE:
            return super().label(g, seat, action)
        noun = action & 1023
        said = Phrase("label-cite", treatise=treatise_name(noun), seat=Seat(g.treatise_owner[noun]))
        return said.explained(card_facts(g.treatise_cards[noun][-1]))

    def called(self, g: State, seat: int, card: int) -> Phrase:
        return verb_with(words.CARD, card_name(card)).explained(card_facts(card))

    def link(self, g: State, own: bool) -> list[object]:
        wanted = [COLOURS[colour] for colour in self._colours()]
        gathered = [RESEARCH[card] for card in g.treatise_cards[self.treatise]]
        return [self.name, TREATISES[self.treatise], wanted, gathered]

    def _wanted(self) -> list[int]:
        """How many of each colour are still wanted, the leftmost volume apart."""
        return [self.green, self.purple, self.red]

    def _colours(self) -> list[int]:
        """The colour of every volume still wanted."""
        if self.green == LEFTMOST:
            return [self.purple]
        return [colour for colour, number in enumerate(self._wanted()) for _ in range(number)]


def cited(g: State, seat: int, owner: int, treatise: int) -> None:
    if g.listening:
        g.tell("cites", seat=seat, other_seat=owner, treatise=TREATISES[treatise])
    gain_bright(g, owner, 1)
    gain_points(g, owner, CITED_POINTS, desk.TREATISES)
    if has_ability(g, owner, CITED_COFFEE):
        gain_coffee(g, owner, 1)


class OwnInsight(OwnTurn):
    """Which coloured insight leaves the dial for good, for a treatise or a space of a district."""

    number = 27
    name = "own-insight"
    verb = words.INSIGHT
    otherwise = NO_SUCH_INSIGHT

    def __init__(self, who: int, purpose: int, thing: int) -> None:
        self.who = who
        self.purpose = purpose
        self.thing = thing

    def nouns(self, g: State, seat: int) -> list[int]:
        return dial.own_on_dial(g, seat)

    def refuse(self, g: State, seat: int, insight: int) -> Reason:
        return NO_OWN_INSIGHT if insight < dial.OWN else super().refuse(g, seat, insight)

    def chosen(self, g: State, seat: int, insight: int) -> None:
        area = insight - dial.OWN
        g.own[10 * seat + area] -= 1
        if g.listening:
            g.tell("insight-placed", seat=seat, insight=AREAS[area])
        if self.purpose == FOR_DISTRICT:
            g.district_owner = replaced(g.district_owner, self.thing, seat)
            check_goals(g, seat)

    def question(self, g: State, viewer: int) -> Phrase:
        named = Phrase(f"noun-district-space-{self._thing_id()}")
        return Phrase("step-own-insight", thing=named if self.purpose == FOR_DISTRICT else treatise_name(self.thing))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, self._thing_id()]

    def _thing_id(self) -> str:
        return (DISTRICT_SPACES if self.purpose == FOR_DISTRICT else TREATISES)[self.thing]


class Published(GameStep):
    """The treatise is published: points, tags, perhaps a goal."""

    number = 36
    name = "published"
    decided_by = AUTOMATIC

    def __init__(self, who: int, treatise: int) -> None:
        self.who = who
        self.treatise = treatise

    def run(self, g: State) -> None:
        seat, treatise = self.who, self.treatise
        order_volumes(g, treatise)
        g.treatise_owner = replaced(g.treatise_owner, treatise, seat)
        g.published = replaced(g.published, seat, [*g.published[seat], treatise])
        if g.listening:
            g.tell("publishes", seat=seat, treatise=TREATISES[treatise])
        gain_points(g, seat, points_for(g, seat, treatise), desk.TREATISES)
        check_goals(g, seat)


def order_volumes(g: State, treatise: int) -> None:
    """Lay the volumes in the order the treatise shows; the leftmost is the first gathered."""
    gathered = list(g.treatise_cards[treatise])
    ordered = [gathered.pop(0)]
    for colour in TREATISE_VOLUMES[treatise][1:]:
        index = next(n for n, card in enumerate(gathered) if VOLUME[card] == colour)
        ordered.append(gathered.pop(index))
    g.treatise_cards = replaced(g.treatise_cards, treatise, ordered)
