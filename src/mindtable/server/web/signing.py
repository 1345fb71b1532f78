"""Words that only this server can have written: links in e-mails and the admin's cookie carry their own proof.

The secrets behind them lie in the database, so that every process of the house knows them.
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

_MARK: Final = 16  # bytes of proof


async def house_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of the house; made when it is first asked for, by whoever is first."""
    statement = select(schema.keys.c.value).where(schema.keys.c.name == name)
    found = await store.first(statement)
    if found is None:
        await store.execute(store.insert_new(schema.keys, {"name": name, "value": make()}))
        found = await store.first(statement)
    assert found is not None
    return str(found[0])


def seal(key: str, purpose: str, words: list[str], expires: float) -> str:
    """Words with an end, for one purpose."""
    said = msgspec.json.encode([expires, *words])
    return base64.urlsafe_b64encode(_proof(key, purpose, said) + said).rstrip(b"=").decode()


def unseal(key: str, purpose: str, sealed: str, now: float) -> list[str] | None:
    """The words, if they are ours, for this purpose and not too old."""
    try:
        data = base64.urlsafe_b64decode(sealed + "=" * (-len(sealed) % 4))
    except (binascii.Error, ValueError):
        return None
    proof, said = data[:_MARK], data[_MARK:]
    if not hmac.compare_digest(proof, _proof(key, purpose, said)):
        return None
    expires, *words = msgspec.json.decode(said)
    return words if expires > now else None


def _proof(key: str, purpose: str, said: bytes) -> bytes:
    return hmac.new(key.encode(), purpose.encode() + b"\x00" + said, hashlib.sha256).digest()[:_MARK]
