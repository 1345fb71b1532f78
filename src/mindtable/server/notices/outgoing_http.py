"""Outgoing HTTP requests to addresses that people gave us, for webhooks and push.

We don't trust such an address: a request reaches nothing inside our own network (SSRF), follows no redirects, and
neither waits for nor reads an answer for long. We look a name up once and connect to the address that we checked, so a
name that changes between check and use (DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import certifi
import httpcore

PATIENCE: Final = 10.0  # seconds for all of one request
_MOST_READ: Final = 4096  # bytes of an answer

# These networks count as public, but lead to addresses that may not be: they translate and tunnel.
_TUNNELS: Final = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]


class Undelivered(Exception):
    """A message did not arrive. `final`: retries are no use; `after`: the seconds that the receiver asks us to wait."""

    def __init__(self, why: str, final: bool = False, after: float = 0.0) -> None:
        super().__init__(why)
        self.why = why
        self.final = final
        self.after = after


def is_web_address(url: str) -> bool:
    """Whether this is the address of something on the web, without names and passwords in it."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and " " not in url and "@" not in parts.netloc
    return parts.scheme in ("http", "https") and bool(parts.hostname) and plain


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    return ip.is_global and not ip.is_multicast and not any(ip in tunnel for tunnel in _TUNNELS)


class _PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise Undelivered("no such host") from error
        addresses = [str(entry[4][0]) for entry in found]
        if not self.private and not all(is_public(address) for address in addresses):
            raise Undelivered("not a public address", final=True)
        return await self.backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Undelivered("not a public address", final=True)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class OutgoingHttp:
    def __init__(self, private: bool) -> None:
        """`private` lets requests go to our own network too."""
        self.private = private
        self._trust: ssl.SSLContext | None = None

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> None:
        """Send something; `Undelivered` if it did not arrive."""
        if not is_web_address(url):
            raise Undelivered("no web address", final=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._post(url, content, headers)
        except TimeoutError as error:
            raise Undelivered("no answer in time") from error
        except ssl.SSLError as error:
            raise Undelivered("no safe connection") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Undelivered(type(error).__name__) from error
        except httpcore.UnsupportedProtocol as error:
            raise Undelivered("no web address", final=True) from error

    async def _post(self, url: str, content: bytes, headers: Mapping[str, str]) -> None:
        timeout = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        sent = [(name, value) for name, value in {"User-Agent": "Mindtable", **headers}.items()]
        async with (
            httpcore.AsyncConnectionPool(self._trusted(), network_backend=_PublicOnly(self.private)) as pool,
            pool.stream("POST", url, headers=sent, content=content, extensions={"timeout": timeout}) as response,
        ):
            read = 0
            async for chunk in response.aiter_stream():
                read += len(chunk)
                if read > _MOST_READ:
                    break
            _check_answer(response.status, dict(response.headers))

    def _trusted(self) -> ssl.SSLContext:
        """The certificate authorities of this machine, and those that browsers know."""
        if self._trust is None:
            self._trust = ssl.create_default_context()
            self._trust.load_verify_locations(certifi.where())
        return self._trust


def _check_answer(status: int, headers: Mapping[bytes, bytes]) -> None:
    if 200 <= status < 300:
        return
    again = status in (408, 425, 429) or status >= 500
    after = next((value.decode("latin-1") for name, value in headers.items() if name.lower() == b"retry-after"), "")
    raise Undelivered(f"status {status}", final=not again, after=float(after) if after.isdecimal() else 0.0)
