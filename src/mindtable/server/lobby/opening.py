"""Opening tables: the options as someone wishes them, the record of a new table, and who sits there at first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import mindtable
from mindtable.bots import levels
from mindtable.kernel.errors import BadOption, fail
from mindtable.kernel.game import Game
from mindtable.kernel.options import Options, Value
from mindtable.kernel.play import Play
from mindtable.kernel.rng import BLAKE2B, seed_text
from mindtable.kernel.rules import Rules
from mindtable.kernel.scenario_text import read_scenario
from mindtable.server.ops.clock import now
from mindtable.server.ops.sandbox import Sandbox
from mindtable.server.store.ids import new_code, new_id, new_seed
from mindtable.server.store.records import Person, Seat, TableRecord
from mindtable.server.table.live import LiveTable
from mindtable.server.table.state import TableState
from mindtable.server.table.tables import Tables
from mindtable.server.web import wire

_KINDS: Final[dict[str, wire.SeatKind]] = {"me": "person", "open": "open", "bot": "bot"}


def resolve(game: Game[Any], given: Mapping[str, Value]) -> Options:
    """A game's options as someone far away wishes them."""
    refuse_files(game, given)
    return game.resolve(given)


def refuse_files(game: Game[Any], given: object) -> None:
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
    record = new_record(
        game,
        person,
        options=options,
        seed=seed,
        generator=BLAKE2B,
        scenario=wish.scenario,
        listed=wish.listed,
        rated=wish.rated and not known,
        open_book=known,
        clock=wish.clock,
    )
    return await add(tables, TableState(record, seats_for(record, person, wish.seats, "open")))


def _tried(game_id: str, scenario: str) -> tuple[Options, str]:
    """The options and the seed of a scenario that can be played."""
    game = mindtable.game(game_id)
    refuse_files(game, read_scenario(scenario).get("options"))
    play = game.scenario(scenario)
    return play.options, play.seed


def new_record(game: Rules[Any], owner: Person, id: str = "", **wishes: Any) -> TableRecord:
    """The record of a table that its owner opens now."""
    at = now()
    return TableRecord(
        id=id or new_id(),
        code=new_code(),
        game=game.id,
        rules=game.rules_version,
        owner=owner.id,
        created=at,
        touched=at,
        **wishes,
    )


def private_record(play: Play, owner: Person, lesson: str = "") -> TableRecord:
    """The record of a private table that goes on from a position which its owner knows: of a file, or of a lesson."""
    return new_record(
        play.game,
        owner,
        options=play.options,
        seed=play.seed,
        generator=play.generator,
        scenario=play.scenario,
        listed=False,
        rated=False,
        open_book=True,
        clock=wire.Clock(),
        state="playing",
        lesson=lesson,
    )


def seats_for(
    record: TableRecord, person: Person, wishes: Sequence[wire.SeatWish], otherwise: wire.SeatKind
) -> list[Seat]:
    """The seats of a new table as the person wishes them; those not named are for `otherwise`."""
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
            levels.check_known(game, wish.level)
            seat.level = wish.level
        seats.append(seat)
    return seats


async def add(tables: Tables, state: TableState) -> LiveTable:
    """Keep a new table; it begins at once if every seat is taken."""
    if all(seat.kind != "open" for seat in state.seats):
        state.table.state = "playing"
        state.begin()
    return await tables.add(state)
