"""What a REST endpoint is: one description from which the route and its part of the OpenAPI document are made."""

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
from starlette.requests import Request
from starlette.responses import Response

import mindtable
from mindtable.kernel.errors import MindtableError
from mindtable.kernel.game import Game
from mindtable.kernel.reasons import OK, Reason
from mindtable.server.ops.services import House
from mindtable.server.people import accounts
from mindtable.server.people.accounts import COOKIE
from mindtable.server.people.sanctions import warnings_of
from mindtable.server.store.database_file import Unwritten
from mindtable.server.store.records import Person
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


class Plain(NamedTuple):
    """An answer that is no JSON."""

    text: str
    media: str = "text/plain; charset=utf-8"
    headers: Mapping[str, str] = MappingProxyType({})
    status: int = 200


class Ask:
    """One request: who asks, and for what."""

    def __init__(self, house: House, request: Request, person: Person | None, body: Any) -> None:
        self.house = house
        self.request = request
        self.body = body
        self.stranger = person  # who asks, if that is known
        self.cookie: str | None = None  # the token to be set; empty to take it away

    @property
    def person(self) -> Person:
        if self.stranger is None:
            raise refusals.refused(refusals.NO_PERSON)
        return self.stranger

    @property
    def token(self) -> str:
        return self.request.cookies.get(COOKIE, "")

    async def spend(self, quota: Quota) -> None:
        """Count it for the asker and their network; refused where it is too much."""
        who = self.stranger.id if self.stranger is not None else ""
        await self.house.quotas.spend_of_both(quota, who, network_of(address_of(self.request)))

    async def me(self, person: Person | None) -> wire.Me:
        """How a person sees themselves, and what the host has to say to them."""
        me = accounts.me(person)
        if person is not None:
            me.barred = self.house.conduct.sentence(person.id)
            me.warnings = await warnings_of(self.house.store, person.id)
        return me

    async def table(self) -> LiveTable:
        """The table of the address as it is now, if the asker may know of it."""
        live = await self.house.table(self.path("id"), self.person)
        async with live.lock:
            await self.house.tables.catch_up(live)
        return live

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, given: dict[str, str] | None = None) -> int | None:
        """A whole number of the query (or of the path), or None."""
        return whole_number(name, self.request.query_params.get(name, "") if given is None else given[name])


class Endpoint(NamedTuple):
    method: str
    path: str
    deed: Callable[[Ask], Awaitable[Any]]
    about: str
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    media: str = JSON
    guess: bool = False  # of a password or a code: few of these are allowed
    largest: int = LARGEST  # bytes of the body; 0 for the setting's
    statuses: tuple[int, ...] = ()
    always: bool = False  # for those too whom the host has suspended or banned


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
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
    always: bool = False,
) -> Callable[[Callable[[Ask], Awaitable[Any]]], Callable[[Ask], Awaitable[Any]]]:
    """Register a function as an endpoint; its docstring is what the OpenAPI document says of it."""

    def register(deed: Callable[[Ask], Awaitable[Any]]) -> Callable[[Ask], Awaitable[Any]]:
        about = " ".join((deed.__doc__ or "").split())
        ENDPOINTS.append(
            Endpoint(method, path, deed, about, answer, body, query, media, guess, largest, statuses, always)
        )
        return deed

    return register


def malformed(problem: str) -> MindtableError:
    return Malformed(Reason("malformed", args={"problem": problem}))


def whole_number(name: str, text: str) -> int | None:
    """The number in a part of an address; None where it says nothing."""
    if not text:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise malformed(name)
    return int(text)


async def answer(house: House, endpoint: Endpoint, request: Request) -> Response:
    """Do what an endpoint is for, and send what came of it."""
    began = time.perf_counter()
    ask: Ask | None = None
    try:
        await _admit(house, endpoint, request)
        person = await house.people.of_token(request.cookies.get(COOKIE, ""))
        demand(house.requests.check(person.id if person else network_of(address_of(request))))
        if person is not None and not endpoint.always:
            demand(house.conduct.check(person.id))
        ask = Ask(house, request, person, None)
        if endpoint.body is not None:
            most = house.settings.largest_request
            data = await body_of(request, min(endpoint.largest or most, most), house.settings.body_seconds)
            ask.body = read(data, partial(msgspec.json.decode, type=endpoint.body))
        response = _response(await endpoint.deed(ask))
    except MindtableError as error:
        response = refusal_response(error, _asked_about(request, ask))
    except Unwritten:  # the host has been told
        response = refusal_response(refusals.refused(refusals.STORAGE))
    if ask is not None and ask.cookie is not None:
        _set_cookie(house, response, ask.cookie)
    spent = time.perf_counter() - began
    house.metrics.requested(endpoint.method, endpoint.path, response.status_code, spent)
    _log.debug(
        "request",
        method=endpoint.method,
        path=endpoint.path,
        status=response.status_code,
        ms=round(spent * 1000, 1),
    )
    return response


def refusal_response(error: MindtableError, game: Game[Any] | None = None) -> Response:
    headers = {"Retry-After": "5"} if status_of(error) in (429, 503) else None
    return Response(_encode(refusal(error, game)), status_of(error), headers, JSON)


def _asked_about(request: Request, ask: Ask | None) -> Game[Any] | None:
    """The game of the address or of the body, which knows what its reasons speak of."""
    id = request.path_params.get("game") or getattr(ask and ask.body, "game", "")
    return mindtable.game(id) if id in mindtable.games() else None


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def _admit(house: House, endpoint: Endpoint, request: Request) -> None:
    if endpoint.method not in SAFE_METHODS:
        demand(check_origin(request.headers, house.settings.origins))
    network = network_of(address_of(request))
    demand(house.network_requests.check(network))  # before anything is looked up for it
    if endpoint.guess:
        await house.quotas.spend(GUESSES, network)


async def body_of(request: Request, largest: int, seconds: float) -> bytes:
    """What was sent, as long as it isn't too much and doesn't take too long."""
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
    """What someone sent, or a refusal if it cannot be read."""
    try:
        found = decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # a ValidationError is the first, too
        raise malformed(str(error)) from error
    if _NUL.search(data):
        raise malformed("NUL")
    return found


def _response(result: Any) -> Response:
    if isinstance(result, Plain):
        return Response(result.text, result.status, dict(result.headers), result.media)
    return Response(_encode(result), media_type=JSON, headers={"Cache-Control": "no-store"})


def _set_cookie(house: House, response: Response, token: str) -> None:
    if not token:
        response.delete_cookie(COOKIE, path="/")
        return
    response.set_cookie(
        COOKIE,
        token,
        max_age=house.people.token_seconds,
        path="/",
        secure=house.settings.secure,
        httponly=True,
        samesite="lax",
    )


REFUSAL_STATUSES: Final = (400, 401, 403, 404, 409, 413, 429, 503)
