"""REST endpoints: what one is, and how a request to it is checked, handled and answered.

The `rest` modules of the packages declare the endpoints; `api.py` puts them together.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

import mindtable
from mindtable.kernel.errors import MindtableError, UnknownGame
from mindtable.kernel.game import Game
from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.services import Services
from mindtable.server.people import accounts
from mindtable.server.people.sanctions import warnings_of
from mindtable.server.people.sessions import COOKIE
from mindtable.server.store.database_file import Unwritten
from mindtable.server.store.records import Person
from mindtable.server.table import views
from mindtable.server.table.live import LiveTable
from mindtable.server.web import refusals, wire
from mindtable.server.web.rate_limits import GUESSES, Quota, network_of
from mindtable.server.web.refusals import Malformed, demand, refusal, status_of
from mindtable.server.web.security import SAFE_METHODS, check_origin

T = TypeVar("T")
JSON: Final = "application/json"
LARGEST: Final = 65_536  # bytes of a request's body, unless the endpoint says otherwise
# An escaped NUL in a JSON text, which not every database can keep. The backslash before it may be escaped itself.
_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_log = structlog.get_logger("mindtable.rest")
_encode = msgspec.json.Encoder().encode


class TextAnswer(NamedTuple):
    """An answer that isn't JSON."""

    text: str
    media: str = "text/plain; charset=utf-8"
    headers: Mapping[str, str] = MappingProxyType({})
    status: int = 200


class RequestContext:
    """What a handler gets: the services, the request with its body, and who asks."""

    def __init__(self, services: Services, request: Request, caller: Person | None) -> None:
        self.services = services
        self.request = request
        self.body: Any = None
        self.caller = caller  # none if the browser has no valid token
        self.new_token: str | None = None  # for the browser's cookie; empty to delete it

    @property
    def person(self) -> Person:
        """Who asks; a refusal if nobody is known."""
        if self.caller is None:
            raise refusals.refused(refusals.NO_PERSON)
        return self.caller

    @property
    def caller_id(self) -> str:
        return self.caller.id if self.caller is not None else ""

    @property
    def token(self) -> str:
        return self.request.cookies.get(COOKIE, "")

    async def spend(self, quota: Quota) -> None:
        """Count it for the caller and their network; a refusal if it is too much for either."""
        await self.services.quotas.spend_of_both(quota, self.caller_id, network_of(address_of(self.request)))

    async def me(self, person: Person | None) -> wire.Me:
        """What a person sees of themselves, with the host's warnings and sanctions."""
        me = accounts.me(person)
        if person is not None:
            me.barred = self.services.sanctions.sentence(person.id)
            me.warnings = await warnings_of(self.services.store, person.id)
        return me

    async def table(self) -> LiveTable:
        """The table of the address as it is now, if the caller may know of it."""
        live = await self.services.table(self.path("id"), self.person)
        async with live.lock:
            await self.services.tables.catch_up(live)
        return live

    def show(self, live: LiveTable) -> wire.Table:
        """A table as the caller sees it."""
        return views.table(live.state, self.person.id, live.online)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, given: dict[str, str] | None = None) -> int | None:
        """A whole number of the query (or of what is given), or None."""
        return whole_number(name, self.request.query_params.get(name, "") if given is None else given[name])


Handler = Callable[[RequestContext], Awaitable[Any]]


class Endpoint(NamedTuple):
    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    media: str = JSON
    guess: bool = False  # of a password or a code: few of these are allowed
    largest: int = LARGEST  # bytes of the body; 0 for the setting's
    statuses: tuple[int, ...] = ()
    even_if_barred: bool = False  # for people, too, whom the host has suspended or banned


