"""The middleware around every request: host check, security headers, an answer where a handler failed unexpectedly."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mindtable.kernel.reasons import OK
from mindtable.server.web import refusals
from mindtable.server.web.endpoints import refusal_response, unexpected
from mindtable.server.web.security import HEADERS, STRICT_TRANSPORT, check_host

_log = structlog.get_logger("mindtable.server")

_ANY_HOST: Final = ("/healthz", "/readyz")  # monitors call us by any name they know


def _host(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")


def _plain_path(scope: Scope) -> str:
    """The path with the names of its parameters instead of their values: codes and signed tokens are secrets."""
    path = str(scope["path"])
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), f"{{{name}}}")
    return path


class Middleware:
    def __init__(self, app: ASGIApp, secure: bool, names: Collection[str]) -> None:
        self.app = app
        self.names = names
        headers = dict(HEADERS) | ({"Strict-Transport-Security": STRICT_TRANSPORT} if secure else {})
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        foreign = scope["path"] not in _ANY_HOST and check_host(_host(scope), self.names) is not OK
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
            await refusal_response(unexpected(error))(scope, receive, shielded)
