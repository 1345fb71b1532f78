"""The admin page and the metrics endpoint: tables, load and errors at a glance. They show, and change nothing.

The `admin_token` of the settings opens the page; without one there is no such page. The browser then gets a signed
cookie, which holds for half a day.
"""

from __future__ import annotations

import hmac
import ipaddress
import os
import sys
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from sqlalchemy import func, select, text
from sqlalchemy.engine import make_url
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import mindtable
from mindtable.kernel.errors import MindtableError
from mindtable.server.ops.clock import now
from mindtable.server.ops.logs import RECENT_ERRORS
from mindtable.server.ops.metrics import MEDIA, Gauges
from mindtable.server.ops.services import Services
from mindtable.server.store import schema
from mindtable.server.web import html_pages, refusals, signing
from mindtable.server.web.endpoints import address_of, body_of, refusal_response
from mindtable.server.web.rate_limits import GUESSES, network_of
from mindtable.server.web.refusals import demand
from mindtable.server.web.security import check_origin
from mindtable.text import say

COOKIE: Final = "mindtable-admin"
PURPOSE: Final = "admin"
COOKIE_SECONDS: Final = 12 * 3600
LARGEST: Final = 1000  # bytes of the form with the token
_TABLES: Final = 50
_ERRORS: Final = 50


async def page(services: Services, request: Request) -> Response:
    """The page, or the form that asks for the token."""
    token = services.settings.admin_token
    try:
        if not token:
            raise refusals.refused(refusals.NOT_FOUND)
        demand(services.request_limits.check(network_of(address_of(request))))
        if request.method == "POST":
            demand(check_origin(request.headers, services.settings.origins))
            await services.quotas.spend(GUESSES, network_of(address_of(request)))
            return await _open(services, request)
    except MindtableError as error:
        return refusal_response(error)
    if signing.verify(token, PURPOSE, request.cookies.get(COOKIE, ""), now()) is None:
        return _form(request)
    return await _overview(services, html_pages.language_of(request))


async def _open(services: Services, request: Request) -> Response:
    body = await body_of(request, LARGEST, services.settings.body_seconds)
    given = parse_qs(body.decode("latin-1")).get("token", [""])[0]
    if not hmac.compare_digest(given.encode(), services.settings.admin_token.encode()):
        return _form(request, wrong=True)
    response = RedirectResponse(f"/admin?language={html_pages.language_of(request)}", 303)
    proof = signing.sign(services.settings.admin_token, PURPOSE, [], now() + COOKIE_SECONDS)
    https = services.settings.secure
    response.set_cookie(
        COOKIE, proof, max_age=COOKIE_SECONDS, path="/admin", secure=https, httponly=True, samesite="strict"
    )
    return response


def _form(request: Request, wrong: bool = False) -> Response:
    language = html_pages.language_of(request)
    problem = html_pages.paragraph(say(language, "admin-wrong-token")) if wrong else ""
    form = (
        f'<form method="post"><label>{escape(say(language, "admin-token"))} '
        '<input name="token" type="password" autocomplete="current-password" required></label> '
        f"<button>{escape(say(language, 'admin-enter'))}</button></form>"
    )
    return html_pages.page(language, say(language, "admin-title"), problem + form, 403 if wrong else 200)


# ---------------------------------------------------------------- the metrics


async def metrics_page(services: Services, request: Request) -> Response:
    """The metrics: for this machine, or for anyone with the `metrics_token` of the settings."""
    if not _may_see_metrics(services, request):
        return refusal_response(refusals.refused(refusals.NOT_FOUND))
    return Response(services.metrics.text(await services.gauges()), media_type=MEDIA)


def _may_see_metrics(services: Services, request: Request) -> bool:
    token = services.settings.metrics_token
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    # A request that a proxy passes on comes from elsewhere.
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    try:
        return not forwarded and ipaddress.ip_address(address_of(request)).is_loopback
    except ValueError:
        return False


# ---------------------------------------------------------------- what it shows


async def _overview(services: Services, language: str) -> Response:
    gauges = await services.gauges()
    tables = [(say(language, f"admin-state-{state}"), count) for state, count in gauges.tables.items()]
    notices = [(way, outcome, count) for (way, outcome), count in sorted(gauges.notices.items())]
    sections = (
        _figures(language, await _current(services, gauges)),
        _section(language, "admin-tables", ["admin-state", "admin-count"], tables),
        _section(language, "admin-latest", _LATEST_HEADS, await _latest(services, language)),
        _section(language, "admin-notices", ["admin-way", "admin-outcome", "admin-count"], notices),
        _section(language, "admin-errors", ["admin-when", "admin-level", "admin-event", "admin-about"], _errors()),
    )
    return html_pages.page(language, say(language, "admin-title"), "".join(sections))


