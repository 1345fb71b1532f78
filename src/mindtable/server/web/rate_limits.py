"""How often one may do what costs us or others something: guess a password, open a table, send a letter.

A quota counts by what an attacker can't invent: the person behind a token that we know, and the network a request comes
from. Where several processes share a PostgreSQL, the count is kept there, so that asking another process gains nothing;
one process counts in memory.
"""

from __future__ import annotations

import ipaddress
from typing import Final, NamedTuple

from sqlalchemy import case, delete
from sqlalchemy.dialects.postgresql import insert

from mindtable.server.ops.clock import now
from mindtable.server.ops.settings import Settings
from mindtable.server.store import schema
from mindtable.server.store.store import Store
from mindtable.server.web import refusals
from mindtable.server.web.refusals import demand
from mindtable.server.web.security import Limits

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
NETWORK_SHARE: Final = 5  # how many people's worth one network may do: a family, a club, a dormitory


class Quota(NamedTuple):
    """So many of a thing in so many seconds; the setting of the same name says how many."""

    setting: str
    seconds: float


GUESSES: Final = Quota("guesses_per_minute", _MINUTE)
ARRIVALS: Final = Quota("arrivals_per_hour", _HOUR)
RENAMES: Final = Quota("renames_per_hour", _HOUR)
TABLES: Final = Quota("tables_per_hour", _HOUR)
IMPORTS: Final = Quota("imports_per_hour", _HOUR)
STORIES: Final = Quota("stories_per_minute", _MINUTE)
BLOCKS: Final = Quota("blocks_per_hour", _HOUR)
REPORTS: Final = Quota("reports_per_hour", _HOUR)
LETTERS: Final = Quota("letters_per_hour", _HOUR)


def network_of(address: str) -> str:
    """The part of an address that its owner can't choose at will: all of an IPv4 address, half of an IPv6 one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def mailbox_of(email: str) -> str:
    """The mailbox that a letter ends up in, however its address is written: ada+7@example.org is Ada's."""
    name, _, host = email.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


class Quotas:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._here: dict[tuple[str, int], Limits] = {}

    async def spend(self, quota: Quota, who: str, share: int = 1) -> None:
        """Count one more; refused where that is too many. `share` is how many people's worth `who` may do."""
        most = int(getattr(self.settings, quota.setting)) * share
        rate = most / quota.seconds
        here = self._here.setdefault((quota.setting, share), Limits(rate, most))
        demand(here.check(who))
        if not self.store.is_sqlite and not await self._spend_together(f"{quota.setting} {who}", most, rate):
            raise refusals.refused(refusals.TOO_MANY)

    async def spend_of_both(self, quota: Quota, person: str, network: str) -> None:
        """Count it for a person and for the network they come from."""
        await self.spend(quota, network, NETWORK_SHARE)
        if person:
            await self.spend(quota, person)

    async def _spend_together(self, key: str, most: float, rate: float) -> bool:
        """Take one from the bucket that all processes share; whether there was one to take."""
        table, at = schema.quotas, now()
        filled = table.c.left + (at - table.c.at) * rate
        level = case((filled > most, most), else_=filled)
        statement = (
            insert(table)
            .values(key=key, left=most - 1, at=at)
            .on_conflict_do_update(index_elements=["key"], set_={"left": level - 1, "at": at}, where=level >= 1)
            .returning(table.c.left)
        )
        return (await self.store.execute(statement)).first() is not None

    async def tidy(self) -> None:
        """Forget those whose count is full again."""
        await self.store.execute(delete(schema.quotas).where(schema.quotas.c.at < now() - _HOUR))
