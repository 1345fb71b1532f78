"""Rate limits: token buckets in memory for all requests, and quotas for what costs us or others something.

Quotas limit guessed passwords, new tables, e-mails and the like. They count by what an attacker can't invent: the
person behind a token that we know, and the network that a request comes from. Where several processes share a
PostgreSQL, the count is kept there, so that nobody gains by asking another process. A single process counts in memory.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from sqlalchemy import case, delete
from sqlalchemy.dialects.postgresql import insert

from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.clock import now
from mindtable.server.ops.settings import Settings
from mindtable.server.store import schema
from mindtable.server.store.store import Store
from mindtable.server.web import refusals
from mindtable.server.web.refusals import demand

_MINUTE: Final = 60.0
_HOUR: Final = 3600.0
NETWORK_SHARE: Final = 5  # how many people's worth one network may do: a family, a club, a dormitory


class Quota(NamedTuple):
    """How often someone may do one thing in so many seconds; the setting of this name says how often."""

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
    """The mailbox that an e-mail ends up in: ada+7@example.org is Ada's."""
    name, _, host = email.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


class TokenBucket:
    """So many in a second, with a reserve for bursts."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, among: int = 1) -> bool:
        """Whether one more is allowed now, if so many buckets share the rate."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate / among)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """A bucket for each of those who ask; it forgets whom it hasn't seen for long.

    Where several processes count on their own, each allows its part of the rate, so that together they allow no more.
    """

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.kept = kept
        self.processes = 1
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def check(self, who: str) -> Reason:
        bucket = self._buckets.pop(who, None) or TokenBucket(self.rate, self.most)
        self._buckets[who] = bucket
        if len(self._buckets) > self.kept:
            self._buckets.popitem(last=False)
        return OK if bucket.take(self.processes) else refusals.TOO_MANY


class Quotas:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._here: dict[tuple[str, int], RateLimits] = {}

    async def spend(self, quota: Quota, who: str, share: int = 1) -> None:
        """Count one more; a refusal if that is too many. `share` is how many people's worth `who` may do."""
        most = int(getattr(self.settings, quota.setting)) * share
        rate = most / quota.seconds
        here = self._here.setdefault((quota.setting, share), RateLimits(rate, most))
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
        """Delete the counts that are full again."""
        await self.store.execute(delete(schema.quotas).where(schema.quotas.c.at < now() - _HOUR))
