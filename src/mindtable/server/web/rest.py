"""The REST part: everything that is not play at a table. One function per endpoint."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

import mindtable
from mindtable.bots import levels
from mindtable.kernel.errors import BadOption, UnknownGame
from mindtable.kernel.game import Game
from mindtable.kernel.reasons import OK
from mindtable.server.lobby import lobby, teaching
from mindtable.server.ops.clock import now
from mindtable.server.people import conduct, ratings
from mindtable.server.store.records import ENDED, Company, Person
from mindtable.server.table import permissions, views
from mindtable.server.table.live import LiveTable, Tables
from mindtable.server.table.state import TableState
from mindtable.server.table.welcome import earlier
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Ask, Plain, endpoint, malformed
from mindtable.server.web.rate_limits import ARRIVALS, IMPORTS, RENAMES, STORIES, TABLES
from mindtable.server.web.refusals import demand
from mindtable.text import LANGUAGES, text_files

T = TypeVar("T")

MANY = 100  # tables in a list
WEEK = 7 * 86_400


# ---------------------------------------------------------------- people


@endpoint("GET", "/api/me", wire.Me, always=True)
async def who_am_i(ask: Ask) -> wire.Me:
    """Who asks; a stranger has an empty `person`."""
    return await ask.me(ask.stranger)


@endpoint("POST", "/api/me", wire.Me, body=wire.Arrival)
async def arrive(ask: Ask) -> wire.Me:
    """Give a name: a stranger becomes a guest, anyone else is renamed."""
    if ask.stranger is None:
        await ask.spend(ARRIVALS)
        person = await ask.house.people.arrive(ask.body.name)
        ask.cookie = await ask.house.people.token_for(person)
        return await ask.me(person)
    await ask.spend(RENAMES)
    await ask.house.people.rename(ask.person, ask.body.name)
    for record, _ in await ask.house.store.tables_of(ask.person.id, MANY):
        if record.state not in ENDED:
            live = await ask.house.tables.open(record.id)
            async with live.lock:
                await lobby.rename_at(ask.house.tables, live, ask.person)
    return await ask.me(ask.person)


@endpoint("PUT", "/api/me/settings", wire.Me, body=wire.Settings)
async def keep_settings(ask: Ask) -> wire.Me:
    """Keep the asker's settings."""
    await ask.house.people.set(ask.person, ask.body)
    return await ask.me(ask.person)


@endpoint("POST", "/api/account", wire.Me, body=wire.Login, guess=True)
async def open_account(ask: Ask) -> wire.Me:
    """Open an account for the guest who asks, or for a stranger by the login's name."""
    person = ask.stranger
    if person is None:
        if await ask.house.store.person_of_login(ask.body.login):
            raise refusals.refused(refusals.LOGIN_TAKEN)
        await ask.spend(ARRIVALS)
        person = await ask.house.people.arrive(ask.body.login)
    await ask.house.people.open_account(person, ask.body)
    ask.cookie = await ask.house.people.token_for(person)
    return await ask.me(person)


@endpoint("POST", "/api/login", wire.Me, body=wire.Login, guess=True, always=True)
async def log_in(ask: Ask) -> wire.Me:
    """Come back to an account."""
    person = await ask.house.people.come_back(ask.body)
    demand(ask.house.conduct.check(person.id))
    ask.cookie = await ask.house.people.token_for(person)
    return await ask.me(person)


@endpoint("POST", "/api/logout", wire.Me, always=True)
async def log_out(ask: Ask) -> wire.Me:
    """Forget this browser; a guest without an account is gone for good."""
    if ask.stranger is not None:
        await ask.house.people.forget(ask.person, ask.token)
        await ask.house.tables.check_tokens(ask.person.id)
    ask.cookie = ""
    return wire.Me()


