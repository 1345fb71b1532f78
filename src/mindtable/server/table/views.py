"""What a viewer gets of a table, built by permission. Nothing leaves the server about a table but through here.

A viewer is a seat or, as a spectator, none. What another seat chose is told by the events that the viewer may see,
never by the choice itself: choices can be secret.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from mindtable.kernel.actions import NO_NOUN
from mindtable.kernel.events import Event
from mindtable.kernel.phrases import Phrase, event_phrase
from mindtable.kernel.play import Play
from mindtable.kernel.reasons import OK, Reason
from mindtable.kernel.rules import AnyGame
from mindtable.kernel.viewers import SPECTATOR
from mindtable.server.ops.clock import now
from mindtable.server.store.rows import Acted, Pinged, Row, Said
from mindtable.server.table import clocks, lessons
from mindtable.server.table.permissions import check_know_code, hears_team, stand_in_after
from mindtable.server.table.state import TableState
from mindtable.server.web import wire
from mindtable.server.web.refusals import phrase_of_reason, refusal_of


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def said(phrase: Phrase) -> wire.Phrase:
    return _phrase(phrase.describe())


def _phrase(described: Mapping[str, Any]) -> wire.Phrase:
    return wire.Phrase(key=described["key"], args=described["args"])


# ---------------------------------------------------------------- the table


def table(state: TableState, person: str, online: Collection[str] = ()) -> wire.Table:
    record = state.table
    return wire.Table(
        id=record.id,
        code=record.code if check_know_code(state, person) is OK else "",
        game=record.game,
        state=record.state,
        options=record.options,
        seats=seats(state, person, online),
        owner=bool(person) and record.owner == person,
        listed=record.listed,
        rated=record.rated,
        clock=record.clock,
        number=record.number,
        deciders=record.deciders if state.differs is OK else [],
        created=record.created,
        touched=record.touched,
        rematch=record.rematch,
        open_book=record.open_book,
        shared=record.shared,
        results=record.results if record.state == "over" else None,
        lesson=record.lesson,
        differs=None if state.differs is OK else phrase_of_reason(state.differs, state.game),
    )


def seats(state: TableState, person: str, online: Collection[str]) -> list[wire.SeatShown]:
    game, teams, at = state.game, state.teams, now()
    return [
        wire.SeatShown(
            seat=seat.number,
            team=teams[seat.number],
            title=seat_title(game, state.table.options, seat.number),
            kind=seat.kind,
            name="" if seat.kind == "open" else seat.name,
            level=seat.level,
            stand_in=seat.stand_in,
            left=seat.left,
            kept_for=seat.name if seat.kind == "open" else "",
            online=seat.person in online,
            mine=bool(person) and seat.person == person,
            clock=clocks.left(state.table, seat, at),
            stand_in_after=None if seat.person in online and not seat.left else stand_in_after(state, seat.number, at),
        )
        for seat in state.seats
    ]


def seat_title(game: AnyGame, options: dict[str, Any], seat: int) -> wire.Phrase:
    key = game.seat_name(options, seat)
    return wire.Phrase(key=key) if key else wire.Phrase(key="seat", args={"number": seat + 1})


# ---------------------------------------------------------------- the position


def position(play: Play, seat: int | None) -> wire.Position:
    """The position as it looks from a seat, with what may be done there."""
    viewer = viewer_of(seat)
    return wire.Position(
        number=play.number,
        seat=seat,
        view=play.view(viewer),
        over=play.over,
        deciders=play.deciders(),
        question=said(play.question(viewer)),
        choices=[] if seat is None else [choice(play, seat, action) for action in play.actions(seat)],
        undo=undoing(play, seat),
    )


def standing(state: TableState, seat: int | None) -> wire.Position | None:
    """The position of a table as it looks from a seat, with what may be done there now."""
    if state.play is None:
        return None
    shown = position(state.play, seat)
    if state.differs is OK:
        return lessons.position(state, shown)
    why_not = phrase_of_reason(state.differs, state.game)
    return msgspec.structs.replace(shown, deciders=[], choices=[], undo=wire.Undoing(can=False, why_not=why_not))


def choice(play: Play, seat: int, action: int) -> wire.Choice:
    verb = play.game.vocabulary.verb(action)
    label = play.label(seat, action)
    return wire.Choice(
        action=play.text(action),
        verb=verb.name,
        kind="" if verb.nouns is NO_NOUN else verb.nouns.kind,
        noun=play.game.vocabulary.noun(action),
        label=said(label),
        facts=dict(label.facts),
        about=None if label.about is None else said(label.about),
    )


def no_choice(play: Play, seat: int, action: int, reason: Reason) -> wire.NoChoice:
    return wire.NoChoice(
        **msgspec.structs.asdict(choice(play, seat, action)),
        refusal=refusal_of("IllegalAction", [reason], play.game),
        listed=play.listed(action),
    )


def undoing(play: Play, seat: int | None) -> wire.Undoing:
    if seat is None:
        return wire.Undoing(can=False)
    reason = play.why_no_undo(seat)
    if reason is None:
        return wire.Undoing(can=True)
    return wire.Undoing(can=False, why_not=phrase_of_reason(reason, play.game))


# ---------------------------------------------------------------- the log

_ACTED: Final = "log-acted"


def happening(game: AnyGame, seen_event: dict[str, object]) -> wire.Happening:
    return wire.Happening(phrase=said(event_phrase(game, seen_event)), data=seen_event)


def happenings(game: AnyGame, events: Iterable[Event], seat: int | None, teams: Sequence[int]) -> list[wire.Happening]:
    viewer = viewer_of(seat)
    return [happening(game, event.seen(viewer, teams)) for event in events]


def line(state: TableState, row: Row, seat: int | None, undone: Collection[int] = ()) -> wire.LogLine:
    assert row.seat is not None
    assert isinstance(row.body, Acted)
    mine = seat is not None and row.seat == seat
    action = _phrase(row.body.label) if mine else wire.Phrase(key=_ACTED, args={"seat": {"seat": row.seat}})
    return wire.LogLine(
        seq=row.seq,
        number=row.body.number,
        at=row.at,
        seat=row.seat,
        action=action,
        happened=happenings(state.game, row.body.happened(), seat, state.teams),
        undone=row.seq in undone,
    )


def log(state: TableState, rows: Sequence[Row], seat: int | None) -> list[wire.LogLine]:
    """The actions among the rows as log lines; those that later rows took back are marked."""
    undone = taken_back(rows)
    return [line(state, row, seat, undone) for row in rows if isinstance(row.body, Acted)]


def taken_back(rows: Iterable[Row]) -> set[int]:
    """The sequence numbers of the actions that the rows took back."""
    return {seq for row in rows for seq in row.undone}


def remark(row: Row) -> wire.Remark:
    assert isinstance(row.body, Said | Pinged)
    return wire.Remark(seq=row.seq, at=row.at, seat=row.seat, **msgspec.structs.asdict(row.body.remark))


def hears(state: TableState, row: Row, person: str | None) -> bool:
    """Whether a remark is for this person, as things were when it was made."""
    assert isinstance(row.body, Said | Pinged)
    if person in (row.body.unheard or ()):
        return False
    return row.body.team is UNSET or hears_team(state, person, row.body.team)


def absence(state: TableState, rows: Sequence[Row], seat: int, since: int) -> wire.Absence | None:
    """What happened after the seat's last choice (its sequence number is `since`), to them first."""
    undone = taken_back(rows)
    number = next((row.body.number for row in rows if row.seq == since and isinstance(row.body, Acted)), 0)
    seen = [
        event.seen(seat, state.teams)
        for row in rows
        if isinstance(row.body, Acted) and row.seq > since and row.seat != seat and row.seq not in undone
        for event in row.body.happened()
    ]
    if not seen:
        return None
    return wire.Absence(
        number=number,
        to_you=[happening(state.game, event) for event in seen if _concerns(event, seat)],
        others=[happening(state.game, event) for event in seen if not _concerns(event, seat)],
    )


def _concerns(seen_event: dict[str, object], seat: int) -> bool:
    return any(value == seat for name, value in seen_event.items() if name == "seat" or name.endswith("_seat"))
