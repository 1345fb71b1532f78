"""What keeps strangers out: headers, origins, and limits on how much and how often one may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from mindtable.kernel.reasons import OK, Reason
from mindtable.server.web import refusals

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

# Scripts and styles come from here and nowhere else; pictures may be drawn by the page itself.
_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # with none at all, browsers would not say where our own forms come from
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Only where people come by https.
STRICT_TRANSPORT: Final = "max-age=31536000"


def check_origin(headers: Mapping[str, str], allowed: Collection[str]) -> Reason:
    """Whether the page that asks is one of ours. Whoever names no origin is no browser that could be tricked."""
    site, origin = headers.get("sec-fetch-site", ""), headers.get("origin", "")
    if site and site not in ("same-origin", "none"):
        return OK if origin in allowed else refusals.WRONG_ORIGIN
    if not origin or origin in allowed:
        return OK
    return OK if urlsplit(origin).netloc == headers.get("host", "") else refusals.WRONG_ORIGIN


# Names that nobody can register, so that no foreign page can lead a browser here by one of them.
_LOCAL_ENDINGS: Final = (".local", ".lan", ".home.arpa", ".internal", ".localhost")


def check_host(host: str, names: Collection[str]) -> Reason:
    """Whether the server answers to that name: to an address, to a name of the local network, or to one of its own.

    Any other name may be a foreign page's, which its owner let point to us.
    """
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.rpartition(":")[0] or host
    name = name.lower().rstrip(".")
    if not name or name in names or "." not in name or name.endswith(_LOCAL_ENDINGS):
        return OK
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return refusals.WRONG_HOST
    return OK


class Bucket:
    """So many in a second, with a reserve for bursts."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, among: int = 1) -> bool:
        """Whether one more is allowed now, where so many buckets share the rate."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate / among)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """A bucket for everyone who asks; those not seen for long are forgotten.

    Where several processes count on their own, each allows its part of the rate, so that all allow no more than one.
    """

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.kept = kept
        self.processes = 1
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> Reason:
        bucket = self._buckets.pop(who, None) or Bucket(self.rate, self.most)
        self._buckets[who] = bucket
        if len(self._buckets) > self.kept:
            self._buckets.popitem(last=False)
        return OK if bucket.take(self.processes) else refusals.TOO_MANY
