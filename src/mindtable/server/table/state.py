"""A table at one moment: the fold of its log. No files, no network, no clock.

`fold` is the one place that says what a row of the log means. Whoever wants something done drafts a row, folds it
into a copy and writes it down; the copy becomes the table only when the row is committed. Other processes fold the
same row. Folding also completes a new row's body with what came of it, so that the log can be shown without replaying.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import UNSET

import mindtable
from mindtable import lessons
from mindtable.kernel import play as playing
from mindtable.kernel.game import Game
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import OK, Reason
from mindtable.lessons import Learning, Lesson
from mindtable.server.store.records import Seat, TableRecord
from mindtable.server.store.rows import (
    Acted,
    Asked,
    Consented,
    GoesBack,
    Pinged,
    ReadOn,
    RematchSet,
    Row,
    RulesSet,
    Said,
    StateSet,
    Undone,
    encode_event,
)
from mindtable.server.table import clocks
from mindtable.server.web import wire


@dataclass
class TableState:
    table: TableRecord
    seats: list[Seat]
    play: Play | None = None
    # Sequence number and seat of every choice that stands: as plain memory, so that a long past loads quickly.
    acted_at: array[int] = field(default_factory=lambda: array("I"))
    acted_by: bytearray = field(default_factory=bytearray)
    requests: dict[int, wire.Request] = field(default_factory=dict)
    learning: Learning = field(default_factory=Learning)  # at the table of a lesson
    # From which move today's rules lead elsewhere. Then `play` stands before that move, and the game can't go on.
    differs: Reason = OK

    @property
    def game(self) -> Game[Any]:
        return mindtable.game(self.table.game)

    @property
    def teams(self) -> Sequence[int]:
        return self.play.teams if self.play is not None else self.game.teams(self.table.options)

    @property
    def lesson(self) -> Lesson | None:
        """The table's lesson; none at an ordinary table, or where a newer version has dropped it."""
        return lessons.lesson(self.game, self.table.lesson) if self.table.lesson else None

    def copy(self) -> TableState:
        return TableState(
            table=msgspec.structs.replace(self.table),
            seats=[msgspec.structs.replace(seat) for seat in self.seats],
            play=self.play.clone() if self.play is not None else None,
            acted_at=self.acted_at[:],
            acted_by=self.acted_by[:],
            requests={number: msgspec.structs.replace(request) for number, request in self.requests.items()},
            learning=self.learning,
            differs=self.differs,
        )

    def seats_of(self, person: str | None) -> list[int]:
        """The person's seats, those included that a bot holds for them."""
        return [seat.number for seat in self.seats if person and seat.person == person]

    def bots_to_move(self) -> list[int]:
        """The seats of bots that decide now; at a lesson nobody decides but the learner."""
        if self.play is None or self.table.state != "playing" or self.table.lesson or self.differs is not OK:
            return []
        return [seat for seat in self.play.deciders() if self.seats[seat].kind == "bot"]

    def can_be_rated(self) -> bool:
        """Whether people play against people, each on a seat of their own."""
        people = {seat.person for seat in self.seats if seat.person}
        return len(people) == len(self.seats) and len(set(self.teams)) > 1

    def begin(self) -> None:
        """Make the position that the game starts from."""
        record = self.table
        record.rules = self.game.rules_version
        record.rated = record.rated and self.can_be_rated()
        self.play = first_play(record)
        self.take_stock()

    def take_stock(self) -> None:
        """Bring the record up to date with the position."""
        play = self.play
        if play is None:
            return
        self.table.number = play.number
        self.table.deciders = play.deciders()
        if play.over:
            self.table.state = "over"
            winners = play.winners()
            self.table.results = [
                wire.Result(seat=seat, score=score, won=seat in winners) for seat, score in enumerate(play.scores())
            ]
        else:
            if self.table.state == "over":  # all agreed to go back from the end
                self.table.state = "playing"
            self.table.results = []
        self.table.bot_decides = bool(self.bots_to_move())


def first_play(record: TableRecord) -> Play:
    """The game of a table before its first move."""
    game = mindtable.game(record.game)
    if record.scenario:
        return playing.from_scenario(game, record.scenario, record.generator)
    return playing.new(game, record.seed, record.options, generator=record.generator)


# ---------------------------------------------------------------- folding


def fold(state: TableState, row: Row) -> None:
    """Let the row happen."""
    clocks.run(state.table, state.seats, row.at)
    if state.differs is OK or not isinstance(row.body, Acted | Undone):
        _FOLDS[type(row.body)](state, row, row.body)
    state.table.seq = row.seq
    state.table.touched = row.at
    state.table.bot_decides = bool(state.bots_to_move())
    clocks.settle(state.table, state.seats, row)


