"""Backup and restore: one command each, on a running server, from either database into either."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.serving import Friend, Place, Served, play_out, serving
from tools.own_postgres import Postgres
from typer.testing import CliRunner, Result

from mindtable.cli import app
from mindtable.server.ops.settings import Settings
from mindtable.server.store import migrations, schema


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], catch_exceptions=False)


def done(*args: str | Path) -> str:
    result = run(*args)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def sentence(*args: str | Path) -> str:
    """What is said when it is refused."""
    result = run(*args)
    assert result.exit_code == 2
    (told,) = result.stderr.splitlines()
    return told


def two_at(served: Served) -> tuple[Place, Place]:
    ada, bob = Friend(served, "Ada"), Friend(served, "Bob")
    table = ada.open("lanterns", "me", "open", options={"players": 2}, rated=True)
    bob.come(table, 1)
    return ada.sit(table), bob.sit(table)


def mover(*places: Place) -> Place:
    for place in places:
        place.settle()
    return next(place for place in places if place.choices)


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a database."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        engine = create_async_engine(Settings(db=url).database)
        try:
            async with engine.connect() as connection:
                return {
                    table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
                    for table in schema.metadata.sorted_tables
                }
        finally:
            await engine.dispose()

    return asyncio.run(read())


def filled(data: Path, database: str) -> tuple[str, str]:
    """A database with two tables, one of them finished; the id of the running one, and its owner's cookie."""
    with serving(data, db=database) as served:
        play_out(*two_at(served))
        ada, bob = two_at(served)
        for _ in range(5):
            mover(ada, bob).act()
        ada.ask("note", text="keep this")
        ada.friend.post("/api/account", {"login": "ada", "password": "difference engine"})
        return ada.table_id, ada.friend.cookie


def sqlite(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'some.db'}"


def test_running_server_is_backed_up_and_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "table.backup"
    with serving(tmp_path / "here") as served:
        ada, bob = two_at(served)
        for _ in range(4):
            mover(ada, bob).act()
        ada.settle()
        kept = ada.position
        assert "1 table" in done("backup", file, "--data", tmp_path / "here")
        mover(ada, bob).act()  # the server did not even notice
        cookie, table_id = ada.friend.cookie, ada.table_id
    assert file.stat().st_mode & 0o077 == 0
    done("restore", file, "--data", tmp_path / "there")
    with serving(tmp_path / "there") as served:
        again = Friend(served)
        again.http.cookies.set("mindtable", cookie.partition("=")[2])
        place = again.sit({"id": table_id})
        assert place.position == kept


def test_backup_amid_the_play_is_whole(tmp_path: Path) -> None:
    with serving(tmp_path / "here") as served:
        places = two_at(served)
        stop = threading.Event()

        def chat() -> None:
            while not stop.is_set():
                places[0].ask("say", text="and on it goes")

        talking = threading.Thread(target=chat)
        talking.start()
        try:
            for number in range(5):
                done("backup", tmp_path / f"{number}.backup", "--data", tmp_path / "here")
        finally:
            stop.set()
            talking.join()
    sizes = []
    for number in range(5):
        with closing(sqlite3.connect(tmp_path / f"{number}.backup")) as copy:
            table = copy.execute("SELECT id, seq FROM tables").fetchone()
            rows = [seq for (seq,) in copy.execute("SELECT seq FROM log WHERE table_id = ? ORDER BY seq", [table[0]])]
        assert rows == list(range(1, table[1] + 1))
        sizes.append(len(rows))
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]


def test_restored_database_is_the_same(tmp_path: Path) -> None:
    here, there = sqlite(tmp_path / "here"), sqlite(tmp_path / "there")
    filled(tmp_path, here)
    done("backup", tmp_path / "file", "--db", here)
    done("restore", tmp_path / "file", "--db", there)
    assert everything(there) == everything(here)


def test_every_way_between_the_databases(tmp_path: Path, postgres: Postgres, shared_database: str) -> None:
    here, there = sqlite(tmp_path / "here"), sqlite(tmp_path / "there")
    other = postgres.new_database()
    table_id, cookie = filled(tmp_path, here)
    first, second = tmp_path / "first", tmp_path / "second"
    done("backup", first, "--db", here)
    done("restore", first, "--db", shared_database)
    assert everything(shared_database) == everything(here)
    assert "2 tables" in done("backup", second, "--db", shared_database)
    assert second.stat().st_mode & 0o077 == 0
    done("restore", second, "--db", there)
    done("restore", second, "--db", other)
    assert everything(there) == everything(other) == everything(here)
    for database in (other, there):
        with serving(tmp_path / "again", db=database) as served:
            ada = Friend(served)
            ada.http.cookies.set("mindtable", cookie.partition("=")[2])
            place = ada.sit({"id": table_id})
            assert place.first["note"] == "keep this"
            assert place.position
            Friend(served).post("/api/login", {"login": "ada", "password": "difference engine"})


def test_full_database_is_replaced_by_force_only(tmp_path: Path, database: str) -> None:
    empty = sqlite(tmp_path / "empty")
    with serving(tmp_path / "other", db=empty):
        pass
    done("backup", tmp_path / "empty.backup", "--db", empty)
    filled(tmp_path, database)
    before = everything(database)
    assert "--force" in sentence("restore", tmp_path / "empty.backup", "--db", database)
    assert everything(database) == before
    done("restore", tmp_path / "empty.backup", "--db", database, "--force")
    assert everything(database)["tables"] == []


