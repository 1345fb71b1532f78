"""Record what a real server says at a table, for the tests of the browser client: one JSON file per game.

    mindtable serve --no-browser --port 8330 &
    python tools/record_table.py http://127.0.0.1:8330

One person plays every seat of a seeded table, so the same server always says the same, except for times and ids.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

FOLDER: Final = Path(__file__).parents[1] / "web" / "tests" / "recorded"
MOVES: Final = 14


class Table:
    """A table at which one person sits everywhere, and all that was said there."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.said: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.next = 1

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.line.recv())
        self.said.append(message)
        if message.get("position"):
            self.position = message["position"] if message["type"] != "previewed" else self.position
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        id, self.next = self.next, self.next + 1
        await self.line.send(json.dumps({"id": id, **message}))
        while True:
            heard = await self.hear()
            if heard.get("id") == id:
                return heard

    async def decide(self, kind: str, pick: int) -> dict[str, Any]:
        """Ask something about one of the choices of whoever decides."""
        seat = self.position["deciders"][0]
        if self.position["seat"] != seat:
            await self.ask(type="look", seat=seat)
        action = self.position["choices"][pick]["action"]
        return await self.ask(type=kind, seat=seat, number=self.position["number"], action=action)


async def record(server: str, game: dict[str, Any]) -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        await http.post("/api/me", json={"name": "Ada"})
        asked = {"game": game["id"], "options": {"players": 2}, "seats": [{"kind": "me"}] * 2, "seed": "7"}
        opened = (await http.post("/api/tables", json=asked)).raise_for_status().json()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{opened['id']}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie, "Origin": server}) as line:
        table = Table(line)
        await table.hear()
        for _ in range(MOVES):
            await table.decide("act", 0)
        await table.decide("preview", 0)
        await table.ask(type="why", seat=table.position["seat"], number=table.position["number"])
        await table.decide("act", -1)
        await table.ask(type="undo", seat=table.position["seat"], number=table.position["number"])
        await table.ask(type="say", text="Hello, everyone.", to="table", seat=table.position["seat"])
        await table.ask(type="act", seat=table.position["seat"], number=0, action="nothing")
    told = {"game": game, "table": opened, "messages": table.said}
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{game['id']}.json").write_text(
        json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8"
    )


async def main(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as http:
        games = (await http.get("/api/games")).json()
    for game in games:
        await record(server, game)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
