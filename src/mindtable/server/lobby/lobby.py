"""Tables before and after play: opening, sitting down, leaving, filling up with bots, rematches, files."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

import mindtable
from mindtable.bots import levels
from mindtable.kernel import history as histories
from mindtable.kernel import play as playing
from mindtable.kernel.errors import BadOption, fail
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options, Value
from mindtable.kernel.play import Play
from mindtable.kernel.rng import BLAKE2B, seed_text
from mindtable.kernel.scenario_text import read_scenario
from mindtable.server.ops.clock import now
from mindtable.server.ops.sandbox import Sandbox
from mindtable.server.people.conduct import company
from mindtable.server.people.people import new_id
from mindtable.server.store.records import ENDED, Person, Seat, TableRecord
from mindtable.server.store.rows import Acted, Draft, RematchSet, Row, StateSet, Stored
from mindtable.server.table import permissions, snapshots
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState, fold, play_of
from mindtable.server.table.tables import Tables
from mindtable.server.web import wire
from mindtable.server.web.refusals import NotFound, demand

# No letters or digits that are taken for another: codes are read out and typed.
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 8
SEED_LENGTH: Final = 26  # more than 128 bits, with these letters


def new_code() -> str:
    return drawn(CODE_LENGTH)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return drawn(SEED_LENGTH)


def drawn(letters: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(letters))


def plain_code(typed: str) -> str:
    """A code as we wrote it, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


# ---------------------------------------------------------------- opening


def resolve(game: Game[Any], given: Mapping[str, Value]) -> Options:
    """A game's options as someone far away wishes them."""
    _from_afar(game, given)
    return game.resolve(given)


def _from_afar(game: Game[Any], given: object) -> None:
    """Refuse options that name files: those would be the server's."""
    for name, value in given.items() if isinstance(given, dict) else ():
        option = game.options.options.get(name)
        if option is not None and option.group == "content" and value:
            raise fail(BadOption, "option-not-here", name=name)


async def open_table(tables: Tables, sandbox: Sandbox, person: Person, wish: wire.NewTable) -> LiveTable:
    game = mindtable.game(wish.game)
    if wish.scenario:
        options, seed = await sandbox.run(_tried, game.id, wish.scenario)
    else:
        options = resolve(game, wish.options)
        seed = new_seed() if wish.seed is None else seed_text(wish.seed)
    known = wish.seed is not None or bool(wish.scenario)
    record = TableRecord(
        id=new_id(),
        code=new_code(),
        game=game.id,
        rules=game.rules_version,
        options=options,
        seed=seed,
        generator=BLAKE2B,
        scenario=wish.scenario,
        owner=person.id,
        listed=wish.listed,
        rated=wish.rated and not known,
        open_book=known,
        clock=wish.clock,
        created=now(),
        touched=now(),
    )
    seats = _seats(record, person, wish.seats, "open")
    return await _add(tables, TableState(record, seats))


def _tried(game_id: str, scenario: str) -> tuple[Options, str]:
    """The options and the seed of a scenario that can be played."""
    game = mindtable.game(game_id)
    _from_afar(game, read_scenario(scenario).get("options"))
    play = game.scenario(scenario)
    return play.options, play.seed


async def import_table(tables: Tables, sandbox: Sandbox, person: Person, wish: wire.ImportedTable) -> LiveTable:
    """A table that goes on from a history file."""
    snapshot, rows = await sandbox.run(_imported, person, wish)
    state = snapshots.decode(Stored(visitors=set(), snapshot=snapshot, snapshot_seq=len(rows), rows=[]))
    return await tables.add(state.table, state.seats, state, rows)


def _imported(person: Person, wish: wire.ImportedTable) -> tuple[bytes, list[Row]]:
    """A table's snapshot, and the rows that led to it."""
    history = histories.load(wish.history)
    game = mindtable.game(history.game)
    _from_afar(game, {name: text for name, text in history.options.items() if text})
    if history.scenario:
        _from_afar(game, read_scenario(history.scenario).get("options"))
    play = playing.replay(game, history, wish.until)
    record = record_of(play, person)
    state = TableState(record, _seats(record, person, wish.seats, "person"))
    rows = _retell(state, play)
    return snapshots.encode(state), rows


