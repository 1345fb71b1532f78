"""What people do with their accounts beyond opening them: a new password, and being forgotten."""

from __future__ import annotations

from typing import Final

from mindtable.server.lobby import seating
from mindtable.server.store.records import Person
from mindtable.server.web import refusals, wire
from mindtable.server.web.endpoints import Ask, endpoint
from mindtable.server.web.refusals import demand

_MANY: Final = 200  # tables at a time


@endpoint("POST", "/api/me/password", wire.Me, body=wire.NewPassword, guess=True)
async def change_password(ask: Ask) -> wire.Me:
    """Take a new password; other browsers have to log in again."""
    if not ask.person.login:
        demand(refusals.NO_LOGIN)
    await ask.house.people.change_password(ask.person, ask.body, ask.token)
    await ask.house.tables.check_tokens(ask.person.id)
    return await ask.me(ask.person)


@endpoint("POST", "/api/me/forget", wire.Me, body=wire.Farewell, guess=True, always=True)
async def be_forgotten(ask: Ask) -> wire.Me:
    """Delete the asker: name, account, settings, notes, ratings. At running tables their seats wait for a stand-in."""
    await ask.house.people.make_sure(ask.person, ask.body.password)
    await _leave_everywhere(ask, ask.person)
    await ask.house.store.forget_person(ask.person.id)
    await ask.house.tables.check_tokens(ask.person.id)
    ask.cookie = ""
    return wire.Me()


async def _leave_everywhere(ask: Ask, person: Person) -> None:
    done: set[str] = set()
    while True:
        found = [record.id for record, _ in await ask.house.store.tables_of(person.id, _MANY + len(done))]
        new = [table_id for table_id in found if table_id not in done]
        if not new:
            return
        for table_id in new:
            done.add(table_id)
            live = await ask.house.tables.open(table_id)
            async with live.lock:
                await ask.house.tables.catch_up(live)
                await seating.depart(ask.house.tables, live, person)
