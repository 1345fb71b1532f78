"""Limits on half-open connections, which have not sent a whole request yet (slowloris attacks).

A connection is half open until the headers of its first request have arrived, and again while those of a later one are
on their way. It has `header_seconds` for that. If one network, or all together, have too many of them, we close the
oldest, so a client that asks at once always gets in.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mindtable.server.web.rate_limits import network_of

OF_ONE_NETWORK: Final = 100
OF_ALL: Final = 1_000


class HalfOpen:
    """All half-open connections of a server, by network, the oldest first."""

    def __init__(self, seconds: float, proxies: Collection[str]) -> None:
        self.seconds = seconds
        self.proxies = proxies  # which speak for many networks
        self._waiting: dict[str, OrderedDict[LimitedProtocol, asyncio.TimerHandle]] = {}
        self._many = 0

    def add(self, connection: LimitedProtocol) -> None:
        here = self._waiting.setdefault(connection.network, OrderedDict())
        if connection in here:
            return
        here[connection] = asyncio.get_running_loop().call_later(self.seconds, self._close, connection)
        self._many += 1
        if len(here) > OF_ONE_NETWORK and connection.network not in self.proxies:
            self._close(next(iter(here)))
        elif self._many > OF_ALL:
            greediest = max(self._waiting, key=lambda network: len(self._waiting[network]))
            self._close(next(iter(self._waiting[greediest])))

    def remove(self, connection: LimitedProtocol) -> None:
        here = self._waiting.get(connection.network, OrderedDict())
        timer = here.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self._many -= 1
        if not here:
            self._waiting.pop(connection.network, None)

    def _close(self, connection: LimitedProtocol) -> None:
        self.remove(connection)
        connection.transport.abort()


class LimitedProtocol(H11Protocol):
    """uvicorn's protocol, which alone would wait for a request forever."""

    half_open: HalfOpen  # set by `protocol_class`
    network = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")
        self.half_open.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.half_open.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:  # the headers are still on their way
            self.half_open.add(self)
        else:
            self.half_open.remove(self)


def protocol_class(seconds: float, proxies: Collection[str]) -> type[LimitedProtocol]:
    """The protocol for one server."""
    members: dict[str, Any] = {"half_open": HalfOpen(seconds, proxies)}
    return type("ServerProtocol", (LimitedProtocol,), members)