@endpoint("GET", "/api/me/statistics", wire.Statistics)
async def statistics(ask: Ask) -> wire.Statistics:
    """The asker's finished tables in figures."""
    results = await ask.house.store.results_of(ask.person.id)
    rated = await ask.house.store.ratings_of(ask.person.id)
    return wire.Statistics(
        played=sum(played for _, played, _ in results),
        won=sum(won for _, _, won in results),
        by_game=[wire.Rating(game=game, games=played, won=won, rating=0, sure=0) for game, played, won in results],
        rated=[
            wire.Rating(game=game, games=games, won=won, rating=round(mu - 3 * sigma, 2), sure=round(sigma, 2))
            for game, mu, sigma, games, won in rated
        ],
        changes=await ratings.changes_of(ask.house.store, ask.person.id, MANY),
    )


# ---------------------------------------------------------------- games and words


@endpoint("GET", "/api/games", list[wire.GameInfo], always=True)
async def games(ask: Ask) -> list[wire.GameInfo]:
    """Every game with its options and its levels of bots."""
    return [_game_info(mindtable.game(id)) for id in mindtable.games()]


@endpoint("GET", "/api/games/{game}/clauses", list[wire.Clause], always=True)
async def clauses(ask: Ask) -> list[wire.Clause]:
    """The rules of a game, for the look-up."""
    return [
        wire.Clause(
            id=clause.id,
            key=clause.text_key,
            topic=clause.topic,
            source=clause.provenance,
            places=[wire.Phrase(**place.describe()) for place in clause.places],
            editions=list(clause.editions),
        )
        for clause in _game(ask.path("game")).clauses
    ]


@endpoint("POST", "/api/games/{game}/options", wire.Resolved, body=wire.Options)
async def options(ask: Ask) -> wire.Resolved:
    """Whether options go together: filled in, with the seats they make, or every reason why not."""
    game = _game(ask.path("game"))
    try:
        resolved = lobby.resolve(game, ask.body.options)
    except BadOption as error:
        return wire.Resolved(refusal=refusals.refusal(error, game))
    return wire.Resolved(
        options=resolved,
        seats=[
            wire.SeatTitle(seat=seat, team=team, title=views.seat_title(game, resolved, seat))
            for seat, team in enumerate(game.teams(resolved))
        ],
    )


@endpoint("GET", "/api/games/{game}/content", list[wire.Entry], always=True)
async def content(ask: Ask) -> list[wire.Entry]:
    """Every card, tile and board of a game."""
    return _content(_game(ask.path("game")).id)


@endpoint("GET", "/api/games/{game}/lessons", list[wire.LessonInfo], always=True)
async def lessons(ask: Ask) -> list[wire.LessonInfo]:
    """The lessons of a game, in their order."""
    return teaching.known(_game(ask.path("game")))


@endpoint("POST", "/api/games/{game}/lessons/{lesson}", wire.Table)
async def begin_lesson(ask: Ask) -> wire.Table:
    """Begin a lesson: a private table at which the asker learns."""
    game = _game(ask.path("game"))
    await _may_open(ask)
    return _table(ask, await teaching.begin(ask.house.tables, ask.person, game, ask.path("lesson")))


@endpoint("GET", "/api/text/{language}", str, query=("game",), media="text/plain", statuses=(304,), always=True)
async def texts(ask: Ask) -> Plain:
    """All texts of a language, as one Fluent file; with a game, its texts too."""
    language, game_id = ask.path("language"), ask.request.query_params.get("game", "")
    if language not in LANGUAGES:
        raise refusals.refused(refusals.NOT_FOUND)
    package = _game(game_id).package if game_id else ""
    text, tag = _texts(language, package)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if ask.request.headers.get("if-none-match", "") == tag:
        return Plain("", headers=headers, status=304)
    return Plain(text, headers=headers)


def _game(id: str) -> Game[Any]:
    try:
        return mindtable.game(id)
    except UnknownGame:
        raise refusals.refused(refusals.NOT_FOUND) from None


def _game_info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        options=_described_options(game),
        levels=[wire.Level(name, levels.budget(game, name)) for name in levels.offered(game)],
        lessons=bool(teaching.known(game)),
        content=any(game.content()),
    )


