"""The server put together: routes, headers, the beginning and the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mindtable.kernel.reasons import OK
from mindtable.server.bots import rest as bots_rest  # noqa: F401 (these register endpoints)
from mindtable.server.notices import rest as notices_rest
from mindtable.server.ops import admin
from mindtable.server.ops.services import House
from mindtable.server.ops.settings import Settings
from mindtable.server.people import conduct_rest  # noqa: F401
from mindtable.server.people import rest as people_rest  # noqa: F401
from mindtable.server.web import client_files, openapi, refusals, rest  # noqa: F401
from mindtable.server.web.endpoints import ENDPOINTS, answer, refusal_response
from mindtable.server.web.security import HEADERS, STRICT_TRANSPORT, check_host
from mindtable.server.web.websocket import serve_table

_log = structlog.get_logger("mindtable.server")


def make_app(settings: Settings) -> Starlette:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(lifespan=lifespan)
    app.state.house = house
    for endpoint in ENDPOINTS:
        app.router.add_route(endpoint.path, partial(answer, house, endpoint), methods=[endpoint.method])
    app.router.add_route("/api/openapi.json", _document, methods=["GET"])
    app.router.add_route("/healthz", _healthz, methods=["GET"])
    app.router.add_route("/readyz", partial(_readyz, house), methods=["GET"])
    app.router.add_websocket_route("/api/tables/{id}/socket", partial(serve_table, house))
    for path, shown in _PAGES.items():
        app.router.add_route(path, partial(shown, house), methods=["GET", "POST"])
    app.router.add_route("/{path:path}", client_files.page, methods=["GET"])
    app.add_middleware(Shield, secure=settings.secure, names=settings.names)
    return app


_PAGES: Final[dict[str, Callable[[House, Request], Awaitable[Response]]]] = {
    "/admin": admin.page,
    "/metrics": admin.figures,
    "/mail/confirm/{sealed}": notices_rest.confirm_page,
    "/mail/stop/{sealed}": notices_rest.stop_page,
}


async def _document(_: Request) -> Response:
    return JSONResponse(openapi.document())


async def _healthz(_: Request) -> Response:
    """Whether the process lives."""
    return JSONResponse({"alive": True})


async def _readyz(house: House, _: Request) -> Response:
    """Whether requests should come here: what people do can be stored, and nobody is closing down."""
    ready = house.ready and not house.closing.is_set() and await house.readiness.can_store()
    return JSONResponse({"ready": ready}, 200 if ready else 503)


_FOR_ANYONE: Final = ("/healthz", "/readyz")  # monitors call us by whatever name they know


def _host(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


def _plain_path(scope: Scope) -> str:
    """The path without what stands in for its parameters: codes and sealed words are secrets."""
    path = str(scope["path"])
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), f"{{{name}}}")
    return path


class Shield:
    """Around everything: the security headers on every answer, and one plain sentence where the server itself fails."""

    def __init__(self, app: ASGIApp, secure: bool, names: Collection[str]) -> None:
        self.app = app
        self.names = names
        headers = dict(HEADERS) | ({"Strict-Transport-Security": STRICT_TRANSPORT} if secure else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        foreign = scope["path"] not in _FOR_ANYONE and check_host(_host(scope), self.names) is not OK
        if scope["type"] == "websocket":
            if foreign:
                await send({"type": "websocket.close", "code": 1008})  # before it was accepted: HTTP status 403
            else:
                await self.app(scope, receive, send)
            return
        started = False

        async def shielded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                own: list[Any] = list(message.get("headers", []))
                named = {name for name, _ in own}
                message["headers"] = own + [pair for pair in self.headers if pair[0] not in named]
            await send(message)

        if foreign:
            await refusal_response(refusals.refused(refusals.WRONG_HOST))(scope, receive, shielded)
            return
        try:
            await self.app(scope, receive, shielded)
        except Exception as error:
            _log.error("failed", path=_plain_path(scope), problem=repr(error), exc_info=True)
            if started:
                raise
            await refusal_response(refusals.refused(refusals.STORAGE))(scope, receive, shielded)
