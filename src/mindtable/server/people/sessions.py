"""Sessions: the login token in a browser's cookie, by which the server knows who it is.

A token has 256 random bits. It lives in a cookie that scripts cannot read, and the database keeps only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mindtable.server.ops.clock import now
from mindtable.server.store.records import Person
from mindtable.server.store.store import Store

COOKIE: Final = "mindtable"
_DAY: Final = 86_400


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, store: Store, days: int) -> None:
        self.store = store
        self.seconds = days * _DAY

    async def person_of(self, token: str) -> Person | None:
        return await self.store.person_of_token(hash_of(token), now()) if token else None

    async def start(self, person: Person) -> str:
        """A new token for the person."""
        token = secrets.token_urlsafe(32)
        at = now()
        await self.store.add_token(hash_of(token), person.id, at, at + self.seconds)
        return token

    async def end(self, person: Person, token: str) -> None:
        await self.store.drop_token(person.id, hash_of(token))

    async def end_others(self, person: Person, token: str) -> None:
        """Every other browser of the person has to log in again."""
        await self.store.drop_tokens(person.id, but=hash_of(token))
