"""Accounts: a guest has only a name, an account also a login and a password, which is hashed with Argon2."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.store.ids import new_id
from mindtable.server.store.records import Person
from mindtable.server.store.store import Store
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import demand

_hasher = PasswordHasher()

# Unicode calls these printable, and yet nothing is seen.
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_MARKS: Final = 3  # accents that may pile up on one letter


def one_line(name: str) -> str:
    """A name as we show it: no line breaks, no runs of spaces, nothing invisible, no towers of accents."""
    shown, marks = [], 0
    for letter in " ".join(name.split()):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isprintable() and letter not in _BLANKS and marks <= _MARKS:
            shown.append(letter)
    return "".join(shown).strip()


def _is_seen(name: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new_guest(self, name: str) -> Person:
        at = now()
        person = Person(id=new_id(), name=_name(name), created=at, seen=at)
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        person.name = _name(name)
        await self.store.keep_person(person, "name")

    async def keep_settings(self, person: Person, settings: wire.Settings) -> None:
        person.settings = settings
        await self.store.keep_person(person, "settings")

    async def open_account(self, person: Person, login: wire.Login) -> None:
        """Turn a guest into an account."""
        demand(refusals.HAS_LOGIN if person.login else OK)
        person.login = login.login
        person.password = await asyncio.to_thread(_hasher.hash, login.password)
        if not await self.store.keep_person(person, "login", "login_key", "password"):
            raise refusals.refused(refusals.LOGIN_TAKEN)

    async def log_in(self, login: wire.Login) -> Person:
        """The person with this login and password."""
        person = await self.store.person_of_login(login.login)
        known = await asyncio.to_thread(_knows, person, login.password)
        if person is None or not known:
            raise refusals.refused(refusals.WRONG_LOGIN)
        if _hasher.check_needs_rehash(person.password):
            await self._keep_password(person, login.password)
        return person

    async def change_password(self, person: Person, wish: wire.NewPassword) -> None:
        await self.check_password(person, wish.old)
        await self._keep_password(person, wish.new)

    async def _keep_password(self, person: Person, password: str) -> None:
        person.password = await asyncio.to_thread(_hasher.hash, password)
        await self.store.keep_person(person, "password")

    async def check_password(self, person: Person, password: str) -> None:
        """Raise a refusal if the person has an account and this is not its password."""
        if not person.login:
            return
        if not await asyncio.to_thread(_fits, person.password, password):
            raise refusals.refused(refusals.WRONG_PASSWORD)


@cache
def _nobodys_password() -> str:
    return _hasher.hash(secrets.token_hex(16))


def _knows(person: Person | None, password: str) -> bool:
    """Whether it is the person's password. The check takes the same time if there is no such person."""
    nobodys = _nobodys_password()
    return _fits(person.password if person else nobodys, password)


def _fits(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


def _name(name: str) -> str:
    shown = one_line(name)
    if not _is_seen(shown):
        raise refusals.refused(refusals.NO_NAME)
    return shown


def me(person: Person | None) -> wire.Me:
    if person is None:
        return wire.Me()
    return wire.Me(
        person=person.id,
        name=person.name,
        login=person.login,
        admin=person.admin,
        settings=person.settings,
        notices=person.notices,
        email_confirmed=bool(person.notices.email) and person.notices.email == person.confirmed,
    )
