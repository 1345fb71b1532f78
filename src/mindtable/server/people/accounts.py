"""People: guests with a name, accounts with a login, and the tokens by which a browser is known.

A token has 256 bits, lives in a cookie that scripts cannot read, and is stored as a hash only.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from mindtable.kernel.reasons import OK
from mindtable.server.ops.clock import now
from mindtable.server.store.records import Person
from mindtable.server.store.store import Store
from mindtable.server.web import refusals, wire
from mindtable.server.web.refusals import demand

COOKIE: Final = "mindtable"
_DAY: Final = 86_400
_hasher = PasswordHasher()


def new_id() -> str:
    return secrets.token_hex(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# Printable by what Unicode says of them, and yet nothing is seen.
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_MARKS: Final = 3  # accents that may pile up on one letter


def one_line(name: str) -> str:
    """A name as it is shown: no line breaks, no runs of spaces, nothing invisible, no towers of accents."""
    shown, marks = [], 0
    for letter in " ".join(name.split()):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isprintable() and letter not in _BLANKS and marks <= _MARKS:
            shown.append(letter)
    return "".join(shown).strip()


def _is_seen(name: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


class People:
    def __init__(self, store: Store, token_days: int) -> None:
        self.store = store
        self.token_seconds = token_days * _DAY

    async def of_token(self, token: str) -> Person | None:
        return await self.store.person_of_token(hash_of(token), now()) if token else None

    async def token_for(self, person: Person) -> str:
        token = secrets.token_urlsafe(32)
        at = now()
        await self.store.add_token(hash_of(token), person.id, at, at + self.token_seconds)
        return token

    async def forget(self, person: Person, token: str) -> None:
        await self.store.drop_token(person.id, hash_of(token))

    async def arrive(self, name: str) -> Person:
        """A new guest."""
        at = now()
        person = Person(id=new_id(), name=_name(name), created=at, seen=at)
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        person.name = _name(name)
        await self.store.keep_person(person, "name")

    async def set(self, person: Person, settings: wire.Settings) -> None:
        person.settings = settings
        await self.store.keep_person(person, "settings")

    async def open_account(self, person: Person, login: wire.Login) -> None:
        """Make the guest an account."""
        demand(refusals.HAS_LOGIN if person.login else OK)
        person.login = login.login
        person.password = await asyncio.to_thread(_hasher.hash, login.password)
        if not await self.store.keep_person(person, "login", "login_key", "password"):
            raise refusals.refused(refusals.LOGIN_TAKEN)

    async def come_back(self, login: wire.Login) -> Person:
        """The person of a login and password."""
        person = await self.store.person_of_login(login.login)
        known = await asyncio.to_thread(_knows, person, login.password)
        if person is None or not known:
            raise refusals.refused(refusals.WRONG_LOGIN)
        if _hasher.check_needs_rehash(person.password):
            await self._keep_password(person, login.password)
        return person

    async def change_password(self, person: Person, wish: wire.NewPassword, token: str) -> None:
        """Take a new password; every other browser has to log in again."""
        await self.make_sure(person, wish.old)
        await self._keep_password(person, wish.new)
        await self.store.drop_tokens(person.id, but=hash_of(token))

    async def _keep_password(self, person: Person, password: str) -> None:
        person.password = await asyncio.to_thread(_hasher.hash, password)
        await self.store.keep_person(person, "password")

    async def make_sure(self, person: Person, password: str) -> None:
        """Refuse who has an account and does not know its password."""
        if not person.login:
            return
        if not await asyncio.to_thread(_fits, person.password, password):
            raise refusals.refused(refusals.WRONG_PASSWORD)


@cache
def _nobodys_password() -> str:
    return _hasher.hash(secrets.token_hex(16))


def _knows(person: Person | None, password: str) -> bool:
    """Whether it is the person's password. It takes the same time if there is no such person."""
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