def record_of(play: Play, person: Person, lesson: str = "") -> TableRecord:
    """The record of a private table that goes on from a position which its owner knows: of a file, or of a lesson."""
    return TableRecord(
        id=new_id(),
        code=new_code(),
        game=play.game.id,
        rules=play.game.rules_version,
        options=play.options,
        seed=play.seed,
        generator=play.generator,
        scenario=play.scenario,
        owner=person.id,
        listed=False,
        rated=False,
        open_book=True,
        clock=wire.Clock(),
        created=now(),
        touched=now(),
        state="playing",
        lesson=lesson,
    )


def _retell(state: TableState, play: Play) -> list[Row]:
    """Let everything happen again at a new table, so that its log tells what was done before."""
    state.begin()
    at = now()
    rows: list[Row] = []
    for done in play.done:
        if not done.forced:
            body = Acted(play.text(done.action), retold=True)
            rows.append(Row(seq=len(rows) + 1, seat=done.seat, body=body, at=at))
            fold(state, rows[-1])
    return rows


async def _add(tables: Tables, state: TableState) -> LiveTable:
    """Keep a new table; it begins at once if every seat is taken."""
    if all(seat.kind != "open" for seat in state.seats):
        state.table.state = "playing"
        state.begin()
    return await tables.add(state.table, state.seats, state)


def _seats(
    record: TableRecord, person: Person, wishes: Sequence[wire.SeatWish], otherwise: wire.SeatKind
) -> list[Seat]:
    game = mindtable.game(record.game)
    many = len(game.teams(record.options))
    if len(wishes) > many:
        raise fail(BadOption, "unknown-seat", seat=str(many), seats=many)
    seats: list[Seat] = []
    for number in range(many):
        wish = wishes[number] if number < len(wishes) else None
        kind: wire.SeatKind = otherwise if wish is None else _KINDS[wish.kind]
        seat = Seat(number=number, kind=kind)
        if kind == "person":
            seat.person, seat.name = person.id, person.name
        elif kind == "bot" and wish is not None:
            levels.check_known(game.id, wish.level)
            seat.level = wish.level
        seats.append(seat)
    return seats


_KINDS: Final[dict[str, wire.SeatKind]] = {"me": "person", "open": "open", "bot": "bot"}


# ---------------------------------------------------------------- seats


