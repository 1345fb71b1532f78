"""Start-up and shutdown: the server under uvicorn, which says goodbye to everyone before it stops."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette

from mindtable.kernel.errors import fail
from mindtable.server.ops import garbage_collection
from mindtable.server.ops.logs import set_up_logs
from mindtable.server.ops.settings import Settings
from mindtable.server.store.store import Store
from mindtable.server.web.app import make_app
from mindtable.server.web.half_open import protocol_class
from mindtable.server.web.refusals import BadSetting

FAREWELL_SECONDS: Final = 0.3
GRACE_SECONDS: Final = 5


class Server(uvicorn.Server):
    """Tells everyone who is connected before it closes; their browsers come back by themselves."""

    def __init__(self, config: uvicorn.Config, app: Starlette, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.services.announce_shutdown()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def make_server(settings: Settings, opened: Callable[[], None] = lambda: None) -> Server:
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        http=protocol_class(settings.header_seconds, {part.strip() for part in settings.proxies.split(",")}),
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # messages are small, and made once for all who see the same
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    return Server(config, app, opened)


def run(settings: Settings, say: Callable[[str], None], browse: bool) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log_json)
    _allow_many_files()
    asyncio.run(_check_database(settings))
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    address = settings.url or f"http://{_visited(host)}:{port}/"

    def opened() -> None:
        garbage_collection.take_over()
        say(f"Mindtable: {address}")
        if browse:
            webbrowser.open(address)

    make_server(settings, opened).run(sockets=[listening])


def _allow_many_files() -> None:
    """Every connection is an open file, so we raise the limit as far as the system lets us."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _check_database(settings: Settings) -> None:
    """If the database can't be used, say so before anything else starts."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(settings: Settings) -> socket.socket:
    """The socket, bound before anything else starts. If the port is taken, say so."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # Asyncio sets TCP_NODELAY, so that small answers go out at once, only if the socket names its protocol.
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        raise fail(BadSetting, "port-taken", host=settings.host, port=str(settings.port)) from error
    return listening


def _visited(host: str) -> str:
    """Where a browser on this machine finds a server that listens there."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
