"""Security headers, and checks of a request's origin and host."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

from mindtable.kernel.reasons import OK, Reason
from mindtable.server.web import refusals

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

# Scripts and styles come from this server and nowhere else; a page may also draw pictures itself.
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
    """Whether the page that asks is one of ours. A client without an origin is no browser that a page could trick."""
    site, origin = headers.get("sec-fetch-site", ""), headers.get("origin", "")
    if site and site not in ("same-origin", "none"):
        return OK if origin in allowed else refusals.WRONG_ORIGIN
    if not origin or origin in allowed:
        return OK
    return OK if urlsplit(origin).netloc == headers.get("host", "") else refusals.WRONG_ORIGIN


# Nobody can register these names, so no foreign page can lead a browser here by one of them.
_LOCAL_ENDINGS: Final = (".local", ".lan", ".home.arpa", ".internal", ".localhost")


def check_host(host: str, names: Collection[str]) -> Reason:
    """Whether the server answers to that name: an IP address, a name of the local network, or one of its own.

    Any other name may be a foreign page's, whose owner made it point to us (DNS rebinding).
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
