"""`mindtable conduct`: what a host does about people who spoil the game for others."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from mindtable.cli.screen import Config, Data, Database, Language
from mindtable.text import say

if TYPE_CHECKING:
    from mindtable.server.people.moderation import Report
    from mindtable.server.store.records import Person
    from mindtable.server.store.store import Store

T = TypeVar("T")
Who = Annotated[str, typer.Argument(metavar="WHO", help="A username, or the id shown in a report or at a table.")]
Words = Annotated[str, typer.Argument(metavar="WORDS", help="Your message to the person.")]
Which = Annotated[str, typer.Argument(metavar="TABLE", help="A table's code or id.")]
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help="A report's id.")]

app = typer.Typer(help="Read reports; warn, suspend or ban people; close tables.", no_args_is_help=True)

_SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
_KINDS: Final = {
    "warn": "cli-conduct-warn",
    "suspend": "cli-conduct-suspend",
    "ban": "cli-conduct-ban",
    "lift": "cli-conduct-lift",
}
_DONE: Final = {
    "warn": "cli-conduct-done-warn",
    "suspend": "cli-conduct-done-suspend",
    "ban": "cli-conduct-done-ban",
    "lift": "cli-conduct-done-lift",
}


def _with_store(deed: Callable[[Store], Awaitable[T]], db: str | None, data: str | None, config: Path | None) -> T:
    """Do something in the database that the settings name. The server may go on meanwhile."""
    from mindtable.server.ops import settings
    from mindtable.server.people import moderation

    chosen = settings.read({"db": db, "data": data}, file=config)

    async def run() -> T:
        store = moderation.store_of(chosen)
        try:
            await store.open()
            return await deed(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _shown(person: Person | None, id: str = "") -> str:
    """A person as a host tells them apart: name, login, id."""
    if person is None:
        return id
    return " ".join(part for part in (person.name, person.login and f"({person.login})", person.id) if part)


async def _heading(store: Store, report: Report, language: str) -> str:
    from mindtable.server.people.sanctions import shown_time

    return say(
        language,
        "cli-conduct-report-line",
        None,
        id=report.id,
        at=shown_time(report.at),
        by=_shown(await store.person(report.by), report.by),
        about=_shown(await store.person(report.about), report.about),
    )


@app.command("reports")
def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Include settled ones.")] = False,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    language: Language = "en",
) -> None:
    """List what people reported, the latest first."""
    from mindtable.server.people import moderation

    async def lines(store: Store) -> list[str]:
        found = await moderation.all_reports(store, everything)
        return [await _heading(store, report, language) for report in found]

    for line in _with_store(lines, db, data, config) or [say(language, "cli-conduct-no-reports")]:
        typer.echo(line)


@app.command("report")
def show_report(
    id: ReportId, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Show a report with the log and chat that came with it."""
    from mindtable.server.people import moderation

    async def told(store: Store) -> str:
        report = await moderation.report(store, id)
        table = say(language, "cli-conduct-table", None, table=report.table_id)
        return "\n".join([await _heading(store, report, language), table, "", report.words, "", report.log])

    typer.echo(_with_store(told, db, data, config))


@app.command("settle")
def settle(
    id: ReportId, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Mark a report as settled."""
    from mindtable.server.people import moderation

    _with_store(lambda store: moderation.settle(store, id), db, data, config)
    typer.echo(say(language, "cli-conduct-settled", None, id=id))


@app.command("table")
def show_table(
    table: Which, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """List who sits at a table or has written there, with their ids."""
    from mindtable.server.people import moderation

    for person in _with_store(lambda store: moderation.people_at(store, table), db, data, config):
        typer.echo(_shown(person))


@app.command("person")
def show_person(
    who: Who, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Show everything done about a person so far."""
    from mindtable.server.people import moderation
    from mindtable.server.people.sanctions import shown_time

    async def lines(store: Store) -> list[str]:
        person = await moderation.person(store, who)
        told = [_shown(person)]
        for one in await moderation.history(store, person):
            at, until = shown_time(one.at), shown_time(one.until or 0)
            told.append(say(language, _KINDS[one.kind], None, at=at, words=one.words, until=until))
        return told

    for line in _with_store(lines, db, data, config):
        typer.echo(line)


@app.command("warn")
def warn(
    who: Who, words: Words, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Warn a person: they see your words until they acknowledge them."""
    _act(("warn", who, words, None), (db, data, config), language)


@app.command("suspend")
def suspend(
    who: Who,
    words: Words,
    long: Annotated[str | None, typer.Option("--for", metavar="TIME", help="Such as 30m, 12h, 7d or 2w.")] = None,
    until: Annotated[
        str | None, typer.Option(metavar="DATE", help="Such as 2026-12-31 or 2026-12-31T18:00 (UTC).")
    ] = None,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    language: Language = "en",
) -> None:
    """Suspend a person for a while."""
    _act(("suspend", who, words, _end(long, until)), (db, data, config), language)


@app.command("ban")
def ban(
    who: Who, words: Words, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Ban a person for good."""
    _act(("ban", who, words, None), (db, data, config), language)


@app.command("lift")
def lift(who: Who, db: Database = None, data: Data = None, config: Config = None, language: Language = "en") -> None:
    """Lift a person's suspension or ban."""
    _act(("lift", who, "", None), (db, data, config), language)


@app.command("close")
def close(
    table: Which, db: Database = None, data: Data = None, config: Config = None, language: Language = "en"
) -> None:
    """Close a table: nobody can act or chat there, but people can still read what happened."""
    from mindtable.server.people import moderation

    closed = _with_store(lambda store: moderation.close(store, table), db, data, config)
    typer.echo(say(language, "cli-conduct-closed", None, table=closed.id))


def _act(
    measure: tuple[str, str, str, float | None], place: tuple[str | None, str | None, Path | None], language: str
) -> None:
    from mindtable.server.people import moderation
    from mindtable.server.people.sanctions import shown_time

    kind, who, words, until = measure

    async def act(store: Store) -> Person:
        person = await moderation.person(store, who)
        await moderation.act(store, kind, person, words, until)
        return person

    person = _with_store(act, *place)
    typer.echo(say(language, _DONE[kind], None, who=_shown(person), until=shown_time(until or 0)))


def _end(long: str | None, until: str | None) -> float:
    """When a suspension ends."""
    if (long is None) == (until is None):
        raise typer.BadParameter("Say for how long (--for 7d) or until when (--until 2026-12-31).")
    at = datetime.now(UTC).timestamp()
    if long is not None:
        found = re.fullmatch(r"([1-9]\d{0,4})([mhdw])", long)
        if found is None:
            raise typer.BadParameter("Such as 30m, 12h, 7d or 2w.", param_hint="--for")
        return at + int(found[1]) * _SECONDS[found[2]]
    try:
        given = datetime.fromisoformat(until or "")
    except ValueError:
        raise typer.BadParameter("Such as 2026-12-31 or 2026-12-31T18:00.", param_hint="--until") from None
    end = (given if given.tzinfo else given.replace(tzinfo=UTC)).timestamp()
    if end <= at:
        raise typer.BadParameter("That is over already.", param_hint="--until")
    return end
