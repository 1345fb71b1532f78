"""Signed tokens, which only this server can have made: for links in e-mails and the cookie of the admin page.

The secrets for them are in the database, so that all processes of the server share them.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import select

from mindtable.server.store import schema
from mindtable.server.store.store import Store

_SIGNATURE: Final = 16  # bytes


async def secret_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of the server. The process that needs it first makes it."""
    statement = select(schema.keys.c.value).where(schema.keys.c.name == name)
    found = await store.first(statement)
    if found is None:
        await store.execute(store.insert_new(schema.keys, {"name": name, "value": make()}))
        found = await store.first(statement)
    assert found is not None
    return str(found[0])


def sign(key: str, purpose: str, words: list[str], expires: float) -> str:
    """A token that holds these words, for one purpose and until it expires."""
    payload = msgspec.json.encode([expires, *words])
    return base64.urlsafe_b64encode(_signature(key, purpose, payload) + payload).rstrip(b"=").decode()


def verify(key: str, purpose: str, token: str, now: float) -> list[str] | None:
    """The words of a token, if it is ours, for this purpose and has not expired."""
    try:
        data = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
    except (binascii.Error, ValueError):
        return None
    signature, payload = data[:_SIGNATURE], data[_SIGNATURE:]
    if not hmac.compare_digest(signature, _signature(key, purpose, payload)):
        return None
    expires, *words = msgspec.json.decode(payload)
    return words if expires > now else None


def _signature(key: str, purpose: str, payload: bytes) -> bytes:
    return hmac.new(key.encode(), purpose.encode() + b"\x00" + payload, hashlib.sha256).digest()[:_SIGNATURE]
