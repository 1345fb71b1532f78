"""State Ideas: one or two ideas on an empty space of the meeting table, pointing at an action beside it.

The action is resolved once per idea, then the inkpot moves by the value of the row. A bright idea may stand in for an
idea; it leaves the table at the end of the turn. None of your earlier ideas may point at the same action.
"""

from __future__ import annotations

from typing import Final

from mindtable.games.unconscious import desk, words
from mindtable.games.unconscious.board import (
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
from mindtable.games.unconscious.city import BY_FREUD, BY_PROFESSOR
from mindtable.games.unconscious.desk import pay_bright
from mindtable.games.unconscious.effects import ANY, ELEVATE, GENERATE, MINOR, RESEARCH, TRANSFER, part
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.notebook import price_of_tile
from mindtable.games.unconscious.parts import doable, gain
from mindtable.games.unconscious.reasons import (
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
from mindtable.games.unconscious.state import BLOCKED, NONE, State
from mindtable.games.unconscious.steps import (
    DRAW_RESEARCH,
    IDEA_PLACE,
    IDEA_POINT,
    INKPOT_MOVE,
    PLAY_CARD,
    TABLE_ACTION,
    TILE_SPOT,
    WALK,
)
from mindtable.games.unconscious.treatise import any_treatise, check_publish
from mindtable.kernel.position import Step, replaced
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

# By words.PLACINGS: ideas and bright ideas used.
IDEAS_USED: Final = (1, 0, 2, 1, 0)
BRIGHT_USED: Final = (0, 1, 0, 1, 2)
CONTEXT: Final = desk.TABLE << 1
MOST_CARDS: Final = 2


def pointed(g: State, seat: int) -> list[int]:
    """The actions at which earlier ideas of the seat point."""
    return [g.idea_action[space] for space in range(16) if g.idea_owner[space] == seat]


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
    """Which space: (kind, seat)."""

    name = "idea-space"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.SPACE | space for space in range(16) if check_space(g, seat, space) is OK]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        return check_space(g, seat, action & 1023) if action & ~1023 == words.SPACE else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        g.push(IDEA_POINT, seat, action & 1023)


class IdeaPoint(OwnTurn):
    """At which action it points: (kind, seat, space)."""

    name = "idea-point"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        taken = pointed(g, seat)
        return [words.POINT | action for action in TOUCHES[step[2]] if action not in taken]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action & ~1023 != words.POINT:
            return NOT_NOW
        if action & 1023 not in TOUCHES[step[2]]:
            return NOT_BESIDE
        return ALREADY_POINTED if action & 1023 in pointed(g, seat) else OK

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        g.push(IDEA_PLACE, seat, step[2], action & 1023)


class IdeaPlace(OwnTurn):
    """One idea or two, own or bright: (kind, seat, space, action)."""

    name = "idea-place"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        return [words.PLACE | p for p in range(len(IDEAS_USED)) if self._check_placing(g, seat, p) is OK]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        return self._check_placing(g, seat, action & 1023) if action & ~1023 == words.PLACE else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        place_ideas(g, seat, step[2], step[3], action & 1023)

    def _check_placing(self, g: State, seat: int, placing: int) -> Reason:
        if IDEAS_USED[placing] > g.ideas[seat]:
            return NOT_ENOUGH_IDEAS
        return OK if BRIGHT_USED[placing] <= g.bright[seat] else NOT_ENOUGH_BRIGHT


def place_ideas(g: State, seat: int, space: int, action: int, placing: int) -> None:
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
    g.push(INKPOT_MOVE, seat, value, value)
    g.push(TABLE_ACTION, seat, action, ideas + bright)


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
    """Resolve the action once more, or leave it: (kind, seat, action, times left)."""

    name = "table-action"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = [words.DONE]
        if check_table_action(g, seat, step[2]) is OK:
            options.insert(0, words.POINT | step[2])
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        if action != words.POINT | step[2]:
            return NOT_NOW
        return check_table_action(g, seat, step[2])

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        if step[3] > 1:
            g.push(TABLE_ACTION, seat, step[2], step[3] - 1)
        do_table_action(g, seat, step[2])


def do_table_action(g: State, seat: int, action: int) -> None:
    if TILE_1 <= action <= TILE_3:
        g.push(TILE_SPOT, seat, action)
    elif action == GENERATE_THREE:
        gain(g, seat, CONTEXT, [part(GENERATE, MINOR, quality) for quality in range(3)])
    elif action == GAIN_RESEARCH:
        g.push(DRAW_RESEARCH, seat)
    elif action == MOVE_PROFESSOR:
        g.push(WALK, seat, BY_PROFESSOR, 0)
    elif action == ELEVATE_TWO:
        gain(g, seat, CONTEXT, [part(ELEVATE, 2, ANY), part(TRANSFER, 1)])
    elif action == MOVE_FREUD:
        g.push(WALK, seat, BY_FREUD, 0)
    else:
        g.push(PLAY_CARD, seat, MOST_CARDS, 1)
