"""The database: the schema that migrations make, and what it decides about who was first."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from mindtable.server.ops.settings import Settings
from mindtable.server.store import migrations, schema
from mindtable.server.store.database import CONNECTIONS
from mindtable.server.store.records import Person, Seat, TableRecord
from mindtable.server.store.rows import Chat, Ping, Pinged, Row, Said, decode_body, encode_body
from mindtable.server.store.store import Raced, Store
from mindtable.server.web import wire
from mindtable.server.web.refusals import BadSetting


def with_store(database: str, work: Callable[[Store], Awaitable[None]], upgraded: bool = True) -> None:
    async def run() -> None:
        store = Store(Settings(db=database).database)
        try:
            if upgraded:
                await store.open()
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def record(**values: Any) -> TableRecord:
    usual: dict[str, Any] = {
        "id": "t1",
        "code": "CODE2345",
        "game": "duel",
        "rules": 1,
        "options": {"players": 2},
        "seed": "7",
        "generator": "blake2b",
        "scenario": "",
        "owner": "p1",
        "listed": True,
        "rated": False,
        "open_book": False,
        "clock": wire.Clock(),
        "created": 1.0,
    }
    return TableRecord(**usual | values)


async def add(store: Store, table: TableRecord) -> None:
    if await store.person_of_login("ada") is None:
        await store.add_person(Person(id="p1", name="Ada", login="Ada"))
    await store.add_table(table, [Seat(number=0, kind="person", person="p1"), Seat(number=1)], b"0")


def row(seq: int, kind: str = "say") -> Row:
    place = Ping("p1", "table", kind="slot", noun="7", plan=False, clear=False)
    body = Said(Chat("p1", "table", "Hello")) if kind == "say" else Pinged(place)
    return Row(seq=seq, seat=None, person="p1", body=body, at=float(seq))


@pytest.mark.parametrize("start", [None, *migrations.revisions()])
def test_migrations_from_every_schema_end_in_ours(database: str, start: str | None) -> None:
    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            if start is not None:
                await connection.run_sync(migrations.upgrade, start)
            await connection.run_sync(migrations.upgrade)
            await connection.run_sync(migrations.upgrade)  # and again, as at the next start
        async with store.engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(
                    MigrationContext.configure(sync, opts={"compare_type": True}), schema.metadata
                )
            )
        assert differences == []

    with_store(database, work, upgraded=False)


def test_what_people_say_is_not_for_other_accounts_of_the_machine(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        await add(store, record())

    with_store(f"sqlite:///{tmp_path}/data/mindtable.db", look)
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data").iterdir()}
    assert modes.pop("mindtable.db") == 0o600
    assert set(modes.values()) <= {0o600}


def test_newer_database_is_told_from_a_damaged_one(database: str) -> None:
    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(BadSetting) as caught:
            await store.open()
        assert caught.value.reason.key == "database-newer"

    with_store(database, work)


def test_table_is_loaded_as_it_was_stored(database: str) -> None:
    table = record(seed="ż" * 64, options={"players": 2, "words": ["a", "b"], "on": True}, deciders=[1])

    async def work(store: Store) -> None:
        await add(store, table)
        assert await store.record("t1") == (table, [Seat(number=0, kind="person", person="p1"), Seat(number=1)])
        assert await store.record("t2") is None
        assert await store.stored("t2") is None

    with_store(database, work)


def test_one_of_two_with_the_same_number_wins(database: str) -> None:
    async def work(store: Store) -> None:
        await add(store, record())
        others = Store(store.url)
        outcomes = await asyncio.gather(
            *(
                one.append(record(seq=1, number=n), [], [row(1)])
                for n, one in enumerate((store, others, store, others))
            ),
            return_exceptions=True,
        )
        await others.close()
        assert [isinstance(outcome, Raced) for outcome in outcomes].count(True) == 3
        winner = next(number for number, outcome in enumerate(outcomes) if outcome is None)
        stored, kept = await store.stored("t1"), await store.record("t1")
        assert stored is not None
        assert kept is not None
        assert kept[0].number == winner  # the losers left no trace
        assert [entry.seq for entry in stored.rows] == [1]

    with_store(database, work)


SEAT = '{"seat":1,"kind":"bot","person":"p1","name":"Bob","level":"ego","stand_in":true,"left":false}'
ASKED = '{"wish":"stand-in","number":0,"of":1,"level":"ego","granted":"stand-in"}'
LABEL = '{"key":"verb-light","args":{"noun":{"key":"noun-colour-red","args":{}}}}'
ACTED = f'{{"action":"light red","retold":true,"label":{LABEL},"number":3,"events":[["light",{{"seat":0}},null,-1]]}}'


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("state", '{"state":"playing"}'),
        ("seat", SEAT),
        ("action", ACTED),
        ("action", f'{{"action":"x","label":{LABEL},"number":9,"events":[],"ratings":[1.5,-1.5]}}'),
        ("continue", '{"step":2}'),
        ("undo", '{"turn":false,"undone":[]}'),
        ("ask", ASKED),
        ("consent", '{"request":7,"agree":false}'),
        ("say", '{"remark":{"name":"Ada","to":"team","text":"Hm"},"team":0,"unheard":["p2"]}'),
        ("ping", '{"remark":{"name":"Ada","to":"table","kind":"slot","noun":"7","plan":true,"clear":false}}'),
        ("rules", '{"rules":2}'),
        ("rematch", '{"table":"t2"}'),
    ],
)
def test_a_row_is_written_as_0_1_0_wrote_it(kind: str, text: str) -> None:
    body = decode_body(kind, text)
    assert json.loads(encode_body(body)) == json.loads(text)
    assert Row(seq=1, body=body, at=0.0).kind == kind


def test_snapshot_is_never_replaced_by_an_older_one(database: str) -> None:
    async def work(store: Store) -> None:
        await add(store, record())
        await store.append(record(seq=3), [], [row(1), row(2), row(3)])
        for seq in (2, 1):
            await store.keep_snapshot("t1", seq, b"%d" % seq)
        stored = await store.stored("t1")
        assert stored is not None
        assert (stored.snapshot_seq, stored.snapshot) == (2, b"2")
        assert [entry.seq for entry in stored.rows] == [3]

    with_store(database, work)


def test_rows_are_found_by_kind_and_number(database: str) -> None:
    async def work(store: Store) -> None:
        await add(store, record())
        rows = [row(seq, "say" if seq % 2 else "ping") for seq in range(1, 9)]
        await store.append(record(seq=8), [], rows)
        assert [entry.seq for entry in await store.rows_after("t1", 6)] == [7, 8]
        assert [entry.seq for entry in await store.last_rows("t1", ["say"], 2, 7)] == [3, 5]
        assert [entry.seq for entry in await store.rows_between("t1", ["ping"], 3, 6)] == [4, 6]
        assert (await store.rows_after("t1", 7))[0] == rows[7]

    with_store(database, work)


def test_lists_show_what_belongs_in_them(database: str) -> None:
    async def work(store: Store) -> None:
        for number, (listed, state) in enumerate([(True, "open"), (False, "open"), (True, "playing"), (True, "over")]):
            await add(
                store,
                record(id=f"t{number}", code=f"C{number}", listed=listed, state=state, touched=float(number)),
            )
        assert [table.id for table, _ in await store.listed_tables(10)] == ["t0", "t2"]
        assert [table.id for table, _ in await store.tables_of("p1", 10)] == ["t2", "t1", "t0", "t3"]
        assert await store.tables_of("p2", 10) == []

    with_store(database, work)


def test_waiting_bots_are_found(database: str) -> None:
    async def work(store: Store) -> None:
        await add(store, record(bot_decides=True, touched=5.0))
        assert await store.tables_awaiting_bots(0.0, 4.0, 9) == []
        assert await store.tables_awaiting_bots(0.0, 6.0, 9) == ["t1"]
        assert await store.tables_awaiting_bots(5.5, 6.0, 9) == []

    with_store(database, work)


def test_two_changes_of_a_person_at_the_same_time_are_both_kept(database: str) -> None:
    """Two requests read the person before either writes: a new name and new settings."""

    async def work(store: Store) -> None:
        await store.add_person(Person(id="p1", name="Guest"))
        one, other = await store.person("p1"), await store.person("p1")
        assert one is not None
        assert other is not None
        one.name = "Ada"
        other.settings = wire.Settings(language="pl")
        assert await store.keep_person(one, "name")
        assert await store.keep_person(other, "settings")
        kept = await store.person("p1")
        assert kept is not None
        assert (kept.name, kept.settings.language) == ("Ada", "pl")

    with_store(database, work)


def test_connections_to_postgresql_are_kept(shared_database: str) -> None:
    """It starts a process for each, which costs more than most questions."""

    async def work(store: Store) -> None:
        asked = sa.select(sa.func.pg_backend_pid(), sa.cast(sa.func.pg_sleep(0.05), sa.Text))

        async def all_at_once() -> set[int]:
            return {row[0] for row in await asyncio.gather(*(store.first(asked) for _ in range(CONNECTIONS))) if row}

        first = await all_at_once()
        assert len(first) > 5
        assert await all_at_once() <= first

    with_store(shared_database, work)