def _fold_state(state: TableState, row: Row, body: StateSet) -> None:
    state.table.state = body.state
    if state.play is None and state.table.state == "playing":
        state.begin()


def _fold_seat(state: TableState, row: Row, body: Seat) -> None:
    state.seats[body.number] = msgspec.structs.replace(body)


def _fold_action(state: TableState, row: Row, body: Acted) -> None:
    play, seat = play_of(state), _seat(row)
    action = play.parse(body.action)
    label = body.label or dict(play.label(seat, action).describe())
    number = play.number
    told = play.act_and_tell(seat, action)
    lesson = state.lesson
    if lesson is not None:  # it goes on by the action that its step asked for
        state.learning = state.learning.acted(lesson, number)
    state.acted_at.append(row.seq)
    state.acted_by.append(seat)
    state.take_stock()
    if not body.number:
        body.action, body.label, body.number = play.text(action), label, state.table.number
        body.events = [encode_event(event) for event in told]
    note_ratings(state, body.ratings or ())


def _fold_continue(state: TableState, row: Row, body: ReadOn) -> None:
    state.learning = state.learning.read_on()


def note_ratings(state: TableState, changes: Sequence[float]) -> None:
    """Say with the results by how much the ratings changed, once that is known."""
    for result, change in zip(state.table.results, changes, strict=False):
        result.rating_change = change


def _fold_undo(state: TableState, row: Row, body: Undone) -> None:
    play, seat = play_of(state), _seat(row)
    if body.turn:
        play.restart_turn(seat)
    else:
        play.undo(seat)
    _went_back(state, body, seat)


def _went_back(state: TableState, body: GoesBack, seat: int | None) -> None:
    """Note which choices no longer stand: the seat's last ones, or simply the last ones."""
    stand = sum(1 for done in play_of(state).done if not done.forced)
    undone: list[int] = []
    for at in range(len(state.acted_at) - 1, -1, -1):
        if len(state.acted_at) == stand:
            break
        if seat is None or state.acted_by[at] == seat:
            undone.append(state.acted_at.pop(at))
            del state.acted_by[at]
    state.take_stock()
    state.learning = state.learning.back_to(state.table.number)
    for number in [request.request for request in state.requests.values() if request.number > state.table.number]:
        del state.requests[number]
    if body.undone is UNSET:
        body.undone = sorted(seq for seq in undone if seq)


def _fold_ask(state: TableState, row: Row, body: Asked) -> None:
    request = wire.Request(
        request=row.seq,
        seat=_seat(row),
        wish=body.wish,
        number=body.number,
        of=body.of,
        level=body.level,
        agreed=state.seats_of(row.person),
    )
    state.requests[row.seq] = request
    if body.granted:
        _grant(state, request, body)


def _fold_consent(state: TableState, row: Row, body: Consented) -> None:
    request = state.requests[body.request]
    if not body.agree:
        del state.requests[request.request]
        return
    request.agreed = sorted({*request.agreed, *state.seats_of(row.person)})
    if body.granted:
        _grant(state, request, body)


def _grant(state: TableState, request: wire.Request, body: Asked | Consented) -> None:
    """Do what all have agreed to."""
    del state.requests[request.request]
    if request.wish == "rewind":
        play = play_of(state)
        agreed = {state.teams[seat] for seat in request.agreed}
        if play.over or agreed != set(state.teams):  # its secrets are known, or only one side wanted it
            state.table.rated = False
        play.rewind(request.number)
        _went_back(state, body, seat=None)
    elif request.wish == "save":
        state.table.shared = state.table.open_book = True
        state.table.rated = False
    else:
        seat = state.seats[request.of]
        seat.kind, seat.level, seat.stand_in = "bot", request.level, True


def _fold_remark(state: TableState, row: Row, body: Said | Pinged) -> None:
    """Talk changes nothing."""


def _fold_rules(state: TableState, row: Row, body: RulesSet) -> None:
    """A newer Mindtable's rules led to the same position."""
    state.table.rules = body.rules


def _fold_rematch(state: TableState, row: Row, body: RematchSet) -> None:
    state.table.rematch = body.table


_FOLDS: Final[dict[type, Callable[[TableState, Row, Any], None]]] = {
    StateSet: _fold_state,
    Seat: _fold_seat,
    Acted: _fold_action,
    ReadOn: _fold_continue,
    Undone: _fold_undo,
    Asked: _fold_ask,
    Consented: _fold_consent,
    Said: _fold_remark,
    Pinged: _fold_remark,
    RulesSet: _fold_rules,
    RematchSet: _fold_rematch,
}


def play_of(state: TableState) -> Play:
    assert state.play is not None, "a table that has not begun has no position"
    return state.play


def _seat(row: Row) -> int:
    assert row.seat is not None, f"a row of kind {row.kind} names its seat"
    return row.seat
