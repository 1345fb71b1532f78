"""Attack: make the database fail, and read in the server's log what it was to store.

Canaries are planted in every field that a person can fill, and the database is made to fail in several ways. Whatever
the server prints, none of them may be in it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.processes import Process, process
from tests.server.serving import Friend, Place

from mindtable.server.notices import push

CANARY = "canary"


def canary(what: str) -> str:
    return f"{CANARY}-{what}"


def requests_of(ada: Friend, table: dict[str, str]) -> list[tuple[str, str, object]]:
    """Everything that stores something a person wrote."""
    keys = {"p256dh": push.public_key(push.new_key()), "auth": canary("auth").ljust(22, "A")}
    return [
        ("POST", "/api/me", {"name": canary("name")}),
        ("PUT", "/api/me/settings", {"language": "en", "client": {"secret": canary("settings")}}),
        ("PUT", "/api/me/notices", {"webhook": f"https://example.org/{canary('webhook')}", "webhook_form": "plain"}),
        ("POST", "/api/me/push", {"endpoint": f"https://push.example.org/{canary('endpoint')}", **keys}),
        ("POST", "/api/account", {"login": canary("login"), "password": canary("password")}),
        ("POST", "/api/login", {"login": canary("login"), "password": canary("password")}),
        ("POST", "/api/me/password", {"old": canary("password"), "new": canary("new-password")}),
        ("POST", "/api/tables", {"game": "lanterns", "scenario": f"# {canary('scenario')}"}),
        ("POST", f"/api/codes/{table['code']}", None),
        ("GET", "/mail/confirm/" + canary("sealed"), None),
        ("POST", f"/api/tables/{table['id']}/rematch", {}),
    ]


def try_everything(ada: Friend, place: Place, table: dict[str, str]) -> list[int]:
    """Do all of it, whether it works or not. A new password closes the connection, so that comes last."""
    for kind, words in (("note", {"text": canary("note")}), ("say", {"text": canary("said")}), ("ping", {})):
        place.ask(kind, **words)
    place.act()
    statuses = []
    for method, path, body in requests_of(ada, table):
        try:
            statuses.append(ada.http.request(method, path, json=body).status_code)
        except httpx.HTTPError:
            statuses.append(0)
    return statuses


def token(ada: Friend) -> str:
    return str(ada.http.cookies["mindtable"])


TABLES = ["people", "tokens", "tables", "seats", "log", "notes", "pushes", "visitors", "snapshots"]


def missing_columns(run: Callable[[str], None]) -> None:
    for table in TABLES:
        run(f"ALTER TABLE {table} RENAME TO {table}_gone")


def refusing_rows(run: Callable[[str], None]) -> None:
    """Every new or changed row breaks a constraint: PostgreSQL then quotes the whole row."""
    texts = {"people": "name", "notes": "text", "log": "kind", "pushes": "endpoint", "tokens": "hash"}
    for table, column in texts.items():
        run(f"ALTER TABLE {table} ADD CONSTRAINT refuse_{table} CHECK (length({column}) < 0) NOT VALID")


def refusing_rows_on_sqlite(run: Callable[[str], None]) -> None:
    for table in TABLES:
        for verb in ("INSERT", "UPDATE"):
            run(f"CREATE TRIGGER refuse_{table}_{verb} BEFORE {verb} ON {table} BEGIN SELECT RAISE(ABORT, 'no'); END")


def wrong_types(run: Callable[[str], None]) -> None:
    """Texts no longer fit their columns: the driver quotes what it was given."""
    for table, column in (("notes", "text"), ("people", "name"), ("pushes", "endpoint")):
        run(f"ALTER TABLE {table} ALTER COLUMN {column} TYPE integer USING 0")


def attack(server: Process, break_it: Callable[[], None]) -> str:
    ada = Friend(server, canary("first-name"))
    table = ada.open("lanterns", "me", "me", options={"players": 2})
    known = [table["code"], token(ada)]
    before = try_everything(ada, ada.sit(table), table)
    assert 503 not in before
    known.append(token(ada))
    place = ada.sit(table)
    break_it()
    after = try_everything(ada, place, table)
    assert 503 in after  # it did break
    said = server.log.read_text("utf-8")
    found = [secret for secret in (CANARY, *known) if secret in said]
    assert not found, "\n".join(line for line in said.splitlines() if any(secret in line for secret in found))
    return said


@pytest.mark.parametrize("way", [missing_columns, refusing_rows_on_sqlite])
def test_sqlite_errors_tell_nothing(tmp_path: Path, way: Callable[[Callable[[str], None]], None]) -> None:
    with process(tmp_path) as server:

        def break_it() -> None:
            database = sqlite3.connect(tmp_path / "mindtable.db", isolation_level=None, timeout=10)
            way(database.execute)  # type: ignore[arg-type]
            database.close()

        said = attack(server, break_it)
    assert "[SQL:" in said or "not-written" in said  # the log still says what failed


@pytest.mark.parametrize("way", [missing_columns, refusing_rows, wrong_types])
def test_postgres_errors_tell_nothing(
    shared_database: str, tmp_path: Path, way: Callable[[Callable[[str], None]], None]
) -> None:
    import asyncpg

    with process(tmp_path, shared_database) as server:

        async def run_all() -> None:
            connection = await asyncpg.connect(shared_database)
            statements: list[str] = []
            way(statements.append)
            for statement in statements:
                await connection.execute(statement)
            await connection.close()

        said = attack(server, lambda: asyncio.run(run_all()))
    assert "[SQL:" in said