class Endpoints(list[Endpoint]):
    """The endpoints that one module declares."""

    def add(
        self,
        method: str,
        path: str,
        answer: Any,
        *,
        body: Any = None,
        query: tuple[str, ...] = (),
        media: str = JSON,
        guess: bool = False,
        largest: int = LARGEST,
        statuses: tuple[int, ...] = (),
        even_if_barred: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Make a function the handler of an endpoint; the OpenAPI document shows its docstring."""

        def register(handler: Handler) -> Handler:
            summary = " ".join((handler.__doc__ or "").split())
            self.append(
                Endpoint(
                    method, path, handler, summary, answer, body, query, media, guess, largest, statuses, even_if_barred
                )
            )
            return handler

        return register


def game_of(id: str) -> Game[Any]:
    """The game with this id; a refusal if there is none."""
    try:
        return mindtable.game(id)
    except UnknownGame:
        raise refusals.refused(refusals.NOT_FOUND) from None


def malformed(problem: str) -> MindtableError:
    return Malformed(Reason("malformed", args={"problem": problem}))


def whole_number(name: str, text: str) -> int | None:
    """The number in a part of an address; None if the part is empty."""
    if not text:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise malformed(name)
    return int(text)


async def handle(services: Services, endpoint: Endpoint, request: Request) -> Response:
    """Check a request, let the endpoint's handler do it, and make the response."""
    began = time.perf_counter()
    context: RequestContext | None = None
    try:
        await _admit(services, endpoint, request)
        person = await services.sessions.person_of(request.cookies.get(COOKIE, ""))
        demand(services.request_limits.check(person.id if person else network_of(address_of(request))))
        if person is not None and not endpoint.even_if_barred:
            demand(services.sanctions.check_person(person.id))
        context = RequestContext(services, request, person)
        if endpoint.body is not None:
            most = services.settings.largest_request
            data = await body_of(request, min(endpoint.largest or most, most), services.settings.body_seconds)
            context.body = read(data, partial(msgspec.json.decode, type=endpoint.body))
        response = _response(await endpoint.handler(context))
    except MindtableError as error:
        response = refusal_response(error, _asked_about(request, context))
    except Unwritten:  # which the log already says
        response = refusal_response(refusals.refused(refusals.STORAGE))
    if context is not None and context.new_token is not None:
        _set_cookie(services, response, context.new_token)
    spent = time.perf_counter() - began
    services.metrics.count_request(endpoint.method, endpoint.path, response.status_code, spent)
    _log.debug(
        "request",
        method=endpoint.method,
        path=endpoint.path,
        status=response.status_code,
        ms=round(spent * 1000, 1),
    )
    return response


def unexpected(error: Exception) -> MindtableError:
    """The refusal for an exception that no handler expects: the database fails, or we have a bug."""
    failed = isinstance(error, SQLAlchemyError | OSError)
    return refusals.refused(refusals.STORAGE if failed else refusals.SERVER_ERROR)


def refusal_response(error: MindtableError, game: Game[Any] | None = None) -> Response:
    headers = {"Retry-After": "5"} if status_of(error) in (429, 503) else None
    return Response(_encode(refusal(error, game)), status_of(error), headers, JSON)


def _asked_about(request: Request, context: RequestContext | None) -> Game[Any] | None:
    """The game of the address or of the body, which puts its own reasons into words."""
    id = request.path_params.get("game") or getattr(context and context.body, "game", "")
    return mindtable.game(id) if id in mindtable.games() else None


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def _admit(services: Services, endpoint: Endpoint, request: Request) -> None:
    if endpoint.method not in SAFE_METHODS:
        demand(check_origin(request.headers, services.settings.origins))
    network = network_of(address_of(request))
    demand(services.network_limits.check(network))  # before we look anything up
    if endpoint.guess:
        await services.quotas.spend(GUESSES, network)


async def body_of(request: Request, largest: int, seconds: float) -> bytes:
    """The body of a request; a refusal if it is too big or takes too long."""
    length = request.headers.get("content-length", "")
    demand(refusals.TOO_BIG if length.isdecimal() and int(length) > largest else OK)
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                body += chunk
                demand(refusals.TOO_BIG if len(body) > largest else OK)
    except TimeoutError:
        raise refusals.refused(refusals.TOO_SLOW) from None
    return bytes(body)


def read(data: bytes, decode: Callable[[bytes], T]) -> T:
    """What someone sent; a refusal if we can't read it."""
    try:
        found = decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # a ValidationError is the first, too
        raise malformed(str(error)) from error
    if _NUL.search(data):
        raise malformed("NUL")
    return found


def _response(result: Any) -> Response:
    if isinstance(result, TextAnswer):
        return Response(result.text, result.status, dict(result.headers), result.media)
    return Response(_encode(result), media_type=JSON, headers={"Cache-Control": "no-store"})


def _set_cookie(services: Services, response: Response, token: str) -> None:
    if not token:
        response.delete_cookie(COOKIE, path="/")
        return
    response.set_cookie(
        COOKIE,
        token,
        max_age=services.sessions.seconds,
        path="/",
        secure=services.settings.secure,
        httponly=True,
        samesite="lax",
    )


REFUSAL_STATUSES: Final = (400, 401, 403, 404, 409, 413, 429, 500, 503)
