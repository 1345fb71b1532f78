"""Who may do what: one function per deed, each returning `OK` or the reason why not.

They look at the table and at the person who asks (an id, empty for a stranger), never at the position: what the rules
allow is the kernel's to say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec

from mindtable.kernel.reasons import OK, Reason
from mindtable.server.store.records import ENDED, Blocks
from mindtable.server.table import clocks
from mindtable.server.table.consent import must_agree
from mindtable.server.table.state import TableState, play_of
from mindtable.server.web import refusals, wire

P = ParamSpec("P")
PATIENCE: Final = 300  # seconds that one may keep the others waiting, where no clock says otherwise


def _unless_closed(
    check: Callable[Concatenate[TableState, P], Reason],
) -> Callable[Concatenate[TableState, P], Reason]:
    """Nothing more is done at a table that the host has closed."""

    @wraps(check)
    def checked(state: TableState, /, *args: P.args, **kwargs: P.kwargs) -> Reason:
        return refusals.TABLE_CLOSED if state.table.state == "closed" else check(state, *args, **kwargs)

    return checked


def check_see(state: TableState, person: str, visitors: set[str]) -> Reason:
    """Private tables are there for their people, and for whoever came with the code."""
    if state.table.listed or is_at_the_table(state, person) or (person and person in visitors):
        return OK
    return refusals.NOT_FOUND


def is_at_the_table(state: TableState, person: str) -> bool:
    return bool(person) and (state.table.owner == person or bool(state.seats_of(person)))


def check_know_code(state: TableState, person: str) -> Reason:
    return OK if is_at_the_table(state, person) else refusals.NOT_AT_THE_TABLE


def check_sit(state: TableState, person: str, seat: int) -> Reason:
    """Whether the person holds the seat, with nobody standing in."""
    if not 0 <= seat < len(state.seats):
        return refusals.NOT_YOUR_SEAT
    held = state.seats[seat]
    return OK if person and held.person == person and held.kind == "person" else refusals.NOT_YOUR_SEAT


def check_look(state: TableState, person: str, seat: int | None) -> Reason:
    """From which seat one may see; a stand-in does not blind the person whose seat it is."""
    return OK if seat is None or seat in state.seats_of(person) else refusals.NOT_YOUR_SEAT


def seat_to_look_from(state: TableState, person: str, chosen: int | None) -> int | None:
    """The chosen seat while it is the person's own; otherwise one of theirs, first one that decides; else none."""
    mine = state.seats_of(person)
    if chosen in mine:
        return chosen
    deciding = [seat for seat in mine if seat in state.table.deciders]
    return next(iter(deciding or mine), None)


def check_look_back(state: TableState, person: str, seat: int | None) -> Reason:
    """From which seat one may see earlier positions: when all is over, from any."""
    if state.table.state == "over":
        return OK if seat is None or 0 <= seat < len(state.seats) else refusals.NOT_FOUND
    return check_look(state, person, seat)


@_unless_closed
def check_running(state: TableState) -> Reason:
    """Whether the game can go on now."""
    if state.play is None:
        return refusals.NOT_STARTED
    if state.differs is not OK:
        return state.differs
    return refusals.PAUSED if state.table.state == "paused" else OK


def check_act(state: TableState, person: str, seat: int) -> Reason:
    mine = check_sit(state, person, seat)
    return mine if mine is not OK else check_running(state)


def check_number(state: TableState, seat: int, number: int) -> Reason:
    """Whether a request was made for the position as it is."""
    return OK if play_of(state).is_current(seat, number) else refusals.STALE


def check_ask_about(state: TableState, person: str, seat: int) -> Reason:
    """Previews, hints and reasons: for the own seat, even while the table rests."""
    mine = check_sit(state, person, seat)
    if mine is not OK:
        return mine
    return state.differs if state.play is not None else refusals.NOT_STARTED


@_unless_closed
def check_wish(state: TableState, person: str, ask: wire.AskConsent) -> Reason:
    mine = check_sit(state, person, ask.seat)
    if mine is not OK:
        return mine
    if state.play is None:
        return refusals.NOT_STARTED
    if ask.wish != "save" and state.differs is not OK:
        return state.differs
    if ask.wish == "rewind" and ask.number >= state.play.number:
        return refusals.NO_SUCH_NUMBER
    if ask.wish == "rewind" and any(seat.stand_in for seat in state.seats):
        return refusals.STAND_IN_PLAYS
    if ask.wish == "stand-in":
        if state.table.state == "over":
            return refusals.TABLE_OVER
        if not 0 <= ask.of < len(state.seats) or state.seats[ask.of].kind != "person":
            return refusals.NOT_A_PERSONS_SEAT
    return OK


def check_stand_in(state: TableState, seat: int, is_there: bool, now: float) -> Reason:
    """A bot stands in for someone who left, or who is not there and keeps the table waiting; for nobody else."""
    after = None if is_there and not state.seats[seat].left else stand_in_after(state, seat, now)
    return OK if after is not None and after <= 0 else refusals.NOT_AWAY


def stand_in_after(state: TableState, seat: int, now: float) -> float | None:
    """In how many seconds a bot may stand in for the person of a seat, if they stay away; None if nobody waits."""
    table, held = state.table, state.seats[seat]
    if held.kind != "person" or state.play is None or table.state in ENDED or state.differs is not OK:
        return None
    if held.left:
        return 0.0
    if seat not in table.deciders:
        return None
    patience = table.clock.seconds if table.clock.kind == "days" else PATIENCE
    return max(0.0, patience - clocks.waited(table, held, now))