async def _current(services: Services, gauges: Gauges) -> dict[str, object]:
    """The figures at the top, each with its text key."""
    database = "SQLite" if services.store.is_sqlite else "PostgreSQL"
    half, most = (_milliseconds(services.metrics.percentile(part)) for part in (0.5, 0.95))
    return {
        "admin-version": f"{mindtable.__version__} ({mindtable.build()})",
        "admin-running": _lasting(now() - services.started),
        "admin-database": f"{database}, {_size(await _database_size(services))}",
        "admin-connections": f"{gauges.connections} ({gauges.people_connected})",
        "admin-actions": services.metrics.actions,
        "admin-act-time": f"{half} / {most}",
        "admin-bots": f"{gauges.bots_thinking} / {gauges.bot_queue} / {services.bot_workers.processes}",
        "admin-in-memory": gauges.tables_in_memory,
        "admin-load": _load(),
        "admin-memory": _size(_memory()),
    }


def _figures(language: str, figures: dict[str, object]) -> str:
    shown = "".join(
        f"<div><dt>{escape(say(language, key))}</dt><dd>{escape(str(value))}</dd></div>"
        for key, value in figures.items()
    )
    return f'<dl class="figures">{shown}</dl>'


def _section(language: str, key: str, heads: Iterable[str], rows: Sequence[Iterable[object]]) -> str:
    title = f"<h2>{escape(say(language, key))}</h2>"
    if not rows:
        return title + html_pages.paragraph(say(language, "admin-nothing"))
    return title + html_pages.table([say(language, head) for head in heads], rows)


_LATEST_HEADS: Final = (
    "admin-table",
    "admin-game",
    "admin-state",
    "admin-people",
    "admin-bot-seats",
    "admin-number",
    "admin-touched",
)


async def _latest(services: Services, language: str) -> list[tuple[object, ...]]:
    """The tables that people played at last. Neither codes nor names: nobody is watched from here."""
    t, s = schema.tables.c, schema.seats.c
    found = await services.store.rows(
        select(t.id, t.game, t.state, t.number, t.touched).order_by(t.touched.desc()).limit(_TABLES)
    )
    kinds = await services.store.rows(
        select(s.table_id, s.kind, func.count())
        .where(s.table_id.in_([row.id for row in found]))
        .group_by(s.table_id, s.kind)
    )
    seats = {(table_id, kind): count for table_id, kind, count in kinds}
    return [
        (
            row.id[:8],
            row.game,
            say(language, f"admin-state-{row.state}"),
            seats.get((row.id, "person"), 0),
            seats.get((row.id, "bot"), 0),
            row.number,
            _lasting(now() - row.touched),
        )
        for row in found
    ]


def _errors() -> list[tuple[object, ...]]:
    latest = list(RECENT_ERRORS.entries)[-_ERRORS:]
    return [(_lasting(now() - entry.at), entry.level, entry.event, entry.about) for entry in reversed(latest)]


async def _database_size(services: Services) -> int:
    if not services.store.is_sqlite:
        found = await services.store.first(text("SELECT pg_database_size(current_database())"))
        return int(found[0]) if found else 0
    path = make_url(services.store.url).database
    return Path(path).stat().st_size if path and Path(path).is_file() else 0


def _load() -> str:
    if sys.platform == "win32":
        return "-"
    return " ".join(f"{load:.2f}" for load in os.getloadavg())


def _memory() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _size(size: float) -> str:
    units = ["B", "kB", "MB", "GB"]
    while size >= 1000 and len(units) > 1:
        size /= 1000
        del units[0]
    return f"{size:.3g} {units[0]}"


def _milliseconds(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds * 1000:.0f} ms"


def _lasting(seconds: float) -> str:
    """A span of time: 3 d 04:05:06."""
    days, rest = divmod(max(0, int(seconds)), 86_400)
    clock = f"{rest // 3600:02}:{rest % 3600 // 60:02}:{rest % 60:02}"
    return f"{days} d {clock}" if days else clock
