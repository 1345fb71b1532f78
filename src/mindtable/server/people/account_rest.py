"""REST endpoints for accounts: arrive as a guest, log in and out, settings, statistics, a new password, deletion."""

from __future__ import annotations

from typing import Final

from mindtable.server.lobby import seating
from mindtable.server.people import ratings
from mindtable.server.store.records import ENDED, Person
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Endpoints, RequestContext
from mindtable.server.web.rate_limits import ARRIVALS, RENAMES
from mindtable.server.web.refusals import demand

ENDPOINTS: Final = Endpoints()
_LISTED: Final = 100  # tables, and changes of ratings
_AT_ONCE: Final = 200  # tables


@ENDPOINTS.add("GET", "/api/me", wire.Me, even_if_barred=True)
async def who_am_i(context: RequestContext) -> wire.Me:
    """Who asks; `person` is empty for a browser without a name."""
    return await context.me(context.caller)


@ENDPOINTS.add("POST", "/api/me", wire.Me, body=wire.Arrival)
async def arrive(context: RequestContext) -> wire.Me:
    """Give a name: a new browser becomes a guest, everyone else is renamed."""
    if context.caller is None:
        await context.spend(ARRIVALS)
        person = await context.services.accounts.new_guest(context.body.name)
        context.new_token = await context.services.sessions.start(person)
        return await context.me(person)
    await context.spend(RENAMES)
    await context.services.accounts.rename(context.person, context.body.name)
    for record, _ in await context.services.store.tables_of(context.person.id, _LISTED):
        if record.state not in ENDED:
            live = await context.services.tables.open(record.id)
            async with live.lock:
                await seating.rename(context.services.tables, live, context.person)
    return await context.me(context.person)


@ENDPOINTS.add("PUT", "/api/me/settings", wire.Me, body=wire.Settings)
async def keep_settings(context: RequestContext) -> wire.Me:
    """Keep the caller's settings."""
    await context.services.accounts.keep_settings(context.person, context.body)
    return await context.me(context.person)


@ENDPOINTS.add("POST", "/api/account", wire.Me, body=wire.Login, guess=True)
async def open_account(context: RequestContext) -> wire.Me:
    """Open an account for the guest who asks, or for a new browser, under the login's name."""
    person = context.caller
    if person is None:
        if await context.services.store.person_of_login(context.body.login):
            raise refusals.refused(refusals.LOGIN_TAKEN)
        await context.spend(ARRIVALS)
        person = await context.services.accounts.new_guest(context.body.login)
    await context.services.accounts.open_account(person, context.body)
    context.new_token = await context.services.sessions.start(person)
    return await context.me(person)


@ENDPOINTS.add("POST", "/api/login", wire.Me, body=wire.Login, guess=True, even_if_barred=True)
async def log_in(context: RequestContext) -> wire.Me:
    """Come back to an account."""
    person = await context.services.accounts.log_in(context.body)
    demand(context.services.sanctions.check_person(person.id))
    context.new_token = await context.services.sessions.start(person)
    return await context.me(person)


@ENDPOINTS.add("POST", "/api/logout", wire.Me, even_if_barred=True)
async def log_out(context: RequestContext) -> wire.Me:
    """Log this browser out; a guest without an account is gone for good."""
    if context.caller is not None:
        await context.services.sessions.end(context.person, context.token)
        await context.services.tables.check_tokens(context.person.id)
    context.new_token = ""
    return wire.Me()


@ENDPOINTS.add("GET", "/api/me/statistics", wire.Statistics)
async def statistics(context: RequestContext) -> wire.Statistics:
    """The caller's finished tables in figures."""
    results = await context.services.store.results_of(context.person.id)
    rated = await context.services.store.ratings_of(context.person.id)
    return wire.Statistics(
        played=sum(played for _, played, _ in results),
        won=sum(won for _, _, won in results),
        by_game=[wire.Rating(game=game, games=played, won=won, rating=0, sure=0) for game, played, won in results],
        rated=[
            wire.Rating(game=game, games=games, won=won, rating=round(mu - 3 * sigma, 2), sure=round(sigma, 2))
            for game, mu, sigma, games, won in rated
        ],
        changes=await ratings.changes_of(context.services.store, context.person.id, _LISTED),
    )


@ENDPOINTS.add("POST", "/api/me/password", wire.Me, body=wire.NewPassword, guess=True)
async def change_password(context: RequestContext) -> wire.Me:
    """Take a new password; other browsers have to log in again."""
    if not context.person.login:
        demand(refusals.NO_LOGIN)
    await context.services.accounts.change_password(context.person, context.body)
    await context.services.sessions.end_others(context.person, context.token)
    await context.services.tables.check_tokens(context.person.id)
    return await context.me(context.person)


@ENDPOINTS.add("POST", "/api/me/forget", wire.Me, body=wire.Farewell, guess=True, even_if_barred=True)
async def be_forgotten(context: RequestContext) -> wire.Me:
    """Delete the caller: name, account, settings, notes, ratings. At running tables their seats wait for a stand-in."""
    await context.services.accounts.check_password(context.person, context.body.password)
    await _leave_everywhere(context, context.person)
    await context.services.store.forget_person(context.person.id)
    await context.services.tables.check_tokens(context.person.id)
    context.new_token = ""
    return wire.Me()


async def _leave_everywhere(context: RequestContext, person: Person) -> None:
    done: set[str] = set()
    while True:
        found = [record.id for record, _ in await context.services.store.tables_of(person.id, _AT_ONCE + len(done))]
        new = [table_id for table_id in found if table_id not in done]
        if not new:
            return
        for table_id in new:
            done.add(table_id)
            live = await context.services.tables.open(table_id)
            async with live.lock:
                await context.services.tables.catch_up(live)
                await seating.depart(context.services.tables, live, person)
