"""A server that sends every message back: the least that a server on this WebSocket stack can do."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn


async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.disconnect":
            return
        else:
            await send({"type": "websocket.send", "text": message["text"]})


class Echo(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        print(f"Echo: http://{host}:{port}/", file=sys.stderr, flush=True)


if __name__ == "__main__":
    Echo(
        uvicorn.Config(
            app, port=0, lifespan="off", log_config=None, ws="websockets-sansio", ws_per_message_deflate=False
        )
    ).run()
