"""The turn: State Ideas, Recall Ideas or Treat Clients; then boxes, then new clients.

This is the sequence of play. After Freud's marker has reached the end of the track the round is finished and one more
is played; then the game is scored.
"""

from __future__ import annotations

from mindtable.games.unconscious import words
from mindtable.games.unconscious.desk import FINAL, gain_points
from mindtable.games.unconscious.free_actions import OwnTurn
from mindtable.games.unconscious.ideas import check_state
from mindtable.games.unconscious.reasons import NO_BOX, NOTHING_TO_RECALL, ROOM_EMPTY
from mindtable.games.unconscious.recall import do_recall
from mindtable.games.unconscious.scoring import final_parts
from mindtable.games.unconscious.state import State
from mindtable.games.unconscious.steps import (
    END_TURN,
    IDEA_SPACE,
    NEW_CLIENTS,
    NEXT_TURN,
    THERAPY,
    TREATING,
    TURN,
    USE_BOXES,
)
from mindtable.kernel.position import AUTOMATIC, Step, StepKind
from mindtable.kernel.reasons import NOT_NOW, OK, Reason

SIGNALLED = 1
LAST_ROUND = 2


class NextTurn(StepKind[State]):
    """The next player begins a turn, or the game is scored: (kind,)."""

    name = "next-turn"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        if g.turns and g.turns % g.players == 0:
            if g.signal == LAST_ROUND:
                score(g)
                return
            if g.signal == SIGNALLED:
                g.signal = LAST_ROUND
                if g.listening:
                    g.tell("last-round")
        g.active = (g.first + g.turns) % g.players
        g.turns += 1
        g.treated = 0
        g.once = 0
        if g.listening:
            g.tell("turn", seat=g.active, number=g.turns)
        g.push(TURN, g.active)


def score(g: State) -> None:
    for seat in range(g.players):
        gain_points(g, seat, sum(final_parts(g, seat).values()), FINAL)
    if g.listening:
        g.tell("over")


class Turn(OwnTurn):
    """Which kind of turn: (kind, seat)."""

    name = "turn"

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        options = []
        if check_state(g, seat) is OK:
            options.append(words.STATE_IDEAS)
        if seat in g.idea_owner:
            options.append(words.RECALL_IDEAS)
        options.append(words.TREAT_CLIENTS)
        return options

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.STATE_IDEAS:
            return check_state(g, seat)
        if action == words.RECALL_IDEAS:
            return OK if seat in g.idea_owner else NOTHING_TO_RECALL
        return OK if action == words.TREAT_CLIENTS else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        g.push(NEXT_TURN)
        g.push(END_TURN, seat)
        g.push(NEW_CLIENTS, seat)
        g.push(USE_BOXES, seat)
        if action == words.STATE_IDEAS:
            g.push(IDEA_SPACE, seat)
        elif action == words.RECALL_IDEAS:
            do_recall(g, seat)
        else:
            g.push(TREATING, seat, 0)


class UseBoxes(OwnTurn):
    """Boxes for therapy points, one at a time, or the end of the turn: (kind, seat)."""

    name = "use-boxes"
    merge_forced = False

    def choices(self, g: State, step: Step, seat: int) -> list[int]:
        rooms = [words.BOX | room for room in (0, 1) if check_box(g, seat, room) is OK]
        return [*rooms, words.DONE]

    def check_choice(self, g: State, step: Step, seat: int, action: int) -> Reason:
        if action == words.DONE:
            return OK
        return check_box(g, seat, action & 1023) if action & ~1023 == words.BOX else NOT_NOW

    def choose(self, g: State, step: Step, seat: int, action: int) -> None:
        if action == words.DONE:
            return
        g.push(USE_BOXES, seat)
        g.boxes[seat] -= 1
        if g.listening:
            g.tell("uses-box", seat=seat)
        g.push(THERAPY, seat, action & 1023, 1, 0)


def check_box(g: State, seat: int, room: int) -> Reason:
    if not g.boxes[seat]:
        return NO_BOX
    return OK if g.room_client[2 * seat + room] >= 0 else ROOM_EMPTY


class EndTurn(StepKind[State]):
    """The turn is over: (kind, seat)."""

    name = "end-turn"
    decided_by = AUTOMATIC

    def run(self, g: State, step: Step) -> None:
        if g.listening:
            g.tell("end-turn", seat=step[1])