def test_database_of_a_running_server_is_left_alone(tmp_path: Path, database: str) -> None:
    empty = sqlite(tmp_path / "empty")
    with serving(tmp_path / "other", db=empty):
        pass
    done("backup", tmp_path / "empty.backup", "--db", empty)
    with serving(tmp_path, db=database) as served:
        ada, _ = two_at(served)
        assert "Stop the server" in sentence("restore", tmp_path / "empty.backup", "--db", database, "--force")
        ada.settle()
    assert len(everything(database)["tables"]) == 1


@pytest.mark.parametrize("kind", ["cut", "changed", "other", "empty", "foreign"])
def test_damaged_backup_changes_nothing(tmp_path: Path, kind: str) -> None:
    here = sqlite(tmp_path / "here")
    filled(tmp_path, here)
    file, before = tmp_path / "file", everything(here)
    done("backup", file, "--db", here)
    whole = file.read_bytes()
    page = 4096
    file.write_bytes(
        {
            "cut": whole[: len(whole) // 2],
            "changed": whole[:page] + b"\x17" * page + whole[2 * page :],
            "other": b"a letter to grandmother",
            "empty": b"",
            "foreign": foreign(tmp_path),
        }[kind]
    )
    assert "isn’t a backup, or it’s damaged" in sentence("restore", file, "--db", here, "--force")
    assert everything(here) == before


def foreign(folder: Path) -> bytes:
    """A SQLite database of someone else's."""
    with closing(sqlite3.connect(folder / "foreign.db")) as connection:
        connection.execute("CREATE TABLE letters (text)")
        connection.commit()
    return (folder / "foreign.db").read_bytes()


HEAD = {"mindtable": "backup", "format": 1, "schema": "0003", "at": 0}
PEOPLE = {"table": "keys", "columns": ["name", "value"]}


@pytest.mark.parametrize(
    "lines",
    [
        [HEAD, PEOPLE, ["a", "b"]],
        [HEAD, PEOPLE, ["a", "b"], {"end": 2}],
        [HEAD | {"format": 2}, {"end": 0}],
        [{"hello": 1}, {"end": 0}],
        [HEAD, ["a", "b"], {"end": 1}],
        ["x"],
    ],
)
def test_incomplete_lines_are_no_backup(tmp_path: Path, lines: list[object]) -> None:
    file = tmp_path / "file"
    with gzip.open(file, "wt") as out:
        out.write("".join(json.dumps(line) + "\n" for line in lines))
    assert "damaged" in sentence("restore", file, "--data", tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_cut_lines_are_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with gzip.open(file, "wt") as out:
        out.write("".join(json.dumps(line) + "\n" for line in [HEAD, PEOPLE, *[["a", "b"]] * 1000, {"end": 1000}]))
    file.write_bytes(file.read_bytes()[:-20])
    assert "damaged" in sentence("restore", file, "--data", tmp_path / "new")


def test_backup_of_a_newer_mindtable_is_told(tmp_path: Path) -> None:
    here = sqlite(tmp_path / "here")
    with serving(tmp_path, db=here):
        pass
    with closing(sqlite3.connect(tmp_path / "here" / "some.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert "newer Mindtable (schema 9999)" in sentence("backup", tmp_path / "file", "--db", here)
    assert not (tmp_path / "file").exists()


def test_backup_of_an_earlier_mindtable_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        migrations.upgrade(connection, migrations.revisions()[-1])
        names = ("id", "name", "login", "password", "admin", "settings", "notices", "created", "seen")
        values = "'ada', 'Ada', '', '', 0, '{}', '{}', 1.0, 1.0"
        connection.exec_driver_sql(f"INSERT INTO people ({', '.join(names)}) VALUES ({values})")
    engine.dispose()
    there = sqlite(tmp_path / "there")
    done("restore", old, "--db", there)
    assert [row[:2] for row in everything(there)["people"]] == [("ada", "Ada")]
    with serving(tmp_path, db=there) as served:
        assert Friend(served, "Bob").get("/api/me")["name"] == "Bob"


def test_nothing_to_back_up_is_told(tmp_path: Path) -> None:
    assert "no database" in sentence("backup", tmp_path / "file", "--data", tmp_path / "nowhere")
    assert "no database" in sentence("backup", tmp_path / "file", "--db", "sqlite:///:memory:")
    assert not (tmp_path / "nowhere").exists()


def test_unreachable_database_and_folder_are_told(tmp_path: Path) -> None:
    unreachable = "postgresql://someone:hush@127.0.0.1:9/nothing"
    told = sentence("backup", tmp_path / "file", "--db", unreachable)
    assert told.startswith("That didn’t work")
    assert "hush" not in told
    here = sqlite(tmp_path / "here")
    with serving(tmp_path, db=here):
        pass
    assert sentence("backup", tmp_path / "no" / "folder" / "file", "--db", here).startswith("That didn’t work")


def test_missing_file_is_told(tmp_path: Path) -> None:
    for file in (tmp_path / "missing", tmp_path):
        assert str(file) in sentence("restore", file, "--data", tmp_path)
