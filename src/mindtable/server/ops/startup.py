"""Running the server under uvicorn, with a farewell to everyone before it stops."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO, cast

import structlog
import uvicorn
from starlette.applications import Starlette

from mindtable.kernel.errors import fail
from mindtable.server.ops import garbage_collection
from mindtable.server.ops.logs import BOOK, Patient, Throttle
from mindtable.server.ops.settings import Settings
from mindtable.server.store.store import Store
from mindtable.server.web.app import make_app
from mindtable.server.web.half_open import doorway
from mindtable.server.web.refusals import BadSetting

FAREWELL_SECONDS: Final = 0.3
GRACE_SECONDS: Final = 5


class Server(uvicorn.Server):
    """Tells the tables first that it is about to close; their people come back by themselves."""

    def __init__(self, config: uvicorn.Config, app: Starlette, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house = self.app.state.house
        house.ready = False
        house.closing.set()
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
        http=doorway(settings.header_seconds, {part.strip() for part in settings.proxies.split(",")}),
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
    """Every connection is an open file; use as many as the system lets us."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _check_database(settings: Settings) -> None:
    """A database that can't be used gets a sentence, before anything else starts."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(settings: Settings) -> socket.socket:
    """The socket, bound before anything else starts: a port that is taken gets a sentence."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # With its protocol said, asyncio knows that small answers are not to be held back (TCP_NODELAY).
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


def set_up_logs(as_json: bool, level: int = logging.INFO) -> None:
    """Structured logs on standard error. What is logged names things, never their secrets; what repeats is counted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", force=True)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Throttle())
    structlog.configure(
        processors=[
            BOOK,
            Throttle().of_structlog,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Patient(sys.stderr))),
    )