@_unless_closed
def check_hint(state: TableState) -> Reason:
    return refusals.NO_HINTS if state.table.rated else OK


@_unless_closed
def check_consent(state: TableState, person: str, seat: int, request: int) -> Reason:
    mine = check_look(state, person, seat)  # a stand-in doesn't agree for anyone
    if mine is not OK:
        return mine
    if request not in state.requests:
        return refusals.REQUEST_GONE
    return OK if seat in must_agree(state, state.requests[request]) else refusals.NOT_YOUR_SEAT


def check_agree(state: TableState, seat: int, request: int) -> Reason:
    return refusals.ALREADY_AGREED if seat in state.requests[request].agreed else OK


@_unless_closed
def check_say(state: TableState, person: str, seat: int | None, to: str) -> Reason:
    """Whoever sees the table may talk to it; a team is spoken to from one of its seats."""
    if seat is None:
        return OK if to == "table" else refusals.NOT_YOUR_SEAT
    return OK if seat in state.seats_of(person) else refusals.NOT_YOUR_SEAT


def hears_team(state: TableState, person: str | None, team: int) -> bool:
    return any(seat.person == person and state.teams[seat.number] == team for seat in state.seats if person)


@_unless_closed
def check_pause(state: TableState, person: str, pause: bool) -> Reason:
    if not state.seats_of(person):
        return refusals.NOT_AT_THE_TABLE
    if state.play is None:
        return refusals.NOT_STARTED
    if state.table.state == "over":
        return refusals.TABLE_OVER
    if state.differs is not OK and not pause:
        return state.differs
    if pause == (state.table.state == "paused"):
        return refusals.PAUSED if pause else refusals.NOT_PAUSED
    return OK


@_unless_closed
def check_take(state: TableState, person: str, seat: int, blocks: Blocks) -> Reason:
    """A free seat before the start; later only the own one, from the bot that stands in or after having left."""
    if not 0 <= seat < len(state.seats):
        return refusals.NOT_FOUND
    wanted = state.seats[seat]
    if wanted.person == person and (wanted.stand_in or wanted.left):
        return OK
    if state.play is not None:
        return refusals.ALREADY_STARTED
    is_free = wanted.kind == "open" and wanted.person in (None, person)
    return check_blocks(state, person, blocks) if is_free else refusals.SEAT_TAKEN


def check_blocks(state: TableState, person: str, blocks: Blocks) -> Reason:
    """Two of whom one has blocked the other don't sit down together. Only the one who blocked learns why."""
    others = [seat for seat in state.seats if seat.kind != "open" and seat.person not in (None, person)]
    for seat in others:
        if seat.person in blocks.blocked:
            return refusals.YOU_BLOCKED.with_args(name=seat.name)
    return refusals.NO_SEAT_HERE if any(seat.person in blocks.blocked_by for seat in others) else OK


def check_accuse(person: str, whom: str) -> Reason:
    """Nobody blocks or reports themselves."""
    return refusals.NOT_YOURSELF if whom == person else OK


@_unless_closed
def check_leave(state: TableState, person: str, seat: int) -> Reason:
    if state.play is None and seat in state.seats_of(person):  # perhaps one that is only kept for them
        return OK
    mine = check_sit(state, person, seat)
    if mine is not OK:
        return mine
    return refusals.TABLE_OVER if state.table.state == "over" else OK


@_unless_closed
def check_fill(state: TableState, person: str, seat: int) -> Reason:
    """The owner seats bots before the start."""
    owns = check_own(state, person)
    if owns is not OK:
        return owns
    if state.play is not None:
        return refusals.ALREADY_STARTED
    if not 0 <= seat < len(state.seats):
        return refusals.NOT_FOUND
    return OK if state.seats[seat].kind != "person" else refusals.SEAT_TAKEN


@_unless_closed
def check_free(state: TableState, person: str, seat: int) -> Reason:
    """The owner frees a bot's seat, or one of a person who does not come, before the start."""
    owns = check_own(state, person)
    if owns is not OK:
        return owns
    if state.play is not None:
        return refusals.ALREADY_STARTED
    if not 0 <= seat < len(state.seats):
        return refusals.NOT_FOUND
    taken = state.seats[seat]
    return OK if taken.kind != "open" or taken.person else refusals.SEAT_FREE


def check_own(state: TableState, person: str) -> Reason:
    return OK if person and state.table.owner == person else refusals.NOT_YOUR_TABLE


@_unless_closed
def check_rematch(state: TableState, person: str) -> Reason:
    if not state.seats_of(person):
        return refusals.NOT_AT_THE_TABLE
    if state.table.lesson:  # its others know their own lines only
        return refusals.LESSON_OVER
    return OK if state.table.state == "over" else refusals.STILL_RUNNING


def check_export(state: TableState, person: str) -> Reason:
    """The history holds every secret: it is for when all is over, or for those at the table once they agreed."""
    if state.play is None:
        return refusals.NOT_STARTED
    if state.table.state == "over" or (state.table.shared and is_at_the_table(state, person)):
        return OK
    return refusals.SAVE_NOT_AGREED
