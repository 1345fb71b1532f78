"""The turn: State Ideas, Recall Ideas or Treat Clients; then boxes, then new clients.

This is the sequence of play. After Freud's marker has reached the end of the track the round is finished and one more
is played; then the game is scored.

Clauses: end-of-turn, ending.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindtable.games.unconscious.pieces.board import MOST_COFFEE, SPACES
from mindtable.games.unconscious.pieces.state import State
from mindtable.games.unconscious.rules.chain import GameStep
from mindtable.games.unconscious.rules.client import NewClients
from mindtable.games.unconscious.rules.desk import FINAL, gain_points
from mindtable.games.unconscious.rules.heeds import curable, wasting
from mindtable.games.unconscious.rules.idea import IdeaSpace, check_space, check_state
from mindtable.games.unconscious.rules.inkpot import chains
from mindtable.games.unconscious.rules.own_turn import FREE, OwnTurn
from mindtable.games.unconscious.rules.recall import do_recall, recalled_coffee
from mindtable.games.unconscious.rules.scoring import final_parts
from mindtable.games.unconscious.rules.treat import Therapy, Treating
from mindtable.games.unconscious.wording import words
from mindtable.games.unconscious.wording.phrasing import client_name, noun_name, verb_with
from mindtable.games.unconscious.wording.reasons import NO_BOX, NOTHING_TO_RECALL, ROOM_EMPTY
from mindtable.kernel.phrases import Phrase
from mindtable.kernel.position import AUTOMATIC, NOBODY
from mindtable.kernel.reasons import OK, Reason

# The kinds of turn.
STATE = 0
RECALL = 1
TREAT = 2
SIGNALLED = 1
LAST_ROUND = 2

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "step-use-boxes": ("boxes",),
    "label-box": ("client",),
    "therapy-left": ("therapy",),
    "label-end-turn": (),
}


class NextTurn(GameStep):
    """The next player begins a turn, or the game is scored."""

    number = 4
    name = "next-turn"
    decided_by = AUTOMATIC

    def __init__(self) -> None:
        self.who = NOBODY

    def run(self, g: State) -> None:
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
        g.push(Turn(g.active))


def score(g: State) -> None:
    for seat in range(g.players):
        gain_points(g, seat, sum(final_parts(g, seat).values()), FINAL)
    if g.listening:
        g.tell("over")


class Turn(OwnTurn):
    """Which kind of turn."""

    number = 5
    name = "turn"
    verb = words.TURN
    listed = (words.TURN, words.FREE)

    def actions(self, g: State, seat: int) -> list[int]:
        options = [words.STATE_IDEAS] if check_state(g, seat) is OK else []
        if seat in g.idea_owner:
            options.append(words.RECALL_IDEAS)
        return [*options, words.TREAT_CLIENTS, *FREE[0].offered(g, seat)]

    def refuse(self, g: State, seat: int, kind: int) -> Reason:
        if kind == STATE:
            return check_state(g, seat)
        return OK if kind == TREAT or seat in g.idea_owner else NOTHING_TO_RECALL

    def chosen(self, g: State, seat: int, kind: int) -> None:
        g.stack += [NextTurn(), EndTurn(seat), NewClients(seat), UseBoxes(seat)]
        if kind == STATE:
            g.push(IdeaSpace(seat))
        elif kind == RECALL:
            do_recall(g, seat)
        else:
            g.push(Treating(seat, 0))

    def called(self, g: State, seat: int, kind: int) -> Phrase:
        said = verb_with(words.TURN, noun_name(words.TURN | kind))
        if kind == STATE:
            return said.with_facts(chains=chains(g, seat, [n for n in range(16) if check_space(g, seat, n) is OK]))
        if kind == TREAT:
            return said.with_facts(rooms=[room + 1 for room in (0, 1) if g.room_client[2 * seat + room] >= 0])
        coffee = recalled_coffee(g, seat)
        gained = min(coffee, MOST_COFFEE - g.coffee[seat])
        lost = coffee - gained
        if gained:
            said = Phrase("with-effect", label=said, effect=Phrase("effect-coffee", n=gained))
        said = wasting(said, "coffee-lost", count=lost) if lost else said
        return said.with_facts(spaces=[SPACES[space] for space in range(16) if g.idea_owner[space] == seat])


class UseBoxes(OwnTurn):
    """Boxes for therapy points, one at a time, or the end of the turn."""

    number = 7
    name = "use-boxes"
    merge_forced = False
    verb = words.BOX
    or_else = (words.DONE,)

    def nouns(self, g: State, seat: int) -> Sequence[int]:
        return (0, 1) if g.boxes[seat] else ()

    def refuse(self, g: State, seat: int, room: int) -> Reason:
        if not g.boxes[seat]:
            return NO_BOX
        return OK if g.room_client[2 * seat + room] >= 0 else ROOM_EMPTY

    def chosen(self, g: State, seat: int, room: int) -> None:
        g.push(self)
        g.boxes[seat] -= 1
        if g.listening:
            g.tell("uses-box", seat=seat)
        g.push(Therapy(seat, room, 1, 0))

    def question(self, g: State, viewer: int) -> Phrase:
        return Phrase("step-use-boxes", boxes=g.boxes[self.who])

    def label(self, g: State, seat: int, action: int) -> Phrase | None:
        if action != words.DONE:
            return super().label(g, seat, action)
        said = Phrase("label-end-turn")
        rooms = curable(g, seat)
        if not rooms:
            return said
        at = 2 * seat + rooms[0]
        return wasting(said, "could-cure", client=client_name(g.room_client[at]), boxes=g.room_therapy[at])

    def called(self, g: State, seat: int, room: int) -> Phrase:
        at = 2 * seat + room
        said = Phrase("label-box", client=client_name(g.room_client[at]))
        return said.explained(Phrase("therapy-left", therapy=g.room_therapy[at]))


class EndTurn(GameStep):
    """The turn is over."""

    number = 6
    name = "end-turn"
    decided_by = AUTOMATIC

    def run(self, g: State) -> None:
        if g.listening:
            g.tell("end-turn", seat=self.who)
