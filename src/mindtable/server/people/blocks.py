"""Blocks: two people of whom one has blocked the other get no seats at the same table, and don't hear each other."""

from __future__ import annotations

from sqlalchemy import delete, or_, select

from mindtable.server.ops.clock import now
from mindtable.server.store.ids import new_id
from mindtable.server.store.records import Blocks
from mindtable.server.store.schema import blocks
from mindtable.server.store.store import Store
from mindtable.server.web import wire

_b = blocks.c


async def blocks_of(store: Store, person: str) -> Blocks:
    rows = await store.rows(select(_b.person, _b.blocked).where(or_(_b.person == person, _b.blocked == person)))
    return Blocks(
        blocked=frozenset(blocked for who, blocked in rows if who == person),
        blocked_by=frozenset(who for who, blocked in rows if blocked == person),
    )


async def list_blocks(store: Store, person: str) -> list[wire.Block]:
    """Whom the person has blocked, the latest first."""
    statement = select(_b.id, _b.name, _b.at).where(_b.person == person).order_by(_b.at.desc(), _b.id)
    return [wire.Block(id=id, name=name, at=at) for id, name, at in await store.rows(statement)]


async def block(store: Store, person: str, whom: str, name: str) -> None:
    values = {"id": new_id(), "person": person, "blocked": whom, "name": name, "at": now()}
    await store.execute(store.insert_new(blocks, values))


async def lift_block(store: Store, person: str, id: str) -> bool:
    """Whether there was such a block of this person's."""
    lifted = await store.execute(delete(blocks).where(_b.id == id, _b.person == person))
    return bool(lifted.rowcount)
