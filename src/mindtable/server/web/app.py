"""The Starlette application: every route, over the services of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from mindtable.server.notices import mail_pages
from mindtable.server.ops import admin
from mindtable.server.ops.services import Services
from mindtable.server.ops.settings import Settings
from mindtable.server.web import client_files, openapi
from mindtable.server.web.api import ENDPOINTS
from mindtable.server.web.endpoints import handle
from mindtable.server.web.middleware import Middleware
from mindtable.server.web.websocket import serve_table


def make_app(settings: Settings) -> Starlette:
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Starlette(lifespan=lifespan)
    app.state.services = services
    for endpoint in ENDPOINTS:
        app.router.add_route(endpoint.path, partial(handle, services, endpoint), methods=[endpoint.method])
    app.router.add_route("/api/openapi.json", _openapi, methods=["GET"])
    app.router.add_route("/healthz", services.health.healthz, methods=["GET"])
    app.router.add_route("/readyz", services.health.readyz, methods=["GET"])
    app.router.add_websocket_route("/api/tables/{id}/socket", partial(serve_table, services))
    for path, page in _PAGES.items():
        app.router.add_route(path, partial(page, services), methods=["GET", "POST"])
    app.router.add_route("/{path:path}", client_files.page, methods=["GET"])
    app.add_middleware(Middleware, secure=settings.secure, names=settings.names)
    return app


_PAGES: Final[dict[str, Callable[[Services, Request], Awaitable[Response]]]] = {
    "/admin": admin.page,
    "/metrics": admin.metrics_page,
    "/mail/confirm/{token}": mail_pages.confirm_page,
    "/mail/stop/{token}": mail_pages.stop_page,
}


async def _openapi(_: Request) -> Response:
    return JSONResponse(openapi.document())
