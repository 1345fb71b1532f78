"""State Ideas: one or two ideas on an empty space of the meeting table, pointing at an action beside it.

The action is resolved once per idea, then the inkpot moves by the value of the row. A bright idea may stand in for an
idea; it leaves the table at the end of the turn. None of your earlier ideas may point at the same action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindtable.games.unconscious.pieces.board import (
    ACTIONS,
    ELEVATE_TWO,
    GAIN_RESEARCH,
    GENERATE_THREE,
    INKPOT_VALUE,
    MOVE_FREUD,
    MOVE_PROFESSOR,
    SPACES,
    TILE_1,
    TILE_3,
    TOUCHES,
)
from mindtable.games.unconscious.pieces.effects import ANY, ELEVATE, GENERATE, MINOR, RESEARCH, TRANSFER, part
from mindtable.games.unconscious.pieces.state import BLOCKED, NONE, State
from mindtable.games.unconscious.rules import desk
from mindtable.games.unconscious.rules.city import BY_FREUD, BY_PROFESSOR, Walk
from mindtable.games.unconscious.rules.desk import pay_bright
from mindtable.games.unconscious.rules.heeds import wasting
from mindtable.games.unconscious.rules.inkpot import InkpotMove, chains
from mindtable.games.unconscious.rules.notebook import TileSpot, price_of_tile
from mindtable.games.unconscious.rules.own_turn import OwnTurn
from mindtable.games.unconscious.rules.parts import doable, gain
from mindtable.games.unconscious.rules.research import DrawResearch, PlayCard
from mindtable.games.unconscious.rules.treatise import any_treatise, check_publish
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import noun_name, table_name, verb_with
from mindtable.games.unconscious.wording.reasons import (
    ALREADY_POINTED,
    NO_IDEA,
    NO_SPACE,
    NOT_BESIDE,
    NOT_ENOUGH_BRIGHT,
    NOT_ENOUGH_IDEAS,
    PART_IMPOSSIBLE,
    SHORT_OF_COFFEE,
    SPACE_BLOCKED,
    SPACE_TAKEN,
)
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

# By words.PLACINGS: ideas and bright ideas used.
IDEAS_USED: Final = (1, 0, 2, 1, 0)
BRIGHT_USED: Final = (0, 1, 0, 1, 2)
CONTEXT: Final = desk.TABLE << 1
MOST_CARDS: Final = 2

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-idea-point": ("space",),
    "step-idea-place": ("action",),
    "step-table-action": ("action", "times"),
    "label-space": ("space", "value"),
    "actions-beside": ("actions",),
    "label-placing": ("placing", "times"),
    "label-resolve": ("action",),
    "label-leave-action": (),
}


def pointed(g: State, seat: int) -> list[int]:
    """The actions at which earlier ideas of the seat point."""
    return [action for owner, action in zip(g.idea_owner, g.idea_action, strict=True) if owner == seat]


def check_space(g: State, seat: int, space: int) -> Reason:
    if g.idea_owner[space] == BLOCKED:
        return SPACE_BLOCKED
    if g.idea_owner[space] != NONE:
        return SPACE_TAKEN
    taken = pointed(g, seat)
    for action in TOUCHES[space]:
        if action not in taken:
            return OK
    return ALREADY_POINTED


def check_state(g: State, seat: int) -> Reason:
    if not g.ideas[seat] and not g.bright[seat]:
        return NO_IDEA
    for space in range(16):
        if check_space(g, seat, space) is OK:
            return OK
    return NO_SPACE


class IdeaSpace(OwnTurn):
    """Which space of the meeting table."""

    number = 10
    name = "idea-space"
    verb = words.SPACE
    among = range(16)

    def refuse(self, g: State, seat: int, space: int) -> Reason:
        return check_space(g, seat, space)

    def chosen(self, g: State, seat: int, space: int) -> None:
        g.push(IdeaPoint(seat, space))

    def called(self, g: State, seat: int, space: int) -> Phrase:
        taken = pointed(g, seat)
        actions = [table_name(beside) for beside in TOUCHES[space] if beside not in taken]
        said = Phrase("label-space", space=SPACES[space], value=INKPOT_VALUE[space // 4])
        return said.explained(Phrase("actions-beside", actions=actions)).with_facts(chains=chains(g, seat, [space]))


class IdeaPoint(OwnTurn):
    """At which action it points."""

    number = 11
    name = "idea-point"
    verb = words.POINT
    otherwise = ALREADY_POINTED

    def __init__(self, who: int, space: int) -> None:
        self.who = who
        self.space = space

    def nouns(self, g: State, seat: int) -> list[int]:
        taken = pointed(g, seat)
        return [action for action in TOUCHES[self.space] if action not in taken]

    def refuse(self, g: State, seat: int, action: int) -> Reason:
        return super().refuse(g, seat, action) if action in TOUCHES[self.space] else NOT_BESIDE

    def chosen(self, g: State, seat: int, action: int) -> None:
        g.push(IdeaPlace(seat, self.space, action))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-idea-point", space=SPACES[self.space])

    def called(self, g: State, seat: int, action: int) -> Phrase:
        said = verb_with(words.POINT, table_name(action)).explained(Phrase(f"table-{ACTIONS[action]}-help"))
        return said.with_facts(chains=chains(g, seat, [self.space]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, SPACES[self.space]]


class IdeaPlace(OwnTurn):
    """One idea or two, own or bright."""

    number = 12
    name = "idea-place"
    verb = words.PLACE
    among = range(len(IDEAS_USED))

    def __init__(self, who: int, space: int, points_at: int) -> None:
        self.who = who
        self.space = space
        self.points_at = points_at

    def chosen(self, g: State, seat: int, placing: int) -> None:
        space, action = self.space, self.points_at
        ideas, bright = IDEAS_USED[placing], BRIGHT_USED[placing]
        g.ideas[seat] -= ideas
        pay_bright(g, seat, bright)
        if ideas:
            g.idea_owner = replaced(g.idea_owner, space, seat)
            g.idea_count = replaced(g.idea_count, space, ideas)
            g.idea_action = replaced(g.idea_action, space, action)
        if g.listening:
            g.tell("states", seat=seat, space=SPACES[space], action=ACTIONS[action], ideas=ideas, bright=bright)
        value = INKPOT_VALUE[space // 4]
        g.push(InkpotMove(seat, value, value))
        g.push(TableAction(seat, action, ideas + bright))

    def refuse(self, g: State, seat: int, placing: int) -> Reason:
        if IDEAS_USED[placing] > g.ideas[seat]:
            return NOT_ENOUGH_IDEAS
        return OK if BRIGHT_USED[placing] <= g.bright[seat] else NOT_ENOUGH_BRIGHT

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-idea-place", action=table_name(self.points_at))

    def called(self, g: State, seat: int, placing: int) -> Phrase:
        times = IDEAS_USED[placing] + BRIGHT_USED[placing]
        said = Phrase("label-placing", placing=noun_name(words.PLACE | placing), times=times)
        return said.with_facts(chains=chains(g, seat, [self.space]))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, SPACES[self.space], ACTIONS[self.points_at]]


# --- the nine actions


def check_table_action(g: State, seat: int, action: int) -> Reason:
    """Whether an action would do something now."""
    if TILE_1 <= action <= TILE_3:
        price = price_of_tile(g, seat, action)
        return OK if g.coffee[seat] >= price else SHORT_OF_COFFEE[price]
    if action == GAIN_RESEARCH:
        return OK if doable(g, seat, part(RESEARCH, 1)) else PART_IMPOSSIBLE
    if action == ELEVATE_TWO:
        return OK if doable(g, seat, part(TRANSFER, 1)) else PART_IMPOSSIBLE
    if action in (GENERATE_THREE, MOVE_PROFESSOR, MOVE_FREUD):
        return OK
    if g.hands[seat]:
        return OK
    if any_treatise(g, seat) and any(check_publish(g, seat, treatise) is OK for treatise in range(9)):
        return OK
    return PART_IMPOSSIBLE


class TableAction(OwnTurn):
    """Resolve the action once more, or leave it."""

    number = 13
    name = "table-action"
    verb = words.POINT
    or_else = (words.DONE,)

    def __init__(self, who: int, table_action: int, times: int) -> None:
        self.who = who
        self.table_action = table_action
        self.times = times

    def actions(self, g: State, seat: int) -> list[int]:
        useful = check_table_action(g, seat, self.table_action) is OK
        return ([words.POINT | self.table_action] if useful else []) + self.besides(g, seat)

    def refuse(self, g: State, seat: int, action: int) -> Reason:
        return check_table_action(g, seat, action) if action == self.table_action else NOT_NOW

    def chosen(self, g: State, seat: int, action: int) -> None:
        if self.times > 1:
            g.push(TableAction(seat, action, self.times - 1))
        do_table_action(g, seat, action)

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-table-action", action=table_name(self.table_action), times=self.times)

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action != words.DONE:
            return super().label(g, seat, action)
        skipped = table_name(self.table_action)
        return wasting(Phrase("label-leave-action"), "skipped-action", action=skipped)

    def called(self, g: State, seat: int, action: int) -> Phrase:
        said = Phrase("label-resolve", action=table_name(action))
        return said.explained(Phrase(f"table-{ACTIONS[action]}-help"))

    def link(self, g: State, own: bool) -> list[object]:
        return [self.name, ACTIONS[self.table_action], self.times]


def do_table_action(g: State, seat: int, action: int) -> None:
    if TILE_1 <= action <= TILE_3:
        g.push(TileSpot(seat, action))
    elif action == GENERATE_THREE:
        gain(g, seat, CONTEXT, [part(GENERATE, MINOR, quality) for quality in range(3)])
    elif action == GAIN_RESEARCH:
        g.push(DrawResearch(seat))
    elif action == MOVE_PROFESSOR:
        g.push(Walk(seat, BY_PROFESSOR, 0))
    elif action == ELEVATE_TWO:
        gain(g, seat, CONTEXT, [part(ELEVATE, 2, ANY), part(TRANSFER, 1)])
    elif action == MOVE_FREUD:
        g.push(Walk(seat, BY_FREUD, 0))
    else:
        g.push(PlayCard(seat, MOST_CARDS, 1))