async def take(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    demand(permissions.check_take(live.state, person.id, seat, await company(tables.store, person.id)))
    await _seat(tables, live, person, Seat(number=seat, kind="person", person=person.id, name=person.name))


async def leave(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    """Before the start the seat is free again; later it waits, or a bot stands in if the others wish so."""
    demand(permissions.check_leave(live.state, person.id, seat))
    held = live.state.seats[seat]
    if live.state.play is None:
        left = Seat(number=seat)
    else:
        left = Seat(number=seat, kind="person", person=held.person, name=held.name, left=True)
    await _seat(tables, live, person, left)


async def fill(tables: Tables, live: LiveTable, person: Person, wish: wire.Fill) -> None:
    demand(permissions.check_fill(live.state, person.id, wish.seat))
    levels.check_known(live.state.game.id, wish.level)
    await _seat(tables, live, person, Seat(number=wish.seat, kind="bot", level=wish.level))


async def free(tables: Tables, live: LiveTable, person: Person, seat: int) -> None:
    demand(permissions.check_free(live.state, person.id, seat))
    removed = live.state.seats[seat].person
    if removed not in (None, person.id):  # they need the code to come back
        await tables.store.drop_visitor(live.id, removed)
    await _seat(tables, live, person, Seat(number=seat))


async def _seat(tables: Tables, live: LiveTable, person: Person, seat: Seat) -> None:
    """Write who sits there; the game begins when the last seat is taken."""
    drafts = [Draft(seat, seat.number, person.id)]
    others = [other for other in live.state.seats if other.number != seat.number]
    full = seat.kind != "open" and all(other.kind != "open" for other in others)
    if live.state.play is None and full:
        drafts.append(Draft(StateSet("playing"), None, person.id))
    await tables.write(live, *drafts)


async def rename_at(tables: Tables, live: LiveTable, person: Person) -> None:
    """Tell a table of a person's new name."""
    for number in live.state.seats_of(person.id):
        seat = live.state.seats[number]
        if seat.name != person.name:
            renamed = msgspec.structs.replace(seat, name=person.name)
            await tables.write(live, Draft(renamed, number, person.id))


async def depart(tables: Tables, live: LiveTable, person: Person) -> None:
    """Leave every seat for good, and the name with it; a finished table keeps the seat, without a name."""
    for number in live.state.seats_of(person.id):
        seat = live.state.seats[number]
        if live.state.play is None:
            gone = Seat(number=number)
        else:
            still = live.state.table.state not in ENDED and not seat.stand_in
            gone = msgspec.structs.replace(seat, name="", left=seat.left or still)
        await tables.write(live, Draft(gone, number, person.id))


# ---------------------------------------------------------------- afterwards


async def rematch(tables: Tables, live: LiveTable, person: Person, rotate: bool) -> LiveTable:
    """The same company again. The others' seats are kept until they ask for it, too: nobody is made to play."""
    demand(permissions.check_rematch(live.state, person.id))
    old = live.state.table
    if old.rematch:
        with suppress(NotFound):  # one that was promised, and the power went out
            return await _join_rematch(tables, await tables.open(old.rematch), person)
    record = TableRecord(
        id=old.rematch or new_id(),
        code=new_code(),
        game=old.game,
        rules=mindtable.game(old.game).rules_version,
        options=old.options,
        seed=old.seed if old.scenario else new_seed(),
        generator=BLAKE2B,
        scenario=old.scenario,
        owner=person.id,
        listed=old.listed,
        rated=old.rated,
        open_book=bool(old.scenario),
        clock=old.clock,
        created=now(),
        touched=now(),
    )
    if not old.rematch:
        await tables.write(live, Draft(RematchSet(record.id), None, person.id))
    apart = (await company(tables.store, person.id)).apart
    return await _add(tables, TableState(record, _again(live.state.seats, int(rotate), person.id, apart)))


async def _join_rematch(tables: Tables, live: LiveTable, person: Person) -> LiveTable:
    """Sit down where a seat is kept for the person."""
    async with live.lock:
        await tables.catch_up(live)
        if not live.state.seats_of(person.id):
            demand(permissions.check_company(live.state, person.id, await company(tables.store, person.id)))
        for seat in live.state.seats:
            if seat.kind == "open" and seat.person == person.id and live.state.play is None:
                await take(tables, live, person, seat.number)
    return live


def _again(seats: Sequence[Seat], turned: int, who_asks: str, apart: Collection[str]) -> list[Seat]:
    """The same company, each so many seats further; everyone but the one who asks has to sit down themselves.

    No seat is kept for those who can't sit with the one who asks: anyone may take it.
    """
    again = []
    for seat in seats:
        number = (seat.number + turned) % len(seats)
        if seat.person in apart:
            again.append(Seat(number=number))
        elif seat.person:
            kind: wire.SeatKind = "person" if seat.person == who_asks else "open"
            again.append(Seat(number=number, kind=kind, person=seat.person, name=seat.name))
        else:
            again.append(Seat(number=number, kind="bot", level=seat.level))
    return sorted(again, key=lambda seat: seat.number)


def history_file(state: TableState, person: str) -> str:
    """The save file of a table, with the names of its people."""
    demand(permissions.check_export(state, person))
    named = play_of(state).clone()
    named.names = {seat.number: seat.name for seat in state.seats if seat.name}
    return named.save()