def _described_options(game: Game[Any]) -> dict[str, Any]:
    """The options as data, each choice with its text key."""
    described: dict[str, Any] = game.options.describe()
    for option in described["options"]:
        if "choices" in option:
            option["labels"] = {choice: game.choice_key(option["name"], choice) for choice in option["choices"]}
    return described


@cache
def _content(game_id: str) -> list[wire.Entry]:
    found: list[wire.Entry] = []
    for entry in mindtable.game(game_id).catalogue():
        described: dict[str, Any] = entry.describe()
        name = described["name"]
        found.append(
            wire.Entry(
                kind=entry.kind,
                id=entry.id,
                name=wire.Phrase(**name) if isinstance(name, dict) else wire.Phrase(key=name),
                text=wire.Phrase(**described["about"]) if described["about"] else None,
                provenance=entry.provenance,
                data=described["fields"],
            )
        )
    return found


@cache
def _texts(language: str, package: str) -> tuple[str, str]:
    files = [file for source in ("mindtable", package) if source for file in text_files(source, language)]
    text = "\n".join(file.read_text("utf-8") for file in files)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'


# ---------------------------------------------------------------- tables


@endpoint("GET", "/api/tables", list[wire.Table])
async def listed_tables(ask: Ask) -> list[wire.Table]:
    """Tables that anyone may join or watch."""
    shown = []
    company = await conduct.company(ask.house.store, ask.stranger.id) if ask.stranger else Company()
    for table, state in _shown(ask, await ask.house.store.listed_tables(MANY)):
        may_sit = permissions.check_company(state, ask.stranger.id if ask.stranger else "", company)
        table.no_seat = None if may_sit is OK else refusals.phrase_of_reason(may_sit, None)
        shown.append(table)
    return shown


@endpoint("GET", "/api/me/tables", list[wire.Table])
async def my_tables(ask: Ask) -> list[wire.Table]:
    """The asker's tables; the running ones first."""
    return [table for table, _ in _shown(ask, await ask.house.store.tables_of(ask.person.id, MANY))]


def _shown(ask: Ask, found: Any) -> Iterator[tuple[wire.Table, TableState]]:
    who = ask.stranger.id if ask.stranger else ""
    for record, chairs in found:
        live = ask.house.tables.in_memory.get(record.id)
        state = TableState(record, chairs)
        yield views.table(state, who, live.online if live else ()), state


@endpoint("POST", "/api/tables", wire.Table, body=wire.NewTable)
async def new_table(ask: Ask) -> wire.Table:
    """Open a table."""
    await _may_open(ask, ask.body.listed)
    return _table(ask, await lobby.open_table(ask.house.tables, ask.house.sandbox, ask.person, ask.body))


async def _may_open(ask: Ask, listed: bool = False) -> None:
    """One person can't fill the server with tables, nor the list of open ones."""
    most = ask.house.settings
    running, open_to_all = await ask.house.store.tables_open(ask.person.id, now() - WEEK)
    demand(refusals.TOO_MANY_TABLES if running >= most.tables_per_person else OK)
    demand(refusals.TOO_MANY_LISTED if listed and open_to_all >= most.listed_per_person else OK)
    await ask.spend(TABLES)


@endpoint("POST", "/api/tables/import", wire.Table, body=wire.ImportedTable, largest=0)
async def import_table(ask: Ask) -> wire.Table:
    """Open a table that goes on from a history file."""
    await _may_open(ask)
    await ask.spend(IMPORTS)
    return _table(ask, await lobby.import_table(ask.house.tables, ask.house.sandbox, ask.person, ask.body))


@endpoint("POST", "/api/codes/{code}", wire.Table, guess=True)
async def table_of_code(ask: Ask) -> wire.Table:
    """Come to a table by its code; from then on the asker may see it."""
    person = ask.person
    table_id = await ask.house.store.table_of_code(lobby.plain_code(ask.path("code")))
    if table_id is None:
        raise refusals.refused(refusals.NOT_FOUND)
    live = await ask.house.tables.open(table_id)
    if person.id not in live.visitors:
        await ask.house.store.add_visitor(table_id, person.id)
        live.visitors.add(person.id)
    return _table(ask, live)


@endpoint("GET", "/api/tables/{id}", wire.Table)
async def one_table(ask: Ask) -> wire.Table:
    """A table without its position."""
    return _table(ask, await ask.table())


@endpoint("POST", "/api/tables/{id}/take", wire.Table, body=wire.Take)
async def take(ask: Ask) -> wire.Table:
    """Take a free seat, or the own one back."""
    return await _seating(ask, lobby.take, ask.body.seat)


@endpoint("POST", "/api/tables/{id}/leave", wire.Table, body=wire.Take)
async def leave(ask: Ask) -> wire.Table:
    """Leave a seat."""
    return await _seating(ask, lobby.leave, ask.body.seat)


@endpoint("POST", "/api/tables/{id}/fill", wire.Table, body=wire.Fill)
async def fill(ask: Ask) -> wire.Table:
    """Give a seat to a bot, before the start."""
    return await _seating(ask, lobby.fill, ask.body)


@endpoint("POST", "/api/tables/{id}/free", wire.Table, body=wire.Take)
async def free(ask: Ask) -> wire.Table:
    """Free a seat, before the start."""
    return await _seating(ask, lobby.free, ask.body.seat)


async def _seating(ask: Ask, deed: Callable[[Tables, LiveTable, Person, T], Awaitable[None]], wish: T) -> wire.Table:
    """Change who sits where, under the table's lock."""
    live = await ask.table()
    async with live.lock:
        await deed(ask.house.tables, live, ask.person, wish)
    return _table(ask, live)


@endpoint("POST", "/api/tables/{id}/rematch", wire.Table, body=wire.Rematch)
async def rematch(ask: Ask) -> wire.Table:
    """Play again with the same company; the answer is the new table."""
    live = await ask.table()
    async with live.lock:
        again = await lobby.rematch(ask.house.tables, live, ask.person, ask.body.rotate)
    return _table(ask, again)


@endpoint("GET", "/api/tables/{id}/log", list[wire.LogLine], query=("seat", "before"))
async def log(ask: Ask) -> list[wire.LogLine]:
    """Log lines before a sequence number, as an own seat or a spectator sees them; any seat, when all is over."""
    live = await ask.table()
    seat, before = ask.number("seat"), ask.number("before")
    demand(permissions.check_look_back(live.state, ask.person.id, seat))
    return await earlier(ask.house.store, live, seat, live.seq + 1 if before is None else before)


@endpoint("GET", "/api/tables/{id}/moments/{number}", wire.Moment, query=("seat",))
async def moment(ask: Ask) -> msgspec.Raw:
    """One position of the table's replay, as seen from a seat."""
    live = await ask.table()
    seat, number = ask.number("seat"), ask.number("number", ask.request.path_params)
    demand(permissions.check_look_back(live.state, ask.person.id, seat))
    if number is None:
        raise malformed("number")
    return msgspec.Raw(await ask.house.replays.moment(ask.person.id, live.state, seat, number))


@endpoint("GET", "/api/tables/{id}/history", str, media="text/plain")
async def history(ask: Ask) -> Plain:
    """The save file: when the table is over, or when all at the table agreed."""
    live = await ask.table()
    text = lobby.history_file(live.state, ask.person.id)
    name = f"{live.state.table.game}-{live.id[:8]}.txt"
    return Plain(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@endpoint("GET", "/api/tables/{id}/story/{language}", str, query=("seat",), media="text/plain")
async def as_text(ask: Ask) -> Plain:
    """The table told in sentences, as seen from a seat."""
    live = await ask.table()
    seat, language = ask.number("seat"), ask.path("language")
    demand(permissions.check_look_back(live.state, ask.person.id, seat))
    if language not in LANGUAGES:
        raise refusals.refused(refusals.NOT_FOUND)
    await ask.spend(STORIES)
    return Plain(await ask.house.replays.story(ask.person.id, live.state, seat, language))


def _table(ask: Ask, live: LiveTable) -> wire.Table:
    return views.table(live.state, ask.person.id, live.online)
